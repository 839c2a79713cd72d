"""What follows from a position: who hunts whom and why, odds, raids, a port's sheet; and that it tells no secret."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.marauders.content.components import MISSIONS
from quarterdeck.games.marauders.rules import odds
from quarterdeck.games.marauders.rules.actions.victory import TAKE_SHIP
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.state import State
from quarterdeck.games.marauders.words.insights import SHEET, STANDINGS
from quarterdeck.games.marauders.words.wording import SEATS
from quarterdeck.kernel.game import Insight
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from tests.games.marauders.position import Play, Position


def told(state: State, seat: int, about: str, lang: str = "en") -> list[str]:
    """What a seat is told about something, each with its kind."""
    text = text_of(GAME, lang)
    text.seats = SEATS[:4]
    found = [one for one in GAME.insights(state, seat) if one.about == about]
    assert text.missing() == []
    return [f"{one.kind}: {text.render(one.label())}" for one in found]


def kinds(state: State, seat: int, about: str) -> list[str]:
    return [one.kind for one in GAME.insights(state, seat) if one.about == about]


# Hunting


def test_a_naval_ship_tells_whom_it_hunts_and_why() -> None:
    p = Position(3).at(0, "havana").at(1, "nassau").at(2, "trinidad").npc("john_benbow", "nassau")
    p.bounties(0, english=2).bounties(1, french=3)
    assert told(p.state, -1, "npc:navy_english") == [
        "hunt.prey: Next prey: Red in Havana. Reason: a bounty of its own nation."
    ]
    p.bounties(0, english=0)
    assert told(p.state, -1, "npc:navy_english")[0].endswith("Blue in Nassau. Reason: a bounty of another nation.")
    p.bounties(1, french=0)
    assert kinds(p.state, -1, "npc:navy_english") == ["hunt.none"]
    p.war("spanish", "english")
    assert told(p.state, -1, "npc:navy_english")[0].endswith("Reason: a captain of the enemy at war.")


def test_whom_a_naval_ship_is_said_to_hunt_it_hunts() -> None:
    p = Position(3).at(0, "havana").at(1, "nassau").at(2, "tortuga").npc("john_benbow", "nassau")
    p.bounties(0, english=1, dutch=1).bounties(1, english=1).next_event("ev_war_2")
    said = [one.args["seat"] for one in GAME.insights(p.state, -1) if one.kind == "hunt.prey"]
    game = p.play(0, "round").chance_any()
    assert said == [0]
    assert [event.args[2:] for event in game.told("npc.hunts")] == [(0, "own_bounty")]


def test_a_pirate_betrays_nobodys_gold() -> None:
    p = Position(3).at(0, "havana").at(1, "nassau").at(2, "nassau").npc("benjamin_hornigold", "nassau")
    p.having(0, gold=30).having(1, gold=1).bounties(2, french=1)
    before = [told(p.state, seat, "npc:pirate_frigate") for seat in (-1, 0, 1)]
    assert kinds(p.state, -1, "npc:pirate_frigate") == ["hunt.perhaps", "hunt.perhaps"]
    p.having(0, gold=0).having(1, gold=99)
    assert [told(p.state, seat, "npc:pirate_frigate") for seat in (-1, 0, 1)] == before
    p.bounties(0, french=1)
    assert kinds(p.state, -1, "npc:pirate_frigate") == ["hunt.prey"]


def test_who_would_come_for_me() -> None:
    p = Position(2).at(0, "nassau").npc("john_benbow", "nassau").bounties(0, english=3)
    assert "danger.here" in kinds(p.state, 0, "npc:navy_english")
    here = next(line for line in told(p.state, 0, "npc:navy_english") if line.startswith("danger"))
    assert "the English naval ship is here" in here and "Reason: a bounty of its own nation." in here
    p.at(0, "nassau", in_port=True)
    assert "danger.waits" in kinds(p.state, 0, "npc:navy_english")
    p.at(0, "havana")
    assert "danger.near" in kinds(p.state, 0, "npc:navy_english")
    p.at(0, "trinidad")
    assert "danger.far" in kinds(p.state, 0, "npc:navy_english")
    assert not [kind for kind in kinds(p.state, -1, "npc:navy_english") if kind.startswith("danger")]
    p.bounties(0, english=0)
    assert told(p.state, 0, "seat:1")[1:] == ["danger.none: Nobody on the chart hunts you."]


def test_a_pirate_beside_a_naval_ship_is_kept_busy() -> None:
    p = Position(2).at(0, "nassau").npc("john_benbow", "nassau").npc("benjamin_hornigold", "nassau")
    assert "danger.held" in kinds(p.state, 0, "npc:pirate_frigate")


def test_the_log_tells_why_a_naval_ship_attacked() -> None:
    p = Position(2).at(0, "havana").npc("john_benbow", "nassau").bounties(0, english=1)
    game = p.play(0).give("move nassau")
    while game.prompt == "roll.die" and not game.told("npc.scouts"):
        game.dice("S")
    if game.prompt == "draw.attacker":
        game.chance("navy_english")
    text = text_of(GAME, "en")
    text.seats = SEATS[:2]
    said = [text.render(GAME.story(event)) for kind in ("npc.scouts", "npc.attacks") for event in game.told(kind)]
    assert [line.split(". ")[1] for line in said] == ["Reason: a bounty of its own nation."] * 2
    assert said[1] == "NPC: the English naval ship attacks Red. Reason: a bounty of its own nation."


# Odds


def test_odds_of_a_test_and_a_contest() -> None:
    """By hand: one die against one is won by a skull against none; both skulls tie."""
    assert [odds.success(dice) for dice in (0, 1, 2, 3)] == [0, 33, 56, 70]
    assert (odds.contest(1, 1).won, odds.contest(1, 1).clear) == (22, 22)
    assert sum(chance for chance in odds.scores(3).values()) == pytest.approx(1)


def test_odds_of_a_crew_combat() -> None:
    """By hand: with one die and one man each, a round in which both strike is drawn, one in which none does is void."""
    assert odds.crew_fight(1, 1, 1, 1) == 40
    assert odds.crew_fight(2, 0, 2, 1) == 0 and odds.crew_fight(2, 1, 2, 0) == 100
    assert odds.crew_fight(3, 3, 2, 2) + odds.crew_fight(2, 2, 3, 3) <= 100


def boarded() -> Play:
    p = Position(2).at(0, "nassau").at(1, "nassau").ship(1, "frigate")
    return p.play(0).give("scout player 2").dice("S 1 1")


def test_both_sides_of_a_combat_have_their_odds() -> None:
    game = boarded()
    shown = [one for one in GAME.insights(game.state, -1) if one.about.startswith("side:")]
    assert [(one.about, one.kind, one.args["dice"]) for one in shown] == [
        ("side:0", "odds.contest", 3),
        ("side:1", "odds.contest", 2),
    ]
    assert [one.args["percent"] for one in shown] == [odds.contest(3, 2).won, odds.contest(2, 3).won]


def test_where_somebody_boards_both_sides_see_how_the_crews_would_fare() -> None:
    game = boarded().dice("1 1 1", "1 1").give("board")
    shown = [(one.about, one.args["percent"]) for one in GAME.insights(game.state, 1) if one.kind == "odds.boarding"]
    assert [about for about, _ in shown] == ["side:0", "side:1"]
    assert shown[0][1] < shown[1][1]


def test_a_prize_is_shown_with_its_damage() -> None:
    text = text_of(GAME, "en")
    asked = TAKE_SHIP.text(Ask(0, TAKE_SHIP, [True, False], ("frigate", 3, 1, 0, 2)))
    assert "hull 3, cargo 1, masts 0, cannons 2" in text.render(asked)


def test_declarations_tell_their_odds() -> None:
    game = boarded()
    while game.prompt != "combat.declare":
        game.dice("1")
    text = text_of(GAME, "en")
    ask = game.table.ask
    assert ask is not None
    notes = {str(value): text.note(GAME.note(game.state, ask, 0, value)) for value in game.table.options(0)}
    won, clear = odds.contest(3, 2).won, odds.contest(3, 2).clear
    assert notes["flee"] == f"escapes in {clear} %"
    assert notes["board"].startswith(f"boards in {won} %; the crew would then win in ")
    assert notes["shoot"] == f"wins the contest in {won} %, then 1 hit; otherwise one for each skull"


# Raids and ports


def raiding() -> Play:
    """A raid whose three cards lie open."""
    p = Position(2).at(0, "caracas").merchant("caracas", "french").next_cargo("rum_1", "wood_1", "sugar_1")
    game = p.play(0).give("scout merchant").dice("S 1 1 1").give("attack french")
    while game.prompt != "roll.die":
        game.chance(game.draws[0])
    return game


def test_a_raid_tells_how_it_would_end() -> None:
    game = raiding()
    [line] = told(game.state, -1, "idea:raid")
    raid = game.state.raid
    assert raid is not None and len(raid.cards) == 3
    assert re.match(r"raid.outlook: Escape symbols: \d, with 4 the merchant escapes. Hits: \d. Loot: \d+ gold, ", line)


def test_a_raider_who_died_of_it_is_told_nothing_of_the_raid() -> None:
    """His merchant still lies there while he chooses his next captain."""
    game = raiding()
    assert [one for one in GAME.insights(game.state, 1) if one.about == "idea:raid"]
    game.state.players[0].captain = game.state.players[0].ship = ""
    assert not [one for one in GAME.insights(game.state, 1) if one.about == "idea:raid"]


def sheet(game: Play, seat: int) -> dict[str, str]:
    """The standing of every activity of the port."""
    states = [str(one.args["state"]) for one in GAME.insights(game.state, seat) if one.kind == "port.state"]
    return dict(zip(SHEET, states))


def test_a_port_tells_what_is_possible_and_what_is_done() -> None:
    game = Position(2).cargo(0, "rum_1").having(0, gold=1).ship(0, "sloop", crew=1).play(0)
    first = {"sell": "open", "buy": "open", "yard": "open", "recruit": "open", "rumor": "no_gold"}
    assert sheet(game, 0) == first | {"mission": "no_mission", "stash": "open"}
    assert sheet(game, 1) == {}
    game.give("port", "yard", "done")
    assert sheet(game, 0)["yard"] == "used" and sheet(game, 0)["sell"] == "not_first"
    game.give("done")
    assert set(sheet(game, 0).values()) == {"ported"}


def test_a_ports_prices_are_those_of_its_captain_and_place() -> None:
    game = Position(2).at(0, "nassau", in_port=True).play(0)
    [said] = [line for line in told(game.state, 0, "idea:buying") if line.startswith("port.buy")]
    assert said == "port.buy: 6 cards on offer: a good drawn once costs 2 gold, twice 1 each, more often 1 each."


# Texts


def samples() -> list[Insight]:
    """Everything that is told in the positions above, and every word of a standing."""
    found = [Insight("idea:port", "port.state", {"state": state}) for state in STANDINGS]
    p = Position(3).at(0, "nassau").at(1, "nassau").at(2, "havana", in_port=True)
    p.npc("john_benbow", "nassau").npc("benjamin_hornigold", "havana").npc("hendrick_grave", "trinidad")
    p.bounties(0, english=1, dutch=2)
    game = p.play(2)
    for seat in (-1, 0, 1, 2):
        found += GAME.insights(game.state, seat)
    return found + GAME.insights(boarded().state, 0)


@pytest.mark.parametrize("lang", languages())
def test_insights_are_said_whole(lang: str) -> None:
    text = text_of(GAME, lang)
    text.seats = SEATS[:3]
    for one in samples():
        said = text.render(one.label())
        assert said and not re.search(r"[_{}<>]", said), said
    assert text.missing() == []


def test_no_insight_is_unused() -> None:
    said = (HOUSE / "en/marauders/insights.ftl").read_text(encoding="utf-8")
    defined = set(re.findall(r"^(state-[\w-]+) =", said, re.MULTILINE))
    assert defined == {f"state-{state.replace('_', '-')}" for state in STANDINGS}


# Missions


def test_a_mission_says_how_far_it_is() -> None:
    visits = next(id for id in MISSIONS if MISSIONS[id].tasks[0].kind == "visit_ports")
    p = Position(2).at(0, "havana").mission(0, visits, *[0] * len(MISSIONS[visits].tasks))
    of = sum(len(task.zones) if task.kind == "visit_ports" else 1 for task in MISSIONS[visits].tasks)
    p.player(0).tasks[0] = 0b101
    (found,) = [one.args for one in GAME.insights(p.state, 1) if one.kind == "mission.progress"]
    assert found == {"done": 2, "of": of}
    assert f"mission.progress: Mission: 2 of {of} done." in told(p.state, 1, "seat:1")
    assert "mission.progress" not in kinds(p.state, 1, "seat:2")
