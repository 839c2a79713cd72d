"""Crew cards: drawing, levelling up, copying an ability. (DR-LEVEL, DR-CLEAN-14, DR-ADV-09, DR-ADV-20)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import UNITS
from quarterdeck.games.dead_reckoning.content.pieces import ACTION, CHOICE, TOP_LEVEL
from quarterdeck.games.dead_reckoning.kinds import COPIED, CREW, QUESTIONS, Unseen
from quarterdeck.games.dead_reckoning.rules.actions.achievements import count_veteran
from quarterdeck.games.dead_reckoning.rules.actions.goods import pay
from quarterdeck.games.dead_reckoning.rules.atoms import hands
from quarterdeck.games.dead_reckoning.rules.crews import (
    CODE,
    Ready,
    face_of,
    level_face,
    level_of,
)
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene, perform, usable
from quarterdeck.games.dead_reckoning.state import LEVEL_OFFERED, NO_LEVEL, NOBODY, Player, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose, draw, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import YES_OR_NO

DRAW_CREW: Final = QUESTIONS.to_chance("draw.crew", Unseen(CREW))
DRAW_BOTTOM: Final = QUESTIONS.to_chance("draw.bottom", Unseen(CREW))
LEVEL_UP: Final = QUESTIONS.add("level.choose", CREW, clause="DR-LEVEL-01", declinable=True, always=True)
LEVEL_BOTTOM: Final = QUESTIONS.add("level.bottom", YES_OR_NO, clause="DR-LEVEL-06")
COPY_ABILITY: Final = QUESTIONS.add("ability.copy", COPIED, clause="DR-RUL-52")

COPY: Final = "copy_ability"
PLACE: Final = "place_influence"


def can_draw(player: Player) -> bool:
    return bool(player.deck or player.bottom or player.discard)


async def draw_crew(t: Turn, seat: int) -> int:
    """The top card of the crew deck comes into the hand; without a deck the discard pile is shuffled. PASS if there is
    none either. (DR-CLEAN-14, DR-RUL-73)"""
    player = t.state.players[seat]
    if not can_draw(player):
        return PASS
    if not player.deck and not player.bottom:
        hands.shuffle_discard(t, seat)
    card: int = await draw(DRAW_CREW, player.deck, (seat,)) if player.deck else player.bottom[-1]
    hands.draw_card(t, seat, card)
    return card


# Levelling up


async def level_up(t: Turn, seat: int, card: int) -> None:
    """By one level. (DR-LEVEL-05, DR-RUL-40)"""
    hands.raise_level(t, seat, card)
    if level_of(t.state.crew[card]) == TOP_LEVEL:
        await count_veteran(t, seat)


def levellable(state: State, seat: int) -> list[int]:
    """The cards in hand below level 4. (DR-RUL-04)"""
    return [card for card in state.players[seat].hand if level_of(state.crew[card]) < TOP_LEVEL]


async def make_up_level(t: Turn, seat: int) -> None:
    """The level-up since the last own turn is made up for; only that of the set-up may be declined. Asked for also
    where nothing can be levelled up, because not asking would tell. (DR-LEVEL-01 to -04, DR-SETUP-22, DR-RUL-04)"""
    player = t.state.players[seat]
    pending, player.may_level = player.may_level, NO_LEVEL
    if pending == NO_LEVEL or not player.hand:
        return
    options = levellable(t.state, seat)
    if pending == LEVEL_OFFERED or not options:
        options.append(PASS)
    card = await choose(seat, LEVEL_UP, options)
    if card != PASS:
        await level_up(t, seat, card)


async def level_up_verb(t: Turn, scene: Scene, effect: Effect) -> None:
    """This card, or the lowest card of the own deck that can be. (DR-ADV-09, DR-LEVEL-06)"""
    if effect.word("target") == "this":
        await level_up_in_play(t, scene.seat, scene.card)
    elif await may(scene.seat, LEVEL_BOTTOM):
        await level_up_bottom(t, scene.seat)


async def level_up_in_play(t: Turn, seat: int, card: int) -> None:
    """What stands unchanged on both levels stays used. (DR-RUL-74)"""
    state = t.state
    before = level_face(state.crew[card]).units
    await level_up(t, seat, card)
    after = level_face(state.crew[card]).units
    gone = [card * CODE + unit.number for unit in before if unit not in after]
    state.used = [used for used in state.used if used not in gone]


async def level_up_bottom(t: Turn, seat: int) -> None:
    """The owner sees the cards from the bottom up to the first that is not at level 4; they keep their places.
    (DR-LEVEL-06, DR-RUL-73)"""
    player = t.state.players[seat]
    at = 0
    while at < len(player.bottom) or player.deck:
        if at == len(player.bottom):
            hands.see_bottom(t, seat, await draw(DRAW_BOTTOM, player.deck, (seat,)))
        card = player.bottom[at]
        if level_of(t.state.crew[card]) < TOP_LEVEL:
            await level_up(t, seat, card)
            return
        at += 1


def can_level_up(state: State, scene: Scene, effect: Effect) -> bool:
    if effect.word("target") == "this":
        return level_of(state.crew[scene.card]) < TOP_LEVEL
    player = state.players[scene.seat]
    return bool(player.deck or player.bottom)


VERBS.add("level_up", level_up_verb)
POSSIBLE.add("level_up", can_level_up)


# Using and copying


async def carry_out(t: Turn, scene: Scene, unit: Unit) -> None:
    """Pays the cost, then does what the ability says. (DR-PAY-05, DR-RUL-58)"""
    if unit.cost is not None:
        await pay(t, scene.seat, unit.cost)
    await perform(t, scene, unit.do)


def action_units(unit: Unit) -> list[Unit]:
    """An action ability, or those of a choice."""
    return [part for part in (unit.options if unit.type == CHOICE else [unit]) if part.type == ACTION]


def sleeved_actions(state: State, seat: int) -> list[tuple[int, Unit]]:
    """Crew cards in play and action abilities of advancements on them, used or not, that are no copying abilities.
    While a marker is half replaced only placing counts. (DR-ADV-20, DR-ABIL-09, DR-RUL-03)"""
    found: list[tuple[int, Unit]] = []
    for card in state.players[seat].play:
        for advancement in state.crew[card].sleeve:
            for unit in face_of(state, advancement).units if advancement else []:
                found.extend((card, part) for part in action_units(unit))
    if state.half != NOBODY:
        return [(card, part) for card, part in found if part.do[0].verb == PLACE]
    return [(card, part) for card, part in found if part.do[0].verb != COPY]


def copyable(state: State, scene: Scene) -> list[tuple[int, int]]:
    """Those that would do something as if they stood on this card. (DR-RUL-52)"""
    copying = UNITS[scene.unit]
    return [
        (card, part.number)
        for card, part in sleeved_actions(state, scene.seat)
        if usable(state, scene.seat, Ready(scene.card, copying, part))
    ]


async def copy_ability(t: Turn, scene: Scene, effect: Effect) -> None:
    """(DR-RUL-52)"""
    copied = await choose(scene.seat, COPY_ABILITY, copyable(t.state, scene))
    from_card, number = copied
    t.tell("ability.copied", scene.seat, from_card, number)
    await carry_out(t, scene, UNITS[number])


def can_copy(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(copyable(state, scene))


VERBS.add(COPY, copy_ability)
POSSIBLE.add(COPY, can_copy)
