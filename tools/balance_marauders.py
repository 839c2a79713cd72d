"""What the balance report of Merchants & Marauders reads from a finished game, and how it is written."""

from __future__ import annotations

from balance_common import Match, Record, mean, percent, table

from quarterdeck.games.marauders.bosun.advice import TEMPERS, advice
from quarterdeck.games.marauders.bosun.tempers import temper_for
from quarterdeck.games.marauders.content.components import CAPTAINS, SHIPS
from quarterdeck.games.marauders.rules.money import gold_points, total_points
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.state import GLORY_SOURCES, STASH_GLORY, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.events import Event

BOSUN = {"bosun": advice}

MATCHES = [
    Match(Setting(2), 1.0, BOSUN),
    Match(Setting(3), 1.0, BOSUN),
    Match(Setting(4), 1.0, BOSUN),
    Match(Setting(3), 1.0, TEMPERS),
]

COUNTED = {
    "rumors drawn": "rumor.drawn_unseen",
    "rumors tried": "rumor.shown",
    "missions claimed": "mission.claimed",
    "missions completed": "mission.completed",
    "merchants found": "merchant.found",
    "raids that succeeded": "raid.succeeded",
    "raids that failed": "raid.failed",
    "captains lost": "captain.died",
    "captains retired": "captain.retired",
}
"""What happens to a seat, and the event that tells it."""


# Reading a game


def record(state: State, events: list[Event]) -> Record:
    """What is kept of a finished game; lists go by seat."""
    people = state.players
    winners = GAME.winners(state)
    sources = [player.glory_from.copy() for player in people]
    for player in people:
        sources[player.seat][STASH_GLORY] = gold_points(player)
    return {
        "players": len(people),
        "first": state.starter,
        "rounds": state.round,
        "ended": state.ended,
        "won": [1 / len(winners) if player.seat in winners else 0.0 for player in people],
        "points": [total_points(player) for player in people],
        "from": sources,
        "captains": first_captains(events, len(people)),
        "bounties": [sum(player.bounties) for player in people],
        "large": [int(player.ship != "" and not SHIPS[player.ship].start_choice) for player in people],
        "happened": [happened(events, player.seat) for player in people],
        "fights": fights(events, len(people)),
    }


def first_captains(events: list[Event], players: int) -> list[str]:
    """The captain that each seat began with."""
    placed = [event for event in events if event.kind == "captain.placed"][:players]
    return [str(event.args[1]) for event in sorted(placed, key=lambda event: int(event.args[0]))]


def happened(events: list[Event], seat: int) -> dict[str, int]:
    """How often each of COUNTED happened to a seat."""
    return {
        name: sum(1 for event in events if event.kind == kind and event.args[0] == seat)
        for name, kind in COUNTED.items()
    }


def fights(events: list[Event], players: int) -> list[dict[str, int]]:
    """For each seat the combats that it won and lost, and from whom it fled."""
    ways = ["won against captains", "won against NPC ships", "lost", "fled"]
    found = [dict.fromkeys(ways, 0) for _ in range(players)]
    for event in events:
        if event.kind == "combat.won":
            seat, _, other, _ = (int(arg) for arg in event.args)
            if seat >= 0:
                found[seat]["won against captains" if other >= 0 else "won against NPC ships"] += 1
            if other >= 0:
                found[other]["lost"] += 1
        elif event.kind == "combat.fled" and int(event.args[0]) >= 0:
            found[int(event.args[0])]["fled"] += 1
    return found


# Writing


def report(records: list[Record]) -> str:
    alike = [record for record in records if len(set(record["advisers"])) == 1]
    mixed = [record for record in records if len(set(record["advisers"])) > 1]
    return "\n".join(
        [
            "# Merchants & Marauders: balance\n",
            INTRODUCTION,
            "## Length and points\n",
            lengths(alike, mixed),
            "## How games end\n",
            ABOUT_ENDS,
            endings(alike, mixed),
            "## Win rate by turn order\n",
            "Who begins is drawn and keeps the turn order. A shared victory counts in part.\n",
            orders(alike),
            "## Three ways of life among equals\n",
            ABOUT_TEMPERS,
            tempers(mixed),
            "## Points by source, mean of a player\n",
            sources(alike, mixed),
            "## What happens to a player in a game, mean\n",
            happenings(alike, mixed),
            "## Captains\n",
            ABOUT_CAPTAINS,
            captains(alike),
        ]
    )


INTRODUCTION = """Made by `tools/balance.py marauders`: the bot Bosun in every seat, with the temper that suits its
captain; and games of three in which one lives as a trader, one as a privateer and one as a pirate. What they show is in
[marauders-findings.md](marauders-findings.md).
"""

ABOUT_ENDS = """`target`: somebody had 10 points (MM-END-01); `events`: no event card was left; `captains`: no captain
was left (MM-GOAL-03).
"""

ABOUT_TEMPERS = """Each temper has every seat equally often. Captains are dealt at random, so a temper often has to live
with a captain who would rather do something else.
"""

ABOUT_CAPTAINS = """In games in which each seat has the temper that suits its captain. `wins`: of a fair share, which is
100 %; only the captain dealt at the start counts.
"""


def kinds(alike: list[Record], mixed: list[Record]) -> dict[str, list[Record]]:
    """The games by what was played."""
    found = {
        f"{n} players": [record for record in alike if record["players"] == n]
        for n in sorted({record["players"] for record in alike})
    }
    return {**found, "3 tempers": mixed}


def lengths(alike: list[Record], mixed: list[Record]) -> str:
    rows = []
    for name, those in kinds(alike, mixed).items():
        rounds = sorted(record["rounds"] for record in those)
        rows.append(
            [
                name,
                len(those),
                mean(rounds),
                rounds[len(rounds) // 10],
                rounds[-1 - len(rounds) // 10],
                mean(points for record in those for points in record["points"]),
                mean(max(record["points"]) for record in those),
            ]
        )
    head = ["", "games", "rounds", "10 % shorter", "10 % longer", "mean points", "most points"]
    return table(head, rows)


def endings(alike: list[Record], mixed: list[Record]) -> str:
    ways = sorted({record["ended"] for record in alike + mixed})
    rows = []
    for name, those in kinds(alike, mixed).items():
        rows.append([name, *(percent(sum(1 for r in those if r["ended"] == way), len(those)) for way in ways)])
    return table(["", *ways], rows)


def orders(records: list[Record]) -> str:
    rows = []
    for players in sorted({record["players"] for record in records}):
        those = [record for record in records if record["players"] == players]
        for order in range(players):
            seats = [(record, (record["first"] + order) % players) for record in those]
            won = sum(record["won"][seat] for record, seat in seats)
            points = mean(record["points"][seat] for record, seat in seats)
            rows.append([players, order + 1, percent(won, len(those)), points])
    return table(["players", "begins as", "wins", "mean points"], rows)


Seat = tuple[Record, int]
"""One player of a finished game."""


def seats_of(records: list[Record], temper: str = "") -> list[Seat]:
    """All seats, or those of one temper."""
    return [
        (record, seat)
        for record in records
        for seat in range(record["players"])
        if not temper or record["advisers"][seat] == temper
    ]


def tempers(records: list[Record]) -> str:
    rows = []
    for name in TEMPERS:
        those = seats_of(records, name)
        rows.append(
            [
                name,
                percent(sum(record["won"][seat] for record, seat in those), len(those)),
                mean(record["points"][seat] for record, seat in those),
                f"{mean(record['happened'][seat]['captains lost'] for record, seat in those):.2f}",
                mean(record["bounties"][seat] for record, seat in those),
                percent(sum(record["large"][seat] for record, seat in those), len(those)),
            ]
        )
    return table(["temper", "wins", "mean points", "deaths", "bounties at the end", "large ship at the end"], rows)


def columns(alike: list[Record], mixed: list[Record]) -> dict[str, list[Seat]]:
    """The players by number of players, and by temper."""
    found = {name: seats_of(those) for name, those in kinds(alike, []).items() if those}
    return {**found, **{name: seats_of(mixed, name) for name in TEMPERS}}


def sources(alike: list[Record], mixed: list[Record]) -> str:
    columns_of = columns(alike, mixed)
    rows = []
    for at, name in enumerate(GLORY_SOURCES):
        rows.append([name, *(f"{mean(r['from'][seat][at] for r, seat in those):.2f}" for those in columns_of.values())])
    return table(["source", *columns_of], rows)


def happenings(alike: list[Record], mixed: list[Record]) -> str:
    columns_of = columns(alike, mixed)
    rows = []
    for part in ("happened", "fights"):
        for name in alike[0][part][0]:
            means = [mean(record[part][seat][name] for record, seat in those) for those in columns_of.values()]
            rows.append([name, *(f"{number:.2f}" for number in means)])
    return table(["", *columns_of], rows)


def captains(records: list[Record]) -> str:
    rows = []
    for captain in CAPTAINS:
        those = [(record, seat) for record, seat in seats_of(records) if record["captains"][seat] == captain]
        fair = sum(1 / record["players"] for record, _ in those)
        won = sum(record["won"][seat] for record, seat in those)
        points = mean(record["points"][seat] for record, seat in those)
        rows.append([captain, temper_for(captain).name, len(those), percent(won, fair), points])
    rows.sort(key=lambda row: -float(str(row[3]).split()[0]) if row[2] else 0.0)
    return table(["captain", "temper", "games", "wins", "mean points"], rows)
