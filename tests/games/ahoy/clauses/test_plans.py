"""Plan cards. (AH-PLAN)

compass_b at (0,0) has its island on (1,1), Tailwind on (0,1); skull_b at (2,1) has its island on (3,2).
"""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.games.ahoy.content.components import PLANS
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def union(*plans: str) -> Position:
    """The Union's turn with these Plans in hand; its Flagship is on (0,0), Bluefin's far away."""
    p = Position(2).tile("tree_a", 40, 40).tile("compass_b", 0, 0).tile("skull_b", 2, 1)
    return p.put("flagship_mollusk", 0, 0).plans(*plans).dice("mollusk", 1, 1)


def attack(p: Position) -> Play:
    """The Union, loaded with a die that shows 1, sails into Bluefin's Flagship on (1,0)."""
    p.put("flagship_bluefin", 1, 0).slot("mollusk", "mollusk_cannons_1", 1)
    return p.play("mollusk").give("place 1 mollusk_sail_1", "1,0")


def defend(p: Position) -> Play:
    """Bluefin, loaded with a die that shows 1, sails from (1,0) into the Union's Flagship on (0,0)."""
    p.put("flagship_bluefin", 1, 0).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1)
    return p.play("bluefin").give("place 1 bluefin_sail_1", "0,0")


def tokens(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


def totals(game: Play) -> tuple[int | str, ...]:
    """Attack and defence of the last battle."""
    return game.told("battle.won")[-1].args[2:]


@clause("AH-PLAN-09")
def test_the_plan_deck_is_these_twelve_cards() -> None:
    assert Counter(plan.kind for plan in PLANS.values()) == {
        "enlist": 1,
        "dynamic_entry": 2,
        "evacuation": 1,
        "secret_weapon": 1,
        "close_call": 1,
        "sneak_attack": 2,
        "weapons_cache": 2,
        "plan_cutter": 1,
        "plan_gunship": 1,
    }
    assert sorted(Position(2).state.plan_deck) == sorted(PLANS)


# Enlist


@clause("AH-PLAN-01", "AH-CREW-11")
def test_enlist_recruits_without_cost_and_refills_when_it_is_done() -> None:
    p = union("enlist").comrades("skull_b", 1).market("mystic", "gunner", "sailor")
    game = p.play("mollusk").give("plan enlist")  # the skull island is the only one with Comrades
    assert game.options == ["mystic", "gunner"]
    game.give("gunner")
    assert game.state.market == ["mystic", "sailor"]
    assert game.options == ["mystic", "pass"]  # not refilled yet, and any number may be taken
    game.give("mystic")
    assert (game.asked, game.prompt) == ("chance", "draw.market")
    game.chance("buccaneer", "diver")
    assert game.prompt == "turn.act"
    assert game.player("mollusk").crew == ["gunner", "mystic"]
    assert game.player("mollusk").dice == [1, 1]
    assert game.state.market == ["sailor", "buccaneer", "diver"]
    assert game.state.plan_discard == ["enlist"]
    assert game.state.comrades["skull_b"] == 1


@clause("AH-PLAN-01")
def test_enlist_may_stop_after_a_card_and_chooses_among_the_islands_with_comrades() -> None:
    p = union("enlist").comrades("skull_b", 1).comrades("compass_b", 2).market("mystic", "sailor", "trawler")
    game = p.play("mollusk").give("plan enlist")
    assert (game.prompt, game.options) == ("enlist.island", ["compass_b", "skull_b"])
    game.give("compass_b")
    assert game.options == ["sailor", "trawler"]
    game.give("trawler", "pass").chance("diver")
    assert game.player("mollusk").crew == ["trawler"]


@clause("AH-PLAN-01")
def test_enlist_needs_an_island_with_a_comrade() -> None:
    p = union("enlist").comrades("tree_a", 2).market("mystic", "sailor", "trawler")
    assert p.play("mollusk").offers("plan") == []


# Dynamic Entry


@clause("AH-PLAN-02")
@pytest.mark.parametrize("plan", ["dynamic_entry_a", "dynamic_entry_b"])
@pytest.mark.parametrize(("die", "raised"), [(3, 5), (5, 6)])
def test_dynamic_entry_raises_the_cannons_die_and_moves_to_a_tailwind(plan: str, die: int, raised: int) -> None:
    game = union(plan).slot("mollusk", "mollusk_cannons_1", die).play("mollusk").give(f"plan {plan}")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == raised
    assert (game.prompt, game.options) == ("move.direct", ["0,1", "pass"])
    game.give("0,1")  # across the sandbar
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.player("mollusk").dice == [1, 1]
    assert game.state.plan_discard == [plan]


@clause("AH-PLAN-02")
def test_after_dynamic_entry_the_flagship_may_stay() -> None:
    game = union("dynamic_entry_a").slot("mollusk", "mollusk_cannons_1", 2).play("mollusk")
    game.give("plan dynamic_entry_a", "pass")
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 4


@clause("AH-RULE-48")
def test_dynamic_entry_without_a_die_on_cannons_just_moves() -> None:
    game = union("dynamic_entry_a").play("mollusk").give("plan dynamic_entry_a", "0,1")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 0


@clause("AH-PLAN-02")
def test_dynamic_entry_enters_its_space_with_a_battle() -> None:
    p = union("dynamic_entry_a").slot("mollusk", "mollusk_cannons_1", 1).put("flagship_bluefin", 0, 1)
    game = p.play("mollusk").give("plan dynamic_entry_a", "0,1")
    assert game.prompt == "battle.fire"
    assert game.options == ["hold", "fire mollusk_cannons_1 1", "fire mollusk_cannons_1 2"]


# Evacuation


@clause("AH-PLAN-03", "AH-RULE-48", "AH-RULE-84")
def test_evacuation_takes_all_comrades_of_an_island_to_others_in_any_split() -> None:
    p = union("evacuation").comrades("compass_b", 3).comrades("skull_b", 1).ready(2).put("stronghold", 3, 2)
    supply = p.player("mollusk").comrades
    game = p.play("mollusk").give("plan evacuation")
    assert game.options == ["compass_b", "skull_b"]
    game.give("compass_b")
    assert game.options == ["tree_a", "skull_b"]  # the Stronghold there does not matter
    game.give("skull_b")
    assert game.options == ["3", "2", "1"]
    game.give("2", "tree_a")  # and the last one with it
    assert game.state.comrades == {"tree_a": 1, "compass_b": 0, "skull_b": 3}
    assert (game.player("mollusk").ready, game.player("mollusk").comrades) == (2, supply)
    assert game.prompt == "turn.act"
    assert game.state.plan_discard == ["evacuation"]


@clause("AH-RULE-84")
def test_no_comrade_stays_behind_in_an_evacuation() -> None:
    game = union("evacuation").comrades("compass_b", 3).play("mollusk").give("plan evacuation", "skull_b", "1")
    assert game.prompt == "comrades.to"
    assert game.options == ["tree_a", "skull_b"]
    game.give("tree_a")
    assert game.options == ["2", "1"]
    game.give("2")
    assert game.state.comrades == {"tree_a": 2, "compass_b": 0, "skull_b": 1}


@clause("AH-RULE-84")
def test_evacuation_needs_a_second_island() -> None:
    p = Position(2).tile("compass_b", 0, 0).plans("evacuation").comrades("compass_b", 3).dice("mollusk", 1, 1)
    assert p.play("mollusk").offers("plan") == []


# Secret Weapon, Close Call, Weapons Cache


@clause("AH-PLAN-04", "AH-RULE-77")
def test_the_secret_weapon_rolls_two_dice_against_one() -> None:
    game = attack(union("secret_weapon"))
    assert (game.asked, game.prompt) == ("mollusk", "battle.plan")
    game.give("secret_weapon").chance(1, 4, 5)
    assert totals(game) == (5, 5)
    assert len([entry for entry in game.table.journal if entry.prompt == "roll.battle"]) == 3
    assert game.state.plan_discard == ["secret_weapon"]


@clause("AH-PLAN-04")
def test_the_secret_weapon_deals_one_damage_more_if_it_wins() -> None:
    game = attack(union("secret_weapon")).give("secret_weapon").chance(3, 3, 1)
    game.give("mollusk_victory_gold", "bluefin_order_1", "bluefin_deploy_1")
    assert tokens(game, "bluefin") == ["bluefin_order_1", "bluefin_deploy_1"]


@clause("AH-PLAN-04")
def test_the_secret_weapon_works_for_a_defender_and_gives_the_winner_nothing() -> None:
    game = defend(union("secret_weapon"))
    assert (game.asked, game.prompt) == ("mollusk", "battle.plan")
    game.give("secret_weapon").chance(6, 1, 2)
    assert totals(game) == (6, 3)
    game.give("bluefin_victory_gold", "mollusk_rally_1")
    assert tokens(game, "mollusk") == ["mollusk_rally_1"]


@clause("AH-PLAN-05")
def test_a_close_call_ignores_the_battle_and_the_flagship_moves_on() -> None:
    game = attack(union("close_call")).give("close_call")
    assert not game.told("battle.rolled")
    assert game.prompt == "move.step"
    game.give("1,1", "pass")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.state.plan_discard == ["close_call"]


@clause("AH-PLAN-05")
def test_a_close_call_on_the_enemys_turn() -> None:
    game = defend(union("close_call")).give("close_call")
    assert not game.told("battle.rolled")
    assert (game.asked, game.prompt) == ("bluefin", "move.step")


@clause("AH-PLAN-07")
@pytest.mark.parametrize("plan", ["weapons_cache_a", "weapons_cache_b"])
def test_a_weapons_cache_adds_the_ready_comrades(plan: str) -> None:
    game = attack(union(plan).ready(3)).give(plan).chance(2, 6)
    assert totals(game) == (5, 6)
    assert game.player("mollusk").ready == 3
    game = defend(union(plan).ready(3)).give(plan).chance(4, 2)
    assert totals(game) == (4, 5)


@clause("AH-PLAN-07", "AH-PLAN-04")
def test_both_caches_and_the_secret_weapon_add_up() -> None:
    game = attack(union("weapons_cache_a", "secret_weapon", "weapons_cache_b").ready(2))
    assert game.options == ["weapons_cache_a", "secret_weapon", "pass"]  # the two caches are alike
    game.give("weapons_cache_a", "secret_weapon", "weapons_cache_b").chance(1, 2, 6)
    assert totals(game) == (7, 6)
    assert game.state.plan_discard == ["weapons_cache_a", "secret_weapon", "weapons_cache_b"]


@clause("AH-RULE-35")
def test_a_weapons_cache_counts_who_is_ready_at_its_own_roll() -> None:
    p = union("weapons_cache_a", "weapons_cache_b").ready(3).put("patrol", 1, 0)
    game = attack(p).give("flagship_bluefin", "weapons_cache_a", "pass").chance(6, 1)
    assert totals(game) == (9, 1)
    game.give("mollusk_victory_comrade", "bluefin_order_1", "1")
    assert game.player("mollusk").ready == 2
    game.give("weapons_cache_b").chance(1, 6)
    assert totals(game) == (3, 6)


@clause("AH-PLAN-04", "AH-PLAN-05", "AH-PLAN-07")
def test_battle_plans_are_no_actions_and_work_in_battles_of_the_union_only() -> None:
    p = Position(3).tile("tree_a", 40, 40).tile("compass_b", 0, 0).put("flagship_mollusk", 40, 41)
    p.plans("secret_weapon", "close_call", "weapons_cache_a").put("flagship_bluefin", 0, 0)
    p.put("flagship_smuggler_red", 1, 0).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0")
    assert game.prompt == "roll.battle"
    p = union("secret_weapon", "close_call", "weapons_cache_a").ready(3).put("flagship_bluefin", 0, 0)
    assert p.play("mollusk").offers("plan") == []


# Sneak Attack


@clause("AH-PLAN-06")
@pytest.mark.parametrize("plan", ["sneak_attack_a", "sneak_attack_b"])
def test_a_sneak_attack_removes_up_to_two_patrols_of_a_region_with_comrades(plan: str) -> None:
    p = union(plan).comrades("compass_b", 1).put("patrol", 0, 1, 2).put("patrol", 1, 1).put("patrol", 2, 1)
    game = p.play("mollusk").give(f"plan {plan}")
    assert game.options == ["0,1", "1,1"]  # (2,1) is in another region
    game.give("1,1")
    assert game.options == ["0,1", "pass"]
    game.give("0,1")
    assert (game.count("patrol", 0, 1), game.count("patrol", 1, 1), game.count("patrol", 2, 1)) == (1, 0, 1)
    assert game.prompt == "turn.act"
    assert game.state.plan_discard == [plan]


@clause("AH-PLAN-06")
def test_a_sneak_attack_may_stop_after_one_patrol_and_chooses_its_region() -> None:
    p = union("sneak_attack_a").comrades("compass_b", 1).comrades("skull_b", 1).put("patrol", 0, 1, 2)
    game = p.put("patrol", 2, 1, 2).play("mollusk").give("plan sneak_attack_a")
    assert (game.prompt, game.options) == ("sneak.region", ["compass_b", "skull_b"])
    game.give("skull_b", "pass")  # the first, on the only space with Patrols, is taken without a question
    assert (game.count("patrol", 0, 1), game.count("patrol", 2, 1)) == (2, 1)


@clause("AH-PLAN-06")
def test_a_sneak_attack_needs_comrades_where_the_patrols_are() -> None:
    p = union("sneak_attack_a").comrades("compass_b", 1).put("patrol", 2, 1)
    assert p.play("mollusk").offers("plan") == []


# Cutter and Gunship


@clause("AH-PLAN-08")
@pytest.mark.parametrize(("plan", "slots"), [("plan_cutter", ["cutter_slot_1"]), ("plan_gunship", ["gunship_slot_1"])])
def test_a_ship_costs_two_comrades_of_its_island_and_stays_in_play(plan: str, slots: list[str]) -> None:
    p = union(plan).comrades("compass_b", 3).comrades("skull_b", 2).comrades("tree_a", 1).put("flagship_bluefin", 3, 2)
    p.slot("bluefin", "bluefin_cannons_1", 5)
    supply = p.player("mollusk").comrades
    game = p.dice("mollusk", 4, 4).play("mollusk").give(f"plan {plan}")
    assert game.options == ["compass_b", "skull_b"]
    game.give("skull_b")
    assert game.where(plan.removeprefix("plan_")) == (3, 2)
    assert game.state.comrades["skull_b"] == 0
    assert game.player("mollusk").comrades == supply + 2
    assert not game.told("battle.begins")  # placed, not moved
    assert game.state.plan_discard == []
    assert game.player("mollusk").plans == []
    assert [f"place 4 {slot}" in game.options for slot in slots] == [True]


@clause("AH-PLAN-08")
@pytest.mark.parametrize("plan", ["plan_cutter", "plan_gunship"])
def test_a_ship_cannot_be_played_for_comrades_of_two_islands(plan: str) -> None:
    p = union(plan).comrades("compass_b", 1).comrades("skull_b", 1)
    assert p.play("mollusk").offers("plan") == []


@clause("AH-PLAN-08")
def test_a_ship_in_play_sails_and_fights_by_its_plan() -> None:
    p = union().ship("plan_gunship", 1, 1).put("flagship_bluefin", 1, 0).dice("mollusk", 4, 6)
    game = p.play("mollusk").give("place 4 gunship_slot_1", "move", "1,0")
    # always loaded: a battle without a die on Cannons
    assert game.told("battle.begins")[-1].args[:2] == ("gunship", "flagship_bluefin")
    game.chance(1, 4)
    assert totals(game) == (4, 4)
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")
