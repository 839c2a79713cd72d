"""What effects say, made from the effects themselves: so the text of a card and its rule cannot disagree.

Every verb of the vocabulary (EFFECTS.md) has a message `verb-`. Before it stands when, for whom and on which condition
it applies, behind it how often and how long. A verb's parameters are its arguments; what a word is called is
`$skill_said`.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.fluent import Text, capital, listed

NAMED: Final[dict[str, str]] = {
    "area": "area",
    "captain": "npc_captain",
    "good": "good",
    "nation": "nation",
    "port": "zone",
    "to": "area",
}
"""Parameters that hold the id of a component: the kind under which the texts have its name."""

KINDS: Final[dict[str, str]] = {
    "gain_modification": "modification",
    "gain_specialist": "specialist",
    "gain_weapon": "weapon",
    "hire": "specialist",
}
"""What the parameter `kind` of a verb names."""

SILENT: Final[list[str]] = ["", "passive", "reward"]
"""Moments that need no word: always, or when the reward is given."""


def sentence(effects: list[Effect], text: Text, moment: str = "") -> str:
    """Effects as sentences, one each; `moment` holds for those that name none."""
    told = [text.say("sentence-full", said=capital(_one(effect, text, moment))) for effect in effects]
    return " ".join(told)


def said(effects: list[Effect], text: Text) -> str:
    """Effects inside a sentence, `take 6 gold, then draw 1 glory card`."""
    steps = [_one(effect, text, "") for effect in effects]
    told = steps[0] if steps else text.say("nothing-happens")
    for step in steps[1:]:
        told = text.say("steps", first=told, then=step)
    return told


def _one(effect: Effect, text: Text, moment: str) -> str:
    """When, for whom, if; what; how often, how long."""
    body = _body(effect, text)
    lead = _lead(effect, text, moment)
    if lead:
        body = text.say("lead", lead=lead, said=body, upper=capital(body))
    notes = _notes(effect, text)
    return text.say("noted", said=body, notes=listed(notes, "comma", text)) if notes else body


def _lead(effect: Effect, text: Text, moment: str) -> str:
    parts: list[str] = []
    when = effect.word("when", moment)
    if when not in SILENT:
        parts.append(text.say(message_id("when", when)))
    if effect.word("who", "self") != "self":
        parts.append(text.say(message_id("who", effect.word("who"))))
    parts.extend(text.say(message_id("if", condition)) for condition in effect.words("if"))
    return listed(parts, "comma", text)


def _notes(effect: Effect, text: Text) -> list[str]:
    found: list[str] = []
    for name in ("context", "limit", "duration"):
        value = effect.word(name)
        if value and value != "any":
            found.append(text.say(message_id(name, value)))
    if effect.may:
        found.append(text.say("optional"))
    return found


def _body(effect: Effect, text: Text) -> str:
    if effect.verb == "choose":
        options = [said(option, text) for option in effect.lists("options")]
        return text.say("verb-choose", options=listed(options, "choice", text))
    message = message_id("verb", effect.verb)
    if effect.verb == "modify":
        message = f"{message}-{'set' if 'set' in effect.params else 'add'}"
    return text.say(message, **_arguments(effect, text))


def _arguments(effect: Effect, text: Text) -> dict[str, int | str]:
    """What the message of a verb is given; what may be missing has a value that says so."""
    args: dict[str, int | str] = {"gold_each": 0, "floor": 0, "keep": 0, "choose_from": 0, "gold": 0, "restore_gold": 0}
    args.update({"saved_by": "none", "skull": "none", "loot_only": "no", "flips": "no", "saved_by_said": ""})
    args.update({"skull_said": "", "skill_said": "", "excludes": "none"})
    for name, value in effect.params.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = value
            args[f"{name}_said"] = _word(effect, name, value, text)
    if effect.int_of("keep") == effect.int_of("count"):
        args["keep"] = 0
    if "add" in effect.params:
        add = effect.int_of("add")
        args["change"] = f"+{add}" if add > 0 else f"−{-add}"
    for name in ("on_success", "on_fail", "on_win"):
        if name in effect.params:
            args[name] = said(effect.effects(name), text)
    for name, kind in (("areas", "area"), ("actions", "declared"), ("excludes", "weapon")):
        if effect.words(name):
            args[name] = listed([text.name(kind, id) for id in effect.words(name)], "and", text)
    return args


def _word(effect: Effect, name: str, value: str, text: Text) -> str:
    """What a word in a parameter is called."""
    if name == "stat":
        return text.say(message_id("stat", value))
    if name in ("skill", "saved_by"):
        return text.name("skill", value)
    if text.has(message_id("word", name, value)):
        return text.say(message_id("word", name, value))
    kind = KINDS.get(effect.verb, "") if name == "kind" else NAMED.get(name, "area" if name == "skull" else "")
    return text.name(kind, value) if kind else ""
