"""One game under checks: by a driver, or along decisions that are given."""

from __future__ import annotations

from typing import Final

from quarterdeck.bots.base import Worlds
from quarterdeck.fuzz.checks import Checks
from quarterdeck.fuzz.drivers import RANDOM, make_driver
from quarterdeck.fuzz.found import Found, told
from quarterdeck.fuzz.reach import ENDINGS, Reach, Watch
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, seed_from_number
from quarterdeck.kernel.rules.state import state_hash
from quarterdeck.kernel.tables.gamefile import GameFile, parse, replayed, written
from quarterdeck.kernel.tables.table import Table

MOST_DECISIONS: Final = 20_000
"""A game that takes longer is taken for one that never ends."""

Decision = tuple[int, str]
"""A seat and the key of its answer."""


class Violation:
    """Something that must hold and does not.

    `kind`: which check found it (a check of `checks`; `rules` for a rule that fails, `bot` for a bot that does,
    `process` for a replay that goes otherwise elsewhere). `at`: after how many decisions. `file`: a
    game file that leads there.
    """

    def __init__(self, kind: str, at: int, detail: str, file: str) -> None:
        self.kind = kind
        self.at = at
        self.detail = detail
        self.file = file

    def __str__(self) -> str:
        return f"{self.kind}, after {self.at} decisions: {self.detail}"


class Plan:
    """How closely to look, see `Checks`: thinner with a larger `every`, closer with more `tries`; `late`: of decisions
    that are given, only after the last ones."""

    def __init__(
        self, every: int = 1, most_tried: int = 12, only: str = "", tries: int = 1, late: bool = False
    ) -> None:
        self.late = late
        self.every = every
        self.most_tried = most_tried
        self.only = only
        self.tries = tries


class Case:
    """A game to be played: its table, its seed, who plays, and what earlier games have reached."""

    def __init__(
        self,
        setting: Setting,
        seed: int,
        dealer: Dealer | None = None,
        driver: str = RANDOM,
        before: Reach | None = None,
    ) -> None:
        self.setting = setting
        self.seed = seed
        self.driver = driver
        self.before: Reach = Reach() if before is None else before
        self.dealer = Dealer(seed_from_number(seed), f"fuzz-{setting.players}") if dealer is None else dealer


class Played:
    """A game that was played under checks, to its end or to what was found."""

    def __init__(self) -> None:
        self.violation: Violation | None = None
        self.decisions: list[Decision] = []
        self.answers = 0
        self.file = ""
        self.hash = ""
        self.reach: Reach = Reach()


def fuzz_game(game: Game, setting: Setting, seed: int, plan: Plan | None = None) -> list[Violation]:
    """Plays one random game under all checks; what was found, at most one thing, its file cut but not yet short."""
    played = play_checked(game, Case(setting, seed), Plan() if plan is None else plan)
    return [] if played.violation is None else [played.violation]


def play_checked(
    game: Game, case: Case, plan: Plan, decisions: list[Decision] | None = None, most: int = MOST_DECISIONS
) -> Played:
    """Plays and checks: the given decisions, those left out that are not offered; without any, the case's driver."""
    played = Played()
    watch = Watch(game, played.reach)
    watch.begin()
    try:
        return _watched(game, case, plan, decisions, most, played, watch)
    finally:
        watch.end()


def _watched(
    game: Game,
    case: Case,
    plan: Plan,
    decisions: list[Decision] | None,
    most: int,
    played: Played,
    watch: Watch,
) -> Played:
    watch.on = True
    try:
        table = Table(game, case.setting, case.dealer)
    except Exception as failure:
        header = {"game": game.id, "players": str(case.setting.players)}
        words = f"the table cannot be set up: {type(failure).__name__}: {failure}"
        played.violation = Violation("rules", 0, words, GameFile(header, []).text())
        return played
    finally:
        watch.on = False
    try:
        _play(table, case, plan, decisions, most, played, watch)
    except Found as found:
        played.file = _file_of(table)
        played.violation = Violation(found.kind, len(played.decisions), found.detail, played.file)
    played.answers = len(table.journal)
    return played


def _play(
    table: Table,
    case: Case,
    plan: Plan,
    decisions: list[Decision] | None,
    most: int,
    played: Played,
    watch: Watch,
) -> None:
    game, reach = table.game, played.reach
    chance = Worlds(case.seed)
    checks = Checks(table, case.seed + 1, plan.only, plan.every, plan.most_tried, plan.tries, reach)
    checks.step(CHANCE)
    middle = 20 + chance.below(60)
    driver = make_driver(case.driver, game, case.setting.players, chance, reach, case.before)
    given = _Given(decisions)
    unchecked = CHANCE
    while table.ask is not None and len(played.decisions) < most:
        if decisions is None:
            seat, value = driver.decide(table)
            key = game.key(table.ask.prompt, value)
        elif given.find(table):
            seat, key = given.taken()
            value = table.options(seat)[table.keys(seat).index(key)]
        else:
            break
        reach.answered(game, table.ask.prompt, value)
        watch.on = True
        try:
            table.answer_key(seat, key)
        except Exception as failure:
            cause = failure.__cause__ or failure
            raise Found("rules", f"seat {seat + 1} answers {key}: {told(cause)}") from failure
        finally:
            watch.on = False
        played.decisions.append((seat, key))
        if plan.late and given.left() > 1:
            unchecked = seat
            continue
        unchecked = CHANCE
        checks.step(seat)
        if len(played.decisions) == middle or plan.only == "file":
            checks.file_now()
    if unchecked != CHANCE:
        checks.step(unchecked)
    if len(played.decisions) >= MOST_DECISIONS:
        raise Found("rules", f"the game is not over after {MOST_DECISIONS} decisions")
    if table.over and decisions is None:
        reach.count(ENDINGS, game.ending(table.state))
        played.file = _file_of(table)
        played.hash = state_hash(table.state)


class _Given:
    """Decisions that are taken one by one; those that are not offered when their turn comes are left out."""

    def __init__(self, decisions: list[Decision] | None) -> None:
        self.decisions: list[Decision] = [] if decisions is None else decisions
        self.at = 0

    def find(self, table: Table) -> bool:
        """Whether there is another one; on to it."""
        while self.at < len(self.decisions):
            seat, key = self.decisions[self.at]
            if key in table.keys(seat):
                return True
            self.at += 1
        return False

    def left(self) -> int:
        return len(self.decisions) - self.at

    def taken(self) -> Decision:
        self.at += 1
        return self.decisions[self.at - 1]


def _file_of(table: Table) -> str:
    names = [f"seat {seat + 1}" for seat in range(table.setting.players)]
    try:
        return written(table, names).text()
    except Exception as failure:
        return f"the game cannot be written: {type(failure).__name__}: {failure}"


def check_file(game: Game, text: str, plan: Plan | None = None) -> list[Violation]:
    """Plays a file's decisions under all checks, with the dealer of the file's seed; what was found.

    It looks closer than a random game does, since what is hidden has to be dealt in the one way that shows it.
    """
    file = parse(text)
    dealer = file.dealer()
    case = Case(file.setting(), 0, dealer)
    closer = Plan(most_tried=100, tries=20)
    played = play_checked(game, case, closer if plan is None else plan, decisions_of(file))
    return [] if played.violation is None else [played.violation]


def decisions_of(file: GameFile) -> list[Decision]:
    """The seats' own decisions of a file, without chance and choices of one."""
    found: list[Decision] = []
    for line in file.lines:
        who, _, rest = line.partition(" ")
        if who != "*" and not who.endswith("="):
            found.append((int(who.rstrip("?")) - 1, rest.partition(" ")[2]))
    return found


def trace(game: Game, text: str, all_steps: bool = False) -> tuple[list[str], str]:
    """The hash of the state that a file leads to (or of the state after each answer), and what went wrong."""
    hashes: list[str] = []
    try:
        file = parse(text)
        for to in range(len(file.lines)) if all_steps else []:
            hashes.append(state_hash(replayed(file, game, to + 1, deal_on=False).state))
        if not all_steps:
            hashes.append(state_hash(replayed(file, game).state))
    except Exception as failure:
        return hashes, f"{type(failure).__name__}: {failure}"
    return hashes, ""
