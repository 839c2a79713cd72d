"""The route and the explorer track as lines of text: places in their order, forks as two ways side by side."""

from __future__ import annotations

import textwrap
from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    ARROWS_FROM,
    BARRIERS,
    CARDS,
    FIELDS,
    LAST_FIELD,
    LEGACY,
    NATIONS,
    PLACES,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, Arrow, Barrier
from quarterdeck.games.maracaibo.rules.actions.quests import is_story
from quarterdeck.games.maracaibo.rules.board import (
    action_at,
    arrow_cost,
    by_number,
    flag_bonus,
    has_flag,
    is_city,
    is_village,
    legacy_city,
    market_at,
    may_enter,
    reached_field,
    toll_at,
)
from quarterdeck.games.maracaibo.screen.sheet import Sheet
from quarterdeck.games.maracaibo.words.wording import field_number
from quarterdeck.kernel.text.lines import GAP, INDENT, filled

NODES: Final[dict[str, str]] = {"start": "□", "village": "○", "city": "●", "home": "◆"}
LINE, SPLIT, MERGE = "│", "╮", "╯"
TWO_COLUMNS: Final = 150
"""From so many columns on the route is drawn in two halves beside each other."""


class Row:
    """A line of the route: what is drawn on the left, the same below it, and what is said; a fork has no place."""

    def __init__(self, drawn: str, below: str, place: int, said: str) -> None:
        self.drawn = drawn
        self.below = below
        self.place = place
        self.said = said


# The ways


def rows_of(sheet: Sheet) -> list[Row]:
    """All places of this round from Havana on. A lane is a way that waits for its next place."""
    lanes = [0]
    rows: list[Row] = []
    for place in _places(sheet):
        here = [at for at, ahead in enumerate(lanes) if ahead == place]
        if len(here) > 1:
            rows.append(Row(_joined(lanes, here, MERGE), "", NONE, ""))
            lanes = [ahead for at, ahead in enumerate(lanes) if at not in here[1:]]
        arrows = _arrows(sheet, place)
        drawn = _node(lanes, here[0], NODES[_kind(sheet, place)])
        rows.append(Row(drawn, _node(lanes, here[0], LINE if arrows else " "), place, ""))
        if arrows:
            lanes[here[0]] = arrows[0].to
            lanes.extend(arrow.to for arrow in arrows[1:])
        if len(arrows) > 1:
            ways = [here[0], *range(len(lanes) - len(arrows) + 1, len(lanes))]
            rows.append(Row(_joined(lanes, ways, SPLIT), "", NONE, _fork(sheet, arrows)))
    return rows


def _places(sheet: Sheet) -> list[int]:
    """The places that arrows lead to in this round, in the order of their numbers."""
    found = [0]
    for place in found:
        found.extend(arrow.to for arrow in _arrows(sheet, place) if arrow.to not in found)
    return sorted(found, key=by_number)


def _arrows(sheet: Sheet, place: int) -> list[Arrow]:
    """The arrows that are there in this round, the upper one first; who may take them is another question."""
    state = sheet.state
    there = [arrow for arrow in ARROWS_FROM[place] if not arrow.only_with or arrow.only_with in state.legacy]
    return [arrow for arrow in there if not arrow.rounds or max(1, state.round) in arrow.rounds]


def _node(lanes: list[int], at: int, mark: str) -> str:
    """The lanes side by side, with a mark in one of them."""
    return " ".join(mark if lane == at else LINE for lane in range(len(lanes)))


def _kind(sheet: Sheet, place: int) -> str:
    if PLACES[place].kind in ("start", "home"):
        return PLACES[place].kind
    return "city" if is_city(sheet.state, place) else "village"


def _joined(lanes: list[int], ways: list[int], corner: str) -> str:
    """The lanes where some of them part or meet."""
    drawn = ""
    for lane in range(len(lanes)):
        between = "─" if ways[0] < lane <= ways[-1] else " "
        mark = "├" if lane == ways[0] else corner if lane == ways[-1] else "─" if ways[0] < lane < ways[-1] else LINE
        drawn += mark if not lane else between + mark
    return drawn


def _fork(sheet: Sheet, arrows: list[Arrow]) -> str:
    """Where the ways of a fork lead and what they cost."""
    return sheet.say("screen-fork", upper=_step(sheet, arrows[0]), lower=_step(sheet, arrows[1]))


def _step(sheet: Sheet, arrow: Arrow) -> str:
    number, cost = PLACES[arrow.to].number, arrow_cost(sheet.state, arrow)
    return number if cost == 1 else sheet.say("screen-step", number=number, cost=cost)


# What is at a place


def draw_place(sheet: Sheet, place: int) -> list[str]:
    """One place of the route alone."""
    row = next(row for row in rows_of(sheet) if row.place == place)
    return _lines(sheet, Row(row.drawn.strip(f"{LINE} "), "", place, ""), 1, sheet.width)


def draw_route(sheet: Sheet) -> list[str]:
    """The route, one line for each place and more where much is there; on a wide screen in two halves."""
    rows = rows_of(sheet)
    lanes = max(len(row.drawn) for row in rows)
    if sheet.width < TWO_COLUMNS:
        return [line for row in rows for line in _lines(sheet, row, lanes, sheet.width)]
    half = (sheet.width - len(GAP)) // 2
    drawn = [_lines(sheet, row, lanes, half) for row in rows]
    middle = _middle(rows, drawn)
    left = [line for lines in drawn[:middle] for line in lines]
    right = [line for lines in drawn[middle:] for line in lines]
    height = max(len(left), len(right))
    left += [""] * (height - len(left))
    right += [""] * (height - len(right))
    return [f"{before:<{half}}{GAP}{after}".rstrip() for before, after in zip(left, right, strict=True)]


def _middle(rows: list[Row], drawn: list[list[str]]) -> int:
    """The row before which the halves part: where there is one way only, and nearest to equal heights."""
    total = sum(len(lines) for lines in drawn)
    single = [at for at in range(1, len(rows)) if len(rows[at].drawn) == 1 and len(rows[at - 1].drawn) == 1]
    return min(single, key=lambda at: abs(2 * sum(len(lines) for lines in drawn[:at]) - total))


def _lines(sheet: Sheet, row: Row, lanes: int, width: int) -> list[str]:
    start = INDENT[:2] + f"{row.drawn:<{lanes}} "
    if row.place == NONE:
        return [f"{start} {row.said}".rstrip()]
    place = PLACES[row.place]
    name = sheet.text.name("town", place.id).partition(" (")[0]
    head = f"{start}{place.number:>3} {name:<{_name_size(sheet)}} {_marker(sheet, row.place)} "
    said = "; ".join(_at(sheet, row.place))
    room = width - len(head)
    parts = textwrap.wrap(said, room, break_on_hyphens=False) or [""]
    below = INDENT[:2] + f"{row.below:<{lanes}}"
    return [(head + parts[0]).rstrip(), *(f"{below:<{len(head)}}{part}" for part in parts[1:])]


def _name_size(sheet: Sheet) -> int:
    return max(len(sheet.text.name("town", place.id).partition(" (")[0]) for place in PLACES)


def _marker(sheet: Sheet, place: int) -> str:
    """The nation marker there, or the empty space for one."""
    takes_one = has_flag(sheet.state, place) or is_village(sheet.state, place)
    return marker(sheet, sheet.state.markers[place]) if takes_one else "   "


def marker(sheet: Sheet, nation: int) -> str:
    """A nation marker by its letter, or the empty space for one."""
    return "[ ]" if nation == NONE else f"[{sheet.say('nation-letter', NATIONS[nation].id)}]"


def _at(sheet: Sheet, place: int) -> list[str]:
    """Everything there: ships, assistants, market, action, flag, quests, legacy tiles, the next step if it is dear."""
    state = sheet.state
    ships = sheet.letters([player.seat for player in state.players if player.ship == place])
    found = [ships] if ships else []
    found += _assistants(sheet, place) + _city(sheet, place)
    for tile in state.quests_at(place):
        kind = "screen-story-quest" if is_story(tile) else "screen-quest"
        found.append(sheet.say(kind, name=sheet.text.name("quest", tile), icons=sheet.say("icons", tile)))
    found += [f"L{LEGACY[tile].number}" for tile in state.legacy if LEGACY[tile].place == place]
    if toll_at(state, place):
        found.append(sheet.say("screen-toll", number=toll_at(state, place)))
    if PLACES[place].triggers:
        found.append(sheet.say("note-round-ends"))
    arrows = _arrows(sheet, place)
    if len(arrows) == 1 and arrow_cost(state, arrows[0]) > 1:
        found.append(sheet.say("screen-dear", step=_step(sheet, arrows[0])))
    return found


def _assistants(sheet: Sheet, place: int) -> list[str]:
    seats: list[int] = []
    for player in sheet.state.players:
        seats += [player.seat for card in player.assistants if CARDS[card].place == place]
    if not seats:
        return []
    counted = [f"{sheet.letter(seat)}{_times(seats.count(seat))}" for seat in sorted(set(seats))]
    return [sheet.say("screen-assistants", list=", ".join(counted))]


def _times(number: int) -> str:
    return f"×{number}" if number > 1 else ""


def _city(sheet: Sheet, place: int) -> list[str]:
    """Market, action and flag of a city, and how far an explorer must have come to enter it."""
    state = sheet.state
    if not is_city(state, place):
        return []
    found: list[str] = []
    market = market_at(state, place)
    if market.storage:
        good = sheet.text.name("good", market.good)
        found.append(f"{good} {state.storage[place]}/{market.storage}")
    tile = state.city_tiles[place]
    name = sheet.text.name("tile", tile) if tile else ""
    action = sheet.icons(action_at(state, place))
    if action:
        found.append(f"{name}: {action}" if name and name != sheet.text.name("town", PLACES[place].id) else action)
    if has_flag(state, place) and flag_bonus(state, place):
        found.append(sheet.say("screen-flag", icons=sheet.icons(flag_bonus(state, place))))
    added = legacy_city(state, place)
    if added is not None and added.needs_explorer != NONE and not _entered(sheet, place):
        found.append(
            sheet.say("screen-needs-explorer", field=sheet.text.name("field", FIELDS[added.needs_explorer].id))
        )
    return found


def _entered(sheet: Sheet, place: int) -> bool:
    return sheet.seat >= 0 and may_enter(sheet.state, sheet.state.players[sheet.seat], place)


# The explorer track


def draw_explorers(sheet: Sheet) -> list[str]:
    """The track from the start to its end: the common fields, and at each fork its long and its short way."""
    lines = [sheet.say("screen-explorers")]
    for kind, fields in _stretches():
        cells = [cell for field in fields for cell in _cells(sheet, field)]
        lead = "" if kind == "common" else sheet.say("screen-way", kind)
        indent = INDENT if kind == "common" else INDENT + "  "
        lines += filled([lead, *cells] if lead else cells, sheet.width, indent, indent + "  ", "  ")
    return lines


def _stretches() -> list[tuple[str, list[int]]]:
    """The track in parts: common fields, then for each fork its ways, then common fields again."""
    ahead = [field for before in FIELDS for field in before.next]
    found: list[tuple[str, list[int]]] = []
    common: list[int] = []
    field = 0
    while True:
        common.append(field)
        after = FIELDS[field].next
        if len(after) == 1:
            field = after[0]
            continue
        found.append(("common", common))
        if not after:
            return found
        for first in after:
            way = [first]
            while ahead.count(FIELDS[way[-1]].next[0]) == 1:
                way.append(FIELDS[way[-1]].next[0])
            found.append(("short" if FIELDS[first].short else "long", way))
            field = FIELDS[way[-1]].next[0]
        common = []


def _cells(sheet: Sheet, field: int) -> list[str]:
    """The barrier before a field, and the field: its number, who is there, what it gives."""
    barriers = [_barrier(sheet, barrier) for barrier in BARRIERS if barrier.before == field]
    there = sheet.letters([player.seat for player in sheet.state.players if player.explorer == field])
    number = field_number(FIELDS[field])
    said = f"{number}: {_reward(sheet, field)}" if field else sheet.say("screen-start")
    return [*barriers, f"{there} {said}".strip()]


def _reward(sheet: Sheet, field: int) -> str:
    if field == LAST_FIELD.field:
        arrived = sum(1 for player in sheet.state.players if player.explorer == field)
        vp = LAST_FIELD.vp_by_arrival[min(arrived, len(LAST_FIELD.vp_by_arrival) - 1)]
        return sheet.say("screen-last-field", vp=vp, icons=sheet.icons(LAST_FIELD.then))
    if not FIELDS[field].quest:
        return sheet.icons(FIELDS[field].reward)
    quest = sheet.state.field_quests.get(field, "")
    if not quest:
        return sheet.say("screen-jumped")
    return sheet.say("screen-quest", name=sheet.text.name("quest", quest), icons=sheet.say("icons", quest))


def _barrier(sheet: Sheet, barrier: Barrier) -> str:
    """What crossing it brings now."""
    crossed = any(reached_field(player, barrier.before) for player in sheet.state.players)
    gain = barrier.every or (barrier.later if crossed else barrier.first)
    return f"‖ {sheet.text.name('barrier', barrier.id)}: {sheet.icons(gain)} ‖"
