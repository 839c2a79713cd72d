"""What the commands have in common."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

Json = Annotated[bool, typer.Option("--json", help="Print one JSON value, for programs.")]


class BadInput(Exception):
    """What the user asked for cannot be; the message is one clear sentence."""


def print_json(value: Any) -> None:
    """For programs."""
    print(json.dumps(value, ensure_ascii=False))
