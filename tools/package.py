"""What hatchling does besides packing files when it builds Quarterdeck (pyproject.toml names this hook).

    a wheel, an sdist     the browser client is built first (tools/web.py) unless it fits its sources. An sdist carries
                          it, with the stamp that says what it was made from: a wheel made from an sdist needs no Node.
    an editable install   nothing
    the compiled wheel    the compiled modules are added (tools/compiled.py, which asks for it by QUARTERDECK_COMPILE)
                          and the client is taken as it is

It is one hook because hatchling takes only one of a project's own.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = Path(__file__).resolve().parent


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Chooses what belongs to the package that is being built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("QUARTERDECK_COMPILE"):
            tool("compiled").add_modules(Path(self.root), build_data)
        elif version != "editable":
            build_client()
            if self.target_name == "sdist":
                build_data["artifacts"].append("/.stamps/web-build")


def build_client() -> None:
    """Builds the client if it is missing or stale. Ends the build with one sentence if that cannot be done."""
    web = tool("web")
    try:
        web.build()
    except SystemExit:
        node = ".".join(map(str, web.OLDEST_NODE))
        raise SystemExit(
            "The package needs the browser client, and that could not be built: "
            f"install Node {node} or newer with npm, see that npm can fetch packages, and try again."
        ) from None


def tool(name: str) -> ModuleType:
    """The script of that name beside this one; hatchling does not put their folder on the path."""
    sys.path.insert(0, str(TOOLS))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(TOOLS))
