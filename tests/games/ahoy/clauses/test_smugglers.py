"""Smugglers: smuggling, delivering, board actions, Battle Victory. (AH-SMUG)

The map of most tests: compass_b (island (1,1), tailwind 2 on (0,1)) and east of it swords_a (fog and tailwind 6
on (3,0), Wreckage on (2,1), island (3,1)).
"""

from __future__ import annotations

from quarterdeck.games.ahoy.rules.scoring import control
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def two_tiles(players: int = 3) -> Position:
    p = Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)
    return p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1)


def at_swords(p: Position) -> Play:
    return p.put("flagship_smuggler_red", 3, 1).dice("smuggler_red", 1, 1).play("smuggler_red")


# ---------------------------------------------------------------- smuggling


@clause("AH-EX-16", "AH-SMUG-02")
def test_example_a_card_is_recruited_for_gold_or_smuggled_for_nothing() -> None:
    p = two_tiles().tile("fish_a", 4, 0).put("flagship_smuggler_red", 5, 1).gold("smuggler_red", 1)
    game = p.market("diver", "emissary", "elder").dice("smuggler_red", 1, 1).play("smuggler_red")
    assert "recruit diver" in game.options
    assert "smuggle diver" in game.options
    recruiting = p.play("smuggler_red").give("recruit diver")
    recruiter = recruiting.player("smuggler_red")
    assert (recruiter.gold, recruiter.crew, recruiter.cargo) == (0, ["diver"], [])
    game.give("smuggle diver")
    smuggler = game.player("smuggler_red")
    assert (smuggler.gold, smuggler.crew, smuggler.cargo) == (1, [], ["diver"])
    assert game.told("cargo.smuggled")[-1].args[1] == "diver"


@clause("AH-SMUG-02", "AH-SMUG-01")
def test_smuggling_takes_cards_of_the_island_s_suit_and_refills_the_market() -> None:
    game = at_swords(two_tiles().market("emissary", "diver", "grogmaster"))
    assert game.offers("smuggle") == ["smuggle emissary", "smuggle grogmaster"]
    game.give("smuggle emissary")
    assert game.prompt == "draw.market"
    game.chance("fighters")
    assert game.state.market == ["diver", "grogmaster", "fighters"]
    assert game.offers("smuggle") == ["smuggle grogmaster", "smuggle fighters"]
    assert game.state.quota == 2  # no die


@clause("AH-SMUG-01")
def test_away_from_an_island_nothing_is_smuggled_or_delivered() -> None:
    p = two_tiles().market("emissary", "diver", "grogmaster").cargo("smuggler_red", "mystic")
    game = p.put("flagship_smuggler_red", 2, 1).dice("smuggler_red", 1, 1).play("smuggler_red")
    assert game.offers("smuggle") == game.offers("deliver") == []


@clause("AH-SMUG-01")
def test_smuggling_and_delivering_any_number_of_times_also_when_all_dice_are_placed() -> None:
    p = two_tiles().market("emissary", "grogmaster", "shipwright").cargo("smuggler_red", "diver", "mystic")
    game = p.put("flagship_smuggler_red", 3, 1).play("smuggler_red")
    game.give("deliver diver", "reward_r2c3", "1", "deliver mystic", "reward_r1c3", "1")
    game.give("smuggle emissary").chance("elder")
    game.give("smuggle grogmaster").chance("sea_dog")
    assert game.player("smuggler_red").cargo == ["emissary", "grogmaster"]
    assert "smuggle shipwright" in game.options


@clause("AH-SMUG-03")
def test_two_cargo_are_the_limit_and_the_smuggler_chooses_what_goes_to_the_box() -> None:
    game = at_swords(two_tiles().market("emissary", "diver", "grogmaster").cargo("smuggler_red", "elder", "pilot"))
    game.give("smuggle emissary").chance("fighters")
    assert (game.asked, game.prompt) == ("smuggler_red", "cargo.return")
    assert game.options == ["elder", "pilot", "emissary"]
    game.give("elder")
    assert game.player("smuggler_red").cargo == ["pilot", "emissary"]
    assert game.state.box == ["elder"]


# ---------------------------------------------------------------- delivering


@clause("AH-EX-17", "AH-SMUG-04", "AH-SMUG-05", "AH-SMUG-06", "AH-SMUG-07", "AH-SMUG-08", "AH-RWRD-05", "AH-RWRD-06")
def test_example_delivery() -> None:
    p = Position(3).tile("compass_b", 0, 0).tile("swords_a", 2, 0, wealth=2)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).cargo("smuggler_red", "diver")  # Jewelry
    game = at_swords(p.market("elder", "pilot", "gunner"))
    game.give("deliver diver")
    smuggler = game.player("smuggler_red")
    assert (smuggler.fame, game.state.wealth["swords_a"]) == (2, 3)
    assert game.prompt == "reward.move"
    assert sorted(game.options) == ["reward_r2c3", "reward_r3c2", "reward_r3c4", "reward_r4c3"]
    game.give("reward_r4c3")
    assert game.options == ["elder", "pilot", "gunner", "pass"]  # free of cost and suit
    game.give("gunner").chance("sea_dog")
    smuggler = game.player("smuggler_red")
    assert (smuggler.crew, smuggler.gold, smuggler.dice) == (["gunner"], 0, [1, 1])
    assert (smuggler.white, smuggler.black) == ("reward_r4c3", "reward_r3c3")
    assert game.prompt == "deliver.pledge"
    assert smuggler.heads[1] == "mollusk"
    game.give("2")
    assert game.player("smuggler_red").pledged == [[], ["diver"]]
    assert (game.player("smuggler_red").cargo, game.player("smuggler_red").fame) == ([], 2)
    assert game.view("bluefin")["players"][1]["heads"] == {"hidden": 2}


@clause("AH-SMUG-04")
def test_cargo_is_delivered_only_where_its_deliver_suit_is() -> None:
    game = at_swords(two_tiles().cargo("smuggler_red", "diver", "emissary"))  # to swords, to fish (a swords card)
    assert game.offers("deliver") == ["deliver diver"]


@clause("AH-SMUG-06", "AH-RULE-57", "AH-FINE-05")
def test_a_delivery_never_raises_wealth_above_six() -> None:
    p = Position(3).tile("compass_b", 0, 0, wealth=5).tile("swords_a", 2, 0, wealth=6)
    p.put("flagship_bluefin", 0, 1).put("flagship_mollusk", 0, 1).cargo("smuggler_red", "diver")
    game = at_swords(p)
    game.give("deliver diver")
    assert (game.state.wealth["swords_a"], game.state.wealth["compass_b"]) == (6, 5)
    assert game.player("smuggler_red").fame == 2


@clause("AH-SMUG-08")
def test_the_smuggler_chooses_the_pledge_marker_and_the_cargo_stays_under_it() -> None:
    game = at_swords(two_tiles().cargo("smuggler_red", "diver", "mystic"))
    game.give("deliver diver", "reward_r2c3")
    assert game.options == ["1", "2"]
    game.give("1", "deliver mystic", "reward_r1c3", "1")
    assert game.player("smuggler_red").pledged == [["diver", "mystic"], []]
    assert not game.player("smuggler_red").revealed


# ---------------------------------------------------------------- board actions


@clause("AH-SMUG-09")
def test_sail_moves_one_or_two_spaces() -> None:
    p = two_tiles().put("flagship_smuggler_red", 0, 0).dice("smuggler_red", 6, 6)
    game = p.play("smuggler_red").give("place 6 smuggler_red_sail_1")
    assert "pass" not in game.options
    game.give("1,0")
    assert "pass" in game.options
    game.give("2,0")
    assert (game.where("flagship_smuggler_red"), game.prompt) == ((2, 0), "turn.act")


@clause("AH-EX-21", "AH-SMUG-10")
def test_example_full_sail_with_a_six_goes_one_to_six_spaces() -> None:
    p = two_tiles().put("flagship_smuggler_red", 1, 0).dice("smuggler_red", 6, 6)
    there_and_back = ["2,0", "1,0", "2,0", "1,0", "2,0", "1,0"]
    for spaces in range(1, 6):
        game = p.play("smuggler_red").give("place 6 smuggler_red_full_sail_1")
        assert "pass" not in game.options  # not 0
        game.give(*there_and_back[:spaces], "pass")
        assert game.prompt == "turn.act"
        assert len(game.told("figure.moved")) == spaces
    game = p.play("smuggler_red").give("place 6 smuggler_red_full_sail_1", *there_and_back)
    assert game.prompt == "turn.act"
    assert len(game.told("figure.moved")) == 6


@clause("AH-SMUG-10")
def test_full_sail_goes_no_further_than_the_die_after_paying() -> None:
    p = two_tiles().put("flagship_smuggler_red", 1, 0).gold("smuggler_red", 1).dice("smuggler_red", 1, 5)
    game = p.play("smuggler_red").give("place 1 smuggler_red_full_sail_1", "2", "2,0", "1,0")
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").gold == 0


@clause("AH-SMUG-11")
def test_tailwind_moves_to_a_space_of_the_die_s_value() -> None:
    p = two_tiles().put("flagship_smuggler_red", 1, 0).dice("smuggler_red", 6, 6)
    game = p.play("smuggler_red").give("place 6 smuggler_red_tailwind_1")
    assert game.options == ["3,0", "pass"]
    game.give("3,0")
    assert game.where("flagship_smuggler_red") == (3, 0)


@clause("AH-SMUG-12")
def test_any_die_loads_the_cannons() -> None:
    p = two_tiles().put("flagship_smuggler_red", 1, 1).dice("smuggler_red", 1, 2)
    game = p.play("smuggler_red").give("place 2 smuggler_red_cannons_1", "place 1 smuggler_red_sail_1", "0,1")
    assert game.prompt == "battle.defender"
    game.give("flagship_bluefin")
    assert game.options == ["hold", "fire smuggler_red_cannons_1 1"]


@clause("AH-SMUG-13")
def test_repair_takes_an_even_die_and_removes_up_to_two_damage() -> None:
    p = two_tiles().put("flagship_smuggler_red", 1, 1).dice("smuggler_red", 3, 6)
    damaged = ["smuggler_red_sail_1", "smuggler_red_full_sail_1", "smuggler_red_cannons_1"]
    for slot in damaged:
        p.slot("smuggler_red", slot, DAMAGE)
    game = p.play("smuggler_red")
    assert game.offers("place 3 smuggler_red_repair") == []
    game.give("place 6 smuggler_red_repair_1", *damaged[:2])
    assert game.prompt == "turn.act"
    assert [slot for slot in damaged if game.player("smuggler_red").slots[slot] == DAMAGE] == damaged[2:]


# ---------------------------------------------------------------- Negotiate


def negotiates(p: Position, x: int = 3, y: int = 1) -> Play:
    p.put("flagship_smuggler_red", x, y).dice("smuggler_red", 2, 3)
    return p.play("smuggler_red").give("place 2 smuggler_red_negotiate_1")


@clause("AH-EX-29", "AH-SMUG-14", "AH-SMUG-15")
def test_example_negotiate_one_card_and_a_second_one_for_a_comrade() -> None:
    game = negotiates(two_tiles().comrades("swords_a", 2).market("elder", "pilot", "gunner"))
    assert game.options == ["elder", "pilot", "gunner", "pass"]
    game.give("gunner").chance("sea_dog")
    assert (game.asked, game.prompt) == ("smuggler_red", "negotiate.second")
    game.give("yes")
    assert game.state.comrades["swords_a"] == 1
    assert game.options == ["elder", "pilot", "sea_dog"]
    game.give("elder").chance("diver")
    assert game.prompt == "turn.act"  # not a third
    smuggler = game.player("smuggler_red")
    assert (smuggler.crew, smuggler.gold, smuggler.dice) == (["gunner", "elder"], 0, [3])
    assert game.player("mollusk").comrades == 19


@clause("AH-SMUG-15")
def test_the_last_comrade_of_the_island_may_be_removed_too() -> None:
    game = negotiates(two_tiles().comrades("swords_a", 1).market("elder", "pilot", "gunner"))
    game.give("gunner").chance("sea_dog").give("yes", "sea_dog")
    assert game.state.comrades["swords_a"] == 0
    assert game.player("smuggler_red").crew == ["gunner", "sea_dog"]


@clause("AH-EX-29", "AH-SMUG-16")
def test_example_negotiate_without_a_comrade_there_is_one_card() -> None:
    game = negotiates(two_tiles().comrades("compass_b", 2).market("elder", "pilot", "gunner"))
    game.give("gunner").chance("sea_dog")
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").crew == ["gunner"]


@clause("AH-EX-29", "AH-SMUG-16")
def test_example_negotiate_with_an_empty_market_takes_no_comrade() -> None:
    p = two_tiles().comrades("swords_a", 2)
    p.state.box, p.state.market_deck = p.state.market_deck, []
    game = negotiates(p)
    assert game.prompt == "turn.act"
    assert game.state.comrades["swords_a"] == 2


@clause("AH-SMUG-16")
def test_negotiate_does_not_take_a_comrade_when_the_first_card_was_the_last() -> None:
    p = two_tiles().comrades("swords_a", 2).market("elder")
    p.state.box, p.state.market_deck = p.state.market_deck, []
    game = negotiates(p)
    game.give("elder")
    assert game.prompt == "turn.act"
    assert game.state.comrades["swords_a"] == 2


@clause("AH-SMUG-15")
def test_the_second_card_may_be_declined_and_needs_the_first() -> None:
    p = two_tiles().comrades("swords_a", 2).market("elder", "pilot", "gunner")
    game = negotiates(p).give("gunner").chance("sea_dog").give("no")
    assert (game.prompt, game.state.comrades["swords_a"]) == ("turn.act", 2)
    p = two_tiles().comrades("swords_a", 2).market("elder", "pilot", "gunner")
    game = negotiates(p).give("pass")
    assert (game.prompt, game.state.comrades["swords_a"]) == ("turn.act", 2)


@clause("AH-SMUG-14")
def test_negotiate_takes_an_even_die_and_needs_an_island() -> None:
    game = negotiates(two_tiles().market("elder", "pilot", "gunner"), 2, 0)
    assert game.prompt == "turn.act"
    assert game.player("smuggler_red").crew == []
    fresh = two_tiles().put("flagship_smuggler_red", 3, 1).dice("smuggler_red", 3, 4).play("smuggler_red")
    assert fresh.offers("place 3 smuggler_red_negotiate") == []
    assert fresh.offers("place 4 smuggler_red_negotiate")


# ---------------------------------------------------------------- Battle Victory, control


def smuggler_wins(p: Position) -> Play:
    """The Smuggler sails from (1,1) onto (0,1), where both other Flagships are, and beats Bluefin."""
    p.put("flagship_smuggler_red", 1, 1).slot("smuggler_red", "smuggler_red_cannons_1", 1)
    game = p.dice("smuggler_red", 1, 1).play("smuggler_red")
    return game.give("place 1 smuggler_red_sail_1", "0,1", "flagship_bluefin").chance(6, 1)


@clause("AH-SMUG-17")
def test_victory_one_damage_and_a_move_that_leaves_the_other_battles() -> None:
    game = smuggler_wins(two_tiles())
    assert game.options == ["smuggler_victory_move", "smuggler_victory_reward", "pass"]
    game.give("smuggler_victory_move", "bluefin_deploy_1")
    assert game.player("bluefin").slots["bluefin_deploy_1"] == DAMAGE
    game.give("1,1", "pass")
    assert (game.where("flagship_smuggler_red"), game.prompt) == ((1, 1), "turn.act")
    assert len(game.told("battle.begins")) == 1  # Mollusk was not fought


@clause("AH-SMUG-17")
def test_coming_back_triggers_battle_as_usual() -> None:
    game = smuggler_wins(two_tiles())
    game.give("smuggler_victory_move", "bluefin_deploy_1", "1,1", "0,1")
    assert game.prompt == "battle.defender"
    assert game.options == ["flagship_bluefin", "flagship_mollusk"]


@clause("AH-SMUG-18")
def test_victory_one_damage_and_a_reward() -> None:
    game = smuggler_wins(two_tiles())
    game.give("smuggler_victory_reward", "bluefin_deploy_1")
    assert game.prompt == "reward.move"
    assert sorted(game.options) == ["reward_r2c3", "reward_r3c2", "reward_r3c4", "reward_r4c3"]
    game.give("reward_r3c2")
    smuggler = game.player("smuggler_red")
    assert (smuggler.fame, smuggler.white, smuggler.black) == (1, "reward_r3c2", "reward_r3c3")
    assert (smuggler.pledged, game.state.wealth["compass_b"]) == ([[], []], 1)  # a reward, not a delivery
    assert game.prompt == "roll.battle"  # Mollusk is next


@clause("AH-SMUG-19", "AH-SCOR-01")
def test_smugglers_control_nothing() -> None:
    p = two_tiles(4).put("flagship_smuggler_red", 3, 1).put("flagship_smuggler_white", 3, 1)
    assert control(p.state, "swords_a") == [0, 0]
    game = p.play("bluefin")  # nobody has dice: the round ends
    assert [event.args[1] for event in game.told("region.scored")] == ["compass_b"]
    assert (game.player("smuggler_red").fame, game.player("smuggler_white").fame) == (0, 0)
