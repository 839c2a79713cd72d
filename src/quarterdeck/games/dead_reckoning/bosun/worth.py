"""What abilities, cards, islands, upgrades and buildings are worth to Bosun."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.bosun import weights
from quarterdeck.games.dead_reckoning.bosun.outlook import Outlook
from quarterdeck.games.dead_reckoning.content.cards import Face, Unit
from quarterdeck.games.dead_reckoning.content.components import BUILDING_COINS, BUILDINGS, TILES, UPGRADES
from quarterdeck.games.dead_reckoning.content.pieces import (
    BATTLE,
    BUILDER,
    CANNON,
    CHOICE,
    CLASS_IDS,
    ELITE_SHIP,
    ENDGAME,
    FORT,
    HERE_TO_STAY,
    ICON,
    NONE,
    OUTPOST,
    SEASONED,
    TOP_LEVEL,
    WHEEL,
    Hull,
)
from quarterdeck.games.dead_reckoning.rules.crews import ROLE, face_of, level_of
from quarterdeck.games.dead_reckoning.rules.islands import (
    empty_slots,
    hostile,
    keeps_markers_off,
    markers_of,
    production,
    rightful,
    tile_at,
)
from quarterdeck.games.dead_reckoning.rules.scoring import place_of
from quarterdeck.games.dead_reckoning.state import NOBODY, Space
from quarterdeck.kernel.rules.effects import Effect

# Abilities


def number_of(effect: Effect, name: str) -> float:
    """How many, by and large."""
    return weights.PER if effect.word(name) else float(effect.int_of(name))


def effect_worth(o: Outlook, effect: Effect) -> float:
    """One use, wherever that may be."""
    verb = effect.verb
    if verb == "gain":
        return number_of(effect, "cargo") * weights.CARGO + number_of(effect, "coin")
    if verb == "place_influence":
        return number_of(effect, "n") * weights.INFLUENCE
    if verb == "add_upgrade":
        return upgrade_class(o, CLASS_IDS.index(effect.word("class")))
    if verb == "score_flat":
        return float(effect.int_of("coins"))
    if verb == "produce":
        return effect.int_of("islands") * (weights.BRINGS[verb] + goods_brought(effect.counts("bonus")))
    times = effect.int_of("n") or effect.int_of("islands") or effect.int_of("max") or 1
    return times * weights.BRINGS.get(verb, 0.0)


def goods_brought(goods: dict[str, int]) -> float:
    return goods.get("coin", 0) + goods.get("cargo", 0) * weights.CARGO / 2


def unit_worth(o: Outlook, unit: Unit) -> float:
    """One use of an ability, or an icon that counts once."""
    if unit.type == ICON:
        return weights.ICONS[unit.icon] * (unit.count if unit.per == NONE else weights.PER)
    if unit.type == CHOICE:
        return max(unit_worth(o, part) for part in unit.options)
    worth = sum(effect_worth(o, effect) for effect in unit.do)
    if unit.cost is not None:
        worth -= unit.cost.cargo * o.price + unit.cost.coin
    return worth if unit.type == ENDGAME else max(0.0, worth)


def face_worth(o: Outlook, face: Face) -> float:
    """For the rest of the game: end-game bonuses once, all else as often as the card comes."""
    worth = 0.0
    for unit in face.units:
        worth += unit_worth(o, unit) * (1.0 if unit.type == ENDGAME else o.uses)
    return worth


def card_worth(o: Outlook, card: str) -> float:
    """A row card in front of the player, by the side that is up. (DR-SCORE-04)"""
    return weights.ADVANCEMENT + face_worth(o, face_of(o.state, card))


def level_worth(o: Outlook, card: int) -> float:
    """To level up a crew card: what the next level can do more, and a step to Old Salts. (DR-LEVEL-05, DR-ACH-05)"""
    crew = o.state.crew[card]
    level = level_of(crew)
    if level >= TOP_LEVEL:
        return 0.0
    faces = ROLE[crew.role].levels
    better = face_worth(o, faces[level]) - face_worth(o, faces[level - 1])
    return better + o.step(SEASONED) * level / TOP_LEVEL


def match_worth(o: Outlook, advancement: str, card: int) -> float:
    """How well an advancement fits a crew card: icons to abilities that count them. (DR-ABIL-03 to -05)"""
    crew = o.state.crew[card]
    faces = [ROLE[crew.role].levels[level_of(crew) - 1]]
    faces.extend(face_of(o.state, other) for other in crew.sleeve if other)
    new = face_of(o.state, advancement)
    worth = 0.0
    for face in faces:
        worth += weights.MATCH * (fitting(new, face) + fitting(face, new))
    if any(unit.type == BATTLE for unit in new.units):
        worth += weights.MATCH * min(1, sum(face.warlike for face in faces))
    return worth


def fitting(counting: Face, counted: Face) -> int:
    """How many icons of one face abilities of the other count."""
    found = 0
    for unit in counting.units:
        if unit.per != NONE:
            found += counted.icons[unit.per]
        words = [effect.word(name) for effect in unit.do for name in ("n", "cargo", "coin", "what", "row")]
        if "per_cannon" in words:
            found += counted.icons[CANNON]
        if "per_wheel" in words or "wheels_on_card" in words or "by_wheels" in words:
            found += counted.icons[WHEEL]
    return found


# Ships


def hull_worth(hull: Hull) -> float:
    return hull.sails * weights.HULL_SAIL + hull.cannons * weights.HULL_CANNON + hull.hold * weights.HULL_HOLD


def upgrade_class(o: Outlook, grade: int) -> float:
    """(DR-SCORE-05, DR-ACH-10)"""
    benefit = weights.UPGRADE[grade] * min(1.0, o.left / weights.SAILS)
    return benefit + grade + 1 + o.step(ELITE_SHIP)


def upgrade_worth(o: Outlook, upgrade: str) -> float:
    return UPGRADES[upgrade].end_coins + hull_worth(UPGRADES[upgrade])


# Islands


def with_markers(o: Outlook, space: int, number: int) -> Space:
    """The island after so many placements, each enemy marker replaced where it stands best. (DR-INFL-01 to -03)"""
    part = o.state.spaces[space].copy()
    for _ in range(number):
        if empty_slots(part) > 0:
            part.slots[part.slots.index(NOBODY)] = o.seat
        else:
            rivals = [seat for seat in part.slots if seat != o.seat and hostile(o.state, o.seat, seat)]
            rivals = [seat for seat in rivals if not o.state.players[seat].done]
            if not rivals:
                break
            strongest = max(rivals, key=lambda seat: markers_of(part, seat))
            part.slots[part.slots.index(strongest)] = o.seat
        settle(part)
    return part


def settle(part: Space) -> None:
    """(DR-CTRL-03)"""
    now = rightful(part)
    if now != part.controller:
        part.controller = now
        part.buildings = []
        if now != NOBODY:
            part.permanent[now] += 1


def reward_of(part: Space, seat: int) -> int:
    rewards = TILES[part.tile].rewards
    place = place_of(part, seat)
    return rewards[place] if markers_of(part, seat) > 0 and place < len(rewards) else 0


def island_worth(o: Outlook, space: int, part: Space) -> float:
    """What an island is worth as its markers lie: rewards, control and the way to it. (DR-SCORE-10, DR-CTRL-07)"""
    seats = range(len(o.state.players))
    own = markers_of(part, o.seat)
    worth = reward_of(part, o.seat) * weights.REWARD
    worth -= o.rivalry * sum(reward_of(part, seat) for seat in seats if hostile(o.state, o.seat, seat))
    worth += part.permanent[o.seat] * o.step(HERE_TO_STAY)
    most = max([markers_of(part, seat) for seat in seats if seat != o.seat])
    worth += weights.PROGRESS * min(1.0, own / (1 + max(most, (own + empty_slots(part)) // 2)))
    if part.controller == o.seat:
        goods = production(o.state, space)
        yields = goods.coin + goods.cargo * weights.CARGO
        worth += weights.CONTROL + part.coins + yields * o.left * weights.PRODUCED
        worth += len(part.buildings) * BUILDING_COINS
    return worth


def influence_worth(o: Outlook, space: int, number: int) -> float:
    """What so many placements on an island bring."""
    part = o.state.spaces[space]
    if number <= 0 or not part.slots or keeps_markers_off(o.state, o.seat, space):
        return 0.0
    return island_worth(o, space, with_markers(o, space, number)) - island_worth(o, space, part)


def production_worth(o: Outlook, space: int, cargo: int, coins: int) -> float:
    """Goods that lie on an island."""
    part = o.state.spaces[space]
    worth = coins + cargo * weights.CARGO / 2
    if part.controller == o.seat:
        return worth
    if part.controller != NOBODY:
        return -worth if hostile(o.state, o.seat, part.controller) else weights.FOREIGN
    return worth * weights.FOREIGN if nearest_to_control(o, part) else -worth * weights.FOREIGN


def nearest_to_control(o: Outlook, part: Space) -> bool:
    """Whether no rival has as many markers there: goods on an island of nobody's lure whoever can take it, the League
    above all. (DS-COND-03)"""
    own = markers_of(part, o.seat)
    return all(own > markers_of(part, rival) for rival in o.rivals)


def building_worth(o: Outlook, kind: int, space: int) -> float:
    """(DR-BUILD, DR-ACH-07)"""
    worth = BUILDING_COINS + o.step(BUILDER) - BUILDINGS[kind].cost * o.price
    if kind == OUTPOST:
        return worth + weights.OUTPOST_YIELD * min(1.0, o.left / weights.SAILS)
    guarded = len(o.state.spaces[space].buildings) + tile_at(o.state, space).rewards[0] / 10
    return worth + weights.FORT_WALL * guarded * (1.5 if kind == FORT else 1.0)
