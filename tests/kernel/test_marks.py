"""Every field of a row has a source: its own mark, or that of its row. What cannot be is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.content.reading import Content

FIELDS = "name: {en: Gull, de: Möwe}, wings: 2, eats: [cod, herring], clauses: [ZZ-BIRD-01]"


def opened(folder: Path, marks: str, fields: str = FIELDS) -> Content:
    """The content of a table with one row that has these marks, all its fields read."""
    (folder / "birds.yaml").write_text(f"birds:\n  - {{id: gull, {fields}, {marks}}}\n", encoding="utf-8")
    content = Content(folder)
    content.table("birds", lambda row: [row.taken.add(name) for name in row.values if not name.endswith("_fields")])
    return content


def fields_of(folder: Path, marks: str) -> dict[str, str]:
    content = opened(folder, marks)
    content.finish()
    (row,) = content.provenance.rows
    assert (row.file, row.table, row.id) == ("birds.yaml", "birds", "gull")
    return row.fields


def test_without_marks_all_fields_are_as_the_row_is(tmp_path: Path) -> None:
    assert fields_of(tmp_path, "source: public") == {"name": "public", "wings": "public", "eats": "public"}


def test_marked_fields_come_from_elsewhere(tmp_path: Path) -> None:
    found = fields_of(tmp_path, "source: reconstructed, rulebook_fields: [name], public_fields: [wings]")
    assert found == {"name": "rulebook", "wings": "public", "eats": "reconstructed"}


def test_a_field_with_marked_parts_counts_by_its_parts(tmp_path: Path) -> None:
    found = fields_of(
        tmp_path, 'source: reconstructed, rulebook_fields: [name.de, "eats[1]"], public_fields: [name.en]'
    )
    assert found == {
        "name.en": "public",
        "name.de": "rulebook",
        "wings": "reconstructed",
        "eats[0]": "reconstructed",
        "eats[1]": "rulebook",
    }


@pytest.mark.parametrize(
    ("marks", "problem"),
    [
        ("source: public, rulebook_fields: [feet]", "rulebook_fields[0]: the row has no field feet"),
        ("source: public, rulebook_fields: [wings, feet]", "rulebook_fields[1]: the row has no field feet"),
        ("source: public, rulebook_fields: [name.fr]", "rulebook_fields[0]: the row has no field name.fr"),
        ('source: public, rulebook_fields: ["eats[2]"]', "rulebook_fields[0]: the row has no field eats[2]"),
        ("source: public, rulebook_fields: [wings.left]", "rulebook_fields[0]: the row has no field wings.left"),
        ("source: public, rulebook_fields: [feet.left]", "rulebook_fields[0]: the row has no field feet.left"),
        ("source: public, rulebook_fields: [id]", "rulebook_fields[0]: the row has no field id"),
        ("source: public, rulebook_fields: [source]", "rulebook_fields[0]: the row has no field source"),
        ("source: public, rulebook_fields: [clauses]", "rulebook_fields[0]: the row has no field clauses"),
        ("source: public, rulebook_fields: [it flies]", "rulebook_fields[0]: the row has no field it flies"),
        ("source: public, rulebook_fields: []", "rulebook_fields: expected a list of at least 1 item(s), got 0"),
        ("source: public, rulebook_fields: wings", 'rulebook_fields: expected a list, got "wings"'),
        ("source: public, rulebook_fields: [2]", "rulebook_fields[0]: expected text, got 2"),
        ("source: public, rulebook_fields: [wings, wings]", 'rulebook_fields[1]: "wings" stands in the list twice'),
        ("source: public, public_fields: [wings]", "public_fields: the whole row is public"),
        (
            "source: public, rulebook_fields: [wings], reconstructed_fields: [wings]",
            "reconstructed_fields[0]: wings also stands in rulebook_fields",
        ),
        (
            "source: public, rulebook_fields: [name], reconstructed_fields: [name.de]",
            "reconstructed_fields[0]: the whole of name stands in rulebook_fields",
        ),
        (
            "source: public, rulebook_fields: [name.de], reconstructed_fields: [name]",
            "reconstructed_fields[0]: parts of name are marked already",
        ),
        ("source: public, rulebook_fields: [name, wings, eats]", "source: nothing of the row is public"),
        ("source: public, guessed_fields: [wings]", "guessed_fields: unknown field"),
    ],
)
def test_a_mark_that_cannot_be_is_refused_with_its_place(tmp_path: Path, marks: str, problem: str) -> None:
    assert f"birds.yaml: row gull: field {problem}" in opened(tmp_path, marks).problems


def test_marks_are_counted_by_file_and_in_all(tmp_path: Path) -> None:
    (tmp_path / "fish.yaml").write_text(
        "fish:\n  - {id: cod, source: rulebook, fins: 3, eyes: 2}\n  - {id: eel, source: public}\n", encoding="utf-8"
    )
    content = opened(tmp_path, "source: reconstructed, rulebook_fields: [wings]")
    content.table("fish", lambda row: row.ignore_rest())
    content.finish()
    files = content.provenance.files()
    assert list(files) == ["birds.yaml", "fish.yaml"]
    assert files["birds.yaml"].rows == {"rulebook": 0, "public": 0, "reconstructed": 0, "mixed": 1}
    assert files["birds.yaml"].fields == {"rulebook": 1, "public": 0, "reconstructed": 2}
    assert files["fish.yaml"].rows == {"rulebook": 1, "public": 1, "reconstructed": 0, "mixed": 0}
    assert files["fish.yaml"].fields == {"rulebook": 2, "public": 0, "reconstructed": 0}
    assert content.provenance.total().rows == {"rulebook": 1, "public": 1, "reconstructed": 0, "mixed": 1}
    assert content.provenance.total().fields == {"rulebook": 3, "public": 0, "reconstructed": 2}


def test_a_game_without_content_claims_nothing() -> None:
    assert Provenance().files() == {}
    assert set(Provenance().total().fields.values()) == {0}
