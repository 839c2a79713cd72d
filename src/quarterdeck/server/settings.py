"""How the server is set up: defaults < TOML file < QUARTERDECK_* environment < flags."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

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
    languages: str = ""
    """A folder of further languages; each is a folder of texts, as docs/LANGUAGES.md says."""
    log_json: bool = False
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")

    bot_seconds: float = Field(1.0, gt=0, le=60)
    """The most that a bot thinks about one decision."""
    bot_workers: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1)
    takeover_seconds: float = Field(300.0, gt=0)
    """A human who is gone for so long while others wait is replaced by a bot until the return."""
    takeover_bot: str = ""
    """The bot that replaces them; none named: the one that a game usually has."""
    idle_seconds: float = Field(300.0, gt=0)
    """A match that nobody looks at is unloaded after so long."""
    checkpoint_every: int = Field(50, ge=1)

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

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = os.environ.get("QUARTERDECK_CONFIG", FILE)
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, Path(file))

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{self.data / 'quarterdeck.db'}"


def load(**flags: Any) -> Settings:
    """The settings; flags that are None were not given."""
    return Settings(**{name: value for name, value in flags.items() if value is not None})
