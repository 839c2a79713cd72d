"""Ship combat: declaration, contest, action, round after round. (MM-FIGHT, MM-RUL-34, MM-RUL-35, MM-RUL-44)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.numbers import MASTS, NONE, SKILLS
from quarterdeck.games.marauders.rules.actions.crew_combat import fight_crews
from quarterdeck.games.marauders.rules.actions.sides import (
    BOARD,
    FLEE,
    SHOOT,
    TABLE,
    areas_of,
    cannons,
    contest_dice,
    crew,
    decider,
    is_sunk,
    participants,
    scene_in,
)
from quarterdeck.games.marauders.rules.actions.testing import failed_pips, roll_dice, shown, successes
from quarterdeck.games.marauders.rules.actions.volleys import fire
from quarterdeck.games.marauders.rules.actions.windows import open_window, play_cards, use_things
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, own_effects, side_of, stat
from quarterdeck.games.marauders.state import Combat, Side, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

SUNK: Final = "sunk"
BOARDED: Final = "boarded"
OPEN_END: Final = "open"


class Outcome:
    """How a combat ended: who won (0 attacker, 1 defender, NONE nobody), and by what."""

    def __init__(self, winner: int, how: str) -> None:
        self.winner = winner
        self.how = how


def begin_battle(t: Turn, attacker: Side, defender: Side, then: str) -> None:
    """A ship combat begins; it goes on round by round and ends in the phase `then`. (MM-FIGHT-01)"""
    t.state.combats.append(Combat(sides=[attacker, defender], stage="ship", then=then))
    t.tell("combat.begins", attacker.seat, attacker.npc, defender.seat, defender.npc)
    t.state.phase = "battle"


async def open_battle(t: Turn) -> None:
    """What is done before the first round. (MM-MOD-10, MM-RUL-44)"""
    combat = t.state.combat()
    await fire_from_afar(t, combat)
    go_on(t.state, combat, sinking(t.state, combat))


async def battle_round(t: Turn) -> None:
    """One round, until one side loses or flees, or nothing can happen any more. (MM-FIGHT-01)"""
    combat = t.state.combat()
    go_on(t.state, combat, await fight_round(t, combat))


def go_on(state: State, combat: Combat, outcome: Outcome | None) -> None:
    """To the next round, or to what follows a combat."""
    state.phase = "battle_round"
    if outcome is not None:
        combat.winner, combat.how = outcome.winner, outcome.how
        state.phase = "battle_end"


async def fire_from_afar(t: Turn, combat: Combat) -> None:
    """Cards for the start of a combat, then the long-range cannons of both sides. (MM-MOD-10, MM-RUL-44)"""
    await play_cards(t, "combat_start", participants(combat), lambda seat: scene_in(combat, seat))
    await use_things(t, "combat_start", participants(combat), lambda seat: scene_in(combat, seat))
    await let_hits_be_counted(t, combat)
    await fire(t, combat)


def sinking(state: State, combat: Combat) -> Outcome | None:
    """Whoever sank has lost; if both did, nobody has won. (MM-AREA-04, MM-RUL-38)"""
    sunk = [at for at in (0, 1) if is_sunk(state, combat.sides[at])]
    if not sunk:
        return None
    return Outcome(NONE if len(sunk) == 2 else 1 - sunk[0], SUNK)


async def fight_round(t: Turn, combat: Combat) -> Outcome | None:
    """(MM-FIGHT-02)"""
    begin_round(combat)
    if combat.round > 1 and no_use(t.state, combat):
        return Outcome(NONE, OPEN_END)
    for at in (0, 1):
        combat.sides[at].declared = await declare(t, combat, at)
        t.tell("combat.declared", combat.sides[at].seat, combat.sides[at].npc, combat.sides[at].declared)
    if FLEE in [side.declared for side in combat.sides]:
        outcome = await shoot_at_fleeing(t, combat)
        if outcome is not None:
            return outcome
    winner = await contest(t, combat)
    await count_hits(t, combat, winner)
    await fire(t, combat)
    outcome = sinking(t.state, combat)
    return outcome if outcome is not None else await act(t, combat, winner)


def begin_round(combat: Combat) -> None:
    combat.round += 1
    for side in combat.sides:
        side.declared = ""
        side.dice = []
        side.hits = 0
        side.escapes = 0
        side.lost_areas = []
        side.used = [mark for mark in side.used if not mark.startswith("combat_round ")]


# Declaration


def declarations(state: State, combat: Combat, at: int) -> list[str]:
    """What a side may declare. (MM-FIGHT-03, MM-AREA-06 to -08, MM-NFIGHT-02, MM-RUL-34, MM-RUL-35)"""
    side, other = combat.sides[at], combat.sides[1 - at]
    if combat.round == 1:
        return [SHOOT, *side.early]
    if areas_of(state, side)[MASTS] == 0:
        return [SHOOT]
    found: list[str] = []
    if cannons(state, side) > 0:
        found.append(SHOOT)
    if crew(state, side) > 0:
        found.append(BOARD)
    if side.seat >= 0 or npc_may_flee(state, side, other):
        found.append(FLEE)
    return found or [SHOOT]


def npc_may_flee(state: State, side: Side, other: Side) -> bool:
    """Only one that is weaker. (MM-NFIGHT-02)"""
    return cannons(state, side) < cannons(state, other) or crew(state, side) < crew(state, other)


def no_use(state: State, combat: Combat) -> bool:
    """Both could only shoot without cannons. (MM-RUL-34)"""
    return all(declarations(state, combat, at) == [SHOOT] and cannons(state, combat.sides[at]) == 0 for at in (0, 1))


async def declare(t: Turn, combat: Combat, at: int) -> str:
    who = decider(t.state, combat, at)
    if who == TABLE:
        return declarations(t.state, combat, at)[0]
    about = (combat.sides[at].npc,)
    declared: str = await choose(who, "combat.declare", lambda: declarations(t.state, combat, at), about)
    return declared


async def shoot_at_fleeing(t: Turn, combat: Combat) -> Outcome | None:
    """Four-pounders, after both declarations and before the contest. (MM-MOD-09, MM-RUL-87)"""
    await open_window(t, "flee_declared", participants(combat), lambda seat: scene_in(combat, seat))
    await fire(t, combat)
    return sinking(t.state, combat)


# Contest


async def contest(t: Turn, combat: Combat) -> int:
    """Both roll seamanship; re-rolls; who has won it, or NONE. (MM-FIGHT-04 to -06)"""
    for at in (0, 1):
        side = combat.sides[at]
        side.dice = await roll_dice(contest_dice(t.state, side, combat.sides[1 - at]))
        t.tell("contest.rolled", side.seat, side.npc, shown(side.dice))
    await open_window(t, "contest_roll", participants(combat), lambda seat: scene_in(combat, seat))
    winner = better_roll(combat)
    if winner == NONE:
        t.tell("contest.tied")
    else:
        t.tell("contest.won", combat.sides[winner].seat, combat.sides[winner].npc)
    return winner


def better_roll(combat: Combat) -> int:
    """More successes, then more failed pips; nobody without a success. (MM-FIGHT-05, MM-FIGHT-06)"""
    scores = [(successes(side.dice), failed_pips(side.dice)) for side in combat.sides]
    if scores[0][0] == 0 and scores[1][0] == 0:
        return NONE
    if scores[0] == scores[1]:
        return NONE
    return 0 if scores[0] > scores[1] else 1


async def reroll(t: Turn, scene: Scene, effect: Effect) -> None:
    """Dice of one side, chosen and rolled together once. (EFFECTS.md, `reroll`)"""
    combat = t.state.combat()
    sides = sides_to_reroll(t.state, scene, effect)
    at = await choose(scene.seat, "reroll.side", sides)
    side = combat.sides[at]
    most = effect.int_of("dice", len(side.dice))
    kept = side.dice.copy()
    again = 0
    while again < most and kept:
        options = sorted(dict.fromkeys(kept))
        die = await choose(scene.seat, "reroll.die", [*options, PASS] if again else options, (at,))
        if die == PASS:
            break
        kept.remove(die)
        again += 1
    side.dice = kept + await roll_dice(again)
    t.tell("dice.rerolled", side.seat, side.npc, shown(side.dice))


def sides_to_reroll(state: State, scene: Scene, effect: Effect) -> list[int]:
    """The own side, and the other where the card allows it and nothing protects it. (MM-SPEC-05)"""
    combat = state.combat()
    found = [scene.side]
    other = combat.sides[1 - scene.side]
    if effect.word("whose") == "either" and other.dice and not protected(state, other, effect.word("skill")):
        found.append(1 - scene.side)
    return found


def protected(state: State, side: Side, skill: str) -> bool:
    """(MM-SPEC-05)"""
    if side.seat < 0:
        return False
    return any(effect.word("skill") == skill for effect in own_effects(state.players[side.seat], "protect_reroll"))


def can_reroll(state: State, scene: Scene, effect: Effect) -> bool:
    side = side_of(state, scene)
    if side is None or not side.dice:
        return False
    return effect.word("skill") == (SKILLS[2] if state.combat().stage == "crew" else SKILLS[0])


async def sure_escape(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `sure_escape`)"""
    t.state.combat().sides[scene.side].escapes = 1


def can_escape(state: State, scene: Scene, effect: Effect) -> bool:
    side = side_of(state, scene)
    return side is not None and side.declared == FLEE and not side.escapes


async def first_round_action(t: Turn, scene: Scene, effect: Effect) -> None:
    """(EFFECTS.md, `first_round_action`)"""
    t.state.combat().sides[scene.side].early = effect.words("actions")


VERBS.add("reroll", reroll)
POSSIBLE.add("reroll", can_reroll)
VERBS.add("sure_escape", sure_escape)
POSSIBLE.add("sure_escape", can_escape)
VERBS.add("first_round_action", first_round_action)


# Action


async def count_hits(t: Turn, combat: Combat, winner: int) -> None:
    """(MM-FIGHT-07, MM-FIGHT-10)"""
    for at in (0, 1):
        combat.sides[at].hits = hits_of(t.state, combat.sides[at], at == winner)
    await let_hits_be_counted(t, combat)


async def let_hits_be_counted(t: Turn, combat: Combat) -> None:
    """(MM-RUL-37, step 1)"""
    shooting = [side.seat for side in combat.sides if side.seat >= 0 and side.hits]
    await open_window(t, "hits_counted", shooting, lambda seat: scene_in(combat, seat))


def hits_of(state: State, side: Side, won: bool) -> int:
    """One for each cannon of a winner, else one for each success up to the cannons. (MM-FIGHT-07)"""
    guns = cannons(state, side)
    if side.declared != SHOOT or not guns:
        return 0
    if won:
        return guns if side.seat < 0 else stat(state, side.seat, "shoot.hits_on_win", guns)
    found = successes(side.dice)
    if found and side.seat >= 0:
        found = stat(state, side.seat, "shoot.hits_on_loss", found)
    return min(guns, found)


async def act(t: Turn, combat: Combat, winner: int) -> Outcome | None:
    """Boarding or fleeing of the winner. (MM-FIGHT-08, MM-FIGHT-09)"""
    if winner == NONE:
        return None
    side, other = combat.sides[winner], combat.sides[1 - winner]
    if side.declared == FLEE and (side.escapes or successes(other.dice) == 0):
        t.tell("combat.fled", side.seat, side.npc)
        return Outcome(NONE, FLEE)
    if side.declared == BOARD and crew(t.state, side) > 0:
        t.tell("combat.boards", side.seat, side.npc)
        return Outcome(await fight_crews(t, combat), BOARDED)
    return None


async def after_combat(t: Turn, combat: Combat) -> None:
    """What surviving captains may do then. (EFFECTS.md, `combat_end`)"""
    alive = [seat for seat in participants(combat) if t.state.players[seat].captain]
    await open_window(t, "combat_end", alive, lambda seat: Scene(seat, ""))
