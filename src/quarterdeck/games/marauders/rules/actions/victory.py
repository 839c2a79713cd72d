"""What follows a combat: glory, bounties, plunder, ships, death. (MM-LOOT, MM-TAKE, MM-BNTY, MM-RUL-82)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS, NATIONS, NPC_CARDS, NPCS, PRICES, SHIPS
from quarterdeck.games.marauders.content.pieces import AREAS, CARGO, CREW, NONE
from quarterdeck.games.marauders.kinds import A_NATION, QUESTIONS
from quarterdeck.games.marauders.rules import atoms
from quarterdeck.games.marauders.rules.actions.cargo import DRAW_LOST_CARGO, draw_cargo, give_up_excess, keep_cargo
from quarterdeck.games.marauders.rules.actions.combat import BOARDED, SUNK, after_combat
from quarterdeck.games.marauders.rules.actions.crew_combat import fight_crews
from quarterdeck.games.marauders.rules.actions.death import die
from quarterdeck.games.marauders.rules.actions.gains import has_specialist, join, weapons_allowed
from quarterdeck.games.marauders.rules.actions.glory import earn_glory, keep_hand_limit
from quarterdeck.games.marauders.rules.actions.missions import defeated, drop_mission
from quarterdeck.games.marauders.rules.actions.rumors import DROP_RUMOR
from quarterdeck.games.marauders.rules.actions.shipyard import scatter_modifications
from quarterdeck.games.marauders.rules.actions.sides import card_side, player_side
from quarterdeck.games.marauders.rules.effects import VERBS, Scene, perform, specialist_kind, stat
from quarterdeck.games.marauders.rules.ships import hold, is_navy, maximum, nation_of
from quarterdeck.games.marauders.state import COMBAT_GLORY, EMPTY, Combat, Side, State, Turn
from quarterdeck.kernel.rules.ask import choose, draw, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

COLLECT_BOUNTY: Final = QUESTIONS.add("bounty.collect", A_NATION, clause="MM-BNTY-10")
TAKE_SHIP: Final = QUESTIONS.add("ship.take", YES_OR_NO, ["ship", "hull", "hold", "masts", "guns"], "MM-TAKE-01")

NAVAL_CARGO: Final = 3


async def end_battle(t: Turn) -> None:
    """All that follows from a ship combat. (MM-FIGHT-01, MM-RUL-82)"""
    combat = t.state.combats.pop()
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
                remove_npc(t, side.npc)


def both_dead(state: State, combat: Combat) -> list[Side]:
    """The one whose turn is next draws first. (MM-RUL-84)"""
    count = len(state.players)
    return sorted(combat.sides, key=lambda side: (side.seat - state.turn - 1) % count if side.seat >= 0 else count)


async def victory(t: Turn, winner: Side, loser: Side, boarded: bool) -> None:
    """In the order of the rules. (MM-RUL-82)"""
    t.tell("combat.won", winner.seat, winner.npc, loser.seat, loser.npc)
    if loser.seat >= 0:
        drop_mission(t, loser.seat)
    if winner.seat >= 0:
        await triumph(t, winner.seat, loser, boarded)
    if loser.seat >= 0:
        await die(t, loser.seat)


async def triumph(t: Turn, seat: int, loser: Side, boarded: bool) -> None:
    """(MM-RUL-82, steps 2 to 7)"""
    target = target_name(t.state, loser)
    await earn_glory(t, seat, COMBAT_GLORY)
    if loser.npc != NONE and is_navy(loser.npc):
        atoms.add_bounty(t, seat, NPCS[loser.npc].nation, 1)
    if boarded:
        await plunder(t, seat, loser)
    await collect(t, seat, loser)
    if boarded:
        await take_ship(t, seat, loser)
        await stow(t, seat)
    if loser.npc != NONE:
        remove_npc(t, loser.npc)
    await defeated(t, seat, target)


def target_name(state: State, loser: Side) -> str:
    """What a mission calls the defeated. (EFFECTS.md, `defeat`)"""
    if loser.npc != NONE:
        return NPCS[loser.npc].id
    return "player_pirate" if state.players[loser.seat].is_pirate() else ""


def remove_npc(t: Turn, npc: int) -> None:
    """Off the board at once, the captain's card is discarded. (MM-RUL-46)"""
    state = t.state
    t.tell("npc.removed", npc, state.npc_captain[npc])
    state.event_discard.append(NPC_CARDS[state.npc_captain[npc]])
    state.npc_captain[npc] = EMPTY
    state.npc_zone[npc] = NONE


# Plunder


async def plunder(t: Turn, seat: int, loser: Side) -> None:
    if loser.seat >= 0:
        await plunder_player(t, seat, loser.seat)
    elif is_navy(loser.npc):
        await plunder_navy(t, seat, loser)


async def plunder_player(t: Turn, seat: int, victim: int) -> None:
    """All gold, cards, weapons and specialists, within the limits; all cargo, which is stowed once it is known in which
    ship. (MM-LOOT-01, MM-LOOT-02, MM-RUL-65, MM-RUL-82)"""
    state = t.state
    mine, theirs = state.players[seat], state.players[victim]
    gold = theirs.gold
    theirs.gold = 0
    atoms.gain_gold(t, seat, gold)
    mine.hand.extend(theirs.hand)
    theirs.hand = []
    await keep_hand_limit(t, seat)
    mine.rumors.extend(theirs.rumors)
    theirs.rumors = []
    while len(mine.rumors) > 1:
        rumor = await choose(seat, DROP_RUMOR, lambda: mine.rumors.copy())
        mine.rumors.remove(rumor)
        state.rumor_deck.append(rumor)
    take_weapons(state, seat, victim)
    take_specialists(t, seat, victim)
    mine.cargo.extend(theirs.cargo)
    theirs.cargo = []
    t.tell("captain.plundered", seat, victim)


def take_weapons(state: State, seat: int, victim: int) -> None:
    """(MM-WPN-02, MM-RUL-65)"""
    for kind in state.players[victim].weapons:
        state.weapons[kind] += 1
        if kind in weapons_allowed(state, seat):
            state.weapons[kind] -= 1
            state.players[seat].weapons.append(kind)
    state.players[victim].weapons = []


def take_specialists(t: Turn, seat: int, victim: int) -> None:
    """(MM-LOOT-02, MM-SPEC-04)"""
    for card in t.state.players[victim].specialists:
        if has_specialist(t.state, seat, specialist_kind(card)):
            t.state.glory_discard.append(card)
        else:
            join(t, seat, card)
    t.state.players[victim].specialists = []


async def plunder_navy(t: Turn, seat: int, loser: Side) -> None:
    """Loot of three cargo cards, less those that the hits on its hold cost; what is left lies open. (MM-LOOT-05)"""
    state = t.state
    drawn = await draw_cargo(t, NAVAL_CARGO)
    atoms.gain_gold(t, seat, sum(CARGO_CARDS[card].loot for card in drawn))
    for _ in range(min(len(drawn), SHIPS[loser.ship].areas[CARGO] - loser.areas[CARGO])):
        lost = await draw(DRAW_LOST_CARGO, state.open_cargo)
        state.open_cargo.remove(lost)
        state.cargo_discard.append(lost)


# Bounties


async def collect(t: Turn, seat: int, loser: Side) -> None:
    """The bounties of one nation on a player, or the reward for an NPC pirate. (MM-BNTY-10 to -13, MM-LOOT-06)"""
    state = t.state
    player = state.players[seat]
    if loser.npc != NONE:
        if not is_navy(loser.npc) and not player.is_pirate():
            atoms.gain_gold(t, seat, stat(state, seat, "reward.npc_pirate", NPCS[loser.npc].reward))
        return
    nations = collectable(state, seat, loser.seat)
    if nations:
        nation = await choose(seat, COLLECT_BOUNTY, nations)
        each = stat(state, seat, "reward.per_bounty", PRICES["bounty_each"])
        atoms.gain_gold(t, seat, each * state.players[loser.seat].bounties[nation])


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
    mine = state.players[seat]
    crew = mine.areas[CREW]
    state.mods_loose.extend(mine.mods)
    mine.mods, mine.flipped = ([], []) if theirs is None else (theirs.mods, theirs.flipped)
    mine.ship = ship
    mine.areas = areas
    mine.areas[CREW] = min(crew, maximum(state, seat, CREW))
    if theirs is not None:
        theirs.mods, theirs.flipped = [], []
    t.tell("ship.changed", seat, ship)
    await scatter_modifications(t, seat)


async def stow(t: Turn, seat: int) -> None:
    """Cargo goes into the ship with which the winner sails on: what does not fit is given up, of what lies open he
    takes what he wants. (MM-TAKE-02, MM-RUL-30, MM-RUL-82)"""
    await give_up_excess(t, seat, hold(t.state, seat))
    await keep_cargo(t, seat)


# Crew combats of rumors and missions


async def fight_enemy(t: Turn, seat: int, leadership: int, crew: int) -> int:
    """Against the values on a card; losing it is death. Who has won, or NONE. (MM-RUL-47)"""
    state = t.state
    combat = Combat([player_side(seat), card_side(leadership, crew)], 0, "crew", "", NONE, "")
    state.combats.append(combat)
    t.tell("combat.begins", seat, NONE, NONE, NONE)
    winner = await fight_crews(t, combat)
    state.combats.pop()
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
