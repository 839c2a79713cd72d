"""What options are called and what they point at, for each question. (Keys are the stable text of a game file.)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS, PLANS, SLOTS
from quarterdeck.games.ahoy.rules.actions.dice import BACK
from quarterdeck.games.ahoy.rules.sea import xy
from quarterdeck.kernel.game import Label, plain_key
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Value

CELL: Final = "cell"
DIRECTION: Final = "direction"
SLOT: Final = "slot"
CARD: Final = "card"
PLAN: Final = "plan"
REGION: Final = "region"
FIGURE: Final = "figure"
REWARD: Final = "reward"
NUMBER: Final = "number"
WORD: Final = "word"
YES: Final = "yes"
SPECIAL: Final = "special"

DOMAINS: Final[dict[str, str]] = {
    "battle.defender": FIGURE,
    "battle.fire": SPECIAL,
    "battle.plan": PLAN,
    "battle.space": CELL,
    "battle.victory": WORD,
    "card.steal": SPECIAL,
    "cargo.return": CARD,
    "choose.one": WORD,
    "comrades.amount": NUMBER,
    "comrades.from": REGION,
    "comrades.inspire": REGION,
    "comrades.place": NUMBER,
    "comrades.spend": REGION,
    "comrades.to": REGION,
    "crew.return": CARD,
    "crew.use": YES,
    "current.direction": DIRECTION,
    "damage.deal": SLOT,
    "damage.take": SLOT,
    "damage.target": SPECIAL,
    "deliver.pledge": NUMBER,
    "die.change": NUMBER,
    "die.relocate": SPECIAL,
    "draw.market": CARD,
    "draw.plan": PLAN,
    "draw.pledge": WORD,
    "draw.region": REGION,
    "draw.removed": CARD,
    "draw.start_map": WORD,
    "draw.unseen_region": REGION,
    "enlist.island": REGION,
    "explore.lay": SPECIAL,
    "market.reset": YES,
    "moment.next": WORD,
    "move.direct": CELL,
    "move.step": CELL,
    "negotiate.second": YES,
    "patrol.deploy": CELL,
    "patrol.pick": CELL,
    "patrol.place": YES,
    "push.direction": DIRECTION,
    "recruit.free": CARD,
    "repair.slot": SLOT,
    "reward.move": REWARD,
    "reward.spend": NUMBER,
    "reward.take": YES,
    "roll.action": NUMBER,
    "roll.battle": NUMBER,
    "setup.island": REGION,
    "setup.space": CELL,
    "sneak.patrol": CELL,
    "sneak.region": REGION,
    "stronghold.site": CELL,
    "turn.act": SPECIAL,
    "wealth.raise": REGION,
}
"""For each question what its options are; SPECIAL ones are tuples with a form of their own."""

DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
POINTS_AT: Final[dict[str, str]] = {
    CELL: "space",
    SLOT: "slot",
    CARD: "card",
    PLAN: "plan",
    REGION: "region",
    FIGURE: "figure",
    REWARD: "reward",
}


def cell_key(cell: int) -> str:
    """A cell as people write it: `x,y`."""
    x, y = xy(cell)
    return f"{x},{y}"


def is_pass(value: Value) -> bool:
    """Whether an option declines or ends something."""
    return value in (PASS, NOTHING) and not isinstance(value, bool)


def _turns_back(prompt: str, value: Value) -> bool:
    """Whether an option turns a die and turns it back. (AH-EX-20)"""
    return prompt == "die.change" and value == BACK


def key(prompt: str, value: Value) -> str:
    """The stable text of an option."""
    domain = DOMAINS[prompt]
    if is_pass(value):
        return "pass"
    if domain == CELL:
        return cell_key(_int(value))
    if domain == DIRECTION:
        return DIRECTIONS[_int(value)]
    if prompt == "explore.lay":
        place = _parts(value)
        return f"{cell_key(_int(place[0]))} r{place[1]}"
    if prompt == "damage.target" and len(_parts(value)) > 1:
        place = _parts(value)
        return f"{place[0]} {cell_key(_int(place[1]))}"
    if prompt == "deliver.pledge":
        return str(_int(value) + 1)
    return "back" if _turns_back(prompt, value) else plain_key(value)


def targets(prompt: str, value: Value) -> list[str]:
    """What on the board an option points at, such as `space:3,4` or `slot:bluefin_sail_1`."""
    domain = DOMAINS[prompt]
    if is_pass(value):
        return []
    if prompt == "deliver.pledge":
        return [f"pledge:{key(prompt, value)}"]
    if domain in POINTS_AT:
        return [f"{POINTS_AT[domain]}:{key(prompt, value)}"]
    if isinstance(value, tuple):
        return _special_targets(prompt, value)
    return []


def _special_targets(prompt: str, value: tuple[int | str, ...]) -> list[str]:
    if prompt == "explore.lay":
        return [f"space:{cell_key(_int(value[0]))}"]
    if prompt == "damage.target":
        return [f"figure:{value[0]}", f"space:{cell_key(_int(value[1]))}"] if len(value) > 1 else []
    if prompt == "card.steal":
        return [f"card:{value[0]}"]
    if prompt == "die.relocate":
        return [f"slot:{value[0]}", f"slot:{value[1]}"]
    if prompt == "battle.fire":
        return [f"slot:{value[1]}"] if len(value) > 1 else []
    return _act_targets(value)


def _act_targets(value: tuple[int | str, ...]) -> list[str]:
    kind = value[0]
    if kind == "place":
        return [f"die:{value[1]}", f"slot:{value[2]}"]
    if kind == "aside":
        return [f"die:{value[1]}"]
    if kind == "recruit" and len(value) > 2:
        return [f"card:{value[1]}", f"die:{value[2]}"]
    if kind == "plan":
        return [f"plan:{value[1]}"]
    return [f"card:{value[1]}"] if len(value) > 1 else []


def _int(value: Value | int | str) -> int:
    assert isinstance(value, int)
    return value


def _parts(value: Value) -> tuple[int | str, ...]:
    assert isinstance(value, tuple)
    return value


# What options and questions say


def label(prompt: str, value: Value) -> Label:
    """What an option says: a message and its arguments."""
    domain = DOMAINS[prompt]
    if isinstance(value, bool):
        return Label("option-yes" if value else "option-no")
    if is_pass(value):
        return Label(f"option-{_dashed(prompt)}-pass")
    if isinstance(value, tuple):
        return _special_label(prompt, value)
    if _turns_back(prompt, value):
        return Label("option-die-change-back")
    if domain == NUMBER:
        number = _int(value)
        return Label(f"option-{_dashed(prompt)}", {"number": number + 1 if prompt == "deliver.pledge" else number})
    if prompt in TOLD_AS:
        return Label(f"option-{_dashed(prompt)}", {TOLD_AS[prompt]: str(value)})
    if prompt == "cargo.return":
        return Label("option-cargo", _cargo(str(value)))
    if domain == WORD:
        return Label(f"option-{_dashed(prompt)}-{_dashed(str(value))}")
    return Label(f"option-{domain}", {"crew" if domain == CARD else domain: key(prompt, value)})


TOLD_AS: Final[dict[str, str]] = {"battle.victory": "rule", "moment.next": "moment"}
"""Questions whose options say what an ability does, in the sentence made from it (see sentences.py)."""


def _special_label(prompt: str, value: tuple[int | str, ...]) -> Label:
    if prompt == "explore.lay":
        return Label("option-explore-lay", {"cell": cell_key(_int(value[0])), "turns": _int(value[1])})
    if prompt == "damage.target":
        if len(value) == 1:
            return Label("option-damage-target-pass")
        return Label("option-damage-target", {"figure": value[0], "cell": cell_key(_int(value[1]))})
    if prompt == "card.steal":
        card = str(value[0])
        return Label(f"option-card-steal-{value[1]}", {"crew": card, "cargo": CARDS[card].cargo_id})
    if prompt == "die.relocate":
        return _relocate_label(str(value[0]), str(value[1]))
    if prompt == "battle.fire":
        if len(value) == 1:
            return Label("option-battle-fire-hold")
        return Label("option-battle-fire", {"slot": value[1], "amount": value[2]})
    return _act_label(value)


def _relocate_label(place: str, slot: str) -> Label:
    if place.startswith("cost "):
        return Label("option-die-relocate-cost", {"crew": place[len("cost ") :], "slot": slot})
    return Label("option-die-relocate", {"from": place, "slot": slot})


def _act_label(value: tuple[int | str, ...]) -> Label:
    kind = str(value[0])
    message = f"option-turn-act-{kind}"
    if kind == "place":
        fits = SLOTS[str(value[2])].takes(_int(value[1]))
        return Label(message if fits else f"{message}-changed", {"die": value[1], "slot": value[2]})
    if kind == "aside":
        return Label(message, {"die": value[1]})
    if kind == "recruit" and len(value) > 2:
        return Label("option-turn-act-recruit-die", {"crew": value[1], "die": value[2]})
    if kind == "recruit":
        return Label(message, {"crew": value[1], "gold": CARDS[str(value[1])].gold_cost})
    if kind in ("smuggle", "deliver"):
        return Label(message, _cargo(str(value[1])))
    if kind == "plan":
        return Label(message, {"plan": PLANS[str(value[1])].kind})
    return Label(message, {"crew": value[1]} if len(value) > 1 else {})


def _cargo(card: str) -> dict[str, int | str]:
    """What a card is as Cargo: its name and the suit that it is delivered to."""
    return {"cargo": CARDS[card].cargo_id, "suit": CARDS[card].deliver_to}


def _dashed(text: str) -> str:
    return text.replace(".", "-").replace("_", "-")


ABOUT: Final[dict[str, list[str]]] = {
    "battle.fire": ["figure"],
    "battle.space": ["source"],
    "choose.one": ["source"],
    "comrades.amount": ["region"],
    "comrades.from": ["source"],
    "comrades.place": ["region"],
    "comrades.spend": ["source"],
    "comrades.to": ["region"],
    "crew.use": ["source"],
    "current.direction": ["source"],
    "damage.deal": ["seat"],
    "damage.take": ["seat"],
    "damage.target": ["source"],
    "deliver.pledge": ["card"],
    "die.change": ["die", "slot"],
    "explore.lay": ["region"],
    "market.reset": ["source"],
    "move.direct": ["figure"],
    "move.step": ["figure"],
    "patrol.pick": ["source"],
    "patrol.place": ["source"],
    "push.direction": ["figure"],
    "recruit.free": ["source"],
    "reward.take": ["reward"],
}
"""The names of what a question's text is about."""


def question(prompt: str, about: tuple[int | str, ...]) -> Label:
    """What a question says to the seat that is asked."""
    args = dict(zip(ABOUT.get(prompt, []), about, strict=True))
    if prompt == "crew.use":
        args["moment"] = args["source"]
    elif prompt == "reward.take":
        args["rule"] = args["reward"]
    elif prompt == "deliver.pledge":
        args["cargo"] = CARDS[str(args["card"])].cargo_id
    return Label(f"prompt-{_dashed(prompt)}", args)
