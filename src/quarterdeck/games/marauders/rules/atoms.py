"""The changes: each mutates the state and tells what happened. Rules decide, atoms do."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import CARGO_CARDS, GLORY, MOST_BOUNTY, PRICES
from quarterdeck.games.marauders.content.pieces import NONE
from quarterdeck.games.marauders.kinds import STASH
from quarterdeck.games.marauders.rules.ships import home_of, stash_allowed
from quarterdeck.games.marauders.state import Player, State, Turn
from quarterdeck.kernel.rules.events import all_but, only

# Gold


def gain_gold(t: Turn, seat: int, amount: int) -> None:
    """From the bank on board. (MM-GOAL-07, MM-RUL-03)"""
    if amount > 0:
        t.state.players[seat].gold += amount
        t.tell("gold.gained", seat, amount)


def stash_open(state: State, seat: int) -> bool:
    """Whether payments may come from the stash: in a Port action where it can be used. (MM-STASH-03, MM-STASH-04)"""
    return state.phase == "port" and state.turn == seat and stash_allowed(state, state.players[seat])


def purse(state: State, seat: int) -> int:
    """What a player can pay with now. (MM-RUL-77)"""
    player = state.players[seat]
    return player.gold + (player.stash if stash_open(state, seat) else 0)


def pay_gold(t: Turn, seat: int, amount: int) -> None:
    """From the ship first, in the home port from the stash first if the player wants so. (MM-RUL-77, MM-RUL-105)"""
    if amount <= 0:
        return
    player = t.state.players[seat]
    stash = player.stash if stash_open(t.state, seat) else 0
    from_stash = min(stash, amount) if t.state.purse == STASH else max(0, amount - player.gold)
    player.stash -= from_stash
    player.gold -= amount - from_stash
    t.tell("gold.paid", seat, amount)


def move_to_stash(t: Turn, seat: int, amount: int) -> None:
    """Everybody hears that it is done, nobody how much. (MM-STASH-01, MM-STASH-02)"""
    t.state.players[seat].gold -= amount
    t.state.players[seat].stash += amount
    t.tell("stash.used", seat)


# Bounties


def add_bounty(t: Turn, seat: int, nation: int, amount: int) -> None:
    """At most 5 of a nation. (MM-BNTY-05, MM-RUL-18)"""
    player = t.state.players[seat]
    added = min(amount, MOST_BOUNTY - player.bounties[nation])
    if added > 0:
        player.bounties[nation] += added
        t.tell("bounty.gained", seat, nation, player.bounties[nation])


def remove_bounty(t: Turn, seat: int, nation: int, amount: int) -> None:
    """(MM-BNTY-06, MM-BNTY-07)"""
    if amount > 0:
        t.state.players[seat].bounties[nation] -= amount
        t.tell("bounty.removed", seat, nation, t.state.players[seat].bounties[nation])


# Areas


def lower(t: Turn, seat: int, area: int) -> None:
    """One damage point. (MM-AREA-03)"""
    t.state.players[seat].areas[area] -= 1
    t.tell("area.hit", seat, area, t.state.players[seat].areas[area])


def restore(t: Turn, seat: int, area: int, points: int) -> None:
    """(MM-YARD-10, MM-CREW-03)"""
    if points > 0:
        t.state.players[seat].areas[area] += points
        t.tell("area.restored", seat, area, t.state.players[seat].areas[area])


# Cards


def discard_cargo(t: Turn, seat: int, card: str) -> None:
    t.state.players[seat].cargo.remove(card)
    t.state.cargo_discard.append(card)
    t.tell("cargo.discarded", seat, CARGO_CARDS[card].good)


def load(t: Turn, seat: int, card: str, pile: list[str]) -> None:
    """A card of a pile goes on board, face down."""
    pile.remove(card)
    t.state.players[seat].cargo.append(card)
    t.tell("cargo.loaded", seat, CARGO_CARDS[card].good)


def discard_glory(t: Turn, seat: int, card: str) -> None:
    t.state.players[seat].hand.remove(card)
    t.state.glory_discard.append(card)
    t.tell_some(only(seat), "glory.discarded", seat, card)
    t.tell_some(all_but(seat, len(t.state.players)), "glory.discarded_unseen", seat)


def take_glory(t: Turn, seat: int, card: str) -> None:
    """A card of the deck goes to the hand. (MM-GLORY-01)"""
    t.state.glory_deck.remove(card)
    t.state.players[seat].hand.append(card)
    t.tell_some(only(seat), "glory.drawn", seat, card)
    t.tell_some(all_but(seat, len(t.state.players)), "glory.drawn_unseen", seat)


def score(t: Turn, seat: int, source: int) -> None:
    """One point on the glory track. (MM-GLORY-01, MM-RUL-49)"""
    player = t.state.players[seat]
    player.glory += 1
    player.glory_from[source] += 1
    t.tell("glory.scored", seat, source, player.glory)


def glory_name(card: str) -> str:
    return GLORY[card].design


# Points


def gold_points(player: Player) -> int:
    """Every full 10 gold in the stash, at most as many as on the track. (MM-GOAL-04, MM-RUL-48)"""
    return min(player.stash // PRICES["stash_gold_per_point"], player.glory)


def total_points(player: Player) -> int:
    return player.glory + gold_points(player)


# Places


def put_to_sea(t: Turn, seat: int, zone: int) -> None:
    player = t.state.players[seat]
    player.zone = zone
    player.in_port = 0
    player.admitted = 0
    t.tell("ship.moved", seat, zone)


def put_in_port(t: Turn, seat: int) -> None:
    t.state.players[seat].in_port = 1
    t.tell("ship.entered", seat, t.state.players[seat].zone)


def leave_board(player: Player) -> None:
    player.zone = NONE
    player.in_port = 0
    player.admitted = 0


def come_home(t: Turn, seat: int) -> None:
    """A captain begins in his home port. (MM-SETUP-15)"""
    player = t.state.players[seat]
    player.zone = home_of(player)
    player.in_port = 1
    t.tell("captain.placed", seat, player.captain, player.zone)
