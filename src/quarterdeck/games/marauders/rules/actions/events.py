"""Event cards, war and peace, the start and the end of a round. (MM-EVENT, MM-WAR, MM-ROUND, MM-RUL-66)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import EVENTS, MERCHANT_REFILL_AT, NATIONS, ZONES
from quarterdeck.games.marauders.content.numbers import HULL, NONE
from quarterdeck.games.marauders.kinds import A_NATION, AN_EVENT, QUESTIONS
from quarterdeck.games.marauders.rules.actions.death import die
from quarterdeck.games.marauders.rules.actions.npcs import activate, uncover_captains
from quarterdeck.games.marauders.rules.atoms import chart, people
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, holds
from quarterdeck.games.marauders.state import Turn
from quarterdeck.kernel.rules.ask import draw
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.state import OVER

DRAW_EVENT: Final = QUESTIONS.to_chance("draw.event", AN_EVENT)
DRAW_NATION: Final = QUESTIONS.to_chance("draw.nation", A_NATION)
DRAW_MERCHANT: Final = QUESTIONS.to_chance("draw.merchant", A_NATION)

NO_EVENTS: Final = "events"
TARGET: Final = "target"


async def begin_round(t: Turn) -> None:
    """Merchants, then an event card: NPCs first, then its text. (MM-ROUND-01, MM-ROUND-02, MM-EVENT-01, -02)"""
    state = t.state
    chart.begin_round(t)
    if len(state.track) >= MERCHANT_REFILL_AT:
        await refill(t)
    if not state.event_deck:
        chart.end_game(t, NO_EVENTS)
        return
    event = await draw(DRAW_EVENT, state.event_deck)
    chart.draw_event(t, event)
    for symbol in EVENTS[event].symbols:
        await activate(t, symbol.npc, symbol.direction)
    await apply_text(t, event)
    state.taken = 0
    chart.pass_turn(t, state.starter)
    state.phase = "turn_start"


async def apply_text(t: Turn, event: str) -> None:
    """What happens at once; what lasts is noted. (MM-EVENT-03, MM-EVENT-04)"""
    for effect in EVENTS[event].effects:
        if names_nation(effect):
            chart.name_nation(t, await draw(DRAW_NATION, list(range(len(NATIONS)))))
        if effect.word("when") == "event_now":
            if effect.word("duration"):
                note_lasting(t, event, effect)
            else:
                await carry_out(t, event, effect)
        elif effect.verb == "place_npc":
            chart.announce_npc(t, effect.word("captain"))


def names_nation(effect: Effect) -> bool:
    """Whether a nation is drawn for the card. (EFFECTS.md, General rules)"""
    return effect.word("nation") == "random"


def note_lasting(t: Turn, event: str, effect: Effect) -> None:
    """(EFFECTS.md, `duration`)"""
    state = t.state
    if event not in state.lasting:
        until = state.round + (effect.word("duration") == "two_rounds")
        chart.lay_event(t, event, until, state.event_nation if effect.verb == "close_ports" else NONE)


async def carry_out(t: Turn, event: str, effect: Effect) -> None:
    """For each player that it names, or for the table. (EFFECTS.md, `who`)"""
    if effect.word("who") == "each_player":
        for player in t.state.in_play():
            if holds(t.state, player.seat, effect):
                await VERBS.rules[effect.verb](t, Scene(player.seat, event), effect)
    else:
        await VERBS.rules[effect.verb](t, Scene(t.state.starter, event), effect)


async def turn_start_effects(t: Turn, seat: int) -> None:
    """The event card of this round, for the player whose turn begins. (MM-RUL-09)"""
    for effect in EVENTS[t.state.event].effects:
        if effect.word("when") == "turn_start" and holds(t.state, seat, effect):
            await strike(t, seat, effect)


async def strike(t: Turn, seat: int, effect: Effect) -> None:
    """What the event card does to one captain; he is told which card it is."""
    t.tell("event.strikes", t.state.event, seat)
    await VERBS.rules[effect.verb](t, Scene(seat, t.state.event), effect)


# War and peace


async def declare_war(t: Turn, scene: Scene, effect: Effect) -> None:
    """Two nations at random; an old war ends first. (MM-RUL-52, MM-RUL-53)"""
    chart.make_peace(t)
    nations = list(range(len(NATIONS)))
    one = await draw(DRAW_NATION, nations)
    nations.remove(one)
    chart.declare_war(t, one, await draw(DRAW_NATION, nations))


async def make_peace(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MM-RUL-54)"""
    chart.make_peace(t)


VERBS.add("declare_war", declare_war)
VERBS.add("make_peace", make_peace)


# Merchants


async def refill(t: Turn) -> None:
    """The tokens of the track go back, face down, to the zones without one. (MM-RAID-02, MM-RUL-62)"""
    left = t.state.track.copy()
    tokens: dict[int, int] = {}
    for zone in ZONES:
        if zone.index not in t.state.merchant_zones and left:
            tokens[zone.index] = await draw(DRAW_MERCHANT, left)
            left.remove(tokens[zone.index])
    chart.refill_merchants(t, tokens)


async def refill_merchants(t: Turn, scene: Scene, effect: Effect) -> None:
    await refill(t)


VERBS.add("refill_merchants", refill_merchants)


async def lose_action(t: Turn, scene: Scene, effect: Effect) -> None:
    """The player on turn has fewer actions. (EFFECTS.md, `lose_action`)"""
    t.state.actions = max(0, t.state.actions - effect.int_of("count"))
    t.tell("actions.lost", t.state.turn, effect.int_of("count"))


VERBS.add("lose_action", lose_action)


# The end of a round


async def end_round(t: Turn) -> None:
    """In the order of the rules. (MM-ROUND-03, MM-RUL-66)"""
    state = t.state
    await storm(t)
    if state.incoming:
        chart.place_npc(t)
    await uncover_captains(t)
    chart.end_round(t)
    if state.last_round and not state.ended:
        chart.end_game(t, TARGET)
    state.phase = "round"


async def storm(t: Turn) -> None:
    """What the event card does to each player at sea; a sunk ship is lost. (MM-RUL-66, MM-RUL-103)"""
    state = t.state
    for effect in EVENTS[state.event].effects:
        if effect.word("when") != "round_end" or effect.verb == "place_npc":
            continue
        for player in state.in_play():
            if holds(state, player.seat, effect):
                await strike(t, player.seat, effect)
                if player.captain and player.areas[HULL] == 0:
                    await die(t, player.seat)


# The end of the game


async def finish(t: Turn) -> None:
    """All stashes are shown; points from gold count. (MM-GOAL-04, MM-END-02, MM-END-03)"""
    for player in t.state.players:
        people.show_stash(t, player.seat)
    t.tell("game.over")
    t.state.phase = OVER
