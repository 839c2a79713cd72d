"""Death, retirement and the new captain. (MM-DEATH, MM-RETIRE, MM-RUL-57, MM-RUL-83, MM-RUL-84)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CAPTAINS, NPCS, PRICES
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.kinds import A_CAPTAIN, A_START_SHIP, QUESTIONS, START_SHIPS
from quarterdeck.games.marauders.rules.actions.glory import draw_and_keep
from quarterdeck.games.marauders.rules.actions.shipyard import scatter_modifications
from quarterdeck.games.marauders.rules.atoms import chart, people
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.rules.ships import npc_in_play
from quarterdeck.games.marauders.state import State, Turn
from quarterdeck.kernel.rules.ask import choose, draw, may
from quarterdeck.kernel.rules.kinds import YES_OR_NO

EXCHANGE_CAPTAIN: Final = QUESTIONS.add("captain.exchange", YES_OR_NO, ["captain"], "MM-DEATH-05")
CAPTAIN_SHIP: Final = QUESTIONS.add("captain.ship", A_START_SHIP, ["captain"], "MM-DEATH-04")
DRAW_CAPTAIN: Final = QUESTIONS.to_chance("draw.captain", A_CAPTAIN)

NO_CAPTAINS: Final = "captains"


async def die(t: Turn, seat: int) -> None:
    """The captain is lost with all that he had; the next one is drawn. (MM-DEATH-01, MM-DEATH-02)"""
    people.die(t, seat)
    await find_heir(t, seat)


async def retire(t: Turn, seat: int) -> None:
    """Before any action, in any port; the turn is over. In port no NPC has looked for him. (MM-RETIRE-01, MM-RUL-58)"""
    people.retire(t, seat)
    await find_heir(t, seat)


async def find_heir(t: Turn, seat: int) -> None:
    """(MM-RUL-83)"""
    await scatter_modifications(t, seat)
    await draw_heir(t, seat)


async def draw_heir(t: Turn, seat: int) -> None:
    """Shown at once, so that an empty deck ends the game; may be exchanged where pirates lie off the home port.
    (MM-DEATH-05, MM-RUL-51, MM-RUL-57)"""
    state = t.state
    player = state.players[seat]
    if not any_captain_left(state):
        chart.end_game(t, NO_CAPTAINS)
        return
    rejected: list[str] = []
    while True:
        people.draw_heir(t, seat, await top_captain(state))
        others = state.captain_deck or [card for card in state.captains_under if card not in rejected]
        if not others or not pirates_lie_off(state, player.heir):
            return
        if not await may(seat, EXCHANGE_CAPTAIN, (player.heir,)):
            return
        rejected.append(player.heir)
        people.reject_heir(t, seat)


def any_captain_left(state: State) -> bool:
    return bool(state.captain_deck or state.captains_under)


async def top_captain(state: State) -> str:
    """Rejected ones lie beneath the deck. (MM-RUL-51)"""
    if not state.captain_deck:
        return state.captains_under[0]
    card: str = await draw(DRAW_CAPTAIN, state.captain_deck)
    return card


def pirates_lie_off(state: State, captain: str) -> bool:
    """(MM-DEATH-05)"""
    home = CAPTAINS[captain].home
    return any(
        npc_in_play(state, npc.index) and npc.nation == NONE and state.npc_zone[npc.index] == home for npc in NPCS
    )


# The new captain


async def new_captain(t: Turn, seat: int) -> None:
    """Set up as at the start, with gold by what the stash holds. (MM-DEATH-03 to -06, MM-RUL-57)"""
    player = t.state.players[seat]
    people.appoint(t, seat, player.heir)
    people.board(t, seat, await choose(seat, CAPTAIN_SHIP, START_SHIPS, (player.captain,)))
    people.gain_gold(t, seat, max(0, PRICES["start_gold"] - player.stash))
    count = stat(t.state, seat, "draw.setup_glory", 1)
    await draw_and_keep(t, seat, count, count)


def may_retire(state: State, seat: int) -> bool:
    """(MM-RETIRE-01, MM-RUL-58)"""
    return bool(state.players[seat].in_port) and any_captain_left(state)
