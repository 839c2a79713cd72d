"""Captains: their gold and bounties, glory points, where they are, how they come and go."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import MOST_BOUNTY, NATIONS, SHIPS
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.kinds import STASH
from quarterdeck.games.marauders.rules.atoms.piles import drop_announced, drop_mission
from quarterdeck.games.marauders.rules.money import gold_points, stash_open, total_points
from quarterdeck.games.marauders.rules.ships import home_of
from quarterdeck.games.marauders.state import EMPTY, Turn

# Gold


def gain_gold(t: Turn, seat: int, amount: int) -> None:
    """From the bank on board. (MM-GOAL-07, MM-RUL-03)"""
    if amount > 0:
        t.state.players[seat].gold += amount
        t.tell("gold.gained", seat, amount)


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


def take_gold(t: Turn, seat: int, victim: int) -> None:
    """All that the defeated has on board. (MM-LOOT-01)"""
    gold = t.state.players[victim].gold
    t.state.players[victim].gold = 0
    gain_gold(t, seat, gold)


def move_to_stash(t: Turn, seat: int, amount: int) -> None:
    """Everybody hears that it is done, nobody how much. (MM-STASH-01, MM-STASH-02)"""
    t.state.players[seat].gold -= amount
    t.state.players[seat].stash += amount
    t.tell("stash.used", seat)


def show_stash(t: Turn, seat: int) -> None:
    """At the end. (MM-END-02)"""
    player = t.state.players[seat]
    player.shown_stash = 1
    t.tell("stash.shown", seat, player.stash, gold_points(player))


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


# Points


def score(t: Turn, seat: int, source: int) -> None:
    """One point on the glory track. (MM-GLORY-01, MM-RUL-49)"""
    player = t.state.players[seat]
    player.glory += 1
    player.glory_from[source] += 1
    t.tell("glory.scored", seat, source, player.glory)


def reach_target(t: Turn, seat: int) -> None:
    """Said at once, with an open stash; the round is the last. (MM-END-01, MM-RUL-49)"""
    player = t.state.players[seat]
    player.shown_stash = 1
    t.state.last_round = 1
    t.tell("target.reached", seat, total_points(player))


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


def admit(t: Turn, seat: int, is_let_in: bool) -> None:
    """Whether a closed port lets the captain in until he leaves; entering or the Port action tell it. (MM-RUL-14)"""
    t.state.players[seat].admitted = int(is_let_in)


# Coming and going


def deal_captain(t: Turn, seat: int, captain: str) -> None:
    """In secret, before the game. (MM-SETUP-03)"""
    t.state.captain_deck.remove(captain)
    t.state.players[seat].dealt = [captain]


def appoint(t: Turn, seat: int, captain: str) -> None:
    """The captain who was dealt, or drawn when the last one was lost. (MM-SETUP-06, MM-DEATH-03)"""
    player = t.state.players[seat]
    player.captain = captain
    player.dealt = []
    player.heir = EMPTY


def board(t: Turn, seat: int, ship: str) -> None:
    """An undamaged ship in the home port. (MM-SETUP-06, MM-SETUP-15)"""
    player = t.state.players[seat]
    player.ship = ship
    player.areas = SHIPS[ship].areas.copy()
    player.zone = home_of(player)
    player.in_port = 1
    t.tell("captain.placed", seat, player.captain, player.zone)


def die(t: Turn, seat: int) -> None:
    """The captain is lost with all that he had. (MM-DEATH-01)"""
    t.tell("captain.died", seat, t.state.players[seat].captain)
    t.state.players[seat].deaths += 1
    lose_captain(t, seat)


def retire(t: Turn, seat: int) -> None:
    """The captain goes, and so does all that he had. (MM-RETIRE-01)"""
    t.tell("captain.retired", seat, t.state.players[seat].captain)
    lose_captain(t, seat)


def lose_captain(t: Turn, seat: int) -> None:
    """Everything goes back where it came from, but the stash. (MM-RUL-83)"""
    state = t.state
    player = state.players[seat]
    state.mods_loose.extend(player.mods)
    drop_announced(t, seat)
    drop_mission(t, seat)
    state.glory_discard.extend(player.hand + player.specialists)
    state.rumor_deck.extend(player.rumors + player.kept)
    state.cargo_discard.extend(player.cargo)
    for weapon in player.weapons:
        state.weapons[weapon] += 1
    player.hand, player.specialists, player.rumors, player.kept = [], [], [], []
    player.cargo, player.weapons, player.mods, player.flipped = [], [], [], []
    player.gold = 0
    player.bounties = [0] * len(NATIONS)
    player.captain = EMPTY
    player.ship = EMPTY
    player.areas = [0] * len(player.areas)
    player.large_ship = 0
    player.bought_in = player.bought_before = NONE
    player.zone = NONE
    player.in_port = 0
    player.admitted = 0


def draw_heir(t: Turn, seat: int, captain: str) -> None:
    """Off the deck, or from beneath it; shown at once. (MM-DEATH-02, MM-RUL-51, MM-RUL-57)"""
    pile = t.state.captain_deck or t.state.captains_under
    pile.remove(captain)
    t.state.players[seat].heir = captain
    t.tell("captain.drawn", seat, captain)


def reject_heir(t: Turn, seat: int) -> None:
    """Beneath the deck; the next one is drawn. (MM-DEATH-05, MM-RUL-51)"""
    player = t.state.players[seat]
    t.state.captains_under.append(player.heir)
    player.heir = EMPTY
