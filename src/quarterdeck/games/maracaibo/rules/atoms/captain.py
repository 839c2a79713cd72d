"""What becomes of a captain: influence, ship board, synergies, career, assistants, quests and tokens won."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS, CAREERS, STORIES, TRACKS
from quarterdeck.games.maracaibo.rules.atoms.purse import gain_vp
from quarterdeck.games.maracaibo.state import INFLUENCE_VP, QUESTS_VP, Turn

FREE_QUESTS: Final = 3
"""So many quests bring nothing on the quest track; the next is worth more than those after it. (MA-QUEST-04)"""


def gain_influence(t: Turn, seat: int, nation: int, amount: int) -> None:
    """Steps beyond the last field give VP instead. (MA-INFL-01, MA-INFL-03)"""
    player = t.state.players[seat]
    moved = min(amount, TRACKS.last_influence - player.influence[nation])
    if moved:
        player.influence[nation] += moved
        t.tell("influence.gained", seat, nation, moved)
    gain_vp(t, seat, (amount - moved) * TRACKS.lapsed_step_vp, INFLUENCE_VP)


# The ship board and synergies


def lift_disc(t: Turn, seat: int, area: int) -> None:
    """The second disc of an area unlocks it. (MA-SHIP-01)"""
    player = t.state.players[seat]
    player.discs[area] -= 1
    t.tell("disc.taken", seat, area)
    if player.unlocked(area):
        t.tell("area.unlocked", seat, area)


def take_synergy(t: Turn, seat: int, synergy: int) -> None:
    """(MA-INCOME-04)"""
    t.state.players[seat].synergies[synergy] = 1
    t.tell("synergy.gained", seat, synergy)


# The career


def deal_career(t: Turn, seat: int, career: str) -> None:
    """One to choose from; all have the same number of tasks. (MA-PSET-05, MA-PSET-06)"""
    player = t.state.players[seat]
    t.state.careers.remove(career)
    player.careers.append(career)
    player.tasks = [0] * len(CAREERS[career].tasks)


def choose_career(t: Turn, seat: int, career: str) -> None:
    """(MA-PSET-09, MA-RUL-02)"""
    player = t.state.players[seat]
    player.career = career
    player.careers = []
    t.tell("career.chosen", seat, career)


def complete_task(t: Turn, seat: int, index: int, level: int) -> None:
    """Its figure is the player's own now. (MA-CAREER-02, MA-CAREER-03)"""
    player = t.state.players[seat]
    player.tasks[index] = level
    player.figures += 1
    t.tell("task.completed", seat, index + 1, level)


# Assistants, and figures on cards


def post_assistant(t: Turn, seat: int, card: str) -> None:
    """A figure from the own supply stands at the card's place. (MA-CARD-07, MA-ASSIST-01)"""
    player = t.state.players[seat]
    player.figures -= 1
    player.assistants.append(card)
    player.fresh.append(card)
    t.tell("assistant.posted", seat, CARDS[card].place, card)
    if CARDS[card].place in player.reached:
        player.settled.append(card)  # it gives nothing any more in this round (MA-RUL-12, MA-RUL-13)


def figure_to_card(t: Turn, seat: int, card: str) -> None:
    """(MA-CARD-08, MA-INST-14)"""
    player = t.state.players[seat]
    player.figures -= 1
    player.card_figures[card] = player.card_figures.get(card, 0) + 1
    t.tell("figure.on_card", seat, card)


def use_assistant(t: Turn, seat: int, card: str) -> None:
    """(MA-ASSIST-02)"""
    t.state.players[seat].settled.append(card)
    t.tell("assistant.used", seat, card)


def pass_assistant(t: Turn, seat: int, card: str) -> None:
    """It gives no action any more in this round. (MA-ASSIST-05)"""
    t.state.players[seat].settled.append(card)
    t.tell("assistant.unused", seat, card)


# Quests and combat tokens won


def keep_quest(t: Turn, seat: int, tile: str) -> None:
    """The fourth quest on the track gives VP, and each further one. (MA-QUEST-04)"""
    quests = t.state.players[seat].quests
    quests.append(tile)
    if len(quests) == FREE_QUESTS + 1:
        gain_vp(t, seat, TRACKS.fourth_quest_vp, QUESTS_VP)
    elif len(quests) > FREE_QUESTS + 1:
        gain_vp(t, seat, TRACKS.further_quest_vp, QUESTS_VP)


def keep_story_tile(t: Turn, seat: int, tile: str) -> None:
    """It counts as a quest, and its card as fulfilled. (MA-STORY-02, MA-RUL-100)"""
    assert tile in STORIES
    t.state.story_takers[tile] = seat
    keep_quest(t, seat, tile)


def quest_to_card(t: Turn, seat: int, tile: str, card: str) -> None:
    """(MA-INST-06)"""
    t.state.players[seat].card_quests[card] = tile
    t.tell("quest.on_card", seat, tile, card)


def take_quest_from_card(t: Turn, seat: int, card: str) -> str:
    """(MA-INST-06, MA-RUL-112)"""
    tile = t.state.players[seat].card_quests.pop(card)
    t.tell("quest.fulfilled", seat, tile)
    return tile


def keep_token(t: Turn, seat: int, token: str) -> None:
    """After its combat. (MA-FIGHT-15)"""
    tokens = t.state.players[seat].tokens
    tokens.append(token)
    t.tell("combat.over", seat, len(tokens))
