"""Rumors and missions: what they promise, and what it takes to keep the promise. (MM-RUM, MM-MISS)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.charts import MOVES
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.content.components import MISSIONS, NATION, NPC, RUMORS
from quarterdeck.games.marauders.content.missions import Mission, Need, Task
from quarterdeck.games.marauders.content.numbers import CREW, INFLUENCE, LEADERSHIP, SCOUTING
from quarterdeck.games.marauders.rules.actions.missions import could_meet, is_done
from quarterdeck.games.marauders.rules.odds import crew_chance
from quarterdeck.games.marauders.rules.ships import npc_in_play
from quarterdeck.kernel.rules.effects import Effect, Registry

Judgement = Callable[[Outlook, Effect], float]

WORTH: Final[Registry[Judgement]] = Registry()


def worth(o: Outlook, effects: list[Effect]) -> float:
    """What a list of effects brings. What no rule is for counts nothing."""
    total = 0.0
    for effect in effects:
        rule = WORTH.rules.get(effect.verb)
        if rule is not None:
            total += rule(o, effect)
    return total


# Rewards


def gold(o: Outlook, effect: Effect) -> float:
    return effect.int_of("amount") * o.gold


def cargo(o: Outlook, effect: Effect) -> float:
    free = max(1, o.room - len(o.me.cargo))
    return min(free, effect.int_of("count")) * weights.CARGO


def weapon(o: Outlook, effect: Effect) -> float:
    return effect.int_of("count") * weights.WEAPON


def modification(o: Outlook, effect: Effect) -> float:
    return weights.MODIFICATION


def specialist(o: Outlook, effect: Effect) -> float:
    return weights.SPECIALIST


def glory_cards(o: Outlook, effect: Effect) -> float:
    return effect.int_of("count") * weights.CARD


def rumors(o: Outlook, effect: Effect) -> float:
    return weights.RUMOR


def pardon(o: Outlook, effect: Effect) -> float:
    """As many as there are, of one nation or any. (EFFECTS.md, `remove_bounty`)"""
    word = effect.word("nation")
    nations = range(len(o.me.bounties)) if word in ("any", "random") else [NATION[word]]
    most = max(o.me.bounties[nation] for nation in nations)
    number = min(most, effect.int_of("count", most))
    if not number:
        return 0.0
    opened = weights.PARDONED if number == most else 0.0
    return number * weights.BOUNTY + opened - number * effect.int_of("gold_each") * o.gold


def wanted(o: Outlook, effect: Effect) -> float:
    return -o.bounty(NATION[effect.word("nation")])


def crew_fight(o: Outlook, effect: Effect) -> float:
    """(MM-RUL-47)"""
    chance = enemy_chance(o, effect.int_of("leadership"), effect.int_of("crew"))
    return chance * worth(o, effect.effects("on_win")) - (1.0 - chance) * (o.life + o.glory)


def choose(o: Outlook, effect: Effect) -> float:
    return max(worth(o, option) for option in effect.lists("options"))


def crew_filled(o: Outlook, effect: Effect) -> float:
    return o.missing_crew() * weights.CREW_POINT


def repaired(o: Outlook, effect: Effect) -> float:
    return weights.POINT


def kept(o: Outlook, effect: Effect) -> float:
    return weights.SPECIALIST if o.me.is_pirate() else weights.HAND_CARD


WORTH.add("gain_gold", gold)
WORTH.add("gain_cargo", cargo)
WORTH.add("gain_weapon", weapon)
WORTH.add("gain_modification", modification)
WORTH.add("gain_specialist", specialist)
WORTH.add("draw_glory", glory_cards)
WORTH.add("gain_rumor", rumors)
WORTH.add("remove_bounty", pardon)
WORTH.add("add_bounty", wanted)
WORTH.add("crew_combat", crew_fight)
WORTH.add("choose", choose)
WORTH.add("restore_crew", crew_filled)
WORTH.add("repair", repaired)
WORTH.add("keep_card", kept)


def enemy_chance(o: Outlook, leadership: int, crew: int) -> float:
    return crew_chance(o.skills[LEADERSHIP], o.me.areas[CREW], leadership, crew)


# Rumors


def rumor_worth(o: Outlook, rumor: str) -> float:
    """What the attempt to prove it brings where it belongs. (MM-RUM-07, MM-RUM-08)"""
    card = RUMORS[rumor]
    return o.temper.errands * o.test(card.skill) * (worth(o, card.reward) + o.glory)


def rumor_in_sight(o: Outlook, rumor: str) -> float:
    """The same, less the way; a port that is closed cannot be used. (MM-MOVE-03)"""
    card = RUMORS[rumor]
    if card.in_port and not o.legal[card.zone]:
        return 0.0
    return rumor_worth(o, rumor) - weights.MISSION_WAY * MOVES[o.me.zone][card.zone]


def rumor_hope(o: Outlook) -> float:
    """What an unknown rumor is worth to a captain who has none. (MM-RUM-01)"""
    if o.me.rumors:
        return 0.0
    return o.temper.errands * weights.RUMOR * min(1.3, o.glory) * (o.test(INFLUENCE) + o.test(SCOUTING)) / 2 / 0.6


# Missions


def mission_reward(o: Outlook, mission: Mission) -> float:
    """(MM-MISS-06)"""
    return o.temper.errands * (o.glory + worth(o, mission.reward))


def task_chance(o: Outlook, task: Task) -> float:
    """How likely it is that a task will be done some time."""
    if task.kind in ("reach_port", "visit_ports"):
        return 1.0 if all(o.legal[zone] for zone in task.zones) else weights.CLOSED
    if task.kind == "deliver":
        if not all(o.legal[zone] for zone in task.zones):
            return weights.CLOSED / 2
        wanted = sum(task.goods.values())
        if o.room < wanted:
            return weights.CLOSED
        ready = sum(min(number, o.goods.get(good, 0)) for good, number in task.goods.items())
        return weights.TO_BE_BOUGHT + weights.ON_BOARD_ALREADY * ready / wanted
    if task.kind == "scout_zone":
        return weights.TRIES if o.skills[SCOUTING] > 1 else weights.POOR_TRIES
    if task.kind == "defeat":
        near = any(target in NPC and npc_in_play(o.state, NPC[target]) for target in task.targets)
        chance = weights.TARGET_NEAR if near else weights.TARGET_FAR
        return chance * min(1.0, o.temper.hunt) * (1.0 if o.me.areas[CREW] >= 3 else weights.TOO_WEAK)
    if task.kind == "raid_merchants":
        return weights.COMMISSION * min(1.0, o.temper.raid)
    if task.kind == "crew_combat_at":
        return max(0.0, 2.0 * enemy_chance(o, task.leadership, task.crew) - 1.0)
    return 1.0


def task_way(o: Outlook, start: int, task: Task) -> int:
    """The moves that a task asks for, from a port."""
    way, here = 0, start
    for zone in task.zones:
        way += MOVES[here][zone]
        here = zone
    return way + 3 * len(task.zones)


def mission_worth(o: Outlook, name: str, start: int, progress: list[int] | None = None) -> float:
    """What a mission promises to who begins it in this port, less its way."""
    mission = MISSIONS[name]
    chance = 1.0
    way = 0
    for at, task in enumerate(mission.tasks):
        if progress is None or not is_done(task, progress[at]):
            chance *= task_chance(o, task)
            way += task_way(o, start, task)
    return chance * mission_reward(o, mission) - weights.MISSION_WAY * way


def need_chance(o: Outlook, need: Need) -> float:
    """(EFFECTS.md, Requirements)"""
    if need.kind == "roll":
        return o.test(need.skill)
    return 1.0 if could_meet(o.state, o.me, need) else 0.0


def claim_worth(o: Outlook, name: str) -> float:
    """What it brings to ask for a mission, compared with the one under way. (MM-MISS-03, MM-MISS-05)"""
    mission = MISSIONS[name]
    chance = 1.0
    price = 0.0
    for need in mission.needs:
        chance *= need_chance(o, need)
        if need.kind == "pay":
            price += need.number * o.gold
    if chance <= 0.0:
        return 0.0
    under_way = mission_worth(o, o.me.mission, mission.port, o.me.tasks) if o.me.mission else 0.0
    return chance * (mission_worth(o, name, mission.port) - max(0.0, under_way)) - price
