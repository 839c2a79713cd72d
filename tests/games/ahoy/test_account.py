"""Where Fame comes from, battles that lie open on the table, and stored states that knew neither."""

from __future__ import annotations

import pytest

from quarterdeck.bots.random_bot import pick
from quarterdeck.games.ahoy.rules.scoring import EARLIER
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import FAME_SOURCES
from quarterdeck.kernel.game import Setting, by_source
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.state import from_plain, to_plain
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.view import ONLOOKER
from tests.games.ahoy.position import Play, Position


def accounted(table: Table) -> bool:
    """Whether each seat's sources add up to its Fame and none is unknown."""
    breakdown = GAME.breakdown(table.state)
    sums = [sum(points for _, points in parts) for parts in breakdown]
    return sums == GAME.scores(table.state) and EARLIER not in by_source(breakdown)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fame_is_accounted_for_at_every_decision(players: int) -> None:
    gained = [0] * len(FAME_SOURCES)
    for seed in range(60):
        if seed >= 6 and (all(gained) or players < 4):  # by chance Cargo is seldom delivered
            break
        table = Table(GAME, Setting(players), Dealer(seed_from_number(seed), "account"))
        chance = Randomness(seed)
        while not table.over:
            assert accounted(table)
            seat = table.waiting()[0]
            table.answer(seat, pick(table.options(seat), chance))
        assert accounted(table)
        for player in table.state.players:
            gained = [had + more for had, more in zip(gained, player.earned, strict=True)]
    assert all(gained) or players < 4, gained


def test_what_a_faction_cannot_gain_is_not_listed() -> None:
    breakdown = GAME.breakdown(Position(3).fame("bluefin", 4).state)
    assert breakdown[0] == [("regions", 0), (EARLIER, 4)]
    assert breakdown[1] == [("deliveries", 0), ("rewards", 0), ("pledges", 0)]
    assert by_source(breakdown)["deliveries"] == [None, 0, None]


def fight() -> Play:
    """The Union's Flagship sails into Bluefin's space and has to decide whether to fire."""
    p = Position(2).tile("compass_b", 0, 0).tile("skull_a", 10, 10)
    p.put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3)
    p.slot("mollusk", "mollusk_cannons_1", 4)
    return p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")


def test_everybody_sees_a_battle_under_way_until_the_next_action_is_chosen() -> None:
    game = fight()
    for seat in (0, 1, ONLOOKER):
        (battle,) = game.table.view(seat)["battles"]
        assert (battle["won"], battle["ignored"], battle["attack"]["rolled"]) == (-1, False, [])
    game.give("fire mollusk_cannons_1 2").chance(3, 2)
    (battle,) = game.table.view(ONLOOKER)["battles"]
    attack, defence = battle["attack"], battle["defence"]
    assert (attack["rolled"], attack["fired"], attack["total"]) == ([3], 2, 5)
    assert (defence["rolled"], defence["fired"], defence["total"]) == ([2], 0, 2)
    assert battle["won"] == attack["seat"] == game.state.seat_of("mollusk")
    while game.prompt != "turn.act":
        game.give(game.options[-1])
    assert len(game.state.battles) == 1
    game.give(game.options[0])
    assert game.state.battles == []


def test_a_clone_in_mid_battle_has_a_battle_of_its_own() -> None:
    game = fight()
    twin = game.table.clone()
    game.give("fire mollusk_cannons_1 2")
    assert (game.state.battles[0].attack.fired, twin.state.battles[0].attack.fired) == (2, 0)


def test_a_state_of_the_first_schema_is_read() -> None:
    state = Position(3).fame("mollusk", 7).state
    plain = to_plain(state)
    del plain["battles"]
    for player in plain["players"]:
        del player["earned"]
    again = from_plain(GAME.state_class(), GAME.migrate(plain, 1))
    assert again == state
    assert GAME.breakdown(again)[2] == [("regions", 0), (EARLIER, 7)]
