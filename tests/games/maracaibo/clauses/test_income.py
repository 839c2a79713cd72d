"""Income and synergies. (MA-INCOME)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, SYNERGY, TRACKS
from quarterdeck.games.maracaibo.state import INCOME_VP, Player
from quarterdeck.kernel.rules.chance import Randomness
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import new_game
from tests.games.maracaibo.position import Play, Position


def in_village(position: Position) -> Play:
    return position.ship(0, "p01").play(0, "main", spent=7).give("village")


def buying(position: Position, *cards: str) -> Play:
    """These cards are bought one after the other."""
    game = in_village(position.hand(0, *cards))
    for card in cards:
        game.give("va_buy", f"card {card}")
    return game


def income(game: Play) -> tuple[int, int]:
    return game.player(0).doubloon_income, game.player(0).vp_income


@clause("MA-INCOME-01")
def test_plain_income_moves_the_marker_by_the_number_shown() -> None:
    assert income(buying(Position(2), "a_planter_1")) == (11, 0)
    assert income(buying(Position(2), "a_chaplain_1")) == (8, 1)
    assert income(buying(Position(2), "b_coffee_estate_1")) == (10, 1)
    assert income(buying(Position(2).having(0, doubloon_income=20, vp_income=4), "b_coffee_estate_1")) == (22, 5)


@clause("MA-EX-09", "MA-INCOME-02")
def test_the_legionnaire_pays_1_and_with_its_synergy_2_vp() -> None:
    assert income(buying(Position(2), "a_legionnaire_1")) == (9, 0)
    assert income(buying(Position(2).synergies(0, "cannon"), "a_legionnaire_1")) == (9, 2)
    others = Position(2).synergies(0, "anchor", "scales", "lantern", "quill")
    assert income(buying(others, "a_legionnaire_1")) == (9, 0)


@clause("MA-EX-09", "MA-INCOME-02", "MA-INCOME-05")
def test_income_of_a_synergy_is_made_up_for_when_the_token_comes() -> None:
    game = buying(Position(2), "a_legionnaire_1", "a_sailor_1")
    assert income(game) == (11, 0)
    game = buying(Position(2), "a_legionnaire_1", "a_gunner_1")
    assert income(game) == (9, 2)


@clause("MA-EX-10", "MA-RUL-40")
def test_the_harbour_has_two_synergy_parts() -> None:
    game = buying(Position(2).synergies(0, "anchor").having(0, doubloons=30), "b_harbor_1")
    assert income(game) == (8, 4)
    game = buying(Position(2).synergies(0, "anchor").having(0, doubloons=30), "b_harbor_1", "a_merchant_1")
    assert income(game) == (9, 6)


@clause("MA-RUL-40")
def test_the_harbour_without_synergies_pays_2_vp() -> None:
    assert income(buying(Position(2), "b_harbor_1")) == (8, 2)
    assert income(buying(Position(2).synergies(0, "anchor", "scales"), "b_harbor_1")) == (8, 6)


@clause("MA-INCOME-03", "MA-INST-02")
def test_a_card_with_a_synergy_symbol_brings_the_token() -> None:
    game = buying(Position(2), "a_harbor_pilot_1")
    assert game.player(0).synergies == [1, 0, 0, 0, 0]
    assert game.player(1).synergies == [0, 0, 0, 0, 0]


@clause("MA-INCOME-04", "MA-EX-52", "MA-INCOME-05")
def test_a_second_card_with_the_same_synergy_brings_no_second_token_and_no_more_income() -> None:
    game = buying(Position(2).tableau(0, "a_legionnaire_1"), "a_gunner_1")
    assert (game.player(0).synergies[SYNERGY["cannon"]], income(game)) == (1, (8, 2))
    game = buying(Position(2).tableau(0, "a_legionnaire_1"), "a_gunner_1", "a_gunner_2")
    assert (game.player(0).synergies[SYNERGY["cannon"]], income(game)) == (1, (8, 2))
    assert len(game.told("synergy.gained")) == 1


@clause("MA-INCOME-05")
def test_a_new_token_carries_out_all_bought_synergy_income_for_it_at_once() -> None:
    position = Position(2).tableau(0, "a_legionnaire_1", "a_legionnaire_2", "b_garrison_1", "a_scribe_1")
    game = buying(position, "a_gunner_1")
    assert income(game) == (8, 6), "2 + 2 + 2 for the cannon, nothing for the quill"


@clause("MA-INCOME-05")
def test_planned_and_hand_cards_wait_and_plain_income_is_not_repeated() -> None:
    position = Position(2).tableau(0, "a_market_woman_1").planned(0, "a_market_woman_2").having(0, doubloon_income=9)
    game = buying(position, "a_merchant_1")
    assert income(game) == (9 + 1 + 1, 1)


@clause("MA-INCOME-05", "MA-PREST-03")
def test_a_token_from_a_prestige_building_makes_up_for_income_too() -> None:
    game = in_village(Position(2).tableau(0, "a_legionnaire_1").building("castle"))
    game.give("va_buy", "building castle")
    assert income(game) == (8, 2)


@clause("MA-EX-19", "MA-INCOME-06")
def test_steps_beyond_the_end_of_the_doubloon_track_raise_the_vp_income() -> None:
    position = Position(2).having(0, doubloon_income=33, vp_income=5)
    assert income(buying(position, "a_planter_1")) == (34, 7)
    assert income(buying(Position(2).having(0, doubloon_income=34), "a_planter_1")) == (34, 3)
    assert income(buying(Position(2).having(0, doubloon_income=31), "a_planter_1")) == (34, 0)


@clause("MA-EX-18", "MA-INCOME-07", "MA-RUL-41")
def test_vp_income_that_reaches_20_pays_for_every_scoring_to_come_and_begins_anew() -> None:
    position = Position(2).round(2).having(0, vp_income=18).synergies(0, "anchor")
    game = buying(position, "b_harbor_1")
    assert (game.player(0).vp, game.player(0).vp_income) == (60, 2)


@clause("MA-INCOME-07", "MA-RUL-41")
def test_steps_left_over_of_one_effect_are_moved_from_0() -> None:
    position = Position(2).round(2).having(0, vp_income=18).synergies(0, "quill")
    game = buying(position, "b_printing_house_1")
    assert (game.player(0).vp, game.player(0).vp_income) == (60, 1)


@clause("MA-INCOME-07")
@pytest.mark.parametrize(("round", "vp"), [(1, 80), (2, 60), (3, 40), (4, 20)])
def test_exactly_20_turns_over_in_every_round(round: int, vp: int) -> None:
    game = buying(Position(2).round(round).having(0, vp_income=19), "a_chaplain_1")
    assert (game.player(0).vp, game.player(0).vp_income) == (vp, 0)
    game = buying(Position(2).round(round).having(0, vp_income=18), "a_chaplain_1")
    assert (game.player(0).vp, game.player(0).vp_income) == (0, 19)


@clause("MA-INCOME-07", "MA-RUL-41")
@pytest.mark.parametrize(("phase", "round", "vp"), [("interim_choice", 3, 40), ("final_choice", 4, 20)])
def test_in_step_1_of_a_scoring_this_scoring_is_still_to_come(phase: str, round: int, vp: int) -> None:
    game = Position(2).round(round).having(0, vp_income=19).hand(0, "a_chaplain_1").play(0, phase)
    game.give("card a_chaplain_1")
    assert game.player(0).vp == vp


@clause("MA-INCOME-07")
def test_the_scoring_after_turning_over_pays_only_what_the_marker_shows_then() -> None:
    position = Position(2).round(3).having(0, vp_income=18, doubloons=0).having(1, doubloons=0)
    game = position.having(0, doubloons=17).hand(0, "b_harbor_1").synergies(0, "anchor").play(0, "interim_choice")
    game.give("card b_harbor_1").until("sail.to")
    assert game.player(0).vp_from[INCOME_VP] == 40 + 2


@clause("MA-INCOME-09", "MA-FINAL-02")
@pytest.mark.parametrize(("field", "vp"), [(8, 0), (9, 0), (10, 1), (11, 1), (18, 5), (33, 12), (34, 13)])
def test_after_round_four_the_doubloon_income_gives_vp_and_no_doubloons(field: int, vp: int) -> None:
    position = Position(2).round(4).having(0, doubloon_income=field, vp_income=3, doubloons=2)
    game = position.having(1, doubloons=0).play(0, "final_choice").until("")
    assert game.player(0).vp_from[INCOME_VP] == 3 + vp
    assert game.player(0).doubloons == 2


def recomputed(player: Player) -> tuple[int, int]:
    """What the bought cards and the basic 8 doubloons make together."""
    doubloons, vp = 8, 0
    for card in player.tableau:
        for effect in CARDS[card].income:
            synergy = effect.word("synergy")
            if synergy and not player.synergies[SYNERGY[synergy]]:
                continue
            if effect.verb == "income_doubloons":
                doubloons += effect.int_of("n")
            else:
                vp += effect.int_of("n")
    doubloons += 2 * player.card_figures.get("b_trading_post", 0)
    beyond = max(0, doubloons - TRACKS.doubloon_last)
    return doubloons - beyond, (vp + beyond) % 20


@clause("MA-INCOME-08")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_income_can_always_be_recomputed_from_the_bought_cards(seed: int) -> None:
    game = new_game(3)
    source = Randomness(seed)
    bought = 0
    for _ in range(900):
        if game.table.ask is None:
            break
        if game.asked == "chance":
            game.table.answer_chance(source.below(len(game.table.ask.options_for(game.table.ask.seat))))
            continue
        buys = [key for key in game.options if key.startswith(("card ", "va_buy", "village"))]
        choices = buys or game.steps or game.options
        game.give(choices[source.below(len(choices))])
        for player in game.state.players:
            assert (player.doubloon_income, player.vp_income) == recomputed(player)
        bought = sum(len(player.tableau) for player in game.state.players)
    assert bought > 5
