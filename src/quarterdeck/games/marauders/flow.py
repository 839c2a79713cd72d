"""Which rule runs next: the phase of the state names it. Every rule here ends in a checkpoint."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.rules.actions.combat import battle_round, open_battle
from quarterdeck.games.marauders.rules.actions.events import begin_round, end_round, finish
from quarterdeck.games.marauders.rules.actions.npcs import attack_of_finder
from quarterdeck.games.marauders.rules.actions.port import port_phase
from quarterdeck.games.marauders.rules.actions.setup import set_up_board, set_up_captains
from quarterdeck.games.marauders.rules.actions.turn import act, acted, arrived, end_turn, start_turn
from quarterdeck.games.marauders.rules.actions.victory import end_battle
from quarterdeck.games.marauders.state import Turn
from quarterdeck.kernel.game import Rule


def ends_at_once(rule: Rule) -> Rule:
    """A rule after which the game may be over at once. (MM-GOAL-03, MM-END-05, MM-RUL-84)"""

    async def checked(t: Turn) -> None:
        await rule(t)
        if t.state.ended:
            t.state.phase = "finish"

    return checked


FLOW: Final[dict[str, Rule]] = {
    "setup": set_up_board,
    "captains": set_up_captains,
    "round": ends_at_once(begin_round),
    "turn_start": ends_at_once(start_turn),
    "act": ends_at_once(act),
    "found": ends_at_once(attack_of_finder),
    "battle": ends_at_once(open_battle),
    "battle_round": ends_at_once(battle_round),
    "battle_end": ends_at_once(end_battle),
    "arrived": ends_at_once(arrived),
    "acted": ends_at_once(acted),
    "port": ends_at_once(port_phase),
    "turn_end": end_turn,
    "round_end": ends_at_once(end_round),
    "finish": finish,
}
