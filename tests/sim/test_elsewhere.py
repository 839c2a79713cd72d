"""Games from elsewhere are found by what packages announce and by QUARTERDECK_GAMES, and imported when asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck import cli, games
from quarterdeck.games.elsewhere import loaded_from, named
from quarterdeck.kernel.game import SettingError

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "divers"

LOADED = "print('divers' in sys.modules)"
LOOK = f"import sys; from quarterdeck import games; print(games.ids()); {LOADED}"
ASK = f"print(games.game('divers').players); {LOADED}; print(games.registered())"


def told(program: str, *path: Path, **environment: str) -> list[str]:
    """What a fresh process prints, with these folders on its path."""
    found = os.pathsep.join(map(str, [*path, *filter(None, sys.path)]))
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": found, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def installed(folder: Path, *announced: str) -> Path:
    """A folder in which a package that announces these games is installed."""
    info = folder / "divers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: divers\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("\n".join(["[quarterdeck.games]", *announced]) + "\n", encoding="utf-8")
    return folder


def is_found(shown: list[str]) -> None:
    assert shown[0].endswith("'dead_reckoning', 'divers']")
    assert shown[1:] == ["False", "[2, 3, 4]", "True", "{'divers': 'divers.spec:GAME'}"]


def test_a_package_announces_its_game(tmp_path: Path) -> None:
    is_found(told(f"{LOOK}; {ASK}", EXAMPLE, installed(tmp_path, "divers = divers.spec:GAME")))


def test_a_game_is_named_in_the_environment() -> None:
    is_found(told(f"{LOOK}; {ASK}", EXAMPLE, QUARTERDECK_GAMES="divers=divers.spec:GAME"))


def test_a_game_that_is_being_tried_goes_before_the_installed_one(tmp_path: Path) -> None:
    folder = installed(tmp_path, "divers = nowhere:GAME")
    is_found(told(f"{LOOK}; {ASK}", EXAMPLE, folder, QUARTERDECK_GAMES="divers=divers.spec:GAME"))


def test_a_game_of_the_house_keeps_its_id(tmp_path: Path) -> None:
    folder = installed(tmp_path, "ahoy = divers.spec:GAME")
    program = "from quarterdeck import games; games.ids(); print(games.game('ahoy').id, games.registered())"
    assert told(program, EXAMPLE, folder, QUARTERDECK_GAMES="ahoy=divers.spec:GAME") == ["ahoy {}"]


def test_a_game_of_the_house_needs_no_looking_around() -> None:
    program = (
        "import sys; from quarterdeck import games; games.game('ahoy'); print('importlib.metadata' in sys.modules)"
    )
    assert told(program, QUARTERDECK_GAMES="nonsense") == ["False"]


def test_processes_that_are_started_know_it(tmp_path: Path) -> None:
    program = (
        "from quarterdeck.sim.batch import simulate\n"
        "if __name__ == '__main__':\n"
        "    print(simulate('divers', ['old-salt', 'random'], 4, jobs=2).outcome()['games'])"
    )
    assert told(program, EXAMPLE, QUARTERDECK_GAMES="divers=divers.spec:GAME") == ["4"]


def test_several_are_named_with_commas() -> None:
    assert named("") == named(" , ") == {}
    assert named("a=b:C, d=e.f:G") == {"a": "b:C", "d": "e.f:G"}


@pytest.mark.parametrize("text", ["divers", "divers=", "=a:B", "divers=a", "divers=a:", "a=b:C,d"])
def test_what_cannot_be_read_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(SettingError, match="QUARTERDECK_GAMES is ID=MODULE:ATTRIBUTE"):
        named(text)


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("no.such.place:GAME", "No module named 'no'"),
        ("tests.kernel.toy:NONE", "there is no Game of that name"),
        ("tests.kernel.toy:CARDS", "there is no Game of that name"),
        ("tests.kernel.toy:GAME", "that one calls itself salvage"),
    ],
)
def test_a_game_that_cannot_be_had_is_said_in_a_sentence(path: str, why: str) -> None:
    with pytest.raises(SettingError, match=f"the game wreck cannot be loaded from {path}: {why}"):
        loaded_from("wreck", path)


def test_no_table_is_opened_with_a_game_that_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(games.GAMES, "wreck", "no.such.place:GAME")
    assert cli.run(["serve", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "The game wreck cannot be loaded from no.such.place:GAME" in capsys.readouterr().err
