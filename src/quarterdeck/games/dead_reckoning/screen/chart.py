"""Harbor and ocean as a chart of text: islands with influence, buildings and goods, cards, ships. (DR-SETUP-05)

The farthest row is at the top, the harbor below row 1, as a captain looks out to sea.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import BUILDINGS, CARDS, TILES
from quarterdeck.games.dead_reckoning.content.pieces import COLUMNS, DIRECTIONS, HARBOR, LINES, OCEAN, ROWS
from quarterdeck.games.dead_reckoning.rules.islands import markers_of, production
from quarterdeck.games.dead_reckoning.screen.sheet import Sheet
from quarterdeck.games.dead_reckoning.state import NOBODY, Space
from quarterdeck.games.dead_reckoning.words.previews import side_up
from quarterdeck.kernel.text.fluent import capital, listed
from quarterdeck.kernel.text.lines import INDENT, cut, hung
from quarterdeck.kernel.text.sheet import count

NARROWEST: Final = 24
WIDEST: Final = 36
"""How wide a cell of the chart may be."""

EMPTY, CONTROL, CARD, MERCHANT, BACK = "·", "★", "+", "◆", "░"
ARROWS: Final[dict[str, str]] = {"toward_harbor": "↓", "away": "↑", "left": "←", "right": "→"}


def draw_ocean(sheet: Sheet) -> list[str]:
    """The chart, or the spaces as a list where the screen is too narrow for it; then the cards that lie there."""
    size = min(WIDEST, (sheet.width - COLUMNS - 1) // COLUMNS)
    drawn = _listed(sheet) if size < NARROWEST else _drawn(sheet, size)
    return [*drawn, *_cards(sheet)]


# The chart


def _drawn(sheet: Sheet, size: int) -> list[str]:
    rule = "─" * size
    lines = [f"┌{'┬'.join([rule] * COLUMNS)}┐"]
    for row in range(ROWS - 1, -1, -1):
        cells = [_cell(sheet, row * COLUMNS + column, size) for column in range(COLUMNS)]
        height = max(len(cell) for cell in cells)
        for at in range(height):
            parts = [(cell[at] if at < len(cell) else "").ljust(size) for cell in cells]
            lines.append(f"│{'│'.join(parts)}│")
        lines.append(f"├{'┼'.join([rule] * COLUMNS)}┤" if row else f"├{'┴'.join([rule] * COLUMNS)}┤")
    wide = COLUMNS * size + COLUMNS - 1
    lines += [f"│{line.ljust(wide)}│" for line in _harbor(sheet, wide)]
    return [*lines, f"└{'─' * wide}┘"]


def _harbor(sheet: Sheet, size: int) -> list[str]:
    """The harbor is one space, next to all of row 1. (DR-MOVE-03)"""
    boxes = [count(box["cards"]) + count(box["top"]) for box in sheet.view["boxes"]]
    said = sheet.say("screen-boxes", list=listed([str(number) for number in boxes], "comma", sheet.text))
    left = f" {capital(sheet.space(HARBOR))}  {sheet.ships_at(HARBOR)}".rstrip()
    together = f"{left}   {said}"
    return [together] if len(together) <= size else [left, f" {said}"]


def _cell(sheet: Sheet, space: int, size: int) -> list[str]:
    """A space in a few lines, none of them wider than the cell."""
    found = [_headline(sheet, space, size - 2), *_lines(sheet, space, size - 2)]
    return [f" {piece}" for line in found for piece in cut(line, size - 2, "")]


def _headline(sheet: Sheet, space: int, size: int) -> str:
    """Where it is and who is there."""
    ships = sheet.ships_at(space)
    return _ends(capital(sheet.space(space)), ships, size)


def _ends(left: str, right: str, size: int) -> str:
    """One text at each end of a line."""
    return (left + " " * max(1, size - len(left) - len(right)) + right).rstrip()


def _lines(sheet: Sheet, space: int, size: int) -> list[str]:
    """Tile, influence, what it produces and what lies there, buildings, card."""
    part = sheet.state.spaces[space]
    if not part.tile:
        return [BACK * 3 + f" {sheet.say('screen-face-down')}"]
    name = sheet.name("tile", part.tile)
    if not TILES[part.tile].is_island:
        return [name, *_fit([sheet.say("icons", part.tile), *_arrows(sheet, part.tile)], size), *_card(sheet, part)]
    rewards = "/".join(str(coins) for coins in TILES[part.tile].rewards if coins)
    found = _fit([name, sheet.say("screen-rewards", list=rewards)], size)
    found += _fit([_influence(sheet, part), _permanent(sheet, part)], size)
    found += _fit([_control(sheet, part), _yields(sheet, space)], size)
    found += _fit([_ashore(sheet, part), *_buildings(sheet, part)], size)
    return [*found, *_card(sheet, part)]


def _fit(parts: list[str], size: int) -> list[str]:
    """Parts side by side while they fit, none of them cut."""
    lines: list[str] = []
    for part in [part for part in parts if part]:
        if lines and len(lines[-1]) + 2 + len(part) <= size:
            lines[-1] += f"  {part}"
        else:
            lines.append(part)
    return lines


def _card(sheet: Sheet, part: Space) -> list[str]:
    return [f"{_mark(part.card)} {capital(sheet.name('card', part.card))}"] if part.card else []


def _mark(card: str) -> str:
    return MERCHANT if CARDS[card].merchant else CARD


# What lies on an island


def _influence(sheet: Sheet, part: Space) -> str:
    """The slots with the letters of those who hold them: `[P P L · ·]`. (DR-CTRL-01)"""
    return f"[{' '.join(EMPTY if seat == NOBODY else sheet.letter(seat) for seat in part.slots)}]"


def _permanent(sheet: Sheet, part: Space) -> str:
    """Markers that are never removed. (DR-CTRL-03)"""
    found = [f"{sheet.letter(seat)}{number}" for seat, number in enumerate(part.permanent) if number]
    return sheet.say("screen-permanent", list=" ".join(found)) if found else ""


def _control(sheet: Sheet, part: Space) -> str:
    if part.controller == NOBODY:
        return ""
    number = markers_of(part, part.controller)
    return f"{CONTROL}{sheet.letter(part.controller)} {sheet.say('screen-markers', number=number)}"


def _yields(sheet: Sheet, space: int) -> str:
    goods = production(sheet.state, space)
    return sheet.say("screen-yields", goods=_short(sheet, goods.cargo, goods.coin))


def _ashore(sheet: Sheet, part: Space) -> str:
    return sheet.say("screen-ashore", goods=_short(sheet, part.cargo, part.coins)) if part.cargo + part.coins else ""


def _short(sheet: Sheet, cargo: int, coins: int) -> str:
    """`2 cargo 1 coin`."""
    parts = [("cargo", cargo), ("coin", coins)]
    return " ".join(sheet.say(f"counted-{good}", n=number) for good, number in parts if number)


def _buildings(sheet: Sheet, part: Space) -> list[str]:
    return [capital(sheet.name("building", BUILDINGS[kind].id)) for kind in part.buildings]


def _arrows(sheet: Sheet, tile: str) -> list[str]:
    """Which neighbours produce more. (DR-PROD-03)"""
    return [
        f"{ARROWS[way]}{_short(sheet, goods.cargo, goods.coin)}"
        for way, goods in zip(DIRECTIONS, TILES[tile].arrows, strict=True)
        if goods is not None
    ]


# As a list, and the cards


def _listed(sheet: Sheet) -> list[str]:
    """One paragraph a space, where there is no room for a chart."""
    lines = hung(" ".join(_harbor(sheet, sheet.width)).strip(), sheet.width, "")
    for space in range(OCEAN):
        lines += draw_space(sheet, space)
    return lines


def draw_space(sheet: Sheet, space: int) -> list[str]:
    """One space as a paragraph."""
    if space == HARBOR:
        return []
    said = [_headline(sheet, space, 0), *_lines(sheet, space, 0)]
    return hung(", ".join(said), sheet.width, "")


def _cards(sheet: Sheet) -> list[str]:
    """What the cards on the board cost and show; the back of a merchant ship is secret. (DR-BUY-05, DR-ENC-06)"""
    lines: list[str] = []
    for space, part in enumerate(sheet.state.spaces):
        if part.card:
            said = sheet.say(
                "screen-row-card",
                at=capital(sheet.space(space)),
                mark=_mark(part.card),
                name=capital(sheet.name("card", part.card)),
                cost=CARDS[part.card].cost,
                line=sheet.name("line", LINES[CARDS[part.card].line]),
                said=sheet.say("face", side_up(sheet.state, part.card)),
            )
            lines += hung(said, sheet.width, INDENT[:2])
    return [*hung(sheet.say("screen-cards"), sheet.width, ""), *lines] if lines else []
