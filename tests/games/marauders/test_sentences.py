"""What components say is made from what they do: every verb with every value that occurs has its words."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    EVENTS,
    GLORY,
    MISSIONS,
    MODIFICATIONS,
    RUMORS,
    SPECIALISTS,
    VOCABULARY,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.words import sentences
from quarterdeck.games.marauders.words.wording import names
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.text.fluent import Catalogue, Text
from quarterdeck.kernel.text.languages import HOUSE, languages, places

ROOM = (HOUSE, "marauders")

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  |\bnone\b|\b[a-z]+_[a-z]+")
"""What no finished sentence contains: ids, placeables, markers of missing texts, stray punctuation."""

UNSAID = {"context": "any", "who": "self", "when": "passive"}
"""Parameters that need no word where they have this value."""


def text_in(lang: str) -> Text:
    return Text(lang, places("marauders"), names(lang))


def all_effects() -> list[Effect]:
    """Every effect of the box, with those inside others."""
    found: list[Effect] = []
    for row in [*CAPTAINS.values(), *GLORY.values(), *EVENTS.values(), *MODIFICATIONS.values()]:
        found += row.effects
    for thing in [*WEAPONS.values(), *SPECIALISTS.values()]:
        found += thing.effects
    for reward in [*RUMORS.values(), *MISSIONS.values()]:
        found += reward.reward
    for zone in ZONES:
        found += [] if zone.feature is None else zone.feature.effects
    return walk_effects(found)


EFFECTS = all_effects()


def test_the_box_uses_every_verb() -> None:
    assert {effect.verb for effect in EFFECTS} == set(VOCABULARY.effects)


@pytest.mark.parametrize("lang", languages())
def test_every_effect_in_the_box_is_said(lang: str) -> None:
    text = text_in(lang)
    for effect in {repr(effect): effect for effect in EFFECTS}.values():
        said = sentences.sentence([effect], text)
        assert said and not RAW.search(said), (effect, said)
    assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_different_effects_read_differently(lang: str) -> None:
    """No parameter that matters is swallowed."""
    text = text_in(lang)
    seen: dict[str, str] = {}
    for effect in EFFECTS:
        params = {name: value for name, value in effect.params.items() if UNSAID.get(name) != value}
        if params.get("keep") == params.get("count"):
            params.pop("keep", None)
        if effect.verb == "swap_demand" and params["scope"] == "here":
            params.pop("count")
        key = f"{effect.verb} {effect.may} {params!r}"
        said = f"{effect.verb}: {sentences.sentence([effect], text)}"
        assert seen.setdefault(said, key) == key, (said, key, seen[said])


def test_no_message_of_the_vocabulary_is_unused() -> None:
    """A verb, statistic, moment or condition that is dropped takes its messages along."""
    tables = {
        "stat": list(VOCABULARY.tables["stat"]),
        "context": list(VOCABULARY.tables["context"]),
        "when": list(VOCABULARY.triggers),
        "if": list(VOCABULARY.conditions),
        "verb": [*VOCABULARY.effects, "modify_add", "modify_set"],
    }
    known = {message_id(form, word) for form, words in tables.items() for word in words}
    said = Catalogue(ROOM, "en").messages
    assert [id for id in said if re.match(r"(stat|context|when|if|verb)-", id) and id not in known] == []
    silent = {"verb-modify", "context-any", "when-passive", "when-reward"}
    assert [id for id in known if id not in said and id not in silent] == []


READS = {
    "card-hard-over-1": (
        "When hits on your ship are located, in a ship combat: cancel 1 hit.",
        "Wenn Treffer auf deinem Schiff verortet sind, in einem Schiffskampf: Hebe 1 Treffer auf.",
    ),
    "card-governors-favour-1": (
        "During a Port action: pay 3 gold each to remove up to 2 bounties of any nation (if you like).",
        "Während einer Hafenaktion: Entferne für je 3 Gold bis zu 2 Kopfgelder (Nation nach Wahl) (freiwillig).",
    ),
    "modification-hammocks": ("Crew of the ship: +1.", "Mannschaft des Schiffs: +1."),
    "rumor-ru-ghost-ship": (
        (
            "To be proven with scouting at sea in Trinidad. Fight a crew combat (leadership 2, crew 2); if you win, "
            "take 20 gold."
        ),
        (
            "Zu bestätigen mit Suchen auf See, Zone Trinidad. Bestreite einen Mannschaftskampf (Führungskraft 2, "
            "Mannschaft 2); bei einem Sieg: nimm 20 Gold."
        ),
    ),
    "rumor-ru-secret-current": (
        (
            "To be proven with scouting at sea in Port Royal. Take 6 gold. Keep this card. In your turn: 2 additional "
            "Moves (once, while you keep the card, if you like)."
        ),
        (
            "Zu bestätigen mit Suchen auf See, Zone Port Royal. Nimm 6 Gold. Behalte diese Karte. In deinem Zug: "
            "2 zusätzliche Bewegungen (einmal, solange du die Karte behältst, freiwillig)."
        ),
    ),
    "mission-mi-royal-audience": (
        (
            "In San Juan. To claim it: 3 points on the glory track, pass a test of influence. Take a Port action in "
            "Havana. Reward: Choose one: remove all bounties of Spain, then take 6 gold; or take 15 gold."
        ),
        (
            "In San Juan. Um ihn anzunehmen: 3 Punkte auf der Ruhmleiste, eine gelungene Probe auf Einfluss. "
            "Hafenaktion in Havanna. Belohnung: Wähle eines: entferne alle Kopfgelder (Spanien), dann nimm 6 Gold; "
            "oder nimm 15 Gold."
        ),
    ),
    "event-ev-plague": (
        (
            "Moves: the pirate frigate S, the pirate sloop W, the Dutch naval ship E. At once: the ports of a nation "
            "drawn at random are closed to all but those at home there (to the end of the next round)."
        ),
        (
            "Bewegungen: die Piratenfregatte S, die Piratenschaluppe W, das niederländische Marineschiff O. Sofort: "
            "Häfen werden für alle verschlossen, die dort nicht zu Hause sind: eine ausgeloste Nation (bis zum Ende "
            "der nächsten Runde)."
        ),
    ),
    "ship-man-o-war": (
        "Hull 5, cargo 3, masts 5, crew 5, cannons 5, maneuverability 2. It can only be captured.",
        (
            "Schiffsrumpf 5, Frachtraum 3, Masten 5, Mannschaft 5, Kanonen 5, Manövrierbarkeit 2. Es kann nur "
            "erobert werden."
        ),
    ),
}


@pytest.mark.parametrize("id", list(READS))
def test_some_components_as_they_read(id: str) -> None:
    assert READS[id] == tuple(names(lang)[f"{id}-text"] for lang in languages())


def test_specialists_tell_how_they_are_hired_and_what_they_do() -> None:
    said = names("en")["card-spec-ned-larkin-text"]
    assert said.startswith("During a Port action: in Nassau, test leadership to hire the specialist")
    assert said.endswith("Lookout: Dice for scouting: +1.")


def test_names_are_made_once() -> None:
    assert names("en") is names("en")
