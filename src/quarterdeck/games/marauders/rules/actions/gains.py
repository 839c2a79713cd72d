"""What cards, rumors and missions give or take outside combat. (EFFECTS.md, Verbs)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import GLORY, NATION, WEAPONS, ZONES
from quarterdeck.games.marauders.content.numbers import AREAS, CREW, NONE
from quarterdeck.games.marauders.kinds import (
    A_MODIFICATION,
    A_NATION,
    A_SPECIALIST,
    A_WAY,
    A_WEAPON,
    AN_AREA,
    QUESTIONS,
)
from quarterdeck.games.marauders.rules import money
from quarterdeck.games.marauders.rules.actions.cargo import draw_cargo, keep_cargo
from quarterdeck.games.marauders.rules.atoms import hulls, people, piles
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, perform, specialist_kind, stat
from quarterdeck.games.marauders.rules.ships import damage, maximum
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.rules.ask import PASS, Ask, choose
from quarterdeck.kernel.rules.effects import Effect

GAIN_WEAPON: Final = QUESTIONS.add("weapon.gain", A_WEAPON, clause="MM-WPN-02")
GAIN_MODIFICATION: Final = QUESTIONS.add("modification.gain", A_MODIFICATION, clause="MM-MOD-02", always=True)
GAIN_SPECIALIST: Final = QUESTIONS.add("specialist.gain", A_SPECIALIST, clause="MM-SPEC-04", always=True)
REPAIR_AREA: Final = QUESTIONS.add("repair.area", AN_AREA, ["source"], "MM-YARD-10")
REMOVE_BOUNTY: Final = QUESTIONS.add("bounty.remove", A_NATION, ["price"], "MM-BNTY-06", declinable=True, always=True)
CHOOSE_WAY: Final = QUESTIONS.add("choose.option", A_WAY, ["source"], "MM-RUL-94")


async def gain_gold(t: Turn, scene: Scene, effect: Effect) -> None:
    people.gain_gold(t, scene.seat, effect.int_of("amount"))


VERBS.add("gain_gold", gain_gold)


# Cargo, weapons, modifications, specialists


async def gain_cargo(t: Turn, scene: Scene, effect: Effect) -> None:
    """Drawn cards that fit may be kept. (EFFECTS.md, `gain_cargo`)"""
    await draw_cargo(t, effect.int_of("count"))
    await keep_cargo(t, scene.seat)


async def gain_weapon(t: Turn, scene: Scene, effect: Effect) -> None:
    """Each of a different kind, as far as allowed. (MM-WPN-02)"""
    taken: list[str] = []
    for _ in range(effect.int_of("count")):
        kinds = [kind for kind in weapons_allowed(t.state, scene.seat) if kind not in taken]
        if effect.word("kind") != "any":
            kinds = [kind for kind in kinds if kind == effect.word("kind")]
        if not kinds:
            return
        kind = await choose(scene.seat, GAIN_WEAPON, kinds)
        taken.append(kind)
        hulls.gain_weapon(t, scene.seat, kind)


def weapons_allowed(state: State, seat: int) -> list[str]:
    """In the supply, and below the limit of each kind. (MM-WPN-02, MM-RUL-89)"""
    limit = stat(state, seat, "limit.weapon_per_kind", 1)
    owned = state.players[seat].weapons
    return [kind for kind in WEAPONS if state.weapons[kind] and owned.count(kind) < limit]


async def gain_modification(t: Turn, scene: Scene, effect: Effect) -> None:
    """The player looks at all tokens at ports and takes one that he does not have. Which kinds lie face down follows
    from what lies open; sorted, the options do not tell where each of them lies. (EFFECTS.md, MM-RUL-108)"""
    state = t.state
    kinds = [kind for kind in tokens_at_ports(state) if kind not in state.players[scene.seat].mods]
    if effect.word("kind") != "any_on_board":
        kinds = [kind for kind in kinds if kind == effect.word("kind")]
    if kinds:
        kind = await choose(scene.seat, GAIN_MODIFICATION, sorted(dict.fromkeys(kinds)))
        fit_modification(t, scene.seat, port_with(state, kind), kind)


def tokens_at_ports(state: State) -> list[str]:
    return [*state.mods_open.values(), *state.mods_hidden]


def port_with(state: State, kind: str) -> int:
    """Where it lies open, else where it lies face down."""
    for port, token in state.mods_open.items():
        if token == kind:
            return port
    return state.mod_ports[state.mods_hidden.index(kind)]


def fit_modification(t: Turn, seat: int, port: int, kind: str) -> None:
    """A gunport or hold moves its cube up with it. (MM-MOD-11, MM-RUL-29)"""
    before = [maximum(t.state, seat, area) for area in range(len(AREAS))]
    hulls.fit_modification(t, seat, port, kind)
    for area in range(len(AREAS)):
        if area != CREW and maximum(t.state, seat, area) > before[area]:
            hulls.restore(t, seat, area, maximum(t.state, seat, area) - before[area])


async def gain_specialist(t: Turn, scene: Scene, effect: Effect) -> None:
    """A card of the kind from the deck, or from the discards. (EFFECTS.md, `gain_specialist`)"""
    state = t.state
    kind = effect.word("kind")
    if has_specialist(state, scene.seat, kind):
        return
    for pile in (state.glory_deck, state.glory_discard):
        cards = [card for card in pile if is_specialist(card) and specialist_kind(card) == kind]
        if cards:
            await take_specialist(t, scene.seat, pile, sorted(cards))
            return


async def take_specialist(t: Turn, seat: int, pile: list[str], cards: list[str]) -> None:
    """One of those found in a pile joins, the others go back. They lie with the player meanwhile: he knows where they
    are, so no world that he could be in has them elsewhere. (MM-RUL-108)"""
    piles.find_specialists(t, seat, pile, cards)
    piles.join_from(t, seat, pile, await choose(seat, GAIN_SPECIALIST, cards))


def is_specialist(card: str) -> bool:
    return GLORY[card].category == "specialist"


def has_specialist(state: State, seat: int, kind: str) -> bool:
    """Only one of each type. (MM-SPEC-04)"""
    return any(specialist_kind(card) == kind for card in state.players[seat].specialists)


VERBS.add("gain_cargo", gain_cargo)
VERBS.add("gain_weapon", gain_weapon)
VERBS.add("gain_modification", gain_modification)
VERBS.add("gain_specialist", gain_specialist)


# Repairs and crew


async def repair(t: Turn, scene: Scene, effect: Effect) -> None:
    """The player distributes the points, unless they are enough for everything. (EFFECTS.md, `repair`)"""
    areas = [AREAS.index(area) for area in effect.words("areas")]
    points = effect.int_of("points", 99)
    while points > 0:
        damaged = [area for area in areas if damage(t.state, scene.seat, area) > 0]
        if points >= sum(damage(t.state, scene.seat, area) for area in damaged):
            for area in damaged:
                hulls.restore(t, scene.seat, area, damage(t.state, scene.seat, area))
            return
        area = await choose(scene.seat, REPAIR_AREA, damaged, (scene.source,))
        hulls.restore(t, scene.seat, area, 1)
        points -= 1


def can_repair(state: State, scene: Scene, effect: Effect) -> bool:
    return any(damage(state, scene.seat, AREAS.index(area)) > 0 for area in effect.words("areas"))


async def restore_crew(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `restore_crew`)"""
    missing = damage(t.state, scene.seat, CREW)
    hulls.restore(t, scene.seat, CREW, min(missing, effect.int_of("points", missing)))


def can_restore_crew(state: State, scene: Scene, effect: Effect) -> bool:
    return damage(state, scene.seat, CREW) > 0


VERBS.add("repair", repair)
POSSIBLE.add("repair", can_repair)
VERBS.add("restore_crew", restore_crew)
POSSIBLE.add("restore_crew", can_restore_crew)


# Bounties


async def remove_bounty(t: Turn, scene: Scene, effect: Effect) -> None:
    """Of one nation or of any; where it costs gold the player chooses how many. (EFFECTS.md, `remove_bounty`;
    MM-RUL-108)"""
    left = effect.int_of("count", 99)
    price = effect.int_of("gold_each")
    while left > 0 and nations_to_pardon(t.state, scene.seat, effect, 0):
        nations = nations_to_pardon(t.state, scene.seat, effect, price)
        options = [*nations, PASS] if price else nations
        nation = await Ask(scene.seat, REMOVE_BOUNTY, options, (price,), always=bool(price))
        if nation == PASS:
            return
        people.pay_gold(t, scene.seat, price)
        people.remove_bounty(t, scene.seat, nation, 1)
        left -= 1


def nations_to_pardon(state: State, seat: int, effect: Effect, price: int) -> list[int]:
    """Those with a bounty that the effect can lower, if the price can be paid."""
    if money.purse(state, seat) < price:
        return []
    word = effect.word("nation")
    fitting = [n for n in range(len(NATION)) if state.players[seat].bounties[n]]
    if word == "random":
        return [nation for nation in fitting if nation == state.event_nation]
    return fitting if word == "any" else [nation for nation in fitting if nation == NATION[word]]


def can_remove_bounty(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(nations_to_pardon(state, scene.seat, effect, effect.int_of("gold_each")))


async def add_bounty(t: Turn, scene: Scene, effect: Effect) -> None:
    people.add_bounty(t, scene.seat, NATION[effect.word("nation")], effect.int_of("count"))


VERBS.add("remove_bounty", remove_bounty)
POSSIBLE.add("remove_bounty", can_remove_bounty)
VERBS.add("add_bounty", add_bounty)


# Choices, actions, cards that are kept


async def choose_one(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `choose`)"""
    lists = effect.lists("options")
    ways = [("option", scene.source, index) for index in range(len(lists))]
    way = await choose(scene.seat, CHOOSE_WAY, ways, (scene.source,))
    await perform(t, scene, lists[way[2]])


async def extra_action(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `extra_action`)"""
    if effect.word("duration") == "kept":
        return
    if effect.word("kind") == "move":
        t.state.extra_moves += effect.int_of("count")
    else:
        t.state.actions += effect.int_of("count")
    t.tell("actions.gained", scene.seat, effect.int_of("count"))


async def keep_card(t: Turn, scene: Scene, effect: Effect) -> None:
    """A rumor that proved true stays face up. (MM-RUM-07, MM-RUL-70)"""
    piles.keep_rumor(t, scene.seat, scene.source)


VERBS.add("choose", choose_one)
VERBS.add("extra_action", extra_action)
VERBS.add("keep_card", keep_card)


# Ports


async def pass_into_ports(t: Turn, scene: Scene, effect: Effect) -> None:
    """A card that opens illegal ports for this turn. (EFFECTS.md, `enter_port`)"""
    if effect.word("duration") == "turn":
        t.state.passes.append(scene.source)


def can_use_pass(state: State, scene: Scene, effect: Effect) -> bool:
    return effect.word("duration") == "turn" and not state.passes


VERBS.add("enter_port", pass_into_ports)
POSSIBLE.add("enter_port", can_use_pass)


def port_of(state: State, seat: int) -> int:
    """The port that a captain is in, or NONE."""
    player = state.players[seat]
    return player.zone if player.in_port and ZONES[player.zone].has_port else NONE
