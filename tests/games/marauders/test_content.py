"""Marauders' rows agree with each other, with the vocabulary and with the rules."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    CONDITIONS,
    EVENTS,
    GLORY,
    GOODS,
    MISSIONS,
    MODIFICATIONS,
    NPC_CAPTAINS,
    NPCS,
    PORT_HOLD,
    PRICES,
    RUMORS,
    SHIPS,
    SPECIALISTS,
    STATS,
    TRIGGERS,
    VOCABULARY,
    WEAPONS,
    ZONE,
    ZONES,
)
from quarterdeck.games.marauders.content.loading import FOLDER
from quarterdeck.games.marauders.content.numbers import (
    AREAS,
    CANNONS,
    CARGO,
    CREW,
    HULL,
    INFLUENCE,
    LEADERSHIP,
    MASTS,
    NONE,
    SEAMANSHIP,
    SKILLS,
)
from quarterdeck.games.marauders.content.pieces import CargoCard
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.rulebook import clauses
from tests.games.common_content import MACHINE_PATH, check_clauses_named, numbers_by_topic

ROOT = Path(__file__).resolve().parents[3]
RULES = (ROOT / "docs" / "rules" / "marauders.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(MM-[A-Z]+-\d+)\*\* ", RULES, re.MULTILINE)
EXAMPLES = re.findall(r"^\*\*(MM-EX-\d+) ", RULES, re.MULTILINE)
LISTS: list[list[Effect]] = [
    *(zone.feature.effects for zone in ZONES if zone.feature),
    *(captain.effects for captain in CAPTAINS.values()),
    *(specialist.effects for specialist in SPECIALISTS.values()),
    *(modification.effects for modification in MODIFICATIONS.values()),
    *(weapon.effects for weapon in WEAPONS.values()),
    *(card.effects for card in GLORY.values()),
    *(event.effects for event in EVENTS.values()),
    *(rumor.reward for rumor in RUMORS.values()),
    *(mission.reward for mission in MISSIONS.values()),
]
EFFECTS = [effect for effects in LISTS for effect in walk_effects(effects)]
REWARDS = walk_effects([e for card in [*RUMORS.values(), *MISSIONS.values()] for e in card.reward])
PORTS = {zone.id for zone in ZONES if zone.has_port}


# ---------------------------------------------------------------- rows and clauses


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("*.yaml"), *FOLDER.glob("*.md")]), ids=lambda path: path.name)
def test_every_clause_named_in_the_content_exists(path: Path) -> None:
    check_clauses_named(path, [*CLAUSES, *EXAMPLES])


def test_clauses_are_numbered_in_order_and_refer_to_each_other() -> None:
    assert len(CLAUSES) == len(set(CLAUSES))
    assert set(re.findall(r"\bMM-[A-Z]+-\d+", RULES)) == {*CLAUSES, *EXAMPLES}
    topics = numbers_by_topic([*CLAUSES, *EXAMPLES])
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in topics.values())
    assert not MACHINE_PATH.search(RULES)
    read = clauses("marauders")
    assert sorted(clause.id for clause in read) == sorted([*CLAUSES, *EXAMPLES])
    assert all(clause.text for clause in read)


def test_every_clause_but_our_rulings_says_where_it_comes_from() -> None:
    assert not re.findall(
        r"^- \*\*(MM-(?!RUL)[A-Z]+-\d+)\*\* (?!\((?:p\. |FAQ|public|derived))", RULES, flags=re.MULTILINE
    )


# ---------------------------------------------------------------- vocabulary


def test_every_verb_is_used_and_names_its_clauses() -> None:
    assert {effect.verb for effect in EFFECTS} == set(VOCABULARY.effects)
    lines = (FOLDER / "EFFECTS.md").read_text(encoding="utf-8").splitlines()
    words = [*VOCABULARY.effects.values(), *VOCABULARY.tables["task"].values(), *VOCABULARY.tables["need"].values()]
    for word in words:
        assert "MM-" in lines[word.line - 1].rpartition("|")[0].rpartition("|")[2], word.name


def test_every_parameter_has_values() -> None:
    for verb in VOCABULARY.effects.values():
        assert set(verb.values) == set(verb.needs) | set(verb.may), verb.name
        assert all(verb.values.values()), verb.name
    assert VOCABULARY.shared.may == ["when", "if", "who", "limit", "duration"]


def test_every_parameter_occurs() -> None:
    used = {(effect.verb, param) for effect in EFFECTS for param in effect.params}
    told = {(verb.name, param) for verb in VOCABULARY.effects.values() for param in [*verb.needs, *verb.may]}
    assert told - used == {("gain_cargo", "good")}, "only in words so far"


def test_every_other_word_is_used() -> None:
    assert {effect.word("stat") for effect in EFFECTS} - {""} == set(STATS)
    assert {effect.word("context") for effect in EFFECTS} - {""} == set(VOCABULARY.tables["context"])
    assert {condition for effect in EFFECTS for condition in effect.words("if")} == set(CONDITIONS)
    triggers = {effect.word("when") for effect in EFFECTS} | {card.window for card in GLORY.values()}
    assert triggers - {""} == set(TRIGGERS) - {"passive", "reward"}
    assert {task.kind for m in MISSIONS.values() for task in m.tasks} == set(VOCABULARY.tables["task"])
    assert {need.kind for m in MISSIONS.values() for need in m.needs} == set(VOCABULARY.tables["need"])


def test_entries_read_as_the_rules_ask_for_them() -> None:
    hooks, raid = WEAPONS["grappling_hooks"].effects
    assert (hooks.word("when"), hooks.words("if"), hooks.may) == ("contest_roll", ["chose_board"], True)
    assert (hooks.int_of("dice", 99), hooks.word("dice"), hooks.word("who", "self")) == (99, "any", "self")
    assert (raid.verb, raid.int_of("count"), raid.word("limit")) == ("fix_die", 1, "")
    (fever,) = EVENTS["ev_fever"].effects
    assert (fever.effects("on_success"), fever.word("who"), fever.may) == ([], "each_player", False)
    assert [(e.verb, e.word("area"), e.int_of("floor")) for e in fever.effects("on_fail")] == [("hit", "crew", 1)]
    (audience,) = MISSIONS["mi_royal_audience"].reward
    assert [[e.verb for e in option] for option in audience.lists("options")] == [
        ["remove_bounty", "gain_gold"],
        ["gain_gold"],
    ]
    current = RUMORS["ru_secret_current"].reward[-1]
    assert (current.word("duration"), current.word("limit"), current.word("when")) == ("kept", "once", "own_turn")


# ---------------------------------------------------------------- cargo


def test_cargo_cards() -> None:
    cards = list(CARGO_CARDS.values())
    assert Counter(card.good for card in cards) == dict.fromkeys(GOODS, 8) and len(GOODS) == 8
    assert set(Counter((card.good, card.escape) for card in cards).values()) == {4}
    assert {card.area for card in cards if not card.escape} == set(range(len(AREAS)))
    assert all((card.area == NONE) == card.escape for card in cards)
    assert Counter(card.loot for card in cards) == {1: 8, 2: 12, 3: 24, 4: 12, 5: 8}


def raid(ship: str, drawn: list[CargoCard]) -> tuple[str, int, list[int]]:
    """How a raid of an undamaged ship ends: result, gold, areas afterwards. (MM-RUL-80)"""
    areas = list(SHIPS[ship].areas)
    for card in drawn:
        if not card.escape:
            areas[card.area if areas[card.area] > 0 else HULL] -= 1
    if areas[HULL] <= 0:
        return "dead", 0, areas
    if 0 in areas or sum(card.escape for card in drawn) >= SHIPS[ship].maneuverability:
        return "failed", 0, areas
    return "success", sum(card.loot for card in drawn), areas


def test_the_raids_of_the_examples_can_be_dealt() -> None:
    """MM-EX-06 and MM-EX-31."""
    rum, tobacco, textiles = (CARGO_CARDS[id] for id in ("cargo_rum_3", "cargo_tobacco_7", "cargo_textiles_5"))
    assert (rum.escape, tobacco.area, textiles.area) == (True, CANNONS, MASTS)
    assert raid("sloop", [rum, tobacco, textiles])[0] == "failed"
    result, gold, areas = raid("sloop", [rum, CARGO_CARDS["cargo_sugar_8"], textiles])
    assert (result, gold, areas[MASTS], areas[CARGO], areas[CANNONS]) == ("success", 10, 1, 1, 1)
    crew = next(card for card in CARGO_CARDS.values() if card.area == CREW)
    assert raid("flute", [*[card for card in CARGO_CARDS.values() if card.escape][:2], crew])[0] == "failed"


def test_other_figures_of_the_examples() -> None:
    """MM-EX-05, MM-EX-20 and MM-LOOT-05."""
    price = [PRICES["good_single"], PRICES["good_pair"], PRICES["good_triple"]]
    offer = ["spices", "cocoa", "cocoa", "rum", "rum", "rum"]
    assert sum(price[min(3, offer.count(good)) - 1] for good in offer) == 10
    (rigging,) = MODIFICATIONS["rigging"].effects
    lead = SHIPS["sloop"].maneuverability - SHIPS["frigate"].maneuverability
    assert (lead, lead + rigging.int_of("add")) == (1, 2)
    assert max(SHIPS[npc.ship].areas[CARGO] for npc in NPCS) <= 3
    assert max(SHIPS[npc.war_ship].areas[CARGO] for npc in NPCS if npc.war_ship) <= 3


# ---------------------------------------------------------------- captains and glory


def test_captains() -> None:
    assert {ZONES[captain.home].id for captain in CAPTAINS.values()} == PORTS
    assert all(ZONES[captain.home].nation == captain.nation for captain in CAPTAINS.values())
    assert sum(captain.female for captain in CAPTAINS.values()) == 3
    for captain in CAPTAINS.values():
        assert all(1 <= points <= 4 for points in captain.skills) and len(captain.skills) == len(SKILLS)
        assert sum(captain.skills) == (10 if len(captain.abilities) == 1 else 8), captain.id
    felipe, frances = CAPTAINS["felipe"], CAPTAINS["frances_wright"]
    assert (felipe.skills[SEAMANSHIP], felipe.skills[LEADERSHIP]) == (3, 2)
    assert (frances.skills[SEAMANSHIP], frances.skills[LEADERSHIP]) == (2, 3)


def test_specialist_cards() -> None:
    cards = [card for card in GLORY.values() if card.category == "specialist"]
    hired = {card.id: card.effects[0] for card in cards}
    assert len(SPECIALISTS) == 8
    assert Counter(effect.word("kind") for effect in hired.values()) == dict.fromkeys(SPECIALISTS, 2)
    assert sorted(effect.word("port") for effect in hired.values()) == sorted(PORTS)
    for id, kind, port in (
        ("spec_joseph_hays", "master_fighter", "port_royal"),
        ("spec_raul_de_torres", "cannon_captain", "cartagena"),
    ):
        effect = hired[id]
        assert (effect.word("kind"), effect.word("port")) == (kind, port)
        assert (effect.word("skill"), effect.int_of("gold")) == ("leadership", 2)


def test_every_glory_card_is_one_card() -> None:
    assert all(card.id == id for id, card in GLORY.items())
    designs = Counter(card.design for card in GLORY.values())
    for design, copies in designs.items():
        wanted = [design] if copies == 1 else [f"{design}_{number}" for number in range(1, copies + 1)]
        assert [card.id for card in GLORY.values() if card.design == design] == wanted
    assert Counter(card.category for card in GLORY.values())["specialist"] == 16
    assert (designs["reroll_crew_combat"], designs["quick_learner"]) == (4, 2)


def test_cards_of_the_combat_example() -> None:
    assert GLORY["reroll_crew_combat_1"].effects[0].word("whose") == "either"
    assert GLORY["quick_learner_1"].effects[0].verb == "copy_card"


# ---------------------------------------------------------------- events


def test_events() -> None:
    kinds = Counter(event.kind for event in EVENTS.values())
    assert kinds["captain"] == 18 and kinds["war"] >= 1 and kinds["peace"] >= 1
    placed = [event.effects[0].word("captain") for event in EVENTS.values() if event.kind == "captain"]
    assert sorted(placed) == sorted(NPC_CAPTAINS), "each NPC captain has his card"
    assert {effect.word("when") for event in EVENTS.values() for effect in event.effects} == {
        "event_now",
        "turn_start",
        "round_end",
    }


def test_symbols_of_the_events() -> None:
    with_symbols = [event for event in EVENTS.values() if event.symbols]
    assert len(with_symbols) == 17 == len(EVENTS) // 2
    assert all(len({symbol.npc for symbol in event.symbols}) == len(event.symbols) == 3 for event in with_symbols)
    count = Counter(symbol.npc for event in with_symbols for symbol in event.symbols)
    assert set(count) == set(range(len(NPCS))) and max(count.values()) - min(count.values()) <= 2


# ---------------------------------------------------------------- rumors and missions


def test_rumors() -> None:
    assert max(Counter((rumor.zone, rumor.in_port) for rumor in RUMORS.values()).values()) == 1
    assert all((rumor.skill == INFLUENCE) == rumor.in_port for rumor in RUMORS.values())
    assert [rumor.id for rumor in RUMORS.values() if rumor.keep] == ["ru_forged_documents", "ru_secret_current"]


def test_missions() -> None:
    at = Counter(ZONES[mission.port].id for mission in MISSIONS.values())
    assert set(at) == PORTS and max(at.values()) <= 2
    for mission in MISSIONS.values():
        assert all(sum(task.goods.values()) <= PORT_HOLD for task in mission.tasks), mission.id
    (tax,) = MISSIONS["mi_tax_collector"].tasks
    assert (tax.kind, tax.zones) == ("visit_ports", [ZONE["caracas"], ZONE["trinidad"]])
    (wedding,) = MISSIONS["mi_wedding_goods"].tasks
    assert (wedding.zones, wedding.goods) == ([ZONE["basse_terre"]], {"spices": 1, "textiles": 1, "cocoa": 1})
    assert [(n.kind, n.number) for n in MISSIONS["mi_ransom"].needs] == [("pay", 5)]
    assert [(n.kind, n.skill, n.number) for n in MISSIONS["mi_royal_audience"].needs] == [
        ("min_glory", NONE, 3),
        ("roll", INFLUENCE, 0),
    ]
    battery = MISSIONS["mi_storm_the_battery"].tasks[0]
    assert (battery.zones, battery.leadership, battery.crew) == ([ZONE["cartagena"]], 3, 3)


def test_a_feature_that_helps_with_missions_has_one_to_help_with() -> None:
    for zone in ZONES:
        for effect in zone.feature.effects if zone.feature else []:
            if effect.word("context") == "mission":
                skill = SKILLS.index(effect.word("stat").removeprefix("dice."))
                here = [mission for mission in MISSIONS.values() if mission.port == zone.index]
                assert any(need.skill == skill for mission in here for need in mission.needs), zone.id


def test_what_the_rulebook_promises() -> None:
    gained = {effect.verb for effect in REWARDS}
    assert {"gain_specialist", "remove_bounty", "crew_combat"} <= gained
    for cards in (GLORY.values(), EVENTS.values()):
        assert any(e.verb == "remove_bounty" and e.int_of("gold_each") for card in cards for e in card.effects)
