"""What the words of the rules stand for in the box and on the table. (MM-TERM, MM-CAPT, MM-SHIP, MM-BOARD, MM-NPC)"""

from __future__ import annotations

import pytest

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    EVENTS,
    GLORY,
    NATION,
    NPC_CAPTAINS,
    NPCS,
    SHIPS,
    SPECIALISTS,
    ZONE,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import LEADERSHIP, SCOUTING, SEAMANSHIP
from quarterdeck.games.marauders.rules.effects import specialist_kind
from quarterdeck.games.marauders.rules.ships import is_navy, maneuverability, maximum, nation_of
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.game import Setting, SettingError
from tests.clauses import clause
from tests.games.marauders.clauses.duels import boarded, duel, plain
from tests.games.marauders.position import Position


@clause("MM-BOARD-01", "MM-TERM-06", "MM-BOARD-09", "MM-TERM-07")
def test_seventeen_zones_sixteen_ports_of_four_nations() -> None:
    assert len(ZONES) == 17
    assert [zone.id for zone in ZONES if not zone.has_port] == ["caribbean_sea"]
    assert {zone.nation for zone in ZONES if zone.has_port} == {0, 1, 2, 3}
    for zone in ZONES:
        for other in zone.adjacent.values():
            assert zone.index in ZONES[other].adjacent.values()


@clause("MM-BOARD-02")
def test_most_zones_have_a_feature_that_works() -> None:
    assert [zone.id for zone in ZONES if zone.feature is None] == ["trinidad"]
    game = Position(2).captain(0, "rodrigo_salazar").at(0, "petit_goave", in_port=True).having(0, gold=2)
    assert game.play(0).give("port", "yard").offers("weapon")


@clause("MM-CAPT-01", "MM-CAPT-06", "MM-CAPT-07")
def test_sixteen_captains_with_four_skills_an_ability_and_a_home_port() -> None:
    assert len(CAPTAINS) == 16
    for captain in CAPTAINS.values():
        assert len(captain.skills) == 4
        assert all(1 <= skill <= 4 for skill in captain.skills)
        assert captain.effects
        assert captain.nation == ZONES[captain.home].nation
    assert nation_of(Position(2).captain(0, "felipe").player(0)) == NATION["spanish"]


@clause("MM-CAPT-02", "MM-CAPT-03", "MM-CAPT-04", "MM-DICE-03")
def test_scouting_finds_seamanship_fights_ships_and_leadership_crews() -> None:
    skills = CAPTAINS["frederico_da_silva"].skills
    assert (skills[SCOUTING], skills[SEAMANSHIP], skills[LEADERSHIP]) == (3, 2, 2)
    game = boarded(plain())  # found with 3 dice, rounds fought with 2
    game.dice("S S", "1 1 1")
    assert game.area(1, "crew") == 1


@clause("MM-SHIP-01", "MM-SHIP-02", "MM-SHIP-06")
def test_five_ship_types_and_no_value_above_five() -> None:
    assert list(SHIPS) == ["sloop", "flute", "frigate", "galleon", "man_o_war"]
    for ship in SHIPS.values():
        assert all(1 <= value <= 5 for value in [*ship.areas, ship.maneuverability])
    state = Position(2).ship(0, "man_o_war").mods(0, "hammocks", "extra_gunport", "extra_hold", "rigging").state
    assert [maximum(state, 0, area) for area in range(5)] == [5, 4, 5, 5, 5]
    assert maneuverability(state, 0) == 3


@clause("MM-SPEC-02", "MM-SPEC-07")
def test_eight_types_of_specialists_with_two_cards_each() -> None:
    kinds = [specialist_kind(card) for card in GLORY if GLORY[card].category == "specialist"]
    assert len(SPECIALISTS) == 8
    assert all(kinds.count(kind) == 2 for kind in SPECIALISTS)
    game = Position(2).ship(0, "sloop", hull=1).specialist(0, "spec_klaas_houtman").play(0, "turn_start")
    assert game.area(0, "hull") == 2


@clause("MM-NPC-01", "MM-NPC-08", "MM-TERM-03", "MM-TERM-04", "MM-TERM-10")
def test_twelve_admirals_and_six_pirates_come_by_event_cards() -> None:
    assert len(EVENTS) == 34
    for npc in NPCS:
        captains = [captain for captain in NPC_CAPTAINS.values() if captain.npc == npc.index]
        assert len(captains) == 3
        for captain in captains:
            assert any(
                effect.verb == "place_npc" and effect.word("captain") == captain.id
                for event in EVENTS.values()
                for effect in event.effects
            )
    assert [npc.id for npc in NPCS if not is_navy(npc.index)] == ["pirate_sloop", "pirate_frigate"]
    homes = {id: ZONES[NPC_CAPTAINS[id].zone].id for id in NPC_CAPTAINS}
    assert homes["hendrick_grave"] == "st_maarten"
    assert homes["philips_van_almonde"] == "curacao"
    assert homes["chaloner_ogle"] == "old_providence"
    assert homes["long_ben_avery"] == "st_john"


@clause("MM-RAID-13", "MM-TERM-05")
def test_half_of_the_cargo_cards_hit_and_half_let_escape() -> None:
    assert sum(1 for card in CARGO_CARDS.values() if card.escape) == 32
    assert sum(1 for card in CARGO_CARDS.values() if card.area >= 0) == 32


@clause("MM-BOARD-05", "MM-BOARD-06", "MM-BOARD-07", "MM-BOARD-08", "MM-TERM-08", "MM-RUL-79")
def test_tracks_and_npc_cards_are_open_to_everybody() -> None:
    position = plain().at(0, "nassau").npc("hendrick_grave", "nassau").having(1, glory=4).merchant("havana", "dutch")
    game = position.play(0).give("scout npc navy_dutch").dice("S 1 1")
    view = game.view(1)
    assert view["npc_captain"][0] == "hendrick_grave"
    assert view["combats"][0]["sides"][1]["areas"] == [3, 3, 3, 3, 3]
    assert (view["track"], view["merchants"]) == ({"hidden": 16}, {"hidden": 1})  # face down, and so not to be seen
    assert game.view(0)["players"][1]["glory"] == 4


@clause("MM-TERM-11", "MM-YARD-01")
def test_the_shipyard_sells_repairs_a_modification_weapons_and_ships() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "trinidad", in_port=True).having(0, gold=50)
    game = position.ship(0, "sloop", hull=1).modification_at("trinidad", "rigging").play(0).give("port", "yard")
    kinds = {key.split()[0] for key in game.options}
    assert kinds == {"repair", "modification", "weapon", "ship", "done"}


@clause("MM-RUL-02", "MM-SETUP-01")
def test_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(SettingError):
            GAME.check(Setting(players, {}))


@clause("MM-RUL-03")
def test_the_bank_never_runs_out() -> None:
    game = duel(plain("frigate", "sloop").having(0, gold=600).ship(1, "sloop", hull=1, masts=0).bounties(1, dutch=5))
    game.dice("S S", "1").dice("2 2 2").chance("eagle_eye_1").chance_any()
    assert game.player(0).gold == 625


@clause("MM-SETUP-09", "MM-SETUP-14", "MM-SETUP-04")
def test_all_decks_are_whole_and_points_begin_at_zero() -> None:
    state = GAME.start(GAME.check(Setting(2, {})))
    sizes = [len(pile) for pile in (state.event_deck, state.glory_deck, state.captain_deck, state.cargo_deck)]
    assert sizes == [34, 70, 16, 64]
    assert (len(state.rumor_deck), len(state.mission_deck)) == (25, 25)
    assert [player.glory for player in state.players] == [0, 0]
    assert ZONE["caribbean_sea"] == 8
