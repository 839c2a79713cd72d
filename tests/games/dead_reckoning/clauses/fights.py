"""Battles as tests begin them. Seat 0 attacks; in the first throw the attacker's markers land first."""

from __future__ import annotations

from tests.games.dead_reckoning.positions import Play, Position


def two_ships(tile: str = "trade_winds", card: str = "") -> Position:
    """Both ships on r1c1; seat 0 has a captain with the attack flag in play and a card in hand that no battle needs."""
    return Position().tile("r1c1", tile, card).at(0, "r1c1").at(1, "r1c1").crew(0, "captain:2").hand(0, "purser")


def attack(game: Position) -> Play:
    """Seat 0 uses the flag."""
    return game.start().use("attack_ship")


def merchant(card: str = "mr1_packet_boat") -> Position:
    """Seat 0 beside a merchant ship."""
    return Position().tile("r1c1", "trade_winds", card).at(0, "r1c1").hand(0, "purser")


def walls(*buildings: str) -> Position:
    """Seat 0 at an island of seat 1 with these buildings."""
    game = Position().tile("r1c1", "parrot_cay").control(1, "r1c1").building("r1c1", *buildings)
    return game.at(0, "r1c1").hand(0, "purser")


def mustered(play: Play) -> list[tuple[int | str, ...]]:
    """Who took how many markers."""
    return [event.args for event in play.told("battle.muster")]
