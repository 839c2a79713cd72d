"""Maracaibo's table as text, drawn from what a seat sees: route, tracks, buildings, display, story, every board."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import (
    BUILDINGS,
    IMPROVEMENTS,
    LEGACY,
    NATIONS,
    PLACES,
    STORIES,
    SYNERGIES,
)
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import SPACES
from quarterdeck.games.maracaibo.rules.board import markers_on_places, rank_value
from quarterdeck.games.maracaibo.rules.counting import display_price
from quarterdeck.games.maracaibo.rules.scoring import building_vp, multipliers
from quarterdeck.games.maracaibo.screen.boards import card_line, jean_board, other_board, own_board, summary
from quarterdeck.games.maracaibo.screen.chart import draw_explorers, draw_place, draw_route, marker
from quarterdeck.games.maracaibo.screen.sheet import Sheet
from quarterdeck.games.maracaibo.state import EMPTY, NATION_COUNT
from quarterdeck.games.maracaibo.words.sentences import ROMAN
from quarterdeck.games.maracaibo.words.telling import each
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.lines import INDENT, filled, hung, set_apart, table
from quarterdeck.kernel.text.sheet import count, legend_lines

STYLES: Final[list[tuple[str, str]]] = [
    (r"[│─╮╯├]+", "dim cyan"),
    (r"«[^»]*»", "bold green"),
    (r"\[F\]", "bold bright_blue"),
    (r"\[E\]", "bold white reverse"),
    (r"\[S\]", "bold red"),
    (r"\[[12]\]|✓", "bold green"),
    (r"‖[^‖]*‖", "magenta"),
    (r"(?m)^ *[│ ]*[●◆]", "bold yellow"),
]


def screen(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """The whole table as the seat sees it, what is needed most at the end; a negative seat is an onlooker."""
    sheet = Sheet(view, seat, text, width)
    return set_apart([*_far(sheet), _header(sheet), draw_route(sheet), *_near(sheet)])


def glance(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """What is shown at every step: combats under way, what the seat has, and where its ship is in its main action."""
    sheet = Sheet(view, seat, text, width)
    return set_apart([_stop(sheet), _combat(sheet), summary(sheet) if seat >= 0 else []])


def _far(sheet: Sheet) -> list[list[str]]:
    return [*_story(sheet), _buildings(sheet), draw_explorers(sheet), _display(sheet), *_others(sheet)]


def _near(sheet: Sheet) -> list[list[str]]:
    own = own_board(sheet) if sheet.seat >= 0 else []
    return [_influence(sheet), own, _combat(sheet)]


def _stop(sheet: Sheet) -> list[str]:
    state = sheet.state
    if state.turn == sheet.seat and state.phase in ("main", "village", "after", "draw"):
        return draw_place(sheet, state.players[sheet.seat].ship)
    return []


def legend(text: Text, width: int) -> str:
    """How to read the screen, and what the areas of the ship board give."""
    lines = [*legend_lines(text, width), text.say("screen-legend-ship")]
    for area in IMPROVEMENTS:
        lines += hung(f"{text.name('area', area.id)}: {text.name('area', f'{area.id}_text')}", width)
    return "\n".join(lines)


# The table


def _header(sheet: Sheet) -> list[str]:
    state, view = sheet.state, sheet.view
    parts = [sheet.say("screen-round", round=ROMAN[max(1, state.round)]), _whose(sheet)]
    parts.append(sheet.say("setting-story", state.story_mode))
    if state.solo():
        parts.append(sheet.say("screen-solo", difficulty=sheet.text.name("difficulty", state.difficulty)))
    parts.append(sheet.say("screen-piles", draw=count(view["draw"]), discard=len(state.discard)))
    parts.append(sheet.say("screen-token-piles", first=state.piles[0], second=state.piles[1]))
    return filled(parts, sheet.width, "")


def _whose(sheet: Sheet) -> str:
    state = sheet.state
    if state.phase in ("setup", "story", "keep", "careers"):
        return sheet.say("screen-setting-up")
    if state.phase == "over":
        return sheet.say("screen-over")
    if state.phase.startswith(("interim", "final")):
        return sheet.say("screen-scoring")
    return (
        sheet.say("screen-your-turn")
        if state.turn == sheet.seat
        else sheet.say("screen-turn", side=sheet.side(state.turn))
    )


def _influence(sheet: Sheet) -> list[str]:
    """Each nation's track: influence and noble rank of all, markers, and the multiplier as it is now. (MA-FINAL-05)"""
    state = sheet.state
    factors, placed = multipliers(state), markers_on_places(state)
    seats = [player.seat for player in state.players]
    rows = [["", *(sheet.letter(seat) for seat in seats), sheet.say("screen-on-map"), sheet.say("screen-left"), "×"]]
    for number, nation in enumerate(NATIONS):
        letter = f"[{sheet.say('nation-letter', nation.id)}]"
        ranks = [f"{player.influence[number]} ({rank_value(player.influence[number])})" for player in state.players]
        figures = [str(placed[number]), str(state.left[number]), f"×{factors[number]}"]
        rows.append([f"{letter} {sheet.text.name('nation', nation.id)}", *ranks, *figures])
    totals = [_ranks_now(sheet, seat, factors) for seat in seats]
    rows.append([sheet.say("screen-ranks-now"), *(str(total) for total in totals), "", "", ""])
    lines = table(rows, INDENT[:2], "  ")
    if max(len(line) for line in lines) > sheet.width:
        lines = table(rows, INDENT[:2], " ")
    return [*hung(sheet.say("screen-influence"), sheet.width, ""), *lines]


def _ranks_now(sheet: Sheet, seat: int, factors: list[int]) -> int:
    """What the noble ranks would give in a final scoring now. (MA-FINAL-08)"""
    influence = sheet.state.players[seat].influence
    return sum(factors[nation] * rank_value(influence[nation]) for nation in range(NATION_COUNT))


def _combat(sheet: Sheet) -> list[str]:
    """The combats under way, the innermost last. (MA-RUL-92)"""
    lines: list[str] = []
    for combat in sheet.state.combats:
        token = sheet.text.name("token", combat.token) if combat.token else sheet.say("screen-no-token")
        side = sheet.side(combat.seat)
        if combat.nation == NONE:
            lines += hung(sheet.say("screen-combat-token", side=side, token=token), sheet.width, "")
        else:
            nation = sheet.text.name("nation", NATIONS[combat.nation].id)
            said = sheet.say("screen-combat", side=side, token=token, nation=nation, value=combat.value)
            lines += hung(said, sheet.width, "")
    return lines


def _display(sheet: Sheet) -> list[str]:
    """The open display by position, and the quest that is laid next."""
    price = display_price(sheet.state.players[sheet.seat]) if sheet.seat >= 0 else 1
    lines = [sheet.say("screen-display", price=price)]
    for position, card in enumerate(sheet.state.display):
        said = card_line(sheet, card) if card != EMPTY else "–"
        lines += hung(f"{position + 1}. {said}", sheet.width)
    quest = sheet.state.quest_top
    if quest:
        name, icons = sheet.text.name("quest", quest), sheet.say("icons", quest)
        lines += hung(sheet.say("screen-next-quest", name=name, icons=icons), sheet.width, "")
    return lines


def _buildings(sheet: Sheet) -> list[str]:
    """Open prestige buildings: price, synergy, investors, and what the viewer would score now. (MA-PREST)"""
    lines = [sheet.say("screen-buildings")]
    for id in sheet.state.buildings:
        building = BUILDINGS[id]
        said = sheet.say(
            "screen-building",
            name=sheet.text.name("building", id),
            price=building.price,
            synergy=sheet.text.name("synergy", SYNERGIES[building.synergy].id),
            icons=sheet.icons(building.final),
        )
        lines += hung("; ".join([said, *_investing(sheet, id)]), sheet.width)
    return lines if sheet.state.buildings else []


def _investing(sheet: Sheet, id: str) -> list[str]:
    """Who has invested, the bonus of the first, the worth for the viewer now."""
    investors = sheet.state.investors.get(id, [])
    if investors:
        parts = [sheet.say("screen-investors", list=sheet.letters(investors))]
    else:
        parts = [sheet.say("screen-first-investor", vp=BUILDINGS[id].first_vp)]
    if sheet.seat >= 0:
        player = sheet.state.players[sheet.seat]
        worth = sum(building_vp(sheet.state, player, effect) for effect in BUILDINGS[id].final)
        parts.append(sheet.say("screen-worth", vp=worth))
    return parts


# The story


def _story(sheet: Sheet) -> list[list[str]]:
    """The story cards in play with what they ask, and the legacy tiles."""
    stories = [line for id in sheet.state.stories for line in hung(_story_card(sheet, id), sheet.width)]
    tiles = [line for id in sheet.state.legacy for line in hung(_legacy(sheet, id), sheet.width)]
    return [
        [sheet.say("screen-story"), *stories] if stories else [],
        [sheet.say("screen-legacy"), *tiles] if tiles else [],
    ]


def _story_card(sheet: Sheet, id: str) -> str:
    """What fulfils a story card, or what a scenario lays after this round."""
    state, card = sheet.state, STORIES[id]
    parts: list[str] = []
    if id in state.quest_tiles:
        place = sheet.text.name("place", PLACES[state.quest_places[state.quest_tiles.index(id)]].id)
        parts.append(sheet.say("screen-asks", place=place, icons=sheet.say("icons", id)))
    if card.full_tile:
        full = LEGACY[card.full_tile]
        parts.append(sheet.say("story-full", number=full.number, name=sheet.text.name("legacy", full.id)))
    if id in state.story_takers:
        parts.append(sheet.say("screen-taken", side=sheet.side(state.story_takers[id])))
    laid = [effect for effect in card.after_round.get(state.round, []) if state.seats in effect.ints("players")]
    if laid:
        parts.append(sheet.say("story-round", round=ROMAN[state.round], said=each(laid, sheet.text)))
    return sheet.say("screen-story-card", name=sheet.text.name("story", id), said=" ".join(parts))


def _legacy(sheet: Sheet, id: str) -> str:
    """A tile with what it does, the discs on it, and the markers on its spaces."""
    tile = LEGACY[id]
    said = [sheet.icons(tile.effect)]
    if tile.offer is not None:
        discs = sheet.state.legacy_discs.get(id, 0)
        said.append(sheet.say("screen-tile-discs", number=discs, spaces=tile.offer.spaces))
    if tile.combat_action is not None:
        spaces = [SPACES.index(option.target) for option in tile.combat_action.options if option.target in SPACES]
        said.append(" ".join(marker(sheet, sheet.state.spaces[space]) for space in spaces))
    return f"L{tile.number} {sheet.text.name('legacy', id)}: {'; '.join(said)}"


# The others


def _others(sheet: Sheet) -> list[list[str]]:
    boards = [
        other_board(sheet, player) for player in sheet.state.players[: sheet.state.seats] if player.seat != sheet.seat
    ]
    return [*boards, jean_board(sheet)] if sheet.state.solo() else boards
