"""Bluefin Squadron: Patrols in battle, Strongholds, Battle Victory. (AH-BLUE-03 to -10, -19 to -21)

The map: compass_b (island (1,1)) and east of it swords_a (fog on (3,0), Wreckage on (2,1), island (3,1)).
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def two_tiles(players: int = 2) -> Position:
    return Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)


# ---------------------------------------------------------------- Patrols in battle


@clause("AH-BLUE-03", "AH-BLUE-17")
def test_a_patrol_with_loaded_cannons_must_battle_and_may_turn_the_cannons_die_down() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    game = p.slot("bluefin", "bluefin_cannons_1", 4).dice("bluefin", 3, 1).play("bluefin")
    game.give("place 3 bluefin_order_1", "0,0", "1,0")
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")
    game.give("fire bluefin_cannons_1 3").chance(2, 5)
    assert game.told("battle.won")[-1].args[1:] == ("patrol", 5, 5)


@clause("AH-BLUE-03", "AH-BLUE-02")
def test_a_patrol_without_a_die_on_cannons_is_fought_by_loaded_enemies_and_lost_when_damaged() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    game = p.slot("mollusk", "mollusk_cannons_1", 1).dice("bluefin", 3, 1).play("bluefin")
    game.give("place 3 bluefin_order_1", "0,0", "1,0").chance(2, 5)
    assert game.prompt == "battle.victory"
    game.give("mollusk_victory_gold")
    assert game.where("patrol") is None
    assert not game.told("damage.taken")


@clause("AH-BLUE-03")
def test_a_patrol_starts_no_battle_where_nobody_is_loaded() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1).put("flagship_mollusk", 1, 0).put("patrol", 0, 0)
    game = p.dice("bluefin", 3, 1).play("bluefin")
    game.give("place 3 bluefin_order_1", "0,0", "1,0")
    assert game.prompt == "turn.act"
    assert game.count("patrol", 1, 0) == 1


# ---------------------------------------------------------------- building Strongholds


def end_of_bluefin_s_turn(p: Position) -> Play:
    """Mollusk has a die left, so that the next turn shows that this one is over."""
    return p.dice("mollusk", 1).play("bluefin")


@clause("AH-BLUE-04", "AH-RULE-50")
def test_two_patrols_of_an_island_become_a_stronghold_at_the_end_of_the_turn() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).put("patrol", 1, 1, 2)
    game = p.dice("bluefin", 4).dice("mollusk", 1).play("bluefin")
    assert game.prompt == "turn.act"  # not before the last action
    game.give("place 4 bluefin_bombard_1")
    assert (game.asked, game.prompt) == ("bluefin", "crew.use")
    game.give("yes")
    assert (game.count("patrol", 1, 1), game.count("stronghold", 1, 1)) == (0, 1)
    assert game.where("patrol") is None
    assert game.asked == "mollusk"


@clause("AH-BLUE-04")
def test_building_a_stronghold_may_be_declined() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1).put("patrol", 1, 1, 2)
    game = end_of_bluefin_s_turn(p)
    game.give("no")
    assert (game.count("patrol", 1, 1), game.count("stronghold", 1, 1)) == (2, 0)
    assert game.asked == "mollusk"


@clause("AH-BLUE-04")
def test_several_strongholds_may_be_built_and_share_an_island() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    game = end_of_bluefin_s_turn(p.put("patrol", 1, 1, 5).put("patrol", 3, 1, 2))
    game.give("yes", "1,1", "yes", "1,1", "yes")
    assert (game.count("stronghold", 1, 1), game.count("stronghold", 3, 1)) == (2, 1)
    assert (game.count("patrol", 1, 1), game.count("patrol", 3, 1)) == (1, 0)
    assert game.asked == "mollusk"


@clause("AH-RULE-50", "AH-FINE-01")
def test_a_stronghold_needs_one_in_the_supply() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    game = end_of_bluefin_s_turn(p.put("stronghold", 3, 1, 3).put("patrol", 1, 1, 4))
    assert game.asked == "mollusk"
    assert game.count("patrol", 1, 1) == 4


@clause("AH-RULE-50", "AH-BLUE-04")
def test_only_patrols_on_the_island_space_itself_count() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    game = end_of_bluefin_s_turn(p.put("patrol", 1, 1).put("patrol", 1, 0, 3).put("patrol", 3, 1))
    assert game.asked == "mollusk"
    assert game.where("stronghold") is None


@clause("AH-RULE-50", "AH-RULE-88")
def test_elder_documentarian_and_stronghold_come_all_and_their_order_is_not_asked_for() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).put("patrol", 1, 1, 2)
    game = end_of_bluefin_s_turn(p.crew("bluefin", "elder", "documentarian"))
    assert (game.asked, game.prompt, game.player("bluefin").gold) == ("bluefin", "crew.use", 2)
    game.give("yes")
    assert (game.count("stronghold", 1, 1), game.asked) == (1, "mollusk")


# ---------------------------------------------------------------- Strongholds in battle


def mollusk_attacks_a_stronghold(p: Position) -> Play:
    """The unloaded Mollusk Flagship sails onto an island with a Stronghold."""
    p.put("flagship_bluefin", 3, 1).put("flagship_mollusk", 1, 0).put("stronghold", 1, 1)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    return game.give("place 1 mollusk_sail_1", "1,1")


@clause("AH-BLUE-05", "AH-BLUE-06")
def test_a_stronghold_is_loaded_without_a_die_and_adds_two() -> None:
    game = mollusk_attacks_a_stronghold(two_tiles())
    assert game.prompt == "roll.battle"
    game.chance(4, 3)
    assert game.told("battle.won")[-1].args == (0, "stronghold", 4, 5)


@clause("AH-BLUE-06")
def test_a_cannons_die_may_be_turned_down_for_a_stronghold_too() -> None:
    game = mollusk_attacks_a_stronghold(two_tiles().slot("bluefin", "bluefin_cannons_1", 4))
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")
    game.give("fire bluefin_cannons_1 3").chance(6, 1)
    assert game.told("battle.won")[-1].args[2:] == (6, 1 + 2 + 3)


@clause("AH-BLUE-07")
def test_a_damaged_stronghold_returns_to_the_supply() -> None:
    game = mollusk_attacks_a_stronghold(two_tiles().put("stronghold", 3, 1, 2))
    game.chance(6, 1).give("mollusk_victory_gold")
    assert game.count("stronghold", 1, 1) == 0
    assert not game.told("damage.taken")
    assert [event.args[0] for event in game.told("figure.removed")] == ["stronghold"]


# ---------------------------------------------------------------- recruiting


@clause("AH-BLUE-08", "AH-RULE-85")
def test_bluefin_recruits_at_the_flagship_and_at_all_strongholds_in_any_mixture() -> None:
    p = two_tiles().tile("tree_b", 4, 0).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 2, 0)
    p.put("stronghold", 3, 1).gold("bluefin", 2).market("battering_beakhead", "emissary", "naive_noble")
    game = p.dice("bluefin", 1, 1).play("bluefin")
    assert game.offers("recruit") == ["recruit battering_beakhead", "recruit emissary"]  # no Stronghold on tree
    game.give("recruit emissary").chance("grogmaster")
    assert game.offers("recruit") == ["recruit battering_beakhead", "recruit grogmaster"]
    game.give("recruit battering_beakhead").chance("sea_dog")
    assert game.player("bluefin").crew == ["emissary", "battering_beakhead"]
    assert game.offers("recruit") == []  # no gold left


@clause("AH-BLUE-08", "AH-RULE-85")
def test_with_a_stronghold_the_flagship_may_be_anywhere() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0).gold("bluefin", 2)
    p.market("battering_beakhead", "emissary", "naive_noble")
    assert p.dice("bluefin", 1, 1).play("bluefin").offers("recruit") == []
    p.put("stronghold", 3, 1)
    assert p.play("bluefin").offers("recruit") == ["recruit emissary"]


@clause("AH-BLUE-09")
def test_no_enemy_recruits_smuggles_or_delivers_on_a_stronghold_s_island() -> None:
    p = two_tiles(3).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 3, 1)
    p.put("flagship_smuggler_red", 3, 1).gold("smuggler_red", 2).gold("mollusk", 2)
    p.market("emissary", "grogmaster", "shipwright").cargo("smuggler_red", "diver")
    for faction in ("smuggler_red", "mollusk"):
        p.dice(faction, 1, 1)
    free = p.play("smuggler_red")
    assert free.offers("recruit") and free.offers("smuggle") and free.offers("deliver")
    assert p.play("mollusk").offers("recruit")
    p.put("stronghold", 3, 1)
    barred = p.play("smuggler_red")
    assert barred.offers("recruit") == barred.offers("smuggle") == barred.offers("deliver") == []
    assert p.play("mollusk").offers("recruit") == []


@clause("AH-BLUE-09", "AH-FINE-03")
def test_the_ban_is_absolute_negotiate_ignores_cost_and_suit_but_not_a_stronghold() -> None:
    p = two_tiles(3).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    p.put("flagship_smuggler_red", 3, 1).market("emissary", "grogmaster", "shipwright").put("stronghold", 3, 1)
    game = p.dice("smuggler_red", 2, 2).play("smuggler_red")
    game.give("place 2 smuggler_red_negotiate_1")
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").crew == []


@clause("AH-BLUE-10", "AH-UNIO-02")
def test_a_stronghold_does_not_stop_comrades() -> None:
    p = two_tiles().put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).put("stronghold", 1, 1).ready(4)
    game = p.dice("mollusk", 1, 6).play("mollusk")
    game.give("place 1 mollusk_assemble_1", "3")
    assert game.state.comrades["compass_b"] == 3
    game.give("place 6 mollusk_inspire_1", "compass_b")
    assert game.state.comrades["compass_b"] == 4


@clause("AH-BLUE-10")
def test_a_stronghold_stops_a_smuggler_from_recruiting_by_a_reward() -> None:
    p = two_tiles(3).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    p.put("flagship_smuggler_red", 1, 1).put("stronghold", 1, 1).put("patrol", 1, 0)
    p.market("emissary", "grogmaster", "shipwright").slot("bluefin", "bluefin_cannons_1", 1)
    game = p.dice("bluefin", 3, 1).play("bluefin")
    game.give("place 3 bluefin_order_1", "1,0", "1,1").chance(1, 6)
    game.give("smuggler_victory_reward", "reward_r4c3")
    assert game.player("smuggler_red").white == "reward_r4c3"
    assert game.player("smuggler_red").crew == []
    assert game.asked == "bluefin"


# ---------------------------------------------------------------- Battle Victory


def bluefin_wins(p: Position) -> Play:
    """The Bluefin Flagship sails from (0,0) onto (1,0) and wins the battle there."""
    p.put("flagship_bluefin", 0, 0).slot("bluefin", "bluefin_cannons_1", 1)
    game = p.dice("bluefin", 1, 1).play("bluefin")
    return game.give("place 1 bluefin_sail_1", "1,0").chance(6, 1)


@clause("AH-BLUE-19")
def test_victory_one_damage_and_one_gold_of_the_defeated() -> None:
    game = bluefin_wins(two_tiles().put("flagship_mollusk", 1, 0).gold("mollusk", 3).gold("bluefin", 1))
    game.give("bluefin_victory_gold")
    assert (game.asked, game.prompt) == ("bluefin", "damage.deal")
    game.give("mollusk_inspire_1")
    assert (game.player("bluefin").gold, game.player("mollusk").gold) == (2, 2)
    assert list(game.player("mollusk").slots.values()).count(DAMAGE) == 1
    assert game.player("mollusk").slots["mollusk_inspire_1"] == DAMAGE


@clause("AH-BLUE-20")
def test_victory_two_damage() -> None:
    game = bluefin_wins(two_tiles().put("flagship_mollusk", 1, 0).gold("mollusk", 3))
    game.give("bluefin_victory_two", "mollusk_inspire_1", "mollusk_sail_1")
    slots = game.player("mollusk").slots
    assert (slots["mollusk_inspire_1"], slots["mollusk_sail_1"]) == (DAMAGE, DAMAGE)
    assert list(slots.values()).count(DAMAGE) == 2
    assert game.player("mollusk").gold == 3


@clause("AH-BLUE-21", "AH-UNIO-04")
def test_victory_over_a_mollusk_ship_one_damage_and_one_comrade() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).comrades("compass_b", 2).comrades("swords_a", 1)
    game = bluefin_wins(p)
    game.give("bluefin_victory_comrade", "mollusk_inspire_1")
    assert (game.state.comrades["compass_b"], game.state.comrades["swords_a"]) == (1, 1)
    assert (game.player("mollusk").comrades, game.player("mollusk").ready) == (18, 0)
    assert game.player("mollusk").slots["mollusk_inspire_1"] == DAMAGE


@clause("AH-BLUE-21")
@pytest.mark.parametrize(("ship", "damage"), [("cutter", []), ("gunship", ["gunship_slot_2"])])
def test_cutter_and_gunship_are_mollusk_ships_for_that_victory(ship: str, damage: list[str]) -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1).ship(f"plan_{ship}", 1, 0).comrades("compass_b", 2)
    game = bluefin_wins(p)
    game.give("bluefin_victory_comrade", *damage)
    assert game.state.comrades["compass_b"] == 1
    assert len(game.told("damage.taken")) == 1


@clause("AH-BLUE-21")
def test_against_a_smuggler_no_comrade_can_be_taken() -> None:
    p = two_tiles(3).put("flagship_mollusk", 3, 1).put("flagship_smuggler_red", 1, 0).comrades("compass_b", 2)
    game = bluefin_wins(p)
    assert game.options == ["bluefin_victory_gold", "bluefin_victory_two", "pass"]
