"""Content is read strictly, and every problem says where it is: file, row (or line), field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quarterdeck.kernel.content.reading import (
    FLAG,
    NAMES,
    TEXT,
    Content,
    ContentError,
    Field,
    Row,
    integer,
    list_of,
    mapping,
    matching,
    one_of,
    read_yaml,
    ref,
)
from tests.kernel.helpers import problem_of

# ---------------------------------------------------------------- YAML


def test_yaml_gives_plain_values() -> None:
    problems: list[str] = []
    document = "a: [1, -2, x, 'y z', \"3\", true, false, null, ~]\nb: {c: 21b, 1: one}\n"
    assert read_yaml(document, "f.yaml", problems) == {
        "a": [1, -2, "x", "y z", "3", True, False, None, None],
        "b": {"c": "21b", "1": "one"},
    }
    assert not problems


def test_yaml_merges_and_the_own_key_wins() -> None:
    problems: list[str] = []
    document = "base: &b {x: 1, y: 2}\nmore: &m {z: 3, y: 9}\none: {<<: *b, y: 5}\ntwo: {<<: [*b, *m]}\nsame: *b\n"
    made = read_yaml(document, "f.yaml", problems)
    assert isinstance(made, dict)
    assert (made["one"], made["two"], made["same"]) == (
        {"x": 1, "y": 5},
        {"x": 1, "y": 2, "z": 3},
        {"x": 1, "y": 2},
    )
    assert not problems


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ("a: 1\nb: 2\na: 3\n", "f.yaml: line 3: key a is given twice"),
        ("b: &b {x: 1}\nc: {<<: *b, y: 1, y: 2}\n", "f.yaml: line 2: key y is given twice"),
        ("a:\n  - 2026-01-01\n", "f.yaml: line 2: 2026-01-01 is doubtful"),
        ("a: 1.5\n", "f.yaml: line 1: 1.5 is doubtful"),
        ("a: 010\n", "f.yaml: line 1: 010 is doubtful"),
        ("a: No\n", "f.yaml: line 1: No is doubtful"),
        ("a: *gone\n", "f.yaml: line 1: *gone stands for nothing"),
        ("? [1, 2]\n: x\n", "f.yaml: line 1: a key must be a single word or number"),
        ("a: {<<: 3}\n", "f.yaml: line 1: << merges mappings only"),
        ("a: 1\nb: [1, 2\nc: 3\n", "f.yaml: line 3: "),
    ],
)
def test_yaml_problems_name_file_and_line(document: str, problem: str) -> None:
    problems: list[str] = []
    read_yaml(document, "f.yaml", problems)
    assert len(problems) == 1 and problems[0].startswith(problem), problems


# ---------------------------------------------------------------- fields


@pytest.mark.parametrize(
    ("row", "field", "said"),
    [
        ("x: two", integer(1), 'expected an integer of at least 1, got "two"'),
        ("x: 0", integer(1), "expected an integer of at least 1, got 0"),
        ("x: 7", integer(1, 6), "expected an integer from 1 to 6, got 7"),
        ("x: 7", integer(None, 6), "expected an integer of at most 6, got 7"),
        ("x: true", integer(), "expected an integer, got true"),
        ("x: 3", TEXT, "expected text, got 3"),
        ('x: ""', TEXT, 'expected text, got ""'),
        ("x: 1", FLAG, "expected true or false, got 1"),
        ("x: c", one_of(["a", "b"]), 'expected one of a, b, got "c"'),
        ("x: c", one_of(["a", "b"], "a letter"), 'expected a letter, got "c"'),
        ("x: red", matching("#[0-9]+", "a colour"), 'expected a colour, got "red"'),
        ("x: 3", list_of(TEXT), "expected a list, got 3"),
        ("x: [a]", list_of(TEXT, 2), "expected a list of at least 2 item(s), got 1"),
        ("x: [a]", list_of(TEXT, 2, 2), "expected a list of 2 item(s), got 1"),
        ("x: []", list_of(TEXT, 1, 2), "expected a list of 1 to 2 item(s), got 0"),
        ("x: 3", mapping(lambda r: r.take("y", TEXT)), "expected a mapping, got 3"),
        ("x: null", integer(), "expected an integer, got null"),
    ],
)
def test_a_wrong_value_names_file_row_and_field(tmp_path: Path, row: str, field: Field[Any], said: str) -> None:
    assert problem_of(tmp_path, row, field) == [f"birds.yaml: row gull: field x: {said}"]


@pytest.mark.parametrize(
    ("row", "field", "problem"),
    [
        (
            "x: {y: z}",
            mapping(lambda r: r.take("y", integer(1))),
            'x.y: expected an integer of at least 1, got "z"',
        ),
        ("x: {}", mapping(lambda r: r.take("y", integer())), "x.y: missing"),
        ("x: {y: 1, z: 2}", mapping(lambda r: r.take("y", integer())), "x.z: unknown field"),
        ("x: [1, two]", list_of(integer()), 'x[1]: expected an integer, got "two"'),
        ("x: [a, b, a]", list_of(TEXT, distinct=True), 'x[2]: "a" stands in the list twice'),
        ("x: {en: Gull}", NAMES, "x.de: missing"),
        ("x: {en: Gull, de: 3}", NAMES, "x.de: expected text, got 3"),
        ("y: 1", integer(), "x: missing"),
    ],
)
def test_a_problem_inside_a_field_has_the_whole_path(tmp_path: Path, row: str, field: Field[Any], problem: str) -> None:
    assert problem_of(tmp_path, row, field)[0] == f"birds.yaml: row gull: field {problem}"


def test_right_values_come_out_typed(tmp_path: Path) -> None:
    (tmp_path / "birds.yaml").write_text(
        "birds:\n  - {id: gull, source: public, n: 3, on: [a, b], at: {x: 1}, none: null,\n"
        "     name: {en: Gull, de: Möwe}}\n",
        encoding="utf-8",
    )
    content = Content(tmp_path)

    def read(row: Row) -> list[object]:
        return [
            row.id,
            row.take("n", integer(1, 3)),
            row.take("on", list_of(one_of(["a", "b"]), 2, 2, True)),
            row.take("at", mapping(lambda r: r.take("x", integer()))),
            row.take("name", NAMES),
            row.optional("none", TEXT, "-"),
            row.optional("absent", FLAG, True),
        ]

    made = content.table("birds", read)
    content.finish()
    assert made == {"gull": ["gull", 3, ["a", "b"], 1, {"en": "Gull", "de": "Möwe"}, "-", True]}
    assert [(row.id, row.source) for row in content.provenance.rows] == [("gull", "public")]


# ---------------------------------------------------------------- tables


def open_tables(folder: Path, **files: str) -> Content:
    for name, document in files.items():
        (folder / f"{name}.yaml").write_text(document, encoding="utf-8")
    return Content(folder)


def test_all_problems_are_raised_together(tmp_path: Path) -> None:
    content = open_tables(tmp_path, birds="birds:\n  - {id: gull, n: x, odd: 1}\n  - {id: Tern, source: me, n: 1}\n")
    content.table("birds", lambda row: row.take("n", integer(1)))
    with pytest.raises(ContentError) as caught:
        content.finish()
    assert caught.value.problems == [
        "birds.yaml: row gull: field source: missing",
        'birds.yaml: row gull: field n: expected an integer of at least 1, got "x"',
        "birds.yaml: row gull: field odd: unknown field",
        'birds.yaml: row Tern: field id: expected an id of small letters, digits and _, got "Tern"',
        'birds.yaml: row Tern: field source: expected one of rulebook, public, reconstructed, got "me"',
    ]
    assert str(caught.value).startswith("5 problem(s) in the content:\nbirds.yaml: row gull:")


def test_a_row_without_id_is_named_by_its_line(tmp_path: Path) -> None:
    content = open_tables(tmp_path, birds="birds:\n  - {id: gull, source: public}\n  - {source: public}\n  - 7\n")
    content.table("birds", lambda row: row.id)
    assert content.problems == [
        "birds.yaml: line 3: field id: missing",
        "birds.yaml: row 3 of birds: expected a mapping, got 7",
    ]


def test_references_go_to_rows_of_another_table(tmp_path: Path) -> None:
    content = open_tables(
        tmp_path,
        birds="birds:\n  - {id: a, source: public, eats: cod}\n  - {id: b, source: public, eats: cat}\n",
        fish="fish:\n  - {id: cod, source: public}\n",
    )
    content.table("birds", lambda row: row.take("eats", ref("fish")))
    content.table("fish", lambda row: row.id)
    assert content.problems == ['birds.yaml: row b: field eats: expected an id of fish, got "cat"']


def test_an_id_is_given_once_in_the_whole_game(tmp_path: Path) -> None:
    content = open_tables(
        tmp_path,
        birds="birds:\n  - {id: gull, source: public}\n",
        ships="ships:\n  - {id: gull, source: public}\n",
    )
    content.table("birds", lambda row: row.id)
    content.table("ships", lambda row: row.id)
    assert content.problems == ["ships.yaml: row gull: field id: id gull is already that of birds.yaml row gull"]


def test_tables_missing_unknown_doubled_or_misshapen(tmp_path: Path) -> None:
    content = open_tables(
        tmp_path,
        a="birds:\n  - {id: gull, source: public}\n",
        b="birds: []\nships: 3\nfish: []\n",
        c="- 1\n",
        d="",
    )
    content.table("birds", lambda row: row.id)
    content.table("crabs", lambda row: row.id)
    with pytest.raises(ContentError) as caught:
        content.finish()
    assert caught.value.problems == [
        "b.yaml: table birds is also in a.yaml",
        "b.yaml: table ships: expected a list of rows, got 3",
        "c.yaml: line 1: expected tables, each a key with a list of rows",
        "d.yaml: line 1: expected tables, each a key with a list of rows",
        "table crabs is missing",
        "b.yaml: table fish is unknown",
    ]


def test_the_only_row_of_a_table(tmp_path: Path) -> None:
    content = open_tables(tmp_path, a="one:\n  - {id: x, source: public, n: 4}\ntwo: []\n")
    assert content.only("one", lambda row: row.take("n", integer())) == 4
    content.only("two", lambda row: row.take("n", integer()))
    assert content.problems == ["a.yaml: table two: expected 1 row, got 0"]
