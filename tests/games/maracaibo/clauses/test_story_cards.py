"""Story quests and what story cards tell the players to do. (MA-STORY)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarterdeck.games.maracaibo.content.components import LEGACY, PLACE, STORIES
from quarterdeck.kernel.rules.effects import Effect
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import set_up_to
from tests.games.maracaibo.position import Play, Position

MAP = "a_dock_foreman_1"
BOOK = "a_dock_foreman_2"


def after_scoring(position: Position, ender: int = 0) -> Play:
    """The interim scoring from step 2 on, up to the first decision."""
    return position.play(ender, "interim_steps").chance_any()


def revealed(before: str, *votes: str, players: int = 2, position: Position | None = None) -> Play:
    """The card `before` is read in the scoring, so that the next one is revealed."""
    game = after_scoring((position or Position(players, "campaign")).story_taken(0, before))
    for vote in votes:
        for _ in range(players):
            game.give(vote)
        game.chance_any()
    return game


def tiles(game: Play, place: str) -> list[str]:
    return game.state.quests_at(PLACE[place])


def quests(game: Play) -> list[str]:
    """Where quest tiles lie, story tiles left out."""
    names = {index: name for name, index in PLACE.items()}
    found = zip(game.state.quest_places, game.state.quest_tiles, strict=True)
    return [names[place] for place, tile in found if tile.startswith("q")]


# Story quests


@clause("MA-STORY-01", "MA-STORY-14", "MA-EX-03")
def test_the_story_quest_of_card_one() -> None:
    position = Position(2, "campaign").quest("p15", "s01").ship(0, "p15").tableau(0, "a_navigator_1")
    game = position.having(0, combat=3, doubloons=0).play(0, "main", spent=1)
    assert game.steps == ["village", "quest s01", "pass"]
    game.give("quest s01")
    player = game.player(0)
    assert (player.combat, player.doubloons, player.vp) == (2, 5, 2)
    assert player.quests == ["s01"]
    assert tiles(game, "p15") == []
    assert game.prompt != "main.action", "it was the main action"


@clause("MA-STORY-01", "MA-STORY-12")
def test_a_story_quest_needs_the_ship_at_its_tile_and_its_demand_met() -> None:
    position = Position(2, "campaign").quest("p15", "s01").having(0, combat=0).ship(0, "p15")
    assert "quest s01" not in position.play(0, "main").options
    elsewhere = Position(2, "campaign").quest("p15", "s01").having(0, combat=3).ship(0, "p16")
    assert "quest s01" not in elsewhere.play(0, "main").options
    slow = Position(2, "campaign").quest("p10", "s04").ship(0, "p10")
    assert "quest s04" not in slow.play(0, "main", spent=3).options
    fast = Position(2, "campaign").quest("p10", "s04").ship(0, "p10")
    assert "quest s04" in fast.play(0, "main", spent=4).options


@clause("MA-STORY-12")
def test_the_demand_is_paid_and_the_reward_taken() -> None:
    game = Position(2, "campaign").quest("p08", "s03").ship(0, "p08").having(0, doubloons=2).play(0, "main")
    game.give("quest s03", "spain")
    assert (game.player(0).doubloons, game.player(0).vp) == (0, 4)
    assert game.player(0).influence == [0, 0, 1]


@clause("MA-STORY-02")
def test_a_story_tile_is_a_quest_tile_for_quest_points_and_careers() -> None:
    position = Position(2, "campaign").quest("p15", "s01").ship(0, "p15").quests_done(0, 3)
    game = position.having(0, combat=1).play(0, "main").give("quest s01")
    assert game.player(0).vp == 1 + 3, "a fourth quest"
    assert game.player(0).quests[3] == "s01"
    end = Position(2).building("palace").invested(0, "palace").round(4).quests_done(0, 1)
    end.player(0).quests.append("s01")
    assert end.play(0, "final_steps").player(0).vp == 4


@clause("MA-STORY-04")
def test_a_taken_story_tile_is_not_replaced_before_the_end_of_the_round() -> None:
    position = Position(2, "campaign").quest("p15", "s01").ship(0, "p15").having(0, combat=1)
    game = position.play(0, "main").give("quest s01").until("sail.to")
    assert game.state.stories == ["s01"]
    assert game.state.quest_tiles == []


@clause("MA-STORY-03", "MA-STORY-05")
def test_the_back_is_read_at_the_end_of_the_round_and_the_new_card_carried_out_at_once() -> None:
    game = revealed("s01")
    assert game.state.stories == ["s02"]
    assert tiles(game, "p03") == ["s02"]
    assert quests(game) == ["p06"]
    assert game.state.round == 2


@clause("MA-RUL-100")
def test_a_story_tile_belongs_to_its_card_and_fulfils_that_card_only() -> None:
    position = Position(2, "campaign").story("s30", "s32").quest("p03", "s30").quest("p08", "s32")
    position.ship(0, "p08").having(0, doubloons=0)
    game = position.play(0, "main", spent=4)
    assert game.offers("quest") == ["quest s32"]
    game.give("quest s32")
    assert game.state.story_takers == {"s32": 0}
    after = after_scoring(Position(2, "campaign").story("s30").quest("p03", "s30").story_taken(0, "s03"))
    assert after.state.stories == ["s30", "s05"]
    assert tiles(after, "p03") == ["s30"]


# Instructions


@clause("MA-STORY-06", "MA-EX-27")
def test_story_15_lays_the_next_story_tile_at_place_15() -> None:
    position = Position(2, "campaign")
    position.state.story_tiles = 3
    game = revealed("s25", position=position)
    assert tiles(game, "p15") == ["s26"]
    assert game.state.story_tiles == 2


@clause("MA-RUL-48")
def test_without_story_tile_a_marker_shows_the_story_quest_which_counts_all_the_same() -> None:
    position = Position(2, "campaign").ship(0, "p21a").hand(0, MAP, BOOK)
    position.state.story_tiles = 0
    game = revealed("s01", position=position)
    assert game.state.story_tiles == 0
    assert tiles(game, "p03") == ["s02"]
    position = Position(2, "campaign").quest("p03", "s02").ship(0, "p03").hand(0, MAP, BOOK)
    position.state.story_tiles = 0
    game = position.play(0, "main").give("quest s02")
    assert game.player(0).quests == ["s02"]
    assert game.state.story_takers == {"s02": 0}


@clause("MA-STORY-07", "MA-EX-14", "MA-EX-32")
@pytest.mark.parametrize(("players", "places"), [(1, ["p16"]), (2, ["p16"]), (3, ["p16"]), (4, ["p16", "p19"])])
def test_quests_are_laid_where_the_range_holds_the_player_count(players: int, places: list[str]) -> None:
    game = set_up_to("keep", players, story="campaign")
    assert quests(game) == places
    assert tiles(game, "p15") == ["s01"]
    assert game.state.story_tiles == 3


@clause("MA-STORY-07")
def test_the_quest_laid_is_the_top_of_the_pile() -> None:
    position = Position(3, "campaign")
    top = position.state.quest_top
    game = revealed("s01", players=3, position=position)
    assert quests(game) == ["p06", "p12"]
    assert tiles(game, "p06") == [top]


@clause("MA-STORY-08", "MA-EX-28")
def test_cards_90_and_91_go_to_the_discard_pile_and_are_drawn_only_after_it_is_shuffled() -> None:
    new = ["c90_apprentice", "c91_ledger_copyist"]
    game = revealed("s05")
    assert game.state.discard[-2:] == new
    assert not set(new) & set(game.state.draw)
    assert game.state.story_cards == new
    rest = ["a_envoy_1", "a_envoy_2"]
    position = Position(2).ship(0, "p01").discard(*new).draw_pile(*rest).display("", "", "", "")
    game = position.play(0, "draw")
    assert game.options == rest
    game.chance(*rest)
    assert game.options == new, "the discard pile has become the draw pile"


@clause("MA-STORY-09")
def test_read_now_lays_a_second_story_card_beside_the_first_and_carries_it_out() -> None:
    game = revealed("s10")
    assert game.state.stories == ["s11", "s12"]
    assert tiles(game, "p15") == ["s12"]
    assert "p09" in quests(game)


@clause("MA-EX-29")
def test_a_card_that_reads_now_05_stays_and_05_is_carried_out_and_both_are_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_once = [Effect("read_now", False, {"card": "s05"})]
    monkeypatch.setitem(STORIES, "s02", replace(STORIES["s02"], setup=at_once))
    game = revealed("s01")
    assert game.state.stories == ["s02", "s05"]
    assert tiles(game, "p17")[-1:] == ["s05"]
    assert game.state.legacy == ["l01"]
    position = Position(2, "campaign").story_taken(0, "s05").story_taken(1, "s02")
    game = after_scoring(position)
    assert game.state.unread == ["s05"], "both were fulfilled; the lower one is being voted on"
    game.give("sell", "sell").chance_any()
    assert game.state.stories == ["s03", "s06"]


@clause("MA-STORY-10", "MA-LEG-01")
def test_a_legacy_tile_is_brought_into_play() -> None:
    game = revealed("s06")
    assert game.state.legacy == ["l02"]
    assert [event.args for event in game.told("legacy.laid")] == [("l02",)]
    assert LEGACY["l02"].arrow == "p02_p05"


@clause("MA-LEG-12", "MA-EX-30", "MA-SOLO-27")
@pytest.mark.parametrize(("players", "discs"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_l12_comes_into_play_with_discs_from_the_box_for_one_and_two_players(players: int, discs: int) -> None:
    game = revealed("s17", "ships", players=players)
    assert game.state.legacy == ["l12"]
    assert game.state.legacy_discs == {"l12": discs}
    assert all(sum(player.discs) == 24 for player in game.state.players[:players])


@clause("MA-STORY-11", "MA-EX-31")
def test_a_chapter_card_lays_legacy_tiles_and_shuffles_cards_into_the_draw_pile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = ["c90_apprentice", "c91_ledger_copyist", "c92_field_surgeon"]
    setup = [
        Effect("bring_legacy", False, {"tile": "l25"}),
        Effect("bring_legacy", False, {"tile": "l13"}),
        Effect("cards_to_deck", False, {"cards": cards}),
    ]
    monkeypatch.setitem(STORIES, "s81", replace(STORIES["s81"], setup=setup))
    game = set_up_to("keep", 2, story="chapter_3")
    assert game.state.legacy == ["l25", "l13"]
    assert all(game.state.draw.count(card) == 1 for card in cards)
    assert game.state.discard == []
    assert game.state.story_cards == cards


@clause("MA-STORY-11", "MA-EX-33", "MA-RUL-99")
@pytest.mark.parametrize(("chapter", "number"), [(2, 80), (3, 81), (4, 82), (7, 85), (10, 88), (11, 89)])
def test_a_chapter_begins_with_its_card_and_all_that_belongs_to_it(chapter: int, number: int) -> None:
    game = set_up_to("keep", 2, story=f"chapter_{chapter}")
    card = STORIES[f"s{number}"]
    assert game.state.stories == [card.id]
    tiles = [effect.word("tile") for effect in card.setup if effect.verb == "bring_legacy"]
    cards = [name for effect in card.setup if effect.verb == "cards_to_deck" for name in effect.words("cards")]
    assert (game.state.legacy, game.state.story_cards) == (tiles, cards)
    everywhere = game.state.draw + game.state.players[0].hand + game.state.players[1].hand
    assert all(everywhere.count(name) == 1 for name in cards)
    assert game.state.resolved == []


# Skulls


def with_skulls(*legacy: str, quest: str = "s20", place: str = "p14") -> Position:
    """The ship is at a story quest with a skull for its reward, and these tiles are in play."""
    position = Position(2, "campaign").quest(place, quest).ship(0, place).having(0, figures=1)
    if "l03" in legacy:
        position.plague()
    return position.legacy(*[tile for tile in legacy if tile != "l03"])


@clause("MA-STORY-13", "MA-LEG-16", "MA-RUL-64")
def test_whoever_earned_the_skull_chooses_among_the_tiles_with_a_skull() -> None:
    game = with_skulls(*sorted(LEGACY)).play(0, "main").give("quest s20")
    assert game.asked == "0"
    assert game.steps == ["l03", "l20", "l21", "l22", "l23", "pass"]
    game.give("l21")
    assert "l21" not in game.state.legacy
    assert len(game.state.legacy) == 22
    assert game.player(0).vp == 5


@clause("MA-RUL-64")
def test_without_a_skull_in_play_the_rest_of_the_reward_is_taken() -> None:
    game = with_skulls("l01").play(0, "main").give("quest s20")
    assert game.player(0).vp == 5
    assert game.player(0).quests == ["s20"]
    assert game.state.legacy == ["l01"]


@clause("MA-STORY-13", "MA-RUL-95")
def test_when_the_plague_goes_a_random_city_tile_of_the_box_comes_to_cartagena() -> None:
    game = with_skulls("l03").play(0, "main").give("quest s20", "l03")
    assert game.asked == "chance"
    assert sorted(game.options) == ["ct_network_2", "ct_observatory_2", "ct_shipyard_2"]
    game.chance("ct_observatory_2")
    assert game.state.legacy == []
    assert game.state.city_tiles[PLACE["p14"]] == "ct_observatory_2"
    assert game.state.storage[PLACE["p14"]] == 0


@clause("MA-RUL-95")
def test_with_more_players_the_tile_is_one_for_their_number() -> None:
    position = Position(4, "campaign").plague().quest("p14", "s20").ship(0, "p14")
    game = position.play(0, "main").give("quest s20", "l03")
    on_board = {"ct_expedition_34", "ct_arsenal_34", "ct_market_34"}
    assert all(tile.endswith("_34") for tile in game.options)
    assert not on_board & set(game.options)
    assert "ct_fortress_34" in game.options, "the one that the plague sent to the box"
    assert len(game.options) == 3
