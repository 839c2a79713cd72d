"""What a bot's process does. It imports rules and bots and nothing of the server, so that it is there at once."""

from __future__ import annotations

from typing import Any

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.kernel.disguise import undisguised
from quarterdeck.kernel.perspective import Perspective


def think(game: str, path: str, record: dict[str, Any], seat: int, spec: str, seed: int, but: list[str]) -> str:
    """What the bot answers, as a key; `but`: what it had better not answer."""
    if path:
        games.register(game, path)
    table = undisguised(games.game(game), record)
    perspective = Perspective(table, seat, but)
    return table.game.key(perspective.ask().prompt, make_bot(spec, seed, table.game).decide(perspective))
