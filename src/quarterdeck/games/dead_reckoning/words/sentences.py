"""What abilities and effects say, made from them: so the text of a card and its rule cannot disagree.

Every verb of the vocabulary (EFFECTS.md) has two messages: `verb-` says it in full, `icon-` in short. A verb's
parameters are its arguments; `$goods` is what is gained or lost in words, `$rows` which rows, `$amount` how much where
it may be counted by icons. Around the effects of a unit stands when it may be used and what it costs: `unit-` and
`short-`.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Cost, Face, Unit
from quarterdeck.games.dead_reckoning.content.pieces import BATTLE, CHOICE, ENDGAME, ICON, ICONS, Goods
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.fluent import Text, capital, listed

Args = dict[str, int | str]

FULL: Final = "verb"
SHORT: Final = "icon"
PER: Final = "per_"
NO: Final = "no"
NAMED: Final[dict[str, str]] = {"building": "building", "upgrade": "upgrade"}
"""Parameters that hold the id of a component: the kind under which the texts have its name."""


# Units and faces


def face_text(face: Face, text: Text) -> str:
    """All abilities of a face, a sentence each."""
    return " ".join(unit_text(unit, text) for unit in face.units)


def face_icons(face: Face, text: Text) -> str:
    """The same in short, as a card shows it: `1 wheel | attack`."""
    return " | ".join(unit_icons(unit, text) for unit in face.units)


def unit_text(unit: Unit, text: Text) -> str:
    """One ability as a sentence."""
    return text.say("sentence-full", said=capital(unit_said(unit, text)))


def unit_said(unit: Unit, text: Text) -> str:
    """One ability inside a sentence."""
    if unit.type == ICON:
        return icons_said(unit, text)
    if unit.type == CHOICE:
        options = [unit_said(option, text) for option in unit.options]
        return text.say("unit-choice", options=either(options, text))
    told = said(unit.do, text)
    if unit.cost is not None:
        told = text.say("unit-cost", cost=cost_said(unit.cost, text), said=told, upper=capital(told))
    lead = when(unit)
    return text.say(f"unit-{lead}", said=told, upper=capital(told)) if lead else told


def either(options: list[str], text: Text) -> str:
    """One of several ways, each of which may have commas of its own."""
    told = options[0]
    for option in options[1:]:
        told = text.say("list-choice", first=told, second=option)
    return told


def unit_icons(unit: Unit, text: Text) -> str:
    """One ability in short."""
    if unit.type == ICON:
        return icons_said(unit, text)
    if unit.type == CHOICE:
        return " / ".join(unit_icons(option, text) for option in unit.options)
    told = icons(unit.do, text)
    if unit.cost is not None:
        told = text.say("short-cost", cost=cost_short(unit.cost, text), said=told)
    lead = when(unit)
    return text.say(f"short-{lead}", said=told) if lead else told


def when(unit: Unit) -> str:
    """When a unit may be used, as the end of a message's name; nothing for an action anywhere."""
    if unit.type == ENDGAME:
        return "endgame"
    if unit.type == BATTLE:
        return ("win" if unit.on_win else "battle") + ("-ships" if unit.not_vs_buildings else "")
    return "harbor" if unit.in_harbor else ""


def icons_said(unit: Unit, text: Text) -> str:
    """Icons that count: `2 sails`, `1 draw bonus per wheel on this card`."""
    if unit.per >= 0:
        icon = text.say(f"icons-{ICONS[unit.icon]}", n=1)
        return text.say("icons-per", icons=icon, per=text.name("icon", ICONS[unit.per]))
    return text.say(f"icons-{ICONS[unit.icon]}", n=unit.count)


# Effects


def sentence(effects: list[Effect], text: Text) -> str:
    """Effects as one sentence."""
    return text.say("sentence-full", said=capital(said(effects, text)))


def said(effects: list[Effect], text: Text) -> str:
    """Effects in their order: `deal 1 damage, then gain 2 coins`."""
    steps = [_one(effect, FULL, text) for effect in effects]
    told = steps[0]
    for step in steps[1:]:
        told = text.say("steps", first=told, then=step)
    return told


def icons(effects: list[Effect], text: Text) -> str:
    """Effects in short: `1 damage, 2 coins`."""
    return ", ".join(_one(effect, SHORT, text) for effect in effects)


def _one(effect: Effect, form: str, text: Text) -> str:
    if effect.verb == "ai_if_markers":
        tell = said if form == FULL else icons
        then, other = (tell(effect.effects(name), text) for name in ("then", "else"))
        return text.say(message_id(form, effect.verb), min=effect.int_of("min"), then=then, other=other)
    return text.say(message_id(form, effect.verb), **_arguments(effect, text))


def _arguments(effect: Effect, text: Text) -> Args:
    """What the messages of a verb are given; what may be missing has a value that says so."""
    args: Args = {"ignore_forts": NO, "not_in_harbor": NO, "discount": 0, "extra_markers": 0, "bonus": NO, "rows": NO}
    for name, value in effect.params.items():
        if isinstance(value, bool):
            args[name] = "yes" if value else NO
        elif isinstance(value, int):
            args[name] = value
        elif isinstance(value, str):
            args[name] = value
            if name in NAMED:
                args[f"{name}_said"] = text.name(NAMED[name], value)
    args["goods"] = goods_of(effect, text)
    args["kind"] = "coin" if "cargo" not in effect.params else "cargo"
    args["amount"] = amount(effect, "n", "influence", text)
    if effect.counts("bonus"):
        bonus = effect.counts("bonus")
        args["bonus"] = goods_said(Goods(bonus.get("cargo", 0), bonus.get("coin", 0)), text)
    if effect.ints("rows"):
        args["rows"] = listed([str(row) for row in effect.ints("rows")], "or", text)
    args["coins_said"] = text.say("counted-coin", n=abs(effect.int_of("coins")))
    args["sign"] = "lose" if effect.int_of("coins") < 0 else "gain"
    return args


# Goods


def goods_said(goods: Goods, text: Text) -> str:
    """`1 cargo and 2 coins`."""
    parts = [("cargo", goods.cargo), ("coin", goods.coin)]
    return listed([text.say(f"counted-{good}", n=number) for good, number in parts if number], "and", text)


def goods_of(effect: Effect, text: Text) -> str:
    """The goods that an effect names, some perhaps counted by icons or chosen."""
    parts = [amount(effect, good, good, text) for good in ("cargo", "coin") if good in effect.params]
    if "choice" in effect.params:
        parts.append(text.say("counted-choice", n=effect.int_of("choice")))
    return listed(parts, "and", text)


def amount(effect: Effect, param: str, what: str, text: Text) -> str:
    """A number of something, or as many as there are icons on the card."""
    word = effect.word(param)
    if word.startswith(PER):
        counted = text.say(f"counted-{what}", n=1)
        return text.say("icons-per", icons=counted, per=text.name("icon", word.removeprefix(PER)))
    return text.say(f"counted-{what}", n=effect.int_of(param)) if param in effect.params else ""


def cost_said(cost: Cost, text: Text) -> str:
    """`2 cargo from your dock and/or ship`."""
    goods = goods_said(Goods(cost.cargo, cost.coin), text)
    return text.say(message_id("cost", cost.source), goods=goods)


def cost_short(cost: Cost, text: Text) -> str:
    goods = goods_said(Goods(cost.cargo, cost.coin), text)
    return text.say(message_id("cost-short", cost.source), goods=goods)
