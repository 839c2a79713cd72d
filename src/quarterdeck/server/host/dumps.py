"""PostgreSQL's own programs, which know best how its databases are saved and brought back."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL, make_url

from quarterdeck.server.host.folder import HostProblem

MOST_SECONDS = 3600.0


def has_programs() -> bool:
    """Whether they are on this machine."""
    return all(shutil.which(program) for program in ("pg_dump", "pg_restore"))


def dumped(url: str, path: Path) -> None:
    """Saves a database, which may be in use. Raises HostProblem."""
    _run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--file", str(path), url=url)


def check(path: Path) -> None:
    """Whether a dump can be read. Raises HostProblem."""
    if " TABLE DATA " not in _run("pg_restore", "--list", str(path)):
        raise HostProblem("the backup holds no tables")


def brought_back(url: str, path: Path) -> None:
    """Fills an empty database, or leaves it as it is. Raises HostProblem."""
    _run("pg_restore", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", str(path), url=url)


def _run(program: str, *arguments: str, url: str = "") -> str:
    """What a program of PostgreSQL prints. A password is not for other users to see, so it goes by the environment."""
    found = shutil.which(program)
    if found is None:
        raise HostProblem(
            f"the database is PostgreSQL's and {program} is not on this machine; save the database with pg_dump where "
            "it is, and the file secret of the data folder with it"
        )
    environment = dict(os.environ)
    command = [found, *arguments]
    if url:
        parts = make_url(url)
        if password_of(parts):
            environment["PGPASSWORD"] = password_of(parts)
        command += ["--dbname", _without_password(parts)]
    try:
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=MOST_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise HostProblem(f"{program} failed: {type(problem).__name__}") from None
    if done.returncode != 0:
        raise HostProblem(f"{program} failed: {' '.join(done.stderr.split())[:300]}")
    return done.stdout


def password_of(url: URL) -> str:
    """The password, wherever in the URL it stands."""
    inside = url.query.get("password", "")
    return str(url.password or (inside if isinstance(inside, str) else inside[-1]))


def _without_password(url: URL) -> str:
    bare = url.difference_update_query(["password"]).set(drivername="postgresql")
    return URL.create(
        bare.drivername, bare.username, None, bare.host, bare.port, bare.database, bare.query
    ).render_as_string(hide_password=False)
