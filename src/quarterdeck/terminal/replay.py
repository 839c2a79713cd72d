"""A game from its file: shown as a seat was told it, or checked from the first answer to the last."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from quarterdeck import games
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.tables import verify
from quarterdeck.kernel.tables.gamefile import FileError, read, replayed
from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.terminal.page import listed
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.streams import Output


class Replay:
    """A file that was played again. Raises FileError, or SettingError for a game that is not known."""

    def __init__(self, path: Path, lang: str, to: int = -1) -> None:
        self.path = path
        self.file = read(path)
        self.answers = len(self.file.lines)
        if to > self.answers:
            raise FileError(f"the file {path} has {self.answers} answers, not {to}")
        name = self.file.header.get("game", "")
        if not name:
            raise FileError(f"the header of {path} does not say which game it is")
        game = games.game(name)
        self.table = replayed(self.file, game, to, deal_on=False)
        self.at = self.answers if to < 0 else to
        self.text = text_of(game, lang)
        self.shown = Show(self.table, self.text)

    def show(self, seat: int, width: int) -> None:
        """The log as told to the seat, and its board."""
        output = Output(sys.stdout, width)
        say = self.text.say
        output.heading(say("table-log"))
        output.write(listed(self.shown.log(seat), output.width))
        output.write()
        side = self.shown.side(seat) if seat >= 0 else say("cli-onlooker")
        output.heading(say("cli-replay-at", at=self.at, all=self.answers, side=side))
        output.write(self.shown.board(seat, output.width), styles=self.shown.styles())
        if self.table.over:
            output.write()
            for one, score in enumerate(self.table.game.scores(self.table.state)):
                output.write(say("end-score", side=self.shown.side(one), score=score))
            for rival in self.table.game.rivals(self.table.state):
                output.write(say("end-score", side=self.text.name("faction", rival.side), score=rival.score))

    def figures(self, seat: int) -> dict[str, Any]:
        """The same as plain values."""
        return {
            "game": self.table.game.id,
            "answers": self.at,
            "of": self.answers,
            "over": self.table.over,
            "scores": self.table.game.scores(self.table.state),
            "log": self.shown.log(seat),
            "view": self.table.view(seat),
        }

    def verified(self) -> dict[str, Any]:
        """Checks the dice by the independent program; the answers were checked when the game was replayed."""
        seed, text = bool(self.file.header.get("seed")), self.path.read_text(encoding="utf-8")
        if seed:
            problems = verify.check(text)
            if problems:
                raise FileError("; ".join(problems))
        dice = sum(1 for entry in self.table.journal if entry.seat == CHANCE)
        words = [list(word) for word in verify.words_of(verify.parts(text)[0])[0]]
        return {"answers": self.at, "dice": dice, "seed": seed, "words": words, "over": self.table.over}

    def verdict(self, figures: dict[str, Any]) -> str:
        """What the check found, in a sentence."""
        if not figures["seed"]:
            return self.text.say("cli-verify-no-seed", answers=self.at)
        message = "cli-verify-fine" if figures["over"] else "cli-verify-open"
        words = [
            self.text.say("cli-verify-word", start=start + 1, seat=seat, word=word)
            for start, seat, word in figures["words"]
        ]
        return "\n".join([self.text.say(message, answers=self.at, dice=figures["dice"]), *words])
