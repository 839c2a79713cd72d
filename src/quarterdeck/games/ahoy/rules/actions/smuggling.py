"""Smugglers: smuggling, delivering, rewards, Negotiate. (AH-SMUG, AH-RWRD)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS, FAME_TARGET, REWARDS
from quarterdeck.games.ahoy.kinds import CARGO, MARKER, QUESTIONS, REWARD
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.crew import has_stronghold, limit_cargo, refill_market
from quarterdeck.games.ahoy.rules.actions.damage import all_damaged
from quarterdeck.games.ahoy.rules.effects import POSSIBLE, VERBS, Scene, holds, perform, possible
from quarterdeck.games.ahoy.state import BY_DELIVERIES, BY_REWARDS, State, Turn
from quarterdeck.kernel.rules.ask import choose, may
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.rules.kinds import AMOUNT, YES_OR_NO

PLEDGE: Final = QUESTIONS.add("deliver.pledge", MARKER, [CARGO])
MOVE_REWARD: Final = QUESTIONS.add("reward.move", REWARD, clause="AH-RWRD-02")
TAKE_REWARD: Final = QUESTIONS.add("reward.take", YES_OR_NO, [("reward", "rule")])
SPEND_ON_FAME: Final = QUESTIONS.add("reward.spend", AMOUNT, clause="AH-RULE-54")
NEGOTIATE_SECOND: Final = QUESTIONS.add("negotiate.second", YES_OR_NO)

DELIVERY_FAME: Final = 2
MARKERS: Final[list[int]] = [0, 1]


def trading_suit(state: State, seat: int) -> str:
    """The suit of the island where a Smuggler may smuggle and deliver now, or nothing. (AH-SMUG-01, AH-BLUE-09)"""
    if not FACTIONS[state.players[seat].faction].cargo_limit:
        return ""
    cell = state.flagship_cell(seat)
    return "" if has_stronghold(state, cell) else state.space(cell).island


def smugglable(state: State, seat: int) -> list[str]:
    """The Market cards of the island's suit. (AH-SMUG-02)"""
    suit = trading_suit(state, seat)
    return [card for card in state.market if CARDS[card].suit == suit]


def deliverable(state: State, seat: int) -> list[str]:
    """The own Cargo that is wanted on this island. (AH-SMUG-04)"""
    suit = trading_suit(state, seat)
    return [card for card in state.players[seat].cargo if CARDS[card].deliver_to == suit]


async def smuggle(t: Turn, seat: int, card: str) -> None:
    """Takes a Market card as Cargo for nothing. (AH-SMUG-02, -03)"""
    atoms.smuggle_cargo(t, seat, card)
    await refill_market(t)
    await limit_cargo(t, seat)


async def deliver(t: Turn, seat: int, card: str) -> None:
    """Two Fame, wealth, a reward, then the pledge, in this order. (AH-SMUG-04 to -08, AH-RULE-56)"""
    region = t.state.region_of(t.state.flagship(seat))
    atoms.deliver_cargo(t, seat, card, region)
    atoms.gain_fame(t, seat, DELIVERY_FAME, BY_DELIVERIES)
    atoms.raise_wealth(t, region, 1)
    await gain_reward(t, seat)
    atoms.pledge_cargo(t, seat, await choose(seat, PLEDGE, MARKERS, (card,)))


# Rewards


def reward_moves(state: State, seat: int) -> list[str]:
    """Where the white marker may go: beside it and not onto the black one. (AH-RWRD-02)"""
    player = state.players[seat]
    return [space for space in REWARDS[player.white].neighbours if space != player.black]


async def gain_reward(t: Turn, seat: int) -> None:
    """Both markers move first, then the reward of the new space may be taken. (AH-RWRD-02 to -05, AH-RULE-71)"""
    space = await choose(seat, MOVE_REWARD, lambda: reward_moves(t.state, seat))
    atoms.move_reward(t, seat, space)
    scene = Scene(seat, space)
    ability = REWARDS[space].abilities[0]
    if not holds(t.state, scene, ability):
        return
    effects = [effect for effect in ability.do if possible(t.state, scene, effect)]
    if not effects:
        return
    if effects[0].may or is_welcome(t.state, seat, effects) or await may(seat, TAKE_REWARD, (space,)):
        await perform(t, scene, ability.do)


def is_welcome(state: State, seat: int, effects: list[Effect]) -> bool:
    """Whether a reward is taken without asking: gold, Fame, Fame for damage, and what asks for itself how much; but
    Fame that would bring the game to its end may be left. (AH-RWRD-03, AH-RULE-88)"""
    fame = 0
    for effect in effects:
        if effect.verb == "gain_fame":
            fame += effect.int_of("amount")
        elif effect.verb == "repair" and effect.int_of("fame_per_repair"):
            fame += effect.int_of("fame_per_repair") * len(all_damaged(state.players[seat]))
        elif effect.verb not in ("gain_gold", "gold_for_fame"):
            return False
    most = max(player.fame for player in state.players)
    return most >= FAME_TARGET or state.players[seat].fame + fame < FAME_TARGET


async def gain_reward_effect(t: Turn, scene: Scene, effect: Effect) -> bool:
    """A reward for a won battle. (AH-SMUG-18)"""
    await gain_reward(t, scene.owner)
    return True


async def no_reward(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The middle of the grid gives nothing. (AH-RWRD-01, AH-RULE-55)"""
    return False


def never(state: State, scene: Scene, effect: Effect) -> bool:
    return False


async def gold_for_fame(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Pays up to five gold for a Fame each. (AH-RULE-54)"""
    most = min(effect.int_of("max"), t.state.players[scene.owner].gold)
    gold = await choose(scene.owner, SPEND_ON_FAME, list(range(most + 1)))
    atoms.pay_gold(t, scene.owner, gold)
    atoms.gain_fame(t, scene.owner, gold * effect.int_of("fame_per_gold"), BY_REWARDS)
    return gold > 0


def can_buy_fame(state: State, scene: Scene, effect: Effect) -> bool:
    return state.players[scene.owner].gold > 0


# Negotiate


async def chain(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The second part only if the whole first part happened. (AH-SMUG-15, AH-RULE-81)"""
    if not await perform(t, scene, effect.effects("first")):
        return False
    return await perform(t, scene, effect.effects("then"))


async def pay_then(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Optional: pays in full, then does; offered only if both are possible. (AH-SMUG-15, -16)"""
    parts = effect.effects("pay") + effect.effects("do")
    if not all(possible(t.state, scene, part) for part in parts):
        return False
    if not await may(scene.owner, NEGOTIATE_SECOND):
        return False
    await perform(t, scene, effect.effects("pay"))
    return await perform(t, scene, effect.effects("do"))


VERBS.add("gain_reward", gain_reward_effect)
VERBS.add("no_reward", no_reward)
VERBS.add("gold_for_fame", gold_for_fame)
VERBS.add("chain", chain)
VERBS.add("pay_then", pay_then)
POSSIBLE.add("no_reward", never)
POSSIBLE.add("gold_for_fame", can_buy_fame)
