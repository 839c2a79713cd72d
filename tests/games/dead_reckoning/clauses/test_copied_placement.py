"""Replacing a protected marker by two placements, one of which is copied. (DR-RUL-03, DR-RUL-52)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

PURPLE, BLUE = 0, 1


def at_full_island(*crew: str) -> Play:
    """Blue is at an island full of Purple's markers, who has taken the last turn."""
    game = Position().tile("r1c1", "seahound_isle").at(BLUE, "r1c1").crew(BLUE, *crew).having(PURPLE, done=1)
    return game.influence("r1c1", *[PURPLE] * 4).start(BLUE)


@clause("DR-RUL-03", "DR-RUL-52", "DR-END-03")
def test_the_second_half_may_be_a_copy_of_the_first() -> None:
    play = at_full_island("captain+r1_envoy_l", "gunner+r3_understudy")
    play.use("place_influence").do(PURPLE)
    assert play.slots("r1c1").count(BLUE) == 1
    assert play.told("ability.copied")
    assert play.state.half == -1


@clause("DR-RUL-03", "DR-RUL-52")
def test_while_a_marker_is_half_replaced_only_placing_is_copied() -> None:
    play = at_full_island("captain+r1_envoy_l", "gunner+r3_understudy+r1_stevedore_u", "deckhand")
    play.use("place_influence").do(PURPLE)
    assert play.state.half == PURPLE
    assert {option[0] for option in play.table.options(BLUE)} == {"use"}
    assert len(play.uses("place_influence")) == len(play.uses("copy_ability")) == 1
    play.use("copy_ability")
    assert play.slots("r1c1").count(BLUE) == 1


@clause("DR-RUL-03", "DR-RUL-52")
def test_a_copy_is_no_first_half_if_nothing_is_left_to_follow() -> None:
    play = at_full_island("captain+r1_envoy_l", "gunner+r3_understudy")
    play.use("copy_ability").do(PURPLE)
    assert play.slots("r1c1").count(BLUE) == 1
    used_up = at_full_island("captain+r1_envoy_l", "gunner+r3_understudy")
    used_up.use("place_influence").do(-1)
    assert used_up.state.half == -1
    assert used_up.uses("copy_ability") == []
