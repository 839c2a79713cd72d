"""The end of a round and the preparation of the next. (AH-SCOR, AH-PREP)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import AIDS, FACTIONS, FAME_TARGET, SETUP
from quarterdeck.games.ahoy.kinds import QUESTIONS
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.turn import begin_turn
from quarterdeck.games.ahoy.rules.effects import Scene, perform, timed_actions
from quarterdeck.games.ahoy.rules.scoring import score_pledges, score_regions
from quarterdeck.games.ahoy.state import State, Turn
from quarterdeck.kernel.rules.ask import roll
from quarterdeck.kernel.rules.effects import abilities_when
from quarterdeck.kernel.rules.kinds import DIE
from quarterdeck.kernel.rules.state import OVER

ACTION_ROLL: Final = QUESTIONS.to_chance("roll.action", DIE)


async def end_round(t: Turn) -> None:
    """Regions are scored; with 30 Fame the game is over. (AH-TURN-09, AH-SCOR-01, AH-PREP-01, AH-OVER-04)"""
    atoms.end_round(t)
    score_regions(t)
    if any(player.fame >= FAME_TARGET for player in t.state.players):
        end_game(t)
    else:
        t.state.phase = "prepare"


def end_game(t: Turn) -> None:
    """Pledges are revealed and scored. (AH-END-01)"""
    score_pledges(t)
    atoms.end_game(t)
    t.state.phase = OVER


async def prepare(t: Turn) -> None:
    """Wealth and Market with two players, dice, First Mate, Plans; then the first turn. (AH-PREP-02 to -05)"""
    state = t.state
    t.movements = []
    if SETUP[len(state.players)].first_mate_adjusts:
        await adjust(t)
    for player in state.players:
        await roll_action_dice(t, player.seat)
    atoms.begin_round(t)
    await timed(t, "end_of_preparation")
    begin_turn(t, state.first_mate)


async def adjust(t: Turn) -> None:
    """With two players the First Mate raises one region's wealth and may renew the Market. (AH-PREP-02)"""
    scene = Scene(t.state.first_mate, "first_mate")
    for ability in abilities_when(AIDS["first_mate"].abilities, "two_player_preparation"):
        await perform(t, scene, ability.do)


async def roll_action_dice(t: Turn, seat: int) -> None:
    """Rolls all dice of a player. (AH-FSET-02, AH-PREP-03, AH-TURN-12)"""
    rolled: list[int] = []
    for _ in range(FACTIONS[t.state.players[seat].faction].action_dice):
        rolled.append(await roll(ACTION_ROLL))
    atoms.take_rolled(t, seat, sorted(rolled))


async def timed(t: Turn, trigger: str) -> None:
    """Faction effects that start at a moment of the round. (AH-UNIO-06)"""
    for player in t.state.players:
        for action in timed_actions(player.faction, trigger):
            await perform(t, Scene(player.seat, action.id), action.abilities[0].do)


def concede(t: Turn, seat: int) -> None:
    """In a two-player game conceding ends the game at once. (AH-FINE-09, AH-RULE-80)"""
    atoms.concede_game(t, seat)
    t.state.phase = OVER


def may_concede(state: State) -> bool:
    return len(state.players) == 2
