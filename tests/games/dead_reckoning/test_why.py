"""Where a player could expect to be allowed something and is not, the game says which clause forbids it."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.games.dead_reckoning.words.why import REASONS
from quarterdeck.kernel.tables.refusals import Refused
from tests.games.common_why import check_reasons
from tests.games.dead_reckoning.positions import Play, Position


def reason_for(game: Play, key: str) -> str:
    """The name of the reason, or its clause where it has none of its own."""
    assert key not in game.options
    reason = game.table.why_not(game.asking, key)
    return reason.clause if reason.message == "why-not-offered" else reason.message.removeprefix("why-")


def test_every_reason_names_a_clause_of_the_rulebook_and_has_its_words() -> None:
    check_reasons(GAME, REASONS, [])


def test_every_question_to_players_names_its_clause() -> None:
    assert [one.name for one in GAME.questions.all() if not one.to_chance and not one.clause] == []


def test_every_reason_can_be_found_in_this_file() -> None:
    said = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in REASONS if f'"{name}"' not in said] == []


def test_a_refused_answer_says_why() -> None:
    with pytest.raises(Refused, match="Raise sails before you move"):
        Position(2).start(0).give("sail r1c1")


def sea() -> Position:
    """Two ships at sea: the first one on open sea beside an island of its own and one of the other player."""
    p = Position(2).tile("r1c1", "trade_winds").tile("r1c2", "parrot_cay").tile("r2c1", "gallows_key")
    return p.control(0, "r1c2").control(1, "r2c1").at(0, "r1c1").at(1, "r2c1")


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("play captain", "in-play"),
        ("play gunner_1", "not-in-hand"),
        ("use gunner_1 gunner_a", "not-in-play"),
        ("use captain gunner_a", "not-on-card"),
        ("use captain captain_b", "no-enemy"),
        ("use captain captain_c", "icon"),
        ("use captain captain_d", "battle-only"),
        ("use crewman_1 crewman_c", "harbor-only"),
        ("use crewman_2 crewman_e", "cannot-pay"),
        ("use crewman_3 crewman_g", "undamaged"),
        ("use deckhand_1 deckhand_a", "no-island"),
        ("use first_mate first_mate_b", "cannot-pay"),
        ("use bosun r3_drillmaster_a", "top-level"),
        ("use deckhand_1 r4_conquest_b", "endgame"),
        ("load cargo 1", "not-controlled"),
        ("unload cargo 1", "no-shore"),
        ("jettison coin 1", "nothing-aboard"),
        ("arrange", "one-arrangement"),
        ("sail r1c2", "raise-first"),
        ("buy", "no-card"),
        ("storm", "no-walls"),
        ("challenge 2", "no-pirate"),
        ("surrender", "twelve"),
        ("nonsense", "DR-TURN-03"),
    ],
)
def test_at_sea(key: str, name: str) -> None:
    p = sea().crew(0, "captain:3", "crewman:2", "crewman:3", "crewman:4", "first_mate:2")
    p.crew(0, "deckhand:1+r4_conquest", "bosun:4+r3_drillmaster")
    assert reason_for(p.start(0), key) == name


def test_abilities_are_used_once() -> None:
    game = sea().crew(0, "crewman:1").start(0).give("use crewman_1 crewman_a")
    assert reason_for(game, "use crewman_1 crewman_a") == "used"
    lonely = sea().crew(0, "bosun:1+r3_understudy")
    assert reason_for(lonely.start(0), "use bosun r3_understudy_a") == "no-effect"


def test_influence() -> None:
    def placing(p: Position) -> Play:
        return p.crew(0, "deckhand:1").start(0)

    key = "use deckhand_1 deckhand_a"
    assert reason_for(placing(sea().at(0, "r2c1").building("r2c1", "fort").at(1, "harbor")), key) == "fort"
    assert reason_for(placing(sea().at(0, "r2c1").at(1, "r2c1", pirate=True)), key) == "blockaded"
    assert reason_for(placing(sea().at(0, "r1c2")), key) == "no-slot"


def test_goods() -> None:
    assert reason_for(Position(2).start(0), "load coin 1") == "chest"
    assert reason_for(Position(2).start(0), "load cargo 1") == "nothing-there"
    assert reason_for(Position(2).having(0, dock=1).aboard(0, 7).start(0), "load cargo 1") == "no-room"
    guarded = sea().at(0, "r1c2").at(1, "r1c2", pirate=True).goods("r1c2", 2).aboard(0, 1)
    assert reason_for(guarded.start(0), "load cargo 1") == "pirate-there"
    assert reason_for(guarded.start(0), "unload cargo 1") == "blockaded"
    stowed = sea().at(0, "r1c2").hold(0, A=(1, 0), D=(0, 1)).start(0).do("arrange").do(0b1000)
    assert reason_for(stowed, "arrange") == "just-arranged"
    walled = sea().at(0, "r2c1").at(1, "harbor").building("r2c1", "fort").aboard(0, 1)
    assert reason_for(walled.start(0), "unload cargo 1") == "fort"


def test_sailing() -> None:
    game = sea().start(0, sails=2)
    assert reason_for(game, "sails") == "raised"
    assert reason_for(game, "sail r3c1") == "not-adjacent"
    assert reason_for(game, "sail r1c1") == "already-here"
    assert reason_for(game, "course r4c3") == "too-far"
    assert reason_for(sea().hand(0, "captain:1").start(0, sails=0), "sail r1c2") == "no-sails"
    searched = sea().at(0, "r1c2")
    searched.state.searched = 1
    game = searched.start(0, sails=1)
    assert reason_for(game, "sail r1c3") == "explored"
    searched = sea().at(0, "r1c2")
    searched.state.searched = 1
    game = searched.start(0, sails=2).give("sail r1c3")
    assert reason_for(game, "stop") == "explored"


def test_cards_on_the_space() -> None:
    p = sea().card("r1c1", "r1_rigger")
    assert reason_for(p.start(0), "buy") == "no-cargo"
    assert reason_for(p.start(0), "trade") == reason_for(p.start(0), "attack") == "no-merchant"
    merchant = sea().card("r1c1", "mr1_packet_boat").aboard(0, 5)
    assert reason_for(merchant.start(0), "buy") == "is-merchant"
    merchant.state.dealings = 2
    assert reason_for(merchant.start(0), "trade") == "dealings"


def test_attacks() -> None:
    p = sea().at(0, "r2c1").building("r2c1", "fort").at(1, "r2c1", pirate=True)
    assert reason_for(p.start(0), "storm") == "pirate-first"
    p = sea().at(0, "r2c1").building("r2c1", "fort").at(1, "harbor")
    p.state.stormed = [p.player(0).place]
    assert reason_for(p.start(0), "storm") == "stormed"
    p = sea().at(0, "r2c1").crew(0, "captain:2").at(1, "r2c1", pirate=True)
    p.state.fought = [1]
    assert reason_for(p.start(0), "use captain captain_b") == "fought"
    assert reason_for(p.start(0), "challenge 2") == "fought"


def test_the_icon_of_trade_is_earned_once() -> None:
    assert reason_for(Position(2).having(0, dock=12).earned(0, "trade_icon").start(0), "surrender") == "earned"


def test_the_second_half_comes_first() -> None:
    p = sea().at(0, "r2c1").at(1, "harbor").having(1, done=1).crew(0, "deckhand:1", "deckhand:1", "buccaneer:1")
    game = p.start(0).give("use deckhand_1 deckhand_a", "2")
    assert game.prompt == "main.act"
    assert reason_for(game, "end") == "half"


def test_building() -> None:
    p = sea().crew(0, "first_mate:3").having(0, dock=9).building("r1c2", "outpost")
    p.tile("r3c3", "mercy_point").control(0, "r3c3").state.buildings[1] = 0
    game = p.start(0).give("use first_mate first_mate_c")
    assert game.prompt == "build.choose"
    assert reason_for(game, "outpost r1c2") == "one-of-a-kind"
    assert reason_for(game, "fort r2c1") == "not-yours"
    assert reason_for(game, "garrison r1c2") == "none-left"


def test_producing() -> None:
    p = sea().crew(0, "purser:1").building("r2c1", "fort")
    game = p.tile("r3c3", "mercy_point").start(0).give("use purser purser_a")
    assert reason_for(game, "r2c1") == "fort"
    assert reason_for(game, "r4c1") == "no-production"


def test_upgrades_fill_empty_hull_spaces_first() -> None:
    p = sea().crew(0, "bosun:1+r2_shipwright").having(0, dock=4).upgrade(0, B="up_jib", A="up_jib")
    game = p.start(0).give("use bosun r2_shipwright_a")
    while game.prompt != "upgrade.place":
        game.give(game.options[0])
    assert reason_for(game, "hull_d") == "fill-first"


def test_levels() -> None:
    p = Position(2).hand(0, "gunner:4", "captain:1").having(0, may_level=1)
    game = p.start(0, "turn_start")
    assert game.prompt == "level.choose"
    assert reason_for(game, "gunner_1") == "top-level"
    assert reason_for(game, "purser") == "level-hand"


def test_sleeves() -> None:
    p = Position(2).crew(0, "captain:1+r1_topman_u").hand(0, "purser:1")
    game = p.unsleeved(0, "r1_rigger", "r1_topman_l", "r1_stevedore_u").start(0, "sleeve")
    assert reason_for(game, "r1_stevedore_u captain") == "line-taken"
    assert reason_for(game, "r1_rigger purser") == "sleeve-in-play"
    assert reason_for(game, "keep") == "must-sleeve"


def test_battles() -> None:
    p = sea().card("r1c1", "mr1_packet_boat").hand(0, "crewman:1")
    game = p.crew(0, "gunner:3+r3_iron_strakes", "bosun:1+r4_conquest").start(0).give("attack")
    assert reason_for(game, "play crewman_1") == "not-warlike"
    assert reason_for(game, "fire 9") == "cannons"
    game.fire(1).throw("n2", "n2", "m4")
    assert game.prompt == "battle.ability"
    assert reason_for(game, "use gunner_1 gunner_c") == "no-battle"
    assert reason_for(game, "use gunner_1 r3_iron_strakes_b") == "on-win"
    assert reason_for(game, "use bosun r4_conquest_b") == "endgame"


def test_some_battle_abilities_do_nothing_against_buildings() -> None:
    p = sea().at(0, "r2c1").building("r2c1", "garrison").at(1, "harbor").crew(0, "gunner:4")
    game = p.start(0).give("storm").fire(1).throw("n2", "n2", "m4")
    assert reason_for(game, "use gunner_1 gunner_e") == "not-buildings"


def test_teammates() -> None:
    p = Position(2, opponents="league").tile("r1c1", "trade_winds").at(0, "r1c1").aboard(0, 2)
    assert reason_for(p.start(0), "give cargo 1") == "no-teammate"
    game = p.at(1, "r1c1").start(0)
    assert reason_for(game, "give coin 1") == "nothing-aboard"
    assert reason_for(game, "ask_leave") == "no-leave"
