"""The end of a round: control, Fame, the preparation of the next. (AH-SCOR, AH-PREP)

Where nobody has dice left, the turn that a test starts ends by itself and the round with it.
"""

from __future__ import annotations

from quarterdeck.games.ahoy.rules.scoring import control
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position

ROLLS = {2: 9, 3: 13, 4: 17}
"""How many action dice there are."""


def two_tiles(players: int = 2, first: int = 1, second: int = 1) -> Position:
    return Position(players).tile("compass_b", 0, 0, wealth=first).tile("swords_a", 2, 0, wealth=second)


def apart(p: Position) -> Position:
    """The Flagships outside compass_b, where they tip nothing there: 2 against 1 in swords_a."""
    return p.put("flagship_bluefin", 3, 1).put("flagship_mollusk", 3, 0)


def fame(game: Play) -> tuple[int, int]:
    return game.player("bluefin").fame, game.player("mollusk").fame


# ---------------------------------------------------------------- control


@clause("AH-EX-04", "AH-SCOR-02", "AH-SCOR-03", "AH-SCOR-04")
def test_example_control() -> None:
    p = two_tiles().put("patrol", 0, 1, 2).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    p.comrades("compass_b", 2)
    assert control(p.state, "compass_b") == [4, 3]
    assert fame(p.play("mollusk")) == (1, 0)


@clause("AH-TEST-03", "AH-UNIO-22", "AH-SCOR-03")
def test_derived_mighty_claw_decides_a_region() -> None:
    p = apart(Position(2).tile("compass_b", 0, 0, wealth=3).tile("swords_a", 2, 0)).comrades("compass_b", 2)
    p.put("stronghold", 1, 1).put("patrol", 0, 1, 2).comrades("swords_a", 1)
    assert control(p.state, "compass_b") == [4, 2]
    assert control(p.state, "swords_a") == [2, 2]
    assert fame(p.play("mollusk")) == (3, 0)
    p.ship("plan_cutter", 0, 0)
    assert control(p.state, "compass_b") == [4, 5]
    assert fame(p.play("mollusk")) == (0, 3)


@clause("AH-SCOR-02", "AH-SCOR-06")
def test_bluefin_s_control_one_for_a_patrol_two_for_a_stronghold_two_for_the_flagship() -> None:
    p = two_tiles().put("flagship_mollusk", 3, 1)
    assert control(p.state, "compass_b") == [0, 0]
    assert control(p.put("patrol", 0, 0).state, "compass_b") == [1, 0]
    assert control(p.put("stronghold", 1, 1).state, "compass_b") == [3, 0]
    assert control(p.put("flagship_bluefin", 1, 0).state, "compass_b") == [5, 0]


@clause("AH-SCOR-03", "AH-SCOR-06")
def test_mollusk_s_control_one_for_a_comrade_one_for_each_ship() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1)
    assert control(p.comrades("compass_b", 3).state, "compass_b") == [0, 3]
    assert control(p.put("flagship_mollusk", 1, 0).state, "compass_b") == [0, 4]
    assert control(p.ship("plan_gunship", 0, 0).state, "compass_b") == [0, 5]
    assert control(p.ship("plan_cutter", 0, 1).state, "compass_b") == [0, 3 * 2 + 3]


@clause("AH-SCOR-01", "AH-SCOR-04")
def test_every_region_is_checked_and_gives_its_wealth_to_the_higher_side() -> None:
    p = two_tiles(2, 4, 5).tile("tree_b", 4, 0, wealth=2).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 5, 0)
    game = p.comrades("swords_a", 1).play("mollusk")
    assert fame(game) == (4, 5 + 2)
    assert [event.args for event in game.told("region.scored")] == [
        (0, "compass_b", 4),
        (1, "swords_a", 5),
        (1, "tree_b", 2),
    ]


@clause("AH-SCOR-05")
def test_on_a_tie_nobody_gains_fame_for_the_region() -> None:
    p = two_tiles(2, 6, 6).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0).comrades("compass_b", 1)
    assert control(p.state, "compass_b") == [2, 2]
    assert control(p.state, "swords_a") == [0, 0]
    assert fame(p.play("mollusk")) == (0, 0)


@clause("AH-SCOR-01")
def test_control_is_checked_when_the_round_ends_and_not_before() -> None:
    p = two_tiles(2, 6, 6).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    game = p.dice("bluefin", 4).dice("mollusk", 1).play("bluefin")
    game.give("place 4 bluefin_bombard_1")
    assert (game.asked, fame(game)) == ("mollusk", (0, 0))
    game.give("place 1 mollusk_tailwind_1")
    assert fame(game) == (6, 0)


@clause("AH-RULE-59")
def test_fame_counts_on_past_the_end_of_the_track() -> None:
    p = apart(two_tiles(2, 6, 6)).fame("bluefin", 39)
    assert fame(p.play("mollusk")) == (45, 0)


# ---------------------------------------------------------------- preparation


@clause("AH-PREP-01")
def test_with_thirty_fame_the_game_ends_before_anything_is_prepared() -> None:
    game = apart(two_tiles(2, 1, 2)).fame("bluefin", 28).play("mollusk")
    assert game.player("bluefin").fame == 30
    assert game.table.over
    assert game.state.wealth == {"compass_b": 1, "swords_a": 2}
    assert not game.told("round.begins")


@clause("AH-PREP-01")
def test_with_twenty_nine_fame_the_game_goes_on() -> None:
    game = apart(two_tiles(2, 1, 1)).fame("bluefin", 28).play("mollusk")
    assert game.player("bluefin").fame == 29
    assert (game.table.over, game.prompt) == (False, "wealth.raise")


@clause("AH-PREP-02")
def test_with_two_players_the_first_mate_raises_a_region_s_wealth_and_may_renew_the_market() -> None:
    p = apart(two_tiles(2, 1, 3)).market("elder", "pilot", "gunner")
    p.state.first_mate = 1
    game = p.play("bluefin")
    assert (game.asked, game.prompt, game.options) == ("mollusk", "wealth.raise", ["compass_b", "swords_a"])
    game.give("swords_a")
    assert game.state.wealth == {"compass_b": 1, "swords_a": 4}
    assert (game.asked, game.prompt) == ("mollusk", "market.reset")
    game.give("yes")
    assert not {"elder", "pilot", "gunner"} & set(game.options)  # they are in the box, not in the deck
    game.chance("diver", "emissary", "mystic")
    assert game.state.market == ["diver", "emissary", "mystic"]
    assert game.state.box == ["elder", "pilot", "gunner"]
    assert game.prompt == "roll.action"


@clause("AH-PREP-02")
def test_the_market_may_be_left_as_it_is() -> None:
    game = apart(two_tiles()).market("elder", "pilot", "gunner").play("bluefin")
    game.give("compass_b", "no")
    assert (game.state.market, game.state.box) == (["elder", "pilot", "gunner"], [])
    assert game.prompt == "roll.action"


@clause("AH-RULE-57", "AH-PREP-02", "AH-FINE-05")
def test_the_first_mate_must_choose_a_wealth_die_below_six() -> None:
    p = apart(two_tiles(2, 6, 5).tile("tree_b", 4, 0, wealth=2)).market("elder", "pilot", "gunner")
    game = p.play("bluefin")
    assert game.options == ["swords_a", "tree_b"]
    game.give("swords_a")
    assert game.state.wealth == {"compass_b": 6, "swords_a": 6, "tree_b": 2}


@clause("AH-RULE-57")
def test_where_all_wealth_dice_show_six_none_is_raised() -> None:
    game = apart(two_tiles(2, 6, 6)).market("elder", "pilot", "gunner").play("bluefin")
    assert game.prompt == "market.reset"
    assert game.state.wealth == {"compass_b": 6, "swords_a": 6}


@clause("AH-RULE-58", "AH-PREP-02")
def test_a_renewed_market_that_the_deck_cannot_fill_has_fewer_cards() -> None:
    p = apart(two_tiles()).market("elder", "pilot", "gunner")
    p.state.box, p.state.market_deck = p.state.market_deck[1:], p.state.market_deck[:1]
    last = p.state.market_deck[0]
    game = p.play("bluefin").give("compass_b", "yes").chance(last)
    assert (game.state.market, game.state.market_deck) == ([last], [])
    assert game.prompt == "roll.action"


@clause("AH-PREP-06", "AH-PREP-02")
def test_with_three_or_four_players_no_wealth_rises_in_the_preparation() -> None:
    for players in (3, 4):
        p = apart(two_tiles(players)).market("elder", "pilot", "gunner").put("flagship_smuggler_red", 0, 0)
        game = p.play("mollusk")
        assert game.prompt == "roll.action"
        assert game.state.wealth == {"compass_b": 1, "swords_a": 1}
        assert game.state.market == ["elder", "pilot", "gunner"]


@clause("AH-PREP-03")
def test_everybody_takes_all_own_dice_back_and_rolls_them_damage_stays() -> None:
    p = apart(two_tiles(3)).put("flagship_smuggler_red", 0, 0).crew("smuggler_red", "elder", "sailor")
    p.slot("bluefin", "bluefin_order_1", 3).slot("bluefin", "bluefin_sail_1", DAMAGE)
    p.slot("smuggler_red", "sailor", 2).slot("mollusk", "mollusk_sail_1", 6).ship("plan_cutter", 3, 0)
    p.slot("mollusk", "cutter_slot_1", 2)
    p.player("smuggler_red").paid["elder"] = 4
    p.player("smuggler_red").aside = 2
    game = p.play("mollusk")
    game.chance(6, 5, 4, 3, 2, 1, 1, 2, 2, 3, 3, 4, 4)
    assert [player.dice for player in game.state.players] == [[2, 3, 4, 5, 6], [1, 1, 2, 2], [3, 3, 4, 4]]
    contents = [content for player in game.state.players for content in player.slots.values() if content != EMPTY]
    assert contents == [DAMAGE]
    assert (game.player("smuggler_red").paid, game.player("smuggler_red").aside) == ({}, 0)


@clause("AH-PREP-04", "AH-PREP-05")
def test_the_first_mate_card_goes_clockwise_and_its_holder_begins() -> None:
    for players in (2, 3, 4):
        for holder in range(players):
            p = apart(two_tiles(players)).put("flagship_smuggler_red", 0, 0)
            p.state.first_mate = holder
            game = p.play("mollusk")
            if players == 2:
                game.give("compass_b")
            game.chance(*[1] * ROLLS[players]).chance("enlist", "evacuation")
            assert game.state.first_mate == (holder + 1) % players
            assert (game.prompt, game.state.turn) == ("turn.act", (holder + 1) % players)
            assert game.state.round == 2


@clause("AH-PREP-02", "AH-PREP-03", "AH-PREP-04")
def test_the_order_of_the_steps_wealth_market_dice_first_mate_plans() -> None:
    game = apart(two_tiles()).market("elder", "pilot", "gunner").play("bluefin")
    game.give("compass_b", "no").chance(*[1] * 9)
    assert game.prompt == "draw.plan"
    game.chance("enlist", "evacuation")
    kinds = [event.kind for event in game.table.events]
    steps = ["round.ends", "wealth.raised", "dice.rolled", "round.begins", "plan.drawn", "turn.begins"]
    assert [kinds.index(kind) for kind in steps] == sorted(kinds.index(kind) for kind in steps)
