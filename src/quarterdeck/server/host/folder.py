"""The data folder: what lies in it, that one server at a time uses it, and that nobody else can read it."""

from __future__ import annotations

import os
import stat
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import structlog

log = structlog.get_logger()

DATABASE = "quarterdeck.db"
SECRET = "secret"
LOCK = "lock"
KNOWN = "database.id"
"""Which database was here last."""
BACKUPS, EXPORTS, FAILURES, REPLACED = "backups", "exports", "failures", "replaced-"

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
"""What others than the owner may do, as a mask."""

PATIENCE = 1.0
"""So many seconds the lock is waited for: somebody may just be looking whether it is taken."""


class HostProblem(ValueError):
    """What the host asked for cannot be; the message is one clear sentence."""


class InUse(HostProblem):
    """A server has the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"the data folder {folder} is in use by another server; stop that one first")


class Lock:
    """The folder is ours until this is let go, or the process ends in whatever way: the system holds the lock."""

    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        """Raises InUse."""
        self._handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
        until = time.monotonic() + patience
        while not _taken(self._handle):
            if time.monotonic() > until:
                os.close(self._handle)
                raise InUse(folder)
            time.sleep(0.05)

    def let_go(self) -> None:
        """The folder is free again."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def _taken(handle: int) -> bool:
    """Takes the lock of an open file; False if somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as problem:  # some network file systems know no locks
        log.warning("the data folder cannot be locked: see that only one server uses it", reason=problem.strerror)
    return True


def in_use(folder: Path) -> bool:
    """Whether a server has the folder."""
    if not (folder / LOCK).exists():
        return False
    try:
        Lock(folder, 0).let_go()
    except InUse:
        return True
    return False


def made(folder: Path) -> Path:
    """The folder, made if need be, for its owner only. Raises HostProblem."""
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except OSError as problem:
        raise HostProblem(f"the data directory {folder} cannot be used: {problem.strerror}") from None
    return folder


def write_private(path: Path, content: bytes) -> None:
    """A file for its owner only, whole or not at all, in place of one that was there."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def stamp() -> str:
    """The time, as it stands in names of files."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


def free_name(path: Path) -> Path:
    """The path, or one like it where nothing lies yet."""
    suffix = "".join(path.suffixes)
    stem = path.name.removesuffix(suffix)
    names = (path.with_name(f"{stem}-{number}{suffix}") for number in range(2, 10_000))
    return path if not path.exists() else next(name for name in names if not name.exists())


# Who may read it


def private_paths(folder: Path, database: Path | None) -> Iterator[Path]:
    """Everything that is for the owner only: whoever reads it can sit anywhere, or knows every hidden card."""
    yield folder
    yield from (folder / name for name in (SECRET, LOCK, KNOWN))
    if database is not None:
        yield from (database.with_name(database.name + suffix) for suffix in ("", "-wal", "-shm", "-journal"))
    for inner in [folder / BACKUPS, folder / EXPORTS, folder / FAILURES, *folder.glob(f"{REPLACED}*")]:
        yield inner
        if inner.is_dir():
            yield from inner.rglob("*")


def loose(folder: Path, database: Path | None) -> list[Path]:
    """Those that others than the owner can reach."""
    if sys.platform == "win32":
        return []
    return [path for path in private_paths(folder, database) if _mode(path) & OTHERS]


def _mode(path: Path) -> int:
    """What a file lets whom do; nothing where there is none."""
    try:
        found = path.lstat()
    except OSError:
        return 0
    return 0 if stat.S_ISLNK(found.st_mode) else found.st_mode


def tighten(folder: Path, database: Path | None) -> None:
    """Takes from others what an earlier version, or a careless copy, has left open to them. A folder that all of the
    system use, such as /tmp, stays as it is."""
    for path in loose(folder, database):
        mode = _mode(path)
        if path == folder and mode & stat.S_ISVTX:
            log.warning("the data folder is open to everybody on this machine", folder=str(folder))
            continue
        try:
            path.chmod(stat.S_IMODE(mode) & ~OTHERS)
            log.info("closed to others", path=str(path))
        except OSError as problem:
            log.warning("open to others", path=str(path), reason=problem.strerror)
