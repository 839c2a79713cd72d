"""Step 3 of a battle: battle abilities. (DR-BENC-02, DR-BSHIP-05, DR-BBLD-06, DR-ADV)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import EXPLOSION, ZONES
from quarterdeck.games.dead_reckoning.content.pieces import CANNON
from quarterdeck.games.dead_reckoning.kinds import IN_BATTLE, MARKER_THERE, PASSES, QUESTIONS, SIDE, USE, ZONE, Choice
from quarterdeck.games.dead_reckoning.rules.actions.crew import can_draw, carry_out, draw_crew
from quarterdeck.games.dead_reckoning.rules.actions.markers import has_marker, throw_up
from quarterdeck.games.dead_reckoning.rules.actions.tower import explode
from quarterdeck.games.dead_reckoning.rules.atoms import combat, hands, vessels
from quarterdeck.games.dead_reckoning.rules.crews import Ready, code, shown_icons, unused_battle
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene, scene_of, usable
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.state import (
    ATTACKER,
    BUILDING_BATTLE,
    DEFENDER,
    SHIP_BATTLE,
    Battle,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import choose, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

USE_IN_BATTLE: Final = QUESTIONS.add("battle.ability", IN_BATTLE, clause="DR-BSHIP-05", declinable=True)
MOVE_MARKER: Final = QUESTIONS.add("battle.marker", MARKER_THERE, clause="DR-RUL-49")
MOVE_TO: Final = QUESTIONS.add("battle.zone", ZONE, [SIDE, ZONE], clause="DR-TOWER-08")
REMOVE_MARKER: Final = QUESTIONS.add("battle.remove", ZONE, clause="DR-CREW-54")
EXPLODE_MARKER: Final = QUESTIONS.add("battle.explode", ZONE, clause="DR-BBOARD-05")
PLAY_DRAWN: Final = QUESTIONS.add("battle.drawn", YES_OR_NO, clause="DR-RUL-48")


def battle_abilities(state: State, seat: int, on_win: bool) -> list[Ready]:
    """What a side could use now. (DR-USE-03, DR-BBLD-06)"""
    if is_ai(state, seat):
        return []
    buildings = state.fight().kind == BUILDING_BATTLE
    ready = unused_battle(state, state.players[seat], on_win, buildings)
    return [one for one in ready if usable(state, seat, one)]


async def abilities(t: Turn) -> None:
    """One ability, or a pass: alternately in a ship battle until both pass one after the other, otherwise by the
    attacker alone. Who has nothing to use passes without being asked. (DR-BSHIP-05, DR-BENC-02, DR-BBLD-06,
    DR-RUL-81)"""
    state = t.state
    battle = state.fight()
    seat = battle.seat_of(battle.side)
    ready = battle_abilities(state, seat, False)
    choice = PASSES
    if ready:
        options: list[Choice] = [(USE, one.card, one.acting.number) for one in ready]
        choice = await choose(seat, USE_IN_BATTLE, [*options, PASSES])
    if choice == PASSES:
        passed(t, battle, seat, bool(ready))
        return
    battle.passes = 0
    if battle.kind == SHIP_BATTLE:
        battle.side = 1 - battle.side
    await use_battle_ability(t, seat, chosen(ready, choice))


def chosen(ready: list[Ready], choice: Choice) -> Ready:
    return next(one for one in ready if (USE, one.card, one.acting.number) == choice)


def passed(t: Turn, battle: Battle, seat: int, told: bool) -> None:
    battle.passes += 1
    if told:
        t.tell("battle.passed", seat)
    if battle.kind == SHIP_BATTLE and battle.passes < 2:
        battle.side = 1 - battle.side
        return
    battle.side = ATTACKER
    t.state.phase = "plunder"


async def use_battle_ability(t: Turn, seat: int, ready: Ready) -> None:
    """Once in a turn; markers that it sends up are thrown before anything else. (DR-USE-03, DR-BBOARD-06)"""
    battle = t.state.fight()
    t.state.used.append(code(ready.card, ready.unit))
    t.tell("ability.used", seat, ready.card, ready.acting.number)
    await carry_out(t, scene_of(seat, ready), ready.acting)
    await explode(t, battle)
    if sum(battle.flying) > 0:
        t.state.phase = "throw"


# Verbs


def own_side(state: State, scene: Scene) -> int:
    return state.fight().side_of(scene.seat)


async def throw_more(t: Turn, scene: Scene, effect: Effect) -> None:
    """A late throw. (DR-ADV-04, DR-TOWER-04, DR-RUL-24)"""
    await throw_up(t, own_side(t.state, scene), effect.int_of("n"))


def can_throw(state: State, scene: Scene, effect: Effect) -> bool:
    return has_marker(state, scene.seat)


VERBS.add("throw", throw_more)
POSSIBLE.add("throw", can_throw)


async def gain_strength(t: Turn, scene: Scene, effect: Effect) -> None:
    """(DR-ADV-01)"""
    combat.gain_strength(t, scene.seat, effect.int_of("n"))


VERBS.add("gain_strength", gain_strength)


def moves_from(zone: int, to: str) -> list[int]:
    """The zones beside one into which a marker may be moved. (DR-TOWER-08)"""
    beside = ZONES[zone].adjacent
    return [near for near in beside if ZONES[near].type == "damage"] if to == "adjacent_damage" else beside


def movable(state: State, effect: Effect) -> list[tuple[int, int]]:
    """The markers of either side that may be moved, as side and zone. (DR-RUL-49)"""
    battle = state.fight()
    return [
        (side, zone)
        for side in battle.sides
        for zone in range(len(ZONES))
        if battle.settled[side][zone] > 0 and moves_from(zone, effect.word("to"))
    ]


async def move_marker(t: Turn, scene: Scene, effect: Effect) -> None:
    """Into a zone beside its own; it pushes nothing. (DR-ADV-07, DR-ADV-12, DR-RUL-49)"""
    marker = await choose(scene.seat, MOVE_MARKER, movable(t.state, effect))
    side, zone = marker
    to = await choose(scene.seat, MOVE_TO, moves_from(zone, effect.word("to")), (side, zone))
    combat.move(t, scene.seat, side, zone, to)


def can_move(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(movable(state, effect))


VERBS.add("move_marker", move_marker)
POSSIBLE.add("move_marker", can_move)


def own_zones(state: State, scene: Scene) -> list[int]:
    markers = state.fight().settled[own_side(state, scene)]
    return [zone for zone in range(len(ZONES)) if markers[zone] > 0]


def has_own_markers(state: State, scene: Scene, effect: Effect) -> bool:
    return sum(state.fight().settled[own_side(state, scene)]) >= effect.int_of("n")


async def remove_own_marker(t: Turn, scene: Scene, effect: Effect) -> None:
    """(DR-CREW-54)"""
    for _ in range(effect.int_of("n")):
        zone = await choose(scene.seat, REMOVE_MARKER, own_zones(t.state, scene))
        combat.remove(t, scene.seat, zone)


VERBS.add("remove_own_marker", remove_own_marker)
POSSIBLE.add("remove_own_marker", has_own_markers)


async def explode_own_marker(t: Turn, scene: Scene, effect: Effect) -> None:
    """Moved into the explosion zone; what happens there happens at once after the ability. (DR-ADV-23)"""
    side = own_side(t.state, scene)
    battle = t.state.fight()
    for _ in range(effect.int_of("n")):
        zone = await choose(scene.seat, EXPLODE_MARKER, own_zones(t.state, scene))
        combat.move(t, scene.seat, side, zone, EXPLOSION)
        await explode(t, battle)


VERBS.add("explode_own_marker", explode_own_marker)
POSSIBLE.add("explode_own_marker", has_own_markers)


async def deal_damage(t: Turn, scene: Scene, effect: Effect) -> None:
    """Without effect on merchant ships and buildings; sinking comes after the battle. (DR-CREW-54, DR-RUL-51)"""
    battle = t.state.fight()
    hit(t, battle, 1 - battle.side_of(scene.seat), effect.int_of("n"))


def hit(t: Turn, battle: Battle, side: int, amount: int) -> None:
    """Damage to the ship of a side, if it has one."""
    if battle.kind == SHIP_BATTLE or side == ATTACKER:
        battle.suffered[side] += amount
        vessels.damage(t, battle.seat_of(side), amount)


def can_damage(state: State, scene: Scene, effect: Effect) -> bool:
    battle = state.fight()
    return battle.kind == SHIP_BATTLE or battle.side_of(scene.seat) == DEFENDER


VERBS.add("deal_damage", deal_damage)
POSSIBLE.add("deal_damage", can_damage)


async def prevent_damage(t: Turn, scene: Scene, effect: Effect) -> None:
    """Of what was suffered in this battle. (DR-ADV-08, DR-RUL-50)"""
    battle = t.state.fight()
    side = battle.side_of(scene.seat)
    amount = min(effect.int_of("n"), battle.suffered[side])
    battle.suffered[side] -= amount
    vessels.repair(t, scene.seat, amount)


def can_prevent(state: State, scene: Scene, effect: Effect) -> bool:
    return state.fight().suffered[own_side(state, scene)] > 0


VERBS.add("prevent_damage", prevent_damage)
POSSIBLE.add("prevent_damage", can_prevent)


async def draw_play_throw(t: Turn, scene: Scene, effect: Effect) -> None:
    """The card may be played, and its cannons fire; otherwise it stays in hand. (DR-ADV-06, DR-RUL-48)"""
    await draw_crew(t, scene.seat)
    if await may(scene.seat, PLAY_DRAWN):
        last = t.state.players[scene.seat].hand[-1]
        hands.play_card(t, scene.seat, last)
        cannons = shown_icons(t.state, last, CANNON)
        t.state.players[scene.seat].fired += cannons
        await throw_up(t, own_side(t.state, scene), cannons)


def can_draw_and_throw(state: State, scene: Scene, effect: Effect) -> bool:
    return can_draw(state.players[scene.seat])


VERBS.add("draw_play_throw", draw_play_throw)
POSSIBLE.add("draw_play_throw", can_draw_and_throw)
