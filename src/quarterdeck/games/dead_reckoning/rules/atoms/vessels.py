"""Ships: where they are, sails, damage, mode, upgrades, sinking. (DR-MOVE, DR-PIRATE, DR-UPG, DR-SINK)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.rules.atoms import stores
from quarterdeck.games.dead_reckoning.rules.ships import coins_aboard
from quarterdeck.games.dead_reckoning.state import Turn

# Sailing


def raise_sails(t: Turn, seat: int, sails: int) -> None:
    """(DR-SAIL-01)"""
    t.state.players[seat].sails = sails
    t.state.raised = 1
    t.tell("sails.raised", seat, sails)


def lower_sails(t: Turn, seat: int) -> None:
    """With the end of the turn. (DR-CLEAN-05)"""
    t.state.players[seat].sails = 0


def sail(t: Turn, seat: int, space: int) -> None:
    """The sail marker goes down by one. (DR-MOVE-01)"""
    t.state.players[seat].sails -= 1
    put_ship(t, seat, space)


def put_ship(t: Turn, seat: int, space: int) -> None:
    t.state.players[seat].place = space
    t.tell("ship.moved", seat, space)


def set_mode(t: Turn, seat: int, pirate: bool) -> None:
    """(DR-PIRATE-05, DR-PIRATE-06)"""
    player = t.state.players[seat]
    if bool(player.pirate) != pirate:
        player.pirate = int(pirate)
        t.tell("mode.pirate" if pirate else "mode.merchant", seat)


# Damage


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


def sink(t: Turn, seat: int, sinker: int, aboard: int, chest: int) -> None:
    """Coins from the ship and from the chest are lost. (DR-SINK-03, DR-SINK-04)"""
    stores.take_off(t, seat, 0, aboard)
    t.state.players[seat].chest -= chest
    t.tell("ship.sunk", seat, sinker, aboard + chest)


def take_loss(t: Turn, sinker: int, coins: int) -> None:
    """What a sunk ship has lost goes into the chest of whoever sank it, as was told with that. (DR-SINK-03)"""
    t.state.players[sinker].chest += coins


def go_to_harbor(t: Turn, seat: int) -> None:
    """Without damage, in merchant mode, sails lowered; coins that are left go into the chest, cargo stays aboard.
    (DR-SINK-05, DR-SINK-07)"""
    player = t.state.players[seat]
    player.damage = 0
    player.sails = 0
    set_mode(t, seat, False)
    coins = coins_aboard(player)
    stores.take_off(t, seat, 0, coins)
    player.chest += coins
    put_ship(t, seat, HARBOR)


# Upgrades


def lay_upgrade(t: Turn, seat: int, upgrade: str, hull: int) -> None:
    """A tile that lies there stays beneath. (DR-UPG-02, DR-UPG-04)"""
    player = t.state.players[seat]
    t.state.upgrades[UPGRADES[upgrade].index] -= 1
    if player.hull[hull]:
        player.covered.append(player.hull[hull])
    player.hull[hull] = upgrade
    player.fired_hull[hull] = 0
    t.tell("upgrade.gained", seat, upgrade, hull)
