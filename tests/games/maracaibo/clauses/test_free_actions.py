"""Free actions: planning and careers, and when they may be taken. (MA-FREE, MA-RUL-06, MA-RUL-84)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CAREERS
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

MERCHANT = "career_merchant"
"""Its first task: 3 improvements for 3 D, 5 for 3 VP more."""


def with_task(position: Position) -> Position:
    """Seat 0 holds one card and could complete the first task at once."""
    return position.career(0, MERCHANT).unlocked(0, "vp_3", "doubloons_5", "village_arms").hand(0, "a_sailor_1")


def free(game: Play) -> list[str]:
    return [key for key in game.options if key.startswith(("plan ", "task "))]


BOTH = ["plan a_sailor_1", "task 0"]


@clause("MA-FREE-01", "MA-FREE-02", "MA-RUL-84")
def test_free_actions_before_during_and_after_the_main_action() -> None:
    position = with_task(Position(2).ship(0, "p06")).hand(0, "a_sailor_1", "a_sailor_2", "a_gunner_1", "a_gunner_2")
    game = position.play(0)
    game.give("p07 p08 p09 p10")
    assert game.prompt == "main.action"
    game.give("plan a_sailor_1", "village", "va_coin")
    assert game.prompt == "village.act"
    game.give("plan a_sailor_2", "va_coin")
    assert game.prompt == "turn.end"
    game.give("plan a_gunner_1", "task 0")
    assert game.player(0).planned == ["a_sailor_1", "a_sailor_2", "a_gunner_1"]
    assert game.player(0).hand == ["a_gunner_2"]
    assert game.player(0).tasks == [1, 0, 0]


@clause("MA-FREE-01")
def test_a_free_action_may_be_repeated_at_one_moment() -> None:
    game = Position(2).ship(0, "p06").hand(0, "a_sailor_1", "a_sailor_2", "a_gunner_1").play(0, "main")
    game.give("plan a_sailor_1", "plan a_gunner_1", "plan a_sailor_2")
    assert game.player(0).hand == []
    assert game.prompt == "village.act"


@clause("MA-FREE-02")
@pytest.mark.parametrize(("planned", "possible"), [(0, True), (2, True), (3, False)])
def test_there_are_three_planning_spaces(planned: int, possible: bool) -> None:
    cards = ["a_peddler_1", "a_peddler_2", "a_envoy_1"][:planned]
    game = Position(2).ship(0, "p06").planned(0, *cards).hand(0, "a_sailor_1").play(0, "main")
    assert game.offers("plan") == (["plan a_sailor_1"] if possible else [])


@clause("MA-FREE-02")
def test_a_planning_space_is_free_again_when_its_card_is_bought() -> None:
    position = Position(2).ship(0, "p06").planned(0, "a_peddler_1", "a_sailor_2", "a_envoy_1").hand(0, "a_sailor_1")
    game = position.play(0, "main", 4)
    game.give("village", "va_buy", "card a_sailor_2")
    assert game.player(0).planned == ["a_peddler_1", "a_envoy_1"]
    game.give("plan a_sailor_1")
    assert game.player(0).planned == ["a_peddler_1", "a_envoy_1", "a_sailor_1"]


@clause("MA-FREE-03")
def test_planned_cards_do_not_count_against_the_hand_limit() -> None:
    cards = ["a_peddler_1", "a_peddler_2", "a_envoy_1"]
    game = Position(2).ship(0, "p06").planned(0, *cards).hand(0).display("", "", "", "").play(0, "draw")
    game.chance("a_gunner_1", "a_gunner_2", "a_sailor_1", "a_sailor_2")
    assert len(game.player(0).hand) == 4
    assert game.told("turn.begins") == [] and game.prompt == "draw.project", "now the display is filled"


@clause("MA-FREE-03", "MA-CARD-02")
def test_planned_cards_are_neither_discarded_nor_goods_nor_items() -> None:
    position = Position(2).ship(0, "p06").planned(0, "a_sailor_1", "a_boatswain_2").hand(0)
    game = position.play(0, "main")
    game.give("village")
    assert "va_discard" not in game.options, "no hand card is left"
    city = Position(2).city("p04", "ct_arsenal_2").ship(0, "p04").planned(0, "a_sailor_1").hand(0)
    game = city.play(0, "main")
    game.give("city")
    assert game.told("good.delivered") == [] and game.state.phase == "draw"
    quest = Position(2).ship(0, "p08").quest("p08", "q13").hand(0).planned(0, "a_sailor_1", "a_boatswain_2")
    assert quest.play(0, "main").offers("quest") == [], "two cotton would be needed"
    items = Position(2).ship(0, "p08").quest("p08", "q01").hand(0).planned(0, "a_sailor_1", "a_planter_1")
    assert items.play(0, "main").offers("quest") == [], "two treasure maps would be needed"


@clause("MA-FREE-03", "MA-VILL-03")
def test_discarding_the_hand_leaves_the_planned_cards() -> None:
    position = Position(2).ship(0, "p06").planned(0, "a_sailor_1").hand(0, "a_gunner_1", "a_gunner_2")
    game = position.having(0, doubloons=0).play(0, "main")
    game.give("village", "va_discard")
    assert game.player(0).planned == ["a_sailor_1"]
    assert sorted(game.state.discard) == ["a_gunner_1", "a_gunner_2"]
    assert game.player(0).doubloons == 2


@clause("MA-FREE-03", "MA-VILL-05")
def test_planned_cards_can_be_bought() -> None:
    game = Position(2).ship(0, "p06").planned(0, "a_sailor_1").hand(0).having(0, doubloons=3).play(0, "main")
    game.give("village", "va_buy", "card a_sailor_1")
    assert (game.player(0).planned, game.player(0).tableau) == ([], ["a_sailor_1"])
    assert game.player(0).doubloons == 0


@clause("MA-FREE-04", "MA-CAREER-02", "MA-RUL-03")
def test_a_career_task_is_completed_by_a_free_action_and_its_figure_is_used_at_once() -> None:
    position = with_task(Position(2).ship(0, "p06")).having(0, figures=0, doubloons=6)
    game = position.hand(0, "a_peddler_1").play(0, "main", 1)
    game.give("village")
    assert "va_buy" not in game.options, "no figure for the assistant"
    game.give("task 0")
    assert (game.player(0).figures, game.player(0).doubloons) == (1, 6 + CAREERS[MERCHANT].tasks[0].doubloons)
    game.give("va_buy", "card a_peddler_1")
    assert game.player(0).assistants == ["a_peddler_1"]
    assert game.player(0).figures == 0


@clause("MA-FREE-04", "MA-RUL-06")
def test_no_free_action_in_phase_a_or_c() -> None:
    game = with_task(Position(2).ship(0, "p06")).play(0)
    assert game.prompt == "sail.to"
    assert free(game) == []
    game = with_task(Position(2).ship(0, "p06")).display("a_gunner_1", "", "", "").play(0, "draw")
    assert game.prompt == "draw.from"
    assert free(game) == []


@clause("MA-RUL-06")
def test_free_actions_also_when_the_main_action_is_forgone() -> None:
    game = with_task(Position(2).ship(0, "p06")).play(0, "main")
    game.give("pass")
    assert game.prompt == "turn.end"
    assert free(game) == BOTH
    game.give("task 0", "pass")
    assert game.player(0).tasks == [1, 0, 0]
    assert game.state.phase == "draw"


@clause("MA-RUL-06", "MA-FREE-04")
@pytest.mark.parametrize("phase", ["interim_choice", "final_choice"])
def test_no_free_action_in_a_scoring(phase: str) -> None:
    game = with_task(Position(2)).round(4 if phase == "final_choice" else 1).play(0, phase)
    assert game.prompt == "scoring.choice"
    assert free(game) == []


@clause("MA-RUL-06", "MA-FREE-04")
def test_no_free_action_in_the_turn_of_another() -> None:
    """Seat 0 could plan and complete a task, but is never asked in the turn of seat 1."""
    game = with_task(Position(2)).ship(1, "p06").hand(1).play(1, "main", 1)
    assert game.asked == "1"
    assert free(game) == []
    game.give("village", "va_coin")
    assert game.asked == "chance"


@clause("MA-RUL-84")
@pytest.mark.parametrize(
    ("place", "tile", "answers", "prompt"),
    [
        ("p04", "ct_arsenal_2", ["city"], "city.deliver"),
        ("p04", "ct_shipyard_2", ["city"], "disc.remove"),
        ("p04", "ct_embassy_2", ["city"], "influence.nation"),
        ("p04", "ct_embassy_2", ["city", "spain"], "village.act"),
        ("p04", "ct_expedition_2", ["city"], "explore.land"),
        ("p20", "", ["city"], "choose.option"),
        ("p11", "", ["city"], "combat.begin"),
    ],
)
def test_free_actions_between_the_steps_of_a_main_action(
    place: str, tile: str, answers: list[str], prompt: str
) -> None:
    position = with_task(Position(2).ship(0, place))
    if tile:
        position.city(place, tile)
    game = position.play(0, "main")
    game.give(*answers)
    assert game.prompt == prompt
    assert free(game) == BOTH


@clause("MA-RUL-84")
def test_free_actions_between_single_combat_actions() -> None:
    game = with_task(Position(2).ship(0, "p20")).having(0, combat=4).play(0, "main")
    game.give("city", "option 0").chance("k01").give("england", "act ca_influence 0")
    assert game.prompt == "combat.act"
    assert free(game) == BOTH
    game.give("plan a_sailor_1", "task 0")
    assert game.prompt == "combat.act", "the combat goes on"
    assert game.state.combats[0].value == 2


@clause("MA-RUL-84")
def test_free_actions_inside_nested_effects() -> None:
    """A disc taken by the city unlocks the master stroke; its choice is a step inside the step."""
    position = with_task(Position(2).city("p04", "ct_shipyard_2").ship(0, "p04")).unlocked(0, "hand_limit")
    game = position.one_disc(0, "master_stroke").play(0, "main")
    game.give("city", "master_stroke")
    assert game.prompt == "choose.option"
    assert free(game) == BOTH


@clause("MA-RUL-84")
def test_no_free_action_in_the_middle_of_a_payment() -> None:
    position = with_task(Position(2).ship(0, "p08").quest("p08", "q13"))
    game = position.hand(0, "a_sailor_1", "a_boatswain_2", "a_gunner_1").play(0, "main")
    game.give("quest q13")
    assert game.prompt == "pay.good"
    assert free(game) == []
    game = (
        with_task(Position(2).city("p04", "ct_arsenal_2").ship(0, "p04"))
        .hand(0, "a_sailor_1", "a_gunner_2")
        .play(0, "main")
    )
    game.give("city", "deliver a_sailor_1")
    assert game.prompt == "disc.deliver"
    assert free(game) == []


@clause("MA-RUL-84", "MA-AACT-04")
def test_free_actions_after_sailing_on_but_not_while_under_way() -> None:
    game = with_task(Position(2).ship(0, "p06").tableau(0, "b_helmsman_1")).play(0, "main")
    game.give("assistant b_helmsman_1", "p07 p08")
    assert game.prompt == "main.action"
    assert free(game) == BOTH
