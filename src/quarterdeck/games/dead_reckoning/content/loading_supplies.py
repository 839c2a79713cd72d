"""Set-up, boards, the Battle Board and loose material."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content import loading_words as words
from quarterdeck.games.dead_reckoning.content import pieces, printed
from quarterdeck.kernel.content.loading import TableReader
from quarterdeck.kernel.content.reading import Place, Row, flag, integer, list_of, mapping, names, one_of
from quarterdeck.kernel.rules.effects import Effect

MODES: Final[list[str]] = ["versus", "solo", "coop"]
LIMITS: Final[list[str]] = [
    "start_coins",
    "start_hand",
    "bonus_tiles_dealt",
    "hand_limit",
    "draw",
    "card_interactions",
    "explorations",
    "unsleeved_kept",
    "sinks_at",
    "coins_aboard_at_risk",
    "sink_loss",
    "achievements_to_end",
    "last_turn_markers",
]
SOLO: Final[list[str]] = [
    "start_coins",
    "cargo_per_coin",
    "turns_per_section",
    "sections",
    "attack_at_damage",
    "raid_influence",
]
ALL_WEIGHTS: Final = 1000


class ZoneKind(pieces.Named):
    """A kind of zone of the Battle Board with what it does."""

    def __init__(self, id: str, names: pieces.Names, effect: Effect) -> None:
        super().__init__(id, names)
        self.effect: Effect = effect


class SupplyReader:
    def __init__(self, reader: TableReader) -> None:
        self.reader: TableReader = reader

    def figures(self, table: str, known: list[str]) -> dict[str, int]:
        """The one row of a table that holds nothing but figures."""
        return self.reader.only(table, lambda row: {name: row.take(name, integer(1)) for name in known})

    # ------------------------------------------------------------ set-up

    def setups(self) -> dict[str, printed.Setup]:
        return self.reader.table("setups", _setup)

    def starts(self) -> dict[str, printed.Start]:
        return self.reader.table("starts", _start)

    def difficulties(self) -> dict[str, printed.Difficulty]:
        return self.reader.table("difficulties", _difficulty)

    def coop_decks(self) -> list[list[int]]:
        decks = self.reader.table("coop_decks", lambda row: [row.take(side, integer(1)) for side in ("blue", "red")])
        self.reader.expect("setup.yaml", "coop_decks", list(decks), ["coop_first", "coop_later"])
        return list(decks.values())

    # ------------------------------------------------------------ the Battle Board

    def zones(self) -> list[printed.Zone]:
        kinds = self.reader.table("zone_types", self.kind)
        zones = list(self.reader.table("zones", lambda row: self.zone(row, kinds)).values())
        self.check_zones(zones)
        return zones

    def kind(self, row: Row) -> ZoneKind:
        effect = row.take("effect", self.reader.content.vocabulary.effect)
        words.check_effect(effect, words.ZONE_VERBS, row.place.at("effect"))
        return ZoneKind(row.id, row.take("name", names), effect)

    def zone(self, row: Row, kinds: dict[str, ZoneKind]) -> printed.Zone:
        kind = kinds.get(row.take("type", self.reader.content.ref("zone_types")))
        if kind is None:
            kind = ZoneKind("", {}, Effect("", False, {}))
        zone = printed.Zone(
            row.id,
            self.reader.index("zones", row),
            kind,
            kind.effect,
            row.take("x", integer(0)),
            row.take("y", integer(0)),
            row.take("weight", integer(1)),
        )
        zone.adjacent = row.take("adjacent", list_of(self.reader.at("zones"), 1, None, True))
        return zone

    def check_zones(self, zones: list[printed.Zone]) -> None:
        """Zones lie beside each other both ways, and their weights are thousandths. (DR-TOWER-01)"""
        problems = self.reader.content.problems
        for zone in zones:
            for other in zone.adjacent:
                beside = zones[other] if 0 <= other < len(zones) else zone
                if zone.index not in beside.adjacent or abs(zone.x - beside.x) + abs(zone.y - beside.y) != 1:
                    place = Place(problems, "battle_board.yaml", f"row {zone.id}", "adjacent")
                    place.problem(f"{beside.id} does not lie beside it")
        table = Place(problems, "battle_board.yaml", "table zones")
        if sum(zone.weight for zone in zones) != ALL_WEIGHTS:
            table.problem(f"expected weights of {ALL_WEIGHTS} together")
        if sum(zone.type == "explode" for zone in zones) != 1:
            table.problem("expected one explosion zone")

    def tower(self) -> printed.Tower:
        known = ["same_zone", "adjacent_zone", "chance_per_weight", "most_chance"]
        figures = self.figures("tower", known)
        return printed.Tower(*[figures.get(name, 0) for name in known])

    # ------------------------------------------------------------ loose material

    def pieces(self, table: str) -> dict[str, printed.Supply]:
        return self.reader.table(table, _supply)


def goods(row: Row) -> pieces.Goods:
    """Cargo and coins; what is not named is 0."""
    made = pieces.Goods(row.optional("cargo", integer(1), 0), row.optional("coin", integer(1), 0))
    if made.cargo + made.coin == 0:
        row.place.problem("expected cargo, coin or both")
    return made


goods_field = mapping(goods)


def named(row: Row) -> pieces.Named:
    return pieces.Named(row.id, row.take("name", names))


def _setup(row: Row) -> printed.Setup:
    setup = printed.Setup(
        row.id,
        row.take("mode", one_of(MODES)),
        row.take("players", integer(1, 4)),
        row.take("ais", integer(0, 2)),
        row.take("islands", integer(1)),
        row.take("open_sea", integer(1)),
        row.take("explore_goal", integer(1)),
        row.take("solo_cards", integer(0)),
    )
    if setup.islands + setup.open_sea != pieces.OCEAN:
        row.place.at("open_sea").problem(f"expected {pieces.OCEAN} tiles together")
    if (setup.mode == "versus") != (setup.ais == 0):
        row.place.at("ais").problem("solo and cooperative games have AIs, others have none")
    return setup


def _start(row: Row) -> printed.Start:
    return printed.Start(row.take("cargo", integer(1)), row.take("level_ups", integer(0)))


def _difficulty(row: Row) -> printed.Difficulty:
    return printed.Difficulty(
        row.id,
        row.take("name", names),
        row.take("blue", integer(0)),
        row.take("red", integer(0)),
        row.take("alternate", flag),
        row.take("extra_card_every", integer(0)),
    )


def _supply(row: Row) -> printed.Supply:
    return printed.Supply(
        row.id,
        row.take("name", names),
        row.take("count", integer(1)),
        row.optional("value", integer(1), 0),
        row.take("limited", flag),
    )
