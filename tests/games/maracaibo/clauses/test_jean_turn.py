"""Jean's set-up, her way along the route, and what she does where she stops. (MA-SOLO-01 to -14, -25 to -27, -34)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import AUTOMA_CARDS, FIELD, PLACE
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import set_up_to
from tests.games.maracaibo.position import Play, Position

DISPLAY = ("a_peddler_1", "a_peddler_2", "a_envoy_1", "a_envoy_2")


def jean_with(position: Position, card: str) -> Play:
    """Her turn with this card, up to the first question or draw."""
    return position.automa(card).play(1, "jean").chance(card)


def sailing(start: str, card: str, position: Position | None = None) -> str:
    """Where she comes to."""
    return jean_with((position or Position(1)).ship(1, start), card).where(1)


def deck(difficulty: str) -> list[str]:
    """The levels of the cards that are shuffled for a game."""
    jean = set_up_to("story", 1, difficulty=difficulty).state.jean
    assert jean is not None
    assert len(jean.deck) + len(jean.box) == 15
    return sorted(AUTOMA_CARDS[card].level for card in jean.deck)


# Set-up


@clause("MA-SOLO-01", "MA-SOLO-02", "MA-SOLO-34", "MA-RUL-69")
def test_a_solo_game_is_set_up_as_for_two_with_jean_as_second_player() -> None:
    game = set_up_to("sail", 1)
    you, jean = game.state.players
    assert game.state.city_tiles[PLACE["p11"]] == "ct_maracaibo_2"
    assert all(tile.endswith("_2") for tile in game.state.city_tiles if tile)
    assert [game.state.markers[PLACE[place]] for place in ("p06", "p07", "p08")] == [2, 1, 0]
    assert (jean.vp, jean.influence, jean.explorer, jean.ship) == (0, [0, 0, 0], FIELD["e00"], PLACE["p00"])
    assert (jean.figures, jean.general, jean.doubloons, jean.combat) == (0, 0, 0, 0)
    assert (jean.hand, jean.planned, jean.careers, jean.tableau) == ([], [], [], [])
    assert you.doubloons == 8


@clause("MA-SOLO-05", "MA-RUL-69")
def test_you_start_and_then_you_and_jean_alternate() -> None:
    game = set_up_to("sail", 1)
    assert game.state.turn == 0
    game.give("p01").until("draw.automa")
    assert game.state.turn == 1
    game.until("sail.to")
    assert game.state.turn == 0
    assert len(game.told("jean.card")) == 1


@clause("MA-RUL-69")
def test_quest_ranges_of_story_cards_use_one_player_while_markers_and_tiles_use_two() -> None:
    game = set_up_to("keep", 1, story="chapter_7")
    assert game.state.legacy_discs["l11"] == 2
    places = [place for i, place in enumerate(game.state.quest_places) if game.state.quest_tiles[i] != "s85"]
    assert PLACE["p03"] in places
    assert PLACE["p18"] not in places


@clause("MA-SOLO-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (21, 22), (22, 22)])
def test_twenty_two_discs_lie_on_the_automa_board(before: int, after: int) -> None:
    position = Position(1).ship(1, "p20").display(*DISPLAY).automa("au_b3", gone=before)
    game = position.play(1, "jean").chance("au_b3").chance_any()
    assert game.state.jean is not None
    assert game.state.jean.gone == after


@clause("MA-SOLO-04")
@pytest.mark.parametrize(
    ("difficulty", "levels"),
    [
        ("very_easy", "AAAAA"),
        ("easy", "AAAAAC"),
        ("medium", "AAAAABC"),
        ("hard", "AAAAABBC"),
        ("very_hard", "AAAAABBBC"),
    ],
)
def test_so_many_cards_of_each_level_make_the_automa_pile(difficulty: str, levels: str) -> None:
    assert deck(difficulty) == list(levels)


@clause("MA-SOLO-05", "MA-SOLO-06")
def test_a_card_is_drawn_carried_out_and_discarded_and_an_empty_pile_is_shuffled_anew() -> None:
    position = Position(1).ship(1, "p04").automa("au_a2")
    jean = position.state.jean
    assert jean is not None
    jean.discard = ["au_a4", "au_a5"]
    game = position.play(1, "jean").chance("au_a2")
    after = game.state.jean
    assert after is not None
    assert (after.deck, after.discard) == ([], ["au_a4", "au_a5", "au_a2"])
    assert game.player(1).influence == [1, 0, 0]
    game.give("p01").until("draw.automa")
    assert sorted(game.options) == ["au_a2", "au_a4", "au_a5"]
    game.chance("au_a4")
    assert game.state.jean is not None
    assert game.state.jean.discard == ["au_a4"]
    assert sorted(game.state.jean.deck) == ["au_a2", "au_a5"]


# Moving


@clause("MA-SOLO-07", "MA-SOLO-08")
@pytest.mark.parametrize(
    ("start", "card", "stop"),
    [
        ("p00", "au_a1", "p04"),  # 1 step, upper way: over the villages 1, 2 and 3
        ("p00", "au_a2", "p05"),  # 1 step, lower way
        ("p00", "au_a4", "p11"),  # 2 steps, upper way: 4 is the first
        ("p11", "au_a1", "p13"),
        ("p11", "au_a2", "p14"),
        ("p13", "au_a1", "p20"),
        ("p11", "au_a5", "p20"),  # lower: 14 is the first
    ],
)
def test_jean_goes_from_city_to_city_and_by_the_fork_of_her_card(start: str, card: str, stop: str) -> None:
    assert sailing(start, card) == stop


@clause("MA-SOLO-08")
def test_a_village_with_a_quest_or_story_tile_is_a_step_and_a_stop() -> None:
    assert sailing("p00", "au_a1", Position(1).quest("p02", "q24")) == "p02"
    assert sailing("p00", "au_a4", Position(1).quest("p02", "q24")) == "p04", "the quest is the first of two steps"
    assert sailing("p11", "au_a4", Position(1).quest("p18", "s03")) == "p18"


@clause("MA-SOLO-09", "MA-EX-26")
def test_jean_stops_at_every_home_place() -> None:
    assert sailing("p14", "au_a4") == "p20", "she may not pass it with her second step"
    assert sailing("p20", "au_a4") == "p21a"
    assert sailing("p20", "au_a4", Position(1).round(4)) == "p21b"
    assert sailing("p21b", "au_a4", Position(1).round(4)) == "p22"


@clause("MA-SOLO-10", "MA-RUL-58")
def test_the_city_of_a_legacy_tile_is_a_stop_and_jean_takes_its_quest_and_a_new_one_is_laid() -> None:
    assert sailing("p13", "au_a1", Position(1).legacy("l01")) == "p17"
    position = Position(1).ship(1, "p13").legacy("l01").quest("p17", "q24")
    top = position.state.quest_top
    game = jean_with(position, "au_a1").chance_any()
    assert game.player(1).quests == ["q24"]
    assert game.state.quests_at(PLACE["p17"]) == [top]


@clause("MA-SOLO-25", "MA-RUL-70")
@pytest.mark.parametrize(
    ("tile", "start", "field", "stop"),
    [
        ("l04", "p09", "e03", "p11"),
        ("l04", "p09", "e04", "p09a"),
        ("l04", "p09", "e05", "p09a"),
        ("l07", "p15", "e10", "p20"),
        ("l07", "p15", "e11", "p15a"),
    ],
)
def test_jean_enters_a_hidden_city_only_with_her_explorer_far_enough(
    tile: str, start: str, field: str, stop: str
) -> None:
    assert sailing(start, "au_a2", Position(1).legacy(tile).explorer(1, field)) == stop


@clause("MA-RUL-70")
def test_a_fork_of_a_legacy_tile_is_none_without_the_tile_and_its_upper_way_passes_the_city() -> None:
    assert sailing("p09", "au_a2", Position(1).explorer(1, "e12")) == "p11"
    assert sailing("p09", "au_a1", Position(1).legacy("l04").explorer(1, "e12")) == "p11"


@clause("MA-SOLO-26", "MA-RUL-61", "MA-RUL-70")
def test_dear_arrows_tolls_fevers_and_offers_do_not_concern_jean() -> None:
    position = Position(1).legacy("l02", "l05", "l08", "l10", "l11", "l18", "l20", "l22", "l23", "l25")
    assert sailing("p00", "au_a5", position) == "p11"
    game = jean_with(Position(1).ship(1, "p11").legacy("l11", "l20"), "au_a1")
    assert game.where(1) == "p13"
    assert game.player(1).doubloons == 0
    at_quest = jean_with(Position(1).ship(1, "p06").legacy("l22", "l10").quest("p10", "q24"), "au_a1")
    assert at_quest.player(1).quests == ["q24"]
    assert at_quest.state.legacy_discs == {"l10": 0}
    figures = jean_with(Position(1).ship(1, "p00").legacy("l05").quest("p03", "q24"), "au_a1")
    assert (figures.where(1), figures.player(1).figures) == ("p03", 0)


@clause("MA-SOLO-26")
def test_jean_takes_no_points_for_the_heros_welcome() -> None:
    game = jean_with(Position(1).ship(1, "p20").legacy("l25").display(*DISPLAY), "au_a2").chance_any()
    assert game.where(1) == "p21a"
    assert game.player(1).vp == 0


@clause("MA-RUL-24")
def test_jean_passes_cartagena_under_the_plague_unless_a_tile_lies_there() -> None:
    plague = Position(1).plague()
    assert sailing("p11", "au_a2", plague) == "p20"
    plague = Position(1).plague().quest("p14", "q24")
    assert sailing("p11", "au_a2", plague) == "p14"


@clause("MA-SOLO-27")
def test_solo_one_disc_lies_on_l10_and_two_on_the_others() -> None:
    position = Position(1, "campaign").story_taken(0, "s10")
    game = position.play(0, "interim_steps").chance_any()
    assert game.state.legacy_discs["l10"] == 1
    position = Position(1, "campaign").story_taken(0, "s30")
    assert position.play(0, "interim_steps").chance_any().state.legacy_discs["l11"] == 2


# Quests


@clause("MA-SOLO-11")
def test_at_a_quest_jean_takes_the_tile_without_cost_or_reward_and_her_turn_ends_at_once() -> None:
    position = Position(1).ship(1, "p00").quest("p02", "q24").display(*DISPLAY)
    game = jean_with(position, "au_a2")
    jean = game.player(1)
    assert jean.quests == ["q24"]
    assert game.state.quests_at(PLACE["p02"]) == []
    assert (jean.vp, jean.combat, jean.doubloons) == (0, 0, 0)
    assert jean.influence == [0, 0, 0], "the card's action is not carried out"
    assert game.state.display == list(DISPLAY)
    assert (game.asked, game.prompt) == ("0", "sail.to")
    assert "jean.ends" in [event.kind for event in game.table.events], "and that is told"


@clause("MA-SOLO-11", "MA-RUL-101")
def test_of_several_tiles_jean_takes_one_the_story_tile_first_else_the_oldest() -> None:
    game = jean_with(Position(1).ship(1, "p00").quest("p02", "q24").quest("p02", "q23"), "au_a2")
    assert game.player(1).quests == ["q24"]
    assert game.state.quests_at(PLACE["p02"]) == ["q23"]
    game = jean_with(Position(1).ship(1, "p00").quest("p02", "q24").quest("p02", "s49"), "au_a2")
    assert game.player(1).quests == ["s49"]
    assert game.state.story_takers == {"s49": 1}
    assert game.state.quests_at(PLACE["p02"]) == ["q24"]


@clause("MA-SOLO-11")
def test_a_tile_at_a_city_is_taken_instead_of_the_citys_visit() -> None:
    game = jean_with(Position(1).ship(1, "p00").quest("p04", "q24"), "au_a1")
    assert game.player(1).quests == ["q24"]
    assert game.state.storage[PLACE["p04"]] == 0
    assert game.player(1).explorer == 0


@clause("MA-RUL-103")
def test_jean_gains_no_points_of_a_quest_track() -> None:
    game = jean_with(Position(1).ship(1, "p00").quests_done(1, 4).quest("p02", "q24"), "au_a2")
    assert len(game.player(1).quests) == 5
    assert game.player(1).vp == 0


@clause("MA-RUL-57")
def test_jeans_stop_in_a_village_pays_your_card_for_it() -> None:
    position = Position(1).ship(1, "p00").tableau(0, "b_informant_1", "b_toll_keeper_1", "b_veteran_1")
    game = jean_with(position.having(0, doubloons=0).quest("p02", "q24"), "au_a2")
    assert (game.player(0).vp, game.player(0).doubloons) == (1, 2)


# Cities


@clause("MA-SOLO-12", "MA-SOLO-14")
def test_in_a_city_with_free_storage_jean_delivers_her_next_disc_and_then_acts() -> None:
    game = jean_with(Position(1).ship(1, "p00").display(*DISPLAY), "au_a2")
    jean = game.state.jean
    assert jean is not None
    assert game.state.storage[PLACE["p05"]] == 1
    assert jean.gone == 1
    assert jean.cards == []
    assert game.state.display == list(DISPLAY)
    assert game.player(1).influence == [1, 0, 0], "whatever city she is in: not its three combat points"
    assert game.player(1).combat == 0


@clause("MA-SOLO-12", "MA-EX-25")
def test_without_free_storage_jean_takes_the_first_card_of_the_display_which_is_refilled_at_once() -> None:
    position = Position(1).ship(1, "p06").stored("p11", 1).stored("p14", 1).stored("p13", 1).display(*DISPLAY)
    game = jean_with(position, "au_a4").chance("b_viceroy")
    jean = game.state.jean
    assert jean is not None
    assert game.where(1) == "p13"
    assert jean.cards == ["a_peddler_1"]
    assert game.state.display == ["b_viceroy", *DISPLAY[1:]]
    assert jean.gone == 0
    assert game.state.storage[PLACE["p13"]] == 1
    assert game.player(1).influence == [0, 0, 1]


@clause("MA-SOLO-12")
@pytest.mark.parametrize(("card", "taken"), [("au_a2", 1), ("au_a1", 2), ("au_a3", 3)])
def test_the_automa_card_names_the_position_in_the_display(card: str, taken: int) -> None:
    game = jean_with(Position(1).ship(1, "p19").display(*DISPLAY), card).chance_any()
    assert game.state.jean is not None
    assert game.state.jean.cards == [DISPLAY[taken]]


@clause("MA-RUL-105")
@pytest.mark.parametrize(
    ("display", "taken"),
    [
        (("a_peddler_1", "", "a_envoy_1", "a_envoy_2"), "a_envoy_1"),
        (("a_peddler_1", "", "", "a_envoy_2"), "a_envoy_2"),
        (("a_peddler_1", "", "", ""), "a_peddler_1"),
    ],
)
def test_from_an_empty_position_jean_goes_on_to_the_right_and_after_four_to_one(
    display: tuple[str, ...], taken: str
) -> None:
    game = jean_with(Position(1).ship(1, "p19").display(*display).draw_pile(), "au_a2")
    assert game.state.jean is not None
    assert game.state.jean.cards == [taken]


@clause("MA-RUL-105")
def test_from_an_empty_display_jean_takes_nothing() -> None:
    game = jean_with(Position(1).ship(1, "p19").display("", "", "", "").draw_pile(), "au_a2")
    assert game.state.jean is not None
    assert game.state.jean.cards == []
    assert game.player(1).influence == [1, 0, 0]


@clause("MA-SOLO-13", "MA-RUL-53")
@pytest.mark.parametrize(
    ("start", "place", "round"), [("p19", "p20", 1), ("p20", "p21a", 1), ("p20", "p21b", 4), ("p21b", "p22", 4)]
)
def test_at_home_places_jean_takes_a_card_and_acts_but_ignores_what_the_place_shows(
    start: str, place: str, round: int
) -> None:
    game = jean_with(Position(1).ship(1, start).round(round).display(*DISPLAY), "au_a2").chance("b_viceroy")
    assert game.where(1) == place
    assert game.state.jean is not None
    assert (game.state.jean.cards, game.state.jean.gone) == (["a_peddler_2"], 0)
    assert game.player(1).influence == [1, 0, 0]
    assert game.player(1).vp == 0


@clause("MA-RUL-55")
def test_without_discs_jean_takes_a_card_and_disc_actions_give_only_their_points() -> None:
    position = Position(1).ship(1, "p00").display(*DISPLAY).automa("au_c1", gone=22)
    game = position.play(1, "jean").chance("au_c1").chance_any()
    jean = game.state.jean
    assert jean is not None
    assert game.where(1) == "p11"
    assert jean.gone == 22
    assert jean.cards == ["a_peddler_1"]
    assert game.state.storage[PLACE["p11"]] == 0
    assert game.player(1).vp == 4


@clause("MA-RUL-54", "MA-RUL-52")
def test_when_jean_ends_the_round_you_choose_alone_in_step_one_and_start_the_next_round() -> None:
    game = jean_with(Position(1).ship(1, "p20").display(*DISPLAY), "au_a2").chance_any()
    assert (game.asked, game.prompt) == ("0", "scoring.choice")
    assert game.player(1).vp == 0
    game.give("vp").until("sail.to")
    assert game.state.round == 2
    assert game.player(1).vp == 1, "her income for one card, no two VP of step 1"
    assert game.state.turn == 0


@clause("MA-RUL-54")
def test_when_you_end_the_round_jean_starts_the_next_one() -> None:
    game = Position(1).ship(0, "p20").display(*DISPLAY).play(0)
    game.until("draw.automa")
    assert (game.state.round, game.state.turn) == (2, 1)
    assert len(game.told("jean.card")) == 0
