"""What an option would cost or bring in this position: what a card shows, what waits on a space, what an island yields.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.dead_reckoning.content.components import BUILDINGS, CARDS, UNITS, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, LINES, SAIL, TOP_LEVEL
from quarterdeck.games.dead_reckoning.kinds import (
    ATTACK,
    BEFORE_BATTLE,
    BUY,
    CARDS_AND_CANNONS,
    CHALLENGE,
    COURSE,
    DEFENCE,
    FIRE,
    IN_BATTLE,
    KEEP,
    LEVEL,
    MAIN_ACT,
    NO_BUILDING,
    PLAY,
    RAISE,
    SAIL_TO,
    SAILING,
    STORM,
    TRADE,
    USE,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.battle import ATTACK_SHIP, extra_markers
from quarterdeck.games.dead_reckoning.rules.actions.cards import TAKE_CARD, card_here, searched_row
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import CHOOSE_MODE, SLEEVE
from quarterdeck.games.dead_reckoning.rules.actions.crew import LEVEL_UP
from quarterdeck.games.dead_reckoning.rules.actions.fighting import MOVE_MARKER
from quarterdeck.games.dead_reckoning.rules.actions.goods import GAIN_ON_ISLAND
from quarterdeck.games.dead_reckoning.rules.actions.influence import REMOVE_INFLUENCE, REPLACE_HALF, REPLACE_MARKER
from quarterdeck.games.dead_reckoning.rules.actions.league_choices import PICK
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import LEAGUE_MERCHANT, LEAGUE_UPGRADE
from quarterdeck.games.dead_reckoning.rules.actions.main import FIRST_PIRATE
from quarterdeck.games.dead_reckoning.rules.actions.markers import BORROW_MARKER
from quarterdeck.games.dead_reckoning.rules.actions.outcome import LEAGUE_PLUNDER, PLUNDER_CARGO
from quarterdeck.games.dead_reckoning.rules.actions.producing import BUILD, PRODUCE_ON, building_price
from quarterdeck.games.dead_reckoning.rules.actions.sailing import bites
from quarterdeck.games.dead_reckoning.rules.actions.setup import KEEP_BONUS
from quarterdeck.games.dead_reckoning.rules.actions.shipyard import CHOOSE_UPGRADE, PLACE_UPGRADE
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons, level_of, quantity
from quarterdeck.games.dead_reckoning.rules.effects import Scene
from quarterdeck.games.dead_reckoning.rules.islands import is_island, markers_of, pirates_at, production, walls
from quarterdeck.games.dead_reckoning.rules.leagues import broadside, is_ai
from quarterdeck.games.dead_reckoning.rules.odds import win_percent
from quarterdeck.games.dead_reckoning.rules.ships import free_cannons, hull_at, ship_sails
from quarterdeck.games.dead_reckoning.state import ATTACKER, BUILDING_BATTLE, DEFENDER, MERCHANT_BATTLE, NOBODY, State
from quarterdeck.games.dead_reckoning.words.wording import level_id
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.ask import Ask

# Options that begin with a word


@MAIN_ACT.note
@SAILING.note
@BEFORE_BATTLE.note
@CARDS_AND_CANNONS.note
@DEFENCE.note
@IN_BATTLE.note
def _act(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    seat, word = ask.seat, value[0]
    if word == PLAY:
        return shown(state, int(value[1])) + (
            counted(state, seat, int(value[1]), int(value[2])) if len(value) > 2 else []
        )
    if word == LEVEL:
        return next_level(state, int(value[1]))
    if word == USE:
        return counted(state, seat, int(value[1]), int(value[2]))
    if word in (SAIL_TO, COURSE):
        return ahead(state, seat, int(value[1]))
    if value == RAISE:
        player = state.players[seat]
        return [_count("note-sails", ship_sails(state, player) + in_play_icons(state, player, SAIL))]
    if value in (BUY, TRADE):
        return card_face(state, card_here(state, seat))
    if value == STORM:
        markers = wall_markers(state, state.players[seat].place)
        return [_count("note-markers", markers), _odds(free_cannons(state, state.players[seat]), markers)]
    if word == CHALLENGE:
        return ship_of(state, int(value[1]))
    if value == ATTACK:
        return [_count("note-back", free_cannons(state, state.players[seat]))]
    return fire(state, int(value[1])) if word == FIRE else []


def _count(message: str, number: int) -> Label:
    return Label(message, {"number": number})


# Battles


def fire(state: State, cannons: int) -> list[Label]:
    """The markers that so many cannons come to, and the odds against what can be seen of the other side."""
    battle = state.fight()
    markers = cannons + extra_markers(state, battle, ATTACKER)
    found = [_count("note-markers", markers)]
    if battle.kind == MERCHANT_BATTLE:
        return [*found, _odds(markers, CARDS[battle.card].markers)]
    extra = extra_markers(state, battle, DEFENDER)
    if battle.kind == BUILDING_BATTLE:
        return [*found, _odds(markers, wall_markers(state, battle.space) + extra)]
    rival = battle.seat_of(DEFENDER)
    percent = win_percent(markers, seen_markers(state, rival) + extra, not is_ai(state, rival))
    return [*found, _count("note-odds-seen", percent)]


def seen_markers(state: State, seat: int) -> int:
    """The markers that a ship has anywhere, as far as everybody can see. (DR-BSHIP-03, DS-BAT-02)"""
    return broadside(state, seat) if is_ai(state, seat) else free_cannons(state, state.players[seat])


def wall_markers(state: State, space: int) -> int:
    """(DR-BBLD-05)"""
    return sum(BUILDINGS[kind].markers for kind in walls(state.spaces[space]))


def _odds(attack: int, defence: int) -> Label:
    return _count("note-odds", win_percent(attack, defence))


# Crew cards


def shown(state: State, card: int) -> list[Label]:
    """A crew card with everything in its sleeve: the level, then each added line. (DR-ABIL-05)"""
    crew = state.crew[card]
    found = [Label("note-level", {"number": level_of(crew), "level": level_id(crew.role, level_of(crew))})]
    for line, added in enumerate(crew.sleeve):
        if added:
            found.append(Label("note-line", {"line": LINES[line], "face": side_up(state, added)}))
    return found


def side_up(state: State, card: str) -> str:
    """The side of a row card that counts, as the texts name it."""
    return card if card not in state.turned else f"{card}_back"


def next_level(state: State, card: int) -> list[Label]:
    """(DR-LEVEL-08)"""
    crew = state.crew[card]
    found = shown(state, card)
    if level_of(crew) < TOP_LEVEL:
        found.append(Label("note-next", {"next": level_id(crew.role, level_of(crew))}))
    return found


def counted(state: State, seat: int, card: int, number: int) -> list[Label]:
    """How much an ability comes to that counts icons on its card. (DR-ABIL-03, DR-ABIL-08)"""
    found: list[Label] = []
    for effect in UNITS[number].do:
        found.extend(
            _count("note-now", quantity(state, card, effect, name))
            for name in ("n", "cargo", "coin")
            if effect.word(name)
        )
        if effect.verb == "gain_advancement":
            found.append(_count("note-row", searched_row(state, Scene(seat, card))))
    return found


# Spaces


def ahead(state: State, seat: int, space: int) -> list[Label]:
    """What waits on a space: its tile and card, pirates, a garrison, goods to be loaded."""
    if space == HARBOR:
        return []
    part = state.spaces[space]
    if not part.tile:
        return [Label("note-unexplored")]
    found = island(state, space)
    if part.card:
        found.extend(card_face(state, part.card))
    found.extend(Label("note-pirate", {"seat": other}) for other in pirates_at(state, seat, space))
    if bites(state, seat, space):
        found.append(_count("note-bites", bites(state, seat, space)))
    return found


def island(state: State, space: int) -> list[Label]:
    """The tile, who controls it, and what lies there."""
    part = state.spaces[space]
    found = [Label("note-tile", {"tile": part.tile})]
    if part.controller != NOBODY:
        found.append(Label("note-controlled", {"seat": part.controller}))
    if part.cargo + part.coins > 0:
        found.append(Label("note-goods", {"cargo": part.cargo, "coins": part.coins}))
    return found


def card_face(state: State, card: str) -> list[Label]:
    """What a row card on the board costs and shows."""
    args: dict[str, int | str] = {"card": card, "number": CARDS[card].cost, "face": side_up(state, card)}
    return [Label("note-card", args)]


def ship_of(state: State, seat: int) -> list[Label]:
    """What can be seen of an enemy ship: cannons that count, damage."""
    damage = state.players[seat].damage
    found = [_count("note-cannons", seen_markers(state, seat))]
    return [*found, _count("note-damage", damage)] if damage else found


# Other options


@SLEEVE.note
def _sleeved(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    if value == KEEP:
        return []
    return [Label("note-shows", {"face": side_up(state, str(value[0]))}), *shown(state, int(value[1]))]


@BUILD.note
def _built(state: State, ask: Ask[Any], value: Choice) -> list[Label]:
    if value == NO_BUILDING:
        return []
    price = building_price(int(value[0]), int(ask.about[0]))
    return [_count("note-cost", price), *island(state, int(value[1]))]


@MOVE_MARKER.note
def _moved(state: State, ask: Ask[Any], value: tuple[int, int]) -> list[Label]:
    owner = state.fight().seat_of(value[0])
    return [Label("note-owner", {"seat": owner})] if owner != NOBODY else []


@PLUNDER_CARGO.note
@LEAGUE_PLUNDER.note
def _as_coins(state: State, ask: Ask[Any], cargo: int) -> list[Label]:
    """What is not cargo is coins. (DR-BBOARD-07)"""
    return [_count("note-as-coins", int(ask.about[0]) - cargo)]


@KEEP_BONUS.note
def _bonus(state: State, ask: Ask[Any], tile: str) -> list[Label]:
    return [Label("note-worth", {"worth": tile})]


@CHOOSE_MODE.note
def _mode(state: State, ask: Ask[Any], mode: str) -> list[Label]:
    return [Label(f"note-mode-{mode}")]


@CHOOSE_UPGRADE.note
@LEAGUE_UPGRADE.note
def _upgrade(state: State, ask: Ask[Any], upgrade: str) -> list[Label]:
    left = state.upgrades[UPGRADES[upgrade].index]
    return [Label("note-fitting", {"icons": upgrade}), _count("note-left", left)]


@PLACE_UPGRADE.note
def _covered(state: State, ask: Ask[Any], hull: int) -> list[Label]:
    player = state.players[ask.seat]
    return [Label("note-covers", {"icons": player.hull[hull] or hull_at(player, hull).id})]


@LEVEL_UP.note
def _levelled(state: State, ask: Ask[Any], card: int) -> list[Label]:
    return next_level(state, card)


@GAIN_ON_ISLAND.note
@BORROW_MARKER.note
@PICK["build"].note
@PICK["leave"].note
@PICK["produce"].note
@PICK["raid"].note
@PICK["siege"].note
def _island(state: State, ask: Ask[Any], space: int) -> list[Label]:
    return island(state, space)


@PRODUCE_ON.note
def _produced(state: State, ask: Ask[Any], space: int) -> list[Label]:
    if not is_island(state, space):
        return []
    goods = production(state, space)
    return [Label("note-yields", {"cargo": goods.cargo, "coins": goods.coin}), *island(state, space)]


@TAKE_CARD.note
@LEAGUE_MERCHANT.note
def _card_there(state: State, ask: Ask[Any], space: int) -> list[Label]:
    return card_face(state, state.spaces[space].card)


@ATTACK_SHIP.note
@FIRST_PIRATE.note
def _attacked(state: State, ask: Ask[Any], rival: int) -> list[Label]:
    return ship_of(state, rival)


@REPLACE_MARKER.note
@REPLACE_HALF.note
@REMOVE_INFLUENCE.note
def _influence(state: State, ask: Ask[Any], rival: int) -> list[Label]:
    here = state.spaces[state.players[ask.seat].place]
    return [_count("note-influence", markers_of(here, rival))]
