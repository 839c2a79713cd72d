"""Every setting, its value, and who has said so."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic_settings import TomlConfigSettingsSource
from sqlalchemy import make_url

from quarterdeck.server.host.dumps import password_of
from quarterdeck.server.settings import Settings, file_in_use


@dataclass(slots=True)
class Shown:
    """One setting. `source` is `default`, `file`, `environment` or `flag`; `where` is the file or the variable."""

    name: str
    value: Any
    source: str
    where: str = ""


def shown(settings: Settings, flags: dict[str, Any]) -> list[Shown]:
    """All settings. A password is never told."""
    file = file_in_use()
    in_file = TomlConfigSettingsSource(Settings, file)()
    variables = {name.lower(): name for name in os.environ}
    found = []
    for name in Settings.model_fields:
        value = getattr(settings, name)
        row = Shown(name, masked(value) if name == "database" else _plain(value), "default")
        variable = variables.get(f"quarterdeck_{name}")
        if flags.get(name) is not None:
            row.source, row.where = "flag", f"--{name}"
        elif variable is not None:
            row.source, row.where = "environment", variable
        elif name in in_file:
            row.source, row.where = "file", str(file)
        found.append(row)
    return found


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Path) else value


def masked(url: str) -> str:
    """A database's URL without its password."""
    if not url:
        return ""
    parts = make_url(url)
    if "password" in parts.query:
        parts = parts.difference_update_query(["password"]).set(password=password_of(parts))
    return parts.render_as_string(hide_password=True)
