"""The changes: each mutates the state and tells what happened. Rules decide, atoms do."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import CARDS, TRACKS
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.rules.board import ROUNDS, combat_room
from quarterdeck.games.maracaibo.state import EMPTY, INCOME_VP, INFLUENCE_VP, STEALING_VP, Player, State, Turn
from quarterdeck.kernel.rules.events import all_but, only

# Points, money, combat points, figures


def gain_vp(t: Turn, seat: int, amount: int, source: int) -> None:
    """(MA-RUL-46)"""
    if amount:
        player = t.state.players[seat]
        player.vp += amount
        player.vp_from[source] += amount
        t.tell("vp.gained", seat, amount, source)


def steal_vp(t: Turn, thief: int, victim: int, amount: int) -> None:
    """At most what the victim has. (MA-PERM-06, MA-RUL-118)"""
    stolen = min(amount, t.state.players[victim].vp)
    if stolen:
        for seat, change in ((victim, -stolen), (thief, stolen)):
            t.state.players[seat].vp += change
            t.state.players[seat].vp_from[STEALING_VP] += change
        t.tell("vp.stolen", thief, victim, stolen)


def gain_doubloons(t: Turn, seat: int, amount: int) -> None:
    """From the unlimited supply. (MA-COMP-06)"""
    if amount:
        t.state.players[seat].doubloons += amount
        t.tell("doubloons.gained", seat, amount)


def pay_doubloons(t: Turn, seat: int, amount: int) -> None:
    if amount:
        t.state.players[seat].doubloons -= amount
        t.tell("doubloons.paid", seat, amount)


def gain_combat(t: Turn, seat: int, amount: int) -> None:
    """Up to the most that one can have. (MA-FIGHT-09)"""
    player = t.state.players[seat]
    gained = min(amount, combat_room(player))
    if gained:
        player.combat += gained
        t.tell("combat.gained", seat, gained)


def pay_combat(t: Turn, seat: int, amount: int) -> None:
    if amount:
        t.state.players[seat].combat -= amount
        t.tell("combat.paid", seat, amount)


def gain_figures(t: Turn, seat: int, amount: int) -> None:
    """From the general supply, as many as are there. (MA-INST-11)"""
    player = t.state.players[seat]
    gained = min(amount, player.general)
    if gained:
        player.general -= gained
        player.figures += gained
        t.tell("figures.gained", seat, gained)


def return_figures(t: Turn, seat: int, amount: int) -> None:
    """Back to the general supply. (MA-QUEST-02)"""
    if amount:
        t.state.players[seat].figures -= amount
        t.state.players[seat].general += amount
        t.tell("figures.returned", seat, amount)


# Influence and markers


def gain_influence(t: Turn, seat: int, nation: int, amount: int) -> None:
    """Steps beyond the last field give VP instead. (MA-INFL-01, MA-INFL-03)"""
    player = t.state.players[seat]
    moved = min(amount, TRACKS.last_influence - player.influence[nation])
    if moved:
        player.influence[nation] += moved
        t.tell("influence.gained", seat, nation, moved)
    gain_vp(t, seat, (amount - moved) * TRACKS.lapsed_step_vp, INFLUENCE_VP)


def place_marker(t: Turn, nation: int, place: int) -> None:
    """The leftmost one beside the track. (MA-INFL-04)"""
    t.state.left[nation] -= 1
    t.state.markers[place] = nation
    t.tell("marker.placed", nation, place)


def place_space_marker(t: Turn, nation: int, space: int) -> None:
    """On the silver fleet or the gold mine. (MA-LEG-07, MA-LEG-09)"""
    t.state.left[nation] -= 1
    t.state.spaces[space] = nation
    t.tell("marker.on_tile", nation, space)


def remove_marker(t: Turn, place: int) -> None:
    """Out of the game. (MA-FIGHT-11)"""
    t.tell("marker.removed", t.state.markers[place], place)
    t.state.markers[place] = NONE


def drop_marker(t: Turn, nation: int) -> None:
    """A marker that finds no place leaves the game. (MA-SOLO-22)"""
    t.state.left[nation] -= 1
    t.tell("marker.dropped", nation)


# Income


def raise_doubloon_income(t: Turn, seat: int, amount: int) -> None:
    """Steps beyond the last field go to the VP income. (MA-INCOME-01, MA-INCOME-06)"""
    player = t.state.players[seat]
    moved = min(amount, TRACKS.doubloon_last - player.doubloon_income)
    if moved:
        player.doubloon_income += moved
        t.tell("income.doubloons", seat, player.doubloon_income)
    raise_vp_income(t, seat, amount - moved)


def raise_vp_income(t: Turn, seat: int, amount: int) -> None:
    """At 20 it pays for every scoring still to come and begins anew. (MA-INCOME-07, MA-RUL-41)"""
    if not amount:
        return
    player = t.state.players[seat]
    player.vp_income += amount
    while player.vp_income >= TRACKS.vp_turn_at:
        player.vp_income -= TRACKS.vp_turn_at
        gain_vp(t, seat, TRACKS.vp_turn_gain * scorings_to_come(t.state), INCOME_VP)
    t.tell("income.vp", seat, player.vp_income)


def scorings_to_come(state: State) -> int:
    """The current one counts until its income step is done. (MA-RUL-41)"""
    return ROUNDS + 1 - state.round - state.income_paid


# Cards


def discard(t: Turn, seat: int, card: str) -> None:
    """A hand card goes to the discard pile."""
    t.state.players[seat].hand.remove(card)
    t.state.discard.append(card)
    t.tell("card.discarded", seat, card)


def plan(t: Turn, seat: int, card: str) -> None:
    """A hand card goes to a planning space. (MA-FREE-02)"""
    t.state.players[seat].hand.remove(card)
    t.state.players[seat].planned.append(card)
    t.tell("card.planned", seat, card)


def take_from_display(t: Turn, seat: int, position: int, price: int) -> None:
    """(MA-DRAW-01)"""
    card = t.state.display[position]
    t.state.display[position] = EMPTY
    pay_doubloons(t, seat, price)
    t.state.players[seat].hand.append(card)
    t.tell("card.taken", seat, card)


def take_from_pile(t: Turn, seat: int, card: str) -> None:
    """(MA-DRAW-01)"""
    t.state.draw.remove(card)
    t.state.players[seat].hand.append(card)
    t.tell_some(only(seat), "card.drawn", seat, card)
    t.tell_some(all_but(seat, t.state.seats), "card.drawn_unseen", seat)


def lay_out(t: Turn, position: int, card: str) -> None:
    """A card of the draw pile fills a place of the display. (MA-DRAW-04)"""
    t.state.draw.remove(card)
    t.state.display[position] = card
    t.tell("display.filled", position + 1, card)


def reshuffle(t: Turn) -> None:
    """The discard pile becomes the draw pile. (MA-DRAW-05)"""
    t.state.draw = t.state.discard
    t.state.discard = []
    t.tell("pile.rebuilt", len(t.state.draw))


def bought(t: Turn, seat: int, card: str) -> None:
    """The card goes to the tableau. (MA-CARD-04)"""
    t.state.players[seat].tableau.append(card)
    t.tell("card.bought", seat, card)


def post_assistant(t: Turn, seat: int, card: str) -> None:
    """A figure from the own supply stands at the card's place. (MA-CARD-07, MA-ASSIST-01)"""
    player = t.state.players[seat]
    player.figures -= 1
    player.assistants.append(card)
    player.fresh.append(card)
    t.tell("assistant.posted", seat, CARDS[card].place, card)


def figure_to_card(t: Turn, seat: int, card: str) -> None:
    """(MA-CARD-08, MA-INST-14)"""
    player = t.state.players[seat]
    player.figures -= 1
    player.card_figures[card] = player.card_figures.get(card, 0) + 1
    t.tell("figure.on_card", seat, card)


# Quests


def lay_quest(t: Turn, tile: str, place: int) -> None:
    t.state.quest_places.append(place)
    t.state.quest_tiles.append(tile)
    t.tell("quest.laid", tile, place)


def lift_quest(t: Turn, tile: str, place: int) -> None:
    """Takes a tile from its place."""
    state = t.state
    for i, where in enumerate(state.quest_places):
        if where == place and state.quest_tiles[i] == tile:
            del state.quest_places[i]
            del state.quest_tiles[i]
            return


def has_synergy(player: Player, synergy: int) -> bool:
    return player.synergies[synergy] > 0
