"""What components say is made from what they do: every verb with every value that occurs has its words."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_CARDS,
    BARRIERS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    FIELDS,
    IMPROVEMENTS,
    LAST_FIELD,
    LEGACY,
    PLACES,
    QUESTS,
    STORIES,
    TOKENS,
    VOCABULARY,
)
from quarterdeck.games.maracaibo.rules.ways import combat_kinds, village_kinds
from quarterdeck.games.maracaibo.words import sentences, telling, wording
from quarterdeck.games.maracaibo.words.wording import FOLDER, names
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.text.fluent import LANGUAGES, Catalogue, Text

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  |\bnone\b|\b[a-z]+_[a-z]+|\b[ep]\d\d|\bct-|\bl\d\d\b")
"""What no finished sentence contains: ids, placeables, markers of missing texts, stray punctuation."""

INSIDE = ["combat_option"]
"""Verbs that only stand inside others, which say them."""

UNSAID = {"id", "players", "min"}
"""Parameters that need no word of their own: a name, the player counts that are all, what is always 1."""


def text_in(lang: str) -> Text:
    return Text(lang, [FOLDER], names(lang))


def all_effects() -> list[Effect]:
    """Every effect of the box, with those inside others."""
    found: list[Effect] = []
    for card in CARDS.values():
        found += card.income + card.permanent + card.assistant + card.instant
    for quest in [*QUESTS.values(), *(story.quest for story in STORIES.values() if story.quest is not None)]:
        found += quest.cost + quest.reward
    for story in STORIES.values():
        found += story.setup + story.then
        found += [effect for option in story.vote for effect in option.then]
        found += [effect for effects in story.after_round.values() for effect in effects]
    for rows in (LEGACY, CITY_TILES, BUILDINGS, AUTOMA_CARDS):
        for row in rows.values():
            for name in ("effect", "action", "final", "actions"):
                found += getattr(row, name, [])
    for place in PLACES:
        found += place.action + place.flag
    for field in FIELDS:
        found += field.reward
    for barrier in BARRIERS:
        found += barrier.every + barrier.first + barrier.later
    for area in IMPROVEMENTS:
        found += area.effect
    for token in TOKENS.values():
        found += [effect for side in token.sides for effect in side.pay + side.gain]
    for action in village_kinds():
        found += action.cost + action.then
    for combat in combat_kinds():
        found += combat.then + [effect for option in combat.options for effect in option.then]
    found += LAST_FIELD.then + [effect for career in CAREERS.values() for effect in career.all_done]
    return walk_effects(found)


EFFECTS = all_effects()


def shape(effect: Effect) -> str:
    return repr(effect)


def test_the_box_uses_every_verb() -> None:
    assert {effect.verb for effect in EFFECTS} == set(VOCABULARY.effects)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_in_the_box_is_said_in_short_and_in_full(lang: str) -> None:
    text = text_in(lang)
    for effect in {shape(effect): effect for effect in EFFECTS}.values():
        for said in (sentences.icons([effect], text), sentences.sentence([effect], text)):
            assert said and not RAW.search(said), (effect, said)
            assert "= " not in said
    assert text.missing() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_effects_read_differently(lang: str) -> None:
    """No parameter that matters is swallowed; where it is a list, what is inside it counts."""
    text = text_in(lang)
    for tell in (sentences.icons, sentences.sentence):
        seen: dict[str, str] = {}
        for effect in EFFECTS:
            what = repr({name: value for name, value in effect.params.items() if name not in UNSAID})
            key = f"{effect.verb} {what}"
            said = f"{effect.verb}: {tell([effect], text)}"
            if effect.verb == "quest_tile":
                key += str(effect.ints("players"))
            assert seen.setdefault(said, key) == key, (said, key, seen[said])


def test_each_verb_has_exactly_one_full_form() -> None:
    for lang in LANGUAGES:
        said = Catalogue(FOLDER, lang).messages
        for verb in VOCABULARY.effects:
            forms = [form for form in ("thing", "cost", "verb") if message_id(form, verb) in said]
            assert len(forms) == (0 if verb in INSIDE else 1), (lang, verb, forms)


def test_no_message_of_the_vocabulary_is_unused() -> None:
    """A verb or word that is dropped takes its messages along."""
    verbs = [*VOCABULARY.effects, "combat_body", "list", "choice", "trade", "quest", "last"]
    known = {message_id(form, verb) for verb in verbs for form in ("thing", "cost", "verb", "icon", "icons")}
    for verb in VOCABULARY.effects.values():
        for param, words in verb.values.items():
            known |= {message_id(form, param, word) for word in words for form in ("word", "short")}
    said = Catalogue(FOLDER, "en").messages
    assert [id for id in said if re.match(r"(thing|cost|verb|icons?|word|short)-", id) and id not in known] == []


READS = {
    "a_dock_foreman_1": (
        (
            "Assistant in San Juan (6): gain 2 doubloons, then remove 1 disc from your ship board, then perform up to "
            "2 village actions. 1 VP in the final scoring."
        ),
        (
            "Gehilfe in San Juan (6): Erhalte 2 Dublonen, dann entferne 1 Scheibe von deinem Schiffstableau, dann "
            "führe bis zu 2 Dorfaktionen aus. 1 Siegpunkt in der Endwertung."
        ),
    ),
    "a_legionnaire_1": (
        (
            "Raise your doubloon income by 1. Raise your VP income by 2 as soon as you have the synergy token Cannon. "
            "1 VP in the final scoring."
        ),
        (
            "Erhöhe dein Dublonen-Einkommen um 1. Erhöhe dein Siegpunkt-Einkommen um 2, sobald du das "
            "Synergieplättchen Kanone hast. 1 Siegpunkt in der Endwertung."
        ),
    ),
    "c91_ledger_copyist": (
        (
            "New village action, as your last one: give up 2 books to gain 4 doubloons and 4 VP. At once: gain the "
            "synergy token Quill. 3 VP in the final scoring."
        ),
        (
            "Neue Dorfaktion, als deine letzte: Gib 2 Bücher ab und erhalte 4 Dublonen und 4 Siegpunkte. Sofort: "
            "Erhalte das Synergieplättchen Feder. 3 Siegpunkte in der Endwertung."
        ),
    ),
    "c98_assayer": (
        (
            "New combat action, once per combat: lower the combat value by 2, then gain 1 influence with the fighting "
            "nation and 3 VP. This card counts as 1 treasure map in every payment of items. 3 VP in the final scoring."
        ),
        (
            "Neue Kampfaktion, einmal pro Kampf: Senke den Kampfwert um 2, dann erhalte 1 Einfluss bei der kämpfenden "
            "Nation und 3 Siegpunkte. Diese Karte zählt bei jeder Zahlung von Gegenständen als 1 Schatzkarte. "
            "3 Siegpunkte in der Endwertung."
        ),
    ),
}


@pytest.mark.parametrize("card", list(READS))
def test_some_cards_as_they_read(card: str) -> None:
    assert READS[card] == tuple(telling.card_text(CARDS[card], text_in(lang)) for lang in LANGUAGES)


def test_prices_tell_all_that_a_card_costs() -> None:
    said = [names("en")[message_id("price", card)] for card in ("a_sailor_1", "a_peddler_1", "b_viceroy", "b_hospital")]
    assert said == [
        "3 doubloons",
        "6 doubloons and 1 figure for Martinique (8)",
        "12 doubloons and 1 figure on this card",
        "13 doubloons and 3 medicinal herbs",
    ]
    assert (
        names("de")[message_id("price", "b_french_governor")] == "11 Dublonen und 3 Marker von Frankreich auf dem Plan"
    )


def test_quests_tokens_and_tiles_as_they_read() -> None:
    english, german = names("en"), names("de")
    assert english["quest-q01-text"] == (
        "Cost: 2 treasure maps. Reward: gain 1 VP for each of your compasses, then move your explorer up to 2 fields."
    )
    assert english["icons-q01"] == "2 treasure maps → 1 VP per compass, explore 2"
    assert english["token-k01"] == "France 6 for 2 D, England 4, Spain 3 with 1 influence (fighting nation)"
    assert german["token-k04"].endswith("; −2 für die Nation mit den meisten Markern")
    assert german["tile-ct-network-2-text"] == (
        "Markt für Tabak (1 Feld). Stadtaktion: Wähle eines: erhalte 4 Dublonen oder erhalte 2 Siegpunkte für jeden "
        "deiner Gehilfen auf dem Plan."
    )
    assert english["area-vp-6-text"] == "At once: gain 6 VP. Its discs can be taken only when Figurehead is unlocked."
    assert english["automa-au-b2-text"].endswith(
        "Jean takes the top quest of the pile. Jean gains 4 VP in rounds III and IV."
    )


def test_votes_with_the_same_id_say_the_same() -> None:
    """Options are told by the id of the vote alone."""
    said: dict[str, dict[str, str]] = {}
    for story in STORIES.values():
        for option in story.vote:
            assert said.setdefault(option.id, option.texts) == option.texts


def test_names_are_made_once() -> None:
    assert wording.names("en") is wording.names("en")
