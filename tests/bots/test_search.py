"""The search: strong enough to be one, the same for the same seed, blind to what its seat cannot see."""

from __future__ import annotations

import time
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.bots import SearchBot, make_bot
from quarterdeck.bots.search import Tree
from quarterdeck.kernel.game import Game, Setting
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.kernel.views.view import redeal
from quarterdeck.sim.arena import rate
from quarterdeck.sim.match import play_at_table
from tests.bots.pearls import GAME as PEARLS
from tests.kernel.toy import GAME as SALVAGE

games.register("pearls", "tests.bots.pearls:GAME")
games.register("salvage", "tests.kernel.toy:GAME")


def search_bot(spec: str, seed: int) -> SearchBot:
    bot = make_bot(spec, seed)
    assert isinstance(bot, SearchBot)
    return bot


def answers(table: Table) -> list[Any]:
    return [(entry.seat, entry.prompt, entry.value) for entry in table.journal]


def test_it_beats_chance() -> None:
    rating = rate("pearls", 2, "search:120", "random", 20)
    assert rating.games == 40
    assert rating.share >= 0.8, rating.figures()


@pytest.mark.parametrize("switches", ["self_only=yes", "cut=-1", "cut=0", "keyed_chance=0", "scaled=no"])
def test_it_beats_chance_with_every_switch(switches: str) -> None:
    rating = rate("pearls", 2, f"search:80:{switches}", "random", 8)
    assert rating.share >= 0.6, rating.figures()


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_chance_with_more_seats(players: int) -> None:
    rating = rate("pearls", players, "search:60", "random", 6)
    assert rating.share > 1.5 / players, rating.figures()


def test_more_iterations_are_worth_something() -> None:
    rating = rate("pearls", 2, "search:150", "search:5", 12)
    assert rating.share > 0.6, rating.figures()


@pytest.mark.parametrize("game", [PEARLS, SALVAGE])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(game: Game, players: int) -> None:
    """Every answer was taken by the table, too, so none was illegal."""
    setting = Setting(players)
    once, again = (
        play_at_table(game, setting, [search_bot("search:25", seat) for seat in range(players)], 7) for _ in range(2)
    )
    assert once.over
    assert answers(once) == answers(again)


@pytest.mark.parametrize("game", [PEARLS, SALVAGE])
@pytest.mark.parametrize("spec", ["search:40:widen_from=2", "search:40:self_only=yes", "search:40"])
def test_it_does_not_see_what_its_seat_cannot_see(game: Game, spec: str) -> None:
    """Swap the hidden world for another that looks the same to the seat: every choice stays."""
    swaps = 0
    for seed in range(4):
        table = Table(game, Setting(2 + seed % 3), Dealer(f"seed {seed}", "blind"))
        chance = Randomness(seed)
        while not table.over:
            seat = table.waiting()[0]
            options = table.options(seat)
            if len(options) > 1:
                chosen = search_bot(spec, seed).decide(Perspective(table, seat))
                for number in range(2):
                    other = swapped(table, seat, number)
                    if other is not None:
                        swaps += 1
                        assert search_bot(spec, seed).decide(Perspective(other, seat)) == chosen
            table.answer(seat, options[chance.below(len(options))])
    assert swaps > 60


def swapped(table: Table, seat: int, number: int) -> Table | None:
    """A table that looks the same to the seat, with another hidden world; None if none can be made.

    What is hidden is swapped at the checkpoint below the position; draws since then may not fit.
    """
    twin = table.clone()
    redeal(twin.checkpoints[-1].state, seat, Randomness(1000 + number))
    redeal(twin.state, seat, Randomness(2000 + number))
    try:
        run = twin.branch()
    except (ValueError, KeyError):
        return None
    view = table.view(seat)
    looks_alike = twin.view(seat) == view and run.ask is not None and twin.options(seat) == table.options(seat)
    return twin if looks_alike else None


def test_a_forced_answer_takes_no_search() -> None:
    table = Table(SALVAGE, Setting(2), Dealer("s", "forced"))
    for player in table.state.players:
        player.coins = 0
    for point in table.checkpoints:
        for player in point.state.players:
            player.coins = 0
    assert table.options(0) == [0]
    bot = search_bot("search:1000", 1)
    assert bot.decide(Perspective(table, 0)) == 0
    assert bot.iterations == 0


def test_a_time_budget_is_kept() -> None:
    table = Table(PEARLS, Setting(2), Dealer("s", "time"))
    bot = search_bot("search:60ms", 1)
    started = time.perf_counter()
    assert bot.decide(Perspective(table, 0)) in table.options(0)
    assert 0.05 < time.perf_counter() - started < 2.0
    assert bot.iterations > 10
    assert bot.seconds > 0.05


def test_stopping_early_changes_nothing() -> None:
    table = Table(PEARLS, Setting(2), Dealer("s", "early"))
    for seed in range(6):
        early = search_bot("search:300", seed)
        late = search_bot("search:300:stop_early=no", seed)
        assert early.decide(Perspective(table, 0)) == late.decide(Perspective(table, 0))
        assert early.iterations <= late.iterations == 300


def tree_at(table: Table, spec: str, iterations: int) -> Tree:
    seat = table.waiting()[0]
    tree = Tree(search_bot(spec, 1), Perspective(table, seat), table.options(seat))
    for _ in range(iterations):
        tree.iterate()
    return tree


def test_the_counts_in_the_tree_add_up() -> None:
    table = Table(PEARLS, Setting(3), Dealer("s", "counts"))
    tree = tree_at(table, "search", 200)
    assert tree.start.visits == 200
    assert sum(branch.visits for branch in tree.start.branches.values()) == 200
    assert set(tree.start.branches) <= set(table.options(0))
    for branch in tree.start.branches.values():
        assert branch.visits <= branch.available <= 200
        assert 0.0 <= branch.mean <= 1.0


def test_sealed_answers_of_others_are_searched_beside_not_below() -> None:
    """All seats asked at once have their forks at the same place: none knows another's choice."""
    table = Table(PEARLS, Setting(3), Dealer("s", "sealed"))
    table.answer(1, table.options(1)[0])  # sealed already; the search must not care
    tree = tree_at(table, "search", 60)
    seats = []
    fork = tree.root.fork
    while fork is not None:
        assert fork.prompt == "bid.card"
        seats.append(fork.seat)
        fork = fork.other
    assert sorted(seats) == [0, 1, 2]


def test_an_answer_that_is_sealed_already_is_not_seen() -> None:
    table = Table(PEARLS, Setting(2), Dealer("s", "sealed"))
    chosen = []
    for card in table.options(1):
        twin = table.clone()
        twin.answer(1, card)
        chosen.append(search_bot("search:100", 5).decide(Perspective(twin, 0)))
    assert len(set(chosen)) == 1


def test_a_die_is_told_apart_and_a_wide_draw_is_not() -> None:
    table = Table(PEARLS, Setting(2), Dealer("s", "dice"))
    for seat in (0, 1):
        table.answer(seat, table.options(seat)[0])
    tree = tree_at(table, "search", 300)
    dive = tree.start.branches[("dive",)]
    assert dive.fork is not None
    assert (dive.fork.seat, dive.fork.prompt) == (-1, "act.roll")
    assert sorted(dive.fork.branches) == [1, 2, 3, 4, 5, 6]
    merged = tree_at(table, "search:keyed_chance=5", 300).start.branches[("dive",)]
    assert merged.fork is not None
    assert (merged.fork.seat, merged.fork.prompt) == (0, "act.again")


def test_a_die_is_rolled_again_when_it_is_low() -> None:
    """What the tree knows below a die: a one is rolled again, a six is kept."""
    for found, again in ((1, True), (6, False)):
        table = Table(PEARLS, Setting(2), None)
        while table.ask is not None and table.ask.prompt != "act.again":
            if table.ask.seat == -1:
                dive = table.ask.prompt == "act.roll"
                table.answer_chance(found - 1 if dive else 0)
            else:
                seat = table.waiting()[0]
                options = table.options(seat)
                table.answer(seat, ("dive",) if ("dive",) in options else options[0])
        assert search_bot("search:300", 2).decide(Perspective(table, 0)) is again


def test_wide_questions_are_widened_slowly() -> None:
    table = Table(PEARLS, Setting(2), Dealer("s", "wide"))
    held = tree_at(table, "search:widen_from=1:widen_factor=1:widen_power=0.2", 10)
    assert len(held.start.branches) == 2
    assert len(tree_at(table, "search:widen_from=0", 10).start.branches) == 3
