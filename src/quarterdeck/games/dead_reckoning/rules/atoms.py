"""The changes: each mutates the state and tells what happened. Rules decide, atoms do."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.rules.crews import level_of
from quarterdeck.games.dead_reckoning.rules.ships import CARGO, COIN, spread, stow, unstow
from quarterdeck.games.dead_reckoning.state import NOBODY, Battle, State, Turn
from quarterdeck.kernel.rules.events import all_but, only


def is_ai(state: State, seat: int) -> bool:
    """An artificial opponent has markers without end and neither ship board nor chest. (DS-BAT-06, DS-RUL-08)"""
    return seat >= state.humans


# Goods


def gain_on_dock(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Cargo on the dock, coins into the chest. (DR-PAY-02, DR-SETUP-16)"""
    player = t.state.players[seat]
    player.dock += cargo
    player.chest += coins
    t.tell("goods.gained", seat, cargo, coins, "dock")


def put_on_island(t: Turn, kind: str, seat: int, space: int, cargo: int, coins: int) -> None:
    """Goods from the supply, or put ashore, lie on an island; `kind` is the event."""
    part = t.state.spaces[space]
    part.cargo += cargo
    part.coins += coins
    t.tell(kind, seat, cargo, coins, space)


def unload(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """From the ship onto the dock and into the chest, or onto the island. (DR-GOODS-05, DR-GOODS-06)"""
    player = t.state.players[seat]
    unstow(player, CARGO, cargo)
    unstow(player, COIN, coins)
    land(t, seat, cargo, coins)


def land(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """Goods come ashore where the ship is."""
    player = t.state.players[seat]
    if player.place == HARBOR:
        player.dock += cargo
        player.chest += coins
        t.tell("goods.landed", seat, cargo, coins, HARBOR)
    else:
        put_on_island(t, "goods.landed", seat, player.place, cargo, coins)


def load(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """From the dock, or from the island. (DR-GOODS-01, DR-GOODS-02)"""
    player = t.state.players[seat]
    if player.place == HARBOR:
        player.dock -= cargo
    else:
        t.state.spaces[player.place].cargo -= cargo
        t.state.spaces[player.place].coins -= coins
    stow(player, CARGO, cargo)
    stow(player, COIN, coins)
    t.tell("goods.loaded", seat, cargo, coins, player.place)


def jettison(t: Turn, seat: int, cargo: int, coins: int) -> None:
    """(DR-GOODS-12, DR-GOODS-15)"""
    player = t.state.players[seat]
    unstow(player, CARGO, cargo)
    unstow(player, COIN, coins)
    t.tell("goods.jettisoned", seat, cargo, coins)


def pass_goods(t: Turn, giver: int, taker: int, cargo: int, coins: int) -> None:
    """From one ship to another. (DS-COOP-13)"""
    for good, amount in ((CARGO, cargo), (COIN, coins)):
        unstow(t.state.players[giver], good, amount)
        stow(t.state.players[taker], good, amount)
    t.tell("goods.passed", giver, taker, cargo, coins)


def arrange(t: Turn, seat: int, mask: int) -> None:
    """(DR-GOODS-11)"""
    spread(t.state.players[seat], mask)
    t.state.arranged = 1
    t.tell("goods.arranged", seat)


def spend(t: Turn, seat: int, cargo: int, coins: int, dock: int, chest: int) -> None:
    """So much is paid in all, of it so much from dock and chest, the rest from the ship. (DR-PAY-05)"""
    player = t.state.players[seat]
    player.dock -= dock
    player.chest -= chest
    unstow(player, CARGO, cargo - dock)
    unstow(player, COIN, coins - chest)
    t.tell("goods.paid", seat, cargo, coins)


# Ships


def put_ship(t: Turn, seat: int, space: int) -> None:
    t.state.players[seat].place = space
    t.tell("ship.moved", seat, space)


def damage(t: Turn, seat: int, amount: int) -> None:
    """Sinking is looked at elsewhere. (DR-SINK-01)"""
    if amount > 0:
        t.state.players[seat].damage += amount
        t.tell("ship.damaged", seat, amount, t.state.players[seat].damage)


def repair(t: Turn, seat: int, amount: int) -> None:
    """(DR-ICON-06)"""
    player = t.state.players[seat]
    mended = min(amount, player.damage)
    if mended > 0:
        player.damage -= mended
        t.tell("ship.repaired", seat, mended, player.damage)


def set_mode(t: Turn, seat: int, pirate: bool) -> None:
    """(DR-PIRATE-05, DR-PIRATE-06)"""
    player = t.state.players[seat]
    if bool(player.pirate) != pirate:
        player.pirate = int(pirate)
        t.tell("mode.pirate" if pirate else "mode.merchant", seat)


def lay_upgrade(t: Turn, seat: int, upgrade: str, hull: int) -> None:
    """A tile that lies there stays beneath. (DR-UPG-02, DR-UPG-04)"""
    player = t.state.players[seat]
    t.state.upgrades[UPGRADES[upgrade].index] -= 1
    if player.hull[hull]:
        player.covered.append(player.hull[hull])
    player.hull[hull] = upgrade
    player.fired_hull[hull] = 0
    t.tell("upgrade.gained", seat, upgrade, hull)


def keep_upgrade(t: Turn, seat: int, upgrade: str) -> None:
    """Beside its pieces: it has no ship board. (DS-RIGHT-03)"""
    t.state.upgrades[UPGRADES[upgrade].index] -= 1
    t.state.players[seat].covered.append(upgrade)
    t.tell("league.upgrade", seat, upgrade)


# Buildings


def remove_buildings(t: Turn, space: int, kinds: list[int]) -> None:
    """To the supply. (DR-BUILD-05, DR-BBLD-09)"""
    part = t.state.spaces[space]
    for kind in kinds:
        part.buildings.remove(kind)
        t.state.buildings[kind] += 1
        t.tell("building.removed", kind, space)


def put_building(t: Turn, seat: int, kind: int, space: int) -> None:
    t.state.buildings[kind] -= 1
    t.state.spaces[space].buildings.append(kind)
    t.tell("building.built", seat, kind, space)


# Markers


def give_back(state: State, seat: int, amount: int = 1) -> None:
    """To the owner's supply; black ones and those of an artificial opponent are not counted."""
    if seat != NOBODY and not is_ai(state, seat):
        state.players[seat].markers += amount


def clear_zone(state: State, battle: Battle, side: int, zone: int) -> int:
    """The markers of a side in a zone go back to their owner; how many there were."""
    number = battle.settled[side][zone]
    battle.settled[side][zone] = 0
    give_back(state, battle.seat_of(side), number)
    return number


# Crew


def play_card(t: Turn, seat: int, card: int) -> None:
    """Face up: everybody sees its level. (DR-PLAY-01)"""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.play.append(card)
    show_card(t.state, card)
    t.tell("crew.played", seat, card, t.state.crew[card].level)


def show_card(state: State, card: int) -> None:
    crew = state.crew[card]
    crew.level = level_of(crew)
    crew.raised = 0
    crew.unseen = 0


def take_card(t: Turn, seat: int, card: int) -> None:
    """A drawn card goes to the hand."""
    t.state.players[seat].hand.append(card)
    t.tell_some(only(seat), "crew.drawn", seat, card)
    t.tell_some(all_but(seat, t.state.humans), "crew.drawn_unseen", seat)


def raise_level(t: Turn, seat: int, card: int) -> None:
    """By one; a card face down is levelled up unseen. (DR-LEVEL-05, DR-RUL-73)"""
    crew = t.state.crew[card]
    if crew.unseen:
        crew.raised += 1
        t.tell_some(only(seat), "crew.levelled", seat, card, level_of(crew))
        t.tell_some(all_but(seat, t.state.humans), "crew.levelled_unseen", seat)
    else:
        crew.level += 1
        t.tell("crew.levelled", seat, card, crew.level)


def discard_play(t: Turn, seat: int) -> None:
    """(DR-CLEAN-12)"""
    player = t.state.players[seat]
    t.tell("crew.discarded", seat, len(player.play))
    player.discard.extend(player.play)
    player.play = []


def shuffle_discard(t: Turn, seat: int) -> None:
    """The discard pile is the new deck. (DR-CLEAN-14)"""
    player = t.state.players[seat]
    for card in player.discard:
        t.state.crew[card].unseen = 1
    player.deck.extend(player.discard)
    player.discard = []
    t.tell("crew.shuffled", seat)


def sleeve(t: Turn, seat: int, advancement: str, card: int, line: int) -> None:
    """(DR-CLEAN-06)"""
    t.state.players[seat].advancements.remove(advancement)
    t.state.crew[card].take_in(advancement, line)
    t.tell("advancement.sleeved", seat, advancement, card)


# Row cards


def gain_card(t: Turn, seat: int, card: str) -> None:
    """It lies in front of the player. (DR-BUY-03)"""
    t.state.players[seat].advancements.append(card)
    t.tell("advancement.gained", seat, card)


def bury(t: Turn, card: str) -> None:
    """(DR-ENC-05)"""
    t.state.buried.append(card)
    t.tell("card.buried", card)
