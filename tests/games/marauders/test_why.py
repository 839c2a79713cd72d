"""Where a player could expect to be allowed something and is not, the game says which clause forbids it."""

from __future__ import annotations

import pytest

from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.words.why_reasons import REASONS
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer
from quarterdeck.kernel.tables.refusals import Refused
from quarterdeck.kernel.tables.table import Table
from tests.games.common_why import check_reasons
from tests.games.marauders.position import Play, Position


def reason_for(game: Play, key: str) -> str:
    """The name of the reason, or its clause where it has none of its own."""
    assert key not in game.options
    reason = game.table.why_not(game.table.waiting()[0], key)
    return reason.clause if reason.message == "why-not-offered" else reason.message.removeprefix("why-")


def test_every_reason_names_a_clause_of_the_rulebook_and_has_its_words() -> None:
    asked = [question for question in GAME.questions.all() if not question.to_chance]
    check_reasons(GAME, REASONS, [question.clause for question in asked])


def test_a_refused_answer_says_why() -> None:
    game = Position(2).play(0)
    with pytest.raises(Refused, match="Your ship is in port"):
        game.give("move curacao")


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("move havana", "in-port"),
        ("enter", "in-port"),
        ("scout merchant", "scout-in-port"),
        ("card eagle_eye_1", "card-not-held"),
        ("card thick_fog_1", "card-moment"),
        ("nonsense", "MM-ACT-01"),
    ],
)
def test_in_port(key: str, name: str) -> None:
    assert reason_for(Position(2).hand(0, "thick_fog_1").play(0), key) == name


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("leave", "at-sea"),
        ("port", "at-sea"),
        ("move trinidad", "not-adjacent"),
        ("enter", "bounty"),
        ("scout merchant", "no-merchant"),
        ("scout player 2", "not-here"),
        ("scout player 1", "not-here"),
        ("scout npc pirate_sloop", "not-here"),
        ("scout rumor", "no-rumor-here"),
        ("scout task 0", "no-task-here"),
        ("retire", "retire-at-sea"),
    ],
)
def test_at_sea(key: str, name: str) -> None:
    assert reason_for(Position(2).at(0, "havana").bounties(0, spanish=1).play(0), key) == name


def test_why_a_captain_cannot_retire() -> None:
    assert reason_for(Position(2).play(0).give("leave", "enter"), "retire") == "retire-late"
    last = Position(2)
    last.state.captain_deck = []
    assert reason_for(last.play(0), "retire") == "retire-last"


def test_why_a_port_is_closed() -> None:
    assert reason_for(Position(2).at(0, "caribbean_sea").play(0), "enter") == "no-port"
    war = Position(2).at(0, "nassau").war("english", "spanish")
    assert reason_for(war.play(0), "enter") == "war"
    plague = Position(2).at(0, "nassau").lasting("ev_plague", closes="english")
    assert reason_for(plague.play(0), "enter") == "closed"
    inside = Position(2).at(0, "nassau", in_port=True).bounties(0, english=2)
    assert reason_for(inside.play(0), "port") == "bounty"


def test_actions_that_are_used_up() -> None:
    game = Position(2).at(0, "havana").merchant("havana", "spanish").play(0)
    game.give("scout merchant").dice("1 1 1")
    assert reason_for(game, "scout merchant") == "scouted"
    game = Position(2).play(0).give("port", "done")
    assert reason_for(game, "port") == "ported"
    p = Position(2).at(0, "havana").hand(0, "swift_current_1")
    game = p.play(0).give("move nassau", "move havana", "move nassau")
    assert reason_for(game, "move havana") == reason_for(game, "enter") == "no-actions"
    p = Position(2).at(0, "havana").merchant("havana", "spanish").lasting("ev_doldrums")
    calm = p.play(0).give("move nassau", "move havana")
    assert reason_for(calm, "move nassau") == "doldrums"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("sell", "no-cargo"),
        ("recruit", "crew-full"),
        ("mission mi_ransom", "mission-elsewhere"),
        ("mission mi_tax_collector", "mission-needs"),
        ("prove", "no-rumor-here"),
        ("deliver 0", "nothing-to-deliver"),
        ("take", "stash-empty"),
        ("card press_gang_1", "card-not-held"),
        ("nonsense", "MM-PORT-01"),
    ],
)
def test_port_activities(key: str, name: str) -> None:
    p = Position(2).offered("mi_ransom", "mi_tax_collector").bounties(0, english=1)
    assert reason_for(p.play(0).give("port"), key) == name


def test_activities_in_their_order() -> None:
    game = Position(2).cargo(0, "rum_1").having(0, gold=1).play(0).give("port", "yard", "done")
    assert reason_for(game, "sell") == "sell-first"
    assert reason_for(game, "yard") == "activity-done"
    assert reason_for(game, "rumor") == "no-gold"
    away = Position(2).at(0, "caracas", in_port=True).play(0).give("port")
    assert reason_for(away, "stash") == "stash-elsewhere"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("repair masts", "undamaged"),
        ("repair crew", "crew-in-yard"),
        ("repair hull", "no-gold"),
        ("weapon chain_shot", "weapon-limit"),
        ("weapon grapeshot", "no-gold"),
        ("sell_weapon grapeshot", "no-weapon"),
        ("modification rigging", "no-modification"),
        ("modification hammocks", "modification-twice"),
        ("restore reinforced_hull", "nothing-to-restore"),
        ("ship man_o_war", "man-o-war"),
        ("ship galleon", "no-gold"),
    ],
)
def test_the_shipyard(key: str, name: str) -> None:
    p = Position(2).ship(0, "sloop", hull=1).having(0, gold=1).weapons(0, "chain_shot").mods(0, "hammocks")
    p.modification_at("cartagena", "hammocks")
    assert reason_for(p.play(0).give("port", "yard"), key) == name


def test_one_ship_in_a_visit() -> None:
    game = Position(2).having(0, gold=90).play(0).give("port", "yard", "ship flute")
    assert reason_for(game, "ship sloop") == "one-ship"


def test_goods() -> None:
    game = Position(2).cargo(0, "rum_1", "rum_2").play(0).give("port", "sell")
    assert reason_for(game, "sugar") == "no-cargo"
    assert reason_for(game, "nonsense") == "MM-SELL-01"


@pytest.mark.parametrize(("area", "key", "name"), [("cannons", "shoot", "no-cannons"), ("crew", "board", "no-crew")])
def test_declarations(area: str, key: str, name: str) -> None:
    p = Position(2).at(0, "havana").at(1, "havana").ship(0, "frigate", **{area: 0}).ship(1, "frigate")
    game = p.play(0).give("scout player 2").dice("S 1 1")
    while game.prompt != "combat.declare":
        game.dice("1")
    assert (game.asked, game.state.combat().round) == ("0", 2)
    assert reason_for(game, key) == name


def test_an_npc_flees_only_from_a_stronger_ship() -> None:
    p = Position(2).at(0, "havana").ship(0, "frigate").npc("blas_de_lezo", "havana")
    game = p.play(0).give("scout npc navy_spanish").dice("S 1 1")
    while game.asked != "1":
        game.give("shoot") if game.asked == "0" else game.dice("1")
    assert reason_for(game, "flee") == "npc-flee"


def test_goods_on_offer() -> None:
    p = Position(2).having(0, gold=3)
    p.next_cargo("cocoa_1", "food_1", "spices_1", "sugar_1", "textiles_1", "tobacco_1")
    game = p.play(0).give("port", "buy").chance_any()
    assert reason_for(game, "wood") == "not-on-offer"
    assert reason_for(game.give("sugar"), "cocoa") == "no-gold"
    assert reason_for(game, "drop rum") == "no-cargo"


def test_raids() -> None:
    p = Position(2).at(0, "nassau").merchant("nassau", "french").next_cargo("wood_1", "wood_2", "wood_3")
    game = p.play(0).give("scout merchant").dice("S 1 1")
    assert reason_for(game, "attack dutch") == "raid-nation"
    game.give("attack french").chance("cargo_wood_1", "cargo_wood_2", "cargo_wood_3").dice("S 1 1")
    assert reason_for(game, "drop cargo_rum_1") == "not-in-raid"


def test_the_ships_of_the_start() -> None:
    table = Table(GAME, GAME.check(Setting(2, {})), Dealer("seed 1", "why"))
    assert reason_for(Play(table), "galleon") == "start-ship"
