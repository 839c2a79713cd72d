"""What lies on the board and moves over it: markers, ships, explorers, quests, city tiles, buildings."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import PLACES
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.state import Turn

# Markers and combat tokens


def place_marker(t: Turn, nation: int, place: int) -> None:
    """The leftmost one beside the track. (MA-INFL-04)"""
    t.state.left[nation] -= 1
    t.state.markers[place] = nation
    t.tell("marker.placed", nation, place)


def place_space_marker(t: Turn, nation: int, space: int) -> None:
    """On the silver fleet or the gold mine. (MA-LEG-07, MA-LEG-09)"""
    t.state.left[nation] -= 1
    t.state.spaces[space] = nation
    t.tell("marker.on_tile", nation, space)


def remove_marker(t: Turn, place: int) -> None:
    """Out of the game. (MA-FIGHT-11)"""
    t.tell("marker.removed", t.state.markers[place], place)
    t.state.markers[place] = NONE


def drop_marker(t: Turn, nation: int) -> None:
    """A marker that finds no place leaves the game. (MA-SOLO-22)"""
    t.state.left[nation] -= 1
    t.tell("marker.dropped", nation)


def reveal_token(t: Turn, seat: int, token: str) -> None:
    """From the higher of the two piles, which are alike. (MA-FIGHT-01, MA-RUL-90, MA-RUL-124)"""
    piles = t.state.piles
    t.state.tokens.remove(token)
    piles[piles.index(max(piles))] -= 1
    t.tell("combat.revealed", seat, token)


# Ships and explorers


def move_ship(t: Turn, seat: int, place: int) -> None:
    """One place on; where it has come from is told when it stops."""
    ship = t.state.players[seat]
    ship.ship = place
    ship.reached.append(place)


def stop_ship(t: Turn, seat: int, start: int) -> None:
    place = t.state.players[seat].ship
    t.tell("ship.sailed", seat, start, place)
    note_homecoming(t, seat)


def note_homecoming(t: Turn, seat: int) -> None:
    """Reaching the last place of the route ends the round with this turn. (MA-HOME-04, MA-HOME-05, MA-TURN-05)"""
    if PLACES[t.state.players[seat].ship].triggers:
        t.state.ender = seat


def move_explorer(t: Turn, seat: int, field: int) -> None:
    """(MA-EXPL-01, MA-SOLO-17)"""
    player = t.state.players[seat]
    start = player.explorer
    player.explorer = field
    t.tell("explorer.moved", seat, start, field)


# Quests


def take_top_quest(t: Turn) -> str:
    """The open tile of the pile; "" where none is left. (MA-RUL-47)"""
    tile = t.state.quest_top
    t.state.quest_top = ""
    return tile


def turn_up_quest(t: Turn, tile: str) -> None:
    """The next tile of the pile lies open. (MA-SETUP-02)"""
    t.state.quest_pile.remove(tile)
    t.state.quest_top = tile


def lay_field_quest(t: Turn, tile: str, field: int) -> None:
    """In the set-up. (MA-SETUP-02)"""
    t.state.field_quests[field] = tile


def lay_quest(t: Turn, tile: str, place: int) -> None:
    t.state.quest_places.append(place)
    t.state.quest_tiles.append(tile)
    t.tell("quest.laid", tile, place)


def lift_quest(t: Turn, tile: str, place: int) -> None:
    """Takes a tile from its place."""
    state = t.state
    for i, where in enumerate(state.quest_places):
        if where == place and state.quest_tiles[i] == tile:
            del state.quest_places[i]
            del state.quest_tiles[i]
            return


def take_quest(t: Turn, seat: int, tile: str, place: int) -> None:
    """To be fulfilled. (MA-QUEST-01)"""
    lift_quest(t, tile, place)
    t.tell("quest.fulfilled", seat, tile)


def take_field_quest(t: Turn, seat: int, field: int) -> None:
    """To be fulfilled; it is not replaced. (MA-EXPL-06)"""
    tile = t.state.field_quests.pop(field)
    t.tell("quest.fulfilled", seat, tile)


# Cities


def set_city_tile(t: Turn, tile: str, place: int) -> None:
    """In the set-up. (MA-SETUP-04)"""
    t.state.city_tiles[place] = tile


def lay_city_tile(t: Turn, tile: str, place: int) -> None:
    """(MA-STORY-13)"""
    t.state.city_tiles[place] = tile
    t.tell("city.laid", place, tile)


def deliver_good(t: Turn, seat: int, place: int) -> None:
    """A storage space of the city is taken. (MA-CITY-03)"""
    t.state.storage[place] += 1
    t.tell("good.delivered", seat, place)


def empty_markets(t: Turn) -> None:
    """The discs in them leave the game; the scoring that does this is told. (MA-INTERIM-03)"""
    t.state.storage = [0] * len(PLACES)


# Prestige buildings


def open_building(t: Turn, building: str) -> None:
    """(MA-PREST-01)"""
    t.state.building_pile.remove(building)
    t.state.buildings.append(building)
    t.tell("building.opened", building)


def invest(t: Turn, seat: int, building: str) -> None:
    """A figure from the own supply stands on it. (MA-PREST-02, MA-PREST-03)"""
    t.state.players[seat].figures -= 1
    t.state.investors.setdefault(building, []).append(seat)
    t.tell("building.invested", seat, building)
