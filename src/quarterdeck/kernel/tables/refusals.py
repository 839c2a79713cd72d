"""What a table says where an answer cannot be taken."""

from __future__ import annotations


class Refused(ValueError):
    """An answer that the table does not take; nothing has changed. `clause` names the rule if known, `said` the text
    that tells it to a viewer."""

    def __init__(self, message: str, clause: str = "", said: str = "") -> None:
        super().__init__(message)
        self.clause = clause
        self.said = said


class RuleFailure(Exception):
    """A rule broke in the middle; the table stands where it stood before the answer."""


class ReplayError(ValueError):
    """Recorded answers that do not fit the rules."""
