"""The final scoring and the end of the game. (MA-FINAL, MA-END-01)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import NATION
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import BUILDINGS_VP, INCOME_VP, INFLUENCE_VP, RANKS_VP, SCORING_VP, TABLEAU_VP
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to
from tests.games.maracaibo.position import Play, Position

NATIONS = ["france", "england", "spain"]
VILLAGES = ["p01", "p02", "p03", "p06", "p07", "p08", "p09", "p10", "p12", "p15", "p16", "p17", "p18", "p19"]
OPEN = ["a_builder_1", "a_builder_2", "a_healer_1", "a_healer_2"]


def scored(position: Position, ender: int = 0) -> Play:
    """The whole final scoring; whoever chooses takes 2 VP."""
    game = position.round(4).play(ender, "final_choice")
    while game.prompt == "scoring.choice":
        game.give("vp")
    return go_to(game, lambda game: not game.asked)


def points(game: Play, source: int, seat: int = 0) -> int:
    return game.player(seat).vp_from[source]


def markers(position: Position, france: int, spain: int, england: int) -> Position:
    """So many markers of each nation on villages."""
    free = iter(VILLAGES)
    for nation, number in (("france", france), ("spain", spain), ("england", england)):
        position.marker(nation, *[next(free) for _ in range(number)])
    return position


def multipliers(game: Play) -> dict[str, int]:
    return {NATIONS[int(event.args[0])]: int(event.args[1]) for event in game.told("nation.multiplier")}


def bonuses(france: int, spain: int, england: int) -> list[int]:
    """The majority bonuses of France, Spain and England with so many markers on places; no field is cleared."""
    position = markers(Position(3), france, spain, england)
    position.state.left = [13, 13, 13]
    found = multipliers(scored(position))
    return [found["france"], found["spain"], found["england"]]


# Step 1


@clause("MA-FINAL-01")
@pytest.mark.parametrize(("ender", "order"), [(0, "012"), (1, "120"), (2, "201")])
def test_step_one_goes_clockwise_from_the_player_on_22(ender: int, order: str) -> None:
    position = Position(3).hand(0, "a_sailor_1").hand(1, "a_sailor_2").hand(2, "a_gunner_1").round(4)
    game = position.play(ender, "final_choice")
    asked = ""
    while game.prompt == "scoring.choice":
        asked += game.asked
        game.give("vp")
    assert asked == order
    assert [points(game, SCORING_VP, seat) for seat in range(3)] == [2, 2, 2]


@clause("MA-FINAL-01", "MA-RUL-123", "MA-CARD-03")
@pytest.mark.parametrize(
    ("choice", "money"), [("card a_sailor_1", 17), ("card a_planter_1", 14), ("building minster", 8)]
)
def test_a_purchase_or_an_investment_without_refilling_the_hand(choice: str, money: int) -> None:
    position = Position(2).hand(0, "a_sailor_1").planned(0, "a_planter_1").building("minster").display(*OPEN)
    game = position.having(0, figures=1).hand(1, "a_sailor_2").round(4).play(0, "final_choice")
    assert game.options == ["card a_sailor_1", "card a_planter_1", "building minster", "vp"]
    game.give(choice)
    assert (game.asked, game.prompt) == ("1", "scoring.choice")
    assert game.player(0).doubloons == money
    assert len(game.player(0).hand) == (0 if choice.endswith("sailor_1") else 1)
    assert game.state.display == OPEN
    assert points(game, SCORING_VP) == 0


@clause("MA-RUL-71")
def test_the_effects_of_a_purchase_come_before_the_next_player_chooses() -> None:
    position = Position(2).hand(0, "a_shipwright_1").hand(1, "a_sailor_2").round(4)
    game = position.play(0, "final_choice")
    game.give("card a_shipwright_1")
    assert (game.asked, game.prompt) == ("0", "disc.remove")


# Steps 2 and 3


@clause("MA-FINAL-02", "MA-INCOME-09")
def test_vp_for_both_incomes_and_no_doubloons() -> None:
    position = Position(2).hand(0).having(0, vp_income=9, doubloon_income=16, doubloons=5, vp=0)
    game = scored(position)
    assert points(game, INCOME_VP) == 9 + 4
    assert game.player(0).doubloons == 5


@clause("MA-FINAL-02", "MA-RUL-42")
@pytest.mark.parametrize(
    ("income", "vp"), [(8, 0), (9, 0), (10, 1), (11, 1), (12, 2), (15, 3), (18, 5), (33, 12), (34, 13)]
)
def test_the_doubloon_track_gives_the_vp_at_or_before_the_marker(income: int, vp: int) -> None:
    game = scored(Position(2).hand(0).having(0, vp_income=0, doubloon_income=income, vp=0))
    assert points(game, INCOME_VP) == vp


@clause("MA-FINAL-03", "MA-CARD-10")
def test_bought_cards_count_and_c_cards_too_but_not_planned_or_hand_cards() -> None:
    position = Position(2).tableau(0, "a_sailor_1", "b_french_governor").hand(0, "b_english_governor")
    position.tableau(0, "c99_marshal").planned(0, "b_spanish_governor")
    game = scored(position)
    assert points(game, TABLEAU_VP) == 1 + 8 + 6


@clause("MA-FINAL-03")
def test_buildings_count_for_those_who_invested() -> None:
    position = Position(2).building("minster", "castle").hand(0).hand(1).synergies(0, "anchor", "quill")
    position.invested(0, "minster").tokens(0, "k01", "k02", "k03").tokens(1, "k04").invested(1, "castle")
    game = scored(position.invested(0, "castle").synergies(1, "anchor"))
    assert points(game, BUILDINGS_VP) == 2 * 3 + 3 * 2
    assert points(game, BUILDINGS_VP, 1) == 2


@clause("MA-EX-07")
def test_other_final_points_of_the_example() -> None:
    position = Position(2).tableau(0, "b_french_governor", "b_english_governor", "b_spanish_governor").hand(0)
    position.building("academy").invested(0, "academy")
    position.unlocked(0, "vp_3", "vp_6", "doubloons_5", "hand_limit", "free_display")
    game = scored(position.having(0, vp=0, vp_income=9, doubloon_income=16))
    assert points(game, TABLEAU_VP) + points(game, BUILDINGS_VP) == 34
    assert points(game, INCOME_VP) == 4 + 9
    assert game.player(0).vp == 47 + 2, "and the 2 VP of step 1"


@clause("MA-RUL-63")
def test_the_steps_add_up_whatever_their_order() -> None:
    def total(income: int, *cards: str) -> int:
        position = Position(2).hand(0).tableau(0, *cards).having(0, vp=0, vp_income=income)
        return scored(position).player(0).vp

    nothing = total(0)
    assert total(9, "b_french_governor") - nothing == (total(9) - nothing) + (total(0, "b_french_governor") - nothing)


@clause("MA-RUL-44", "MA-PREST-10")
def test_the_citadel_counts_what_is_left_after_step_one() -> None:
    position = Position(2).hand(0, "a_peddler_1").building("citadel").invested(0, "citadel").hand(1)
    game = position.having(0, combat=3, figures=2, vp=0).round(4).play(0, "final_choice")
    game.give("card a_peddler_1")
    go_to(game, lambda game: not game.asked)
    assert points(game, BUILDINGS_VP) == 2 * (3 + 1), "one figure has become an assistant"


@clause("MA-RUL-44")
def test_figures_elsewhere_are_not_left() -> None:
    """Figures on a card, at places, on buildings and on the career card; three in the general supply."""
    position = Position(2).hand(0).tableau(0, "a_peddler_1", "b_hermitage_1").building("citadel", "castle")
    position.invested(0, "citadel").invested(0, "castle").having(0, combat=1, figures=1, general=3, vp=0)
    position.state.players[0].card_figures = {"b_hermitage_1": 1}
    assert points(scored(position), BUILDINGS_VP) == 2 * (1 + 1)


# Step 4


@clause("MA-FINAL-04")
def test_most_influence_with_a_nation_gives_three_vp_and_all_tied_gain_them() -> None:
    position = Position(3).influence(0, france=1, spain=1).influence(1, france=1, england=1).influence(2, spain=1)
    game = scored(position)
    assert [points(game, INFLUENCE_VP, seat) for seat in range(3)] == [6, 6, 3]


@clause("MA-FINAL-04")
def test_the_second_most_influence_gives_nothing() -> None:
    game = scored(Position(3).influence(0, france=3).influence(1, france=2))
    assert [points(game, INFLUENCE_VP, seat) for seat in range(3)] == [3, 0, 0]


@clause("MA-FINAL-04")
def test_a_nation_with_all_markers_on_zero_gives_nothing() -> None:
    game = scored(Position(3))
    assert [points(game, INFLUENCE_VP, seat) for seat in range(3)] == [0, 0, 0]


@clause("MA-FINAL-04", "MA-SOLO-28")
def test_jean_counts_in_the_lead() -> None:
    game = scored(Position(1).influence(0, france=3, spain=2).influence(1, france=4))
    assert points(game, INFLUENCE_VP) == 3
    assert points(game, INFLUENCE_VP, 1) == 3


# Step 5


def example() -> Position:
    """4 French, 4 Spanish, 2 English markers on places; cleared fields 4, 3 and 2."""
    position = markers(Position(2), 4, 4, 2)
    position.state.left = [13 - 7, 13 - 3, 13 - 5]
    return position


@clause("MA-EX-05", "MA-FINAL-05", "MA-FINAL-06", "MA-FINAL-07")
def test_multipliers_of_the_example() -> None:
    assert multipliers(scored(example())) == {"france": 6, "spain": 5, "england": 2}


@clause("MA-FINAL-05", "MA-INFL-05")
def test_a_field_with_one_marker_left_is_not_cleared() -> None:
    position = example()
    position.state.left = [13 - 6, 13 - 4, 13 - 5]
    assert multipliers(scored(position)) == {"france": 5, "spain": 5, "england": 2}


@clause("MA-EX-06", "MA-FINAL-08")
def test_influence_scoring_of_the_example() -> None:
    game = scored(example().influence(0, france=4, spain=7, england=2))
    assert points(game, RANKS_VP) == 12 + 15 + 2
    assert points(game, RANKS_VP, 1) == 0


@clause("MA-FINAL-08", "MA-INFL-07")
def test_without_a_red_field_the_multiplier_gives_nothing() -> None:
    game = scored(example().influence(0, france=1).influence(1, france=6))
    assert points(game, RANKS_VP) == 0
    assert points(game, RANKS_VP, 1) == 6 * 2, "the last rank reached, not the next"


@clause("MA-FINAL-06")
def test_most_markers_on_places_two_second_one_third_nothing() -> None:
    assert bonuses(5, 3, 1) == [2, 1, 0]
    assert bonuses(1, 3, 5) == [0, 1, 2]
    assert bonuses(3, 5, 1) == [1, 2, 0]


@clause("MA-EX-20", "MA-FINAL-07")
def test_majority_tie_for_second() -> None:
    assert bonuses(5, 3, 3) == [2, 1, 1]


@clause("MA-EX-34", "MA-FINAL-07")
def test_majority_ties_for_first() -> None:
    assert bonuses(5, 5, 1) == [2, 2, 0]
    assert bonuses(3, 3, 3) == [2, 2, 2]


@clause("MA-RUL-43")
def test_the_majority_bonus_needs_no_marker() -> None:
    assert bonuses(0, 0, 0) == [2, 2, 2]
    assert bonuses(4, 0, 0) == [2, 1, 1]


@clause("MA-FINAL-06", "MA-LEG-17")
def test_markers_in_cities_and_on_legacy_tiles_count_for_the_majority() -> None:
    position = Position(2).marker("france", "p04").marker("spain", "p06").legacy("l06", "l09")
    position.state.spaces = [NATION["england"], NATION["england"], NATION["spain"]]
    position.state.left = [13, 13, 13]
    assert multipliers(scored(position)) == {"france": 0, "spain": 2, "england": 2}


# Step 6 and the end


@clause("MA-FINAL-09", "MA-RUL-98")
def test_a_new_story_card_is_laid_but_not_carried_out_and_goes_to_the_archive() -> None:
    position = Position(2, story="campaign").story("s01").hand(0).hand(1)
    position.state.story_takers = {"s01": 1}
    game = scored(position)
    assert [event.args for event in game.told("story.read")] == [(1, "s01")]
    assert game.state.stories == ["s02"]
    assert game.state.quest_tiles == []
    assert GAME.sequel(game.state)["archive"] == "stories=s02;legacy=;resolved=s01;cards="


@clause("MA-FINAL-09", "MA-INTERIM-07")
def test_no_quest_is_laid_after_the_last_round() -> None:
    assert scored(Position(4)).state.quest_tiles == []


@clause("MA-END-01")
@pytest.mark.parametrize(
    ("vp", "winners"),
    [([10, 20, 15], [1]), ([20, 20, 15], [0, 1]), ([7, 7, 7], [0, 1, 2]), ([3, 2, 9], [2])],
)
def test_most_vp_win_and_tied_players_share_the_victory(vp: list[int], winners: list[int]) -> None:
    position = Position(3).hand(0).hand(1).hand(2)
    for seat in range(3):
        position.having(seat, vp=vp[seat])
    game = scored(position)
    assert game.table.over
    assert GAME.winners(game.state) == winners
    assert GAME.scores(game.state) == [points + 2 for points in vp]


@clause("MA-END-01")
def test_the_game_ends_when_the_final_scoring_is_complete() -> None:
    game = Position(2).hand(0, "a_sailor_1").hand(1, "a_sailor_2").round(4).play(0, "final_choice")
    game.give("vp")
    assert not game.table.over
    game.give("vp")
    assert game.table.over
    assert [event.kind for event in game.table.events][-1] == "game.over"


@clause("MA-RUL-46")
def test_vp_are_unbounded() -> None:
    game = scored(Position(2).hand(0).having(0, vp=998))
    assert game.player(0).vp == 1000


@clause("MA-RUL-46", "MA-PERM-06")
def test_vp_never_fall_below_zero() -> None:
    position = Position(3).ship(0, "p20").tableau(0, "b_scout_1", "b_scout_2").hand(0).explorer(1, "e01")
    position.explorer(2, "e02").having(0, vp=0).having(1, vp=0).having(2, vp=1)
    game = position.play(0, "main")
    game.give("city", "option 1", "e03")
    assert (game.player(1).vp, game.player(2).vp) == (0, 0)
    assert game.player(0).vp == 1 + 2, "one stolen, two of the field"
