"""Steps 4 and 5 of a battle: plunder, damage, strength, what winning and losing bring. (DR-BBOARD-07 to -11,
DR-BENC-03 to -06, DR-BSHIP-06 to -10, DR-BBLD-07 to -10, DR-RUL-67)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import CARDS, SINKS_AT, ZONES
from quarterdeck.games.dead_reckoning.kinds import (
    ALL,
    IN_BATTLE,
    NUMBER,
    PASSES,
    PLUNDERED,
    QUESTIONS,
    SUPPLY,
    TEAMMATE,
    USE,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.achievements import count_win
from quarterdeck.games.dead_reckoning.rules.actions.fighting import (
    battle_abilities,
    chosen,
    hit,
    use_battle_ability,
)
from quarterdeck.games.dead_reckoning.rules.actions.goods import bring_aboard, split
from quarterdeck.games.dead_reckoning.rules.actions.league_goods import gain
from quarterdeck.games.dead_reckoning.rules.actions.sinking import Loss, sink_all
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.rules.atoms import board, combat, decks, stores, vessels
from quarterdeck.games.dead_reckoning.rules.effects import ISLAND, SHIP, Scene, perform
from quarterdeck.games.dead_reckoning.rules.islands import beside_teammate, is_island, teammate, walled, walls
from quarterdeck.games.dead_reckoning.rules.leagues import decider, is_ai
from quarterdeck.games.dead_reckoning.rules.ships import GOODS, room
from quarterdeck.games.dead_reckoning.state import (
    ATTACKER,
    BUILDING_BATTLE,
    DEFENDER,
    MERCHANT_BATTLE,
    NOBODY,
    SHIP_BATTLE,
    Battle,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import choose

PLUNDER_CARGO: Final = QUESTIONS.add("plunder.choice", NUMBER, ["number"], clause="DR-BBOARD-07")
LEAGUE_PLUNDER: Final = QUESTIONS.add("league.plunder", NUMBER, ["number"], clause="DS-BAT-04")
PLUNDER_PLACE: Final = QUESTIONS.add("plunder.place", PLUNDERED, ["cargo", "coins"], clause="DR-BBOARD-08")
USE_SPOILS: Final = QUESTIONS.add("battle.spoils", IN_BATTLE, clause="DR-RUL-67", declinable=True)


# Plunder


async def plunder(t: Turn) -> None:
    """The active player first, then the other one; nobody in a battle against buildings, and no merchant ship.
    (DR-BBOARD-07, DR-BENC-06, DR-BBLD-07, DR-RUL-18)"""
    battle = t.state.fight()
    side = battle.side
    if battle.kind == SHIP_BATTLE or (battle.kind == MERCHANT_BATTLE and side == ATTACKER):
        await plunder_for(t, battle, side)
    if side == ATTACKER:
        battle.side = DEFENDER
    else:
        t.state.phase = "result"


async def plunder_for(t: Turn, battle: Battle, side: int) -> None:
    """Each marker in a plunder zone brings its goods and goes back to its owner. (DR-BBOARD-07)"""
    seat = battle.seat_of(side)
    cargo = coins = either = 0
    for zone in ZONES:
        if zone.type == "plunder":
            number = combat.clear_zone(t.state, battle, side, zone.index)
            cargo += number * zone.cargo
            coins += number * zone.coin
            either += number * zone.choice
    league = is_ai(t.state, seat)
    if either > 0:
        question = LEAGUE_PLUNDER if league else PLUNDER_CARGO
        as_cargo = await choose(decider(t.state, seat), question, list(range(either + 1)), (either,))
        cargo, coins = cargo + as_cargo, coins + either - as_cargo
    if cargo + coins == 0:
        return
    t.tell("goods.plundered", seat, cargo, coins)
    if league:
        gain(t, seat, cargo, coins, "plunder")
    else:
        await share_out(t, battle, seat, cargo, coins)


def destinations(state: State, battle: Battle, seat: int) -> list[str]:
    """The ship, that of a teammate beside it with room, the island of the battle, or the supply. (DR-BBOARD-08,
    DR-RUL-18, DS-COOP-16)"""
    found = [SHIP]
    if beside_teammate(state, seat) and room(state.players[teammate(state, seat)]) > 0:
        found.append(TEAMMATE)
    if is_island(state, battle.space) and not walled(state, seat, battle.space):
        found.append(ISLAND)
    return [*found, SUPPLY]


def plunder_choices(state: State, battle: Battle, seat: int, cargo: int, coins: int) -> list[Choice]:
    """All at once, or one good after the other."""
    found: list[Choice] = []
    for where in destinations(state, battle, seat):
        if where != TEAMMATE or room(state.players[teammate(state, seat)]) >= cargo + coins:
            found.append((where, ALL))
        if cargo + coins > 1:
            found.extend((where, good) for good, number in zip(GOODS, (cargo, coins)) if number > 0)
    return found


async def share_out(t: Turn, battle: Battle, seat: int, cargo: int, coins: int) -> None:
    """Each plundered good goes where its owner likes. (DR-BBOARD-08, DR-RUL-17, DR-RUL-18)"""
    while cargo + coins > 0:
        left = (cargo, coins)
        choice = await choose(seat, PLUNDER_PLACE, plunder_choices(t.state, battle, seat, cargo, coins), left)
        some_cargo, some_coins = left if choice[1] == ALL else split(str(choice[1]), 1)
        cargo, coins = cargo - some_cargo, coins - some_coins
        if choice[0] == SHIP:
            await bring_aboard(t, seat, some_cargo, some_coins)
        elif choice[0] == TEAMMATE:
            await bring_aboard(t, teammate(t.state, seat), some_cargo, some_coins)
        elif choice[0] == ISLAND:
            stores.put_on_island(t, "goods.landed", seat, battle.space, some_cargo, some_coins)


# Damage and strength


async def result(t: Turn) -> None:
    """Damage zones, then strength. (DR-BBOARD-09 to -11, DR-RUL-19)"""
    state = t.state
    battle = state.fight()
    for side in battle.sides:
        for zone in ZONES:
            if zone.type == "damage":
                number = combat.clear_zone(state, battle, side, zone.index)
                hit(t, battle, 1 - side, number * zone.count)
    attack, defence = strength_of(battle, ATTACKER), strength_of(battle, DEFENDER)
    winner = tie_winner(state, battle) if attack == defence else ATTACKER if attack > defence else DEFENDER
    combat.decide(t, winner, attack, defence)
    clear_board(state, battle)
    if battle.kind == SHIP_BATTLE:
        hit(t, battle, 1 - battle.winner, 1)
        await count_win(t, battle.seat_of(battle.winner))
    elif battle.kind == MERCHANT_BATTLE:
        await settle_merchant(t, battle)
    else:
        settle_walls(t, battle)
    state.phase = "spoils"


def clear_board(state: State, battle: Battle) -> None:
    """What still lies there goes back, so that a winner who has thrown every marker has one for Legendary.
    (DR-RUL-67)"""
    for side in battle.sides:
        for zone in range(len(ZONES)):
            combat.clear_zone(state, battle, side, zone)


def tie_winner(state: State, battle: Battle) -> int:
    """The active player, but an artificial opponent wins every tie of ships. (DR-BBOARD-11, DS-BAT-05)"""
    return DEFENDER if battle.kind == SHIP_BATTLE and is_ai(state, battle.defender) else ATTACKER


async def settle_merchant(t: Turn, battle: Battle) -> None:
    """What the back of the card says, then Legendary. (DR-BENC-03, DR-BENC-04, DR-RUL-12)"""
    card = CARDS[battle.card]
    won = battle.winner == ATTACKER
    await perform(t, Scene(battle.attacker), card.win if won else card.lose)
    if won:
        await count_win(t, battle.attacker)


def settle_walls(t: Turn, battle: Battle) -> None:
    """(DR-BBLD-08, DR-BBLD-09)"""
    if battle.winner == ATTACKER:
        board.remove_buildings(t, battle.space, walls(t.state.spaces[battle.space]))
    else:
        hit(t, battle, ATTACKER, 1)


# What follows


async def spoils(t: Turn) -> None:
    """The winner's abilities for a battle won, in the winner's order; none is compulsory. (DR-RUL-15, DR-RUL-67)"""
    state = t.state
    battle = state.fight()
    seat = battle.seat_of(battle.winner)
    fights = battle.winner == ATTACKER or battle.kind == SHIP_BATTLE
    ready = battle_abilities(state, seat, True) if fights else []
    choice = PASSES
    if ready:
        options: list[Choice] = [(USE, one.card, one.acting.number) for one in ready]
        choice = await choose(seat, USE_SPOILS, [*options, PASSES])
    if choice == PASSES:
        state.phase = "aftermath"
    else:
        await use_battle_ability(t, seat, chosen(ready, choice))


async def aftermath(t: Turn) -> None:
    """Modes and blockade, or what becomes of the card; then ships sink. (DR-RUL-67)"""
    state = t.state
    battle = state.fight()
    if battle.kind == SHIP_BATTLE:
        end_piracy(t, battle)
    elif battle.kind == MERCHANT_BATTLE:
        settle_card(t, battle)
    combat.close(t)
    state.phase = "arrival"
    if is_ai(state, battle.attacker):
        note_battle(state, battle)
    await sink_all(t, sinking(state, battle))
    t.tell("battle.over")


def note_battle(state: State, battle: Battle) -> None:
    """An artificial opponent goes on with its card. (DS-MULTI-04)"""
    league = state.league(battle.attacker)
    league.fought += 1
    if battle.winner == DEFENDER:
        league.lost = 1
    state.phase = league.next


def end_piracy(t: Turn, battle: Battle) -> None:
    """The loser returns to merchant mode; a mover who lost to a pirate ship is blockaded. (DR-BSHIP-07, DR-BSHIP-08,
    DR-PIRATE-12, DR-PIRATE-13, DR-RUL-68, DS-RUL-35)"""
    state = t.state
    vessels.set_mode(t, battle.seat_of(1 - battle.winner), False)
    if is_ai(state, battle.attacker):
        return
    if battle.winner == DEFENDER and battle.from_pirate and is_island(state, battle.space):
        state.blocked.append(battle.space)
        t.tell("blockade.holds", battle.attacker, battle.space)


def settle_card(t: Turn, battle: Battle) -> None:
    """A beaten merchant ship is an advancement by its back, if it has an ability there. (DR-ENC-04, DR-ENC-08,
    DR-RUL-10, DR-RUL-83)"""
    if battle.winner == ATTACKER and CARDS[battle.card].back is not None:
        decks.gain_card(t, battle.attacker, battle.card)
    else:
        decks.bury(t, battle.card)


def sinking(state: State, battle: Battle) -> list[Loss]:
    """The ships with 5 or more damage, and who has sunk them. (DR-BENC-05, DR-BSHIP-09, DR-SINK-01, DR-RUL-29)"""
    sides = list(battle.sides) if battle.kind == SHIP_BATTLE else [ATTACKER]
    found: list[Loss] = []
    for side in sides:
        player = state.players[battle.seat_of(side)]
        if player.damage >= SINKS_AT:
            sinker = battle.defender if battle.kind == BUILDING_BATTLE else battle.seat_of(1 - side)
            found.append(Loss(player, NOBODY if battle.kind == MERCHANT_BATTLE else sinker))
    return found
