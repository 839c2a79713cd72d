"""Where the explorer should land. (MA-EXPL)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import WORTH, can_pay, price, quest_tile, worth
from quarterdeck.games.maracaibo.content.components import BARRIERS, FIELDS, LAST_FIELD
from quarterdeck.games.maracaibo.content.pieces import Barrier
from quarterdeck.games.maracaibo.rules.actions.exploring import landings, next_field
from quarterdeck.games.maracaibo.rules.actions.quests import quest_of
from quarterdeck.games.maracaibo.rules.board import steps_between
from quarterdeck.games.maracaibo.rules.counting import permanent
from quarterdeck.games.maracaibo.rules.ways import Route
from quarterdeck.kernel.rules.effects import Effect

TO_GO: list[int] = [steps_between(field.index, LAST_FIELD.field) for field in FIELDS]
"""For each field the steps to the end of the track, by the shortest way."""


def exploring(o: Outlook, effect: Effect) -> float:
    """The best landing. (MA-EXPL-01, MA-EXPL-10)"""
    if o.me.explorer == LAST_FIELD.field:
        return 0.0
    if o.some_day or o.exploring:
        return effect.int_of("n") * o.fading(weights.EXPLORING)
    o.exploring = True
    steps = effect.int_of("n") + permanent(o.me, "perm_explore")
    best = max([landing(o, route) for route in landings(o.state, o.me, steps)], default=0.0)
    o.exploring = False
    return best


def landing(o: Outlook, route: Route) -> float:
    """The way gone, the barriers crossed and the field reached."""
    gone = TO_GO[o.me.explorer] - TO_GO[route[-1]]
    return gone * o.fading(weights.EXPLORER_FIELD) + barriers_on(o, list(route)) + field_worth(o, route[-1])


def barriers_on(o: Outlook, route: list[int]) -> float:
    """(MA-EXPL-07, MA-EXPL-08)"""
    brings = 0.0
    field = o.me.explorer
    while field != route[-1]:
        field = next_field(field, route)
        for barrier in BARRIERS:
            if barrier.before == field:
                brings += worth(o, barrier.every or first_or_later(o, barrier)) + o.step_of("explorer")
    return brings


def first_or_later(o: Outlook, barrier: Barrier) -> list[Effect]:
    crossed = any(player.explorer >= barrier.before for player in o.state.players if player is not o.me)
    return barrier.later if crossed else barrier.first


def field_worth(o: Outlook, field: int) -> float:
    """Its reward, its quest, or the arrival. (MA-EXPL-04, MA-EXPL-06, MA-EXPL-09)"""
    if field == LAST_FIELD.field:
        there = sum(1 for player in o.state.players if player.explorer == field)
        return LAST_FIELD.vp_by_arrival[min(there, len(LAST_FIELD.vp_by_arrival) - 1)] + weights.VILLAGE_ACTION
    if FIELDS[field].quest:
        return max(0.0, quest_worth(o, o.state.field_quests[field]))
    return worth(o, FIELDS[field].reward)


def quest_worth(o: Outlook, tile: str) -> float:
    """Reward and tile less the cost; nothing if it cannot be paid. (MA-QUEST-02 to -04)"""
    quest = quest_of(tile)
    if not can_pay(o, quest.cost):
        return 0.0
    counts = 0.0 if quest.reward and quest.reward[-1].verb == "gain_story_tile" else quest_tile(o)
    return worth(o, quest.reward) + counts - price(o, quest.cost)


WORTH.add("explore", exploring)
