"""A piece is read by what its fields declare; what is wrong is told with its place."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from pathlib import Path

import pytest

from quarterdeck.kernel.content.declared import reader_of
from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    OWN_ID,
    TEXT,
    Content,
    Names,
    Place,
    Row,
    at,
    counts,
    derived,
    each,
    fixed,
    index,
    inner,
    integer,
    list_of,
    or_null,
    pair,
    position,
    read,
    ref,
    some,
    whether,
)


@dataclass(frozen=True, slots=True)
class Egg:
    spots: int = read(integer(0))
    blue: bool = read(FLAG, default=False)


def check_egg(egg: Egg, place: Place) -> None:
    if egg.blue and egg.spots:
        place.at("spots").problem("expected none on a blue egg")


def initial(row: Row) -> str:
    return row.id[0]


def all_spots(row: Row) -> int:
    return sum(egg.spots for egg in row.made["eggs"])


@dataclass(frozen=True, slots=True)
class Bird:
    id: str
    index: int = index()
    names: Names = read(NAMES, at="name")
    wings: int = read(integer(1), at="body.wings", default=2)
    tail: str = read(TEXT, at="body.tail", default="")
    eggs: list[Egg] = read(list_of(inner(Egg).checked(check_egg)), default=[])
    spots: int = derived(all_spots)
    letter: str = derived(initial)
    sings: bool = fixed(True)


@dataclass(frozen=True, slots=True)
class Crow(Bird):
    sings: bool = fixed(False)
    ring: str = read(OWN_ID, at="ring.id")


def opened(folder: Path, rows: str, table: str = "birds") -> Content:
    (folder / f"{table}.yaml").write_text(f"{table}:\n{rows}", encoding="utf-8")
    return Content(folder)


def row(id: str, more: str = "") -> str:
    return f"  - {{id: {id}, source: public, name: {{en: A, de: B}}{more}}}\n"


def test_a_piece_is_made_of_its_row(tmp_path: Path) -> None:
    content = opened(
        tmp_path,
        row("gull") + row("tern", ", body: {tail: long}, eggs: [{spots: 3}, {spots: 0, blue: true}, {spots: 4}]"),
    )
    birds = content.table("birds", Bird)
    content.finish()
    gull, tern = birds["gull"], birds["tern"]
    assert (gull.id, gull.index, gull.names, gull.wings, gull.tail) == ("gull", 0, {"en": "A", "de": "B"}, 2, "")
    assert (gull.eggs, gull.spots, gull.letter, gull.sings) == ([], 0, "g", True)
    assert (tern.index, tern.wings, tern.tail, tern.spots) == (1, 2, "long", 7)
    assert tern.eggs == [Egg(spots=3, blue=False), Egg(spots=0, blue=True), Egg(spots=4, blue=False)]


def test_a_piece_cannot_be_changed(tmp_path: Path) -> None:
    gull = opened(tmp_path, row("gull")).table("birds", Bird)["gull"]
    with pytest.raises(FrozenInstanceError):
        gull.wings = 3  # type: ignore[misc]


def test_a_class_declares_only_what_is_different(tmp_path: Path) -> None:
    content = opened(tmp_path, row("jackdaw", ", ring: {id: ring_1}, body: {wings: 1}"))
    crow = content.table("birds", Crow)["jackdaw"]
    content.finish()
    assert (crow.sings, crow.ring, crow.wings, crow.letter) == (False, "ring_1", 1, "j")


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (", body: {wings: 0}", "body.wings: expected an integer of at least 1, got 0"),
        (", body: {legs: 2}", "body.legs: unknown field"),
        (", body: 2", "body: expected a mapping, got 2"),
        (", body: {}", "body: expected some of its fields"),
        (", eggs: [{spots: 1}, {}]", "eggs[1].spots: missing"),
        (", eggs: [{spots: 1, blue: true}]", "eggs[0].spots: expected none on a blue egg"),
        (", sings: true", "sings: unknown field"),
    ],
)
def test_what_is_wrong_is_told_with_file_row_and_field(tmp_path: Path, more: str, problem: str) -> None:
    content = opened(tmp_path, row("gull", more))
    content.table("birds", Bird)
    assert content.problems == [f"birds.yaml: row gull: field {problem}"]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ("", "ring: missing"),
        (", ring: {}", "ring: expected some of its fields"),
        (", ring: {id: 3}", "ring.id: expected an id of small letters, digits and _, got 3"),
        (", ring: {id: jackdaw}", "ring.id: id jackdaw is already that of birds.yaml row jackdaw"),
    ],
)
def test_a_mapping_that_must_be_there_is_missed_once(tmp_path: Path, more: str, problem: str) -> None:
    content = opened(tmp_path, row("jackdaw", more))
    content.table("birds", Crow)
    assert content.problems[0] == f"birds.yaml: row jackdaw: field {problem}"


def test_a_check_looks_at_the_whole_piece_and_at_the_rows_before(tmp_path: Path) -> None:
    def check(bird: Bird, place: Place) -> None:
        if any(other.letter == bird.letter for other in place.tables.rows("birds", Bird)):
            place.problem("begins like another")

    content = opened(tmp_path, row("gull") + row("tern") + row("goose"))
    content.table("birds", Bird, check)
    assert content.problems == ["birds.yaml: row goose: begins like another"]


def test_a_field_that_does_not_say_how_it_is_read_is_a_mistake_of_the_class() -> None:
    @dataclass(frozen=True, slots=True)
    class Nest:
        id: str
        twigs: int

    with pytest.raises(TypeError, match=r"Nest\.twigs does not say how it is read"):
        reader_of(Nest)


def test_a_language_that_has_no_name_uses_the_english_one() -> None:
    assert Names({"en": "Gull", "de": "Möwe"})["fr"] == "Gull"
    with pytest.raises(KeyError):
        Names()["en"]


# ---------------------------------------------------------------- references


@dataclass(frozen=True, slots=True)
class Flock:
    leader: str = read(ref("birds"))
    last: int = read(at("birds"))
    singer: int = read(at("singers"))
    size: dict[str, int] = read(counts("birds"))
    owner: str = read(or_null(ref("birds"), ""))


FLOCK = "leader: tern, last: tern, singer: tern, size: {tern: 2}, owner: null"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("leader: tern", "leader: cat", 'leader: expected an id of birds, got "cat"'),
        ("last: tern", "last: cat", 'last: expected an id of birds, got "cat"'),
        ("singer: tern", "singer: gull", 'singer: expected a bird that sings, got "gull"'),
        ("{tern: 2}", "{tern: 0}", "size.tern: expected an integer of at least 1, got 0"),
        ("{tern: 2}", "{cat: 1}", "size.cat: unknown field"),
        (", owner: null", "", "owner: missing"),
        ("owner: null", "owner: cat", 'owner: expected an id of birds, got "cat"'),
    ],
)
def test_a_reference_that_leads_nowhere_is_told(tmp_path: Path, old: str, new: str, problem: str) -> None:
    content = flocks(tmp_path, FLOCK.replace(old, new))
    content.table("flocks", Flock)
    assert content.problems == [f"flocks.yaml: row big: field {problem}"]


def test_references_are_ids_or_positions_in_the_file(tmp_path: Path) -> None:
    content = flocks(tmp_path, FLOCK)
    big = content.table("flocks", Flock)["big"]
    content.finish()
    assert (big.leader, big.last, big.singer, big.size, big.owner) == ("tern", 1, 1, {"tern": 2}, "")


def flocks(folder: Path, said: str) -> Content:
    (folder / "birds.yaml").write_text(f"birds:\n{row('gull')}{row('tern')}", encoding="utf-8")
    content = opened(folder, f"  - {{id: big, source: public, {said}}}\n", "flocks")
    content.table("birds", Bird)
    content.know("singers", ["tern"], "a bird that sings", table="birds")
    return content


# ---------------------------------------------------------------- small fields


@dataclass(frozen=True, slots=True)
class Nest:
    sides: list[int] = read(each(["north", "south"], integer(0)))
    holes: dict[str, int] = read(some(["left", "right"], integer(1)))
    rise: tuple[int, int] = read(pair("by", "up", integer(1)))
    height: int = read(position(["low", "high"]))
    dry: bool = read(whether("dry", "wet"))
    twice: int = read(integer(1).then(lambda number: number * 2))


def test_small_fields(tmp_path: Path) -> None:
    said = "sides: {south: 2, north: 1}, holes: {right: 3}, rise: {by: 4, up: 5}, height: high, dry: wet, twice: 6"
    content = opened(tmp_path, f"  - {{id: nest, source: public, {said}}}\n", "nests")
    nest = content.only("nests", Nest)
    content.finish()
    assert (nest.sides, nest.holes, nest.rise, nest.height, nest.dry, nest.twice) == (
        [1, 2],
        {"right": 3},
        (4, 5),
        1,
        False,
        12,
    )


def test_the_rows_of_a_table_can_be_expected(tmp_path: Path) -> None:
    content = opened(tmp_path, row("gull") + row("tern"))
    content.expect("birds", ["gull", "tern"])
    assert content.problems == []
    content.expect("birds", ["tern", "gull"])
    assert content.problems == ["birds.yaml: table birds: expected the rows ['tern', 'gull']"]
