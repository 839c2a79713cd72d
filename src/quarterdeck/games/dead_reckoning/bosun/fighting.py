"""Battles: which to look for, and how to fight them. What cannot be seen of the other side is guessed."""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook
from quarterdeck.games.dead_reckoning.bosun.worth import effect_worth, face_worth
from quarterdeck.games.dead_reckoning.content.cards import RowCard
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    CARD_LIST,
    HARBOR_MARKERS,
    SINKS_AT,
    UNITS,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import BATTLE, HARBOR, LEGENDARY, TERROR
from quarterdeck.games.dead_reckoning.rules.actions.achievements import can_earn
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.rules.crews import units
from quarterdeck.games.dead_reckoning.rules.islands import walls
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.rules.odds import win_percent
from quarterdeck.games.dead_reckoning.rules.ships import coins_aboard
from quarterdeck.games.dead_reckoning.state import DEFENDER, SHIP_BATTLE, Battle, Space
from quarterdeck.games.dead_reckoning.words.previews import seen_markers, wall_markers

CERTAIN: Final = 100.0


def chance(own: int, theirs: int, takes_ties: bool = True) -> float:
    return win_percent(max(0, own), max(0, theirs), takes_ties) / CERTAIN


def damage_cost(o: Outlook, expected: float) -> float:
    """What so much damage more costs."""
    return burden(o, o.me.damage + expected) - burden(o, float(o.me.damage))


def burden(o: Outlook, damage: float) -> float:
    """What a ship with so much damage has to fear: much, if it could sink. The League hunts a damaged ship, and a ship
    that it sinks earns it an achievement. (DR-SINK, DS-COND-02, DS-ACH-03)"""
    lost = max(float(coins_aboard(o.me)), weights.SINKING)
    if not o.state.leagues:
        return damage * weights.DAMAGE + min(1.0, max(0.0, damage - weights.UNSAFE) / 2) * lost
    hunters = [rival for rival in o.rivals if can_earn(o.state.players[rival], TERROR)]
    lost += (weights.SINKING + ACHIEVEMENTS[TERROR].coins) if hunters else weights.SINKING
    return damage * weights.DAMAGE + min(1.0, max(0.0, damage - weights.HUNTED) / 3) * lost


def battle_abilities(o: Outlook) -> int:
    """On cards in play and in hand."""
    found = 0
    for card in o.cards():
        found += sum(1 for unit in units(o.state, card) if unit.type == BATTLE and not unit.on_win)
    return found


def broadside(o: Outlook) -> int:
    """Markers that Bosun could bring into a battle now, abilities included."""
    return o.cannons() + round(battle_abilities(o) * weights.ABILITY)


# Merchant ships


@cache
def merchants(row: int) -> list[RowCard]:
    """Those of a row: which of them it is shows only on the back. (DR-ENC-06)"""
    return [card for card in CARD_LIST if card.merchant and card.row == row]


def merchant_worth(o: Outlook, row: int) -> float:
    """To attack a merchant ship of a row, the mean of all that it could be."""
    own = broadside(o)
    found = [_against(o, card, own) for card in merchants(row)]
    return sum(found) / len(found)


def _against(o: Outlook, card: RowCard, own: int) -> float:
    wins = chance(own, card.markers)
    prize = o.step(LEGENDARY) + sum(effect_worth(o, effect) for effect in card.win)
    if card.back is not None:
        prize += weights.ADVANCEMENT + face_worth(o, card.back)
    loss = -sum(effect_worth(o, effect) for effect in card.lose)
    harm = damage_cost(o, card.markers * weights.HIT + (1 - wins))
    return wins * prize - (1 - wins) * loss - harm + own * weights.PLUNDER


# Ships and walls


def rival_markers(o: Outlook, rival: int) -> int:
    """What can be seen of a ship, and a guess at its hand."""
    player = o.state.players[rival]
    shown = seen_markers(o.state, rival)
    if player.place == HARBOR:
        shown += HARBOR_MARKERS
    elif o.state.spaces[player.place].controller == rival:
        shown += len(o.state.spaces[player.place].buildings)
    return shown if is_ai(o.state, rival) else shown + round(len(player.hand) * weights.HIDDEN)


def ship_worth(o: Outlook, rival: int) -> float:
    """To fight a ship: the win, what it loses if it sinks, the damage. (DR-BSHIP-06, DR-SINK-06)"""
    own, theirs = broadside(o), rival_markers(o, rival)
    wins = chance(own, theirs, not is_ai(o.state, rival))
    player = o.state.players[rival]
    blow = own * weights.HIT + wins
    sinks = max(0.0, min(1.0, (player.damage + blow - SINKS_AT + 1) / 2))
    prize = wins * o.step(LEGENDARY) + sinks * (weights.SINKING + o.achievement(TERROR))
    return prize + own * weights.PLUNDER - damage_cost(o, theirs * weights.HIT + 1 - wins) - theirs * weights.PLUNDER


def storm_worth(o: Outlook, space: int) -> float:
    """To take fort and garrison of an island. (DR-BBLD)"""
    markers = wall_markers(o.state, space)
    wins = chance(broadside(o), markers)
    prize = 1.0 + len(walls(o.state.spaces[space]))
    return wins * prize - damage_cost(o, markers * weights.HIT + 1 - wins)


def guards(o: Outlook, part: Space) -> bool:
    """Whether pirate mode is worth it: a sound, strong ship at an own island. (DR-PIRATE-08, DR-PIRATE-11)"""
    return part.controller == o.seat and o.cannons() >= weights.PIRATE and o.me.damage == 0


# On the Battle Board


def lead(o: Outlook, battle: Battle) -> int:
    """How far the own strength is ahead; 0 is enough for an attacker. (DR-BBOARD-11)"""
    side = battle.side_of(o.seat)
    ahead = strength_of(battle, side) - strength_of(battle, 1 - side)
    return ahead - 1 if side == DEFENDER else ahead


def zone_worth(o: Outlook, battle: Battle, side: int, zone: int) -> float:
    """A marker of a side in a zone, to Bosun. Strength counts most where the battle is close."""
    kind = ZONES[zone]
    if kind.type == "strength":
        worth = kind.count * (1.5 if abs(lead(o, battle)) <= 2 else 0.6)
    elif kind.type == "damage":
        worth = 0.7 if battle.kind == SHIP_BATTLE or battle.seat_of(side) != o.seat else 0.0
    elif kind.type == "plunder":
        worth = kind.cargo * weights.CARGO + kind.coin + kind.choice
    else:
        worth = 1.2
    return worth if battle.seat_of(side) == o.seat else -worth


def best_move(o: Outlook, battle: Battle, side: int, zone: int, near: list[int]) -> float:
    """The most that moving a marker into one of these zones brings."""
    return max(zone_worth(o, battle, side, to) for to in near) - zone_worth(o, battle, side, zone)


def ability_worth(o: Outlook, number: int) -> float:
    """A battle ability in step 3: all but those that give away the battle."""
    battle = o.state.fight()
    verbs = [effect.verb for effect in UNITS[number].do]
    if "remove_own_marker" in verbs and cheapest_marker(o, battle) > 1.5:
        return -1.0
    if "explode_own_marker" in verbs and cheapest_marker(o, battle) > 1.2:
        return -1.0
    if "throw" in verbs or "draw_play_throw" in verbs:
        return 3.0
    return 2.0


def cheapest_marker(o: Outlook, battle: Battle) -> float:
    """What Bosun's least useful marker on the board is worth."""
    side = battle.side_of(o.seat)
    lying = [zone for zone in range(len(ZONES)) if battle.settled[side][zone] > 0]
    return min([zone_worth(o, battle, side, zone) for zone in lying], default=0.0)
