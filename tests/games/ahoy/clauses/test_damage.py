"""Damage and repair. (AH-DMG)

Most tests are on compass_b at (0,0): (0,0) and (1,0) plain, (0,1) Tailwind, (1,1) the island.
"""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import BOARD_SLOTS, SLOTS
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

FULL = 3
"""Some die on a slot that is to be filled."""


def fill_board(p: Position, faction: str, but: list[str]) -> Position:
    """Dice on every slot of a board except these."""
    for slot in BOARD_SLOTS[faction]:
        if slot not in but:
            p.slot(faction, slot, FULL)
    return p


def tokens(game: Play, faction: str) -> list[str]:
    """The slots of a player that hold damage."""
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


def wreck(players: int = 2) -> Position:
    """tree_b: Wreckage on (0,0) and (0,1), plain sea on (1,0), where nobody is in the way."""
    return Position(players).tile("tree_b", 0, 0).tile("skull_b", 5, 5)


def attack(p: Position, victim: str = "") -> Play:
    """Bluefin, loaded with a die that is turned down to 1, sails from (0,0) to (1,0), where the victim is."""
    p.tile("compass_b", 0, 0).tile("skull_b", 5, 5)
    p.put("flagship_bluefin", 0, 0).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1, 1)
    if victim:
        p.put(victim, 1, 0)
    if victim != "flagship_mollusk":
        p.put("flagship_mollusk", 5, 5)
    return p.play("bluefin").give("place 1 bluefin_sail_1", "1,0")


@clause("AH-DMG-01", "AH-DMG-02", "AH-DMG-04", "AH-DMG-05")
def test_who_takes_damage_chooses_an_empty_slot_of_board_or_crew() -> None:
    p = wreck(3).put("flagship_smuggler_red", 1, 0).put("flagship_bluefin", 6, 6).put("flagship_mollusk", 6, 6)
    p.crew("smuggler_red", "sailor", "elder").slot("smuggler_red", "smuggler_red_tailwind_1", DAMAGE)
    game = p.dice("smuggler_red", 1, 1).play("smuggler_red")
    game.give("place 1 smuggler_red_sail_1", "0,0")
    assert (game.asked, game.prompt) == ("smuggler_red", "damage.take")
    assert game.options == [
        "smuggler_red_sail_2",  # the first holds the die; the third is like the second
        "smuggler_red_full_sail_1",
        "smuggler_red_cannons_1",
        "smuggler_red_negotiate_1",
        "sailor",
    ]
    game.give("sailor")
    assert tokens(game, "smuggler_red") == ["smuggler_red_tailwind_1", "sailor"]


@clause("AH-DMG-03")
def test_who_deals_damage_chooses_the_slot() -> None:
    p = Position(2).crew("mollusk", "trawler").slot("mollusk", "mollusk_tailwind_1", 4)
    game = attack(p, "flagship_mollusk")
    game.chance(5, 2).give("bluefin_victory_gold")
    assert (game.asked, game.prompt) == ("bluefin", "damage.deal")
    assert "mollusk_cannons_1" in game.options
    assert "trawler" in game.options
    assert "mollusk_repair_1" not in game.options
    assert not game.offers("bluefin")
    game.give("trawler")
    assert tokens(game, "mollusk") == ["trawler"]
    assert tokens(game, "bluefin") == []


@clause("AH-DMG-03", "AH-DMG-08")
def test_slots_that_take_different_values_are_different_choices() -> None:
    p = Position(2).tile("tree_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    game = p.dice("bluefin", 1, 2).slot("bluefin", "bluefin_deploy_1", DAMAGE).play("bluefin")
    game.give("place 1 bluefin_sail_1", "0,0")
    assert game.offers("bluefin_cannons") == ["bluefin_cannons_1", "bluefin_cannons_2"]
    game.give("bluefin_cannons_2", "0,1")
    assert game.offers("bluefin_cannons") == ["bluefin_cannons_1"]
    game.give("bluefin_cannons_1", "no", "place 2 bluefin_repair_1")
    assert game.options == ["bluefin_cannons_1", "bluefin_cannons_2", "bluefin_deploy_1", "pass"]
    game.give("bluefin_cannons_2", "pass")
    assert tokens(game, "bluefin") == ["bluefin_cannons_1", "bluefin_deploy_1"]


@clause("AH-DMG-04", "AH-DMG-05", "AH-EX-13")
def test_damage_die_and_dashed_frame_keep_damage_off() -> None:
    p = wreck().put("flagship_bluefin", 1, 0).put("flagship_mollusk", 6, 6)
    fill_board(p, "bluefin", ["bluefin_sail_1", "bluefin_order_1", "bluefin_bombard_1", "bluefin_repair_1"])
    p.slot("bluefin", "bluefin_tailwind_1", DAMAGE).slot("bluefin", "bluefin_tailwind_2", 4)
    game = p.dice("bluefin", 1, 5).play("bluefin").give("place 1 bluefin_sail_1", "0,0")
    assert game.options == ["bluefin_order_1", "bluefin_bombard_1"]


@clause("AH-DMG-05")
def test_every_repair_slot_has_a_dashed_frame_and_no_other_board_slot_has() -> None:
    dashed = [slot for board in BOARD_SLOTS.values() for slot in board if not SLOTS[slot].damageable]
    assert dashed == [f"{faction}_repair_1" for faction in BOARD_SLOTS]


@clause("AH-DMG-05")
def test_the_cost_slot_of_a_recruited_card_takes_no_damage() -> None:
    p = Position(2).tile("parrot_a", 0, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 1)
    fill_board(p, "bluefin", ["bluefin_sail_4", "bluefin_deploy_1"]).market("elder", "pilot", "diver")
    game = p.dice("bluefin", 1, 1).play("bluefin").give("recruit elder 1").chance("merchant")
    game.give("place 1 bluefin_sail_4", "1,0")  # onto Wreckage
    assert tokens(game, "bluefin") == ["bluefin_deploy_1"]  # the only slot left, taken without a question
    assert game.player("bluefin").paid == {"elder": 1}


@clause("AH-DMG-06")
def test_damage_that_finds_no_slot_is_ignored() -> None:
    p = wreck().put("flagship_bluefin", 1, 0).put("flagship_mollusk", 6, 6)
    fill_board(p, "bluefin", ["bluefin_sail_4", "bluefin_repair_1"])
    game = p.dice("bluefin", 1, 5).play("bluefin").give("place 1 bluefin_sail_4", "0,0")
    assert game.prompt == "move.step"
    assert tokens(game, "bluefin") == []


@clause("AH-DMG-07")
def test_a_damaged_slot_takes_no_die_until_it_is_repaired() -> None:
    p = wreck().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 6, 6)
    p.slot("mollusk", "mollusk_cannons_1", DAMAGE).slot("mollusk", "mollusk_tailwind_1", DAMAGE)
    p.crew("mollusk", "sailor").slot("mollusk", "sailor", DAMAGE)
    game = p.dice("mollusk", 2, 2).play("mollusk")
    assert "place 2 mollusk_cannons_1" not in game.options
    assert "place 2 mollusk_tailwind_1" not in game.options
    assert "place 2 mollusk_tailwind_2" in game.options
    assert "place 2 sailor" not in game.options
    game.give("place 2 mollusk_repair_1", "mollusk_cannons_1", "sailor")
    assert "place 2 mollusk_cannons_1" in game.options
    assert "place 2 sailor" in game.options


@clause("AH-DMG-07")
def test_damage_on_cannons_does_not_load_them() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0)
    game = p.slot("mollusk", "mollusk_cannons_1", DAMAGE).dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_sail_1", "1,0")
    assert game.prompt == "move.step"
    assert not game.told("battle.begins")


@clause("AH-DMG-08")
def test_repairing_takes_tokens_off_board_and_crew() -> None:
    p = wreck().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 6, 6).crew("mollusk", "sailor")
    for slot in ("sailor", "mollusk_sail_1", "mollusk_rally_1"):
        p.slot("mollusk", slot, DAMAGE)
    game = p.dice("mollusk", 4, 1).play("mollusk").give("place 4 mollusk_repair_1")
    assert game.options == ["mollusk_sail_1", "mollusk_rally_1", "sailor", "pass"]
    game.give("sailor", "mollusk_sail_1")
    assert tokens(game, "mollusk") == ["mollusk_rally_1"]
    assert game.player("mollusk").slots["sailor"] == EMPTY
    assert game.prompt == "turn.act"


@clause("AH-DMG-09")
def test_a_patrol_damaged_by_wreckage_goes_back_to_the_supply() -> None:
    p = wreck().put("flagship_bluefin", 6, 6).put("flagship_mollusk", 5, 5).put("patrol", 1, 0)
    game = p.dice("bluefin", 3, 1).play("bluefin").give("place 3 bluefin_order_1", "1,0", "0,0")
    assert game.where("patrol") is None
    assert tokens(game, "bluefin") == []


@clause("AH-DMG-09")
def test_a_defeated_patrol_and_a_defeated_stronghold_leave_the_map_without_a_token() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_mollusk", 1, 0).put("flagship_bluefin", 0, 1)
    p.put("patrol", 1, 1).put("stronghold", 1, 1).slot("mollusk", "mollusk_cannons_1", 1).dice("mollusk", 1, 1)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "1,1", "stronghold").chance(6, 1)
    game.give("mollusk_victory_gold").chance(6, 1).give("mollusk_victory_gold")
    assert game.where("patrol") is None
    assert game.where("stronghold") is None
    assert tokens(game, "bluefin") == []


@clause("AH-DMG-10")
def test_damage_to_the_gunship_goes_onto_its_plan_by_the_dealers_choice() -> None:
    game = attack(Position(2).ship("plan_gunship", 1, 0))
    game.chance(6, 1).give("bluefin_victory_gold")
    assert (game.asked, game.prompt) == ("bluefin", "damage.deal")
    assert game.options == ["gunship_slot_1", "gunship_slot_2"]
    game.give("gunship_slot_2")
    assert tokens(game, "mollusk") == ["gunship_slot_2"]
    assert game.where("gunship") == (1, 0)


@clause("AH-DMG-11")
def test_damage_is_not_limited_to_the_25_tokens_of_the_box() -> None:
    p = Position(4).tile("tree_b", 0, 0).put("flagship_bluefin", 1, 0).put("flagship_mollusk", 1, 1)
    p.put("flagship_smuggler_red", 1, 1).put("flagship_smuggler_white", 1, 1)
    slots = [slot for board in BOARD_SLOTS.values() for slot in board if SLOTS[slot].damageable]
    given = [slot for slot in slots if slot not in ("bluefin_sail_1", "bluefin_sail_2", "bluefin_deploy_1")][:25]
    for slot in given:
        p.slot(SLOTS[slot].board, slot, DAMAGE)
    game = p.dice("bluefin", 1, 1).play("bluefin").give("place 1 bluefin_sail_1", "0,0", "bluefin_deploy_1")
    taken = sum(len(tokens(game, faction)) for faction in BOARD_SLOTS)
    assert taken == 26


@clause("AH-DMG-12")
def test_damage_stays_over_the_end_of_the_round() -> None:
    p = wreck(3).put("flagship_smuggler_red", 1, 0).put("flagship_bluefin", 6, 6).put("flagship_mollusk", 6, 6)
    p.crew("smuggler_red", "sailor").slot("smuggler_red", "sailor", DAMAGE)
    p.slot("smuggler_red", "smuggler_red_sail_1", DAMAGE).slot("smuggler_red", "smuggler_red_sail_2", 5)
    game = p.dice("smuggler_red", 2).play("smuggler_red").give("place 2 smuggler_red_cannons_1").end().chance_any()
    assert game.state.round == 2
    assert tokens(game, "smuggler_red") == ["smuggler_red_sail_1", "sailor"]
    assert game.player("smuggler_red").slots["smuggler_red_sail_2"] == EMPTY


@clause("AH-EX-22", "AH-DMG-10", "AH-DMG-06")
def test_a_die_protects_the_cutter() -> None:
    game = attack(Position(2).ship("plan_cutter", 1, 0).slot("mollusk", "cutter_slot_1", 4))
    game.chance(6, 1).give("bluefin_victory_gold")
    assert game.player("mollusk").slots["cutter_slot_1"] == 4
    assert game.where("cutter") == (1, 0)
    assert tokens(game, "mollusk") == []


@clause("AH-EX-22", "AH-DMG-10")
def test_damage_on_its_only_slot_sinks_the_cutter() -> None:
    game = attack(Position(2).ship("plan_cutter", 1, 0)).chance(6, 1).give("bluefin_victory_gold")
    assert game.where("cutter") is None
    assert game.state.plan_discard == ["plan_cutter"]
    assert "cutter_slot_1" not in game.player("mollusk").slots
    assert tokens(game, "mollusk") == []


@clause("AH-TEST-04", "AH-DMG-10", "AH-DMG-12")
def test_the_gunship_sinks_when_both_slots_are_damaged() -> None:
    p = Position(2).ship("plan_gunship", 1, 0).slot("mollusk", "gunship_slot_1", 4)
    game = attack(p).chance(6, 1).give("bluefin_victory_two")
    assert tokens(game, "mollusk") == ["gunship_slot_2"]  # one token, the other damage is lost
    assert game.player("mollusk").slots["gunship_slot_1"] == 4
    assert game.where("gunship") == (1, 0)
    game.give("no", "place 1 bluefin_sail_2", "0,0", "pass", "no").end().give("place 1 bluefin_deploy_1", "0,0").end()
    game.give("compass_b").chance_any()  # wealth and dice of the next round
    assert tokens(game, "mollusk") == ["gunship_slot_2"]
    assert game.player("mollusk").slots["gunship_slot_1"] == EMPTY
    game.give("place 1 mollusk_tailwind_1", "place 1 mollusk_tailwind_2").end()
    game.give("place 1 bluefin_sail_1", "1,0", "pass").chance(6, 1).give("bluefin_victory_gold")
    assert game.where("gunship") is None
    assert game.state.plan_discard == ["plan_gunship"]
    assert tokens(game, "mollusk") == []


@clause("AH-TEST-10", "AH-DMG-06")
def test_two_damage_and_one_free_slot() -> None:
    p = Position(3)
    fill_board(p, "smuggler_red", ["smuggler_red_full_sail_1", "smuggler_red_repair_1"])
    p.slot("smuggler_red", "smuggler_red_cannons_1", 1)
    game = attack(p, "flagship_smuggler_red").chance(6, 1).give("bluefin_victory_two")
    assert tokens(game, "smuggler_red") == ["smuggler_red_full_sail_1"]  # the other damage is lost
    game.give("no", "place 1 bluefin_sail_2", "0,0", "1,0").chance(6, 1).give("bluefin_victory_two")
    assert tokens(game, "smuggler_red") == ["smuggler_red_full_sail_1"]
    assert game.prompt == "patrol.place"
