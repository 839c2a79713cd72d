"""The words of the clause tests themselves, on the rulebook's own examples of Tailwind, battle and exploring."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ahoy.position import Position


@clause("AH-EX-08", "AH-EX-07")
def test_tailwind_battle_and_exploring() -> None:
    p = Position(2).tile("parrot_b", 0, 0)
    p.put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1).put("patrol", 0, 0)
    p.slot("mollusk", "mollusk_cannons_1", 3).dice("mollusk", 4, 4)
    game = p.play("mollusk")
    game.give("place 4 mollusk_tailwind_1")
    assert game.options == ["0,1", "pass"]
    game.give("0,1")
    assert game.prompt == "battle.fire"
    game.give("hold").chance(6, 1)
    assert game.prompt == "battle.victory"
    game.give("pass")
    assert game.where("flagship_mollusk") == (0, 1)
    game.give("place 4 mollusk_sail_1", "-1,1")
    assert game.prompt == "draw.region"
    game.chance("compass_b").give("-2,0 r0")
    assert game.where("flagship_mollusk") == (-1, 1)
    assert game.prompt == "choose.one"
