"""What a combat brings and how it is fought: the best set of combat actions for the value at hand. (MA-FIGHT)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import WORTH, price, worth
from quarterdeck.games.maracaibo.content.components import TOKENS
from quarterdeck.games.maracaibo.content.pieces import NONE, CombatAction, CombatOption
from quarterdeck.games.maracaibo.kinds import ACT, PASS, SPEND_COMBAT, SPEND_FIGURE, Choice
from quarterdeck.games.maracaibo.rules.actions.combat import (
    combat_actions,
    name_of,
    nation_bonus,
    targets,
    value_of,
)
from quarterdeck.games.maracaibo.rules.board import flag_bonus, is_village
from quarterdeck.games.maracaibo.rules.counting import assistants_at, permanent
from quarterdeck.games.maracaibo.state import NATION_COUNT, Combat
from quarterdeck.kernel.rules.effects import Effect


class Plan:
    """A set of combat actions: what they cost in combat value together, what they bring, which they are."""

    def __init__(self, cost: int, brings: float, acts: list[Choice]) -> None:
        self.cost = cost
        self.brings = brings
        self.acts = acts


def best_plan(o: Outlook, nation: int, value: int, points: int, used: list[str]) -> Plan:
    """The actions that bring most beyond the combat points and figures that they need. `points`: combat points at
    hand. (MA-FIGHT-06 to -08)"""
    most = value + points + o.me.figures
    plans: dict[int, Plan] = {0: Plan(0, 0.0, [])}
    for action in combat_actions(o.state, o.me):
        if name_of(action) not in used:
            add_action(plans, ways_to_act(o, nation, action), most)
    best = plans[0]
    most_net = 0.0
    for plan in plans.values():
        net = plan.brings - fuel_price(o, plan.cost - value, points)
        if net > most_net:
            best, most_net = plan, net
    return Plan(best.cost, most_net, best.acts)


def add_action(plans: dict[int, Plan], ways: list[Plan], most: int) -> None:
    """Each plan so far with this action too, where that is better than what is known for the same cost."""
    for plan in list(plans.values()):
        for way in ways:
            cost = plan.cost + way.cost
            known = plans.get(cost)
            brings = plan.brings + way.brings
            if cost <= most and (known is None or brings > known.brings):
                plans[cost] = Plan(cost, brings, plan.acts + way.acts)


def fuel_price(o: Outlook, missing: int, points: int) -> float:
    """Combat points first, then figures. (MA-FIGHT-08)"""
    if missing <= 0:
        return 0.0
    from_points = min(missing, points)
    return from_points * o.combat_point + (missing - from_points) * o.figure


def ways_to_act(o: Outlook, nation: int, action: CombatAction) -> list[Plan]:
    """Each option of an action against its best target."""
    found: list[Plan] = []
    for index, option in enumerate(action.options):
        best: Plan | None = None
        for target in different(o, targets(o.state, o.me, nation, option)):
            brings = strike(o, nation, action, option, target)
            if best is None or brings > best.brings:
                best = Plan(option.value, brings, [(ACT, name_of(action), index, target)])
        if best is not None and best.brings > 0:
            found.append(best)
    return found


def different(o: Outlook, places: list[int]) -> list[int]:
    """Of villages that are alike, without assistants and with the same marker, only the first."""
    found: list[int] = []
    seen: list[int] = []
    for place in places:
        if place == NONE or not is_village(o.state, place) or any(assistants_at(p, place) for p in o.state.players):
            found.append(place)
        elif o.state.markers[place] not in seen:
            seen.append(o.state.markers[place])
            found.append(place)
    return found


def strike(o: Outlook, nation: int, action: CombatAction, option: CombatOption, target: int) -> float:
    """What an action brings there; driving another nation's marker out lowers that nation's worth."""
    o.nation, o.target = nation, target
    brings = worth(o, option.then) + worth(o, action.then)
    if option.target.startswith("enemy"):
        brings += permanent(o.me, "perm_displace_vp") - o.markers[o.state.markers[target]]
    if any(effect.verb == "gain_flag_bonus" for effect in action.then):
        brings += worth(o, flag_bonus(o.state, target))
    o.nation, o.target = NONE, NONE
    return brings


# Whether to fight, and for whom


def fight(o: Outlook, effect: Effect) -> float:
    """A combat with an unknown token. (MA-FIGHT-01)"""
    if o.some_day or o.nation != NONE:
        return weights.COMBAT
    if o.combat < 0:
        o.combat = unknown_combat(o)
    return o.combat


def unknown_combat(o: Outlook) -> float:
    points = o.me.combat + permanent(o.me, "perm_combat_before_fight")
    plans = [
        best_plan(o, nation, weights.TOKEN_VALUE, points + nation_bonus(o.me, nation), [])
        for nation in range(NATION_COUNT)
    ]
    return max(plan.brings for plan in plans) + weights.TOKEN_BONUS + weights.TOKEN + o.step_of("combat_tokens")


def fight_for(o: Outlook, token: str, nation: int) -> float:
    """A combat with this token for this nation. (MA-FIGHT-03, MA-FIGHT-17)"""
    o.nation = nation
    brings = worth(o, TOKENS[token].sides[nation].gain) - price(o, TOKENS[token].sides[nation].pay) if token else 0.0
    o.nation = NONE
    points = o.me.combat + nation_bonus(o.me, nation)
    return brings + best_plan(o, nation, value_of(o.state, token, nation), points, []).brings


def next_blow(o: Outlook, combat: Combat) -> Choice:
    """The next step of the best plan: an action that the value is enough for, else more value, else the end."""
    plan = best_plan(o, combat.nation, combat.value, o.me.combat, combat.used)
    if not plan.acts:
        return PASS
    if plan.cost > combat.value:
        return SPEND_COMBAT if o.me.combat else SPEND_FIGURE
    return plan.acts[0]


WORTH.add("fight", fight)
