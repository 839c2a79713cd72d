"""Village actions: as main action, and where an effect grants them. (MA-VILL, MA-RUL-85, MA-RUL-89)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import BASE_VILLAGE_ACTIONS, CARDS, IMPROVEMENT_VILLAGE_ACTIONS
from quarterdeck.games.maracaibo.content.pieces import VillageAction
from quarterdeck.games.maracaibo.kinds import BUY, CARD_QUEST, PASS, QUESTIONS, VILLAGE_ACT, Choice, WithFree
from quarterdeck.games.maracaibo.rules.actions.buying import purchases
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.actions.markers import can_claim
from quarterdeck.games.maracaibo.rules.actions.quests import can_fulfil, fulfil_card_quest
from quarterdeck.games.maracaibo.rules.counting import counted
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, pay, payable, perform
from quarterdeck.games.maracaibo.state import CARDS_VP, Loop, Player, State, Turn
from quarterdeck.kernel.rules.effects import Effect

CHOOSE_VILLAGE_ACTION: Final = QUESTIONS.add(
    "village.act", WithFree(VILLAGE_ACT), ["number"], clause="MA-VILL-02", declinable=True
)


async def village_action(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-CACT-01, MA-CACT-04, MA-EXPL-09)"""
    await grant(t, scene.seat, effect.int_of("n"))


async def village_action_per(t: Turn, scene: Scene, effect: Effect) -> None:
    """Counted once, at the beginning. (MA-CACT-06, MA-RUL-85)"""
    await grant(t, scene.seat, counted(t.state, scene, effect.word("per")))


VERBS.add("village_action", village_action)
VERBS.add("village_action_per", village_action_per)


async def grant(t: Turn, seat: int, number: int) -> None:
    """Up to so many village actions, one after another. (MA-VILL-02)"""
    loop = Loop(number)
    t.loops.append(loop)
    while loop.left > 0:
        loop.left -= 1
        if not await one_village_action(t, seat, loop.left + 1):
            break
    t.loops.remove(loop)


async def one_village_action(t: Turn, seat: int, left: int) -> bool:
    """Asks for one and performs it; False if the player wants none. (MA-VILL-02)"""
    choice = await decide(t, seat, CHOOSE_VILLAGE_ACTION, lambda: village_choices(t.state, seat), (left,))
    if choice == PASS:
        return False
    if choice[0] == CARD_QUEST:
        lose_the_rest(t)
        await fulfil_card_quest(t, seat, str(choice[1]))
        return True
    action = next(other for other in kinds(t.state.players[seat]) if name_of(other) == choice[0])
    if action.last:
        lose_the_rest(t)
    scene = Scene(seat, name_of(action), CARDS_VP)
    await pay(t, scene, action.cost)
    await perform(t, scene, action.then)
    return True


def lose_the_rest(t: Turn) -> None:
    """As last village action: all that are still open lapse. (MA-VILL-07, MA-RUL-89)"""
    t.lasts += 1
    t.state.villages = 0
    for loop in t.loops:
        loop.left = 0


def name_of(action: VillageAction) -> str:
    """What tells a village action from the others: the card or improvement that gives it."""
    return action.source or action.id


def kinds(player: Player) -> list[VillageAction]:
    """The three of everybody, those of improvements and those of cards. (MA-VILL-03 to -06)"""
    found = BASE_VILLAGE_ACTIONS.copy()
    for improvement, actions in IMPROVEMENT_VILLAGE_ACTIONS.items():
        if player.unlocked(improvement):
            found.extend(actions)
    for card in player.tableau:
        found.extend(CARDS[card].village_actions)
    return found


def village_choices(state: State, seat: int) -> list[Choice]:
    """Every village action that could be performed now, and none."""
    player = state.players[seat]
    found: list[Choice] = []
    for action in kinds(player):
        if possible(state, seat, action):
            found.append((name_of(action),))
    for card, tile in player.card_quests.items():
        if can_fulfil(state, seat, tile):
            found.append((CARD_QUEST, card))
    found.append(PASS)
    return found


def possible(state: State, seat: int, action: VillageAction) -> bool:
    """(MA-VILL-03, MA-RUL-34, MA-SHIP-12)"""
    if action.id == BUY:
        return bool(purchases(state, seat))
    if action.only_if and not can_claim(state, seat):
        return False
    return not action.cost or payable(state, Scene(seat, action.id, CARDS_VP), action.cost)
