"""What an ability says, made from its effects: so the text of a card and its rule cannot disagree.

Every word of the vocabulary (EFFECTS.md) has a message: `when-` a trigger, `if-` a condition, `limit-` a limit,
`verb-` a verb, with the verb's parameters as arguments. How the parts are joined is told by the messages `body-`
and `sentence-`, because languages order them differently. Where a verb's form depends on what stands before it
(in German `nimm 1 Gold`, but `du darfst 1 Gold nehmen`) the argument `form` is `do` or `may`.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Ability, Effect
from quarterdeck.kernel.text.fluent import Text, capital, listed

DO: Final = "do"
MAY: Final = "may"

CHOSEN: Final[list[str]] = ["action", "die_action", "reward_taken", "victory_chosen"]
"""Triggers that are the player's own choice: what is paid then is not optional any more."""

HEADINGS: Final[list[str]] = ["action", "die_action"]
"""Triggers whose message is a heading: `action: ...`"""

TIMES: Final[list[str]] = ["end_of_own_turn", "battle_start", "two_player_preparation", "end_of_preparation"]
"""Triggers whose message is a time: `at the end of your turn, ...`; those of all others are clauses: `when ...`"""

SILENT: Final[list[str]] = ["passive", "reward_taken", "victory_chosen"]
"""Triggers that need no word: the effect alone says it."""

MOMENTS_NOT: Final[list[str]] = [*HEADINGS, *SILENT]


def sentence(abilities: list[Ability], text: Text) -> str:
    """What abilities say, one after the other; empty if there are none."""
    return " ".join(_ability(ability, text) for ability in abilities)


def happening(abilities: list[Ability], text: Text) -> str:
    """What abilities do at moments of their own, without saying when; empty if there are none."""
    found = [_full(_body(ability, text), text) for ability in abilities if ability.when not in MOMENTS_NOT]
    return " ".join(found)


def _ability(ability: Ability, text: Text) -> str:
    said = _full(_headed(ability, _body(ability, text), text), text)
    if ability.limit:
        said += " " + _full(text.say(message_id("limit", ability.limit)), text)
    return said


def _headed(ability: Ability, body: str, text: Text) -> str:
    """The body behind its trigger and its conditions."""
    when, words = _when(ability, text)
    conditions = listed(_conditions(words, text), "and", text)
    if not when:
        return text.say("sentence-if", conditions=conditions, body=body, upper=capital(body)) if words else body
    heading = ability.when in HEADINGS
    if words:
        message = f"sentence-{'heading' if heading else 'time' if ability.when in TIMES else 'clause'}-if"
        return text.say(message, when=when, conditions=conditions, body=body, upper=capital(body))
    message = "sentence-heading" if heading else "sentence-when"
    return text.say(message, when=when, body=body, upper=capital(body))


def _when(ability: Ability, text: Text) -> tuple[str, list[str]]:
    """The trigger, and the conditions that are left: `when-anchor-if-at-harbor` says one of them with it."""
    for word in ability.conditions:
        together = message_id("when", ability.when, "if", word)
        if text.has(together):
            return text.say(together), [other for other in ability.conditions if other != word]
    when = "" if ability.when in SILENT else text.say(message_id("when", ability.when))
    return when, ability.conditions


def _conditions(words: list[str], text: Text) -> list[str]:
    """Conditions in words; two in a row that have a message together (`if-a-and-b`) are said as one."""
    said: list[str] = []
    at = 0
    while at < len(words):
        together = message_id("if", words[at], "and", *words[at + 1 : at + 2])
        if text.has(together):
            said.append(text.say(together))
            at += 2
        else:
            said.append(text.say(message_id("if", words[at])))
            at += 1
    return said


def _body(ability: Ability, text: Text) -> str:
    """What is paid and what is done."""
    if not ability.pay:
        return effects_said(ability.do, text)
    chosen = ability.when in CHOSEN
    return text.say(
        "body-pay-chosen" if chosen else "body-pay",
        pay=_list_of(ability.pay, DO if chosen else MAY, text),
        do=_list_of(ability.do, DO, text),
    )


def effects_said(effects: list[Effect], text: Text) -> str:
    """Effects in their order: those that must be done together, then what may be done."""
    said = ""
    must: list[Effect] = []
    for effect in effects:
        if not effect.may:
            must.append(effect)
            continue
        if must:
            said = _after(said, _list_of(must, DO, text), text)
            must = []
        may = _effect(effect, MAY, text)
        said = text.say("body-then-may", first=said, may=may) if said else text.say("body-may", may=may)
    return _after(said, _list_of(must, DO, text), text) if must else said


def _after(said: str, more: str, text: Text) -> str:
    return text.say("body-then", first=said, then=more) if said else more


def _list_of(effects: list[Effect], form: str, text: Text) -> str:
    return listed([_effect(effect, form, text) for effect in effects], "and", text)


def _effect(effect: Effect, form: str, text: Text) -> str:
    if effect.verb == "choose_one":
        options = [_list_of(option, form, text) for option in effect.lists("options")]
        return text.say("verb-choose-one", form=form, options=listed(options, f"either-{form}", text))
    if effect.verb == "pay_then":
        pay, do = _list_of(effect.effects("pay"), MAY, text), _list_of(effect.effects("do"), DO, text)
        return text.say("verb-pay-then", pay=pay, do=do)
    if effect.verb == "chain":
        first, then = effects_said(effect.effects("first"), text), effects_said(effect.effects("then"), text)
        return text.say("verb-chain", first=first, then=then, upper=capital(then))
    return text.say(message_id("verb", effect.verb), form=form, **_arguments(effect, text))


def _arguments(effect: Effect, text: Text) -> dict[str, int | str]:
    """An effect's parameters: numbers and words as they are; what a word is called (`word-to-any-space`) as
    `$to_said`; of a list of words `$ignore` says yes or no and `$ignore_said` which; `min` to `max` as `$span`."""
    args: dict[str, int | str] = {}
    for name, value in effect.params.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = value
            message = message_id("word", name, value)
            if text.has(message):
                args[f"{name}_said"] = text.say(message)
        else:
            words = [text.say(message_id("word", name, word)) for word in effect.words(name)]
            args[name] = "yes" if words else "no"
            args[f"{name}_said"] = listed(words, "and" if name == "ignore" else "or", text)
    args.setdefault("ignore", "no")
    args.setdefault("ignore_said", "")
    args.setdefault("collect_treasure", "no")
    args.setdefault("fame_per_repair", 0)
    if "max" in args and "min" in args:
        args["span"] = span(effect, text)
    return args


def span(effect: Effect, text: Text) -> str:
    """How far something moves."""
    least, most = effect.int_of("min"), effect.int_of("max")
    if effect.word("max") == "die":
        return text.say("span-die", least=least)
    if least == most:
        return text.say("span-exactly", most=most)
    return text.say("span-either" if most == least + 1 else "span-range", least=least, most=most)


def _full(said: str, text: Text) -> str:
    """As a sentence."""
    return text.say("sentence-full", said=capital(said))
