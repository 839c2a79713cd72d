"""What the balance report of Maracaibo reads from a finished game, and how it is written."""

from __future__ import annotations

from balance_common import Match, Record, mean, percent, table

from quarterdeck.games.maracaibo.bosun.advice import advice
from quarterdeck.games.maracaibo.content.components import BUILDINGS, CARDS, CAREERS, DIFFICULTIES
from quarterdeck.games.maracaibo.state import VP_SOURCES, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.events import Event

BOSUN = {"bosun": advice}

MATCHES = [
    Match(Setting(2), 1.0, BOSUN),
    Match(Setting(3), 1.0, BOSUN),
    Match(Setting(4), 1.0, BOSUN),
    *(Match(Setting(1, {"difficulty": name}), 0.15, BOSUN) for name in DIFFICULTIES),
]

FEW = 30
"""What happened less often tells nothing."""

# Reading a game


def record(state: State, events: list[Event]) -> Record:
    """What is kept of a finished game; lists go by seat."""
    people = state.players[: state.seats]
    return {
        "players": state.seats,
        "difficulty": state.difficulty,
        "first": next(event.args[0] for event in events if event.kind == "turn.begins"),
        "turns": sum(1 for event in events if event.kind == "turn.begins") / len(state.players),
        "vp": [player.vp for player in state.players],
        "from": [player.vp_from for player in state.players],
        "bought": purchases(events, state.seats),
        "open": [CARDS[card].design for card in in_the_deck(state)],
        "open_buildings": state.buildings,
        "buildings": [[name for name, seats in state.investors.items() if player.seat in seats] for player in people],
        "careers": [player.career for player in people],
        "tasks": [player.tasks for player in people],
        "counts": [
            {
                "explorer field": player.explorer,
                "quests": len(player.quests),
                "combat tokens": len(player.tokens),
                "improvements": player.discs.count(0),
                "assistants": len(player.assistants),
                "cards bought": len(player.tableau),
                "synergies": sum(player.synergies),
                "influence": sum(player.influence),
                "doubloon income": player.doubloon_income,
                "VP income": player.vp_income,
                "doubloons left": player.doubloons,
            }
            for player in people
        ],
    }


def purchases(events: list[Event], seats: int) -> list[list[tuple[str, int]]]:
    """For each seat the designs bought, with the round."""
    found: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
    now = 1
    for event in events:
        if event.kind == "round.begins":
            now = int(event.args[0])
        elif event.kind == "card.bought":
            found[int(event.args[0])].append((CARDS[str(event.args[1])].design, now))
    return found


def in_the_deck(state: State) -> list[str]:
    """All project cards that could have come up in this game."""
    return [card for card in CARDS if card not in state.aside and CARDS[card].back != "C"]


# Writing


def share(record: Record, seat: int) -> float:
    best = max(record["vp"])
    return 1 / record["vp"].count(best) if record["vp"][seat] == best else 0.0


def seats_of(record: Record) -> range:
    return range(record["players"])


def report(records: list[Record]) -> str:
    people = [record for record in records if record["players"] > 1]
    solo = [record for record in records if record["players"] == 1]
    return "\n".join(
        [
            "# Maracaibo: balance\n",
            INTRODUCTION,
            "## Scores\n",
            scores(people),
            "## Win rate by turn order\n",
            ABOUT_ORDER,
            orders(people),
            "## Victory points by source, mean of a player\n",
            sources(people),
            "## What a player has at the end, mean\n",
            counts(people),
            "## Careers\n",
            careers(people),
            "## Prestige buildings\n",
            ABOUT_BUILDINGS,
            buildings(people),
            "## Project cards\n",
            ABOUT_CARDS,
            cards(people),
            "## Solo against Jean\n",
            against_jean(solo),
        ]
    )


INTRODUCTION = """Made by `tools/balance.py maracaibo`: the bot Bosun in every seat, scenario 75. What was found and
mended is in [maracaibo-findings.md](maracaibo-findings.md).
"""

ABOUT_ORDER = """Who begins is drawn; the later ones have more money at the start (MA-PSET-07). A shared victory counts
in part; a fair share is 1 divided by the number of players.
"""

ABOUT_BUILDINGS = """`taken`: of all chances to invest; `lead`: VP of the investors above the mean of the others at the
same table.
"""

ABOUT_CARDS = """`bought`: of all copies that could have come up; `round`: the mean round of the purchase; `lead`: VP of
the buyers above the mean of those at the same table who did not buy it. Who has much money buys much, so the mean lead
of all cards is above 0: what counts is the difference between cards.
"""


def scores(records: list[Record]) -> str:
    rows = []
    for players in sorted({record["players"] for record in records}):
        those = [record for record in records if record["players"] == players]
        points = sorted(vp for record in those for vp in record["vp"])
        rows.append(
            [
                players,
                len(those),
                mean(record["turns"] for record in those),
                mean(points),
                points[len(points) // 10],
                points[-1 - len(points) // 10],
                mean(max(record["vp"]) for record in those),
            ]
        )
    return table(["players", "games", "turns each", "mean VP", "10 % below", "10 % above", "winner's VP"], rows)


def orders(records: list[Record]) -> str:
    rows = []
    for players in sorted({record["players"] for record in records}):
        those = [record for record in records if record["players"] == players]
        for order in range(players):
            seats = [(record, (record["first"] + order) % players) for record in those]
            won = sum(share(record, seat) for record, seat in seats)
            points = mean(record["vp"][seat] for record, seat in seats)
            rows.append([players, order + 1, percent(won, len(those)), points])
    return table(["players", "begins as", "wins", "mean VP"], rows)


def sources(records: list[Record]) -> str:
    counts_of = sorted({record["players"] for record in records})
    rows = []
    for index, name in enumerate(VP_SOURCES):
        means = [
            mean(
                record["from"][seat][index] for record in records if record["players"] == n for seat in seats_of(record)
            )
            for n in counts_of
        ]
        if any(means):
            rows.append([name, *means])
    return table(["source", *(f"{n} players" for n in counts_of)], rows)


def counts(records: list[Record]) -> str:
    counts_of = sorted({record["players"] for record in records})
    rows = []
    for name in records[0]["counts"][0]:
        means = [
            mean(each[name] for record in records if record["players"] == n for each in record["counts"])
            for n in counts_of
        ]
        rows.append([name, *means])
    return table(["", *(f"{n} players" for n in counts_of)], rows)


def careers(records: list[Record]) -> str:
    rows = []
    for career in CAREERS:
        those = [(r, seat) for r in records for seat in seats_of(r) if r["careers"][seat] == career]
        tasks = [r["tasks"][seat] for r, seat in those]
        done = [mean(1.0 if task[at] else 0.0 for task in tasks) for at in range(3)]
        high = [mean(1.0 if task[at] == 2 else 0.0 for task in tasks) for at in range(3)]
        kinds = ", ".join(
            f"{task.kind} {percent(done[at], 1)} ({percent(high[at], 1)})"
            for at, task in enumerate(CAREERS[career].tasks)
        )
        rows.append([career.removeprefix("career_"), len(those), mean(lead(r, seat) for r, seat in those), kinds])
    rows.sort(key=lambda row: -row[2])
    return table(["career", "chosen", "lead", "tasks completed (at the higher level)"], rows)


def lead(record: Record, seat: int) -> float:
    """The seat's VP above the mean of the others."""
    others = [record["vp"][other] for other in seats_of(record) if other != seat]
    return float(record["vp"][seat] - mean(others))


def lead_of_those(record: Record, having: list[int]) -> list[float]:
    """The VP of each seat that has something above the mean of those that have it not; nothing where all have it."""
    without = [record["vp"][seat] for seat in seats_of(record) if seat not in having]
    return [record["vp"][seat] - mean(without) for seat in having] if without else []


def buildings(records: list[Record]) -> str:
    rows = []
    for building in BUILDINGS:
        those = [record for record in records if building in record["open_buildings"]]
        leads: list[float] = []
        taken = 0
        for record in those:
            having = [seat for seat in seats_of(record) if building in record["buildings"][seat]]
            taken += len(having)
            leads.extend(lead_of_those(record, having))
        chances = sum(record["players"] for record in those)
        rows.append([building, BUILDINGS[building].price, percent(taken, chances), mean(leads)])
    return table(["building", "price", "taken", "lead"], sorted(rows, key=lambda row: -row[3]))


def cards(records: list[Record]) -> str:
    designs = {card.design: card for card in CARDS.values() if card.back != "C"}
    rows = []
    for design, card in designs.items():
        leads: list[float] = []
        rounds: list[int] = []
        copies = 0
        for record in records:
            copies += record["open"].count(design)
            having = [seat for seat in seats_of(record) if any(name == design for name, _ in record["bought"][seat])]
            rounds.extend(at for seat in having for name, at in record["bought"][seat] if name == design)
            leads.extend(lead_of_those(record, having))
        points = mean(leads) if len(leads) >= FEW else "few"
        rows.append([design, card.back, card.price, percent(len(rounds), copies), mean(rounds), points])
    rows.sort(key=lambda row: -float(str(row[3]).split()[0]))
    return table(["design", "back", "price", "bought", "round", "lead"], rows)


def against_jean(records: list[Record]) -> str:
    rows = []
    for difficulty in DIFFICULTIES:
        those = [record for record in records if record["difficulty"] == difficulty]
        if those:
            won = sum(1 for record in those if record["vp"][0] > record["vp"][1])
            rows.append(
                [
                    difficulty,
                    len(those),
                    percent(won, len(those)),
                    mean(record["vp"][0] for record in those),
                    mean(record["vp"][1] for record in those),
                ]
            )
    return table(["difficulty", "games", "won", "mean VP", "Jean's mean VP"], rows)
