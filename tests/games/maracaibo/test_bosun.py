"""Bosun: a question has a rule, an effect a worth, and the play is far better than chance; nothing hidden is seen."""

from __future__ import annotations

import pytest

from quarterdeck.bots.base import Worlds
from quarterdeck.games.maracaibo.bosun.advice import advice, bosun
from quarterdeck.games.maracaibo.bosun.fighting import best_plan
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import PRICE, WORTH
from quarterdeck.games.maracaibo.content.components import CARDS, NATION, QUESTS, STORIES, VOCABULARY
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.state import Combat
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.advice import play_advised
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.effects import walk_effects
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.sim.batch import simulate
from tests.games.maracaibo.position import Play, Position

ANYTHING_WILL_DO = {"story.vote", "story.tie", "legacy.skull", "turn.end"}
"""Questions without a rule: the piles are alike, the story is a matter of taste, and after the turn comes the end."""

NOT_JUDGED = {"gain_flag_bonus", "combat_option", "remove_skull"}
"""Effects without a worth of their own: the first two are judged with their combat action, the third helps all."""


def choice(play: Play) -> str:
    """What Bosun answers, as a key."""
    ask = play.table.ask
    assert ask is not None
    seat = play.table.waiting()[0]
    return GAME.key(ask.prompt, bosun(Perspective(play.table, seat), Worlds(1)))


# Completeness


def test_every_question_has_a_rule() -> None:
    asked = [question for question in GAME.questions.all() if not question.to_chance]
    without = {one.name for one in asked if one.adviser is None and one.adviser_together is None}
    assert without == ANYTHING_WILL_DO


def test_every_effect_of_cards_and_quests_has_a_worth() -> None:
    effects = []
    for card in CARDS.values():
        effects += walk_effects(card.income + card.permanent + card.assistant + card.instant)
    for quest in [*QUESTS.values(), *(story.quest for story in STORIES.values() if story.quest)]:
        effects += walk_effects(quest.cost + quest.reward)
    verbs = {effect.verb for effect in effects}
    assert verbs - set(WORTH.rules) - set(PRICE.rules) <= NOT_JUDGED | {"need_mp"}
    assert not WORTH.unknown(VOCABULARY.effects) and not PRICE.unknown(VOCABULARY.effects)


# Nothing hidden


def test_bosun_answers_from_what_it_sees_alone() -> None:
    """However the hidden cards are dealt, the answer is the same."""
    table = Table(GAME, Setting(3, {"story": "campaign"}), Dealer(seed_from_number(5), "hidden"))
    asked = 0
    while table.waiting() and asked < 150:
        seat = table.waiting()[0]
        answers = [bosun(Perspective(table, seat), Worlds(seed)) for seed in (1, 2, 3)]
        assert answers[0] == answers[1] == answers[2], table.ask
        table.answer(seat, answers[0])
        asked += 1
    assert asked == 150


# Every setting


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"difficulty": "very_hard"}),
        (1, {"story": "chapter_5"}),
        (2, {"story": "scenario_76"}),
        (3, {"story": "scenario_77"}),
        (3, {"story": "chapter_11"}),
        (4, {"story": "campaign"}),
    ],
)
def test_bosun_plays_every_setting_to_its_end(players: int, options: dict[str, str]) -> None:
    run = Run(GAME, GAME.start(GAME.check(Setting(players, options))))
    run.begin()
    play_advised(run, Randomness(3), advice)
    assert run.ctx.state.phase == OVER
    assert GAME.scores(run.ctx.state)[0] > 50


# Strength


def test_bosun_beats_a_random_player() -> None:
    result = simulate("maracaibo", ["bosun", "random"], 20, rotate=True)
    assert result.bot_wins[0] >= 19
    assert result.bot_scores[0] > 3 * result.bot_scores[1]


def test_bosun_beats_three_random_players() -> None:
    result = simulate("maracaibo", ["bosun", "random", "random", "random"], 8, rotate=True)
    assert result.bot_wins[0] >= 7


# Single considerations


def test_the_nation_with_the_best_rank_and_multiplier_is_served() -> None:
    p = Position(2).influence(0, france=6, england=1).marker("france", "p01", "p02", "p03")
    o = Outlook(p.state, 0)
    assert o.influence(NATION["france"], 1) > o.influence(NATION["spain"], 1)


def test_a_combat_is_planned_as_a_whole() -> None:
    """With a value of 6 the flag and one influence are worth more than two influence alone."""
    p = Position(2).having(0, combat=0, figures=0)
    plan = best_plan(Outlook(p.state, 0), NATION["spain"], 6, 0, [])
    assert plan.cost == 6 and [act[1] for act in plan.acts] == ["ca_influence", "ca_flag"]


def test_combat_points_are_spent_only_for_a_plan() -> None:
    p = Position(2).having(0, combat=5, figures=0)
    p.state.combats.append(Combat(0, "", NATION["spain"], 1, ["ca_influence", "ca_flag"]))
    assert not best_plan(Outlook(p.state, 0), NATION["spain"], 1, 5, ["ca_influence", "ca_flag"]).acts


def test_a_task_is_completed_at_its_higher_level() -> None:
    tokens = ("k01", "k02", "k03", "k04", "k05")
    play = Position(2).career(0, "career_privateer").tokens(0, *tokens).ship(0, "p04").play(0, "main")
    assert choice(play) == "task 0"


def test_a_task_waits_for_its_higher_level_until_the_end_is_near() -> None:
    p = Position(2).career(0, "career_privateer").tokens(0, "k01", "k02", "k03")
    assert not Outlook(p.round(3).state, 0).task_is_due(0)
    assert Outlook(p.round(4).ship(0, "p19").state, 0).task_is_due(0)


def test_an_assistant_is_used_where_it_brings_more_than_passing_it_by() -> None:
    play = Position(2).tableau(0, "a_peddler_1").hand(0).having(0, doubloons=0).ship(0, "p08").play(0, "main", 1)
    assert choice(play) == "assistant a_peddler_1"


def test_the_last_purchase_has_to_be_worth_more_than_two_points() -> None:
    poor = Position(2).round(4).hand(0, "a_gunner_1").having(0, doubloons=3, vp=0).play(0, "final_choice")
    assert choice(poor) == "vp"
    rich = Position(2).round(4).hand(0, "b_french_ambassador").having(0, doubloons=9).play(0, "final_choice")
    assert choice(rich) == "card b_french_ambassador"


@pytest.mark.parametrize("quest", ["q21", "q23"])
def test_a_quest_of_the_track_that_explores_or_fights_is_judged_without_going_round(quest: str) -> None:
    """Its reward moves the explorer on, or fights for a flag that does so; the explorer would reach it again."""
    p = Position(2).explorer(0, "e07").field_quest("e08", quest).legacy("l04", "l07").ship(0, "p20")
    play = p.play(0, "main").give("city")
    play.give(play.offers("option")[1])
    assert play.prompt == "explore.land"
    assert choice(play) in play.options


def test_the_better_half_of_a_city_action_is_taken() -> None:
    """4 doubloons, or 2 VP for each assistant: with three of them the points. (MA-CACT-08)"""
    cards = ("a_peddler_1", "a_envoy_1", "a_pathfinder_1")
    p = Position(2).city("p04", "ct_network_2").tableau(0, *cards).hand(0).ship(0, "p04")
    play = p.play(0, "main").give("city")
    assert play.prompt == "choose.option" and choice(play).endswith(" 1")
    play = Position(2).city("p04", "ct_network_2").hand(0).ship(0, "p04").play(0, "main").give("city")
    assert choice(play).endswith(" 0")


def test_income_is_worth_more_early_than_late() -> None:
    early, late = Position(2).round(1), Position(2).round(4)
    assert Outlook(early.state, 0).doubloon_income(2) > 2 * Outlook(late.state, 0).doubloon_income(2)
