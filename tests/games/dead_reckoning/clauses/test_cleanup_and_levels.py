"""Clean-up, sleeving, drawing, levelling up. (DR-CLEAN, DR-LEVEL)"""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

TWELVE = ("captain", *["crewman"] * 3, "first_mate", "bosun", *["gunner"] * 2, *["deckhand"] * 2, "buccaneer", "purser")


@clause("DR-CLEAN-05")
def test_unused_sails_are_lost() -> None:
    play = Position().hand(0, *TWELVE[:6]).start(sails=5).do("end")
    assert play.player(0).sails == 0
    assert play.state.turn == 1


# Sleeving


@clause("DR-CLEAN-06", "DR-CLEAN-08")
def test_advancements_go_into_sleeves_of_cards_in_play() -> None:
    game = Position().crew(0, "captain").hand(0, "bosun").discarded(0, "purser")
    play = game.unsleeved(0, "r1_topman_u", "r1_rigger", "r1_topman_l").start(0, "sleeve")
    card = play.card_of(0, "captain")
    assert play.values == [("r1_topman_u", card), ("r1_rigger", card), ("r1_topman_l", card)]
    play.do("r1_topman_u", card).do("r1_rigger", card).do("r1_topman_l", card)
    assert play.state.crew[card].sleeve == ("r1_topman_u", "r1_rigger", "r1_topman_l")
    assert play.player(0).advancements == []


@clause("DR-CLEAN-07")
def test_one_advancement_for_each_line() -> None:
    game = Position().crew(0, "captain+r1_topman_u", "bosun").unsleeved(0, "r1_stevedore_u", "r1_topman_l")
    play = game.start(0, "sleeve")
    captain, bosun = play.card_of(0, "captain"), play.card_of(0, "bosun")
    assert play.values == [("r1_stevedore_u", bosun), ("r1_topman_l", captain), ("r1_topman_l", bosun)]


@clause("DR-CLEAN-09", "DR-RUL-72")
def test_an_added_advancement_does_not_work_in_this_turn() -> None:
    play = Position().crew(0, "captain").unsleeved(0, "r1_lookout").start().do("end")
    play.do("r1_lookout", play.card_of(0, "captain")).chance_any()
    assert (play.asked, len(play.player(0).hand)) == ("1", 4)
    owned = Position().crew(0, "captain+r1_lookout").start().do("end").chance_any()
    assert (owned.prompt, owned.values) == ("cleanup.draw", [0, 1])


@clause("DR-CLEAN-10", "DR-EX-34")
def test_one_advancement_may_be_kept() -> None:
    play = Position().crew(0, "captain").unsleeved(0, "r1_topman_u").start(0, "sleeve")
    assert play.offered("keep")
    play.do("keep").chance_any()
    assert play.player(0).advancements == ["r1_topman_u"]
    two = Position().crew(0, "captain").unsleeved(0, "r1_topman_u", "r1_topman_l").start(0, "sleeve")
    assert not two.offered("keep")
    either = {two.values[0][0], two.values[1][0]}
    assert either == {"r1_topman_u", "r1_topman_l"}


@clause("DR-CLEAN-11", "DR-RUL-65", "DR-EX-34")
def test_what_finds_no_sleeve_is_kept_and_then_nothing_else() -> None:
    game = Position().crew(0, "captain+r1_topman_u").unsleeved(0, "r1_stevedore_u", "r1_lookout", "r1_topman_l")
    play = game.start(0, "sleeve").chance_any()
    assert play.state.crew[play.card_of(0, "captain")].sleeve == ("r1_topman_u", "", "r1_topman_l")
    assert play.player(0).advancements == ["r1_stevedore_u", "r1_lookout"]


@clause("DR-CLEAN-11", "DR-CLEAN-06")
def test_without_a_card_in_play_all_are_kept() -> None:
    play = Position().hand(0, "captain").unsleeved(0, "r1_topman_u", "r1_topman_l").start(0, "sleeve").chance_any()
    assert play.player(0).advancements == ["r1_topman_u", "r1_topman_l"]


# Drawing


@pytest.mark.parametrize(("hand", "drawn"), [(0, 4), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
@clause("DR-CLEAN-13", "DR-RUL-72")
def test_four_cards_within_the_hand_limit(hand: int, drawn: int) -> None:
    play = Position().hand(0, *TWELVE[:hand]).start().do("end").chance_any()
    assert play.state.turn == 1
    assert len(play.told("crew.drawn")) == drawn
    assert len(play.player(0).hand) == hand + drawn


@clause("DR-CLEAN-12")
def test_cards_in_play_are_discarded_and_unplayed_ones_stay() -> None:
    game = Position().hand(0, "bosun").crew(0, "captain", "purser")
    play = game.start().do("end").chance_any()
    assert play.player(0).discard == [play.card_of(0, "captain"), play.card_of(0, "purser")]
    assert play.player(0).play == []
    assert play.player(0).hand[0] == play.card_of(0, "bosun")


@clause("DR-CLEAN-14", "DR-RUL-73")
def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile() -> None:
    play = Position().crew(0, "purser").deck(0, "captain").start().do("end")
    assert play.table.options(-1) == [play.card_of(0, "captain")]
    play.draw(play.card_of(0, "captain"))
    assert play.told("crew.shuffled")[0].args == (0,)
    assert len(play.table.options(-1)) == 11
    assert play.card_of(0, "purser") in play.table.options(-1)
    play.draw(play.card_of(0, "purser")).chance_any()
    assert (len(play.player(0).hand), len(play.player(0).deck), play.player(0).discard) == (4, 8, [])


@clause("DR-RUL-73")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r1c2", "lantern_island").tile("r1c3", "hermits_rest")
    game.control(0, "r1c1", "r1c2", "r1c3").hand(0, *TWELVE[:6]).crew(0, *TWELVE[6:8])
    game.player(0).deck = []
    play = game.start().do("end").chance_any()
    assert play.state.turn == 1
    assert len(play.player(0).hand) == 8


@clause("DR-EX-09", "DR-CLEAN-17", "DR-ICON-02", "DR-RUL-72")
def test_draw_bonuses_do_not_raise_the_limit() -> None:
    play = Position().hand(0, "bosun").crew(0, "captain+r1_lookout", "purser+mr1_packet_boat").start().do("end")
    play.chance_any()
    assert len(play.player(0).hand) == 5
    assert (play.prompt, play.values) == ("cleanup.draw", [0, 1])
    play.do(1).chance_any()
    assert len(play.player(0).hand) == 6


@clause("DR-CLEAN-17", "DR-RUL-72")
def test_bonus_cards_are_voluntary_the_four_are_not() -> None:
    play = Position().crew(0, "captain+mr3_royal_mail").start().do("end").chance_any()
    assert (play.prompt, play.values, len(play.player(0).hand)) == ("cleanup.draw", [0, 1, 2], 4)
    play.do(0)
    assert (play.state.turn, len(play.player(0).hand)) == (1, 4)


@clause("DR-CLEAN-15")
def test_islands_with_the_symbol_raise_the_limit() -> None:
    def drawn(controller: int) -> int:
        game = Position().tile("r1c1", "parrot_cay", "r1_rigger").control(controller, "r1c1").hand(0, *TWELVE[:5])
        return len(game.start().do("end").chance_any().player(0).hand)

    assert (drawn(0), drawn(1)) == (7, 6)


@clause("DR-EX-29", "DR-CLEAN-16", "DR-RUL-72")
def test_who_loses_a_raised_limit_discards_nothing() -> None:
    game = Position().tile("r1c1", "parrot_cay", "r1_rigger").control(1, "r1c1").hand(1, *TWELVE[:7])
    play = game.at(0, "r1c1").crew(0, "buccaneer:4").start().use("place_influence")
    assert play.space("r1c1").controller == 0
    play.end_turn()
    assert len(play.player(1).hand) == 7
    play.do("end")
    assert play.state.turn == 0
    assert len(play.player(1).hand) == 7
    assert play.player(1).discard == []


# Levelling up


@clause("DR-EX-10", "DR-LEVEL-05")
def test_a_levelled_card_stays_in_hand_at_its_new_level() -> None:
    play = Position().hand(0, "deckhand:1").having(0, may_level=1).start(0, "turn_start")
    assert play.prompt == "level.choose"
    play.do(play.card_of(0, "deckhand"))
    assert play.level(0, "deckhand") == 2
    assert play.player(0).hand == [play.card_of(0, "deckhand")]
    play.play_card("deckhand").do("sails")
    assert play.prompt == "sails.count"


@clause("DR-LEVEL-05", "DR-RUL-56")
def test_others_do_not_see_which_card_was_levelled_up() -> None:
    play = Position().hand(0, "deckhand:1", "bosun:1").having(0, may_level=1).start(0, "turn_start")
    play.do(play.card_of(0, "deckhand"))
    card = play.card_of(0, "deckhand")
    assert play.view(0)["crew"][card]["raised"] == 1
    assert play.view(1)["crew"][card]["raised"] == {"hidden": 1}
    play.play_card("deckhand")
    assert play.view(1)["crew"][card]["level"] == 2


@clause("DR-LEVEL-01", "DR-LEVEL-04", "DR-RUL-04")
def test_one_card_of_the_hand_by_one_level() -> None:
    game = Position().hand(0, "deckhand:3", "bosun:4").crew(0, "captain").having(0, may_level=1)
    play = game.start(0, "turn_start")
    assert play.values == [play.card_of(0, "deckhand")]
    play.do(play.card_of(0, "deckhand"))
    assert (play.level(0, "deckhand"), play.player(0).may_level, play.prompt) == (4, 0, "main.act")


@clause("DR-RUL-04")
def test_with_only_level_four_in_hand_nothing_happens() -> None:
    play = Position().hand(0, "bosun:4").having(0, may_level=1).start(0, "turn_start")
    assert play.values == [-1]
    assert play.do(-1).prompt == "main.act"


@clause("DR-RUL-04", "DR-LEVEL-04")
def test_nobody_levels_up_before_the_first_turn_and_everybody_before_the_next() -> None:
    play = Position().hand(0, "bosun").start(0, "turn_start")
    assert play.prompt == "main.act"
    play.do("end").chance_any().do("end").chance_any()
    assert (play.asked, play.prompt) == ("0", "level.choose")
    assert -1 not in play.values
    play.do(play.card_of(0, "bosun"))
    assert (play.level(0, "bosun"), play.prompt) == (2, "main.act")


def attacked(hand: str = "gunner:1") -> Play:
    """Seat 0 attacks seat 1, whose level-up is pending."""
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2")
    return game.hand(1, hand).having(1, may_level=1).start().use("attack_ship")


@clause("DR-LEVEL-03", "DR-RUL-57", "DR-LEVEL-05")
def test_whoever_is_attacked_may_level_up_before_the_battle() -> None:
    play = attacked()
    assert (play.asked, play.prompt) == ("1", "battle.window")
    assert play.offered("level", play.card_of(1, "gunner"))
    play.do("level", play.card_of(1, "gunner"))
    assert play.level(1, "gunner") == 2
    assert play.player(1).may_level == 0
    play.fire(0)
    assert play.offered("play", play.card_of(1, "gunner"))


@clause("DR-RUL-04", "DR-LEVEL-03")
def test_a_level_up_that_is_not_made_in_the_window_is_still_due() -> None:
    play = attacked().do("ready").fire(0)
    assert play.player(1).may_level == 1
    assert play.values == [("ready",)]


# The bottom of the deck


def beaten(*deck: str) -> Play:
    """Seat 0 has beaten the pilgrim ship, whose reward levels up the bottom card."""
    game = Position().tile("r1c1", "trade_winds", "mr1_pilgrim_ship").at(0, "r1c1").hand(0, "purser")
    return game.deck(0, *deck).start().do("attack").fire(1).throw("n2", "n1")


@clause("DR-LEVEL-06", "DR-ADV-21", "DR-RUL-73")
def test_the_bottom_card_of_the_deck_is_levelled_up_in_its_place() -> None:
    play = beaten("captain:1", "bosun:1")
    assert play.prompt == "level.bottom"
    play.do(True).draw(play.card_of(0, "bosun"))
    assert (play.level(0, "bosun"), play.level(0, "captain")) == (2, 1)
    assert play.player(0).bottom == [play.card_of(0, "bosun")]
    assert play.view(0)["players"][0]["bottom"] == [play.card_of(0, "bosun")]
    assert play.view(1)["players"][0]["bottom"] == {"hidden": 1}
    play.do("end").chance_any().do("merchant")
    assert play.table.options(-1) == [play.card_of(0, "captain")]
    play.draw(play.card_of(0, "captain"))
    assert play.player(0).hand[-2:] == [play.card_of(0, "captain"), play.card_of(0, "bosun")]


@clause("DR-LEVEL-06")
def test_if_it_cannot_be_the_one_above_is() -> None:
    play = beaten("captain:4", "bosun:4", "gunner:1").do(True)
    play.draw(play.card_of(0, "bosun"), play.card_of(0, "captain"), play.card_of(0, "gunner"))
    assert play.level(0, "gunner") == 2
    assert play.player(0).bottom == [play.card_of(0, role) for role in ("bosun", "captain", "gunner")]


@clause("DR-LEVEL-06")
def test_using_it_is_voluntary() -> None:
    play = beaten("captain:1").do(False)
    assert play.prompt == "main.act"
    assert (play.level(0, "captain"), play.player(0).bottom) == (1, [])


@clause("DR-RUL-73")
def test_levelling_the_bottom_card_never_shuffles() -> None:
    empty = beaten()
    assert (empty.prompt, empty.player(0).deck) == ("main.act", [])
    assert len(empty.player(0).discard) == 11
    best = beaten("captain:4").do(True).draw(0)
    assert (best.prompt, best.level(0, "captain")) == ("main.act", 4)
