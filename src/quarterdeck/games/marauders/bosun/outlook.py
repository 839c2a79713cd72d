"""How things stand for one captain: what points and gold are worth to him now, what he can do, what he could lose."""

from __future__ import annotations

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.weights import Temper
from quarterdeck.games.marauders.content.components import CAPTAINS, CARGO_CARDS, PRICES, SHIPS, SPECIALISTS, ZONES
from quarterdeck.games.marauders.content.numbers import CREW, HULL, NONE, SKILLS
from quarterdeck.games.marauders.rules.effects import specialist_kind
from quarterdeck.games.marauders.rules.odds import success_chance
from quarterdeck.games.marauders.rules.ships import free_entry, is_illegal, maximum, paid_entry, sea_hold
from quarterdeck.games.marauders.state import State

UNKNOWN_SKILLS: list[int] = [2, 2, 2, 2]


class Outlook:
    """One captain's prospects. `glory`: what a glory point is worth to him, `gold`: a gold piece."""

    def __init__(self, state: State, seat: int, temper: Temper) -> None:
        self.state = state
        self.seat = seat
        self.temper = temper
        self.me = state.players[seat]
        me = self.me
        self.wealth = me.gold + me.stash
        now = self.prospect(me.glory, self.wealth)
        per_point = PRICES["stash_gold_per_point"]
        self.glory = self.prospect(me.glory + 1, self.wealth) - now + weights.CARD
        self.gold = (self.prospect(me.glory, self.wealth + per_point) - now) / per_point * weights.ON_BOARD
        hurry = 1.0 + weights.HURRY * max(0, weights.CLOSE - self.to_go())
        self.glory *= hurry
        self.gold *= hurry
        self.skills: list[int] = self._skills()
        self.goods: dict[str, int] = {}
        for card in me.cargo:
            good = CARGO_CARDS[card].good
            self.goods[good] = self.goods.get(good, 0) + 1
        self.room = sea_hold(state, seat) if me.ship else 0
        self.legal: list[bool] = [self._may_enter(zone.index) for zone in ZONES]
        self.markets: dict[str, list[int]] = {}
        """For each good the ports that want it and let the captain in."""
        for zone, good in enumerate(state.demand):
            if good and self.legal[zone]:
                self.markets.setdefault(good, []).append(zone)
        self.life = self._life()

    def prospect(self, glory: int, gold: int) -> float:
        """The points that so much will come to: gold counts as far as the glory that may be expected. (MM-RUL-48)"""
        points = gold / PRICES["stash_gold_per_point"]
        counted = min(points, float(glory))
        hoped = min(points, self.state.target / 2) - counted
        if hoped <= 0.0:
            return glory + counted + weights.SURPLUS * (points - counted)
        return glory + counted + weights.HOPED * hoped + weights.SURPLUS * (points - counted - hoped)

    def _skills(self) -> list[int]:
        """The captain's, with what specialists add to them."""
        if not self.me.captain:
            return UNKNOWN_SKILLS
        skills = CAPTAINS[self.me.captain].skills.copy()
        for card in self.me.specialists:
            for effect in SPECIALISTS[specialist_kind(card)].effects:
                if effect.verb == "modify" and effect.word("stat").startswith("dice."):
                    skills[SKILLS.index(effect.word("stat").removeprefix("dice."))] += effect.int_of("add")
        return skills

    def test(self, skill: int) -> float:
        """The chance to pass a test of a skill."""
        return success_chance(self.skills[skill])

    def points_after(self, gold: int, glory: int = 0) -> int:
        """The points with so much gold in the stash. (MM-RUL-48)"""
        track = self.me.glory + glory
        return track + min(gold // PRICES["stash_gold_per_point"], track)

    def to_go(self) -> int:
        """How far the captain who is nearest to the target is from it, by what can be seen."""
        most = max(self.points_after(self.wealth), max(player.glory for player in self.state.players))
        return max(0, self.state.target - most)

    # Places

    def _may_enter(self, zone: int) -> bool:
        """Whether the captain gets into this port without great cost. (MM-MOVE-03, MM-RUL-14)"""
        if not ZONES[zone].has_port or not self.me.ship:
            return False
        if not is_illegal(self.state, self.me, zone) or free_entry(self.state, self.me, zone):
            return True
        fee = paid_entry(self.state, self.me, zone)
        return fee != NONE and self.me.gold >= fee

    def home(self) -> int:
        return CAPTAINS[self.me.captain].home if self.me.captain else NONE

    # What a captain has to lose

    def _life(self) -> float:
        """What is lost with the captain. (MM-DEATH-01)"""
        if not self.me.ship:
            return 0.0
        return max(weights.LEAST_LIFE, weights.LOST_TURN + self.belongings() + self.me.gold * self.gold)

    def belongings(self) -> float:
        """Ship, crew, cards and what is on board, but for the gold; bounties count against it."""
        me = self.me
        large = SHIPS[me.ship].buy < 0 or SHIPS[me.ship].glory_on_purchase
        worth = (weights.LARGE_SHIP if large else weights.SMALL_SHIP) + len(me.cargo) * weights.CARGO
        worth += len(me.mods) * weights.MODIFICATION + len(me.specialists) * weights.SPECIALIST
        worth += len(me.weapons) * weights.WEAPON + len(me.hand) * weights.HAND_CARD
        worth += weights.PROMISE * (len(me.rumors) + bool(me.mission))
        return worth - weights.BOUNTY * sum(me.bounties)

    def bounty(self, nation: int) -> float:
        """What one more bounty of this nation costs. (MM-BNTY-08, MM-BNTY-09)"""
        if self.me.bounties[nation]:
            return weights.BOUNTY
        foes = sum(1 for number in self.me.bounties if number)
        return self.temper.bounty * (1.0 if foes < self.temper.nations else weights.ONE_TOO_MANY)

    def point(self, area: int, left: int) -> float:
        """What the next damage point costs in an area with so much left."""
        if left <= 0:
            return weights.LAST_POINT
        if left == 1:
            return self.life if area == HULL else weights.LAST_POINT + weights.DESTROYED
        return weights.LAST_POINT if left == 2 else weights.POINT

    def missing_crew(self) -> int:
        return maximum(self.state, self.seat, CREW) - self.me.areas[CREW]
