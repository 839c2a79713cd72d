"""Every match that an earlier version wrote is opened, stands where it stood, and can be played to its end.

`tests/upgrades/` holds what each release left behind when it was killed (`make release` writes it, see
`tools/release.py`). Where the rules have not changed since, everybody must see exactly what they saw last. Where they
have, the match may lose answers, but says how many, and never more than lie between two stored positions.
"""

from __future__ import annotations

import json
import random
import tarfile
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.kernel.tables.table import Table
from tests.server.harness import LiveServer
from tools.release import seen_of

FOLDER = Path(__file__).parent.parent / "upgrades"
RELEASES = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
MOST_LOST = 50


def unpacked(release: str, data: Path) -> dict[str, Any]:
    """A release's data folder, unpacked, and the note of what was seen last."""
    for name, into in (("data", data), ("seen", data.parent)):
        with tarfile.open(FOLDER / release / f"{name}.tar.xz") as archive:
            archive.extractall(into, filter="data")
    return dict(json.loads((data.parent / "seen.json").read_text(encoding="utf-8")))


def in_english(seen: Any) -> Any:
    """What was seen, for whoever reads English: releases of protocol 1 said everything in both languages at once."""
    if isinstance(seen, dict):
        return seen["en"] if seen.keys() == {"en", "de"} else {name: in_english(one) for name, one in seen.items()}
    return [in_english(one) for one in seen] if isinstance(seen, list) else seen


def played_on(table: Table, seed: int) -> Table:
    """A copy of the table, played to the end at random."""
    twin, dice = table.clone(), random.Random(seed)
    while not twin.over:
        seat = dice.choice(twin.waiting())
        twin.answer(seat, dice.choice(twin.options(seat)))
    return twin


@pytest.mark.parametrize("release", RELEASES)
def test_what_a_release_wrote_is_opened_and_played_to_its_end(tmp_path: Path, release: str) -> None:
    noted = unpacked(release, tmp_path / "data")
    server = LiveServer(tmp_path / "data")
    try:
        for number, (match, written) in enumerate(sorted(noted["matches"].items())):
            rules = noted["version"]["rules"][written["game"]]
            check_match(server, match, written, same_rules=rules == games.game(written["game"]).rules_version)
            assert played_on(server.hub.live[match].table, number).over
    finally:
        server.stop()


def check_match(server: LiveServer, match: str, written: dict[str, Any], same_rules: bool) -> None:
    """Whether everybody sees what they saw, or is told what has changed."""
    for seat, token in enumerate(written["tokens"]):
        if not token:
            continue
        answer = server.http.get(f"/api/v2/matches/{match}/state", headers={"Authorization": f"Bearer {token}"})
        about = f"{match}, {written['game']} {written['seats']} {written['options']}: "
        assert answer.status_code == 200, about + answer.text
        state, lost = answer.json(), server.hub.live[match].lost
        if same_rules:
            assert lost is None and state["note"] is None, about + str(state["note"])
        else:
            assert state["note"] or state["over"], about + "nobody is told that the rules have changed"
            assert (lost or 0) <= MOST_LOST, about + f"{lost} answers are lost"
        if lost is None and same_rules:
            assert seen_of(state) == in_english(written["seen"][str(seat)]), about + "it stands otherwise"
