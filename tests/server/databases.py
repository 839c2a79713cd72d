"""Where a test's server keeps its matches: SQLite in the test's folder, or a database of a PostgreSQL of our own.

A folder has one database: a server that is started again on the folder finds what the one before it has left.
"""

from __future__ import annotations

import atexit
import glob
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

EVERYTHING = os.environ.get("QUARTERDECK_TEST_DATABASE", "") == "postgres"
"""`make test-postgres`: every test of the server."""

MISSING = "there is no PostgreSQL; on Debian: apt-get install postgresql"

_made: set[str] = set()
_kind = ["postgres" if EVERYTHING else "sqlite"]


def use(kind: str) -> None:
    """What the servers of the next test use: `sqlite` or `postgres`."""
    _kind[0] = kind


def using() -> str:
    return _kind[0]


def of(folder: Path) -> str:
    """The setting `database` of a server whose data directory is this folder."""
    return postgres_of(folder) if using() == "postgres" else ""


def url_of(folder: Path) -> str:
    """The same for who opens the database without a server."""
    return of(folder) or f"sqlite:///{folder / 'quarterdeck.db'}"


def driven(folder: Path) -> str:
    """The same for SQLAlchemy alone, which has to be told the driver."""
    return url_of(folder).replace("postgresql:", "postgresql+psycopg:")


def postgres_of(folder: Path) -> str:
    """The folder's database, made when it is first asked for."""
    name = "q" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
    server = postgres()
    if name not in _made:
        _made.add(name)
        admin = create_engine(server.url("postgres"), isolation_level="AUTOCOMMIT")
        with admin.connect() as connection:
            connection.execute(text(f"create database {name}"))
        admin.dispose()
    return server.url(name).replace("+psycopg", "")


@cache
def postgres() -> Postgres:
    """The server, started when it is first needed."""
    return Postgres()


def end() -> None:
    """Ends the server, if it was needed. At the exit of a process there may be no time to remove its files."""
    if postgres.cache_info().currsize:
        postgres().end()


class Postgres:
    """The distribution's PostgreSQL on a temporary folder, to be reached by a Unix socket in it alone."""

    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            pytest.skip(MISSING)
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="quarterdeck-postgres-"))
        if os.getuid() == 0:  # PostgreSQL refuses to be run by root
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", f"{self.folder}/data", "-U", "quarterdeck", "--auth=trust", "--encoding=UTF8")
        self.running = False
        self.start()
        atexit.register(self.end)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://quarterdeck@/{database}?host={self.folder}"

    def start(self) -> None:
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")
        self.running = True

    def stop(self, how: str) -> None:
        """`immediate` is what a crash is: what was not durable is lost."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", how, "-w", "stop")
        self.running = False

    def end(self) -> None:
        if self.running:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60
        )
        assert done.returncode == 0, done.stdout.decode()


def _programs() -> Path | None:
    """The folder of the newest PostgreSQL's programs."""
    if sys.platform == "win32":
        return None
    named = os.environ.get("QUARTERDECK_POSTGRES", "")
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: float(path.split("/")[4]))
    on_path = shutil.which("initdb") or ""
    for folder in (named, *reversed(found), os.path.dirname(os.path.realpath(on_path)) if on_path else ""):
        if folder and os.path.isfile(os.path.join(folder, "initdb")):
            return Path(folder)
    return None
