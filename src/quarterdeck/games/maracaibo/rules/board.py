"""The route and the tracks as they are now: printed board, city tiles and legacy tiles together."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    ARROWS_IN_ROUND,
    BARRIERS,
    CITY_TILES,
    FIELDS,
    LEGACY,
    PLACES,
    SHIP_BOARD,
    TRACKS,
)
from quarterdeck.games.maracaibo.content.pieces import NO_MARKET, NONE, Arrow, Market
from quarterdeck.games.maracaibo.content.story import LegacyTile
from quarterdeck.games.maracaibo.state import NATION_COUNT, Player, State
from quarterdeck.kernel.rules.effects import Effect

HOME_VP: Final = "leg_home_vp"
ROUNDS: Final = 4


# Places


def legacy_city(state: State, place: int) -> LegacyTile | None:
    """The legacy tile in play that makes a city of this place. (MA-LEG-02, MA-LEG-05, MA-LEG-08)"""
    for tile in state.legacy:
        if LEGACY[tile].city and LEGACY[tile].place == place:
            return LEGACY[tile]
    return None


def is_there(state: State, place: int) -> bool:
    """Whether a place is on the board; some come with a legacy tile."""
    need = PLACES[place].only_with
    return not need or need in state.legacy


def is_village(state: State, place: int) -> bool:
    """(MA-MAP-01, MA-MAP-03, MA-RUL-94)"""
    return PLACES[place].kind == "village" and legacy_city(state, place) is None


def villages(state: State) -> list[int]:
    return [place.index for place in PLACES if is_village(state, place.index)]


def cities(state: State) -> list[int]:
    """The cities with a flag: all but the home places, in the order of their numbers. (MA-RUL-20, MA-RUL-106)"""
    found = [place.index for place in PLACES if has_flag(state, place.index)]
    return sorted(found, key=by_number)


def by_number(place: int) -> tuple[int, str]:
    """What sorts places as the board numbers them, 9a after 9."""
    number = PLACES[place].number
    digits = number.rstrip("ab")
    return int(digits), number


def has_flag(state: State, place: int) -> bool:
    """(MA-MAP-07, MA-RUL-20, MA-RUL-24)"""
    if PLACES[place].kind == "city":
        return is_there(state, place)
    return legacy_city(state, place) is not None


def is_city(state: State, place: int) -> bool:
    """Whether the place is a city, home places included. (MA-MAP-03)"""
    return PLACES[place].kind == "home" or has_flag(state, place)


def market_at(state: State, place: int) -> Market:
    """What a city demands and how much of it. (MA-MAP-06)"""
    tile = state.city_tiles[place]
    if tile:
        return CITY_TILES[tile].market
    added = legacy_city(state, place)
    if added is not None:
        return added.market
    return NO_MARKET if PLACES[place].city_tile_slot else PLACES[place].market


def action_at(state: State, place: int) -> list[Effect]:
    """What the city of this place does; nothing where there is none. (MA-LEG-04, MA-LEG-15, MA-RUL-59)"""
    tile = state.city_tiles[place]
    if tile:
        return CITY_TILES[tile].action
    added = legacy_city(state, place)
    if added is not None:
        return added.city_action
    if PLACES[place].kind == "home":
        return home_action(state, place)
    return [] if PLACES[place].city_tile_slot else PLACES[place].action


def action_source(state: State, place: int) -> str:
    """The component that shows the action of a city: its tile, its legacy tile, or the board."""
    tile = state.city_tiles[place]
    if tile:
        return tile
    added = legacy_city(state, place)
    return PLACES[place].id if added is None else added.id


def home_action(state: State, place: int) -> list[Effect]:
    """(MA-HOME-02, MA-HOME-03, MA-HOME-05, MA-LEG-15)"""
    for tile in state.legacy:
        if LEGACY[tile].home_vp and LEGACY[tile].place == place:
            return [Effect("gain_vp", False, {"n": LEGACY[tile].home_vp})]
    return PLACES[place].action


def flag_bonus(state: State, place: int) -> list[Effect]:
    """(MA-FIGHT-12)"""
    added = legacy_city(state, place)
    return added.flag if added is not None else PLACES[place].flag


def storage_free(state: State, place: int) -> bool:
    """Whether a storage space is free. (MA-CITY-02, MA-CITY-04)"""
    return state.storage[place] < market_at(state, place).storage


def village_actions_allowed(state: State, place: int) -> bool:
    """Whether village actions may be the main action here. (MA-LEG-04, MA-LEG-14, MA-RUL-25)"""
    return not any(LEGACY[tile].no_village_main and LEGACY[tile].place == place for tile in state.legacy)


def may_enter(state: State, player: Player, place: int) -> bool:
    """Some cities ask for an explorer that has come far enough: for ships and for markers. (MA-LEG-05, MA-LEG-08)"""
    added = legacy_city(state, place)
    return added is None or added.needs_explorer == NONE or reached_field(player, added.needs_explorer)


# Arrows


def arrows_from(state: State, player: Player, place: int) -> list[Arrow]:
    """The arrows that are open now to this player, the upper one first."""
    return [arrow for arrow in ARROWS_IN_ROUND[state.round][place] if arrow_open(state, player, arrow)]


def arrow_open(state: State, player: Player, arrow: Arrow) -> bool:
    """Whether this player may take an arrow of this round."""
    if arrow.only_with and arrow.only_with not in state.legacy:
        return False
    return may_enter(state, player, arrow.to)


def arrow_cost(state: State, arrow: Arrow) -> int:
    """(MA-SAIL-02, MA-LEG-03, MA-LEG-05)"""
    for tile in state.legacy:
        if LEGACY[tile].arrow == arrow.id:
            return LEGACY[tile].arrow_mp
    return arrow.mp


def toll_at(state: State, place: int) -> int:
    """What passing a place costs. (MA-LEG-13)"""
    for tile in state.legacy:
        if LEGACY[tile].toll and LEGACY[tile].place == place:
            return LEGACY[tile].toll
    return 0


def within_reach(state: State, player: Player, start: int) -> list[int]:
    """All places that lie ahead of a place in this round, itself included."""
    found = [start]
    seen = [False] * len(PLACES)
    for place in found:
        for arrow in arrows_from(state, player, place):
            if not seen[arrow.to]:
                seen[arrow.to] = True
                found.append(arrow.to)
    return found


# Explorer track


def reached_field(player: Player, field: int) -> bool:
    """Whether the explorer stands on a field of the trunk or beyond it. (MA-RUL-33)"""
    return player.explorer >= field


def barriers_crossed(player: Player) -> int:
    """(MA-EXPL-07, MA-EXPL-08)"""
    return sum(1 for barrier in BARRIERS if player.explorer >= barrier.before)


def steps_between(rear: int, front: int) -> int:
    """The fields by the shortest way from one to the other, or NONE if no way leads there. (MA-RUL-81)"""
    ring = [rear]
    steps = 0
    while ring:
        if front in ring:
            return steps
        ring = [ahead for field in ring for ahead in FIELDS[field].next]
        steps += 1
    return NONE


# Nations


def rank_value(influence: int) -> int:
    """The value of the last noble rank that a marker has reached. (MA-INFL-02, MA-INFL-07)"""
    value = 0
    for field, worth in TRACKS.ranks:
        if influence >= field:
            value = worth
    return value


def next_rank(influence: int) -> int:
    """The next red field, or NONE beyond the last. (MA-RUL-77)"""
    for field, _worth in TRACKS.ranks:
        if field > influence:
            return field
    return NONE


def markers_on_places(state: State) -> list[int]:
    """How many markers each nation has on cities, villages and legacy tiles. (MA-FIGHT-16, MA-LEG-17)"""
    counts = [0] * NATION_COUNT
    for nation in state.markers:
        if nation >= 0:
            counts[nation] += 1
    for nation in state.spaces:
        if nation >= 0:
            counts[nation] += 1
    return counts


def cleared_fields(state: State, nation: int) -> int:
    """The fields beside a nation's track that no marker is left on. (MA-INFL-05, MA-FINAL-05)"""
    taken = sum(TRACKS.marker_fields) - state.left[nation]
    cleared = 0
    for markers in TRACKS.marker_fields:
        if taken < markers:
            break
        taken -= markers
        cleared += 1
    return cleared


# Seats


def captains(state: State) -> list[Player]:
    """The players who are people."""
    return state.players[: state.seats]


def from_seat(state: State, seat: int) -> list[Player]:
    """All players clockwise from a seat, Jean included."""
    return state.players[seat:] + state.players[:seat]


def combat_room(player: Player) -> int:
    """How many combat points a player can still take. (MA-FIGHT-09)"""
    return SHIP_BOARD.combat_max - player.combat
