"""Every piece in the box, wherever it is: a game never makes or loses one. (AH-FINE-01)"""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import FACTIONS, PLANS
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, Player, State


def census(state: State) -> dict[str, int]:
    """How many pieces of each kind there are, all places together."""
    players = state.players
    return {
        "gold": state.gold + sum(player.gold for player in players),
        "comrades": sum(player.ready + player.comrades for player in players) + sum(state.comrades.values()),
        "market cards": len(market_cards(state)),
        "different market cards": len(dict.fromkeys(market_cards(state))),
        "plans": len(plans(state)),
        "different plans": len(dict.fromkeys(plans(state))),
        "regions": len(state.region_stack) + len(state.region_box) + len(state.laid) + bool(state.drawn_region),
        "dice missing": sum(dice_missing(player) for player in players),
    }


def market_cards(state: State) -> list[str]:
    """The Market cards in all places."""
    found = state.market + state.market_deck + state.box
    if state.delivering:
        found.append(state.delivering)
    for player in state.players:
        found.extend(player.crew + player.cargo)
        for pile in player.pledged:
            found.extend(pile)
    return found


def plans(state: State) -> list[str]:
    """The Plans in all places; one in play shows by its slots."""
    found = state.plan_deck + state.plan_discard
    for player in state.players:
        found.extend(player.plans)
        found.extend(plan for plan in PLANS if PLANS[plan].stays and PLANS[plan].slots[0] in player.slots)
    return found


def dice_missing(player: Player) -> int:
    """Action dice that are nowhere; before the first roll all lie ready and none is missing. (AH-COMP-03)"""
    lying = [content for content in player.slots.values() if EMPTY < content < DAMAGE]
    known = len(player.dice) + len(lying) + len(player.paid) + player.aside
    return FACTIONS[player.faction].action_dice - known if known else 0
