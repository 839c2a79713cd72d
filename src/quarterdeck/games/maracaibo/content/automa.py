"""Jean: her cards, her board and how strong she is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quarterdeck.games.maracaibo.content import words
from quarterdeck.games.maracaibo.content.checks import distinct, pairs_rising
from quarterdeck.games.maracaibo.content.pieces import ALL_ROUNDS
from quarterdeck.games.maracaibo.content.printed import Steps, vp_said
from quarterdeck.games.maracaibo.content.words import slot
from quarterdeck.kernel.content.reading import (
    NAMES,
    Content,
    Names,
    Place,
    Row,
    derived,
    integer,
    list_of,
    one_of,
    pair,
    read,
)
from quarterdeck.kernel.rules.effects import Effect

LEVELS: Final[dict[str, int]] = {"A": 5, "B": 6, "C": 4}
"""The levels of the Automa cards and how many cards there are of each."""
LEADS: Final = ["quests", "areas_vs_improvements", "explorer_fields_ahead"]


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """`display`: the position, 0 to 3, of the card that Jean takes if she cannot deliver."""

    id: str
    level: str = read(one_of(LEVELS))
    names: Names = read(NAMES, at="name")
    steps: int = read(integer(1, 2))
    fork: str = read(one_of(["upper", "lower"]))
    display: int = read(integer(1, 4).then(lambda number: number - 1))
    actions: list[Effect] = read(slot(words.JEAN))


def check_automa_card(card: AutomaCard, place: Place) -> None:
    for number in ALL_ROUNDS:
        now = [action.verb for action in card.actions if number in action.ints("rounds")]
        if not now:
            place.at("actions").problem(f"expected an action in round {number}")
        distinct(now, place.at("actions"))


def cards_of_levels(row: Row) -> list[int]:
    return [row.take(level, integer(0, most)) for level, most in LEVELS.items()]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How many Automa cards of each level, A to C."""

    id: str
    names: Names = read(NAMES, at="name")
    cards: list[int] = derived(cards_of_levels)


@dataclass(frozen=True, slots=True)
class AutomaSpace:
    disc: int = read(integer(1))
    vp: int = read(integer(0))
    area: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Lead:
    """What Jean gains for being ahead at the end: (at least so many ahead, VP), the best one counts."""

    id: str
    kind: str = read(one_of(LEADS))
    per_tile_vp: int = read(integer(1), default=0)
    steps: Steps = read(list_of(pair("by", "vp", integer(1)), 1).checked(pairs_rising), at="lead")


@dataclass(frozen=True, slots=True)
class AutomaBoard:
    """`income[n]`: Jean's VP with n discs gone; `areas[n]`: the areas cleared with n discs gone.
    `leads` by kind: quests, areas_vs_improvements, explorer_fields_ahead."""

    income: list[int]
    areas: list[int]
    card_vp: int
    leads: dict[str, Lead]


def read_automa_board(content: Content) -> AutomaBoard:
    spaces = list(content.table("automa_spaces", AutomaSpace).values())
    for number, space in enumerate(spaces, 1):
        area = (number + 1) // 2
        if (space.disc, space.area) != (number, area):
            wanted = f"expected disc {number} of area {area}, got disc {space.disc} of area {space.area}"
            content.place("automa_spaces").problem(wanted)
    return AutomaBoard(
        income=[0, *(space.vp for space in spaces)],
        areas=[number // 2 for number in range(len(spaces) + 1)],
        card_vp=content.only("per_display_card", vp_said),
        leads={lead.kind: lead for lead in content.table("automa_final", Lead).values()},
    )
