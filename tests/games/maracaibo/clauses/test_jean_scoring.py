"""Jean's income, what she scores at the end, and who wins. (MA-SOLO-24, -28 to -33)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD
from quarterdeck.games.maracaibo.rules.actions.jean import fields_ahead
from quarterdeck.games.maracaibo.spec import GAME
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

CARDS = ("a_peddler_1", "a_peddler_2", "a_envoy_1", "a_envoy_2")


def level() -> Position:
    """The end of the game with nobody ahead in anything."""
    return Position(1).round(4)


def with_cards(position: Position, *cards: str) -> Position:
    """Cards beside the Automa board."""
    assert position.state.jean is not None
    position.state.jean.cards = [position._take(card) for card in cards]
    return position


def scored(position: Position) -> int:
    """Jean's points after the final scoring."""
    return position.play(0, "final_steps").player(1).vp


@clause("MA-SOLO-24", "MA-EX-13")
def test_three_discs_and_two_cards_give_jean_four_points() -> None:
    position = with_cards(Position(1).automa("au_a1", gone=3).round(2), *CARDS[:2])
    assert position.play(0, "interim_steps").player(1).vp == 4


@clause("MA-SOLO-24")
@pytest.mark.parametrize(("gone", "points"), [(0, 0), (1, 0), (2, 1), (6, 6), (22, 38)])
def test_the_last_uncovered_space_is_jeans_income(gone: int, points: int) -> None:
    position = Position(1).automa("au_a1", gone=gone)
    assert position.play(0, "interim_steps").player(1).vp == points


@clause("MA-SOLO-24")
def test_jean_has_income_in_the_final_scoring_too() -> None:
    assert scored(with_cards(level().automa("au_a1", gone=1), *CARDS)) == 4


@clause("MA-SOLO-28")
def test_jeans_influence_counts_like_a_players() -> None:
    position = level().influence(1, france=4, spain=2).influence(0, france=3, spain=2)
    position.marker("france", "p01", "p02", "p04").marker("spain", "p05")
    game = position.play(0, "final_steps")
    multiplier_france, multiplier_spain = 2 + 2, 1 + 1
    assert game.player(1).vp == 3 + 3 + 2 * multiplier_france + 1 * multiplier_spain
    assert game.player(0).vp == 3 + 1 * multiplier_france + 1 * multiplier_spain


@clause("MA-SOLO-02", "MA-SOLO-28")
def test_jean_is_told_among_the_players_with_her_points_and_where_they_come_from() -> None:
    game = level().ship(1, "p22").automa("au_a1", gone=3).influence(1, france=4).play(0, "final_steps")
    (jean,) = GAME.rivals(game.state)
    assert (jean.side, jean.score) == ("jean", game.player(1).vp)
    assert sum(points for _, points in jean.parts) == jean.score
    assert jean.told.args["place"] == "p22"
    assert GAME.rivals(Position(2).state) == []


@clause("MA-SOLO-29", "MA-SOLO-30")
@pytest.mark.parametrize(
    ("hers", "yours", "points"),
    [(2, 2, 10), (2, 3, 10), (3, 2, 15 + 10), (4, 2, 20 + 10), (5, 2, 25 + 20), (6, 2, 30 + 30), (7, 2, 35 + 30)],
)
def test_five_points_for_each_quest_and_more_for_having_more_than_you(hers: int, yours: int, points: int) -> None:
    assert scored(level().quests_done(1, hers).quests_done(0, yours)) == points


@clause("MA-SOLO-31", "MA-RUL-56")
@pytest.mark.parametrize(
    ("gone", "improvements", "points"), [(3, 1, 0), (4, 1, 10), (7, 1, 10), (8, 1, 20), (9, 1, 20), (10, 1, 30)]
)
def test_cleared_areas_are_pairs_of_discs_and_are_compared_with_your_improvements(
    gone: int, improvements: int, points: int
) -> None:
    areas = ("hand_limit", "doubloons_5", "vp_3")
    position = level().automa("au_a1", gone=gone).unlocked(0, *areas[:improvements])
    income = {3: 2, 4: 3, 7: 8, 8: 10, 9: 12, 10: 14}[gone]
    assert scored(position) == points + income


@clause("MA-SOLO-32")
@pytest.mark.parametrize(
    ("hers", "yours", "points"),
    [
        ("e04", "e04", 0),
        ("e03", "e04", 0),
        ("e05", "e04", 10),
        ("e16", "e05", 10),  # 7 fields by the short ways
        ("e17", "e05", 20),  # 8
        ("e19s", "e05", 20),  # 10
        ("e22", "e05", 30),  # 11
    ],
)
def test_jeans_explorer_ahead_of_yours_gives_her_points(hers: str, yours: str, points: int) -> None:
    assert scored(level().explorer(1, hers).explorer(0, yours)) == points


@clause("MA-SOLO-32", "MA-RUL-81")
@pytest.mark.parametrize(
    ("hers", "yours", "points"),
    [
        ("e06s", "e06", 10),  # two fields to the barrier against four
        ("e06", "e06s", 0),
        ("e08", "e06s", 0),  # two fields each: a tie
        ("e13s", "e14", 10),
        ("e21", "e19s", 0),
    ],
)
def test_on_two_branches_the_one_with_fewer_fields_to_the_barrier_is_ahead(hers: str, yours: str, points: int) -> None:
    assert scored(level().explorer(1, hers).explorer(0, yours)) == points


@clause("MA-RUL-81")
@pytest.mark.parametrize(
    ("hers", "yours", "ahead"),
    [
        ("e16", "e05", 7),
        ("e09", "e05", 2),
        ("e08", "e05", 3),
        ("e09", "e06", 3),
        ("e06s", "e06", 2),
        ("e25", "e00", 19),
    ],
)
def test_the_lead_is_counted_by_the_shortest_way_with_all_fields(hers: str, yours: str, ahead: int) -> None:
    assert fields_ahead(FIELD[hers], FIELD[yours]) == ahead


@clause("MA-EX-40")
def test_solo_bonuses_of_the_worked_example() -> None:
    position = level().quests_done(1, 7).quests_done(0, 4).automa("au_a1", gone=15)
    position.unlocked(0, "hand_limit", "doubloons_5", "vp_3").explorer(1, "e16").explorer(0, "e05")
    income_of_fifteen_discs = 24
    assert scored(position) - income_of_fifteen_discs == 95


@clause("MA-SOLO-33")
@pytest.mark.parametrize(("yours", "hers", "winners"), [(51, 50, [0]), (50, 50, []), (49, 50, [])])
def test_you_win_with_more_points_and_jean_wins_a_tie(yours: int, hers: int, winners: list[int]) -> None:
    game = Position(1).having(0, vp=yours).having(1, vp=hers).round(4).play(0, "final_story")
    assert game.table.over
    assert GAME.winners(game.state) == winners


@clause("MA-RUL-52")
def test_jean_takes_no_part_in_step_one_of_the_final_scoring() -> None:
    def end(ender: int) -> Play:
        return level().play(ender, "final_choice")

    for ender in (0, 1):
        game = end(ender)
        assert (game.asked, game.prompt) == ("0", "scoring.choice")
        game.give("vp")
        assert game.table.over
        assert (game.player(0).vp, game.player(1).vp) == (2, 0)


@clause("MA-RUL-51")
def test_you_read_the_story_card_whose_tile_jean_took_and_decide_alone() -> None:
    position = Position(1, "campaign").story_taken(1, "s02")
    game = position.play(1, "interim_steps").until("story.vote")
    assert game.asked in ("0", "several")
    assert game.table.waiting() == [0]
    game.give("keep")
    assert [event.args for event in game.told("story.read")] == [(0, "s02")]
    assert game.state.stories == ["s04"]
