"""Crew cards: what they show, what they count, which of their abilities are still unused. (DR-ABIL, DR-USE)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Face, Role, Unit
from quarterdeck.games.dead_reckoning.content.components import CARDS, ROLES, UNITS
from quarterdeck.games.dead_reckoning.content.pieces import BATTLE, CANNON, ICON, NONE, TOP_LEVEL, WHEEL
from quarterdeck.games.dead_reckoning.state import Player, State
from quarterdeck.games.dead_reckoning.state_crew import Crew
from quarterdeck.kernel.rules.effects import Effect

ROLE: Final[dict[str, Role]] = {role.id: role for role in ROLES}
CODE: Final = 1000
PER_ICON: Final[dict[str, int]] = {"per_cannon": CANNON, "per_wheel": WHEEL}


def level_of(crew: Crew) -> int:
    """With the level-ups that only the owner knows of; in a world dealt anew there may be too many. (DR-LEVEL-05)"""
    return min(TOP_LEVEL, crew.level + crew.raised)


def face_of(state: State, card: str) -> Face:
    """The side of a row card that counts: the back of a merchant ship that was turned over. (DR-ENC-02, DR-ENC-08)"""
    row_card = CARDS[card]
    if row_card.merchant and card in state.turned:
        assert row_card.back is not None
        return row_card.back
    return row_card.front


def level_face(crew: Crew) -> Face:
    return ROLE[crew.role].levels[level_of(crew) - 1]


def faces(state: State, card: int) -> list[Face]:
    """The visible level and the advancements in the sleeve. (DR-ABIL-05)"""
    crew = state.crew[card]
    found = [level_face(crew)]
    for advancement in crew.sleeve:
        if advancement:
            found.append(face_of(state, advancement))
    return found


def units(state: State, card: int) -> list[Unit]:
    return [unit for face in faces(state, card) for unit in face.units]


def icons(state: State, card: int, icon: int) -> int:
    """How many of these icons abilities of the card may count; grey ones are left out. (DR-ABIL-03, DR-ABIL-05)"""
    return sum(face.icons[icon] for face in faces(state, card))


def shown_icons(state: State, card: int, icon: int) -> int:
    """How many of these icons the card is worth, those per another icon included. (DR-ABIL-04, DR-ADV-15)"""
    total = 0
    for unit in units(state, card):
        if unit.type == ICON and unit.icon == icon:
            total += unit.count if unit.per == NONE else icons(state, card, unit.per)
    return total


def quantity(state: State, card: int, effect: Effect, name: str) -> int:
    """A number of an effect, or as many as there are icons on the crew card. (DR-ABIL-03, DR-ABIL-04)"""
    word = effect.word(name)
    return icons(state, card, PER_ICON[word]) if word else effect.int_of(name)


def in_play_icons(state: State, player: Player, icon: int) -> int:
    return sum(shown_icons(state, card, icon) for card in player.play)


def is_warlike(state: State, card: int) -> bool:
    """Whether the card may be played in a battle: a cannon or a battle ability anywhere on it. (DR-RUL-14)"""
    return any(face.warlike > 0 for face in faces(state, card))


# What was used in this turn


def code(card: int, unit: Unit) -> int:
    return card * CODE + unit.number


def used_units(state: State) -> list[tuple[int, Unit]]:
    """The abilities used in this turn, each with its crew card."""
    return [(used // CODE, UNITS[used % CODE]) for used in state.used]


def is_used(state: State, card: int, unit: Unit) -> bool:
    return code(card, unit) in state.used


class Ready:
    """An ability that can be used now: the crew card, the unit that is used up, the one that acts (an option of a
    choice, otherwise the same), and whether it works by itself."""

    def __init__(self, card: int, unit: Unit, acting: Unit, by_itself: bool = False) -> None:
        self.card = card
        self.unit = unit
        self.acting = acting
        self.by_itself = by_itself


def unused_on(state: State, card: int, type: int) -> list[Ready]:
    """The unused abilities of this type on a crew card, options of choices included. (DR-USE-02, DR-ABIL-02)"""
    found: list[Ready] = []
    for face in faces(state, card):
        for use in face.uses[type]:
            if not is_used(state, card, use.unit):
                found.append(Ready(card, use.unit, use.acting, use.by_itself))
    return found


def unused(state: State, player: Player, type: int) -> list[Ready]:
    """Those on the cards in play. (DR-USE-02)"""
    found: list[Ready] = []
    for card in player.play:
        found.extend(unused_on(state, card, type))
    return found


def unused_battle(state: State, player: Player, on_win: bool, against_buildings: bool) -> list[Ready]:
    """The unused battle abilities for step 3, or those of a winner. (DR-USE-03, DR-BBLD-06, DR-RUL-15)"""
    return [
        ready
        for ready in unused(state, player, BATTLE)
        if ready.acting.on_win == on_win and not (against_buildings and ready.acting.not_vs_buildings)
    ]
