"""Dead Reckoning by the kernel's own standards: random games with all checks, verbs."""

from __future__ import annotations

import pytest

from quarterdeck import games
from quarterdeck.fuzz import fuzz_games
from quarterdeck.games.dead_reckoning.content.components import VOCABULARY
from quarterdeck.games.dead_reckoning.rules.effects import VERBS


@pytest.mark.parametrize(
    ("players", "opponents"), [(1, "league"), (2, "league"), (2, "players"), (3, "players"), (4, "players")]
)
def test_random_games_break_nothing(players: int, opponents: str) -> None:
    """`make fuzz` plays hundreds of these."""
    options = {"opponents": opponents, "difficulty": "extreme"}
    report = fuzz_games(games.game("dead_reckoning"), players, 1, seed=7, options=options, every=9)
    assert [str(violation) for violation in report.violations] == []
    assert report.games == report.replayed == 1


def test_every_verb_of_the_main_phase_and_of_battles_has_its_rule() -> None:
    """Zones and end-game bonuses are counted, the artificial opponent's orders are carried out by its own rules."""
    others = [verb for verb in VOCABULARY.effects if verb.startswith(("zone_", "score_", "ai_"))]
    assert VERBS.missing(verb for verb in VOCABULARY.effects if verb not in others) == []
    assert VERBS.unknown(VOCABULARY.effects) == []
