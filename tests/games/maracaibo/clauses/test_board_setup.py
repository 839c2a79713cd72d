"""Set-up of the board. (MA-SETUP)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, CITY_TILES, FIELD, NATION, PLACE, SUPPLIES
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.board import cleared_fields, markers_on_places
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to, new_game, ready, set_up_to
from tests.games.maracaibo.position import Play, Position

SLOTS = ["p04", "p05", "p13", "p14"]
TWO_WHEELS = ["ct_expedition_2", "ct_arsenal_2"]
TIED = {"k04": {"france": 6, "england": 4, "spain": 3}, "k07": {"france": 3, "england": 4, "spain": 3}}
"""The values printed on a token with "most" and on one with "fewest"."""
TWO_OTHERS = ["ct_embassy_2", "ct_shipyard_2", "ct_observatory_2", "ct_network_2"]


def laid_cities(game: Play) -> dict[str, str]:
    return {place: game.state.city_tiles[PLACE[place]] for place in [*SLOTS, "p11"]}


def backs(cards: list[str]) -> list[str]:
    return [CARDS[card].back for card in cards]


@clause("MA-SETUP-01")
def test_the_combat_tokens_lie_face_down_in_two_piles() -> None:
    game = ready(3)
    assert game.state.piles == [13, 12]
    assert len(game.state.tokens) == 25
    assert game.view(0)["tokens"] == {"hidden": 25}


@clause("MA-SETUP-02")
def test_three_quests_lie_on_the_explorer_track_and_the_pile_shows_its_top() -> None:
    game = go_to(new_game(2), lambda game: game.prompt == "draw.quest")
    game.chance("q05", "q09", "q01", "q24")
    assert game.state.field_quests == {FIELD["e08"]: "q05", FIELD["e15"]: "q09", FIELD["e20"]: "q01"}
    assert game.state.quest_top == "q24"
    assert game.view(1)["quest_top"] == "q24"
    assert game.view(1)["quest_pile"] == {"hidden": 20}


@clause("MA-SETUP-03", "MA-STORY-15")
def test_the_story_tiles_wait_in_a_pile_and_the_first_goes_first() -> None:
    game = go_to(new_game(3, story="campaign"), lambda game: game.prompt == "draw.first")
    assert game.state.story_tiles == 4
    game = ready(3, story="campaign")
    assert game.state.story_tiles == 3
    assert game.state.quests_at(PLACE["p15"]) == ["s01"]


@clause("MA-SETUP-04")
@pytest.mark.parametrize(("players", "tile"), [(1, "ct_maracaibo_2"), (2, "ct_maracaibo_2"), (3, ""), (4, "")])
def test_the_tile_maracaibo_covers_the_city_with_few_players_only(players: int, tile: str) -> None:
    state = ready(players).state
    assert state.city_tiles[PLACE["p11"]] == tile
    assert state.city_tiles.count("ct_maracaibo_2") == (1 if tile else 0)


@clause("MA-SETUP-05", "MA-COMP-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_tiles_with_the_wheel_and_two_others_lie_on_the_four_cities(players: int) -> None:
    game = ready(players)
    tiles = [CITY_TILES[laid_cities(game)[place]] for place in SLOTS]
    assert [tile.wheel for tile in tiles].count(True) == 2
    assert all(max(players, 2) in tile.players for tile in tiles)
    assert len({tile.id for tile in tiles}) == 4
    assert len([tile for tile in game.state.city_tiles if tile]) == (5 if players < 3 else 4)


@clause("MA-SETUP-05")
def test_chance_picks_the_two_other_city_tiles_and_where_all_four_lie() -> None:
    game = new_game(2)
    assert game.asked == "chance" and game.options == TWO_OTHERS
    game.chance("ct_network_2")
    assert game.options == ["ct_embassy_2", "ct_shipyard_2", "ct_observatory_2"]
    game.chance("ct_shipyard_2")
    assert sorted(game.options) == sorted([*TWO_WHEELS, "ct_network_2", "ct_shipyard_2"])
    game.chance("ct_network_2", "ct_arsenal_2", "ct_shipyard_2", "ct_expedition_2")
    assert laid_cities(game) == {
        "p04": "ct_network_2",
        "p05": "ct_arsenal_2",
        "p13": "ct_shipyard_2",
        "p14": "ct_expedition_2",
        "p11": "ct_maracaibo_2",
    }


@clause("MA-SETUP-06", "MA-SETUP-07", "MA-COMP-13", "MA-RUL-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_eight_a_cards_each_and_forty_b_cards_join_the_others_of_the_draw_pile(players: int) -> None:
    game = set_up_to("story", players)
    state = game.state
    for seat in range(players):
        assert backs(game.player(seat).hand) == ["A"] * 8
    deck = backs(state.draw + state.display)
    assert deck.count("A") == 56 - 8 * players
    assert deck.count("B") == 40
    assert deck.count("C") == 0
    assert backs(state.aside) == ["B"] * 61


@clause("MA-SETUP-06", "MA-SETUP-07", "MA-CAMP-08")
def test_c_cards_of_a_campaign_that_goes_on_are_shuffled_into_the_a_cards_before_dealing() -> None:
    archive = "stories=s02;legacy=;resolved=s01;cards=c90_apprentice,c95_fleet_paymaster"
    game = go_to(new_game(2, story="continue", archive=archive), lambda game: game.prompt == "draw.project")
    assert len(game.options) == 58
    game.chance("c95_fleet_paymaster")
    assert game.player(0).hand == ["c95_fleet_paymaster"]
    go_to(game, lambda game: game.state.phase == "keep")
    deck = backs(game.state.draw + game.state.display)
    assert (deck.count("A"), deck.count("B"), deck.count("C")) == (56 - 15, 40, 1)


@clause("MA-SETUP-08", "MA-RUL-10")
def test_the_first_four_cards_of_the_draw_pile_lie_open_from_position_one_on() -> None:
    game = go_to(new_game(2), lambda game: game.prompt == "draw.project" and bool(game.told("card.drawn")))
    go_to(game, lambda game: game.prompt == "draw.b_card")
    go_to(game, lambda game: game.prompt == "draw.project")
    first = game.options[:4]
    assert len(game.options) == 40 + 40
    game.chance(*first)
    assert game.state.display == first
    assert [event.args for event in game.told("display.filled")] == [(n + 1, card) for n, card in enumerate(first)]
    assert not [card for card in first if card in game.state.draw]


@clause("MA-SETUP-09")
def test_no_legacy_tile_is_in_play_and_a_certificate_is_worth_ten() -> None:
    assert ready(3).state.legacy == []
    assert ready(3, story="campaign").state.legacy == []
    assert SUPPLIES["certificate"].worth == 10


@clause("MA-SETUP-09", "MA-COMP-06")
def test_the_doubloons_never_run_out() -> None:
    whole = sum(supply.count * supply.worth for supply in SUPPLIES.values())
    position = Position(2).ship(0, "p00").having(0, doubloons=whole).having(1, doubloons=whole)
    game = position.play(0)
    game.give("p01", "village", "va_coin")
    assert game.player(0).doubloons == whole + 1


@clause("MA-SETUP-10")
def test_one_prestige_building_lies_open_and_nobody_knows_the_others() -> None:
    game = go_to(new_game(3), lambda game: game.prompt == "draw.building")
    assert len(game.options) == 8
    game.chance("minster")
    assert game.state.buildings == ["minster"]
    go_to(game, lambda game: game.state.phase == "sail")
    assert game.state.buildings == ["minster"]
    assert game.view(0)["building_pile"] == {"hidden": 7}


@clause("MA-SETUP-11")
@pytest.mark.parametrize(("taken", "cleared"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (12, 6), (13, 7)])
def test_the_leftmost_field_holds_one_marker_and_the_six_others_two(taken: int, cleared: int) -> None:
    state = Position(3).state
    state.left[NATION["spain"]] -= taken
    assert cleared_fields(state, NATION["spain"]) == cleared
    assert cleared_fields(state, NATION["france"]) == 0


@clause("MA-SETUP-11")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_all_markers_lie_beside_the_tracks(players: int) -> None:
    state = ready(players).state
    assert state.left == [13, 13, 13]
    assert [nation for nation in state.markers if nation != NONE] == []


@clause("MA-SETUP-12", "MA-EX-17")
@pytest.mark.parametrize("players", [1, 2])
def test_with_two_players_each_nation_has_one_marker_on_a_village(players: int) -> None:
    state = ready(players).state
    placed = {PLACE["p06"]: NATION["spain"], PLACE["p07"]: NATION["england"], PLACE["p08"]: NATION["france"]}
    assert {place: nation for place, nation in enumerate(state.markers) if nation != NONE} == placed
    assert state.left == [12, 12, 12]
    assert [cleared_fields(state, nation) for nation in range(3)] == [1, 1, 1]
    assert markers_on_places(state) == [1, 1, 1]


@clause("MA-EX-17")
@pytest.mark.parametrize("nation", ["france", "england", "spain"])
def test_with_two_players_all_nations_tie_for_most_and_for_fewest(nation: str) -> None:
    """A token with either condition changes no nation's value."""
    for token, values in TIED.items():
        position = Position(2).ship(0, "p11").having(0, doubloons=20, combat=0, figures=0)
        position.marker("spain", "p06").marker("england", "p07").marker("france", "p08")
        game = position.play(0, "main")
        game.give("city", "fight").chance(token).give(nation)
        assert game.told("combat.value")[0].args[2] == values[nation]
