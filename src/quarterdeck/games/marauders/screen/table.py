"""The table of Merchants & Marauders as text, drawn from what a seat sees: chart, event, NPC ships, every captain."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.marauders.content.components import MERCHANT_REFILL_AT
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.screen.boards import (
    SHORT,
    battles,
    npc_ships,
    other_board,
    own_board,
    port_prices,
    summary,
)
from quarterdeck.games.marauders.screen.chart import draw_chart
from quarterdeck.games.marauders.screen.sheet import Sheet
from quarterdeck.kernel.text.fluent import Text, listed
from quarterdeck.kernel.text.lines import filled, hung, set_apart
from quarterdeck.kernel.text.sheet import count, legend_lines

STYLES: Final[list[tuple[str, str]]] = [
    (r"[│─╱╲]+", "dim cyan"),
    (r"«[^»]*»|\((?:[A-Z][a-z] ?){1,4}\)", "bold green"),
    (r"‹[^›]*!›", "bold red"),
    (r"‹[^›!]*›", "bold yellow"),
    (r"◆", "bold yellow"),
    (r"×", "bold red"),
]


def screen(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """The whole table as the seat sees it, what is needed most at the end; a negative seat is an onlooker."""
    sheet = Sheet(view, seat, text, width)
    others = [other_board(sheet, player) for player in sheet.state.players if player.seat != seat]
    own = own_board(sheet) if seat >= 0 else []
    far = [_event(sheet), _offers(sheet), *others, npc_ships(sheet)]
    return set_apart([*far, _header(sheet), draw_chart(sheet), own, port_prices(sheet), battles(sheet)])


def glance(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """What is shown at every step: prices where one stands, combats under way, and what the seat has."""
    sheet = Sheet(view, seat, text, width)
    return set_apart([port_prices(sheet), battles(sheet), summary(sheet) if seat >= 0 else []])


def legend(text: Text, width: int) -> str:
    """How to read the screen."""
    return "\n".join(legend_lines(text, width))


def _header(sheet: Sheet) -> list[str]:
    state, view = sheet.state, sheet.view
    parts = [sheet.say("screen-round", round=state.round), _whose(sheet)] if state.round else [_whose(sheet)]
    if state.war:
        enemies = [sheet.nation(nation) for nation in state.war]
        parts.append(sheet.say("screen-war", list=listed(enemies, "and", sheet.text)))
    if state.last_round:
        parts.append(sheet.say("screen-last-round"))
    parts.append(sheet.say("screen-events-left", number=count(view["event_deck"])))
    parts.append(sheet.say("screen-merchants-found", number=count(view["track"]), most=MERCHANT_REFILL_AT))
    parts.append(sheet.say("screen-captains-left", number=count(view["captain_deck"]) + len(state.captains_under)))
    return filled(parts, sheet.width, "")


def _whose(sheet: Sheet) -> str:
    state = sheet.state
    if state.phase == "over":
        return sheet.say("screen-over")
    if state.round == 0:
        return sheet.say("screen-setting-up")
    mine = state.turn == sheet.seat
    whose = sheet.say("screen-your-turn") if mine else sheet.say("screen-turn", side=sheet.side(state.turn))
    return whose + sheet.say("screen-actions", number=state.actions)


def _event(sheet: Sheet) -> list[str]:
    """The event card of the round, and those whose effect lasts. (MM-EVENT)"""
    state = sheet.state
    if not state.event:
        return []
    lines = hung(sheet.say("screen-event", said=sheet.said("event", state.event)), sheet.width, "")
    for at, event in enumerate(state.lasting):
        args: dict[str, int | str] = {"name": sheet.name("event", event), "round": state.until[at]}
        lines += hung(sheet.say("screen-lasting", **args), sheet.width, SHORT)
        if state.closed[at] != NONE:
            lines += hung(sheet.say("screen-closed", nation=sheet.nation(state.closed[at])), sheet.width, SHORT)
    return lines


def _offers(sheet: Sheet) -> list[str]:
    """Missions on the board, and the modifications that ports are known to sell. (MM-MISS-01, MM-MOD-01)"""
    lines: list[str] = []
    for mission in sheet.state.missions:
        lines += hung(sheet.said("mission", mission), sheet.width, SHORT)
    lines = [sheet.say("screen-missions"), *lines] if lines else []
    sold = [
        sheet.say("screen-sold", zone=sheet.zone(zone), name=sheet.name("modification", mod))
        for zone, mod in sorted(sheet.state.mods_open.items())
    ]
    if sold:
        lines += hung(sheet.say("screen-for-sale", list=listed(sold, "comma", sheet.text)), sheet.width, "")
    return lines
