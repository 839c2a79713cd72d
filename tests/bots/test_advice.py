"""Bots that a game brings along: the best advised option, from what the seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.bots import check_spec, make_bot
from quarterdeck.bots.base import Worlds
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.advice import best_advised, play_advised
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from tests.bots.pearls import GAME as PEARLS
from tests.bots.pearls import Pearls


def greedy(state: Any, ask: Ask[Any]) -> list[float]:
    """The greatest number, yes, and rather the greatest chest than a dive."""
    return [float(number(option)) for option in ask.options()]


def number(option: Any) -> int:
    if isinstance(option, tuple):
        return option[-1] if isinstance(option[-1], int) else 0
    return int(option)


def modest(state: Any, ask: Ask[Any]) -> list[float]:
    return [-float(number(option)) for option in ask.options()]


def test_the_option_of_the_greatest_worth_is_taken() -> None:
    table = Table(PEARLS, Setting(2), Dealer(seed_from_number(1), "advice"))
    perspective = Perspective(table, 0)
    assert best_advised(perspective, Worlds(1), greedy) == max(perspective.options())
    assert best_advised(perspective, Worlds(1), modest) == min(perspective.options())


def test_of_equal_options_the_first_is_taken() -> None:
    table = Table(PEARLS, Setting(2), Dealer(seed_from_number(1), "advice"))
    perspective = Perspective(table, 1)
    assert (
        best_advised(perspective, Worlds(1), lambda state, ask: [0.0] * len(ask.options())) == perspective.options()[0]
    )


def test_the_advice_is_given_a_position_with_the_own_hand_and_others_dealt_anew() -> None:
    table = Table(PEARLS, Setting(4), Dealer(seed_from_number(2), "advice"))
    seen: list[list[list[int]]] = []

    def looking(state: Any, ask: Ask[Any]) -> list[float]:
        seen.append([diver.hand for diver in state.divers])
        return greedy(state, ask)

    for seed in range(12):
        best_advised(Perspective(table, 0), Worlds(seed), looking)
    assert {tuple(sorted(hands[0])) for hands in seen} == {tuple(sorted(table.state.divers[0].hand))}
    assert len({tuple(sorted(hands[1])) for hands in seen}) > 1


@pytest.mark.parametrize("players", [2, 4])
def test_a_bare_run_is_played_to_its_end(players: int) -> None:
    scores = []
    for _ in range(2):
        run = Run(PEARLS, PEARLS.start(PEARLS.check(Setting(players))))
        run.begin()
        play_advised(run, Randomness(7), greedy)
        assert run.ctx.state.phase == OVER
        scores.append(PEARLS.scores(run.ctx.state))
    assert scores[0] == scores[1]


def test_a_game_brings_its_bots_along() -> None:
    game = Pearls()
    game.bots = {"greedy": lambda perspective, chance: best_advised(perspective, chance, greedy)}
    check_spec("greedy", game)
    with pytest.raises(ValueError, match="greedy"):
        make_bot("greedier", 1, game)
    with pytest.raises(ValueError):
        check_spec("greedy", PEARLS)
    table = Table(game, Setting(2), Dealer(seed_from_number(1), "advice"))
    perspective = Perspective(table, 0)
    assert make_bot("greedy", 1, game).decide(perspective) == max(perspective.options())


def test_a_search_tries_the_best_advised_option_first() -> None:
    game = Pearls()
    table = Table(game, Setting(2), Dealer(seed_from_number(1), "advice"))
    perspective = Perspective(table, 0)
    for advice, best in ((greedy, max), (modest, min)):
        game.advice = advice
        assert make_bot("search:1", 3, game).decide(perspective) == best(perspective.options())
    game.advice = None
    assert len({make_bot("search:1", seed, game).decide(perspective) for seed in range(12)}) > 1


def test_a_search_may_be_told_not_to_follow_advice() -> None:
    game = Pearls()
    game.advice = modest
    table = Table(game, Setting(2), Dealer(seed_from_number(1), "advice"))
    perspective = Perspective(table, 0)
    assert len({make_bot("search:1:advised=no", seed, game).decide(perspective) for seed in range(12)}) > 1
    advised = make_bot("search:400", 1, game).decide(perspective)
    assert advised in perspective.options()
