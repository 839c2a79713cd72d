"""What the games say about where their figures come from: the rows, the note before a game and the README agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quarterdeck import games
from tests.games.common_content import rows_of
from tests.registry import OWN

ROOT = Path(__file__).resolve().parents[2]
OVERCLAIMED = {
    "ahoy": [
        ("reward_r2c2", "abilities"),  # the board has only a keyword
        ("smuggler_victory_move", "abilities"),  # the rulebook does not say that the move may be left out
        ("mollusk_assemble", "abilities"),
        ("start_map_1", "a"),
    ],
    "maracaibo": [
        ("p09_p09a", "frm"),
        ("p20_p21a", "way"),
        ("ct_maracaibo_2", "market"),
        ("l02", "position"),
        ("l20", "effect"),
        ("last_field", "field"),
    ],
    "marauders": [
        ("hammocks", "copies"),
        ("grapeshot", "copies"),
        ("sloop", "copies"),
        ("quick_learner", "copies"),
        ("war_track", "spaces"),
        ("crew", "die"),
    ],
    "dead_reckoning": [("solo", "sections"), ("harbor", "berths"), ("gunner", "levels[3]"), ("marker", "limited")],
}
"""Figures that no source gives; each once had a better mark than it deserves."""


@pytest.mark.parametrize("id", OWN)
def test_every_row_of_every_file_is_counted(id: str) -> None:
    rows = games.game(id).provenance().rows
    folder = ROOT / "src" / "quarterdeck" / "games" / id / "content"
    assert sorted({row.file for row in rows}) == sorted(path.name for path in folder.glob("*.yaml"))
    assert sorted(row.id for row in rows) == sorted({row.id for row in rows})
    if id != "ahoy":  # some rows of Ahoy are copies by anchor
        assert sorted(row.id for row in rows) == sorted(rows_of(folder))


@pytest.mark.parametrize("id", OWN)
def test_what_no_source_gives_is_reconstructed(id: str) -> None:
    rows = {row.id: row for row in games.game(id).provenance().rows}
    found = [(row, field) for row, field in OVERCLAIMED[id] if rows[row].fields[field] != "reconstructed"]
    assert found == []


@pytest.mark.parametrize("id", OWN)
def test_the_note_before_a_game_gives_the_count(id: str) -> None:
    game = games.game(id)
    fields = game.provenance().total().fields
    for lang, word, comma in (("en", "Complete", ","), ("de", "Vollständig", ".")):
        note = game.catalog(lang)["things"]["idea:note"]["text"]
        said = note[note.index(word) :]
        numbers = [int(number.replace(comma, "")) for number in re.findall(r"\d[\d.,]*\d|\d", said)]
        assert numbers == [sum(fields.values()), fields["rulebook"], fields["public"], fields["reconstructed"]]


@pytest.mark.parametrize("id", OWN)
def test_the_readme_gives_the_same_count(id: str) -> None:
    note = games.game(id).catalog()["things"]["idea:note"]["text"]
    count = note[note.index("of ", note.index("Complete")) :].rstrip(".")
    (said,) = (line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if count in line)
    assert "complete" in said
