"""Combats that tests begin with."""

from __future__ import annotations

from tests.games.marauders.position import Play, Position


def plain(ship: str = "frigate", other: str = "frigate") -> Position:
    """Two captains whose abilities do not matter in combat: seamanship 2 both, leadership 2 and 3."""
    position = Position(2).captain(0, "frederico_da_silva").captain(1, "william_thorne")
    return position.ship(0, ship).ship(1, other)


def duel(position: Position) -> Play:
    """Seat 0 finds seat 1 in the sea zone of Nassau; round 1 is about to be rolled (both can only shoot)."""
    game = position.at(0, "nassau").at(1, "nassau").play(0)
    return game.give("scout player 2").dice("S 1 1")


def harmless(game: Play) -> Play:
    """A round of which nothing comes: nobody has a success."""
    return game.dice("1 1", "1 1")


def second_round(position: Position) -> Play:
    """A duel whose first round has brought nothing."""
    return harmless(duel(position))


def boarded(position: Position) -> Play:
    """Seat 0 has boarded seat 1, who shot without success; crew combat is about to begin."""
    game = second_round(position)
    return game.give("board", "shoot").dice("S 1", "1 1")
