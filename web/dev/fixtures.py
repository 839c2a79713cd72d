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

GAMES = [(4, 3), (2, 5), (3, 8)]
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def words(texts: list[Text], label: Any) -> dict[str, str]:
    return {text.lang: text.render(label) for text in texts}


def message(table: Table, texts: list[Text], you: int, since: int) -> dict[str, Any]:
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
                "text": words(texts, GAME.story(event)),
            }
            for event in table.events_for(you, since)
        ],
        "ask": question(table, texts, you) if asked else None,
    }


def question(table: Table, texts: list[Text], you: int) -> dict[str, Any]:
    ask = table.ask
    assert ask is not None
    return {
        "prompt": ask.prompt,
        "text": words(texts, GAME.question(ask)),
        "options": [
            {
                "key": GAME.key(ask.prompt, value),
                "text": words(texts, GAME.label(ask.prompt, value)),
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


def recorded(players: int, seed: int) -> dict[str, Any]:
    """One game: for each question the last time that it was put, and the end as an onlooker sees it."""
    table = Table(GAME, Setting(players), Dealer(f"seed {seed}", "fixtures"))
    chance = Randomness(seed)
    texts = [text_of(GAME, lang) for lang in languages()]
    for text in texts:
        text.seats = [GAME.faction(table.state, seat) for seat in range(players)]
    found: dict[str, Any] = {}
    since = 0
    while table.ask is not None:
        seat = table.waiting()[0]
        name = f"{players}p {table.ask.prompt}"
        if table.ask.prompt == "turn.act":
            name += f" {GAME.faction(table.state, seat)}"
        found[name] = message(table, texts, seat, since)
        found.setdefault(f"{name} first", found[name])
        if table.ask.prompt == "battle.victory":
            found[f"{players}p onlooker"] = message(table, texts, -1, since)
        since = len(table.events)
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    found[f"{players}p over"] = message(table, texts, -1, since)
    return found


def main(path: str) -> None:
    found: dict[str, Any] = {}
    for players, seed in GAMES:
        found.update(recorded(players, seed))
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"catalog": GAME.catalog(), "messages": found}, file, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1])
