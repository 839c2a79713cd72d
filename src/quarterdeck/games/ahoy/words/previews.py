"""What an option would cost or lead to in this position: gold for dice, battles, what lies where one would go.

Only what everybody can see, and what is the asked player's own, may be told here.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, FACTIONS, REWARDS, SLOTS
from quarterdeck.games.ahoy.content.pieces import Slot
from quarterdeck.games.ahoy.rules.actions.battle import VICTORY, cannons_dice, is_loaded
from quarterdeck.games.ahoy.rules.actions.dice import BACK, BACK_PRICE, DIE_ABILITIES, lying_die, price, values_for
from quarterdeck.games.ahoy.rules.actions.journeys import direct_targets, movable_patrols
from quarterdeck.games.ahoy.rules.actions.smuggling import DELIVERY_FAME
from quarterdeck.games.ahoy.rules.actions.turn import (
    CREW,
    DELIVER,
    END,
    PLACE,
    PLAN,
    SMUGGLE,
    end_moments,
    next_with_dice,
)
from quarterdeck.games.ahoy.rules.effects import Scene, holds, possible
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
from quarterdeck.games.ahoy.words.prompts import CELL, DOMAINS, REGION, cell_key, is_pass
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.ask import Value
from quarterdeck.kernel.rules.effects import Effect

IDLE: Final = "note-idle"


def note(state: State, prompt: str, about: tuple[int | str, ...], seat: int, value: Value) -> list[Label]:
    """What is told after an option's label."""
    player = state.players[seat]
    if prompt == "move.step" and is_pass(value):
        figure = FIGURE_IDS.index(str(about[0]))
        return anchorage(state, figure, state.figures[figure])
    if is_pass(value) or isinstance(value, bool):
        return []
    if isinstance(value, tuple):
        return _several(state, player, prompt, about, value)
    if isinstance(value, int):
        return _number(state, player, prompt, about, value)
    if DOMAINS[prompt] == REGION:
        return region_lies(state, value) if prompt == "setup.island" else region_stands(state, value)
    if prompt == "battle.plan":
        return [Label("note-rule", {"rule": value})]
    if prompt == "battle.defender":
        return _defender(state, FIGURE_IDS.index(value))
    if prompt == "reward.move":
        return _reward(state, seat, value)
    if prompt == "moment.next":
        return _whose(state, seat, value)
    if prompt == "battle.victory":
        return _victory(state, seat, value)
    if prompt in ("damage.take", "damage.deal"):
        return _hit(state.players[int(about[0])], SLOTS[value])
    return []


def _several(
    state: State, player: Player, prompt: str, about: tuple[int | str, ...], value: tuple[int | str, ...]
) -> list[Label]:
    if prompt == "turn.act":
        return _act(state, player, value)
    if prompt == "explore.lay":
        return [Label("note-island-at", {"cell": int(value[0]) + island_offset(str(about[0]), int(value[1]))})]
    if prompt == "die.relocate":
        return _turning(player, SLOTS[str(value[1])], lying_die(player, str(value[0])))
    return []


def _number(state: State, player: Player, prompt: str, about: tuple[int | str, ...], value: int) -> list[Label]:
    if prompt in ("move.step", "move.direct"):
        figure = _moving(state, player, str(about[0]), value)
        return sailing(state, figure, value, battle_message(state, player.seat, figure))
    if prompt == "current.direction":
        flagship = state.flagship(player.seat)
        battle = battle_message(state, player.seat, flagship)
        return sailing(state, flagship, state.figures[flagship] + STEPS[value], battle)
    if prompt == "push.direction":
        pushed = FIGURE_IDS.index(str(about[0]))
        return sailing(state, pushed, state.figures[pushed] + STEPS[value], "")
    if DOMAINS[prompt] == CELL:
        return space_lies(state, value)
    if prompt == "die.change":
        return _changed(state, player, int(about[0]), SLOTS[str(about[1])], value)
    if prompt == "deliver.pledge":
        return _pledge(state, player, str(about[0]), value)
    return []


def _moving(state: State, player: Player, name: str, target: int) -> int:
    """The figure of this id that moves; of those that are alike one beside the target."""
    for number, figure in enumerate(FIGURE_IDS):
        if figure == name and (KINDS[number].kind != "patrol" or target - state.figures[number] in STEPS):
            return number
    return state.flagship(player.seat)


# The own turn


def _act(state: State, player: Player, value: tuple[int | str, ...]) -> list[Label]:
    kind = value[0]
    if kind == PLACE:
        return _placing(state, player, int(value[1]), SLOTS[str(value[2])])
    if kind in (CREW, PLAN):
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


def _turning(player: Player, slot: Slot, die: int) -> list[Label]:
    return [] if slot.takes(die) else [_gold(player, die, values_for(player, slot, die))]


def _gold(player: Player, die: int, values: list[int]) -> Label:
    return numbered("note-costs", _least(player, die, values))


def _least(player: Player, die: int, values: list[int]) -> int:
    return min(price(player, die, value) for value in values)


def _changed(state: State, player: Player, die: int, slot: Slot, value: int) -> list[Label]:
    """A value that a die is placed with: its price and what it does. (AH-RULE-73)"""
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


def _defender(state: State, figure: int) -> list[Label]:
    """What a figure can add to its roll. (AH-BATL-06, AH-BATL-17)"""
    kind = KINDS[figure]
    found = [numbered("note-bonus", kind.roll_bonus)] if kind.roll_bonus else []
    if kind.use_cannons_die:
        seat = state.owners[figure]
        most = max([state.players[seat].slots[slot] - 1 for slot in cannons_dice(state, seat)], default=0)
        if most:
            found.append(numbered("note-shot", most))
    return found


def _whose(state: State, seat: int, name: str) -> list[Label]:
    """Whose effect it is that the active player puts in order, where it is another's. (AH-FINE-06, AH-RULE-82)"""
    owner = state.battles[-1].won if name == VICTORY else NOBODY
    for player in state.players:
        if name in player.crew:
            owner = player.seat
    return [] if owner in (seat, NOBODY) else [Label("note-owner", {"seat": owner})]


def _victory(state: State, seat: int, option: str) -> list[Label]:
    """What of a Battle Victory option there is not to be had. (AH-BATL-09, AH-RULE-27)"""
    scene = Scene(seat, option)
    scene.battle = state.battles[-1]
    found: list[Label] = []
    for effect in ACTIONS[option].abilities[0].do:
        if effect.verb == "steal_gold" and not state.players[scene.battle.loser().seat].gold:
            found.append(Label("note-no-gold"))
        elif effect.verb in ("remove_comrades", "place_comrades") and not possible(state, scene, effect):
            found.append(Label("note-no-comrade"))
    return found


def _hit(player: Player, slot: Slot) -> list[Label]:
    """How many empty slots of the same action damage to this one would leave. (AH-DMG-02)"""
    empty = [name for name, content in player.slots.items() if content == EMPTY and SLOTS[name].action == slot.action]
    return [numbered("note-slots", len(empty) - 1)]


def _reward(state: State, seat: int, space: str) -> list[Label]:
    """Whether a reward could be used now. (AH-RWRD-05, AH-RULE-71)"""
    scene = Scene(seat, space)
    ability = REWARDS[space].abilities[0]
    if holds(state, scene, ability) and any(possible(state, scene, effect) for effect in ability.do):
        return []
    return [Label(IDLE)]


def _pledge(state: State, player: Player, card: str, marker: int) -> list[Label]:
    """Whose head is under a marker, and what a Cargo under it would be worth now. (AH-END-02)"""
    head = player.heads[marker]
    fame = controlled_with_suit(state, head, CARDS[card].suit)
    return [Label("note-pledge", {"head": head, "number": fame})]
