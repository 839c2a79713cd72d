"""What follows a combat: glory, bounties, plunder, ships, death. (MM-LOOT, MM-TAKE, MM-BNTY, MM-RUL-82)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS, NATIONS, NPCS, PRICES, SHIPS
from quarterdeck.games.marauders.content.numbers import AREAS, CARGO, CREW, NONE
from quarterdeck.games.marauders.kinds import A_NATION, QUESTIONS
from quarterdeck.games.marauders.rules.actions.cargo import DRAW_LOST_CARGO, draw_cargo, give_up_excess, keep_cargo
from quarterdeck.games.marauders.rules.actions.combat import BOARDED, SUNK, after_combat
from quarterdeck.games.marauders.rules.actions.crew_combat import fight_crews
from quarterdeck.games.marauders.rules.actions.death import die
from quarterdeck.games.marauders.rules.actions.gains import has_specialist, weapons_allowed
from quarterdeck.games.marauders.rules.actions.glory import earn_glory, keep_hand_limit
from quarterdeck.games.marauders.rules.actions.missions import defeated
from quarterdeck.games.marauders.rules.actions.rumors import keep_one_rumor
from quarterdeck.games.marauders.rules.actions.shipyard import scatter_modifications
from quarterdeck.games.marauders.rules.actions.sides import card_side, player_side
from quarterdeck.games.marauders.rules.atoms import chart, hulls, people, piles
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, perform, specialist_kind, stat
from quarterdeck.games.marauders.rules.ships import hold, is_navy, nation_of
from quarterdeck.games.marauders.state import COMBAT_GLORY, Combat, Side, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

COLLECT_BOUNTY: Final = QUESTIONS.add("bounty.collect", A_NATION, clause="MM-BNTY-10")
TAKE_SHIP: Final = QUESTIONS.add("ship.take", YES_OR_NO, ["ship", "hull", "hold", "masts", "guns"], "MM-TAKE-01")

NAVAL_CARGO: Final = 3


async def end_battle(t: Turn) -> None:
    """All that follows from a ship combat. (MM-FIGHT-01, MM-RUL-82)"""
    combat = chart.end_combat(t)
    t.state.phase = combat.then
    await settle(t, combat)
    await after_combat(t, combat)


async def settle(t: Turn, combat: Combat) -> None:
    """(MM-RUL-38, MM-RUL-74, MM-RUL-82)"""
    if combat.winner != NONE:
        winner, loser = combat.sides[combat.winner], combat.sides[1 - combat.winner]
        await victory(t, winner, loser, combat.how == BOARDED)
        return
    t.tell("combat.open")
    if combat.how == SUNK:
        for side in both_dead(t.state, combat):
            if side.seat >= 0:
                await die(t, side.seat)
            else:
                chart.remove_npc(t, side.npc)


def both_dead(state: State, combat: Combat) -> list[Side]:
    """The one whose turn is next draws first. (MM-RUL-84)"""
    count = len(state.players)
    return sorted(combat.sides, key=lambda side: (side.seat - state.turn - 1) % count if side.seat >= 0 else count)


async def victory(t: Turn, winner: Side, loser: Side, boarded: bool) -> None:
    """In the order of the rules. (MM-RUL-82)"""
    t.tell("combat.won", winner.seat, winner.npc, loser.seat, loser.npc)
    if loser.seat >= 0:
        piles.drop_mission(t, loser.seat)
    if winner.seat >= 0:
        await triumph(t, winner.seat, loser, boarded)
    if loser.seat >= 0:
        await die(t, loser.seat)


async def triumph(t: Turn, seat: int, loser: Side, boarded: bool) -> None:
    """(MM-RUL-82, steps 2 to 7)"""
    target = target_name(t.state, loser)
    await earn_glory(t, seat, COMBAT_GLORY)
    if loser.npc != NONE and is_navy(loser.npc):
        people.add_bounty(t, seat, NPCS[loser.npc].nation, 1)
    if boarded:
        await plunder(t, seat, loser)
    await collect(t, seat, loser)
    if boarded:
        await take_ship(t, seat, loser)
        await stow(t, seat)
    if loser.npc != NONE:
        chart.remove_npc(t, loser.npc)
    await defeated(t, seat, target)


def target_name(state: State, loser: Side) -> str:
    """What a mission calls the defeated. (EFFECTS.md, `defeat`)"""
    if loser.npc != NONE:
        return NPCS[loser.npc].id
    return "player_pirate" if state.players[loser.seat].is_pirate() else ""


# Plunder


async def plunder(t: Turn, seat: int, loser: Side) -> None:
    if loser.seat >= 0:
        await plunder_player(t, seat, loser.seat)
    elif is_navy(loser.npc):
        await plunder_navy(t, seat, loser)


async def plunder_player(t: Turn, seat: int, victim: int) -> None:
    """All gold, cards, weapons and specialists, within the limits; all cargo, which is stowed once it is known in which
    ship. (MM-LOOT-01, MM-LOOT-02, MM-RUL-65, MM-RUL-82)"""
    people.take_gold(t, seat, victim)
    piles.take_hand(t, seat, victim)
    await keep_hand_limit(t, seat)
    piles.take_rumors(t, seat, victim)
    await keep_one_rumor(t, seat)
    take_weapons(t, seat, victim)
    take_specialists(t, seat, victim)
    piles.take_cargo(t, seat, victim)


def take_weapons(t: Turn, seat: int, victim: int) -> None:
    """(MM-WPN-02, MM-RUL-65)"""
    for kind in t.state.players[victim].weapons.copy():
        hulls.disarm(t, victim, kind)
        if kind in weapons_allowed(t.state, seat):
            hulls.arm(t, seat, kind)


def take_specialists(t: Turn, seat: int, victim: int) -> None:
    """(MM-LOOT-02, MM-SPEC-04)"""
    theirs = t.state.players[victim].specialists
    for card in theirs.copy():
        if has_specialist(t.state, seat, specialist_kind(card)):
            piles.discard_specialist(t, victim, card)
        else:
            piles.join(t, seat, card, theirs)


async def plunder_navy(t: Turn, seat: int, loser: Side) -> None:
    """Loot of three cargo cards, less those that the hits on its hold cost; what is left lies open. (MM-LOOT-05)"""
    drawn = await draw_cargo(t, NAVAL_CARGO)
    people.gain_gold(t, seat, sum(CARGO_CARDS[card].loot for card in drawn))
    for _ in range(min(len(drawn), SHIPS[loser.ship].areas[CARGO] - loser.areas[CARGO])):
        piles.discard_open_cargo(t, await draw(DRAW_LOST_CARGO, t.state.open_cargo))


# Bounties


async def collect(t: Turn, seat: int, loser: Side) -> None:
    """The bounties of one nation on a player, or the reward for an NPC pirate. (MM-BNTY-10 to -13, MM-LOOT-06)"""
    state = t.state
    player = state.players[seat]
    if loser.npc != NONE:
        if not is_navy(loser.npc) and not player.is_pirate():
            people.gain_gold(t, seat, stat(state, seat, "reward.npc_pirate", NPCS[loser.npc].reward))
        return
    nations = collectable(state, seat, loser.seat)
    if nations:
        nation = await choose(seat, COLLECT_BOUNTY, nations)
        each = stat(state, seat, "reward.per_bounty", PRICES["bounty_each"])
        people.gain_gold(t, seat, each * state.players[loser.seat].bounties[nation])


def collectable(state: State, seat: int, victim: int) -> list[int]:
    """Not from a nation that hunts the collector or fights his. (MM-BNTY-11, MM-BNTY-13)"""
    player = state.players[seat]
    return [
        nation
        for nation in range(len(NATIONS))
        if state.players[victim].bounties[nation]
        and not player.bounties[nation]
        and not state.at_war(nation, nation_of(player))
    ]


# The loser's ship


async def take_ship(t: Turn, seat: int, loser: Side) -> None:
    """With its damage and modifications, and the winner's crew. (MM-TAKE, MM-RUL-45)"""
    state = t.state
    theirs = state.players[loser.seat] if loser.seat >= 0 else None
    ship = theirs.ship if theirs is not None else loser.ship
    areas = (loser.areas if theirs is None else theirs.areas).copy()
    if not await may(seat, TAKE_SHIP, (ship, *(areas[area] for area in range(len(AREAS)) if area != CREW))):
        return
    hulls.take_over_ship(t, seat, loser)
    await scatter_modifications(t, seat)


async def stow(t: Turn, seat: int) -> None:
    """Cargo goes into the ship with which the winner sails on: what does not fit is given up, of what lies open he
    takes what he wants. (MM-TAKE-02, MM-RUL-30, MM-RUL-82)"""
    await give_up_excess(t, seat, hold(t.state, seat))
    await keep_cargo(t, seat)


# Crew combats of rumors and missions


async def fight_enemy(t: Turn, seat: int, leadership: int, crew: int) -> int:
    """Against the values on a card; losing it is death. Who has won, or NONE. (MM-RUL-47)"""
    combat = Combat(sides=[player_side(seat), card_side(leadership, crew)], stage="crew")
    chart.begin_combat(t, combat)
    winner = await fight_crews(t, combat)
    chart.end_combat(t)
    if winner == 1:
        await die(t, seat)
    await after_combat(t, combat)
    return winner


async def crew_combat(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `crew_combat`)"""
    winner = await fight_enemy(t, scene.seat, effect.int_of("leadership"), effect.int_of("crew"))
    if winner == 0:
        await perform(t, scene, effect.effects("on_win"))


VERBS.add("crew_combat", crew_combat)
