"""What follows from what a seat can see: how far an island is from the own control and what it is worth, sails and
cannons that count now, the odds of a battle.

Everything here is public, or the viewer's own. The rules that it is taken from are those that the game plays by.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS_TO_END,
    DRAW_CARDS,
    SECTIONS,
    SINKS_AT,
    TURNS_PER_SECTION,
)
from quarterdeck.games.dead_reckoning.content.pieces import DRAW, LINES, SAIL, SPACE_IDS, TOP_LEVEL
from quarterdeck.games.dead_reckoning.rules.actions.battle import extra_markers
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import hand_limit
from quarterdeck.games.dead_reckoning.rules.actions.tower import strength_of
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons, level_of, used_units
from quarterdeck.games.dead_reckoning.rules.islands import (
    empty_slots,
    islands,
    markers_of,
    production,
    rightful,
    tile_at,
)
from quarterdeck.games.dead_reckoning.rules.leagues import broadside, is_ai, section_number, side_of
from quarterdeck.games.dead_reckoning.rules.odds import win_percent
from quarterdeck.games.dead_reckoning.rules.scoring import account, bonus_of, reward, total
from quarterdeck.games.dead_reckoning.rules.ships import free_cannons, ship_sails
from quarterdeck.games.dead_reckoning.state import ATTACKER, DEFENDER, NOBODY, SHIP_BATTLE, Player, Space, State
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.games.dead_reckoning.words.previews import seen_markers, side_up
from quarterdeck.games.dead_reckoning.words.wording import SIDES, faction, level_id
from quarterdeck.kernel.game import Insight, Label, Rival

SETTING_UP: Final[list[str]] = ["setup", "bonus", "hands"]
"""Phases before the first turn."""

NEAR_SINKING: Final = 2
"""With so much damage missing to the last a ship is in danger."""


def insights(state: State, seat: int) -> list[Insight]:
    """Everything that this viewer should not have to work out; -1 watches."""
    found = nearly_over(state)
    for player in state.players:
        cards = [*player.play, *player.hand] if player.seat == seat else player.play
        found += [insight for card in cards for insight in crafted(state, card)]
    if 0 <= seat < state.humans:
        found += [insight for space in islands(state) for insight in island(state, seat, space)]
        found += own(state, state.players[seat])
    found += used(state) + battle(state)
    for league in state.leagues:
        found += [*present_section(state, league), next_section(state, league)]
    return found


# Crew


def crafted(state: State, card: int) -> list[Insight]:
    """A crew card with everything in its sleeve as one card: its level, each added line, and what the next level would
    give. (DR-ABIL-05, DR-LEVEL-08)"""
    crew, about = state.crew[card], f"crew:{card}"
    id = level_id(crew.role, level_of(crew))
    found = [Insight(about, "crew.level", {"level": f"{id}_text"})]
    for line, added in enumerate(crew.sleeve):
        if added:
            side = side_up(state, added)
            found.append(Insight(about, "crew.line", {"line": LINES[line], "added": side, "lines": side}))
    if level_of(crew) < TOP_LEVEL:
        found.append(Insight(about, "crew.next", {"next": id}))
    return found


def used(state: State) -> list[Insight]:
    """What is used up in this turn. (DR-USE-02)"""
    return [Insight(f"crew:{card}", "crew.used", {"ability": unit.id}) for card, unit in used_units(state)]


# The League


def rivals(state: State) -> list[Rival]:
    """The artificial opponents: coins as they would count now, where the ship is, the latest card. (DS-SETUP-05)"""
    found: list[Rival] = []
    for league in state.leagues:
        player = state.players[league.seat]
        args: dict[str, int | str] = {"space": SPACE_IDS[player.place], "coins": player.chest, "damage": player.damage}
        told = Label("rival-place", args)
        if league.used:
            told = Label("rival-card", {**args, "solo": league.used[-1]})
        parts = [(source, coins) for source, coins in account(state, league.seat) if coins]
        found.append(Rival(faction(state, league.seat), total(state, league.seat), told, parts))
    return found


def present_section(state: State, league: League) -> list[Insight]:
    """The card that it carries out or has carried out last, and the section that counts on it. (DS-TURN-02)"""
    if not league.used:
        return []
    side, number = SIDES[side_of(state, league.turns)], section_number(league)
    card = f"{league.used[-1]}_{side}"
    args: dict[str, int | str] = {"seat": league.seat, "section": section_letter(number)}
    return [Insight(f"solo:{card}", "league.section", {**args, "orders": f"{card}_{number + 1}"})]


def section_letter(number: int) -> str:
    return chr(ord("A") + number)


def next_section(state: State, league: League) -> Insight:
    """Which section its next card will be read by, and what it would throw away from islands and harbor. (DS-TURN-02,
    DS-BAT-02)"""
    section = min(league.turns // TURNS_PER_SECTION, SECTIONS - 1)
    args: dict[str, int | str] = {"seat": league.seat, "section": section_letter(section)}
    return Insight("idea:league", "league.next", {**args, "number": broadside(state, league.seat)})


# Islands


def island(state: State, seat: int, space: int) -> list[Insight]:
    """How many placements take control, what it would bring if the game ended now, and what it produces where more
    than the tile counts. (DR-CTRL-02, DR-SCORE-10, DR-PROD-03, DR-PROD-04)"""
    part = state.spaces[space]
    about = f"space:{SPACE_IDS[space]}"
    found: list[Insight] = []
    needed = placements_to_control(part, seat)
    if needed > 0:
        found.append(Insight(about, "island.take", {"number": needed}))
    coins = reward(state, space, seat)
    if coins > 0:
        found.append(Insight(about, "island.worth", {"number": coins}))
    goods, printed = production(state, space), tile_at(state, space).production
    if goods.cargo != printed.cargo or goods.coin != printed.coin:
        found.append(Insight(about, "island.makes", {"cargo": goods.cargo, "coins": goods.coin}))
    return found


def placements_to_control(part: Space, seat: int) -> int:
    """The fewest placements that give this seat control: on empty slots, then in the place of whoever has most there.
    0 if it has control, or can never have it. (DR-INFL-01, DR-INFL-02)"""
    copy = part.copy()
    for placed in range(len(copy.slots) + 1):
        if rightful(copy) == seat:
            return placed
        rivals = [other for other in range(len(copy.permanent)) if other != seat and other in copy.slots]
        if empty_slots(copy):
            copy.slots[copy.slots.index(NOBODY)] = seat
        elif rivals:
            strongest = max(rivals, key=lambda other: markers_of(copy, other))
            copy.slots[copy.slots.index(strongest)] = seat
    return 0


# The own ship and hand


def own(state: State, player: Player) -> list[Insight]:
    """Sails, cannons and cards that the viewer would have now, what everything is worth with what only the viewer
    knows, and whether the ship is close to sinking."""
    found = [Insight("idea:battle", "cannons.now", {"number": free_cannons(state, player)})]
    if not player.shown and state.phase not in SETTING_UP:
        coins = total(state, player.seat) + player.chest + bonus_of(player)
        found.append(Insight("idea:chest", "coins.now", {"number": coins}))
    if state.turn == player.seat:
        if not state.raised:
            sails = ship_sails(state, player) + in_play_icons(state, player, SAIL)
            found.append(Insight("idea:sails", "sails.now", {"number": sails}))
        room = max(0, hand_limit(state, player.seat) - len(player.hand))
        drawn = min(room, DRAW_CARDS + in_play_icons(state, player, DRAW))
        found.append(Insight("idea:hand", "cards.now", {"number": drawn}))
    if player.damage >= SINKS_AT - NEAR_SINKING:
        found.append(Insight("idea:damage", "ship.danger", {"number": SINKS_AT - player.damage}))
    return found


def nearly_over(state: State) -> list[Insight]:
    """Who is one achievement away from the end. (DR-END-01)"""
    if state.trigger != NOBODY:
        return [Insight("idea:end", "end.triggered", {"seat": state.trigger})]
    near = [player for player in state.players if len(player.achievements) == ACHIEVEMENTS_TO_END - 1]
    return [Insight("idea:end", "end.near", {"seat": player.seat}) for player in near]


# Battles


def battle(state: State) -> list[Insight]:
    """The odds while the attacked player decides, then how the strengths lie."""
    fight = state.battle
    if fight is None or fight.winner != NOBODY or len(fight.seats) != 2:
        return []
    if fight.late:
        ours, theirs = strength_of(fight, ATTACKER), strength_of(fight, DEFENDER)
        return [Insight("idea:tower", "battle.strength", {"number": ours, "other": theirs})]
    if fight.kind == SHIP_BATTLE and fight.flying[ATTACKER] and not fight.flying[DEFENDER]:
        rival = fight.seat_of(DEFENDER)
        defence = seen_markers(state, rival) + extra_markers(state, fight, DEFENDER)
        percent = win_percent(fight.flying[ATTACKER], defence, not is_ai(state, rival))
        return [Insight("idea:tower", "battle.odds", {"seat": fight.seat_of(ATTACKER), "percent": percent})]
    return []
