"""The table of the toy game in a few lines."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.text.fluent import Text


def screen(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    lines = [f"wrecks {view['wrecks']}, bank {view['bank']}"]
    for player in view["players"]:
        lines.append(f"{text.side(player['seat'])}: {player['coins']} coins, hand {player['hand']}")
    return "\n".join(lines)


def legend(text: Text, width: int) -> str:
    return text.say("legend")
