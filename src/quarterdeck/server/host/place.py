"""Everything that a server has to itself: the data folder, the secret, the database. What is wrong with them is told in
a sentence before anything is promised."""

from __future__ import annotations

from dataclasses import dataclass

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.host import backup
from quarterdeck.server.host.folder import HostProblem, Lock, made, tighten
from quarterdeck.server.host.identity import check_database, checked_secret
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import migrate
from quarterdeck.server.store.sqlite import file_of
from quarterdeck.server.store.store import Store


@dataclass(slots=True)
class Place:
    """Where a server works."""

    lock: Lock
    store: Store
    secret: bytes

    def close(self) -> None:
        """Leaves it to others."""
        self.store.let_go()
        self.lock.let_go()


def opened(settings: Settings, new_secret: bool = False) -> Place:
    """The place that the settings name, brought up to date. Raises HostProblem."""
    try:
        lock = Lock(made(settings.data))
    except OSError as problem:
        raise HostProblem(f"the data directory {settings.data} cannot be used: {problem.strerror}") from None
    try:
        store, secret = _database(settings, new_secret)
    except BaseException:
        lock.let_go()
        raise
    return Place(lock, store, secret)


def _database(settings: Settings, new_secret: bool) -> tuple[Store, bytes]:
    tighten(settings.data, file_of(settings.url))
    try:
        store = Store(settings.url)
        try:
            _bring_up_to_date(settings, store)
            secret = checked_secret(store, settings.data, new_secret)
            check_database(store, settings.data)
        except BaseException:
            store.let_go()
            raise
    except (SQLAlchemyError, CommandError, ImportError) as problem:
        reason = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        raise HostProblem(f"the database cannot be used: {reason}") from None
    except OSError as problem:
        raise HostProblem(f"the data directory {settings.data} cannot be used: {problem.strerror}") from None
    return store, secret


def _bring_up_to_date(settings: Settings, store: Store) -> None:
    version = store.version()
    if version is not None and not migrate.knows(version):
        raise HostProblem(
            f"the database was used by a newer version of Quarterdeck (its schema is {version}); install that "
            "version, or restore a backup of before"
        )
    if version not in (None, migrate.newest()):
        backup.before_migration(settings, str(migrate.newest()))
    store.migrate()
