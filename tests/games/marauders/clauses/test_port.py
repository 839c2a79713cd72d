"""The Port action: trade, shipyard, crew, rumors, missions, stash. (MM-PORT, MM-SELL, MM-BUY, MM-YARD, MM-CREW)"""

from __future__ import annotations

from tests.clauses import clause
from tests.games.marauders.position import Play, Position


def in_port(position: Position) -> Play:
    """Seat 0 begins a Port action where he is."""
    return position.play(0).give("port")


def merchant_captain(port: str = "trinidad", **values: int) -> Position:
    """Rodrigo Salazar, whose ability does not matter in port, in a port without a feature."""
    return Position(2).captain(0, "rodrigo_salazar").at(0, port, in_port=True).having(0, **values)


def offer(game: Play, *goods: str) -> Play:
    """The cards of the offer, by short names."""
    return game.give("buy").chance(*[f"cargo_{good}" for good in goods])


@clause("MM-EX-27", "MM-SELL-01", "MM-SELL-03", "MM-SELL-05")
def test_three_cards_in_demand_earn_a_glory_point_and_change_the_demand() -> None:
    position = merchant_captain(gold=0).cargo(0, "rum_1", "rum_2", "rum_3", "sugar_1")
    game = in_port(position).give("sell", "rum", "rum", "rum", "sugar").chance("wood").chance("eagle_eye_1")
    assert game.player(0).gold == 21
    assert game.player(0).glory == 1
    assert game.state.demand[16] == "wood"
    assert game.player(0).cargo == []


@clause("MM-EX-27", "MM-SELL-01", "MM-SELL-03")
def test_two_cards_in_demand_change_it_without_a_point() -> None:
    position = merchant_captain(gold=0).cargo(0, "rum_1", "rum_2", "sugar_1", "sugar_2")
    game = in_port(position).give("sell", "rum", "rum", "sugar", "sugar").chance("wood")
    assert (game.player(0).gold, game.player(0).glory) == (18, 0)
    assert game.state.demand[16] == "wood"


@clause("MM-EX-27", "MM-SELL-06", "MM-SELL-02")
def test_without_a_card_in_demand_the_token_stays() -> None:
    position = merchant_captain(gold=0).cargo(0, "sugar_1", "sugar_2", "sugar_7", "sugar_8")
    game = in_port(position).give("sell", "sugar", "sugar", "sugar", "sugar")
    assert (game.player(0).gold, game.player(0).glory) == (12, 0)
    assert game.state.demand[16] == "rum"
    assert len(game.state.cargo_discard) == 4


@clause("MM-RUL-25")
def test_the_replaced_token_joins_the_unused_ones_only_after_the_draw() -> None:
    position = merchant_captain().cargo(0, "rum_1")
    position.state.demand_supply = ["wood", "food"]
    game = in_port(position).give("sell", "rum").chance("food")
    assert game.state.demand_supply == ["wood", "rum"]


@clause("MM-PORT-02", "MM-PORT-03", "MM-SELL-04", "MM-RUL-24")
def test_selling_comes_first_and_every_activity_once() -> None:
    game = in_port(merchant_captain().cargo(0, "sugar_1", "sugar_2"))
    assert "sell" in game.options
    game.give("sell", "sugar", "pass")
    assert "sell" not in game.options
    game = in_port(merchant_captain().cargo(0, "sugar_1"))
    game.give("yard", "done")
    assert "sell" not in game.options and "yard" not in game.options


@clause("MM-EX-05", "MM-BUY-01", "MM-BUY-02", "MM-BUY-03")
def test_the_offer_of_the_rules_costs_ten_gold() -> None:
    position = merchant_captain(gold=10).demand("trinidad", "food")
    game = offer(in_port(position), "spices_1", "cocoa_1", "cocoa_2", "rum_1", "rum_2", "rum_3")
    game.give("spices", "cocoa", "cocoa", "rum", "rum", "rum")
    assert game.player(0).gold == 0
    assert len(game.player(0).cargo) == 6


@clause("MM-BUY-02")
def test_the_number_drawn_counts_not_the_number_bought() -> None:
    position = merchant_captain(gold=10).demand("trinidad", "food")
    game = offer(in_port(position), "spices_1", "cocoa_1", "cocoa_2", "rum_1", "rum_2", "rum_3")
    game.give("rum", "cocoa", "pass")
    assert game.player(0).gold == 10 - 1 - 2
    assert len(game.state.cargo_discard) == 4


@clause("MM-RUL-60")
def test_in_nassau_a_good_drawn_twice_costs_one_gold_and_in_demand_sells_for_six() -> None:
    position = merchant_captain("nassau", gold=10).demand("nassau", "food").cargo(0, "food_1")
    game = in_port(position).give("sell", "food").chance("rum")
    assert game.player(0).gold == 16
    offer(game, "spices_1", "cocoa_1", "cocoa_2", "wood_1", "sugar_1", "tobacco_1").give("cocoa")
    assert game.player(0).gold == 15


@clause("MM-BUY-01", "MM-RUL-27")
def test_cards_in_demand_are_replaced_and_join_the_discards_after_the_offer() -> None:
    game = in_port(merchant_captain(gold=0))
    offer(game, "rum_1", "cocoa_1", "cocoa_2", "rum_2", "wood_1", "food_1", "food_2", "sugar_1")
    assert game.told("offer.drawn")[0].args[1] == "cocoa cocoa wood food food sugar"
    assert {"cargo_rum_1", "cargo_rum_2"} <= set(game.state.cargo_discard)


@clause("MM-BUY-04", "MM-RUL-68", "MM-RUL-90")
def test_reduced_goods_are_shown_to_one_opponent() -> None:
    position = Position(3).captain(0, "rodrigo_salazar").at(0, "trinidad", in_port=True)
    game = offer(in_port(position), "spices_1", "cocoa_1", "cocoa_2", "wood_1", "food_1", "sugar_1")
    game.give("cocoa", "pass")
    assert (game.prompt, game.options) == ("buy.show", ["2", "3"])
    game.give("3")
    event = game.told("bargain.seen")[0]
    assert event.for_seat(2) and not event.for_seat(1)
    game = offer(in_port(Position(3).captain(0, "rodrigo_salazar")), "spices_1", "wood_1", "food_1", "sugar_1")
    game.chance("cargo_cocoa_1", "cargo_textiles_1").give("spices", "pass")
    assert game.prompt == "port.act"


@clause("MM-BUY-07", "MM-RUL-26")
def test_buying_in_the_same_port_in_the_next_turn_draws_three_even_after_an_empty_purchase() -> None:
    position = merchant_captain(gold=0).having(0, bought_in=16)
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(0, "turn_start").give("port")
    offer(game, "cocoa_1", "wood_1", "food_1")
    assert game.prompt == "buy.good"
    position = merchant_captain(gold=0).having(0, bought_in=3)
    game = position.play(0, "turn_start").give("port")
    offer(game, "cocoa_1", "wood_1", "food_1")
    assert game.prompt == "draw.cargo"


@clause("MM-BUY-08", "MM-MOVE-04", "MM-RUL-30", "MM-SHIP-04")
def test_six_cards_fit_in_port_and_the_excess_is_given_up_on_leaving_by_choice() -> None:
    position = merchant_captain(gold=20).cargo(0, "wood_1", "wood_2", "wood_3")
    game = offer(in_port(position), "spices_1", "cocoa_1", "cocoa_2", "food_1", "sugar_1", "sugar_2")
    game.give("spices", "cocoa", "cocoa")
    assert not game.offers("sugar")
    game.give("pass").give("done", "leave")
    assert (game.prompt, game.options) == ("cargo.give_up", ["cocoa", "spices", "wood"])
    game.give("wood", "wood", "wood", "spices")
    assert len(game.player(0).cargo) == 2
    assert game.where(0) == "trinidad"


@clause("MM-BUY-06")
def test_the_discards_are_shuffled_when_the_draw_pile_is_empty() -> None:
    position = merchant_captain(gold=0).next_cargo("wood_1")
    game = in_port(position).give("buy").chance("cargo_wood_1").chance("cargo_food_1")
    assert game.state.cargo_discard == []


@clause("MM-YARD-02", "MM-YARD-03", "MM-YARD-07", "MM-YARD-11", "MM-GLORY-02")
def test_a_frigate_costs_its_price_less_the_old_ship_and_earns_glory_once_per_captain() -> None:
    game = in_port(merchant_captain(gold=80)).give("yard", "ship frigate").chance("eagle_eye_1")
    assert game.player(0).gold == 80 - 35 + 5
    assert game.areas(0) == {"hull": 3, "cargo": 3, "masts": 3, "crew": 2, "cannons": 3}
    assert game.player(0).glory == 1
    assert game.offers("ship") == []
    game = in_port(merchant_captain(gold=80).having(0, large_ship=1)).give("yard", "ship galleon")
    assert game.player(0).glory == 0
    assert game.prompt == "yard.act"


@clause("MM-EX-26", "MM-YARD-04", "MM-RUL-28")
def test_the_sale_price_of_a_ship() -> None:
    position = merchant_captain(gold=1).ship(0, "frigate", hull=2, masts=1, crew=2).mods(0, "rigging", "hammocks")
    game = in_port(position.put_modifications_away()).give("yard", "ship sloop")
    assert game.player(0).gold == 1 - 10 + 9
    assert game.prompt == "modification.port"
    position = merchant_captain(gold=0).ship(0, "frigate", hull=2, masts=1, crew=2).mods(0, "rigging", "hammocks")
    assert not in_port(position.put_modifications_away()).give("yard").offers("ship")


@clause("MM-YARD-09", "MM-RUL-28")
def test_a_man_o_war_is_neither_bought_nor_sold() -> None:
    game = in_port(merchant_captain(gold=9).ship(0, "man_o_war")).give("yard")
    assert game.offers("ship") == []
    game = in_port(merchant_captain(gold=10).ship(0, "man_o_war")).give("yard")
    assert game.offers("ship") == ["ship sloop", "ship flute"]
    game.give("ship flute")
    assert game.player(0).gold == 0
    assert game.area(0, "crew") == 1


@clause("MM-YARD-10", "MM-YARD-02")
def test_repairs_cost_two_gold_a_point_in_every_area_but_crew() -> None:
    game = in_port(merchant_captain(gold=5).ship(0, "sloop", hull=1, crew=1, cargo=0)).give("yard")
    assert game.offers("repair") == ["repair hull", "repair cargo"]
    game.give("repair cargo", "repair cargo")
    assert game.area(0, "cargo") == 2
    assert game.player(0).gold == 1
    assert game.offers("repair") == []


@clause("MM-WPN-01", "MM-WPN-02", "MM-WPN-03", "MM-YARD-02", "MM-RUL-89")
def test_special_weapons_cost_three_sell_for_one_and_only_one_of_a_type_is_allowed() -> None:
    position = merchant_captain(gold=7)
    position.state.weapons["chain_shot"] = 0
    game = in_port(position).give("yard")
    assert game.offers("weapon") == ["weapon grappling_hooks", "weapon grapeshot"]
    game.give("weapon grapeshot")
    assert game.offers("weapon") == ["weapon grappling_hooks"]
    game.give("sell_weapon grapeshot")
    assert game.player(0).gold == 5
    assert game.state.weapons["grapeshot"] == 4


@clause("MM-MOD-01", "MM-MOD-02", "MM-MOD-11", "MM-RUL-29", "MM-PORT-04")
def test_the_modification_of_a_port_is_turned_up_and_sold_once() -> None:
    position = merchant_captain(gold=7).ship(0, "sloop", cannons=0)
    game = in_port(position.modification_at("trinidad", "extra_gunport", face_down=True))
    assert game.state.mods_open == {16: "extra_gunport"}
    game.give("yard", "modification extra_gunport")
    assert game.player(0).gold == 4
    assert game.area(0, "cannons") == 1
    assert game.state.mods_open == {}
    game = in_port(merchant_captain(gold=7).mods(0, "rigging").modification_at("trinidad", "rigging"))
    assert game.give("yard").offers("modification") == []


@clause("MM-MOD-06", "MM-RUL-29", "MM-CREW-01", "MM-CREW-03")
def test_hammocks_make_room_for_crew_that_must_be_recruited() -> None:
    game = in_port(merchant_captain(gold=7).modification_at("trinidad", "hammocks"))
    assert "recruit" not in game.options
    game.give("yard", "modification hammocks", "done")
    assert game.area(0, "crew") == 2
    game.give("recruit").dice("S 1 1")
    assert game.area(0, "crew") == 3
    assert game.player(0).gold == 4


@clause("MM-MOD-08")
def test_a_flipped_reinforced_hull_is_restored_for_three_gold() -> None:
    position = merchant_captain(gold=7).mods(0, "reinforced_hull").having(0, flipped=["reinforced_hull"])
    game = in_port(position.put_modifications_away()).give("yard", "restore reinforced_hull")
    assert game.player(0).gold == 4
    assert game.player(0).flipped == []


@clause("MM-CREW-02", "MM-CREW-03")
def test_after_a_failed_roll_crew_costs_two_gold_each() -> None:
    game = in_port(merchant_captain(gold=5).ship(0, "galleon", crew=1)).give("recruit").dice("1 1 1")
    assert game.options == ["0", "1", "2"]
    game.give("2")
    assert (game.area(0, "crew"), game.player(0).gold) == (3, 1)


@clause("MM-MOD-03")
def test_modifications_move_to_a_new_ship_only_in_st_john() -> None:
    position = merchant_captain("st_john", gold=40).mods(0, "rigging").put_modifications_away()
    game = in_port(position).give("yard", "ship frigate", "rigging").chance_any()
    assert game.player(0).mods == ["rigging"]
    assert game.player(0).gold == 40 - 35 + 5
    position = merchant_captain(gold=40).mods(0, "rigging").put_modifications_away()
    game = in_port(position).give("yard", "ship frigate", "havana").chance_any()
    assert game.player(0).mods == []


@clause("MM-STASH-01", "MM-STASH-02", "MM-RUL-105")
def test_gold_is_stashed_in_the_home_port_only_and_nobody_hears_how_much() -> None:
    assert not in_port(merchant_captain(gold=9)).offers("stash")
    game = in_port(merchant_captain("san_juan", gold=9)).give("stash", "6")
    assert (game.player(0).gold, game.player(0).stash) == (3, 6)
    assert game.told("stash.used")[0].args == (0,)
    assert not game.offers("stash") and not game.offers("take")
    assert game.view(1)["players"][0].get("stash") != 6


@clause("MM-STASH-03", "MM-STASH-04", "MM-RUL-77", "MM-RUL-105")
def test_in_a_port_action_at_home_the_stash_pays_too() -> None:
    game = in_port(merchant_captain("san_juan", gold=1, stash=5)).give("yard", "weapon grapeshot")
    assert (game.player(0).gold, game.player(0).stash) == (0, 3)
    game = in_port(merchant_captain("san_juan", gold=5, stash=5)).give("purse stash", "yard", "weapon grapeshot")
    assert (game.player(0).gold, game.player(0).stash) == (5, 2)
    assert not in_port(merchant_captain(gold=1, stash=9)).give("yard").offers("weapon")


@clause("MM-RUL-105", "MM-PORT-02")
def test_what_is_paid_from_is_not_changed_back_and_forth_without_end() -> None:
    game = in_port(merchant_captain("san_juan", gold=5, stash=5).cargo(0, "rum_1")).give("purse stash")
    assert not game.offers("purse") and game.offers("sell")
    game.give("yard", "done")
    assert game.offers("purse") == ["purse ship"]


@clause("MM-RUM-01", "MM-RUM-02", "MM-RUM-03", "MM-CAPT-05")
def test_a_rumor_costs_two_gold_and_an_influence_test() -> None:
    game = in_port(merchant_captain(gold=5)).give("rumor").dice("1 1")
    assert (game.player(0).gold, game.player(0).rumors) == (3, [])
    game = in_port(merchant_captain(gold=5).rumor(0, "ru_old_gunner")).give("rumor").dice("S 1").chance("ru_apothecary")
    assert game.prompt == "rumor.drop"
    game.give("ru_old_gunner")
    assert game.player(0).rumors == ["ru_apothecary"]
    assert "ru_old_gunner" in game.state.rumor_deck
    assert "rumor" not in game.options


@clause("MM-ACT-02", "MM-PORT-01", "MM-EX-01", "MM-MOVE-01")
def test_one_port_action_a_turn_and_none_without_an_action_left() -> None:
    game = in_port(merchant_captain()).give("done")
    assert "port" not in game.options
    game = Position(2).captain(0, "frances_wright").at(0, "havana", in_port=True).play(0)
    game.give("leave", "move nassau", "enter")
    assert game.where(0) == "port of nassau"
    assert game.state.turn == 1


@clause("MM-RUL-14", "MM-BNTY-08", "MM-MOVE-03")
def test_port_royal_lets_pirates_in_for_a_fee_once() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "port_royal").bounties(0, english=1)
    game = position.play(0).give("enter").dice("1 1")
    assert game.options == ["pay", "turn_away"]
    game.give("pay")
    assert (game.player(0).gold, game.where(0)) == (8, "port of port_royal")
    game.give("port")
    assert game.prompt == "port.act"
    assert game.player(0).gold == 8


@clause("MM-RUL-14")
def test_the_entry_into_port_royal_holds_until_the_captain_leaves() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "port_royal").bounties(0, english=1)
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(0).give("enter").dice("1 1").give("pay", "end", "end").chance("ev_peace_2")
    assert game.state.turn == 0
    game.give("port")
    assert game.prompt == "port.act"


@clause("MM-RUL-14")
def test_a_failed_roll_leaves_the_fee_and_turning_away_spends_the_action() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "port_royal").bounties(0, english=1)
    game = position.play(0).give("enter").dice("1 1")
    assert game.options == ["pay", "turn_away"]
    game.give("turn_away")
    assert (game.where(0), game.state.actions) == ("port_royal", 2)
    game.give("enter").dice("S 1")
    assert game.where(0) == "port of port_royal"


@clause("MM-RUL-14", "MM-RUL-13")
def test_who_is_inside_when_port_royal_becomes_illegal_pays_before_the_next_port_action() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "port_royal", in_port=True).bounties(0, english=1)
    game = position.play(0).give("port").dice("1 1")
    assert game.prompt == "port.gate"
    game.give("turn_away")
    assert (game.prompt, game.state.actions) == ("turn.act", 2)


@clause("MM-BNTY-08", "MM-CAPT-08", "MM-MOVE-03", "MM-WAR-06", "MM-RUL-55", "MM-RUL-13")
def test_ports_of_hunting_and_enemy_nations_and_closed_ones_cannot_be_entered_but_the_home_port_can() -> None:
    def enters(position: Position) -> bool:
        return "enter" in position.play(0).options

    assert enters(Position(2).at(0, "tortuga"))
    assert not enters(Position(2).at(0, "tortuga").bounties(0, french=1))
    assert not enters(Position(2).at(0, "tortuga").war("spanish", "french"))
    assert enters(Position(2).at(0, "tortuga").war("dutch", "french"))
    assert not enters(Position(2).at(0, "tortuga").lasting("ev_plague", "french"))
    assert enters(Position(2).at(0, "cartagena").bounties(0, spanish=5).lasting("ev_plague", "spanish"))
    assert not enters(Position(2).at(0, "havana").bounties(0, spanish=1))


@clause("MM-RUL-13")
def test_a_captain_inside_a_port_that_became_illegal_may_leave_but_not_act_there() -> None:
    game = Position(2).at(0, "tortuga", in_port=True).bounties(0, french=1).play(0)
    assert "leave" in game.options
    assert "port" not in game.options


@clause("MM-STASH-03", "MM-RUL-77")
def test_margriet_de_vos_stashes_and_spends_in_every_dutch_port() -> None:
    position = Position(2).captain(0, "margriet_de_vos").at(0, "curacao", in_port=True).having(0, gold=1, stash=5)
    game = in_port(position)
    assert "stash" in game.options and "take" in game.options
    game.give("yard", "weapon grapeshot")
    assert (game.player(0).gold, game.player(0).stash) == (0, 3)
    position = Position(2).captain(0, "margriet_de_vos").at(0, "tortuga", in_port=True).having(0, gold=1, stash=5)
    assert not in_port(position).give("yard").offers("weapon")
