"""What the tests of every game's reasons share: each names a clause of the rulebook and has its words."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.kernel.game import Game
from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.kernel.text.languages import languages
from quarterdeck.rulebook import clauses


def check_reasons(game: Game, reasons: dict[str, tuple[str, str]], other: Iterable[str]) -> None:
    """`other`: clauses that say what may be answered to a question."""
    known = {clause.id for clause in clauses(game.id)}
    assert {clause for clause, _ in reasons.values()} | set(other) <= known
    english, german = (text_of(game, lang) for lang in languages())
    for name, (_, text) in reasons.items():
        assert english.say(f"why-{name}") == text
        assert german.say(f"why-{name}") != text
    assert english.missing() == german.missing() == []
