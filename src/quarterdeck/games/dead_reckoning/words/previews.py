"""What an option would cost or bring in this position: what a card shows, what waits on a space, what an island yields.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import BUILDINGS, CARDS, UNITS, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, LINES, SAIL, TOP_LEVEL
from quarterdeck.games.dead_reckoning.rules.actions.battle import extra_markers
from quarterdeck.games.dead_reckoning.rules.actions.cards import card_here, searched_row
from quarterdeck.games.dead_reckoning.rules.actions.producing import building_price
from quarterdeck.games.dead_reckoning.rules.actions.sailing import bites
from quarterdeck.games.dead_reckoning.rules.atoms import is_ai
from quarterdeck.games.dead_reckoning.rules.crews import in_play_icons, level_of, quantity
from quarterdeck.games.dead_reckoning.rules.effects import Scene
from quarterdeck.games.dead_reckoning.rules.islands import is_island, markers_of, pirates_at, production, walls
from quarterdeck.games.dead_reckoning.rules.leagues import broadside
from quarterdeck.games.dead_reckoning.rules.odds import win_percent
from quarterdeck.games.dead_reckoning.rules.ships import free_cannons, hull_at, ship_sails
from quarterdeck.games.dead_reckoning.state import ATTACKER, BUILDING_BATTLE, DEFENDER, MERCHANT_BATTLE, NOBODY, State
from quarterdeck.games.dead_reckoning.words.prompts import word_of
from quarterdeck.games.dead_reckoning.words.wording import level_id
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.ask import NOTHING, PASS, Value

Part = int | str

ISLANDS_OF: Final[list[str]] = [
    "gain.island",
    "league.build",
    "league.leave",
    "league.produce",
    "league.raid",
    "league.siege",
    "marker.borrow",
]
"""Questions about an island of which it helps to know what lies there."""


PLUNDERED: Final[list[str]] = ["league.plunder", "plunder.choice"]
"""Questions how many of so many goods are cargo; the others are coins. (DR-BBOARD-07)"""


def note(state: State, seat: int, prompt: str, value: Value, about: tuple[Part, ...]) -> list[Label]:
    """What is told after an option's label."""
    if isinstance(value, bool) or value in (PASS, NOTHING):
        return []
    if prompt in PLUNDERED and isinstance(value, int):
        return [_count("note-as-coins", int(about[0]) - value)]
    if isinstance(value, tuple):
        return _worded(state, seat, value) if word_of(value) else _parts(state, prompt, value, about)
    if isinstance(value, str):
        return _id(state, prompt, value)
    return _number(state, seat, prompt, value)


# Options that begin with a word


def _worded(state: State, seat: int, value: tuple[Part, ...]) -> list[Label]:
    word = str(value[0])
    if word == "play":
        return shown(state, int(value[1])) + (
            counted(state, seat, int(value[1]), int(value[2])) if len(value) > 2 else []
        )
    if word == "level":
        return next_level(state, int(value[1]))
    if word == "use":
        return counted(state, seat, int(value[1]), int(value[2]))
    if word in ("sail", "course"):
        return ahead(state, seat, int(value[1]))
    if word == "sails":
        player = state.players[seat]
        return [_count("note-sails", ship_sails(state, player) + in_play_icons(state, player, SAIL))]
    if word in ("buy", "trade"):
        return card_face(state, card_here(state, seat))
    if word == "storm":
        markers = wall_markers(state, state.players[seat].place)
        return [_count("note-markers", markers), _odds(free_cannons(state, state.players[seat]), markers)]
    if word == "challenge":
        return ship_of(state, int(value[1]))
    if word == "attack":
        return [_count("note-back", free_cannons(state, state.players[seat]))]
    return fire(state, int(value[1])) if word == "fire" else []


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


def _parts(state: State, prompt: str, value: tuple[Part, ...], about: tuple[Part, ...]) -> list[Label]:
    if prompt == "cleanup.sleeve":
        return [Label("note-shows", {"face": side_up(state, str(value[0]))}), *shown(state, int(value[1]))]
    if prompt == "build.choose":
        price = building_price(int(value[0]), int(about[0]))
        return [_count("note-cost", price), *island(state, int(value[1]))]
    if prompt == "battle.marker":
        owner = state.fight().seat_of(int(value[0]))
        return [Label("note-owner", {"seat": owner})] if owner != NOBODY else []
    return []


def _id(state: State, prompt: str, id: str) -> list[Label]:
    if prompt == "setup.bonus":
        return [Label("note-worth", {"worth": id})]
    if prompt == "cleanup.mode":
        return [Label(f"note-mode-{id}")]
    if prompt in ("upgrade.choose", "league.upgrade"):
        left = state.upgrades[UPGRADES[id].index]
        return [Label("note-fitting", {"icons": id}), _count("note-left", left)]
    return []


def _number(state: State, seat: int, prompt: str, number: int) -> list[Label]:
    if prompt == "level.choose":
        return next_level(state, number)
    if prompt in ISLANDS_OF:
        return island(state, number)
    if prompt == "produce.island" and is_island(state, number):
        goods = production(state, number)
        return [Label("note-yields", {"cargo": goods.cargo, "coins": goods.coin}), *island(state, number)]
    if prompt in ("card.take", "league.merchant"):
        return card_face(state, state.spaces[number].card)
    if prompt in ("battle.target", "battle.first"):
        return ship_of(state, number)
    if prompt == "upgrade.place":
        player = state.players[seat]
        covered = player.hull[number] or hull_at(player, number).id
        return [Label("note-covers", {"icons": covered})]
    if prompt.startswith("influence."):
        here = state.spaces[state.players[seat].place]
        return [_count("note-influence", markers_of(here, number))]
    return []
