"""Who may sit where: a token names a match and a seat and is signed by this server. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

WATCHER = -1
"""The seat of somebody who only looks on."""

MAKER = -3
"""The seat of whoever set the table up, as far as it is about invitations."""

LONGEST = 200
SHORTEST_SECRET = 16

SEAT, INVITATION = "seat", "invitation"
_NAMED = {WATCHER: "w", MAKER: "m"}
_SEATS = {name: seat for seat, name in _NAMED.items()}


@dataclass(frozen=True, slots=True)
class Holder:
    """What a token or an invitation stands for. A seat has another `key` whenever it changes hands; tokens of the first
    hand have none."""

    match: str
    seat: int
    key: str = ""


class Tokens:
    """Makes and checks tokens and invitations with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, match: str, seat: int, key: str = "") -> str:
        """The token of a seat, of everybody who looks on (WATCHER), or of who set the table up (MAKER)."""
        return self._signed(SEAT, match, seat, key)

    def invite(self, match: str, seat: int, key: str) -> str:
        """An invitation to a seat. It opens nothing by itself: it is turned into a token, once."""
        return self._signed(INVITATION, match, seat, key)

    def read(self, token: str, what: str = SEAT) -> Holder | None:
        """What the token, or the invitation, stands for; None if this server did not sign it."""
        if len(token) > LONGEST or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._signature(what, body), signature):
            return None
        match, seat, *key = body.split(".")
        return Holder(match, _SEATS[seat] if seat in _SEATS else int(seat), *key)

    def _signed(self, what: str, match: str, seat: int, key: str) -> str:
        body = f"{match}.{_NAMED.get(seat, seat)}" + (f".{key}" if key else "")
        return f"{body}.{self._signature(what, body)}"

    def _signature(self, what: str, body: str) -> str:
        digest = hmac.digest(self._secret, f"quarterdeck {what} 1|{body}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()


def secret_of(data: Path) -> bytes:
    """The server's secret; made at the first start, readable by its owner only."""
    path = data / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return read_secret(path)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        secret = secrets.token_bytes(32)
        file.write(secret.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return secret


def read_secret(path: Path) -> bytes:
    """A secret that was made before. A file that was cut off holds one that anybody could guess."""
    secret = bytes.fromhex(path.read_text(encoding="ascii").strip())
    if len(secret) < SHORTEST_SECRET:
        raise ValueError(f"the file {path.name} holds no secret; restore it, or delete it and start with --new-secret")
    return secret
