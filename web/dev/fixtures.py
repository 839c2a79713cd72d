"""Records what seats of random games of Ahoy see, as messages of the protocol, for the board's own page.

    PYTHONPATH=src python web/dev/fixtures.py web/dev/fixtures.json

Each question is kept once, as late in a game as it comes up; so boards are full and maps are large.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Text, text_of
from quarterdeck.kernel.text.languages import languages
from quarterdeck.server.tongues import client_words

GAMES = [(4, 3), (2, 5), (3, 8)]
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def message(table: Table, text: Text, you: int, since: int) -> dict[str, Any]:
    """What the server would send to this seat."""
    ask = table.ask
    asked = ask is not None and you in table.waiting()
    return {
        "type": "update",
        "you": you,
        "game": GAME.id,
        "seats": seats(table),
        "view": table.view(you),
        "events": [
            {
                "at": event.at,
                "kind": event.kind,
                "args": dict(zip(GAME.event_names()[event.kind], event.args)),
                "text": text.render(GAME.story(event)),
            }
            for event in table.events_for(you, since)
        ],
        "ask": question(table, text, you) if asked else None,
    }


def question(table: Table, text: Text, you: int) -> dict[str, Any]:
    ask = table.ask
    assert ask is not None
    return {
        "prompt": ask.prompt,
        "text": text.render(GAME.question(ask)),
        "options": [
            {
                "key": GAME.key(ask.prompt, value),
                "text": text.render(GAME.label(ask.prompt, value)),
                "targets": GAME.targets(ask.prompt, value),
            }
            for value in table.options(you)
        ],
    }


def seats(table: Table) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "kind": "bot", "name": NAMES[seat], "side": GAME.faction(table.state, seat), "here": True}
        for seat in range(len(table.state.players))
    ]


def recorded(players: int, seed: int, lang: str) -> dict[str, Any]:
    """One game: for each question the last time that it was put, and the end as an onlooker sees it."""
    table = Table(GAME, Setting(players), Dealer(f"seed {seed}", "fixtures"))
    chance = Randomness(seed)
    text = text_of(GAME, lang)
    text.seats = [GAME.faction(table.state, seat) for seat in range(players)]
    found: dict[str, Any] = {}
    since = 0
    while table.ask is not None:
        seat = table.waiting()[0]
        name = f"{players}p {table.ask.prompt}"
        if table.ask.prompt == "turn.act":
            name += f" {GAME.faction(table.state, seat)}"
        found[name] = message(table, text, seat, since)
        found.setdefault(f"{name} first", found[name])
        if table.ask.prompt == "battle.victory":
            found[f"{players}p onlooker"] = message(table, text, -1, since)
        since = len(table.events)
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    found[f"{players}p over"] = message(table, text, -1, since)
    return found


def main(path: str) -> None:
    with open(path, "w", encoding="utf-8") as file:
        json.dump({lang: in_language(lang) for lang in languages()}, file, ensure_ascii=False)


def in_language(lang: str) -> dict[str, Any]:
    """What somebody who reads this language is sent."""
    found: dict[str, Any] = {}
    for players, seed in GAMES:
        found.update(recorded(players, seed, lang))
    return {"catalog": GAME.catalog(lang), "messages": found, "words": client_words(lang)}


if __name__ == "__main__":
    main(sys.argv[1])
