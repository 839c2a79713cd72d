"""Everything that never changes and that a board draws or explains, as plain data with texts in every language."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.ahoy.content.components import (
    ACTIONS,
    BOARD_SLOTS,
    CARDS,
    FACTIONS,
    FAME_TRACK,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SLOTS,
    SUITS,
    TERRAINS,
)
from quarterdeck.games.ahoy.content.pieces import Card, Faction, Figure, Slot, Terrain
from quarterdeck.games.ahoy.state import DAMAGE, FIGURE_IDS
from quarterdeck.kernel.game import Game
from quarterdeck.kernel.text.fluent import LANGUAGES, Said, text_of, thing, things_of

Words = dict[str, str]
Row = dict[str, Any]

BADGES: Final[dict[str, tuple[str, str, str]]] = {
    "bluefin": ("#1F3A8A", "circle", "solid"),
    "smuggler_red": ("#C9401C", "square", "diagonal"),
    "mollusk": ("#F5CF4B", "diamond", "waves"),
    "smuggler_white": ("#FFFFFF", "triangle", "dots"),
}
"""Colour, shape and hatch by which a side is told apart, chosen so that no pair needs colour to differ."""

IDEAS: Final[list[str]] = [
    "wealth",
    "control",
    "comrades",
    "ready",
    "damage",
    "dashed",
    "die",
    "fame",
    "gold",
    "first_mate",
    "market",
    "crew",
    "cargo",
    "pledge",
    "reward_white",
    "reward_black",
    "plans",
    "unexplored",
    "open_sea",
]
"""Things on the table that no component row is for, each with a name and an explanation."""

THINGS: Final[dict[str, str]] = {
    "card": "cards",
    "plan": "plans",
    "figure": "figures",
    "reward": "rewards",
    "action": "actions",
    "terrain": "terrain",
    "idea": "ideas",
}
"""The kinds of things that have an explanation of their own, and the rows of the catalog that they are."""

KEYS: Final[dict[str, str]] = {terrain.space_key: terrain.id for terrain in TERRAINS.values() if terrain.space_key}
"""What is printed on a space, by the terrain that it is."""


def catalog(game: Game) -> Row:
    """The whole box of the game; `things` has the same once more by the names that options point at."""
    said = Said([text_of(game, lang) for lang in LANGUAGES])
    box = _box(game, said)
    box["ideas"]["note"] = said.note(game, [])
    box["things"] = things(box)
    return box


def _box(game: Game, said: Said) -> Row:
    return {
        "game": game.id,
        "damage": DAMAGE,
        "figure_order": list(FIGURE_IDS),
        "region_order": list(REGIONS),
        "fame_track": {"last": FAME_TRACK.last, "per_row": FAME_TRACK.per_row, "target": FAME_TRACK.end_threshold},
        "ideas": {id: {"name": said.say("idea", id), "text": said.say("idea", id, "text")} for id in IDEAS},
        "suits": {
            suit.id: {
                "name": said.name("suit", suit.id),
                "colour": suit.colour,
                "letter": said.say("suit-letter", suit.id),
            }
            for suit in SUITS.values()
        },
        "terrain": {id: said.ruled("terrain", id, TERRAINS[id].clauses) for id in TERRAINS},
        "regions": _regions(said),
        "factions": {faction.id: _faction(faction, said) for faction in FACTIONS.values()},
        "actions": _actions(said),
        "slots": {slot.id: _slot(slot, said) for slot in SLOTS.values()},
        "cards": {card.id: _card(card, said) for card in CARDS.values()},
        "plans": _plans(said),
        "rewards": _rewards(said),
        "figures": {figure.id: _figure(figure, said) for figure in FIGURES.values()},
    }


def things(box: Row) -> dict[str, Row]:
    """What can be pointed at, such as `card:gunner`, with its name, its explanation and its clause."""
    found = things_of(box, THINGS)
    for id, row in box["slots"].items():
        doer = _doer(box, row)
        found[f"slot:{id}"] = thing(row["place"], doer)
    for id, row in box["regions"].items():
        wealth = box["ideas"]["wealth"]
        found[f"region:{id}"] = thing(row["name"], {**wealth, "clauses": ["AH-SCOR-04"]})
        for quarter, printed in enumerate(row["spaces"]):
            found[f"quarter:{id}:{quarter}"] = _space(box, printed)
    for id, row in box["factions"].items():
        found[f"faction:{id}"] = thing(row["name"], {**row, "text": None})
    for value in range(1, 7):
        idea = box["ideas"]["die"]
        found[f"die:{value}"] = thing(
            {lang: f"{name}: {value}" for lang, name in idea["name"].items()}, {"text": idea["text"]}
        )
    return found


def _doer(box: Row, slot: Row) -> Row:
    """The action, card or Plan that a slot is for."""
    row: Row = box[{"board": "actions", "crew": "cards", "ship": "plans"}[slot["holder"]]][slot["action"]]
    return row


def _space(box: Row, printed: Row) -> Row:
    """What lies in one space of the sea, all its terrain together."""
    kinds = [KEYS[key] for key in printed] or [""]
    rows = [box["terrain"][kind] if kind else box["ideas"]["open_sea"] for kind in kinds]
    clauses = [clause for row in rows for clause in row.get("clauses", [])[:1]]
    name = {lang: ", ".join(row["name"][lang] for row in rows) for lang in LANGUAGES}
    text = {lang: " ".join(row["text"][lang] for row in rows) for lang in LANGUAGES}
    return thing(name, {"text": text, "clauses": clauses})


def _regions(said: Said) -> dict[str, Row]:
    return {
        region.id: {
            "name": said.name("region", region.id),
            "suit": region.suit,
            "letter": region.id.rpartition("_")[2].upper(),
            "spaces": [_printed(terrain) for terrain in region.spaces],
            "sandbars": [list(edge) for edge in region.sandbars],
        }
        for region in REGIONS.values()
    }


def _printed(terrain: Terrain) -> Row:
    """One quarter of a tile as it is printed; only what is there."""
    row: Row = {}
    if terrain.island:
        row["island"] = terrain.island
    if terrain.current >= 0:
        row["current"] = terrain.current
    for key, there in (("harbor", terrain.harbor), ("fog", terrain.fog), ("wreckage", terrain.wreckage)):
        if there:
            row[key] = True
    if terrain.treasure:
        row["treasure"] = terrain.treasure
    if terrain.tailwind:
        row["tailwind"] = terrain.tailwind
    return row


def _faction(faction: Faction, said: Said) -> Row:
    return {
        **said.side(faction.id, BADGES[faction.id]),
        "dice": faction.action_dice,
        "dice_per_turn": faction.dice_per_turn,
        "action_set": faction.action_set,
        "controls": faction.controls_regions,
        "cargo_limit": faction.cargo_limit,
        "slots": BOARD_SLOTS[faction.id],
        "clauses": faction.clauses,
    }


def _actions(said: Said) -> dict[str, Row]:
    return {
        action.id: {
            **said.ruled("action", action.id, action.clauses),
            "set": action.action_set,
            "kind": action.kind,
            "base": action.base,
        }
        for action in ACTIONS.values()
    }


def _slot(slot: Slot, said: Said) -> Row:
    return {
        "name": said.name("slot", slot.id),
        "place": said.name("place", slot.id),
        "board": slot.board,
        "holder": slot.holder,
        "action": slot.action,
        "accepts": [value for value in range(1, 7) if slot.takes(value)],
        "damageable": slot.damageable,
        "repairable": slot.repairable,
    }


def _card(card: Card, said: Said) -> Row:
    return {
        **said.ruled("card", card.id, card.clauses),
        "name": said.name("crew", card.id),
        "suit": card.suit,
        "gold": card.gold_cost,
        "die": card.die_cost,
        "slot": card.slot is not None,
        "cargo": {"id": card.cargo_id, "name": said.name("cargo", card.cargo_id)},
        "deliver_to": card.deliver_to,
    }


def _plans(said: Said) -> dict[str, Row]:
    return {
        plan.id: {
            **said.ruled("plan", plan.id, plan.clauses),
            "kind": plan.kind,
            "stays": plan.stays,
            "slots": plan.slots,
        }
        for plan in PLANS.values()
    }


def _rewards(said: Said) -> dict[str, Row]:
    return {
        reward.id: {
            **said.ruled("reward", reward.id, []),
            "row": reward.row,
            "col": reward.col,
            "start": reward.start,
            "neighbours": reward.neighbours,
            "verbs": [effect.verb for ability in reward.abilities for effect in ability.do],
        }
        for reward in REWARDS.values()
    }


def _figure(figure: Figure, said: Said) -> Row:
    return {
        "name": said.name("figure", figure.id),
        "text": _figure_text(figure, said),
        "letter": said.say("letter", figure.owner)
        if figure.kind == "flagship"
        else said.say("figure-letter", figure.id),
        "kind": figure.kind,
        "owner": figure.owner,
        "count": figure.count,
        "control": figure.control,
        "comrade_control": figure.comrade_control,
        "plan": figure.plan,
        "clauses": figure.clauses,
    }


def _figure_text(figure: Figure, said: Said) -> Words:
    """What a figure is worth and can do: its control, its cannons, what damage does to it."""
    parts = [
        said.say("figure-control", amount=figure.control),
        said.say("figure-cannons", figure.cannons),
        said.say("figure-damage", figure.damage),
    ]
    if figure.comrade_control:
        parts.append(said.say("figure-comrades", amount=figure.comrade_control))
    if figure.roll_bonus:
        parts.append(said.say("figure-roll", amount=figure.roll_bonus))
    return {lang: " ".join(part[lang] for part in parts) for lang in LANGUAGES}
