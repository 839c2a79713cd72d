"""When things and cards may be used: openly in order, then cards face down, again until all pass. (MM-RUL-71)"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck.games.marauders.content.components import GLORY, WEAPONS
from quarterdeck.games.marauders.content.pieces import GloryCard
from quarterdeck.games.marauders.kinds import A_CARD, QUESTIONS, Choice, cards_for
from quarterdeck.games.marauders.rules.atoms import hulls, piles
from quarterdeck.games.marauders.rules.effects import (
    POSSIBLE,
    VERBS,
    Scene,
    Use,
    perform,
    side_of,
    used_mark,
    uses_at,
    would_do,
)
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, Ask, choose, may
from quarterdeck.kernel.rules.kinds import YES_OR_NO
from quarterdeck.kernel.rules.question import Question

SECRET: Final = "secret"
"""The way of asking that tells nobody who holds a card. (MM-RUL-107)"""

PLAYED: Final = "glory_played"
WINDOWS: Final[list[str]] = [
    "other_turn_start",
    "scout_roll",
    "scouted",
    "skill_roll",
    "enter_port",
    "sell_goods",
    "buy_goods",
    "shipyard",
    "attack_bounty",
    "raid_resolve",
    "raid_success",
    "combat_start",
    "contest_roll",
    "hits_counted",
    "hits_located",
    "crew_combat_start",
    "crew_roll",
    "combat_end",
    PLAYED,
]
"""The moments at which players are asked for cards. Cards for the own turn or a Port action are among what the player
on turn may do anyway; at other moments there are only things to use."""

WINDOW: Final[dict[str, Question[str]]] = {
    window: QUESTIONS.add(
        f"window.{window}",
        cards_for(window),
        clause="MM-RUL-71",
        declinable=True,
        always=True,
        in_advance=NOTHING,
        said_as="window",
        given={"when": window},
    )
    for window in WINDOWS
}
PLAY_LAID: Final = QUESTIONS.add("window.play", YES_OR_NO, [("card", "deed")], "MM-RUL-71")
USE_THING: Final = QUESTIONS.add("use.thing", YES_OR_NO, [("source", "help")], "MM-RUL-71")
DISCARD_GLORY: Final = QUESTIONS.add("glory.discard", A_CARD, clause="MM-GLORY-03")

SceneOf = Callable[[int], Scene]


# Things of the captain, the ship and the zone


async def use_things(t: Turn, window: str, seats: list[int], scene_of: SceneOf, again: bool = False) -> None:
    """What a captain has is used openly, in order; `again`: only what he may, not what he must. (MM-RUL-71, -93)"""
    for seat in seats:
        scene = scene_of(seat)
        for use in uses_at(t.state, seat, window, side_of(t.state, scene)):
            if again and not use.effect.may:
                continue
            scene.source = use.source
            scene.declined = False
            if is_possible(t.state, scene, use) and await agrees(scene, use):
                await VERBS.rules[use.effect.verb](t, scene, use.effect)
                if not scene.declined:
                    use_up(t, scene, use)


def is_possible(state: State, scene: Scene, use: Use) -> bool:
    if use.effect.verb not in VERBS:
        return False
    possible = POSSIBLE.rules.get(use.effect.verb)
    return possible is None or possible(state, scene, use.effect)


ASKING: Final[list[str]] = ["redirect_hit", "reroll_area"]
"""Verbs that ask what they are used for, nothing among it: to ask before whether they are used decides nothing."""


async def agrees(scene: Scene, use: Use) -> bool:
    return not use.effect.may or use.effect.verb in ASKING or await may(scene.seat, USE_THING, (use.source,))


def use_up(t: Turn, scene: Scene, use: Use) -> None:
    """Limits per combat and round; special weapons go back to the supply. (EFFECTS.md, `limit`)"""
    side = side_of(t.state, scene)
    if side is not None and use.effect.word("limit"):
        side.used.append(used_mark(use.source, use.effect))
    if use.source in WEAPONS and use.source in t.state.players[scene.seat].weapons:
        hulls.give_weapon_back(t, scene.seat, use.source)


# Cards


def playable(state: State, seat: int, window: str, scene: Scene, back: Sequence[str] = ()) -> list[str]:
    """The hand cards of this window that would do something, but for those taken `back` in it. (MM-CARDS-01,
    MM-RUL-94)"""
    return [
        card
        for card in state.players[seat].hand
        if GLORY[card].window == window and card not in back and would_do(state, scene, GLORY[card].effects)
    ]


def designs_of(window: str) -> list[GloryCard]:
    """One card of every design that fits this moment."""
    return list({card.design: card for card in GLORY.values() if card.window == window}.values())


DESIGNS: Final[dict[str, list[GloryCard]]] = {window: designs_of(window) for window in WINDOWS}


def is_asked(state: State, window: str, seat: int, scene: Scene, back: list[str]) -> bool:
    """In a secret game whoever has cards, as long as any card of the box would do something: that hangs on nothing
    that the others cannot see. In a fast one who can play one. (MM-RUL-107)"""
    if not state.players[seat].hand:
        return False
    if state.windows != SECRET:
        return bool(playable(state, seat, window, scene, back))
    return any(might_do(state, scene, card) for card in DESIGNS.get(window, []))


def choose_on_turn(
    state: State, question: Question[Choice], options: Callable[[], list[Choice]], about: tuple[int | str, ...] = ()
) -> Ask[Choice]:
    """What the player on turn does next, cards for this moment among it. In a secret game a player with cards is asked
    also where nothing but ending is left, as if one of them could be played. (MM-RUL-107)"""
    always = state.windows == SECRET and bool(state.players[state.turn].hand)
    return Ask(state.turn, question, options, about, always)


def might_do(state: State, scene: Scene, card: GloryCard) -> bool:
    """Whether the card would do something if the player had any gold that it may cost. (MM-RUL-107)"""
    if is_copy(card.id):
        return may_be_copied(scene) and might_do(state, scene, GLORY[scene.copied])
    return any(effect.int_of("gold_each") or would_do(state, scene, [effect]) for effect in card.effects)


async def open_window(t: Turn, window: str, seats: list[int], scene_of: SceneOf) -> None:
    """Things first; then cards are announced and resolved, until nobody announces any more. (MM-RUL-71)"""
    await use_things(t, window, seats, scene_of)
    await play_cards(t, window, seats, scene_of)


async def play_cards(t: Turn, window: str, seats: list[int], scene_of: SceneOf) -> None:
    """Cards are announced and resolved; each further opening lets things be used too. What was taken back is not
    announced again, or it would never have to end. (MM-RUL-71)"""
    entitled = [seat for seat in seats if t.state.players[seat].captain]
    back: list[str] = []
    while await announce(t, window, entitled, scene_of, back):
        for seat in entitled:
            await resolve_laid(t, window, seat, scene_of(seat), entitled, back)
        await use_things(t, window, entitled, scene_of, again=True)


async def announce(t: Turn, window: str, seats: list[int], scene_of: SceneOf, back: list[str]) -> bool:
    """Each in order; those who passed before the first card was announced are asked once more. Whether anybody did.
    (MM-GLORY-05, MM-CARDS-02, MM-RUL-71)"""
    passed: list[int] = []
    anybody = False
    for seat in seats:
        if await lay_card(t, window, seat, scene_of(seat), back):
            anybody = True
        elif not anybody:
            passed.append(seat)
    if anybody:
        for seat in passed:
            await lay_card(t, window, seat, scene_of(seat), back)
    return anybody


async def lay_card(t: Turn, window: str, seat: int, scene: Scene, back: list[str]) -> bool:
    """Face down, or nothing. (MM-GLORY-05)"""
    if not is_asked(t.state, window, seat, scene, back):
        return False
    card = await choose(seat, WINDOW[window], lambda: [*playable(t.state, seat, window, scene, back), NOTHING])
    if card == NOTHING:
        return False
    piles.announce_card(t, seat, card)
    return True


async def resolve_laid(t: Turn, window: str, seat: int, scene: Scene, entitled: list[int], back: list[str]) -> None:
    """In order; a player may take the card back, but must show it. Where nobody else had a say since he announced it he
    is not asked again. (MM-GLORY-06, MM-RUL-63, MM-RUL-71)"""
    player = t.state.players[seat]
    if not player.laid:
        return
    card = player.laid[0]
    fits = GLORY[card].window == window and would_do(t.state, scene, GLORY[card].effects)
    if not fits or (len(entitled) > 1 and not await may(seat, PLAY_LAID, (card,))):
        piles.withdraw_card(t, seat, card)
        back.append(card)
        return
    await play_card(t, seat, card, scene, entitled)


async def play_card(t: Turn, seat: int, card: str, scene: Scene, entitled: list[int]) -> None:
    """Its effects, the discard pile, and who learns quickly from it: `entitled` are those whose moment it is.
    (MM-GLORY-04, MM-RUL-97)"""
    copied = scene.copied
    scene.source = card
    piles.play_card(t, seat, card)
    await perform(t, scene, GLORY[card].effects)
    piles.discard_played(t, card)
    await let_learn(t, copied if copied and is_copy(card) else card, scene, entitled)


def is_copy(card: str) -> bool:
    return GLORY[card].effects[0].verb == "copy_card"


async def let_learn(t: Turn, card: str, scene: Scene, entitled: list[int]) -> None:
    """The window for cards that copy the one just resolved; in a moment of one player only for him.
    (MM-CARDS-04, MM-RUL-97)"""
    if not t.state.players[scene.seat].captain:
        return

    def scene_of(seat: int) -> Scene:
        mine = scene if seat == scene.seat else Scene(seat, "")
        mine.copied = card
        if scene.side >= 0:
            mine.side = next(i for i, side in enumerate(t.state.combat().sides) if side.seat == seat)
        return mine

    before = scene.copied
    await open_window(t, PLAYED, entitled, scene_of)
    scene.copied = before


async def copy_card(t: Turn, scene: Scene, effect: object) -> None:
    """The effect of the card just resolved, as if it were one's own. (MM-RUL-97)"""
    await perform(t, scene, GLORY[scene.copied].effects)


def can_copy(state: State, scene: Scene, effect: object) -> bool:
    """Only what could apply here and now. (MM-RUL-97)"""
    return may_be_copied(scene) and would_do(state, scene, GLORY[scene.copied].effects)


def may_be_copied(scene: Scene) -> bool:
    """Not a specialist. (MM-RUL-97)"""
    return bool(scene.copied) and GLORY[scene.copied].category != "specialist" and not is_copy(scene.copied)


VERBS.add("copy_card", copy_card)
POSSIBLE.add("copy_card", can_copy)


# Windows of one player only


async def own_window(t: Turn, window: str, scene: Scene) -> None:
    """A moment that only its player may use. (MM-GLORY-04)"""
    await open_window(t, window, [scene.seat], lambda seat: scene)


async def choose_card_to_discard(t: Turn, seat: int) -> None:
    """Above the hand limit, before anything else is played. (MM-GLORY-03)"""
    player = t.state.players[seat]
    piles.discard_glory(t, seat, await choose(seat, DISCARD_GLORY, lambda: player.hand.copy()))
