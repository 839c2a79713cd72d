"""What lasts from game to game of a campaign, and how it comes back. (MA-CAMP-08 to -12, MA-RUL-50, -67, -99, -115)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import PLACE
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.archive import read
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.kernel.game import Setting, SettingError
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import set_up_to
from tests.games.maracaibo.position import Play, Position


def continued(archive: str, players: int = 2) -> Play:
    """The set-up of a game that goes on from this archive, up to the choice of hand cards."""
    return set_up_to("keep", players, story="continue", archive=archive)


def archive(stories: str = "", legacy: str = "", resolved: str = "", cards: str = "") -> str:
    return f"stories={stories};legacy={legacy};resolved={resolved};cards={cards}"


def ended(position: Position) -> dict[str, str]:
    """The options of the next game after this one."""
    game = position.round(4).play(0, "final_story").chance_any()
    assert game.table.over
    return GAME.sequel(game.state)


def tiles(game: Play, place: str) -> list[str]:
    return game.state.quests_at(PLACE[place])


# Into the archive


@clause("MA-RUL-115", "MA-CAMP-09", "MA-CAMP-12")
def test_the_archive_holds_story_cards_legacy_tiles_resolved_cards_and_c_cards_and_nothing_else() -> None:
    position = Position(2, "campaign").story("s18", "s05").legacy("l01", "l06", "l13", discs=2)
    position.state.resolved = ["s16", "s17"]
    position.state.story_cards = ["c90_apprentice"]
    position.state.draw.append("c90_apprentice")
    position.state.spaces[0] = 1
    position.marker("france", "p04").having(0, vp=30)
    assert ended(position) == {
        "story": "continue",
        "archive": "stories=s18,s05;legacy=l01,l06,l13;resolved=s16,s17;cards=c90_apprentice",
    }


@clause("MA-RUL-115")
def test_a_solo_campaign_goes_on_with_its_difficulty() -> None:
    options = ended(Position(1, "campaign", "hard").story("s03"))
    assert options["difficulty"] == "hard"


@clause("MA-RUL-115")
def test_what_the_archive_tells_is_read_back_as_it_was() -> None:
    text = archive("s18,s05", "l01,l13", "s16", "c90_apprentice,c99_marshal")
    kept = read(text)
    assert (kept.stories, kept.legacy, kept.resolved) == (["s18", "s05"], ["l01", "l13"], ["s16"])
    assert kept.cards == ["c90_apprentice", "c99_marshal"]
    assert kept.text() == text


@clause("MA-RUL-50")
@pytest.mark.parametrize(
    "wrong",
    [
        archive(stories="s75"),
        archive(stories="s01,s01"),
        archive(legacy="l19"),
        archive(legacy="l01,l01"),
        archive(cards="a_peddler_1"),
        archive(cards="c90_apprentice,c90_apprentice"),
        archive(resolved="s01,s01"),
        "stories=;legacy=;resolved=",
        "stories=;legacy=;resolved=;cards=;cards=",
        "nothing",
    ],
)
def test_an_archive_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(SettingError):
        GAME.check(Setting(2, {"story": "continue", "archive": wrong}))


# Out of the archive


@clause("MA-CAMP-08", "MA-RUL-50")
def test_c_cards_stay_in_the_deck_and_instructions_carried_out_again_add_none_twice() -> None:
    game = continued(archive("s06", resolved="s05", cards="c90_apprentice"))
    everywhere = game.state.draw + game.state.display + game.state.discard
    everywhere += game.player(0).hand + game.player(1).hand
    assert everywhere.count("c90_apprentice") == 1
    assert game.state.discard == ["c91_ledger_copyist"], "only the card that is not in the deck yet"
    assert game.state.story_cards == ["c90_apprentice", "c91_ledger_copyist"]


@clause("MA-CAMP-08")
def test_c_cards_are_shuffled_into_the_a_cards_and_may_be_dealt() -> None:
    game = set_up_to("setup", 2, story="continue", archive=archive("s07", cards="c90_apprentice"))
    while game.prompt != "draw.project":
        game.chance(game.options[0])
    assert "c90_apprentice" in game.options
    assert all(card.startswith(("a_", "c90")) for card in game.options)
    assert len(game.options) == 57


@clause("MA-CAMP-09", "MA-RUL-50")
def test_legacy_tiles_of_the_archive_are_laid_once_and_those_of_the_story_cards_with_them() -> None:
    game = continued(archive("s05", "l05,l01"))
    assert game.state.legacy == ["l05", "l01"]
    assert len([tile for tile in tiles(game, "p17") if tile.startswith("q")]) == 1
    assert tiles(game, "p17")[-1] == "s05"


@clause("MA-RUL-50", "MA-CAMP-10")
def test_a_tile_that_went_back_to_the_box_is_laid_again_by_its_card() -> None:
    game = continued(archive("s16", "l21"))
    assert sorted(game.state.legacy) == ["l20", "l21", "l22"]


@clause("MA-RUL-50")
def test_a_tile_of_the_archive_stays_without_a_card_that_brings_it() -> None:
    assert continued(archive("s03", "l05")).state.legacy == ["l05"]


@clause("MA-RUL-67")
@pytest.mark.parametrize(
    ("stories", "resolved", "in_play"),
    [
        ("s11", "s10", ["s11", "s12"]),
        ("s11", "s10,s12", ["s11"]),
        ("s11,s12", "s10", ["s11", "s12"]),
        ("s11,s13", "s10,s12", ["s11", "s13"]),
    ],
)
def test_read_now_is_skipped_for_a_card_in_play_or_resolved(stories: str, resolved: str, in_play: list[str]) -> None:
    game = continued(archive(stories, "l03,l10", resolved))
    assert game.state.stories == in_play
    assert game.state.resolved == resolved.split(",")
    assert tiles(game, "p15") == (["s12"] if "s12" in in_play else [])


@clause("MA-CAMP-11", "MA-RUL-96")
def test_a_card_laid_in_the_final_scoring_drives_its_rival_out_when_it_is_carried_out() -> None:
    game = continued(archive("s31,s34", "l11", "s32"))
    assert game.state.stories == ["s34"]
    assert game.state.legacy == ["l11"]
    turned = continued(archive("s34,s31", "l11", "s32"))
    assert turned.state.stories == ["s34"]
    assert turned.state.story_cards == [], "nothing of the card that has left is carried out"


@clause("MA-CAMP-12", "MA-LEG-12")
@pytest.mark.parametrize(("players", "discs"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_an_unfinished_tile_begins_anew_with_its_card(players: int, discs: int) -> None:
    position = Position(players, "campaign").story("s18").legacy("l13", discs=3)
    options = ended(position)
    game = set_up_to("keep", players, **options)
    assert game.state.stories == ["s18"]
    assert game.state.legacy_discs == {"l13": discs}
    assert len(tiles(game, "p07")) == 1, "its quest is laid again"


@clause("MA-RUL-115")
def test_nothing_of_players_markers_or_spaces_lasts() -> None:
    position = Position(3, "campaign").story("s30").legacy("l06", "l09").marker("france", "p04", "p05")
    position.state.spaces = [0, 1, 2]
    position.having(0, vp=40, doubloons=30, combat=8).unlocked(0, "vp_3").influence(0, spain=9)
    game = set_up_to("keep", 3, **ended(position))
    assert game.state.spaces == [NONE] * 3
    assert set(game.state.markers) == {NONE}
    assert game.state.left == [13, 13, 13]
    player = game.player(0)
    assert (player.vp, player.combat, player.influence, sum(player.discs)) == (0, 1, [0, 0, 0], 24)
    assert player.doubloons in (8, 9, 10)
    assert game.state.story_tiles == 3, "all four tiles are there again, one is laid"


@clause("MA-RUL-99")
def test_beginning_at_a_chapter_empties_the_archive() -> None:
    earlier = archive("s30", "l06,l11", "s28", "c95_fleet_paymaster")
    game = set_up_to("keep", 2, story="chapter_2", archive=earlier)
    assert game.state.stories == ["s80"]
    assert game.state.legacy == ["l01"]
    assert game.state.resolved == []
    assert game.state.story_cards == ["c90_apprentice", "c91_ledger_copyist"]
    assert "c95_fleet_paymaster" not in game.state.draw + game.player(0).hand + game.player(1).hand


@clause("MA-RUL-99")
def test_a_game_without_campaign_leaves_nothing_behind() -> None:
    for story in ("scenario_75", "scenario_76", "scenario_77"):
        game = Position(2, story).story(f"s{story[-2:]}").round(4).play(0, "final_story")
        assert game.table.over
        assert GAME.sequel(game.state) == {}
