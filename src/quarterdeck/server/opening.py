"""A match from its rows, whatever stands in them: either it opens, or it is unreadable and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from quarterdeck import games
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.server.devices import Devices
from quarterdeck.server.reopening import Reopened, Unreadable, reopened
from quarterdeck.server.seats import BOT, HUMAN, OPEN, Seat, seat_from
from quarterdeck.server.store.store import Stored


@dataclass(slots=True)
class Opened:
    """A match as it stands, and who sits there."""

    game: Game
    found: Reopened
    seats: list[Seat]
    devices: list[Devices]
    orders: list[dict[str, str]]


def opened(stored: Stored) -> Opened:
    """The match that a store holds. Nothing is written. Raises Unreadable, and nothing else."""
    try:
        return _opened(stored)
    except Unreadable:
        raise
    except Exception as problem:
        raise Unreadable(f"its rows cannot be read: {problem!r}") from problem


def _opened(stored: Stored) -> Opened:
    match = stored.match
    try:
        game = games.game(match["game"])
    except SettingError:
        raise Unreadable(f"there is no game {match['game']} here") from None
    _check_rows(stored)
    setting = Setting(match["players"], dict(_read("its options", match["options"])))
    seats = _seats(stored, setting.players)
    devices = [_devices(row) for row in stored.seats]
    orders = [dict(_read("standing orders", row["orders"])) for row in stored.seats]
    found = reopened(game, setting, Dealer(match["seed"], match["id"]), stored)
    return Opened(game, found, seats, devices, orders)


def _check_rows(stored: Stored) -> None:
    if not stored.log:
        raise Unreadable("its log is missing")
    missing = _first_missing([row["seq"] for row in stored.log])
    if missing is not None:
        raise Unreadable(f"row {missing} of its log is missing")
    if stored.checkpoint is not None and stored.checkpoint["seq"] >= len(stored.log):
        last = len(stored.log) - 1
        raise Unreadable(f"its log ends at row {last}, before its stored position ({stored.checkpoint['seq']})")


def _first_missing(seqs: Sequence[int]) -> int | None:
    return next((wanted for wanted, seq in enumerate(seqs) if wanted != seq), None)


def _seats(stored: Stored, players: int) -> list[Seat]:
    seats = [seat_from(row) for row in stored.seats]
    if [seat.seat for seat in seats] != list(range(players)):
        raise Unreadable(f"it has {players} seats, and {len(seats)} are stored")
    for seat in seats:
        if seat.kind not in (HUMAN, BOT, OPEN):
            raise Unreadable(f"nobody knows who sits at seat {seat.seat + 1}: {seat.kind!r}")
    return seats


def _devices(row: dict[str, Any]) -> Devices:
    try:
        return Devices(row["devices"])
    except Exception:
        raise Unreadable(f"the devices of seat {row['seat'] + 1} cannot be read") from None


def _read(what: str, text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError as problem:
        raise Unreadable(f"{what} cannot be read: {problem}") from None
