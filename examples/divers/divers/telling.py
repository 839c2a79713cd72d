"""What options bring, and why one is not there."""

from __future__ import annotations

from typing import Any, Final

from divers.rules import AGAIN, DOWN, REEF_TODAY
from divers.state import REEFS, Bay
from quarterdeck.kernel.game import Game, Label
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.text.fluent import text_of

REASONS: Final[dict[str, tuple[str, str]]] = {"yesterday": ("", "You dived there yesterday.")}
"""Each reason with its clause, if the rules have numbered clauses, and its English text."""


@REEF_TODAY.note
def _what_a_reef_has(state: Bay, ask: Ask[Any], reef: str) -> list[Label]:
    return [Label("note-reef", {"number": REEFS[reef]})]


@AGAIN.note
def _what_may_come(state: Bay, ask: Ask[Any], way: str) -> list[Label]:
    return [Label("note-danger", {"faces": state.danger(ask.seat)})] if way == DOWN else []


@REEF_TODAY.why
def _why_not_there(state: Bay, ask: Ask[Any], words: list[str]) -> str:
    return "yesterday" if words[0] == state.players[ask.seat].reef else ""


def catalog(game: Game, lang: str) -> dict[str, Any]:
    """What can be pointed at, with its name and what there is to know of it."""
    text = text_of(game, lang)
    things = {
        f"reef:{reef}": {
            "name": text.name("reef", reef),
            "text": text.say(f"reef-{reef}-text", number=number),
            "clause": None,
        }
        for reef, number in REEFS.items()
    }
    return {"things": things}
