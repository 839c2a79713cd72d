"""How abilities are carried out: what a verb does, whether it would do anything, what an ability costs. (EFFECTS.md)

Each verb of the vocabulary is one rule in VERBS; POSSIBLE says whether it would change anything now (DR-RUL-82). The
rules themselves live in `actions`, by topic.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from quarterdeck.games.dead_reckoning.content.cards import Cost, Unit
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR, NONE
from quarterdeck.games.dead_reckoning.rules.crews import Ready
from quarterdeck.games.dead_reckoning.rules.ships import cargo_aboard, coins_aboard
from quarterdeck.games.dead_reckoning.state import NOBODY, Player, State, Turn
from quarterdeck.kernel.rules.effects import Effect, Registry


class Scene:
    """Whose effect it is, on which crew card it stands and which ability of it is used up: NOBODY and NONE for what a
    merchant ship's back says."""

    def __init__(self, seat: int, card: int = NOBODY, unit: int = NONE) -> None:
        self.seat = seat
        self.card = card
        self.unit = unit


Verb = Callable[[Turn, Scene, Effect], Coroutine[Any, Any, None]]
Possible = Callable[[State, Scene, Effect], bool]

VERBS: Final[Registry[Verb]] = Registry()
POSSIBLE: Final[Registry[Possible]] = Registry()

NEEDED: Final[list[str]] = ["add_upgrade", "explode_own_marker", "remove_own_marker", "swap_upgrade"]
"""Without these the whole ability cannot be used. (EFFECTS.md)"""

DOCK: Final = "dock"
SHIP: Final = "ship"
DOCK_OR_SHIP: Final = "dock_or_ship"
ISLAND: Final = "island"


def in_stock(player: Player, source: str) -> tuple[int, int]:
    """The cargo and the coins that can be paid from there. (DR-PAY-05)"""
    cargo = coins = 0
    if source != SHIP:
        cargo, coins = player.dock, player.chest
    if source != DOCK:
        cargo, coins = cargo + cargo_aboard(player), coins + coins_aboard(player)
    return cargo, coins


def can_pay(player: Player, cost: Cost | None) -> bool:
    if cost is None:
        return True
    cargo, coins = in_stock(player, cost.source)
    return cost.cargo <= cargo and cost.coin <= coins


def would_do(state: State, scene: Scene, effect: Effect) -> bool:
    possible = POSSIBLE.rules.get(effect.verb)
    return possible is None or possible(state, scene, effect)


def usable(state: State, seat: int, ready: Ready) -> bool:
    """The cost can be paid and something would change. (DR-RUL-58, DR-RUL-82, DR-CREW-22)"""
    unit, player = ready.acting, state.players[seat]
    if unit.in_harbor and player.place != HARBOR:
        return False
    return can_pay(player, unit.cost) and would_change(state, scene_of(seat, ready), unit)


def scene_of(seat: int, ready: Ready) -> Scene:
    return Scene(seat, ready.card, ready.unit.number)


def would_change(state: State, scene: Scene, unit: Unit) -> bool:
    some = False
    for effect in unit.do:
        works = would_do(state, scene, effect)
        if not works and effect.verb in NEEDED:
            return False
        some = some or works
    return some


async def perform(t: Turn, scene: Scene, effects: list[Effect]) -> None:
    """In order, each as far as it can. (EFFECTS.md)"""
    for effect in effects:
        if would_do(t.state, scene, effect):
            await VERBS.rules[effect.verb](t, scene, effect)
