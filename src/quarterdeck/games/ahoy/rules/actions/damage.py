"""Damage and repair. (AH-DMG)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import PLANS, SLOTS
from quarterdeck.games.ahoy.content.pieces import Slot
from quarterdeck.games.ahoy.kinds import CARD, FIGURE_THERE, QUESTIONS, SLOT, SPARE
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.effects import POSSIBLE, VERBS, Scene, crew_acts, crew_with
from quarterdeck.games.ahoy.rules.sea import OFF
from quarterdeck.games.ahoy.state import (
    BY_REWARDS,
    DAMAGE,
    EMPTY,
    FIGURE_COUNT,
    FIGURE_IDS,
    KINDS,
    Player,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import NOTHING, choose
from quarterdeck.kernel.rules.effects import Effect

TAKE_DAMAGE: Final = QUESTIONS.add("damage.take", SLOT, ["seat"])
DEAL_DAMAGE: Final = QUESTIONS.add("damage.deal", SLOT, ["seat"])
REPAIR_SLOT: Final = QUESTIONS.add("repair.slot", SLOT, clause="AH-DMG-08", declinable=True)
DAMAGE_TARGET: Final = QUESTIONS.add("damage.target", FIGURE_THERE, ["source"], "AH-RULE-33")
RETURN_CREW: Final = QUESTIONS.add("crew.return", CARD)


def open_to_damage(player: Player, board_only: bool = False) -> list[str]:
    """The empty slots of board and Crew that can take damage, one of those that are alike.
    (AH-DMG-01, -04, -05)"""
    found: list[str] = []
    for name, content in player.slots.items():
        if content == EMPTY:
            slot = SLOTS[name]
            if slot.damageable and slot.holder != "ship" and not _alike_last(found, slot):
                if slot.holder == "board" or not board_only:
                    found.append(name)
    return found


def _alike_last(found: list[str], slot: Slot) -> bool:
    """Whether a slot is of the same action and takes the same dice as the last one found."""
    if not found:
        return False
    last = SLOTS[found[-1]]
    return last.action == slot.action and last.accepts == slot.accepts


def open_ship_slots(player: Player, plan: str) -> list[str]:
    """The empty slots of a ship's Plan. (AH-DMG-10, AH-UNIO-15)"""
    return [slot for slot in PLANS[plan].slots if player.slots.get(slot, DAMAGE) == EMPTY]


def damaged_slots(player: Player) -> list[str]:
    """The damaged slots that can be repaired, one of those that are alike. (AH-DMG-08, AH-UNIO-14)"""
    found: list[str] = []
    for name, content in player.slots.items():
        if content == DAMAGE:
            slot = SLOTS[name]
            if slot.repairable and not _alike_last(found, slot):
                found.append(name)
    return found


def all_damaged(player: Player) -> list[str]:
    """Every slot that holds damage and can be repaired."""
    return [name for name, content in player.slots.items() if content == DAMAGE and SLOTS[name].repairable]


def can_be_damaged(state: State, figure: int) -> bool:
    """Whether damage to this figure would do anything. (AH-DMG-06, AH-RULE-33)"""
    kind = KINDS[figure]
    owner = state.players[state.owners[figure]]
    if kind.damage == "remove":
        return True
    if kind.damage == "plan":
        return bool(open_ship_slots(owner, kind.plan))
    return bool(open_to_damage(owner))


async def take_damage(t: Turn, seat: int, chooser: int, board_only: bool = False) -> bool:
    """One damage to a Flagship: onto a slot that the chooser names, or lost. (AH-DMG-01 to -06)"""
    player = t.state.players[seat]
    if not open_to_damage(player, board_only):
        return False
    question = TAKE_DAMAGE if seat == chooser else DEAL_DAMAGE
    slot = await choose(chooser, question, lambda: open_to_damage(player, board_only), (seat,))
    atoms.put_damage(t, seat, slot)
    return True


async def damage_ship(t: Turn, figure: int, chooser: int) -> bool:
    """One damage to Cutter or Gunship, onto its own Plan; with the last slot it is gone. (AH-DMG-10, AH-UNIO-16)"""
    plan = KINDS[figure].plan
    seat = t.state.owners[figure]
    player = t.state.players[seat]
    if not open_ship_slots(player, plan):
        return False
    slot = await choose(chooser, DEAL_DAMAGE, lambda: open_ship_slots(player, plan), (seat,))
    atoms.put_damage(t, seat, slot)
    if all(player.slots[other] == DAMAGE for other in PLANS[plan].slots):
        atoms.sink_ship(t, figure)
    return True


async def damage_figure(t: Turn, figure: int, chooser: int) -> bool:
    """One damage to any figure; whether a token was placed. (AH-DMG-09, AH-DMG-10)"""
    kind = KINDS[figure]
    if kind.damage == "remove":
        atoms.remove_figure(t, figure)
        return False
    if kind.damage == "plan":
        return await damage_ship(t, figure, chooser)
    return await take_damage(t, t.state.owners[figure], chooser)


async def deal_damage(t: Turn, dealer: int, figure: int, amount: int) -> bool:
    """The dealer deals damage and chooses the slots; what finds none is lost. A figure that was damaged and is
    still there may be pushed, once. (AH-DMG-03, AH-CARD-05, AH-RULE-16, AH-RULE-25)"""
    placed = 0
    for _ in range(amount):
        if t.state.figures[figure] == OFF:
            break
        if await damage_figure(t, figure, dealer):
            placed += 1
    enemy = t.state.owners[figure] != dealer
    if placed and enemy and t.state.figures[figure] != OFF:
        await crew_acts(t, dealer, "enemy_damaged", figure)
    return placed > 0 or t.state.figures[figure] == OFF


async def repair_some(t: Turn, seat: int, most: int) -> int:
    """The player removes up to `most` damage; how many it was. Who has no use for damage and may remove all of it is
    not asked. (AH-ACT-05, AH-DMG-08, AH-RULE-88)"""
    player = t.state.players[seat]
    if len(all_damaged(player)) <= most and not has_use_for_damage(player):
        return repair_all(t, seat)
    repaired = 0
    while repaired < most and damaged_slots(player):
        slot = await choose(seat, REPAIR_SLOT, lambda: [*damaged_slots(player), NOTHING])
        if slot == NOTHING:
            break
        atoms.remove_damage(t, seat, slot)
        repaired += 1
    return repaired


def has_use_for_damage(player: Player) -> bool:
    """Whether a damage may be worth keeping for later: a reward pays Fame for it, the Powder Monkey fires for each
    repairing. (AH-RULE-54, AH-CARD-16)"""
    return bool(player.white) or bool(crew_with(player, "repaired"))


def repair_all(t: Turn, seat: int) -> int:
    """Removes every damage that can be repaired. (AH-CARD-17)"""
    slots = all_damaged(t.state.players[seat])
    for slot in slots:
        atoms.remove_damage(t, seat, slot)
    return len(slots)


async def repair(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Removes damage; then the Powder Monkey, once. (AH-ACT-05, AH-CARD-16, AH-RULE-44, AH-RULE-54)"""
    if effect.word("amount") == "all":
        repaired = repair_all(t, scene.owner)
    else:
        repaired = await repair_some(t, scene.owner, effect.int_of("amount"))
    if not repaired:
        return False
    atoms.gain_fame(t, scene.owner, repaired * effect.int_of("fame_per_repair"), BY_REWARDS)
    await crew_acts(t, scene.owner, "repaired")
    return True


def figures_in_region(state: State, region: str) -> list[int]:
    """The figures in a region, one of those that are alike in a space. (AH-MAP-11)"""
    found: list[int] = []
    seen: list[tuple[str, int]] = []
    for figure in range(FIGURE_COUNT):
        cell = state.figures[figure]
        if cell != OFF and state.space(cell).region == region:
            alike = (FIGURE_IDS[figure], cell)
            if alike not in seen:
                seen.append(alike)
                found.append(figure)
    return found


def targets_in_region(state: State, seat: int) -> list[int]:
    """Every figure in the Flagship's region that damage would do anything to. (AH-RULE-33)"""
    region = state.region_of(state.flagship(seat))
    return [figure for figure in figures_in_region(state, region) if can_be_damaged(state, figure)]


async def deal_damage_effect(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Deals damage to the defeated figure, with all that the battle adds, or to one in the Flagship's region.
    (AH-RULE-25, AH-RULE-26, AH-CARD-14, AH-CARD-16)"""
    if effect.word("target") == "defeated_figure":
        battle = scene.fight()
        winner = battle.winner()
        amount = effect.int_of("amount") + winner.extra_damage
        winner.extra_damage = 0
        return await deal_damage(t, scene.owner, battle.loser().figure, amount)
    targets = targets_in_region(t.state, scene.owner)
    if not targets:
        return False
    named: list[tuple[str | int, ...]] = [(FIGURE_IDS[figure], t.state.figures[figure]) for figure in targets]
    if effect.may:
        named.append(SPARE)
    target = await choose(scene.owner, DAMAGE_TARGET, named, (scene.source,))
    if target == SPARE:
        return False
    return await deal_damage(t, scene.owner, targets[named.index(target)], effect.int_of("amount"))


def can_deal_damage(state: State, scene: Scene, effect: Effect) -> bool:
    if effect.word("target") == "defeated_figure":
        return True
    return bool(targets_in_region(state, scene.owner))


async def take_damage_effect(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The own Flagship takes damage as a cost. (AH-CARD-12, AH-CARD-14, AH-RULE-34)"""
    board_only = effect.word("where") == "board_slot"
    return await take_damage(t, scene.owner, scene.owner, board_only)


def can_take_damage(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(open_to_damage(state.players[scene.owner], effect.word("where") == "board_slot"))


def can_repair(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(damaged_slots(state.players[scene.owner]))


def no_own_damage(state: State, scene: Scene) -> bool:
    """No die slot of board, Crew or ship Plan holds damage. (AH-CARD-02, AH-RULE-45)"""
    return DAMAGE not in state.players[scene.owner].slots.values()


async def return_enemy_crew(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The winner returns Crew of the defeated player to the box, and chooses where not all must go.
    (AH-CARD-03, AH-RULE-36, AH-RULE-88)"""
    loser = scene.fight().loser().seat
    crew = t.state.players[loser].crew
    for left in range(effect.int_of("amount"), 0, -1):
        if len(crew) > left:
            atoms.return_crew(t, loser, await choose(scene.owner, RETURN_CREW, list(crew)))
        elif crew:
            atoms.return_crew(t, loser, crew[0])
    return True


VERBS.add("deal_damage", deal_damage_effect)
VERBS.add("take_damage", take_damage_effect)
VERBS.add("repair", repair)
VERBS.add("return_enemy_crew", return_enemy_crew)
POSSIBLE.add("deal_damage", can_deal_damage)
POSSIBLE.add("take_damage", can_take_damage)
POSSIBLE.add("repair", can_repair)
