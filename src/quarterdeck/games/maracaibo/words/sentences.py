"""What effects say, made from the effects themselves: so the text of a card and its rule cannot disagree.

Every verb of the vocabulary (EFFECTS.md) has two messages: `icon-` says it in short, and one of `thing-` (something
that is gained), `cost-` (something that is given up) or `verb-` (something that is done or holds) says it in full. What
is gained in a row is told together: `gain 3 doubloons and 2 VP, then ...`. A verb's parameters are its arguments; what
a word is called in full and in short is `$nation_said` and `$nation_short`.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import ARROWS, CARDS, LEGACY, PLACE, PLACES, STORIES
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.fluent import Text, capital, listed

NOTHING: Final = "none"
ROMAN: Final[list[str]] = ["", "I", "II", "III", "IV"]
ALL_ROUNDS: Final[list[int]] = [1, 2, 3, 4]
ALL_PLAYERS: Final[list[int]] = [1, 2, 3, 4]

COUNTED: Final[dict[str, tuple[str, str]]] = {
    "gain_doubloons": ("doubloons", "n"),
    "gain_doubloons_per": ("doubloons", "n"),
    "pay_doubloons": ("doubloons", "n"),
    "perm_discount": ("doubloons", "n"),
    "leg_toll": ("doubloons", "doubloons"),
    "gain_combat": ("combat-points", "n"),
    "pay_combat": ("combat-points", "n"),
    "perm_combat_before_fight": ("combat-points", "n"),
    "perm_figure_for_combat": ("combat-points", "n"),
    "perm_nation_combat": ("combat-points", "n"),
    "gain_figure": ("figures", "n"),
    "pay_figure": ("figures", "n"),
    "jean_remove_disc": ("discs", "n"),
    "village_action": ("village-actions", "n"),
    "explore": ("fields", "n"),
    "perm_explore": ("fields", "n"),
    "jean_explore": ("fields", "n"),
    "leg_city": ("spaces", "storage"),
    "leg_stop_offer": ("spaces", "spaces"),
}
"""Verbs with a number of something: the message that counts it (`$amount`) and the parameter that holds it."""

NAMED: Final[dict[str, str]] = {
    "nation": "nation",
    "kind": "synergy",
    "synergy": "synergy",
    "item": "item",
    "good": "good",
    "place": "place",
    "field": "field",
}
"""Parameters that hold the id of a component: the kind under which the texts have its name."""


# In short


def icons(effects: list[Effect], text: Text) -> str:
    """Effects as a board shows them, such as `2 D, remove 1 disc, 2 village actions`."""
    return _joined([_icon(effect, text) for effect in effects], "icon-list", text)


def _icon(effect: Effect, text: Text) -> str:
    if effect.verb == "choose":
        return _joined([icons(option, text) for option in effect.lists("options")], "icon-choice", text)
    if effect.verb == "pay_for":
        return icon_trade(effect.effects("cost"), effect.effects("then"), text)
    if effect.verb == "combat_option":
        return combat_option_icon(effect, text)
    return text.say(message_id("icon", effect.verb), **_arguments(effect, text, True))


def icon_trade(cost: list[Effect], then: list[Effect], text: Text) -> str:
    """What is given up and what it brings, `2 books → 3 D, 3 VP`."""
    return text.say("icon-trade", cost=icons(cost, text), then=icons(then, text)) if cost else icons(then, text)


def combat_icons(options: list[Effect], then: list[Effect], text: Text) -> str:
    said = _joined([combat_option_icon(option, text) for option in options], "icon-choice", text)
    return text.say("icon-combat-body", options=said, then=icons(then, text) or NOTHING)


def combat_option_icon(option: Effect, text: Text) -> str:
    return text.say("icon-combat-option", **_option_arguments(option, icons(option.effects("then"), text), text))


def _joined(parts: list[str], message: str, text: Text) -> str:
    said = parts[0] if parts else ""
    for part in parts[1:]:
        said = text.say(message, first=said, second=part)
    return said


# In full


def sentence(effects: list[Effect], text: Text) -> str:
    """Effects as a sentence; empty if there are none."""
    return text.say("sentence-full", said=capital(said(effects, text))) if effects else ""


def headed(head: str, effects: list[Effect], text: Text) -> str:
    """Effects as a sentence behind a heading: `At once: gain 2 doubloons.`"""
    return text.say("sentence-headed", head=head, said=colon(effects, text)) if effects else ""


def colon(effects: list[Effect], text: Text) -> str:
    """Effects behind a colon; German begins with a capital there."""
    return after_colon(said(effects, text), text)


def after_colon(told: str, text: Text) -> str:
    return text.say("after-colon", said=told, upper=capital(told))


def said(effects: list[Effect], text: Text) -> str:
    """Effects in their order, what is gained in a row told together."""
    steps: list[str] = []
    things: list[str] = []
    for effect in effects:
        if text.has(message_id("thing", effect.verb)):
            things.append(text.say(message_id("thing", effect.verb), **_arguments(effect, text, False)))
            continue
        if things:
            steps.append(gained(things, text))
            things = []
        steps.append(_done(effect, text))
    if things:
        steps.append(gained(things, text))
    told = steps[0] if steps else ""
    for step in steps[1:]:
        told = text.say("steps", first=told, then=step)
    return told


def gained(things: list[str], text: Text) -> str:
    return text.say("gain", things=listed(things, "and", text))


def cost(effects: list[Effect], text: Text) -> str:
    """What is given up, `2 books and 1 pistol`."""
    parts = [text.say(message_id("cost", effect.verb), **_arguments(effect, text, False)) for effect in effects]
    return listed(parts, "and", text)


def trade(given: list[Effect], then: list[Effect], text: Text) -> str:
    """What is given up for what: `give up 2 books to gain 3 doubloons`."""
    return text.say("trade", cost=cost(given, text), then=said(then, text)) if given else said(then, text)


def _done(effect: Effect, text: Text) -> str:
    if effect.verb == "choose":
        options = [said(option, text) for option in effect.lists("options")]
        return text.say("verb-choose", options=listed(options, "or", text))
    if effect.verb == "pay_for":
        given, then = cost(effect.effects("cost"), text), said(effect.effects("then"), text)
        return text.say("verb-pay-for", cost=given, then=then)
    if text.has(message_id("cost", effect.verb)):
        return cost([effect], text)
    if effect.verb == "combat_option":
        return combat_option_said(effect, text)
    return text.say(message_id("verb", effect.verb), **_arguments(effect, text, False))


def combat_said(options: list[Effect], then: list[Effect], text: Text) -> str:
    """What a combat action costs and does."""
    ways = listed([combat_option_said(option, text) for option in options], "or", text)
    return text.say("combat-body", options=ways, then=said(then, text) or NOTHING)


def combat_option_said(option: Effect, text: Text) -> str:
    return text.say("combat-option", **_option_arguments(option, said(option.effects("then"), text), text))


def _option_arguments(option: Effect, then: str, text: Text) -> dict[str, int | str]:
    target = option.word("target") or NOTHING
    return {
        "value": option.int_of("value"),
        "target": target,
        "target_said": text.say(message_id("word-target", target)) if target != NOTHING else "",
        "target_short": text.say(message_id("short-target", target)) if target != NOTHING else "",
        "then": then or NOTHING,
    }


# Parameters


def _arguments(effect: Effect, text: Text, short: bool) -> dict[str, int | str]:
    """What the messages of a verb are given."""
    args: dict[str, int | str] = {"synergy": NOTHING, "max": 0, "last": "no", "only_if": NOTHING, "extra_village": "no"}
    for name, value in effect.params.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = value
            _name(args, name, value, text)
    if effect.verb in COUNTED:
        message, param = COUNTED[effect.verb]
        args["amount"] = text.say(message, n=effect.int_of(param))
    if effect.word("item"):
        args["amount"] = text.say(message_id("items", effect.word("item")), n=1)
    for name in ("items", "goods"):
        if effect.counts(name):
            counted = [text.say(message_id(name, id), n=n) for id, n in effect.counts(name).items()]
            args["things"] = listed(counted, "and", text)
    _lists(args, effect, text, short)
    _story(args, effect, text)
    return args


def _name(args: dict[str, int | str], name: str, value: str, text: Text) -> None:
    """What a word in a parameter is called, in full and in short."""
    word, shorter = message_id("word", name, value), message_id("short", name, value)
    if text.has(word):
        args[f"{name}_said"] = text.say(word)
    elif name in NAMED:
        args[f"{name}_said"] = text.name(NAMED[name], value)
    args[f"{name}_short"] = text.say(shorter) if text.has(shorter) else args.get(f"{name}_said", "")
    if name == "place":
        args["place_number"] = PLACES[PLACE[value]].number


def _lists(args: dict[str, int | str], effect: Effect, text: Text, short: bool) -> None:
    """Effects inside an effect."""
    tell = icons if short else colon
    given, then = effect.effects("cost"), effect.effects("then")
    options = effect.effects("options")
    if options:
        args["body"] = combat_icons(options, then, text) if short else combat_said(options, then, text)
    else:
        args["body"] = icon_trade(given, then, text) if short else trade(given, then, text)
    if not short:
        args["body"] = after_colon(str(args["body"]), text)
    args["then"] = tell(then, text)
    for name in ("action", "flag"):
        if effect.effects(name):
            args[name] = tell(effect.effects(name), text)


def _story(args: dict[str, int | str], effect: Effect, text: Text) -> None:
    """Numbers of cards and tiles, player counts, rounds, arrows, discs from the box."""
    if effect.word("card"):
        args["number"] = f"{STORIES[effect.word('card')].number:02}"
    if effect.word("tile"):
        args["number"] = LEGACY[effect.word("tile")].number
    if effect.words("cards"):
        names = [f"{text.name('card', card)} ({CARDS[card].number})" for card in effect.words("cards")]
        args["things"] = listed(names, "and", text)
    if effect.ints("players"):
        args.update(_players(effect.ints("players"), text))
    if effect.ints("rounds"):
        args.update(_rounds(effect.ints("rounds"), text))
    if effect.word("arrow"):
        args.update(_arrow(effect.word("arrow"), text))
    args["needs"] = effect.word("needs_explorer") or NOTHING
    args["needs_said"] = text.name("field", effect.word("needs_explorer")) if effect.word("needs_explorer") else ""
    discs = [text.say(f"box-{who}", n=number) for who, number in effect.counts("box_discs").items()]
    args["box"] = listed(discs, "comma", text) or NOTHING


def _players(players: list[int], text: Text) -> dict[str, int | str]:
    if players == ALL_PLAYERS:
        return {"players": "all", "players_said": ""}
    message = "players-from" if players[-1] == ALL_PLAYERS[-1] and len(players) > 1 else "players-only"
    return {"players": "some", "players_said": text.say(message, least=players[0])}


def _rounds(rounds: list[int], text: Text) -> dict[str, int | str]:
    """Nothing where it is every round."""
    if rounds == ALL_ROUNDS:
        return {"rounds_said": "", "rounds_short": ""}
    numbers = _joined([ROMAN[number] for number in rounds], "rounds-join", text)
    return {
        "rounds_said": text.say("rounds-said", rounds=numbers),
        "rounds_short": text.say("rounds-short", rounds=numbers),
    }


def _arrow(id: str, text: Text) -> dict[str, int | str]:
    arrow = next(arrow for arrow in ARROWS if arrow.id == id)
    start, end = PLACES[arrow.frm], PLACES[arrow.to]
    return {
        "from_said": text.name("place", start.id),
        "to_said": text.name("place", end.id),
        "from_number": start.number,
        "to_number": end.number,
    }
