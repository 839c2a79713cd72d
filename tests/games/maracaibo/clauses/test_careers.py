"""Career cards: tasks, their two levels, and the admiral. (MA-CAREER)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quarterdeck.games.maracaibo.content.components import CAREERS
from quarterdeck.games.maracaibo.state import CAREER_VP
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

ASSISTANT_CARDS = ("a_dock_foreman_1", "a_ship_carpenter_1", "a_peddler_1", "a_pathfinder_1", "a_envoy_1")
SYNERGIES = ("anchor", "cannon", "scales", "lantern", "quill")
AREAS = ("village_speed", "hand_limit", "free_display", "doubloons_5", "vp_3", "vp_6", "combat_village")
TOKENS = ("k01", "k02", "k03", "k04", "k05", "k06", "k07", "k08")


def in_village(career: str) -> Position:
    return Position(2).ship(0, "p01").career(0, career)


def with_quests(number: int) -> Play:
    return in_village("career_pathfinder").quests_done(0, number).play(0, "main")


@clause("MA-EX-08", "MA-CAREER-02", "MA-CAREER-06")
@pytest.mark.parametrize("quests", [4, 5])
def test_a_task_completed_at_the_lower_level_gives_its_figure_and_doubloons(quests: int) -> None:
    game = with_quests(quests)
    game.give("task 1")
    assert (game.player(0).figures, game.player(0).general) == (3, 3), "the figure comes from the career card"
    assert (game.player(0).doubloons, game.player(0).vp) == (24, 0)


@clause("MA-EX-08", "MA-CAREER-03")
@pytest.mark.parametrize("quests", [6, 7])
def test_a_task_completed_at_the_higher_level_gives_its_vp_too(quests: int) -> None:
    game = with_quests(quests)
    game.give("task 1")
    assert (game.player(0).figures, game.player(0).doubloons, game.player(0).vp) == (3, 24, 4)


@clause("MA-CAREER-02")
def test_below_the_lower_level_a_task_cannot_be_completed() -> None:
    assert with_quests(3).offers("task") == []


@clause("MA-CAREER-02", "MA-RUL-74")
def test_the_player_may_wait_for_the_higher_level() -> None:
    game = in_village("career_pathfinder").quests_done(0, 5).quest("p01", "q24").play(0, "main")
    assert game.offers("task") == ["task 1"]
    game.give("quest q24")
    assert game.prompt == "turn.end", "the task can still be completed after the main action"
    game.give("task 1")
    assert game.player(0).vp_from[CAREER_VP] == 4


@clause("MA-CAREER-03", "MA-RUL-74")
def test_a_task_completed_at_the_lower_level_is_final() -> None:
    game = in_village("career_pathfinder").quests_done(0, 5).quest("p01", "q24").play(0, "main")
    game.give("task 1", "quest q24")
    assert len(game.player(0).quests) == 6
    assert game.prompt != "turn.end"
    assert game.player(0).vp_from[CAREER_VP] == 0
    assert game.player(0).tasks == [0, 1, 0]


@clause("MA-CAREER-01")
def test_tasks_are_completed_in_any_order_each_once() -> None:
    position = in_village("career_pathfinder").quests_done(0, 4).synergies(0, "anchor", "quill").explorer(0, "e10")
    game = position.play(0, "main")
    assert game.offers("task") == ["task 0", "task 1", "task 2"]
    game.give("task 2")
    assert game.offers("task") == ["task 0", "task 1"]
    game.give("task 0")
    assert game.offers("task") == ["task 1"]
    game.give("task 1")
    assert game.offers("task") == []
    assert game.player(0).figures == 2 + 3


@clause("MA-CAREER-04", "MA-EX-08")
def test_the_third_completed_task_gives_2_doubloons_and_2_vp_more_once() -> None:
    position = in_village("career_pathfinder").quests_done(0, 6).synergies(0, "anchor", "quill").explorer(0, "e10")
    game = position.play(0, "main")
    game.give("task 0", "task 2")
    assert (game.player(0).doubloons, game.player(0).vp) == (20 + 4 + 3, 0)
    assert game.told("career.completed") == []
    game.give("task 1")
    assert (game.player(0).doubloons, game.player(0).vp) == (27 + 4 + 2, 4 + 2)
    assert len(game.told("career.completed")) == 1
    game.give("village", "va_coin")
    assert (game.player(0).doubloons, game.player(0).vp) == (34, 6), "being admiral has no further effect"


@clause("MA-CAREER-05")
def test_combat_tokens_are_counted_on_the_ship_board() -> None:
    two = in_village("career_privateer").tokens(0, "k01", "k02").play(0, "main")
    assert two.offers("task") == []
    three = in_village("career_privateer").tokens(0, "k01", "k02", "k03").play(0, "main")
    assert three.offers("task") == ["task 0"]
    five = in_village("career_privateer").tokens(0, *TOKENS[:5]).play(0, "main")
    assert five.give("task 0").player(0).vp == CAREERS["career_privateer"].tasks[0].vp


@clause("MA-CAREER-06")
def test_story_tiles_count_as_quests() -> None:
    position = in_village("career_pathfinder").quests_done(0, 3).quest("p01", "s01")
    game = position.play(0, "main")
    assert game.offers("task") == []
    game.give("quest s01")
    assert game.offers("task") == ["task 1"]


@clause("MA-CAREER-07")
def test_influence_with_one_nation_is_that_of_the_best() -> None:
    below = in_village("career_privateer").influence(0, france=5, england=5, spain=5).play(0, "main")
    assert below.offers("task") == [], "not in sum"
    for nation in ("france", "england", "spain"):
        game = in_village("career_privateer").influence(0, **{nation: 6}).play(0, "main")
        assert game.offers("task") == ["task 1"]
        high = in_village("career_privateer").influence(0, **{nation: 11}).play(0, "main")
        assert high.give("task 1").player(0).vp == CAREERS["career_privateer"].tasks[1].vp


@clause("MA-CAREER-08")
def test_influence_with_two_nations_is_counted_for_each_of_them() -> None:
    below = in_village("career_courtier").influence(0, france=16, england=3, spain=3).play(0, "main")
    assert below.offers("task") == [], "not in sum"
    low = in_village("career_courtier").influence(0, france=16, spain=4).play(0, "main")
    assert low.give("task 0").player(0).vp == 0
    high = in_village("career_courtier").influence(0, england=7, spain=7).play(0, "main")
    assert high.give("task 0").player(0).vp == 4


@clause("MA-CAREER-09")
def test_improvements_are_counted_when_unlocked() -> None:
    below = in_village("career_courtier").unlocked(0, *AREAS[:3]).one_disc(0, *AREAS[3:]).play(0, "main")
    assert below.offers("task") == []
    low = in_village("career_courtier").unlocked(0, *AREAS[:5]).play(0, "main")
    assert low.give("task 1").player(0).vp == 0
    high = in_village("career_courtier").unlocked(0, *AREAS[:6]).play(0, "main")
    assert high.give("task 1").player(0).vp == 4


@clause("MA-CAREER-10")
def test_the_explorer_must_have_crossed_the_barrier() -> None:
    for field, tasks, vp in (("e09", [], 0), ("e10", ["task 2"], 0), ("e16", ["task 2"], 0), ("e17", ["task 2"], 4)):
        game = in_village("career_privateer").explorer(0, field).play(0, "main")
        assert game.offers("task") == tasks, field
        if tasks:
            assert game.give("task 2").player(0).vp == vp, field


@clause("MA-CAREER-10")
def test_another_card_asks_for_the_green_barrier() -> None:
    for field, vp in (("e22", 0), ("e23", 6)):
        game = in_village("career_pathfinder").explorer(0, field).play(0, "main")
        assert game.give("task 0").player(0).vp == vp


@clause("MA-CAREER-11")
def test_synergy_tokens_are_counted() -> None:
    assert in_village("career_merchant").synergies(0, *SYNERGIES[:2]).play(0, "main").offers("task") == []
    low = in_village("career_merchant").synergies(0, *SYNERGIES[:3]).play(0, "main")
    assert low.give("task 1").player(0).vp == 0
    high = in_village("career_merchant").synergies(0, *SYNERGIES[1:]).play(0, "main")
    assert high.give("task 1").player(0).vp == CAREERS["career_merchant"].tasks[1].vp


@clause("MA-CAREER-12", "MA-RUL-45")
def test_assistants_are_counted_at_places_only() -> None:
    on_card = in_village("career_merchant").tableau(0, *ASSISTANT_CARDS[:2], "b_hermitage_1")
    on_card.player(0).card_figures["b_hermitage_1"] = 1
    assert on_card.invested(0, "abbey").having(0, figures=4).play(0, "main").offers("task") == []
    low = in_village("career_merchant").tableau(0, *ASSISTANT_CARDS[:3]).play(0, "main")
    assert low.give("task 2").player(0).vp_from[CAREER_VP] == 0
    high = in_village("career_merchant").tableau(0, *ASSISTANT_CARDS[:4]).play(0, "main")
    assert high.give("task 2").player(0).vp_from[CAREER_VP] == CAREERS["career_merchant"].tasks[2].vp


def meet(kind: str, level: int) -> Callable[[Position], Position]:
    """A position that just meets a level of a task."""
    fields = ["e10", "e17", "e23"]
    ways: dict[str, Callable[[Position], Position]] = {
        "combat_tokens": lambda position: position.tokens(0, *TOKENS[:level]),
        "quests": lambda position: position.quests_done(0, level),
        "influence_1": lambda position: position.influence(0, england=level),
        "influence_2": lambda position: position.influence(0, france=level, spain=level),
        "improvements": lambda position: position.unlocked(0, *AREAS[:level]),
        "explorer": lambda position: position.explorer(0, fields[level]),
        "synergies": lambda position: position.synergies(0, *SYNERGIES[:level]),
        "assistants": lambda position: position.tableau(0, *ASSISTANT_CARDS[:level]),
    }
    return ways[kind]


@clause("MA-CAREER-13", "MA-CAREER-01")
@pytest.mark.parametrize("career", list(CAREERS))
def test_every_task_of_the_eight_cards_can_be_completed_at_both_levels(career: str) -> None:
    assert len(CAREERS) == 8
    assert len(CAREERS[career].tasks) == 3
    for index, task in enumerate(CAREERS[career].tasks):
        for level, vp in ((task.low, 0), (task.high, task.vp)):
            game = meet(task.kind, level)(in_village(career)).play(0, "main")
            game.give(f"task {index}")
            assert game.player(0).doubloons == 20 + task.doubloons
            assert game.player(0).vp_from[CAREER_VP] == vp
            assert game.player(0).figures == 3


@clause("MA-RUL-75")
def test_figures_on_the_career_card_cannot_be_used_before_their_task_is_completed() -> None:
    position = in_village("career_pathfinder").quests_done(0, 4).having(0, figures=0).hand(0, "a_peddler_1")
    game = position.play(0, "main")
    game.give("village")
    assert "va_buy" not in game.options
    game.give("task 1")
    game.give("va_buy", "card a_peddler_1")
    assert (game.player(0).figures, game.player(0).assistants) == (0, ["a_peddler_1"])
