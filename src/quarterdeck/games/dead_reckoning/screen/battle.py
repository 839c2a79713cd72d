"""A battle under way as text: who fights, and the Battle Board with the markers in its zones. (DR-BAT, DR-BBOARD)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import ZONES
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.screen.boards import SHORT
from quarterdeck.games.dead_reckoning.screen.sheet import Sheet
from quarterdeck.games.dead_reckoning.state import BUILDING_BATTLE, MERCHANT_BATTLE, NOBODY, TIE_BREAK, Battle
from quarterdeck.games.dead_reckoning.words import insights
from quarterdeck.games.dead_reckoning.words.wording import MERCHANT
from quarterdeck.kernel.text.fluent import capital
from quarterdeck.kernel.text.lines import filled, hung, table

BLACK: Final = "■"
"""A marker of a merchant ship."""


def battle(sheet: Sheet) -> list[str]:
    """The battle, if there is one: the two sides, the board, how the strengths lie or the odds."""
    fight = sheet.state.battle
    if fight is None:
        return []
    lines = hung(_title(sheet, fight), sheet.width, "")
    if fight.kind == MERCHANT_BATTLE:
        said = sheet.say("screen-back", name=sheet.name("back", fight.card), said=sheet.say("fight", fight.card))
        lines += hung(said, sheet.width, SHORT)
    lines += filled([_side(sheet, fight, side) for side in fight.sides], sheet.width, SHORT)
    if any(any(zones) for zones in [*fight.settled, *fight.fresh]):
        lines += _board(sheet, fight)
    for insight in insights.battle(sheet.state):
        lines += hung(sheet.text.render(insight.label()), sheet.width, SHORT)
    return lines


def _title(sheet: Sheet, fight: Battle) -> str:
    if fight.kind == TIE_BREAK:
        return sheet.say("screen-tie")
    message = "screen-storm" if fight.kind == BUILDING_BATTLE else "screen-battle"
    attacker, defender = (_who(sheet, seat) for seat in fight.seats)
    return sheet.say(message, attacker=attacker, defender=defender, space=sheet.space(fight.space))


def _who(sheet: Sheet, seat: int) -> str:
    return sheet.say("seat", MERCHANT) if seat == NOBODY else sheet.side(seat)


def _side(sheet: Sheet, fight: Battle, side: int) -> str:
    """Markers in the air and on the board, strength."""
    seat = fight.seat_of(side)
    lying = sum(fight.settled[side]) + sum(fight.fresh[side])
    return sheet.say(
        "screen-fighter",
        side=capital(_who(sheet, seat)),
        mark=_mark(sheet, seat),
        flying=fight.flying[side],
        lying=lying,
        strength=strength_of(fight, side),
    )


def _mark(sheet: Sheet, seat: int) -> str:
    return BLACK if seat == NOBODY else sheet.letter(seat)


def _board(sheet: Sheet, fight: Battle) -> list[str]:
    """The zones from bow to stern, the row at the tower first; below each what lies there."""
    across, down = max(zone.x for zone in ZONES) + 1, max(zone.y for zone in ZONES) + 1
    rows: list[list[str]] = []
    for y in range(down):
        names, markers = [""] * across, [""] * across
        for zone in ZONES:
            if zone.y == y:
                names[zone.x] = (
                    f"{_place(zone.x, zone.y)} {sheet.say('screen-zone', zone.type, **_worth(sheet, zone.index))}"
                )
                markers[zone.x] = f"   {_lying(sheet, fight, zone.index)}"
        rows += [names, markers]
    lines = table(rows, SHORT, " ")
    if max(len(line) for line in lines) <= sheet.width:
        return lines
    return [line for zone in ZONES for line in _zone_line(sheet, fight, zone.index)]


def _place(x: int, y: int) -> str:
    return f"{chr(ord('A') + x)}{y + 1}"


def _worth(sheet: Sheet, zone: int) -> dict[str, int | str]:
    row = ZONES[zone]
    goods = sheet.goods(row.cargo, row.coin) or sheet.say("counted-choice", n=row.choice)
    return {"number": row.count, "goods": goods}


def _lying(sheet: Sheet, fight: Battle, zone: int) -> str:
    """The letters of those whose markers lie there, one a marker."""
    found: list[str] = []
    for side in fight.sides:
        found += [_mark(sheet, fight.seat_of(side))] * (fight.settled[side][zone] + fight.fresh[side][zone])
    return f"({' '.join(found)})" if found else "·"


def _zone_line(sheet: Sheet, fight: Battle, zone: int) -> list[str]:
    """Where the board is too wide for the screen: the zones in which something lies."""
    lying = _lying(sheet, fight, zone)
    name = sheet.name("zone", ZONES[zone].id)
    return hung(f"{name}: {lying}", sheet.width, SHORT) if lying.startswith("(") else []
