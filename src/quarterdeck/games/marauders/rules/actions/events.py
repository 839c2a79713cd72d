"""Event cards, war and peace, the start and the end of a round. (MM-EVENT, MM-WAR, MM-ROUND, MM-RUL-66)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import EVENTS, MERCHANT_REFILL_AT, NATIONS, NPC_CARDS, ZONES
from quarterdeck.games.marauders.content.pieces import HULL, NONE
from quarterdeck.games.marauders.kinds import A_NATION, AN_EVENT, QUESTIONS
from quarterdeck.games.marauders.rules import atoms
from quarterdeck.games.marauders.rules.actions.death import die
from quarterdeck.games.marauders.rules.actions.npcs import activate, place_incoming, uncover_captains
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, holds
from quarterdeck.games.marauders.state import State, Turn
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
    state.round += 1
    t.tell("round.begins", state.round)
    if len(state.track) >= MERCHANT_REFILL_AT:
        await refill(t)
    if not state.event_deck:
        state.ended = NO_EVENTS
        return
    event = await draw(DRAW_EVENT, state.event_deck)
    state.event_deck.remove(event)
    state.event = event
    state.event_nation = NONE
    t.tell("event.drawn", event)
    for symbol in EVENTS[event].symbols:
        await activate(t, symbol.npc, symbol.direction)
    await apply_text(t, event)
    state.taken = 0
    state.turn = state.starter
    state.phase = "turn_start"


async def apply_text(t: Turn, event: str) -> None:
    """What happens at once; what lasts is noted. (MM-EVENT-03, MM-EVENT-04)"""
    for effect in EVENTS[event].effects:
        if names_nation(effect):
            t.state.event_nation = await draw(DRAW_NATION, list(range(len(NATIONS))))
            t.tell("event.nation", t.state.event_nation)
        if effect.word("when") == "event_now":
            if effect.word("duration"):
                note_lasting(t.state, event, effect)
            else:
                await carry_out(t, event, effect)
        elif effect.verb == "place_npc":
            t.state.incoming = effect.word("captain")
            t.tell("npc.coming", effect.word("captain"))


def names_nation(effect: Effect) -> bool:
    """Whether a nation is drawn for the card. (EFFECTS.md, General rules)"""
    return effect.word("nation") == "random"


def note_lasting(state: State, event: str, effect: Effect) -> None:
    """(EFFECTS.md, `duration`)"""
    if event not in state.lasting:
        state.lasting.append(event)
        state.until.append(state.round + (effect.word("duration") == "two_rounds"))
        state.closed.append(state.event_nation if effect.verb == "close_ports" else NONE)


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
    make_peace_now(t)
    nations = list(range(len(NATIONS)))
    for _ in range(2):
        nation = await draw(DRAW_NATION, nations)
        nations.remove(nation)
        t.state.war.append(nation)
    t.tell("war.declared", t.state.war[0], t.state.war[1])


async def make_peace(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MM-RUL-54)"""
    make_peace_now(t)


def make_peace_now(t: Turn) -> None:
    if t.state.war:
        t.state.war = []
        t.tell("peace.made")


VERBS.add("declare_war", declare_war)
VERBS.add("make_peace", make_peace)


# Merchants


async def refill(t: Turn) -> None:
    """The tokens of the track go back, face down, to the zones without one. (MM-RAID-02, MM-RUL-62)"""
    state = t.state
    for zone in ZONES:
        if zone.index not in state.merchant_zones and state.track:
            token = await draw(DRAW_MERCHANT, state.track)
            state.track.remove(token)
            state.merchant_zones.append(zone.index)
            state.merchants.append(token)
    t.tell("merchants.refilled")


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
    place_incoming(t)
    await uncover_captains(t)
    put_away(state)
    t.tell("round.ends", state.round)
    if state.last_round and not state.ended:
        state.ended = TARGET
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


def put_away(state: State) -> None:
    """The card of the round is discarded and so are those whose effect is over; one whose effect lasts stays, and so
    does that of an NPC captain. (MM-EVENT-04, MM-RUL-66, step 4)"""
    ended = [event for event, until in zip(state.lasting, state.until) if until <= state.round]
    if state.event not in state.lasting and state.event not in NPC_CARDS.values():
        ended.append(state.event)
    state.event_discard.extend(ended)
    state.event = ""
    kept = [at for at in range(len(state.lasting)) if state.until[at] > state.round]
    state.lasting = [state.lasting[at] for at in kept]
    state.until = [state.until[at] for at in kept]
    state.closed = [state.closed[at] for at in kept]


# The end of the game


async def finish(t: Turn) -> None:
    """All stashes are shown; points from gold count. (MM-GOAL-04, MM-END-02, MM-END-03)"""
    for player in t.state.players:
        player.shown_stash = 1
        t.tell("stash.shown", player.seat, player.stash, atoms.gold_points(player))
    t.tell("game.over")
    t.state.phase = OVER
