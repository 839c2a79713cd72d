"""A search for any game: information-set Monte Carlo tree search on redealt worlds.

Each iteration takes a fresh world that the seat cannot tell from the real one, walks down one tree shared by
all worlds, adds one branch, plays on at random for a while and judges the position. The tree stands for what
the seat knows: its branches are answers, and how often an answer could be given at all (it may depend on
hidden cards) is counted, so that a rare option is not mistaken for a neglected one.

- Every fork maximises for the seat that decides there (max^n); a branch keeps that seat's returns only.
- Chance is sampled, never chosen. Up to `keyed_chance` outcomes (a die) lead to subtrees of their own, since
  what is decided next hangs on them. Wider draws share one subtree: a tree split sixty ways learns nothing,
  and a card that another seat drew face down must not be told apart by a decision that cannot know it.
- A question to several seats is one fork for each of them, none knowing the others' choice; the tree goes on
  below the searching seat's answer.
- Where the game has advice (`Game.advice`) a fork tries the best advised answers first and holds the others back, and
  play-outs follow it, for fewer decisions.
- The same place may ask different questions in different worlds; each has its own fork.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from quarterdeck.bots.base import Bot
from quarterdeck.kernel.game import Advice
from quarterdeck.kernel.rules.advice import play_advised
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL, Ask, AskSeveral, Value
from quarterdeck.kernel.tables.run import Run, play_out
from quarterdeck.kernel.views.perspective import Perspective

FOREVER: Final = 1_000_000


class SearchSettings:
    """The switches of the search. What is best differs from game to game: measure with `sim.arena`."""

    def __init__(self) -> None:
        self.iterations: int = 400
        """The budget of a decision, unless `millis` is set."""
        self.millis: int = 0
        """The budget as time; 0: count iterations, which alone gives the same answer every time."""
        self.explore: float = 0.7
        """The weight of trying what was tried little."""
        self.cut: int = 24
        """A play-out ends after so many decisions and is judged by the game's value; below 0: never."""
        self.finish_action: bool = True
        """A play-out that was cut goes on to the end of the action under way."""
        self.finish_most: int = 12
        """But for no more decisions than this."""
        self.keyed_chance: int = 6
        """Chance with at most so many outcomes leads to separate subtrees; wider draws share one."""
        self.widen_from: int = 12
        """A fork with more options than this tries new ones only as its visits grow; 0: never hold back."""
        self.widen_factor: float = 2.0
        self.widen_power: float = 0.5
        """It tries at most factor * visits ^ power of them."""
        self.advised: bool = True
        """Whether the game's advice is followed, where it has any."""
        self.advised_cut: int = 30
        """A play-out by advice ends when another seat is asked, so that what was begun is done; or after so many."""
        self.self_only: bool = False
        """Whether the others' decisions are played at random instead of searched."""
        self.scaled: bool = True
        """Whether returns are stretched to the range that was met so far before they are compared."""
        self.stop_early: bool = True
        """Whether to stop when no other option can overtake the best any more."""


class Branch:
    """An answer in the tree: what came of it for the seat that gave it, and what was asked after it."""

    __slots__ = ("available", "fork", "mean", "seat", "total", "value", "visits", "width")

    def __init__(self, value: Any, seat: int) -> None:
        self.value: Any = value
        self.seat: int = seat
        self.visits: int = 0
        self.available: int = 1
        self.total: float = 0.0
        self.mean: float = 0.0
        self.width: float = 0.0
        self.fork: Fork | None = None


class Fork:
    """A question in the tree with the answers tried so far; `other`: what else is asked at the same place."""

    __slots__ = ("branches", "other", "prompt", "seat", "visits")

    def __init__(self, seat: int, prompt: str, other: Fork | None) -> None:
        self.seat: int = seat
        self.prompt: str = prompt
        self.visits: int = 0
        self.branches: dict[Any, Branch] = {}
        self.other: Fork | None = other


def fork_at(place: Branch, seat: int, prompt: str) -> Fork:
    """The fork for this question below a branch, made when first needed."""
    fork = place.fork
    while fork is not None:
        if fork.seat == seat and fork.prompt == prompt:
            return fork
        fork = fork.other
    fork = Fork(seat, prompt, place.fork)
    place.fork = fork
    return fork


class SearchBot(Bot):
    """Searches with the kernel alone. `iterations` and `seconds` add up what all its decisions took."""

    def __init__(self, name: str, seed: int, settings: SearchSettings | None = None) -> None:
        super().__init__(name, seed)
        self.settings: SearchSettings = SearchSettings() if settings is None else settings
        self.iterations: int = 0
        self.seconds: float = 0.0
        self.tree: Tree | None = None
        """The tree of the last decision that was no forced one, for those who want to know why."""

    def decide(self, perspective: Perspective) -> Value:
        options = perspective.options()
        if len(options) == 1:
            forced: Value = options[0]
            return forced
        started = time.perf_counter()
        tree = Tree(self, perspective, options)
        self.tree = tree
        if self.settings.millis > 0:
            tree.grow_for(self.settings.millis / 1000.0)
        else:
            tree.grow(self.settings.iterations)
        self.iterations += tree.iterations
        self.seconds += time.perf_counter() - started
        best: Value = tree.best().value
        return best


class Tree:
    """One decision's search."""

    def __init__(self, bot: SearchBot, perspective: Perspective, options: list[Any]) -> None:
        settings = bot.settings
        self.perspective = perspective
        self.settings = settings
        self.chance = bot.chance
        self.game = perspective.game
        self.advice: Advice | None = perspective.game.advice if settings.advised else None
        self.seat: int = perspective.seat
        self.players: int = perspective.players
        self.options = options
        self.iterations: int = 0
        self.root = Branch("", self.seat)
        self.start: Fork = fork_at(self.root, self.seat, perspective.ask().prompt)
        self.path: list[Branch] = []
        self.fresh: list[Any] = []
        self.returns: list[float] = [0.0] * self.players
        self.low: list[float] = [0.0] * self.players
        self.high: list[float] = [1.0] * self.players
        self.per: list[float] = [1.0] * self.players
        self.bonus: list[float] = [0.0]

    # How long

    def grow(self, iterations: int) -> None:
        """Runs so many iterations, or fewer if the rest could not change the choice."""
        for left in range(iterations, 0, -1):
            if left % 16 == 0 and self._decided(left):
                return
            self.iterate()

    def grow_for(self, seconds: float) -> None:
        """Runs as many iterations as the time allows, at least one for each option."""
        end = time.perf_counter() + seconds
        while self.iterations < len(self.options) or time.perf_counter() < end:
            self.iterate()

    def _decided(self, left: int) -> bool:
        if not self.settings.stop_early or len(self.start.branches) < 2:
            return False
        first = second = 0
        for branch in self.start.branches.values():
            visits = branch.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def best(self) -> Branch:
        """The answer tried most often; among equals the one with the better mean, then the first offered."""
        best: Branch | None = None
        for value in self.options:
            branch = self.start.branches.get(value)
            if branch is None:
                continue
            if best is None or (branch.visits, branch.mean) > (best.visits, best.mean):
                best = branch
        return Branch(self.options[0], self.seat) if best is None else best

    # One iteration

    def iterate(self) -> None:
        """One world: down the tree, one new branch, a play-out, and what came of it back up."""
        run = self.perspective.sample(self.chance)
        self.path.clear()
        self._descend(run)
        self._play_on(run)
        self._judge(run)
        self._back_up()
        self.iterations += 1

    def _descend(self, run: Run) -> None:
        place = self.root
        options: list[Any]
        searching = self.seat
        self_only = self.settings.self_only
        keyed = self.settings.keyed_chance
        unit = self.chance.unit
        ask = run.ask
        while ask is not None:
            seat = ask.seat
            if seat == SEVERAL:
                place = self._answer_together(run, ask, place)
                if place.visits == 0:
                    return
            elif seat == CHANCE:
                options = ask.options()
                count = len(options)
                value = options[int(unit() * count)]
                if 1 < count <= keyed:
                    place = self._outcome(place, ask.prompt, value)
                run.send(value)
            else:
                options = self.options if place is self.root else ask.options()
                count = len(options)
                if count == 1:
                    run.send(options[0])
                elif self_only and seat != searching:
                    run.send(options[int(unit() * count)])
                else:
                    place = self._select(fork_at(place, seat, ask.prompt), options, run, ask)
                    self.path.append(place)
                    run.send(place.value)
                    if place.visits == 0:
                        return
            ask = run.ask

    def _outcome(self, place: Branch, prompt: str, value: Any) -> Branch:
        branches = fork_at(place, CHANCE, prompt).branches
        branch = branches.get(value)
        if branch is None:
            branch = Branch(value, CHANCE)
            branch.visits = 1
            branches[value] = branch
        return branch

    def _answer_together(self, run: Run, ask: Ask[Any], place: Branch) -> Branch:
        """Each seat chooses by itself; the branch below which the tree goes on is returned."""
        assert isinstance(ask, AskSeveral)
        below = place
        answers: list[Any] = []
        for who in ask.who:
            options = ask.options_of(who)
            if len(options) == 1:
                answers.append(options[0])
            elif self.settings.self_only and who != self.seat:
                answers.append(options[int(self.chance.unit() * len(options))])
            else:
                branch = self._select(fork_at(place, who, ask.prompt), options, run, ask)
                self.path.append(branch)
                answers.append(branch.value)
                if below is place or who == self.seat:
                    below = branch
        run.send(answers)
        return below

    def _select(self, fork: Fork, options: list[Any], run: Run, ask: Ask[Any]) -> Branch:
        """The branch to follow: a new one if there is and may be one, else the best by upper confidence."""
        branches = fork.branches
        fork.visits += 1
        fresh = self.fresh
        fresh.clear()
        seat = fork.seat
        low = self.low[seat]
        per = self.per[seat]
        bonus = self.bonus
        known = len(bonus)
        tried = 0
        best: Branch | None = None
        best_score = -1.0e9
        for value in options:
            branch = branches.get(value)
            if branch is None:
                fresh.append(value)
            else:
                tried += 1
                available = branch.available + 1
                branch.available = available
                if available >= known:
                    self._longer_bonus()
                    known = len(bonus)
                score = (branch.mean - low) * per + branch.width * bonus[available]
                if score > best_score:
                    best_score = score
                    best = branch
        if fresh and (best is None or self._may_widen(tried, len(options), fork.visits)):
            value = self._new_one(options, run, ask, seat)
            best = Branch(value, seat)
            branches[value] = best
        assert best is not None
        return best

    def _new_one(self, options: list[Any], run: Run, ask: Ask[Any], seat: int) -> Any:
        """One of the answers not tried yet: the best advised, or any."""
        fresh = self.fresh
        if self.advice is None or len(fresh) == 1:
            return fresh[int(self.chance.unit() * len(fresh))]
        worths = self.advice(run.ctx.state, Ask(seat, ask.question, options, ask.about))
        best, most = fresh[0], -1.0e9
        for at, value in enumerate(options):
            if worths[at] > most and value in fresh:
                best, most = value, worths[at]
        return best

    def _may_widen(self, tried: int, count: int, visits: int) -> bool:
        settings = self.settings
        if self.advice is None and (settings.widen_from <= 0 or count <= settings.widen_from):
            return True
        return bool(tried < settings.widen_factor * visits**settings.widen_power)

    def _longer_bonus(self) -> None:
        """The table of sqrt(log n), by how often a branch was available."""
        bonus = self.bonus
        for n in range(len(bonus), 2 * len(bonus) + 256):
            bonus.append(math.sqrt(math.log(n)))

    def _play_on(self, run: Run) -> None:
        settings = self.settings
        if self.advice is not None:
            self._play_advised(run, self.advice)
            return
        if settings.cut < 0:
            play_out(run, self.chance, FOREVER)
            return
        if not settings.finish_action or settings.cut == 0:
            play_out(run, self.chance, settings.cut)
            return
        play_out(run, self.chance, settings.cut - 1)
        begun = run.begun
        for _ in range(settings.finish_most + 1):
            play_out(run, self.chance, 1)
            if run.begun != begun or run.ask is None:
                return

    def _play_advised(self, run: Run, advice: Advice) -> None:
        """To the end of what the seat that decided last has begun."""
        seat = self.path[-1].seat
        for _ in range(self.settings.advised_cut):
            while run.ask is not None and run.ask.seat == CHANCE:
                options = run.ask.options()
                run.send(options[int(self.chance.unit() * len(options))])
            if run.ask is None or run.ask.seat != seat:
                return
            play_advised(run, self.chance, advice, 1)

    def _judge(self, run: Run) -> None:
        """What the position is worth to each seat: a share of the victory, or the game's own estimate."""
        returns = self.returns
        state = run.ctx.state
        if run.ask is None:
            winners = self.game.winners(state)
            for seat in range(self.players):
                returns[seat] = 0.0
            for seat in winners:
                returns[seat] = 1.0 / len(winners)
        elif self.settings.self_only:
            returns[self.seat] = self.game.value(state, self.seat)
        else:
            for seat in range(self.players):
                returns[seat] = self.game.value(state, seat)
        if self.settings.scaled:
            self._stretch()

    def _stretch(self) -> None:
        first = self.iterations == 0
        for seat in range(self.players):
            value = self.returns[seat]
            if first:
                self.low[seat] = self.high[seat] = value
            elif value < self.low[seat]:
                self.low[seat] = value
            elif value > self.high[seat]:
                self.high[seat] = value
            else:
                continue
            span = self.high[seat] - self.low[seat]
            self.per[seat] = 1.0 / span if span > 0.0 else 1.0

    def _back_up(self) -> None:
        returns = self.returns
        explore = self.settings.explore
        for branch in self.path:
            visits = branch.visits + 1
            total = branch.total + returns[branch.seat]
            branch.visits = visits
            branch.total = total
            branch.mean = total / visits
            branch.width = explore / math.sqrt(visits)
