"""What happened, as typed records with an audience. Texts and animations are made from these."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
"""The audience of an event that nobody needs to be kept from."""


ONLOOKERS: Final = 1 << 40
"""The bit of those who watch without a seat."""


class Event:
    """A change that can be told: its kind, its arguments and the bit mask of the seats that may know."""

    __slots__ = ("args", "at", "audience", "kind")

    def __init__(self, kind: str, args: tuple[int | str, ...], audience: int, at: int) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience
        self.at = at

    def for_seat(self, seat: int) -> bool:
        """Whether this seat may know; a negative seat is an onlooker."""
        if self.audience == EVERYBODY:
            return True
        return bool(self.audience & (ONLOOKERS if seat < 0 else 1 << seat))


def open_story(event: Event) -> bool:
    """Whether an event belongs to a story that hides nothing; what the others are told instead of it does not."""
    return event.audience == EVERYBODY or not event.audience & ONLOOKERS


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int, players: int) -> int:
    """The audience of every seat but one; onlookers are told what the others are told."""
    return ONLOOKERS | (((1 << players) - 1) & ~(1 << seat))
