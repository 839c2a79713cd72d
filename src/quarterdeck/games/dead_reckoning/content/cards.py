"""Cards: the independent abilities (units) on them, and the faces that they stand on. (EFFECTS.md, Ability types)"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from quarterdeck.games.dead_reckoning.content import words
from quarterdeck.games.dead_reckoning.content.pieces import (
    ACTION,
    BATTLE,
    CANNON,
    CHOICE,
    DRAW,
    ENDGAME,
    ICON,
    ICONS,
    LINES,
    NONE,
    ROWS,
    TOP_LEVEL,
    TYPES,
)
from quarterdeck.games.dead_reckoning.content.words import slot
from quarterdeck.kernel.content.place import shown
from quarterdeck.kernel.content.reading import (
    CONDITION,
    FLAG,
    NAMES,
    Field,
    Names,
    Place,
    Row,
    derived,
    fixed,
    index,
    inner,
    integer,
    list_of,
    mapping,
    one_of,
    position,
    read,
)
from quarterdeck.kernel.rules.effects import Effect

OPTION_TYPES: Final[list[str]] = ["icon", "action"]
PER: Final[dict[str, int]] = {f"per_{icon}": ICONS.index(icon) for icon in ("cannon", "wheel")}


@dataclass(frozen=True, slots=True)
class Cost:
    """What an ability costs. `source`: ship, dock or dock_or_ship. (DR-PAY-05)"""

    cargo: int = read(integer(1), default=0)
    coin: int = read(integer(1), default=0)
    source: str = read(one_of(words.COST_SOURCES), at="from")


def check_cost(cost: Cost, place: Place) -> None:
    if cost.cargo + cost.coin == 0:
        place.problem("expected cargo, coin or both")


# ---------------------------------------------------------------- units


@dataclass(frozen=True, slots=True)
class Unit:
    """One independent ability of a card: a line between two green ones. (DR-ABIL-01)

    `number` is its place in UNITS; a unit that stands unchanged on two levels of a role is the same unit on both
    (DR-RUL-74). `type` is one of ICON to ENDGAME.
    ICON: `icon` and `count`, or `per`: as many as there are of that icon on the crew card.
    ACTION: `do`, `cost` (None: free), `in_harbor`: only there. BATTLE: `do`, `on_win` (step 5) or in step 3, and
    `not_vs_buildings`. CHOICE: `options`, units of their own. ENDGAME: `do`.
    """

    id: str
    number: int
    type: int
    icon: int = NONE
    count: int = 0
    per: int = NONE
    do: list[Effect] = field(default_factory=list)
    cost: Cost | None = None
    in_harbor: bool = False
    on_win: bool = False
    not_vs_buildings: bool = False
    options: list[Unit] = field(default_factory=list)


class Amount(Field[int]):
    """How many icons: a number, or as many as there are of another icon on the crew card (below 0)."""

    def read(self, value: object, place: Place) -> int:
        if isinstance(value, str) and value in PER:
            return -1 - PER[value]
        return integer(1).read(value, place)

    def blank(self) -> int:
        return 1


def unit(row: Row, id: str, types: list[str]) -> Unit:
    """A unit of one of these types. It is numbered before those inside it."""
    known: dict[str, Any] = row.place.tables.made.setdefault("units", {})
    number = len(known)
    known[id] = None
    type = TYPES.index(types[row.take("type", position(types))])
    if type == ICON:
        made = _icon(row, id, number)
    elif type == CHOICE:
        options = row.take("of", list_of(Options(id), 2))
        made = Unit(id=id, number=number, type=CHOICE, options=options)
    elif type == BATTLE:
        made = _battle(row, id, number)
    elif type == ENDGAME:
        made = Unit(id=id, number=number, type=ENDGAME, do=row.take("do", slot(words.ENDGAME_VERBS)))
    else:
        made = _action(row, id, number)
    known[id] = made
    return made


def _icon(row: Row, id: str, number: int) -> Unit:
    icon = row.take("icon", position(ICONS))
    count = row.take("n", Amount())
    if count < 0 and icon != DRAW:
        row.place.at("n").problem("only draw icons are counted by others")
    per = NONE if count > 0 else -1 - count
    return Unit(id=id, number=number, type=ICON, icon=icon, count=max(count, 0), per=per)


def _battle(row: Row, id: str, number: int) -> Unit:
    on_win = row.take("when", one_of(["ability_step", "on_win"])) == "on_win"
    return Unit(
        id=id,
        number=number,
        type=BATTLE,
        on_win=on_win,
        not_vs_buildings=row.optional("not_vs_buildings", FLAG, False),
        do=row.take("do", slot(words.ON_WIN_VERBS if on_win else words.STEP_VERBS)),
    )


def _action(row: Row, id: str, number: int) -> Unit:
    cost = inner(Cost).checked(check_cost)
    return Unit(
        id=id,
        number=number,
        type=ACTION,
        cost=row.take("cost", cost) if row.has("cost") else None,
        in_harbor=row.optional("if", CONDITION, "") == "in_harbor",
        do=row.take("do", slot(words.ACTION_VERBS)),
    )


class Options(Field[Unit]):
    """The options of a choice, each a unit with a number behind the choice's own id."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.count: int = 0

    def read(self, value: object, place: Place) -> Unit:
        self.count += 1
        id = f"{self.id}{self.count}"
        return mapping(lambda row: unit(row, id, OPTION_TYPES)).read(value, place)

    def blank(self) -> Unit:
        return Unit(id="", number=NONE, type=ICON)


# ---------------------------------------------------------------- faces


@dataclass(frozen=True, slots=True)
class Use:
    """A way to use an ability: the unit that is used up, and the one that acts (an option of a choice, otherwise the
    same). `by_itself`: it is carried out when its card is played. (DR-ABIL-02, DR-RUL-86)"""

    unit: Unit
    acting: Unit
    by_itself: bool


def is_free_cargo(unit: Unit) -> bool:
    """Cargo for the dock, for nothing: it is good at once, and no worse than later. (DR-RUL-86)"""
    if unit.type != ACTION or unit.cost is not None or unit.in_harbor:
        return False
    return all(
        effect.verb == "gain"
        and effect.word("to") == "dock"
        and effect.int_of("cargo") > 0
        and not effect.int_of("coin")
        for effect in unit.do
    )


def warlike(unit: Unit) -> int:
    """What a unit counts for in the AI's pirate pile. (DS-RUL-07)"""
    if unit.type == ICON and unit.icon == CANNON:
        return unit.count
    if unit.type == BATTLE:
        return 1
    return max([warlike(option) for option in unit.options], default=0)


@dataclass(frozen=True, slots=True)
class Face:
    """The abilities that one side of a card shows, or one level of a crew card.

    `icons`: how many of each icon are simply there, without choices and without those counted `per` another.
    `uses`: for each type what can be used as such; icons that are simply there are not used.
    `warlike`: cannons and battle abilities together, of a choice its better option (DS-RUL-07).
    """

    units: list[Unit]
    icons: list[int]
    uses: list[list[Use]]
    warlike: int

    def of_type(self, type: int) -> list[Unit]:
        return [unit for unit in self.units if unit.type == type]


def face(units: list[Unit]) -> Face:
    """What these units show together."""
    icons = [0, 0, 0, 0]
    uses: list[list[Use]] = [[] for _ in TYPES]
    for unit in units:
        if unit.type == ICON:
            icons[unit.icon] += unit.count
        else:
            for acting in unit.options if unit.type == CHOICE else [unit]:
                by_itself = unit is acting and is_free_cargo(unit)
                uses[acting.type].append(Use(unit=unit, acting=acting, by_itself=by_itself))
    return Face(units=units, icons=icons, uses=uses, warlike=sum(warlike(unit) for unit in units))


class Faces(Field[Face]):
    """The faces of one thing, read one after the other: a unit that stands there already stays the same unit."""

    def __init__(self, owner: str) -> None:
        self.owner: str = owner
        self.known: dict[str, Unit] = {}

    def read(self, value: object, place: Place) -> Face:
        found: list[Unit] = []
        if not isinstance(value, list) or not value:
            return self.refuse("a list of abilities", value, place)
        for number, item in enumerate(value):
            unit = self.known.get(shown(item))
            if unit is None or unit in found:
                unit = self.new_unit(item, place.item(number))
            found.append(unit)
        return face(found)

    def new_unit(self, value: object, place: Place) -> Unit:
        id = f"{self.owner}_{chr(ord('a') + len(self.known))}"
        made = mapping(lambda row: unit(row, id, TYPES)).read(value, place)
        self.known[shown(value)] = made
        return made

    def blank(self) -> Face:
        return face([])


class FaceOf(Field[Face]):
    """The face of a card: its units are named after the card and the side."""

    def __init__(self, side: str) -> None:
        self.side: str = side

    def read(self, value: object, place: Place) -> Face:
        return Faces(place.id + self.side).read(value, place)

    def blank(self) -> Face:
        return face([])


# ---------------------------------------------------------------- cards


def levels(row: Row) -> list[Face]:
    faces, numbers = Faces(row.id), list(range(1, TOP_LEVEL + 1))
    found = row.take("levels", list_of(mapping(lambda inner: _level(inner, faces))))
    if [number for number, _ in found] != numbers:
        row.place.at("levels").problem(f"expected the levels 1 to {TOP_LEVEL}")
    return [face for _, face in found]


def _level(row: Row, faces: Faces) -> tuple[int, Face]:
    return row.take("level", integer(1, TOP_LEVEL)), row.take("abilities", faces)


@dataclass(frozen=True, slots=True)
class Role:
    """A kind of crew card. `levels[0]` is level 1."""

    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    copies: int = read(integer(1))
    levels: list[Face] = derived(levels)


@dataclass(frozen=True, slots=True)
class RowCard:
    """A card of a row's box: a pure advancement, or a merchant ship with a secret back.

    `names` of a merchant ship stand on its back. `back` is None for a pure advancement and for a merchant ship that
    has no ability there; `markers`, `win` and `lose` stand on the back, too. (DR-BUY-05, DR-ENC-06)
    """

    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    row: int = read(integer(1, ROWS))
    line: int = read(position(LINES))
    cost: int = read(integer(1))
    front: Face = read(FaceOf(""), at="abilities")
    merchant: bool = fixed(False)
    markers: int = fixed(0)
    win: list[Effect] = fixed([])
    lose: list[Effect] = fixed([])
    back: Face | None = fixed(None)


def index_after_advancements(row: Row) -> int:
    return len(row.place.tables.ids("advancements").positions) + row.index


@dataclass(frozen=True, slots=True)
class Merchant(RowCard):
    index: int = derived(index_after_advancements)
    cost: int = read(integer(1), at="front.cost")
    front: Face = read(FaceOf("_front"), at="front.abilities")
    merchant: bool = fixed(True)
    markers: int = read(integer(1), at="back.markers")
    win: list[Effect] = read(slot(words.WIN_VERBS), at="back.win")
    lose: list[Effect] = read(slot(words.LOSE_VERBS), at="back.lose")
    back: Face | None = read(FaceOf("_back"), at="back.abilities", default=None)
