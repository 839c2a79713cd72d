"""Battles: how they begin, markers in the air and on the Battle Board, how they are decided. (DR-BAT, DR-TOWER)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import EXPLOSION, ZONES
from quarterdeck.games.dead_reckoning.rules.atoms import decks
from quarterdeck.games.dead_reckoning.rules.atoms.board import give_back
from quarterdeck.games.dead_reckoning.state import Battle, State, Turn

# Beginning and end


def attack_ship(t: Turn, battle: Battle) -> None:
    """(DR-BSHIP-01)"""
    t.state.battle = battle
    t.tell("battle.begins", battle.attacker, battle.defender, battle.space)


def attack_merchant(t: Turn, battle: Battle) -> None:
    """The card is turned over for everybody. (DR-ENC-03, DR-RUL-11)"""
    t.state.spaces[battle.space].card = ""
    t.state.battle = battle
    decks.turn_over(t, battle.attacker, battle.card)
    t.tell("battle.merchant", battle.attacker, battle.card, battle.space)


def attack_buildings(t: Turn, battle: Battle) -> None:
    """(DR-BBLD-01)"""
    t.state.battle = battle
    t.tell("battle.walls", battle.attacker, battle.defender, battle.space)


def begin_tie(t: Turn, battle: Battle, flying: list[int]) -> None:
    """Those who are tied throw so many markers; who they are was told with the coins. (DR-TIE-01)"""
    t.state.battle = battle
    battle.flying = flying


def decide(t: Turn, winner: int, attack: int, defence: int) -> None:
    """(DR-BBOARD-11)"""
    battle = t.state.fight()
    battle.winner = winner
    t.tell("battle.strength", battle.attacker, attack, battle.defender, defence)
    t.tell("battle.won", battle.seat_of(winner))


def close(t: Turn) -> None:
    """It is told once the ships have sunk. (DR-RUL-67)"""
    t.state.battle = None


# Markers


def throw_up(t: Turn, side: int, amount: int) -> None:
    """Into the air; how many there are in all is told when they are thrown. (DR-BAT-04)"""
    t.state.fight().flying[side] += amount


def drop(t: Turn, side: int) -> None:
    """Into the tower; where it lands is told. (DR-TOWER-02)"""
    t.state.fight().flying[side] -= 1


def land(t: Turn, side: int, zone: int) -> None:
    """(DR-TOWER-02)"""
    battle = t.state.fight()
    battle.fresh[side][zone] += 1
    t.tell("marker.landed", battle.seat_of(side), zone)


def settle(t: Turn) -> None:
    """What has landed lies there for the next throw."""
    battle = t.state.fight()
    for side in battle.sides:
        for zone in range(len(ZONES)):
            battle.settled[side][zone] += battle.fresh[side][zone]
            battle.fresh[side][zone] = 0
    battle.late = 1


def push(t: Turn, side: int, zone: int, to: int) -> None:
    """(DR-TOWER-04)"""
    battle = t.state.fight()
    _move(battle, side, zone, to)
    t.tell("marker.pushed", battle.seat_of(side), zone, to)


def move(t: Turn, seat: int, side: int, zone: int, to: int) -> None:
    """By an ability. (DR-ADV-07, DR-ADV-23)"""
    battle = t.state.fight()
    _move(battle, side, zone, to)
    t.tell("marker.moved", seat, battle.seat_of(side), zone, to)


def _move(battle: Battle, side: int, zone: int, to: int) -> None:
    battle.settled[side][zone] -= 1
    battle.settled[side][to] += 1


def explode(t: Turn, side: int) -> None:
    """All markers of a side in the explosion zone go up again. (DR-BBOARD-05)"""
    battle = t.state.fight()
    number = battle.settled[side][EXPLOSION]
    battle.settled[side][EXPLOSION] = 0
    battle.flying[side] += number
    t.tell("marker.exploded", battle.seat_of(side), number)


def remove(t: Turn, seat: int, zone: int) -> None:
    """An own marker. (DR-CREW-54)"""
    battle = t.state.fight()
    battle.settled[battle.side_of(seat)][zone] -= 1
    give_back(t.state, seat)
    t.tell("marker.removed", seat, zone)


def clear_zone(state: State, battle: Battle, side: int, zone: int) -> int:
    """The markers of a side in a zone go back to their owner; how many there were."""
    number = battle.settled[side][zone]
    battle.settled[side][zone] = 0
    give_back(state, battle.seat_of(side), number)
    return number


def gain_strength(t: Turn, seat: int, amount: int) -> None:
    """(DR-ADV-01)"""
    battle = t.state.fight()
    battle.strength[battle.side_of(seat)] += amount
    t.tell("strength.gained", seat, amount)
