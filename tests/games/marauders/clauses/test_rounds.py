"""Set-up, rounds, event cards and war. (MM-SETUP, MM-ROUND, MM-EVENT, MM-WAR, MM-RUL-52 to -54, -66)"""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import ZONES
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.tables.table import Table
from tests.clauses import clause
from tests.games.marauders.clauses.duels import plain
from tests.games.marauders.position import Play, Position


def new_game(players: int = 3) -> Play:
    """A new game, up to the secret choice of ships."""
    return Play(Table(GAME, GAME.check(Setting(players, {})), None)).chance_any()


@clause("MM-SETUP-02", "MM-SETUP-03", "MM-SETUP-10", "MM-SETUP-11", "MM-SETUP-12", "MM-SETUP-13", "MM-SETUP-16")
def test_the_board_is_laid_out_and_captains_are_secret_until_ships_are_chosen() -> None:
    game = new_game()
    state = game.state
    assert (game.asked, game.prompt, game.options) == ("several", "setup.ship", ["sloop", "flute"])
    assert [bool(good) for good in state.demand] == [zone.has_port for zone in ZONES]
    assert len(state.demand_supply) == 8
    assert len(state.mod_ports) == len(state.mods_hidden) == 16
    assert 8 not in state.mod_ports
    assert sorted(state.merchant_zones) == list(range(17))
    assert len(state.missions) == 2
    assert state.war == [] and set(state.npc_zone) == {-1}
    assert [len(player.dealt) for player in state.players] == [1, 1, 1]
    assert [player.captain for player in state.players] == ["", "", ""]
    assert state.players[1].dealt[0] not in str(game.view(0)["players"])


@clause(
    "MM-SETUP-03", "MM-SETUP-05", "MM-SETUP-06", "MM-SETUP-07", "MM-SETUP-08", "MM-SETUP-15", "MM-EX-04", "MM-SHIP-03"
)
def test_players_begin_at_home_with_ship_gold_and_a_glory_card() -> None:
    game = new_game().give("sloop", "flute", "sloop")
    while game.prompt == "draw.glory":
        game.table.answer_chance(0)
    state = game.state
    assert game.areas(0) == {"hull": 2, "cargo": 2, "masts": 2, "crew": 2, "cannons": 1}
    assert game.areas(1) == {"hull": 3, "cargo": 4, "masts": 3, "crew": 1, "cannons": 1}
    for player in state.players:
        assert player.gold == 10 and player.glory == 0
        assert player.in_port == 1
        assert player.hand
    assert game.prompt == "draw.starter"
    game.chance("2").chance_any()
    assert (game.state.starter, game.state.turn) == (1, 1)


@clause("MM-ROUND-01", "MM-EVENT-01", "MM-SETUP-08")
def test_each_player_has_a_turn_from_the_start_player_on_then_a_round_begins() -> None:
    position = Position(3)
    position.state.starter = 1
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(1).give("end")
    assert game.asked == "2"
    game.give("end")
    assert game.asked == "0"
    game.give("end")
    assert game.prompt == "draw.event"
    game.chance("ev_peace_2")
    assert (game.asked, game.state.round) == ("1", 2)


@clause("MM-WAR-01", "MM-RUL-52", "MM-BOARD-04")
def test_war_breaks_out_between_two_different_nations() -> None:
    game = Position(2).next_event("ev_war_1").play(0, "round").chance("dutch")
    assert game.prompt == "draw.nation"
    game.chance("french")
    assert game.state.war == [0, 2]


@clause("MM-RUL-53")
def test_a_new_war_ends_the_old_one() -> None:
    game = Position(2).war("dutch", "english").next_event("ev_war_2").play(0, "round").chance("spanish", "french")
    assert game.state.war == [3, 2]


@clause("MM-RUL-54", "MM-WAR-01")
def test_peace_ends_the_war_and_naval_ships_become_frigates() -> None:
    position = plain().at(0, "trinidad").npc("hendrick_grave", "basse_terre").war("dutch", "english")
    game = position.next_event("ev_peace_1").play(0, "round")
    assert game.state.war == []
    game.give("move basse_terre", "scout npc navy_dutch").dice("S 1 1")
    assert game.npc_areas()["hull"] == 3


@clause("MM-EVENT-03", "MM-EVENT-04", "MM-RUL-66")
def test_a_plague_closes_ports_for_two_rounds_and_used_cards_are_discarded() -> None:
    position = Position(2).at(0, "tortuga").next_event("ev_plague")
    position.state.event_deck = ["ev_plague", "ev_peace_2", "ev_war_1"]
    game = position.play(0, "round").chance("ev_plague", "french")
    assert "enter" not in game.options
    game.give("end", "end").chance("ev_peace_2")
    assert game.state.event_discard == []  # its effect is not done yet
    assert "enter" not in game.options
    game.give("end", "end").chance("ev_war_1", "dutch", "english")
    assert game.state.event_discard == ["ev_plague", "ev_peace_2"]
    assert "enter" in game.options


@clause("MM-EVENT-04", "MM-NPC-02", "MM-NPC-07")
def test_the_card_of_an_npc_captain_stays_on_the_board_until_he_is_gone() -> None:
    position = Position(2).next_event("ev_hendrick_grave")
    position.state.event_deck = ["ev_hendrick_grave", "ev_war_1"]
    game = position.play(0, "round").chance("ev_hendrick_grave").give("end", "end")
    assert (game.state.npc_captain[0], game.state.event_discard) == ("hendrick_grave", [])
    game = duel_with_admiral()
    assert game.state.npc_captain[0] == ""
    assert game.state.event_discard == ["ev_hendrick_grave"]


def duel_with_admiral() -> Play:
    """A captain sinks the Dutch naval ship."""
    position = plain().at(0, "nassau").npc("hendrick_grave", "nassau")
    position.state.event_deck.remove("ev_hendrick_grave")
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    game.state.combat().sides[1].areas = [1, 0, 3, 3, 3]
    return game.dice("S S", "1 1 1").dice("1 1 1").chance_any()


@clause("MM-EVENT-03")
def test_fair_winds_give_each_player_a_move_more_and_doldrums_allow_two() -> None:
    game = Position(2).at(0, "havana").next_event("ev_fair_winds").play(0, "round")
    game.give("move nassau", "move havana", "move nassau", "move havana")
    assert game.where(0) == "havana"
    assert game.state.turn == 1
    game = Position(2).at(0, "havana").next_event("ev_doldrums").play(0, "round")
    game.give("move nassau", "move havana")
    assert game.offers("move") == []


@clause("MM-BNTY-06", "MM-BNTY-07")
def test_a_royal_pardon_for_gold_removes_bounties_of_the_drawn_nation() -> None:
    position = Position(2).bounties(0, dutch=2, french=1).having(0, gold=11).next_event("ev_royal_pardon")
    game = position.play(0, "round").chance("dutch")
    assert game.options == ["dutch", "pass"]
    game.give("dutch", "dutch")
    assert game.bounties(0) == {"french": 1}
    assert game.player(0).gold == 1


@clause("MM-RUL-78")
def test_crew_lost_to_a_storm_kills_nobody() -> None:
    position = plain("sloop").ship(0, "sloop", crew=1).at(0, "nassau").event("ev_storm_1")
    game = position.play(0, "round_end").dice("1 1").dice("3 1 1").chance_any()
    assert (game.area(0, "crew"), game.player(0).captain) == (0, "frederico_da_silva")


@clause("MM-EVENT-03")
def test_fever_never_takes_the_last_crew() -> None:
    game = Position(2).at(0, "nassau").ship(0, "sloop", crew=1).event("ev_fever").play(0, "turn_start").dice("1 1")
    assert game.area(0, "crew") == 1
    game = Position(2).at(0, "nassau").event("ev_fever").play(0, "turn_start").dice("1 1")
    assert game.area(0, "crew") == 1


@clause("MM-ROUND-03", "MM-RUL-66")
def test_a_storm_comes_at_the_end_of_the_round_and_seamanship_saves_hits() -> None:
    position = plain().at(0, "nassau").event("ev_storm_1")
    position.state.event_deck = ["ev_peace_2"]
    game = position.play(1).give("end").dice("S 1").dice("1 2")
    assert game.areas(0) == {"hull": 3, "cargo": 2, "masts": 2, "crew": 3, "cannons": 3}
    assert [event.args for event in game.told("event.strikes")] == [("ev_storm_1", 0)]


@clause("MM-GOAL-07", "MM-RUL-79", "MM-STASH-02")
def test_gold_hands_cargo_and_rumors_are_hidden_from_others() -> None:
    position = Position(2).having(0, gold=37, stash=59).hand(0, "tip_off").cargo(0, "rum_1")
    view = Position(2).play(0).view(1)
    assert view["players"][0] is not None
    seen = str(position.rumor(0, "ru_apothecary").play(0).view(1)["players"][0])
    for secret in ("37", "59", "tip_off", "cargo_rum_1", "ru_apothecary"):
        assert secret not in seen
    own = str(position.play(0).view(0)["players"][0])
    assert "tip_off" in own and "37" in own
