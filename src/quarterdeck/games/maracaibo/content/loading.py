"""Reads content/*.yaml into the classes of pieces.py. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.games.maracaibo.content import loading_words as words
from quarterdeck.games.maracaibo.content import pieces, printed
from quarterdeck.games.maracaibo.content.loading_reader import (
    LEVELS,
    Reader,
    combat_options,
    counts_of,
    distinct,
    rising,
)
from quarterdeck.games.maracaibo.content.loading_story import StoryReader
from quarterdeck.games.maracaibo.content.loading_tracks import TrackReader
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.reading import Content, Row, flag, integer, list_of, mapping, names, one_of, slug, text
from quarterdeck.kernel.rules.effects import Effect

FOLDER = Path(__file__).parent

ALL_ROUNDS = [1, 2, 3, 4]
TASKS = [
    "combat_tokens",
    "influence_1",
    "influence_2",
    "explorer",
    "quests",
    "synergies",
    "improvements",
    "assistants",
]


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        reader = Reader(content)
        stories = StoryReader(reader)
        tracks = TrackReader(reader)
        self.reader: Reader = reader
        self.vocabulary = content.vocabulary
        self.nations = reader.table("nations", _nation)
        self.goods = reader.table("goods", _named)
        self.items = reader.table("items", _named)
        self.synergies = reader.table("synergies", _synergy)
        self.places = reader.table("places", self.place)
        reader.know_stops(self.places)
        self.arrows = reader.table("arrows", self.arrow)
        self.fields = reader.table("fields", tracks.field)
        self.barriers = reader.table("barriers", tracks.barrier)
        self.last_field = reader.only("last_field", tracks.last_field)
        self.improvements = reader.table("improvements", self.improvement)
        self.village_actions = reader.table("base_village_actions", self.village_action)
        self.combat_actions = reader.table("base_combat_actions", self.combat_action)
        self.ship_board = reader.only("ship_figures", _ship_board)
        self.city_tiles = reader.table("city_tiles", self.city_tile)
        self.cards = reader.table("project_cards", self.project_card)
        self.story_project_cards = reader.table("story_project_cards", self.project_card)
        self.quests = reader.table("quest_tiles", self.quest)
        self.tokens = reader.table("combat_tokens", self.token)
        self.careers = reader.table("career_cards", self.career)
        self.buildings = reader.table("prestige_buildings", self.building)
        self.legacy = reader.table("legacy_tiles", stories.legacy_tile)
        self.stories = reader.table("story_cards", stories.story_card)
        self.story_tiles = reader.table("story_tiles", _number)
        self.automa_cards = reader.table("automa_cards", self.automa_card)
        self.difficulties = reader.table("difficulties", _difficulty)
        self.automa_board = tracks.automa_board()
        self.tracks = tracks.tracks(list(self.nations.values()))
        self.player_setup = reader.only("player_setup", _player_setup)
        self.supplies = reader.table("supplies", _supply)
        self.provenance: Provenance = content.provenance
        content.finish()

    # ------------------------------------------------------------ board

    def place(self, row: Row) -> pieces.Place:
        reader = self.reader
        place = pieces.Place(
            row.id,
            reader.index("places", row),
            row.take("number", text),
            row.take("name", names),
            row.take("kind", one_of(["start", "village", "city", "home"])),
            row.optional("must_stop", flag, False),
            row.optional("city_tile_slot", flag, False),
            row.optional("market", reader.market, pieces.Market("", 0)),
            row.optional("action", reader.slot(words.CITY), []),
            row.optional("flag", reader.slot(words.FLAG), []),
            row.optional("triggers", one_of(["interim_scoring", "final_scoring"]), ""),
            row.optional("two_player_marker", reader.at("nations"), pieces.NONE),
            row.optional("only_with", reader.content.ref("legacy_tiles"), ""),
        )
        printed_city = place.kind == "city" and not place.only_with
        for name, there, wanted in (
            ("flag", bool(place.flag), printed_city),
            ("action", bool(place.action), place.kind == "home" or (printed_city and not place.city_tile_slot)),
            ("market", place.market.storage > 0, printed_city and not place.city_tile_slot),
            ("must_stop", place.must_stop, place.kind == "home"),
        ):
            if there != wanted:
                row.place.at(name).problem(f"expected {'one' if wanted else 'none'} at this kind of place")
        return place

    def arrow(self, row: Row) -> pieces.Arrow:
        reader = self.reader
        return pieces.Arrow(
            row.id,
            row.take("frm", reader.at("places")),
            row.take("to", reader.at("places")),
            row.take("way", one_of(["only", "upper", "lower"])),
            row.take("mp", integer(1, 3)),
            rising(row, "rounds", row.optional("rounds", list_of(integer(1, 4), 1), ALL_ROUNDS)),
            row.optional("only_with", reader.content.ref("legacy_tiles"), ""),
        )

    def city_tile(self, row: Row) -> pieces.CityTile:
        reader = self.reader
        return pieces.CityTile(
            row.id,
            row.take("name", names),
            rising(row, "players", row.take("players", list_of(integer(2, 4), 1))),
            row.take("wheel", flag),
            row.take("market", reader.market),
            row.take("action", reader.slot(words.CITY)),
            row.optional("place", reader.at("places"), pieces.NONE),
        )

    # ------------------------------------------------------------ ship board

    def improvement(self, row: Row) -> pieces.Improvement:
        reader = self.reader

        def gate(inner: Row) -> tuple[int, int]:
            if inner.has("other_areas"):
                return pieces.NONE, inner.take("other_areas", integer(1))
            return inner.take("unlocked", reader.at("improvements")), 0

        needs, others = row.optional("gate", mapping(gate), (pieces.NONE, 0))
        return pieces.Improvement(
            row.id,
            reader.index("improvements", row),
            row.take("name", names),
            row.take("discs", integer(2, 2)),
            needs,
            others,
            row.take("effect", reader.slot(words.IMPROVEMENT)),
        )

    def village_action(self, row: Row) -> pieces.VillageAction:
        reader = self.reader
        cost = row.optional("cost", reader.slot(words.COSTS), [])
        return pieces.VillageAction(row.id, "", False, "", cost, row.take("then", reader.slot(words.BASE_ACTION)))

    def combat_action(self, row: Row) -> pieces.CombatAction:
        reader = self.reader
        options = row.take("options", reader.slot(words.OPTIONS, True))
        then = row.optional("then", reader.slot(words.COMBAT, True), [])
        words.check_combat_action(options, then, row.place)
        return pieces.CombatAction(row.id, "", combat_options(options), then, pieces.NONE)

    # ------------------------------------------------------------ cards, tiles and tokens

    def project_card(self, row: Row) -> pieces.ProjectCard:
        reader = self.reader
        cost = row.take("cost", mapping(self.cost))
        permanent = row.optional("permanent", reader.slot(words.PERMANENT), [])
        number = row.optional("number", integer(90, 99), 0)
        card = pieces.ProjectCard(
            row.id,
            row.take("design", slug),
            number,
            row.take("name", names),
            row.take("back", one_of(["C"] if number else ["A", "B"])),
            row.take("good", reader.content.ref("goods")),
            row.take("item", reader.content.ref("items")),
            cost.price,
            cost.figure,
            cost.place,
            cost.items,
            cost.nation,
            cost.markers,
            row.optional("income", reader.slot(words.INCOME), []),
            permanent,
            row.optional("assistant", reader.slot(words.ASSISTANT), []),
            row.optional("instant", reader.slot(words.INSTANT), []),
            row.take("vp", integer(0)),
        )
        if bool(card.assistant) != (card.figure == pieces.AT_PLACE):
            row.place.at("assistant").problem("a card with its figure at a place has an assistant action, no other has")
        if not (card.income or card.permanent or card.assistant or card.instant):
            row.place.problem("expected something that the card does")
        card.village_actions = reader.village_actions(permanent, row.id)
        card.combat_actions = reader.combat_actions(permanent, row.id)
        return card

    def cost(self, row: Row) -> _Cost:
        reader = self.reader

        def markers(inner: Row) -> tuple[int, int]:
            return inner.take("nation", reader.at("nations")), inner.take("n", integer(1))

        figure = row.optional("figure", one_of([pieces.TO_SUPPLY, pieces.AT_PLACE, pieces.ON_CARD]), pieces.NO_FIGURE)
        place = pieces.NONE
        if figure == pieces.AT_PLACE:
            place = row.take("place", reader.stop)
        nation, count = row.optional("markers", mapping(markers), (pieces.NONE, 0))
        items = row.optional("items", mapping(lambda inner: counts_of(inner, reader.content.ids("items"))), {})
        return _Cost(row.take("doubloons", integer(1)), figure, place, items, nation, count)

    def quest(self, row: Row) -> pieces.Quest:
        reader = self.reader
        return pieces.Quest(
            row.id,
            row.take("name", names),
            row.take("cost", reader.slot(words.PAYMENTS)),
            row.take("reward", reader.slot(words.QUEST_REWARD)),
        )

    def token(self, row: Row) -> pieces.CombatToken:
        reader = self.reader

        def side(inner: Row) -> pieces.TokenSide:
            pay = inner.optional("pay", reader.slot(words.TOKEN_COST), [])
            gain = inner.optional("gain", reader.slot(words.TOKEN_BONUS, True), [])
            if len(pay) + len(gain) > 1:
                inner.place.problem("expected one cost or one bonus at most")
            return pieces.TokenSide(inner.take("value", integer(1)), pay, gain)

        def condition(inner: Row) -> tuple[str, int]:
            kind = inner.take("kind", one_of(["most_markers", "fewest_markers"]))
            change = -2 if kind == "most_markers" else 3
            return kind, inner.take("change", integer(change, change))

        kind, change = row.optional("condition", mapping(condition), ("", 0))
        sides = [row.take(nation, mapping(side)) for nation in reader.content.ids("nations")]
        return pieces.CombatToken(row.id, sides, kind, change)

    def career(self, row: Row) -> pieces.Career:
        reader = self.reader

        def task(inner: Row) -> pieces.Task:
            kind = inner.take("kind", one_of(TASKS))
            level = reader.at("barriers") if kind == "explorer" else integer(1)
            low, high = inner.take("low", level), inner.take("high", level)
            if low >= high:
                inner.place.at("high").problem("expected more than the low level")
            return pieces.Task(kind, low, high, inner.take("doubloons", integer(1)), inner.take("vp", integer(1)))

        tasks = row.take("tasks", list_of(mapping(task), 3, 3))
        distinct(row, "tasks", [task.kind for task in tasks])
        return pieces.Career(row.id, row.take("name", names), tasks, row.take("all_done", reader.slot(words.GAINS)))

    def building(self, row: Row) -> pieces.Building:
        reader = self.reader
        return pieces.Building(
            row.id,
            row.take("name", names),
            row.take("price", integer(1)),
            row.take("synergy", reader.at("synergies")),
            row.take("first_investor_vp", integer(1)),
            row.take("final", reader.slot(words.FINAL)),
        )

    def automa_card(self, row: Row) -> pieces.AutomaCard:
        actions = row.take("actions", self.reader.slot(words.JEAN))
        for number in ALL_ROUNDS:
            now = [action.verb for action in actions if number in action.ints("rounds")]
            if not now:
                row.place.at("actions").problem(f"expected an action in round {number}")
            distinct(row, "actions", now)
        return pieces.AutomaCard(
            row.id,
            row.take("level", one_of(LEVELS)),
            row.take("name", names),
            row.take("steps", integer(1, 2)),
            row.take("fork", one_of(["upper", "lower"])),
            row.take("display", integer(1, 4)) - 1,
            actions,
        )


class _Cost:
    """What a project card costs."""

    def __init__(self, price: int, figure: str, place: int, items: dict[str, int], nation: int, markers: int) -> None:
        self.price: int = price
        self.figure: str = figure
        self.place: int = place
        self.items: dict[str, int] = items
        self.nation: int = nation
        self.markers: int = markers


def _named(row: Row) -> pieces.Named:
    return pieces.Named(row.id, row.take("name", names))


def _nation(row: Row) -> pieces.Nation:
    colour = row.take("color", one_of(["blue", "white", "red"]))
    return pieces.Nation(row.id, row.take("name", names), colour, row.take("markers", integer(1)))


def _synergy(row: Row) -> pieces.Synergy:
    return pieces.Synergy(row.id, row.take("name", names), row.take("tokens", integer(1)))


def _supply(row: Row) -> pieces.Supply:
    return pieces.Supply(
        row.id,
        row.take("name", names),
        row.take("count", integer(1)),
        row.optional("worth", integer(1), 0),
        row.optional("per_player", integer(1), 0),
    )


def _number(row: Row) -> int:
    return row.take("number", integer(1))


def _ship_board(row: Row) -> printed.ShipBoard:
    two, three = row.take("two_actions_from", integer(2)), row.take("three_actions_from", integer(3))
    if two >= three:
        row.place.at("three_actions_from").problem("expected more than two_actions_from")
    return printed.ShipBoard(
        row.take("compasses", integer(1)),
        row.take("planning_spaces", integer(1)),
        row.take("unused_assistant_vp", integer(1)),
        row.take("combat_max", integer(1)),
        row.take("hand_limit", integer(1)),
        row.take("display_price", integer(1)),
        two,
        three,
    )


def _difficulty(row: Row) -> pieces.Difficulty:
    return pieces.Difficulty(
        row.id, row.take("name", names), [row.take(level, integer(0, most)) for level, most in LEVELS.items()]
    )


def _player_setup(row: Row) -> printed.PlayerSetup:
    dealt = row.take("project_cards_dealt", integer(1))
    kept, planned = row.take("project_cards_kept", integer(1)), row.take("project_cards_planned", integer(1))
    if kept + planned > dealt:
        row.place.at("project_cards_dealt").problem("expected at least as many as are kept and planned")
    return printed.PlayerSetup(
        row.take("figures_in_supply", integer(1)),
        row.take("figures_on_career", integer(3, 3)),
        row.take("figures_in_general_supply", integer(1)),
        row.take("doubloons_by_seat", list_of(integer(1), 4, 4)),
        dealt,
        kept,
        planned,
        row.take("career_cards_dealt", integer(1)),
        row.take("b_cards_in_deck", integer(1)),
        row.take("display", integer(4, 4)),
    )


def permanent_effects(cards: dict[str, pieces.ProjectCard]) -> dict[str, dict[str, list[Effect]]]:
    """Verb -> card id -> the card's permanent effects with that verb."""
    found: dict[str, dict[str, list[Effect]]] = {verb: {} for verb in sorted(words.PERMANENT)}
    for card in cards.values():
        for effect in card.permanent:
            found[effect.verb].setdefault(card.id, []).append(effect)
    return found


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder, verb_key="do", may_key=""))
