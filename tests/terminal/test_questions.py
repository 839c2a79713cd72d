"""`quarterdeck questions`: what a game can ask, for people and for programs."""

from __future__ import annotations

from quarterdeck import games
from quarterdeck.terminal.questions import question_figures, question_table

FIGURES = {row["name"]: row for row in question_figures(games.game("ahoy"))}


def test_a_question_is_told_with_everything_that_is_declared() -> None:
    row = FIGURES["battle.plan"]
    assert (row["to"], row["kind"], row["clause"]) == ("players", "plan", "AH-UNIO-07")
    assert (row["declinable"], row["always"], row["in_advance"]) == (True, True, None)
    assert row["text"]["en"] == ["A battle begins. Do you play a Plan?"]
    assert row["text"]["de"] != row["text"]["en"]
    assert row["options"][-1] == "pass"


def test_what_a_text_names_is_shown_by_name() -> None:
    assert FIGURES["move.step"]["about"] == ["figure"]
    assert FIGURES["move.step"]["text"]["en"][0].startswith("{ $figure }")
    assert FIGURES["move.step"]["options"] is None


def test_chance_reads_no_texts() -> None:
    row = FIGURES["roll.battle"]
    assert (row["to"], row["text"], row["options"]) == ("chance", {}, ["1", "2", "3", "4", "5", "6"])


def test_the_table_names_every_question_and_cuts_long_lists() -> None:
    table = question_table(games.game("ahoy"))
    assert all(f"{name}: " in table for name in FIGURES)
    assert "battle.plan: plan; declinable; always; AH-UNIO-07\n" in table
    assert "roll.battle: number (chance)" in table
    assert " more)" in table
