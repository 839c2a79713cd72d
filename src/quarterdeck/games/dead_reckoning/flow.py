"""Which rule runs next: the phase of the state names it. Every rule here ends in a checkpoint."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.rules.actions import shipyard  # noqa: F401  (registers its verbs)
from quarterdeck.games.dead_reckoning.rules.actions.battle import defence, muster, window
from quarterdeck.games.dead_reckoning.rules.actions.cleanup import (
    choose_mode,
    draw_cards,
    draw_more,
    end_turn,
    refill,
    sleeve,
)
from quarterdeck.games.dead_reckoning.rules.actions.ending import break_tie, count
from quarterdeck.games.dead_reckoning.rules.actions.fighting import abilities
from quarterdeck.games.dead_reckoning.rules.actions.league import end, income, open_card
from quarterdeck.games.dead_reckoning.rules.actions.league_battles import fight_prey, plan
from quarterdeck.games.dead_reckoning.rules.actions.league_grid import (
    hunt,
    influence,
    raid,
    raiding,
    take,
    take_position,
)
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import act as act_for_league
from quarterdeck.games.dead_reckoning.rules.actions.main import act, arrive, start_turn
from quarterdeck.games.dead_reckoning.rules.actions.outcome import aftermath, plunder, result, spoils
from quarterdeck.games.dead_reckoning.rules.actions.sailing import sail_on
from quarterdeck.games.dead_reckoning.rules.actions.setup import set_up_board, set_up_bonus, set_up_hands
from quarterdeck.games.dead_reckoning.rules.actions.tower import throw
from quarterdeck.kernel.game import Rule

FLOW: Final[dict[str, Rule]] = {
    "setup": set_up_board,
    "bonus": set_up_bonus,
    "hands": set_up_hands,
    "turn_start": start_turn,
    "main": act,
    "sailing": sail_on,
    "arrival": arrive,
    # A battle.
    "window": window,
    "muster": muster,
    "defence": defence,
    "throw": throw,
    "abilities": abilities,
    "plunder": plunder,
    "result": result,
    "spoils": spoils,
    "aftermath": aftermath,
    # Clean-up.
    "refill": refill,
    "mode": choose_mode,
    "sleeve": sleeve,
    "draw": draw_cards,
    "draw_more": draw_more,
    "turn_end": end_turn,
    # The turn of an artificial opponent.
    "league": open_card,
    "league_take": take,
    "league_plan": plan,
    "league_prey": fight_prey,
    "league_influence": influence,
    "league_target": take_position,
    "league_hunt": hunt,
    "league_raid": raid,
    "league_raiding": raiding,
    "league_act": act_for_league,
    "league_income": income,
    "league_end": end,
    # The end.
    "count": count,
    "tie": break_tie,
}
