"""Advancements and encounters: buying, trading, attacking, taking. (DR-BUY, DR-ENC)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import CARDS
from quarterdeck.games.dead_reckoning.content.pieces import DRAW, SAIL, WHEEL
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


def at_card(card: str, cargo: int, tile: str = "trade_winds") -> Position:
    """Seat 0 on r1c1 with this card and so much cargo aboard."""
    return Position().tile("r1c1", tile, card).at(0, "r1c1").aboard(0, cargo).hand(0, "purser")


@clause("DR-EX-08", "DR-BUY-01", "DR-BUY-02", "DR-BUY-03")
def test_an_advancement_is_paid_with_cargo_from_the_ship() -> None:
    play = at_card("r1_rigger", 5).having(0, dock=3).start().do("buy")
    assert (play.cargo(0), play.player(0).dock) == (1, 3)
    assert play.player(0).advancements == ["r1_rigger"]
    assert play.space("r1c1").card == ""


@clause("DR-BUY-02")
def test_without_enough_cargo_aboard_nothing_is_bought() -> None:
    assert not at_card("r1_rigger", 3).having(0, dock=9).start().offered("buy")
    assert at_card("r1_rigger", 4).start().offered("buy")


@clause("DR-BUY-01", "DR-RUL-76")
def test_only_on_the_cards_space_and_never_in_harbor() -> None:
    game = Position().tile("r1c1", "trade_winds", "r1_rigger").aboard(0, 5)
    assert not game.start().offered("buy")
    assert not game.tile("r1c2", "parrot_cay").at(0, "r1c2").start().offered("buy")


@clause("DR-BUY-01", "DR-RUL-76")
def test_open_sea_and_islands_both_have_a_card_space() -> None:
    for tile in ("trade_winds", "parrot_cay"):
        assert at_card("r1_rigger", 4, tile).start().offered("buy")


@clause("DR-BUY-04", "DR-RUL-13")
def test_two_dealings_in_a_turn_whatever_they_are() -> None:
    game = (
        at_card("r1_topman_u", 7)
        .tile("r1c2", "parrot_cay", "mr1_packet_boat")
        .tile("r1c3", "gulf_stream", "r1_topman_l")
    )
    play = game.start(sails=4).do("buy").move("r1c2").do("trade").move("r1c3")
    assert play.cargo(0) == 2
    assert not play.offered("buy")
    battle = at_card("mr1_packet_boat", 7).tile("r1c2", "parrot_cay", "mr1_salt_trader")
    play = battle.tile("r1c3", "gulf_stream", "mr1_pilgrim_ship").start(sails=4).do("attack").fire(0).throw("n2", "n2")
    play.move("r1c2").do("attack").fire(0).throw("n2", "n2").move("r1c3")
    assert play.state.dealings == 2
    assert not play.offered("attack")
    assert not play.offered("trade")


@clause("DR-RUL-13", "DR-BUY-06", "DR-ADV-19")
def test_cards_taken_by_an_ability_are_free_and_no_dealing() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").tile("r2c1", "parrot_cay", "r2_saboteur")
    game.tile("r3c1", "gallows_key", "r3_banker").crew(0, "crewman+r4_black_market")
    play = game.start().use("take_advancement_card")
    assert (play.prompt, play.values) == ("card.take", [0, 3])
    play.do(0)
    assert play.player(0).advancements == ["mr1_packet_boat"]
    assert (play.state.dealings, play.state.turned) == (0, [])
    assert play.space("r1c1").card == ""


@clause("DR-BUY-07", "DR-ENC-02", "DR-SCORE-04")
def test_an_owned_encounter_is_an_advancement() -> None:
    play = at_card("mr1_packet_boat", 3).crew(0, "captain").start().do("trade").do("end").chance_any().do("merchant")
    assert (play.prompt, play.offered("mr1_packet_boat", play.card_of(0, "captain"))) == ("cleanup.sleeve", True)


# Trading


@clause("DR-ENC-01", "DR-ENC-03")
def test_a_merchant_ship_is_traded_with_or_attacked() -> None:
    play = at_card("mr1_packet_boat", 3).start()
    assert [play.offered(word) for word in ("trade", "attack", "buy")] == [True, True, False]
    poor = at_card("mr1_packet_boat", 2).start()
    assert [poor.offered(word) for word in ("trade", "attack", "buy")] == [False, True, False]
    assert all(card.merchant for card in CARDS.values() if card.id.startswith("m"))


@clause("DR-EX-27", "DR-ENC-02", "DR-RUL-56")
def test_a_traded_merchant_ship_counts_by_its_front() -> None:
    play = at_card("mr1_packet_boat", 3).crew(0, "bosun").start().do("trade")
    assert (play.cargo(0), play.player(0).advancements) == (0, ["mr1_packet_boat"])
    assert play.state.turned == []
    play.do("end").chance_any().do("merchant").do("mr1_packet_boat", play.card_of(0, "bosun")).chance_any()
    card = play.state.crew[play.card_of(0, "bosun")]
    assert card.sleeve == ("mr1_packet_boat", "", "")
    shown = Position().crew(0, "bosun:1+mr1_packet_boat")
    icons = [in_play_icons(shown.state, shown.player(0), icon) for icon in (DRAW, SAIL, WHEEL)]
    assert icons == [1, 0, 0]
    back = Position().crew(0, "bosun:1+mr1_packet_boat*")
    assert [in_play_icons(back.state, back.player(0), icon) for icon in (DRAW, SAIL, WHEEL)] == [0, 1, 1]


# Attacking


def attack(card: str, cannons: int, *zones: str) -> Play:
    """Seat 0 attacks with so many cannons; first its markers land, then the black ones."""
    game = at_card(card, 0)
    if cannons > 1:
        game.crew(0, "gunner:1+r3_battery")
    return game.start().do("attack").fire(cannons).throw(*zones)


@clause("DR-ENC-03", "DR-RUL-11", "DR-BENC-01")
def test_attacking_turns_the_card_over_for_everybody() -> None:
    play = at_card("mr1_packet_boat", 0).crew(0, "gunner:2").start().do("attack")
    assert play.prompt == "battle.muster"
    assert play.state.turned == ["mr1_packet_boat"]
    assert play.told("merchant.turned")[0].args == (0, "mr1_packet_boat")
    assert play.state.dealings == 1
    assert play.values == [("fire", 0), ("fire", 1), ("fire", 2)]


@clause("DR-ENC-08", "DR-BENC-03", "DR-BENC-04", "DR-RUL-67")
def test_a_beaten_merchant_ship_is_an_advancement_by_its_back() -> None:
    play = attack("mr1_packet_boat", 1, "n2", "n1", "n1")
    assert play.player(0).advancements == ["mr1_packet_boat"]
    assert (play.coins(0), play.player(0).legendary, play.player(0).damage) == (2, 1, 0)
    assert play.state.turned == ["mr1_packet_boat"]
    assert play.state.buried == []


@clause("DR-EX-28", "DR-ENC-04", "DR-ENC-05", "DR-RUL-11", "DR-RUL-12")
def test_losing_buries_the_card() -> None:
    play = attack("mr1_packet_boat", 1, "n1", "n2", "n1")
    play.do("supply", "all")
    assert play.state.buried == ["mr1_packet_boat"]
    assert (play.player(0).damage, play.player(0).advancements, play.state.dealings) == (1, [], 1)
    assert play.space("r1c1").card == ""
    assert "mr1_packet_boat" not in play.state.boxes[0].cards
    play.do("end")
    assert play.prompt == "draw.row"
    assert "mr1_packet_boat" not in play.table.options(-1)
    play.draw("r1_rigger")
    assert play.space("r1c1").card == "r1_rigger"


@clause("DR-RUL-12", "DR-BENC-03")
def test_losing_brings_only_what_the_back_says() -> None:
    strong = attack("mr2_convoy_escort", 1, "n1", *["n2"] * 5).do("supply", "all")
    assert strong.player(0).damage == 2
    game = Position().tile("r4c1", "trade_winds", "mr4_plague_ship").at(0, "r4c1").aboard(0, 3).hand(0, "purser")
    plague = game.start().do("attack").fire(0).throw(*["n2"] * 5)
    assert (plague.player(0).damage, plague.cargo(0)) == (1, 1)
    short = Position().tile("r4c1", "trade_winds", "mr4_plague_ship").at(0, "r4c1").aboard(0, 1).hand(0, "purser")
    assert short.start().do("attack").fire(0).throw(*["n2"] * 5).cargo(0) == 0


@clause("DR-RUL-10", "DR-BENC-03")
def test_a_merchant_ship_without_an_ability_is_buried_after_a_win() -> None:
    play = attack("mr1_salt_trader", 1, "n2", "n1", "n1")
    assert play.state.buried == ["mr1_salt_trader"]
    assert play.player(0).advancements == []
    assert (play.coins(0), play.cargo(0), play.player(0).legendary) == (3, 1, 1)


@clause("DR-BENC-03", "DR-RUL-34", "DR-RUL-63")
def test_an_upgrade_won_may_be_declined() -> None:
    game = Position().tile("r2c1", "trade_winds", "mr2_timber_barque").at(0, "r2c1").hand(0, "purser")
    play = game.start().do("attack").fire(1).throw("n2", *["n1"] * 4)
    assert (play.prompt, play.values[-1]) == ("upgrade.choose", "")
    assert play.do("").player(0).hull == ["", "", "", ""]
    taken = game.start().do("attack").fire(1).throw("n2", *["n1"] * 4).do("up_jib")
    assert taken.player(0).hull == ["", "up_jib", "", ""]
    game.state.upgrades[:4] = [0, 0, 0, 0]
    gone = game.start().do("attack").fire(1).throw("n2", *["n1"] * 4)
    assert gone.prompt == "main.act"
    assert gone.player(0).legendary == 1


@clause("DR-RUL-83", "DR-BENC-05", "DR-SINK-03", "DR-SINK-06")
def test_a_ship_that_wins_and_sinks_keeps_the_card_and_loses_the_coins() -> None:
    game = Position().tile("r2c1", "trade_winds", "mr2_rum_brig").at(0, "r2c1").hand(0, "purser")
    play = game.having(0, damage=4).aboard(0, 0, 1).start().do("attack").fire(1).throw("n2", "m1", "n1", "n1")
    assert play.player(0).advancements == ["mr2_rum_brig"]
    assert play.where(0) == "harbor"
    assert (play.coins(0), play.player(0).chest) == (0, 15)
    assert [player.achievements for player in play.state.players] == [[], []]
    assert play.player(1).chest == 15


# Refilling


@clause("DR-CLEAN-02", "DR-EX-28")
def test_card_spaces_are_refilled_only_in_clean_up() -> None:
    game = at_card("r1_rigger", 4).tile("r2c1", "parrot_cay")
    play = game.start().do("buy")
    assert play.space("r1c1").card == ""
    play.do("end").draw("r1_topman_u").draw("r2_saboteur")
    assert [play.space(space).card for space in ("r1c1", "r2c1", "r1c2")] == ["r1_topman_u", "r2_saboteur", ""]


@clause("DR-CLEAN-03", "DR-RUL-09")
def test_an_empty_box_is_replaced_by_the_next_higher_one() -> None:
    game = Position().tile("r1c1", "trade_winds").next_cards(1).next_cards(2).next_cards(3, "r3_banker")
    play = game.next_cards(4, "r4_armada").tile("r3c3", "parrot_cay").tile("r2c1", "gulf_stream").start().do("end")
    play.draw("r3_banker", "r4_armada")
    assert [play.space(space).card for space in ("r1c1", "r2c1", "r3c3")] == ["r3_banker", "r4_armada", ""]


@clause("DR-RUL-09", "DR-MOVE-04")
def test_exploring_uses_the_next_higher_box_too_and_never_a_lower_one() -> None:
    game = Position().next_cards(1).next_cards(2, "r2_saboteur").hand(0, "purser")
    assert game.start(sails=1).move("r1c1").draw("gallows_key", "r2_saboteur").prompt == "main.act"
    game = Position().tile("r3c1", "trade_winds").at(0, "r3c1").next_cards(4).hand(0, "purser")
    play = game.start(sails=1).move("r4c1").draw("gallows_key")
    assert (play.prompt, play.space("r4c1").card) == ("main.act", "")
