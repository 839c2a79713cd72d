"""Reads content/*.yaml into the classes of pieces.py. A wrong row stops the import, with its place named."""

from __future__ import annotations

import re
from pathlib import Path

from quarterdeck.games.ahoy.content import pieces
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.reading import (
    Content,
    Field,
    Place,
    Row,
    Vocabulary,
    flag,
    integer,
    list_of,
    mapping,
    matching,
    names,
    one_of,
    slug,
    text,
)

FOLDER = Path(__file__).parent
QUARTERS = ["nw", "ne", "sw", "se"]
DIRECTIONS = ["n", "e", "s", "w"]

colour = matching(r"#[0-9A-F]{6}", "a colour such as #15284C")
clauses = list_of(matching(r"AH-[A-Z]+-\d\d", "a clause such as AH-MOVE-04"), 1, None, True)
count = integer(0)


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        self.content: Content = content
        self.vocabulary: Vocabulary = content.vocabulary
        self.suits = content.table("suits", _suit)
        self.terrains = content.table("terrain", self.terrain)
        self.regions = content.table("regions", self.region)
        self.factions = content.table("factions", self.faction)
        self.actions = content.table("actions", self.action)
        self.slots = content.table("slots", self.board_slot)
        self.cards = content.table("market_cards", self.card)
        self.plans = content.table("plan_cards", self.plan)
        self.rewards = content.table("rewards", self.reward)
        self.figures = content.table("figures", self.figure)
        self.dice = content.table("dice", self.dice_row)
        self.tokens = content.table("tokens", self.token)
        self.aids = content.table("aids", self.aid)
        self.fame_track = content.only("fame_track", _fame_track)
        self.setups = content.table("setup", self.setup)
        self.common = content.only("common", self.common_row)
        self.start_maps = content.table("start_maps", _start_map)
        self.provenance: Provenance = content.provenance
        content.finish()

    def terrain(self, row: Row) -> pieces.TerrainKind:
        return pieces.TerrainKind(
            row.id,
            row.take("name", names),
            row.optional("space_key", text, ""),
            row.take("abilities", self.vocabulary.abilities),
            row.take("clauses", clauses),
        )

    def region(self, row: Row) -> pieces.Region:
        suit = self.content.ref("suits")

        def space(inner: Row) -> pieces.Terrain:
            current = inner.optional("current", one_of(DIRECTIONS), "")
            return pieces.Terrain(
                inner.optional("island", suit, ""),
                DIRECTIONS.index(current) if current else -1,
                inner.optional("harbor", flag, False),
                inner.optional("fog", flag, False),
                inner.optional("wreckage", flag, False),
                inner.optional("treasure", integer(1, 2), 0),
                inner.optional("tailwind", integer(1, 6), 0),
            )

        def spaces(inner: Row) -> list[pieces.Terrain]:
            return [inner.take(quarter, mapping(space)) for quarter in QUARTERS]

        edges = row.take("sandbars", list_of(list_of(one_of(QUARTERS), 2, 2, True)))
        return pieces.Region(
            row.id,
            row.take("suit", suit),
            row.take("spaces", mapping(spaces)),
            [(QUARTERS.index(a), QUARTERS.index(b)) for a, b in edges if a and b],
        )

    def faction(self, row: Row) -> pieces.Faction:
        has_cargo = row.take("has_cargo", flag)
        limit = row.optional("cargo_limit", integer(1), 0)
        if has_cargo != (limit > 0):
            row.place.at("cargo_limit").problem("a faction with cargo has a limit, one without has none")
        dice = row.take("action_dice", integer(1))
        per_turn = row.take("dice_per_turn", list_of(integer(1), 1))
        if sum(per_turn) != dice:
            row.place.at("dice_per_turn").problem(f"expected numbers that add up to {dice}, got {per_turn}")
        return pieces.Faction(
            row.id,
            row.take("name", names),
            row.take("seat", integer(1, 4)),
            row.take("colour", colour),
            dice,
            per_turn,
            row.take("actions", slug),
            row.take("controls_regions", flag),
            limit,
            row.take("start", mapping(_start)),
            row.take("clauses", clauses),
        )

    def action(self, row: Row) -> pieces.Action:
        sets = [faction.action_set for faction in self.factions.values()]
        return pieces.Action(
            row.id,
            row.take("set", one_of(sets, "an action set of factions")),
            row.take("kind", one_of(["board", "free", "victory", "timed"])),
            row.optional("base", one_of(["sail", "tailwind", "cannons", "repair"]), ""),
            row.take("name", names),
            row.take("abilities", self.vocabulary.abilities),
            row.take("clauses", clauses),
        )

    def board_slot(self, row: Row) -> pieces.Slot:
        return pieces.Slot(
            row.id,
            row.take("board", self.content.ref("factions")),
            row.take("action", self.content.ref("actions")),
            row.take("accepts", accepts),
            row.take("damageable", flag),
            True,
            "board",
        )

    def card(self, row: Row) -> pieces.Card:
        suit = self.content.ref("suits")

        def cost(inner: Row) -> tuple[int, bool]:
            if inner.has("die"):
                inner.take("die", one_of(["any"]))
                return 0, True
            return inner.take("gold", integer(1, 2)), False

        def slot(inner: Row) -> pieces.Slot:
            return pieces.Slot(
                row.id,
                "",
                row.id,
                inner.take("accepts", accepts),
                inner.take("damageable", flag),
                True,
                "crew",
            )

        def cargo(inner: Row) -> tuple[str, pieces.Names, str]:
            return self.inner_id(inner), inner.take("name", names), inner.take("deliver_to", suit)

        gold, die = row.take("cost", mapping(cost))
        has_slot = row.values.get("slot") is not None
        if has_slot:
            self.slots[row.id] = row.take("slot", mapping(slot))
        else:
            row.optional("slot", flag, False)
        cargo_id, cargo_names, deliver_to = row.take("cargo", mapping(cargo))
        return pieces.Card(
            row.id,
            row.take("name", names),
            row.take("suit", suit),
            gold,
            die,
            has_slot,
            row.take("abilities", self.vocabulary.abilities),
            cargo_id,
            cargo_names,
            deliver_to,
            row.take("clauses", clauses),
        )

    def plan(self, row: Row) -> pieces.Plan:
        def slot(inner: Row) -> pieces.Slot:
            return pieces.Slot(
                self.inner_id(inner),
                "",
                row.id,
                inner.take("accepts", accepts),
                inner.take("damageable", flag),
                inner.take("repairable", flag),
                "ship",
            )

        slots = row.take("slots", list_of(mapping(slot)))
        for made in slots:
            self.slots[made.id] = made
        return pieces.Plan(
            row.id,
            re.sub(r"_[ab]$", "", row.id),
            row.take("name", names),
            row.take("abilities", self.vocabulary.abilities),
            row.take("after_play", one_of(["discard", "stay"])) == "stay",
            [made.id for made in slots],
            row.take("clauses", clauses),
        )

    def reward(self, row: Row) -> pieces.Reward:
        return pieces.Reward(
            row.id,
            row.take("row", integer(1, 5)),
            row.take("col", integer(1, 5)),
            row.take("start", flag),
            row.take("name", names),
            row.take("abilities", self.vocabulary.abilities),
            row.take("neighbours", list_of(self.content.ref("rewards"), 2, 4, True)),
        )

    def figure(self, row: Row) -> pieces.Figure:
        return pieces.Figure(
            row.id,
            row.take("kind", one_of(["flagship", "patrol", "stronghold", "ship"])),
            row.take("owner", self.content.ref("factions")),
            row.take("count", integer(1)),
            row.take("control", count),
            row.optional("comrade_control", integer(1), 1),
            row.optional("plan", self.content.ref("plan_cards"), ""),
            row.take("cannons", one_of(["shared", "always", "never"])),
            row.take("use_cannons_die", flag),
            row.take("roll_bonus", count),
            row.take("damage", one_of(["slots", "remove", "plan"])),
            row.take("ignores", list_of(self.content.ref("terrain"), distinct=True)),
            row.take("name", names),
            row.take("clauses", clauses),
        )

    def dice_row(self, row: Row) -> pieces.Dice:
        return pieces.Dice(
            row.id,
            row.take("kind", one_of(["action", "wealth", "battle"])),
            self.owner(row),
            row.take("count", integer(1)),
            row.take("faces", list_of(integer(1, 6), 6, 6)),
        )

    def token(self, row: Row) -> pieces.Token:
        return pieces.Token(
            row.id,
            row.take("name", names),
            self.owner(row),
            row.take("count", integer(1)),
            row.take("limited", flag),
            row.optional("role", one_of(["white", "black"]), ""),
            row.optional("pledges_to", self.content.ref("factions"), ""),
        )

    def aid(self, row: Row) -> pieces.Aid:
        return pieces.Aid(
            row.id,
            row.take("name", names),
            row.take("count", integer(1)),
            self.owner(row),
            row.take("kind", one_of(["card", "sheet"])),
            row.optional("abilities", self.vocabulary.abilities, []),
            row.take("clauses", clauses),
        )

    def setup(self, row: Row) -> pieces.Setup:
        players = row.take("players", integer(2, 4))
        row.take("clauses", clauses)
        return pieces.Setup(
            players,
            row.take("seats", list_of(self.content.ref("factions"), players, players, True)),
            row.take("market_removed_per_suit", count),
            row.take("market_deck", integer(1)),
            row.take("first_mate_adjusts", flag),
        )

    def common_row(self, row: Row) -> pieces.Common:
        row.take("clauses", clauses)
        return pieces.Common(
            row.take("regions_removed", count),
            row.take("regions_on_map", integer(1)),
            row.take("market_open", integer(1)),
            row.take("wealth_start", integer(1, 6)),
            row.take("fame_start", count),
            row.take("gold_each", count),
            row.take("first_turn", self.content.ref("factions")),
        )

    def owner(self, row: Row) -> str:
        """The faction a thing belongs to; null stands for nobody and must be said."""
        if row.has("owner") and row.values["owner"] is None:
            return row.optional("owner", slug, "")
        return row.take("owner", self.content.ref("factions"))

    def inner_id(self, row: Row) -> str:
        name = row.take("id", slug)
        self.content.claim(name, row.place.at("id"))
        return name


class Accepts(Field[int]):
    """`any`, `even` or one die value, as a bit mask."""

    def read(self, value: object, place: Place) -> int:
        if value == "any":
            return pieces.ANY_VALUE
        if value == "even":
            return pieces.EVEN_VALUES
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 6:
            return 1 << value
        return self.refuse("any, even or a die value from 1 to 6", value, place)

    def blank(self) -> int:
        return 0


accepts = Accepts()


def _suit(row: Row) -> pieces.Suit:
    return pieces.Suit(row.id, row.take("name", names), row.take("colour", colour))


def _start(row: Row) -> pieces.Start:
    return pieces.Start(
        row.take("flagship", one_of(["either_start_island", "other_start_island", "any_non_island_space"])),
        row.take("gold", count),
        row.optional("patrols_on_map", count, 0),
        row.optional("patrol_supply", count, 0),
        row.optional("stronghold_supply", count, 0),
        row.optional("comrades_on_map", count, 0),
        row.optional("ready_comrades", count, 0),
        row.optional("comrade_supply", count, 0),
        row.optional("plan_hand", count, 0),
        row.optional("pledge_markers", count, 0),
        row.optional("reward_markers", count, 0),
    )


def _fame_track(row: Row) -> pieces.FameTrack:
    row.take("clauses", clauses)
    return pieces.FameTrack(
        row.take("first", count),
        row.take("last", integer(1)),
        row.take("per_row", integer(1)),
        row.take("start", count),
        row.take("end_threshold", integer(1)),
        row.take("counts_past_end", flag),
    )


def _pair(pair: list[int]) -> tuple[int, int]:
    return (pair[0], pair[1]) if len(pair) == 2 else (0, 0)


def _laid(row: Row) -> pieces.Laid:
    x, y = _pair(row.take("at", cell))
    return pieces.Laid(x, y, row.take("rot", integer(0, 3)))


def _start_map(row: Row) -> pieces.StartMap:
    row.take("clauses", clauses)
    return pieces.StartMap(
        row.id,
        row.take("a", mapping(_laid)),
        row.take("b", mapping(_laid)),
        [_pair(pair) for pair in row.take("islands", list_of(cell, 2, 2))],
        [_pair(pair) for pair in row.take("contact", list_of(cell, 2, 2))],
    )


cell = list_of(integer(), 2, 2)


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder))
