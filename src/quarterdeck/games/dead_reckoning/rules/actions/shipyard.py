"""Upgrading and repairing the ship. (DR-UPG, DR-ICON-06, DR-ADV-03)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import HULLS, UPGRADE_LIST, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import CLASS_IDS
from quarterdeck.games.dead_reckoning.kinds import HULL, QUESTIONS, SEAT, UPGRADE
from quarterdeck.games.dead_reckoning.rules.actions.achievements import check_ship
from quarterdeck.games.dead_reckoning.rules.actions.goods import find_room
from quarterdeck.games.dead_reckoning.rules.atoms import stores, vessels
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.dead_reckoning.rules.islands import teammate
from quarterdeck.games.dead_reckoning.rules.ships import HULL_SPACES
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose
from quarterdeck.kernel.rules.effects import Effect

CHOOSE_UPGRADE: Final = QUESTIONS.add("upgrade.choose", UPGRADE, clause="DR-RUL-34", declinable=True)
PLACE_UPGRADE: Final = QUESTIONS.add("upgrade.place", HULL, ["upgrade"], clause="DR-UPG-01")
REPAIR_SHIP: Final = QUESTIONS.add("coop.repair", SEAT, clause="DS-COOP-14")


def available(state: State, grade: str) -> list[str]:
    """The upgrades of a class that are left. (DR-RUL-34)"""
    wanted = CLASS_IDS.index(grade)
    return [tile.id for tile in UPGRADE_LIST if tile.grade == wanted and state.upgrades[tile.index] > 0]


def free_hulls(player: Player) -> list[int]:
    """Hull spaces without benefits and without an upgrade. (DR-UPG-01)"""
    return [
        at
        for at in range(HULL_SPACES)
        if not player.hull[at] and HULLS[at].sails + HULLS[at].cannons + HULLS[at].hold == 0
    ]


async def add_upgrade(t: Turn, scene: Scene, effect: Effect) -> None:
    """Onto an empty hull space; only if there is none onto any. What a battle brings may be declined. (DR-UPG-01,
    DR-UPG-02, DR-RUL-32, DR-RUL-63)"""
    upgrades = available(t.state, effect.word("class"))
    upgrade = await choose(scene.seat, CHOOSE_UPGRADE, upgrades if scene.card != NOBODY else [*upgrades, NOTHING])
    if upgrade == NOTHING:
        return
    free = free_hulls(t.state.players[scene.seat])
    hulls = free[:1] if free else list(range(HULL_SPACES))
    hull = await choose(scene.seat, PLACE_UPGRADE, hulls, (upgrade,))
    await lay(t, scene.seat, upgrade, hull)


async def lay(t: Turn, seat: int, upgrade: str, hull: int) -> None:
    """Goods that lay there find another hold, or none. (DR-UPG-02, DR-UPG-04, DR-RUL-32)"""
    cargo, coins = stores.lift(t, seat, hull)
    vessels.lay_upgrade(t, seat, upgrade, hull)
    check_ship(t, seat)
    await find_room(t, seat, cargo, coins)


def can_upgrade(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(available(state, effect.word("class")))


VERBS.add("add_upgrade", add_upgrade)
POSSIBLE.add("add_upgrade", can_upgrade)


def hulls_of(player: Player, grade: str) -> list[int]:
    """The hull spaces with a visible upgrade of a class."""
    wanted = CLASS_IDS.index(grade)
    return [at for at in range(HULL_SPACES) if player.hull[at] and UPGRADES[player.hull[at]].grade == wanted]


async def swap_upgrade(t: Turn, scene: Scene, effect: Effect) -> None:
    """An advanced tile on a basic one, which counts as covered. (DR-ADV-03, DR-RUL-33)"""
    upgrade = await choose(scene.seat, CHOOSE_UPGRADE, available(t.state, effect.word("to")))
    hulls = hulls_of(t.state.players[scene.seat], effect.word("from"))
    await lay(t, scene.seat, upgrade, await choose(scene.seat, PLACE_UPGRADE, hulls, (upgrade,)))


def can_swap(state: State, scene: Scene, effect: Effect) -> bool:
    player = state.players[scene.seat]
    return bool(hulls_of(player, effect.word("from"))) and bool(available(state, effect.word("to")))


VERBS.add("swap_upgrade", swap_upgrade)
POSSIBLE.add("swap_upgrade", can_swap)


def repairable(state: State, seat: int) -> list[int]:
    """The own ship and that of a teammate on the same space, if they are damaged. (DS-COOP-14)"""
    other = teammate(state, seat)
    ships = [seat]
    if other != NOBODY and state.players[other].place == state.players[seat].place:
        ships.append(other)
    return [ship for ship in ships if state.players[ship].damage > 0]


async def repair(t: Turn, scene: Scene, effect: Effect) -> None:
    """As much as there is. (DR-ICON-06, DS-COOP-14)"""
    for left in range(effect.int_of("n"), 0, -1):
        ships = repairable(t.state, scene.seat)
        if len(ships) < 2:
            if ships:
                vessels.repair(t, ships[0], left)
            return
        vessels.repair(t, await choose(scene.seat, REPAIR_SHIP, ships), 1)


def can_repair(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(repairable(state, scene.seat))


VERBS.add("repair", repair)
POSSIBLE.add("repair", can_repair)
