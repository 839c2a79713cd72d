"""Ahoy's table as text, drawn from what a seat sees: the sea, the regions, every board, the Market."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS, PLANS, REWARDS, SLOTS
from quarterdeck.games.ahoy.content.fields import ANY_VALUE
from quarterdeck.games.ahoy.content.pieces import Reward, Slot
from quarterdeck.games.ahoy.screen.chart import control, dashed, draw_map, draw_turns
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, PATROLS, STRONGHOLDS
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.lines import INDENT, columns, filled
from quarterdeck.kernel.text.sheet import legend_lines

STYLES: Final[list[tuple[str, str]]] = [
    (r"[│─┄┊┌┐└┘├┤┬┴┼]+", "dim cyan"),
    (r"▒+", "yellow"),
    (r"\[B\]|\bp\d+|\bs\d+", "bold bright_blue"),
    (r"\[R\]", "bold red"),
    (r"\[[MU]\]|\b[ck]\d+|\[[CGK][auW]\]", "bold yellow"),
    (r"\[W\]", "bold white reverse"),
    (r"\[X\]", "bold red"),
    (r"\[[1-6]\]", "bold green"),
    (r"\$\d", "yellow"),
]


def screen(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """The whole table as the seat sees it, what is needed most at the end; a negative seat is an onlooker."""
    lines: list[str] = []
    for player in view["players"]:
        if player["seat"] != seat:
            lines += [*_player(view, player, False, text, width), ""]
    lines += [*_market(view, text, width), "", *_header(view, text, width)]
    if view["sea"]:
        lines += ["", *_regions(view, text, width), "", *draw_map(view, text, width)]
        lines += textwrap.wrap(text.say("screen-key"), width)
    if view["drawn_region"]:
        lines += ["", *_drawn(view, text)]
    if seat >= 0:
        lines += ["", *_player(view, view["players"][seat], True, text, width)]
    return "\n".join(lines)


def glance(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """What is shown at every step: a tile that is to be laid, and what the seat has."""
    lines = _drawn(view, text) if view["drawn_region"] else []
    own = filled(_summary(view, view["players"][seat], True, text), width, "", INDENT) if seat >= 0 else []
    return "\n".join([*lines, *own])


def _drawn(view: dict[str, Any], text: Text) -> list[str]:
    region = view["drawn_region"]
    return [text.say("screen-turns", region=text.name("region", region)), *draw_turns(region, text)]


def legend(text: Text, width: int) -> str:
    """How to read the screen."""
    return "\n".join(legend_lines(text, width))


# The table


def _header(view: dict[str, Any], text: Text, width: int) -> list[str]:
    parts = [text.say("screen-round", round=view["round"])]
    if view["turn"] >= 0:
        parts.append(text.say("screen-turn", side=text.side(view["turn"]), dice=view["quota"]))
    parts.append(text.say("screen-first-mate", side=text.side(view["first_mate"])))
    supply = text.say(
        "screen-supply",
        gold=view["gold"],
        regions=_count(view["region_stack"]),
        cards=_count(view["market_deck"]),
        plans=_count(view["plan_deck"]),
    )
    if view["drawn_region"]:
        parts.append(text.say("screen-drawn", region=text.name("region", view["drawn_region"])))
    return filled([*parts, supply], width, "")


def _regions(view: dict[str, Any], text: Text, width: int) -> list[str]:
    """Each region with its wealth and who controls it."""
    wealth = dict(view["wealth"])
    letters = [text.say("letter-bluefin"), text.say("letter-mollusk")]
    parts = []
    for region, (bluefin, mollusk) in control(view).items():
        name = text.name("region", region)
        held = letters[0] if bluefin > mollusk else letters[1] if mollusk > bluefin else "-"
        parts.append(f"{name:<11} {wealth[region]}  {letters[0]}{bluefin} {letters[1]}{mollusk} {held}")
    heading = text.say("screen-regions", bluefin=letters[0], mollusk=letters[1])
    return [*textwrap.wrap(heading, width), *columns(parts, width)]


def _market(view: dict[str, Any], text: Text, width: int) -> list[str]:
    lines = [text.say("screen-market")]
    rows = [_market_row(card, text) for card in view["market"]]
    sizes = [max(len(row[at]) for row in rows) for at in range(4)] if rows else []
    for card, row in zip(view["market"], rows):
        cells = [cell.ljust(size) for cell, size in zip(row, sizes)]
        lines += [line.rstrip() for line in filled(cells, width, INDENT, INDENT * 2, "  ")]
        lines += _explained("card", card, text, width)
    return lines if rows else [*lines, INDENT + text.say("screen-nothing")]


def _market_row(id: str, text: Text) -> list[str]:
    """A card's suit, name, cost, and its Cargo with the suit that wants it."""
    card = CARDS[id]
    cost = text.say("screen-cost-die") if card.die_cost else text.say("screen-cost-gold", gold=card.gold_cost)
    cargo, suit = text.name("cargo", card.cargo_id), text.name("suit", card.deliver_to)
    wanted = text.say("screen-cargo-to", cargo=cargo, suit=suit)
    return [text.name("suit", card.suit), text.name("card", id), cost, wanted]


def _explained(kind: str, id: str, text: Text, width: int) -> list[str]:
    """What a card does, if the texts tell."""
    message = f"{kind}-{dashed(id)}-text"
    if not text.has(message):
        return []
    inset = INDENT * 2
    return textwrap.wrap(text.say(message), width, initial_indent=inset, subsequent_indent=inset)


# The players


def _player(view: dict[str, Any], player: dict[str, Any], own: bool, text: Text, width: int) -> list[str]:
    lines = filled(_summary(view, player, own, text), width, "", INDENT)
    lines += filled(_board(player, text), width, INDENT)
    lines += _crew(player, own, text, width)
    if FACTIONS[player["faction"]].cargo_limit:
        lines += _smuggling(player, own, text, width)
    elif player["faction"] == "mollusk":
        lines += _union(player, own, text, width)
    else:
        lines += _squadron(view, text, width)
    return lines


def _summary(view: dict[str, Any], player: dict[str, Any], own: bool, text: Text) -> list[str]:
    side = text.name("faction", player["faction"])
    letter = text.say(f"letter-{dashed(player['faction'])}")
    who = f"[{letter}] {side}" + (f" ({text.say('screen-you')})" if own else "")
    parts = [who, text.say("screen-fame", fame=player["fame"]), text.say("screen-gold", gold=player["gold"])]
    dice = " ".join(str(die) for die in player["dice"]) or "-"
    parts.append(text.say("screen-dice", dice=dice))
    if player["aside"]:
        parts.append(text.say("screen-aside", count=player["aside"]))
    if view["first_mate"] == player["seat"]:
        parts.append(text.say("screen-mate"))
    return parts


def _board(player: dict[str, Any], text: Text) -> list[str]:
    """The slots of the board by action, each with what lies on it."""
    by_action: dict[str, list[str]] = {}
    for id, lies in player["slots"]:
        if SLOTS[id].holder == "board":
            by_action.setdefault(SLOTS[id].action, []).append(_slot(SLOTS[id], lies, text))
    return [f"{text.name('action', action)} {''.join(slots).strip()}" for action, slots in by_action.items()]


def _slot(slot: Slot, lies: int, text: Text) -> str:
    """`[4]` a die, `[X]` damage, `[_]` empty; before it the only values that the slot takes."""
    mark = "_" if lies == EMPTY else "X" if lies == DAMAGE else str(lies)
    if slot.accepts == ANY_VALUE:
        return f"[{mark}]"
    values = [str(value) for value in range(1, 7) if slot.takes(value)]
    demanded = values[0] if len(values) == 1 else text.say("screen-even")
    return f" {demanded}[{mark}]"


def _crew(player: dict[str, Any], own: bool, text: Text, width: int) -> list[str]:
    if not player["crew"]:
        return []
    slots, paid = dict(player["slots"]), dict(player["paid"])
    parts = []
    for card in player["crew"]:
        slot = f" {_slot(SLOTS[card], slots[card], text).strip()}" if card in slots else ""
        cost = text.say("screen-paid", die=paid[card]) if card in paid else ""
        parts.append(f"{text.name('card', card)}{slot}{cost}")
    lines = filled([text.say("screen-crew"), "; ".join(parts)], width, INDENT, INDENT * 2, " ")
    if own:
        for card in player["crew"]:
            lines += _named_text("card", card, text, width)
    return lines


def _named_text(kind: str, id: str, text: Text, width: int) -> list[str]:
    message = f"{kind}-{dashed(id)}-text"
    if not text.has(message):
        return []
    said = f"{text.name(kind, id)}: {text.say(message)}"
    return textwrap.wrap(said, width, initial_indent=INDENT * 2, subsequent_indent=INDENT * 3)


def _squadron(view: dict[str, Any], text: Text, width: int) -> list[str]:
    patrols = sum(1 for figure in PATROLS if view["figures"][figure] < 0)
    strongholds = sum(1 for figure in STRONGHOLDS if view["figures"][figure] < 0)
    return filled([text.say("screen-squadron", patrols=patrols, strongholds=strongholds)], width, INDENT)


def _union(player: dict[str, Any], own: bool, text: Text, width: int) -> list[str]:
    parts = [text.say("screen-union", ready=player["ready"], supply=player["comrades"])]
    ships: dict[str, list[str]] = {}
    for id, lies in player["slots"]:
        if SLOTS[id].holder == "ship":
            ships.setdefault(SLOTS[id].action, []).append(_slot(SLOTS[id], lies, text))
    parts += [f"{text.name('plan', plan)} {''.join(slots).strip()}" for plan, slots in ships.items()]
    parts.append(text.say("screen-plans", count=_count(player["plans"])))
    lines = filled(parts, width, INDENT)
    if own and isinstance(player["plans"], list):
        lines += _plans(player["plans"], text, width)
    return lines


def _plans(plans: list[str], text: Text, width: int) -> list[str]:
    lines: list[str] = []
    for plan in plans:
        told = _named_text("plan", PLANS[plan].kind, text, width)
        lines += told or [INDENT * 2 + text.name("plan", plan)]
    return lines


def _smuggling(player: dict[str, Any], own: bool, text: Text, width: int) -> list[str]:
    cargo = [
        text.say(
            "screen-cargo-to",
            cargo=text.name("cargo", CARDS[card].cargo_id),
            suit=text.name("suit", CARDS[card].deliver_to),
        )
        for card in player["cargo"]
    ]
    lines = [INDENT + text.say("screen-cargo", cargo="; ".join(cargo) or text.say("screen-nothing"))]
    lines += filled([text.say("screen-pledges"), *_pledges(player, own, text)], width, INDENT, INDENT * 2)
    if own:
        return lines + _reward_grid(player, text, width)
    white, black = text.name("reward", player["white"]), text.name("reward", player["black"])
    return lines + filled([text.say("screen-markers", white=white, black=black)], width, INDENT)


def _pledges(player: dict[str, Any], own: bool, text: Text) -> list[str]:
    """Each pledge marker with how many cards lie face down under it; head and cards where they may be seen.
    (AH-SMUG-08, AH-RULE-62)"""
    parts = []
    for at, pile in enumerate(player["pledged"]):
        known = isinstance(player["heads"], list) and at < len(player["heads"])
        head = text.name("faction", player["heads"][at]) if known else "?"
        told = text.say("screen-pledge", number=at + 1, head=head, count=len(pile))
        if pile and (own or player["revealed"]):
            cards = [f"{text.name('cargo', CARDS[id].cargo_id)} ({text.name('suit', CARDS[id].suit)})" for id in pile]
            told = f"{told}: {', '.join(cards)}"
        parts.append(told)
    return parts


def _reward_grid(player: dict[str, Any], text: Text, width: int) -> list[str]:
    """The grid of rewards; the white marker stands in round brackets, the black one in angle brackets."""
    lines: list[list[str]] = [[] for _ in range(5)]
    for reward in REWARDS.values():
        code = _reward_code(reward, text)
        if reward.id == player["white"] == player["black"]:
            code = f"(<{code}>)"
        elif reward.id == player["white"]:
            code = f"({code})"
        elif reward.id == player["black"]:
            code = f"<{code}>"
        lines[reward.row - 1].append(f"{code:^9}")
    grid = [INDENT * 2 + "".join(row).rstrip() for row in lines]
    return [*filled([text.say("screen-rewards")], width, INDENT), *grid]


def _reward_code(reward: Reward, text: Text) -> str:
    """A reward in a few characters: one short word for each of its effects."""
    codes = []
    for ability in reward.abilities:
        for effect in ability.do:
            extra = "-plus" if effect.int_of("fame_per_repair") or effect.words("ignore") == ["battle"] else ""
            number = effect.int_of("amount", effect.int_of("max"))
            codes.append(text.say(f"code-{dashed(effect.verb)}{extra}", number=number))
    return "+".join(codes)


def _count(hidden: Any) -> int:
    """How many lie there, seen or not."""
    return int(hidden["hidden"]) if isinstance(hidden, dict) else len(hidden)
