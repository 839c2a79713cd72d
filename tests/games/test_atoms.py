"""Change and story are one: what people see changes in the atoms alone, and never without an event.

Working fields only say how far a rule has got; they change wherever a rule needs it. What the set-up draws before
anybody plays may lie there without a word.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.fuzz.settings import drawn_options
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.state import parts_below, shape_of
from quarterdeck.kernel.tables.run import Run, send_answers
from quarterdeck.kernel.tables.table import Table
from quarterdeck.sim.match import bot_seed, play_at_table
from tests.games.changes import Atoms, Changes, Known, functions_in, is_atoms, is_blank, is_setup, modules_of
from tests.registry import OWN

SILENT_YET: Final[dict[str, str]] = {
    "maracaibo": "piles that are shuffled anew, tiles that the set-up puts down",
    "marauders": "piles that are shuffled anew, offers and cards on their way",
    "dead_reckoning": "cards and goods on their way, sails spent",
}
"""Games in which a few atoms still tell nothing, and of what. Whoever gives the last of them an event takes the game
out: a test sees to that."""

TELLING: Final = [id for id in OWN if id not in SILENT_YET]

SEED: Final = 17
GAMES_EACH: Final = 2
"""So many games are looked at for each number of players."""

MOST_DECISIONS: Final = 2_000
"""Of each game so much is looked at."""


def working_fields(game: str) -> set[str]:
    """The fields that the state declares as working, as `Class.field`."""
    parts = parts_below(games.game(game).state_class())
    return {
        f"{part.__name__}.{name}" for part in parts for name, sight in shape_of(part).fields.items() if sight.working
    }


# In the source


def changes_outside_atoms(game: str) -> list[str]:
    """Where rules change a field that people see. What makes the blank table is no change."""
    modules = modules_of(game)
    changes = Changes(Known(modules), working_fields(game))
    return [
        f"{name}, line {change.line}: {change.text} changes {change.field}"
        for name, module in modules.items()
        if not name.startswith("state") and not is_atoms(name)
        for cls, function in functions_in(module)
        if not is_blank(function.name)
        for change in changes.of(cls, function)
    ]


def silent_atoms(game: str) -> list[str]:
    """The atoms that change such a field and tell nothing."""
    modules = modules_of(game)
    atoms = Atoms(modules, Changes(Known(modules), working_fields(game)))
    return [f"{name}.{function}" for name, function in atoms.silent()]


@pytest.mark.parametrize("id", OWN)
def test_rules_change_what_people_see_in_atoms_alone(id: str) -> None:
    assert changes_outside_atoms(id) == []


@pytest.mark.parametrize("id", TELLING)
def test_every_atom_tells_what_it_changes(id: str) -> None:
    assert silent_atoms(id) == []


@pytest.mark.parametrize("id", OWN)
def test_working_fields_are_fields_of_the_state(id: str) -> None:
    declared = {f"{cls}.{field}" for cls, fields in Known(modules_of(id)).state.items() for field in fields}
    assert working_fields(id) - declared == set()
    assert "State.phase" in working_fields(id)


# In games


def observed(value: Any, working: set[str]) -> Any:
    """What people see of a part of the state, as plain values."""
    if isinstance(value, dict):
        return [(key, observed(one, working)) for key, one in value.items()]
    if isinstance(value, (list, tuple)):
        return [observed(one, working) for one in value]
    if not dataclasses.is_dataclass(value):
        return value
    cls = type(value).__name__
    names = [field.name for field in dataclasses.fields(value) if f"{cls}.{field.name}" not in working]
    return {name: observed(getattr(value, name), working) for name in names}


def differing(before: Any, after: Any, path: str = "") -> list[str]:
    """The paths of the fields that are not what they were."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [found for name in before for found in differing(before[name], after[name], f"{path}.{name}")]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [found for one, two in zip(before, after, strict=True) for found in differing(one, two, path)]
    return [path.lstrip(".")]


def bot_game(game: Game, players: int, seed: int) -> Table:
    """The beginning of a game between the game's own bots, or random ones where it has none."""
    specs = [*game.bots, "random"]
    bots = [make_bot(specs[(seed + seat) % len(specs)], bot_seed(seed, seat), game) for seat in range(players)]
    setting = game.check(Setting(players, drawn_options(game, players, seed)))
    return play_at_table(game, setting, bots, seed, MOST_DECISIONS)


@cache
def set_up_functions(game: str) -> frozenset[str]:
    """The names of the functions that set the table up. (A compiled function does not tell its module.)"""
    modules = {name: module for name, module in modules_of(game).items() if is_setup(name)} if game in OWN else {}
    return frozenset(function.name for module in modules.values() for _, function in functions_in(module))


def silent_changes(game: Game, table: Table, working: set[str]) -> list[str]:
    """Where in the game people see something change that they are not told of, from one question to the next."""
    run = Run(game, game.start(table.setting))
    setting_up = set_up_functions(game.id)
    events = run.ctx.events = []
    run.begin()
    found: list[str] = []
    seen, told, at = observed(run.ctx.state, working), len(events), 0
    while run.ask is not None and at < len(table.journal):
        ask, phase = run.ask, run.ctx.state.phase
        after = at + len(ask.seats())
        send_answers(run, table.journal[:after], at)
        now = observed(run.ctx.state, working)
        if len(events) == told and game.rules[phase].__name__ not in setting_up:
            found += [f"{path} after {ask.prompt} in {phase}" for path in differing(seen, now)]
        seen, told, at = now, len(events), after
    return found


def silent_in_games(id: str) -> Iterator[str]:
    """The same in a handful of games, as they are played."""
    game = games.game(id)
    for players in game.players:
        for seed in range(SEED, SEED + GAMES_EACH):
            yield from dict.fromkeys(silent_changes(game, bot_game(game, players, seed), working_fields(id)))


@pytest.mark.parametrize("id", TELLING)
def test_nothing_that_people_see_changes_without_a_word(id: str) -> None:
    assert list(silent_in_games(id)) == []


def test_a_change_without_a_word_would_be_seen() -> None:
    """The dice of a battle are told when all of them are rolled; they are working fields."""
    game = games.game("ahoy")
    found = [found for players in game.players for found in silent_changes(game, bot_game(game, players, SEED), set())]
    assert any("rolled after roll.battle" in one for one in found)


# What is still to be done


def test_games_that_are_not_carried_over_really_are_not() -> None:
    assert [id for id in SILENT_YET if id not in OWN] == []
    ready = [id for id in SILENT_YET if not (silent_atoms(id) or any(silent_in_games(id)))]
    assert ready == [], "take them out of SILENT_YET"
