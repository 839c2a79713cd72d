"""What Ahoy's questions offer: for each kind of option its stable text, what it points at and what it says.

(Keys are the text of game files and never change.) The questions themselves stand beside the rules that ask them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    AIDS,
    CARDS,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SLOTS,
    TERRAINS,
)
from quarterdeck.games.ahoy.rules.sea import xy
from quarterdeck.kernel.rules.effects import Ability
from quarterdeck.kernel.rules.kinds import OF_QUESTION, PASS, Amount, Kind, Numbered, Thing
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.text.labels import Label

QUESTIONS: Final = Questions("ahoy")

Parts = tuple[int | str, ...]

DIE_VALUES: Final = range(1, 7)


# The map


def cell_key(cell: int) -> str:
    """A cell as people write it: `x,y`."""
    x, y = xy(cell)
    return f"{x},{y}"


class Cell(Kind[int]):
    """A space of the map or beside it."""

    def __init__(self) -> None:
        super().__init__("cell", target="space", none=PASS)

    def key(self, value: int) -> str:
        return cell_key(value)


class Placement(Kind[tuple[int, int]]):
    """Where the north-west corner of a region tile lies, and by how many quarter turns it is turned."""

    def __init__(self) -> None:
        super().__init__("cell")

    def key(self, value: tuple[int, int]) -> str:
        return f"{cell_key(value[0])} r{value[1]}"

    def targets(self, value: tuple[int, int]) -> list[str]:
        return [f"space:{cell_key(value[0])}"]

    def label(self, question: str, value: tuple[int, int]) -> Label:
        return Label("option-explore-lay", {"cell": cell_key(value[0]), "turns": value[1]})


CELL: Final = Cell()
PLACEMENT: Final = Placement()
DIRECTION: Final = Numbered("direction", ["north", "east", "south", "west"], target="")
REGION: Final = Thing("region", REGIONS)


# Figures, cards, rewards

SPARE: Final[Parts] = ("spare",)
"""Hitting nobody."""


class FigureThere(Kind[Parts]):
    """A figure and where it stands, or nobody."""

    def __init__(self) -> None:
        super().__init__("figure")

    def key(self, value: Parts) -> str:
        return str(value[0]) if value == SPARE else f"{value[0]} {cell_key(int(value[1]))}"

    def targets(self, value: Parts) -> list[str]:
        return [] if value == SPARE else [f"figure:{value[0]}", f"space:{cell_key(int(value[1]))}"]

    def label(self, question: str, value: Parts) -> Label:
        if value == SPARE:
            return Label("option-damage-target-pass")
        return Label("option-damage-target", {"figure": value[0], "cell": cell_key(int(value[1]))})


class Cargo(Kind[str]):
    """A card as Cargo: by its name and the suit that it is delivered to."""

    def __init__(self) -> None:
        super().__init__("card", message="option-cargo")

    def arguments(self, value: str) -> dict[str, int | str]:
        return {"cargo": CARDS[value].cargo_id, "suit": CARDS[value].deliver_to}

    def vocabulary(self) -> list[str]:
        return list(CARDS)


class Stolen(Kind[tuple[str, ...]]):
    """A card of an enemy, and whether it is kept as Crew or as Cargo."""

    def __init__(self) -> None:
        super().__init__("card")

    def targets(self, value: tuple[str, ...]) -> list[str]:
        return [f"card:{value[0]}"]

    def label(self, question: str, value: tuple[str, ...]) -> Label:
        card, way = value
        return Label(f"option-card-steal-{way}", {"crew": card, "cargo": CARDS[card].cargo_id})

    def vocabulary(self) -> list[tuple[str, ...]]:
        return [(card, way) for card in CARDS for way in ("crew", "cargo")]


class Marker(Kind[int]):
    """One of the two pledge markers, which people count from 1."""

    def __init__(self) -> None:
        super().__init__("number", target="pledge", message=OF_QUESTION, none=PASS)

    def key(self, value: int) -> str:
        return str(value + 1)

    def argument(self, value: int) -> int | str:
        return value + 1

    def vocabulary(self) -> list[int]:
        return [0, 1]


FIGURE: Final = Thing("figure", FIGURES)
FIGURE_THERE: Final = FigureThere()
CARD: Final = Thing("card", CARDS, ["crew"])
CARGO: Final = Cargo()
STOLEN: Final = Stolen()
PLAN: Final = Thing("plan", PLANS)
REWARD: Final = Thing("reward", REWARDS)
MARKER: Final = Marker()
SPOILS: Final = Thing(
    "rule", [action.id for action in ACTIONS.values() if action.kind == "victory"], target="", message=OF_QUESTION
)
"""Battle Victory options, told by the sentence that is made from each (see sentences.py)."""


# Abilities


def abilities() -> Iterator[tuple[str, Ability]]:
    """Every ability in the box with the component that has it."""
    for card in CARDS.values():
        yield from [(card.id, ability) for ability in card.abilities]
    for plan in PLANS.values():
        yield from [(plan.id, ability) for ability in plan.abilities]
    for action in ACTIONS.values():
        yield from [(action.id, ability) for ability in action.abilities]
    for reward in REWARDS.values():
        yield from [(reward.id, ability) for ability in reward.abilities]
    for terrain in TERRAINS.values():
        yield from [(terrain.id, ability) for ability in terrain.abilities]
    for aid in AIDS.values():
        yield from [(aid.id, ability) for ability in aid.abilities]


VICTORY: Final = "victory"
"""The choice of a Battle Victory option, among other things that happen at that moment."""

MOMENTS: Final = ["anchor", "end_of_own_turn", "battle_won"]
"""When several abilities can start at the same time."""

MOMENT: Final = Thing(
    "moment",
    dict.fromkeys([VICTORY, *(source for source, ability in abilities() if ability.when in MOMENTS)]),
    target="",
    message=OF_QUESTION,
)
"""What happens at a moment, told by the sentence that is made from it."""


# Dice and slots

BACK: Final = 0
"""Turning a die by 1 and back again, for nothing; no die shows a 0. (AH-FINE-07)"""

COST: Final = "cost "
"""Before the id of a recruited card: the die that paid for it."""

HOLD: Final[Parts] = ("hold",)
"""Not firing."""

CANNONS: Final[list[str]] = [
    slot.id for slot in SLOTS.values() if slot.holder == "board" and ACTIONS[slot.action].base == "cannons"
]


class Turned(Amount):
    """What a die is turned to; or turning it back. (AH-EX-20)"""

    def __init__(self) -> None:
        super().__init__([*DIE_VALUES, BACK])

    def key(self, value: int) -> str:
        return "back" if value == BACK else str(value)

    def label(self, question: str, value: int) -> Label:
        return Label("option-die-change-back") if value == BACK else super().label(question, value)


class Relocation(Kind[tuple[str, ...]]):
    """Where a placed die lies, and the slot that it goes to."""

    def __init__(self) -> None:
        super().__init__("slot")

    def targets(self, value: tuple[str, ...]) -> list[str]:
        return [f"slot:{part}" for part in value]

    def label(self, question: str, value: tuple[str, ...]) -> Label:
        place, slot = value
        if place.startswith(COST):
            return Label("option-die-relocate-cost", {"crew": place[len(COST) :], "slot": slot})
        return Label("option-die-relocate", {"from": place, "slot": slot})

    def vocabulary(self) -> list[tuple[str, ...]]:
        places = [*SLOTS, *(f"{COST}{card}" for card in CARDS)]
        return [(place, slot) for slot in CANNONS for place in places]


class Shot(Kind[Parts]):
    """A Cannons die and by how much it is turned down; or none."""

    def __init__(self) -> None:
        super().__init__("slot")

    def targets(self, value: Parts) -> list[str]:
        return [] if value == HOLD else [f"slot:{value[1]}"]

    def label(self, question: str, value: Parts) -> Label:
        if value == HOLD:
            return Label("option-battle-fire-hold")
        return Label("option-battle-fire", {"slot": value[1], "amount": value[2]})

    def vocabulary(self) -> list[Parts]:
        return [HOLD, *(("fire", slot, amount) for slot in CANNONS for amount in range(1, max(DIE_VALUES)))]


SLOT: Final = Thing("slot", SLOTS)
TURNED: Final = Turned()
RELOCATION: Final = Relocation()
SHOT: Final = Shot()


# A turn

PLACE: Final = "place"
ASIDE: Final = "aside"
RECRUIT: Final = "recruit"
SMUGGLE: Final = "smuggle"
DELIVER: Final = "deliver"
CREW: Final = "crew"
PLAY: Final = "plan"
END: Final[Parts] = ("end",)


class Act(Kind[Parts]):
    """What a player does next: a word and what it is about."""

    def __init__(self) -> None:
        super().__init__("act")

    def targets(self, value: Parts) -> list[str]:
        kind = value[0]
        if kind == PLACE:
            return [f"die:{value[1]}", f"slot:{value[2]}"]
        if kind == ASIDE:
            return [f"die:{value[1]}"]
        if kind == RECRUIT and len(value) > 2:
            return [f"card:{value[1]}", f"die:{value[2]}"]
        if kind == PLAY:
            return [f"plan:{value[1]}"]
        return [f"card:{value[1]}"] if len(value) > 1 else []

    def label(self, question: str, value: Parts) -> Label:
        kind = str(value[0])
        message = f"option-turn-act-{kind}"
        if kind == PLACE:
            fits = SLOTS[str(value[2])].takes(int(value[1]))
            return Label(message if fits else f"{message}-changed", {"die": value[1], "slot": value[2]})
        if kind == ASIDE:
            return Label(message, {"die": value[1]})
        if kind == RECRUIT and len(value) > 2:
            return Label("option-turn-act-recruit-die", {"crew": value[1], "die": value[2]})
        if kind == RECRUIT:
            return Label(message, {"crew": value[1], "gold": CARDS[str(value[1])].gold_cost})
        if kind in (SMUGGLE, DELIVER):
            return Label(message, CARGO.arguments(str(value[1])))
        if kind == PLAY:
            return Label(message, {"plan": PLANS[str(value[1])].kind})
        return Label(message, {"crew": value[1]} if len(value) > 1 else {})

    def vocabulary(self) -> list[Parts]:
        found: list[Parts] = [(PLACE, die, slot) for slot in SLOTS for die in DIE_VALUES]
        found += [(ASIDE, die) for die in DIE_VALUES]
        for card, row in CARDS.items():
            found += [(RECRUIT, card, die) for die in DIE_VALUES] if row.die_cost else [(RECRUIT, card)]
            found += [(SMUGGLE, card), (DELIVER, card), (CREW, card)]
        return [*found, *((PLAY, plan) for plan in PLANS), END]


ACT: Final = Act()
