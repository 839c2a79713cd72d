"""The words in which clauses are tested work, and show how such a test reads."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.maracaibo.position import Position


@clause("MA-EX-02", "MA-VILL-02")
def test_the_same_village_action_may_be_chosen_again() -> None:
    game = Position(2).ship(0, "p00").hand(0, "a_peddler_1").having(0, doubloons=10).play(0)
    game.give("p01 p02 p03 p04 p06 p07 p08", "village", "va_coin", "va_coin")
    assert game.player(0).doubloons == 12
    game.give("va_buy", "card a_peddler_1")
    assert game.player(0).tableau == ["a_peddler_1"]
    assert game.player(0).doubloons == 6


@clause("MA-EX-01")
def test_combat_for_france_with_a_displaced_marker() -> None:
    position = Position(2).ship(0, "p11").marker("spain", "p04").having(0, doubloons=5, combat=1, figures=1)
    game = position.play(0, "main")
    game.give("city", "fight").chance("k01").give("france")
    assert game.player(0).doubloons == 3
    game.give("act ca_influence 0", "combat", "figure", "act ca_flag 1 p04")
    assert game.player(0).influence == [2, 0, 0]
    assert game.state.markers[4] == 0
    assert game.player(0).doubloons == 3 + 4
    assert game.player(0).tokens == ["k01"]
