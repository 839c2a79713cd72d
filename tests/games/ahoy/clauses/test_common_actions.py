"""Sail, Tailwind, Cannons and Repair, as every faction has them. (AH-ACT)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.rules.sea import REGION_IDS, Space, at
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

PRINTED = {1: 0, 2: 2, 3: 1, 4: 2, 5: 2, 6: 3}
"""How many spaces of the whole box show each tailwind die."""


def whole_box(players: int = 2) -> Position:
    """All twelve tiles, none touching another, so that every printed space is on the map."""
    p = Position(players)
    for number, region in enumerate(REGION_IDS):
        p.tile(region, 3 * (number % 4), 3 * (number // 4))
    return p


def two_tiles(players: int = 2) -> Position:
    """Compass (0,0) to (1,1), a sandbar between (0,0) and (0,1); fish (2,0) to (3,1). Islands (1,1) and (3,1)."""
    return Position(players).tile("compass_b", 0, 0).tile("fish_a", 2, 0)


def offered_spaces(game: Play) -> list[Space]:
    """What is printed on the spaces that are offered."""
    cells = [key.split(",") for key in game.options if key != "pass"]
    return [game.state.space(at(int(x), int(y))) for x, y in cells]


# Sail


@clause("AH-ACT-01")
def test_sail_moves_the_flagship_two_spaces_step_by_step_and_no_more() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk")
    game.give("place 3 mollusk_sail_1", "1,0")
    assert game.where("flagship_mollusk") == (1, 0)
    assert game.prompt == "move.step"
    game.give("2,0")
    assert game.where("flagship_mollusk") == (2, 0)
    assert game.prompt == "turn.act"


@clause("AH-ACT-01")
def test_sail_may_end_after_one_space_but_not_before() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).dice("mollusk", 3, 3, 3)
    game = p.play("mollusk")
    game.give("place 3 mollusk_sail_1")
    assert "pass" not in game.options
    game.give("1,0")
    assert "pass" in game.options
    game.give("pass")
    assert game.where("flagship_mollusk") == (1, 0)
    assert game.prompt == "turn.act"


@clause("AH-ACT-01")
def test_sail_moves_the_own_flagship_and_no_other_figure() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).put("patrol", 0, 0)
    game = p.dice("bluefin", 3, 3, 3).play("bluefin")
    game.give("place 3 bluefin_sail_1", "1,0", "pass", "no")
    assert game.where("flagship_bluefin") == (1, 0)
    assert game.where("patrol") == (0, 0)
    assert game.where("flagship_mollusk") == (3, 1)


# Tailwind


@clause("AH-ACT-02", "AH-EX-07", "AH-TERR-08", "AH-TERR-14")
@pytest.mark.parametrize("die", range(2, 7))
def test_tailwind_reaches_every_space_with_the_die_and_no_other(die: int) -> None:
    p = whole_box().put("flagship_mollusk", 1, 1).dice("mollusk", die, die, die)
    game = p.play("mollusk")
    game.give(f"place {die} mollusk_tailwind_1")
    assert game.prompt == "move.direct"
    spaces = offered_spaces(game)
    assert len(spaces) == PRINTED[die]
    for space in spaces:
        assert space.tailwind == die
        assert not space.island
        assert not space.harbor
        assert space.current < 0


@clause("AH-EX-07")
def test_a_six_reaches_the_three_printed_sixes() -> None:
    p = whole_box().put("flagship_mollusk", 1, 1).dice("mollusk", 6, 6, 6)
    game = p.play("mollusk").give("place 6 mollusk_tailwind_1")
    # fish_a at (0,0) has it on sw, swords_a at (6,0) on ne, swords_b at (9,0) on sw
    assert sorted(game.options) == sorted(["0,1", "7,0", "9,1", "pass"])
    assert game.state.laid.keys() >= {"fish_a", "swords_a", "swords_b"}


@clause("AH-TERR-14", "AH-ACT-02")
def test_a_one_has_no_tailwind_anywhere() -> None:
    p = whole_box().put("flagship_mollusk", 1, 1).dice("mollusk", 1, 1, 1)
    game = p.play("mollusk").give("place 1 mollusk_tailwind_1")
    assert game.prompt == "turn.act"
    assert game.where("flagship_mollusk") == (1, 1)


@clause("AH-ACT-02")
def test_tailwind_goes_by_the_value_after_paying() -> None:
    p = whole_box().put("flagship_mollusk", 1, 1).dice("mollusk", 2, 2, 2).gold("mollusk", 1)
    game = p.play("mollusk").give("place 2 mollusk_tailwind_1")
    assert game.prompt == "die.change"
    game.give("3")
    assert [space.tailwind for space in offered_spaces(game)] == [3]


@clause("AH-ACT-03")
def test_a_tailwind_destination_damages_and_pays_as_a_step_does() -> None:
    # compass_a ne: Wreckage, Treasure 1, tailwind 5
    p = Position(2).tile("compass_a", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    game = p.dice("mollusk", 5, 5, 5).play("mollusk")
    game.give("place 5 mollusk_tailwind_1", "1,0")
    assert game.prompt == "damage.take"
    game.give("mollusk_rally_1")
    assert game.player("mollusk").gold == 1
    assert game.player("mollusk").slots["mollusk_rally_1"] == DAMAGE


@clause("AH-ACT-03")
def test_a_tailwind_leads_into_battle() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    game = p.slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 2, 2, 2).play("mollusk")
    game.give("place 2 mollusk_tailwind_1", "0,1")
    assert game.prompt == "roll.battle"
    game.chance(6, 1).give("pass")
    assert game.where("flagship_mollusk") == (0, 1)


@clause("AH-ACT-03")
def test_a_tailwind_anchors_for_bluefin_too() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0)
    game = p.dice("bluefin", 2, 2, 2).play("bluefin")
    game.give("place 2 bluefin_tailwind_1", "0,1")
    assert game.prompt == "patrol.place"


# Cannons


@clause("AH-ACT-04")
def test_a_die_on_cannons_loads_every_figure_of_the_faction_but_the_cutter() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 0).put("flagship_mollusk", 0, 0).ship("plan_cutter", 2, 1)
    game = p.dice("mollusk", 3, 3, 3, 3).play("mollusk", 4)
    game.give("place 3 mollusk_cannons_1", "place 3 cutter_slot_1", "move", "2,0", "1,0")
    assert not game.told("battle.begins")  # the Cutter came to Bluefin's unloaded Flagship
    game.give("pass").give("place 3 mollusk_sail_1", "1,0")
    assert len(game.told("battle.begins")) == 1


@clause("AH-ACT-04")
def test_without_a_die_on_cannons_there_is_no_battle() -> None:
    p = two_tiles().put("flagship_bluefin", 1, 0).put("flagship_mollusk", 0, 0)
    game = p.dice("mollusk", 3, 3, 3).play("mollusk")
    game.give("place 3 mollusk_sail_1", "1,0")
    assert not game.told("battle.begins")


@clause("AH-ACT-04")
def test_cannons_are_loaded_for_others_turns_and_only_to_the_end_of_the_round() -> None:
    p = two_tiles(3).put("flagship_mollusk", 1, 0).put("flagship_bluefin", 3, 1).put("flagship_smuggler_red", 0, 0)
    p.dice("mollusk", 1).dice("smuggler_red", 3, 3)
    game = p.play("mollusk").give("place 1 mollusk_cannons_1")
    assert game.asked == "smuggler_red"  # later in the same round
    game.give("place 3 smuggler_red_sail_1", "1,0")
    assert len(game.told("battle.begins")) == 1
    game.chance(6, 1).give("pass").give("place 3 smuggler_red_sail_2", "0,0", "pass")
    assert len(game.told("round.ends")) == 1
    game.chance_any()
    assert game.asked == "smuggler_red"
    game.give("place 1 smuggler_red_sail_1", "1,0")
    assert len(game.told("battle.begins")) == 1


# Repair


@clause("AH-ACT-05")
def test_repair_removes_two_damage_and_no_third() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).dice("mollusk", 2, 2, 2)
    for slot in ("mollusk_sail_1", "mollusk_cannons_1", "mollusk_rally_1"):
        p.slot("mollusk", slot, DAMAGE)
    game = p.play("mollusk").give("place 2 mollusk_repair_1")
    assert game.options == ["mollusk_sail_1", "mollusk_cannons_1", "mollusk_rally_1", "pass"]
    game.give("mollusk_cannons_1", "mollusk_sail_1")
    assert game.prompt == "turn.act"
    damaged = [slot for slot, content in game.player("mollusk").slots.items() if content == DAMAGE]
    assert damaged == ["mollusk_rally_1"]


@clause("AH-ACT-05")
@pytest.mark.parametrize("repaired", [0, 1])
def test_repair_may_remove_less(repaired: int) -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).dice("mollusk", 2, 2, 2)
    slots = ["mollusk_sail_1", "mollusk_cannons_1", "mollusk_rally_1"]
    for slot in slots:
        p.slot("mollusk", slot, DAMAGE)
    game = p.play("mollusk").give("place 2 mollusk_repair_1", *slots[:repaired], "pass")
    damaged = [slot for slot, content in game.player("mollusk").slots.items() if content == DAMAGE]
    assert damaged == slots[repaired:]


# On every board

FACTIONS = ["bluefin", "smuggler_red", "mollusk", "smuggler_white"]


def full_table(faction: str) -> Position:
    p = two_tiles(4)
    for other in FACTIONS:
        p.put(f"flagship_{other}", *((0, 0) if other == faction else (3, 1)))
    return p.slot(faction, f"{faction}_sail_3", DAMAGE)


@clause("AH-ACT-06")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_sails(faction: str) -> None:
    game = full_table(faction).dice(faction, 2, 2, 2).play(faction)
    game.give(f"place 2 {faction}_sail_1", "1,0", "pass")
    assert game.where(f"flagship_{faction}") == (1, 0)


@clause("AH-ACT-06")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_has_tailwind(faction: str) -> None:
    game = full_table(faction).dice(faction, 2, 2, 2).play(faction)
    game.give(f"place 2 {faction}_tailwind_1", "0,1")
    assert game.where(f"flagship_{faction}") == (0, 1)


@clause("AH-ACT-06")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_repairs(faction: str) -> None:
    game = full_table(faction).dice(faction, 2, 2, 2).play(faction)
    game.give(f"place 2 {faction}_repair_1")
    if game.prompt == "repair.slot":  # a Smuggler may want to keep it (AH-RULE-88)
        game.give(f"{faction}_sail_3")
    assert DAMAGE not in game.player(faction).slots.values()


@clause("AH-ACT-06")
@pytest.mark.parametrize("faction", FACTIONS)
def test_every_board_loads_cannons(faction: str) -> None:
    p = full_table(faction)
    enemy = "mollusk" if faction == "bluefin" else "bluefin"
    p.state.figures[FACTIONS.index(enemy)] = at(1, 0)
    game = p.dice(faction, 5, 5, 5).play(faction)
    game.give(f"place 5 {faction}_cannons_1", f"place 5 {faction}_sail_1", "1,0")
    assert game.prompt == "battle.fire"
    assert game.asked == faction
