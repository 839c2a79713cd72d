"""What is wrong with a table, or may become so. Nothing is changed, and a server may run meanwhile."""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.gate import RESERVED, places_for_clients
from quarterdeck.server.host.folder import SECRET, HostProblem, in_use, loose
from quarterdeck.server.host.identity import DATABASE_NOTE, SECRET_NOTE, fingerprint_of, known_database
from quarterdeck.server.host.rows import Rows, rows_of
from quarterdeck.server.opening import opened
from quarterdeck.server.reopening import Unreadable
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import migrate
from quarterdeck.server.store.postgres import is_postgres
from quarterdeck.server.store.sqlite import file_of
from quarterdeck.server.tokens import read_secret

GOOD, NOTE, WRONG = "good", "note", "wrong"

LEAST_FREE, LITTLE_FREE = 100_000_000, 1_000_000_000
FEW_DESCRIPTORS = 1024
AHEAD = timedelta(minutes=1)
"""So much later than now a row may have been written, by a clock that was set since."""


@dataclass(slots=True)
class Finding:
    """What was found: good, a note, or wrong."""

    check: str
    level: str
    text: str


@dataclass(slots=True)
class Matches:
    """How the matches fared: how many open, and why the others do not, or only with a loss."""

    opened: int = 0
    unreadable: dict[str, str] = field(default_factory=dict)
    changed: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Examination:
    """Everything that was found."""

    findings: list[Finding] = field(default_factory=list)
    matches: Matches = field(default_factory=Matches)

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return all(finding.level != WRONG for finding in self.findings)

    def figures(self) -> dict[str, Any]:
        """For programs."""
        return {
            "sound": self.sound,
            "findings": [asdict(finding) for finding in self.findings],
            "matches": asdict(self.matches),
        }


def examined(settings: Settings, tell: Callable[[Finding], None] = lambda finding: None) -> Examination:
    """Looks at everything; each finding is told as soon as it is there."""
    found = Examination()
    for finding in _all(settings, found.matches):
        found.findings.append(finding)
        tell(finding)
    return found


def _all(settings: Settings, matches: Matches) -> Iterator[Finding]:
    if not settings.data.is_dir():
        yield Finding("folder", WRONG, f"there is no data folder {settings.data}; quarterdeck serve makes it")
        return
    yield from _folder(settings)
    yield from _permissions(settings)
    yield from _disk(settings)
    yield from _limits(settings)
    try:
        with rows_of(settings) as rows:
            yield from _database(settings, rows, matches)
    except HostProblem as problem:
        yield Finding("database", WRONG, str(problem))


def _folder(settings: Settings) -> Iterator[Finding]:
    state = "a server is using it" if in_use(settings.data) else "no server is using it"
    yield Finding("folder", GOOD, f"{settings.data}; {state}")
    if not os.access(settings.data, os.W_OK | os.X_OK):
        yield Finding("folder", WRONG, f"nothing can be written to {settings.data}")


def _permissions(settings: Settings) -> Iterator[Finding]:
    open_ones = loose(settings.data, file_of(settings.url))
    for path in open_ones[:10]:
        yield Finding("permissions", NOTE, f"others can reach {path}; the server closes it when it starts")
    if not open_ones:
        yield Finding("permissions", GOOD, "everything is for the owner only")


def _disk(settings: Settings) -> Iterator[Finding]:
    free = shutil.disk_usage(settings.data).free
    database = file_of(settings.url)
    files = [] if database is None else [database, database.with_name(f"{database.name}-wal")]
    size = sum(path.stat().st_size for path in files if path.is_file())
    level = WRONG if free < LEAST_FREE else NOTE if free < max(LITTLE_FREE, 2 * size) else GOOD
    told = f"{free / 1e6:,.0f} MB are free, the database has {size / 1e6:,.1f} MB"
    yield Finding("disk", level, told + ("; a backup needs as much as the database" if level == NOTE else ""))


def _limits(settings: Settings) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    unlimited = hard == resource.RLIM_INFINITY
    level = GOOD if unlimited or hard >= FEW_DESCRIPTORS else NOTE
    told = "as many as there are" if unlimited else f"{hard}, of which clients have all but {RESERVED}"
    yield Finding("limits", level, f"open files: {told}")
    if settings.connections > max(places_for_clients(), 0 if unlimited else hard - RESERVED):
        yield Finding("limits", NOTE, f"connections = {settings.connections} of one address are more than all together")


# The database


def _database(settings: Settings, rows: Rows, matches: Matches) -> Iterator[Finding]:
    version = rows.version()
    if version is None:
        yield Finding("schema", WRONG, "the database has no tables")
        return
    yield _schema(version)
    yield from _integrity(settings, rows)
    yield from _belonging(settings, rows)
    yield _clock(rows)
    yield from _matches(rows, matches)


def _schema(version: str) -> Finding:
    newest = migrate.newest()
    if version == newest:
        return Finding("schema", GOOD, version)
    if migrate.knows(version):
        return Finding("schema", NOTE, f"{version}; the server backs it up and brings it to {newest} when it starts")
    return Finding("schema", WRONG, f"{version} is of a newer version of Quarterdeck")


def _integrity(settings: Settings, rows: Rows) -> Iterator[Finding]:
    if is_postgres(make_url(settings.url)):
        return  # the server has checksums and amcheck for that
    with rows.engine.connect() as connection:
        told = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(5)"))]
    if told == ["ok"]:
        yield Finding("integrity", GOOD, "the database's file is sound")
    else:
        yield Finding("integrity", WRONG, f"the database's file is damaged: {'; '.join(told)[:300]}")


def _belonging(settings: Settings, rows: Rows) -> Iterator[Finding]:
    notes = rows.notes()
    try:
        found = fingerprint_of(read_secret(settings.data / SECRET))
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        yield Finding("secret", WRONG, f"{settings.data / SECRET} cannot be read: {reason}")
    else:
        fits = notes.get(SECRET_NOTE, found) == found
        told = "is the one that links are signed with" if fits else "is not the one that links were signed with"
        yield Finding("secret", GOOD if fits else WRONG, f"{settings.data / SECRET} {told}")
    known = known_database(settings.data)
    if known and known != notes.get(DATABASE_NOTE, known):
        yield Finding("secret", NOTE, "this is another database than the one that was here last")


def _clock(rows: Rows) -> Finding:
    latest = rows.latest()
    try:
        ahead = bool(latest) and datetime.fromisoformat(latest) > datetime.now(UTC) + AHEAD
    except (ValueError, TypeError):
        return Finding("clock", WRONG, f"the log has a row of the time {latest[:40]!r}")
    if ahead:
        return Finding("clock", WRONG, f"the log has a row of {latest}, which is to come: the clock is wrong, or was")
    return Finding("clock", GOOD, f"the last row of the log is of {latest or 'no time yet'}")


def _matches(rows: Rows, matches: Matches) -> Iterator[Finding]:
    statuses: Counter[str] = Counter()
    for id in rows.ids():
        try:
            why, changed, status = _opens(rows, id)
        except SQLAlchemyError as problem:
            why, changed, status = f"its rows cannot be read: {getattr(problem, 'orig', problem)}", "", "unreadable"
        if why:
            matches.unreadable[id] = why
            yield Finding("match", WRONG, f"{id} cannot be opened: {why}; quarterdeck export {id} saves what there is")
            continue
        matches.opened += 1
        statuses[status] += 1
        if changed:
            matches.changed[id] = changed
            yield Finding("match", NOTE, f"{id} opens, but the rules have changed: {changed}")
    for id in rows.orphans():
        matches.unreadable[id] = "its row is missing"
        yield Finding("match", WRONG, f"{id} cannot be opened: there is a log, but its row of matches is missing")
    counts = ", ".join(f"{number} {status}" for status, number in sorted(statuses.items()))
    yield Finding("matches", GOOD, f"{matches.opened} open" + (f" ({counts})" if counts else ""))


def _opens(rows: Rows, id: str) -> tuple[str, str, str]:
    """Why a match cannot be opened, what is lost when it is, and its status."""
    raw = rows.raw(id)
    if raw is None:
        return "", "", "gone"  # deleted since
    status = str(raw.match["status"])
    try:
        found = opened(raw.stored()).found
    except Unreadable as problem:
        return str(problem), "", status
    return "", f"{found.story.lost} answers are lost ({found.why})" if found.anew is not None else "", status
