"""Every piece in the box, wherever it is: a game never makes or loses one. Goods and damage are without limit."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.actions.setup import SAIL_MARKER
from quarterdeck.games.dead_reckoning.state import TIE_BREAK, Player, State


def census(state: State) -> dict[str, int]:
    """How many pieces of each kind there are, all places together."""
    found = {
        "tiles": len(state.islands_down)
        + len(state.islands_out)
        + len(state.sea_down)
        + sum(1 for space in state.spaces if space.tile),
        "row cards": len(row_cards(state)),
        "different row cards": len(dict.fromkeys(row_cards(state))),
        "upgrades": sum(state.upgrades) + sum(upgrades(player) for player in state.players),
        "buildings": sum(state.buildings) + sum(len(space.buildings) for space in state.spaces),
        "solo cards": sum(len(league.deck) + len(league.used) for league in state.leagues),
        "bonus tiles": len(state.bonus_bag) + len(state.bonus_out) + sum(len(player.bonus) for player in state.players),
    }
    for player in state.players[: state.humans]:
        crew = player.hand + player.deck + player.bottom + player.play + player.discard
        found[f"crew {player.seat}"] = len(dict.fromkeys(crew))
        found[f"markers {player.seat}"] = markers(state, player)
    return found


def upgrades(player: Player) -> int:
    return len(player.covered) + sum(1 for upgrade in player.hull if upgrade)


def row_cards(state: State) -> list[str]:
    found = list(state.buried)
    for box in state.boxes:
        found += box.cards + box.top
    found += [space.card for space in state.spaces if space.card]
    for player in state.players:
        found += player.advancements
    for crew in state.crew:
        found += [card for card in crew.sleeve if card]
    if state.battle is not None and state.battle.card:
        found.append(state.battle.card)
    return found


def markers(state: State, player: Player) -> int:
    """In the supply, on the sail track, on islands, on achievements, on the Battle Board."""
    number = SAIL_MARKER + player.markers + player.legendary + player.seasoned + player.explored
    for space in state.spaces:
        number += space.slots.count(player.seat) + space.permanent[player.seat]
    battle = state.battle
    if battle is not None and battle.kind != TIE_BREAK:
        for side in battle.sides:
            if battle.seat_of(side) == player.seat:
                number += sum(battle.settled[side]) + sum(battle.fresh[side]) + battle.flying[side]
    return number
