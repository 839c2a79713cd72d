"""Single matches: on the bare rules where all play at random, at a table otherwise."""

from __future__ import annotations

import pytest

from quarterdeck.bots import make_bot
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.kernel.tables.run import Run, play_out
from quarterdeck.kernel.tables.verify import check
from quarterdeck.sim.match import (
    bot_seed,
    decisions_of,
    match_name,
    play_at_table,
    play_match,
    result_from_plain,
    result_of,
    seated,
)
from tests.kernel.toy import GAME

SETTING = Setting(3, {"length": "long"})


@pytest.mark.parametrize("bots", [["random"] * 3, ["random:uniform"] * 3, ["random", "search:5", "random"]])
def test_a_match_can_be_had_again_by_its_seed(bots: list[str]) -> None:
    once = play_match(GAME, SETTING, bots, 11)
    assert once.plain() == play_match(GAME, SETTING, bots, 11).plain()
    others = [play_match(GAME, SETTING, bots, seed).plain() for seed in range(12, 17)]
    assert once.plain()[2:] not in [other[2:] for other in others]


def test_a_match_tells_how_it_ended() -> None:
    match = play_match(GAME, SETTING, ["random"] * 3, 1)
    assert match.ending in {"empty", "time"}
    assert len(match.scores) == 3
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == max(match.scores)]
    assert sum(match.share(seat) for seat in range(3)) == pytest.approx(1.0)
    assert match.decisions > 5
    assert result_from_plain(match.plain()).plain() == match.plain()


def test_uniform_matches_are_the_kernels_own_play_outs() -> None:
    run = Run(GAME, GAME.start(GAME.check(SETTING)))
    run.begin()
    decisions = play_out(run, Randomness(4))
    match = play_match(GAME, SETTING, ["random:uniform"] * 3, 4)
    assert (match.decisions, match.scores) == (decisions, GAME.scores(run.ctx.state))


def test_the_dice_of_a_match_at_a_table_can_be_checked() -> None:
    bots = [make_bot("random", bot_seed(6, seat)) for seat in range(3)]
    table = play_at_table(GAME, SETTING, bots, 6)
    assert table.dealer is not None
    assert table.dealer.commitment() == Dealer(seed_from_number(6), match_name(GAME, 6)).commitment()
    assert check(written(table, ["bot"] * 3).text()) == []
    assert decisions_of(table) == sum(1 for entry in table.journal if entry.seat >= 0 and not entry.auto)


def test_a_match_that_was_stopped_has_no_winner() -> None:
    bots = [make_bot("random", seat) for seat in range(3)]
    table = play_at_table(GAME, SETTING, bots, 6, most=4)
    result = result_of(GAME, table.state, 6, 0, decisions_of(table))
    assert (result.ending, result.winners) == ("unfinished", [])
    assert result.share(0) == 0.0


def test_bots_move_up_by_the_shift() -> None:
    assert seated(["a", "b", "c"], 0) == ["a", "b", "c"]
    assert seated(["a", "b", "c"], 1) == ["c", "a", "b"]
    assert len({bot_seed(seed, seat) for seed in range(50) for seat in range(4)}) == 200
