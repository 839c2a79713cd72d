"""What is not asked because only one answer makes sense, and what is asked all the same. (AH-RULE-88)

Whether Fame of a reward is asked for: test_rewards.py.
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

RED = "smuggler_red"


def repairing(faction: str, hits: int, *crew: str) -> Play:
    """The Flagship has a die on Repair and so much damage."""
    p = Position(3).tile("skull_b", 0, 0).tile("compass_b", 10, 10).put(f"flagship_{faction}", 0, 1)
    p.crew(faction, *crew).dice(faction, 2, 2)
    for number in range(hits):
        p.slot(faction, f"{faction}_sail_{number + 1}", DAMAGE)
    return p.play(faction).give(f"place 2 {faction}_repair_1")


def hits(game: Play, faction: str) -> int:
    return list(game.player(faction).slots.values()).count(DAMAGE)


@clause("AH-RULE-88")
@pytest.mark.parametrize("faction", ["bluefin", "mollusk"])
def test_who_can_repair_everything_is_not_asked(faction: str) -> None:
    assert [(game.prompt, hits(game, faction)) for game in (repairing(faction, 1), repairing(faction, 2))] == [
        ("turn.act", 0),
        ("turn.act", 0),
    ]
    assert repairing(faction, 3).prompt == "repair.slot"


@clause("AH-RULE-88", "AH-RULE-54", "AH-CARD-16")
def test_who_may_have_a_use_for_damage_is_asked() -> None:
    smuggler = repairing(RED, 1)
    assert (smuggler.prompt, smuggler.options) == ("repair.slot", ["smuggler_red_sail_1", "pass"])
    monkey = repairing("bluefin", 2, "powder_monkey").give("bluefin_sail_1", "pass")
    assert monkey.prompt == "damage.target"  # it fires, and will fire again for the other one
    assert hits(monkey, "bluefin") == 1


@clause("AH-RULE-88", "AH-RULE-36")
@pytest.mark.parametrize(("crew", "asked"), [(["elder"], 0), (["elder", "pilot"], 0), (["elder", "pilot", "diver"], 2)])
def test_the_buccaneer_asks_only_where_somebody_can_stay(crew: list[str], asked: int) -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1).crew("bluefin", "buccaneer").crew("mollusk", *crew)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(6, 1).give("buccaneer")
    for _ in range(asked):
        assert game.prompt == "crew.return"
        game.give("pilot" if "pilot" in game.options else "elder")
    assert game.prompt == "battle.victory"
    assert game.player("mollusk").crew == crew[2:]


@clause("AH-RULE-88")
def test_gold_and_a_patrol_come_in_no_order_and_only_the_patrol_is_asked_for() -> None:
    p = Position(2).tile("skull_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0)
    game = p.dice("bluefin", 1, 1).play("bluefin").give("place 1 bluefin_sail_1", "1,0", "pass")
    assert (game.prompt, game.player("bluefin").gold) == ("patrol.place", 1)


@clause("AH-RULE-88", "AH-FINE-06")
def test_the_order_of_a_victory_and_its_gold_is_asked_for() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1).crew("bluefin", "cutpurse")
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(6, 1)
    assert (game.prompt, game.options) == ("moment.next", ["victory", "cutpurse"])
