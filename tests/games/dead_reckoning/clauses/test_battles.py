"""Battles: general, ship against encounter, ship against ship. (DR-BAT, DR-BENC, DR-BSHIP)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import UNIT
from tests.clauses import clause
from tests.games.dead_reckoning.clauses.fights import attack, merchant, mustered, two_ships, walls
from tests.games.dead_reckoning.positions import Play, Position


@clause("DR-BAT-01")
def test_three_kinds_of_battle() -> None:
    assert attack(two_ships()).state.fight().kind == "ship"
    assert merchant().start().do("attack").state.fight().kind == "merchant"
    assert walls("fort").start().do("storm").state.fight().kind == "building"


@clause("DR-BAT-02", "DR-USE-03")
def test_cannons_are_divided_among_the_battles_of_a_turn() -> None:
    game = two_ships(card="mr1_packet_boat").crew(0, "gunner:2+r1_powder_monkey_u").upgrade(0, B="up_gun_port")
    play = game.start().do("attack")
    assert play.acts("fire")[-1] == ("fire", 4)
    play.fire(1).throw("n2", "n1", "n1").use("attack_ship")
    assert play.acts("fire")[-1] == ("fire", 3)
    play.fire(3).throw("n2", "n2", "n2", "m1").play_card("purser")
    assert play.player(0).fired + sum(play.player(0).fired_hull) == 4


@clause("DR-BAT-02")
def test_the_next_turn_has_all_cannons_again() -> None:
    play = attack(two_ships().crew(1, "captain:2")).fire(1).throw("n2", "m1").end_turn().use("attack_ship")
    play.do("ready")
    assert play.acts("fire") == [("fire", 0), ("fire", 1)]


@clause("DR-BAT-03")
def test_the_same_building_is_not_attacked_twice_in_a_turn() -> None:
    play = walls("fort").start().do("storm").fire(0).throw("n2", "n1", "n1", "n1", "n1")
    assert play.space("r1c1").buildings == [0]
    assert not play.offered("storm")


@clause("DR-BAT-03", "DR-RUL-25")
def test_the_same_ship_is_not_attacked_twice_in_a_turn() -> None:
    play = attack(two_ships().crew(0, "crewman+r2_commission")).fire(0).throw("n2")
    assert play.uses("attack_ship") == []


@clause("DR-BAT-04", "DR-BBOARD-03")
def test_the_steps_of_a_battle() -> None:
    game = two_ships().crew(0, "gunner:2+r1_cutlass_drill_u")
    play = attack(game).fire(2)
    steps = [play.prompt]
    play.throw("n3", "f2", "m1")
    steps.append(play.prompt)
    play.throw("n2", "n2")
    steps.append(play.prompt)
    play.use("gain_strength")
    steps.append(play.prompt)
    assert steps == ["tower.zone", "tower.zone", "battle.ability", "plunder.place"]
    assert play.player(0).damage == 0
    play.do("supply", "all")
    told = [event.kind for event in play.table.events if event.kind in ORDER]
    assert told == ORDER
    assert [player.damage for player in play.state.players] == [1, 1]


ORDER = [
    "markers.thrown",
    "markers.thrown",
    "marker.exploded",
    "markers.thrown",
    "strength.gained",
    "goods.plundered",
    "ship.damaged",
    "battle.strength",
    "battle.won",
    "ship.damaged",
]


@clause("DR-BAT-05")
def test_cannons_of_board_hull_and_cards_in_play() -> None:
    def most(game: Position) -> int:
        return int(game.start().do("attack").acts("fire")[-1][1])

    assert most(merchant()) == 1
    assert most(merchant().upgrade(0, B="up_gun_port", C="up_carronades")) == 4
    assert most(merchant().crew(0, "gunner:2+r1_powder_monkey_u", "captain:4")) == 4
    assert most(merchant().hand(0, "gunner:2")) == 1


@clause("DR-BAT-06", "DR-TOWER-03")
def test_all_markers_are_thrown_together() -> None:
    play = attack(two_ships().crew(0, "gunner:2")).fire(2)
    assert [event.args for event in play.told("markers.thrown")] == [(0, 2), (1, 1)]
    play.throw("n2", "n2", "n2")
    assert play.told("marker.pushed") == []


# Ship against encounter


@clause("DR-BENC-01", "DR-RUL-14")
def test_cards_with_cannons_or_battle_abilities_may_be_played() -> None:
    game = merchant().hand(0, "gunner:2", "crewman+r1_cutlass_drill_u", "bosun:4", "captain:1")
    play = game.start().do("attack")
    gunner, crewman = play.card_of(0, "gunner"), play.card_of(0, "crewman")
    assert play.acts("play") == [("play", gunner), ("play", crewman)]
    play.play_card("gunner")
    assert play.values == [("play", crewman), ("fire", 0), ("fire", 1), ("fire", 2)]


@clause("DR-BENC-01")
def test_the_encounter_has_the_markers_of_its_back() -> None:
    for card, markers in (("mr1_pilgrim_ship", 1), ("mr1_packet_boat", 2), ("mr1_armed_cutter", 4)):
        play = merchant(card).start().do("attack").fire(0)
        assert play.told("markers.thrown")[0].args == (-1, markers)


@clause("DR-BENC-01", "DR-RUL-14")
def test_as_many_cannons_as_wanted() -> None:
    game = merchant().crew(0, "gunner:2")
    for number in range(3):
        play = game.start().do("attack").fire(number)
        assert mustered(play)[0] == (0, number)


@clause("DR-BENC-02")
def test_battle_abilities_in_any_order_none_compulsory() -> None:
    game = merchant().crew(0, "gunner:3+r1_cutlass_drill_u")
    play = game.start().do("attack").fire(0).throw("n1", "n1")
    assert (play.asked, len(play.acts("use"))) == ("0", 2)
    play.use("gain_strength").use("throw").throw("n1", "n1").do("supply", "all")
    assert play.told("battle.strength")[0].args == (0, 1, -1, 0)
    passed = game.start().do("attack").fire(0).throw("n2", "n1").do("pass")
    assert passed.told("battle.won")[0].args == (-1,)


@clause("DR-BENC-03", "DR-RUL-67")
def test_effects_of_the_back_come_in_printed_order_before_legendary() -> None:
    game = merchant("mr1_tobacco_brig").having(0, legendary=3).deck(0, "bosun:1")
    play = game.start().do("attack").fire(1).throw("n2", "n1", "n1", "n1")
    assert (play.prompt, play.coins(0), play.achievements(0)) == ("level.bottom", 2, [])
    play.do(False)
    assert play.achievements(0) == ["legendary"]
    assert play.player(0).advancements == ["mr1_tobacco_brig"]


@clause("DR-BENC-04")
def test_losing_counts_nothing() -> None:
    assert merchant().start().do("attack").fire(0).throw("n2", "n1").player(0).legendary == 0


@clause("DR-BENC-05", "DR-SINK-01", "DR-RUL-29")
def test_a_ship_with_five_damage_sinks_after_the_battle() -> None:
    play = merchant().having(0, damage=3).start().do("attack").fire(1).throw("n1", "m1", "n2")
    assert (play.prompt, play.player(0).damage, play.where(0)) == ("plunder.place", 3, "r1c1")
    play.do("supply", "all")
    assert (play.where(0), play.player(0).chest, play.player(1).chest) == ("harbor", 10, 15)
    assert play.achievements(1) == []


@clause("DR-BENC-06")
def test_the_attacker_plunders_the_encounter_does_not() -> None:
    play = merchant().start().do("attack").fire(1).throw("f2", "f2", "f2").do("ship", "all")
    assert [event.args for event in play.told("goods.plundered")] == [(0, 1, 1)]
    assert play.told("battle.won")[0].args == (0,)
    assert (play.cargo(0), play.coins(0)) == (1, 3)


@clause("DR-RUL-19")
def test_the_attacker_wins_ties_against_encounters_and_buildings() -> None:
    assert merchant().start().do("attack").fire(0).throw("n1", "n1").told("battle.won")[0].args == (0,)
    assert walls("garrison").start().do("storm").fire(0).throw("n1", "n1").told("battle.won")[0].args == (0,)


# Ship against ship


@clause("DR-BSHIP-02", "DR-BSHIP-03", "DR-RUL-14")
def test_first_the_active_player_decides_then_the_attacked_one_who_uses_all_cannons() -> None:
    game = two_ships().hand(0, "gunner:2").hand(1, "gunner:3", "bosun", "crewman+r1_powder_monkey_u")
    play = attack(game.upgrade(1, B="up_gun_port"))
    assert (play.asked, play.prompt) == ("0", "battle.muster")
    play.play_card("gunner").fire(1)
    assert (play.asked, play.prompt) == ("1", "battle.defence")
    gunner, crewman = play.card_of(1, "gunner"), play.card_of(1, "crewman")
    assert play.values == [("play", gunner), ("play", crewman), ("ready",)]
    play.play_card("gunner").do("ready")
    assert mustered(play) == [(0, 1), (1, 3)]
    assert play.prompt == "tower.zone"


@clause("DR-BSHIP-03")
def test_the_attacked_player_may_play_nothing() -> None:
    play = attack(two_ships().hand(1, "gunner:2")).fire(0).do("ready")
    assert mustered(play) == [(0, 0), (1, 1)]
    assert play.player(1).hand == [play.card_of(1, "gunner")]


@clause("DR-BSHIP-04")
def test_a_defender_in_harbor_has_four_markers_more() -> None:
    play = Position().crew(0, "captain:2").start().use("attack_ship").fire(1)
    assert mustered(play) == [(0, 1), (1, 5)]


@clause("DR-BSHIP-04", "DR-BUILD-13")
def test_buildings_on_the_island_help_whoever_controls_it() -> None:
    def numbers(controller: int) -> list[tuple[int | str, ...]]:
        game = two_ships("parrot_cay").control(controller, "r1c1").building("r1c1", "outpost", "fort", "garrison")
        return mustered(attack(game).fire(1))

    assert numbers(0) == [(0, 4), (1, 1)]
    assert numbers(1) == [(0, 1), (1, 4)]


@clause("DR-BUILD-13")
def test_buildings_of_a_third_player_help_nobody() -> None:
    game = Position(3).tile("r1c1", "parrot_cay").control(2, "r1c1").building("r1c1", "outpost", "fort")
    play = game.at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2").start().use("attack_ship").fire(1)
    assert mustered(play) == [(0, 1), (1, 1)]


def armed_both() -> Play:
    """Both have two abilities; after the first throw the active player is asked."""
    game = two_ships().crew(0, "gunner:3+r1_cutlass_drill_u").crew(1, "gunner:3+r1_cutlass_drill_m")
    return attack(game).fire(0).throw("n1", "n1")


@clause("DR-BSHIP-05")
def test_abilities_alternate_until_both_pass_one_after_the_other() -> None:
    play = armed_both()
    assert (play.asked, play.prompt) == ("0", "battle.ability")
    play.do("pass")
    assert play.asked == "1"
    play.use("gain_strength")
    assert play.asked == "0"
    play.use("gain_strength")
    assert play.asked == "1"
    play.do("pass")
    assert play.asked == "0"
    play.do("pass")
    assert play.prompt == "plunder.place"


@clause("DR-RUL-81")
def test_without_a_usable_ability_one_passes_unasked() -> None:
    game = two_ships().crew(1, "gunner:1+r1_cutlass_drill_u", "crewman+r1_cutlass_drill_m")
    play = attack(game).fire(0).throw("n1")
    assert play.asked == "1"
    play.use("gain_strength")
    assert play.asked == "1"
    play.use("gain_strength")
    assert play.prompt == "plunder.place"
    assert play.told("battle.passed") == []


@clause("DR-BSHIP-06", "DR-BSHIP-10", "DR-ACH-04")
def test_the_loser_takes_a_damage_and_the_winner_a_marker_on_legendary() -> None:
    won = attack(two_ships()).fire(1).throw("n2", "n1").do("supply", "all")
    assert [player.damage for player in won.state.players] == [0, 1]
    assert [player.legendary for player in won.state.players] == [1, 0]
    lost = attack(two_ships()).fire(1).throw("n1", "n2").do("supply", "all")
    assert [player.damage for player in lost.state.players] == [1, 0]
    assert [player.legendary for player in lost.state.players] == [0, 1]


@clause("DR-BSHIP-10", "DR-RUL-15", "DR-RUL-67")
def test_abilities_for_a_win_come_in_addition_and_need_no_use_before() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1")
    game.at(1, "r1c1").crew(0, "captain:4", "gunner:1+r4_boarding_legend").hand(0, "purser")
    play = game.start().use("attack_ship").fire(1).throw("n2", "n5").do("supply", "all")
    assert play.prompt == "battle.spoils"
    assert (play.player(1).damage, play.player(0).legendary) == (1, 1)
    assert sorted(value[0] for value in play.values) == ["pass", "use", "use"]
    play.use("deal_damage")
    assert (play.player(1).damage, play.cargo(0), play.coins(0)) == (2, 1, 2)
    play.use("gain")
    assert play.coins(0) == 2 + 1 + 2
    assert play.prompt == "main.act"


@clause("DR-RUL-15")
def test_the_loser_uses_no_ability_for_a_win() -> None:
    game = Position().tile("r1c1", "trade_winds").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:3").hand(0, "purser")
    play = game.start().use("attack_ship").fire(0).throw("n2")
    assert (play.prompt, play.coins(0)) == ("main.act", 0)
    assert 1000 * play.card_of(0, "captain") + UNIT["captain_d"].number not in play.state.used


@clause("DR-RUL-15", "DR-USE-03")
def test_an_ability_for_a_win_is_used_once_in_a_turn() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").at(1, "r1c1").crew(0, "captain:3")
    play = game.hand(0, "purser").start().do("attack").fire(1).throw("n2", "n1", "n1")
    play.use("gain")
    assert play.coins(0) == 3
    play.use("attack_ship").throw("m1")
    assert (play.prompt, play.coins(0)) == ("main.act", 3)


@clause("DR-BSHIP-09", "DR-RUL-27", "DR-RUL-29")
def test_both_may_sink_and_losses_are_known_before_the_first_transfer() -> None:
    game = two_ships().having(0, damage=4, chest=3).having(1, damage=4, chest=2)
    play = attack(game).fire(1).throw("m1", "m1")
    assert [play.where(seat) for seat in (0, 1)] == ["harbor", "harbor"]
    assert [player.chest for player in play.state.players] == [2, 3]
    assert [play.achievements(seat) for seat in (0, 1)] == [["terror"], ["terror"]]


@clause("DR-BSHIP-09")
def test_the_winner_may_sink() -> None:
    game = two_ships().having(0, damage=4).crew(0, "gunner:2")
    play = attack(game).fire(2).throw("n2", "n2", "m1")
    assert play.told("battle.won")[0].args == (0,)
    assert (play.where(0), play.where(1)) == ("harbor", "r1c1")
    assert play.achievements(1) == ["terror"]
    assert play.player(0).legendary == 1


@clause("DR-RUL-14")
def test_after_the_attacked_players_choice_the_active_player_adds_nothing() -> None:
    game = two_ships().hand(0, "gunner:2").hand(1, "gunner:2")
    play = attack(game).fire(1).do("ready")
    assert play.prompt == "tower.zone"
    assert play.player(0).hand == [play.card_of(0, "purser"), play.card_of(0, "gunner")]


@clause("DR-EX-36", "DR-RUL-16")
def test_cannons_under_goods() -> None:
    attacked = attack(two_ships().upgrade(1, B="up_gun_port").hold(1, B=(1, 0))).do("ready").fire(0)
    assert mustered(attacked)[1] == (1, 1)
    harbor = Position().crew(0, "captain:2").upgrade(0, B="up_gun_port").hold(0, B=(1, 0))
    assert harbor.start().use("attack_ship").acts("fire")[-1] == ("fire", 2)


@clause("DR-RUL-16", "DR-RUL-66")
def test_cannons_under_goods_count_at_an_own_island_for_the_active_player_only() -> None:
    def most(controller: int, pirate: bool = False) -> int:
        game = two_ships("parrot_cay").control(controller, "r1c1").upgrade(0, B="up_gun_port").hold(0, B=(1, 0))
        return int(attack(game.at(1, "r1c1", pirate)).acts("fire")[-1][1])

    assert (most(0), most(1), most(0, pirate=True)) == (2, 1, 1)
    game = two_ships("parrot_cay").control(1, "r1c1").upgrade(1, B="up_gun_port").hold(1, B=(1, 0))
    assert mustered(attack(game).do("ready").fire(0))[1] == (1, 1)


# The window before a battle


@clause("DR-RUL-57")
def test_a_mover_who_runs_into_pirates_has_the_first_window() -> None:
    game = Position().tile("r1c1", "trade_winds").at(1, "r1c1", pirate=True).hand(0, "purser").hand(1, "bosun")
    game.upgrade(0, B="up_gun_port").hold(0, B=(1, 0)).having(1, may_level=1)
    play = game.start(sails=1).move("r1c1")
    assert (play.asked, play.prompt) == ("0", "battle.window")
    play.do("arrange", 1)
    assert (play.asked, play.prompt) == ("1", "battle.window")
    play.do("ready")
    assert (play.asked, play.acts("fire")[-1]) == ("0", ("fire", 2))


@clause("DR-RUL-57", "DR-BBLD-03")
def test_a_building_battle_opens_no_window_for_the_owner() -> None:
    game = walls("fort").at(1, "r1c1").hand(1, "gunner:2").having(1, may_level=1).upgrade(1, B="up_gun_port")
    play = game.hold(1, B=(1, 0)).start().do("storm")
    assert (play.asked, play.prompt) == ("0", "battle.muster")
    play.fire(0)
    assert play.prompt == "tower.zone"
    assert mustered(play)[1] == (1, 5)


@clause("DR-RUL-57", "DR-SINK-03")
def test_coins_at_risk_open_the_window_too() -> None:
    play = attack(two_ships().hold(1, A=(0, 4), D=(0, 1)))
    assert (play.asked, play.prompt) == ("1", "battle.window")
    play.do("jettison", "coin", 1)
    assert play.coins(1) == 4
    assert play.prompt == "battle.muster"
