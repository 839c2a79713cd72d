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

LONGEST = 200
SHORTEST_SECRET = 16


@dataclass(frozen=True, slots=True)
class Holder:
    """What a token stands for."""

    match: str
    seat: int


class Tokens:
    """Makes and checks tokens with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, match: str, seat: int) -> str:
        """The token of a seat, or with WATCHER of everybody who looks on."""
        body = f"{match}.{'w' if seat == WATCHER else seat}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str) -> Holder | None:
        """What the token stands for; None if this server did not sign it."""
        if len(token) > LONGEST or not token.isascii():
            return None
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._signature(body), signature):
            return None
        match, _, seat = body.rpartition(".")
        return Holder(match, WATCHER if seat == "w" else int(seat))

    def _signature(self, body: str) -> str:
        digest = hmac.digest(self._secret, f"quarterdeck seat 1|{body}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()


def secret_of(data: Path) -> bytes:
    """The server's secret; made at the first start, readable by its owner only."""
    path = data / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(path)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        secret = secrets.token_bytes(32)
        file.write(secret.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return secret


def _read(path: Path) -> bytes:
    """A secret that was made before. A file that was cut off holds one that anybody could guess."""
    secret = bytes.fromhex(path.read_text(encoding="ascii").strip())
    if len(secret) < SHORTEST_SECRET:
        raise ValueError(f"the file {path.name} holds no secret; restore it, or delete it and hand out new links")
    return secret
