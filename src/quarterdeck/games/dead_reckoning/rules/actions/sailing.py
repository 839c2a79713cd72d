"""Raising sails, moving, exploring. (DR-SAIL, DR-MOVE)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    ADJACENT,
    BUILDINGS,
    EXPLORATIONS,
    MOST_SAILS,
    SINKS_AT,
)
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, ICON, NONE, SAIL
from quarterdeck.games.dead_reckoning.kinds import (
    ABILITY,
    COURSE,
    CREW,
    QUESTIONS,
    RAISE,
    SAIL_TO,
    SAILING,
    STOP,
    TILE,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.achievements import count_tile, give_up_shores
from quarterdeck.games.dead_reckoning.rules.actions.cards import lay_card
from quarterdeck.games.dead_reckoning.rules.actions.producing import harvest
from quarterdeck.games.dead_reckoning.rules.actions.sinking import sink
from quarterdeck.games.dead_reckoning.rules.atoms import board, vessels
from quarterdeck.games.dead_reckoning.rules.crews import Ready, code, in_play_icons, unused
from quarterdeck.games.dead_reckoning.rules.effects import VERBS, Scene
from quarterdeck.games.dead_reckoning.rules.islands import hostile, pirates_at
from quarterdeck.games.dead_reckoning.rules.ships import ship_sails
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

COUNT_SAILS: Final = QUESTIONS.add("sails.count", YES_OR_NO, [CREW, ABILITY], clause="DR-RUL-47")
SAIL_ON: Final = QUESTIONS.add("sail.on", SAILING, clause="DR-MOVE-01")
DRAW_TILE: Final = QUESTIONS.to_chance("draw.tile", TILE)

# Sails


def sail_options(state: State, seat: int) -> list[Ready]:
    """Unused choices that may be sails instead of something else. (DR-RUL-47)"""
    return [ready for ready in unused(state, state.players[seat], ICON) if ready.acting.icon == SAIL]


async def raise_sails(t: Turn, seat: int) -> None:
    """All sails of ship and cards in play, once in a turn. (DR-SAIL-01 to -05, DR-RUL-06, DR-RUL-47)"""
    state, player = t.state, t.state.players[seat]
    total = ship_sails(state, player) + in_play_icons(state, player, SAIL)
    for ready in sail_options(state, seat):
        if total < MOST_SAILS and await may(seat, COUNT_SAILS, (ready.card, ready.acting.number)):
            total += ready.acting.count
            state.used.append(code(ready.card, ready.unit))
    vessels.raise_sails(t, seat, min(total, MOST_SAILS))


# Courses


def may_stop(state: State, space: int) -> bool:
    """A movement may end on one face-down tile in a turn. (DR-MOVE-06)"""
    return space == HARBOR or bool(state.spaces[space].tile) or state.searched < EXPLORATIONS


def can_end(state: State, space: int, sails: int) -> bool:
    """Whether a movement that has come to this space can still end with so many sails left."""
    if may_stop(state, space):
        return True
    if sails > 0:
        for beside in ADJACENT[space]:
            if can_end(state, beside, sails - 1):
                return True
    return False


def steps(state: State, seat: int) -> list[int]:
    """The spaces that can be entered next: the movement must be able to end. (DR-MOVE-01 to -03, DR-MOVE-06)"""
    player = state.players[seat]
    if player.sails == 0:
        return []
    return [space for space in ADJACENT[player.place] if can_end(state, space, player.sails - 1)]


def bites(state: State, seat: int, space: int) -> int:
    """The damage that an enemy garrison does to a ship that enters its space. (DR-BUILD-12)"""
    if space == HARBOR:
        return 0
    part = state.spaces[space]
    if not part.buildings or part.controller == NOBODY or not hostile(state, seat, part.controller):
        return 0
    return sum(BUILDINGS[kind].entry_damage for kind in part.buildings)


def quiet_ways(state: State, seat: int) -> list[int]:
    """For each space the one before it on a shortest way there on which nothing happens, NONE where there is no such
    way or the sails do not suffice for it."""
    player = state.players[seat]
    before = [NONE] * (HARBOR + 1)
    before[player.place] = player.place
    edge = [player.place]
    for _ in range(player.sails):
        farther: list[int] = []
        for space in edge:
            for beside in ADJACENT[space]:
                if before[beside] == NONE and bites(state, seat, beside) == 0:
                    before[beside] = space
                    farther.append(beside)
        edge = farther
    return before


def quiet_path(state: State, seat: int, target: int) -> list[int]:
    """The spaces to be entered on a quiet way to this one."""
    before = quiet_ways(state, seat)
    path = [target]
    while before[path[0]] != state.players[seat].place:
        path.insert(0, before[path[0]])
    return path


def courses(state: State, seat: int) -> list[int]:
    """The spaces farther off that can be reached in one go, as long as the way there does not matter."""
    player = state.players[seat]
    if player.sails < 2 or state.harvest_rows or state.entry_damage:
        return []
    before = quiet_ways(state, seat)
    far = [space for space in range(HARBOR + 1) if before[space] not in (NONE, player.place)]
    return [space for space in far if may_stop(state, space)]


def sail_choices(state: State, seat: int) -> list[Choice]:
    """Raising sails, and moving once they are raised. (DR-TURN-04)"""
    if not state.raised:
        return [RAISE]
    found: list[Choice] = [(SAIL_TO, space) for space in steps(state, seat)]
    found.extend((COURSE, space) for space in courses(state, seat))
    return found


# Moving


async def begin_move(t: Turn, seat: int, choice: Choice) -> None:
    """One space further, or a whole course. (DR-MOVE-01, DR-RUL-07)"""
    target = int(choice[1])
    if choice[0] == COURSE:
        for space in quiet_path(t.state, seat, target):
            await enter(t, seat, space)
        await end_move(t, seat)
    else:
        await step(t, seat, target)


async def step(t: Turn, seat: int, space: int) -> None:
    """A ship that sinks on the way has no movement to go on with. (DR-RUL-07, DR-EX-25)"""
    t.state.phase = "sailing" if await enter(t, seat, space) else "main"


async def sail_on(t: Turn) -> None:
    """The movement goes on, or ends here. (DR-MOVE-01, DR-MOVE-06)"""
    state = t.state
    seat = state.turn

    def choices() -> list[Choice]:
        found: list[Choice] = [(SAIL_TO, space) for space in steps(state, seat)]
        return [*found, STOP] if may_stop(state, state.players[seat].place) else found

    choice = await choose(seat, SAIL_ON, choices)
    if choice == STOP:
        await end_move(t, seat)
    else:
        await step(t, seat, int(choice[1]))


async def enter(t: Turn, seat: int, space: int) -> bool:
    """The sail marker, a garrison, then abilities that work on entry; False if the ship has sunk. (DR-MOVE-01,
    DR-BUILD-12, DR-RUL-07, DR-RUL-31)"""
    state, player = t.state, t.state.players[seat]
    state.stayed = 0
    vessels.sail(t, seat, space)
    bite = bites(state, seat, space)
    if bite > 0:
        vessels.damage(t, seat, bite)
        if player.damage >= SINKS_AT:
            await sink(t, seat, state.spaces[space].controller)
            return False
    if space != HARBOR:
        await burn(t, seat, space)
        await harvest(t, seat, space)
    return True


async def burn(t: Turn, seat: int, space: int) -> None:
    """What entering an ocean tile for the first time in the turn does to enemy ships there. (DR-ADV-13, DR-RUL-54)"""
    state = t.state
    if space in state.entered:
        return
    state.entered.append(space)
    if state.entry_damage == 0:
        return
    for other in state.from_seat(seat)[1:]:
        if other.place == space and hostile(state, seat, other.seat):
            vessels.damage(t, other.seat, state.entry_damage)
            if other.damage >= SINKS_AT:
                await sink(t, other.seat, seat)


async def end_move(t: Turn, seat: int) -> None:
    """Exploring, then pirate ships. (DR-MOVE-04, DR-PIRATE-01, DR-RUL-07, DR-RUL-69)"""
    state = t.state
    space = state.players[seat].place
    if space != HARBOR and not state.spaces[space].tile:
        await explore(t, seat, space)
    state.due = [other for other in pirates_at(state, seat, space) if other not in state.fought]
    state.phase = "arrival"


async def explore(t: Turn, seat: int, space: int) -> None:
    """(DR-MOVE-04, DR-ACH-11, DR-RUL-36)"""
    board.explore(t, seat, space, await draw_tile(t, space))
    await lay_card(t, space)
    await count_tile(t, seat)
    give_up_shores(t)


async def draw_tile(t: Turn, space: int) -> str:
    """What a face-down tile is: any of those that are left."""
    tile: str = await draw(DRAW_TILE, t.state.islands_down + t.state.sea_down, (space,))
    return tile


# Abilities


async def damage_on_entry(t: Turn, scene: Scene, effect: Effect) -> None:
    """From now to the end of the turn; two of them add up. (DR-ADV-13, DR-RUL-54)"""
    t.state.entry_damage += effect.int_of("n")


VERBS.add("damage_on_entry", damage_on_entry)


async def suffer_damage(t: Turn, scene: Scene, effect: Effect) -> None:
    """What losing to a merchant ship does; sinking comes after the battle. (DR-BENC-03, DR-SINK-01)"""
    vessels.damage(t, scene.seat, effect.int_of("n"))
    if t.state.battle is not None:
        t.state.battle.suffered[t.state.battle.side_of(scene.seat)] += effect.int_of("n")


VERBS.add("suffer_damage", suffer_damage)
