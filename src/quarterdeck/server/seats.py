"""Who sits at a match."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

HUMAN, BOT, OPEN = "human", "bot", "open"
LONGEST_NAME = 40


@dataclass(slots=True)
class Seat:
    """One seat. `bot` is the spec of the bot that plays here: always, or while the human is `away`.

    `key` is what the seat's token has to name, `invitation` what the invitation that can be claimed now does, `claim`
    by which invitation, and by whom, it was claimed last (see `claims`)."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    away: bool = False
    key: str = ""
    invitation: str = ""
    claim: str = ""

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
            "key": self.key,
            "invitation": self.invitation,
            "claim": self.claim,
        }

    def copy(self) -> Seat:
        return replace(self)


def seat_from(row: dict[str, Any]) -> Seat:
    """The seat of a stored row."""
    kept = {name: row[name] for name in ("seat", "kind", "name", "bot", "key", "invitation", "claim")}
    return Seat(**kept, away=bool(row["away"]))


def names_of(seats: list[Seat]) -> list[str]:
    """What the seats are called in a game's file."""
    names = [seat.name or seat.bot or f"seat {seat.seat + 1}" for seat in seats]
    return [name.replace("|", "/") for name in names]


def now() -> str:
    """The time, as it is stored and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def clean_name(name: str) -> str:
    """A name without control characters or runs of blanks, cut to a length that fits."""
    kept = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in name)
    return " ".join(kept.split())[:LONGEST_NAME].strip()
