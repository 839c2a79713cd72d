"""NPC ships: how they come, move, hunt and scout. (MM-NPC, MM-HUNT, MM-NMOVE, MM-NSCOUT)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import NPC_CAPTAINS, NPCS, ZONES
from quarterdeck.games.marauders.content.numbers import SCOUTING
from quarterdeck.games.marauders.kinds import A_SEAT, A_ZONE, AN_NPC, AN_NPC_CAPTAIN, QUESTIONS
from quarterdeck.games.marauders.rules.actions.combat import begin_battle
from quarterdeck.games.marauders.rules.actions.sides import npc_side, player_side
from quarterdeck.games.marauders.rules.actions.testing import roll_dice, shown, successes
from quarterdeck.games.marauders.rules.actions.windows import open_window
from quarterdeck.games.marauders.rules.atoms import chart
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, npc_stat, stat
from quarterdeck.games.marauders.rules.ships import (
    CLOCKWISE,
    is_hostile,
    is_navy,
    motive,
    npc_in_play,
    npc_ship,
    priorities,
)
from quarterdeck.games.marauders.state import Player, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.effects import Effect

DRAW_PREY: Final = QUESTIONS.to_chance("draw.prey", A_SEAT)
DRAW_ATTACKER: Final = QUESTIONS.to_chance("draw.attacker", AN_NPC)
DRAW_NPC_CAPTAIN: Final = QUESTIONS.to_chance("draw.npc_captain", AN_NPC_CAPTAIN)
MOVE_NPC: Final = QUESTIONS.add("npc.move", AN_NPC, clause="MM-NMOVE-02")
NPC_TO: Final = QUESTIONS.add("npc.to", A_ZONE, [AN_NPC], "MM-NMOVE-02")

MAN_O_WAR: str = "man_o_war"


# Moving


async def activate(t: Turn, npc: int, direction: str) -> None:
    """Prey in reach goes before the printed direction. (MM-NMOVE-01, MM-NMOVE-04, MM-RUL-06)"""
    if not npc_in_play(t.state, npc):
        return
    prey = await choose_prey(t, npc)
    if prey is not None:
        chart.hunt(t, npc, prey)
    else:
        chart.move_npc(t, npc, zone_in_direction(t.state.npc_zone[npc], direction))


def zone_in_direction(zone: int, direction: str) -> int:
    """Across the border with that letter, or the next one clockwise. (MM-NMOVE-02, MM-NMOVE-03, MM-RUL-12)"""
    start = CLOCKWISE.index(direction)
    for offset in range(len(CLOCKWISE)):
        letter = CLOCKWISE[(start + offset) % len(CLOCKWISE)]
        if letter in ZONES[zone].adjacent:
            return ZONES[zone].adjacent[letter]
    return zone


def in_reach(state: State, npc: int) -> list[Player]:
    """Hostile captains in the own or an adjacent zone. (MM-HUNT-04, MM-RUL-07)"""
    zone = state.npc_zone[npc]
    near = [zone, *ZONES[zone].adjacent.values()]
    return [player for player in state.in_play() if player.zone in near and is_hostile(state, npc, player)]


def most_wanted(state: State, npc: int) -> list[Player]:
    """Of the captains in reach who meets the priorities the most; several if they tie. (MM-HUNT-05, MM-RUL-61)"""
    candidates = in_reach(state, npc)
    most = max((priorities(state, npc, player) for player in candidates), default=(0, 0, 0))
    return [player for player in candidates if priorities(state, npc, player) == most]


async def choose_prey(t: Turn, npc: int) -> Player | None:
    """A full tie is drawn. (MM-HUNT-06)"""
    wanted = most_wanted(t.state, npc)
    if not wanted:
        return None
    seat = await draw(DRAW_PREY, [player.seat for player in wanted])
    return t.state.players[seat]


async def move_npc(t: Turn, scene: Scene, effect: Effect) -> None:
    """A player moves one; no hunting, no scouting by it. (EFFECTS.md, `move_npc`)"""
    npc = await choose(scene.seat, MOVE_NPC, [npc.index for npc in NPCS if npc_in_play(t.state, npc.index)])
    for _ in range(effect.int_of("steps")):
        zones = sorted(ZONES[t.state.npc_zone[npc]].adjacent.values())
        chart.move_npc(t, npc, await choose(scene.seat, NPC_TO, zones, (npc,)))


def can_move_npc(state: State, scene: Scene, effect: Effect) -> bool:
    return any(npc_in_play(state, npc.index) for npc in NPCS)


VERBS.add("move_npc", move_npc)
POSSIBLE.add("move_npc", can_move_npc)


# Scouting


def scouts_here(state: State, seat: int) -> list[int]:
    """The hostile NPCs in the zone that may scout. (MM-NSCOUT-01, -04, -05, MM-RUL-23)"""
    player = state.players[seat]
    here = [npc.index for npc in NPCS if state.npc_zone[npc.index] == player.zone]
    naval = [npc for npc in here if is_navy(npc)]
    men_o_war = [npc for npc in naval if npc_ship(state, npc) == MAN_O_WAR]
    found: list[int] = []
    for npc in here:
        if not is_hostile(state, npc, player):
            continue
        if naval and not is_navy(npc):
            continue
        if npc in men_o_war and len(men_o_war) > 1:
            continue
        found.append(npc)
    return found


async def be_scouted(t: Turn, seat: int, then: str) -> None:
    """All that may scout the player on turn roll first; their attacks come before the phase `then`. (MM-RUL-86)"""
    state = t.state
    state.finders = []
    state.found_in = state.players[seat].zone
    state.after_hunt = then
    if state.players[seat].at_sea():
        for scout in scouts_here(state, seat):
            if await scouts(t, scout, seat):
                state.finders.append(scout)
    state.phase = "found" if state.finders else then


async def attack_of_finder(t: Turn) -> None:
    """Those that found the player attack in random order, while he is there. (MM-RUL-86)"""
    state = t.state
    player = state.players[state.turn]
    if not state.finders:
        state.phase = state.after_hunt
        return
    npc = await draw(DRAW_ATTACKER, state.finders)
    state.finders.remove(npc)
    if not player.at_sea() or player.zone != state.found_in or not npc_in_play(state, npc):
        state.finders = []
        return
    t.tell("npc.attacks", npc, player.seat, motive(state, npc, player))
    begin_battle(t, npc_side(state, npc), player_side(player.seat), "found")


async def scouts(t: Turn, npc: int, seat: int) -> bool:
    """Its captain's dice, or the bounties if they are more. (MM-NSCOUT-02, MM-NSCOUT-03)"""
    dice = await roll_dice(scouting_dice(t.state, npc, seat))
    t.tell("npc.scouts", npc, seat, shown(dice), motive(t.state, npc, t.state.players[seat]))
    return successes(dice) > 0 and not await slips_away(t, seat)


def scouting_dice(state: State, npc: int, seat: int) -> int:
    captain = NPC_CAPTAINS[state.npc_captain[npc]]
    dice = captain.skills[SCOUTING]
    if captain.bounty_scout:
        dice = max(dice, state.players[seat].bounties[NPCS[npc].nation])
    dice = npc_stat(state, state.npc_zone[npc], is_navy(npc), "dice.scouting", dice)
    return stat(state, seat, "dice.scouting_against", dice)


async def slips_away(t: Turn, seat: int) -> bool:
    """A card may make the scouting fail. (MM-RUL-15; EFFECTS.md, `cancel_scout`)"""
    scene = Scene(seat, "")
    scene.context = "scouted"
    await open_window(t, "scouted", [seat], lambda _seat: scene)
    return scene.cancelled


async def cancel_scout(t: Turn, scene: Scene, effect: Effect) -> None:
    scene.cancelled = True
    t.tell("scout.cancelled", scene.seat)


def can_cancel(state: State, scene: Scene, effect: Effect) -> bool:
    return scene.context == "scouted" and not scene.cancelled


VERBS.add("cancel_scout", cancel_scout)
POSSIBLE.add("cancel_scout", can_cancel)


# Coming into play


async def uncover_captains(t: Turn) -> None:
    """A ship without captain goes to one beneath, drawn if there are several. (MM-NPC-07, MM-RUL-66)"""
    for npc in NPCS:
        covered = t.state.npc_covered[npc.index]
        if not t.state.npc_captain[npc.index] and covered:
            chart.uncover_npc(t, npc.index, await draw(DRAW_NPC_CAPTAIN, covered))
