"""The explorer track: steps, forks, other explorers, quests, barriers and the last field. (MA-EXPL)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD, FIELDS
from quarterdeck.games.maracaibo.rules.board import rank_value
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position


def exploring(position: Position, field: str, steps: int = 3, seat: int = 0) -> Play:
    """The explorer stands on a field and may go on: 3 steps in a city with an expedition, 2 on the way home."""
    position.explorer(seat, field).having(seat, tasks=[1, 1, 1])
    if steps == 2:
        return position.ship(seat, "p20").play(seat, "main").give("city", "option 1")
    tile = "ct_expedition_2" if position.state.seats <= 2 else "ct_expedition_34"
    return position.city("p04", tile).ship(seat, "p04").play(seat, "main").give("city")


def where(game: Play, seat: int = 0) -> str:
    """The field of an explorer."""
    return FIELDS[game.player(seat).explorer].id


# ---------------------------------------------------------------- steps and forks


@clause("MA-EXPL-01", "MA-RUL-32")
def test_at_most_so_many_fields_at_least_one_or_none_at_all() -> None:
    assert exploring(Position(2), "e00").steps == ["e01", "e02", "e03", "pass"]
    assert exploring(Position(2), "e00", steps=2).steps == ["e01", "e02", "pass"]
    game = exploring(Position(2), "e01").give("pass")
    assert (where(game), game.player(0).doubloons) == ("e01", 20)


@clause("MA-EXPL-01")
def test_further_steps_lapse() -> None:
    game = exploring(Position(2), "e00").give("e01")
    assert (where(game), game.player(0).doubloons) == ("e01", 22)
    assert game.prompt != "explore.land"


@clause("MA-EXPL-02")
def test_at_a_fork_the_short_or_the_long_way_is_chosen_and_never_back() -> None:
    assert sorted(exploring(Position(2), "e05", steps=2).steps) == ["e06", "e06 e07", "e06s", "e06s e09", "pass"]
    game = exploring(Position(2), "e05", steps=2).give("e06 e07")
    assert where(game) == "e07"
    assert exploring(Position(2), "e07", steps=2).steps == ["e08", "e09", "pass"]
    assert exploring(Position(2), "e06s", steps=2).steps == ["e09", "e10", "pass"]


@clause("MA-EXPL-04")
def test_only_the_field_reached_gives_its_reward() -> None:
    game = exploring(Position(2), "e00").give("e03")
    assert (game.player(0).doubloons, game.player(0).combat, game.player(0).vp) == (20, 1, 2)


@clause("MA-EXPL-05")
def test_the_rewards_of_the_fields() -> None:
    def gains(start: str, field: str) -> tuple[int, int, int, int, str]:
        game = exploring(Position(2).having(0, combat=1, figures=0, general=3), start).give(field)
        player = game.player(0)
        return player.doubloons - 20, player.vp, player.combat - 1, player.figures, game.prompt

    assert gains("e00", "e01")[:4] == (2, 0, 0, 0)
    assert gains("e00", "e02")[:4] == (0, 0, 1, 0)
    assert gains("e00", "e03")[:4] == (0, 2, 0, 0)
    assert gains("e04", "e05")[4] == "influence.nation"
    assert gains("e06s", "e09")[4] == "disc.remove"
    assert gains("e10", "e11")[:4] == (2, 2, 0, 0)
    assert gains("e10", "e12")[:4] == (0, 0, 0, 2)
    assert gains("e22", "e24")[:4] == (4, 4 + 4, 0, 0)  # with 4 for the green barrier


@clause("MA-EXPL-05")
def test_influence_and_discs_of_fields_are_chosen() -> None:
    game = exploring(Position(2), "e04").give("e05", "england")
    assert game.player(0).influence == [0, 1, 0]
    game = exploring(Position(2).one_disc(0, "vp_3"), "e06s").give("e09", "vp_3")
    assert (game.player(0).vp, game.state.phase) == (3, "draw")


# ---------------------------------------------------------------- other explorers


@clause("MA-EXPL-03")
def test_a_field_with_another_explorer_is_jumped_and_does_not_count() -> None:
    game = exploring(Position(3).explorer(1, "e01").explorer(2, "e03"), "e00")
    assert game.steps == ["e02", "e04", "e05", "pass"]


@clause("MA-EXPL-03", "MA-EXPL-09")
def test_the_start_field_and_the_last_field_hold_several() -> None:
    position = Position(3).explorer(1, "e00").explorer(2, "e25")
    assert "e25" in exploring(position, "e24").steps
    assert exploring(Position(3), "e00").steps == ["e01", "e02", "e03", "pass"]


@clause("MA-RUL-32")
def test_if_all_fields_in_reach_are_occupied_the_first_free_one_beyond_is_reached() -> None:
    position = Position(4).explorer(1, "e01").explorer(2, "e02").explorer(3, "e03")
    game = exploring(position, "e00", steps=2)
    assert game.steps == ["e04", "e05", "pass"]


@clause("MA-RUL-32", "MA-EXPL-09")
def test_the_last_field_ends_the_movement() -> None:
    game = exploring(Position(2), "e24")
    assert game.steps == ["e25", "pass"]
    game.give("e25")
    assert where(game) == "e25"


@clause("MA-EX-46", "MA-EXPL-03", "MA-PERM-06")
def test_jumping_with_a_thief() -> None:
    def jump() -> Play:
        return exploring(Position(2).explorer(1, "e04").having(1, vp=5).tableau(0, "b_scout_1"), "e03", steps=2)

    assert sorted(jump().steps) == ["e05", "e06", "e06s", "pass"]
    for field in ("e05", "e06", "e06s"):
        game = jump().give(field)
        assert (game.player(0).vp, game.player(1).vp, where(game)) == (1, 4, field)


@clause("MA-RUL-31", "MA-PERM-06")
def test_only_explorers_jumped_on_the_way_taken_are_robbed() -> None:
    def robbed(route: str, **explorers: str) -> list[int]:
        position = Position(4).tableau(0, "b_scout_1")
        for number, field in enumerate(explorers.values(), start=1):
            position.explorer(number, field).having(number, vp=5)
        game = exploring(position, "e05").give(route)
        return [game.player(seat).vp for seat in (1, 2, 3)]

    assert robbed("e06s e09", a="e06", b="e07", c="e02") == [5, 5, 5]
    assert robbed("e06 e09", a="e06", b="e07", c="e06s") == [4, 4, 5]
    position = Position(2).tableau(0, "b_scout_1").explorer(1, "e25").having(1, vp=5)
    assert exploring(position, "e24").give("e25").player(1).vp == 5


@clause("MA-RUL-30", "MA-RUL-28")
def test_points_are_stolen_and_barrier_rewards_taken_before_the_field_reached() -> None:
    position = Position(2).tableau(0, "b_scout_1").explorer(1, "e17").having(1, vp=5)
    game = exploring(position, "e16").give("e18")
    told = [(event.kind, *event.args[:2]) for event in game.table.events if event.kind.startswith("vp.")]
    assert told[:3] == [("vp.gained", 0, 2), ("vp.stolen", 0, 1), ("vp.gained", 0, 4)]


# ---------------------------------------------------------------- quests on the track


@clause("MA-EXPL-06", "MA-QUEST-04")
def test_a_quest_of_the_track_may_be_fulfilled_at_once_and_is_not_replaced() -> None:
    position = Position(2).field_quest("e08", "q24").having(0, doubloons=5)
    pile = len(position.state.quest_pile)
    game = exploring(position, "e07").give("e08")
    assert (game.prompt, game.steps) == ("quest.field", ["quest q24", "pass"])
    game.give("quest q24")
    player = game.player(0)
    assert (player.doubloons, player.vp, player.combat, player.quests) == (3, 2, 3, ["q24"])
    assert FIELD["e08"] not in game.state.field_quests
    assert len(game.state.quest_pile) == pile
    assert where(game) == "e08"


@clause("MA-EXPL-06")
def test_the_quest_of_the_track_is_part_of_any_explorer_move_and_no_main_action() -> None:
    position = Position(2).field_quest("e08", "q24").tableau(0, "a_cartographer_1", "a_cartographer_2")
    position.explorer(0, "e07").ship(0, "p07")
    game = position.play(0, "main", spent=4).give("village", "va_coin", "a_cartographer_1", "e08", "quest q24")
    assert game.player(0).quests == ["q24"]


@clause("MA-EXPL-06", "MA-EXPL-03")
def test_a_quest_field_without_tile_is_jumped_by_all_without_counting() -> None:
    assert exploring(Position(2).field_quest("e08", ""), "e07", steps=2).steps == ["e09", "e10", "pass"]
    assert exploring(Position(2), "e07", steps=2).steps == ["e08", "e09", "pass"]


@clause("MA-RUL-29", "MA-EXPL-06")
def test_a_quest_that_was_not_fulfilled_on_landing_stays_and_cannot_be_fulfilled_later() -> None:
    game = exploring(Position(2).field_quest("e08", "q24"), "e07").give("e08", "pass")
    assert (where(game), game.player(0).vp, game.player(0).quests) == ("e08", 0, [])
    assert game.state.field_quests[FIELD["e08"]] == "q24"
    assert "quest q24" not in exploring(Position(2).field_quest("e08", "q24"), "e08").options
    assert exploring(Position(2).field_quest("e08", "q24"), "e08", steps=2).steps == ["e09", "e10", "pass"]


@clause("MA-RUL-29")
def test_a_quest_field_may_be_landed_on_without_the_means_and_gives_nothing() -> None:
    game = exploring(Position(2).field_quest("e08", "q06").having(0, doubloons=20), "e07").give("e08")
    assert (where(game), game.player(0).vp, game.player(0).doubloons) == ("e08", 0, 20)
    assert game.state.field_quests[FIELD["e08"]] == "q06"
    assert game.prompt != "quest.field"


@clause("MA-RUL-29")
def test_passing_a_quest_field_does_not_offer_its_quest() -> None:
    game = exploring(Position(2).field_quest("e08", "q24"), "e07").give("e09")
    assert game.prompt == "disc.remove"
    assert game.state.field_quests[FIELD["e08"]] == "q24"


# ---------------------------------------------------------------- barriers


@clause("MA-EXPL-07", "MA-EX-47", "MA-RUL-30")
def test_crossing_the_red_barrier_gives_three_influence_with_one_nation_then_the_field() -> None:
    game = exploring(Position(2), "e09").give("e10")
    assert (game.prompt, game.player(0).vp) == ("influence.nation", 0)
    game.give("spain")
    assert game.player(0).influence == [0, 0, 3]
    assert rank_value(game.player(0).influence[2]) == 1
    assert game.player(0).vp == 3
    assert game.prompt != "influence.nation"  # not divisible


@clause("MA-EXPL-03", "MA-RUL-30")
@pytest.mark.parametrize(("start", "jumped"), [("e09", "e10"), ("e06s", "e09"), ("e07", "e08")])
def test_while_a_barrier_asks_the_explorer_is_where_it_lands(start: str, jumped: str) -> None:
    game = exploring(Position(2).explorer(1, jumped), start).give("e11")
    assert game.prompt == "influence.nation"
    assert (where(game), where(game, 1)) == ("e11", jumped)
    assert game.view(1)["players"][0]["explorer"] == FIELD["e11"]
    assert game.told("explorer.moved")[0].args == (0, FIELD[start], FIELD["e11"])
    assert game.give("spain").player(0).vp == 2


@clause("MA-EXPL-07")
def test_every_player_has_the_same_for_the_red_barrier() -> None:
    game = exploring(Position(2).explorer(1, "e12"), "e09").give("e10", "france")
    assert game.player(0).influence == [3, 0, 0]


@clause("MA-EXPL-08")
@pytest.mark.parametrize(
    ("behind", "start", "field", "beyond"), [("e14", "e16", "e17", "e18"), ("e21", "e22", "e23", "e24")]
)
def test_the_first_to_cross_the_blue_or_green_barrier_has_four_points_later_ones_two(
    behind: str, start: str, field: str, beyond: str
) -> None:
    own = 5 if field == "e23" else 0  # the field's own reward
    assert exploring(Position(3).explorer(1, behind), start).give(field).player(0).vp == 4 + own
    assert exploring(Position(3).explorer(1, beyond), start).give(field).player(0).vp == 2 + own
    assert exploring(Position(3).explorer(1, beyond).explorer(2, "e25"), start).give(field).player(0).vp == 2 + own


@clause("MA-EXPL-08")
def test_each_barrier_is_counted_on_its_own() -> None:
    game = exploring(Position(2).explorer(1, "e18"), "e22").give("e23")  # the other crossed blue, not green
    assert game.player(0).vp == 4 + 5


@clause("MA-EXPL-07", "MA-EXPL-08", "MA-RUL-30")
def test_a_barrier_is_crossed_once_and_only_when_passed() -> None:
    game = exploring(Position(2), "e07").give("e09", "pass")
    assert game.player(0).influence == [0, 0, 0]
    assert game.told("barrier.crossed") == []
    game = exploring(Position(2), "e10").give("e11")
    assert game.told("barrier.crossed") == []
    game = exploring(Position(2), "e08").give("e11")
    assert game.prompt == "influence.nation"


# ---------------------------------------------------------------- the last field


@clause("MA-EXPL-09")
@pytest.mark.parametrize(("others", "vp"), [(0, 10), (1, 8), (2, 6), (3, 4)])
def test_arrivals_on_the_last_field_have_ten_eight_six_and_four_points(others: int, vp: int) -> None:
    position = Position(4)
    for seat in range(1, others + 1):
        position.explorer(seat, "e25")
    game = exploring(position, "e24").give("e25")
    assert game.player(0).vp == vp


@clause("MA-EXPL-09")
def test_arriving_on_the_last_field_brings_one_village_action_at_once() -> None:
    game = exploring(Position(2), "e24").give("e25")
    assert game.prompt == "village.act"
    game.give("va_coin")
    assert game.player(0).doubloons == 21
    assert game.prompt != "village.act"
    assert exploring(Position(2), "e24").give("e25", "pass").player(0).doubloons == 20


@clause("MA-EXPL-10", "MA-EXPL-09")
def test_later_moves_of_an_explorer_on_the_last_field_lapse() -> None:
    game = exploring(Position(2).hand(0, "a_sailor_1").stored("p04", 1), "e25")
    assert game.prompt == "turn.end"  # nobody is asked for a move
    assert (where(game), game.player(0).vp) == ("e25", 0)
