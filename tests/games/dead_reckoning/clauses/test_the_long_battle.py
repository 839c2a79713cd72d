"""The rulebook's long example of a ship battle, step by step and as it is told. (DR-EX-22)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import UNITS, ZONE, ZONES
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.rules.crews import ROLE
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.events import Event
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

PURPLE, GREEN = 0, 1
NAMES = ["Purple", "Green"]

STORY = """
Purple uses captain_b
Purple attacks Green
Purple takes 6 markers
Green plays gunner
Green plays crewman
Green takes 3 markers
Purple throws 6
Green throws 3
Purple lands in m3
Purple lands in n1
Purple lands in m4
Purple lands in m2
Purple lands in f5
Purple lands in f2
Green lands in n2
Green lands in n4
Green lands in m2
Purple passes
Green uses r2_gun_drill_m_a
Green throws 2
Green lands in n3
Green lands in n1
Green explodes 1
Green throws 2
Green lands in n2
Green lands in f1
Purple uses gunner_d
Purple throws 2
Purple lands in f2
Green is pushed from f1 to m1
Purple lands in m4
Purple uses r1_cutlass_drill_m_a
Purple plunders 7 cargo, 2 coins
Green plunders 1 cargo, 1 coins
Purple is damaged: 1
Purple 3 : 3 Green
Purple wins
Green is damaged: 1
Purple has 1 on Legendary
""".strip().splitlines()


def line(event: Event, play: Play) -> str:
    """What the story says of an event, "" for what it leaves out."""
    args = [int(arg) if isinstance(arg, int) else 0 for arg in event.args]
    who = NAMES[args[0]] if args and args[0] in (PURPLE, GREEN) else ""
    zones = [ZONES[arg].id if 0 <= arg < len(ZONES) else "" for arg in args]
    if event.kind == "ability.used":
        return f"{who} uses {UNITS[args[2]].id}"
    if event.kind == "crew.played":
        return f"{who} plays {ROLE[play.state.crew[args[1]].role].id}"
    if event.kind == "battle.begins":
        return f"{who} attacks {NAMES[args[1]]}"
    if event.kind == "battle.strength":
        return f"{who} {args[1]} : {args[3]} {NAMES[args[2]]}"
    if event.kind == "marker.pushed":
        return f"{who} is pushed from {zones[1]} to {zones[2]}"
    if event.kind == "goods.plundered":
        return f"{who} plunders {args[1]} cargo, {args[2]} coins"
    if event.kind == "achievement.marker":
        return f"{who} has {args[2]} on Legendary"
    if event.kind == "marker.landed":
        return f"{who} lands in {zones[1]}"
    words = {
        "battle.muster": "{} takes {} markers",
        "markers.thrown": "{} throws {}",
        "marker.exploded": "{} explodes {}",
        "battle.passed": "{} passes",
        "battle.won": "{} wins",
        "ship.damaged": "{} is damaged: {}",
    }
    return words[event.kind].format(who, *args[1:]) if event.kind in words else ""


def strengths(play: Play) -> tuple[int, int]:
    battle = play.state.fight()
    return strength_of(battle, PURPLE), strength_of(battle, GREEN)


def example() -> Play:
    """Purple on Green's tile, with the captain's flag."""
    game = Position().tile("r1c1", "trade_winds").at(PURPLE, "r1c1").at(GREEN, "r1c1")
    game.upgrade(PURPLE, B="up_gun_port", C="up_bilge_hold")
    game.crew(PURPLE, "captain:3", "gunner:3+r2_twin_guns_m", "deckhand+r1_powder_monkey_u+r1_cutlass_drill_m")
    game.hand(GREEN, "gunner:2+r2_gun_drill_m", "crewman:1+r1_powder_monkey_m")
    return game.start(PURPLE)


@clause("DR-EX-22", "DR-BSHIP-02", "DR-BSHIP-03", "DR-BSHIP-05", "DR-BSHIP-06", "DR-BBOARD-03", "DR-BBOARD-12")
def test_the_long_battle() -> None:
    play = example().use("attack_ship")
    assert play.values[-1] == ("fire", 6)
    play.fire(6).play_card("gunner").play_card("crewman")
    assert play.state.fight().flying == [5, 3]
    play.throw("m3", "n1", "m4", "m2", "f5", "f2", "n2", "n4", "m2")
    assert play.markers_on(PURPLE) == {"n1": 1, "m2": 1, "m3": 1, "m4": 1, "f2": 1, "f5": 1}
    assert play.markers_on(GREEN) == {"n2": 1, "n4": 1, "m2": 1}
    assert strengths(play) == (2, 2)

    assert (play.asked, play.prompt) == ("0", "battle.ability")
    play.do("pass")
    assert play.asked == "1"
    play.use("throw").throw("n3", "n1")
    assert play.asked == "chance"
    play.throw("n2", "f1")
    assert strengths(play) == (2, 4)
    assert play.markers_on(GREEN) == {"n1": 1, "n2": 2, "n4": 1, "m2": 1, "f1": 1}

    assert play.asked == "0"
    play.use("throw").chance("f2", "1")
    assert play.prompt == "tower.pushed"
    play.table.answer(CHANCE, GREEN * len(ZONES) + ZONE["f1"])
    play.chance("m1").throw("m4")
    assert strengths(play) == (2, 3)
    assert play.markers_on(GREEN) == {"n1": 1, "n2": 2, "n4": 1, "m1": 1, "m2": 1}

    assert (play.asked, len(play.acts("use"))) == ("0", 1)
    play.use("gain_strength")
    assert (play.asked, play.prompt, play.values) == ("0", "plunder.choice", [0, 1, 2])
    play.do(2).do("ship", "all")
    assert (play.asked, play.prompt, play.values) == ("1", "plunder.choice", [0, 1])
    assert (play.cargo(PURPLE), play.coins(PURPLE)) == (7, 2)
    play.do(0).do("ship", "all")
    assert (play.cargo(GREEN), play.coins(GREEN)) == (1, 1)

    assert (play.asked, play.prompt) == ("0", "battle.spoils")
    play.do("pass")
    assert (play.asked, play.prompt, play.state.battle) == ("0", "main.act", None)
    assert [player.damage for player in play.state.players] == [1, 1]
    assert [player.legendary for player in play.state.players] == [1, 0]
    assert [player.markers for player in play.state.players] == [28, 29]
    story = [line(event, play) for event in play.table.events]
    assert [told for told in story if told] == STORY
