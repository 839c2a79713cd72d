"""Ahoy at the terminal: whole games, the chart, and that a screen tells a seat nothing that it may not know."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import games
from quarterdeck.games.ahoy.rules import scoring
from quarterdeck.games.ahoy.screen import chart
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import text_of
from quarterdeck.kernel.views.view import redeal
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.start import new_sitting, resumed_sitting
from tests.terminal.sitting import RandomNumbers, Sat, sit

AHOY = games.game("ahoy")


def played(players: int, steps: int, seed: int) -> Table:
    """A table after so many random decisions."""
    table = new_sitting("ahoy", ["random"] * players, seed, {}).table
    chance = Randomness(seed)
    for _ in range(steps):
        if table.over:
            break
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    return table


def boards(table: Table, lang: str = "en", width: int = 80) -> list[str]:
    """What each seat and an onlooker see."""
    show = Show(table, text_of(AHOY, lang))
    return [show.board(seat, width) for seat in range(-1, table.setting.players)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pledged_cargo_lies_face_down_for_all_but_its_owner(lang: str) -> None:
    table = played(4, 60, 1)
    red = table.state.players[1]
    taken = ["diver", "elder"]
    for player in table.state.players:
        player.crew = [card for card in player.crew if card not in taken]
        player.cargo = [card for card in player.cargo if card not in taken]
    table.state.market = [card for card in table.state.market if card not in taken]
    red.pledged = [taken, []]
    text = text_of(AHOY, lang)
    names = [text.name("cargo", cargo) for cargo in ("jewelry", "linen")]
    onlooker, *seats = boards(table, lang, 200)
    assert [all(name in board for name in names) for board in seats] == [False, True, False, False]
    for board in (onlooker, seats[0], seats[2], seats[3]):
        assert not [name for name in names if name in board]
        assert text.say("screen-pledge", number=1, head="?", count=2) in board
    red.revealed = True
    assert all(name in board for board in boards(table, lang, 200) for name in names)


@pytest.mark.parametrize(
    ("seats", "lang"),
    [("human random", "en"), ("random human random", "de"), ("human random human random", "de")],
)
def test_a_whole_game_by_random_numbers(tmp_path: Path, seats: str, lang: str) -> None:
    file = tmp_path / "game.txt"
    sat = Sat(new_sitting("ahoy", seats.split(), 5, {}), RandomNumbers(2, 12), file, lang)
    assert sat.code == 0
    assert sat.table.over
    assert sat.text.missing() == []
    assert "--verify" in sat.shown
    for parts in AHOY.breakdown(sat.table.state):
        for source, points in parts:
            assert f"{points:>6}  {sat.text.say(f'source-{source}')}\n" in sat.shown
    finished = resumed_sitting(file)
    assert finished.table.over
    assert AHOY.scores(finished.table.state) == AHOY.scores(sat.table.state)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_is_wider_than_the_screen_and_no_word_is_missing(players: int, lang: str, width: int) -> None:
    for steps in (0, 5, 40, 150, 400):
        table = played(players, steps, 11 + steps)
        text = text_of(AHOY, lang)
        show = Show(table, text)
        for seat in range(-1, players):
            board = show.board(seat, width)
            assert max(len(line) for line in board.splitlines()) <= width
        assert max(len(line) for line in show.legend(width).splitlines()) <= width
        assert text.missing() == []


def test_the_chart_shows_every_space_and_every_figure() -> None:
    table = played(4, 300, 4)
    view = table.view(0)
    board = boards(table, width=100)[1]
    assert all(f"[{letter}]" in board for letter in "BRMW")
    flagships = [cell for cell in view["figures"][:4] if cell >= 0]
    assert len(flagships) == 4
    text = text_of(AHOY, "en")
    for region, _ in view["laid"]:
        assert text.name("region", region) in board
    for card in view["market"]:
        assert text.name("card", card) in board


def test_a_screen_does_not_depend_on_what_the_seat_cannot_see() -> None:
    """The canary: everything hidden from a seat is dealt anew, and its screen, news and options stay the same."""
    for steps in (20, 120, 240):
        table = played(4, steps, steps)
        show = Show(table, text_of(AHOY, "en"))
        for seat in range(4):
            before = show.board(seat, 100)
            state = table.ctx.state
            table.ctx.state = state.copy()
            redeal(table.ctx.state, seat, Randomness(steps))
            assert show.board(seat, 100) == before
            table.ctx.state = state


def names_of(plans: list[str]) -> list[str]:
    text = text_of(AHOY, "en")
    return [text.name("plan", plan) for plan in plans]


def test_the_names_of_hidden_plans_are_on_no_other_screen() -> None:
    for seed in range(1, 6):
        table = played(2, 30, seed)
        secret = list(table.state.players[1].plans)
        in_the_open = names_of([*table.state.plan_discard])
        own = Show(table, text_of(AHOY, "en"))
        for name in names_of(secret):
            assert name in own.board(1, 100)
            if name not in in_the_open:
                assert name not in own.board(0, 100).replace("[Cu] Cutter", "").replace("[Gu] Gunship", "")
        assert not any(plan in line for plan in secret for line in own.log(0))


def test_two_people_at_one_screen_see_their_own_hand_only(tmp_path: Path) -> None:
    sitting = new_sitting("ahoy", ["human", "human"], 9, {})
    sat = Sat(sitting, io.StringIO("\n" + "1\n" * 60), tmp_path / "game.txt")
    first, _, second = sat.shown.partition(f"Now {sat.text.name('faction', 'mollusk')}")
    secret = names_of(sitting.table.state.players[1].plans)
    shown_to_bluefin = first.replace("[Cu] Cutter", "").replace("[Gu] Gunship", "")
    assert secret
    assert not any(name in shown_to_bluefin for name in secret)
    assert "take the screen" in second


def test_the_board_is_shown_whole_only_when_the_turn_changes_hands(tmp_path: Path) -> None:
    sat = sit("1\n" * 40 + "board\n", tmp_path / "g.txt", "ahoy", "human random")
    turns = sum(1 for event in sat.table.events if event.kind == "turn.begins")
    boards_shown = sat.shown.count("-- Board")
    assert 3 < boards_shown <= turns + 4, "once a turn, once at the beginning, between rounds and on request"
    assert sat.shown.count("you decide") > 2 * boards_shown


def test_a_tile_that_is_to_be_laid_is_shown_without_the_board(tmp_path: Path) -> None:
    for seed in range(1, 30):
        sat = Sat(new_sitting("ahoy", ["human", "random"], seed, {}), RandomNumbers(seed, 6), tmp_path / "g.txt")
        if "Where does the new region" in sat.shown:
            break
    before, _, _ = sat.shown.partition("Where does the new region")
    last = before.rpartition("you decide")[0].rpartition("you decide")[2]
    assert "as it lies turned by r0 to r3" in last and "-- Board" not in last
    assert "Fame" in last, "what the player has"


def test_undo_why_and_the_clause(tmp_path: Path) -> None:
    sat = sit("1\n1\nu\nwhy end\nrule AH-MOVE-02\nwarum x\nquit\n", tmp_path / "g.txt", "ahoy", "human random")
    assert "Taken back." in sat.shown
    assert "AH-TURN-03" in sat.shown
    assert "AH-MOVE-02: You cannot step across a sandbar." in sat.shown


def test_saved_in_mid_action_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "g.txt"
    first = sit("1\n1\nquit\n", file, "ahoy", "human random", seed=3)
    again = Sat(resumed_sitting(file), io.StringIO("board\n"), file)
    assert again.table.ask is not None
    assert first.table.ask is not None
    assert again.table.ask.prompt == first.table.ask.prompt
    assert again.table.keys(0) == first.table.keys(0)


def test_a_wide_sea_is_drawn_in_parts() -> None:
    from quarterdeck.games.ahoy.rules.sea import at, space_number
    from quarterdeck.games.ahoy.screen.chart import draw_map

    text = text_of(AHOY, "en")
    sea: list[list[int]] = []
    regions = ["fish_a", "fish_b", "tree_a", "tree_b", "skull_a", "skull_b"]
    for number, region in enumerate(regions):
        for quarter in range(4):
            cell = at(number * 2 + quarter % 2, quarter // 2)
            sea.append([cell, space_number(region, 0, quarter)])
    view: dict[str, Any] = {
        "sea": sea,
        "wealth": [[region, 3] for region in regions],
        "comrades": [[region, 1] for region in regions],
        "figures": [],
    }
    lines = draw_map(view, text, 80)
    assert max(len(line) for line in lines) <= 80
    assert sum(line.count("c1") for line in lines) == 6
    assert any("11" in line for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_screen_counts_control_as_the_scoring_does(players: int) -> None:
    for seed in range(20):
        table = played(players, 20 + 15 * seed, seed)
        assert chart.control(table.view(0)) == scoring.controls(table.state), f"seed {seed}"
