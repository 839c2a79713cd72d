"""What each captain has as text: the viewer's ship and crew in full, those of the others in short, achievements."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Face
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    ACHIEVEMENTS_TO_END,
    MOST_SAILS,
    SINKS_AT,
    UPGRADE_LIST,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    BUILDER,
    ELITE_SHIP,
    HERE_TO_STAY,
    LEGENDARY,
    LINES,
    MONEYBAGS,
    NEW_SHORES,
    SEASONED,
    TOP_LEVEL,
    TRADE_ICON,
)
from quarterdeck.games.dead_reckoning.kinds import crew_id
from quarterdeck.games.dead_reckoning.rules.actions.achievements import goal
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import hand_limit
from quarterdeck.games.dead_reckoning.rules.crews import face_of, is_used, level_face, level_of
from quarterdeck.games.dead_reckoning.rules.islands import buildings_of, permanent_markers
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai
from quarterdeck.games.dead_reckoning.rules.ships import (
    HULL_SPACES,
    capacity,
    cargo_aboard,
    counts,
    free_cannons,
    goods_aboard,
    goods_on,
    hull_at,
)
from quarterdeck.games.dead_reckoning.screen.sheet import Sheet
from quarterdeck.games.dead_reckoning.state import Player
from quarterdeck.games.dead_reckoning.words.previews import side_up
from quarterdeck.games.dead_reckoning.words.sentences import unit_icons
from quarterdeck.games.dead_reckoning.words.telling import hull_icons
from quarterdeck.games.dead_reckoning.words.wording import level_id
from quarterdeck.kernel.text.fluent import capital, listed
from quarterdeck.kernel.text.lines import INDENT, cut, filled, hung, table

SHORT: Final = INDENT[:2]
HIT, WHOLE, ADDED, USED, EARNED = "×", "·", "⊕", "✓", "★"


# Boards


def summary(sheet: Sheet) -> list[str]:
    """The viewer's own figures in a line or two."""
    return _summary(sheet, sheet.state.players[sheet.seat])


def own_board(sheet: Sheet) -> list[str]:
    """Everything of the viewer, the hand last."""
    player = sheet.state.players[sheet.seat]
    lines = [*summary(sheet), *_hulls(sheet, player)]
    for tile in player.bonus:
        name, said = sheet.name("bonus", tile), sheet.name("bonus", f"{tile}_text")
        lines += hung(sheet.say("screen-bonus", name=name, said=said), sheet.width, SHORT)
    lines += _piles(sheet, player)
    lines += _unsleeved(sheet, player)
    if player.play:
        lines += [SHORT + sheet.say("screen-in-play"), *_crew(sheet, player.play, True)]
    if player.hand:
        limit = hand_limit(sheet.state, player.seat)
        lines += [SHORT + sheet.say("screen-hand", number=len(player.hand), limit=limit)]
        lines += _crew(sheet, player.hand, False)
    return lines


def other_board(sheet: Sheet, player: Player) -> list[str]:
    """Another captain: figures, ship, cards that lie open."""
    lines = [*_summary(sheet, player), *_hulls(sheet, player), *_piles(sheet, player), *_unsleeved(sheet, player)]
    lines += _crew(sheet, player.play, True)
    seen = [*player.play, *player.discard]
    better = [card for card in _own_crew(sheet, player) if _is_better(sheet, card) and card not in seen]
    names = [_card_name(sheet, card) for card in better]
    return [*lines, *_list(sheet, "screen-better", names)]


def _own_crew(sheet: Sheet, player: Player) -> list[int]:
    return [card for card, crew in enumerate(sheet.state.crew) if crew.seat == player.seat]


def _is_better(sheet: Sheet, card: int) -> bool:
    crew = sheet.state.crew[card]
    return crew.level > 1 or any(crew.sleeve)


def _summary(sheet: Sheet, player: Player) -> list[str]:
    """Who, where, in which mode; coins, cargo, damage, sails, cannons, markers, achievements."""
    state, who = sheet.state, sheet.side(player.seat)
    if player.seat == sheet.seat:
        who = sheet.say("screen-you", side=who)
    parts = [f"{who} {sheet.ship(player)}", sheet.space(player.place)]
    parts.append(sheet.say("mode", "pirate" if player.pirate else "merchant"))
    if sheet.sees(player.seat, "chest"):
        parts.append(sheet.say("screen-chest", number=player.chest))
    parts.append(sheet.say("screen-aboard", number=goods_aboard(player), most=capacity(player)))
    parts.append(sheet.say("screen-dock", number=player.dock))
    damage = HIT * player.damage + WHOLE * (SINKS_AT - player.damage)
    parts.append(sheet.say("screen-damage", bar=damage, number=player.damage, most=SINKS_AT))
    if player.seat == state.turn and state.raised:
        parts.append(sheet.say("screen-sails", number=player.sails, most=MOST_SAILS))
    parts.append(sheet.say("screen-cannons", number=free_cannons(state, player)))
    parts.append(sheet.say("screen-supply", number=player.markers))
    parts.append(sheet.say("screen-achieved", number=len(player.achievements), goal=ACHIEVEMENTS_TO_END))
    return filled(parts, sheet.width, "", SHORT)


# The ship


def _hulls(sheet: Sheet, player: Player) -> list[str]:
    """Each hull space: what it is, what lies there, and whether that covers its sails or cannons. (DR-GOODS-10)"""
    parts = [_hull(sheet, player, at) for at in range(HULL_SPACES)]
    return filled(parts, sheet.width, SHORT, INDENT)


def _hull(sheet: Sheet, player: Player, at: int) -> str:
    hull = hull_at(player, at)
    shown = hull_icons(hull, sheet.text)
    if player.hull[at]:
        shown = f"{sheet.name('upgrade', hull.id)}: {shown}"
    said = f"{'ABCD'[at]} [{shown}]"
    if goods_on(player, at):
        said += f" {sheet.goods(player.hold_cargo[at], player.hold_coins[at])}"
        if hull.sails + hull.cannons and not counts(sheet.state, player, at):
            said += f" {sheet.say('screen-covered')}"
    return said


# Crew


def _piles(sheet: Sheet, player: Player) -> list[str]:
    """Deck and discard pile, and of others the hand."""
    deck = sheet.held(player.seat, "deck") + sheet.held(player.seat, "bottom")
    parts = [sheet.say("screen-deck", number=deck)]
    if player.seat != sheet.seat:
        parts.append(sheet.say("screen-hand-count", number=sheet.held(player.seat, "hand")))
    if player.discard:
        names = [_card_name(sheet, card) for card in player.discard]
        parts.append(sheet.say("screen-discard", list=listed(names, "comma", sheet.text)))
    return filled(parts, sheet.width, SHORT, INDENT)


def _card_name(sheet: Sheet, card: int) -> str:
    """A crew card with its level, and a mark for each line in its sleeve."""
    crew = sheet.state.crew[card]
    added = ADDED * sum(1 for line in crew.sleeve if line)
    return sheet.say("screen-crew-short", name=sheet.name("crew", crew_id(card)), level=level_of(crew)) + added


def _unsleeved(sheet: Sheet, player: Player) -> list[str]:
    """Advancements that are not yet in a sleeve. (DR-BUY-03)"""
    names = [
        f"{sheet.row_card(card)} ({sheet.say('face', side_up(sheet.state, card))})" for card in player.advancements
    ]
    return _list(sheet, "screen-unsleeved", names)


def _crew(sheet: Sheet, cards: list[int], in_play: bool) -> list[str]:
    return [line for card in cards for line in _crew_card(sheet, card, in_play)]


def _crew_card(sheet: Sheet, card: int, in_play: bool) -> list[str]:
    """A crew card as one card: its level, below it each added line, marked. (DR-ABIL-05)"""
    crew = sheet.state.crew[card]
    shown = _face(sheet, card, level_face(crew), in_play)
    said = sheet.say("screen-crew", name=sheet.name("crew", crew_id(card)), level=level_of(crew), said=shown)
    if not in_play and level_of(crew) < TOP_LEVEL:
        said = f"{said}   ({sheet.say('next', level_id(crew.role, level_of(crew)))})"
    lines = hung(said, sheet.width, INDENT)
    for line, added in enumerate(crew.sleeve):
        if added:
            name = sheet.row_card(added)
            shown = _face(sheet, card, face_of(sheet.state, added), in_play)
            args = {"line": sheet.name("line", LINES[line]), "name": name, "said": shown}
            lines += hung(f"{ADDED} {sheet.say('screen-added', **args)}", sheet.width, INDENT + SHORT)
    return lines


def _face(sheet: Sheet, card: int, face: Face, in_play: bool) -> str:
    """The abilities in short, those marked that were used in this turn. (DR-USE-04)"""
    found: list[str] = []
    for unit in face.units:
        used = in_play and is_used(sheet.state, card, unit)
        found.append(f"{USED} {unit_icons(unit, sheet.text)}" if used else unit_icons(unit, sheet.text))
    return " | ".join(found)


def _list(sheet: Sheet, message: str, names: list[str]) -> list[str]:
    return hung(sheet.say(message, list=listed(names, "comma", sheet.text)), sheet.width, SHORT) if names else []


# Achievements and supply


def achievements(sheet: Sheet) -> list[str]:
    """How far everybody is with each; a star where it is earned. (DR-ACH)"""
    seats = [player.seat for player in sheet.state.players]
    rows = [["", *(sheet.letter(seat) for seat in seats), ""]]
    for at, row in enumerate(ACHIEVEMENTS):
        progress = [_progress(sheet, sheet.state.players[seat], at) for seat in seats]
        rows.append([sheet.name("achievement", row.id), *progress, sheet.name("achievement", f"{row.id}_text")])
    lines = [piece for line in table(rows, SHORT, "  ") for piece in cut(line, sheet.width, SHORT)]
    return [sheet.say("screen-achievements", number=ACHIEVEMENTS_TO_END), *lines]


def _progress(sheet: Sheet, player: Player, achievement: int) -> str:
    if achievement in player.achievements:
        return EARNED
    now = _reached(sheet, player, achievement)
    return "–" if now < 0 else f"{now}/{goal(sheet.state, achievement)}"


def _reached(sheet: Sheet, player: Player, achievement: int) -> int:
    """-1 where nothing is counted, or nobody else may know."""
    if achievement == LEGENDARY:
        return player.legendary
    if achievement == SEASONED:
        return player.seasoned
    if achievement == BUILDER:
        return buildings_of(sheet.state, player.seat)
    if achievement == MONEYBAGS:
        return player.chest if sheet.sees(player.seat, "chest") else -1
    if achievement == HERE_TO_STAY:
        return permanent_markers(sheet.state, player.seat)
    if achievement == ELITE_SHIP:
        return len(player.covered) + sum(1 for upgrade in player.hull if upgrade)
    if achievement == NEW_SHORES:
        return player.explored
    if achievement == TRADE_ICON and not is_ai(sheet.state, player.seat):
        return player.dock + cargo_aboard(player)
    return -1


def offer(sheet: Sheet) -> list[str]:
    """The ship upgrades that are left, with what they give. (DR-UPG-01)"""
    parts = [
        sheet.say(
            "screen-upgrade",
            number=sheet.state.upgrades[upgrade.index],
            name=sheet.name("upgrade", upgrade.id),
            said=hull_icons(upgrade, sheet.text),
        )
        for upgrade in UPGRADE_LIST
        if sheet.state.upgrades[upgrade.index]
    ]
    return [capital(sheet.say("screen-upgrades")), *filled(parts, sheet.width, SHORT)] if parts else []
