"""The left side of a solo card and the symbols on its middle line. (DS-LEFT, DS-TAKE, DS-INFL, DS-POS, DS-COND)

One entry of a step is one rule, so that a battle can come in between and the state tells where the card stands.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import CARDS, RAID_INFLUENCE
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, Section
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS, REPLACED, SPACE, ZERO_OR_ONE
from quarterdeck.games.dead_reckoning.rules.actions.achievements import count_win
from quarterdeck.games.dead_reckoning.rules.actions.influence import price, put_marker
from quarterdeck.games.dead_reckoning.rules.actions.league_battles import (
    WORTH_A_BATTLE,
    attack,
    can_fight,
    damaged,
    flag_flies,
    meet_garrison,
    openings,
    raidable,
    storm,
)
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import RICHEST, pick
from quarterdeck.games.dead_reckoning.rules.actions.sailing import explore
from quarterdeck.games.dead_reckoning.rules.atoms import decks, opponents, vessels
from quarterdeck.games.dead_reckoning.rules.islands import allied, empty_slots, is_island, pirates_at
from quarterdeck.games.dead_reckoning.rules.leagues import decider, enemy_walls, people, section_of
from quarterdeck.games.dead_reckoning.state import NOBODY, State, Turn
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.rules.ask import choose, draw

FLIP_COIN: Final = QUESTIONS.to_chance("draw.coin", ZERO_OR_ONE)
LEAGUE_REPLACE: Final = QUESTIONS.add("league.replace", REPLACED, [SPACE], clause="DS-RUL-10")


def on_turn(state: State) -> tuple[League, Section]:
    """The artificial opponent on turn, and the section that it carries out."""
    league = state.league(state.turn)
    return league, section_of(state, league)


async def uncover(t: Turn, seat: int, space: int) -> None:
    """A face-down tile is turned up when its step comes. (DS-LEFT-03, DS-RUL-40)"""
    if space != HARBOR and not t.state.spaces[space].tile:
        await explore(t, seat, space)


# Step 1


async def take(t: Turn) -> None:
    """The next card, free of charge. (DS-TAKE-01, DS-RUL-41)"""
    state = t.state
    league, section = on_turn(state)
    if league.at == len(section.take):
        league.at = 0
        state.phase = "league_plan"
        return
    space = section.take[league.at]
    league.at += 1
    await uncover(t, league.seat, space)
    card = state.spaces[space].card
    if not card:
        t.tell("league.skips_at", league.seat, "take", space, "no_card")
        return
    if CARDS[card].merchant:
        await flip(t, league.seat, card)
    opponents.take_card(t, league.seat, space)


async def flip(t: Turn, seat: int, card: str) -> None:
    """Heads: a merchant ship is turned over as if it were beaten. (DS-TAKE-03, DS-RUL-12)"""
    heads = await draw(FLIP_COIN, [1, 0])
    t.tell("league.flipped", seat, card, heads)
    if heads:
        await beat_merchant(t, seat, card)


async def beat_merchant(t: Turn, seat: int, card: str) -> None:
    """Nothing that its back promises comes of it but the marker on Legendary. (DS-TAKE-03, DS-RIGHT-09, DS-RUL-34)"""
    decks.turn_over(t, seat, card)
    await count_win(t, seat)


# Step 2


async def influence(t: Turn) -> None:
    """The next tile with markers. (DS-INFL-01, DS-RUL-11)"""
    state = t.state
    league, section = on_turn(state)
    if league.at == len(section.influence):
        state.phase = "league_target"
        return
    space, number = section.influence[league.at]
    await uncover(t, league.seat, space)
    if await settle(t, league, "influence", space, number):
        league.at += 1


async def settle(t: Turn, league: League, step: str, space: int, number: int) -> bool:
    """Markers for a tile; False if what is in their way is attacked first. (DS-INFL-03, DS-INFL-04, DS-WHEN-05,
    DS-WHEN-08, DS-COND-04)"""
    state, seat = t.state, league.seat
    if not is_island(state, space):
        t.tell("league.skips_at", seat, step, space, "open_sea")
    elif not openings(state, seat, space, number):
        t.tell("league.skips_at", seat, step, space, why_closed(state, seat, space))
    elif pirates_at(state, seat, space):
        t.tell("league.skips_at", seat, step, space, why_no_battle(league, number, "pirate"))
    elif not enemy_walls(state, space):
        await place(t, seat, step, space, number)
    elif space == league.siege and space not in state.stormed and can_fight(league):
        storm(t, league, space, "raid" if step == "raid" else "walls", state.phase)
        return False
    else:
        t.tell("league.skips_at", seat, step, space, why_no_battle(league, number, "fort"))
    return True


async def place(t: Turn, seat: int, step: str, space: int, number: int) -> None:
    """One by one, on empty slots first, then in the place of players' markers. (DS-RUL-10, DS-RUL-39)"""
    left = number
    while left > 0:
        ways = openings(t.state, seat, space, left)
        if not ways:
            t.tell("league.skips_at", seat, step, space, why_closed(t.state, seat, space))
            return
        rival = await choose(decider(t.state, seat), LEAGUE_REPLACE, ways, (space,))
        left -= 1 if rival == NOBODY else price(t.state, seat, rival)
        await put_marker(t, seat, space, rival)


def why_closed(state: State, seat: int, space: int) -> str:
    """Why no marker can be placed on an island. (DS-INFL-04, DS-COAI-01, DS-COAI-02, DS-RUL-39)"""
    part = state.spaces[space]
    if part.controller == seat:
        return "controlled"
    if empty_slots(part) > 0 or allied(state, seat, part.controller):
        return "ally"
    if any(rival in part.slots for rival in people(state)):
        return "leftover"
    return "ally" if any(allied(state, seat, other) for other in part.slots) else "no_slot"


def why_no_battle(league: League, number: int, obstacle: str) -> str:
    """Why it does not fight what is in its way. (DS-INFL-03, DS-MULTI-01, DS-MULTI-04, DS-MULTI-05)"""
    if number < WORTH_A_BATTLE:
        return obstacle
    if league.sunk:
        return "sunk"
    if league.lost:
        return "battle_lost"
    return "fought" if league.fought else "battle_due"


# Step 3


async def take_position(t: Turn) -> None:
    """The ship is put on the target; a pirate ship there is fought if the turn has no other battle. (DS-POS-01,
    DS-TURN-04, DS-WHEN-04, DS-RUL-31 c, DS-SINK-02)"""
    state = t.state
    league, section = on_turn(state)
    state.phase = "league_hunt"
    space = section.target
    await uncover(t, league.seat, space)
    if league.sunk:
        t.tell("league.skips_at", league.seat, "target", space, "sunk")
        return
    if state.players[league.seat].place != space:
        vessels.put_ship(t, league.seat, space)
    meet_garrison(t, league.seat, space)
    pirates = pirates_at(state, league.seat, space)
    if not pirates:
        return
    if league.due or league.fought:
        t.tell("league.skips_at", league.seat, "attack", space, "battle_due" if league.due else "fought")
    else:
        await attack(t, league, pirates, "pirate", "league_hunt")


# Conditions


async def hunt(t: Turn) -> None:
    """The upper symbol: a ship with three or more damage is attacked. (DS-COND-02, DS-RUL-32)"""
    state = t.state
    league, section = on_turn(state)
    state.phase = "league_raid"
    if not section.attack_if_damaged:
        return
    if not damaged(state):
        t.tell("league.skips", league.seat, "attack", "not_damaged")
    elif league.fought:
        t.tell("league.skips", league.seat, "attack", "fought")
    else:
        await attack(t, league, damaged(state), "damaged", "league_raid")


async def raid(t: Turn) -> None:
    """The lower symbol: the richest island. (DS-COND-03, DS-COND-04, DS-RUL-28)"""
    state = t.state
    league, section = on_turn(state)
    state.phase = "league_act"
    league.at = 0
    if not section.raid_richest:
        return
    spaces = raidable(state, league.seat)
    if not spaces:
        t.tell("league.skips", league.seat, "raid", "nothing")
        return
    league.raid = await pick(t, league.seat, "raid", spaces, RICHEST, league.raid)
    league.due = int(await flag_flies(t, league, section.actions))
    league.siege = league.raid if may_storm_raided(state, league) else NOBODY
    state.phase = "league_raiding"


def may_storm_raided(state: State, league: League) -> bool:
    """Buildings are attacked on one island in a turn, and beside a battle against a ship only if the plan had both.
    (DS-MULTI-01, DS-MULTI-03, DS-MULTI-05, DS-RUL-28)"""
    if state.stormed:
        return False
    return league.siege != NOBODY if league.fought else not league.due


async def raiding(t: Turn) -> None:
    """(DS-COND-03, DS-COND-04)"""
    league = t.state.league(t.state.turn)
    if await settle(t, league, "raid", league.raid, RAID_INFLUENCE):
        t.state.phase = "league_act"
