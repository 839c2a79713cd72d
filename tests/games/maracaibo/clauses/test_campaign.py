"""Reading story cards: who, when, with which vote, and what follows. (MA-CAMP)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarterdeck.games.maracaibo.content.components import LEGACY, PLACE, STORIES
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.kernel.rules.effects import Effect
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position


def after_scoring(position: Position, ender: int = 0) -> Play:
    """The interim scoring from step 2 on, up to the first decision."""
    return position.play(ender, "interim_steps").chance_any()


def after_the_end(position: Position) -> Play:
    """The final scoring from step 2 on, up to the first decision."""
    return position.round(4).play(0, "final_steps").chance_any()


def campaign(players: int = 2) -> Position:
    return Position(players, "campaign")


def full(position: Position, tile: str) -> Position:
    """A tile of L10 to L17 with a disc on every space."""
    offer = LEGACY[tile].offer
    assert offer is not None
    return position.legacy(tile, discs=offer.spaces)


def read(game: Play) -> list[tuple[int | str, ...]]:
    """Who has read which card."""
    return [event.args for event in game.told("story.read")]


def paths(story: str, chapters: list[int]) -> list[list[int]]:
    """The chapters that a campaign comes through from a card on, by every vote; [] stands for its end."""
    card = STORIES[story]
    seen = chapters if card.chapter in chapters else [*chapters, card.chapter]
    found: list[list[int]] = []
    main_line = [effect.word("card") for effect in card.setup if effect.verb == "read_now"]
    branches = [option.then for option in card.vote] or [card.then]
    for then in branches:
        following = [effect.word("card") for effect in then if effect.verb == "next_story"] + main_line
        if any(effect.verb == "end_campaign" for effect in then):
            found.append(seen)
        for after in following:
            found.extend(paths(after, seen))
    return found


@clause("MA-CAMP-13")
def test_by_every_vote_the_campaign_comes_through_all_eleven_chapters_to_its_end() -> None:
    found = paths("s01", [])
    assert len(found) > 100
    assert all(path == list(range(1, 12)) for path in found)


# Checking and reading


@clause("MA-CAMP-01", "MA-CAMP-02", "MA-CAMP-06")
def test_the_player_who_took_the_story_tile_reads_the_back_of_the_card_which_leaves_play() -> None:
    game = after_scoring(campaign(3).story_taken(2, "s01"))
    assert read(game) == [(2, "s01")]
    assert game.state.resolved == ["s01"]
    assert game.state.stories == ["s02"]
    assert game.state.story_takers == {}
    assert game.player(2).quests == ["s01"], "the tile stays on the quest track"


@clause("MA-CAMP-02")
def test_a_card_whose_tile_nobody_took_stays_as_it_is() -> None:
    game = after_scoring(campaign().quest("p15", "s01"))
    assert (read(game), game.state.stories) == ([], ["s01"])
    assert game.state.quests_at(PLACE["p15"]) == ["s01"]


@clause("MA-CAMP-01", "MA-CAMP-02")
def test_story_cards_are_checked_in_the_final_scoring_too() -> None:
    game = after_the_end(campaign().story_taken(1, "s01"))
    assert read(game) == [(1, "s01")]
    assert game.table.over


@clause("MA-CAMP-03", "MA-LEG-11")
@pytest.mark.parametrize("ender", [0, 1, 2])
def test_a_full_legacy_tile_fulfils_its_card_and_who_ended_the_round_reads_it(ender: int) -> None:
    game = after_scoring(full(campaign(3).story("s18"), "l13"), ender)
    assert read(game) == [(ender, "s18")]
    assert game.state.legacy == []
    assert game.state.stories == ["s20"]


@clause("MA-CAMP-03")
@pytest.mark.parametrize("discs", [0, 3])
def test_a_legacy_tile_with_a_free_space_fulfils_nothing(discs: int) -> None:
    game = after_scoring(campaign().story("s18").legacy("l13", discs=discs))
    assert game.state.stories == ["s18"]
    assert game.state.legacy_discs == {"l13": discs}


@clause("MA-CAMP-04", "MA-RUL-97")
@pytest.mark.parametrize("order", [("s11", "s12"), ("s12", "s11")])
def test_of_several_fulfilled_cards_the_lowest_number_is_resolved_first(order: tuple[str, ...]) -> None:
    position = full(campaign().story(*order), "l10").story_taken(1, "s12")
    game = after_scoring(position)
    assert read(game) == [(0, "s11"), (1, "s12")]
    assert game.prompt == "story.vote"
    assert game.state.discard[-1] == "c92_field_surgeon"
    game.give("boats", "boats")
    assert game.state.stories == ["s14"]


@clause("MA-RUL-97")
def test_a_card_revealed_meanwhile_is_not_checked_before_the_next_scoring() -> None:
    game = after_scoring(full(campaign(), "l10").story_taken(0, "s10"))
    assert game.state.stories == ["s11", "s12"]
    assert game.state.resolved == ["s10"]
    game = after_scoring(full(campaign().story("s11", "s12"), "l10").quest("p15", "s12"))
    assert game.state.resolved == ["s11"]


@clause("MA-RUL-97", "MA-RUL-96")
def test_a_card_removed_meanwhile_is_not_resolved() -> None:
    position = full(campaign().story("s31"), "l11").story_taken(0, "s32")
    position.state.unread = ["s32", "s31"]
    game = position.play(0, "interim_story").give("breach", "breach").chance_any()
    assert game.state.resolved == ["s32"]
    assert game.state.stories == ["s34"]
    assert "l11" in game.state.legacy


# Votes


@clause("MA-CAMP-05", "MA-RUL-65")
def test_the_majority_decides_and_nobody_may_abstain() -> None:
    game = after_scoring(campaign(3).story_taken(0, "s02"))
    assert (game.asked, game.prompt) == ("several", "story.vote")
    assert game.table.waiting() == [0, 1, 2]
    assert game.options == ["sell", "keep"]
    game.give("sell", "keep", "keep").chance_any()
    assert game.state.stories == ["s04"], "although the reader wanted to sell"
    votes = [event.args for event in game.told("story.vote")]
    assert votes == [(0, "s02", "sell"), (1, "s02", "keep"), (2, "s02", "keep")], "open afterwards"


@clause("MA-CAMP-05", "MA-RUL-65")
@pytest.mark.parametrize("reader", [0, 1])
def test_in_a_tie_the_reader_decides(reader: int) -> None:
    game = after_scoring(campaign().story_taken(reader, "s02"), 1 - reader)
    game.give("sell", "keep")
    assert (game.asked, game.prompt) == (str(reader), "story.tie")
    assert game.options == ["sell", "keep"]
    game.give("sell").chance_any()
    assert game.state.stories == ["s03"]


@clause("MA-RUL-65")
def test_in_a_tie_only_the_tied_options_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    third = replace(STORIES["s02"].vote[0], id="burn", then=[Effect("next_story", False, {"card": "s05"})])
    monkeypatch.setitem(STORIES, "s02", replace(STORIES["s02"], vote=[*STORIES["s02"].vote, third]))
    game = after_scoring(campaign(3).story_taken(1, "s02")).give("burn", "sell", "keep")
    assert game.options == ["sell", "keep", "burn"]
    game = after_scoring(campaign(4).story_taken(1, "s02")).give("burn", "burn", "keep", "keep")
    assert game.options == ["keep", "burn"]


@clause("MA-RUL-65")
def test_a_vote_is_not_shown_before_all_have_voted() -> None:
    game = after_scoring(campaign(3).story_taken(0, "s02")).give("sell", "sell")
    assert game.told("story.vote") == []
    assert game.table.waiting() == [2]
    assert game.options == ["sell", "keep"]


@clause("MA-RUL-65")
def test_solo_you_decide_alone() -> None:
    game = after_scoring(campaign(1).story_taken(0, "s02"))
    assert game.table.waiting() == [0]
    game.give("sell").chance_any()
    assert game.state.stories == ["s03"]


# What follows


@clause("MA-CAMP-07")
def test_the_next_card_is_taken_and_carried_out_and_the_card_not_chosen_is_never_in_play() -> None:
    game = after_scoring(campaign().story_taken(0, "s07")).give("all", "all").chance_any()
    assert game.state.stories == ["s08"]
    assert game.state.legacy == ["l05"]
    assert game.state.quests_at(PLACE["p18"]) == ["s08"]
    assert "s09" not in game.state.resolved


@clause("MA-CAMP-07", "MA-RUL-50")
def test_a_next_card_that_is_in_play_already_is_not_laid_again() -> None:
    game = after_scoring(campaign().quest("p03", "s02").story_taken(0, "s01"))
    assert game.state.stories == ["s02"]
    assert game.state.quests_at(PLACE["p03"]) == ["s02"]
    assert game.told("story.revealed") == []


@clause("MA-RUL-98")
def test_in_the_final_scoring_backs_are_carried_out_but_new_fronts_wait() -> None:
    game = after_the_end(campaign().legacy("l02").story_taken(0, "s10"))
    assert game.table.over
    assert game.state.stories == ["s11"], "its read now waits too"
    assert game.state.legacy == [], "the back takes L2 out, the front does not bring L3 and L10"
    assert game.state.quest_tiles == []
    voted = after_the_end(campaign().story_taken(0, "s02")).give("keep", "keep")
    assert voted.table.over
    assert voted.state.stories == ["s04"]
    assert voted.state.quest_tiles == []
    side = after_the_end(full(campaign().story("s11"), "l10"))
    assert side.state.story_cards == ["c92_field_surgeon"]
    assert side.state.discard == ["c92_field_surgeon"]


@clause("MA-RUL-79")
def test_a_card_that_names_no_next_card_leaves_only_the_others_in_play() -> None:
    game = after_scoring(full(campaign().story("s11").quest("p15", "s12"), "l10"))
    assert game.state.stories == ["s12"]
    alone = after_scoring(full(campaign().story("s11"), "l10"))
    assert alone.state.stories == []
    assert alone.state.round == 2
    alone.until("interim_choice", "scoring.choice")
    assert alone.prompt == "scoring.choice", "the game goes on without story"


@clause("MA-RUL-79", "MA-CAMP-07")
def test_the_end_of_the_campaign_leaves_no_archive_and_the_game_goes_on() -> None:
    game = after_scoring(campaign().story_taken(0, "s53"))
    assert game.state.campaign_over
    assert game.state.stories == []
    assert game.prompt == "sail.to"
    assert GAME.sequel(game.state) == {}
    side = after_scoring(campaign().story("s47").legacy("l16").story_taken(0, "s54"))
    assert side.state.stories == ["s47"]
    assert GAME.sequel(side.state) == {}, "whatever else was in play"


# Legacy tiles and story cards


@clause("MA-CAMP-10", "MA-RUL-119")
def test_a_removed_legacy_tile_leaves_with_its_discs_and_can_come_back() -> None:
    game = after_scoring(full(campaign().story("s18"), "l13"))
    assert game.state.legacy == []
    assert game.state.legacy_discs == {}
    again = after_scoring(campaign().story_taken(0, "s15"))
    assert again.state.legacy == ["l20", "l21", "l22"]
    assert again.state.stories == ["s16"]


@clause("MA-RUL-119")
def test_markers_on_a_removed_tile_leave_the_game() -> None:
    position = campaign().legacy("l06", "l09").story_taken(0, "s43")
    position.state.spaces = [0, 1, 2]
    position.state.left = [12, 12, 12]
    game = after_scoring(position)
    assert game.state.legacy == ["l06"]
    assert game.state.spaces == [0, 1, -1]
    assert game.state.left == [12, 12, 12]


@clause("MA-CAMP-11", "MA-RUL-96")
def test_of_two_cards_about_the_same_legacy_tile_the_lower_one_leaves_unread() -> None:
    game = after_scoring(campaign().story("s31").legacy("l11", discs=2).story_taken(0, "s32"))
    game.give("breach", "breach").chance_any()
    assert game.state.stories == ["s34"]
    assert game.state.resolved == ["s32"]
    assert read(game) == [(0, "s32")]
    assert game.state.legacy == ["l11"]
    assert game.state.legacy_discs == {"l11": 2}, "the tile stays as it lies"


@clause("MA-RUL-96")
def test_a_card_that_needs_the_tile_full_refers_to_it_also_without_bringing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STORIES, "s31", replace(STORIES["s31"], setup=[]))
    game = after_scoring(campaign().story("s31").legacy("l11").story_taken(0, "s32"))
    game.give("breach", "breach").chance_any()
    assert game.state.stories == ["s34"]


@clause("MA-CAMP-11", "MA-RUL-96", "MA-RUL-100")
def test_the_lower_card_leaves_with_its_story_tile_or_with_who_took_it() -> None:
    game = after_scoring(campaign().quest("p13", "s13").legacy("l20").story_taken(0, "s15"))
    assert game.state.stories == ["s16"]
    assert game.state.quests_at(PLACE["p13"]) == []
    position = campaign().legacy("l20").story_taken(0, "s15").story_taken(1, "s13")
    position.state.unread = ["s15"]
    game = position.play(0, "interim_story").chance_any()
    assert game.state.stories == ["s16"]
    assert game.state.story_takers == {}


@clause("MA-CAMP-11", "MA-RUL-96")
def test_a_card_about_another_legacy_tile_stays() -> None:
    game = after_scoring(campaign().story("s31").legacy("l11").story_taken(0, "s32"))
    game.give("petition", "petition").chance_any()
    assert game.state.stories == ["s31", "s33"]
    assert game.state.legacy == ["l11", "l14"]


@clause("MA-CAMP-11")
def test_a_card_may_take_another_out_of_play_unread() -> None:
    game = after_scoring(campaign().story("s31").legacy("l11").story_taken(0, "s35"))
    assert game.state.stories == ["s36"]
    assert game.state.resolved == ["s35"]
    assert game.state.legacy == ["l07"]
