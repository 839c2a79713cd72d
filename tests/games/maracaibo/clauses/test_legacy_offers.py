"""L10 to L17: what they offer at a stop, their discs, and the toll of L11. (MA-LEG-10 to -13)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import LEGACY, PLACE
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

HERBS = "a_ship_carpenter_1"
BOOK = "a_dock_foreman_2"


def stopping(start: str, route: str, position: Position) -> Play:
    return position.ship(0, start).play(0).give(route)


# Offers


@clause("MA-LEG-10")
def test_the_offer_comes_before_the_main_action_and_in_addition_to_it() -> None:
    game = stopping("p05", "p06", Position(2).legacy("l12").having(0, doubloons=3, combat=0))
    assert game.prompt == "legacy.offer"
    assert game.steps == ["offer l12", "pass"]
    game.give("offer l12")
    assert (game.player(0).doubloons, game.player(0).combat, game.player(0).vp) == (0, 1, 1), "cost, then reward"
    assert game.prompt == "disc.offer"
    game.give("hand_limit")
    assert sum(game.player(0).discs) == 23
    assert game.state.legacy_discs == {"l12": 1}
    assert game.prompt == "village.act"


@clause("MA-LEG-10")
@pytest.mark.parametrize(
    ("tile", "position", "paid"),
    [
        ("l11", Position(2).having(0, combat=2), "combat"),
        ("l13", Position(2).hand(0, HERBS), "hand"),
        ("l14", Position(2).hand(0, HERBS), "hand"),
        ("l15", Position(2).having(0, figures=1), "figures"),
        ("l16", Position(2).having(0, doubloons=2), "doubloons"),
        ("l17", Position(2).hand(0, BOOK), "hand"),
    ],
)
def test_each_offer_has_its_cost(tile: str, position: Position, paid: str) -> None:
    ships_place = next(place for place, index in PLACE.items() if index == LEGACY[tile].place)
    game = position.legacy(tile).ship(0, ships_place).play(0, "stop")
    game.give(f"offer {tile}")
    assert getattr(game.player(0), paid) in (0, [])


@clause("MA-LEG-10")
@pytest.mark.parametrize("tile", ["l11", "l12", "l13", "l14", "l15", "l16", "l17"])
def test_without_its_cost_there_is_no_offer(tile: str) -> None:
    ships_place = next(place for place, index in PLACE.items() if index == LEGACY[tile].place)
    position = Position(2).legacy(tile).ship(0, ships_place).having(0, doubloons=0, combat=0, figures=0)
    assert position.play(0, "stop").prompt == "village.act"


@clause("MA-LEG-10", "MA-RUL-60")
def test_l10_is_free_and_can_be_used_once_per_stop() -> None:
    game = stopping("p09", "p10", Position(2).legacy("l10").having(0, doubloons=0, combat=0, figures=0))
    game.give("offer l10", "hand_limit")
    assert game.player(0).vp == 1
    assert game.state.legacy_discs == {"l10": 1}
    assert game.prompt == "village.act"


@clause("MA-LEG-10")
def test_an_improvement_unlocked_by_an_offer_holds_at_once() -> None:
    position = Position(2).legacy("l10").one_disc(0, "village_speed").having(0, doubloons=0)
    game = stopping("p08", "p09 p10", position).give("offer l10", "village_speed", "village")
    game.give("va_coin", "va_coin")
    assert game.player(0).doubloons == 2
    assert game.prompt != "village.act"


@clause("MA-LEG-10")
def test_an_offer_may_be_declined_and_is_not_made_where_one_only_passes() -> None:
    game = stopping("p09", "p10", Position(2).legacy("l10")).give("pass")
    assert game.state.legacy_discs == {"l10": 0}
    assert game.prompt == "village.act"
    assert stopping("p09", "p10 p11", Position(2).legacy("l10")).prompt == "combat.begin"


@clause("MA-LEG-10")
def test_without_a_disc_to_take_there_is_no_offer() -> None:
    position = Position(2).legacy("l10")
    position.player(0).discs = [0] * len(position.player(0).discs)
    assert stopping("p09", "p10", position).prompt == "village.act"


@clause("MA-LEG-11")
def test_a_full_tile_can_no_longer_be_used() -> None:
    last = stopping("p09", "p10", Position(2).legacy("l10", discs=2)).give("offer l10", "hand_limit")
    assert last.state.legacy_discs == {"l10": 3}
    assert stopping("p09", "p10", Position(2).legacy("l10", discs=3)).prompt == "village.act"


@clause("MA-LEG-11")
def test_filling_a_tile_fulfils_its_story_card_at_the_end_of_the_round() -> None:
    position = Position(2, "campaign").story("s18").legacy("l13", discs=3).hand(0, HERBS)
    game = stopping("p17", "p18", position).give("offer l13", "hand_limit")
    assert game.state.stories == ["s18"]
    game.until("scoring.choice").until("sail.to")
    assert game.state.stories == ["s20"]
    assert game.state.legacy == []


@clause("MA-RUL-60")
def test_discs_on_offers_stay_in_the_scoring_while_storage_of_new_cities_is_emptied() -> None:
    position = Position(2).legacy("l01", "l04", "l07", "l10", discs=2)
    position.stored("p17", 1).stored("p09a", 1).stored("p15a", 1)
    game = position.play(0, "interim_steps").chance_any()
    assert game.state.legacy_discs == {"l10": 2}
    assert set(game.state.storage) == {0}


@clause("MA-RUL-119")
def test_several_tiles_at_a_place_all_hold() -> None:
    position = Position(2).legacy("l22", "l10").quest("p10", "q24")
    game = stopping("p09", "p10", position).give("offer l10", "hand_limit")
    assert game.steps == ["quest q24", "pass"], "no village actions where fever is"
    toll = Position(2).legacy("l20", "l11").having(0, doubloons=1, combat=2)
    assert "p12 p13" not in toll.ship(0, "p11").play(0).steps
    assert stopping("p11", "p12", Position(2).legacy("l20", "l11").having(0, combat=2)).steps == ["offer l11", "pass"]


# The toll


@clause("MA-LEG-13", "MA-EX-45", "MA-RUL-61")
def test_with_one_doubloon_the_ship_must_stop_at_the_boom() -> None:
    game = Position(2).legacy("l11").ship(0, "p11").having(0, doubloons=1, combat=0).play(0)
    assert game.prompt == "village.act", "there is only this stop"
    assert game.where(0) == "p12"
    assert game.player(0).doubloons == 1


@clause("MA-LEG-13", "MA-EX-45")
def test_with_two_doubloons_the_toll_is_paid_and_the_ship_sails_on() -> None:
    game = stopping("p11", "p12 p13", Position(2).legacy("l11").having(0, doubloons=2))
    assert game.where(0) == "p13"
    assert game.player(0).doubloons == 0


@clause("MA-LEG-13", "MA-RUL-61")
def test_stopping_and_setting_off_cost_nothing_and_a_full_boom_still_takes_its_toll() -> None:
    stop = stopping("p11", "p12", Position(2).legacy("l11").having(0, doubloons=2, combat=0))
    assert stop.player(0).doubloons == 2
    leave = stopping("p12", "p13", Position(2).legacy("l11").having(0, doubloons=2))
    assert leave.player(0).doubloons == 2
    full = stopping("p11", "p12 p14", Position(2).legacy("l11", discs=4).having(0, doubloons=5))
    assert full.player(0).doubloons == 3


@clause("MA-RUL-61")
def test_the_toll_is_due_when_sailing_on_too() -> None:
    position = Position(2).legacy("l11").ship(0, "p10").tableau(0, "b_smuggler_captain_2")
    game = position.having(0, doubloons=3).play(0, "main").give("assistant b_smuggler_captain_2", "p11 p12 p13")
    assert game.player(0).doubloons == 1
    position = Position(2).legacy("l11").ship(0, "p10").tableau(0, "b_smuggler_captain_2")
    game = position.having(0, doubloons=1).play(0, "main").give("assistant b_smuggler_captain_2")
    assert game.steps == ["p11", "p11 p12", "pass"]


@clause("MA-RUL-61")
def test_the_toll_is_paid_at_the_moment_of_passing() -> None:
    game = stopping("p11", "p12 p13", Position(2).legacy("l11").tableau(0, "a_ship_carpenter_2"))
    kinds = [event.kind for event in game.table.events]
    assert kinds.index("doubloons.paid") < kinds.index("assistant.unused") < kinds.index("ship.sailed")
