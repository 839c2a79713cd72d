"""Which rule runs next: the phase of the state names it. Every rule here ends in a checkpoint."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.rules.actions import combat, exploring  # noqa: F401  (these register their verbs)
from quarterdeck.games.maracaibo.rules.actions.jean import jean_turn
from quarterdeck.games.maracaibo.rules.actions.scoring import (
    final_choice,
    final_steps,
    final_story,
    interim_choice,
    interim_steps,
    interim_story,
    new_round,
)
from quarterdeck.games.maracaibo.rules.actions.setup import choose_careers, keep_cards, set_up_board, set_up_story
from quarterdeck.games.maracaibo.rules.actions.turn import (
    after_phase,
    draw_phase,
    main_phase,
    sail_phase,
    stop_phase,
    village_phase,
)
from quarterdeck.kernel.game import Rule

FLOW: Final[dict[str, Rule]] = {
    "setup": set_up_board,
    "story": set_up_story,
    "keep": keep_cards,
    "careers": choose_careers,
    "sail": sail_phase,
    "stop": stop_phase,
    "main": main_phase,
    "village": village_phase,
    "after": after_phase,
    "draw": draw_phase,
    "jean": jean_turn,
    "interim_choice": interim_choice,
    "interim_steps": interim_steps,
    "interim_story": interim_story,
    "new_round": new_round,
    "final_choice": final_choice,
    "final_steps": final_steps,
    "final_story": final_story,
}
