"""The Battle Board and the tower. (DR-BBOARD, DR-TOWER)"""

from __future__ import annotations

from collections import Counter

from quarterdeck.games.dead_reckoning.content.components import ZONE, ZONES
from quarterdeck.games.dead_reckoning.rules.actions.tower import LANDING, knocks
from quarterdeck.kernel.rules.ask import CHANCE
from tests.clauses import clause
from tests.games.dead_reckoning.clauses.fights import attack, merchant, two_ships, walls
from tests.games.dead_reckoning.positions import Play, Position


@clause("DR-TOWER-02")
def test_a_marker_lands_by_the_weights_of_the_zones() -> None:
    count = Counter(LANDING)
    assert [count[zone.index] * 1000 for zone in ZONES] == [zone.weight * len(LANDING) for zone in ZONES]
    play = merchant().start().do("attack").fire(1)
    assert (play.prompt, play.table.options(CHANCE)) == ("tower.zone", LANDING)


@clause("DR-TOWER-03")
def test_in_the_first_throw_no_marker_pushes_another() -> None:
    play = merchant().start().do("attack").fire(1)
    for _ in range(3):
        assert play.prompt == "tower.zone"
        play.chance("n2")
    assert play.told("marker.pushed") == []


@clause("DR-BBOARD-05", "DR-TOWER-06")
def test_exploding_markers_are_thrown_again_each_with_one_more() -> None:
    play = attack(two_ships()).fire(1).throw("n3", "n3")
    assert [event.args for event in play.told("marker.exploded")] == [(0, 1), (1, 1)]
    assert [event.args for event in play.told("markers.thrown")][2:] == [(0, 2), (1, 2)]
    assert [player.markers for player in play.state.players] == [27, 27]


@clause("DR-BBOARD-05")
def test_explosions_go_on_until_the_zone_is_empty() -> None:
    play = merchant().start().do("attack").fire(1).throw("n3", "n1", "n1").throw("n3", "n2").throw("n2", "n2")
    assert play.told("battle.strength")[0].args == (0, 3, -1, 0)
    assert play.player(0).markers == 29 - 1


@clause("DR-TOWER-04", "DR-TOWER-06")
def test_exploding_markers_lie_no_longer_on_the_board() -> None:
    play = merchant().start().do("attack").fire(1).throw("n3", "f5", "f5")
    assert sum(play.state.fight().settled[0]) == 0
    play.chance("n3")
    assert play.prompt == "tower.zone"


def late(*landed: str, crew: str = "gunner:3") -> Play:
    """After a first throw with these zones (seat 0 first, then two black markers) two more are in the air."""
    play = merchant().crew(0, crew).start().do("attack").fire(1).throw(*landed)
    return play.use("throw")


@clause("DR-TOWER-04", "DR-BBOARD-12")
def test_how_likely_a_push_is() -> None:
    play = late("n2", "n2", "n1").chance("n2")
    assert play.prompt == "tower.push"
    options = play.table.options(CHANCE)
    assert options.count(1) / len(options) == 0.06 * 5
    near = late("m1", "f5", "f5").chance("n1")
    assert near.table.options(CHANCE).count(1) / len(near.table.options(CHANCE)) == 0.06


@clause("DR-TOWER-04")
def test_a_push_is_never_likelier_than_one_half() -> None:
    game = merchant("mr1_armed_cutter").crew(0, "gunner:3")
    play = game.start().do("attack").fire(2).throw(*["n2"] * 6).use("throw").chance("n2")
    options = play.table.options(CHANCE)
    assert (options.count(1), len(options)) == (1, 2)


@clause("DR-TOWER-04")
def test_without_a_marker_near_nothing_is_pushed() -> None:
    play = late("f5", "f5", "f5").chance("n1")
    assert play.prompt == "tower.zone"


@clause("DR-TOWER-04", "DR-TOWER-05", "DR-RUL-63")
def test_which_marker_is_pushed_and_whereto() -> None:
    play = late("n2", "n2", "m2").chance("n2", "1")
    own, black = ZONE["n2"], len(ZONES) + ZONE["n2"]
    assert Counter(play.table.options(CHANCE)) == {own: 2, black: 2, len(ZONES) + ZONE["m2"]: 1}
    play.draw(black)
    assert sorted(play.table.options(CHANCE)) == sorted(ZONE[zone] for zone in ("n1", "n3", "m2"))
    play.chance("m2")
    assert play.prompt == "tower.zone"
    play.throw("f3")
    assert play.told("marker.pushed")[0].args == (-1, ZONE["n2"], ZONE["m2"])
    assert play.told("battle.strength")[0].args == (0, 2, -1, 0)


@clause("DR-TOWER-04")
def test_markers_of_the_same_throw_do_not_push_each_other() -> None:
    play = late("f5", "f5", "f5").chance("n1", "n1")
    assert play.told("marker.pushed") == []
    assert play.prompt == "plunder.choice"


@clause("DR-TOWER-04")
def test_a_pushed_marker_can_be_pushed_again_from_where_it_lies() -> None:
    play = late("n2", "f5", "f5").chance("n2", "1").draw(ZONE["n2"]).chance("m2")
    assert knocks(play.state.fight(), ZONE["m3"]) == [ZONE["m2"]]


@clause("DR-TOWER-06")
def test_a_marker_pushed_into_the_explosion_zone_explodes() -> None:
    play = late("n2", "f5", "f5").chance("n2", "1").draw(ZONE["n2"]).chance("n3").throw("f1")
    assert play.told("marker.exploded")[0].args == (0, 1)
    play.throw("n1", "n1").do("supply", "all")
    assert play.told("battle.strength")[0].args == (0, 2, -1, 0)


@clause("DR-TOWER-04")
def test_markers_of_both_sides_land_in_random_order() -> None:
    play = attack(two_ships()).fire(1).throw("n3", "n3")
    assert (play.prompt, play.table.options(CHANCE)) == ("tower.side", [0, 0, 1, 1])


@clause("DR-TOWER-07", "DR-RUL-24")
def test_an_exploding_marker_without_another_is_thrown_alone() -> None:
    game = merchant().having(0, markers=1).earned(0, "legendary")
    play = game.start().do("attack").fire(1).throw("n3", "n1", "n1")
    assert play.told("markers.thrown")[-1].args == (0, 1)
    play.throw("n2")
    assert play.told("battle.strength")[0].args == (0, 1, -1, 0)
    assert play.player(0).markers == 1


@clause("DR-TOWER-09")
def test_every_throw_is_told() -> None:
    play = merchant().start().do("attack").fire(1).throw("n3", "n1", "n1").throw("n2", "n2")
    told = [(event.kind, event.args) for event in play.table.events if event.kind.startswith("marker")]
    assert told == [
        ("markers.thrown", (0, 1)),
        ("markers.thrown", (-1, 2)),
        ("marker.landed", (0, ZONE["n3"])),
        ("marker.landed", (-1, ZONE["n1"])),
        ("marker.landed", (-1, ZONE["n1"])),
        ("marker.exploded", (0, 1)),
        ("markers.thrown", (0, 2)),
        ("marker.landed", (0, ZONE["n2"])),
        ("marker.landed", (0, ZONE["n2"])),
    ]


# Plunder, damage, strength


@clause("DR-BBOARD-07")
def test_plunder_zones() -> None:
    def goods(zone: str, *choice: int) -> tuple[int, int]:
        play = merchant().start().do("attack").fire(1).throw(zone, "n2", "n2")
        for number in choice:
            play.do(number)
        play.do("ship", "all")
        assert play.player(0).markers == 29
        return play.cargo(0), play.coins(0)

    assert [goods(zone) for zone in ("n1", "m4", "n5", "f4", "f2")] == [(1, 0), (1, 0), (0, 1), (0, 1), (1, 1)]
    assert [goods(zone, cargo) for zone in ("m2", "f5") for cargo in (0, 1)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


@clause("DR-BBOARD-07", "DR-BBLD-07")
def test_nobody_plunders_in_a_battle_with_buildings() -> None:
    play = walls("garrison").start().do("storm").fire(1).throw("f2", "f2", "f2")
    assert play.told("goods.plundered") == []
    assert (play.cargo(0), play.coins(0), play.prompt) == (0, 0, "main.act")
    assert [player.markers for player in play.state.players] == [29, 25]


@clause("DR-BBOARD-08", "DR-RUL-18")
def test_plundered_goods_go_one_by_one_where_their_owner_likes() -> None:
    game = two_ships("parrot_cay").crew(0, "gunner:2")
    play = attack(game).fire(2).throw("f2", "f2", "n2")
    assert set(play.values) == {
        (where, what) for where in ("ship", "island", "supply") for what in ("all", "cargo", "coin")
    }
    play.do("ship", "cargo").do("island", "coin").do("supply", "cargo").do("ship", "all")
    assert (play.cargo(0), play.coins(0)) == (1, 1)
    assert (play.space("r1c1").cargo, play.space("r1c1").coins) == (0, 1)


@clause("DR-RUL-18", "DR-BBOARD-08")
def test_no_plunder_on_an_island_with_an_enemy_fort_in_harbor_and_on_open_sea() -> None:
    def places(game: Position) -> set[str]:
        play = attack(game).fire(1)
        play.throw("f2", *["n2"] * sum(play.state.fight().flying))
        return {value[0] for value in play.values}

    assert places(two_ships()) == {"ship", "supply"}
    assert places(Position().crew(0, "captain:2").hand(0, "purser")) == {"ship", "supply"}
    fort = two_ships("parrot_cay").control(1, "r1c1").building("r1c1", "fort")
    assert places(fort) == {"ship", "supply"}
    own = two_ships("parrot_cay").control(0, "r1c1").building("r1c1", "fort")
    assert places(own) == {"ship", "island", "supply"}


@clause("DR-RUL-18")
def test_the_active_player_plunders_first() -> None:
    play = attack(two_ships()).fire(1).throw("f2", "f2")
    assert (play.asked, play.prompt) == ("0", "plunder.place")
    play.do("ship", "all")
    assert (play.asked, play.prompt) == ("1", "plunder.place")
    play.do("ship", "all")
    assert [play.cargo(seat) for seat in (0, 1)] == [1, 1]


@clause("DR-RUL-17", "DR-PAY-03")
def test_room_for_plunder_is_made_in_the_battle() -> None:
    game = two_ships("parrot_cay").hold(0, A=(4, 0), D=(3, 0)).hold(1, A=(4, 0), D=(3, 0))
    play = attack(game).fire(1).throw("n5", "n5").do("ship", "all")
    assert (play.asked, play.prompt) == ("0", "goods.room")
    assert {value[0] for value in play.values} == {"jettison", "unload"}
    play.do("unload", "cargo", 1).do("ship", "all")
    assert (play.space("r1c1").cargo, play.cargo(0), play.coins(0)) == (1, 6, 1)
    assert play.asked == "1"
    assert {value[0] for value in play.values} == {"jettison"}
    play.do("jettison", "cargo", 1)
    assert (play.cargo(1), play.coins(1)) == (6, 1)


@clause("DR-BBOARD-09", "DR-BBOARD-10")
def test_damage_zones_hurt_the_enemy_and_do_not_help_to_win() -> None:
    play = attack(two_ships().crew(0, "gunner:2")).fire(2).throw("m1", "f3", "n2")
    assert [player.damage for player in play.state.players] == [1, 2]
    assert play.told("battle.won")[0].args == (1,)
    assert [player.markers for player in play.state.players] == [29, 28]


@clause("DR-BBOARD-11")
def test_the_higher_strength_wins_and_a_tie_is_the_active_players() -> None:
    def winner(own: str, other: str) -> int:
        return int(attack(two_ships()).fire(1).throw(own, other).told("battle.won")[0].args[0])

    assert winner("m3", "n2") == 0
    assert winner("n2", "m3") == 1
    assert winner("n2", "f1") == 0
    assert winner("m1", "m1") == 0


@clause("DR-RUL-51", "DR-BBOARD-09")
def test_damage_to_encounters_and_buildings_has_no_effect() -> None:
    play = merchant().start().do("attack").fire(1).throw("m1", "n1", "n1")
    assert play.told("ship.damaged") == []
    stormed = walls("garrison").start().do("storm").fire(1).throw("m1", "n1", "n1")
    assert stormed.told("ship.damaged") == []


# Battle abilities


def with_ability(card: str, *zones: str, cannons: int = 1, black: str = "mr1_packet_boat") -> Play:
    """A merchant battle with an ability on a crewman; so many own markers land first."""
    return merchant(black).crew(0, f"crewman+{card}").start().do("attack").fire(cannons).throw(*zones)


@clause("DR-ADV-01")
def test_gaining_strength() -> None:
    play = with_ability("r1_cutlass_drill_u", "n1", "n2", "n1").use("gain_strength").do("supply", "all")
    assert play.told("battle.strength")[0].args == (0, 1, -1, 1)
    assert play.told("battle.won")[0].args == (0,)


@clause("DR-ADV-04", "DR-BBOARD-06")
def test_throwing_two_more_and_exploding_before_the_next_ability() -> None:
    game = merchant().crew(0, "crewman+r2_gun_drill_m", "bosun+r1_cutlass_drill_u")
    play = game.start().do("attack").fire(0).throw("f5", "f5").use("throw")
    assert play.told("markers.thrown")[-1].args == (0, 2)
    play.throw("n3", "n2")
    assert play.prompt == "tower.zone"
    play.throw("n2", "n2")
    assert play.prompt == "battle.ability"
    assert play.markers_on(0) == {"n2": 3}


@clause("DR-ADV-04")
def test_without_markers_nothing_is_thrown() -> None:
    game = merchant().crew(0, "gunner:3").having(0, markers=1)
    play = game.start().do("attack").fire(1).throw("n2", "n1", "n1")
    assert play.prompt == "main.act"
    assert play.told("ability.used") == []
    assert play.told("battle.won")[0].args == (0,)


@clause("DR-ADV-07", "DR-TOWER-08", "DR-RUL-49", "DR-RUL-63")
def test_moving_any_marker_to_an_adjacent_damage_zone() -> None:
    play = with_ability("r3_chain_shot", "n2", "m3", "n1").use("move_marker")
    assert (play.prompt, play.values) == ("battle.marker", [(1, ZONE["n1"]), (1, ZONE["m3"])])
    play.do(1, ZONE["m3"])
    assert play.told("marker.moved")[0].args == (0, -1, ZONE["m3"], ZONE["f3"])
    assert play.told("battle.strength")[0].args == (0, 1, -1, 0)
    assert play.player(0).damage == 1


@clause("DR-ADV-12", "DR-TOWER-08", "DR-RUL-49")
def test_moving_any_marker_to_an_adjacent_zone() -> None:
    play = with_ability("r4_tide_caller", "n2", "m3", "f5").use("move_marker")
    assert play.values == [(0, ZONE["n2"]), (1, ZONE["m3"]), (1, ZONE["f5"])]
    play.do(0, ZONE["n2"])
    assert play.values == [ZONE[zone] for zone in ("n1", "n3", "m2")]
    play.do(ZONE["m2"])
    assert play.prompt == "plunder.choice"


@clause("DR-RUL-49", "DR-BBOARD-06")
def test_a_marker_moved_into_the_explosion_zone_explodes_at_once() -> None:
    play = with_ability("r4_tide_caller", "n2", "n1", "n1").use("move_marker").do(0, ZONE["n2"]).do(ZONE["n3"])
    assert play.told("marker.exploded")[0].args == (0, 1)
    assert play.told("markers.thrown")[-1].args == (0, 2)
    play.throw("n2", "n2")
    assert play.told("battle.strength")[0].args == (0, 2, -1, 0)


@clause("DR-ADV-23", "DR-BBOARD-05")
def test_exploding_an_own_marker() -> None:
    play = with_ability("r4_grenadoes", "n1", "n2", "n1").use("explode_own_marker")
    assert play.told("marker.moved")[0].args == (0, 0, ZONE["n1"], ZONE["n3"])
    assert play.told("marker.exploded")[0].args == (0, 1)
    assert play.told("markers.thrown")[-1].args == (0, 2)
    play.throw("n2", "n2")
    assert play.told("battle.strength")[0].args == (0, 2, -1, 1)
    assert with_ability("r4_grenadoes", "n2", "n1", cannons=0).prompt == "main.act"


@clause("DR-RUL-50", "DR-ADV-08")
def test_suffering_less_if_one_wins() -> None:
    play = with_ability("r3_iron_strakes", "n2", "m1", "n1")
    assert (play.prompt, play.player(0).damage) == ("battle.spoils", 1)
    assert play.use("prevent_damage").player(0).damage == 0
    whole = with_ability("r3_iron_strakes", "n2", "n1", "n1")
    assert whole.prompt == "main.act"


@clause("DR-RUL-50", "DR-SINK-01")
def test_damage_is_prevented_before_the_sinking_check() -> None:
    game = merchant().crew(0, "crewman+r3_iron_strakes").having(0, damage=4)
    play = game.start().do("attack").fire(1).throw("n2", "m1", "n1").use("prevent_damage")
    assert (play.where(0), play.player(0).damage) == ("r1c1", 4)


@clause("DR-RUL-50")
def test_damage_from_before_the_battle_is_not_prevented() -> None:
    game = merchant().crew(0, "crewman+r3_iron_strakes").having(0, damage=3)
    assert game.start().do("attack").fire(1).throw("n2", "n1", "n1").player(0).damage == 3


@clause("DR-ADV-11", "DR-RUL-51")
def test_damage_and_goods_for_a_win() -> None:
    play = with_ability("r4_boarding_legend", "n2", "n1", "n1")
    play.use("deal_damage")
    assert (play.cargo(0), play.coins(0)) == (1, 4)
    assert play.told("ship.damaged") == []


# Drawing in a battle


def reserve(card: str = "gunner:2") -> Play:
    """Seat 0 uses the ability and draws this card."""
    game = merchant().crew(0, "crewman+r3_reserve_battery").deck(0, card)
    play = game.start().do("attack").fire(1).throw("n1", "n2", "n1").use("draw_play_throw")
    return play.draw(play.player(0).deck[0])


@clause("DR-ADV-06", "DR-RUL-48")
def test_a_drawn_card_may_be_played_and_its_cannons_fire() -> None:
    play = reserve()
    assert play.prompt == "battle.drawn"
    assert play.view(1)["players"][0]["hand"] == {"hidden": 2}
    play.do(True)
    assert play.told("markers.thrown")[-1].args == (0, 1)
    play.throw("m3").do("supply", "all")
    assert play.told("battle.won")[0].args == (0,)
    assert play.card_of(0, "gunner") in play.player(0).play


@clause("DR-RUL-48")
def test_unplayed_it_stays_in_hand_and_nothing_is_thrown() -> None:
    play = reserve().do(False)
    assert play.player(0).hand[-1] == play.card_of(0, "gunner")
    assert len(play.told("markers.thrown")) == 2


@clause("DR-RUL-48")
def test_any_card_may_be_played_so() -> None:
    play = reserve("bosun:1").do(True)
    assert play.card_of(0, "bosun") in play.player(0).play
    assert len(play.told("markers.thrown")) == 2


@clause("DR-RUL-48")
def test_its_battle_abilities_can_be_used_and_its_cannons_are_used_up() -> None:
    play = reserve("gunner:3").do(True).throw("n1")
    assert (play.prompt, len(play.uses("throw"))) == ("battle.ability", 1)
    assert play.player(0).fired == 2


@clause("DR-RUL-48", "DR-RUL-73")
def test_without_a_card_to_draw_the_ability_cannot_be_used() -> None:
    game = merchant().crew(0, "crewman+r3_reserve_battery")
    game.player(0).deck = []
    play = game.start().do("attack").fire(1).throw("n2", "n1", "n1")
    assert play.prompt == "main.act"
    shuffled = merchant().crew(0, "crewman+r3_reserve_battery").deck(0)
    play = shuffled.start().do("attack").fire(1).throw("n2", "n1", "n1").use("draw_play_throw")
    assert play.told("crew.shuffled")[0].args == (0,)
