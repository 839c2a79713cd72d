"""What follows a victory: plunder, ships, bounties. (MM-LOOT, MM-TAKE, MM-BNTY, MM-RUL-45, -46, -65, -82)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import CAPTAINS, ZONES
from tests.clauses import clause
from tests.games.marauders.clauses.duels import boarded, duel, plain
from tests.games.marauders.position import Play, Position


def won(position: Position) -> Play:
    """Seat 0 wins the crew combat against seat 1, whose crew must be 1; the glory card is drawn."""
    return boarded(position).dice("S S", "1 1 1").chance("eagle_eye_1")


def prey(ship: str = "frigate", **areas: int) -> Position:
    return plain("frigate", ship).ship(1, ship, **{"crew": 1, **areas})


def navy_won(position: Position, *hits: str) -> Play:
    """Seat 0 (frigate) attacks the Dutch admiral in Nassau, hits so in round 1, then boards and wins."""
    game = position.at(0, "nassau").npc("hendrick_grave", "nassau").play(0)
    game.give("scout npc navy_dutch").dice("S 1 1").dice("S S", "1 1 1").dice(*hits)
    game.give("board", "shoot").dice("S 1", "1 1 1")
    while game.prompt == "roll.die":
        game.dice("S S", "1 1 1")
    return game


@clause("MM-LOOT-01", "MM-RUL-82", "MM-TAKE-01")
def test_the_winner_of_a_crew_combat_takes_all_that_was_on_board() -> None:
    position = prey().having(1, gold=7).cargo(1, "rum_1").hand(1, "silver_tongue_1").rumor(1, "ru_apothecary")
    game = won(position.weapons(1, "grapeshot").specialist(1, "spec_ned_larkin"))
    game.give("no").chance_any()
    winner = game.player(0)
    assert winner.gold == 17
    assert winner.cargo == ["cargo_rum_1"]
    assert sorted(winner.hand) == ["eagle_eye_1", "silver_tongue_1"]
    assert winner.rumors == ["ru_apothecary"]
    assert winner.weapons == ["grapeshot"]
    assert winner.specialists == ["spec_ned_larkin"]
    assert winner.glory == 1
    assert game.player(1).captain == ""


@clause("MM-LOOT-02", "MM-SPEC-04", "MM-WPN-02", "MM-RUL-65")
def test_a_second_specialist_of_a_type_and_a_second_weapon_are_not_kept() -> None:
    position = prey().specialist(1, "spec_emile_lacombe").specialist(0, "spec_beatriz_luna")
    game = won(position.weapons(0, "grapeshot").weapons(1, "grapeshot"))
    game.give("no").chance_any()
    assert game.player(0).specialists == ["spec_beatriz_luna"]
    assert game.player(0).weapons == ["grapeshot"]
    assert game.state.weapons["grapeshot"] == 3
    assert "spec_emile_lacombe" in game.state.glory_discard


@clause("MM-RUL-65", "MM-GLORY-03")
def test_plundered_cards_above_the_limits_are_sorted_out_at_once() -> None:
    position = prey().hand(0, "silver_tongue_1", "silver_tongue_2", "press_gang_1").hand(1, "press_gang_2")
    game = won(position.rumor(0, "ru_old_gunner").rumor(1, "ru_apothecary"))
    assert game.prompt == "glory.discard"
    game.give("press_gang_1")
    assert game.prompt == "rumor.drop"
    game.give("ru_old_gunner")
    assert len(game.player(0).hand) == 4
    assert game.player(0).rumors == ["ru_apothecary"]
    assert "ru_old_gunner" in game.state.rumor_deck


@clause("MM-LOOT-04")
def test_the_losers_mission_is_discarded() -> None:
    game = won(prey().mission(1, "mi_ransom"))
    assert game.state.mission_discard == ["mi_ransom"]


@clause("MM-LOOT-03", "MM-BNTY-10", "MM-EX-08", "MM-BNTY-11", "MM-BNTY-13")
def test_bounties_of_one_nation_are_collected_but_not_of_one_that_hunts_the_collector() -> None:
    position = prey().bounties(1, spanish=3, english=1).bounties(0, spanish=1)
    game = won(position)
    assert game.prompt == "ship.take"  # only England pays, so there is nothing to choose
    assert game.player(0).gold == 10 + 10 + 5
    game = won(prey().bounties(1, spanish=3, english=1))
    assert game.options == ["english", "spanish"]
    game.give("spanish")
    assert game.player(0).gold == 10 + 10 + 15


@clause("MM-BNTY-11", "MM-WAR-04")
def test_nothing_is_collected_from_a_nation_at_war_with_the_collectors() -> None:
    game = won(prey().bounties(1, french=3, english=1).war("spanish", "french"))
    assert game.prompt == "ship.take"
    assert game.player(0).gold == 10 + 10 + 5


@clause("MM-BNTY-10", "MM-RUL-40", "MM-RUL-82")
def test_sinking_a_pirate_lets_collect_too_but_no_ship_is_taken() -> None:
    game = duel(prey("sloop", hull=1, masts=0).bounties(1, dutch=2)).dice("S S", "1").dice("2 2 2")
    game.chance("eagle_eye_1").chance_any()
    assert game.player(0).gold == 20
    assert game.player(0).ship == "frigate"
    assert game.prompt == "turn.act"


@clause("MM-TAKE-01", "MM-TAKE-03", "MM-RUL-45", "MM-SHIP-08")
def test_a_taken_ship_keeps_its_damage_and_modifications_and_gets_the_winners_crew() -> None:
    position = plain("flute", "galleon").ship(0, "flute", cannons=0).ship(1, "galleon", hull=2, cargo=4, crew=1)
    game = won(position.mods(1, "rigging", "reinforced_hull").having(1, flipped=["reinforced_hull"]))
    game.give("yes")
    player = game.player(0)
    assert player.ship == "galleon"
    assert game.areas(0) == {"hull": 2, "cargo": 4, "masts": 4, "crew": 1, "cannons": 4}
    assert player.mods == ["rigging", "reinforced_hull"]
    assert player.flipped == ["reinforced_hull"]


def sloop_takes(cargo: list[str]) -> Play:
    """Seat 0 in a sloop with two cards has won the crew combat against a galleon with this cargo."""
    position = plain("sloop", "galleon").ship(1, "galleon", crew=1).cargo(0, "wood_1", "wood_2").cargo(1, *cargo)
    game = duel(position).dice("1 1 1", "1 1").give("board", "shoot").dice("S 1 1", "1 1").dice("S S", "1 1 1")
    return game.chance("eagle_eye_1")


@clause("MM-RUL-82", "MM-TAKE-02", "MM-LOOT-01", "MM-RUL-65")
def test_cargo_goes_into_the_hold_of_the_ship_with_which_the_winner_sails_on() -> None:
    game = sloop_takes(["rum_1", "rum_2", "sugar_1"])
    assert (game.prompt, len(game.player(0).cargo)) == ("ship.take", 5)
    game.give("yes").chance_any()
    assert (game.prompt, game.player(0).ship, len(game.player(0).cargo)) == ("turn.act", "galleon", 5)
    game = sloop_takes(["rum_1", "rum_2", "sugar_1", "food_1"]).give("yes")
    assert (game.asked, game.prompt, game.options) == ("0", "cargo.give_up", ["food", "rum", "sugar", "wood"])
    assert len(game.give("food").chance_any().player(0).cargo) == 5
    game = sloop_takes(["rum_1", "rum_2", "sugar_1"]).give("no")
    assert game.prompt == "cargo.give_up"
    game.give("wood", "wood", "sugar").chance_any()
    assert game.player(0).cargo == ["cargo_rum_1", "cargo_rum_2"]


@clause("MM-RUL-82", "MM-TAKE-02", "MM-LOOT-05")
def test_the_cargo_of_a_naval_ship_fits_into_it_when_it_is_taken() -> None:
    position = plain("flute").ship(0, "flute", cargo=1, cannons=3, crew=3)
    game = navy_won(position, "2 3 3").chance("eagle_eye_1").chance("cargo_rum_3", "cargo_cocoa_7", "cargo_cocoa_2")
    assert (game.prompt, game.view(1)["open_cargo"]) == (
        "ship.take",
        ["cargo_rum_3", "cargo_cocoa_7", "cargo_cocoa_2"],
    )
    game.give("yes", "cargo_cocoa_2", "cargo_cocoa_7", "cargo_rum_3")
    assert len(game.player(0).cargo) == 3
    assert (game.prompt, game.player(0).ship) == ("turn.act", "frigate")


@clause("MM-MOD-12")
def test_where_each_port_without_a_modification_gets_one_there_is_nothing_to_choose() -> None:
    position = prey().mods(0, "rigging", "hammocks")
    for port, mod in zip([zone for zone in range(17) if zone not in (3, 8, 12)], position.state.mods_loose):
        position.state.mods_open[port] = mod
    game = won(position.put_modifications_away()).give("yes")
    assert (game.asked, game.prompt) == ("chance", "draw.modification")
    game.chance("hammocks", "rigging")
    assert (game.state.mod_ports, game.state.mods_hidden) == ([3, 12], ["hammocks", "rigging"])


@clause("MM-RUL-79", "MM-MOD-12")
def test_nobody_sees_which_modification_went_to_which_port() -> None:
    game = won(prey().mods(0, "rigging", "hammocks").put_modifications_away()).give("yes")
    game.give("nassau").chance("hammocks")
    assert game.prompt == "modification.port"
    for seat in (0, 1):
        assert "rigging" not in str(game.view(seat)) and "hammocks" not in str(game.view(seat))


@clause("MM-TAKE-02", "MM-MOD-12", "MM-MOD-03")
def test_the_modifications_of_the_old_ship_go_face_down_to_ports_without_one() -> None:
    position = prey().mods(0, "rigging").put_modifications_away()
    position.state.mods_open[0] = "hammocks"
    game = won(position).give("yes")
    assert game.prompt == "modification.port"
    assert "havana" not in game.options and "nassau" in game.options and len(game.options) == 15
    assert game.asked == "0"
    game.give("nassau").chance("rigging")
    assert game.player(0).mods == []
    assert (game.state.mod_ports, game.state.mods_hidden) == ([3], ["rigging"])


@clause("MM-RUL-45", "MM-MOD-12", "MM-RUL-83")
def test_the_loser_puts_the_modifications_of_a_ship_that_was_not_taken_to_ports() -> None:
    game = won(prey().mods(1, "rigging").put_modifications_away()).give("no")
    assert (game.asked, game.prompt) == ("1", "modification.port")


@clause("MM-EX-29", "MM-LOOT-05")
def test_plundering_a_naval_ship() -> None:
    game = navy_won(plain(), "1 1 3")
    game.chance("eagle_eye_1").chance("cargo_rum_3", "cargo_cocoa_7", "cargo_cocoa_2")
    assert game.player(0).gold == 10 + 9
    game.chance("cargo_rum_3", "cargo_cocoa_2")
    assert game.prompt == "ship.take"
    game.give("no")
    assert game.options == ["cargo_cocoa_7", "pass"]
    game.give("cargo_cocoa_7")
    assert game.player(0).cargo == ["cargo_cocoa_7"]
    assert game.prompt == "turn.act"


@clause("MM-EX-11", "MM-BNTY-01", "MM-BNTY-04", "MM-RUL-46")
def test_attacking_and_defeating_a_naval_ship_brings_two_bounties_and_removes_it() -> None:
    position = plain().at(0, "nassau").npc("hendrick_grave", "nassau")
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    assert game.bounties(0) == {"dutch": 1}
    game = navy_won(plain(), "1 1 3").chance_any().give("yes", "pass")
    assert game.bounties(0) == {"dutch": 2}
    assert game.npc_zone("navy_dutch") == ""
    assert game.state.npc_captain[0] == ""
    assert game.areas(0) == {"hull": 3, "cargo": 1, "masts": 3, "crew": 3, "cannons": 3}


@clause("MM-RUL-20", "MM-RUL-98", "MM-BNTY-01")
def test_who_beats_an_attacking_naval_ship_gets_only_the_bounty_for_defeating_it() -> None:
    position = plain().at(0, "nassau").bounties(0, english=1).npc("hendrick_grave", "nassau")
    game = position.play(0, "turn_start").dice("S 1").chance("navy_dutch")
    assert game.bounties(0) == {"english": 1}
    game.dice("1 1 1", "S S").dice("2 2 2").give("shoot")
    assert game.state.combat().round == 2
    game.dice("1", "S S").dice("2 2 2").chance_any()
    assert game.bounties(0) == {"dutch": 1, "english": 1}


@clause("MM-LOOT-06", "MM-BNTY-12", "MM-RUL-73", "MM-RUL-19")
def test_npc_pirates_carry_nothing_and_only_non_pirates_are_rewarded() -> None:
    for bounties, gold in (({}, 15), ({"english": 1}, 10)):
        position = plain().at(0, "nassau").bounties(0, **bounties).npc("long_ben_avery", "nassau")
        game = position.play(0).give("scout npc pirate_sloop").dice("S 1 1")
        assert game.bounties(0) == bounties
        game.dice("S S", "1 1 1").dice("3 3 S").give("hull")
        game.give("board", "shoot").dice("S S", "1 1 1").chance("eagle_eye_1").give("no")
        assert game.player(0).gold == gold
        assert game.player(0).glory == 1
        assert game.npc_zone("pirate_sloop") == ""


@clause("MM-BNTY-12")
def test_the_pirate_frigate_brings_fifteen_gold() -> None:
    position = plain("galleon").at(0, "nassau").npc("benjamin_hornigold", "nassau")
    game = position.play(0).give("scout npc pirate_frigate").dice("S 1 1").dice("S S", "1 1 1 1").dice("3 3 3 1")
    game.give("board", "shoot").dice("S S", "1 1 1 1").chance("eagle_eye_1").give("no")
    assert game.player(0).gold == 25


@clause("MM-EX-09", "MM-BNTY-02", "MM-BNTY-03", "MM-TERM-01", "MM-TERM-02")
def test_attacking_a_non_pirate_player_brings_his_nations_bounty_before_any_die() -> None:
    position = Position(2).captain(0, "william_thorne").captain(1, "nicolas_jaures").at(0, "nassau").at(1, "nassau")
    game = position.play(0).give("scout player 2").dice("S 1 1")
    assert game.prompt == "roll.die"
    assert game.bounties(0) == {"french": 1}
    assert game.player(0).is_pirate()
    assert game.bounties(1) == {}


@clause("MM-RUL-73", "MM-RUL-72")
def test_pirates_may_be_attacked_freely_and_the_own_nation_sets_bounties_too() -> None:
    game = duel(plain().bounties(1, spanish=1))
    assert game.bounties(0) == {}
    game = duel(plain().captain(1, "felipe"))
    assert game.bounties(0) == {"spanish": 1}
    home = ZONES[CAPTAINS["frederico_da_silva"].home].id
    assert "enter" in plain().at(0, home).bounties(0, spanish=1).play(0).options


@clause("MM-EX-07", "MM-BNTY-05", "MM-TERM-09")
def test_bounties_of_nations_are_counted_apart() -> None:
    position = plain().captain(1, "nicolas_jaures").at(0, "santo_domingo").at(1, "santo_domingo")
    game = position.merchant("santo_domingo", "dutch").merchant("san_juan", "spanish").play(0)
    game.give("scout merchant").dice("S 1 1").give("attack spanish")
    game.chance("cargo_rum_1", "cargo_cocoa_1", "cargo_wood_6").dice("1 1").give("pass")
    assert game.bounties(0) == {"spanish": 1}
    game.give("scout player 2").dice("S 1 1")
    assert game.bounties(0) == {"french": 1, "spanish": 1}
    game.dice("1 1", "1 1 1").give("flee", "shoot").dice("S 1", "1 1 1")
    game.state.actions += 1
    game.give("move san_juan", "scout merchant").dice("S 1 1").give("attack spanish")
    assert game.bounties(0) == {"french": 1, "spanish": 2}


@clause("MM-BNTY-05", "MM-RUL-18")
def test_bounties_of_a_nation_stop_at_five() -> None:
    position = plain().at(0, "santo_domingo").merchant("santo_domingo", "spanish").bounties(0, spanish=5, french=1)
    game = position.play(0).give("scout merchant").dice("S 1 1").give("attack spanish")
    assert game.bounties(0) == {"french": 1, "spanish": 5}


@clause("MM-RUL-15", "MM-SCOUT-02")
def test_a_card_that_makes_the_scouting_fail_prevents_attack_and_bounty() -> None:
    position = plain().hand(1, "thick_fog_1").at(0, "nassau").at(1, "nassau")
    game = position.play(0).give("scout player 2").dice("S 1 1").give("thick_fog_1")
    assert game.bounties(0) == {}
    assert game.prompt == "turn.act"
    assert game.state.actions == 2


@clause("MM-RUL-69", "MM-DEATH-01")
def test_an_npc_that_wins_gains_nothing_and_stays() -> None:
    position = plain("sloop").ship(0, "sloop", hull=1, masts=0).at(0, "nassau").bounties(0, english=1)
    position.having(0, gold=9).cargo(0, "rum_1")
    game = position.npc("hendrick_grave", "nassau").play(0, "turn_start")
    game.dice("S 1").chance("navy_dutch").dice("S S S", "1").dice("2 1 1").chance_any()
    assert game.player(0).captain == ""
    assert game.npc_zone("navy_dutch") == "nassau"
    assert game.player(1).glory == 0
    assert game.player(1).gold == 10
