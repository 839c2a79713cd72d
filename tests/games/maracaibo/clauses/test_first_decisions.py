"""Campaign or not, and what lasts from game to game. (MA-SSET, MA-END-02 to -04)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import PLACE, PLACES, SUPPLIES
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.kernel.game import Setting, SettingError
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to, new_game, ready, set_up_to
from tests.games.maracaibo.position import Play, Position

ALL_C = 10


def quest_tiles(game: Play) -> list[str]:
    """The places with a quest tile, in the order of laying; a story tile with its card."""
    tiles = zip(game.state.quest_places, game.state.quest_tiles, strict=True)
    return [PLACES[place].id if tile.startswith("q") else f"{PLACES[place].id} {tile}" for place, tile in tiles]


@clause("MA-SSET-01", "MA-EX-32")
@pytest.mark.parametrize(
    ("players", "tiles"),
    [(1, ["p15 s01", "p16"]), (2, ["p15 s01", "p16"]), (3, ["p15 s01", "p16"]), (4, ["p15 s01", "p16", "p19"])],
)
def test_the_campaign_begins_with_card_one(players: int, tiles: list[str]) -> None:
    game = ready(players, story="campaign")
    assert game.state.stories == ["s01"]
    assert quest_tiles(game) == tiles


@clause("MA-SSET-02", "MA-EX-16")
@pytest.mark.parametrize(
    ("players", "places"), [(1, ["p15"]), (2, ["p15"]), (3, ["p15", "p18"]), (4, ["p15", "p18", "p19"])]
)
def test_without_the_campaign_card_75_lays_quests(players: int, places: list[str]) -> None:
    game = ready(players, story="scenario_75")
    assert game.state.stories == ["s75"]
    assert quest_tiles(game) == places
    assert game.state.legacy == []
    assert game.state.story_cards == []


@clause("MA-SSET-02")
def test_a_first_game_without_any_word_is_one_without_the_campaign() -> None:
    assert ready(2).state.stories == ["s75"]


@clause("MA-SSET-03", "MA-SSET-06")
def test_a_group_may_continue_begin_at_a_chapter_or_play_without_the_campaign() -> None:
    choices = next(option for option in GAME.options if option.name == "story").values
    assert [choice for choice in choices if choice.startswith("scenario")] == [
        "scenario_75",
        "scenario_76",
        "scenario_77",
    ]
    assert [choice for choice in choices if choice.startswith("chapter")] == [f"chapter_{n}" for n in range(2, 12)]
    assert {"campaign", "continue"} <= set(choices)
    with pytest.raises(SettingError):
        GAME.check(Setting(2, {"story": "chapter_12"}))


@clause("MA-SSET-03", "MA-SSET-04")
def test_a_campaign_is_continued_from_an_archive_only() -> None:
    with pytest.raises(SettingError):
        GAME.check(Setting(2, {"story": "continue"}))
    with pytest.raises(SettingError):
        GAME.check(Setting(2, {"story": "continue", "archive": "stories=s99;legacy=;resolved=;cards="}))
    with pytest.raises(SettingError):
        GAME.check(Setting(2, {"story": "continue", "archive": "stories=s05"}))


@clause("MA-SSET-04")
def test_continuing_lays_legacy_tiles_and_carries_out_the_story_cards_again() -> None:
    archive = "stories=s02,s01;legacy=l05,l12;resolved=;cards="
    game = ready(3, story="continue", archive=archive)
    assert game.state.legacy == ["l05", "l12"]
    assert game.state.stories == ["s02", "s01"]
    assert quest_tiles(game) == ["p03 s02", "p06", "p12", "p15 s01", "p16"]


@clause("MA-SSET-05", "MA-EX-33")
@pytest.mark.parametrize("number", range(80, 90))
def test_a_chapter_begins_with_its_card(number: int) -> None:
    game = ready(2, story=f"chapter_{number - 78}")
    assert f"s{number}" in game.state.stories
    assert game.told("story.revealed")[0].args == (f"s{number}",)


@clause("MA-SSET-05", "MA-RUL-113")
def test_a_chapter_card_brings_legacy_tiles_and_shuffles_cards_into_the_deck() -> None:
    game = go_to(new_game(3, story="chapter_11"), lambda game: game.prompt == "draw.first")
    assert (game.state.legacy, game.state.story_cards) == ([], [])
    before = len(game.state.draw)
    display = game.state.display.copy()
    go_to(game, lambda game: game.state.phase == "keep")
    cards = game.state.story_cards
    assert cards and game.state.legacy
    assert len(game.state.draw) == before + len(cards)
    assert [card for card in cards if card not in game.state.draw] == []
    assert game.state.display == display, "the display was laid before"
    assert all(card.startswith("a_") for seat in range(3) for card in game.player(seat).hand)


@clause("MA-SSET-06", "MA-RUL-113", "MA-RUL-05")
@pytest.mark.parametrize(
    ("story", "card", "tiles"),
    [
        ("scenario_76", "s76", ["l01", "l04", "l05", "l06"]),
        ("scenario_77", "s77", ["l01", "l04", "l05", "l06", "l07", "l08", "l09"]),
    ],
)
def test_the_other_scenarios_bring_legacy_tiles_and_ten_story_project_cards(
    story: str, card: str, tiles: list[str]
) -> None:
    game = ready(2, story=story)
    assert game.state.stories == [card]
    assert game.state.legacy == tiles
    assert [id[:3] for id in game.state.story_cards] == [f"c{n}" for n in range(90, 100)]
    assert len([id for id in game.state.draw if id.startswith("c")]) == ALL_C


@clause("MA-SSET-06", "MA-MAP-03")
def test_the_places_of_the_second_scenario_have_their_quests() -> None:
    game = ready(4, story="scenario_76")
    assert quest_tiles(game) == ["p17", "p15", "p19"], "the first belongs to the tile of Puerto Cabezas"


def finished(position: Position) -> Play:
    """The final scoring is done, everybody has taken 2 VP in it."""
    game = position.round(4).play(0, "final_choice")
    return go_to(game, lambda game: not game.asked)


@clause("MA-END-02", "MA-COMP-12", "MA-CAMP-08", "MA-CAMP-09")
def test_after_a_campaign_game_tiles_story_cards_and_c_cards_go_on() -> None:
    position = Position(2, story="campaign").story("s05").legacy("l01", "l12", discs=3)
    position.state.resolved = ["s01", "s02"]
    position.state.story_cards = ["c90_apprentice"]
    position.state.draw.append("c90_apprentice")
    game = finished(position)
    options = GAME.sequel(game.state)
    assert options == {
        "story": "continue",
        "archive": "stories=s05;legacy=l01,l12;resolved=s01,s02;cards=c90_apprentice",
    }
    assert SUPPLIES["archive"].count == 1
    again = ready(2, **options)
    assert again.state.legacy == ["l01", "l12"]
    assert again.state.legacy_discs == {"l12": 1}, "only the disc that two players lay from the box"
    assert again.state.stories == ["s05"]
    assert again.state.story_cards == ["c90_apprentice"]
    assert [card for card in all_project_cards(again) if card.startswith("c")] == ["c90_apprentice"]


def all_project_cards(game: Play) -> list[str]:
    state = game.state
    found = state.draw + state.discard + state.display + state.aside
    for player in state.players:
        found.extend(player.hand + player.planned)
    return found


@clause("MA-END-03", "MA-END-04")
@pytest.mark.parametrize("story", ["scenario_75", "scenario_76", "scenario_77"])
def test_a_game_without_the_campaign_leaves_nothing_behind(story: str) -> None:
    position = Position(2, story=story)
    position.state.stories = [f"s{story[-2:]}"]
    position.legacy("l01")
    position.state.story_cards = ["c90_apprentice"]
    position.state.draw.append("c90_apprentice")
    assert GAME.sequel(finished(position).state) == {}


@clause("MA-END-04", "MA-SETUP-06")
def test_the_next_game_without_the_campaign_has_no_c_card_and_no_legacy_tile() -> None:
    game = set_up_to("sail", 2, story="scenario_75")
    assert [card for card in all_project_cards(game) if card.startswith("c")] == []
    assert (game.state.legacy, game.state.story_cards, game.state.resolved) == ([], [], [])


@clause("MA-END-02", "MA-RUL-79")
def test_after_the_end_of_the_campaign_the_archive_is_empty() -> None:
    position = Position(2, story="campaign").story("s05").legacy("l01")
    position.state.campaign_over = True
    assert GAME.sequel(finished(position).state) == {}


@clause("MA-SETUP-06")
def test_an_archive_does_not_count_where_the_campaign_is_not_continued() -> None:
    archive = "stories=s05;legacy=l01;resolved=s01;cards=c90_apprentice"
    game = new_game(2, story="chapter_2", archive=archive)
    assert game.state.story_cards == []
    go_to(game, lambda game: game.state.phase == "sail")
    assert "s05" not in game.state.stories
    assert game.state.city_tiles[PLACE["p17"]] == ""
