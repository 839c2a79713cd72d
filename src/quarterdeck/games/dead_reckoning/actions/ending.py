"""The end of the game: chests are opened, ties are thrown out. (DR-END-05, DR-SCORE-15, DR-TIE)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.actions.tower import LANDING
from quarterdeck.games.dead_reckoning.components import EXPLOSION, ZONES
from quarterdeck.games.dead_reckoning.scoring import cannons_of, total
from quarterdeck.games.dead_reckoning.state import Turn
from quarterdeck.kernel.ask import draw
from quarterdeck.kernel.state import OVER


async def count(t: Turn) -> None:
    """Everything is shown and counted; most coins win. (DR-END-05, DR-SCORE-15)"""
    state = t.state
    for player in state.players:
        player.shown = 1
        t.tell("chest.shown", player.seat, player.chest)
    totals = [total(state, player.seat) for player in state.players]
    state.tied = [seat for seat, points in enumerate(totals) if points == max(totals)]
    state.ended = "coins" if len(state.tied) == 1 else "battle"
    state.phase = "tie"


async def break_tie(t: Turn) -> None:
    """Tied players throw a marker for each of their cannons until one has more strength than the others. (DR-TIE-01,
    DR-TIE-02)"""
    state = t.state
    if len(state.tied) > 1:
        strengths = [await strength_thrown(t, seat) for seat in state.tied]
        state.tied = [seat for seat, points in zip(state.tied, strengths) if points == max(strengths)]
    if len(state.tied) == 1:
        state.champions = state.tied.copy()
        t.tell("game.over")
        state.phase = OVER


async def strength_thrown(t: Turn, seat: int) -> int:
    """Pushes cannot change whose marker it is, but where it lies; without abilities all markers fall together.
    (DR-TIE-02, DR-TOWER-03)"""
    flying = cannons_of(t.state, t.state.players[seat])
    t.tell("tie.thrown", seat, flying)
    strength = 0
    while flying > 0:
        flying -= 1
        zone: int = await draw("tower.zone", LANDING, (seat,))
        t.tell("marker.landed", seat, zone)
        if zone == EXPLOSION:
            flying += 2
        elif ZONES[zone].type == "strength":
            strength += ZONES[zone].count
    t.tell("tie.strength", seat, strength)
    return strength
