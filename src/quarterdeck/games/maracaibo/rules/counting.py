"""What a player has, counted at the moment when it matters. (EFFECTS.md, 6)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS, IMPROVEMENT, IMPROVEMENTS, PERMANENT, SHIP_BOARD
from quarterdeck.games.maracaibo.rules.board import barriers_crossed
from quarterdeck.games.maracaibo.rules.effects import Scene
from quarterdeck.games.maracaibo.state import Player, State

ENOUGH_INFLUENCE: Final = 3
VILLAGE_SPEED: Final[int] = IMPROVEMENT["village_speed"]
HAND_LIMIT: Final[int] = IMPROVEMENT["hand_limit"]
FREE_DISPLAY: Final[int] = IMPROVEMENT["free_display"]


def _figure_of(improvement: int, verb: str, param: str) -> int:
    return next(effect for effect in IMPROVEMENTS[improvement].effect if effect.verb == verb).int_of(param)


IMPROVED_HAND_LIMIT: Final[int] = _figure_of(HAND_LIMIT, "perm_hand_limit", "n")
FAST_TWO: Final[int] = _figure_of(VILLAGE_SPEED, "perm_village_thresholds", "two")
FAST_THREE: Final[int] = _figure_of(VILLAGE_SPEED, "perm_village_thresholds", "three")


def permanent(player: Player, verb: str) -> int:
    """What a player's bought cards add together by a permanent effect. (MA-MAIN-08)"""
    cards = PERMANENT[verb]
    total = 0
    for card in player.tableau:
        if card in cards:
            for effect in cards[card]:
                total += effect.int_of("n", 1)
    return total


def permanent_items(player: Player, item: str) -> int:
    """Cards that count as an item in every payment. (MA-PERM-01, MA-RUL-36)"""
    cards = PERMANENT["perm_item"]
    total = 0
    for card in player.tableau:
        if card in cards:
            total += sum(1 for effect in cards[card] if effect.word("item") == item)
    return total


def compasses(player: Player) -> int:
    """(MA-QUEST-03, MA-PERM-04)"""
    return SHIP_BOARD.compasses + permanent(player, "perm_compass")


def improvements(player: Player) -> int:
    """Unlocked areas. (MA-SHIP-01)"""
    unlocked = 0
    for discs in player.discs:
        if not discs:
            unlocked += 1
    return unlocked


def synergies(player: Player) -> int:
    tokens = 0
    for owned in player.synergies:
        tokens += owned
    return tokens


def has_synergy(player: Player, synergy: int) -> bool:
    return player.synergies[synergy] > 0


def assistants_at(player: Player, place: int) -> int:
    """Own figures at a place. (MA-ASSIST-07)"""
    return sum(1 for card in player.assistants if CARDS[card].place == place)


def hand_limit(player: Player) -> int:
    """(MA-DRAW-02, MA-SHIP-03)"""
    return IMPROVED_HAND_LIMIT if player.unlocked(HAND_LIMIT) else SHIP_BOARD.hand_limit


def display_price(player: Player) -> int:
    """(MA-DRAW-01, MA-DRAW-03, MA-SHIP-04)"""
    return 0 if player.unlocked(FREE_DISPLAY) else SHIP_BOARD.display_price


def village_actions(player: Player, spent: int) -> int:
    """How many village actions a main action has after so many movement points. (MA-VILL-01, MA-SHIP-02)"""
    fast = player.unlocked(VILLAGE_SPEED)
    if spent >= (FAST_THREE if fast else SHIP_BOARD.three_actions_from):
        return 3
    return 2 if spent >= (FAST_TWO if fast else SHIP_BOARD.two_actions_from) else 1


def counted(state: State, scene: Scene, per: str) -> int:
    """How many of a thing the acting player has. (EFFECTS.md, `per`)"""
    player = state.players[scene.seat]
    if per == "compass":
        return compasses(player)
    if per == "combat_token":
        return len(player.tokens)
    if per == "assistant":
        return len(player.assistants)
    if per == "quest":
        return len(player.quests)
    if per == "synergy":
        return synergies(player)
    if per == "nation_with_3_influence":
        return sum(1 for influence in player.influence if influence >= ENOUGH_INFLUENCE)
    if per == "barrier":
        return barriers_crossed(player)
    if per == "improvement":
        return improvements(player)
    if per == "left_combat_or_figure":
        return player.combat + player.figures
    if per == "own_assistant_at_target":
        return assistants_at(player, scene.target)
    assert per == "other_assistant_at_target"
    return sum(assistants_at(other, scene.target) for other in state.players if other is not player)
