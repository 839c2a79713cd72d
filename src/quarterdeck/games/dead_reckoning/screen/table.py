"""The table of Dead Reckoning as text, drawn from what a seat sees: ocean, achievements, every captain, battle."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.dead_reckoning.content.components import CARD_INTERACTIONS
from quarterdeck.games.dead_reckoning.screen.battle import battle
from quarterdeck.games.dead_reckoning.screen.boards import achievements, offer, other_board, own_board, summary
from quarterdeck.games.dead_reckoning.screen.chart import draw_ocean, draw_space
from quarterdeck.games.dead_reckoning.screen.league import league_board
from quarterdeck.games.dead_reckoning.screen.sheet import Sheet
from quarterdeck.games.dead_reckoning.words.insights import SETTING_UP, nearly_over
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.text.fluent import Text
from quarterdeck.kernel.text.lines import filled, set_apart
from quarterdeck.kernel.text.sheet import legend_lines

STYLES: Final[list[tuple[str, str]]] = [
    (r"[┌┬┐├┼┤└┴┘│─]+", "dim cyan"),
    (r"«[^»]*!»", "bold red"),
    (r"«[^»!]*»", "bold green"),
    (r"★\S*", "bold yellow"),
    (r"◆", "bold yellow"),
    (r"⊕", "bold magenta"),
    (r"×+", "bold red"),
    (r"░+", "dim"),
]

COUNTING: Final[list[str]] = ["count", "tie"]


def screen(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """The whole table as the seat sees it, what is needed most at the end; a negative seat is an onlooker."""
    sheet = Sheet(view, seat, text, width)
    state = sheet.state
    others = [other_board(sheet, player) for player in state.players[: state.humans] if player.seat != seat]
    leagues = [league_board(sheet, league) for league in state.leagues]
    own = own_board(sheet) if seat >= 0 else []
    far = [offer(sheet), achievements(sheet), *others, *leagues]
    return set_apart([*far, _header(sheet), draw_ocean(sheet), own, battle(sheet)])


def glance(view: dict[str, Any], seat: int, text: Text, width: int) -> str:
    """What is shown at every step: the battle under way, where the ship is in its own turn, what the seat has."""
    sheet = Sheet(view, seat, text, width)
    own = [*_here(sheet), *summary(sheet)] if seat >= 0 else []
    return set_apart([battle(sheet), own])


def _here(sheet: Sheet) -> list[str]:
    state = sheet.state
    return draw_space(sheet, state.players[sheet.seat].place) if state.turn == sheet.seat else []


def legend(text: Text, width: int) -> str:
    """How to read the screen."""
    return "\n".join(legend_lines(text, width))


def _header(sheet: Sheet) -> list[str]:
    """Whose turn it is, what is left of it, whether the end is near."""
    state = sheet.state
    parts = [_whose(sheet)]
    if state.leagues:
        message = "screen-coop" if len(state.leagues) > 1 else "screen-solo"
        parts.append(sheet.say(message, difficulty=sheet.name("difficulty", state.difficulty)))
    if state.phase not in [*SETTING_UP, *COUNTING, OVER] and state.turn == sheet.seat:
        parts.append(sheet.say("screen-raised" if state.raised else "screen-not-raised"))
        parts.append(sheet.say("screen-dealings", number=CARD_INTERACTIONS - state.dealings))
    parts += [sheet.text.render(insight.label()) for insight in nearly_over(state)]
    return filled(parts, sheet.width, "")


def _whose(sheet: Sheet) -> str:
    state = sheet.state
    if state.phase == OVER:
        return sheet.say("screen-over")
    if state.phase in SETTING_UP:
        return sheet.say("screen-setting-up")
    if state.phase in COUNTING:
        return sheet.say("screen-counting")
    if state.turn == sheet.seat:
        return sheet.say("screen-your-turn")
    return sheet.say("screen-turn", side=sheet.side(state.turn))
