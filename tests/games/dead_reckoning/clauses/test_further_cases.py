"""Cases that the tests by topic leave open: each was found by planting a mistake that nothing noticed."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.actions.markers import lending
from tests.clauses import clause
from tests.games.dead_reckoning.clauses.fights import attack, merchant, mustered, two_ships, walls
from tests.games.dead_reckoning.positions import Play, Position

# What is counted by the turn


def both_turns(play: Play) -> Play:
    """Seat 0 and seat 1 end their turns; seat 0 is on again and levels a card up."""
    play.end_turn().end_turn()
    assert (play.asked, play.prompt) == ("0", "level.choose")
    return play.do(play.values[0])


@clause("DR-BUY-04")
def test_the_next_turn_has_two_dealings_again() -> None:
    game = Position().tile("r1c1", "trade_winds", "r1_topman_u").tile("r1c2", "parrot_cay", "r1_topman_l")
    play = game.at(0, "r1c1").aboard(0, 7).hand(0, "purser").start(sails=1).do("buy").move("r1c2").do("buy")
    both_turns(play)
    assert (play.asked, play.state.dealings) == ("0", 0)


@clause("DR-BAT-03")
def test_in_the_next_turn_the_same_building_may_be_attacked_again() -> None:
    play = walls("fort").start().do("storm").fire(0).throw("n2", "n1", "n1", "n1", "n1")
    assert both_turns(play).offered("storm")


@clause("DR-USE-02", "DR-USE-06")
def test_in_the_next_turn_an_ability_may_be_used_again() -> None:
    game = two_ships().crew(1, "gunner:3").hand(1, "purser")
    play = attack(game).fire(0).do("ready").throw("n1", "n1").use("throw").throw("n2", "n2").do("supply", "all")
    assert len(play.state.used) == 2
    play.end_turn()
    assert play.state.used == []


@clause("DR-PIRATE-10", "DR-RUL-70")
def test_another_players_movement_does_not_take_the_free_attack_away() -> None:
    game = Position().tile("r1c1", "trade_winds").tile("r1c2", "gulf_stream").at(1, "r1c2").hand(0, "purser")
    play = game.hand(1, "purser").start(sails=1).move("r1c2").end_turn("pirate")
    assert (play.asked, play.acts("challenge")) == ("1", [("challenge", 0)])


@clause("DR-RUL-53", "DR-RUL-54")
def test_harvests_and_entry_damage_end_with_the_turn() -> None:
    game = Position().tile("r4c1", "saltwind_atoll").tile("r3c1", "trade_winds").at(0, "r3c1").at(1, "r4c1")
    game.crew(0, "crewman+r4_treasure_fleet_u+r4_fireship_m").hand(0, "purser")
    play = game.start(sails=1).use("harvest_passing").use("damage_on_entry")
    assert (play.state.harvest_rows, play.state.harvested, play.state.entry_damage) == ([[4]], [[]], 1)
    play.move("r4c1")
    assert play.state.entered == [9]
    play.end_turn()
    state = play.state
    assert (state.harvest_rows, state.harvested, state.entry_damage, state.entered) == ([], [], 0, [])


@clause("DR-BAT-02", "DR-USE-06")
def test_cannons_of_the_hull_fire_again_in_the_next_turn() -> None:
    game = two_ships().upgrade(1, B="up_carronades").crew(1, "captain:2")
    play = attack(game).fire(0).throw("n2", "n1", "n1").do("supply", "all")
    assert mustered(play)[1] == (1, 3)
    play.end_turn().use("attack_ship").do("ready")
    assert play.acts("fire")[-1] == ("fire", 3)


# Before a battle


@clause("DR-RUL-57")
def test_who_chose_the_battle_has_handled_goods_before() -> None:
    game = two_ships().upgrade(0, B="up_gun_port").hold(0, B=(1, 0)).at(1, "r1c1", pirate=True)
    assert attack(game).prompt == "battle.muster"
    assert game.start().do("challenge", 1).prompt == "battle.muster"


@clause("DR-RUL-67", "DR-ACH-03", "DR-BENC-04")
def test_a_winner_who_has_thrown_every_marker_has_one_for_legendary() -> None:
    play = merchant().having(0, markers=1).start().do("attack").fire(1).throw("n2", "n1", "n1")
    assert (play.player(0).legendary, play.player(0).markers) == (1, 0)


@clause("DR-RUL-63", "DR-RUL-67")
def test_a_removed_marker_goes_back_to_its_owner() -> None:
    play = merchant().crew(0, "gunner:4").start().do("attack").fire(1).throw("n1", "n2", "n1").use("remove_own_marker")
    assert (play.player(0).markers, play.markers_on(0), play.coins(0)) == (29, {}, 2)


@clause("DR-RUL-15", "DR-BSHIP-06")
def test_a_defender_who_wins_uses_abilities_for_a_win() -> None:
    play = attack(two_ships().crew(1, "captain:3")).fire(0).throw("n2")
    assert (play.asked, play.prompt) == ("1", "battle.spoils")
    assert play.use("gain").coins(1) == 1


@clause("DR-RUL-15", "DR-BENC-02")
def test_nobody_uses_abilities_for_a_win_of_a_merchant_ship() -> None:
    game = merchant().crew(0, "captain:3").crew(1, "captain:3")
    play = game.start().do("attack").fire(0).throw("n2", "n2")
    assert (play.asked, play.prompt) == ("0", "main.act")
    assert [play.coins(seat) for seat in (0, 1)] == [0, 0]


@clause("DR-BBOARD-05")
def test_each_of_several_exploding_markers_brings_another() -> None:
    play = merchant("mr1_pilgrim_ship").crew(0, "gunner:2").start().do("attack").fire(2).throw("n3", "n3", "n1")
    assert play.told("markers.thrown")[-1].args == (0, 4)


# Sailing


@clause("DR-SAIL-02", "DR-RUL-47")
def test_a_choice_of_sails_is_not_used_up_where_it_adds_nothing() -> None:
    game = Position().tile("r1c1", "parrot_cay").at(0, "r1c1").crew(0, "deckhand:2")
    play = game.crew(0, "captain:1+r4_storm_sails+r3_stunsails").start().do("sails")
    assert (play.prompt, play.player(0).sails) == ("main.act", 8)
    assert len(play.uses("place_influence")) == 1


@clause("DR-BUILD-12")
def test_a_course_goes_round_a_garrison() -> None:
    game = Position().tile("r1c1", "parrot_cay").tile("r2c1", "trade_winds").tile("r1c2", "gulf_stream")
    game.control(1, "r1c1").building("r1c1", "garrison").tile("r2c2", "rumrunner_bay").hand(0, "purser")
    assert ("course", 3) not in game.start(sails=2).values
    play = game.start(sails=3).do("course", 3)
    assert (play.where(0), play.player(0).damage, play.player(0).sails) == ("r2c1", 0, 0)


@clause("DR-RUL-53", "DR-RUL-54")
def test_no_course_is_set_where_the_way_matters() -> None:
    for crew, verb in (("r4_treasure_fleet_u", "harvest_passing"), ("r4_fireship_m", "damage_on_entry")):
        play = Position().crew(0, f"crewman+{crew}").start(sails=3)
        assert play.acts("course") != []
        assert play.use(verb).acts("course") == []


# Goods


@clause("DR-ACH-08", "DR-RUL-38", "DR-PAY-03")
def test_coins_put_ashore_to_make_room_count_for_moneybags() -> None:
    game = Position().crew(0, "crewman+mr4_pearl_lugger").hold(0, A=(0, 4), D=(0, 3)).having(0, chest=29)
    play = game.start().use("gain", 1).do("unload", "coin", 1)
    assert (play.player(0).chest, play.achievements(0)) == (30, ["moneybags"])


@clause("DR-PAY-04")
def test_no_more_goes_aboard_than_there_is_room_for() -> None:
    play = Position().crew(0, "crewman:4").hold(0, A=(4, 0), D=(1, 0)).start().use("gain")
    assert (play.prompt, play.values) == ("gain.ship", [0, 1, 2])


@clause("DR-RUL-56", "DR-ABIL-07")
def test_once_the_encounters_on_top_are_gone_nobody_knows_the_box() -> None:
    game = Position().crew(0, "crewman+r3_charts").tile("r1c1", "trade_winds").hand(0, "captain")
    play = game.start().use("gain_advancement").draw("mr1_packet_boat", "r1_rigger")
    assert play.state.boxes[0].looked == 1
    play.do("end")
    assert (play.space("r1c1").card, play.state.boxes[0].looked) == ("mr1_packet_boat", 0)


# Crew


@clause("DR-LEVEL-06", "DR-RUL-73")
def test_seen_cards_at_the_bottom_are_drawn_from_the_top() -> None:
    game = Position().tile("r1c1", "trade_winds", "mr1_pilgrim_ship").at(0, "r1c1").hand(0, "purser")
    play = game.deck(0, "captain:4", "bosun:1").start().do("attack").fire(1).throw("n2", "n1").do(True)
    captain, bosun = play.card_of(0, "captain"), play.card_of(0, "bosun")
    play.draw(captain, bosun).end_turn()
    assert play.player(0).hand[1:3] == [bosun, captain]


@clause("DR-RUL-52", "DR-RUL-74")
def test_this_card_is_the_copying_one() -> None:
    game = Position().crew(0, "gunner:1+r3_understudy", "bosun:2+r3_drillmaster")
    play = game.start().use("copy_ability")
    assert (play.level(0, "gunner"), play.level(0, "bosun")) == (2, 2)
    assert len(play.uses("level_up")) == 1


@clause("DR-PIRATE-13", "DR-RUL-24", "DR-RUL-68")
def test_the_blockade_of_the_active_player_binds_nobody_else() -> None:
    game = Position().tile("r1c1", "turtle_haven").influence("r1c1", 0, 1)
    assert [lending(game.state, seat) for seat in (0, 1)] == [[0], [0]]
    game.state.turn = 0
    game.state.blocked = [0]
    assert [lending(game.state, seat) for seat in (0, 1)] == [[], [0]]
