"""Moving and scouting. (MM-MOVE, MM-SCOUT)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CAPTAINS, EVENTS, MISSIONS, NATION, NPCS, ZONES
from quarterdeck.games.marauders.content.numbers import INFLUENCE, NONE, SCOUTING
from quarterdeck.games.marauders.kinds import (
    A_WAY_IN,
    ENTER,
    LEAVE,
    MERCHANT,
    MOVE,
    NPC_SHIP,
    PAY,
    PLAYER,
    QUESTIONS,
    RUMOR,
    SCOUT,
    TASK,
    TURN_AWAY,
    Choice,
)
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.cargo import give_up_excess
from quarterdeck.games.marauders.rules.actions.combat import begin_battle
from quarterdeck.games.marauders.rules.actions.missions import mark, scout_tasks, visited
from quarterdeck.games.marauders.rules.actions.npcs import be_scouted, slips_away
from quarterdeck.games.marauders.rules.actions.raid import find_merchant, gain_attack_bounty
from quarterdeck.games.marauders.rules.actions.rumors import prove_rumor, rumor_here
from quarterdeck.games.marauders.rules.actions.sides import npc_side, player_side
from quarterdeck.games.marauders.rules.actions.testing import passes_test
from quarterdeck.games.marauders.rules.actions.victory import fight_enemy
from quarterdeck.games.marauders.rules.actions.windows import own_window, playable
from quarterdeck.games.marauders.rules.atoms import people
from quarterdeck.games.marauders.rules.effects import Scene
from quarterdeck.games.marauders.rules.ships import (
    free_entry,
    is_illegal,
    is_navy,
    nation_of,
    npc_in_play,
    paid_entry,
    sea_hold,
)
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.rules.ask import choose

PASS_GATE: Final = QUESTIONS.add("port.gate", A_WAY_IN, ["price"], "MM-RUL-14", always=True)


# Moving


def move_choices(state: State, seat: int) -> list[Choice]:
    """(MM-MOVE-01, MM-MOVE-03)"""
    if not may_move(state):
        return []
    player = state.players[seat]
    if player.in_port:
        return [LEAVE]
    found: list[Choice] = [(MOVE, zone) for zone in sorted(ZONES[player.zone].adjacent.values())]
    if ZONES[player.zone].has_port and may_try_to_enter(state, seat):
        found.append(ENTER)
    return found


def may_move(state: State) -> bool:
    """(MM-ACT-01; EFFECTS.md, `limit_action`)"""
    return (state.actions > 0 or state.extra_moves > 0) and state.moves < most_moves(state)


def most_moves(state: State) -> int:
    """Doldrums. (EFFECTS.md, `limit_action`)"""
    limits = [
        effect.int_of("max")
        for event in state.lasting
        for effect in EVENTS[event].effects
        if effect.verb == "limit_action"
    ]
    return min(limits, default=99)


def may_try_to_enter(state: State, seat: int) -> bool:
    """A legal port, or one that some way opens. (MM-MOVE-03, MM-RUL-13, MM-RUL-14)"""
    player = state.players[seat]
    zone = player.zone
    if not is_illegal(state, player, zone) or free_entry(state, player, zone):
        return True
    return paid_entry(state, player, zone) != NONE or may_bribe(state, seat)


def may_bribe(state: State, seat: int) -> bool:
    """Whether a hand card would open the port. (EFFECTS.md, trigger `enter_port`)"""
    return bool(playable(state, seat, "enter_port", Scene(seat, "")))


def spend_move(state: State) -> None:
    """Additional moves are used before whole actions."""
    state.moves += 1
    if state.extra_moves > 0:
        state.extra_moves -= 1
    else:
        state.actions -= 1


async def move(t: Turn, seat: int, choice: Choice) -> None:
    """(MM-MOVE-01, MM-MOVE-05, MM-RUL-102)"""
    state = t.state
    spend_move(state)
    if choice == ENTER:
        if await is_let_in(t, seat):
            people.put_in_port(t, seat)
        return
    if choice == LEAVE:
        people.put_to_sea(t, seat, state.players[seat].zone)
        await give_up_excess(t, seat, sea_hold(state, seat))
    else:
        people.put_to_sea(t, seat, int(choice[1]))
    await be_scouted(t, seat, "arrived")


async def arrive(t: Turn, seat: int) -> None:
    """What only a captain who is still there finds. (MM-RUL-102)"""
    if t.state.players[seat].at_sea():
        await visited(t, seat, "visit_zones")


async def is_let_in(t: Turn, seat: int) -> bool:
    """Legal, opened by something, or for a fee or a test. (MM-RUL-13, MM-RUL-14)"""
    state = t.state
    player = state.players[seat]
    if not is_illegal(state, player, player.zone) or free_entry(state, player, player.zone):
        return True
    await own_window(t, "enter_port", Scene(seat, ""))
    if free_entry(state, player, player.zone):
        return True
    return await bribe_gate(t, seat)


async def bribe_gate(t: Turn, seat: int) -> bool:
    """Whoever is let in may act in this port until he leaves. (MM-RUL-14)"""
    people.admit(t, seat, await opens_gate(t, seat))
    return bool(t.state.players[seat].admitted)


async def opens_gate(t: Turn, seat: int) -> bool:
    """Influence, which costs nothing, and then still the fee. (MM-RUL-14, MM-RUL-108)"""
    fee = paid_entry(t.state, t.state.players[seat], t.state.players[seat].zone)
    if fee == NONE:
        return False
    if await passes_test(t, seat, INFLUENCE, ""):
        return True
    options = [PAY, TURN_AWAY] if money.purse(t.state, seat) >= fee else [TURN_AWAY]
    pays = await choose(seat, PASS_GATE, options, (fee,)) == PAY
    people.pay_gold(t, seat, fee if pays else 0)
    return pays


# Scouting


def scout_choices(state: State, seat: int) -> list[Choice]:
    """What a Scout action can look for here. (MM-SCOUT-01, MM-SCOUT-03, MM-SCOUT-04, MM-RUL-08)"""
    player = state.players[seat]
    if not player.at_sea() or state.actions <= 0:
        return []
    found: list[Choice] = []
    for other in state.players:
        if other is not player and other.at_sea() and other.zone == player.zone:
            add_target(state, seat, (SCOUT, PLAYER, other.seat), found)
    for npc in NPCS:
        if npc_in_play(state, npc.index) and state.npc_zone[npc.index] == player.zone:
            add_target(state, seat, (SCOUT, NPC_SHIP, npc.index), found)
    if player.zone in state.merchant_zones:
        add_target(state, seat, (SCOUT, MERCHANT), found)
        nation = sure_nation(player.zone)
        if nation != NONE:
            add_target(state, seat, (SCOUT, MERCHANT, nation), found)
    if rumor_here(state, seat, in_port=False):
        found.append((SCOUT, RUMOR))
    for at in scout_tasks(state, seat):
        if noted(state, seat, (SCOUT, TASK, at)) not in state.scouted:
            found.append((SCOUT, TASK, at))
    return found


def sure_nation(zone: int) -> int:
    """The nation whose merchants are found here without a roll, or NONE. (MM-RUL-60)"""
    feature = ZONES[zone].feature
    for effect in [] if feature is None else feature.effects:
        if effect.verb == "find_merchant":
            return NATION[effect.word("nation")]
    return NONE


def add_target(state: State, seat: int, choice: Choice, found: list[Choice]) -> None:
    """(MM-SCOUT-03; EFFECTS.md, `repeat_scout`)"""
    times = 1
    for effect in CAPTAINS[state.players[seat].captain].effects:
        if effect.verb == "repeat_scout":
            times = effect.int_of("times")
    if state.scouted.count(noted(state, seat, choice)) < times:
        found.append(choice)


def noted(state: State, seat: int, choice: Choice) -> str:
    """What a target of this turn is noted as; each zone has its own merchant. (MM-SCOUT-03, MM-RUL-22)"""
    return f"{MERCHANT} {state.players[seat].zone}" if choice[1] == MERCHANT else target_mark(choice)


def target_mark(choice: Choice) -> str:
    """What a target is told as; a merchant is one ship whatever it is declared as."""
    return MERCHANT if choice[1] == MERCHANT else f"{choice[1]} {choice[-1]}"


async def scout(t: Turn, seat: int, choice: Choice) -> None:
    """(MM-SCOUT-02, MM-RUL-15, MM-RUL-16)"""
    state = t.state
    state.actions -= 1
    if choice[1] == RUMOR:
        await prove_rumor(t, seat, rumor_here(state, seat, in_port=False))
        return
    state.scouted.append(noted(state, seat, choice))
    t.tell("scout.declared", seat, target_mark(choice))
    if choice[1] == TASK:
        await scout_for_task(t, seat, int(choice[2]))
    elif choice[1] == MERCHANT:
        await scout_merchant(t, seat, int(choice[2]) if len(choice) > 2 else NONE)
    elif await passes_test(t, seat, SCOUTING, ""):
        if choice[1] == PLAYER:
            await attack_player(t, seat, int(choice[2]))
        else:
            await attack_npc(t, seat, int(choice[2]))


async def scout_merchant(t: Turn, seat: int, nation: int) -> None:
    """(MM-RAID-03, MM-RUL-22, MM-RUL-60)"""
    if nation != NONE or await passes_test(t, seat, SCOUTING, MERCHANT):
        t.state.scouted.remove(noted(t.state, seat, (SCOUT, MERCHANT)))
        await find_merchant(t, seat, nation)


async def attack_player(t: Turn, seat: int, other: int) -> None:
    """(MM-BNTY-02, MM-BNTY-03, MM-RUL-15)"""
    if await slips_away(t, other):
        return
    victim = t.state.players[other]
    t.tell("player.attacked", seat, other)
    if not victim.is_pirate():
        await gain_attack_bounty(t, seat, nation_of(victim), "attack")
    begin_battle(t, player_side(seat), player_side(other), "acted")


async def attack_npc(t: Turn, seat: int, npc: int) -> None:
    """(MM-BNTY-01, MM-RUL-73)"""
    t.tell("npc.attacked", seat, npc)
    if is_navy(npc):
        await gain_attack_bounty(t, seat, NPCS[npc].nation, "attack")
    begin_battle(t, player_side(seat), npc_side(t.state, npc), "acted")


async def scout_for_task(t: Turn, seat: int, at: int) -> None:
    """A test, or a crew combat without one. (MM-RUL-91)"""
    task = MISSIONS[t.state.players[seat].mission].tasks[at]
    if task.kind == "scout_zone":
        if await passes_test(t, seat, SCOUTING, ""):
            await mark(t, seat, at, 1)
    elif await fight_enemy(t, seat, task.leadership, task.crew) == 0:
        await mark(t, seat, at, 1)
