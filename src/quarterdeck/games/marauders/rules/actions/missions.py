"""Missions: claiming, tasks, completion. (MM-MISS, MM-RUL-31, MM-RUL-67, MM-RUL-91)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import MISSIONS
from quarterdeck.games.marauders.content.missions import Need, Task
from quarterdeck.games.marauders.content.numbers import CREW
from quarterdeck.games.marauders.rules import atoms
from quarterdeck.games.marauders.rules.actions.cargo import cards_of
from quarterdeck.games.marauders.rules.actions.glory import earn_glory
from quarterdeck.games.marauders.rules.actions.testing import passes_test
from quarterdeck.games.marauders.rules.effects import Scene, perform
from quarterdeck.games.marauders.rules.ships import nation_of
from quarterdeck.games.marauders.state import EMPTY, MISSION_GLORY, Player, State, Turn
from quarterdeck.kernel.rules.ask import draw

ON_OFFER: Final = 2


# On the board


async def fill_missions(t: Turn) -> None:
    """Two are always on offer. (MM-SETUP-13, MM-MISS-04, MM-RUL-50)"""
    state = t.state
    while len(state.missions) < ON_OFFER:
        if not state.mission_deck:
            state.mission_deck, state.mission_discard = state.mission_discard, []
        if not state.mission_deck:
            return
        mission: str = await draw("draw.mission", state.mission_deck)
        state.mission_deck.remove(mission)
        state.missions.append(mission)
        t.tell("mission.offered", mission)


# Claiming


def claimable(state: State, seat: int) -> list[str]:
    """Missions of this port whose plain requirements are met and that were not tried in this turn.
    (MM-MISS-01, MM-MISS-03)"""
    player = state.players[seat]
    return [
        mission
        for mission in state.missions
        if MISSIONS[mission].port == player.zone
        and mission not in state.tried
        and all(could_meet(state, player, need) for need in MISSIONS[mission].needs)
    ]


def could_meet(state: State, player: Player, need: Need) -> bool:
    """(EFFECTS.md, Requirements)"""
    if need.kind == "non_pirate":
        return not player.is_pirate()
    if need.kind == "pirate":
        return player.is_pirate()
    if need.kind == "no_bounty":
        return player.bounties[need.nation] == 0
    if need.kind == "not_nation":
        return nation_of(player) != need.nation
    if need.kind == "min_glory":
        return player.glory >= need.number
    if need.kind == "ship":
        return player.ship in need.ships
    if need.kind == "pay":
        return atoms.purse(state, player.seat) >= need.number
    return True


async def claim(t: Turn, seat: int, mission: str) -> None:
    """Requirements in their order; the first that fails ends the attempt. (MM-MISS-02 to -05)"""
    state = t.state
    for other in state.missions:
        if MISSIONS[other].port == state.players[seat].zone:
            state.tried.append(other)
    for need in MISSIONS[mission].needs:
        if need.kind == "pay":
            atoms.pay_gold(t, seat, need.number)
        elif need.kind == "roll" and not await passes_test(t, seat, need.skill, "mission"):
            t.tell("mission.refused", seat, mission)
            return
    state.missions.remove(mission)
    drop_mission(t, seat)
    state.players[seat].mission = mission
    state.players[seat].tasks = [0] * len(MISSIONS[mission].tasks)
    t.tell("mission.claimed", seat, mission)
    await fill_missions(t)


def drop_mission(t: Turn, seat: int) -> None:
    """The old one is discarded. (MM-MISS-05, MM-LOOT-04)"""
    player = t.state.players[seat]
    if player.mission:
        t.state.mission_discard.append(player.mission)
        t.tell("mission.dropped", seat, player.mission)
        player.mission = EMPTY
        player.tasks = []


# Tasks


def tasks_of(player: Player, *kinds: str) -> list[int]:
    """The open tasks of these kinds of a player's mission, by position."""
    if not player.mission:
        return []
    tasks = MISSIONS[player.mission].tasks
    return [at for at, task in enumerate(tasks) if task.kind in kinds and not is_done(task, player.tasks[at])]


def is_done(task: Task, progress: int) -> bool:
    """Progress counts deeds, or marks the places visited by bits."""
    done, of = steps(task, progress)
    return done == of


def steps(task: Task, progress: int) -> tuple[int, int]:
    """How many deeds or places are done, and of how many."""
    if task.kind in ("visit_ports", "visit_zones"):
        return progress.bit_count(), len(task.zones)
    of = max(1, task.count if task.kind == "raid_merchants" else 1)
    return min(progress, of), of


async def mark(t: Turn, seat: int, at: int, progress: int) -> None:
    """Notes progress; the last task completes the mission. (EFFECTS.md, Tasks)"""
    player = t.state.players[seat]
    player.tasks[at] = progress
    t.tell("mission.progress", seat, player.mission)
    tasks = MISSIONS[player.mission].tasks
    if all(is_done(task, player.tasks[i]) for i, task in enumerate(tasks)):
        await complete(t, seat)


async def complete(t: Turn, seat: int) -> None:
    """Reward, glory, discard. (MM-MISS-06)"""
    player = t.state.players[seat]
    mission = player.mission
    t.tell("mission.completed", seat, mission)
    player.mission = EMPTY
    player.tasks = []
    t.state.mission_discard.append(mission)
    await perform(t, Scene(seat, mission), MISSIONS[mission].reward)
    await earn_glory(t, seat, MISSION_GLORY)


async def visited(t: Turn, seat: int, *kinds: str) -> None:
    """A Port action in a port, or a Move that ended in a zone. (EFFECTS.md, `reach_port`, `visit_zones`)"""
    player = t.state.players[seat]
    for at in tasks_of(player, *kinds):
        task = MISSIONS[player.mission].tasks[at]
        if player.zone in task.zones:
            if task.kind == "reach_port":
                await mark(t, seat, at, 1)
            else:
                await mark(t, seat, at, player.tasks[at] | 1 << task.zones.index(player.zone))
        if not player.mission:
            return


def deliverable(state: State, seat: int) -> int:
    """The position of the task whose goods can be handed in here, or -1. (EFFECTS.md, `deliver`)"""
    player = state.players[seat]
    for at in tasks_of(player, "deliver"):
        task = MISSIONS[player.mission].tasks[at]
        if player.zone in task.zones and all(
            len(cards_of(player, good)) >= number for good, number in task.goods.items()
        ):
            return at
    return -1


async def deliver(t: Turn, seat: int, at: int) -> None:
    """All at once, without payment. (EFFECTS.md, `deliver`)"""
    player = t.state.players[seat]
    for good, number in MISSIONS[player.mission].tasks[at].goods.items():
        for card in cards_of(player, good)[:number]:
            atoms.discard_cargo(t, seat, card)
    await mark(t, seat, at, 1)


async def raided(t: Turn, seat: int, nation: int) -> None:
    """(EFFECTS.md, `raid_merchants`)"""
    player = t.state.players[seat]
    for at in tasks_of(player, "raid_merchants"):
        if MISSIONS[player.mission].tasks[at].nation == nation:
            await mark(t, seat, at, player.tasks[at] + 1)
            return


async def defeated(t: Turn, seat: int, target: str) -> None:
    """(EFFECTS.md, `defeat`)"""
    player = t.state.players[seat]
    for at in tasks_of(player, "defeat"):
        if target in MISSIONS[player.mission].tasks[at].targets:
            await mark(t, seat, at, 1)
            return


def scout_tasks(state: State, seat: int) -> list[int]:
    """The tasks that a Scout action in this zone serves. (MM-SCOUT-04, MM-RUL-91)"""
    player = state.players[seat]
    found: list[int] = []
    for at in tasks_of(player, "scout_zone", "crew_combat_at"):
        task = MISSIONS[player.mission].tasks[at]
        if player.zone in task.zones and (task.kind == "scout_zone" or player.areas[CREW] > 0):
            found.append(at)
    return found
