"""Battle. (AH-BATL)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import ACTIONS, FACTIONS, PLANS, SLOTS
from quarterdeck.games.ahoy.kinds import CELL, FIGURE, HOLD, PLAN, QUESTIONS, SHOT, SPOILS, VICTORY
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.damage import deal_damage
from quarterdeck.games.ahoy.rules.effects import (
    CONDITIONS,
    CREW_BY_TRIGGER,
    POSSIBLE,
    USE_CREW,
    VERBS,
    Moment,
    Scene,
    crew_acts,
    crew_amount,
    crew_with,
    holds,
    offered,
    perform,
    simultaneously,
    use,
)
from quarterdeck.games.ahoy.rules.sea import BLOCK
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, FIGURE_COUNT, FIGURE_IDS, KINDS, Movement, State, Turn
from quarterdeck.games.ahoy.state_battle import Battle, Side
from quarterdeck.kernel.rules.ask import NOTHING, PASS, choose, may, roll
from quarterdeck.kernel.rules.effects import Ability, Effect, abilities_when
from quarterdeck.kernel.rules.kinds import DIE

DEFENDER: Final = QUESTIONS.add("battle.defender", FIGURE, clause="AH-BATL-05")
BATTLE_PLAN: Final = QUESTIONS.add("battle.plan", PLAN, clause="AH-UNIO-07", declinable=True, always=True)
FIRE: Final = QUESTIONS.add("battle.fire", SHOT, ["figure"], "AH-BATL-06")
BATTLE_ROLL: Final = QUESTIONS.to_chance("roll.battle", DIE)
CHOOSE_SPOILS: Final = QUESTIONS.add("battle.victory", SPOILS, clause="AH-BATL-09", declinable=True)
BATTLE_SPACE: Final = QUESTIONS.add("battle.space", CELL, ["source"], "AH-RULE-30", declinable=True)

CANNONS: Final[dict[str, list[str]]] = {
    faction: [s.id for s in SLOTS.values() if s.board == faction and ACTIONS[s.action].base == "cannons"]
    for faction in FACTIONS
}


def cannons_dice(state: State, seat: int) -> list[str]:
    """The Cannons slots of a seat that hold a die. (AH-BATL-01)"""
    player = state.players[seat]
    return [slot for slot in CANNONS[player.faction] if EMPTY < player.slots[slot] < DAMAGE]


def is_loaded(state: State, figure: int) -> bool:
    """Strongholds and Gunship always are, the Cutter never is, others with a die on Cannons. (AH-BATL-01)"""
    cannons = KINDS[figure].cannons
    if cannons == "shared":
        return bool(cannons_dice(state, state.owners[figure]))
    return cannons == "always"


def is_flagship(side: Side) -> bool:
    return KINDS[side.figure].kind == "flagship"


def first_named(figures: list[int], name: str) -> int:
    """The figure of this id; figures that are alike are offered once."""
    return next(figure for figure in figures if FIGURE_IDS[figure] == name)


def foes(state: State, figure: int, cell: int, fought: list[int]) -> list[int]:
    """The enemy figures that must be fought in a space, one of those that are alike. (AH-BATL-02, -03, -05)"""
    if state.figures.count(cell) == (state.figures[figure] == cell):
        return []
    owner = state.owners[figure]
    loaded = is_loaded(state, figure)
    found: list[int] = []
    kinds: list[str] = []
    for other in range(FIGURE_COUNT):
        if state.figures[other] == cell and state.owners[other] != owner and other not in fought:
            if FIGURE_IDS[other] not in kinds and (loaded or is_loaded(state, other)):
                kinds.append(FIGURE_IDS[other])
                found.append(other)
    return found


async def fight_all(t: Turn, movement: Movement, cell: int) -> None:
    """Battles against every enemy figure in a space, one after the other, checked anew after each.
    (AH-BATL-05, -16, AH-RULE-12, -20, -21, -29)"""
    fought: list[int] = []
    while True:
        enemies = foes(t.state, movement.figure, cell, fought)
        if not enemies:
            return
        names = [FIGURE_IDS[enemy] for enemy in enemies]
        defender = first_named(enemies, await choose(movement.mover, DEFENDER, names))
        fought.append(defender)
        if await battle(t, movement.figure, defender, cell):
            movement.over = True
        if movement.interrupted(t.state):
            return


async def battle(t: Turn, attacker: int, defender: int, cell: int) -> bool:
    """One battle from start to victory; False if it was ignored. (AH-BATL-05 to -09, AH-RULE-70)"""
    owners = t.state.owners
    attack = Side(seat=owners[attacker], figure=attacker)
    defence = Side(seat=owners[defender], figure=defender)
    fight = Battle(cell=cell, attack=attack, defence=defence)
    t.state.battles.append(fight)
    t.tell("battle.begins", FIGURE_IDS[attacker], FIGURE_IDS[defender], cell)
    await start_decisions(t, fight)
    if fight.ignored:
        t.tell("battle.ignored", FIGURE_IDS[attacker], FIGURE_IDS[defender])
        return False
    await fire(t, fight.attack)
    await fire(t, fight.defence)
    await roll_dice(t, fight.attack)
    await roll_dice(t, fight.defence)
    await rerolls(t, fight, fight.attack)
    await rerolls(t, fight, fight.defence)
    decide_winner(t, fight)
    await victory(t, fight)
    return True


async def start_decisions(t: Turn, fight: Battle) -> None:
    """Emissary, then the Union's battle Plans, then Emissary again if a Plan was played. (AH-RULE-23)"""
    await emissary(t, fight)
    if not fight.ignored and await battle_plans(t, fight) and not fight.ignored:
        await emissary(t, fight)


async def emissary(t: Turn, fight: Battle) -> None:
    """On the own turn the attacker may buy itself off. (AH-CARD-06, AH-RULE-22)"""
    seat = fight.attack.seat
    if seat != t.state.turn:
        return
    for card in crew_with(t.state.players[seat], "battle_start_own_attack"):
        scene = Scene(seat, card)
        scene.battle = fight
        for ability in CREW_BY_TRIGGER["battle_start_own_attack"][card]:
            if offered(t.state, scene, ability) and await may(seat, USE_CREW, (card,)):
                await use(t, scene, ability)


def hand_for_battle(state: State, seat: int) -> list[str]:
    """The Plans in hand for the start of a battle, one of each kind. (AH-UNIO-07)"""
    kinds: list[str] = []
    found: list[str] = []
    for plan in state.players[seat].plans:
        row = PLANS[plan]
        if row.kind not in kinds and abilities_when(row.abilities, "battle_start"):
            kinds.append(row.kind)
            found.append(plan)
    return found


async def battle_plans(t: Turn, fight: Battle) -> bool:
    """The Union, if it fights, plays any number of battle Plans; it is asked while it has any Plan at all, so
    that the question gives nothing away. Whether one was played. (AH-RULE-23, AH-RULE-75)"""
    seat = t.state.seat_of("mollusk")
    if seat not in (fight.attack.seat, fight.defence.seat):
        return False
    played = False
    while t.state.players[seat].plans and not fight.ignored:
        plan = await choose(seat, BATTLE_PLAN, lambda: [*hand_for_battle(t.state, seat), NOTHING])
        if plan == NOTHING:
            break
        played = True
        scene = Scene(seat, plan)
        scene.battle = fight
        atoms.play_plan(t, seat, plan)
        for ability in abilities_when(PLANS[plan].abilities, "battle_start"):
            await perform(t, scene, ability.do)
    return played


def shots(state: State, side: Side) -> list[tuple[str | int, ...]]:
    """Each Cannons die and by how much it may be turned down, not below 1. (AH-BATL-06, AH-BLUE-14)"""
    player = state.players[side.seat]
    found: list[tuple[str | int, ...]] = [HOLD]
    for slot in cannons_dice(state, side.seat):
        for amount in range(1, player.slots[slot]):
            found.append(("fire", slot, amount))
    return found


def has_shot(state: State, seat: int) -> bool:
    """Whether a Cannons die can be turned down at all; at 1 it adds nothing. (AH-BATL-10)"""
    slots = state.players[seat].slots
    return any(slots[slot] > atoms.LOWEST for slot in cannons_dice(state, seat))


async def fire(t: Turn, side: Side) -> None:
    """A side may turn one Cannons die down and add the difference. (AH-BATL-06, -07, -10, AH-UNIO-21)"""
    if not KINDS[side.figure].use_cannons_die or not has_shot(t.state, side.seat):
        return
    shot = await choose(side.seat, FIRE, lambda: shots(t.state, side), (FIGURE_IDS[side.figure],))
    if shot == HOLD:
        return
    slot, amount = str(shot[1]), int(shot[2])
    side.fired = amount
    atoms.turn_die(t, side.seat, slot, t.state.players[side.seat].slots[slot] - amount)


async def roll_dice(t: Turn, side: Side) -> None:
    """Rolls a side's battle dice. (AH-BATL-08, AH-RULE-77)"""
    side.rolled = []
    for _ in range(side.dice):
        side.rolled.append(await roll(BATTLE_ROLL))
    t.tell("battle.rolled", side.seat, sum(side.rolled))


async def rerolls(t: Turn, fight: Battle, side: Side) -> None:
    """The Grogmaster, once a battle and after both sides' first roll. (AH-CARD-12, AH-RULE-24)"""
    for card in crew_with(t.state.players[side.seat], "battle_rolled"):
        scene = Scene(side.seat, card)
        scene.battle = fight
        for ability in CREW_BY_TRIGGER["battle_rolled"][card]:
            if offered(t.state, scene, ability) and await may(side.seat, USE_CREW, (card,)):
                await use(t, scene, ability)


def total(state: State, side: Side) -> int:
    """Roll, turned-down die and all bonuses. (AH-BATL-08, -17, AH-CARD-09, AH-PLAN-07, AH-RULE-35)"""
    player = state.players[side.seat]
    bonus = KINDS[side.figure].roll_bonus + crew_amount(player, "passive", "roll_bonus")
    return sum(side.rolled) + side.fired + bonus + side.caches * player.ready


def decide_winner(t: Turn, fight: Battle) -> None:
    """The higher total wins, the attacker wins ties. (AH-BATL-08)"""
    attack, defence = fight.attack, fight.defence
    attack.total, defence.total = total(t.state, attack), total(t.state, defence)
    winner = defence if attack.total < defence.total else attack
    fight.won = winner.seat
    t.tell("battle.won", winner.seat, FIGURE_IDS[winner.figure], attack.total, defence.total)


class VictoryMoment(Moment):
    """The winner's choice of a Battle Victory option."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, Ability("battle_won", [], "", [], []))

    def optional(self) -> bool:
        return False

    def quiet(self) -> bool:
        return False

    def is_open(self, state: State) -> bool:
        return True

    async def happen(self, t: Turn, chosen: bool) -> bool:
        await victory_option(t, self.scene)
        return False


async def victory(t: Turn, fight: Battle) -> None:
    """The victory option with its extra damage, and Crew that works on a won battle. (AH-BATL-09, AH-RULE-70)"""
    winner = fight.winner()
    player = t.state.players[winner.seat]
    if is_flagship(winner):
        winner.extra_damage += crew_amount(player, "passive", "extra_damage_if_won")
    moments: list[Moment] = [VictoryMoment(_scene(fight, VICTORY))]
    for card in crew_with(player, "battle_won"):
        for ability in CREW_BY_TRIGGER["battle_won"][card]:
            scene = _scene(fight, card)
            if holds(t.state, scene, ability):
                moments.append(Moment(scene, ability))
    await simultaneously(t, winner.seat, moments)


def _scene(fight: Battle, source: str) -> Scene:
    scene = Scene(fight.winner().seat, source)
    scene.battle = fight
    return scene


def victory_options(state: State, scene: Scene) -> list[str]:
    """The Battle Victory options of the winner's faction. (AH-BATL-09, AH-BLUE-21)"""
    action_set = FACTIONS[state.players[scene.owner].faction].action_set
    return [
        action.id
        for action in ACTIONS.values()
        if action.kind == "victory" and action.action_set == action_set and holds(state, scene, action.abilities[0])
    ]


async def victory_option(t: Turn, scene: Scene) -> None:
    """The winner resolves one option or none; extra damage is dealt either way. (AH-RULE-26, AH-RULE-28)"""
    options = [*victory_options(t.state, scene), NOTHING]
    choice = await choose(scene.owner, CHOOSE_SPOILS, options)
    if choice == NOTHING:
        fight = scene.fight()
        await deal_damage(t, scene.owner, fight.loser().figure, fight.winner().extra_damage)
    else:
        t.tell("battle.victory", scene.owner, choice)
        await perform(t, scene, ACTIONS[choice].abilities[0].do)


# Effects on a battle


async def battle_dice(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Rolls more dice and adds them. (AH-PLAN-04)"""
    scene.fight().side_of(scene.owner).dice = effect.int_of("count")
    return True


async def extra_damage_if_won(t: Turn, scene: Scene, effect: Effect) -> bool:
    """More damage for the winner. (AH-PLAN-04, AH-RULE-26)"""
    scene.fight().side_of(scene.owner).extra_damage += effect.int_of("amount")
    return True


async def roll_bonus(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Weapons Cache: Ready Comrades count at the roll. (AH-PLAN-07, AH-RULE-35)"""
    scene.fight().side_of(scene.owner).caches += 1
    return True


async def ignore_battle(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The battle does not take place. (AH-CARD-06, AH-PLAN-05, AH-RULE-21)"""
    scene.fight().ignored = True
    return True


async def reroll(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Rolls all own battle dice again. (AH-CARD-12)"""
    await roll_dice(t, scene.fight().side_of(scene.owner))
    return True


async def raise_cannons_die(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Turns the own Cannons die up, not above 6. (AH-PLAN-02, AH-RULE-48)"""
    slots = cannons_dice(t.state, scene.owner)
    if not slots:
        return False
    value = t.state.players[scene.owner].slots[slots[0]]
    atoms.turn_die(t, scene.owner, slots[0], min(atoms.HIGHEST, value + effect.int_of("amount")))
    return True


def can_raise_cannons_die(state: State, scene: Scene, effect: Effect) -> bool:
    slots = cannons_dice(state, scene.owner)
    return bool(slots) and state.players[scene.owner].slots[slots[0]] < atoms.HIGHEST


async def load_cannons(t: Turn, scene: Scene, effect: Effect) -> bool:
    """A die on Cannons: loaded to the end of the round; then Gunner's Mate. (AH-ACT-04, AH-CARD-11)"""
    t.tell("cannons.loaded", scene.owner)
    await cannons_die_placed(t, scene.owner)
    return True


async def cannons_die_placed(t: Turn, seat: int) -> None:
    """Crew that works when a die comes onto Cannons, also by a Harbour. (AH-CARD-11, AH-RULE-38)"""
    await crew_acts(t, seat, "cannons_die_placed")


def battle_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the Flagship's region where it would have a battle; none in Fog. (AH-RULE-30)"""
    flagship = state.flagship(seat)
    anchor = state.laid[state.region_of(flagship)] // 4
    return [
        anchor + offset
        for offset in BLOCK
        if not state.space(anchor + offset).fog and foes(state, flagship, anchor + offset, [])
    ]


async def battle_space(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Gunner's Mate: the Flagship battles a space of its region without moving. (AH-CARD-11, AH-RULE-30)"""
    spaces = battle_spaces(t.state, scene.owner)
    if not spaces:
        return False
    cell = await choose(scene.owner, BATTLE_SPACE, [*spaces, PASS], (scene.source,))
    if cell == PASS:
        return False
    standing = Movement(t.state.flagship(scene.owner), scene.owner)
    t.movements.append(standing)
    await fight_all(t, standing, cell)
    t.movements.remove(standing)
    return True


def own_flagship_fights(state: State, scene: Scene) -> bool:
    return is_flagship(scene.fight().side_of(scene.owner))


def defeated_is_mollusk_ship(state: State, scene: Scene) -> bool:
    return KINDS[scene.fight().loser().figure].owner == "mollusk"


def defeated_has_crew(state: State, scene: Scene) -> bool:
    return bool(state.players[scene.fight().loser().seat].crew)


VERBS.add("battle_dice", battle_dice)
VERBS.add("extra_damage_if_won", extra_damage_if_won)
VERBS.add("roll_bonus", roll_bonus)
VERBS.add("ignore_battle", ignore_battle)
VERBS.add("reroll", reroll)
VERBS.add("raise_cannons_die", raise_cannons_die)
VERBS.add("load_cannons", load_cannons)
VERBS.add("battle_space", battle_space)
POSSIBLE.add("raise_cannons_die", can_raise_cannons_die)
CONDITIONS.add("own_flagship_fights", own_flagship_fights)
CONDITIONS.add("defeated_is_mollusk_ship", defeated_is_mollusk_ship)
CONDITIONS.add("defeated_has_crew", defeated_has_crew)
