"""A bot that would go round in circles ends its turn all the same."""

from __future__ import annotations

from typing import Any

from quarterdeck import games
from quarterdeck.bots.own_bot import OwnBot
from quarterdeck.bots.trail import LONG, Trail
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.advice import best_advised
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.sim.match import play_at_table


def stevedore(state: Any, ask: Ask[Any]) -> list[float]:
    """Loads and unloads cargo for ever, and does nothing else."""
    return [3.0 if str(option).startswith(("('load'", "('unload'")) else 0.0 for option in ask.options()]


def choose_to_load(perspective: Perspective, chance: Randomness) -> Value:
    return best_advised(perspective, chance, stevedore)


def test_a_turn_of_loading_and_unloading_ends() -> None:
    game = games.game("dead_reckoning")
    table = play_at_table(game, Setting(2), [OwnBot("stevedore", seat, choose_to_load) for seat in (0, 1)], 1, 400)
    loads = [entry for entry in table.journal if entry.prompt == "main.act" and entry.value[0] in ("load", "unload")]
    turns = [event.args[0] for event in table.events if event.kind == "turn.begins"]
    assert len(loads) > LONG and {0, 1} <= set(turns[1:])


def at_the_main_phase() -> Table:
    table = Table(games.game("dead_reckoning"), Setting(2), Dealer(seed_from_number(1), "trail"))
    while table.ask is not None and table.ask.prompt != "main.act":
        table.answer(table.waiting()[0], table.options(table.waiting()[0])[0])
    return table


def test_only_what_was_answered_at_the_same_position_is_left_out_and_only_after_long() -> None:
    table, trail = at_the_main_phase(), Trail()
    seat = table.waiting()[0]
    every = table.options(seat)
    first = table.keys(seat)[0]
    for _ in range(LONG):
        assert trail.perspective(table, seat).options() == every
        trail.answers(first)
    assert trail.perspective(table, seat).options() == every
    trail.answers(first)
    assert trail.perspective(table, seat).options() == every[1:]
    for key in table.keys(seat)[1:]:
        trail.answers(key)
    assert trail.perspective(table, seat).options() == every, "where nothing is left, everything is"


def test_a_trail_ends_when_another_seat_decides() -> None:
    table, trail = at_the_main_phase(), Trail()
    seat = table.waiting()[0]
    for _ in range(LONG + 2):
        trail.perspective(table, seat)
        trail.answers(table.keys(seat)[0])
    assert trail.perspective(table, seat).but
    trail.perspective(table, 1 - seat)
    assert trail.in_a_row == 0
    assert not trail.perspective(table, seat).but
