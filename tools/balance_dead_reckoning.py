"""What the balance report of Dead Reckoning reads from a finished game, and how it is written."""

from __future__ import annotations

from balance_common import Match, Record, mean, percent, table

from quarterdeck.games.dead_reckoning.bosun.advice import advice
from quarterdeck.games.dead_reckoning.content.components import DIFFICULTIES
from quarterdeck.games.dead_reckoning.content.pieces import ACHIEVEMENT_IDS
from quarterdeck.games.dead_reckoning.rules.scoring import SOURCES, account, total
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.state import State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.events import Event

BOSUN = {"bosun": advice}

SOLO, TOGETHER = 4 / 7, 1 / 7
"""With `--games 700`: 400 games alone and 100 of two players together against the League at each difficulty."""

MATCHES = [
    Match(Setting(2), 1.0, BOSUN),
    Match(Setting(3), 1.0, BOSUN),
    Match(Setting(4), 1.0, BOSUN),
    *(Match(Setting(1, {"difficulty": difficulty}), SOLO, BOSUN) for difficulty in DIFFICULTIES),
    *(
        Match(Setting(2, {"opponents": "league", "difficulty": difficulty}), TOGETHER, BOSUN)
        for difficulty in DIFFICULTIES
    ),
]

BEGINNINGS = {"battle.begins": "ships", "battle.merchant": "merchant ships", "battle.walls": "buildings"}
"""The event that begins a battle, and against what it is."""


# Reading a game


def record(state: State, events: list[Event]) -> Record:
    """What is kept of a finished game; lists go by seat, the League's behind those of the players."""
    winners = GAME.winners(state)
    seats = range(len(state.players))
    return {
        "players": state.humans,
        "difficulty": state.difficulty if state.leagues else "",
        "turns": sum(1 for event in events if event.kind == "turn.begins" and event.args[0] == state.order[0]),
        "ended": state.ended,
        "order": [state.order.index(seat) for seat in seats],
        "won": [1.0 if seat in winners else 0.0 for seat in seats],
        "coins": [total(state, seat) for seat in seats],
        "from": [[points for _, points in account(state, seat)] for seat in seats],
        "achievements": [[ACHIEVEMENT_IDS[number] for number in player.achievements] for player in state.players],
        "ended_by": state.trigger,
        "sunk": [sum(1 for e in events if e.kind == "ship.sunk" and e.args[0] == seat) for seat in seats],
        "battles": battles(events),
    }


def battles(events: list[Event]) -> list[list[str | int]]:
    """Each battle: against what, the markers that the attacker threw first, and whether the attacker won."""
    found: list[list[str | int]] = []
    attacker = -1
    for event in events:
        if event.kind in BEGINNINGS:
            attacker = int(event.args[0])
            found.append([BEGINNINGS[event.kind], -1, 0])
        elif event.kind == "battle.muster" and found and found[-1][1] == -1 and event.args[0] == attacker:
            found[-1][1] = int(event.args[1])
        elif event.kind == "battle.won" and found and event.args[0] == attacker:
            found[-1][2] = 1
    return found


# Writing


def report(records: list[Record]) -> str:
    many = [record for record in records if not record["difficulty"]]
    solo = [record for record in records if record["difficulty"]]
    return "\n".join(
        [
            "# Dead Reckoning: balance\n",
            INTRODUCTION,
            "## Length and coins\n",
            lengths(records),
            "## Win rate by turn order\n",
            "Who begins is drawn; the later ones have more cargo at the start (DR-SETUP-21).\n",
            orders(many),
            "## Achievements, by the part of the players who earn them\n",
            achievements(records),
            "## Coins by source, mean of a player\n",
            sources(records),
            "## Battles by the markers of the attacker\n",
            ABOUT_BATTLES,
            fights(records),
            "## The League\n",
            ABOUT_THE_LEAGUE,
            leagues(solo),
        ]
    )


INTRODUCTION = """Made by `tools/balance.py dead_reckoning`: the bot Bosun in every seat. Columns named by a difficulty
are games of one player against the League, those with `two` games of two players together against two Leagues. In 100
games a win rate is known to about 10 percentage points, in 400 to about 5. What the figures show is in
[dead-reckoning-findings.md](dead-reckoning-findings.md).
"""

ABOUT_THE_LEAGUE = """Bosun against the League, by difficulty (DS-DIFF); together every difficulty is one grade easier
(DS-COOP-04). Coins are those of a side.
"""

ABOUT_BATTLES = """Markers that the attacker throws at first, before battle abilities and explosions; the defender has
what a card, a ship or a fort gives.
"""


def kinds(records: list[Record]) -> dict[str, list[Record]]:
    """The games by what was played."""
    found: dict[str, list[Record]] = {}
    for record in records:
        found.setdefault(kind(record), []).append(record)
    return found


def kind(record: Record) -> str:
    if not record["difficulty"]:
        return f"{record['players']} players"
    return str(record["difficulty"]) + (", two" if record["players"] > 1 else "")


def lengths(records: list[Record]) -> str:
    rows = []
    for name, those in kinds(records).items():
        turns = sorted(record["turns"] for record in those)
        coins = [record["coins"][seat] for record in those for seat in range(record["players"])]
        best = mean(max(record["coins"]) for record in those)
        sunk = mean(record["sunk"][seat] for record in those for seat in range(record["players"]))
        ends = [turns[len(turns) // 10], turns[-1 - len(turns) // 10]]
        rows.append([name, len(those), mean(turns), *ends, mean(coins), best, f"{sunk:.2f}"])
    head = ["", "games", "turns each", "10 % shorter", "10 % longer", "mean coins", "most coins", "sunk, each"]
    return table(head, rows)


def orders(records: list[Record]) -> str:
    rows = []
    for players in sorted({record["players"] for record in records}):
        those = [record for record in records if record["players"] == players]
        for order in range(players):
            seats = [(record, record["order"].index(order)) for record in those]
            won = sum(record["won"][seat] for record, seat in seats)
            coins = mean(record["coins"][seat] for record, seat in seats)
            ends = sum(1 for record, seat in seats if record["ended_by"] == seat)
            rows.append([players, order + 1, percent(won, len(those)), coins, percent(ends, len(those))])
    return table(["players", "begins as", "wins", "mean coins", "ends the game"], rows)


def seats_of(records: list[Record]) -> list[tuple[Record, int]]:
    """All players, the League left out."""
    return [(record, seat) for record in records for seat in range(record["players"])]


def achievements(records: list[Record]) -> str:
    columns = kinds(records)
    rows = []
    for name in ACHIEVEMENT_IDS:
        cells = []
        for those in columns.values():
            seats = seats_of(those)
            cells.append(percent(sum(1 for record, seat in seats if name in record["achievements"][seat]), len(seats)))
        rows.append([name, *cells])
    return table(["achievement", *columns], rows)


def sources(records: list[Record]) -> str:
    columns = kinds(records)
    rows = []
    for at, name in enumerate(SOURCES):
        means = [mean(record["from"][seat][at] for record, seat in seats_of(those)) for those in columns.values()]
        rows.append([name, *means])
    return table(["source", *columns], rows)


MANY = 10
"""Battles with more markers are too rare to be told apart."""


def fights(records: list[Record]) -> str:
    fought = [battle for record in records for battle in record["battles"]]
    rows = []
    for foe in BEGINNINGS.values():
        against = [(min(battle[1], MANY), battle[2]) for battle in fought if battle[0] == foe and battle[1] >= 0]
        for markers in sorted({number for number, _ in against}):
            those = [won for number, won in against if number == markers]
            name = f"{markers} or more" if markers == MANY else markers
            rows.append([foe, name, len(those), percent(sum(those), len(those))])
    return table(["against", "markers", "battles", "attacker wins"], rows)


def sides(record: Record) -> tuple[list[int], list[int]]:
    """The coins of the players and of the Leagues."""
    return record["coins"][: record["players"]], record["coins"][record["players"] :]


def leagues(records: list[Record]) -> str:
    rows = []
    for difficulty, those in kinds(records).items():
        own = those[0]["players"]
        lost = sum(1 for record in those if not sum(record["won"][:own]))
        coins = [mean(sum(part) for part in parts) for parts in zip(*(sides(record) for record in those))]
        earned = mean(mean(len(tiles) for tiles in record["achievements"][own:]) for record in those)
        ended = sum(1 for record in those if record["ended_by"] >= own)
        rows.append([difficulty, len(those), percent(lost, len(those)), *coins, earned, percent(ended, len(those))])
    head = ["difficulty", "games", "League wins", "Bosun's coins", "League's coins", "achievements of a League"]
    head.append("League ends the game")
    return table(head, rows)
