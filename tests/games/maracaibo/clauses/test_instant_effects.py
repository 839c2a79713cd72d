"""Instant effects of cards, each on buying the card. (MA-INST)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import PLACE, SYNERGY
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

VILLAGES = ["p01", "p02", "p03", "p06", "p07", "p08", "p09", "p10", "p12", "p15", "p16", "p17", "p18", "p19"]


def buying(card: str, position: Position | None = None, doubloons: int = 30) -> Play:
    """The card is bought in village 1 by the first of three village actions."""
    position = position or Position(2)
    position.ship(0, "p01").hand(0, card).having(0, doubloons=doubloons)
    return position.play(0, "main", spent=7).give("village", "va_buy", f"card {card}")


@clause("MA-INST-01")
@pytest.mark.parametrize(
    ("card", "influence"),
    [
        ("b_french_ambassador", [2, 0, 0]),
        ("b_english_ambassador", [0, 2, 0]),
        ("b_spanish_ambassador", [0, 0, 2]),
    ],
)
def test_two_influence_with_the_shown_nation(card: str, influence: list[int]) -> None:
    assert buying(card).player(0).influence == influence


@clause("MA-INST-02")
def test_the_shown_synergy_token_is_taken_once() -> None:
    game = buying("a_gunner_1")
    assert game.player(0).synergies[SYNERGY["cannon"]] == 1
    assert sum(game.player(0).synergies) == 1
    again = buying("a_gunner_2", Position(2).synergies(0, "cannon"))
    assert again.player(0).synergies[SYNERGY["cannon"]] == 1
    assert again.told("synergy.gained") == []


@clause("MA-INST-03", "MA-INST-05")
def test_settlers_put_a_marker_of_a_chosen_nation_in_an_empty_village_without_reward() -> None:
    game = buying("b_settlers_1", Position(2).marker("france", "p08").marker("england", "p02"))
    before = (game.player(0).doubloons, game.player(0).vp, list(game.player(0).influence))
    game.give("spain")
    assert game.steps == [place for place in VILLAGES if place not in ("p02", "p08")] + ["pass"]
    game.give("p19")
    assert game.state.markers[PLACE["p19"]] == 2
    assert game.state.left[2] == 12
    assert (game.player(0).doubloons, game.player(0).vp, list(game.player(0).influence)) == before
    assert game.steps == ["france", "england", "spain", "pass"], "the influence is with any nation, chosen anew"
    game.give("england")
    assert game.player(0).influence == [0, 1, 0]


@clause("MA-INST-03")
def test_without_an_empty_village_the_marker_lapses() -> None:
    position = Position(2).marker("france", *VILLAGES[:5]).marker("england", *VILLAGES[5:10])
    game = buying("b_settlers_1", position.marker("spain", *VILLAGES[10:]))
    markers = list(game.state.markers)
    game.give("spain")
    assert game.prompt == "influence.nation"
    game.give("france")
    assert game.state.markers == markers
    assert game.player(0).influence == [1, 0, 0]


@clause("MA-INST-04")
def test_a_disc_leaves_the_ship_board_and_the_game() -> None:
    game = buying("a_shipwright_1")
    assert game.prompt == "disc.remove"
    game.give("hand_limit")
    assert sum(game.player(0).discs) == 23
    assert game.state.storage == [0] * len(game.state.storage)
    assert game.prompt != "disc.remove", "one disc only"


@clause("MA-INST-05")
def test_one_influence_with_one_of_the_three_nations() -> None:
    game = buying("a_night_watch_1")
    assert game.steps == ["france", "england", "spain", "pass"]
    game.give("spain")
    assert game.player(0).influence == [0, 0, 1]


@clause("MA-INST-06", "MA-RUL-112")
def test_the_quest_on_a_card_is_the_top_of_the_pile_and_a_last_village_action() -> None:
    position = Position(2)
    position.state.quest_top, position.state.quest_pile = "q24", [q for q in position.state.quest_pile if q != "q24"]
    game = buying("b_adventurer_1", position)
    top = game.state.quest_pile[3]
    game.chance(top)
    player = game.player(0)
    assert player.card_quests == {"b_adventurer_1": "q24"}
    assert game.state.quest_top == top
    assert player.quests == [], "until it is fulfilled it counts for nothing"
    assert game.prompt == "village.act", "a later village action of the same main action may fulfil it"
    doubloons = player.doubloons
    game.give("va_quest b_adventurer_1")
    assert player.doubloons == doubloons - 2
    assert player.vp == 4, "two VP for each of two compasses"
    assert player.combat == 3
    assert player.quests == ["q24"]
    assert player.card_quests == {}
    assert game.prompt != "village.act", "as last village action the third one lapses"


@clause("MA-INST-06", "MA-RUL-112")
def test_the_quest_on_a_card_needs_its_cost_and_can_be_fulfilled_once_wherever_the_ship_is() -> None:
    position = Position(2).ship(0, "p12").tableau(0, "b_adventurer_1").having(0, doubloons=1)
    position.player(0).card_quests = {"b_adventurer_1": "q24"}
    position.state.quest_pile.remove("q24")
    game = position.play(0, "main", spent=4).give("village")
    assert game.offers("va_quest") == []
    game.give("va_coin")
    assert game.offers("va_quest") == ["va_quest b_adventurer_1"]
    game.give("va_quest b_adventurer_1")
    assert game.player(0).quests == ["q24"]
    assert game.state.quest_tiles == []


@clause("MA-RUL-112")
def test_two_such_cards_hold_one_tile_each() -> None:
    position = Position(2).ship(0, "p12").tableau(0, "b_adventurer_1", "b_adventurer_2")
    position.player(0).card_quests = {"b_adventurer_1": "q24", "b_adventurer_2": "q21"}
    position.state.quest_pile.remove("q24")
    position.state.quest_pile.remove("q21")
    game = position.play(0, "main", spent=1).give("village")
    assert game.offers("va_quest") == ["va_quest b_adventurer_1", "va_quest b_adventurer_2"]
    game.give("va_quest b_adventurer_1")
    assert game.player(0).card_quests == {"b_adventurer_2": "q21"}


@clause("MA-RUL-112")
def test_an_unfulfilled_quest_on_a_card_gives_nothing_at_the_end() -> None:
    def points(quest: str) -> int:
        position = Position(2).tableau(0, "b_adventurer_1").building("palace").invested(0, "palace").round(4)
        if quest:
            position.player(0).card_quests = {"b_adventurer_1": quest}
            position.state.quest_pile.remove(quest)
        return position.play(0, "final_steps").player(0).vp

    assert points("q24") == points("")


@clause("MA-INST-07")
def test_one_point_for_each_combat_token() -> None:
    assert buying("b_war_hero_1", Position(2).tokens(0, "k01", "k02", "k03")).player(0).vp == 3
    assert buying("b_war_hero_1").player(0).vp == 0


@clause("MA-INST-08")
def test_two_points_for_each_assistant_but_none_for_figures_in_supplies() -> None:
    position = Position(2).tableau(0, "a_peddler_1", "a_envoy_1").having(0, figures=4)
    position.tableau(1, "a_peddler_2")
    assert buying("b_spy_ring_1", position).player(0).vp == 4


@clause("MA-INST-09")
def test_one_point_for_each_quest_tile_with_story_tiles() -> None:
    position = Position(2).quests_done(0, 2)
    position.player(0).quests.append("s01")
    assert buying("b_storyteller_1", position).player(0).vp == 3


@clause("MA-INST-10")
def test_two_points_for_each_compass_its_own_included() -> None:
    assert buying("b_master_navigator").player(0).vp == 4, "the ship board's and its own"
    assert buying("b_master_navigator", Position(2).tableau(0, "b_astronomer_1")).player(0).vp == 8


@clause("MA-INST-11")
@pytest.mark.parametrize(("general", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_up_to_two_figures_come_from_the_general_supply(general: int, gained: int) -> None:
    game = buying("a_healer_1", Position(2).having(0, figures=1, general=general))
    assert game.player(0).figures == 1 + gained
    assert game.player(0).general == general - gained


@clause("MA-INST-12")
def test_a_synergy_token_of_a_kind_that_one_does_not_have() -> None:
    game = buying("b_diplomat", Position(2).synergies(0, "cannon", "quill"))
    assert game.steps == ["anchor", "scales", "lantern"]
    game.give("scales")
    assert [kind for kind, index in SYNERGY.items() if game.player(0).synergies[index]] == ["cannon", "scales", "quill"]


@clause("MA-INST-12")
def test_with_all_five_tokens_nothing_is_taken() -> None:
    game = buying("b_diplomat", Position(2).synergies(0, *SYNERGY))
    assert game.prompt == "influence.nation"
    assert sum(game.player(0).synergies) == 5


@clause("MA-INST-13")
def test_the_viceroy_puts_a_marker_and_brings_the_same_nation_to_its_next_rank() -> None:
    position = Position(2).influence(0, england=5, spain=3).having(0, figures=1)
    game = buying("b_viceroy", position)
    game.give("england", "p12")
    assert game.state.markers[PLACE["p12"]] == 1
    assert game.player(0).influence == [0, 7, 3], "from field 5 to the noble rank on field 7"
    assert game.prompt == "village.act", "the nation is not asked for a second time"


@clause("MA-INST-13")
def test_without_a_marker_left_the_viceroy_only_moves_to_the_next_rank() -> None:
    position = Position(2).having(0, figures=1)
    position.state.left[0] = 0
    game = buying("b_viceroy", position)
    markers = list(game.state.markers)
    game.give("france")
    assert game.state.markers == markers
    assert game.player(0).influence == [2, 0, 0]


@clause("MA-INST-14")
def test_figures_on_the_trading_post_raise_the_income_by_two_each_for_good() -> None:
    game = buying("b_trading_post", Position(2).having(0, figures=3))
    assert game.options == ["0", "1", "2", "3"]
    game.give("2")
    assert game.player(0).doubloon_income == 12
    assert game.player(0).figures == 1
    assert game.player(0).card_figures == {"b_trading_post": 2}
    assert all("trading_post" not in option for option in game.options), "later none may be added or removed"
    assert game.player(0).assistants == []


@clause("MA-INST-15")
@pytest.mark.parametrize(("card", "points"), [("a_gunner_1", 2), ("b_powder_magazine_1", 4), ("c99_marshal", 3)])
def test_so_many_combat_points(card: str, points: int) -> None:
    assert buying(card, Position(2).having(0, combat=1, figures=1)).player(0).combat == 1 + points


@clause("MA-INST-16")
def test_two_points_for_each_synergy_token() -> None:
    assert buying("b_guild_master_1", Position(2).synergies(0, "anchor", "quill", "scales")).player(0).vp == 6


@clause("MA-INST-17")
def test_three_points_for_each_nation_with_at_least_three_influence() -> None:
    position = Position(2).influence(0, france=3, england=2, spain=7)
    assert buying("b_courtier_1", position).player(0).vp == 6
