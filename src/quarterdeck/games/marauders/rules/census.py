"""Every piece in the box, wherever it is: a game never makes or loses one."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import NPC_CARDS
from quarterdeck.games.marauders.state import State


def census(state: State) -> dict[str, int]:
    """How many pieces of each kind there are, all places together."""
    players = state.players
    cargo = cargo_cards(state)
    glory = glory_cards(state)
    return {
        "cargo cards": len(cargo),
        "different cargo cards": len(dict.fromkeys(cargo)),
        "glory cards": len(glory),
        "different glory cards": len(dict.fromkeys(glory)),
        "rumors": len(state.rumor_deck)
        + len([card for card in state.resolving if card not in kept(state)])
        + sum(len(player.rumors) + len(player.kept) for player in players),
        "missions": len(state.missions)
        + len(state.mission_deck)
        + len(state.mission_discard)
        + sum(1 for player in players if player.mission),
        "modifications": len(state.mods_hidden)
        + len(state.mods_open)
        + len(state.mods_loose)
        + sum(len(player.mods) for player in players),
        "merchants": len(state.merchants) + len(state.sighted) + len(state.track),
        "demand": len(state.demand_supply) + len(state.demand_drawn) + sum(1 for good in state.demand if good),
        "weapons": sum(state.weapons.values()) + sum(len(player.weapons) for player in players),
        "event cards": len(event_cards(state)),
        "different event cards": len(dict.fromkeys(event_cards(state))),
        "glory without source": sum(player.glory - sum(player.glory_from) for player in players),
    }


def kept(state: State) -> list[str]:
    return [card for player in state.players for card in player.kept]


def cargo_cards(state: State) -> list[str]:
    found = state.cargo_deck + state.cargo_discard + state.open_cargo
    if state.raid is not None:
        found = found + state.raid.cards
    for player in state.players:
        found = found + player.cargo + player.offer
    return found


def glory_cards(state: State) -> list[str]:
    found = state.glory_deck + state.glory_discard + state.played
    for player in state.players:
        found = found + player.hand + player.laid + player.found + player.specialists
    return found


def event_cards(state: State) -> list[str]:
    """In the deck and the discard, the card of the round, those that last, and those of NPC captains on the board.
    (MM-EVENT-04, MM-NPC-02)"""
    captains = [captain for captain in [*state.npc_captain, state.incoming] if captain]
    for covered in state.npc_covered:
        captains = captains + covered
    found = state.event_deck + state.event_discard + state.lasting + [NPC_CARDS[captain] for captain in captains]
    return found if not state.event or state.event in found else [*found, state.event]
