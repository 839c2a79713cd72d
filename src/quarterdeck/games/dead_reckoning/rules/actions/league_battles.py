"""The battles of an artificial opponent's turn: which it starts, and how they begin. (DS-WHEN, DS-MULTI, DS-RUL-31)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import ATTACK_AT_DAMAGE, RAID_INFLUENCE, SINKS_AT
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, Section
from quarterdeck.games.dead_reckoning.rules.actions.battle import (
    begin_building_battle,
    begin_ship_battle,
    island_markers,
)
from quarterdeck.games.dead_reckoning.rules.actions.influence import price
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import (
    BESIEGED,
    PICK,
    RICHEST,
    pick,
    quarry,
    rank,
    why_attacked,
)
from quarterdeck.games.dead_reckoning.rules.actions.sailing import bites
from quarterdeck.games.dead_reckoning.rules.atoms import vessels
from quarterdeck.games.dead_reckoning.rules.islands import (
    allied,
    empty_slots,
    exchanged,
    is_island,
    islands,
    pirates_at,
    rightful,
)
from quarterdeck.games.dead_reckoning.rules.leagues import broadside, decider, enemy_walls, is_ai, people, section_of
from quarterdeck.games.dead_reckoning.state import DEFENDER, NOBODY, State, Turn
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.ask import choose
from quarterdeck.kernel.rules.effects import Effect

WORTH_A_BATTLE: Final = 2
"""The markers for which it attacks what is in its way. (DS-INFL-03)"""


# Where its markers can go


def harmless(state: State, seat: int, space: int, rival: int) -> bool:
    """Whether the other artificial opponent keeps the island if a marker goes there. (DS-COAI-02)"""
    part = state.spaces[space]
    if not allied(state, seat, part.controller):
        return True
    return rightful(exchanged(part, rival, seat)) == part.controller


def openings(state: State, seat: int, space: int, left: int) -> list[int]:
    """Where the next of so many markers can go: NOBODY stands for an empty slot, a player for one of that player's
    markers, the controller's first. (DS-RUL-10, DS-RUL-39, DS-INFL-04, DS-COAI-01, DS-COAI-02, DS-COAI-05)"""
    part = state.spaces[space]
    if empty_slots(part) > 0:
        return [NOBODY] if harmless(state, seat, space, NOBODY) else []
    if part.controller == seat:
        return []
    found = [
        rival
        for rival in people(state)
        if rival in part.slots and price(state, seat, rival) <= left and harmless(state, seat, space, rival)
    ]
    return [part.controller] if part.controller in found else found


def worth_fighting(state: State, seat: int, space: int, number: int) -> bool:
    """At least two markers are due at an island, and one of them could be placed. (DS-INFL-03, DS-INFL-04)"""
    return number >= WORTH_A_BATTLE and is_island(state, space) and bool(openings(state, seat, space, number))


# What the card will start


def raidable(state: State, seat: int) -> list[int]:
    """Islands with goods that neither it nor the other opponent controls, without a pirate ship. (DS-COND-03,
    DS-COND-05, DS-RUL-24)"""
    return [
        space
        for space in islands(state)
        if state.spaces[space].cargo + state.spaces[space].coins > 0
        and not is_ai(state, state.spaces[space].controller)
        and not pirates_at(state, seat, space)
    ]


def damaged(state: State) -> list[int]:
    """The players whose ships it hunts. (DS-COND-02, DS-RUL-24)"""
    return [seat for seat in people(state) if state.players[seat].damage >= ATTACK_AT_DAMAGE]


def attackable(state: State, effect: Effect) -> list[int]:
    """The players whom an attack flag reaches. (DS-RIGHT-08)"""
    spares = effect.flag("not_in_harbor")
    return [seat for seat in people(state) if not (spares and state.players[seat].place == HARBOR)]


async def markers_now(t: Turn, league: League) -> int:
    """What it would throw in an attack on a player's ship where that is now. (DS-RIGHT-11, DS-RUL-15)"""
    prey = await quarry(t, league, list(people(t.state)))
    place = t.state.players[prey].place
    return broadside(t.state, league.seat) + island_markers(t.state, league.seat, place)


async def flag_flies(t: Turn, league: League, actions: list[Effect]) -> bool:
    """Whether these actions hold an attack that would be carried out now. (DS-RUL-27)"""
    for effect in actions:
        if effect.verb == "ai_attack" and attackable(t.state, effect):
            return True
        if effect.verb == "ai_if_markers":
            enough = await markers_now(t, league) >= effect.int_of("min")
            if await flag_flies(t, league, effect.effects("then" if enough else "else")):
                return True
    return False


async def plan(t: Turn) -> None:
    """The battles of the turn, planned once after cards are taken. (DS-MULTI-01 to -05, DS-RUL-31)"""
    state = t.state
    league = state.league(state.turn)
    section = section_of(state, league)
    hunts = section.attack_if_damaged and bool(damaged(state))
    league.due = int(hunts or await flag_flies(t, league, section.actions))
    if not league.due:
        prey = pirates_in_the_way(state, league.seat, section)
        if prey:
            league.prey = await quarry(t, league, prey)
        if prey or not pirates_at(state, league.seat, section.target):
            await plan_siege(t, league, section)
    state.phase = "league_prey"


def pirates_in_the_way(state: State, seat: int, section: Section) -> list[int]:
    """Pirate ships where two or more markers are due. (DS-WHEN-04, DS-RUL-31 b)"""
    found: list[int] = []
    for space, number in section.influence:
        if worth_fighting(state, seat, space, number):
            found.extend(pirates_at(state, seat, space))
    return found


def besiegeable(state: State, league: League, space: int, number: int) -> bool:
    """Whether so many markers would start a battle against buildings; not where a pirate ship stays. (DS-WHEN-08,
    DS-RUL-42)"""
    return (
        worth_fighting(state, league.seat, space, number)
        and enemy_walls(state, space)
        and all(pirate == league.prey for pirate in pirates_at(state, league.seat, space))
    )


async def plan_siege(t: Turn, league: League, section: Section) -> None:
    """At most one fort or garrison in a turn, that of the raid among them. (DS-MULTI-05, DS-RUL-31 d)"""
    state = t.state
    spaces = [space for space, number in section.influence if besiegeable(state, league, space, number)]
    if section.raid_richest:
        await foresee_raid(t, league)
        if (
            league.raid != NOBODY
            and league.raid not in spaces
            and besiegeable(state, league, league.raid, RAID_INFLUENCE)
        ):
            spaces.append(league.raid)
    if spaces:
        league.siege = await pick(t, league.seat, "siege", spaces, BESIEGED)


async def foresee_raid(t: Turn, league: League) -> None:
    """The island that the raid would attack as things stand; of tied ones the player takes one now. (DS-COND-03,
    DS-RUL-28)"""
    state = t.state
    best = rank(state, raidable(state, league.seat), RICHEST).best
    if any(besiegeable(state, league, space, RAID_INFLUENCE) for space in best):
        league.raid = await choose(decider(state, league.seat), PICK["raid"], best)


async def fight_prey(t: Turn) -> None:
    """The pirate ship is fought before any influence is placed. (DS-MULTI-03, DS-RUL-31 b)"""
    league = t.state.league(t.state.turn)
    t.state.phase = "league_influence"
    if league.prey != NOBODY:
        await attack(t, league, [league.prey], "influence", "league_influence")


# How a battle begins


def can_fight(league: League) -> bool:
    """(DS-MULTI-04, DS-RUL-19)"""
    return not league.lost and not league.sunk


async def attack(t: Turn, league: League, seats: list[int], reason: str, after: str, bonus: int = 0) -> None:
    """The ship of one of these players, on its space; then the step `after` follows. (DS-WHEN-03, DS-RUL-09)"""
    state = t.state
    rival = await quarry(t, league, seats)
    if len(seats) > 1:
        t.tell("league.chose", league.seat, rival, why_attacked(state, league, seats))
    league.next = after
    t.tell("league.attacks", league.seat, rival, state.players[rival].place, reason)
    begin_ship_battle(t, league.seat, rival, DEFENDER)
    state.fight().bonus = bonus
    state.fight().halved = int(has_two_battles(league))


def storm(t: Turn, league: League, space: int, reason: str, after: str) -> None:
    """The fort and garrison on an island; a garrison damages the ship first. (DS-WHEN-08, DS-WHEN-09, DS-BAT-08)"""
    state = t.state
    league.next = after
    t.tell("league.attacks", league.seat, state.spaces[space].controller, space, reason)
    meet_garrison(t, league.seat, space)
    begin_building_battle(t, league.seat, space)
    state.fight().halved = int(has_two_battles(league))


def has_two_battles(league: League) -> bool:
    """Against a pirate ship and against buildings: each with half its markers. (DS-MULTI-03, DS-RUL-33)"""
    return league.prey != NOBODY and league.siege != NOBODY


def meet_garrison(t: Turn, seat: int, space: int) -> None:
    """Once in a turn, and never the damage that would sink the ship. (DS-WHEN-09, DS-WHEN-10, DS-RUL-37)"""
    state = t.state
    bite = bites(state, seat, space)
    if bite == 0 or space in state.entered:
        return
    state.entered.append(space)
    if state.players[seat].damage + bite < SINKS_AT:
        vessels.damage(t, seat, bite)
