"""Compressed answers, for what is the same for everybody: the client's files, packed when it is built, and catalogs,
packed once in a thread.

Nothing else is compressed, here or on a socket. How long a compressed answer is tells how much its parts have in
common; a view or a token beside a name that somebody else chose could be guessed by that (BREACH).
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Sequence

from starlette.datastructures import Headers
from starlette.responses import Response

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""How a file's packed variants are named; the best first."""

QUALITY = re.compile(r"q=(0(\.\d{0,3})?|1(\.0{0,3})?)")
VARY = {"Vary": "Accept-Encoding"}


def accepted(headers: Headers) -> str | None:
    """What a request says it can unpack."""
    return ",".join(headers.getlist("accept-encoding")) if "accept-encoding" in headers else None


def chosen(accept: str | None, there: Sequence[str]) -> str:
    """The coding to answer with, of those that are there, the best first; empty: none, also where that is not liked
    any better. (RFC 9110, 12.5.3)"""
    likes = _qualities(accept or "")
    others = likes.get("*", 0.0)
    best, most = "", likes.get("identity", others)
    for coding in there:
        quality = likes.get(coding, others)
        if quality > most or (quality == most > 0 and not best):
            best, most = coding, quality
    return best


def _qualities(accept: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in accept.lower().split(","):
        coding, *parameters = (piece.strip() for piece in part.split(";"))
        quality = 1.0
        for parameter in parameters:
            weight = QUALITY.fullmatch(parameter.replace(" ", ""))
            if parameter.startswith("q"):
                quality = float(weight[1]) if weight else 0.0
        if coding:
            found[coding.removeprefix("x-")] = quality
    return found


def known(headers: Headers, etag: str) -> bool:
    """Whether who asks has exactly this already."""
    names = [name.strip().removeprefix("W/") for name in headers.get("if-none-match", "").split(",")]
    return etag in names or "*" in names


class Packed:
    """An answer that stays the same, plain and compressed."""

    __slots__ = ("bodies", "headers", "kept", "kind", "name")

    def __init__(self, body: bytes, kind: str, kept: str, headers: dict[str, str] | None = None) -> None:
        self.bodies = {"": body, "gzip": gzip.compress(body, 9, mtime=0)}
        self.kind = kind
        self.kept = kept
        self.headers = VARY | (headers or {})
        self.name = hashlib.sha256(body).hexdigest()[:24]

    def answer(self, headers: Headers) -> Response:
        """What to answer to a request with these headers."""
        coding = chosen(accepted(headers), ["gzip"])
        etag = f'"{self.name}-{coding}"' if coding else f'"{self.name}"'
        told = {"Cache-Control": self.kept, "ETag": etag, **self.headers}
        if known(headers, etag):
            return Response(status_code=304, headers=told)
        if coding:
            told["Content-Encoding"] = coding
        return Response(self.bodies[coding], media_type=self.kind, headers=told)
