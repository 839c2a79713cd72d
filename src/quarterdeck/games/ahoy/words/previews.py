"""What an option would cost or lead to in this position: gold for dice, battles, what lies where one would go.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, FACTIONS, REWARDS, SLOTS
from quarterdeck.games.ahoy.content.pieces import Slot
from quarterdeck.games.ahoy.kinds import (
    BACK,
    CELL,
    CREW,
    DELIVER,
    END,
    PLACE,
    PLAY,
    REGION,
    SMUGGLE,
    VICTORY,
    Parts,
    cell_key,
)
from quarterdeck.games.ahoy.rules.actions.battle import (
    BATTLE_PLAN,
    CHOOSE_SPOILS,
    DEFENDER,
    cannons_dice,
    is_loaded,
)
from quarterdeck.games.ahoy.rules.actions.damage import DEAL_DAMAGE, TAKE_DAMAGE
from quarterdeck.games.ahoy.rules.actions.dice import (
    BACK_PRICE,
    CHANGE_DIE,
    DIE_ABILITIES,
    RELOCATE_DIE,
    lying_die,
    price,
    values_for,
)
from quarterdeck.games.ahoy.rules.actions.exploring import LAY_REGION
from quarterdeck.games.ahoy.rules.actions.journeys import (
    MOVE_DIRECT,
    PUSH_DIRECTION,
    direct_targets,
    movable_patrols,
)
from quarterdeck.games.ahoy.rules.actions.moving import CURRENT_DIRECTION, STEP
from quarterdeck.games.ahoy.rules.actions.setup import START_ISLAND
from quarterdeck.games.ahoy.rules.actions.smuggling import DELIVERY_FAME, MOVE_REWARD, PLEDGE
from quarterdeck.games.ahoy.rules.actions.turn import CHOOSE_ACT, end_moments, next_with_dice
from quarterdeck.games.ahoy.rules.effects import NEXT_MOMENT, Scene, holds, possible
from quarterdeck.games.ahoy.rules.scoring import controlled_with_suit
from quarterdeck.games.ahoy.rules.sea import STEPS, island_offset
from quarterdeck.games.ahoy.state import EMPTY, FIGURE_IDS, KINDS, NOBODY, Player, State
from quarterdeck.games.ahoy.words.lookout import (
    anchorage,
    battle_message,
    numbered,
    region_lies,
    region_stands,
    sailing,
    space_lies,
)
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.effects import Effect

IDLE: Final = "note-idle"


# Spaces and regions, wherever one is chosen


@CELL.note
def _space(state: State, ask: Ask[Any], cell: int) -> list[Label]:
    return space_lies(state, cell)


@REGION.note
def _region(state: State, ask: Ask[Any], region: str) -> list[Label]:
    return region_stands(state, region)


@START_ISLAND.note
def _start_island(state: State, ask: Ask[Any], region: str) -> list[Label]:
    return region_lies(state, region)


@LAY_REGION.note
def _laid(state: State, ask: Ask[Any], place: tuple[int, int]) -> list[Label]:
    return [Label("note-island-at", {"cell": place[0] + island_offset(str(ask.about[0]), place[1])})]


# Moving


@STEP.note
@MOVE_DIRECT.note
def _step(state: State, ask: Ask[Any], cell: int) -> list[Label]:
    figure = _moving(state, state.players[ask.seat], str(ask.about[0]), cell)
    return sailing(state, figure, cell, battle_message(state, ask.seat, figure))


@STEP.note_on_passing
def _stay(state: State, ask: Ask[Any]) -> list[Label]:
    figure = FIGURE_IDS.index(str(ask.about[0]))
    return anchorage(state, figure, state.figures[figure])


@CURRENT_DIRECTION.note
def _drift(state: State, ask: Ask[Any], direction: int) -> list[Label]:
    flagship = state.flagship(ask.seat)
    battle = battle_message(state, ask.seat, flagship)
    return sailing(state, flagship, state.figures[flagship] + STEPS[direction], battle)


@PUSH_DIRECTION.note
def _push(state: State, ask: Ask[Any], direction: int) -> list[Label]:
    pushed = FIGURE_IDS.index(str(ask.about[0]))
    return sailing(state, pushed, state.figures[pushed] + STEPS[direction], "")


def _moving(state: State, player: Player, name: str, target: int) -> int:
    """The figure of this id that moves; of those that are alike one beside the target."""
    for number, figure in enumerate(FIGURE_IDS):
        if figure == name and (KINDS[number].kind != "patrol" or target - state.figures[number] in STEPS):
            return number
    return state.flagship(player.seat)


# The own turn


@CHOOSE_ACT.note
def _act(state: State, ask: Ask[Any], value: Parts) -> list[Label]:
    player = state.players[ask.seat]
    kind = value[0]
    if kind == PLACE:
        return _placing(state, player, int(value[1]), SLOTS[str(value[2])])
    if kind in (CREW, PLAY):
        return [Label("note-rule", {"rule": value[1]})]
    if kind == SMUGGLE and len(player.cargo) >= FACTIONS[player.faction].cargo_limit:
        return [numbered("note-cargo-full", len(player.cargo))]
    if kind == DELIVER:
        region = state.region_of(state.flagship(player.seat))
        return [Label("note-deliver", {"number": DELIVERY_FAME, "region": region})]
    return _ending(state, player.seat) if value == END else []


def _ending(state: State, seat: int) -> list[Label]:
    """What the end of the turn still brings. (AH-TURN-08, -09)"""
    found = [Label("note-then", {"source": moment.name}) for moment in end_moments(state, seat)]
    if next_with_dice(state, seat) == NOBODY:
        found.append(Label("note-round-ends"))
    return found


def _placing(state: State, player: Player, die: int, slot: Slot) -> list[Label]:
    """What a die on a slot costs, and whether it does anything there. (AH-DICE-03, -04, AH-RULE-65)"""
    values = values_for(player, slot, die)
    useful = [value for value in values if _useful(state, player, slot, value)]
    found = [] if slot.takes(die) else [_gold(player, die, useful or values)]
    if not useful:
        return [*found, Label(IDLE)]
    if not slot.takes(die):
        return found + _deed(state, player, slot, min(useful, key=lambda value: price(player, die, value)))
    if die not in useful:
        return [Label("note-idle-unless", {"number": _least(player, die, useful)})]
    return _deed(state, player, slot, die)


@RELOCATE_DIE.note
def _relocated(state: State, ask: Ask[Any], value: tuple[str, ...]) -> list[Label]:
    player, slot = state.players[ask.seat], SLOTS[value[1]]
    die = lying_die(player, value[0])
    return [] if slot.takes(die) else [_gold(player, die, values_for(player, slot, die))]


def _gold(player: Player, die: int, values: list[int]) -> Label:
    return numbered("note-costs", _least(player, die, values))


def _least(player: Player, die: int, values: list[int]) -> int:
    return min(price(player, die, value) for value in values)


@CHANGE_DIE.note
def _changed(state: State, ask: Ask[Any], value: int) -> list[Label]:
    """A value that a die is placed with: its price and what it does. (AH-RULE-73)"""
    player, die, slot = state.players[ask.seat], int(ask.about[0]), SLOTS[str(ask.about[1])]
    if value == BACK:
        return [numbered("note-costs", BACK_PRICE), Label(IDLE)]
    found = [] if value == die else [numbered("note-costs", price(player, die, value))]
    if not _useful(state, player, slot, value):
        return [*found, Label(IDLE)]
    return found + _deed(state, player, slot, value)


def _scene(player: Player, slot: Slot, die: int) -> Scene:
    scene = Scene(player.seat, slot.action)
    scene.die = die
    return scene


def _effects(state: State, scene: Scene, slot: Slot) -> list[Effect]:
    """What a die on a slot starts now."""
    return [effect for ability in DIE_ABILITIES[slot.id] if holds(state, scene, ability) for effect in ability.do]


def _useful(state: State, player: Player, slot: Slot, die: int) -> bool:
    """Whether a die on a slot does anything in this position."""
    scene = _scene(player, slot, die)
    for effect in _effects(state, scene, slot):
        if bool(movable_patrols(state, [])) if effect.verb == "move_patrols" else possible(state, scene, effect):
            return True
    return False


def _deed(state: State, player: Player, slot: Slot, die: int) -> list[Label]:
    """What a die does where its slot alone does not tell."""
    scene = _scene(player, slot, die)
    found: list[Label] = []
    for effect in _effects(state, scene, slot):
        if effect.verb == "move_direct":
            cells = " / ".join(cell_key(cell) for cell in direct_targets(state, scene, effect))
            found.append(Label("note-to", {"cells": cells}))
        elif effect.verb == "move" and effect.word("max") == "die":
            found.append(numbered("note-steps", die))
        elif effect.verb == "remove_comrades":
            region = state.region_of(state.flagship(player.seat))
            found.append(Label("note-removes", {"number": state.comrades[region], "region": region}))
        elif effect.verb == "load_cannons" and is_loaded(state, state.flagship(player.seat)):
            found.append(Label("note-loaded"))
    return found


# Battles, rewards, pledges


@BATTLE_PLAN.note
def _battle_plan(state: State, ask: Ask[Any], plan: str) -> list[Label]:
    return [Label("note-rule", {"rule": plan})]


@DEFENDER.note
def _defender(state: State, ask: Ask[Any], name: str) -> list[Label]:
    """What a figure can add to its roll. (AH-BATL-06, AH-BATL-17)"""
    figure = FIGURE_IDS.index(name)
    kind = KINDS[figure]
    found = [numbered("note-bonus", kind.roll_bonus)] if kind.roll_bonus else []
    if kind.use_cannons_die:
        seat = state.owners[figure]
        most = max([state.players[seat].slots[slot] - 1 for slot in cannons_dice(state, seat)], default=0)
        if most:
            found.append(numbered("note-shot", most))
    return found


@NEXT_MOMENT.note
def _whose(state: State, ask: Ask[Any], name: str) -> list[Label]:
    """Whose effect it is that the active player puts in order, where it is another's. (AH-FINE-06, AH-RULE-82)"""
    owner = state.battles[-1].won if name == VICTORY else NOBODY
    for player in state.players:
        if name in player.crew:
            owner = player.seat
    return [] if owner in (ask.seat, NOBODY) else [Label("note-owner", {"seat": owner})]


@CHOOSE_SPOILS.note
def _victory(state: State, ask: Ask[Any], option: str) -> list[Label]:
    """What of a Battle Victory option there is not to be had. (AH-BATL-09, AH-RULE-27)"""
    scene = Scene(ask.seat, option)
    scene.battle = state.battles[-1]
    found: list[Label] = []
    for effect in ACTIONS[option].abilities[0].do:
        if effect.verb == "steal_gold" and not state.players[scene.battle.loser().seat].gold:
            found.append(Label("note-no-gold"))
        elif effect.verb in ("remove_comrades", "place_comrades") and not possible(state, scene, effect):
            found.append(Label("note-no-comrade"))
    return found


@TAKE_DAMAGE.note
@DEAL_DAMAGE.note
def _hit(state: State, ask: Ask[Any], name: str) -> list[Label]:
    """How many empty slots of the same action damage to this one would leave. (AH-DMG-02)"""
    player, slot = state.players[int(ask.about[0])], SLOTS[name]
    empty = [
        other for other, content in player.slots.items() if content == EMPTY and SLOTS[other].action == slot.action
    ]
    return [numbered("note-slots", len(empty) - 1)]


@MOVE_REWARD.note
def _reward(state: State, ask: Ask[Any], space: str) -> list[Label]:
    """Whether a reward could be used now. (AH-RWRD-05, AH-RULE-71)"""
    scene = Scene(ask.seat, space)
    ability = REWARDS[space].abilities[0]
    if holds(state, scene, ability) and any(possible(state, scene, effect) for effect in ability.do):
        return []
    return [Label(IDLE)]


@PLEDGE.note
def _pledge(state: State, ask: Ask[Any], marker: int) -> list[Label]:
    """Whose head is under a marker, and what a Cargo under it would be worth now. (AH-END-02)"""
    head = state.players[ask.seat].heads[marker]
    fame = controlled_with_suit(state, head, CARDS[str(ask.about[0])].suit)
    return [Label("note-pledge", {"head": head, "number": fame})]
