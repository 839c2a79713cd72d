"""Who sits at a match."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

HUMAN, BOT, OPEN = "human", "bot", "open"
LONGEST_NAME = 40


@dataclass(slots=True)
class Seat:
    """One seat. `bot` is the spec of the bot that plays here: always, or while the human is `away`."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    away: bool = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.away

    def row(self, match: str) -> dict[str, Any]:
        """The seat as it is stored."""
        return {
            "match": match,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "away": int(self.away),
        }

    def copy(self) -> Seat:
        return Seat(self.seat, self.kind, self.name, self.bot, self.away)


def seat_from(row: dict[str, Any]) -> Seat:
    """The seat of a stored row."""
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], bool(row["away"]))


def clean_name(name: str) -> str:
    """A name without control characters or runs of blanks, cut to a length that fits."""
    kept = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in name)
    return " ".join(kept.split())[:LONGEST_NAME].strip()
