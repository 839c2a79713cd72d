"""Where a player could expect to be allowed something and is not, the game says which clause forbids it."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from quarterdeck.games.ahoy.words.why import REASONS
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.rulebook import clauses
from tests.games.ahoy.position import Play, Position


def clause_for(game: Play, key: str) -> str:
    assert key not in game.options
    return game.table.why_not(game.table.waiting()[0], key).clause


def bluefin() -> Position:
    p = Position(2).tile("parrot_b", 0, 0).tile("fish_a", 2, 1)
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 2).dice("bluefin", 2, 5)
    return p


def test_every_reason_names_a_clause_of_the_rulebook() -> None:
    known = {clause.id for clause in clauses("ahoy")}
    assert {clause for clause, _ in REASONS.values()} <= known


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("end", "AH-TURN-03"),
        ("aside 2", "AH-RULE-37"),
        ("place 4 bluefin_sail_1", "AH-TURN-03"),
        ("place 2 mollusk_sail_1", "AH-DICE-01"),
        ("place 2 bluefin_sail_2", "AH-DICE-01"),
        ("place 2 bluefin_tailwind_1", "AH-DMG-07"),
        ("place 2 bluefin_order_1", "AH-DICE-03"),
        ("recruit gunner", "AH-CREW-01"),
        ("recruit elder 2", "AH-CREW-01"),
        ("recruit sea_witch", "AH-CREW-02"),
        ("smuggle elder", "AH-CREW-09"),
        ("crew sailor", "AH-CREW-07"),
        ("plan enlist", "AH-UNIO-07"),
    ],
)
def test_a_refused_action_names_its_clause(key: str, clause: str) -> None:
    p = bluefin().market("gunner", "sea_witch", "diver").slot("bluefin", "bluefin_tailwind_1", DAMAGE)
    p.slot("bluefin", "bluefin_tailwind_2", 3).slot("bluefin", "bluefin_sail_2", 4)
    assert clause_for(p.play("bluefin"), key) == clause


def test_a_card_that_costs_a_die_cannot_be_paid_when_the_dice_are_used_up() -> None:
    p = bluefin().market("elder", "gunner", "diver").gold("bluefin", 1).crew("bluefin", "ghastly_gust")
    game = p.play("bluefin", quota=0)
    assert clause_for(game, "recruit elder 2") == "AH-CREW-10"
    assert clause_for(game, "place 2 bluefin_sail_1") == "AH-TURN-03"


def test_a_refused_step_names_its_clause() -> None:
    game = bluefin().play("bluefin").give("place 2 bluefin_sail_1")
    assert clause_for(game, "0,1") == "AH-MOVE-02"
    assert clause_for(game, "0,0") == "AH-MOVE-01"
    assert clause_for(game, "pass") == "AH-RULE-04"


def test_a_smuggler_is_told_why_it_cannot_trade() -> None:
    p = Position(3).tile("parrot_b", 0, 0).tile("fish_a", 2, 1)
    p.put("flagship_smuggler_red", 1, 1).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0)
    p.dice("smuggler_red", 1, 1).cargo("smuggler_red", "diver").market("elder", "gunner", "pilot")
    game = p.play("smuggler_red")
    assert clause_for(game, "deliver diver") == "AH-SMUG-04"
    assert clause_for(game, "deliver pilot") == "AH-SMUG-04"
    assert clause_for(game, "smuggle gunner") == "AH-CREW-01"
    p.put("stronghold", 1, 1)
    assert clause_for(p.play("smuggler_red"), "smuggle elder") == "AH-BLUE-09"


def test_a_slot_that_cannot_be_damaged_names_its_clause() -> None:
    p = Position(2).tile("tree_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    game = p.dice("bluefin", 2, 2).play("bluefin").give("place 2 bluefin_sail_1", "0,0")
    assert game.prompt == "damage.take"
    assert clause_for(game, "bluefin_repair_1") == "AH-DMG-05"
    assert clause_for(game, "bluefin_sail_1") == "AH-DICE-01"


def test_the_table_refuses_with_the_clause_and_nothing_changes() -> None:
    game = bluefin().play("bluefin")
    before = game.table.version
    with pytest.raises(Refused) as refusal:
        game.give("end")
    assert refusal.value.clause == "AH-TURN-03"
    assert game.table.version == before


def test_garbage_is_refused_without_a_reason_but_without_a_failure() -> None:
    game = bluefin().play("bluefin")
    for key in ("", " ", "place", "place x y", "recruit", "place 2", "crew", "ünsinn 3,4", "place 99 bluefin_sail_1"):
        assert game.table.why_not(0, key).text
