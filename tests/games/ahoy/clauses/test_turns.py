"""Rounds, turns, and dice that must be used. (AH-TURN, AH-RULE-37, AH-RULE-67)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import pass_turn, set_up
from tests.games.ahoy.position import Play, Position

SMUGGLER = "smuggler_red"
SHIP = "flagship_smuggler_red"


def sea_of(players: int) -> Position:
    """Two tiles and no other left, an empty Market."""
    p = Position(players).tile("swords_b", 0, 0).tile("compass_b", 2, 0)
    p.state.region_stack = []
    return p


def round_of(players: int, first_mate: str) -> Play:
    """A new round in which this faction holds the First Mate card; everybody rolls only ones."""
    p = sea_of(players)
    p.state.first_mate = (p.state.seat_of(first_mate) - 1) % players
    game = p.play("bluefin", phase="prepare")
    if players == 2:
        game.give("swords_b")
    return game.chance_any()


def turns_of(game: Play) -> list[tuple[str, int]]:
    """Plays the round to its end: who was active, and with how many dice to place."""
    while not game.told("round.ends"):
        pass_turn(game)
    return [(game.state.players[int(e.args[0])].faction, int(e.args[1])) for e in game.told("turn.begins")]


# ---------------------------------------------------------------- turn order


@clause("AH-TEST-01", "AH-TURN-01", "AH-TURN-08", "AH-PREP-05")
@pytest.mark.parametrize(
    ("first_mate", "order"),
    [
        ("mollusk", ["mollusk", "smuggler_white", "bluefin", "smuggler_red"]),
        ("smuggler_red", ["smuggler_red", "mollusk", "smuggler_white", "bluefin"]),
    ],
)
def test_turns_go_clockwise_from_the_first_mate(first_mate: str, order: list[str]) -> None:
    turns = turns_of(round_of(4, first_mate))
    assert [faction for faction, _ in turns] == [*order, *order, "bluefin"]


@clause("AH-EX-25", "AH-TURN-11")
def test_bluefin_as_last_player_has_its_third_turn_directly_after_its_second() -> None:
    turns = turns_of(round_of(2, "mollusk"))
    assert turns == [("mollusk", 2), ("bluefin", 2), ("mollusk", 2), ("bluefin", 2), ("bluefin", 1)]


@clause("AH-TURN-03", "AH-TURN-10", "AH-BLUE-11", "AH-RULE-67")
def test_bluefin_has_three_turns_with_2_2_and_1_dice_and_the_others_two_with_2() -> None:
    turns = turns_of(round_of(4, "bluefin"))
    assert [dice for faction, dice in turns if faction == "bluefin"] == [2, 2, 1]
    for other in ("smuggler_red", "mollusk", "smuggler_white"):
        assert [dice for faction, dice in turns if faction == other] == [2, 2]


@clause("AH-TURN-09")
def test_the_round_ends_when_nobody_has_unplaced_dice_and_not_before() -> None:
    game = round_of(3, "bluefin")
    while any(player.dice for player in game.state.players):
        assert not game.told("round.ends")
        pass_turn(game)
    assert len(game.told("round.ends")) == 1
    assert game.prompt == "roll.action"


@clause("AH-TURN-08")
def test_a_player_without_unplaced_dice_is_passed_over() -> None:
    p = sea_of(4).dice("bluefin", 1).dice("smuggler_red").dice("mollusk", 1, 1).dice("smuggler_white", 1, 1)
    game = p.play("bluefin")
    pass_turn(game)
    assert game.asked == "mollusk"


@clause("AH-TURN-08", "AH-CARD-02")
def test_what_happens_at_the_end_of_a_turn_comes_before_the_next_turn() -> None:
    p = sea_of(2).dice("bluefin", 1).dice("mollusk", 1, 1).crew("bluefin", "elder")
    game = p.play("bluefin")
    game.give("place 1 bluefin_deploy_1", "0,0")
    kinds = [event.kind for event in game.table.events if event.kind in ("gold.gained", "turn.begins")]
    assert kinds == ["gold.gained", "turn.begins"]
    assert (game.player("bluefin").gold, game.asked) == (1, "mollusk")


@clause("AH-TURN-12", "AH-PREP-03")
def test_dice_are_rolled_at_set_up_and_between_rounds_only() -> None:
    game = set_up(2)
    dice = [player.dice for player in game.state.players]
    assert [len(values) for values in dice] == [5, 4]
    while not game.told("round.ends"):
        assert rolls(game) == 9
        pass_turn(game)
    assert rolls(game) == 9
    game.give(game.options[0], "no").chance(1, 2, 3, 4, 5)
    assert game.player("bluefin").dice == [1, 2, 3, 4, 5]
    game.chance_any()
    assert rolls(game) == 18


def rolls(game: Play) -> int:
    return sum(1 for entry in game.table.journal if entry.prompt == "roll.action")


# ---------------------------------------------------------------- the dice of a turn


@clause("AH-TURN-03", "AH-RULE-67")
def test_exactly_two_dice_are_placed_in_a_turn() -> None:
    p = sea_of(2).put("flagship_bluefin", 1, 1).gold("bluefin", 1).dice("bluefin", 1, 1, 1, 1, 1)
    game = p.market("emissary").dice("mollusk", 1, 1).play("bluefin")
    assert "end" not in game.options
    game.give("place 1 bluefin_deploy_1", "1,1")
    assert "end" not in game.options
    game.give("place 1 bluefin_tailwind_1", "1")
    assert game.options == ["recruit emissary", "end"]
    game.give("end")
    assert (game.player("bluefin").dice, game.asked) == ([1, 1, 1], "mollusk")


@clause("AH-RULE-67", "AH-TURN-05")
def test_when_the_dice_are_placed_free_actions_are_allowed_and_no_more_dice() -> None:
    p = sea_of(2).put("flagship_bluefin", 1, 1).gold("bluefin", 1).dice("bluefin", 1, 1, 1)
    p.market("emissary", "cutpurse").dice("mollusk", 1, 1)
    p.state.market_deck = []
    game = p.play("bluefin").give("place 1 bluefin_deploy_1", "1,1", "place 1 bluefin_tailwind_1", "1")
    assert game.options == ["recruit emissary", "end"]  # Cutpurse costs a die
    game.give("recruit emissary")
    assert game.player("bluefin").crew == ["emissary"]
    assert game.asked == "mollusk"


@clause("AH-RULE-67")
def test_a_turn_that_begins_with_one_die_needs_one() -> None:
    p = sea_of(3).dice("bluefin", 1).dice(SMUGGLER, 1).dice("mollusk", 1, 1)
    game = p.play("bluefin")
    pass_turn(game)
    assert (game.asked, game.state.quota) == (SMUGGLER, 1)
    game.give("place 1 smuggler_red_cannons_1")
    assert game.asked == "mollusk"


@clause("AH-TURN-04", "AH-CREW-03")
@pytest.mark.parametrize(
    "answer",
    ["place 3 smuggler_red_cannons_1", "place 3 shipwright", "recruit cutpurse 3"],
)
def test_every_die_of_a_smuggler_counts_wherever_it_goes(answer: str) -> None:
    p = sea_of(3).put(SHIP, 1, 1).dice(SMUGGLER, 3, 3, 3, 3)
    game = p.crew(SMUGGLER, "shipwright").market("cutpurse").play(SMUGGLER).give(answer)
    assert (game.state.quota, game.player(SMUGGLER).dice) == (1, [3, 3, 3])


@clause("AH-TURN-04")
@pytest.mark.parametrize(("die", "slot"), [(4, "cutter_slot_1"), (4, "gunship_slot_1"), (6, "gunship_slot_2")])
def test_a_die_on_a_union_ship_counts(die: int, slot: str) -> None:
    p = sea_of(2).ship("plan_cutter", 0, 0).ship("plan_gunship", 0, 0).put("flagship_bluefin", 3, 0)
    game = p.dice("mollusk", die, die, die).play("mollusk").give(f"place {die} {slot}", "pass")
    assert (game.state.quota, game.player("mollusk").dice) == (1, [die, die])


# ---------------------------------------------------------------- actions with and without dice


@clause("AH-TURN-02", "AH-TURN-05")
def test_actions_without_a_die_come_before_between_and_after_the_dice_as_often_as_wanted() -> None:
    p = Position(3).tile("fish_a", 0, 0).put(SHIP, 1, 1).gold(SMUGGLER, 2).dice(SMUGGLER, 2, 2, 2)
    p.market("diver", "merchant", "barrelman").cargo(SMUGGLER, "gunners_mate")
    p.state.market_deck = []
    game = p.dice("mollusk", 1, 1).play(SMUGGLER)
    game.give("smuggle diver", "recruit merchant")  # before
    assert game.state.quota == 2
    game.give("place 2 smuggler_red_repair_1", "recruit barrelman")  # between
    game.give("place 2 smuggler_red_cannons_1")
    assert game.options == ["deliver gunners_mate", "end"]
    game.give("deliver gunners_mate", "reward_r2c3", "1")  # after
    smuggler = game.player(SMUGGLER)
    assert (smuggler.cargo, smuggler.crew, smuggler.pledged) == (
        ["diver"],
        ["merchant", "barrelman"],
        [["gunners_mate"], []],
    )
    assert (smuggler.dice, game.asked) == ([2], "mollusk")


@clause("AH-TURN-02", "AH-UNIO-07")
def test_plans_and_crew_actions_need_no_die() -> None:
    p = sea_of(2).plans("sneak_attack_a").comrades("swords_b", 1).put("patrol", 0, 0, 2).crew("mollusk", "ghastly_gust")
    game = p.dice("mollusk", 1, 1).play("mollusk").give("plan sneak_attack_a", "0,0")
    assert game.count("patrol", 0, 0) == 0
    game.give("crew ghastly_gust", "3,0")
    assert game.where("flagship_mollusk") == (3, 0)
    assert (game.state.quota, game.player("mollusk").dice) == (2, [1, 1])


@clause("AH-TURN-06", "AH-MOVE-09")
def test_an_action_is_finished_before_another_starts() -> None:
    p = Position(3).tile("fish_a", 0, 0).put(SHIP, 0, 1).market("diver").dice(SMUGGLER, 3, 3)
    game = p.play(SMUGGLER).give("place 3 smuggler_red_sail_1", "1,1")
    assert game.prompt == "move.step"  # on the island, but still moving: no smuggling yet
    assert not game.offers("smuggle") + game.offers("place")
    game.give("pass")
    assert "smuggle diver" in game.options


@clause("AH-EX-03")
def test_a_turn_of_a_smuggler_with_full_sail_and_tailwind() -> None:
    p = Position(4).tile("fish_a", 0, 0).put(SHIP, 0, 0).market("diver", "trawler").dice(SMUGGLER, 1, 3, 4, 6)
    p.state.market_deck = []
    game = p.dice("mollusk").dice("smuggler_white", 1, 1).dice("bluefin", 1).play(SMUGGLER)
    game.give("place 4 smuggler_red_full_sail_1", "0,1", "1,1", "pass", "smuggle diver")
    game.give("place 6 smuggler_red_tailwind_1", "0,1")
    assert game.where(SHIP) == (0, 1)
    smuggler = game.player(SMUGGLER)
    assert (smuggler.dice, smuggler.cargo) == ([1, 3], ["diver"])
    assert game.asked == "smuggler_white"  # Mollusk has no dice; nothing else could be done, so the turn ended


# ---------------------------------------------------------------- dice that fit nowhere


def crowded(gold: int = 0) -> Position:
    """A Smuggler whose only empty slots are Negotiate and Repair, both for even values."""
    p = sea_of(3).gold(SMUGGLER, gold).dice("mollusk", 1, 1)
    for number, slot in enumerate(list(p.player(SMUGGLER).slots)):
        if "negotiate" not in slot and "repair" not in slot:
            p.slot(SMUGGLER, slot, 5 if number < 2 else DAMAGE)
    return p


@clause("AH-TEST-14", "AH-TURN-07", "AH-RULE-37", "AH-RULE-83")
def test_dice_that_fit_nowhere_are_set_aside_and_the_turn_is_over() -> None:
    game = crowded().dice(SMUGGLER, 3, 3).play(SMUGGLER)
    smuggler = game.player(SMUGGLER)
    assert (smuggler.dice, smuggler.aside) == ([], 2)
    assert game.asked == "mollusk"
    pass_turn(game)
    assert [e.args[0] for e in game.told("turn.begins")] == [game.state.seat_of("mollusk")]  # the Smuggler had no other
    assert game.told("round.ends")


@clause("AH-TEST-14", "AH-RULE-37")
def test_nobody_has_to_pay_to_place_a_die_that_does_not_fit() -> None:
    game = crowded(gold=1).dice(SMUGGLER, 3, 3).play(SMUGGLER)
    assert game.options == ["place 3 smuggler_red_negotiate_1", "place 3 smuggler_red_repair_1", "aside 3"]
    game.give("place 3 smuggler_red_negotiate_1")
    assert game.options == ["2", "4"]
    game.give("4")
    smuggler = game.player(SMUGGLER)
    assert (smuggler.slots["smuggler_red_negotiate_1"], smuggler.gold) == (4, 0)
    assert smuggler.aside == 1  # the other one, for want of gold


@clause("AH-TURN-07", "AH-PREP-03")
def test_a_die_set_aside_comes_back_with_the_next_roll() -> None:
    game = crowded().dice("mollusk").dice(SMUGGLER, 3, 3).play(SMUGGLER)
    assert game.player(SMUGGLER).aside == 2
    game.chance(*[1] * 13)
    assert (game.player(SMUGGLER).aside, len(game.player(SMUGGLER).dice)) == (0, 4)


@clause("AH-RULE-37")
def test_no_die_is_set_aside_while_another_one_fits() -> None:
    game = crowded().dice(SMUGGLER, 3, 6).play(SMUGGLER)
    assert game.options == ["place 6 smuggler_red_negotiate_1", "place 6 smuggler_red_repair_1"]
    game.give("place 6 smuggler_red_negotiate_1")
    assert game.player(SMUGGLER).aside == 1


@clause("AH-RULE-37")
def test_the_player_chooses_which_die_is_set_aside() -> None:
    game = crowded().dice(SMUGGLER, 1, 3, 5).play(SMUGGLER)
    assert game.options == ["aside 1", "aside 3", "aside 5"]
    game.give("aside 3")
    assert (game.player(SMUGGLER).dice, game.state.quota) == ([1, 5], 1)


@clause("AH-RULE-37")
def test_an_empty_slot_of_a_crew_card_or_a_ship_must_be_used_before_a_die_is_set_aside() -> None:
    p = crowded().dice(SMUGGLER, 3, 5)
    assert p.crew(SMUGGLER, "shipwright").play(SMUGGLER).options == ["place 3 shipwright", "place 5 shipwright"]
    p = sea_of(2).ship("plan_cutter", 0, 0).dice("mollusk", 3, 5)
    for slot in p.player("mollusk").slots:
        p.slot("mollusk", slot, DAMAGE if slot != "cutter_slot_1" else 0)
    assert p.play("mollusk").options == ["place 3 cutter_slot_1", "place 5 cutter_slot_1"]


@clause("AH-RULE-37")
def test_recruiting_with_a_die_is_allowed_but_not_demanded() -> None:
    p = crowded().put(SHIP, 1, 1).dice(SMUGGLER, 3, 3)
    game = p.market("cutpurse").play(SMUGGLER)
    assert game.options == ["aside 3", "recruit cutpurse 3", "smuggle cutpurse"]


@clause("AH-RULE-37", "AH-RULE-38")
def test_a_harbor_cannot_fetch_a_die_that_was_set_aside() -> None:
    p = Position(3).tile("skull_a", 0, 0).put(SHIP, 1, 1).dice(SMUGGLER, 3, 3)
    p.player(SMUGGLER).aside = 1
    p.slot(SMUGGLER, "smuggler_red_full_sail_1", 6)
    game = p.play(SMUGGLER).give("place 3 smuggler_red_sail_1", "1,0", "pass", "relocate_die")
    assert game.options == [
        "smuggler_red_sail_1 smuggler_red_cannons_1",
        "smuggler_red_full_sail_1 smuggler_red_cannons_1",
    ]
