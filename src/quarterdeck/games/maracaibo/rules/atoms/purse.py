"""Points, money, combat points, figures, income. (MA-FIGHT-09, MA-INCOME)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import TRACKS
from quarterdeck.games.maracaibo.rules.board import ROUNDS, combat_room
from quarterdeck.games.maracaibo.state import INCOME_VP, STEALING_VP, State, Turn


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
