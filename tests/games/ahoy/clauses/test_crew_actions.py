"""Crew cards with actions, at the end of the turn, at repairs and at dice; on whose turn they work. (AH-CARD)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import BOARD_SLOTS
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def calm(players: int = 2) -> Position:
    """compass_b at (0,0), and a tile far away where the Flagships are that a test is not about."""
    return Position(players).tile("tree_a", 40, 40).tile("compass_b", 0, 0)


def tokens(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


def last_turn(p: Position, faction: str = "mollusk") -> Play:
    """Plays the last two dice of a player to no effect and ends the turn; Bluefin is next."""
    p.dice("bluefin", 1).dice(faction, 1, 1)
    p.slot(faction, f"{faction}_tailwind_2", EMPTY)
    game = p.play(faction)
    return game.give(f"place 1 {faction}_tailwind_1", f"place 1 {faction}_tailwind_2").end()


# Elder, Documentarian


@clause("AH-CARD-02")
def test_the_elder_gains_a_gold_at_the_end_of_the_own_turn() -> None:
    game = last_turn(calm().crew("mollusk", "elder"))
    assert game.asked == "bluefin"
    assert game.player("mollusk").gold == 1


@clause("AH-CARD-02")
@pytest.mark.parametrize("slot", ["mollusk_rally_1", "sailor"])
def test_damage_on_board_or_crew_keeps_the_elder_from_gold(slot: str) -> None:
    game = last_turn(calm().crew("mollusk", "elder", "sailor").slot("mollusk", slot, DAMAGE))
    assert game.asked == "bluefin"
    assert game.player("mollusk").gold == 0


@clause("AH-RULE-45")
def test_the_elder_also_looks_at_the_slots_of_union_ships() -> None:
    p = calm().ship("plan_gunship", 0, 0).crew("mollusk", "elder")
    assert last_turn(p.slot("mollusk", "gunship_slot_1", DAMAGE)).player("mollusk").gold == 0
    p = calm().ship("plan_gunship", 0, 0).crew("mollusk", "elder")
    assert last_turn(p.slot("mollusk", "gunship_slot_1", 4)).player("mollusk").gold == 1


@clause("AH-CARD-04", "AH-EX-28")
def test_the_documentarian_gains_one_gold_however_many_enemies_there_are() -> None:
    p = calm(4).crew("mollusk", "documentarian").put("flagship_mollusk", 0, 0).put("flagship_bluefin", 0, 1)
    game = last_turn(p.put("flagship_smuggler_red", 1, 1).put("flagship_smuggler_white", 1, 0))
    assert game.asked == "bluefin"
    assert game.player("mollusk").gold == 1


@clause("AH-CARD-04")
def test_the_documentarian_gains_nothing_without_an_enemy_flagship_in_the_region() -> None:
    p = calm().tile("compass_a", 2, 0).crew("mollusk", "documentarian").put("flagship_mollusk", 1, 0)
    game = last_turn(p.put("flagship_bluefin", 2, 0).put("patrol", 1, 0))
    assert game.player("mollusk").gold == 0


@clause("AH-RULE-64", "AH-CARD-02", "AH-CARD-04")
def test_elder_documentarian_and_actions_work_on_the_own_turn_only() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 0, 1).dice("mollusk", 1)
    p.crew("mollusk", "elder", "documentarian", "mystic", "naive_noble").crew("bluefin", "pilot")
    game = p.dice("bluefin", 1, 1).play("bluefin")
    assert game.offers("crew") == []
    game.give("place 1 bluefin_tailwind_1", "place 1 bluefin_tailwind_2").end()
    assert game.asked == "mollusk"
    assert game.player("mollusk").gold == 0
    assert game.offers("crew") == ["crew mystic", "crew naive_noble"]


# Middleman


@clause("AH-CARD-13", "AH-RULE-47")
def test_with_the_middleman_a_gold_changes_a_die_by_one_or_two() -> None:
    p = calm().crew("mollusk", "middleman").gold("mollusk", 1).dice("mollusk", 4, 4)
    game = p.play("mollusk").give("place 4 mollusk_cannons_1")
    assert game.options == ["2", "3", "4", "5", "6"]
    game.give("5")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 5
    assert game.player("mollusk").gold == 0


@clause("AH-CARD-13")
def test_the_middleman_brings_a_die_where_it_would_not_fit() -> None:
    plain = calm().gold("mollusk", 1).dice("mollusk", 4, 4).play("mollusk")
    assert "place 4 mollusk_rally_1" not in plain.options
    game = calm().crew("mollusk", "middleman").gold("mollusk", 1).dice("mollusk", 4, 4).play("mollusk")
    game.give("place 4 mollusk_rally_1")
    assert game.player("mollusk").slots["mollusk_rally_1"] == 6
    assert game.player("mollusk").gold == 0


# Mystic


@clause("AH-CARD-14")
def test_the_mystic_takes_damage_to_deal_damage_once_a_turn() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).crew("mollusk", "mystic")
    game = p.dice("mollusk", 1, 1).play("mollusk").give("crew mystic")
    assert (game.asked, game.prompt) == ("mollusk", "damage.take")
    game.give("mollusk_sail_1", "flagship_bluefin 1,1")
    assert (game.asked, game.prompt) == ("mollusk", "damage.deal")
    game.give("bluefin_order_1")
    assert tokens(game, "mollusk") == ["mollusk_sail_1"]
    assert tokens(game, "bluefin") == ["bluefin_order_1"]
    assert game.player("mollusk").dice == [1, 1]
    assert game.offers("crew") == []


@clause("AH-CARD-14")
def test_the_mystic_can_be_used_again_in_the_next_turn() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).crew("mollusk", "mystic")
    game = p.dice("mollusk", 1, 1, 1).play("mollusk")
    game.give("crew mystic", "mollusk_sail_1", "flagship_bluefin 1,1", "bluefin_order_1")
    game.give("place 1 mollusk_tailwind_1", "place 1 mollusk_tailwind_2").end()
    assert game.asked == "mollusk"
    assert game.offers("crew") == ["crew mystic"]


@clause("AH-RULE-34", "AH-CARD-14")
def test_the_mystics_own_damage_goes_on_the_board_and_must_find_a_slot_there() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).crew("mollusk", "mystic", "sailor")
    game = p.dice("mollusk", 1, 1).play("mollusk").give("crew mystic")
    assert "mollusk_sail_1" in game.options
    assert "sailor" not in game.options
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).crew("mollusk", "mystic", "sailor")
    for slot in BOARD_SLOTS["mollusk"]:
        p.slot("mollusk", slot, DAMAGE)
    game = p.slot("mollusk", "mollusk_repair_1", EMPTY).dice("mollusk", 1, 2).play("mollusk")
    assert "place 1 sailor" in game.options
    assert game.offers("crew") == []


def targets(p: Position) -> Play:
    """Every kind of figure in the Union's region; a Patrol and Comrades beside; the Cutter's slot is filled."""
    p.tile("compass_a", 2, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).put("patrol", 1, 0, 2)
    p.put("stronghold", 1, 1).put("patrol", 2, 0).comrades("compass_b", 3)
    p.ship("plan_gunship", 0, 1).ship("plan_cutter", 0, 1).slot("mollusk", "cutter_slot_1", 2)
    return p.dice("mollusk", 2, 2).play("mollusk")


@clause("AH-RULE-33")
def test_the_mystic_hits_any_figure_of_the_region_own_ones_too_and_no_comrades() -> None:
    game = targets(calm().crew("mollusk", "mystic")).give("crew mystic", "mollusk_sail_1")
    assert game.options == [
        "flagship_bluefin 1,1",
        "flagship_mollusk 0,0",
        "patrol 1,0",
        "stronghold 1,1",
        "gunship 0,1",
    ]
    game.give("flagship_mollusk 0,0")
    assert (game.asked, game.prompt) == ("mollusk", "damage.take")
    game.give("mollusk_rally_1")
    assert tokens(game, "mollusk") == ["mollusk_sail_1", "mollusk_rally_1"]


@clause("AH-RULE-33", "AH-CARD-16")
def test_the_powder_monkey_hits_any_figure_of_the_region_and_chooses_the_slot() -> None:
    p = calm().crew("mollusk", "powder_monkey").slot("mollusk", "mollusk_sail_1", DAMAGE)
    game = targets(p).give("place 2 mollusk_repair_1", "mollusk_sail_1")
    assert game.offers("cutter") == []  # its only slot is filled: nothing would happen
    game.give("gunship 0,1")
    assert (game.asked, game.options) == ("mollusk", ["gunship_slot_1", "gunship_slot_2"])
    game.give("gunship_slot_2")
    assert tokens(game, "mollusk") == ["gunship_slot_2"]


@clause("AH-CARD-14", "AH-CARD-16", "AH-DMG-09")
def test_a_patrol_hit_by_the_mystic_is_removed() -> None:
    game = targets(calm().crew("mollusk", "mystic"))
    game.give("crew mystic", "mollusk_sail_1", "patrol 1,0")
    assert game.count("patrol", 1, 0) == 1
    assert tokens(game, "bluefin") == []


# Powder Monkey, Shipwright


def monkey(*damaged: str) -> Position:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1)
    p.crew("mollusk", "powder_monkey", "shipwright").dice("mollusk", 2, 2)
    for slot in damaged:
        p.slot("mollusk", slot, DAMAGE)
    return p


@clause("AH-CARD-16", "AH-RULE-44")
def test_the_powder_monkey_hits_once_for_a_repair_of_two() -> None:
    game = monkey("mollusk_sail_1", "mollusk_rally_1").play("mollusk")
    game.give("place 2 mollusk_repair_1", "mollusk_sail_1", "mollusk_rally_1")
    assert game.prompt == "damage.target"
    game.give("flagship_bluefin 1,1", "bluefin_order_1")
    assert tokens(game, "bluefin") == ["bluefin_order_1"]
    assert game.prompt == "turn.act"


@clause("AH-CARD-16")
def test_the_powder_monkey_may_spare_everybody() -> None:
    game = monkey("mollusk_sail_1").play("mollusk").give("place 2 mollusk_repair_1", "mollusk_sail_1", "spare")
    assert tokens(game, "bluefin") == []
    assert game.prompt == "turn.act"


@clause("AH-RULE-44")
@pytest.mark.parametrize("damaged", [[], ["mollusk_sail_1"]])
def test_the_powder_monkey_needs_a_token_really_removed(damaged: list[str]) -> None:
    game = monkey(*damaged).play("mollusk").give("place 2 mollusk_repair_1")
    if damaged:
        game.give("pass")
    assert game.prompt == "turn.act"
    assert tokens(game, "bluefin") == []


@clause("AH-CARD-17", "AH-CARD-16")
def test_the_shipwright_repairs_everything_with_any_die() -> None:
    p = monkey("mollusk_sail_1", "mollusk_rally_1", "mollusk_cannons_1").crew("mollusk", "trawler")
    game = p.slot("mollusk", "trawler", DAMAGE).dice("mollusk", 1, 5).play("mollusk")
    assert "place 1 shipwright" in game.options
    game.give("place 5 shipwright")
    assert tokens(game, "mollusk") == []
    assert game.prompt == "damage.target"  # one repair, one shot of the Powder Monkey
    game.give("spare")
    assert game.prompt == "turn.act"


@clause("AH-CARD-17")
def test_the_shipwright_cannot_repair_union_ships() -> None:
    p = calm().ship("plan_gunship", 0, 0).crew("mollusk", "shipwright").slot("mollusk", "gunship_slot_1", DAMAGE)
    game = p.slot("mollusk", "mollusk_sail_1", DAMAGE).dice("mollusk", 1, 5).play("mollusk")
    game.give("place 5 shipwright")
    assert tokens(game, "mollusk") == ["gunship_slot_1"]


# Naive Noble


def noble(faction: str = "smuggler_red") -> Position:
    """The Noble's owner and a Smuggler with Crew and Cargo in one region, the Union with Crew outside it."""
    p = calm(4).put(f"flagship_{faction}", 0, 0).put("flagship_smuggler_white", 1, 1)
    p.crew(faction, "naive_noble").crew("smuggler_white", "sailor").cargo("smuggler_white", "elder")
    return p.dice(faction, 1, 1)


@clause("AH-CARD-15")
@pytest.mark.parametrize("answer", ["sailor crew", "sailor cargo", "elder crew", "elder cargo"])
def test_the_noble_steals_crew_or_cargo_and_tucks_it_as_either(answer: str) -> None:
    game = noble().crew("mollusk", "pilot").play("smuggler_red").give("crew naive_noble")
    assert game.options == ["sailor crew", "sailor cargo", "elder crew", "elder cargo"]
    game.give(answer)
    card, way = answer.split()
    thief, victim = game.player("smuggler_red"), game.player("smuggler_white")
    assert (thief.crew, thief.cargo) == (([card], []) if way == "crew" else ([], [card]))
    assert (victim.crew, victim.cargo) == (([], ["elder"]) if card == "sailor" else (["sailor"], []))
    assert game.state.box == ["naive_noble"]


@clause("AH-CARD-15")
def test_the_noble_needs_an_enemy_flagship_with_cards_in_the_region() -> None:
    p = calm().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 1).crew("mollusk", "naive_noble")
    assert p.dice("mollusk", 1, 1).play("mollusk").offers("crew") == []
    p = calm().put("flagship_mollusk", 0, 0).crew("bluefin", "pilot").crew("mollusk", "naive_noble")
    assert p.dice("mollusk", 1, 1).play("mollusk").offers("crew") == []


@clause("AH-RULE-41")
@pytest.mark.parametrize("faction", ["bluefin", "mollusk"])
def test_squadron_and_union_tuck_a_stolen_card_only_as_crew(faction: str) -> None:
    game = noble(faction).play(faction).give("crew naive_noble")
    assert game.options == ["sailor crew", "elder crew"]
    game.give("elder crew")
    assert game.player(faction).crew == ["elder"]
    assert game.player("smuggler_white").cargo == []


@clause("AH-RULE-41")
def test_a_stronghold_does_not_stop_the_noble() -> None:
    p = noble().put("stronghold", 1, 1)
    p.state.figures[p.state.flagship(p.state.seat_of("smuggler_red"))] = p.state.islands["compass_b"]
    game = p.play("smuggler_red").give("crew naive_noble", "sailor crew")
    assert game.where("flagship_smuggler_red") == (1, 1)
    assert game.player("smuggler_red").crew == ["sailor"]


@clause("AH-RULE-41")
def test_a_smuggler_with_three_cargo_after_the_noble_returns_one() -> None:
    game = noble().cargo("smuggler_red", "pilot", "diver").play("smuggler_red").give("crew naive_noble", "elder cargo")
    assert (game.asked, game.prompt, game.options) == ("smuggler_red", "cargo.return", ["pilot", "diver", "elder"])
    game.give("pilot")
    assert game.player("smuggler_red").cargo == ["diver", "elder"]
    assert game.state.box == ["naive_noble", "pilot"]


@clause("AH-RULE-41", "AH-RULE-40")
@pytest.mark.parametrize(("content", "aside"), [(5, 1), (DAMAGE, 0)])
def test_stolen_crew_arrives_without_die_and_damage(content: int, aside: int) -> None:
    game = noble().slot("smuggler_white", "sailor", content).play("smuggler_red")
    game.give("crew naive_noble", "sailor crew")
    assert game.player("smuggler_red").slots["sailor"] == EMPTY
    assert "sailor" not in game.player("smuggler_white").slots
    assert game.player("smuggler_white").aside == aside


# Convincing Comrade, Convincing Official


@clause("AH-CARD-25", "AH-RULE-48", "AH-RULE-84")
@pytest.mark.parametrize("card", ["convincing_comrade_a", "convincing_comrade_b"])
@pytest.mark.parametrize("amount", [1, 2])
def test_convincing_comrades_take_up_to_two_to_one_other_island(card: str, amount: int) -> None:
    p = calm().tile("skull_b", 2, 1).put("stronghold", 3, 2).comrades("compass_b", 3).ready(1).crew("bluefin", card)
    supply = p.player("mollusk").comrades
    game = p.dice("bluefin", 1, 6).play("bluefin").give(f"place 6 {card}", "compass_b")
    assert game.options == ["2", "1"]
    game.give(str(amount))
    assert game.options == ["tree_a", "skull_b"]  # enemy figures do not matter, nor a Stronghold
    game.give("skull_b")
    assert game.state.comrades == {"tree_a": 0, "compass_b": 3 - amount, "skull_b": amount}
    assert (game.player("mollusk").ready, game.player("mollusk").comrades) == (1, supply)


@clause("AH-CARD-25")
def test_convincing_comrades_may_take_nobody() -> None:
    p = calm().comrades("compass_b", 3).crew("bluefin", "convincing_comrade_a").dice("bluefin", 1, 6)
    game = p.play("bluefin").give("place 6 convincing_comrade_a", "pass")
    assert game.state.comrades["compass_b"] == 3
    assert game.prompt == "turn.act"


@clause("AH-CARD-26")
@pytest.mark.parametrize("card", ["convincing_official_a", "convincing_official_b"])
def test_convincing_officials_move_two_patrols_one_or_two_spaces_without_battle(card: str) -> None:
    p = calm().tile("compass_a", 2, 0).put("flagship_mollusk", 1, 0).put("flagship_bluefin", 1, 1)
    p.put("patrol", 0, 0).put("patrol", 2, 1, 2).slot("mollusk", "mollusk_cannons_1", 4).crew("mollusk", card)
    p.slot("bluefin", "bluefin_cannons_1", 5)
    game = p.dice("mollusk", 1, 3).play("mollusk").give(f"place 3 {card}")
    assert (game.asked, game.options) == ("mollusk", ["0,0", "2,1", "pass"])
    game.give("0,0")
    assert "pass" not in game.options
    game.give("1,0", "2,0")  # through the Union's loaded Flagship
    assert game.count("patrol", 2, 0) == 1
    assert game.options == ["2,1", "pass"]  # none is moved twice
    game.give("2,1", "1,1", "pass")
    assert game.count("patrol", 1, 1) == 1
    assert game.count("patrol", 2, 1) == 1
    assert game.prompt == "turn.act"
    assert not game.told("battle.begins")


# Other players' turns


def defend(p: Position, *answers: str) -> Play:
    """Bluefin attacks a Smuggler on (1,0) of tree_b, which wins and does what the answers say."""
    p.tile("skull_a", 40, 40).tile("tree_b", 0, 0).put("flagship_smuggler_red", 1, 0).put("flagship_bluefin", 1, 1)
    p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(1, 6)
    assert game.asked == "smuggler_red"
    return game.give(*answers)


@clause("AH-RULE-64", "AH-CARD-23", "AH-CARD-24")
def test_pilot_and_diver_work_during_a_victory_move_on_another_players_turn() -> None:
    p = Position(3).crew("smuggler_red", "pilot", "diver")
    game = defend(p, "smuggler_victory_move", "bluefin_order_1", "0,0")
    assert (game.asked, game.prompt) == ("smuggler_red", "crew.use")
    game.give("yes", "pass", "yes")
    assert tokens(game, "smuggler_red") == []
    assert game.player("smuggler_red").gold == 2


@clause("AH-RULE-64", "AH-CARD-16")
def test_the_powder_monkey_works_on_another_players_turn() -> None:
    p = Position(3).crew("smuggler_red", "powder_monkey").slot("smuggler_red", "smuggler_red_sail_1", DAMAGE)
    p.player("smuggler_red").white = "reward_r2c4"
    game = defend(p, "smuggler_victory_reward", "bluefin_order_1", "reward_r2c5", "yes")
    assert tokens(game, "smuggler_red") == []
    assert (game.asked, game.prompt) == ("smuggler_red", "damage.target")
    game.give("flagship_bluefin 1,0", "bluefin_deploy_1")
    assert tokens(game, "bluefin") == ["bluefin_order_1", "bluefin_deploy_1"]


@clause("AH-RULE-64")
def test_a_reward_recruits_on_another_players_turn() -> None:
    p = Position(3).market("gunner", "pilot", "diver")
    game = defend(p, "smuggler_victory_reward", "bluefin_order_1", "reward_r4c3", "gunner").chance("elder")
    assert game.player("smuggler_red").crew == ["gunner"]
    assert game.asked == "bluefin"
