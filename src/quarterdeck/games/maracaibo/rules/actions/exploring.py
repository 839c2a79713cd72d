"""The explorer track. (MA-EXPL, MA-PERM-05, MA-PERM-06)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import BARRIERS, FIELDS, LAST_FIELD
from quarterdeck.games.maracaibo.content.pieces import Barrier
from quarterdeck.games.maracaibo.kinds import LANDING, PASS, QUESTIONS, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.quests import offer_field_quest
from quarterdeck.games.maracaibo.rules.atoms import board, purse
from quarterdeck.games.maracaibo.rules.counting import permanent
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, perform
from quarterdeck.games.maracaibo.rules.ways import Route
from quarterdeck.games.maracaibo.state import EXPLORER_VP, Player, State, Turn
from quarterdeck.kernel.rules.effects import Effect

LAND_EXPLORER: Final = QUESTIONS.add(
    "explore.land", WithFree(LANDING), ["number"], clause="MA-EXPL-01", declinable=True
)


async def explore(t: Turn, scene: Scene, effect: Effect) -> None:
    """Optional; at least one field if done at all. (MA-EXPL-01, MA-EXPL-10, MA-PERM-05, MA-RUL-32)"""
    seat = scene.seat
    player = t.state.players[seat]

    def choices() -> list[Choice]:
        found: list[Choice] = []
        found.extend(landings(t.state, player, effect.int_of("n") + permanent(player, "perm_explore")))
        found.append(PASS)
        return found

    if player.explorer == LAST_FIELD.field:
        return
    choice = await decide(t, seat, LAND_EXPLORER, choices, (effect.int_of("n"),))
    if choice != PASS:
        await move_explorer(t, seat, [int(field) for field in choice])


def jumped(state: State, player: Player, field: int) -> list[int]:
    """The seats of other explorers on a field, which is jumped then. (MA-EXPL-03)"""
    if field == LAST_FIELD.field:
        return []
    return [other.seat for other in state.players if other is not player and other.explorer == field]


def is_passed_over(state: State, player: Player, field: int) -> bool:
    """Occupied, or a quest field whose tile is gone. (MA-EXPL-03, MA-EXPL-06)"""
    if FIELDS[field].quest and field not in state.field_quests:
        return True
    return bool(jumped(state, player, field))


def landings(state: State, player: Player, steps: int) -> list[Route]:
    """Where the explorer may land, by the shortest way; by another way too if it jumps others for a thief.
    (MA-EXPL-01, MA-EXPL-02, MA-PERM-06)"""
    steals = permanent(player, "perm_steal_on_jump") > 0
    found: list[Route] = []
    seen: list[tuple[int, ...]] = []
    for route, victims in ways(state, player, player.explorer, steps, (), ()):
        effect = (route[-1], *victims) if steals else (route[-1],)
        if effect not in seen:
            seen.append(effect)
            found.append(route)
    return found


def ways(
    state: State, player: Player, field: int, steps: int, via: Route, victims: tuple[int, ...]
) -> list[tuple[Route, tuple[int, ...]]]:
    """All ways on from a field with the explorers jumped on them, shorter branches first."""
    found: list[tuple[Route, tuple[int, ...]]] = []
    fork = len(FIELDS[field].next) > 1
    for ahead in sorted(FIELDS[field].next, key=lambda after: not FIELDS[after].short):
        chosen = (*via, ahead) if fork else via
        if is_passed_over(state, player, ahead):
            hurt = (*victims, *jumped(state, player, ahead))
            found.extend(ways(state, player, ahead, steps, chosen, hurt))
            continue
        found.append(((chosen if fork else (*via, ahead)), victims))
        if steps > 1:
            found.extend(ways(state, player, ahead, steps - 1, chosen, victims))
    return found


async def move_explorer(t: Turn, seat: int, route: list[int]) -> None:
    """It stands where it lands before anything is asked, for what it passes may be occupied; then barriers and jumped
    explorers in the order of the way, then the field reached. (MA-EXPL-03, MA-EXPL-04, MA-RUL-30)"""
    start = t.state.players[seat].explorer
    board.move_explorer(t, seat, route[-1])
    for field in fields_entered(start, route):
        for barrier in BARRIERS:
            if barrier.before == field:
                await cross(t, seat, barrier)
        if field != route[-1]:
            steal_from_jumped(t, seat, field)
    await land(t, seat)


def fields_entered(start: int, route: list[int]) -> list[int]:
    """From the one after the start to the one landed on."""
    found: list[int] = []
    field = start
    while field != route[-1]:
        field = next_field(field, route)
        found.append(field)
    return found


def next_field(field: int, route: list[int]) -> int:
    """The only way on, or the one that the route names."""
    ahead = FIELDS[field].next
    if len(ahead) == 1:
        return ahead[0]
    return next(chosen for chosen in ahead if chosen in route)


def steal_from_jumped(t: Turn, seat: int, field: int) -> None:
    """(MA-PERM-06, MA-RUL-31, MA-RUL-118)"""
    player = t.state.players[seat]
    amount = permanent(player, "perm_steal_on_jump")
    if amount:
        for victim in jumped(t.state, player, field):
            purse.steal_vp(t, seat, victim, amount)


async def cross(t: Turn, seat: int, barrier: Barrier) -> None:
    """(MA-EXPL-07, MA-EXPL-08, MA-RUL-30)"""
    t.tell("barrier.crossed", seat, barrier.id)
    others = [player for player in t.state.players if player.seat != seat and player.explorer >= barrier.before]
    reward = barrier.every or (barrier.later if others else barrier.first)
    await perform(t, Scene(seat, barrier.id, EXPLORER_VP), reward)


async def land(t: Turn, seat: int) -> None:
    """The reward of the field reached, its quest, or the end of the track. (MA-EXPL-04, MA-EXPL-06, MA-EXPL-09)"""
    field = FIELDS[t.state.players[seat].explorer]
    scene = Scene(seat, field.id, EXPLORER_VP)
    if field.index == LAST_FIELD.field:
        arrived = sum(1 for player in t.state.players if player.explorer == field.index)
        purse.gain_vp(t, seat, LAST_FIELD.vp_by_arrival[arrived - 1], EXPLORER_VP)
        await perform(t, scene, LAST_FIELD.then)
    elif field.quest:
        await offer_field_quest(t, seat, field.index)
    else:
        await perform(t, scene, field.reward)


VERBS.add("explore", explore)
