"""Which rules a position belongs to, told by what a game declares, so that nobody has to remember to raise a number.

`shape` covers the declarations of the state; `rules` what is asked, what is told, how a table can be set up, and the
content. Two versions with the same fingerprint can still differ in a rule's code: whoever loads a game compares the
position too (`digest`).
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

from quarterdeck.kernel.game import Game
from quarterdeck.kernel.rules.state import parts_below, shape_of
from quarterdeck.kernel.text.fluent import files_of, folder_of

LENGTH = 12
PROMPT = re.compile(r"^(prompt-[\w-]+)\s*=", re.M)

_KNOWN: dict[str, tuple[Game, str]] = {}


def shape(game: Game) -> str:
    """A fingerprint of the state's declarations: classes, fields, what they hold and who sees them."""
    declared = {
        cls.__name__: [
            [name, sight.level, sight.part.__name__ if sight.part else "", sight.pairs, sight.pool, sight.fixed]
            for name, sight in shape_of(cls).fields.items()
        ]
        for cls in parts_below(game.state_class())
    }
    return _hashed(json.dumps(declared, sort_keys=True).encode())


def rules(game: Game) -> str:
    """A fingerprint of questions, events, phases, options and content."""
    folder = folder_of(game)
    texts = [path.read_text(encoding="utf-8") for path in files_of(folder, "en")] if folder is not None else []
    declared: dict[str, Any] = {
        "prompts": sorted(prompt for text in texts for prompt in PROMPT.findall(text)),
        "events": game.event_names(),
        "phases": sorted(game.rules),
        "options": [[option.name, option.values] for option in game.options],
        "players": game.players,
        "orders": sorted(game.orders),
    }
    files = sorted((folder.parent / "content").rglob("*.yaml")) if folder is not None else []
    return _hashed(json.dumps(declared, sort_keys=True).encode(), *(_content(path) for path in files))


def fingerprint(game: Game) -> str:
    """Both, as they are written beside a stored position."""
    found = _KNOWN.get(game.id)
    if found is None or found[0] is not game:
        found = _KNOWN[game.id] = (game, f"{shape(game)}.{rules(game)}")
    return found[1]


def _content(path: Path) -> bytes:
    return path.name.encode() + path.read_bytes()


def _hashed(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:LENGTH]
