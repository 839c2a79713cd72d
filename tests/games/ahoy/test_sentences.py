"""What cards say is made from what they do: every word of the vocabulary has its words in both languages."""

from __future__ import annotations

import re

import pytest

from quarterdeck.games.ahoy.content.components import CARDS, PLANS, VOCABULARY
from quarterdeck.games.ahoy.words.sentences import SILENT, effects_said, sentence
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Ability, Effect
from quarterdeck.kernel.text.fluent import Catalogue, Text
from quarterdeck.kernel.text.languages import HOUSE, languages, places

ROOM = (HOUSE, "ahoy")

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  ")
GOLD = Effect("gain_gold", False, {"amount": 1})
STRUCTURE = ("choose_one", "pay_then", "chain")


def values(words: list[str]) -> list[object]:
    """What a parameter may hold, numbers standing for all numbers."""
    if words[0] == "effects":
        return [[GOLD]]
    if words[0] == "lists":
        return [[[GOLD], [Effect("gain_fame", False, {"amount": 2})]]]
    if words[0] == "list":
        single: list[object] = [[word] for word in words[1:]]
        return [*single, words[1:]] if len(single) > 1 else single
    found: list[object] = []
    for word in words:
        if word == "bool":
            found += [True, False]
        elif word in ("int", "number"):
            found += [2, 3]
        else:
            found.append(word)
    return found


def variants(name: str) -> list[tuple[str, list[Effect]]]:
    """For each parameter of a verb the effects that differ in it only."""
    verb = VOCABULARY.effects[name]
    params = [*verb.needs, *verb.may]
    first = {param: values(verb.values[param])[0] for param in params}
    if not params:
        return [("", [Effect(name, False, {})])]
    return [
        (param, [Effect(name, False, {**first, param: value}) for value in values(verb.values[param])])
        for param in params
    ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", list(VOCABULARY.effects))
def test_every_verb_says_each_of_its_parameters(name: str, lang: str) -> None:
    text = Text(lang, places("ahoy"))
    for param, effects in variants(name):
        said = [effects_said([effect], text) for effect in effects]
        assert not [line for line in said if not line or RAW.search(line)], (param, said)
        assert len(set(said)) == len(said), f"{name}: {param} makes no difference: {said}"
        for effect in effects:
            told = effects_said([Effect(name, True, effect.params), GOLD], text)
            assert not RAW.search(told), told
    assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_every_trigger_condition_and_limit_has_words(lang: str) -> None:
    text = Text(lang, places("ahoy"))
    for when in VOCABULARY.triggers:
        for condition in VOCABULARY.conditions:
            for pay in ([], [Effect("spend_gold", False, {"amount": 1})]):
                said = sentence([Ability(when, [condition], "once_per_turn", pay, [GOLD])], text)
                assert said[0].isupper() and not RAW.search(said), said
        assert sentence([Ability(when, [], "", [], [GOLD])], text).endswith(".")
    for limit in VOCABULARY.limits:
        assert sentence([Ability("action", [], limit, [], [GOLD])], text).count(".") == 2
    assert text.missing() == []


def test_no_message_of_the_vocabulary_is_unused() -> None:
    """A verb, trigger, condition, limit or word that is dropped takes its messages along."""
    known = {message_id("verb", verb) for verb in VOCABULARY.effects}
    known |= {message_id("limit", limit) for limit in VOCABULARY.limits}
    for condition in VOCABULARY.conditions:
        known.add(message_id("if", condition))
        known |= {message_id("if", condition, "and", other) for other in VOCABULARY.conditions}
        known |= {message_id("when", when, "if", condition) for when in VOCABULARY.triggers}
    known |= {message_id("when", when) for when in VOCABULARY.triggers if when not in SILENT}
    for verb in VOCABULARY.effects.values():
        for param, words in verb.values.items():
            known |= {message_id("word", param, word) for word in words}
    said = Catalogue(ROOM, "en").messages
    assert [id for id in said if re.match(r"(when|if|limit|word|verb)-", id) and id not in known] == []


READS = {
    "elder": (
        "At the end of your turn, if none of your die slots is damaged, gain 1 gold.",
        "Am Ende deines Zuges, wenn keines deiner Würfelfelder beschädigt ist: Nimm 1 Gold.",
    ),
    "merchant": (
        "When your Flagship anchors at a Harbor, gain 1 gold.",
        "Wenn dein Flaggschiff in einem Hafen ankert: Nimm 1 Gold.",
    ),
    "mystic": (
        (
            "Action: take 1 damage on your faction board to deal 1 damage to any figure in your Flagship's region. "
            "Once per turn."
        ),
        (
            "Aktion: Nimm 1 Schaden auf deiner Fraktionsablage in Kauf, dann füge einer beliebigen Figur in der Region "
            "deines Flaggschiffs 1 Schaden zu. Einmal pro Zug."
        ),
    ),
    "emissary": (
        "When one of your figures attacks on your turn, you may give the defender 1 gold to skip this battle.",
        (
            "Wenn eine deiner Figuren in deinem Zug angreift: Du darfst dem Verteidiger 1 Gold geben; "
            "dann lass diesen Kampf ausfallen."
        ),
    ),
    "sea_dog": (
        (
            "When your Flagship moves onto a Strong Current, you may either ignore the current or drift 1 space in "
            "any direction."
        ),
        (
            "Wenn dein Flaggschiff auf eine Starke Strömung fährt: Du darfst entweder die Strömung ignorieren oder "
            "1 Feld in eine beliebige Richtung treiben."
        ),
    ),
    "dynamic_entry_a": (
        (
            "Action: turn your die on Cannons up by 2, then you may move your Flagship directly to any space with a "
            "Tailwind."
        ),
        (
            "Aktion: Drehe deinen Würfel auf Kanonen um 2 hoch. Danach darfst du dein Flaggschiff direkt auf ein "
            "beliebiges Feld mit Rückenwind bewegen."
        ),
    ),
}


@pytest.mark.parametrize("card", list(READS))
def test_some_cards_as_they_read(card: str) -> None:
    abilities = CARDS[card].abilities if card in CARDS else PLANS[card].abilities
    assert READS[card] == tuple(sentence(abilities, Text(lang, places("ahoy"))) for lang in languages())
