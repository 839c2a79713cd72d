"""The value of a position: more is better, the end is exact, and a search is the better for it."""

from __future__ import annotations

import pytest

from quarterdeck.bots import make_bot
from quarterdeck.games.marauders.bosun.valuing import expectation
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.views.perspective import Perspective
from tests.games.marauders.position import Position


def value(position: Position, seat: int = 0) -> float:
    return GAME.value(position.state, seat)


def test_two_players_share_the_value() -> None:
    p = Position(2).having(0, glory=4).having(1, glory=1)
    assert value(p, 0) > 0.5 > value(p, 1) > 0
    assert value(p, 0) + value(p, 1) == pytest.approx(1.0)


def test_at_the_end_only_points_count() -> None:
    p = Position(2).having(0, glory=5, stash=40, gold=0).having(1, glory=5, stash=39, gold=90)
    p.state.phase = OVER
    assert value(p, 0) > 0.5 > value(p, 1)
    first, second = (expectation(p.state, player) for player in p.state.players)
    assert 9 <= first < 10 and 8 <= second < 9


def test_at_the_end_ties_go_to_the_track() -> None:
    p = Position(2).having(0, glory=6, stash=30).having(1, glory=5, stash=40)
    p.state.phase = OVER
    assert value(p, 0) > 0.5


@pytest.mark.parametrize(
    "better",
    [
        Position(2).having(0, glory=1),
        Position(2).having(0, gold=20),
        Position(2).having(0, stash=10),
        Position(2).ship(0, "frigate"),
        Position(2).mods(0, "rigging"),
        Position(2).weapons(0, "grapeshot"),
        Position(2).cargo(0, "rum_1", "rum_2"),
        Position(2).specialist(0, "spec_joseph_hays"),
        Position(2).hand(0, "thick_fog_1"),
        Position(2).rumor(0, "ru_pearl_banks"),
    ],
)
def test_whatever_one_has_makes_the_position_better(better: Position) -> None:
    assert value(better) > value(Position(2))


@pytest.mark.parametrize(
    "worse",
    [
        Position(2).ship(0, "sloop", hull=1),
        Position(2).ship(0, "sloop", crew=1),
        Position(2).having(0, bounties=[2, 0, 0, 0]),
        Position(2).having(0, gold=5),
        Position(2).having(1, glory=1),
    ],
)
def test_damage_bounties_and_rivals_make_it_worse(worse: Position) -> None:
    assert value(worse) < value(Position(2))


def test_a_captain_at_sea_beside_his_hunter_is_worse_off_than_in_port() -> None:
    p = Position(2).having(0, gold=25).at(0, "nassau").npc("calico_jack_rackham", "nassau")
    at_sea = value(p)
    assert value(p.at(0, "nassau", in_port=True)) > at_sea


def test_the_same_lead_is_worth_more_the_less_is_left() -> None:
    early, late = Position(2).having(0, glory=1), Position(2).having(0, glory=5).having(1, glory=4)
    assert value(late) > value(early) > 0.5


def test_a_search_with_it_brings_the_gold_home_and_wins() -> None:
    """Nothing but the stash is lacking: two moves, the port, the chest."""
    p = Position(2).having(0, glory=5, stash=30, gold=25).at(0, "curacao")
    table = p.play(0).table
    bots = [make_bot("search:24", 1, GAME), make_bot("random", 2, GAME)]
    while not table.over:
        seat = table.waiting()[0]
        table.answer(seat, bots[seat].decide(Perspective(table, seat)))
    assert GAME.winners(table.state) == [0] and table.state.ended == "target"
    assert table.state.round <= p.state.round + 2
