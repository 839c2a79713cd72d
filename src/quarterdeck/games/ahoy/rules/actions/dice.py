"""Dice and die slots: where a die fits, what changing it costs, placing it. (AH-DICE, AH-TURN)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, PLANS, SLOTS
from quarterdeck.games.ahoy.content.fields import ANY_VALUE
from quarterdeck.games.ahoy.content.pieces import Slot
from quarterdeck.games.ahoy.kinds import BACK, COST, QUESTIONS, RELOCATION, TURNED, abilities
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.battle import CANNONS, cannons_die_placed
from quarterdeck.games.ahoy.rules.effects import (
    LOOKED_UP,
    POSSIBLE,
    VERBS,
    Scene,
    crew_amount,
    holds,
    perform,
    possible,
)
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, Player, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose
from quarterdeck.kernel.rules.effects import Ability, Effect, abilities_when, walk_effects
from quarterdeck.kernel.rules.kinds import Words

CHANGE_DIE: Final = QUESTIONS.add("die.change", TURNED, ["die", "slot"], "AH-RULE-73")
RELOCATE_DIE: Final = QUESTIONS.add("die.relocate", RELOCATION, clause="AH-TERR-06")

BACK_PRICE: Final = 2
"""Turning a die by 1 and back again. (AH-FINE-07)"""


def _abilities_of(slot: Slot) -> list[Ability]:
    if slot.holder == "board":
        return ACTIONS[slot.action].abilities
    if slot.holder == "crew":
        return CARDS[slot.action].abilities
    return PLANS[slot.action].abilities


DIE_ABILITIES: Final[dict[str, list[Ability]]] = {
    slot.id: abilities_when(_abilities_of(slot), "die_action") for slot in SLOTS.values()
}


def _uses_value(slot: Slot) -> bool:
    """Whether the value of a die that fits matters still: Tailwind, Full Sail, Cannons, ship Plans. (AH-RULE-73)"""
    if slot.holder == "ship":
        return True
    if slot.holder == "crew":
        return False
    return ACTIONS[slot.action].base in ("tailwind", "cannons") or slot.action == "smuggler_full_sail"


USES_VALUE: Final[dict[str, bool]] = {slot.id: _uses_value(slot) for slot in SLOTS.values()}


def reach(player: Player) -> int:
    """By how much the player's gold can change a die; the Middleman doubles it. (AH-DICE-04, AH-CARD-13)"""
    if not player.gold:
        return 0
    return player.gold * per_gold(player)


def per_gold(player: Player) -> int:
    """How much one gold changes a die by. (AH-CARD-13, AH-RULE-47)"""
    return crew_amount(player, "gold_for_die", "die_change_per_gold") or 1


def price(player: Player, old: int, new: int) -> int:
    """The gold that a change costs. (AH-RULE-73)"""
    each = per_gold(player)
    return (abs(old - new) + each - 1) // each


def values_for(player: Player, slot: Slot, die: int) -> list[int]:
    """The values that a die may be placed with on a slot: as it is, and changed for gold where the value matters.
    (AH-DICE-03 to -06, AH-RULE-73)"""
    if slot.takes(die) and not USES_VALUE[slot.id]:
        return [die]
    return values_within(slot, die, reach(player))


def values_within(slot: Slot, die: int, span: int) -> list[int]:
    """The values that a slot takes among those that a die can be turned to by up to `span`. (AH-DICE-05)"""
    return [
        value for value in range(max(atoms.LOWEST, die - span), min(atoms.HIGHEST, die + span) + 1) if slot.takes(value)
    ]


def within_reach(accepts: int, span: int) -> int:
    """The values, as bits, that can be changed by up to `span` into one that a slot accepts. (AH-DICE-04, -05)"""
    for _ in range(span):
        accepts |= accepts << 1 | accepts >> 1
    return accepts & ANY_VALUE


def open_slots(player: Player) -> list[Slot]:
    """The empty slots of board, Crew and ship Plans, one of those that are alike. (AH-DICE-01)"""
    found: list[Slot] = []
    for name, content in player.slots.items():
        if content == EMPTY:
            slot = SLOTS[name]
            if not found or found[-1].action != slot.action or found[-1].accepts != slot.accepts:
                found.append(slot)
    return found


def distinct(dice: list[int]) -> list[int]:
    """The values among dice, lowest first."""
    return [value for value in range(atoms.LOWEST, atoms.HIGHEST + 1) if value in dice]


def turnings(player: Player, slot: Slot, die: int) -> list[int]:
    """What the owner chooses among: the values, and where they leave a choice and two gold can be spared, turning
    the die and turning it back. (AH-RULE-73, AH-EX-20)"""
    values = values_for(player, slot, die)
    spare = player.gold - BACK_PRICE
    if len(values) > 1 and spare >= 0 and values_within(slot, die, spare * per_gold(player)):
        values.append(BACK)
    return values


async def changed_for_gold(t: Turn, seat: int, slot: Slot, die: int) -> int:
    """The value that the die is placed with; gold is paid for a change, and may be for none.
    (AH-DICE-04, AH-DICE-06, AH-FINE-07)"""
    player = t.state.players[seat]
    while not slot.takes(die) or (USES_VALUE[slot.id] and player.gold):
        value = await choose(seat, CHANGE_DIE, lambda: turnings(player, slot, die), (die, slot.id))
        if value != BACK:
            if value != die:
                atoms.pay_gold(t, seat, price(player, die, value))
                t.tell("die.changed", seat, die, value)
            return value
        turn_and_back(t, seat, die)
    return die


def turn_and_back(t: Turn, seat: int, die: int) -> None:
    """Down by 1 and up again, from a 1 the other way round: the gold is gone, nothing else. (AH-EX-20)"""
    between = die - 1 if die > atoms.LOWEST else die + 1
    atoms.pay_gold(t, seat, BACK_PRICE)
    t.tell("die.changed", seat, die, between)
    t.tell("die.changed", seat, between, die)


async def place_die(t: Turn, seat: int, die: int, name: str) -> None:
    """Places a die on an empty slot and carries its action out. (AH-TURN-02 to -06, AH-RULE-65)"""
    slot = SLOTS[name]
    value = await changed_for_gold(t, seat, slot, die)
    atoms.place_die(t, seat, die, name, value)
    scene = Scene(seat, slot.action)
    scene.die = value
    for ability in DIE_ABILITIES[name]:
        if holds(t.state, scene, ability):
            await perform(t, scene, ability.do)


# The Harbour's second choice


def placed_dice(player: Player) -> list[str]:
    """Where the player's placed dice lie, one of those that are alike. (AH-TERR-05, AH-RULE-38)"""
    found: list[str] = []
    seen: list[tuple[str, int]] = []
    for name, content in player.slots.items():
        alike = (SLOTS[name].action, content)
        if EMPTY < content < DAMAGE and alike not in seen:
            seen.append(alike)
            found.append(name)
    return found + [COST + card for card in player.paid]


def lying_die(player: Player, place: str) -> int:
    """The value of a placed die."""
    return player.paid[place[len(COST) :]] if place.startswith(COST) else player.slots[place]


def relocations(state: State, seat: int) -> list[tuple[str, ...]]:
    """Every placed die with every empty Cannons slot that can take it. (AH-TERR-06)"""
    player = state.players[seat]
    found: list[tuple[str, ...]] = []
    for target in CANNONS[player.faction]:
        if player.slots[target] == EMPTY:
            for place in placed_dice(player):
                if values_for(player, SLOTS[target], lying_die(player, place)):
                    found.append((place, target))
    return found


async def relocate_die(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Puts a placed die on Cannons; it counts as placing there, not as a die of the turn. (AH-TERR-05, -06)"""
    seat = scene.owner
    player = t.state.players[seat]
    options = relocations(t.state, seat)
    if not options:
        return False
    place, target = await choose(seat, RELOCATE_DIE, options)
    value = await changed_for_gold(t, seat, SLOTS[target], lying_die(player, place))
    atoms.relocate_die(t, seat, place, target, value)
    await cannons_die_placed(t, seat)
    return True


def can_relocate_die(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(relocations(state, scene.owner))


# Structure


def _first_verbs() -> list[str]:
    """What there is to choose from, by the first verb of each option; what is only looked up is never asked for."""
    verbs = [
        option[0].verb
        for _, ability in abilities()
        for effect in walk_effects(ability.do)
        if effect.verb == "choose_one"
        for option in effect.lists("options")
    ]
    return [verb for verb in dict.fromkeys(verbs) if verb not in LOOKED_UP]


CHOOSE_ONE: Final = QUESTIONS.add("choose.one", Words(_first_verbs()), ["source"], declinable=True)


def _choosable(state: State, scene: Scene, effect: Effect) -> list[str]:
    """The options that can do something, by their first verb."""
    return [
        option[0].verb for option in effect.lists("options") if any(possible(state, scene, inner) for inner in option)
    ]


async def choose_one(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The owner chooses one of several effect lists, or none where that is allowed; a ship's die may be placed
    for nothing. (AH-TERR-03, AH-UNIO-11, AH-RULE-05)"""
    verbs = _choosable(t.state, scene, effect)
    if not verbs:
        return False
    if effect.may or scene.source in PLANS:
        verbs.append(NOTHING)
    verb = await choose(scene.owner, CHOOSE_ONE, verbs, (scene.source,))
    for option in effect.lists("options"):
        if option[0].verb == verb:
            return await perform(t, scene, option)
    return False


def can_choose_one(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(_choosable(state, scene, effect))


VERBS.add("relocate_die", relocate_die)
VERBS.add("choose_one", choose_one)
POSSIBLE.add("relocate_die", can_relocate_die)
POSSIBLE.add("choose_one", can_choose_one)
