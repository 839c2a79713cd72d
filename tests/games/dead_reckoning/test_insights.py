"""What the game works out for a viewer: control, worth, odds; nothing that the viewer cannot see."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.dead_reckoning.content.components import UNITS
from quarterdeck.games.dead_reckoning.rules.crews import code
from quarterdeck.games.dead_reckoning.rules.odds import one_marker, win_percent
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.words.wording import FOLDER, SEATS
from quarterdeck.kernel.game import Insight, Setting, message_id
from quarterdeck.kernel.text.fluent import LANGUAGES
from tests.clauses import clause
from tests.games.common_text import RAW, played, texts_of
from tests.games.dead_reckoning.positions import Play, Position


def told(game: Play, seat: int, about: str) -> list[str]:
    """What a viewer is told about something, in English."""
    text = texts_of(GAME, SEATS)["en"]
    return [text.render(one.label()) for one in GAME.insights(game.state, seat) if one.about == about]


@pytest.mark.parametrize(
    ("attack", "defence", "percent"),
    [(1, 2, 55), (2, 2, 66), (2, 4, 40), (3, 3, 62), (4, 4, 61), (4, 6, 43), (6, 3, 82), (6, 6, 59), (8, 5, 78)],
)
def test_odds_are_those_of_the_simulated_tower(attack: int, defence: int, percent: int) -> None:
    """The check values of battle_board.yaml, from 20,000 simulated battles each."""
    assert abs(win_percent(attack, defence) - percent) <= 1


def test_every_marker_lands_somewhere() -> None:
    assert abs(sum(one_marker()) - 1) < 1e-6
    strength = sum(at * chance for at, chance in enumerate(one_marker()))
    assert abs(strength - 0.47) < 0.01, "as battle_board.yaml tells it for each marker thrown"
    assert win_percent(0, 0) == 100, "a tie is the attacker's"


def test_islands_tell_how_far_control_is_and_what_they_are_worth() -> None:
    p = Position(2).tile("r1c1", "turtle_haven").influence("r1c1", 1, 1, 1, permanent={1: 1})
    p.tile("r1c2", "seahound_isle").influence("r1c2", 0)
    game = p.start(0)
    assert told(game, 0, "space:r1c1") == ["4 influence more give you control."]
    assert told(game, 1, "space:r1c1") == ["Worth 7 coins to you as it stands."]
    assert told(game, 0, "space:r1c2") == [
        "2 influence more give you control.",
        "Worth 5 coins to you as it stands.",
    ]
    assert told(game, -1, "space:r1c1") == []


@clause("DR-PROD-03", "DR-PROD-04")
def test_an_island_tells_what_it_produces_where_more_than_its_tile_counts() -> None:
    p = Position(2).tile("r1c1", "parrot_cay").tile("r1c2", "trade_winds").tile("r1c3", "gallows_key")
    game = p.tile("r2c1", "crimson_lagoon").control(0, "r1c1").building("r1c1", "outpost").start(0)
    assert "Produces 3 cargo and 1 coin, all bonuses counted." in told(game, 1, "space:r1c1")
    assert any(line.startswith("Produces 3 cargo,") for line in told(game, 1, "space:r1c3"))
    assert not any(line.startswith("Produces") for line in told(game, 1, "space:r2c1"))


@clause("DR-SETUP-11")
def test_only_its_owner_is_told_what_a_chest_makes_it_all_worth() -> None:
    game = Position(2).having(0, chest=21).aboard(0, coins=2).start(0)
    (mine,) = told(game, 0, "idea:chest")
    assert mine.startswith("If the game ended now you would have 23 coins")
    assert GAME.scores(game.state) == [2, 0]
    assert all("23" not in line for line in told(game, 1, "idea:chest"))
    assert told(game, -1, "idea:chest") == []
    assert GAME.scores(Position(1).having(0, chest=21).state) == [21], "alone there is nobody to keep it from"


def test_the_placements_that_are_told_do_take_control() -> None:
    p = Position(2).tile("r1c1", "gallows_key").influence("r1c1", 1, 1, permanent={1: 1}).at(0, "r1c1")
    assert told(p.start(0), 0, "space:r1c1")[0] == "3 influence more give you control."
    game = p.crew(0, "buccaneer:3").start(0).give("use buccaneer buccaneer_c")
    assert game.space("r1c1").controller == 0
    p = Position(2).tile("r1c1", "gallows_key").influence("r1c1", 1, 1, permanent={1: 1}).at(0, "r1c1")
    game = p.crew(0, "buccaneer:2").start(0).give("use buccaneer buccaneer_b")
    assert game.space("r1c1").controller != 0


@clause("DR-LEVEL-08")
def test_a_crafted_card_reads_as_one_with_its_next_level() -> None:
    p = Position(2).hand(0, "gunner:2+r3_conquistadors+mr1_packet_boat*").crew(1, "gunner:4", "captain:1")
    game = p.start(0)
    card = f"crew:{game.card_of(0, 'gunner')}"
    assert told(game, 0, card) == [
        "Level 2: Gain 1 cargo on your dock. 1 cannon.",
        "upper line, Packet Boat: 1 sail. 1 wheel.",
        "lower line, Conquistadors: 1 cannon. Place 1 influence per cannon on this card at your ship's island.",
        "Level 3 brings +2 cargo (dock) | battle: throw 2 instead of +1 cargo (dock).",
    ]
    assert told(game, 1, card) == told(game, -1, card) == [], "the hand is its owner's"
    (top,) = told(game, -1, f"crew:{game.card_of(1, 'gunner')}")
    assert top.startswith("Level 4: Gain 2 cargo on your dock.")


def test_the_own_ship_tells_its_sails_cannons_cards_and_danger() -> None:
    p = Position(2).having(0, damage=4).upgrade(0, B="up_gun_port").crew(0, "deckhand:4").hand(0, "captain", "purser")
    game = p.start(0)
    assert told(game, 0, "idea:sails") == ["Raising sails now would give 5 sails."]
    assert told(game, 0, "idea:battle") == ["Your unused cannons: 2."]
    assert told(game, 0, "idea:hand") == ["At the end of the turn you draw up to 4 cards."]
    assert told(game, 0, "idea:damage") == ["1 more damage sinks your ship."]
    assert told(game, 1, "idea:sails") == told(game, 1, "idea:damage") == []


def test_a_battle_tells_its_odds_while_the_attacked_player_decides() -> None:
    p = Position(2).at(0, "harbor").crew(0, "captain:2").upgrade(0, B="up_gun_port").hand(1, "gunner:2")
    game = p.start(0).give("use captain captain_b")
    while game.prompt != "battle.muster":
        game.give("ready")
    game.fire(2)
    assert (game.asked, game.prompt) == ("1", "battle.defence")
    percent = win_percent(2, 1 + 4)
    assert told(game, -1, "idea:tower") == [f"Purple wins in about {percent} % if no card or ability follows."]


def test_a_battle_tells_how_the_strengths_lie() -> None:
    p = Position(2).tile("r1c1", "trade_winds", "mr1_packet_boat").at(0, "r1c1").crew(0, "gunner:3")
    game = p.start(0).give("attack").fire(2).throw("n2", "m3", "n2", "n4")
    assert told(game, 1, "idea:tower") == ["Strength as the markers lie: attacker 3, defender 2."]


def test_the_league_tells_its_next_section_and_its_markers() -> None:
    p = Position(1)
    p.state.leagues[0].turns = 3
    assert told(p.start(0), 0, "idea:league") == [
        "Blue: the next card is read by section B. In a battle at sea it throws 1 marker."
    ]


def test_the_league_is_a_rival_whose_coins_are_open() -> None:
    """(DS-SETUP-05)"""
    p = Position(1)
    league = p.state.leagues[0]
    p.player(league.seat).chest = 17
    p.player(league.seat).damage = 2
    (rival,) = GAME.rivals(p.state)
    english, german = texts_of(GAME, SEATS).values()
    assert (rival.side, rival.score, rival.parts) == ("league", 17, [("coins", 17)])
    assert english.render(rival.told) == "Ship: the harbor; 17 coins, 2 damage."
    league.used.append("solo_01")
    (rival,) = GAME.rivals(p.state)
    assert german.render(rival.told) == "Karte: Hauptbuch und Peitsche. Schiff: Hafen; 17 Münzen, 2 Schaden."
    assert GAME.rivals(Position(2).state) == []


def test_the_card_of_the_league_is_told_with_the_section_that_counts() -> None:
    """After a reload, too, the board can show what its card asked of it. (DS-TURN-02)"""
    game = Position(1).start(0)
    league = game.state.leagues[0]
    league.turns = 4
    assert [one.kind for one in GAME.insights(game.state, 0) if one.about.startswith("solo:")] == []
    league.used.append("solo_01")
    (line,) = told(game, 0, "solo:solo_01_blue")
    assert ", section B: Takes the card of row 1, left." in line


def test_the_end_is_announced() -> None:
    p = Position(3).earned(1, "legendary", "terror", "builder")
    assert told(p.start(0), -1, "idea:end") == ["Blue has three achievements: a fourth one triggers the end."]
    p.state.trigger = 1
    assert told(p.start(0), 2, "idea:end") == ["Blue has triggered the end."]


def everything() -> list[Insight]:
    """All that is told in two games at random, to everybody."""
    found: list[Insight] = []
    for setting in (Setting(3, {}), Setting(1, {})):
        for number, table in enumerate(played(GAME, setting, 7)):
            if number % 5 == 0 or table.state.battle is not None:
                found += [one for seat in range(-1, setting.players) for one in GAME.insights(table.state, seat)]
    return found


def test_insights_are_said_whole_and_point_at_something() -> None:
    found = everything()
    things = GAME.catalog()["things"]
    assert {one.about for one in found} <= set(things)
    for text in texts_of(GAME, SEATS).values():
        said = {text.render(one.label()) for one in found}
        assert [line for line in said if not line or RAW.search(line)] == []
        assert text.missing() == []
    defined = re.findall(r"^(insight-[\w-]+) =", (FOLDER / "insights.en.ftl").read_text("utf-8"), re.MULTILINE)
    assert {message_id("insight", one.kind) for one in found} == set(defined)
    assert len(LANGUAGES) == 2


def test_what_is_used_up_in_this_turn_is_told_of_its_card() -> None:
    game = Position(2).start(0)
    unit = UNITS[3]
    game.state.used = [code(5, unit)]
    (found,) = [one for one in GAME.insights(game.state, 1) if one.kind == "crew.used"]
    assert (found.about, found.args) == ("crew:5", {"ability": unit.id})
    assert any(line.startswith("Used in this turn: ") for line in told(game, 1, "crew:5"))
