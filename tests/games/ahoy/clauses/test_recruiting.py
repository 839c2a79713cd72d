"""Crew and Market: who may recruit what, at which price, and what becomes of the cards. (AH-CREW)

skull_b has its island on (1,1), a Harbour on (0,0), Treasure on (1,0) and (0,1).
"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import CARDS
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def at_skulls(players: int = 2, faction: str = "mollusk") -> Position:
    """A Flagship on the skull island, everybody else on a tile far away."""
    p = Position(players).tile("skull_b", 0, 0).tile("tree_a", 7, 7)
    for player in p.state.players:
        x, y = (1, 1) if player.faction == faction else (7, 7)
        p.put(f"flagship_{player.faction}", x, y)
    return p


def with_deck(p: Position, *cards: str) -> Position:
    """Leaves only these cards in the Market deck."""
    p.state.market_deck = list(cards)
    return p


def at_sea() -> Position:
    """As `at_skulls`, but the Union's Flagship is beside the island."""
    p = Position(2).tile("skull_b", 0, 0).tile("tree_a", 7, 7)
    return p.put("flagship_mollusk", 1, 0).put("flagship_bluefin", 7, 7)


@clause("AH-CREW-01")
def test_on_an_island_cards_of_its_suit_can_be_recruited_and_no_others() -> None:
    p = at_skulls().market("mystic", "sailor", "buccaneer").gold("mollusk", 5).dice("mollusk", 1, 1)
    game = p.play("mollusk")
    assert game.offers("recruit") == ["recruit mystic", "recruit buccaneer"]
    game.give("recruit mystic").chance("fighters").give("recruit buccaneer").chance("diver")
    assert game.player("mollusk").crew == ["mystic", "buccaneer"]


@clause("AH-CREW-01")
def test_nobody_recruits_beside_an_island() -> None:
    game = at_sea().market("mystic", "sailor", "gunner").gold("mollusk", 5).dice("mollusk", 1, 1).play("mollusk")
    assert game.offers("recruit") == []


@clause("AH-CREW-02")
@pytest.mark.parametrize(("card", "suit_tile", "gold"), [("mystic", "skull_a", 1), ("fighters", "swords_a", 2)])
def test_the_printed_gold_goes_to_the_supply(card: str, suit_tile: str, gold: int) -> None:
    p = Position(2).tile(suit_tile, 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    p.market(card, "sailor", "trawler").gold("mollusk", gold).dice("mollusk", 1, 1)
    supply = p.state.gold
    game = p.play("mollusk").give(f"recruit {card}").chance("diver")
    assert game.player("mollusk").gold == 0
    assert game.state.gold == supply + gold
    assert game.player("mollusk").dice == [1, 1]


@clause("AH-CREW-02")
def test_a_card_that_cannot_be_paid_is_not_recruited() -> None:
    p = Position(2).tile("swords_a", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    game = p.market("fighters", "emissary", "sailor").gold("mollusk", 1).dice("mollusk", 1, 1).play("mollusk")
    assert game.offers("recruit") == ["recruit emissary"]


@clause("AH-CREW-02", "AH-CREW-03")
def test_a_die_of_any_value_pays_and_counts_for_the_turn() -> None:
    p = at_skulls().market("gunner", "sailor", "trawler").gold("mollusk", 3).dice("mollusk", 1, 5, 6)
    game = p.play("mollusk")
    assert game.offers("recruit") == ["recruit gunner 1", "recruit gunner 5", "recruit gunner 6"]
    game.give("recruit gunner 5").chance("mystic")
    assert game.player("mollusk").paid == {"gunner": 5}
    assert game.player("mollusk").dice == [1, 6]
    assert game.player("mollusk").gold == 3
    assert game.state.quota == 1


@clause("AH-CREW-03", "AH-CREW-10")
def test_with_the_dice_of_the_turn_used_up_only_gold_recruits() -> None:
    p = at_skulls().market("gunner", "mystic", "trawler").gold("mollusk", 1).dice("mollusk", 1, 1, 6, 6)
    game = p.play("mollusk").give("place 1 mollusk_tailwind_1", "1", "place 1 mollusk_tailwind_2", "1")
    assert game.player("mollusk").dice == [6, 6]
    assert game.options == ["recruit mystic", "end"]
    game.give("recruit mystic").chance("diver")
    assert game.player("mollusk").crew == ["mystic"]


@clause("AH-CREW-01", "AH-CREW-04", "AH-CREW-06", "AH-CREW-11")
def test_any_number_of_crew_can_be_recruited_also_cards_that_were_just_drawn() -> None:
    p = at_skulls().market("mystic", "sailor", "trawler").gold("mollusk", 3).dice("mollusk", 1, 2)
    game = p.play("mollusk").give("recruit mystic")
    assert game.prompt == "draw.market"
    game.chance("buccaneer").give("recruit buccaneer").chance("gunner").give("recruit gunner 1")
    game.chance("gunners_mate").give("recruit gunners_mate").chance("powder_monkey")
    game.give("recruit powder_monkey 2").chance("diver")
    assert game.player("mollusk").crew == ["mystic", "buccaneer", "gunner", "gunners_mate", "powder_monkey"]
    assert game.state.market == ["sailor", "trawler", "diver"]


@clause("AH-CREW-05", "AH-CREW-09")
def test_crew_is_no_cargo() -> None:
    p = Position(3).tile("parrot_a", 0, 0).tile("skull_b", 2, 1).put("flagship_smuggler_red", 3, 2)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).market("buccaneer", "sailor", "trawler")
    game = p.gold("smuggler_red", 1).dice("smuggler_red", 5, 5).play("smuggler_red")
    game.give("recruit buccaneer").chance("diver")
    assert CARDS["buccaneer"].deliver_to == "parrot"
    assert game.player("smuggler_red").cargo == []
    game.give("place 5 smuggler_red_full_sail_1", "2,2", "2,1", "1,1", "pass")
    assert game.where("flagship_smuggler_red") == (1, 1)
    assert game.offers("deliver") == []


@clause("AH-CREW-06", "AH-CREW-08")
def test_with_an_empty_deck_the_gap_stays_and_nothing_is_reshuffled() -> None:
    p = with_deck(at_skulls().market("mystic", "sailor", "trawler").crew("mollusk", "ghastly_gust"))
    game = p.gold("mollusk", 1).dice("mollusk", 1, 1).play("mollusk")
    game.give("recruit mystic")
    assert game.state.market == ["sailor", "trawler"]
    game.give("crew ghastly_gust", "1,0")
    assert game.state.box == ["ghastly_gust"]
    assert game.state.market == ["sailor", "trawler"]
    assert game.state.market_deck == []


@clause("AH-CREW-07")
def test_crew_gives_an_action_with_a_die_one_without_or_a_passive_ability() -> None:
    p = at_skulls().crew("mollusk", "sailor", "ghastly_gust", "fighters").dice("mollusk", 1, 1)
    game = p.play("mollusk")
    assert "place 1 sailor" in game.options
    assert "crew ghastly_gust" in game.options
    assert not [key for key in game.options if "fighters" in key]


@clause("AH-CREW-07")
@pytest.mark.parametrize("card", list(CARDS))
def test_exactly_the_crew_with_a_die_action_has_a_slot(card: str) -> None:
    """A card with a slot is offered as a place for a die, one without never is."""
    game = at_skulls().crew("mollusk", card).dice("mollusk", 1, 1).play("mollusk")
    with_slot = CARDS[card].abilities[0].when == "die_action"
    assert (f"place 1 {card}" in game.options) == with_slot


@clause("AH-CREW-08")
def test_a_returned_card_is_out_of_the_game() -> None:
    game = at_skulls().crew("mollusk", "ghastly_gust").dice("mollusk", 1, 1).play("mollusk")
    game.give("crew ghastly_gust", "8,7")
    assert game.state.box == ["ghastly_gust"]
    assert game.player("mollusk").crew == []
    assert "ghastly_gust" not in game.state.market_deck + game.state.market


@clause("AH-CREW-09")
@pytest.mark.parametrize("faction", ["bluefin", "smuggler_red", "mollusk", "smuggler_white"])
def test_everybody_may_have_crew_and_only_smugglers_cargo(faction: str) -> None:
    p = at_skulls(4, faction).market("mystic", "sailor", "trawler").gold(faction, 1).dice(faction, 1, 1)
    game = p.play(faction)
    assert game.offers("recruit") == ["recruit mystic"]
    assert game.offers("smuggle") == (["smuggle mystic"] if faction.startswith("smuggler") else [])
    game.give("recruit mystic").chance("diver")
    assert game.player(faction).crew == ["mystic"]


@clause("AH-RULE-78", "AH-CARD-21")
def test_a_new_crew_cards_slot_takes_a_die_in_the_same_turn() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    game = p.market("sailor", "diver", "pilot").gold("mollusk", 2).dice("mollusk", 1, 1).play("mollusk")
    game.give("recruit sailor").chance("merchant").give("place 1 sailor", "1,0")
    assert game.player("mollusk").slots["sailor"] == 1
    assert game.where("flagship_mollusk") == (1, 0)


@clause("AH-RULE-78", "AH-CARD-02")
def test_a_new_crew_cards_trigger_counts_from_then_on() -> None:
    p = Position(2).tile("parrot_a", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 0, 1)
    p.market("elder", "diver", "pilot").dice("mollusk", 1, 1).dice("bluefin", 1)
    game = p.play("mollusk").give("recruit elder 1").chance("merchant").give("place 1 mollusk_tailwind_1").end()
    assert game.asked == "bluefin"
    assert game.player("mollusk").gold == 1


# Recruiting without cost


def reward_by_battle(p: Position) -> Play:
    """A Smuggler on (0,0) of compass_b beats a Patrol on (1,0), away from any island, and takes a reward."""
    p.tile("compass_b", 0, 0).put("flagship_smuggler_red", 0, 0).put("patrol", 1, 0)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).slot("smuggler_red", "smuggler_red_cannons_1", 1)
    game = p.dice("smuggler_red", 1, 1).play("smuggler_red").give("place 1 smuggler_red_sail_1", "1,0").chance(6, 1)
    return game.give("smuggler_victory_reward", "reward_r4c3")


@clause("AH-RULE-81")
def test_a_reward_recruits_any_open_card_without_island_cost_or_die() -> None:
    game = reward_by_battle(Position(3).market("gunner", "fighters", "diver"))
    assert game.options == ["gunner", "fighters", "diver", "pass"]
    game.give("gunner").chance("pilot")
    assert game.player("smuggler_red").crew == ["gunner"]
    assert game.player("smuggler_red").dice == [1]
    assert game.player("smuggler_red").paid == {}
    assert game.state.market == ["fighters", "diver", "pilot"]


def negotiate(comrades: int = 1) -> Play:
    p = at_skulls(3, "smuggler_red").comrades("skull_b", comrades).market("gunner", "fighters", "diver")
    game = p.dice("smuggler_red", 2, 2).play("smuggler_red")
    return game.give("place 2 smuggler_red_negotiate_1")


@clause("AH-RULE-81")
def test_negotiate_may_take_the_card_just_drawn_as_its_second() -> None:
    game = negotiate().give("gunner").chance("elder").give("yes")
    assert game.options == ["fighters", "diver", "elder"]
    game.give("elder").chance("pilot")
    assert game.player("smuggler_red").crew == ["gunner", "elder"]
    assert game.player("smuggler_red").dice == [2]
    assert game.state.comrades["skull_b"] == 0


@clause("AH-RULE-81")
def test_without_the_first_recruiting_negotiate_has_no_second() -> None:
    game = negotiate().give("pass")
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").crew == []
    assert game.state.comrades["skull_b"] == 1


@clause("AH-RULE-42")
def test_under_a_stronghold_a_smuggler_recruits_in_no_way() -> None:
    p = at_skulls(3, "smuggler_red").put("stronghold", 1, 1).market("mystic", "fighters", "diver")
    p.comrades("skull_b", 1).gold("smuggler_red", 3).dice("smuggler_red", 2, 2)
    game = p.play("smuggler_red")
    assert game.offers("recruit") == []
    assert game.offers("smuggle") == []
    game.give("place 2 smuggler_red_negotiate_1")
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").crew == []


@clause("AH-RULE-42")
def test_under_a_stronghold_a_recruiting_reward_gives_nothing() -> None:
    p = at_skulls(3, "smuggler_red").put("stronghold", 1, 1).market("mystic", "fighters", "diver")
    p.put("patrol", 1, 0).slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "1,0", "1,1").chance(1, 6)
    game.give("smuggler_victory_reward", "reward_r4c3")
    assert game.player("smuggler_red").white == "reward_r4c3"
    assert game.player("smuggler_red").crew == []
    assert game.asked == "bluefin"


@clause("AH-RULE-42", "AH-PLAN-01")
def test_enlist_uses_no_island_with_a_stronghold() -> None:
    p = Position(2).tile("skull_b", 0, 0).tile("compass_b", 2, 1).put("flagship_mollusk", 0, 0)
    p.put("flagship_bluefin", 0, 0).put("stronghold", 1, 1).comrades("skull_b", 1).comrades("compass_b", 1)
    game = p.market("mystic", "sailor", "trawler").plans("enlist").dice("mollusk", 1, 1).play("mollusk")
    game.give("plan enlist")
    assert game.options == ["sailor", "trawler"]  # compass is the only island left


@clause("AH-RULE-42", "AH-PLAN-01")
def test_enlist_is_not_played_while_the_flagship_is_under_a_stronghold() -> None:
    p = Position(2).tile("skull_b", 0, 0).tile("compass_b", 2, 1).put("flagship_mollusk", 1, 1)
    p.put("flagship_bluefin", 0, 0).put("stronghold", 1, 1).comrades("compass_b", 1)
    p.market("mystic", "sailor", "trawler").plans("enlist", "sneak_attack_a").put("patrol", 2, 1)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    assert game.offers("plan") == ["plan sneak_attack_a"]


@clause("AH-RULE-43")
def test_a_stronghold_stands_for_the_flagship_in_recruiting_only() -> None:
    p = Position(2).tile("parrot_a", 0, 0).tile("parrot_b", 2, 1).put("flagship_bluefin", 2, 1)
    p.put("flagship_mollusk", 0, 1).put("stronghold", 1, 1).crew("bluefin", "aeronauts", "documentarian")
    p.market("middleman", "sailor", "trawler").gold("bluefin", 1).dice("bluefin", 1, 1, 1)
    game = p.play("bluefin")
    assert game.offers("recruit") == ["recruit middleman"]
    assert game.offers("crew") == []  # Aeronauts want the Flagship itself on an island
    game.give("place 1 bluefin_tailwind_1", "1", "place 1 bluefin_tailwind_2", "1").end()
    assert game.player("bluefin").gold == 1  # the Documentarian looks at the Flagship's own region


# Cards that leave their owner


def buccaneer_wins(p: Position) -> Play:
    """Bluefin with the Buccaneer beats the Union on (1,0) and returns Crew."""
    p.tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.crew("bluefin", "buccaneer").slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "1,0").chance(6, 1)
    return game.give("buccaneer")


@clause("AH-RULE-40", "AH-CARD-03")
def test_a_die_on_a_lost_card_is_set_aside_and_damage_goes_back() -> None:
    p = Position(2).crew("mollusk", "sailor", "trawler", "elder").slot("mollusk", "sailor", 4)
    game = buccaneer_wins(p.slot("mollusk", "trawler", DAMAGE)).give("sailor", "trawler")
    mollusk = game.player("mollusk")
    assert mollusk.crew == ["elder"]
    assert mollusk.aside == 1
    assert "sailor" not in mollusk.slots
    assert DAMAGE not in mollusk.slots.values()
    assert game.state.box == ["buccaneer", "sailor", "trawler"]


@clause("AH-RULE-40")
def test_a_die_that_was_set_aside_with_its_card_comes_back_with_the_next_roll() -> None:
    p = Position(2).crew("mollusk", "sailor").slot("mollusk", "sailor", 4)
    game = buccaneer_wins(p).give("pass", "no", "place 1 bluefin_tailwind_1").end()
    game.chance_any()
    assert game.state.round == 2
    assert len(game.player("mollusk").dice) == 4
    assert game.player("mollusk").aside == 0


@clause("AH-RULE-40")
def test_the_die_on_the_cost_slot_of_a_lost_card_is_set_aside_too() -> None:
    p = Position(2).crew("mollusk", "gunner", "elder", "pilot")
    p.player("mollusk").paid["gunner"] = 3
    game = buccaneer_wins(p).give("gunner")
    assert game.player("mollusk").paid == {}
    assert game.player("mollusk").aside == 1
