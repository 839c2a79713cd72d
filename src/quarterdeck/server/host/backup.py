"""Backups: the database as it is at one moment, while people play, and the secret, in one file.

A backup is opened and looked through before it counts. One is made by itself before the schema changes.
"""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import orjson
import structlog
from sqlalchemy import make_url

from quarterdeck import __version__
from quarterdeck.server.host import dumps
from quarterdeck.server.host.folder import (
    BACKUPS,
    DATABASE,
    KNOWN,
    LOCK,
    PRIVATE_FILE,
    REPLACED,
    SECRET,
    HostProblem,
    Lock,
    free_name,
    made,
    stamp,
)
from quarterdeck.server.host.rows import rows_of
from quarterdeck.server.seats import now
from quarterdeck.server.settings import Settings
from quarterdeck.server.store.postgres import is_postgres
from quarterdeck.server.store.sqlite import file_of

log = structlog.get_logger()

FORMAT = "quarterdeck backup 1"
ABOUT = "about.json"
DUMP = "quarterdeck.dump"
"""What `pg_dump` has made, where the database is PostgreSQL's."""
SUFFIX = ".tar.gz"
KEPT = 5
"""So many of the backups that are made by themselves are kept."""
BY_ITSELF = "before-"


@dataclass(slots=True)
class About:
    """What a backup says of itself. The counts are those of SQLite's database, -1 for PostgreSQL's."""

    format: str
    version: str
    made: str
    kind: str
    schema: str
    matches: int
    rows: int
    digest: str
    secret: bool

    @property
    def content(self) -> str:
        """The file in it that holds the database."""
        return DATABASE if self.kind == "sqlite" else DUMP


@dataclass(slots=True)
class Backup:
    """A backup that was made, or found to be one."""

    path: Path
    about: About

    def figures(self) -> dict[str, Any]:
        """For programs."""
        return {"file": str(self.path), "bytes": self.path.stat().st_size, **asdict(self.about)}


def backed_up(settings: Settings, to: Path | None = None, name: str = "quarterdeck-") -> Backup:
    """Makes a backup and looks through it. Raises HostProblem."""
    target = _target(settings, to, name)
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
            about = _collected(settings, Path(folder))
            packed = Path(folder) / f"packed{SUFFIX}"
            _pack(Path(folder), about, packed)
            with tempfile.TemporaryDirectory(dir=folder) as again:
                unpacked(packed, Path(again))
            packed.rename(target)
    except OSError as problem:
        raise HostProblem(f"the backup cannot be written to {target}: {problem.strerror}") from None
    except sqlite3.Error as problem:
        raise HostProblem(f"the database cannot be backed up: {problem}; quarterdeck doctor tells more") from None
    return Backup(target, about)


def _target(settings: Settings, to: Path | None, name: str) -> Path:
    if not settings.data.is_dir():
        raise HostProblem(f"there is no data folder {settings.data}")
    if to is None or to.is_dir():
        return free_name((to or made(settings.data / BACKUPS)) / f"{name}{stamp()}{SUFFIX}")
    if to.exists():
        raise HostProblem(f"{to} is there already; name another file, or a folder")
    if not to.parent.is_dir():
        raise HostProblem(f"there is no folder {to.parent}")
    return to


def _collected(settings: Settings, folder: Path) -> About:
    """Puts what belongs into a backup into a folder."""
    about = About(FORMAT, __version__, now(), "sqlite", "", -1, -1, "", False)
    if is_postgres(make_url(settings.url)):
        about.kind = "postgres"
        dumps.dumped(settings.url, folder / DUMP)
    else:
        path = file_of(settings.url)
        if path is None or not path.is_file():
            raise HostProblem(f"there is no database {path or settings.url} yet")
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as database:
            database.execute("VACUUM INTO ?", (str(folder / DATABASE),))
        about.schema, about.matches, about.rows = _counted(folder / DATABASE)
    about.digest = _digest(folder / about.content)
    if (settings.data / SECRET).is_file():
        shutil.copyfile(settings.data / SECRET, folder / SECRET)
        about.secret = True
    return about


def _pack(folder: Path, about: About, packed: Path) -> None:
    (folder / ABOUT).write_bytes(orjson.dumps(asdict(about), option=orjson.OPT_INDENT_2))
    packed.touch(PRIVATE_FILE)
    with tarfile.open(packed, "w:gz", compresslevel=6) as archive:
        for name in (ABOUT, SECRET, about.content):
            if (folder / name).is_file():
                archive.add(folder / name, name, recursive=False, filter=_anonymous)


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = PRIVATE_FILE
    return member


# Looking through


def unpacked(path: Path, folder: Path) -> About:
    """Unpacks a backup into an empty folder and looks whether all of it is sound. Raises HostProblem."""
    try:
        with tarfile.open(path, "r:gz") as archive:
            about = About(**orjson.loads(_taken_out(archive, ABOUT, folder).read_bytes()))
            if about.format != FORMAT:
                raise HostProblem(f"{path} is a backup of another version of Quarterdeck: {about.format}")
            _taken_out(archive, about.content, folder)
            if about.secret:
                _taken_out(archive, SECRET, folder)
    except (tarfile.TarError, EOFError, zlib.error, KeyError, TypeError, orjson.JSONDecodeError):
        raise HostProblem(f"{path} is not a backup of Quarterdeck, or it is damaged") from None
    except OSError as problem:
        raise HostProblem(f"{path} cannot be read: {problem.strerror or problem}") from None
    if _digest(folder / about.content) != about.digest:
        raise HostProblem(f"{path} is damaged: its database is not the one that was saved")
    if about.kind == "sqlite":
        _look_through(path, folder / DATABASE, about)
    elif dumps.has_programs():
        dumps.check(folder / DUMP)
    return about


def _taken_out(archive: tarfile.TarFile, name: str, folder: Path) -> Path:
    source = archive.extractfile(name)
    if source is None:
        raise KeyError(name)
    path = folder / name
    path.touch(PRIVATE_FILE)
    with path.open("wb") as file:
        shutil.copyfileobj(source, file)
    return path


def _look_through(path: Path, database: Path, about: About) -> None:
    try:
        if (about.schema, about.matches, about.rows) != _counted(database):
            raise HostProblem(f"{path} is damaged: rows are missing")
    except sqlite3.Error as problem:
        raise HostProblem(f"{path} is damaged: {problem}") from None


def _counted(path: Path) -> tuple[str, int, int]:
    """The schema and the numbers of matches and of rows of the log. Raises sqlite3.Error where anything is broken."""
    with closing(sqlite3.connect(path)) as database:
        told = database.execute("PRAGMA integrity_check").fetchone()[0]
        if told != "ok":
            raise sqlite3.DatabaseError(told)
        (schema,) = database.execute("SELECT version_num FROM alembic_version").fetchone() or ("",)
        (matches,) = database.execute("SELECT count(*) FROM matches").fetchone()
        (rows,) = database.execute("SELECT count(*) FROM log").fetchone()
    return str(schema), int(matches), int(rows)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


# Before the schema changes


def before_migration(settings: Settings, version: str) -> None:
    """Makes a backup and forgets the oldest of its kind. Raises HostProblem where the file of SQLite cannot be saved:
    then nothing is changed. PostgreSQL changes all or nothing, and may be saved by other means."""
    postgres = is_postgres(make_url(settings.url))
    if not postgres and file_of(settings.url) is None:
        return
    try:
        saved = backed_up(settings, name=f"{BY_ITSELF}{version}-")
    except HostProblem as problem:
        if not postgres:
            raise HostProblem(f"the database is not brought up to date without a backup: {problem}") from None
        log.warning("no backup before the schema changes", reason=str(problem))
        return
    log.info("backup before the schema changes", file=str(saved.path))
    by_age = sorted((settings.data / BACKUPS).glob(f"{BY_ITSELF}*"), key=lambda path: path.stat().st_mtime)
    for old in by_age[:-KEPT]:
        old.unlink(missing_ok=True)


# Bringing back


@dataclass(slots=True)
class Restored:
    """What was brought back, and where what was there has gone."""

    backup: Backup
    aside: Path | None


def restored(settings: Settings, path: Path, force: bool) -> Restored:
    """Brings a backup back. Raises HostProblem; then everything is as it was."""
    if not path.is_file():
        raise HostProblem(f"there is no file {path}")
    was_there = settings.data.exists()
    try:
        lock = Lock(made(settings.data))
    except OSError as problem:
        raise HostProblem(f"the data directory {settings.data} cannot be used: {problem.strerror}") from None
    try:
        with tempfile.TemporaryDirectory(dir=settings.data, prefix=".restore-") as folder:
            return _restored(settings, path, Path(folder), force)
    except OSError as problem:
        raise HostProblem(f"the backup cannot be brought back: {problem.strerror}") from None
    finally:
        lock.let_go()
        if not was_there and [one.name for one in settings.data.iterdir()] == [LOCK]:
            shutil.rmtree(settings.data)


def _restored(settings: Settings, path: Path, folder: Path, force: bool) -> Restored:
    about = unpacked(path, folder)
    postgres = is_postgres(make_url(settings.url))
    database = file_of(settings.url)
    if postgres != (about.kind == "postgres") or (database is None and not postgres):
        named = "PostgreSQL" if postgres else "SQLite"
        raise HostProblem(f"the backup is of another kind of database than the one that the settings name, {named}")
    there = _there(settings.data, database)
    others = [one for one in settings.data.iterdir() if one.name not in (LOCK, BACKUPS, folder.name)]
    if (there or others) and not force:
        raise HostProblem(
            f"the folder {settings.data} is not empty; name another one, or say --force, which moves the database and "
            "the secret that are there aside"
        )
    if postgres:
        with rows_of(settings) as rows:
            if rows.version() is not None:
                raise HostProblem("the database that the settings name is not empty; empty it, or name another one")
        dumps.brought_back(settings.url, folder / DUMP)
    aside = _moved_aside(settings.data, there) if there else None
    if about.secret:
        (folder / SECRET).replace(settings.data / SECRET)
    if database is not None:
        (folder / DATABASE).chmod(PRIVATE_FILE)
        shutil.move(folder / DATABASE, database)
    return Restored(Backup(path, about), aside)


def _there(data: Path, database: Path | None) -> list[Path]:
    """What a backup takes the place of."""
    beside = [] if database is None else [database.with_name(database.name + end) for end in ("", "-wal", "-shm")]
    return [path for path in (*beside, data / SECRET, data / KNOWN) if path.exists()]


def _moved_aside(data: Path, there: list[Path]) -> Path:
    aside = made(free_name(data / f"{REPLACED}{stamp()}"))
    for path in there:
        shutil.move(path, aside / path.name)
    return aside
