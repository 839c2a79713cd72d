"""How the server is set up: defaults < TOML file < QUARTERDECK_* environment < flags."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import platformdirs
from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

FILE = "quarterdeck.toml"


class Settings(BaseSettings):
    """Every setting with its default. A list in the environment is JSON: `QUARTERDECK_ORIGINS='["https://x.org"]'`."""

    model_config = SettingsConfigDict(env_prefix="QUARTERDECK_", extra="forbid")

    host: str = "127.0.0.1"
    port: int = Field(8080, ge=0, le=65535)
    data: Path = Field(default_factory=lambda: Path(platformdirs.user_data_dir("quarterdeck", appauthor=False)))
    """Where database and secret lie."""
    database: str = ""
    """An SQLAlchemy URL; without one, an SQLite file in the data directory."""
    hosts: list[str] = []
    """Names by which the server may be asked for; without any all, but of a server for this machine only its own."""
    origins: list[str] = []
    """Further origins whose pages may talk to this server, such as that of a development server."""
    proxies: list[str] = []
    """Addresses of the proxies whose word about the client's address is believed."""
    log_json: bool = False
    metrics: str = Field("", pattern=r"^$|^(\[[0-9a-fA-F:.]+\]|[^:\s]+):\d{1,5}$")
    """Where Prometheus is told figures, such as `127.0.0.1:9109`; nowhere by default."""
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")

    bot_seconds: float = Field(1.0, gt=0, le=60)
    """The most that a bot thinks about one decision."""
    bot_workers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1)
    bot_tables: int = Field(8, ge=1)
    """Tables at which nobody waits, only bots play: so many of them decide something at once, the others wait."""
    bot_tables_each: int = Field(4, ge=1)
    """Of those, the ones that were made from one address."""
    takeover_seconds: float = Field(300.0, gt=0)
    """A human who is gone for so long while others wait is replaced by a bot until the return."""
    takeover_bot: str = ""
    """The bot that replaces them; none named: the one that a game usually has."""
    idle_seconds: float = Field(300.0, gt=0)
    """A match that nobody looks at is unloaded after so long."""
    checkpoint_every: int = Field(50, ge=1)

    keep_finished_days: float = Field(0.0, ge=0, le=36_500)
    """A finished match goes after so many days; 0: never. So with the next two."""
    keep_abandoned_days: float = Field(0.0, ge=0, le=36_500)
    """An unfinished match in which nothing has happened for so long."""
    keep_bots_days: float = Field(0.0, ge=0, le=36_500)
    """A match that no human has ever had a seat in."""
    export_before_pruning: bool = True
    """Whether what goes is written to `exports/` of the data directory first."""

    message_bytes: int = Field(16 * 1024, ge=1024)
    body_bytes: int = Field(64 * 1024, ge=1024)
    rate: float = Field(30.0, gt=0)
    """Messages a second on one connection, or requests of one address, in the long run."""
    burst: int = Field(90, ge=1)
    connections: int = Field(200, ge=1)
    """Sockets and streams of one address at once; of all connections it may have a few more."""
    header_seconds: float = Field(10.0, gt=0)
    """So long a request may take until its headers are there."""
    body_seconds: float = Field(30.0, gt=0)
    """So long its body may take, and so long a client may read nothing of an answer."""
    keepalive_seconds: float = Field(15.0, gt=0)
    """So long a connection may wait for its next request."""
    new_matches: float = Field(60.0, gt=0)
    """Matches that one address may make in a minute."""
    replays: float = Field(10.0, gt=0)
    """Positions of finished games that one address may ask for in a second, in the long run."""

    @field_validator("database")
    @classmethod
    def _check_url(cls, url: str) -> str:
        try:
            if url:
                make_url(url)
        except (ArgumentError, ValueError):
            raise ValueError("it is not the URL of a database") from None
        return url

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file_in_use())

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{self.data / 'quarterdeck.db'}"


def file_in_use() -> Path:
    """The file that settings are read from, if it is there."""
    return Path(os.environ.get("QUARTERDECK_CONFIG", FILE))


def load(**flags: Any) -> Settings:
    """The settings; flags that are None were not given."""
    return Settings(**{name: value for name, value in flags.items() if value is not None})
