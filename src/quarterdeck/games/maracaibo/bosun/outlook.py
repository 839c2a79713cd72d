"""How things stand for one captain: how much of the game is left, and what a unit of everything is worth now."""

from __future__ import annotations

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.content.components import CARDS, CAREERS, PLACES, SYNERGIES, TRACKS
from quarterdeck.games.maracaibo.content.pieces import NONE, Task
from quarterdeck.games.maracaibo.rules.actions.free import HIGH, LOW, OPEN, task_level
from quarterdeck.games.maracaibo.rules.board import ROUNDS, combat_room, rank_value
from quarterdeck.games.maracaibo.rules.scoring import multipliers
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.rules.effects import Effect

ROUTE: int = 17
"""The steps from Havana home, by a way of middle length."""


class Outlook:
    """One captain's prospects. `nation`, `target`: what effects of a combat are about while they are judged."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        self.left = share_left(state)
        self.interims = max(0, ROUNDS - state.round - state.income_paid)
        self.doubloon = self.fading(weights.DOUBLOON) / (1 + self.me.doubloons / weights.PLENTY)
        self.combat_point = self.fading(weights.COMBAT_POINT)
        self.figure = self.fading(weights.FIGURE)
        if state.phase == "final_choice":
            self.doubloon = self.combat_point = self.figure = 0.0
        self.hope = weights.INFLUENCE_HOPE * min(1.0, ROUNDS * self.left)
        growth = weights.MARKERS_A_ROUND * self.rounds_left()
        self.multipliers: list[float] = [now + growth for now in multipliers(state)]
        self.markers: list[float] = [self.marker(nation) for nation in range(len(self.multipliers))]
        self.combat = -1.0
        """What a combat brings, once that was asked."""
        self.profits: dict[str, float] = {}
        """What buying a card brings, of those that were asked for."""
        self.wanted: list[str] | None = None
        """The goods and items that markets ahead and quests demand, once that was asked."""
        self.nation = NONE
        self.target = NONE
        self.exploring = False
        """Whether a landing is judged; what a quest there would explore is not looked at again."""
        self.some_day = False
        """Whether a later day is judged, of which only the average is known: village actions, explorations, combats."""

    def fading(self, weight: weights.Fading) -> float:
        """What a weight is at this time of the game."""
        return weight.end + (weight.start - weight.end) * self.left

    def rounds_left(self) -> float:
        """How many rounds are still to be played, in part."""
        return ROUNDS * self.left

    # Influence

    def rank(self, influence: int) -> float:
        """The value of the noble rank, steps towards the next one counted in part. (MA-INFL-02)"""
        return RANKS[influence] + self.hope * STEPS_TO_RANK[influence]

    def influence(self, nation: int, amount: int) -> float:
        """So many steps with a nation: rank by multiplier, the lead, and VP beyond the end. (MA-FINAL-04, -08)"""
        now = self.me.influence[nation]
        then = min(now + amount, TRACKS.last_influence)
        worth = (self.rank(then) - self.rank(now)) * self.multipliers[nation]
        worth += (now + amount - then) * TRACKS.lapsed_step_vp
        worth += (then - now) * weights.LEAD
        if now == max(self.me.influence):
            worth += self.step_of("influence_1")
        elif now == sorted(self.me.influence)[1]:
            worth += self.step_of("influence_2")
        return worth

    def best_influence(self, amount: int) -> float:
        return max(self.influence(nation, amount) for nation in range(len(self.multipliers)))

    def marker(self, nation: int) -> float:
        """A marker of this nation on the board: its multiplier is for everybody who has a rank with it."""
        mine = self.rank(self.me.influence[nation])
        others = [self.rank(other.influence[nation]) for other in self.state.players if other is not self.me]
        return weights.MARKER * (mine - 0.5 * max(others, default=0.0))

    # Income and synergies

    def doubloon_income(self, amount: int) -> float:
        """Paid in every interim scoring still to come; its field counts at the end. (MA-INTERIM-02, MA-INCOME-09)"""
        room = TRACKS.doubloon_last - self.me.doubloon_income
        fits = min(amount, room)
        worth = fits * (self.interims * self.fading(weights.DOUBLOON) + weights.TRACK_VP)
        return worth + (amount - fits) * self.vp_income(1)

    def vp_income(self, amount: int) -> float:
        """Paid in every scoring still to come. (MA-INTERIM-02, MA-FINAL-02)"""
        return float(amount * (self.interims + 1))

    def synergy(self, kind: int) -> float:
        """A token: the income that waits for it, and that of cards to come. (MA-INCOME-05)"""
        if self.me.synergies[kind]:
            return 0.0
        worth = self.fading(weights.SYNERGY) + self.step_of("synergies")
        for card in self.me.tableau:
            worth += self.waiting(CARDS[card].income, kind)
        for card in self.me.planned:
            worth += self.waiting(CARDS[card].income, kind) * (1 - weights.WAITING_SYNERGY)
        return worth

    def waiting(self, income: list[Effect], kind: int) -> float:
        """The income that a token of this kind would set free."""
        worth = 0.0
        for effect in income:
            if effect.word("synergy") == SYNERGIES[kind].id:
                amount = effect.int_of("n")
                doubloons = effect.verb == "income_doubloons"
                worth += self.doubloon_income(amount) if doubloons else self.vp_income(amount)
        return worth

    # Combat points and figures

    def combat_points(self, amount: int) -> float:
        return min(amount, combat_room(self.me)) * self.combat_point

    def figures(self, amount: int) -> float:
        return min(amount, self.me.general) * self.figure

    # The career

    def step_of(self, kind: str) -> float:
        """What a step towards a task of this kind is worth. (MA-CAREER-02, MA-CAREER-03)"""
        if not self.me.career:
            return 0.0
        for at, task in enumerate(CAREERS[self.me.career].tasks):
            if task.kind == kind and self.me.tasks[at] == OPEN:
                level = task_level(self.me, task)
                if level == OPEN:
                    return weights.TASK_STEP
                return weights.TASK_PASSED if level == LOW else 0.0
        return 0.0

    def task_is_due(self, at: int) -> bool:
        """Whether a task should be completed now: at its higher level, or because figure and money are worth more now
        than the hope for its points. (MA-CAREER-02, MA-CAREER-03)"""
        task = CAREERS[self.me.career].tasks[at]
        if task_level(self.me, task) == HIGH or self.left < weights.LATE:
            return True
        figure = self.figure - weights.FIGURE.end
        money = task.doubloons * (self.fading(weights.DOUBLOON) - weights.DOUBLOON.end)
        return figure + money >= weights.PATIENCE * self.hope_of(task)

    def hope_of(self, task: Task) -> float:
        """The points of the higher level, as far as they may be hoped for."""
        low, high = weights.TASKS[task.kind]
        return task.vp * high / low * min(1.0, 2 * self.left)

    # The race home

    def steps_left(self, seat: int) -> int:
        """How far a ship is from home, about. (MA-HOME-01)"""
        return STEPS_HOME[self.state.players[seat].ship]


def share_left(state: State) -> float:
    """Which part of the game is left, from 1 to 0: rounds, and the way that the leading ship has still to go."""
    nearest = min(STEPS_HOME[player.ship] for player in state.players)
    if state.turn == NONE and state.ender != NONE:
        nearest = 0
    return (ROUNDS - state.round + min(1.0, nearest / ROUTE)) / ROUNDS


def steps_to_rank(influence: int) -> float:
    """Which part of the next rank's value the steps beyond the last rank are."""
    below, above = 0, NONE
    for field, _worth in TRACKS.ranks:
        if field <= influence:
            below = field
        elif above == NONE:
            above = field
    if above == NONE:
        return 0.0
    return (influence - below) / (above - below) * (rank_value(above) - rank_value(below))


RANKS: list[int] = [rank_value(influence) for influence in range(TRACKS.last_influence + 1)]
STEPS_TO_RANK: list[float] = [steps_to_rank(influence) for influence in range(TRACKS.last_influence + 1)]


def steps_home() -> list[int]:
    """For each place the steps to the end of the route, by the numbers of the places."""
    last = 21
    found: list[int] = []
    for place in PLACES:
        number = int(place.number.rstrip("ab"))
        skipped = 2 if number < 4 else 1 if number < 14 else 0  # the branches at the two forks
        found.append(max(0, last - number - skipped))
    return found


STEPS_HOME: list[int] = steps_home()
