"""Why something that a player might expect is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS, PLANS, SLOTS
from quarterdeck.games.ahoy.kinds import cell_key
from quarterdeck.games.ahoy.rules.actions.crew import has_stronghold, recruiting_suits
from quarterdeck.games.ahoy.rules.actions.damage import DEAL_DAMAGE, TAKE_DAMAGE
from quarterdeck.games.ahoy.rules.actions.moving import STEP
from quarterdeck.games.ahoy.rules.actions.turn import CHOOSE_ACT
from quarterdeck.games.ahoy.rules.sea import STEPS
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, FIGURE_IDS, Player, State
from quarterdeck.kernel.rules.ask import Ask

REASONS: Final[dict[str, tuple[str, str]]] = {
    "dice-left": ("AH-TURN-03", "You still have dice to place in this turn."),
    "dice-used": ("AH-TURN-03", "You have placed all the dice of this turn."),
    "no-such-die": ("AH-TURN-03", "None of your unplaced dice shows that value."),
    "not-your-slot": ("AH-DICE-01", "That is no slot of your board, your Crew or your ships."),
    "slot-taken": ("AH-DICE-01", "A die lies on that slot already."),
    "slot-damaged": ("AH-DMG-07", "That slot is damaged; repair it first."),
    "slot-refuses": ("AH-DICE-03", "The slot does not take that value, and your gold cannot change the die enough."),
    "slot-alike": ("AH-DICE-01", "Another slot of the same action is offered; they are all alike."),
    "die-fits": ("AH-RULE-37", "One of your dice fits a slot as it is, so none may be set aside."),
    "not-in-market": ("AH-CREW-01", "That card is not in the Market."),
    "not-your-suit": ("AH-CREW-01", "Your Flagship is on no island of that card's suit."),
    "stronghold": ("AH-BLUE-09", "A Bluefin Stronghold on this island forbids it."),
    "too-dear": ("AH-CREW-02", "You cannot pay that card."),
    "needs-die": ("AH-CREW-10", "The card costs a die, and you have none left to place in this turn."),
    "no-smuggler": ("AH-CREW-09", "Only Smugglers have Cargo."),
    "not-here": ("AH-SMUG-04", "That Cargo is not wanted here: it must go to an island of its Deliver suit."),
    "no-cargo": ("AH-SMUG-04", "You have no such Cargo."),
    "no-crew": ("AH-CREW-07", "You have no such Crew, or it has no action without a die."),
    "used": ("AH-RULE-74", "That Crew's action has been used in this turn, or it cannot do anything now."),
    "no-plan": ("AH-UNIO-07", "You have no such Plan, or it is not played as an action."),
    "plan-idle": ("AH-RULE-74", "That Plan cannot do anything now, or its cost cannot be paid."),
    "not-adjacent": ("AH-MOVE-01", "A step goes to a space beside the figure, never diagonally."),
    "sandbar": ("AH-MOVE-02", "A sandbar lies between."),
    "unexplorable": ("AH-EXPL-06", "No region tile fits there, or none is left."),
    "must-step": ("AH-RULE-04", "At least one step must be made if one is possible."),
    "dashed": ("AH-DMG-05", "That slot can never be damaged."),
}
"""Each reason with its clause and its English text; the texts say it as `why-` and its name."""


@CHOOSE_ACT.why
def _not_an_act(state: State, ask: Ask[Any], words: list[str]) -> str:
    player, kind = state.players[ask.seat], words[0]
    if kind == "end":
        return "dice-left"
    if len(words) < 2:
        return ""
    if kind == "aside":
        return "die-fits" if state.quota else "dice-used"
    if kind == "place" and len(words) == 3:
        return _no_place(state, player, words[1], words[2])
    if kind == "recruit":
        return _no_recruit(state, player, words[1])
    if kind in ("smuggle", "deliver"):
        return _no_trade(state, player, kind, words[1])
    if kind == "crew":
        return "used" if words[1] in player.crew else "no-crew"
    if kind == "plan":
        return "plan-idle" if words[1] in player.plans and words[1] in PLANS else "no-plan"
    return ""


def _no_place(state: State, player: Player, die: str, slot: str) -> str:
    if not state.quota:
        return "dice-used"
    if die not in [str(value) for value in player.dice]:
        return "no-such-die"
    blocked = _not_open(player, slot)
    if blocked:
        return blocked
    return "slot-alike" if SLOTS[slot].takes(int(die)) else "slot-refuses"


def _not_open(player: Player, slot: str) -> str:
    content = player.slots.get(slot, -1)
    if content < 0:
        return "not-your-slot"
    if content == DAMAGE:
        return "slot-damaged"
    return "slot-taken" if content != EMPTY else ""


def _no_recruit(state: State, player: Player, card: str) -> str:
    if card not in state.market:
        return "not-in-market"
    cell = state.flagship_cell(player.seat)
    if player.faction != "bluefin" and has_stronghold(state, cell):
        return "stronghold"
    if CARDS[card].suit not in recruiting_suits(state, player.seat):
        return "not-your-suit"
    return "needs-die" if CARDS[card].die_cost else "too-dear"


def _no_trade(state: State, player: Player, kind: str, card: str) -> str:
    if not FACTIONS[player.faction].cargo_limit:
        return "no-smuggler"
    if has_stronghold(state, state.flagship_cell(player.seat)):
        return "stronghold"
    if kind == "smuggle":
        return "not-your-suit" if card in state.market else "not-in-market"
    return "not-here" if card in player.cargo else "no-cargo"


@STEP.why
def _no_step(state: State, ask: Ask[Any], words: list[str]) -> str:
    figure, key = ask.about[0], words[0]
    if key == "pass":
        return "must-step"
    cells = [state.figures[n] for n, name in enumerate(FIGURE_IDS) if name == figure]
    for cell in cells:
        for direction, step in enumerate(STEPS):
            if cell >= 0 and cell_key(cell + step) == key:
                covered = cell + step in state.sea
                return "sandbar" if covered and state.space(cell).blocks(direction) else "unexplorable"
    return "not-adjacent"


@TAKE_DAMAGE.why
@DEAL_DAMAGE.why
def _no_damage(state: State, ask: Ask[Any], words: list[str]) -> str:
    slot = words[0]
    blocked = _not_open(state.players[int(ask.about[0])], slot)
    if blocked:
        return blocked
    return "slot-alike" if SLOTS[slot].damageable else "dashed"
