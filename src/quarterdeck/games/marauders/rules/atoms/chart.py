"""The board: rounds and turns, events and war, NPC ships, merchants, demand; fights and raids that go on there."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import NPC_CAPTAINS, NPC_CARDS
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.rules.atoms.people import gain_gold
from quarterdeck.games.marauders.rules.ships import motive
from quarterdeck.games.marauders.state import EMPTY, Combat, Player, Raid, Turn

# Rounds and turns


def name_starter(t: Turn, seat: int) -> None:
    """(MM-SETUP-08)"""
    t.state.starter = seat
    t.tell("starter.drawn", seat)


def begin_round(t: Turn) -> None:
    """(MM-ROUND-01)"""
    t.state.round += 1
    t.tell("round.begins", t.state.round)


def pass_turn(t: Turn, seat: int) -> None:
    """Whose turn it is; the turn tells it when it begins. (MM-ROUND-01)"""
    t.state.turn = seat


def end_round(t: Turn) -> None:
    """The card of the round is discarded and so are those whose effect is over; one whose effect lasts stays, and so
    does that of an NPC captain. (MM-EVENT-04, MM-RUL-66, step 4)"""
    state = t.state
    ended = [event for event, until in zip(state.lasting, state.until) if until <= state.round]
    if state.event not in state.lasting and state.event not in NPC_CARDS.values():
        ended.append(state.event)
    state.event_discard.extend(ended)
    state.event = EMPTY
    kept = [at for at in range(len(state.lasting)) if state.until[at] > state.round]
    state.lasting = [state.lasting[at] for at in kept]
    state.until = [state.until[at] for at in kept]
    state.closed = [state.closed[at] for at in kept]
    t.tell("round.ends", state.round)


def end_game(t: Turn, how: str) -> None:
    """It goes on to its last rule, which tells that it is over. (MM-END-01, MM-END-05)"""
    t.state.ended = how


# Events and war


def draw_event(t: Turn, event: str) -> None:
    """(MM-EVENT-01)"""
    t.state.event_deck.remove(event)
    t.state.event = event
    t.state.event_nation = NONE
    t.tell("event.drawn", event)


def name_nation(t: Turn, nation: int) -> None:
    """The one that was drawn for the card. (EFFECTS.md, General rules)"""
    t.state.event_nation = nation
    t.tell("event.nation", nation)


def lay_event(t: Turn, event: str, until: int, closed: int) -> None:
    """A card whose effect lasts: until which round, and whose ports it closes. (EFFECTS.md, `duration`)"""
    t.state.lasting.append(event)
    t.state.until.append(until)
    t.state.closed.append(closed)


def declare_war(t: Turn, one: int, other: int) -> None:
    """(MM-WAR-01)"""
    t.state.war = [one, other]
    t.tell("war.declared", one, other)


def make_peace(t: Turn) -> None:
    """(MM-RUL-54)"""
    if t.state.war:
        t.state.war = []
        t.tell("peace.made")


# NPC ships


def announce_npc(t: Turn, captain: str) -> None:
    """He comes at the end of the round. (MM-NPC-02)"""
    t.state.incoming = captain
    t.tell("npc.coming", captain)


def place_npc(t: Turn) -> None:
    """The captain who was announced, over an old one. (MM-NPC-02, MM-NPC-06)"""
    captain = NPC_CAPTAINS[t.state.incoming]
    if t.state.npc_captain[captain.npc]:
        t.state.npc_covered[captain.npc].append(t.state.npc_captain[captain.npc])
    _command(t, captain.npc, captain.id)
    t.state.incoming = EMPTY


def uncover_npc(t: Turn, npc: int, captain: str) -> None:
    """One who was beneath another. (MM-NPC-07)"""
    t.state.npc_covered[npc].remove(captain)
    _command(t, npc, captain)


def _command(t: Turn, npc: int, captain: str) -> None:
    t.state.npc_captain[npc] = captain
    t.state.npc_zone[npc] = NPC_CAPTAINS[captain].zone
    t.tell("npc.placed", npc, captain, t.state.npc_zone[npc])


def remove_npc(t: Turn, npc: int) -> None:
    """Off the board at once, the captain's card is discarded. (MM-RUL-46)"""
    state = t.state
    t.tell("npc.removed", npc, state.npc_captain[npc])
    state.event_discard.append(NPC_CARDS[state.npc_captain[npc]])
    state.npc_captain[npc] = EMPTY
    state.npc_zone[npc] = NONE


def move_npc(t: Turn, npc: int, zone: int) -> None:
    """(MM-NMOVE-02)"""
    t.state.npc_zone[npc] = zone
    t.tell("npc.moved", npc, zone)


def hunt(t: Turn, npc: int, prey: Player) -> None:
    """To where its prey is. (MM-NMOVE-04)"""
    t.state.npc_zone[npc] = prey.zone
    t.tell("npc.hunts", npc, prey.zone, prey.seat, motive(t.state, npc, prey))


# Merchants and demand


def lay_merchant(t: Turn, zone: int, token: int) -> None:
    """Face down in a zone. (MM-SETUP-12)"""
    t.state.track.remove(token)
    t.state.merchant_zones.append(zone)
    t.state.merchants.append(token)


def refill_merchants(t: Turn, tokens: dict[int, int]) -> None:
    """By zones. (MM-RAID-02)"""
    for zone, token in tokens.items():
        lay_merchant(t, zone, token)
    t.tell("merchants.refilled")


def turn_up_merchant(t: Turn, seat: int, zone: int) -> int:
    """The nation of the merchant that was found. (MM-RAID-01)"""
    at = t.state.merchant_zones.index(zone)
    token = t.state.merchants.pop(at)
    del t.state.merchant_zones[at]
    t.state.sighted.append(token)
    t.tell("merchant.found", seat, zone, token)
    return token


def put_merchant_away(t: Turn) -> None:
    """Face down to the track, raided or not. (MM-RAID-01, MM-RUL-81)"""
    t.state.track.extend(t.state.sighted)
    t.state.sighted.clear()


def lay_demand(t: Turn, zone: int, good: str) -> None:
    """(MM-SETUP-10)"""
    t.state.demand_supply.remove(good)
    t.state.demand[zone] = good


def exchange_demand(t: Turn, zone: int, good: str) -> None:
    """The old token joins the unused ones. (MM-SELL-03, MM-RUL-25)"""
    t.state.demand_supply.remove(good)
    t.state.demand_supply.append(t.state.demand[zone])
    _change_demand(t, zone, good)


def draw_demand(t: Turn, good: str) -> None:
    """One of several of which one is chosen. (EFFECTS.md, `swap_demand`)"""
    t.state.demand_supply.remove(good)
    t.state.demand_drawn.append(good)


def choose_demand(t: Turn, zone: int, good: str) -> None:
    """One of those drawn; the others and the old one go back. (EFFECTS.md, `swap_demand`)"""
    state = t.state
    state.demand_drawn.remove(good)
    state.demand_supply.extend([*state.demand_drawn, state.demand[zone]])
    state.demand_drawn = []
    _change_demand(t, zone, good)


def _change_demand(t: Turn, zone: int, good: str) -> None:
    t.state.demand[zone] = good
    t.tell("demand.changed", zone, good)


# Combats and raids


def begin_combat(t: Turn, combat: Combat) -> None:
    """(MM-FIGHT-01)"""
    attacker, defender = combat.sides
    t.state.combats.append(combat)
    t.tell("combat.begins", attacker.seat, attacker.npc, defender.seat, defender.npc)


def end_combat(t: Turn) -> Combat:
    """What has come of it is told by what follows. (MM-RUL-82)"""
    return t.state.combats.pop()


def begin_raid(t: Turn, seat: int, nation: int) -> None:
    """Its cards tell it. (MM-RAID-05)"""
    t.state.raid = Raid(seat=seat, nation=nation)


def win_raid(t: Turn, gold: int) -> None:
    """The gold comes on board, the cards lie open to be stowed. (MM-RAID-14)"""
    raid = t.state.raid
    assert raid is not None
    t.tell("raid.succeeded", raid.seat, gold)
    gain_gold(t, raid.seat, gold)
    t.state.open_cargo.extend(raid.cards)
    raid.cards = []


def end_raid(t: Turn) -> None:
    """What lies open goes to the discard pile. (MM-RAID-14)"""
    raid = t.state.raid
    assert raid is not None
    t.state.cargo_discard.extend(raid.cards)
    t.state.raid = None
