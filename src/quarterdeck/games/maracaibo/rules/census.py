"""Every piece in the box, wherever it is: a game never makes or loses one."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import CARDS, LAST_FIELD
from quarterdeck.games.maracaibo.state import EMPTY, Player, State


def census(state: State) -> dict[str, int]:
    """How many pieces of each kind there are, all places together."""
    people = state.players[: state.seats]
    return {
        "figures": sum(figures(state, player) for player in people),
        "project cards": len(projects(state)) - len(state.story_cards),
        "different project cards": len(dict.fromkeys(projects(state))) - len(state.story_cards),
        "quest tiles": len(quests(state)),
        "different quest tiles": len(dict.fromkeys(quests(state))),
        "combat tokens": len(tokens(state)),
        "tokens beside piles": len(state.tokens) - sum(state.piles),
        "points without source": sum(player.vp - sum(player.vp_from) for player in state.players),
        "careers": len(state.careers)
        + sum(len(player.careers) or 2 for player in people if player.careers or player.career),
        "explorers on an occupied field": crowded(state),
    }


def crowded(state: State) -> int:
    """None but on the first and the last field. (MA-EXPL-03)"""
    fields = [player.explorer for player in state.players if player.explorer not in (0, LAST_FIELD.field)]
    return len(fields) - len(dict.fromkeys(fields))


def figures(state: State, player: Player) -> int:
    """(MA-COMP-11)"""
    on_career = player.tasks.count(0) if player.tasks else 3
    invested = sum(1 for seats in state.investors.values() if player.seat in seats)
    on_cards = sum(player.card_figures.values())
    return player.figures + player.general + on_career + invested + on_cards + len(player.assistants)


def projects(state: State) -> list[str]:
    """The project cards in all places."""
    found = state.draw + state.discard + state.aside + [card for card in state.display if card != EMPTY]
    for player in state.players:
        found.extend(player.hand + player.apart + player.planned + player.tableau)
    if state.jean is not None:
        found.extend(state.jean.cards)
    return found + [card for card in state.resolving if card in CARDS]


def tokens(state: State) -> list[str]:
    """The combat tokens in all places."""
    found = state.tokens + [combat.token for combat in state.combats if combat.token]
    for player in state.players:
        found.extend(player.tokens)
    return found


def quests(state: State) -> list[str]:
    """The quest tiles in all places, story tiles not counted."""
    found = (
        state.quest_pile + [state.quest_top] + state.quest_tiles + list(state.field_quests.values()) + state.resolving
    )
    for player in state.players:
        found.extend(player.quests + list(player.card_quests.values()))
    return [tile for tile in found if tile.startswith("q")]
