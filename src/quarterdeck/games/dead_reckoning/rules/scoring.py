"""What everything is worth at the end. (DR-SCORE)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    BONUS_COINS,
    BONUS_TILES,
    BUILDING_COINS,
    SHIP_CANNONS,
    UPGRADES,
)
from quarterdeck.games.dead_reckoning.content.pieces import CANNON, ENDGAME, WHEEL
from quarterdeck.games.dead_reckoning.rules.crews import faces, icons, shown_icons
from quarterdeck.games.dead_reckoning.rules.islands import (
    buildings_of,
    controlled,
    empty_slots,
    hostile,
    islands,
    markers_of,
    tile_at,
)
from quarterdeck.games.dead_reckoning.rules.leagues import broadside, is_ai
from quarterdeck.games.dead_reckoning.rules.ships import HULL_SPACES, cargo_aboard, coins_aboard, hull_at
from quarterdeck.games.dead_reckoning.state import CREW_SIZE, Player, Space, State
from quarterdeck.kernel.rules.effects import Effect

SOURCES: Final[list[str]] = [
    "achievements",
    "coins",
    "buildings",
    "advancements",
    "upgrades",
    "endgame",
    "islands",
    "bonus",
]
ADVANCEMENTS_PER_COIN: Final = 2


def account(state: State, seat: int) -> list[tuple[str, int]]:
    """Where a player's coins come from; chest and bonus tile only once they are open. (DR-SCORE-01 to -14)"""
    player = state.players[seat]
    points = [
        sum(ACHIEVEMENTS[achievement].coins for achievement in player.achievements),
        coins_of(state, player),
        buildings_of(state, seat) * BUILDING_COINS,
        advancements_of(state, player) // ADVANCEMENTS_PER_COIN,
        upgrades_of(player),
        endgame_of(state, player),
        sum(reward(state, space, seat) for space in islands(state)),
        bonus_of(player) if player.shown else 0,
    ]
    return list(zip(SOURCES, points))


def total(state: State, seat: int) -> int:
    return sum(points for _, points in account(state, seat))


def team(state: State, seat: int) -> list[int]:
    """Everybody who wins with a seat. (DS-COOP-08)"""
    return [other for other in range(len(state.players)) if not hostile(state, seat, other)]


def team_total(state: State, seat: int) -> int:
    return sum(total(state, other) for other in team(state, seat))


def coins_of(state: State, player: Player) -> int:
    """In the chest, aboard and on own islands. (DR-SCORE-02, DR-RUL-45)"""
    chest = player.chest if player.shown else 0
    return chest + coins_aboard(player) + sum(state.spaces[space].coins for space in controlled(state, player.seat))


def crew_of(state: State, player: Player) -> list[int]:
    """A player's crew cards, wherever they are."""
    if is_ai(state, player.seat):
        return []
    return list(range(player.seat * CREW_SIZE, (player.seat + 1) * CREW_SIZE))


def advancements_of(state: State, player: Player) -> int:
    """Sleeved and unsleeved. (DR-SCORE-04)"""
    sleeved = sum(1 for card in crew_of(state, player) for advancement in state.crew[card].sleeve if advancement)
    return sleeved + len(player.advancements)


def upgrades_of(player: Player) -> int:
    """Covered ones too. (DR-SCORE-05)"""
    return sum(UPGRADES[upgrade].end_coins for upgrade in [*player.hull, *player.covered] if upgrade)


# End-game bonuses


def endgame_of(state: State, player: Player) -> int:
    """Of sleeved advancements, wherever the crew card is. (DR-SCORE-06, DR-RUL-79)"""
    points = 0
    for card in crew_of(state, player):
        for face in faces(state, card)[1:]:
            for unit in face.of_type(ENDGAME):
                points += sum(bonus_points(state, player, card, effect) for effect in unit.do)
    return points


def bonus_points(state: State, player: Player, card: int, effect: Effect) -> int:
    """(DR-SCORE-07 to -09, DR-SCORE-14)"""
    if effect.verb == "score_flat":
        return effect.int_of("coins")
    number = counted(state, player, card, effect.word("what"))
    return number // effect.int_of("each") * effect.int_of("coins")


def counted(state: State, player: Player, card: int, what: str) -> int:
    if what == "cargo":
        ashore = sum(state.spaces[space].cargo for space in controlled(state, player.seat))
        return player.dock + cargo_aboard(player) + ashore
    if what == "wheels_on_card":
        return icons(state, card, WHEEL)
    assert what == "islands_without_own_marker"
    return sum(1 for space in islands(state) if markers_of(state.spaces[space], player.seat) == 0)


def bonus_of(player: Player) -> int:
    """(DR-BONUS-01, DR-SCORE-13)"""
    matches = [
        achievement
        for tile in player.bonus
        for achievement in BONUS_TILES[tile].achievements
        if achievement in player.achievements
    ]
    return BONUS_COINS * len(matches)


# Islands


def place_of(space: Space, seat: int) -> int:
    """The place whose reward a player gets, from 0: the empty slots are one player more, and tied players all get the
    reward of the place below theirs. (DR-SCORE-10 to -12, DR-RUL-44)"""
    own = markers_of(space, seat)
    others = [markers_of(space, other) for other in range(len(space.permanent)) if other != seat]
    others.append(empty_slots(space))
    rank = sum(1 for other in others if other > own)
    return rank + 1 if own in others else rank


def reward(state: State, space: int, seat: int) -> int:
    part = state.spaces[space]
    rewards = tile_at(state, space).rewards
    place = place_of(part, seat)
    return rewards[place] if markers_of(part, seat) > 0 and place < len(rewards) else 0


# Ties


def cannons_of(state: State, player: Player) -> int:
    """All cannons of the ship, goods or not, and of all crew cards. (DR-TIE-01, DR-RUL-46, DS-RUL-38)"""
    if is_ai(state, player.seat):
        return broadside(state, player.seat)
    hull = sum(hull_at(player, at).cannons for at in range(HULL_SPACES))
    return SHIP_CANNONS + hull + sum(shown_icons(state, card, CANNON) for card in crew_of(state, player))
