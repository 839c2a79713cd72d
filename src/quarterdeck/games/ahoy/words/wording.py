"""What Ahoy's components are called and what they do, for the texts: by kind and id, from content/."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    AIDS,
    CARDS,
    PLANS,
    REGIONS,
    REWARDS,
    SLOTS,
    SUITS,
    TERRAINS,
)
from quarterdeck.games.ahoy.content.pieces import Slot
from quarterdeck.games.ahoy.rules.sea import xy
from quarterdeck.games.ahoy.words.sentences import happening, sentence
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.effects import Ability
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.languages import places

ARGUMENT_KINDS: Final[dict[str, str]] = {
    "attacker": "figure",
    "defender": "figure",
    "giver": "seat",
    "taker": "seat",
    "victim": "seat",
    "origin": "region",
    "target": "region",
    "from": "place",
    "head": "faction",
}
"""What the arguments of events and options hold that are not named after their kind."""


def spoken(kind: str, value: int) -> int | str:
    """A space as its coordinates."""
    if kind == "cell":
        x, y = xy(value)
        return f"{x},{y}"
    return value


def told(event: Event, label: Label) -> Label:
    """An event's label with what its text names besides: dice one by one, Cargo instead of its card."""
    if event.kind == "dice.rolled":
        label.args["dice"] = ", ".join(str(label.args["dice"]))
    elif event.kind.startswith("cargo.") and "card" in label.args:
        label.args["cargo"] = CARDS[str(label.args.pop("card"))].cargo_id
    return label


def names(lang: str) -> dict[str, str]:
    """The names of all components in a language, by `kind-id`, and what their abilities say."""
    return {**_names(lang), **_rules(lang)}


def _names(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, rows in _named(lang).items():
        for id, name in rows.items():
            found[message_id(kind, id)] = name
    for rows in _named(lang).values():
        for id, name in rows.items():
            found.setdefault(message_id("source", id), name)
    return found


def _rules(lang: str) -> dict[str, str]:
    """The sentences made from abilities: `rule-id` and `kind-id-text` tell all of them, `moment-id` only what
    happens at a moment of its own (anchoring, the end of a turn, a won battle)."""
    text = Text(lang, places("ahoy"))
    found: dict[str, str] = {}
    for kind, id, names, abilities in _with_abilities(lang):
        said = sentence(abilities, text)
        if said:
            found[message_id(kind, id, "text")] = said
            found[message_id("rule", id)] = said
        happens = happening(abilities, text)
        if happens:
            source = text.called("crew" if kind == "card" else kind, id, names)
            found[message_id("moment", id)] = text.say("moment", source=source, happens=happens)
    return found


def _with_abilities(lang: str) -> list[tuple[str, str, dict[str, str], list[Ability]]]:
    found = [("card", card.id, {lang: crew_name(card.id, lang)}, card.abilities) for card in CARDS.values()]
    found += [("plan", plan.id, plan.names, plan.abilities) for plan in PLANS.values()]
    found += [("plan", plan.kind, plan.names, plan.abilities) for plan in PLANS.values()]
    found += [("action", action.id, action.names, action.abilities) for action in ACTIONS.values()]
    found += [("reward", reward.id, reward.names, reward.abilities) for reward in REWARDS.values()]
    found += [("terrain", terrain.id, terrain.names, terrain.abilities) for terrain in TERRAINS.values()]
    found += [("aid", aid.id, aid.names, aid.abilities) for aid in AIDS.values()]
    return found


def _named(lang: str) -> dict[str, dict[str, str]]:
    return {
        "card": {card.id: card.names[lang] for card in CARDS.values()},
        "crew": {card: crew_name(card, lang) for card in CARDS},
        "plan": _plans(lang),
        "action": {action.id: action.names[lang] for action in ACTIONS.values()},
        "choice": {action.id: action.names[lang] for action in ACTIONS.values()},
        "reward": {reward.id: reward.names[lang] for reward in REWARDS.values()},
        "terrain": {terrain.id: terrain.names[lang] for terrain in TERRAINS.values()},
        "aid": {aid.id: aid.names[lang] for aid in AIDS.values()},
        "cargo": {card.cargo_id: card.cargo_names[lang] for card in CARDS.values()},
        "suit": {suit.id: suit.names[lang] for suit in SUITS.values()},
        "region": {region: region_name(region, lang) for region in REGIONS},
        "slot": {slot.id: _slot(slot, lang) for slot in SLOTS.values()},
        "place": {slot.id: _place(slot, lang) for slot in SLOTS.values()},
    }


def _plans(lang: str) -> dict[str, str]:
    plans = {plan.id: plan.names[lang] for plan in PLANS.values()}
    plans.update({plan.kind: plan.names[lang] for plan in PLANS.values()})
    return plans


def crew_name(card: str, lang: str) -> str:
    """A card among options: one that is there twice is called A or B, its two Cargos go to different islands."""
    name = CARDS[card].names[lang]
    twins = [other for other in CARDS.values() if other.names == CARDS[card].names]
    return f"{name} {card.rpartition('_')[2].upper()}" if len(twins) > 1 else name


def region_name(region: str, lang: str) -> str:
    """A region is named after its suit; of the two with that suit one is A and one is B."""
    return f"{SUITS[REGIONS[region].suit].names[lang]} {region.rpartition('_')[2].upper()}"


def _slot(slot: Slot, lang: str) -> str:
    """A slot is called as the action, the Crew card or the ship that it belongs to; if it takes one value only,
    that is said too: slots of an action with the same demand are alike."""
    name = _holder(slot, lang)
    values = [value for value in range(1, 7) if slot.takes(value)]
    return f"{name} ({values[0]})" if len(values) == 1 else name


def _place(slot: Slot, lang: str) -> str:
    """A slot by its number, where the dice on an action's slots are told apart."""
    alike = [other.id for other in SLOTS.values() if (other.board, other.action) == (slot.board, slot.action)]
    name = _slot(slot, lang)
    return f"{name} {alike.index(slot.id) + 1}" if len(alike) > 1 and "(" not in name else name


def _holder(slot: Slot, lang: str) -> str:
    if slot.holder == "crew":
        return crew_name(slot.action, lang)
    if slot.holder == "ship":
        return PLANS[slot.action].names[lang]
    return ACTIONS[slot.action].names[lang]
