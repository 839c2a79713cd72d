"""Who plays the fuzzer's games. All decide through a seat's `Perspective`, as bots do everywhere.

- `random`: any answer alike; it goes where nobody would.
- `own`: the game's own bots (`Game.bots`), drawn for each seat; they play as people do, so battles are won and
  engines built that random play never sees.
- `search`: the search with few iterations; it tries what nobody has thought of, on worlds redealt for the seat.
- `rare`: now a bot's answer, now the one that leads to what was seldom met so far.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.bots import Bot, make_bot
from quarterdeck.bots.trail import Trail
from quarterdeck.fuzz.found import Found, told
from quarterdeck.fuzz.reach import EVENTS, OPTIONS, PAIRS, PROMPTS, THINGS, Reach
from quarterdeck.kernel.game import Game, SettingError
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective

RANDOM: Final = "random"
OWN: Final = "own"
SEARCH: Final = "search"
RARE: Final = "rare"
DRIVERS: Final[list[str]] = [RANDOM, OWN, SEARCH, RARE]
ALL: Final = "all"
"""Every driver that there is for the game."""

SEARCH_SPEC: Final = "search:12:advised=no:cut=6:finish_action=no"
"""Short play-outs, which make a step cheap, without the advice that the own bots follow already."""
FOLLOWED: Final[list[float]] = [0.3, 0.7, 0.95]
"""How much of a game of `rare` its bots decide: drawn for each game, since some things need a game played well."""
LOOKED_AT: Final = 5
"""Of so many answers at most `rare` looks at what follows."""
MOST_FOLLOWING: Final = 50
LEAST: Final = 0.001
"""What an answer is worth that leads to nothing new at all."""


def drivers_of(game: Game) -> list[str]:
    """The drivers that there are for a game."""
    return [driver for driver in DRIVERS if driver != OWN or game.bots]


def check_driver(name: str, game: Game) -> None:
    """Raises SettingError if this game has no such driver."""
    if name not in DRIVERS:
        raise SettingError(f"there is no driver {name}; there are: {', '.join([*DRIVERS, ALL])}")
    if name not in drivers_of(game):
        raise SettingError(f"{game.id} has no bot of its own; its drivers are: {', '.join(drivers_of(game))}")


class Driver:
    """Any answer alike, of any seat that is asked."""

    def __init__(self, chance: Randomness) -> None:
        self.chance = chance

    def decide(self, table: Table) -> tuple[int, Any]:
        """A seat that is asked and its answer."""
        seat = self.seat(table)
        options = table.options(seat)
        return seat, options[self.chance.below(len(options))]

    def seat(self, table: Table) -> int:
        waiting = table.waiting()
        return waiting[self.chance.below(len(waiting))]


class BotDriver(Driver):
    """A bot in each seat."""

    def __init__(self, chance: Randomness, bots: list[Bot]) -> None:
        super().__init__(chance)
        self.bots = bots
        self.trail: Trail = Trail()

    def decide(self, table: Table) -> tuple[int, Any]:
        seat = self.seat(table)
        mine = self.trail.perspective(table, seat)
        value = self.answer(mine)
        if value not in mine.options():
            raise Found("bot", f"{self.bots[seat].name} in seat {seat + 1} answers {value!r}, which is not offered")
        self.trail.answers(mine.key(value))
        return seat, value

    def answer(self, mine: Perspective) -> Any:
        """What the seat answers."""
        return self.asked_bot(mine)

    def asked_bot(self, mine: Perspective) -> Any:
        bot = self.bots[mine.seat]
        try:
            return bot.decide(mine)
        except Exception as failure:
            at = f"{bot.name} in seat {mine.seat + 1} fails at {mine.ask().prompt}"
            raise Found("bot", f"{at}: {told(failure)}") from failure


class RareDriver(BotDriver):
    """A bot in each seat that is not always listened to: else an answer is drawn, the likelier the seldomer it, what it
    points at and what it leads to was met, in this game (`here`) and in those before it (`before`)."""

    def __init__(self, chance: Randomness, bots: list[Bot], here: Reach, before: Reach) -> None:
        super().__init__(chance, bots)
        self.here = here
        self.before = before
        self.followed = FOLLOWED[chance.below(len(FOLLOWED))]

    def answer(self, mine: Perspective) -> Any:
        options = mine.options()
        if len(options) == 1 or self.chance.unit() < self.followed:
            return self.asked_bot(mine)
        kinds = self.by_kind(mine, options)
        looked_at = [self.candidate(mine, kinds) for _ in range(min(LOOKED_AT, len(options)))]
        return looked_at[self.drawn([self.following(mine, value) for value in looked_at])]

    def by_kind(self, mine: Perspective, options: list[Any]) -> dict[str, list[Any]]:
        """The options by what they say: an action with forty targets is still one kind of answer."""
        prompt = mine.ask().prompt
        kinds: dict[str, list[Any]] = {}
        for value in options:
            kinds.setdefault(mine.game.label(prompt, value).message, []).append(value)
        return kinds

    def candidate(self, mine: Perspective, kinds: dict[str, list[Any]]) -> Any:
        """An option of a kind that was seldom chosen, pointing at what was seldom pointed at."""
        names = list(kinds)
        options = kinds[names[self.drawn([self.seldom_said(name) for name in names])]]
        return options[self.drawn([self.pointing(mine, value) for value in options])]

    def seldom_said(self, message: str) -> float:
        """How seldom an answer of this kind was given, or was given after the last one."""
        return max(self.seldom(OPTIONS, message), self.seldom(PAIRS, self.here.pair(message)))

    def pointing(self, mine: Perspective, value: Any) -> float:
        """How seldom the seldomest is that an option points at; 1 where it points at nothing."""
        targets = mine.game.targets(mine.ask().prompt, value)
        return max([self.seldom(THINGS, target) for target in targets], default=1.0)

    def seldom(self, part: str, name: str) -> float:
        """From 1 for what was never met towards 0."""
        return 1.0 / (1 + self.here.times(part, name) + self.before.times(part, name))

    def drawn(self, worths: list[float]) -> int:
        """A number drawn by worth."""
        at = self.chance.unit() * sum(worths)
        for number, worth in enumerate(worths):
            at -= worth
            if at < 0:
                return number
        return len(worths) - 1

    def following(self, mine: Perspective, value: Any) -> float:
        """How seldom the seldomest is that an answer leads to, up to the next decision, in a world that the seat takes
        for possible. A rule that fails there fails again where the checks try every answer, so it is no matter here."""
        run = mine.sample(self.chance)
        ask = run.ask
        if ask is None or ask.seat == SEVERAL:
            return 1.0
        run.ctx.events = []
        try:
            run.send(value)
            self._settle(run)
        except Exception:
            return 1.0
        worth = LEAST
        for event in run.ctx.events or []:
            worth = max(worth, self.seldom(EVENTS, event.kind))
        if run.ask is not None and run.ask.seat != CHANCE:
            worth = max(worth, self.seldom(PROMPTS, run.ask.question.text(run.ask).message))
        return worth

    def _settle(self, run: Run) -> None:
        """On to the next real decision, chance as it comes."""
        for _ in range(MOST_FOLLOWING):
            ask = run.ask
            if ask is None or ask.seat == SEVERAL or (ask.seat != CHANCE and len(ask.options()) > 1):
                return
            options = ask.options()
            run.send(options[self.chance.below(len(options))])


def make_driver(name: str, game: Game, players: int, chance: Randomness, here: Reach, before: Reach) -> Driver:
    """The driver of one game. `here` counts what the game reaches; `before`, what the games before it have reached."""
    check_driver(name, game)
    if name == RANDOM:
        return Driver(chance)
    own = list(game.bots) if name != SEARCH and game.bots else [SEARCH_SPEC]
    bots = [make_bot(own[chance.below(len(own))], chance.below(1_000_000_000), game) for _ in range(players)]
    if name == RARE:
        return RareDriver(chance, bots, here, before)
    return BotDriver(chance, bots)
