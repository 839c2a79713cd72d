"""Combat: a token, a nation, and a value that is spent on combat actions. (MA-FIGHT, MA-RUL-16)"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import (
    BASE_COMBAT_ACTIONS,
    CARDS,
    IMPROVEMENT_COMBAT_ACTIONS,
    LEGACY,
    NATION,
    PERMANENT,
    PLACES,
    STORIES,
    TOKENS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, CombatAction, CombatOption, CombatToken
from quarterdeck.games.maracaibo.kinds import (
    A_NATION,
    A_TOKEN,
    ACT,
    COMBAT_STEP,
    FIGHT,
    FIGHTING,
    PASS,
    QUESTIONS,
    SPACES,
    SPEND_COMBAT,
    SPEND_FIGURE,
    Choice,
    One,
    WithFree,
)
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import board, captain, purse
from quarterdeck.games.maracaibo.rules.board import (
    cities,
    flag_bonus,
    markers_on_places,
    may_enter,
    reached_field,
    villages,
)
from quarterdeck.games.maracaibo.rules.counting import permanent
from quarterdeck.games.maracaibo.rules.effects import VERBS, Scene, pay, payable, perform
from quarterdeck.games.maracaibo.state import COMBAT_VP, NATION_COUNT, Combat, Player, State, Turn
from quarterdeck.kernel.rules.ask import Ask, draw
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.labels import Label

BEGIN_COMBAT: Final = QUESTIONS.add("combat.begin", WithFree(FIGHTING), clause="MA-FIGHT-01", declinable=True)
COMBAT_NATION: Final = QUESTIONS.add(
    "combat.nation", WithFree(One(A_NATION)), ["token"], clause="MA-FIGHT-03", declinable=True
)
NEXT_BLOW: Final = QUESTIONS.add(
    "combat.act", WithFree(COMBAT_STEP), ["number", A_NATION], clause="MA-FIGHT-06", declinable=True
)
DRAW_TOKEN: Final = QUESTIONS.to_chance("draw.token", A_TOKEN)

VALUE_WITHOUT_TOKEN: Final = 3


@COMBAT_NATION.worded
def _without_token(ask: Ask[Any], text: Label) -> Label:
    return text if ask.about[0] else Label(f"{text.message}-bare")


async def fight(t: Turn, scene: Scene, effect: Effect) -> None:
    """Optional; who picked it among other effects has agreed already. (MA-CACT-10, MA-RUL-73)"""
    if scene.chosen or await decide(t, scene.seat, BEGIN_COMBAT, _begin_or_not) != PASS:
        await combat(t, scene.seat)


def _begin_or_not() -> list[Choice]:
    return [(FIGHT,), PASS]


async def combat(t: Turn, seat: int) -> None:
    """In the order of the rules; the token is kept. (MA-RUL-16, MA-FIGHT-15)"""
    player = t.state.players[seat]
    purse.gain_combat(t, seat, permanent(player, "perm_combat_before_fight"))
    fighting = Combat(seat=seat, token=await reveal_token(t, seat))
    t.state.combats.append(fighting)
    if await choose_nation(t, fighting):
        fighting.value = value_of(t.state, fighting.token, fighting.nation)
        t.tell("combat.value", seat, fighting.nation, fighting.value)
        await spend(t, fighting)
    t.state.combats.pop()
    if fighting.token:
        captain.keep_token(t, seat, fighting.token)


async def reveal_token(t: Turn, seat: int) -> str:
    """From the higher of the two piles, which are alike; "" when both are empty. (MA-FIGHT-01, MA-FIGHT-02, MA-RUL-90,
    MA-RUL-124)"""
    if not any(t.state.piles):
        return ""
    token: str = await draw(DRAW_TOKEN, t.state.tokens)
    board.reveal_token(t, seat, token)
    return token


async def choose_nation(t: Turn, fighting: Combat) -> bool:
    """The nation whose cost is paid or bonus taken; False if no cost can be paid. (MA-FIGHT-03, MA-RUL-17)"""
    seat, token = fighting.seat, fighting.token

    def choices() -> list[Choice]:
        found: list[Choice] = [(nation,) for nation in range(NATION_COUNT) if can_choose(t.state, seat, token, nation)]
        if not found:
            found.append(PASS)
        return found

    choice = await decide(t, seat, COMBAT_NATION, choices, (token,))
    if choice == PASS:
        return False
    nation = fighting.nation = int(choice[0])
    t.tell("combat.nation", seat, nation)
    if token:
        scene = fighting_scene(seat, token, nation)
        await pay(t, scene, TOKENS[token].sides[nation].pay)
        await perform(t, scene, TOKENS[token].sides[nation].gain)
    purse.gain_combat(t, seat, nation_bonus(t.state.players[seat], nation))
    return True


def can_choose(state: State, seat: int, token: str, nation: int) -> bool:
    """(MA-RUL-17)"""
    return not token or payable(state, fighting_scene(seat, token, nation), TOKENS[token].sides[nation].pay)


def fighting_scene(seat: int, source: str, nation: int) -> Scene:
    scene = Scene(seat, source, COMBAT_VP)
    scene.nation = nation
    return scene


def nation_bonus(player: Player, nation: int) -> int:
    """(MA-PERM-09)"""
    cards = PERMANENT["perm_nation_combat"]
    total = 0
    for card in player.tableau:
        if card in cards:
            for effect in cards[card]:
                if NATION[effect.word("nation")] == nation:
                    total += effect.int_of("n")
    return total


def value_of(state: State, token: str, nation: int) -> int:
    """What the token gives this nation; without a token the same for all. (MA-FIGHT-02)"""
    if not token:
        return VALUE_WITHOUT_TOKEN
    shown = TOKENS[token]
    return max(0, shown.sides[nation].value + condition_change(state, shown, nation))


def condition_change(state: State, token: CombatToken, nation: int) -> int:
    """Only the nation that alone has most, or fewest. (MA-FIGHT-04, MA-FIGHT-05, MA-RUL-18, MA-RUL-91)"""
    if not token.condition:
        return 0
    counts = markers_on_places(state)
    extreme = max(counts) if token.condition == "most_markers" else min(counts)
    alone = counts.count(extreme) == 1
    return token.change if alone and counts[nation] == extreme else 0


# Spending the combat value


async def spend(t: Turn, combat: Combat) -> None:
    """Combat actions in any order, each once; points and figures may add to the value. (MA-FIGHT-06 to -08)"""
    while True:
        choice = await decide(
            t, combat.seat, NEXT_BLOW, lambda: combat_choices(t.state, combat), (combat.value, combat.nation)
        )
        if choice == PASS:
            return
        if choice == SPEND_COMBAT:
            purse.pay_combat(t, combat.seat, 1)
            combat.value += 1
        elif choice == SPEND_FIGURE:
            purse.return_figures(t, combat.seat, 1)
            combat.value += 1
        else:
            await act(t, combat, str(choice[1]), int(choice[2]), int(choice[3]))


def name_of(action: CombatAction) -> str:
    """What tells a combat action from the others: the card or tile that gives it. (MA-RUL-19)"""
    return action.source or action.id


def combat_actions(state: State, player: Player) -> list[CombatAction]:
    """Printed ones, and those of improvements, cards, legacy tiles and story cards. (MA-FIGHT-13)"""
    found = BASE_COMBAT_ACTIONS.copy()
    for improvement, actions in IMPROVEMENT_COMBAT_ACTIONS.items():
        if player.unlocked(improvement):
            found.extend(actions)
    for card in player.tableau:
        found.extend(CARDS[card].combat_actions)
    for tile in state.legacy:
        add_shared_action(player, LEGACY[tile].combat_action, found)
    for story in state.stories:
        add_shared_action(player, STORIES[story].combat_action, found)
    return found


def add_shared_action(player: Player, action: CombatAction | None, found: list[CombatAction]) -> None:
    """(MA-LEG-07, MA-LEG-09)"""
    if action is not None and (action.needs_explorer == NONE or reached_field(player, action.needs_explorer)):
        found.append(action)


def combat_choices(state: State, combat: Combat) -> list[Choice]:
    """Everything that may be done next in a combat. (MA-FIGHT-07, MA-FIGHT-08, MA-FIGHT-15)"""
    player = state.players[combat.seat]
    found: list[Choice] = []
    for action in combat_actions(state, player):
        name = name_of(action)
        if name in combat.used:
            continue
        for index, option in enumerate(action.options):
            if option.value <= combat.value:
                for target in targets(state, player, combat.nation, option):
                    found.append((ACT, name, index, target))
    if player.combat:
        found.append(SPEND_COMBAT)
    if player.figures:
        found.append(SPEND_FIGURE)
    found.append(PASS)
    return found


def targets(state: State, player: Player, nation: int, option: CombatOption) -> list[int]:
    """Where an option of a combat action may strike; [NONE] for one without target.
    (MA-FIGHT-11, MA-FIGHT-14, MA-RUL-21, MA-RUL-22)"""
    kind = option.target
    if not kind:
        return [NONE]
    if not state.left[nation]:
        return []
    if kind in SPACES:
        space = SPACES.index(kind)
        return [space] if state.spaces[space] == NONE else []
    places = cities(state) if kind.endswith("flag") else villages(state)
    if kind.startswith("empty"):
        return [place for place in places if state.markers[place] == NONE and may_enter(state, player, place)]
    return [place for place in places if state.markers[place] not in (NONE, nation) and may_enter(state, player, place)]


async def act(t: Turn, combat: Combat, name: str, index: int, target: int) -> None:
    """Lowers the value, drives another nation's marker out, does the rest. (MA-FIGHT-10 to -12, EFFECTS.md)"""
    player = t.state.players[combat.seat]
    action = next(other for other in combat_actions(t.state, player) if name_of(other) == name)
    option = action.options[index]
    combat.used.append(name)
    combat.value -= option.value
    t.tell("combat.action", combat.seat, name, option.value)
    scene = fighting_scene(combat.seat, name, combat.nation)
    if option.target in SPACES:
        scene.space = target
    elif option.target:
        scene.target = target
        displace(t, combat.seat, target)
    await perform(t, scene, option.then)
    await perform(t, scene, action.then)


def displace(t: Turn, seat: int, place: int) -> None:
    """(MA-FIGHT-11, MA-PERM-10)"""
    if t.state.markers[place] != NONE:
        board.remove_marker(t, place)
        purse.gain_vp(t, seat, permanent(t.state.players[seat], "perm_displace_vp"), COMBAT_VP)


async def gain_flag_bonus(t: Turn, scene: Scene, effect: Effect) -> None:
    """For annexing and for displacing. (MA-FIGHT-12, MA-RUL-23)"""
    place = scene.target
    await perform(t, Scene(scene.seat, PLACES[place].id, COMBAT_VP), flag_bonus(t.state, place))


VERBS.add("fight", fight)
VERBS.add("gain_flag_bonus", gain_flag_bonus)
