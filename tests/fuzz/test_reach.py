"""What games reached and what they never reached, by everything that a game declares."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck import games
from quarterdeck.fuzz import Reach, fuzz_games, show
from quarterdeck.fuzz.reach import PARTS, Watch, declared, never
from quarterdeck.kernel.game import SettingError
from quarterdeck.kernel.rules.effects import Effect
from tests.fuzz import toys
from tests.registry import OWN


def test_everything_that_is_declared_is_counted_against() -> None:
    there = declared(toys.Doors())
    assert there["verbs"] == ["verb:haul", "verb:scuttle"]
    assert there["things"] == ["card:anchor", "card:crane"]
    assert "shown" in there["events"]
    assert there["prompts"] == []


@pytest.mark.parametrize("id", OWN)
def test_every_game_declares_all_parts(id: str) -> None:
    """Texts, events, things and verbs are there for every game; not every game has insights."""
    there = declared(games.game(id))
    assert [part for part in PARTS if not there[part] and part != "insights"] == []


def test_what_was_never_reached_is_told() -> None:
    game = toys.Doors()
    report = fuzz_games(game, 2, 2, seed=3, fresh_process=False)
    missing = never(game, report.reach)
    assert missing["verbs"] == ["verb:scuttle"]
    assert missing["things"] == ["card:anchor"]
    assert "shown" in missing["events"]
    assert "storm" not in missing["events"]
    figures = show.reach_figures(game, report.reach)
    assert figures["verbs"]["never"] == ["verb:scuttle"]
    assert figures["verbs"]["reached"] == 1
    assert figures["verbs"]["times"]["verb:haul"] == report.reach.times("options", "act-rest")
    assert report.reach.times("pairs", "option-bid-coins act-rest")
    lines = "\n".join(show.reach_lines(game, report.reach, {}))
    assert "verb:scuttle" in lines
    assert "1 of 2" in lines


def test_a_list_of_what_is_rare_leaves_the_rest(tmp_path: Path) -> None:
    game = toys.Doors()
    report = fuzz_games(game, 2, 2, seed=3, fresh_process=False)
    file = tmp_path / "rare.yaml"
    file.write_text("verbs:\n  'verb:scut*': behind one door of many\nthings:\n  card:pirate: no longer there\n")
    rare = show.read_rare(file)
    left = show.unexpected(game, report.reach, rare)
    assert "verbs" not in left
    assert left["things"] == ["card:anchor"]
    assert show.superfluous(game, rare) == {"things": ["card:pirate"]}


@pytest.mark.parametrize("text", ["- a list", "verbs: [a]", "nouns: {a: b}", "verbs: {a: ''}", "verbs: {a: ", "\0"])
def test_what_is_no_such_list_is_refused_in_words(text: str, tmp_path: Path) -> None:
    file = tmp_path / "rare.yaml"
    file.write_text(text)
    with pytest.raises(SettingError, match=r"rare\.yaml"):
        show.read_rare(file)
    with pytest.raises(SettingError, match="cannot be read"):
        show.read_rare(tmp_path / "none.yaml")


def test_a_watch_counts_only_while_it_is_on_and_leaves_no_trace() -> None:
    reach = Reach()
    watch = Watch(toys.Doors(), reach)
    before = dict(toys.HAUL.rules)
    watch.begin()
    toys.HAUL.rules["haul"](None, 0, Effect("haul", False, {})).close()
    assert reach.counts["verbs"] == {}
    watch.on = True
    toys.HAUL.rules["haul"](None, 0, Effect("haul", False, {})).close()
    watch.end()
    assert reach.counts["verbs"] == {"verb:haul": 1}
    assert toys.HAUL.rules == before


RARE = Path(__file__).resolve().parent / "rare"


@pytest.mark.parametrize("id", OWN)
def test_the_list_of_what_is_rare_names_only_what_there_is(id: str) -> None:
    """`make fuzz` reads it; a name that no longer exists would hide nothing and say something wrong."""
    assert show.superfluous(games.game(id), show.read_rare(RARE / f"{id}.yaml")) == {}
