"""Set-up, turns, achievements and the end of the game. (DR-SETUP, DR-TURN, DR-ACH, DR-END)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import LEGENDARY, NEW_SHORES, SEASONED
from quarterdeck.games.dead_reckoning.rules.atoms.board import give_back
from quarterdeck.games.dead_reckoning.state import Player, Turn
from quarterdeck.kernel.rules.events import all_but, only

# Set-up


def leave_out(t: Turn, island: str) -> None:
    """Face down, for the whole game. (DR-SETUP-02)"""
    t.state.islands_down.remove(island)
    t.state.islands_out.append(island)


def deal_bonus(t: Turn, seat: int, tile: str) -> None:
    """Unseen; which one is kept is told. (DR-SETUP-18)"""
    t.state.bonus_bag.remove(tile)
    t.state.players[seat].bonus.append(tile)


def keep_bonus(t: Turn, seat: int, tile: str) -> None:
    """The other one leaves the game unseen. (DR-SETUP-18)"""
    state, player = t.state, t.state.players[seat]
    state.bonus_out.extend(other for other in player.bonus if other != tile)
    player.bonus[:] = [tile]
    t.tell_some(only(seat), "bonus.kept", seat, tile)
    t.tell_some(all_but(seat, state.humans), "bonus.kept_unseen", seat)


def begin_with(t: Turn, starter: int) -> None:
    """(DR-SETUP-20)"""
    state = t.state
    t.tell("starter.drawn", starter)
    at = state.order.index(starter)
    state.order = state.order[at:] + state.order[:at]
    state.turn = starter


# Turns


def pass_turn(t: Turn, seat: int) -> None:
    """The next turn is told when it begins. (DR-TURN-01)"""
    t.state.turn = seat


def trigger_end(t: Turn, seat: int) -> None:
    """(DR-END-01)"""
    t.state.trigger = seat
    t.tell("end.triggered", seat)


def finish_last_turn(t: Turn, seat: int) -> None:
    """Nobody need be told: each has one more turn after the end was triggered. (DR-END-02)"""
    t.state.players[seat].done = 1


# Achievements


def earn(t: Turn, seat: int, achievement: int) -> None:
    """(DR-ACH-01)"""
    t.state.players[seat].achievements.append(achievement)
    t.tell("achievement.earned", seat, achievement)


def count_up(t: Turn, seat: int, achievement: int, count: int) -> None:
    """One more marker lies there now. (DR-ACH-03)"""
    _set_count(t.state.players[seat], achievement, count)
    t.tell("achievement.marker", seat, achievement, count)


def complete(t: Turn, seat: int, achievement: int, count: int) -> None:
    """The tile takes the place of so many markers. (DR-ACH-03)"""
    give_back(t.state, seat, count)
    _set_count(t.state.players[seat], achievement, 0)
    earn(t, seat, achievement)


def give_up_shores(t: Turn, seat: int) -> None:
    """The markers are taken back. (DR-ACH-11, DR-RUL-39)"""
    player = t.state.players[seat]
    give_back(t.state, seat, player.explored)
    player.explored = 0
    t.tell("achievement.out_of_reach", seat, NEW_SHORES)


def _set_count(player: Player, achievement: int, count: int) -> None:
    if achievement == LEGENDARY:
        player.legendary = count
    elif achievement == SEASONED:
        player.seasoned = count
    else:
        player.explored = count


# The end


def show_chest(t: Turn, seat: int) -> None:
    """(DR-END-05)"""
    player = t.state.players[seat]
    player.shown = 1
    t.tell("chest.shown", seat, player.chest)


def end_game(t: Turn, ended: str, champions: list[int]) -> None:
    """`ended`: how, in a word. (DR-SCORE-15)"""
    state = t.state
    state.ended = ended
    state.battle = None
    state.champions = champions
    t.tell("game.over")
