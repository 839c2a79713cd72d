"""Where to go and what to do there: every place with what it promises, the way, and the next aim after it."""

from __future__ import annotations

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.charts import MOVES, NEIGHBOURS, moves_from
from quarterdeck.games.marauders.bosun.errands import (
    claim_worth,
    enemy_chance,
    mission_reward,
    rumor_worth,
)
from quarterdeck.games.marauders.bosun.fighting import dangers, npc_hunt, prey_hunt
from quarterdeck.games.marauders.bosun.harbour import port_needs, ship_wish, stash_wish
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.raiding import nation_worth, raid_aim, raid_hope
from quarterdeck.games.marauders.bosun.trading import buy_hope, sell_gain
from quarterdeck.games.marauders.content.components import GLORY, MISSIONS, NPCS, PRICES, RUMORS, ZONE, ZONES
from quarterdeck.games.marauders.content.missions import Task
from quarterdeck.games.marauders.content.numbers import NONE, SCOUTING
from quarterdeck.games.marauders.kinds import (
    CARD,
    ENTER,
    KEPT,
    LEAVE,
    MERCHANT,
    MOVE,
    NPC_SHIP,
    PLAYER,
    PORT,
    RETIRE,
    RUMOR,
    SCOUT,
    Choice,
)
from quarterdeck.games.marauders.rules.actions.missions import is_done
from quarterdeck.games.marauders.rules.actions.sea import sure_nation
from quarterdeck.games.marauders.rules.ships import npc_in_play

LEAST: float = 0.05
"""What promises less is no aim."""

NEAR: int = 6
"""So many aims are looked at more closely."""


class Aim:
    """A place with what it promises: a port with its Port action, or a sea zone with a Scout action."""

    def __init__(self, zone: int, in_port: bool, worth: float) -> None:
        self.zone = zone
        self.in_port = in_port
        self.worth = worth


class Voyage:
    """All aims of a captain, and how good it is to be somewhere on the way to them."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.dangers = dangers(o)
        self.safe = not any(self.dangers)
        self.tolls = [min(4, round(danger / weights.ACTION)) for danger in self.dangers]
        self.hope = raid_hope(o) if o.temper.raid > 0 or o.me.mission else -1.0
        self.needs = port_needs(o)
        self.aims = self._aims()

    def _aims(self) -> list[Aim]:
        found: list[Aim] = []
        for zone in ZONES:
            if self.o.legal[zone.index]:
                worth = self.port(zone.index)
                if worth > LEAST:
                    found.append(Aim(zone.index, True, worth))
            worth = self.sea(zone.index)
            if worth > LEAST:
                found.append(Aim(zone.index, False, worth))
        return found

    # What places promise

    def port(self, zone: int) -> float:
        """A Port action there. (MM-PORT-01)"""
        o = self.o
        worth = self.needs + sell_gain(o, zone) + buy_hope(o, zone) + ship_wish(o, zone) + stash_wish(o, zone)
        for rumor in o.me.rumors:
            if RUMORS[rumor].zone == zone and RUMORS[rumor].in_port:
                worth += rumor_worth(o, rumor)
        for mission in o.state.missions:
            if MISSIONS[mission].port == zone:
                worth += max(0.0, claim_worth(o, mission))
        for card in o.me.hand:
            effect = GLORY[card].effects[0]
            if effect.verb == "hire" and ZONE[effect.word("port")] == zone:
                worth += weights.SPECIALIST
        return worth + self.task(zone, "reach_port", "visit_ports", "deliver")

    def task(self, zone: int, *kinds: str) -> float:
        """What the mission under way wants here. (EFFECTS.md, Tasks)"""
        o = self.o
        if not o.me.mission:
            return 0.0
        mission = MISSIONS[o.me.mission]
        open_tasks = sum(1 for at, task in enumerate(mission.tasks) if not is_done(task, o.me.tasks[at]))
        worth = 0.0
        for at, task in enumerate(mission.tasks):
            if task.kind in kinds and zone in task.zones and not is_done(task, o.me.tasks[at]):
                worth += self.task_share(task, zone, o.me.tasks[at]) * mission_reward(o, mission) / open_tasks
        return worth

    def task_share(self, task: Task, zone: int, progress: int) -> float:
        """How much of a task is done by being there."""
        if task.kind in ("visit_ports", "visit_zones"):
            if progress >> task.zones.index(zone) & 1:
                return 0.0
            return 1.0 / (len(task.zones) - progress.bit_count())
        if task.kind == "deliver":
            return float(all(self.o.goods.get(good, 0) >= number for good, number in task.goods.items()))
        if task.kind == "scout_zone":
            return self.o.test(SCOUTING)
        if task.kind == "crew_combat_at":
            return max(0.0, 2.0 * enemy_chance(self.o, task.leadership, task.crew) - 1.0)
        return 1.0

    def sea(self, zone: int) -> float:
        """A Scout action there, or just being there. (MM-SCOUT-01, MM-SCOUT-04)"""
        o = self.o
        worth = self.task(zone, "visit_zones", "scout_zone", "crew_combat_at")
        for rumor in o.me.rumors:
            if RUMORS[rumor].zone == zone and not RUMORS[rumor].in_port:
                worth = max(worth, rumor_worth(o, rumor))
        if zone in o.state.merchant_zones and self.hope > 0.0 and self.fresh(zone, f"{MERCHANT} {zone}"):
            worth = max(worth, self.merchant(zone))
        for npc in NPCS:
            if npc_in_play(o.state, npc.index) and o.state.npc_zone[npc.index] == zone:
                if self.fresh(zone, f"{NPC_SHIP} {npc.index}"):
                    worth = max(worth, npc_hunt(o, npc.index))
        for other in o.state.players:
            if other is not o.me and other.at_sea() and other.zone == zone:
                if self.fresh(zone, f"{PLAYER} {other.seat}"):
                    worth = max(worth, prey_hunt(o, other))
        return worth

    def fresh(self, zone: int, mark: str) -> bool:
        """Not looked for in this turn yet. (MM-SCOUT-03)"""
        return zone != self.o.me.zone or mark not in self.o.state.scouted

    def merchant(self, zone: int) -> float:
        """The better of a look for any merchant and of a sure find. (MM-RUL-60)"""
        worth = raid_aim(self.o, zone, self.hope)
        nation = sure_nation(zone)
        return worth if nation == NONE else max(worth, nation_worth(self.o, nation, self.hope))

    # Being somewhere

    def ahead(self, zone: int, in_port: bool, left: int, but: Aim | None = None) -> float:
        """How good it is to be there with so many actions left in this turn: the best aim, less the way to it, and
        what may follow."""
        o = self.o
        moves = MOVES[zone] if self.safe else moves_from(zone, self.tolls)
        near: list[tuple[float, int]] = []
        for at, aim in enumerate(self.aims):
            if aim is but or (but is not None and aim.zone == but.zone and aim.in_port == but.in_port):
                continue
            way = self.way(moves[aim.zone], zone, in_port, aim, left)
            if not o.state.last_round or way <= left:
                risk = 0.0 if not in_port or (aim.in_port and aim.zone == zone) else self.dangers[zone]
                near.append((aim.worth * weights.FADE**way - weights.ACTION * way - risk, at))
        best = weights.IDLE - (self.dangers[zone] if in_port else 0.0)
        near.sort(reverse=True)
        for value, at in near[:NEAR]:
            best = max(best, value + weights.THEN * self.afterwards(self.aims[at], near))
        return best

    def afterwards(self, first: Aim, near: list[tuple[float, int]]) -> float:
        """The best that is left to do from an aim on."""
        best = 0.0
        for _, at in near[: 2 * NEAR]:
            aim = self.aims[at]
            if aim is not first:
                way = self.way(MOVES[first.zone][aim.zone], first.zone, first.in_port, aim, 0)
                best = max(best, aim.worth * weights.FADE ** (way + 3) - weights.ACTION * way)
        return best - (self.dangers[first.zone] if first.in_port else 0.0)

    def way(self, moves: int, zone: int, in_port: bool, aim: Aim, left: int) -> int:
        """The actions until the aim is reached and used; a second Port action has to wait for the next turn."""
        if aim.in_port:
            way = moves + 1 if in_port and aim.zone == zone else moves + 2 + in_port
            if self.o.state.ported and way <= left:
                return left + 1
            return way
        return moves + 1 + in_port

    # The options of a turn

    def move_to(self, zone: int, left: int) -> float:
        return self.ahead(zone, False, left) - self.dangers[zone] - self.exposure(zone, left)

    def exposure(self, zone: int, left: int) -> float:
        """Who ends the turn at sea may be found by ships that come near with the next event. (MM-HUNT-04)"""
        if left > 0:
            return 0.0
        risk = self.dangers[zone]
        for other in NEIGHBOURS[zone]:
            risk += weights.EVENT * self.dangers[other]
        for player in self.o.state.players:
            if player is not self.o.me and player.at_sea() and MOVES[player.zone][zone] <= 1 and player.is_pirate():
                risk += weights.STALKER * self.o.life / 2
        return risk

    def scouting(self, choice: Choice) -> float:
        """What a Scout action is worth by its target."""
        o = self.o
        kind = choice[1]
        if kind == MERCHANT:
            if len(choice) > 2:
                return nation_worth(o, int(choice[2]), self.hope)
            return raid_aim(o, o.me.zone, self.hope)
        if kind == PLAYER:
            return prey_hunt(o, o.state.players[int(choice[2])])
        if kind == NPC_SHIP:
            return npc_hunt(o, int(choice[2]))
        if kind == RUMOR:
            return rumor_worth(o, next(rumor for rumor in o.me.rumors if RUMORS[rumor].zone == o.me.zone))
        return self.task(o.me.zone, "scout_zone", "crew_combat_at")


def action_worths(o: Outlook, options: list[Choice]) -> list[float]:
    """What each action of a turn is worth. (MM-ACT-01)"""
    voyage = Voyage(o)
    return [action_worth(o, voyage, option) for option in options]


def action_worth(o: Outlook, voyage: Voyage, choice: Choice) -> float:
    me, state = o.me, o.state
    moves = state.actions + state.extra_moves - 1
    here = Aim(me.zone, bool(me.in_port), 0.0)
    kind = choice[0]
    if kind == MOVE:
        return voyage.move_to(int(choice[1]), moves) - weights.ACTION
    if choice == LEAVE:
        return voyage.move_to(me.zone, moves) - weights.ACTION
    if choice == ENTER:
        return voyage.ahead(me.zone, True, moves) - weights.ACTION
    if choice == PORT:
        return voyage.port(me.zone) + weights.THEN * voyage.ahead(me.zone, True, moves, here) - weights.ACTION
    if kind == SCOUT:
        worth = voyage.scouting(choice)
        if worth <= 0.0:
            return -9.0
        then = voyage.ahead(me.zone, False, moves, here) - voyage.exposure(me.zone, moves)
        return worth + weights.THEN * then - weights.ACTION
    if kind in (CARD, KEPT):
        return hurry(o, voyage)
    if choice == RETIRE:
        return weights.FRESH + max(0, PRICES["start_gold"] - me.stash) * o.gold - o.life
    stay = voyage.ahead(me.zone, bool(me.in_port), 0) - weights.ACTION * (moves + 1)
    return stay if me.in_port else stay - voyage.exposure(me.zone, 0)


def hurry(o: Outlook, voyage: Voyage) -> float:
    """More moves are used up when the actions are gone and there is still a way to go. (EFFECTS.md, `extra_action`)"""
    if o.state.actions > 0 or o.state.extra_moves > 0:
        return -9.0
    return voyage.ahead(o.me.zone, bool(o.me.in_port), 0)
