"""Golden games: whole games as readable text, replayed to the exact result by the tests.

    python tests/golden.py           says which files would change
    python tests/golden.py --write   writes them anew; read the diff before you commit it
    python tests/golden.py --write ahoy   the same for some games only

A golden game is asked for by what it must show: how many players, who plays, how it ends. Writing searches seeds
from the first on until a game ends so; a rule that changes may therefore give another game, never another ending.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quarterdeck import games
from quarterdeck.bots import make_bot
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, seed_from_number
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective

FOLDER = Path(__file__).resolve().parent / "games"
SEEDS = 4000


@dataclass
class Golden:
    """One game to be kept: `concede_after` lets the first seat give up after so many decisions; `after` names the
    golden game that it goes on from; `tie`: most points are shared, and a rule decides (`broken`) or none does
    (`shared`)."""

    game: str
    name: str
    bots: list[str]
    ending: str
    options: dict[str, str] = field(default_factory=dict)
    concede_after: int = 0
    after: str = ""
    tie: str = ""

    @property
    def path(self) -> Path:
        return FOLDER / self.game / "golden" / f"{self.name}.txt"


def _random(players: int) -> list[str]:
    return ["random:uniform"] * players


def _bosuns(players: int) -> list[str]:
    return ["bosun"] * players


GOLDEN = [
    Golden("ahoy", "2-fame", _random(2), "fame"),
    Golden("ahoy", "2-gold", _random(2), "gold"),
    Golden("ahoy", "2-shared", _random(2), "shared"),
    Golden("ahoy", "2-conceded", _random(2), "conceded", concede_after=60),
    Golden("ahoy", "2-search", ["search:40", "search:40"], "fame"),
    Golden("ahoy", "3-fame", _random(3), "fame"),
    Golden("ahoy", "3-gold", _random(3), "gold"),
    Golden("ahoy", "3-shared", _random(3), "shared", {"smuggler": "white"}),
    Golden("ahoy", "3-search", ["search:30", "search:30", "search:30"], "fame", {"smuggler": "white"}),
    Golden("ahoy", "4-fame", _random(4), "fame"),
    Golden("ahoy", "4-gold", _random(4), "gold"),
    Golden("ahoy", "4-shared", _random(4), "shared"),
    Golden("ahoy", "4-search", ["search:30"] * 4, "fame"),
    Golden("maracaibo", "1-medium", _bosuns(1), "jean_wins"),
    Golden("maracaibo", "1-very-hard", _random(1), "jean_wins", {"difficulty": "very_hard"}),
    Golden("maracaibo", "1-very-easy", _bosuns(1), "jean_beaten", {"difficulty": "very_easy"}),
    Golden("maracaibo", "2-points", _random(2), "points"),
    Golden("maracaibo", "2-shared", _random(2), "shared"),
    Golden("maracaibo", "2-bosun", _bosuns(2), "points", {"story": "scenario_76"}),
    Golden("maracaibo", "3-points", _random(3), "points", {"story": "scenario_77"}),
    Golden("maracaibo", "3-bosun", _bosuns(3), "points"),
    Golden("maracaibo", "3-shared", _random(3), "shared"),
    Golden("maracaibo", "4-points", _random(4), "points"),
    Golden("maracaibo", "4-bosun", _bosuns(4), "points", {"story": "chapter_11"}),
    Golden("maracaibo", "4-shared", _random(4), "shared"),
    Golden("maracaibo", "2-campaign-1", _bosuns(2), "points", {"story": "campaign"}),
    Golden("maracaibo", "2-campaign-2", _bosuns(2), "points", after="2-campaign-1"),
    Golden("maracaibo", "2-campaign-3", _bosuns(2), "points", after="2-campaign-2"),
    Golden("marauders", "2-target", _bosuns(2), "target"),
    Golden("marauders", "2-events", _random(2), "events"),
    Golden("marauders", "2-captains", _random(2), "captains", {"npc_lead": "table"}),
    Golden("marauders", "2-tie-broken", _random(2), "events", {"windows": "fast"}, tie="broken"),
    Golden("marauders", "2-shared", _random(2), "captains", {"windows": "fast"}, tie="shared"),
    Golden("marauders", "3-target", _bosuns(3), "target"),
    Golden("marauders", "3-events", _random(3), "events", {"windows": "fast", "npc_lead": "table"}),
    Golden("marauders", "3-captains", _random(3), "captains"),
    Golden("marauders", "3-tie-broken", _bosuns(3), "target", {"target": "6"}, tie="broken"),
    Golden("marauders", "4-target", _bosuns(4), "target", {"windows": "fast"}),
    Golden("marauders", "4-long", _bosuns(4), "target", {"target": "14", "npc_lead": "table"}),
    Golden("marauders", "4-events", ["bosun-privateer"] * 4, "events", {"target": "20"}),
    Golden("marauders", "4-captains", _random(4), "captains"),
    Golden("marauders", "4-shared", _random(4), "captains", {"windows": "fast"}, tie="shared"),
    Golden("dead_reckoning", "1-normal", _bosuns(1), "league_beaten"),
    Golden("dead_reckoning", "1-hard", _bosuns(1), "league_wins", {"difficulty": "hard"}),
    Golden("dead_reckoning", "1-masterful", _bosuns(1), "league_wins", {"difficulty": "masterful", "bonus": "no"}),
    Golden("dead_reckoning", "1-extreme", ["random"], "league_wins", {"difficulty": "extreme"}),
    Golden("dead_reckoning", "2-coins", ["random"] * 2, "coins"),
    Golden("dead_reckoning", "2-bosun", _bosuns(2), "coins"),
    Golden("dead_reckoning", "2-battle", ["random"] * 2, "battle"),
    Golden("dead_reckoning", "2-league-wins", ["random"] * 2, "league_wins", {"opponents": "league"}),
    Golden("dead_reckoning", "2-league-beaten", _bosuns(2), "league_beaten", {"opponents": "league"}),
    Golden("dead_reckoning", "3-coins", ["random"] * 3, "coins"),
    Golden("dead_reckoning", "3-bosun", _bosuns(3), "coins"),
    Golden("dead_reckoning", "3-no-bonus", ["bosun", "random", "bosun"], "coins", {"bonus": "no"}),
    Golden("dead_reckoning", "4-coins", ["random"] * 4, "coins"),
    Golden("dead_reckoning", "4-bosun", _bosuns(4), "coins"),
    Golden("dead_reckoning", "4-no-bonus", ["random", "bosun", "random", "bosun"], "coins", {"bonus": "no"}),
]


def played(golden: Golden, seed: int) -> Table:
    """The game of this seed."""
    table = Table(
        games.game(golden.game),
        Setting(len(golden.bots), golden.options),
        Dealer(seed_from_number(seed), f"{golden.name}-{seed}"),
    )
    bots = [make_bot(spec, seed * 10 + seat, table.game) for seat, spec in enumerate(golden.bots)]
    decisions = 0
    while not table.over:
        if golden.concede_after and decisions == golden.concede_after:
            table.concede(0)
            break
        seat = table.waiting()[0]
        table.answer(seat, bots[seat].decide(Perspective(table, seat)))
        decisions += 1
    return table


def found(golden: Golden, earlier: dict[str, Table]) -> Table:
    """The first game that ends as asked."""
    if golden.after:
        before = earlier[golden.after]
        golden.options = before.game.sequel(before.state)
    for seed in range(1, SEEDS):
        table = played(golden, seed)
        if table.game.ending(table.state) == golden.ending and golden.tie in ("", tie(table)):
            return table
    raise SystemExit(f"{golden.name}: none of {SEEDS} games ends as {golden.ending} {golden.tie}")


def tie(table: Table) -> str:
    """Whether several have the most points, and whether a rule decides between them."""
    scores = table.game.scores(table.state)
    if scores.count(max(scores)) == 1:
        return "none"
    return "broken" if len(table.game.winners(table.state)) == 1 else "shared"


def result(table: Table) -> dict[str, Any]:
    """What a golden game must come to."""
    state = table.state
    return {
        "ending": table.game.ending(state),
        "scores": table.game.scores(state),
        "winners": table.game.winners(state),
        "answers": len(table.journal),
    }


def main(write: bool, only: list[str]) -> int:
    """Writes the games, those of some games only if any are named, or says which would change."""
    changed = 0
    results: dict[Path, dict[str, Any]] = {}
    tables: dict[str, Table] = {}
    chosen = [golden for golden in GOLDEN if golden.game in only or not only]
    for golden in chosen:
        table = tables[golden.name] = found(golden, tables)
        text = written(table, golden.bots).text()
        results.setdefault(golden.path.parent / "results.json", {})[golden.name] = result(table)
        changed += put(golden.path, text, write)
    for path, content in results.items():
        changed += put(path, json.dumps(content, indent=1) + "\n", write)
    print(f"{changed} of {len(chosen) + len(results)} files {'written anew' if write else 'would change'}")
    return 0 if write or not changed else 1


def put(path: Path, text: str, write: bool) -> int:
    """Writes a file if it differs; 1 if it does."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{'written' if write else 'changed'}: {path.relative_to(FOLDER)}")
    if write:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 1


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:], [name for name in sys.argv[1:] if name != "--write"]))
