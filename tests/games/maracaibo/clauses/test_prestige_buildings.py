"""Prestige buildings: investing in them and what they are worth at the end. (MA-PREST)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import BUILDINGS, SYNERGIES, SYNERGY
from quarterdeck.games.maracaibo.state import BUILDINGS_VP
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to, ready
from tests.games.maracaibo.position import Play, Position

PRICE = BUILDINGS["castle"].price
ASSISTANT_CARDS = ("a_dock_foreman_1", "a_ship_carpenter_1", "a_peddler_1", "a_pathfinder_1", "a_envoy_1")


def in_village(position: Position, seat: int = 0) -> Play:
    return position.ship(seat, "p01").play(seat, "main", spent=7).give("village")


def worth(building: str, position: Position) -> int:
    """What a building gives its investor in the final scoring."""
    position.round(4).building(building).invested(0, building).having(0, doubloons=0).having(1, doubloons=0)
    return position.play(0, "final_choice").until("").player(0).vp_from[BUILDINGS_VP]


@clause("MA-PREST-01", "MA-PREST-16")
def test_one_building_is_open_at_the_start_and_one_more_after_each_of_rounds_one_to_three() -> None:
    game = ready(2)
    opened = [game.state.buildings.copy()]
    for round in (2, 3, 4):
        go_to(game, lambda played, round=round: played.state.round == round)  # type: ignore[misc]
        opened.append(game.state.buildings.copy())
    assert [len(buildings) for buildings in opened] == [1, 2, 3, 4]
    assert all(opened[n + 1][: n + 1] == opened[n] for n in range(3)), "open buildings stay open"
    go_to(game, lambda played: not played.asked)
    assert game.state.buildings == opened[3]


@clause("MA-PREST-02")
def test_investing_costs_the_doubloons_and_a_figure_of_the_own_supply() -> None:
    game = in_village(Position(2).building("castle")).give("va_buy", "building castle")
    assert (game.player(0).doubloons, game.player(0).figures, game.player(0).general) == (20 - PRICE, 1, 3)
    assert game.state.investors == {"castle": [0]}


@clause("MA-PREST-02")
def test_without_doubloons_or_figure_nobody_can_invest() -> None:
    assert "va_buy" not in in_village(Position(2).building("castle").having(0, doubloons=PRICE - 1)).options
    assert "va_buy" in in_village(Position(2).building("castle").having(0, doubloons=PRICE)).options
    assert "va_buy" not in in_village(Position(2).building("castle").having(0, figures=0)).options


@clause("MA-PREST-02")
def test_investing_is_one_purchase_like_a_card() -> None:
    game = Position(2).building("castle").hand(0, "a_sailor_1").ship(0, "p01").play(0, "main").give("village")
    game.give("va_buy", "building castle")
    assert game.prompt != "village.act", "the one village action is used"
    assert game.player(0).tableau == []


@clause("MA-PREST-03")
def test_the_investor_takes_the_synergy_token_unless_owned() -> None:
    game = in_village(Position(2).building("castle")).give("va_buy", "building castle")
    assert game.player(0).synergies == [0, 1, 0, 0, 0]
    game = in_village(Position(2).building("castle").synergies(0, "cannon")).give("va_buy", "building castle")
    assert game.player(0).synergies == [0, 1, 0, 0, 0]
    assert game.told("synergy.gained") == []


@clause("MA-PREST-04")
def test_only_the_first_investor_gains_2_vp() -> None:
    first = in_village(Position(2).building("castle")).give("va_buy", "building castle")
    assert first.player(0).vp == 2
    second = in_village(Position(2).building("castle").invested(1, "castle")).give("va_buy", "building castle")
    assert (second.player(0).vp, second.player(1).vp) == (0, 0)
    assert second.state.investors == {"castle": [1, 0]}


@clause("MA-PREST-05")
def test_everybody_may_invest_in_every_open_building_but_only_once_in_each() -> None:
    position = Position(2).building("castle", "abbey", "palace").invested(0, "castle").invested(1, "abbey")
    game = in_village(position.having(0, doubloons=40)).give("va_buy")
    assert game.steps == ["building abbey", "building palace", "pass"]
    game.give("building abbey", "va_buy")
    assert game.steps == ["building palace", "pass"]


@clause("MA-PREST-05", "MA-PREST-16")
def test_closed_buildings_cannot_be_invested_in() -> None:
    game = in_village(Position(2).building("castle").having(0, doubloons=40)).give("va_buy")
    assert game.offers("building") == ["building castle"]


@clause("MA-PREST-06")
def test_buildings_stay_above_the_board_and_are_never_in_a_tableau() -> None:
    game = in_village(Position(2).building("castle")).give("va_buy", "building castle")
    assert game.player(0).tableau == game.player(0).assistants == []
    assert game.state.buildings == ["castle"]


@clause("MA-PREST-16", "MA-INTERIM-05")
def test_the_next_building_opens_after_step_1_of_the_interim_scoring() -> None:
    position = Position(2).building("castle").having(0, doubloons=50).having(1, doubloons=0)
    game = position.play(0, "interim_choice")
    assert game.offers("building") == ["building castle"]
    game.give("vp").until("draw.building").chance("palace")
    assert game.state.buildings == ["castle", "palace"]


@clause("MA-PREST-07")
@pytest.mark.parametrize(("field", "vp"), [("e09", 0), ("e10", 4), ("e16", 4), ("e17", 8), ("e22", 8), ("e23", 12)])
def test_the_abbey_gives_4_vp_for_each_barrier_crossed(field: str, vp: int) -> None:
    assert worth("abbey", Position(2).explorer(0, field)) == vp


@clause("MA-PREST-08")
def test_the_palace_gives_2_vp_for_each_quest_story_tiles_included() -> None:
    assert worth("palace", Position(2).quests_done(0, 3)) == 6
    position = Position(2).quests_done(0, 3)
    position.player(0).quests.append("s01")
    assert worth("palace", position) == 8


@clause("MA-PREST-09", "MA-RUL-45")
@pytest.mark.parametrize(("assistants", "vp"), [(0, 0), (3, 12), (4, 16), (5, 16)])
def test_the_basilica_gives_4_vp_for_each_assistant_at_most_16(assistants: int, vp: int) -> None:
    assert worth("basilica", Position(2).tableau(0, *ASSISTANT_CARDS[:assistants])) == vp


@clause("MA-RUL-45")
def test_figures_on_cards_and_buildings_are_no_assistants() -> None:
    position = Position(2).tableau(0, "a_peddler_1", "b_hermitage_1", "b_trading_post").invested(0, "abbey")
    position.player(0).card_figures = {"b_hermitage_1": 1, "b_trading_post": 3}
    assert worth("basilica", position) == 4
    instant = Position(2).tableau(0, "a_peddler_1", "b_hermitage_1").invested(0, "abbey").hand(0, "b_spy_ring_1")
    instant.player(0).card_figures = {"b_hermitage_1": 1}
    assert in_village(instant).give("va_buy", "card b_spy_ring_1").player(0).vp == 2


@clause("MA-EX-11", "MA-PREST-10", "MA-RUL-44")
def test_the_citadel_gives_2_vp_for_each_combat_point_and_figure_left() -> None:
    assert worth("citadel", Position(2).having(0, figures=2, combat=3, general=3)) == 10


@clause("MA-PREST-10", "MA-RUL-44")
def test_the_citadel_counts_after_step_1() -> None:
    position = Position(2).round(4).building("citadel").having(0, figures=2, combat=3, doubloons=11)
    game = position.having(1, doubloons=0).play(0, "final_choice").give("building citadel").until("")
    assert game.player(0).vp_from[BUILDINGS_VP] == 2 + 2 * (1 + 3)


@clause("MA-PREST-11")
def test_the_minster_gives_3_vp_for_each_synergy_token() -> None:
    assert worth("minster", Position(2).synergies(0, "anchor", "quill", "scales")) == 9


@clause("MA-PREST-12")
def test_the_castle_gives_2_vp_for_each_combat_token() -> None:
    assert worth("castle", Position(2).tokens(0, "k01", "k02", "k03")) == 6


@clause("MA-PREST-13")
def test_the_academy_gives_2_vp_for_each_unlocked_improvement() -> None:
    position = Position(2).unlocked(0, "vp_3", "hand_limit", "village_arms").one_disc(0, "village_speed")
    assert worth("academy", position) == 6


@clause("MA-EX-12", "MA-PREST-14")
def test_the_cathedral_gives_twice_the_vp_of_the_doubloon_income_position_in_addition() -> None:
    position = Position(2).having(0, doubloon_income=18, vp_income=4).round(4).building("cathedral")
    position.invested(0, "cathedral").having(0, doubloons=0).having(1, doubloons=0)
    game = position.play(0, "final_choice").until("")
    assert game.player(0).vp_from[BUILDINGS_VP] == 10
    assert game.player(0).vp == 2 + 4 + 5 + 10, "2 for buying nothing, 4 of the VP income, 15 together"


@clause("MA-PREST-05", "MA-FINAL-03")
def test_only_investors_are_paid_and_for_every_building_of_theirs() -> None:
    position = Position(2).round(4).building("castle", "minster", "academy").tokens(0, "k01").tokens(1, "k02", "k03")
    position.synergies(0, "anchor").synergies(1, "anchor", "quill").unlocked(0, "vp_3").invested(0, "castle").invested(
        1, "castle"
    )
    position.invested(0, "minster").having(0, doubloons=0).having(1, doubloons=0)
    game = position.play(0, "final_choice").until("")
    assert game.player(0).vp_from[BUILDINGS_VP] == 2 + 3
    assert game.player(1).vp_from[BUILDINGS_VP] == 4


@clause("MA-PREST-15")
@pytest.mark.parametrize("building", list(BUILDINGS))
def test_every_building_takes_its_price_and_brings_its_synergy(building: str) -> None:
    assert len(BUILDINGS) == 8
    game = in_village(Position(2).building(building)).give("va_buy", f"building {building}")
    assert game.player(0).doubloons == 20 - BUILDINGS[building].price
    owned = [synergy.id for synergy in SYNERGIES if game.player(0).synergies[SYNERGY[synergy.id]]]
    assert owned == [SYNERGIES[BUILDINGS[building].synergy].id]


@clause("MA-PERM-02", "MA-PREST-02")
def test_discounts_hold_for_buildings_too() -> None:
    game = in_village(Position(2).building("castle").tableau(0, "a_builder_1", "a_innkeeper_1"))
    game.give("va_buy", "building castle")
    assert game.player(0).doubloons == 20 - (PRICE - 3)
    position = Position(2).building("castle").tableau(0, "a_builder_1").having(0, doubloons=PRICE - 2)
    assert "va_buy" in in_village(position).options
