"""The interim scoring after rounds I to III. (MA-INTERIM)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import IMPROVEMENT, PLACE, PLACES
from quarterdeck.games.maracaibo.rules.atoms.purse import scorings_to_come
from quarterdeck.games.maracaibo.state import INCOME_VP, SCORING_VP
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to
from tests.games.maracaibo.position import Play, Position

OPEN = ["a_builder_1", "a_builder_2", "a_healer_1", "a_healer_2"]
FULL = ["a_peddler_1", "a_peddler_2", "a_sailor_1", "a_sailor_2"]


def scored(position: Position, ender: int = 0) -> Play:
    """The whole interim scoring; whoever chooses takes 2 VP."""
    game = position.play(ender, "interim_choice")
    while game.prompt == "scoring.choice":
        game.give("vp")
    return go_to(game, lambda game: game.prompt == "sail.to")


# Step 1


@clause("MA-INTERIM-01")
@pytest.mark.parametrize(("ender", "order"), [(0, "012"), (1, "120"), (2, "201")])
def test_step_one_goes_clockwise_from_the_player_on_21a(ender: int, order: str) -> None:
    game = Position(3).hand(0, *FULL[:1]).hand(1, *FULL[1:2]).hand(2, *FULL[2:3]).play(ender, "interim_choice")
    asked = ""
    while game.prompt == "scoring.choice":
        asked += game.asked
        game.give("vp")
    assert asked == order


@clause("MA-INTERIM-01")
def test_in_step_one_a_player_may_gain_two_vp_instead() -> None:
    game = Position(2).hand(0, "a_sailor_1").having(0, vp=0).play(0, "interim_choice")
    game.give("vp")
    assert game.player(0).vp_from[SCORING_VP] == 2
    assert game.player(0).vp == 2
    assert game.player(0).hand == ["a_sailor_1"], "no refill"
    assert game.asked == "1"


@clause("MA-INTERIM-01", "MA-CARD-03")
def test_in_step_one_a_card_of_the_hand_or_a_planning_space_is_bought_or_a_building() -> None:
    position = Position(2).hand(0, "a_sailor_1", "b_harbor_1").planned(0, "a_planter_1").building("minster")
    game = position.having(0, doubloons=12, figures=1).play(0, "interim_choice")
    assert game.options == ["card a_sailor_1", "card a_planter_1", "building minster", "vp"]
    without = Position(2).hand(0).building("minster").having(0, doubloons=12, figures=0).play(0, "interim_choice")
    assert without.player(0).vp == 2, "only the 2 VP are left, they are taken without asking"


@clause("MA-RUL-127")
@pytest.mark.parametrize("phase", ["interim_choice", "final_choice"])
def test_whoever_has_cards_is_asked_even_if_nothing_can_be_bought(phase: str) -> None:
    """Not asking would tell the others that no card of the hidden hand can be paid."""
    for rich in (0, 12):
        game = Position(2).hand(0, "b_harbor_1").having(0, doubloons=rich, figures=0).play(0, phase)
        assert (game.asked, game.prompt) == ("0", "scoring.choice")
    poor = Position(2).hand(0, "b_harbor_1").having(0, doubloons=0, figures=0).play(0, phase)
    assert poor.options == ["vp"]


@clause("MA-INTERIM-01", "MA-RUL-120", "MA-DRAW-04")
def test_after_a_purchase_the_hand_is_refilled_as_in_phase_c() -> None:
    position = Position(2).hand(0, "a_sailor_1", "a_gunner_1", "a_gunner_2").display(*OPEN).having(0, doubloons=5)
    game = position.play(0, "interim_choice")
    game.give("card a_sailor_1")
    assert (game.asked, game.prompt) == ("0", "draw.from")
    game.give("display a_healer_2")
    assert game.player(0).doubloons == 5 - 3 - 1
    game.give("pile").chance("a_envoy_1")
    assert game.player(0).hand == ["a_gunner_1", "a_gunner_2", "a_healer_2", "a_envoy_1"]
    game.chance("a_envoy_2")
    assert game.state.display == [*OPEN[:3], "a_envoy_2"]
    assert game.asked == "1"


@clause("MA-RUL-120")
@pytest.mark.parametrize("choice", ["card a_planter_1", "building minster"])
def test_the_hand_is_refilled_also_after_a_planned_card_or_an_investment(choice: str) -> None:
    position = Position(2).hand(0, "a_gunner_1").planned(0, "a_planter_1").building("minster").display(*OPEN)
    game = position.having(0, doubloons=20, figures=1).play(0, "interim_choice")
    game.give(choice)
    assert (game.asked, game.prompt) == ("0", "draw.from")
    game.give("pile").chance("a_envoy_1").give("pile").chance("a_envoy_2").give("pile").chance("a_sailor_2")
    assert game.player(0).hand == ["a_gunner_1", "a_envoy_1", "a_envoy_2", "a_sailor_2"]


@clause("MA-RUL-71")
def test_a_player_completes_purchase_effects_and_refill_before_the_next_chooses() -> None:
    position = Position(2).hand(0, "a_shipwright_1", *FULL[:3]).hand(1, "a_gunner_1").display(*OPEN)
    game = position.play(0, "interim_choice")
    game.give("card a_shipwright_1")
    assert (game.asked, game.prompt) == ("0", "disc.remove")
    game.give("vp_3")
    assert (game.asked, game.prompt) == ("0", "draw.from")
    game.give("display a_builder_1").chance("a_envoy_1")
    assert (game.asked, game.prompt) == ("1", "scoring.choice")
    assert game.state.display[0] == "a_envoy_1"


@clause("MA-RUL-72", "MA-SHIP-13")
def test_a_village_action_won_in_step_one_is_carried_out_without_free_actions() -> None:
    """The disc of the card unlocks the master stroke, which leads the explorer to the last field."""
    position = Position(2).hand(0, "a_shipwright_1", "a_sailor_1").explorer(0, "e23").having(0, doubloons=10)
    position.unlocked(0, "vp_3", "doubloons_5", "hand_limit", "village_arms").one_disc(0, "master_stroke")
    game = position.career(0, "career_merchant").hand(0, "a_shipwright_1", "a_sailor_1").play(0, "interim_choice")
    game.give("card a_shipwright_1", "master_stroke", "option 0")
    assert game.prompt == "explore.land"
    assert game.offers("task") == game.offers("plan") == []
    game.give("e25")
    assert game.prompt == "village.act"
    assert game.offers("task") == game.offers("plan") == []
    game.give("va_buy", "card a_sailor_1")
    assert game.player(0).tableau == ["a_shipwright_1", "a_sailor_1"]
    assert game.player(0).hand == [], "drawn only after all of it"
    assert game.state.phase == "interim_choice"


@clause("MA-RUL-123")
def test_who_buys_gains_no_two_vp_and_buys_only_once() -> None:
    position = Position(2).hand(0, "a_sailor_1", "a_sailor_2", "a_gunner_1", "a_gunner_2", "a_envoy_1")
    game = position.hand(1, "a_planter_1").having(0, vp=0).display(*OPEN).play(0, "interim_choice")
    game.give("card a_sailor_1")
    assert game.player(0).vp == 0
    assert (game.asked, game.prompt) == ("1", "scoring.choice")


@clause("MA-RUL-123")
def test_the_income_of_step_two_cannot_pay_for_step_one() -> None:
    position = Position(2).hand(0, "a_sailor_1", "a_planter_1").having(0, doubloons=3, doubloon_income=20)
    game = position.play(0, "interim_choice")
    assert game.offers("card") == ["card a_sailor_1"], "3 D, not 6 D"


# Steps 2 to 5


@clause("MA-EX-04", "MA-INTERIM-02")
def test_income_in_the_interim_scoring() -> None:
    position = Position(2).hand(0).hand(1).having(0, doubloons=1, doubloon_income=12, vp=0, vp_income=3)
    game = scored(position.having(1, doubloons=0, vp=0))
    assert game.player(0).doubloons == 1 + 12
    assert game.player(0).vp_from[INCOME_VP] == 3
    assert game.player(0).vp == 3 + 2
    assert (game.player(1).doubloons, game.player(1).vp) == (8, 2)


@clause("MA-INTERIM-02")
@pytest.mark.parametrize("income", [8, 16, 34])
def test_the_vp_of_the_doubloon_track_do_not_count_yet(income: int) -> None:
    game = scored(Position(2).hand(0).having(0, vp=0, doubloon_income=income, vp_income=0))
    assert game.player(0).vp == 2


@clause("MA-INTERIM-03", "MA-RUL-60")
def test_all_delivered_discs_leave_the_cities_but_not_the_legacy_tiles() -> None:
    position = Position(3).stored("p04", 2).stored("p11", 1).legacy("l01", "l12", discs=2).stored("p17", 1)
    game = scored(position)
    assert game.state.storage == [0] * len(PLACES)
    assert game.state.legacy_discs == {"l12": 2}
    assert game.player(0).discs == [2] * 12, "they do not come back"


@clause("MA-INTERIM-04")
def test_the_display_is_discarded_and_laid_anew() -> None:
    position = Position(2).hand(0).hand(1).display(*OPEN).discard("a_scribe_1")
    game = position.having(0, figures=0).having(1, figures=0).play(0, "interim_choice")
    assert game.prompt == "draw.project"
    game.chance("a_envoy_1", "a_envoy_2", "a_planter_1", "a_planter_2")
    assert game.state.display == ["a_envoy_1", "a_envoy_2", "a_planter_1", "a_planter_2"]
    assert game.state.discard == ["a_scribe_1", *OPEN]


@clause("MA-INTERIM-05", "MA-PREST-01", "MA-PREST-16")
def test_the_next_building_opens_after_step_one() -> None:
    position = Position(2).hand(0).hand(1).building("minster").having(0, doubloons=30)
    game = position.play(0, "interim_choice")
    assert game.offers("building") == ["building minster"]
    game.give("vp").until("draw.building")
    assert len(game.options) == 7
    game.chance("castle")
    assert game.state.buildings == ["minster", "castle"]


@clause("MA-INTERIM-02", "MA-INTERIM-03", "MA-INTERIM-04", "MA-INTERIM-05", "MA-INTERIM-07", "MA-INTERIM-08")
def test_the_steps_come_in_their_order() -> None:
    position = Position(2).hand(0).hand(1).display(*OPEN).ship(0, "p21a").ship(1, "p06", "p06").tableau(1, "a_envoy_2")
    game = scored(position)
    kinds = [event.kind for event in game.table.events]
    order = ["doubloons.gained", "display.filled", "building.opened", "quest.laid", "assistant.unused", "round.begins"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


# Step 6


@clause("MA-INTERIM-06", "MA-CAMP-01", "MA-CAMP-02")
def test_a_fulfilled_story_card_is_resolved_by_whoever_took_its_tile() -> None:
    position = Position(3, story="campaign").story("s01")
    position.state.story_takers = {"s01": 2}
    game = scored(position)
    assert [event.args for event in game.told("story.read")] == [(2, "s01")]
    assert game.state.stories == ["s02"]
    assert game.state.resolved == ["s01"]
    assert game.state.quests_at(PLACE["p03"]) == ["s02"]
    assert len(game.state.quests_at(PLACE["p06"])) == len(game.state.quests_at(PLACE["p12"])) == 1


@clause("MA-INTERIM-06")
def test_a_story_card_that_is_not_fulfilled_stays() -> None:
    game = scored(Position(3, story="campaign").quest("p15", "s01").story("s01"))
    assert game.told("story.read") == []
    assert game.state.stories == ["s01"]
    assert game.state.quests_at(PLACE["p15"]) == ["s01"]


@clause("MA-INTERIM-07", "MA-EX-16")
@pytest.mark.parametrize(
    ("players", "places"), [(1, "p06 p12"), (2, "p06 p12"), (3, "p06 p12 p16"), (4, "p06 p12 p16")]
)
def test_card_75_lays_new_quests_after_round_one(players: int, places: str) -> None:
    game = scored(Position(players))
    assert [PLACES[place].id for place in game.state.quest_places] == places.split()


@clause("MA-INTERIM-07")
@pytest.mark.parametrize(
    ("story", "number", "players", "places"),
    [
        ("s75", 2, 2, "p03 p10"),
        ("s75", 3, 4, "p01 p16 p08"),
        ("s76", 1, 3, "p12 p07"),
        ("s76", 2, 3, "p10"),
        ("s77", 3, 2, "p10"),
    ],
)
def test_the_quests_depend_on_round_and_player_count(story: str, number: int, players: int, places: str) -> None:
    position = Position(players, story=f"scenario_{story[1:]}").story(story).round(number)
    assert [PLACES[place].id for place in scored(position).state.quest_places] == places.split()


# Step 7


@clause("MA-INTERIM-08", "MA-ASSIST-05")
def test_all_ships_return_and_assistants_at_places_not_reached_pay() -> None:
    position = Position(3).hand(0).hand(1).hand(2).ship(0, "p21a", "p01 p20 p21a").ship(1, "p08", "p06 p08")
    position.tableau(0, "a_ship_carpenter_1", "a_envoy_2").tableau(1, "a_peddler_1", "a_peddler_2", "b_spymaster_2")
    game = scored(position.having(0, vp=0).having(1, vp=0).ship(2, "p19"))
    assert [game.where(seat) for seat in range(3)] == ["p00"] * 3
    assert game.player(0).vp == 2 + 2, "the one at 10; place 1 was reached"
    assert game.player(1).vp == 2 + 4, "those at 19 and 16; place 8 was reached"
    assert [game.player(seat).reached for seat in range(3)] == [[], [], []]


@clause("MA-INTERIM-08", "MA-RUL-11")
def test_an_assistant_that_has_paid_in_this_round_pays_no_more_but_does_in_the_next() -> None:
    position = Position(2).hand(0).ship(0, "p21a").tableau(0, "a_envoy_2").having(0, vp=0)
    position.state.players[0].settled = ["a_envoy_2"]
    game = scored(position)
    assert game.player(0).vp == 2
    assert game.player(0).settled == []


@clause("MA-INTERIM-09")
@pytest.mark.parametrize(("ender", "starter"), [(0, "1"), (1, "2"), (2, "0")])
def test_the_player_left_of_the_one_on_21a_begins_the_new_round(ender: int, starter: str) -> None:
    game = Position(3).hand(0).hand(1).hand(2).ship(ender, "p21a").play(ender, "new_round")
    assert game.state.round == 2
    assert game.state.turn == int(starter)
    assert game.told("turn.begins")[0].args == (int(starter), 2)
    assert game.state.ender == -1


# VP income at 20


@clause("MA-RUL-41", "MA-INCOME-07")
@pytest.mark.parametrize(("number", "scorings"), [(1, 4), (2, 3), (3, 2)])
def test_vp_income_20_in_step_one_counts_the_scoring_under_way(number: int, scorings: int) -> None:
    position = Position(2).hand(0, "b_hermitage_1", *FULL).display(*OPEN).round(number)
    game = position.having(0, vp=0, vp_income=19, figures=1, doubloons=9).play(0, "interim_choice")
    game.give("card b_hermitage_1")
    assert game.player(0).vp == 20 * scorings
    assert game.player(0).vp_income == 1, "the step left over is moved from 0"


@clause("MA-RUL-41")
def test_after_the_income_step_the_scoring_under_way_counts_no_more() -> None:
    position = Position(2, story="campaign").story("s02").hand(0).hand(1)
    position.state.story_takers = {"s02": 0}
    game = position.play(0, "interim_choice").until("draw.building")
    assert scorings_to_come(game.state) == 3
    game.until("story.vote")
    assert scorings_to_come(game.state) == 3
    game.until("sail.to")
    assert (game.state.round, scorings_to_come(game.state)) == (2, 3)


@clause("MA-RUL-41")
def test_in_step_one_of_the_final_scoring_one_scoring_is_to_come() -> None:
    position = Position(2).hand(0, "b_hermitage_1", *FULL).round(4).having(0, vp=0, vp_income=18, figures=1)
    game = position.play(0, "final_choice")
    game.give("card b_hermitage_1")
    assert game.player(0).vp == 20
    assert game.player(0).vp_income == 0
    assert game.player(0).discs[IMPROVEMENT["vp_3"]] == 2
