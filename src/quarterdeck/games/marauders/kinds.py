"""What the questions of Merchants & Marauders offer: for each kind of option its stable text, what it points at and
what it says.

(Keys are the text of game files and never change.) The questions themselves stand beside the rules that ask them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    EVENTS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NATIONS,
    NPC_CAPTAINS,
    NPCS,
    RUMORS,
    SHIPS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.state import SKULL
from quarterdeck.kernel.rules.kinds import PASS, Amount, Kind, Numbered, Seat, Thing
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.text.labels import Label, message_id

QUESTIONS: Final = Questions("marauders")

Choice = tuple[str | int, ...]
"""A word and what it is about."""


# Components


def explained(name: str, ids: Iterable[str]) -> Thing:
    """Components whose option tells what they do, too."""
    return Thing(name, ids, [name, "deed"])


def cards_for(moment: str) -> Thing:
    """The glory cards for one moment."""
    return explained("card", [card.id for card in GLORY.values() if card.window == moment])


class PerhapsNpc(Numbered):
    """An NPC ship, or none."""

    def __init__(self) -> None:
        super().__init__("npc", [npc.id for npc in NPCS])

    def arguments(self, value: int) -> dict[str, int | str]:
        return {} if value == NONE else super().arguments(value)


START_SHIPS: Final[list[str]] = [ship for ship in SHIPS if SHIPS[ship].start_choice]

A_ZONE: Final = Numbered("zone", [zone.id for zone in ZONES])
A_NATION: Final = Numbered("nation", [nation.id for nation in NATIONS])
AN_AREA: Final = Numbered("area", AREAS)
AN_NPC: Final = PerhapsNpc()
AN_NPC_CAPTAIN: Final = Thing("npc_captain", NPC_CAPTAINS)
A_SEAT: Final = Seat()
A_SIDE: Final = Numbered("side", ["attacker", "defender"], target="")
A_CAPTAIN: Final = Thing("captain", CAPTAINS)
A_SHIP: Final = explained("ship", SHIPS)
A_START_SHIP: Final = explained("ship", START_SHIPS)
A_CARD: Final = explained("card", GLORY)
A_SPECIALIST: Final = explained("card", [card.id for card in GLORY.values() if card.category == "specialist"])
A_RUMOR: Final = explained("rumor", RUMORS)
A_MISSION: Final = explained("mission", MISSIONS)
A_MODIFICATION: Final = explained("modification", MODIFICATIONS)
A_WEAPON: Final = explained("weapon", WEAPONS)
AN_EVENT: Final = Thing("event", EVENTS)
A_CARGO: Final = Thing("cargo", CARGO_CARDS)
A_GOOD: Final = Thing("good", GOODS)

DROP: Final = "drop "
"""Before a good on board that is got rid of."""


class Bargain(Kind[str]):
    """A good of the offer, or one on board to get rid of. (MM-BUY-03, MM-BUY-05)"""

    def __init__(self) -> None:
        super().__init__("good")

    def targets(self, value: str) -> list[str]:
        return [f"good:{value.removeprefix(DROP)}"]

    def label(self, question: str, value: str) -> Label:
        message = "option-buy-drop" if value.startswith(DROP) else "option-buy"
        return Label(message, {"good": value.removeprefix(DROP)})

    def vocabulary(self) -> list[str]:
        return [*GOODS, *(DROP + good for good in GOODS)]


A_BARGAIN: Final = Bargain()

PAY: Final = "pay"
TURN_AWAY: Final = "turn_away"

A_WAY_IN: Final = Thing("gate", [PAY, TURN_AWAY], target="")


class Way(Kind[tuple[str, str, int]]):
    """One of the ways between which a card lets choose: its number, which people count from 0. (The number alone is
    the key, so the ways of all cards together have none of their own.)"""

    def __init__(self) -> None:
        super().__init__("choice", target="")

    def key(self, value: tuple[str, str, int]) -> str:
        return str(value[2])

    def targets(self, value: tuple[str, str, int]) -> list[str]:
        return []

    def label(self, question: str, value: tuple[str, str, int]) -> Label:
        return Label("option-choice", {"choice": f"{value[1]}_{value[2]}"})


A_WAY: Final = Way()


# Combat

SHOOT: Final = "shoot"
BOARD: Final = "board"
FLEE: Final = "flee"

A_DECLARATION: Final = Thing("declared", [SHOOT, BOARD, FLEE])

BY_SKULL: Final = 10
"""Added to the area of a hit that a skull made: such hits are applied after the numbered ones. (MM-AREA-02)"""

SKULLS_LOCATED: Final[list[int]] = [BY_SKULL + area for area in range(len(AREAS))]


def area_of(hit: int) -> int:
    return hit % BY_SKULL


class Hit(Kind[int]):
    """A located hit: its area, and whether a skull made it."""

    def __init__(self) -> None:
        super().__init__("area", none=PASS)

    def key(self, value: int) -> str:
        return AREAS[value] if value < BY_SKULL else f"skull {AREAS[area_of(value)]}"

    def targets(self, value: int) -> list[str]:
        return [f"area:{AREAS[area_of(value)]}"]

    def label(self, question: str, value: int) -> Label:
        return Label("option-area" if value < BY_SKULL else "option-skull", {"area": AREAS[area_of(value)]})

    def vocabulary(self) -> list[int]:
        return [*range(len(AREAS)), *SKULLS_LOCATED]


class Face(Amount):
    """What a die shows: pips, a skull, or a skull whose area is known. (MM-DICE-01)"""

    def label(self, question: str, value: int) -> Label:
        if value >= BY_SKULL:
            return Label("option-skull", {"area": AREAS[area_of(value)]})
        return Label("option-die", {"number": value}) if value < SKULL else Label("option-die-skull")


A_HIT: Final = Hit()
A_FACE: Final = Face(range(1, SKULL + 1))
A_LOCATION: Final = Face([*range(1, SKULL + 1), *SKULLS_LOCATED])


# What a player does next


class Deed(Kind[Choice]):
    """A word and mostly what it is about. `about`: by their words, the kinds of what follows them; `ideas`: what on the
    table words point at that no component is; `plain`: words that stand alone."""

    def __init__(self, about: Mapping[str, Kind[Any]], ideas: Mapping[str, str], plain: list[str]) -> None:
        super().__init__("deed")
        self.about: dict[str, Kind[Any]] = dict(about)
        self.ideas: dict[str, str] = dict(ideas)
        self.plain = plain

    def key(self, value: Choice) -> str:
        kind = self.about.get(str(value[0]))
        return super().key(value) if kind is None else f"{value[0]} {kind.key(value[1])}"

    def targets(self, value: Choice) -> list[str]:
        word = str(value[0])
        if word in self.ideas:
            return [f"idea:{self.ideas[word]}"]
        return self.about[word].targets(value[1]) if word in self.about else []

    def label(self, question: str, value: Choice) -> Label:
        word = str(value[0])
        kind = self.about.get(word)
        return Label(message_id("option", question, word), {} if kind is None else kind.arguments(value[1]))

    def vocabulary(self) -> list[Choice]:
        found: list[Choice] = [(word,) for word in self.plain]
        for word, kind in self.about.items():
            found += [(word, value) for value in kind.vocabulary() or []]
        return found


MOST_SEATS: Final = 4
TASKS: Final = range(max(len(mission.tasks) for mission in MISSIONS.values()))
"""The positions of a mission's tasks."""

CARD: Final = "card"

MOVE: Final = "move"
ENTER: Final[Choice] = ("enter",)
LEAVE: Final[Choice] = ("leave",)
SCOUT: Final = "scout"
MERCHANT: Final = "merchant"
PLAYER: Final = "player"
NPC_SHIP: Final = "npc"
RUMOR: Final = "rumor"
TASK: Final = "task"
PORT: Final[Choice] = ("port",)
KEPT: Final = "kept"
RETIRE: Final[Choice] = ("retire",)
END: Final[Choice] = ("end",)

SCOUTED: Final[dict[str, Kind[int]]] = {PLAYER: A_SEAT, NPC_SHIP: AN_NPC, MERCHANT: A_NATION}
"""What the number is that follows a word in a target of scouting; a task of the mission otherwise."""


class Action(Deed):
    """What the player on turn does next. (MM-ACT-01)"""

    def __init__(self) -> None:
        about: dict[str, Kind[Any]] = {MOVE: A_ZONE, CARD: cards_for("own_turn"), KEPT: A_RUMOR}
        alone = [str(choice[0]) for choice in (ENTER, LEAVE, PORT, RETIRE, END)]
        super().__init__(about, {"enter": "port", "leave": "port", "port": "port"}, alone)

    def key(self, value: Choice) -> str:
        if value[0] != SCOUT or len(value) == 2 or value[1] == TASK:
            return super().key(value)
        return f"{SCOUT} {value[1]} {SCOUTED[str(value[1])].key(int(value[2]))}"

    def targets(self, value: Choice) -> list[str]:
        if value[0] != SCOUT:
            return super().targets(value)
        word = str(value[1])
        if len(value) == 2:
            return [f"idea:{word}"]
        return ["idea:mission"] if word == TASK else SCOUTED[word].targets(int(value[2]))

    def label(self, question: str, value: Choice) -> Label:
        if value[0] != SCOUT:
            return super().label(question, value)
        word, message = str(value[1]), message_id("option", SCOUT, str(value[1]))
        if len(value) == 2 or word == TASK:
            return Label(message)
        return Label(f"{message}-sure" if word == MERCHANT else message, SCOUTED[word].arguments(int(value[2])))

    def vocabulary(self) -> list[Choice]:
        found: list[Choice] = [(SCOUT, PLAYER, seat) for seat in range(MOST_SEATS)]
        found += [(SCOUT, NPC_SHIP, npc) for npc in range(len(NPCS))]
        found += [(SCOUT, MERCHANT), *((SCOUT, MERCHANT, nation) for nation in range(len(NATIONS))), (SCOUT, RUMOR)]
        return [*super().vocabulary(), *found, *((SCOUT, TASK, at) for at in TASKS)]


SELL: Final = "sell"
BUY: Final = "buy"
YARD: Final = "yard"
RECRUIT: Final = "recruit"
PROVE: Final = "prove"
CLAIM: Final = "mission"
DELIVER: Final = "deliver"
STASH: Final = "stash"
TAKE: Final = "take"
PURSE: Final = "purse"
ABOARD: Final = "ship"
"""The gold on the ship, which is paid with first as a rule."""
DONE: Final[Choice] = ("done",)


class Activity(Deed):
    """What is done next in a Port action. (MM-PORT-01)"""

    def __init__(self) -> None:
        ideas = {
            SELL: "demand",
            BUY: "buying",
            YARD: "shipyard",
            RECRUIT: "crew",
            RUMOR: "rumor",
            PROVE: "rumor",
            DELIVER: "mission",
            STASH: "stash",
            TAKE: "stash",
            PURSE: "stash",
        }
        alone = [SELL, BUY, YARD, RECRUIT, RUMOR, PROVE, STASH, TAKE, str(DONE[0])]
        super().__init__({CLAIM: A_MISSION, CARD: cards_for("port_action")}, ideas, alone)

    def label(self, question: str, value: Choice) -> Label:
        if value[0] == PURSE:
            return Label(message_id("option", question, PURSE, str(value[1])))
        return super().label(question, value)

    def vocabulary(self) -> list[Choice]:
        purses: list[Choice] = [(PURSE, ABOARD), (PURSE, STASH)]
        return [*super().vocabulary(), *((DELIVER, at) for at in TASKS), *purses]


REPAIR: Final = "repair"
WEAPON: Final = "weapon"
SELL_WEAPON: Final = "sell_weapon"
FIT: Final = "modification"
RESTORE: Final = "restore"
SHIP: Final = "ship"

ATTACK: Final = "attack"
RELEASE: Final[Choice] = ("release",)

DRAW: Final[Choice] = ("draw",)
DISCARD: Final = "drop"
EXCHANGE: Final = "exchange"
STOP: Final[Choice] = ("stop",)

AN_ACTION: Final = Action()
AN_ACTIVITY: Final = Activity()
AN_ORDER: Final = Deed(
    {
        REPAIR: AN_AREA,
        WEAPON: A_WEAPON,
        SELL_WEAPON: A_WEAPON,
        FIT: A_MODIFICATION,
        RESTORE: A_MODIFICATION,
        SHIP: A_SHIP,
    },
    {},
    [str(DONE[0])],
)
"""Something of the shipyard. (MM-YARD-01)"""

AN_ASSAULT: Final = Deed({ATTACK: A_NATION}, {}, [str(RELEASE[0])])
"""Whether a merchant is attacked, and of which nation it is. (MM-RAID-03)"""

A_USE: Final = Deed({DISCARD: A_CARGO, EXCHANGE: A_CARGO}, {}, [str(DRAW[0]), str(STOP[0])])
"""What a success in a raid is used for. (MM-RAID-08)"""
