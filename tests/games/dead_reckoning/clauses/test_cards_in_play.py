"""Playing cards, using abilities, reading them. (DR-PLAY, DR-USE, DR-ABIL, DR-ICON)"""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.components import UNIT
from quarterdeck.games.dead_reckoning.content.pieces import CANNON, DRAW, WHEEL
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons, shown_icons
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position


@clause("DR-PLAY-01")
def test_a_played_card_lies_face_up() -> None:
    play = Position().hand(0, "gunner:2", "captain:1").start().play_card("gunner")
    card = play.card_of(0, "gunner")
    assert play.player(0).play == [card]
    assert play.player(0).hand == [play.card_of(0, "captain")]
    assert play.view(1)["players"][0]["play"] == [card]
    assert play.view(1)["crew"][card]["raised"] == 0


@clause("DR-PLAY-02", "DR-USE-01")
def test_abilities_are_used_at_once_later_or_not_at_all() -> None:
    play = Position().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").hand(0, "purser", "bosun:3").start()
    play.play_card("purser").play_card("bosun").do("sails").use("produce").do(0)
    assert len(play.uses("gain")) == 1
    play.do("end").chance_any()
    assert (play.asked, play.space("r1c1").cargo, play.player(0).dock) == ("1", 1, 0)


@clause("DR-RUL-86", "DR-USE-02")
def test_cargo_for_the_dock_comes_with_its_card() -> None:
    play = Position().hand(0, "crewman:2", "bosun:3", "crewman:4").having(0, damage=1).start()
    play.play_card("crewman")
    assert (play.player(0).dock, play.uses("gain")) == (2, [])
    assert len(play.uses("repair")) == 1  # at a price
    play.play_card("bosun").do("play", play.card_of(0, "crewman", 1))
    assert play.player(0).dock == 2  # one of a choice, and what goes to dock or ship, wait
    assert len(play.uses("gain")) == 2


@clause("DR-RUL-86")
def test_coins_and_cards_played_in_a_battle_wait() -> None:
    play = Position().hand(0, "captain+r1_ships_purse").start().play_card("captain")
    assert (play.player(0).chest, len(play.uses("gain"))) == (15, 1)
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").hand(0, "gunner:2")
    fight = game.start().do("attack").play_card("gunner").fire(2)
    assert fight.player(0).dock == 0


@clause("DR-RUL-87", "DR-PLAY-02")
def test_a_card_is_played_and_used_in_one_go() -> None:
    game = Position().tile("r1c1", "parrot_cay").at(0, "r1c1").hand(0, "deckhand:2", "purser+r3_understudy")
    play = game.start()
    deckhand, purser = play.card_of(0, "deckhand"), play.card_of(0, "purser")
    place, produce = UNIT["deckhand_b1"].number, UNIT["purser_a"].number
    assert play.acts("play") == [
        ("play", deckhand),
        ("play", deckhand, place),
        ("play", purser),
        ("play", purser, produce),
    ]
    play.do("play", deckhand, place)
    assert (play.slots("r1c1"), play.player(0).play) == ([0, -1, -1], [deckhand])
    assert play.uses("place_influence") == []
    at_sea = Position().hand(0, "deckhand:2").start()
    assert at_sea.acts("play") == [("play", deckhand)]


@clause("DR-USE-01")
def test_abilities_of_cards_in_hand_cannot_be_used() -> None:
    assert Position().hand(0, "crewman").start().acts("use") == []


@clause("DR-USE-02", "DR-USE-04")
def test_each_ability_once_in_a_turn() -> None:
    play = Position().crew(0, "crewman:1").start()
    play.use("gain")
    assert play.acts("use") == []
    used = 1000 * play.card_of(0, "crewman") + UNIT["crewman_a"].number
    assert play.view(1)["used"] == [used]


@clause("DR-USE-02")
def test_the_same_ability_on_two_cards_is_used_twice() -> None:
    play = Position().crew(0, "crewman:1", "crewman:1").start().use("gain").use("gain")
    assert play.player(0).dock == 2
    assert play.acts("use") == []


@clause("DR-USE-03", "DR-ICON-08")
def test_a_battle_ability_is_used_only_in_a_battle_and_once_in_a_turn() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").tile("r1c2", "gulf_stream", "mr1_salt_trader")
    play = game.at(0, "r1c1").crew(0, "gunner:3").start(sails=2)
    assert play.uses("throw") == []
    play.do("attack").fire(1).throw("n2", "n1", "n1")
    assert len(play.uses("throw")) == 1
    play.use("throw").throw("n2", "n2")
    play.move("r1c2").do("attack").fire(1).throw("m3", "n1", "n1")
    assert play.prompt == "main.act"
    assert play.player(0).legendary == 2


@clause("DR-USE-05", "DR-USE-06", "DR-EX-21", "DR-BAT-02")
def test_a_cannon_played_in_defence_fires_in_every_turn_until_the_own_clean_up() -> None:
    purple, green, blue = 0, 1, 2
    game = Position(3).tile("r1c1", "trade_winds").at(purple, "r1c1").at(green, "r1c1").at(blue, "r1c1")
    game.crew(purple, "captain:2").crew(green, "captain:2").hand(blue, "gunner:2")
    play = game.start(purple).use("attack_ship").do(blue).fire(0)
    play.do("play", play.card_of(blue, "gunner"))
    assert play.told("battle.muster")[-1].args == (blue, 2)
    play.throw("n2", "n2").end_turn()
    play.use("attack_ship").do(blue).fire(0)
    assert play.told("battle.muster")[-1].args == (blue, 2)
    play.throw("n2", "n2").end_turn()
    assert (play.asked, play.prompt) == ("2", "main.act")
    assert play.player(blue).play == [play.card_of(blue, "gunner")]
    play.use("gain")
    assert play.player(blue).dock == 1
    play.end_turn()
    assert play.player(blue).discard == [play.card_of(blue, "gunner")]


@clause("DR-USE-05", "DR-EX-21")
def test_in_the_own_turn_the_cannon_counts_too() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").at(1, "r1c1")
    play = game.crew(0, "captain:2").hand(1, "gunner:2").start().use("attack_ship").fire(0)
    play.do("play", play.card_of(1, "gunner")).throw("n2", "n2").end_turn()
    assert play.asked == "1"
    play.do("attack")
    assert play.acts("fire") == [("fire", 0), ("fire", 1), ("fire", 2)]


# Lines


@clause("DR-EX-11", "DR-ABIL-01")
def test_green_lines_part_independent_abilities() -> None:
    def crewman() -> Play:
        return Position().crew(0, "crewman:4").having(0, damage=2).start()

    play = crewman().use("repair").do("sails").use("gain").do(0)
    assert (play.player(0).damage, play.player(0).dock) == (1, 4)
    play = crewman().use("gain").do(0).use("repair")
    assert (play.player(0).damage, play.player(0).dock) == (1, 4)
    assert play.acts("use") == []


@clause("DR-EX-12", "DR-ABIL-02")
def test_a_red_slash_leaves_one_of_several() -> None:
    def bosun() -> Play:
        return Position().crew(0, "bosun:4").having(0, dock=9).start()

    assert [option[2] for option in bosun().acts("use")] == [UNIT[f"bosun_d{n}"].number for n in (1, 2, 3)]
    cargo = bosun().use("gain")
    assert (cargo.player(0).dock, cargo.acts("use")) == (10, [])
    basic = bosun().use("add_upgrade").do("up_jib")
    assert (basic.player(0).dock, basic.player(0).hull, basic.acts("use")) == (6, ["", "up_jib", "", ""], [])
    advanced = bosun().use("add_upgrade", 1).do("up_royals")
    assert (advanced.player(0).dock, advanced.player(0).hull, advanced.acts("use")) == (
        3,
        ["", "up_royals", "", ""],
        [],
    )
    for play in (cargo, basic, advanced):
        assert shown_icons(play.state, play.card_of(0, "bosun"), WHEEL) == 1


@clause("DR-EX-13", "DR-ABIL-03", "DR-ABIL-04", "DR-ABIL-05", "DR-ADV-14", "DR-ICON-04", "DR-INFL-04")
def test_influence_per_cannon() -> None:
    game = Position().tile("r1c1", "seahound_isle").at(0, "r1c1")
    game.crew(0, "gunner:2+r1_powder_monkey_u+r3_conquistadors", "gunner:2").influence("r1c1", 1, 1)
    play = game.start().use("place_influence")
    assert play.slots("r1c1").count(0) == 3
    assert play.slots("r1c1").count(1) == 1


@clause("DR-EX-14", "DR-ABIL-03", "DR-ABIL-06", "DR-ADV-15", "DR-ADV-16", "DR-ICON-05", "DR-RUL-13")
def test_advancements_and_draws_by_wheels() -> None:
    game = Position().crew(0, "bosun:2+r2_tally_clerk+r3_charts", "captain:2")
    game.tile("r1c1", "parrot_cay", "r1_rigger").control(0, "r1c1")  # a hand of seven, so that three can be drawn
    play = game.start().use("gain_advancement")
    assert play.prompt == "draw.row"
    assert "r2_shipwright" in play.table.options(-1)
    play.draw("r2_shipwright")
    assert play.player(0).advancements == ["r2_shipwright"]
    assert play.state.dealings == 0
    assert in_play_icons(play.state, play.player(0), DRAW) == 3
    play.do("end").do("r2_shipwright", play.card_of(0, "captain")).chance_any()
    assert (play.prompt, play.values) == ("cleanup.draw", [0, 1, 2, 3])
    play.do(3).chance_any()
    assert len(play.player(0).hand) == 7


@pytest.mark.parametrize(
    ("crew", "row"),
    [
        ("crewman:1+r3_charts", 1),
        ("bosun:2+r3_charts", 2),
        ("bosun:2+r2_tally_clerk+r3_charts", 2),
        ("bosun:2+r2_navigator_u+r3_charts", 3),
        ("bosun:2+r2_navigator_u+r1_lighterman+r3_charts", 3),
    ],
)
@clause("DR-ABIL-08", "DR-ABIL-05")
def test_the_scale_of_wheels(crew: str, row: int) -> None:
    game = Position().crew(0, crew)
    for other in range(1, 5):
        if other != row:
            game.next_cards(other)
    play = game.start().use("gain_advancement")
    card = next(card for card in play.state.boxes[row - 1].cards if not card.startswith("m"))
    play.draw(card)
    assert play.player(0).advancements == [card]


@clause("DR-ABIL-06", "DR-RUL-09")
def test_without_a_pure_advancement_the_next_higher_box_gives_it() -> None:
    game = Position().crew(0, "crewman+r3_charts").next_cards(1, "mr1_packet_boat").next_cards(2)
    play = game.start().use("gain_advancement").chance_any()
    assert [card[:3] for card in play.player(0).advancements] == ["r3_"]
    assert play.state.boxes[0].top == ["mr1_packet_boat"]


@clause("DR-ABIL-07", "DR-RUL-56", "DR-RUL-61")
def test_encounters_found_on_the_way_keep_their_place_and_are_seen_by_the_searcher_alone() -> None:
    game = Position().crew(0, "crewman+r3_charts").tile("r1c1", "trade_winds").hand(0, "captain")
    play = game.start().use("gain_advancement").draw("mr1_packet_boat", "mr1_salt_trader", "r1_rigger")
    assert play.player(0).advancements == ["r1_rigger"]
    assert play.state.boxes[0].top == ["mr1_packet_boat", "mr1_salt_trader"]
    assert play.view(0)["boxes"][0]["top"] == ["mr1_packet_boat", "mr1_salt_trader"]
    assert play.view(1)["boxes"][0]["top"] == {"hidden": 2}
    play.do("end")
    assert play.space("r1c1").card == "mr1_packet_boat"


@clause("DR-RUL-09")
def test_with_empty_boxes_nothing_is_gained() -> None:
    game = Position().crew(0, "bosun:2+r2_navigator_u+r3_charts").next_cards(3).next_cards(4)
    assert game.start().uses("gain_advancement") == []


@clause("DR-ABIL-09", "DR-RUL-52", "DR-ADV-20", "DR-ICON-07")
def test_what_can_be_copied() -> None:
    game = Position().crew(0, "crewman:1+r3_understudy", "bosun:1+r3_hoard+r3_charts", "gunner:1+r2_gun_drill_m")
    play = game.start().use("copy_ability")
    assert play.player(0).dock == 2
    assert play.told("ability.copied")[0].args == (0, play.card_of(0, "bosun"), UNIT["r3_hoard_a"].number)
    play.use("gain", 2)
    assert play.player(0).dock == 4


@clause("DR-RUL-52")
def test_a_copy_counts_on_the_copying_card_pays_its_cost_and_leaves_the_original() -> None:
    game = Position().tile("r1c1", "crimson_lagoon").at(0, "r1c1").having(0, damage=2, dock=1)
    game.crew(0, "gunner:2+r1_powder_monkey_u+r3_understudy", "crewman:1+r3_conquistadors", "captain:2+r1_caulker")
    play = game.start().use("copy_ability")
    assert sorted(play.values) == sorted(
        [
            (play.card_of(0, "crewman"), UNIT["r3_conquistadors_b"].number),
            (play.card_of(0, "captain"), UNIT["r1_caulker_a1"].number),
            (play.card_of(0, "captain"), UNIT["r1_caulker_a2"].number),
        ]
    )
    play.do(play.card_of(0, "crewman"), UNIT["r3_conquistadors_b"].number)
    assert play.slots("r1c1").count(0) == 2
    play.use("place_influence")
    assert play.slots("r1c1").count(0) == 3
    paid = game.start().use("copy_ability").do(play.card_of(0, "captain"), UNIT["r1_caulker_a2"].number)
    assert (paid.player(0).damage, paid.player(0).dock) == (1, 0)


@clause("DR-RUL-52")
def test_another_players_cards_are_not_copied() -> None:
    game = Position().crew(0, "crewman:1+r3_understudy").crew(1, "crewman:1+r1_stevedore_u")
    assert game.start().uses("copy_ability") == []


# Icons


@clause("DR-ICON-01", "DR-ICON-02", "DR-ICON-05")
def test_icons_are_no_actions() -> None:
    play = Position().crew(0, "captain:1+r1_lookout+r1_lighterman", "deckhand:4+r1_powder_monkey_u").start()
    assert [UNIT_IDS[option[2]] for option in play.acts("use")] == ["r1_lighterman_b"]


UNIT_IDS = {unit.number: unit.id for unit in UNIT.values()}


@clause("DR-ICON-03", "DR-BSHIP-01", "DR-PIRATE-04")
def test_the_attack_flag_needs_an_enemy_ship_on_the_same_space() -> None:
    def flag(own: str, other: str, pirate: bool = False) -> bool:
        game = Position().tile("r1c1", "trade_winds").tile("r1c2", "parrot_cay").crew(0, "captain:2")
        return bool(game.at(0, own, pirate).at(1, other).start().uses("attack_ship"))

    assert flag("r1c1", "r1c1")
    assert flag("r1c1", "r1c1", pirate=True)
    assert flag("harbor", "harbor")
    assert not flag("r1c1", "r1c2")
    assert not flag("r1c1", "harbor")


@clause("DR-ICON-03", "DR-PIRATE-04", "DR-PIRATE-05")
def test_without_a_flag_a_merchant_ship_cannot_be_attacked_whatever_the_own_mode() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1", pirate=True).at(1, "r1c1")
    assert game.start().acts("challenge") == []


@clause("DR-ICON-03")
def test_of_several_ships_one_is_chosen() -> None:
    game = Position(3).crew(0, "captain:2")
    play = game.start().use("attack_ship")
    assert (play.prompt, play.values) == ("battle.target", [1, 2])
    assert play.do(2).state.fight().seats == [0, 2]


@clause("DR-ICON-06")
def test_repairing() -> None:
    play = Position().crew(0, "crewman:4", "crewman:4").having(0, damage=3).start().use("repair")
    assert play.player(0).damage == 2
    assert play.use("repair").player(0).damage == 1


@clause("DR-ICON-06")
def test_the_crewman_of_level_two_repairs_in_harbor_only() -> None:
    def repairs(space: str) -> int:
        game = Position().tile("r1c1", "trade_winds").at(0, space).crew(0, "crewman:2").having(0, damage=1, dock=2)
        return len(game.start().uses("repair"))

    assert (repairs("harbor"), repairs("r1c1")) == (1, 0)


@clause("DR-ABIL-03", "DR-ABIL-05")
def test_grey_icons_are_not_counted() -> None:
    play = Position().crew(0, "bosun:2+r2_tally_clerk+r3_charts").start()
    assert shown_icons(play.state, play.card_of(0, "bosun"), WHEEL) == 3
    cannons = Position().crew(0, "gunner:2+r3_conquistadors").start()
    assert shown_icons(cannons.state, cannons.card_of(0, "gunner"), CANNON) == 2


# Levelling up in play


@clause("DR-ADV-09", "DR-RUL-74", "DR-LEVEL-05")
def test_levelling_up_a_card_in_play_shows_the_new_level_at_once() -> None:
    play = Position().crew(0, "gunner:2+r3_drillmaster").start().use("gain").use("level_up")
    assert play.level(0, "gunner") == 3
    assert play.view(1)["crew"][play.card_of(0, "gunner")]["level"] == 3
    play.use("gain")
    assert play.player(0).dock == 3
    assert play.acts("use") == []


@clause("DR-RUL-74")
def test_what_stands_on_both_levels_stays_used() -> None:
    play = Position().crew(0, "bosun:1+r3_drillmaster").start().use("gain").use("level_up")
    assert play.level(0, "bosun") == 2
    assert play.acts("use") == []
    assert play.player(0).dock == 1


@clause("DR-RUL-74", "DR-ADV-09")
def test_a_card_of_level_four_is_not_levelled_up() -> None:
    play = Position().crew(0, "gunner:4+r3_drillmaster").start()
    assert play.uses("level_up") == []
    assert len(play.uses("gain")) == 1
