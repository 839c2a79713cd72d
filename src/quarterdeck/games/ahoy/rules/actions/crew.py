"""Crew and Market: recruiting, returning and stealing cards, Plans. (AH-CREW, AH-PLAN)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import CARDS, COMMON, FACTIONS, PLANS
from quarterdeck.games.ahoy.kinds import CARD, CARGO, PLAN, QUESTIONS, REGION, STOLEN
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.effects import (
    CONDITIONS,
    CREW_BY_TRIGGER,
    POSSIBLE,
    VERBS,
    Scene,
    consents,
    offered,
    use,
)
from quarterdeck.games.ahoy.rules.sea import OFF
from quarterdeck.games.ahoy.state import STRONGHOLDS, State, Turn
from quarterdeck.kernel.rules.ask import NOTHING, choose, draw
from quarterdeck.kernel.rules.effects import Ability, Effect, abilities_when
from quarterdeck.kernel.rules.kinds import YES_OR_NO

DRAW_MARKET: Final = QUESTIONS.to_chance("draw.market", CARD)
RECRUIT_FREE: Final = QUESTIONS.add("recruit.free", CARD, ["source"], declinable=True)
ENLIST_ISLAND: Final = QUESTIONS.add("enlist.island", REGION, clause="AH-PLAN-01")
DRAW_PLAN: Final = QUESTIONS.to_chance("draw.plan", PLAN)
RESET_MARKET: Final = QUESTIONS.add("market.reset", YES_OR_NO, ["source"])
RETURN_CARGO: Final = QUESTIONS.add("cargo.return", CARGO, clause="AH-SMUG-03")
STEAL_CARD: Final = QUESTIONS.add("card.steal", STOLEN, clause="AH-CARD-15")

ONCE_PER_TURN: Final = "once_per_turn"


def has_stronghold(state: State, cell: int) -> bool:
    """Whether a Stronghold stands on this space."""
    for stronghold in STRONGHOLDS:
        if state.figures[stronghold] == cell:
            return True
    return False


def no_stronghold_bar(state: State, scene: Scene) -> bool:
    """Enemies may not recruit, smuggle or deliver on a Stronghold's island. (AH-BLUE-09, AH-RULE-42)"""
    if state.players[scene.owner].faction == "bluefin":
        return True
    return not has_stronghold(state, state.flagship_cell(scene.owner))


def market_not_empty(state: State, scene: Scene) -> bool:
    return bool(state.market)


def recruiting_suits(state: State, seat: int) -> list[str]:
    """The suits that a seat may recruit: of the island under its Flagship, for Bluefin also of every island with
    a Stronghold. (AH-CREW-01, AH-BLUE-08, -09, AH-RULE-85)"""
    cell = state.flagship_cell(seat)
    here = state.space(cell).island
    if state.players[seat].faction != "bluefin":
        return [here] if here and not has_stronghold(state, cell) else []
    suits = [here] if here else []
    for stronghold in STRONGHOLDS:
        place = state.figures[stronghold]
        if place != OFF:
            suits.append(state.space(place).island)
    return suits


def recruitable(state: State, seat: int) -> list[str]:
    """The Market cards of a suit that the seat may recruit and can pay in gold or dice. (AH-CREW-02, -10)"""
    suits = recruiting_suits(state, seat)
    player = state.players[seat]
    return [
        name
        for name in state.market
        if CARDS[name].suit in suits
        and (state.quota > 0 and bool(player.dice) if CARDS[name].die_cost else CARDS[name].gold_cost <= player.gold)
    ]


async def refill_market(t: Turn) -> None:
    """Draws to three open cards; with an empty deck gaps stay. (AH-CREW-06, AH-RULE-58)"""
    while len(t.state.market) < COMMON.market_open and t.state.market_deck:
        card = await draw(DRAW_MARKET, t.state.market_deck)
        atoms.refill_market(t, card)


async def recruit_for_gold(t: Turn, seat: int, card: str) -> None:
    """Pays the printed gold and takes the card. (AH-CREW-01, -02, -06, -11)"""
    atoms.pay_gold(t, seat, CARDS[card].gold_cost)
    atoms.take_crew(t, seat, card)
    await refill_market(t)


async def recruit_for_die(t: Turn, seat: int, card: str, die: int) -> None:
    """Pays with a die on the cost slot, which counts for the turn. (AH-CREW-02, -03, AH-RULE-39)"""
    atoms.pay_die(t, seat, die, card)
    atoms.take_crew(t, seat, card)
    await refill_market(t)


async def recruit(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Recruiting by a reward, Negotiate or Enlist: without cost. (AH-SMUG-14, AH-RWRD-06, AH-PLAN-01)"""
    if effect.word("island") == "with_comrade":
        return await enlist(t, scene)
    if not t.state.market:
        return False
    options = list(t.state.market)
    if effect.may:
        options.append(NOTHING)
    card = await choose(scene.owner, RECRUIT_FREE, options, (scene.source,))
    if card == NOTHING:
        return False
    atoms.take_crew(t, scene.owner, card)
    await refill_market(t)
    return True


def enlist_regions(state: State) -> list[str]:
    """Islands with a Comrade and without a Stronghold whose suit is in the Market. (AH-PLAN-01, AH-RULE-42)"""
    return [
        region
        for region, cell in state.islands.items()
        if state.comrades[region] and not has_stronghold(state, cell) and _market_of(state, state.space(cell).island)
    ]


def _market_of(state: State, suit: str) -> list[str]:
    return [card for card in state.market if CARDS[card].suit == suit]


async def enlist(t: Turn, scene: Scene) -> bool:
    """Any number of Market cards of one island's suit; the Market is refilled at the end. (AH-PLAN-01)"""
    regions = enlist_regions(t.state)
    if not regions:
        return False
    region = await choose(scene.owner, ENLIST_ISLAND, regions)
    suit = t.state.space(t.state.islands[region]).island
    taken = 0
    while _market_of(t.state, suit):
        options = _market_of(t.state, suit)
        if taken:
            options.append(NOTHING)
        card = await choose(scene.owner, RECRUIT_FREE, options, (scene.source,))
        if card == NOTHING:
            break
        atoms.take_crew(t, scene.owner, card)
        taken += 1
    await refill_market(t)
    return True


def can_recruit(state: State, scene: Scene, effect: Effect) -> bool:
    if effect.word("island") == "with_comrade":
        return bool(enlist_regions(state))
    return bool(state.market)


# Crew and Plans as actions


def usable_crew(state: State, seat: int) -> list[str]:
    """The Crew cards whose action without a die is offered now. (AH-CREW-07, AH-RULE-74)"""
    found: list[str] = []
    actions = CREW_BY_TRIGGER["action"]
    for card in state.players[seat].crew:
        if card in actions:
            ability = actions[card][0]
            if not (ability.limit == ONCE_PER_TURN and card in state.used):
                if offered(state, Scene(seat, card), ability):
                    found.append(card)
    return found


async def use_crew(t: Turn, seat: int, card: str) -> None:
    """A Crew action without a die. (AH-TURN-05, AH-CARD-14, AH-CARD-28)"""
    ability = CREW_BY_TRIGGER["action"][card][0]
    if ability.limit == ONCE_PER_TURN:
        t.state.used.append(card)
    t.tell("crew.used", seat, card)
    await use(t, Scene(seat, card), ability)


def _plan_action(plan: str) -> Ability | None:
    abilities = abilities_when(PLANS[plan].abilities, "action")
    return abilities[0] if abilities else None


PLAN_ACTIONS: Final[dict[str, Ability | None]] = {plan: _plan_action(plan) for plan in PLANS}


def playable_plans(state: State, seat: int) -> list[str]:
    """The Plans that can be played as an action now, one of each kind. (AH-UNIO-07, AH-RULE-74)"""
    kinds: list[str] = []
    found: list[str] = []
    for plan in state.players[seat].plans:
        ability = PLAN_ACTIONS[plan]
        if ability is not None and PLANS[plan].kind not in kinds:
            if offered(state, Scene(seat, plan), ability):
                kinds.append(PLANS[plan].kind)
                found.append(plan)
    return found


async def play_plan(t: Turn, seat: int, plan: str) -> None:
    """A Plan as an action: its cost, its effect, then the discard pile. (AH-UNIO-07, -08)"""
    ability = PLAN_ACTIONS[plan]
    assert ability is not None
    scene = Scene(seat, plan)
    atoms.play_plan(t, seat, plan)
    await use(t, scene, ability)


async def draw_plans(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Draws Plans, fewer if the deck runs out. (AH-UNIO-06)"""
    for _ in range(effect.int_of("amount")):
        if not t.state.plan_deck:
            return False
        plan = await draw(DRAW_PLAN, t.state.plan_deck)
        atoms.draw_plan(t, scene.owner, plan)
    return True


async def return_self(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The card itself goes to the box. (AH-CREW-08)"""
    atoms.return_crew(t, scene.owner, scene.source)
    return True


async def reset_market(t: Turn, scene: Scene, effect: Effect) -> bool:
    """The whole Market to the box and three new cards. (AH-PREP-02, AH-RULE-58)"""
    if not t.state.market or not await consents(scene, effect, RESET_MARKET):
        return False
    atoms.reset_market(t, scene.owner)
    await refill_market(t)
    return True


async def limit_cargo(t: Turn, seat: int) -> None:
    """A Smuggler keeps two Cargo cards and returns what is more. (AH-SMUG-03)"""
    player = t.state.players[seat]
    while len(player.cargo) > FACTIONS[player.faction].cargo_limit:
        card = await choose(seat, RETURN_CARGO, list(player.cargo))
        atoms.return_cargo(t, seat, card)


# Naive Noble


def stealable(state: State, seat: int) -> list[tuple[str, ...]]:
    """Each Crew or Cargo card of an enemy whose Flagship is in the region, and as what it may be tucked.
    (AH-CARD-15, AH-CREW-09, AH-RULE-41)"""
    ways = ["crew", "cargo"] if FACTIONS[state.players[seat].faction].cargo_limit else ["crew"]
    found: list[tuple[str, ...]] = []
    for enemy in enemies_in_region(state, seat):
        for card in state.players[enemy].crew + state.players[enemy].cargo:
            for way in ways:
                found.append((card, way))
    return found


def enemies_in_region(state: State, seat: int) -> list[int]:
    """The enemies whose Flagship is in the region of the own one. (AH-CARD-04, AH-CARD-15)"""
    region = state.region_of(state.flagship(seat))
    return [
        player.seat
        for player in state.players
        if player.seat != seat and state.region_of(state.flagship(player.seat)) == region
    ]


async def steal_card(t: Turn, scene: Scene, effect: Effect) -> bool:
    """Takes a card from an enemy; it arrives without die and damage. (AH-CARD-15, AH-RULE-41)"""
    options = stealable(t.state, scene.owner)
    if not options:
        return False
    card, way = await choose(scene.owner, STEAL_CARD, options)
    victim = next(player.seat for player in t.state.players if card in player.crew or card in player.cargo)
    atoms.steal_card(t, scene.owner, victim, card, way == "crew")
    if way != "crew":
        await limit_cargo(t, scene.owner)
    return True


def enemy_flagship_in_region(state: State, scene: Scene) -> bool:
    return bool(enemies_in_region(state, scene.owner))


def enemy_card_in_region(state: State, scene: Scene) -> bool:
    return bool(stealable(state, scene.owner))


VERBS.add("recruit", recruit)
VERBS.add("draw_plans", draw_plans)
VERBS.add("return_self", return_self)
VERBS.add("reset_market", reset_market)
VERBS.add("steal_card", steal_card)
POSSIBLE.add("recruit", can_recruit)
CONDITIONS.add("no_stronghold_bar", no_stronghold_bar)
CONDITIONS.add("market_not_empty", market_not_empty)
CONDITIONS.add("enemy_flagship_in_region", enemy_flagship_in_region)
CONDITIONS.add("enemy_card_in_region", enemy_card_in_region)
