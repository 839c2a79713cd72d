"""`import quarterdeck`: cheap, and everything is found."""

from __future__ import annotations

import importlib
import pickle
import subprocess
import sys
from types import ModuleType

import pytest

import quarterdeck as qd
from quarterdeck import bots, games


def in_a_fresh_process(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_import_alone_loads_nothing() -> None:
    loaded = "[name for name in sys.modules if name.startswith('quarterdeck.') or name == 'typing']"
    assert in_a_fresh_process(f"import sys, quarterdeck; print({loaded})") == "[]"


def test_the_rooms_below_do_not_load_the_door() -> None:
    program = "import sys, quarterdeck.sim.batch; print('quarterdeck.door' in sys.modules)"
    assert in_a_fresh_process(program) == "False"


def test_every_name_is_there() -> None:
    for name in qd.__all__:
        assert getattr(qd, name) is not None
        assert name in dir(qd)


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'tables'"):
        qd.tables  # noqa: B018
    assert not hasattr(qd, "tables")


@pytest.mark.parametrize(
    "program",
    [
        "import quarterdeck as qd; print(qd.games()[0], 'bosun' in qd.bots('maracaibo'))",
        "import quarterdeck.games, quarterdeck.bots, quarterdeck as qd; print(qd.games()[0], len(qd.bots()) > 2)",
        "from quarterdeck import *; print(games()[0], new('ahoy').players == 2)",
        "from quarterdeck import games; print(games.game('ahoy').id, games()[0] == games.ids()[0])",
    ],
)
def test_a_room_is_a_package_and_a_question(program: str) -> None:
    assert in_a_fresh_process(program) == "ahoy True"


def test_a_room_stays_a_module() -> None:
    for room in (games, bots):
        assert isinstance(room, ModuleType)
        assert pickle.loads(pickle.dumps(room)) is room is importlib.import_module(room.__name__)


def test_which_bots_there_are() -> None:
    assert qd.bots()[0] == "random"
    assert set(qd.bots("marauders")) - set(qd.bots()) == {"bosun", "bosun-trader", "bosun-privateer", "bosun-pirate"}
    with pytest.raises(qd.SettingError, match="there are: ahoy"):
        qd.bots("chess")


def test_what_the_rules_say() -> None:
    assert qd.rules("ahoy", "AH-MOVE-04")[0].id == "AH-MOVE-04"
    assert {clause.prefix for clause in qd.rules("ahoy", "MOVE")} == {"AH-MOVE"}
    assert all("cannon" in clause.text.lower() for clause in qd.rules("ahoy", "cannon"))
    assert len(qd.rules("ahoy")) > 100
    assert str(qd.rules("ahoy")[0]).startswith(qd.rules("ahoy")[0].id + ": ")
