"""What components say is made from what they do: every verb with every value that occurs has its words."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.dead_reckoning.content.cards import Unit
from quarterdeck.games.dead_reckoning.content.components import CARDS, SOLO_CARDS, UNITS, VOCABULARY, ZONES
from quarterdeck.games.dead_reckoning.words.sentences import icons, sentence, unit_icons, unit_text
from quarterdeck.games.dead_reckoning.words.wording import FOLDER, names
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.text.fluent import LANGUAGES, Catalogue, Text

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  |\bnone\b|\b[a-z]+_[a-z]+|: \.|\bno\b(?! (ability|buildings))")
"""What no finished sentence contains: ids, placeables, markers of missing texts, stray punctuation."""


def text_in(lang: str) -> Text:
    return Text(lang, [FOLDER], names(lang))


def all_effects() -> list[Effect]:
    """Every effect of the box, with those inside others."""
    found = [effect for unit in UNITS for effect in unit.do] + [zone.effect for zone in ZONES]
    found += [effect for card in CARDS.values() for effect in [*card.win, *card.lose]]
    for card in SOLO_CARDS.values():
        found += [effect for section in [*card.blue, *card.red] for effect in section.actions]
    return walk_effects(found)


EFFECTS = all_effects()


def test_the_box_uses_every_verb() -> None:
    assert {effect.verb for effect in EFFECTS} == set(VOCABULARY.effects)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tell", [sentence, icons], ids=["sentence", "icons"])
def test_every_effect_in_the_box_is_said_and_no_parameter_is_swallowed(tell: object, lang: str) -> None:
    assert callable(tell)
    text = text_in(lang)
    seen: dict[str, str] = {}
    for effect in EFFECTS:
        said = tell([effect], text)
        assert said and not RAW.search(said), (effect, said)
        key = f"{effect.verb} {effect.params!r}"
        assert seen.setdefault(f"{effect.verb}: {said}", key) == key, (said, key)
    assert text.missing() == []


def look(unit: Unit) -> str:
    """All that a unit is, apart from where it stands."""
    cost = None if unit.cost is None else (unit.cost.cargo, unit.cost.coin, unit.cost.source)
    flags = (unit.in_harbor, unit.on_win, unit.not_vs_buildings)
    inside = [look(option) for option in unit.options]
    return repr((unit.type, unit.icon, unit.count, unit.per, cost, flags, unit.do, inside))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tell", [unit_text, unit_icons], ids=["sentence", "icons"])
def test_different_abilities_read_differently(tell: object, lang: str) -> None:
    assert callable(tell)
    text = text_in(lang)
    seen: dict[str, str] = {}
    for unit in UNITS:
        said = tell(unit, text)
        assert said and not RAW.search(said), (unit.id, said)
        assert seen.setdefault(said, look(unit)) == look(unit), (unit.id, said)
    assert text.missing() == []


def test_no_message_of_the_vocabulary_is_unused() -> None:
    """A verb or icon that is dropped takes its messages along."""
    known = {message_id(form, verb) for form in ("verb", "icon") for verb in VOCABULARY.effects}
    known |= {message_id("icon", icon) for icon in VOCABULARY.tables["icon"]}
    said = Catalogue(FOLDER, "en").messages
    assert {id for id in said if re.match(r"(verb|icon)-", id)} == known


READS = {
    "card-r2-money-changer-text": (
        ("Row 2, upper line, costs 4 cargo from your ship. Pay 3 cargo from your dock: gain 2 coins into your chest."),
        (
            "Reihe 2, obere Zeile, kostet 4 Fracht vom Schiff. Zahle 3 Fracht vom Kai: Erhalte 2 Münzen in deine "
            "Schatzkiste."
        ),
    ),
    "face-r3-dockyard": (
        "−2 cargo → basic upgrade / −4 cargo → advanced upgrade",
        "−2 Fracht → einfache Erweiterung / −4 Fracht → verbesserte Erweiterung",
    ),
    "card-mr1-packet-boat-text": (
        (
            "Row 1, upper line. Trade with it for 3 cargo from your ship: 1 draw bonus. Or attack it: what its back "
            "says is secret until then."
        ),
        (
            "Reihe 1, obere Zeile. Handle mit ihm für 3 Fracht vom Schiff: 1 Ziehbonus. Oder greife es an: Was auf "
            "der Rückseite steht, ist bis dahin geheim."
        ),
    ),
    "back-mr4-plague-ship-text": (
        (
            "5 black markers defend it. If you win: gain 5 coins on your ship. If you lose: your ship takes 1 damage, "
            "then lose 2 cargo from your ship, and the card is buried. After a win it is yours, lower line: 1 draw "
            "bonus. In a battle: gain 1 strength."
        ),
        (
            "5 schwarze Marker verteidigen es. Bei einem Sieg: Erhalte 5 Münzen auf dein Schiff. Bei einer "
            "Niederlage: Dein Schiff erleidet 1 Schaden, dann verliere 2 Fracht vom Schiff, und die Karte wird "
            "begraben. Nach einem Sieg gehört es dir, untere Zeile: 1 Ziehbonus. In einem Kampf: Erhalte 1 "
            "Kampfstärke."
        ),
    ),
    "fight-mr1-salt-trader": (
        "2 markers; win: +3 coins (ship), +1 cargo (ship); loss: 1 damage",
        "2 Marker; Sieg: +3 Münzen (Schiff), +1 Fracht (Schiff); Niederlage: 1 Schaden",
    ),
    "next-gunner-2": (
        "Level 3 brings +2 cargo (dock) | battle: throw 2 instead of +1 cargo (dock).",
        "Stufe 3 bringt +2 Fracht (Kai) | Kampf: 2 werfen statt +1 Fracht (Kai).",
    ),
    "tile-parrot-cay-text": (
        (
            "An island with 3 influence slots. Coins at the end for the most markers, by place: 4 / 2. Production: "
            "1 cargo. Whoever controls it has a hand limit of 1 more."
        ),
        (
            "Eine Insel mit 3 Einflussfeldern. Münzen am Ende für die meisten Marker, nach Rang: 4 / 2. Produktion: "
            "1 Fracht. Wer sie kontrolliert, hat ein um 1 höheres Handkartenlimit."
        ),
    ),
    "upgrade-up-royals-text": (
        (
            "Advanced ship upgrade. 2 sails, hold 5. Sails and cannons count only while nothing lies there. Worth 2 "
            "coins at the end."
        ),
        (
            "Verbesserte Schiffserweiterung. 2 Segel, Frachtraum 5. Segel und Kanonen zählen nur, solange dort nichts "
            "liegt. Am Ende 2 Münzen wert."
        ),
    ),
    "building-outpost-text": (
        (
            "Costs 2 cargo. Worth 1 coin at the end to whoever controls the island. It cannot be attacked. Each "
            "production of the island brings 1 cargo and 1 coin more."
        ),
        (
            "Kostet 2 Fracht. Am Ende 1 Münze wert für den, der die Insel kontrolliert. Nicht angreifbar. Jede "
            "Produktion der Insel bringt 1 Fracht und 1 Münze mehr."
        ),
    ),
    "zone-f2-text": (
        "Each marker here brings its owner 1 cargo and 1 coin.",
        "Jeder Marker hier bringt, wem er gehört: 1 Fracht und 1 Münze.",
    ),
    "orders-solo-08-blue-5": (
        (
            "Places 1 influence at row 2, left and 1 influence at row 2, middle. Its ship ends in the harbor. If your "
            "ship has 3 or more damage, attacks it, even in harbor. Then: with 7 or more battle markers: gains 3 "
            "coins, then attacks your ship; with fewer: gains 1 coin."
        ),
        (
            "Legt 1 Einfluss (Reihe 2 links) und 1 Einfluss (Reihe 2 Mitte). Sein Schiff endet hier: Hafen. Hat dein "
            "Schiff mindestens 3 Schaden, so greift er es an, auch im Hafen. Dann: ab 7 Kampfmarkern: erhält 3 "
            "Münzen, dann greift dein Schiff an; mit weniger: erhält 1 Münze."
        ),
    ),
}


@pytest.mark.parametrize("id", list(READS))
def test_some_components_as_they_read(id: str) -> None:
    assert READS[id] == tuple(names(lang)[id] for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_a_component_is_a_whole_sentence(lang: str) -> None:
    said = {id: words for id, words in names(lang).items() if id.endswith("-text") or id.startswith(("orders", "next"))}
    assert len(said) > 500
    assert [(id, words) for id, words in said.items() if not words.endswith(".") or RAW.search(words)] == []


def test_names_have_both_languages_and_are_made_once() -> None:
    assert list(names("en")) == list(names("de")) and names("en") is names("en")
    assert [id for lang in LANGUAGES for id, name in names(lang).items() if not name] == []
