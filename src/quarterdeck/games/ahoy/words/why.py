"""Why something that a player might expect is not offered: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS, PLANS, SLOTS
from quarterdeck.games.ahoy.rules.actions.crew import has_stronghold, recruiting_suits
from quarterdeck.games.ahoy.rules.sea import STEPS
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, FIGURE_IDS, Player, State
from quarterdeck.games.ahoy.words.prompts import cell_key
from quarterdeck.kernel.game import Reason, reason_named

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

BY_PROMPT: Final[dict[str, str]] = {
    "battle.defender": "AH-BATL-05",
    "battle.fire": "AH-BATL-06",
    "battle.plan": "AH-UNIO-07",
    "battle.space": "AH-RULE-30",
    "battle.victory": "AH-BATL-09",
    "card.steal": "AH-CARD-15",
    "cargo.return": "AH-SMUG-03",
    "comrades.inspire": "AH-UNIO-27",
    "comrades.place": "AH-UNIO-02",
    "comrades.spend": "AH-UNIO-10",
    "comrades.to": "AH-RULE-84",
    "current.direction": "AH-RULE-09",
    "damage.target": "AH-RULE-33",
    "die.change": "AH-RULE-73",
    "die.relocate": "AH-TERR-06",
    "enlist.island": "AH-PLAN-01",
    "explore.lay": "AH-EXPL-05",
    "move.direct": "AH-RULE-06",
    "patrol.deploy": "AH-BLUE-18",
    "patrol.pick": "AH-BLUE-17",
    "push.direction": "AH-RULE-16",
    "repair.slot": "AH-DMG-08",
    "reward.move": "AH-RWRD-02",
    "reward.spend": "AH-RULE-54",
    "setup.island": "AH-FSET-05",
    "setup.space": "AH-FSET-06",
    "sneak.region": "AH-PLAN-06",
    "stronghold.site": "AH-BLUE-04",
    "wealth.raise": "AH-RULE-57",
}
"""The clause that says what may be answered to a question, where no closer reason is known."""


def why_not(state: State, prompt: str, about: tuple[int | str, ...], seat: int, key: str) -> Reason:
    """The reason why this key is not among the options of this question."""
    words = key.split()
    name = ""
    if prompt == "turn.act" and words:
        name = _not_an_act(state, state.players[seat], words)
    elif prompt == "move.step":
        name = _no_step(state, str(about[0]), key)
    elif prompt in ("damage.take", "damage.deal"):
        name = _no_damage(state, int(about[0]), key)
    return reason_named(name, REASONS, BY_PROMPT.get(prompt, ""))


def _not_an_act(state: State, player: Player, words: list[str]) -> str:
    kind = words[0]
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


def _no_step(state: State, figure: str, key: str) -> str:
    if key == "pass":
        return "must-step"
    cells = [state.figures[n] for n, name in enumerate(FIGURE_IDS) if name == figure]
    for cell in cells:
        for direction, step in enumerate(STEPS):
            if cell >= 0 and cell_key(cell + step) == key:
                covered = cell + step in state.sea
                return "sandbar" if covered and state.space(cell).blocks(direction) else "unexplorable"
    return "not-adjacent"


def _no_damage(state: State, seat: int, key: str) -> str:
    blocked = _not_open(state.players[seat], key)
    if blocked:
        return blocked
    return "slot-alike" if SLOTS[key].damageable else "dashed"
