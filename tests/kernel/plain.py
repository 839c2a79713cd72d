"""Questions for the rules that a test writes: numbers to choose from, and nothing that is told about them."""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.rules.kinds import AMOUNT, DIE, YES_OR_NO
from tests.kernel.toy import QUESTIONS

FIRST: Final = QUESTIONS.add("a.first", AMOUNT)
SECOND: Final = QUESTIONS.add("a.second", AMOUNT)
LAST: Final = QUESTIONS.add("a.last", AMOUNT)
ONLY: Final = QUESTIONS.add("a.only", AMOUNT)
WINDOW: Final = QUESTIONS.add("a.window", AMOUNT, always=True)
BEFORE: Final = QUESTIONS.add("a.before", AMOUNT)
AFTER: Final = QUESTIONS.add("a.after", AMOUNT)
WAIT: Final = QUESTIONS.add("a.wait", AMOUNT)
LOOK: Final = QUESTIONS.add("a.look", AMOUNT)
ASK: Final = QUESTIONS.add("a.ask", AMOUNT)
SWAP: Final = QUESTIONS.add("a.swap", AMOUNT)
STEP: Final = QUESTIONS.add("a.step", AMOUNT)
FREE: Final = QUESTIONS.add("a.free", AMOUNT)
OLD: Final = QUESTIONS.add("a.old", AMOUNT)
OLDER: Final = QUESTIONS.add("a.older", AMOUNT)
NONE: Final = QUESTIONS.add("a.none", AMOUNT)
SEVERAL: Final = QUESTIONS.add("a.several", AMOUNT)
DRAW: Final = QUESTIONS.to_chance("a.draw", AMOUNT)
ROLL: Final = QUESTIONS.to_chance("a.roll", DIE)
EITHER: Final = QUESTIONS.add("a.either", YES_OR_NO)
