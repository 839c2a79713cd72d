"""Dice, slots, gold for a die, and what a placed die does. (AH-DICE, AH-RULE-38, -39, -65, -73)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import pass_turn
from tests.games.ahoy.position import Play, Position

SMUGGLER = "smuggler_red"
SHIP = "flagship_smuggler_red"


def sea_of(players: int) -> Position:
    p = Position(players).tile("swords_b", 0, 0).tile("compass_b", 2, 0)
    p.state.region_stack = []
    return p


def one_die(faction: str, die: int, gold: int, *crew: str) -> Play:
    p = sea_of(3).gold(faction, gold).crew(faction, *crew).dice(faction, die, die)
    return p.play(faction)


# ---------------------------------------------------------------- slots


@clause("AH-EX-05", "AH-DICE-01")
def test_a_slot_with_damage_or_with_a_die_takes_no_die() -> None:
    p = sea_of(3).slot(SMUGGLER, "smuggler_red_sail_1", DAMAGE).slot(SMUGGLER, "smuggler_red_sail_2", 4)
    game = p.dice(SMUGGLER, 3, 3).play(SMUGGLER)
    assert game.offers("place 3 smuggler_red_sail") == ["place 3 smuggler_red_sail_3"]
    game.give("place 3 smuggler_red_sail_3", "0,1", "pass")
    assert game.player(SMUGGLER).slots["smuggler_red_sail_3"] == 3
    assert game.offers("place 3 smuggler_red_sail") == []


@clause("AH-DICE-01")
def test_dice_go_on_slots_of_the_own_board_crew_and_ships_and_on_the_cost_of_a_recruited_card() -> None:
    p = sea_of(2).put("flagship_mollusk", 1, 1).ship("plan_cutter", 0, 0).crew("mollusk", "shipwright")
    p.crew("bluefin", "sailor").market("cutpurse", "gunner").dice("mollusk", 5, 5)
    game = p.play("mollusk")
    assert game.options == [
        "place 5 mollusk_sail_1",
        "place 5 mollusk_tailwind_1",
        "place 5 mollusk_cannons_1",
        "place 5 cutter_slot_1",
        "place 5 shipwright",
        "recruit cutpurse 5",
    ]


@clause("AH-DICE-02")
def test_a_placed_die_stays_until_the_end_of_the_round() -> None:
    p = sea_of(2).slot("mollusk", "mollusk_cannons_1", 0).dice("bluefin", 1, 1).dice("mollusk", 4, 1, 1, 1)
    game = p.play("mollusk").give("place 4 mollusk_cannons_1", "place 1 mollusk_tailwind_1")
    for _ in range(2):
        assert game.player("mollusk").slots["mollusk_cannons_1"] == 4
        assert not game.told("round.ends")
        assert not game.offers("place 1 mollusk_cannons_1")
        pass_turn(game)
    assert game.told("round.ends")
    game.give("swords_b").chance(*[1] * 9)
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 0


@clause("AH-DICE-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_blank_slots_take_any_value_others_exactly_theirs_and_even_slots_2_4_and_6(die: int) -> None:
    game = one_die("bluefin", die, 0)
    assert game.offers(f"place {die} bluefin_deploy_1")
    for slot, value in (("order", 3), ("bombard", 4), ("repair", 2)):
        assert bool(game.offers(f"place {die} bluefin_{slot}_1")) == (die == value)
    assert game.offers(f"place {die} bluefin_cannons") == [
        key for key in ("place 5 bluefin_cannons_1", "place 6 bluefin_cannons_2") if key[6] == str(die)
    ]
    game = one_die(SMUGGLER, die, 0)
    for slot in ("negotiate", "repair"):
        assert bool(game.offers(f"place {die} smuggler_red_{slot}_1")) == (die in (2, 4, 6))


@clause("AH-DICE-07")
def test_everybody_sees_every_die() -> None:
    p = sea_of(3).dice("bluefin", 2, 5).slot("bluefin", "bluefin_cannons_2", 6).dice(SMUGGLER, 1, 6)
    game = p.play("bluefin")
    for seat in (0, 1, 2, -1):
        bluefin, smuggler, _ = game.table.view(seat)["players"]
        assert (bluefin["dice"], smuggler["dice"]) == ([2, 5], [1, 6])
        assert ["bluefin_cannons_2", 6] in bluefin["slots"]


# ---------------------------------------------------------------- gold for a die


@clause("AH-EX-06", "AH-DICE-04", "AH-DICE-05")
def test_a_6_becomes_a_5_for_one_gold_but_never_a_1() -> None:
    game = one_die(SMUGGLER, 6, 1).give("place 6 smuggler_red_tailwind_1")
    assert (game.prompt, game.options) == ("die.change", ["5", "6"])
    supply = game.state.gold
    game.give("5")
    assert game.player(SMUGGLER).slots["smuggler_red_tailwind_1"] == 5
    assert (game.player(SMUGGLER).gold, game.state.gold) == (0, supply + 1)


@clause("AH-DICE-05")
def test_a_1_becomes_a_2_for_one_gold_but_never_a_6() -> None:
    assert one_die(SMUGGLER, 1, 1).give("place 1 smuggler_red_cannons_1").options == ["1", "2"]
    turned = one_die(SMUGGLER, 1, 9).give("place 1 smuggler_red_cannons_1").options
    assert turned == ["1", "2", "3", "4", "5", "6", "back"]
    assert "place 1 mollusk_rally_1" not in one_die("mollusk", 1, 4).options
    assert "place 6 mollusk_assemble_1" not in one_die("mollusk", 6, 4).options


@clause("AH-DICE-06")
def test_the_value_after_paying_counts() -> None:
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 0).gold(SMUGGLER, 1).dice(SMUGGLER, 3, 3)
    game = p.play(SMUGGLER).give("place 3 smuggler_red_tailwind_1", "4")
    assert game.options == ["0,1", "pass"]  # the space with a 4
    p = sea_of(3).put(SHIP, 0, 0).gold(SMUGGLER, 2).dice(SMUGGLER, 1, 1)
    game = p.play(SMUGGLER).give("place 1 smuggler_red_full_sail_1", "3", "0,1", "0,0", "0,1")
    assert game.prompt == "turn.act"  # three steps, no fourth


@clause("AH-TEST-02", "AH-RULE-73", "AH-DICE-04", "AH-CARD-13", "AH-RULE-47")
@pytest.mark.parametrize(
    ("faction", "die", "slot", "value", "price", "middleman_price"),
    [
        ("bluefin", 6, "bluefin_order_1", 3, 3, 2),
        ("mollusk", 1, "mollusk_rally_1", 6, 5, 3),
        ("bluefin", 4, "bluefin_cannons_1", 5, 1, 1),
    ],
)
def test_the_price_of_a_changed_die(
    faction: str, die: int, slot: str, value: int, price: int, middleman_price: int
) -> None:
    for crew, gold in (([], price), (["middleman"], middleman_price)):
        assert f"place {die} {slot}" not in one_die(faction, die, gold - 1, *crew).options
        game = one_die(faction, die, gold + 1, *crew).give(f"place {die} {slot}")
        assert game.player(faction).slots[slot] == value
        assert game.player(faction).gold == 1


@clause("AH-RULE-73")
@pytest.mark.parametrize(("slot", "die"), [("smuggler_red_sail_1", 3), ("smuggler_red_repair_1", 2), ("shipwright", 3)])
def test_no_change_is_listed_where_the_value_of_a_fitting_die_does_not_matter(slot: str, die: int) -> None:
    game = one_die(SMUGGLER, die, 3, "shipwright").give(f"place {die} {slot}")
    assert game.prompt != "die.change"
    assert game.player(SMUGGLER).slots[slot] == die
    assert game.player(SMUGGLER).gold == 3


@clause("AH-RULE-73")
@pytest.mark.parametrize("slot", ["smuggler_red_tailwind_1", "smuggler_red_full_sail_1", "smuggler_red_cannons_1"])
def test_every_reachable_value_is_listed_where_it_matters(slot: str) -> None:
    game = one_die(SMUGGLER, 3, 2).give(f"place 3 {slot}")
    assert (game.prompt, game.options) == ("die.change", ["1", "2", "3", "4", "5", "back"])


@clause("AH-RULE-73")
def test_a_die_for_a_union_ship_may_be_changed() -> None:
    p = sea_of(2).ship("plan_cutter", 0, 0).ship("plan_gunship", 0, 0).gold("mollusk", 1)
    game = p.dice("mollusk", 5, 5).play("mollusk")
    assert game.offers("place 5 gunship") == ["place 5 gunship_slot_1", "place 5 gunship_slot_2"]
    game.give("place 5 cutter_slot_1")
    assert game.options == ["4", "5", "6"]


@clause("AH-EX-20", "AH-RULE-73", "AH-FINE-07")
@pytest.mark.parametrize(("die", "between"), [(3, 2), (6, 5), (1, 2)])
def test_two_gold_may_be_paid_to_turn_a_die_and_turn_it_back(die: int, between: int) -> None:
    game = one_die(SMUGGLER, die, 2).give(f"place {die} smuggler_red_tailwind_1")
    assert game.options[-1] == "back"
    game.give("back")
    assert game.player(SMUGGLER).slots["smuggler_red_tailwind_1"] == die
    assert game.player(SMUGGLER).gold == 0
    assert [event.args[1:] for event in game.told("die.changed")] == [(die, between), (between, die)]


@clause("AH-RULE-73")
def test_keeping_a_die_as_it_is_costs_nothing() -> None:
    game = one_die(SMUGGLER, 3, 2).give("place 3 smuggler_red_tailwind_1", "3")
    assert game.player(SMUGGLER).slots["smuggler_red_tailwind_1"] == 3
    assert game.player(SMUGGLER).gold == 2


@clause("AH-RULE-73", "AH-FINE-07")
def test_turning_back_and_forth_ends_with_the_gold() -> None:
    game = one_die(SMUGGLER, 3, 5).give("place 3 smuggler_red_cannons_1", "back", "back")
    assert game.options == ["2", "3", "4"]  # with 1 gold left, nothing to waste it on
    game.give("4")
    assert game.player(SMUGGLER).slots["smuggler_red_cannons_1"] == 4
    assert game.player(SMUGGLER).gold == 0


@clause("AH-RULE-73")
def test_no_gold_is_wasted_that_the_slot_demands() -> None:
    for gold, wasteful in ((2, False), (3, True)):  # an even slot: the 3 must be changed for 1 gold
        game = one_die(SMUGGLER, 3, gold).give("place 3 smuggler_red_negotiate_1")
        assert ("back" in game.options) == wasteful


@clause("AH-RULE-73")
def test_nobody_is_asked_for_a_value_only_to_waste_gold() -> None:
    game = one_die("bluefin", 4, 9).give("place 4 bluefin_cannons_1")
    assert game.prompt == "turn.act"
    assert game.player("bluefin").gold == 8


# ---------------------------------------------------------------- a die as a cost


@clause("AH-EX-14", "AH-CREW-02", "AH-CREW-03", "AH-CREW-06", "AH-CREW-10")
def test_sailing_to_an_island_and_recruiting_with_the_second_die() -> None:
    p = Position(3).tile("skull_b", 0, 0).put(SHIP, 1, 0).market("gunner").dice(SMUGGLER, 3, 4, 5, 6)
    p.state.market_deck = ["powder_monkey"]
    game = p.play(SMUGGLER).give("place 3 smuggler_red_sail_1", "1,1", "pass", "recruit gunner 5")
    game.chance("powder_monkey")
    smuggler = game.player(SMUGGLER)
    assert (smuggler.crew, smuggler.paid, smuggler.dice) == (["gunner"], {"gunner": 5}, [4, 6])
    assert game.state.market == ["powder_monkey"]
    assert game.options == ["smuggle powder_monkey", "end"]  # no die may be placed, not even to recruit it


@clause("AH-RULE-39", "AH-DMG-05")
def test_a_die_on_a_cost_slot_only_pays() -> None:
    p = Position(3).tile("tree_b", 0, 0).put(SHIP, 1, 0).crew(SMUGGLER, "powder_monkey", "shipwright")
    p.player(SMUGGLER).paid["powder_monkey"] = 5
    game = p.dice(SMUGGLER, 3, 3).play(SMUGGLER)
    assert not [key for key in game.options if "powder_monkey" in key]  # neither a slot nor an action
    game.give("place 3 smuggler_red_sail_1", "0,0")
    assert game.prompt == "damage.take"
    assert "shipwright" in game.options
    assert not [key for key in game.options if "powder_monkey" in key]


@clause("AH-RULE-39", "AH-PREP-03")
def test_a_die_that_paid_comes_back_with_the_next_roll() -> None:
    p = sea_of(3).crew(SMUGGLER, "powder_monkey").dice(SMUGGLER, 1)
    p.player(SMUGGLER).paid["powder_monkey"] = 5
    game = p.play(SMUGGLER).give("place 1 smuggler_red_cannons_1").chance(*[1] * 13)
    assert (game.player(SMUGGLER).paid, game.player(SMUGGLER).dice) == ({}, [1, 1, 1, 1])


# ---------------------------------------------------------------- dice without effect


@clause("AH-RULE-65", "AH-FINE-07")
@pytest.mark.parametrize(
    ("faction", "die", "slot"),
    [
        ("mollusk", 6, "mollusk_rally_1"),  # the Flagship is on no island
        ("mollusk", 6, "mollusk_inspire_1"),  # nobody is Ready
        ("bluefin", 4, "bluefin_bombard_1"),  # no Comrades
        ("bluefin", 3, "bluefin_order_1"),  # no Patrols
        ("smuggler_red", 2, "smuggler_red_negotiate_1"),  # no Market
        ("smuggler_red", 2, "smuggler_red_repair_1"),  # no damage
    ],
)
def test_a_die_may_be_placed_for_nothing(faction: str, die: int, slot: str) -> None:
    game = sea_of(3).put(SHIP, 1, 1).dice(faction, die, die).play(faction)
    figures, comrades = list(game.state.figures), game.player("mollusk").comrades
    game.give(f"place {die} {slot}")
    assert (game.prompt, game.state.quota) == ("turn.act", 1)
    assert game.player(faction).slots[slot] == die
    assert (game.state.figures, game.player("mollusk").comrades) == (figures, comrades)


# ---------------------------------------------------------------- the Harbour


def in_harbor(p: Position, faction: str, die: int = 3) -> Play:
    """The faction has sailed into the Harbour of skull_a and moves a die to Cannons."""
    p.put(f"flagship_{faction}", 1, 1).dice(faction, die, die)
    game = p.play(faction).give(f"place {die} {faction}_sail_1", "1,0", "pass")
    if game.prompt == "moment.next":  # Bluefin: a Patrol too
        game.give("harbor")
    assert "relocate_die" in game.options
    return game.give("relocate_die")


def harbor(players: int = 3) -> Position:
    return Position(players).tile("skull_a", 0, 0)


@clause("AH-RULE-38", "AH-DICE-02")
def test_a_harbor_moves_any_placed_die_of_board_crew_recruit_cost_or_ship() -> None:
    p = harbor(2).crew("mollusk", "cutpurse", "shipwright").ship("plan_cutter", 0, 1)
    p.slot("mollusk", "mollusk_tailwind_1", 5).slot("mollusk", "shipwright", 2).slot("mollusk", "cutter_slot_1", 6)
    p.player("mollusk").paid["cutpurse"] = 4
    game = in_harbor(p, "mollusk")
    assert sorted(game.options) == sorted(
        f"{place} mollusk_cannons_1"
        for place in ("mollusk_sail_1", "mollusk_tailwind_1", "shipwright", "cutter_slot_1", "cost cutpurse")
    )
    game.give("cost cutpurse mollusk_cannons_1")
    assert (game.player("mollusk").paid, game.player("mollusk").slots["mollusk_cannons_1"]) == ({}, 4)


@clause("AH-RULE-38")
def test_the_cannons_slot_must_be_another_one_empty_and_undamaged() -> None:
    p = harbor(2).slot("bluefin", "bluefin_cannons_1", 5).gold("bluefin", 1)
    game = in_harbor(p, "bluefin")
    assert game.player("bluefin").slots["bluefin_cannons_1"] == 0  # the 5 for one gold to the slot for a 6
    assert game.player("bluefin").slots["bluefin_cannons_2"] == 6
    assert game.player("bluefin").gold == 0
    p = harbor(2).slot("bluefin", "bluefin_cannons_1", 5).slot("bluefin", "bluefin_cannons_2", DAMAGE)
    p.put("flagship_bluefin", 1, 1).gold("bluefin", 3).dice("bluefin", 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_sail_1", "1,0", "pass", "harbor")
    assert "relocate_die" not in game.options


@clause("AH-RULE-38", "AH-DICE-04")
def test_a_die_moved_by_a_harbor_may_be_changed_for_gold() -> None:
    game = in_harbor(harbor().gold(SMUGGLER, 2), SMUGGLER)
    assert (game.prompt, game.options) == ("die.change", ["1", "2", "3", "4", "5", "back"])
    game.give("5")
    assert (game.player(SMUGGLER).slots["smuggler_red_cannons_1"], game.player(SMUGGLER).gold) == (5, 0)


@clause("AH-RULE-38", "AH-CARD-11")
def test_a_die_moved_by_a_harbor_starts_the_gunners_mate() -> None:
    p = harbor().crew(SMUGGLER, "gunners_mate").put("patrol", 0, 1)
    game = in_harbor(p, SMUGGLER)
    assert (game.prompt, game.options) == ("battle.space", ["0,0", "0,1", "pass"])


@clause("AH-RULE-38")
def test_the_freed_slot_may_be_used_again() -> None:
    game = in_harbor(harbor(), SMUGGLER)
    assert game.player(SMUGGLER).slots["smuggler_red_sail_1"] == 0
    assert "place 3 smuggler_red_sail_1" in game.options
    assert (game.player(SMUGGLER).dice, game.state.quota) == ([3], 1)


@clause("AH-RULE-38")
def test_the_freed_slot_may_be_damaged_again() -> None:
    p = harbor().tile("tree_b", 1, -2, rot=3)  # Wreckage on 1,-1
    for slot in list(p.player(SMUGGLER).slots):
        if slot not in ("smuggler_red_sail_1", "smuggler_red_full_sail_1", "smuggler_red_cannons_1"):
            p.slot(SMUGGLER, slot, 1)
    game = in_harbor(p, SMUGGLER)
    game.give("smuggler_red_sail_1 smuggler_red_cannons_1", "place 3 smuggler_red_full_sail_1", "1,-1")
    assert game.player(SMUGGLER).slots["smuggler_red_sail_1"] == DAMAGE  # the only slot that is empty
