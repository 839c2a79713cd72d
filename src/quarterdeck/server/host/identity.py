"""Do the secret and the database belong together? Each is of no use without the other.

The database notes a fingerprint of the secret, the folder an id of the database. Databases of before have none and are
adopted; but where matches lie beside no secret, it was lost.
"""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import structlog

from quarterdeck.server.host.folder import KNOWN, SECRET, HostProblem, write_private
from quarterdeck.server.store.store import Store
from quarterdeck.server.tokens import secret_of

log = structlog.get_logger()

SECRET_NOTE, DATABASE_NOTE = "secret", "database"


def fingerprint_of(secret: bytes) -> str:
    """By which a secret is known again; it tells nothing of it."""
    return hashlib.sha256(b"quarterdeck fingerprint 1|" + secret).hexdigest()[:32]


def checked_secret(store: Store, folder: Path, new_secret: bool) -> bytes:
    """The folder's secret, if it is the one that the database's links are signed with; with `new_secret` whatever it
    is. Raises HostProblem."""
    noted = store.notes().get(SECRET_NOTE)
    if not new_secret and not (folder / SECRET).exists() and (noted is not None or store.any_match()):
        raise HostProblem(
            f"the file {folder / SECRET} is gone, and no link to a seat can be opened without it; bring it back "
            "from a backup, or start with --new-secret, after which all links of before are dead"
        )
    try:
        secret = secret_of(folder)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise HostProblem(f"the data directory {folder} cannot be used: {reason}") from None
    found = fingerprint_of(secret)
    if noted not in (None, found) and not new_secret:
        raise HostProblem(
            f"the file {folder / SECRET} is not the one that the database's links were signed with; bring that one "
            "back from a backup, or start with --new-secret, after which all links of before are dead"
        )
    if noted not in (None, found):
        log.warning("a new secret: all links of before are dead")
    if noted != found:
        store.note(SECRET_NOTE, found)
    return secret


def check_database(store: Store, folder: Path) -> None:
    """Tells if another database was here last: an emptied one looks like a table that nobody has played at yet."""
    id = store.notes().get(DATABASE_NOTE)
    if id is None:
        id = secrets.token_hex(8)
        store.note(DATABASE_NOTE, id)
    known = known_database(folder)
    if known == id:
        return
    if known:
        log.warning(
            "this is another database than the one that was here last; if matches are missing, bring it back",
            empty=not store.any_match(),
        )
    write_private(folder / KNOWN, f"{id}\n".encode())


def known_database(folder: Path) -> str:
    """Which database was here last; nothing if that is not known."""
    try:
        return (folder / KNOWN).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
