"""What Maracaibo's questions offer: for each kind of option its stable text, what it points at and what it says.

(Keys are the text of game files and never change.) The questions themselves stand beside the rules that ask them.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_CARDS,
    BASE_VILLAGE_ACTIONS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    FIELDS,
    GOODS,
    IMPROVEMENT,
    IMPROVEMENTS,
    LEGACY,
    NATIONS,
    PLACES,
    QUESTS,
    STORIES,
    SYNERGIES,
    TOKENS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, CombatOption
from quarterdeck.games.maracaibo.rules.ways import (
    COMBAT_ACTIONS,
    combat_action,
    explorations,
    field_ways,
    sailings,
    village_kinds,
    ways_taken,
)
from quarterdeck.kernel.rules.kinds import Amount, Kind, Numbered, Thing, plain_key
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.text.labels import Label, message_id

QUESTIONS: Final = Questions("maracaibo")

Choice = tuple[str | int, ...]
"""What is decided between two steps of a turn: a word and what it is about, or the numbers of places or fields."""

PASS: Final[Choice] = ("pass",)


# Components

A_PLACE: Final = Numbered("place", [place.id for place in PLACES])
A_NATION: Final = Numbered("nation", [nation.id for nation in NATIONS])
AN_AREA: Final = Numbered("area", [area.id for area in IMPROVEMENTS], ["area", "icons"])
A_SYNERGY: Final = Numbered("synergy", [synergy.id for synergy in SYNERGIES])
A_CARD: Final = Thing("card", CARDS, ["copy"])
A_CAREER: Final = Thing("career", CAREERS, ["career", "icons"])
A_GOOD: Final = Thing("good", GOODS)
A_LEGACY_TILE: Final = Thing("legacy", LEGACY)
A_TOKEN: Final = Thing("token", TOKENS)
A_BUILDING: Final = Thing("building", BUILDINGS)
A_CITY_TILE: Final = Thing("tile", CITY_TILES)
AN_AUTOMA_CARD: Final = Thing("automa", AUTOMA_CARDS)
VOTES: Final = [option.id for story in STORIES.values() for option in story.vote]
A_VOTE: Final = Thing("vote", dict.fromkeys(VOTES), target="")


class One(Kind[Choice]):
    """A single component, in the form of what is decided between two steps."""

    def __init__(self, kind: Kind[Any]) -> None:
        super().__init__(kind.name, none=PASS)
        self.kind = kind

    def key(self, value: Choice) -> str:
        return self.kind.key(value[0])

    def targets(self, value: Choice) -> list[str]:
        return self.kind.targets(value[0])

    def label(self, question: str, value: Choice) -> Label:
        return self.kind.label(question, value[0])

    def vocabulary(self) -> list[Choice] | None:
        words: list[Any] | None = self.kind.vocabulary()
        return None if words is None else [(word,) for word in words]


# Free actions, which are possible at nearly every question of a turn

PLAN: Final = "plan"
TASK: Final = "task"
ARM: Final = "arm"
FREE: Final[frozenset[str]] = frozenset([PLAN, TASK, ARM])


def is_free(value: Choice) -> bool:
    return value[0] in FREE


class WithFree(Kind[Choice]):
    """What a step of a turn offers, and the free actions. (MA-FREE-01, MA-RUL-84)"""

    def __init__(self, step: Kind[Choice]) -> None:
        super().__init__(step.name, none=PASS)
        self.step = step

    def key(self, value: Choice) -> str:
        return plain_key(value) if is_free(value) else self.step.key(value)

    def targets(self, value: Choice) -> list[str]:
        if not is_free(value):
            return self.step.targets(value)
        if value[0] == TASK:
            return [f"task:{int(value[1]) + 1}"]
        return [f"card:{value[1]}"] if value[0] == PLAN else ["idea:figures"]

    def label(self, question: str, value: Choice) -> Label:
        if not is_free(value):
            return self.step.label(question, value)
        if value[0] == PLAN:
            return Label("option-free-plan", {"copy": value[1]})
        if value[0] == TASK:
            return Label("option-free-task", {"number": int(value[1]) + 1})
        return Label("option-free-arm")

    def vocabulary(self) -> list[Choice] | None:
        words = self.step.vocabulary()
        return None if words is None else [*words, *FREE_ACTIONS]


FREE_ACTIONS: Final[list[Choice]] = [
    *((PLAN, card) for card in CARDS),
    *((TASK, number) for number in range(max(len(career.tasks) for career in CAREERS.values()))),
    (ARM,),
]


# Ways


class Sailing(Kind[Choice]):
    """A way of a ship: its stop, and where forks lead to the same stop the way there."""

    def __init__(self) -> None:
        super().__init__("place", none=PASS)

    def key(self, value: Choice) -> str:
        return " ".join(PLACES[int(place)].id for place in value)

    def targets(self, value: Choice) -> list[str]:
        return [f"place:{PLACES[int(value[-1])].id}"]

    def label(self, question: str, value: Choice) -> Label:
        route = [int(place) for place in value]
        args: dict[str, int | str] = {"place": PLACES[route[-1]].id}
        for name, via in zip(("via_place", "second_place"), ways_taken(route), strict=False):
            args[name] = PLACES[via].id
        return Label(("option-sail", "option-sail-via", "option-sail-via-two")[len(args) - 1], args)

    def vocabulary(self) -> list[Choice]:
        return [*sailings()]


class Landing(Kind[Choice]):
    """A way of an explorer: the field landed on with its reward, and which way where both lead there."""

    def __init__(self) -> None:
        super().__init__("field", none=PASS)

    def key(self, value: Choice) -> str:
        return " ".join(FIELDS[int(field)].id for field in value)

    def targets(self, value: Choice) -> list[str]:
        return [f"field:{FIELDS[int(value[-1])].id}"]

    def label(self, question: str, value: Choice) -> Label:
        field = FIELDS[int(value[-1])]
        args: dict[str, int | str] = {"field": field.id, "icons": field.id}
        if not field.reward:
            args["icons"] = "quest" if field.quest else "last"
        ways = field_ways([int(passed) for passed in value])
        if not ways:
            return Label("option-explore", args)
        return Label("option-explore-short" if ways[-1] else "option-explore-long", args)

    def vocabulary(self) -> list[Choice]:
        return [*explorations()]


# Deeds: a word, and for some what it is about


class Deed(Kind[Choice]):
    """Each word with the kind of what it is about; None for a word that stands alone."""

    def __init__(self, about: dict[str, Kind[Any] | None]) -> None:
        super().__init__("deed", none=PASS)
        self.about = about

    def targets(self, value: Choice) -> list[str]:
        about = self.about[str(value[0])]
        return [] if about is None else about.targets(value[1])

    def label(self, question: str, value: Choice) -> Label:
        word = str(value[0])
        about = self.about[word]
        said = message_id(question, word)
        return Label(message_id("option", said)) if about is None else about.label(said, value[1])

    def vocabulary(self) -> list[Choice]:
        found: list[Choice] = []
        for word, about in self.about.items():
            if about is None:
                found.append((word,))
            else:
                found.extend((word, value) for value in about.vocabulary() or [])
        return found


CITY: Final = "city"
VILLAGE: Final = "village"
QUEST: Final = "quest"
ASSISTANT: Final = "assistant"
DELIVER: Final = "deliver"
OFFER: Final = "offer"
CARD: Final = "card"
BUILDING: Final = "building"
VP: Final[Choice] = ("vp",)
FIGHT: Final = "fight"
PAY: Final = "pay"

ALL_QUESTS: Final[list[str]] = [*QUESTS, *(story.id for story in STORIES.values() if story.quest is not None)]
"""What can lie on the board to be fulfilled; a story tile by its card."""

A_QUEST: Final = Thing("quest", ALL_QUESTS, ["quest", "icons"])
AN_ASSISTANT: Final = Thing(
    "assistant", [card.id for card in CARDS.values() if card.assistant], ["copy", "help"], target="card"
)
A_DELIVERY: Final = Thing("deliver", CARDS, ["copy"], target="card")
AN_OFFER: Final = Thing(
    "offer", [tile.id for tile in LEGACY.values() if tile.offer is not None], ["legacy", "bargain"], target="legacy"
)
PURCHASES: Final[dict[str, Kind[Any] | None]] = {
    CARD: Thing("buy-card", CARDS, ["copy", "price", "icons"], target="card"),
    BUILDING: Thing("buy-building", BUILDINGS, ["building", "price", "icons"], target="building"),
}

MAIN_ACTION: Final = Deed({CITY: None, VILLAGE: None, QUEST: A_QUEST, ASSISTANT: AN_ASSISTANT})
DELIVERY: Final = Deed({DELIVER: A_DELIVERY})
QUEST_DEED: Final = Deed({QUEST: A_QUEST})
OFFER_DEED: Final = Deed({OFFER: AN_OFFER})
PURCHASE: Final = Deed(PURCHASES)
PURCHASE_OR_VP: Final = Deed({**PURCHASES, "vp": None})
FIGHTING: Final = Deed({FIGHT: None})
PAYMENT: Final = Deed({PAY: None})
NOTHING_ELSE: Final = Deed({})

PILE: Final[Choice] = ("pile",)
REST: Final = "rest"
DISPLAY: Final = "display"

MOST_CARDS: Final = max(
    effect.int_of("n") for area in IMPROVEMENTS for effect in area.effect if effect.verb == "perm_hand_limit"
)
"""The highest hand limit. (MA-SHIP-03)"""


class Source(Deed):
    """Where a card is drawn from: the pile, which may give all that are missing, or the display. (MA-RUL-125)"""

    def __init__(self) -> None:
        missing = Amount(range(2, MOST_CARDS + 1))
        super().__init__({"pile": None, REST: missing, DISPLAY: Thing("display", CARDS, ["copy"], target="card")})

    def targets(self, value: Choice) -> list[str]:
        return super().targets(value) if value[0] == DISPLAY else ["pile:draw"]


SOURCE: Final = Source()

BUY: Final = "va_buy"
CARD_QUEST: Final = "va_quest"
BASIC: Final[list[str]] = [action.id for action in BASE_VILLAGE_ACTIONS]
"""The village actions that everybody has."""


class VillageAct(Kind[Choice]):
    """A village action by the card or improvement that gives it, or the quest on a card."""

    def __init__(self) -> None:
        super().__init__("village", none=PASS)

    def targets(self, value: Choice) -> list[str]:
        return [f"card:{value[1]}"] if value[0] == CARD_QUEST else action_targets(str(value[0]))

    def label(self, question: str, value: Choice) -> Label:
        if value[0] == CARD_QUEST:
            return Label("option-village-quest", {"copy": value[1]})
        return Label("option-village" if value[0] in BASIC else "option-village-further", {"village": value[0]})

    def vocabulary(self) -> list[Choice]:
        found: list[Choice] = [(action.source or action.id,) for action in village_kinds()]
        return [*dict.fromkeys(found), *((CARD_QUEST, card) for card in CARDS)]


def action_targets(name: str) -> list[str]:
    """The card or area that gives an action."""
    if name in CARDS:
        return [f"card:{name}"]
    return [f"area:{name}"] if name in IMPROVEMENT else []


class OneOf(Kind[Choice]):
    """One of several effect lists, by the thing that shows them and its number there. What the thing is the question
    tells, so the key is the number alone."""

    def __init__(self) -> None:
        super().__init__("choice", none=PASS)

    def key(self, value: Choice) -> str:
        return f"{value[0]} {value[2]}"

    def targets(self, value: Choice) -> list[str]:
        return []

    def label(self, question: str, value: Choice) -> Label:
        return Label("option-choice", {"choice": f"{value[1]}_{value[2]}"})


# Combat

ACT: Final = "act"
SPEND_COMBAT: Final[Choice] = ("combat",)
SPEND_FIGURE: Final[Choice] = ("figure",)
FLAG_ACTION: Final = "ca_flag"

SPACES: Final[list[str]] = ["fleet_space_1", "fleet_space_2", "mine_space"]
"""The marker spaces of legacy tiles, in the order of the state. (MA-LEG-07, MA-LEG-09)"""


def on_tile(action: str) -> bool:
    """Whether a combat action strikes at the marker spaces of a legacy tile."""
    return combat_action(action).options[0].target in SPACES


class CombatStep(Kind[Choice]):
    """A combat action with the number of its option and its target; or what adds to the combat value."""

    def __init__(self) -> None:
        super().__init__("combat", none=PASS)

    def key(self, value: Choice) -> str:
        """Such as `act ca_flag 0 p04`, `act l06 0 fleet_space_1`, `combat`."""
        if value[0] != ACT:
            return plain_key(value)
        name, index, target = str(value[1]), int(value[2]), int(value[3])
        if target == NONE:
            return f"{ACT} {name} {index}"
        where = SPACES[target] if on_tile(name) else PLACES[target].id
        return f"{ACT} {name} {index} {where}"

    def targets(self, value: Choice) -> list[str]:
        """The target of a combat action; the card or area that gives it, where it has no target."""
        if value[0] != ACT:
            return ["idea:combat_points" if value == SPEND_COMBAT else "idea:figures"]
        name, target = str(value[1]), int(value[3])
        if on_tile(name):
            return [f"legacy:{name}"]
        return action_targets(name) if target == NONE else [f"place:{PLACES[target].id}"]

    def label(self, question: str, value: Choice) -> Label:
        if value[0] != ACT:
            return Label(f"option-combat-spend-{value[0]}")
        name, index, target = str(value[1]), int(value[2]), int(value[3])
        option = combat_action(name).options[index]
        args: dict[str, int | str] = {"action": name, "number": option.value, "way": f"{name}_{index}"}
        if target == NONE:
            return Label("option-combat-act", args)
        if option.target in SPACES:
            args["space"] = option.target
            return Label("option-combat-act-space", args)
        args["place"] = PLACES[target].id
        if name == FLAG_ACTION:
            return Label(f"option-combat-{'annex' if option.target.startswith('empty') else 'displace'}", args)
        return Label("option-combat-act-place", args)

    def vocabulary(self) -> list[Choice]:
        found: list[Choice] = [SPEND_COMBAT, SPEND_FIGURE]
        for name, action in COMBAT_ACTIONS.items():
            for index, option in enumerate(action.options):
                found.extend((ACT, name, index, target) for target in _strikes_at(option))
        return found


def _strikes_at(option: CombatOption) -> list[int]:
    """The targets that an option can ever have."""
    if not option.target:
        return [NONE]
    if option.target in SPACES:
        return [SPACES.index(option.target)]
    kinds = ["village", "city"] if option.target.endswith("flag") else ["village"]
    return [place.index for place in PLACES if place.kind in kinds]


SAILING: Final = Sailing()
LANDING: Final = Landing()
VILLAGE_ACT: Final = VillageAct()
ONE_OF: Final = OneOf()
COMBAT_STEP: Final = CombatStep()
