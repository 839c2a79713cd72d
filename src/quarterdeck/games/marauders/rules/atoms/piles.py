"""Cards: cargo, glory cards and specialists, rumors, missions."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import CARGO_CARDS, MISSIONS
from quarterdeck.games.marauders.state import EMPTY, Turn
from quarterdeck.kernel.rules.events import all_but, only

# Cargo


def reshuffle_cargo(t: Turn) -> None:
    """The discards become the deck. (MM-RUL-27)"""
    t.state.cargo_deck, t.state.cargo_discard = t.state.cargo_discard, []


def deal_cargo(t: Turn, card: str, pile: list[str]) -> None:
    """The top card goes where cards are laid for the moment. (MM-BUY-01, MM-RUL-27)"""
    t.state.cargo_deck.remove(card)
    pile.append(card)


def discard_cargo(t: Turn, seat: int, card: str) -> None:
    t.state.players[seat].cargo.remove(card)
    t.state.cargo_discard.append(card)
    t.tell("cargo.discarded", seat, CARGO_CARDS[card].good)


def discard_open_cargo(t: Turn, card: str) -> None:
    """What nobody takes of the open cards. (MM-RAID-14, MM-LOOT-05)"""
    t.state.open_cargo.remove(card)
    t.state.cargo_discard.append(card)


def load(t: Turn, seat: int, card: str, pile: list[str]) -> None:
    """A card of a pile goes on board, face down."""
    pile.remove(card)
    t.state.players[seat].cargo.append(card)
    t.tell("cargo.loaded", seat, CARGO_CARDS[card].good)


def tell_offer(t: Turn, seat: int, aside: list[str]) -> None:
    """What is in demand and was laid aside is discarded; the rest the buyer sees. (MM-BUY-01)"""
    for card in aside:
        discard_open_cargo(t, card)
    goods = " ".join(CARGO_CARDS[card].good for card in t.state.players[seat].offer)
    t.tell_some(only(seat), "offer.drawn", seat, goods)


def buy_good(t: Turn, seat: int, card: str) -> None:
    """(MM-BUY-03)"""
    player = t.state.players[seat]
    player.offer.remove(card)
    player.cargo.append(card)
    t.tell_some(only(seat), "good.bought", seat, CARGO_CARDS[card].good)


def end_offer(t: Turn, seat: int) -> None:
    """What was not bought is discarded. (MM-BUY-05)"""
    player = t.state.players[seat]
    t.state.cargo_discard.extend(player.offer)
    player.offer.clear()
    t.tell("goods.bought", seat)


# Raids


def lay_raid_card(t: Turn, card: str) -> None:
    """(MM-RAID-06)"""
    raid = t.state.raid
    assert raid is not None
    deal_cargo(t, card, raid.cards)
    t.tell("raid.card", raid.seat, card)


def drop_raid_card(t: Turn, card: str) -> None:
    """(MM-RAID-08)"""
    raid = t.state.raid
    assert raid is not None
    raid.cards.remove(card)
    t.state.cargo_discard.append(card)
    t.tell("raid.dropped", raid.seat, card)


# Glory cards


def reshuffle_glory(t: Turn) -> None:
    """The discards become the deck. (MM-RUL-50)"""
    t.state.glory_deck, t.state.glory_discard = t.state.glory_discard, []


def take_glory(t: Turn, seat: int, card: str) -> None:
    """A card of the deck goes to the hand. (MM-GLORY-01)"""
    t.state.glory_deck.remove(card)
    t.state.players[seat].hand.append(card)
    t.tell_some(only(seat), "glory.drawn", seat, card)
    t.tell_some(all_but(seat, len(t.state.players)), "glory.drawn_unseen", seat)


def discard_glory(t: Turn, seat: int, card: str) -> None:
    t.state.players[seat].hand.remove(card)
    t.state.glory_discard.append(card)
    t.tell_some(only(seat), "glory.discarded", seat, card)
    t.tell_some(all_but(seat, len(t.state.players)), "glory.discarded_unseen", seat)


def announce_card(t: Turn, seat: int, card: str) -> None:
    """Face down. (MM-GLORY-05)"""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.laid.append(card)
    t.tell("card.announced", seat)


def withdraw_card(t: Turn, seat: int, card: str) -> None:
    """Taken back, and shown. (MM-GLORY-06, MM-RUL-63)"""
    player = t.state.players[seat]
    player.laid.remove(card)
    player.hand.append(card)
    t.tell("card.withdrawn", seat, card)


def play_card(t: Turn, seat: int, card: str) -> None:
    """From the hand, or announced before. (MM-GLORY-04)"""
    player = t.state.players[seat]
    pile = player.hand if card in player.hand else player.laid
    pile.remove(card)
    t.state.played.append(card)
    t.tell("card.played", seat, card)


def discard_played(t: Turn, card: str) -> None:
    """Once it is carried out, unless it lies somewhere else now. (MM-GLORY-04)"""
    if card in t.state.played:
        t.state.played.remove(card)
        t.state.glory_discard.append(card)


def drop_announced(t: Turn, seat: int) -> None:
    """What a dead captain had announced is gone with the rest. (MM-RUL-83)"""
    t.state.glory_discard.extend(t.state.players[seat].laid)
    t.state.players[seat].laid.clear()


def take_hand(t: Turn, seat: int, victim: int) -> None:
    """All glory cards of the defeated. (MM-LOOT-01)"""
    t.state.players[seat].hand.extend(t.state.players[victim].hand)
    t.state.players[victim].hand = []


# Specialists


def join(t: Turn, seat: int, card: str, pile: list[str]) -> None:
    """From wherever he was, face up on the captain board. (MM-SPEC-03)"""
    pile.remove(card)
    t.state.players[seat].specialists.append(card)
    t.tell("specialist.joined", seat, card)


def find_specialists(t: Turn, seat: int, pile: list[str], cards: list[str]) -> None:
    """Those of a pile lie with the player while he chooses. (MM-RUL-108)"""
    for card in cards:
        pile.remove(card)
        t.state.players[seat].found.append(card)


def join_from(t: Turn, seat: int, pile: list[str], card: str) -> None:
    """One of those found; the others go back. (MM-RUL-108)"""
    found = t.state.players[seat].found
    join(t, seat, card, found)
    pile.extend(found)
    found.clear()


def discard_specialist(t: Turn, seat: int, card: str) -> None:
    """One whom the winner may not have. (MM-LOOT-02, MM-SPEC-04)"""
    t.state.players[seat].specialists.remove(card)
    t.state.glory_discard.append(card)


# Rumors


def draw_rumor(t: Turn, seat: int, rumor: str) -> None:
    """(MM-RUM-01)"""
    t.state.rumor_deck.remove(rumor)
    t.state.players[seat].rumors.append(rumor)
    t.tell_some(only(seat), "rumor.drawn", seat, rumor)
    t.tell_some(all_but(seat, len(t.state.players)), "rumor.drawn_unseen", seat)


def drop_rumor(t: Turn, seat: int, rumor: str) -> None:
    """Nobody may have two. (MM-RUM-02)"""
    t.state.players[seat].rumors.remove(rumor)
    t.state.rumor_deck.append(rumor)


def show_rumor(t: Turn, seat: int, rumor: str) -> None:
    """(MM-RUM-05)"""
    t.state.players[seat].rumors.remove(rumor)
    t.state.resolving.append(rumor)
    t.tell("rumor.shown", seat, rumor)


def keep_rumor(t: Turn, seat: int, rumor: str) -> None:
    """One that proved true stays face up. (MM-RUM-07, MM-RUL-70)"""
    t.state.players[seat].kept.append(rumor)
    t.tell("rumor.kept", seat, rumor)


def put_rumor_away(t: Turn, seat: int, rumor: str) -> None:
    """Proven or not, unless it is kept. (MM-RUM-07, MM-RUM-08)"""
    t.state.resolving.remove(rumor)
    if rumor not in t.state.players[seat].kept:
        t.state.rumor_deck.append(rumor)


def use_rumor(t: Turn, seat: int, rumor: str) -> None:
    """A kept one that serves once. (EFFECTS.md, `limit`)"""
    t.state.players[seat].kept.remove(rumor)
    t.state.rumor_deck.append(rumor)
    t.tell("rumor.used", seat, rumor)


def take_rumors(t: Turn, seat: int, victim: int) -> None:
    """All rumors of the defeated. (MM-LOOT-01)"""
    t.state.players[seat].rumors.extend(t.state.players[victim].rumors)
    t.state.players[victim].rumors = []


def take_cargo(t: Turn, seat: int, victim: int) -> None:
    """All cargo of the defeated, with which he is plundered. (MM-LOOT-01, MM-RUL-82)"""
    t.state.players[seat].cargo.extend(t.state.players[victim].cargo)
    t.state.players[victim].cargo = []
    t.tell("captain.plundered", seat, victim)


# Missions


def reshuffle_missions(t: Turn) -> None:
    """The discards become the deck. (MM-RUL-50)"""
    t.state.mission_deck, t.state.mission_discard = t.state.mission_discard, []


def offer_mission(t: Turn, mission: str) -> None:
    """(MM-MISS-04)"""
    t.state.mission_deck.remove(mission)
    t.state.missions.append(mission)
    t.tell("mission.offered", mission)


def claim_mission(t: Turn, seat: int, mission: str) -> None:
    """The old one is discarded. (MM-MISS-05)"""
    t.state.missions.remove(mission)
    drop_mission(t, seat)
    player = t.state.players[seat]
    player.mission = mission
    player.tasks = [0] * len(MISSIONS[mission].tasks)
    t.tell("mission.claimed", seat, mission)


def drop_mission(t: Turn, seat: int) -> None:
    """Discarded, if there is one. (MM-MISS-05, MM-LOOT-04)"""
    player = t.state.players[seat]
    if player.mission:
        t.state.mission_discard.append(player.mission)
        t.tell("mission.dropped", seat, player.mission)
        player.mission = EMPTY
        player.tasks = []


def mark_task(t: Turn, seat: int, at: int, progress: int) -> None:
    """(EFFECTS.md, Tasks)"""
    player = t.state.players[seat]
    player.tasks[at] = progress
    t.tell("mission.progress", seat, player.mission)


def complete_mission(t: Turn, seat: int) -> None:
    """(MM-MISS-06)"""
    player = t.state.players[seat]
    t.tell("mission.completed", seat, player.mission)
    t.state.mission_discard.append(player.mission)
    player.mission = EMPTY
    player.tasks = []
