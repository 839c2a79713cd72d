"""A game at one screen: people type, bots think, the table is shown to whoever decides."""

from __future__ import annotations

from pathlib import Path

from quarterdeck import rulebook
from quarterdeck.bots import Bot
from quarterdeck.bots.trail import Trail
from quarterdeck.kernel.game import Reason, message_id
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.terminal.commands import COMMANDS, Typed, understood, words_of
from quarterdeck.terminal.lookup import meaning
from quarterdeck.terminal.ordering import ASK, new_orders, until_words
from quarterdeck.terminal.page import LIST_STYLES, definitions, listed, options_block, paragraph
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.streams import Input, Output

HUMAN = "human"
NEWS = 14
"""So many lines of news are shown before a decision."""
LOG = 40

TURN_BEGINS = "turn.begins"
"""The event by which every game says so."""

NOT_OFFERED = "why-not-offered"
"""The reason that tells nothing but this."""

STAY, SHOW, LEAVE = "stay", "show", "leave"
"""After a line: wait for the next one, show the table again, or leave it."""


class Session:
    """One sitting. `seats` says who sits where: `human`, or the spec of the bot in `bots`."""

    def __init__(
        self,
        table: Table,
        seats: list[str],
        bots: dict[int, Bot],
        text: Text,
        output: Output,
        source: Input,
        file: Path,
    ) -> None:
        self.table = table
        self.seats = seats
        self.bots = bots
        self.trail = Trail()
        self.text = text
        self.output = output
        self.source = source
        self.file = file
        self.show = Show(table, text)
        self.words = words_of(text)
        self.people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
        table.forgiving = len(self.people) <= 1
        table.at_once = self.people  # all of them look at this screen
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        self.turn = -1
        self.told = 0
        self.whole = True
        self.decided: dict[int, int] = {}
        """How many answers there were when a person had decided last; answers given in advance do not count."""

    # The sitting

    def run(self) -> int:
        """Plays until the game is over or somebody leaves; the exit code."""
        self._greet()
        try:
            while not self.table.over:
                self.show.name_seats()
                self._watch_turn()
                seat = self._next()
                if seat in self.bots:
                    self._bot_moves(seat)
                elif not self._person_moves(seat):
                    return self._leave()
        except KeyboardInterrupt:
            return self._leave()
        except RuleFailure as failure:
            self._save(self.file)
            self._say("say-failed", file=str(self.file), problem=str(failure))
            return 1
        self._finish()
        return 0

    def _greet(self) -> None:
        title, dealer = self.show.title(), self.table.dealer
        if any(entry.seat >= 0 and not entry.auto for entry in self.table.journal):
            scores = " : ".join(str(score) for score in self.table.game.scores(self.table.state))
            self._say("table-resumed", game=title, scores=scores)
        elif dealer is not None:
            count = self.table.setting.players
            self._say("table-start", game=title, players=count, hash=dealer.commitment())
            self._tell_how_to_win()
        self._say("table-hint")

    def _tell_how_to_win(self) -> None:
        """What the game is about, where its texts say so."""
        if self.text.has("how-to-win"):
            self.output.heading(self.text.say("help-how-to-win"))
            self._say("how-to-win")

    def _next(self) -> int:
        """Who moves: bots first, then whoever has the screen already."""
        waiting = self.table.waiting()
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.at_screen if self.at_screen in waiting else waiting[0]

    def _bot_moves(self, seat: int) -> None:
        says = self.text.say("table-thinking", side=self.show.side(seat), bot=self.seats[seat])
        mine = self.trail.perspective(self.table, seat)
        with self.output.busy(says):
            value = self.bots[seat].decide(mine)
        self.trail.answers(mine.key(value))
        self.table.answer(seat, value)

    def _person_moves(self, seat: int) -> bool:
        """Shows the table and takes lines until something has changed; False if the person leaves."""
        self.trail = Trail()
        if not self._hand_over(seat):
            return False
        self._show_table(seat)
        while True:
            line = self.source.line()
            if line is None:
                return False
            if not line:
                self._show_options(seat)
                continue
            after = self._act(seat, self._understood(seat, line), line)
            if after != STAY:
                return after == SHOW

    def _understood(self, seat: int, line: str) -> Typed:
        said = [choice.says for choice in self.show.choices(seat)]
        return understood(line, self.table.keys(seat), self.words, said)

    def _hand_over(self, seat: int) -> bool:
        """Where several people share the screen nobody sees another's secrets."""
        if seat == self.at_screen:
            return True
        self.output.clear()
        self._say("table-hand-over", side=self.show.side(seat))
        self.at_screen = seat
        self.whole = True
        return self.source.line("") is not None

    def _watch_turn(self) -> None:
        """The whole board is due when the turn has changed hands, or come back to whoever plays alone."""
        turn = self.table.game.active(self.table.state)
        begun = any(event.kind == TURN_BEGINS for event in self.table.events_from(self.told))
        self.whole = self.whole or begun or turn != self.turn
        self.turn, self.told = turn, self.table.told

    def _show_table(self, seat: int) -> None:
        """The whole board at the beginning of a turn; after that only what has happened, and what is asked."""
        glance = "" if self.whole else self.show.glance(seat, self.output.width)
        if self.whole:
            self._draw(self.show.board(seat, self.output.width))
            self.whole = False
        self._show_news(seat)
        if glance:
            self.output.write(glance, styles=self.show.styles())
        self._show_options(seat)

    def _show_options(self, seat: int) -> None:
        """The question and what may be answered."""
        self.output.heading(self.text.say("table-you", side=self.show.side(seat)))
        self.output.write(paragraph(self.show.question(seat), self.output.width), "bold yellow")
        self.output.write(options_block(self.show.choices(seat), self.output.width), styles=LIST_STYLES)
        if self.table.ask is not None and self.table.ask.prompt in self.table.game.orders:
            self.output.write(paragraph(self.text.say("order-hint"), self.output.width), "dim")

    def _draw(self, board: str) -> None:
        self.output.write()
        self.output.heading(self.text.say("table-board"))
        self.output.write(board, styles=self.show.styles())

    def _show_news(self, seat: int) -> None:
        news = self.show.news(seat, self.decided.get(seat))
        if not news:
            return
        self.output.heading(self.text.say("table-news"))
        if len(news) > NEWS:
            self.output.write("  " + self.text.say("table-news-earlier", count=len(news) - NEWS), "dim")
        self.output.write(listed(news[-NEWS:], self.output.width))

    # What was typed

    def _act(self, seat: int, typed: Typed, line: str) -> str:
        if typed.number:
            return self._answer(seat, typed.number)
        if typed.command:
            return self._command(seat, typed.command, typed.argument)
        if typed.several:
            self._say("say-ambiguous", typed=line, keys="; ".join(typed.several))
            return STAY
        return self._unknown(seat, line)

    def _answer(self, seat: int, number: int) -> str:
        options = self.table.options(seat)
        if number > len(options):
            self._say("say-no-number", number=number, count=len(options))
            return STAY
        self.decided[seat] = len(self.table.journal) + 1
        self.table.answer(seat, options[number - 1])
        return SHOW

    def _unknown(self, seat: int, line: str) -> str:
        reason = self.table.why_not(seat, line)
        if reason.clause and reason.message != NOT_OFFERED:
            self._explain(line, reason)
        else:
            self._say("say-unknown", typed=line)
        return STAY

    def _command(self, seat: int, name: str, argument: str) -> str:
        if name in ("undo", "redo", "restart"):
            return self._take_back(seat, name)
        if name == "quit":
            return LEAVE
        if name == "concede":
            return self._concede(seat, argument)
        if name == "options":
            self._show_options(seat)
        elif name == "board":
            self._draw(self.show.board(seat, self.output.width))
            self._show_options(seat)
        elif name == "orders":
            return self._orders(seat, argument)
        elif name == "log":
            self._log(seat, argument)
        elif name == "what":
            self._what(seat, argument)
        elif name == "why":
            self._why(seat, argument)
        elif name == "rule":
            self._rule(argument)
        elif name == "save":
            self._save_to(argument)
        else:
            self._help()
        return STAY

    def _orders(self, seat: int, argument: str) -> str:
        """Shows what is answered in advance, or changes it; without a number the question that is asked now."""
        table, asked = self.table, self.table.ask
        known = list(table.game.orders)
        if not known:
            self._say("say-no-orders")
            return STAY
        here = until_words(self.text).get(argument.lower(), ASK)
        if here != ASK and asked is not None and asked.prompt in known:
            table.order(seat, table.orders.of(seat) | {asked.prompt: here})
            return self._answer(seat, 1 + table.options(seat).index(table.game.orders[asked.prompt]))
        orders = new_orders(argument, table.orders.of(seat), known, self.text) if argument else None
        if orders is not None:
            table.order(seat, orders)
        self._show_orders(seat)
        return STAY

    def _show_orders(self, seat: int) -> None:
        held = self.table.orders.of(seat)
        self.output.heading(self.text.say("order-title"))
        for number, prompt in enumerate(self.table.game.orders, start=1):
            until = self.text.say(f"order-{held.get(prompt, ASK)}")
            occasion = self.text.render(self.table.game.questions.named(prompt).occasion())
            self.output.write(f"{number:>4}  {occasion}: {until}", styles=LIST_STYLES)
        self._say("order-how")

    def _take_back(self, seat: int, name: str) -> str:
        try:
            if name == "undo":
                self.table.undo(seat)
            elif name == "redo":
                self.table.redo(seat)
            else:
                self.table.restart_turn(seat)
        except Refused as refusal:
            self._say(refusal.said or "say-nothing-to-redo")
            return STAY
        self._say({"undo": "say-undone", "redo": "say-redone", "restart": "say-restarted"}[name])
        return SHOW

    def _concede(self, seat: int, argument: str) -> str:
        if not self.table.game.may_concede(self.table.state, seat):
            self._say("say-no-concede")
            return STAY
        if argument.lower() not in ("yes", "ja"):
            self._say("say-concede-sure")
            return STAY
        self.table.concede(seat)
        return SHOW

    def _log(self, seat: int, argument: str) -> None:
        lines = self.show.log(seat)
        self.output.heading(self.text.say("table-log"))
        if not lines:
            self._say("table-log-empty")
        elif not argument:
            lines = lines[-LOG:]
        elif argument.isdigit():
            lines = lines[-max(1, int(argument)) :]
        self.output.write(listed(lines, self.output.width))

    def _what(self, seat: int, name: str) -> None:
        """What a thing does or a word means."""
        if not name:
            self._say("say-what-what")
            return
        found = meaning(self.table.game, self.text, name, self.text.seats[seat])
        for called, says in found.explained.items():
            self._say("say-what", name=called, text=says)
        if self.text.lang != "en":
            for term in found.terms:
                self._say("say-what-term", german=term.german, english=term.english)
        for clause in found.clauses:
            self._say("say-why-clause", clause=clause.id, text=clause.text)
        if found.more:
            self._say("say-what-more", clauses=", ".join(found.more), first=found.more[0])
        if found.nothing():
            self._say("say-what-unknown", name=name)

    def _why(self, seat: int, key: str) -> None:
        if not key:
            self._say("say-why-what")
            return
        typed = self._understood(seat, key)
        if 0 < typed.number <= len(self.table.options(seat)):
            self._say("say-offered", key=key, number=typed.number)
        elif typed.several:
            self._say("say-offered-several", key=key, options="; ".join(typed.several))
        else:
            self._explain(key, self.table.why_not(seat, key))

    def _explain(self, key: str, reason: Reason) -> None:
        """That it is not offered, the closer reason if there is one, and the clause with its text."""
        self._say("say-why-unknown", key=key)
        if reason.message != NOT_OFFERED:
            if self.text.has(reason.message):
                self._say(reason.message)
            elif self.text.lang == "en":
                self.output.write(paragraph(reason.text, self.output.width))
        if reason.clause:
            self._rule(reason.clause)

    def _rule(self, wanted: str) -> None:
        try:
            found = rulebook.find(self.table.game.id, wanted)
            example = rulebook.clauses(self.table.game.id)[0].id
        except rulebook.RulebookError:
            found, example = [], "XX-TURN-01"
        if not wanted:
            self._say("say-rule-what", example=example, topics=", ".join(self._topics()))
        elif not found:
            self._say("say-rule-unknown", clause=wanted)
        for clause in found:
            self._say("say-why-clause", clause=clause.id, text=clause.text)

    def _topics(self) -> list[str]:
        """The topics of the rules, each once."""
        try:
            found = [clause.prefix.partition("-")[2] for clause in rulebook.clauses(self.table.game.id)]
        except rulebook.RulebookError:
            return []
        return list(dict.fromkeys(found))

    def _help(self) -> None:
        rows = [(self.text.say(f"help-{name}"), self.text.say(f"help-{name}-says")) for name in ("number", "key")]
        rows += [(self.text.say(f"command-{name}"), self.text.say(f"help-{name}-says")) for name in COMMANDS]
        self.output.heading(self.text.say("help-title"))
        self.output.write(definitions(rows, self.output.width))
        self._tell_how_to_win()
        legend = self.show.legend(self.output.width)
        if legend:
            self.output.heading(self.text.say("help-legend"))
            self.output.write(legend)

    # Files and the end

    def _save_to(self, name: str) -> None:
        if not name:
            self._say("say-save-where")
        elif self._save(Path(name).expanduser()):
            self._say("say-saved", file=name, lang=self._lang())

    def _lang(self) -> str:
        """What a command needs to go on in this language."""
        return "" if self.text.lang == "en" else f" --lang {self.text.lang}"

    def _save(self, file: Path) -> bool:
        try:
            file.write_text(written(self.table, self.seats).text(), encoding="utf-8")
        except OSError as problem:
            self._say("say-not-saved", file=str(file), problem=problem.strerror or str(problem))
            return False
        return True

    def _leave(self) -> int:
        self.output.write()
        if not self._save(self.file):
            return 1
        self._say("say-saved", file=str(self.file), lang=self._lang())
        self._say("say-quit")
        return 0

    def _finish(self) -> None:
        game, state = self.table.game, self.table.state
        viewer = self.people[0] if len(self.people) == 1 else -1
        self._draw(self.show.board(viewer, self.output.width))
        if viewer >= 0:
            self._show_news(viewer)
        self.output.heading(self.text.say("end-title"))
        self._say(f"ending-{game.ending(state).replace('_', '-')}")
        self._show_scores()
        winners = [self.show.side(seat) for seat in game.winners(state)]
        if not winners:
            self._say("end-lost")
        elif len(winners) == 1:
            self._say("end-won", side=winners[0])
        else:
            self._say("end-shared", sides=", ".join(winners))
        self._tell_seed()

    def _show_scores(self) -> None:
        """Each seat's points, with where they come from if the game keeps account of it."""
        game, state = self.table.game, self.table.state
        breakdown = game.breakdown(state)
        for seat, score in enumerate(game.scores(state)):
            self._show_score(self.show.side(seat), score, breakdown[seat] if breakdown else [])
        for rival in game.rivals(state):
            self._show_score(self.text.name("faction", rival.side), rival.score, rival.parts)

    def _show_score(self, side: str, score: int, parts: list[tuple[str, int]]) -> None:
        self._say("end-score", side=side, score=score)
        for source, points in parts:
            name = self.text.say(message_id("source", source))
            self.output.write(f"  {points:>4}  {name}")

    def _tell_seed(self) -> None:
        dealer = self.table.dealer
        if dealer is not None:
            self._say("end-seed", seed=dealer.seed, match=dealer.match, hash=dealer.commitment())
        if self._save(self.file):
            self._say("end-verify", file=str(self.file))

    def _say(self, message: str, **args: int | str) -> None:
        self.output.write(paragraph(self.text.say(message, **args), self.output.width))
