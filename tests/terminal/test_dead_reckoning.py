"""Dead Reckoning at the terminal: whole games, the chart, battles, and that a screen tells nothing that is secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.games.dead_reckoning.content.components import ZONES
from quarterdeck.games.dead_reckoning.content.pieces import LINES
from quarterdeck.games.dead_reckoning.kinds import crew_id
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.kernel.views.view import redeal
from quarterdeck.terminal.page import options_block
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.start import new_sitting, resumed_sitting
from tests.games.dead_reckoning.positions import Play, Position
from tests.terminal.sitting import RandomNumbers, Sat

ROOM = (HOUSE, "dead_reckoning")

RAW = re.compile(r"[_{}<>$]|\br\d[c ]|\bsolo \d|\bseat ?\d")
"""What no drawing contains: ids, placeables, markers of missing texts."""

EVERY = 19
"""A table is drawn after so many decisions."""

TOGETHER = {"opponents": "league"}
TABLES: list[tuple[int, dict[str, str]]] = [(1, {"difficulty": "extreme"}), (2, {}), (2, TOGETHER), (4, {})]


def played(players: int, options: dict[str, str], seed: int, most: int = 700) -> Iterator[Table]:
    """A game at random: the table now and then, and at the end."""
    table = new_sitting("dead_reckoning", ["random"] * players, seed, options).table
    chance = Randomness(seed)
    for step in range(most):
        if table.over:
            break
        if step % EVERY == 0 or table.state.battle is not None:
            yield table
        seat = table.waiting()[0]
        options_now = table.options(seat)
        table.answer(seat, options_now[chance.below(len(options_now))])
    yield table


def drawn(game: Play, seat: int = 0, lang: str = "en", width: int = 100) -> str:
    """What a seat sees, without the breaks of its lines."""
    return re.sub(r"[\s│]+", " ", Show(game.table, text_of(GAME, lang)).board(seat, width))


# Whole games


@pytest.mark.parametrize(
    ("seats", "lang", "options"),
    [("human", "en", {}), ("human", "de", {"difficulty": "hard"}), ("human random", "de", TOGETHER)],
)
def test_a_whole_game_by_random_numbers(tmp_path: Path, seats: str, lang: str, options: dict[str, str]) -> None:
    file = tmp_path / "game.txt"
    sat = Sat(new_sitting("dead_reckoning", seats.split(), 4, options), RandomNumbers(3, 14), file, lang, 100)
    assert sat.code == 0
    assert sat.table.over
    assert sat.text.missing() == []
    assert "--verify" in sat.shown
    assert sat.text.say("how-to-win").split("\n")[0] in " ".join(sat.shown.split())
    finished = resumed_sitting(file)
    assert GAME.scores(finished.table.state) == GAME.scores(sat.table.state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_position_is_drawn_in_words_and_fits_the_screen(players: int, options: dict[str, str]) -> None:
    texts = [text_of(GAME, lang) for lang in languages()]
    for number, table in enumerate(played(players, options, 10 + players)):
        for text in texts:
            show = Show(table, text)
            width = (60, 80, 100, 160)[number % 4]
            for seat in range(-1, players):
                board, glance = show.board(seat, width), show.glance(seat, width)
                assert max(len(line) for line in board.splitlines()) <= width
                assert max([len(line) for line in glance.splitlines()], default=0) <= width
                assert not RAW.search(board), RAW.search(board)
            for seat in [] if table.over else table.waiting():
                shown = options_block(show.choices(seat), width)
                assert max(len(line) for line in shown.splitlines()) <= width
    for text in texts:
        assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_the_legend_fits_the_screen_and_tells_every_mark(lang: str) -> None:
    text = text_of(GAME, lang)
    for width in (60, 80, 160):
        legend = Show(next(played(2, {}, 1)), text).legend(width)
        assert max(len(line) for line in legend.splitlines()) <= width
        assert not RAW.search(legend)
        assert all(mark in legend for mark in ("░", "★", "◆", "⊕", "✓", "×", "■", "+", "·", "!»", "A1", "→"))
    assert text.missing() == []
    assert Catalogue(ROOM, lang).junk == []


# Nothing hidden


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_screen_does_not_depend_on_what_the_seat_cannot_see(players: int, options: dict[str, str]) -> None:
    """The canary: everything hidden from a seat is dealt anew, and its screen stays the same."""
    text = text_of(GAME, "en")
    for number, table in enumerate(played(players, options, 20 + players, 300)):
        show, state = Show(table, text), table.ctx.state
        for seat in range(-1, players):
            expected = show.board(seat, 100)
            table.ctx.state = state.copy()
            redeal(table.ctx.state, seat, Randomness(number))
            assert show.board(seat, 100) == expected
            table.ctx.state = state


def test_hands_chests_and_unseen_levels_are_on_no_other_screen() -> None:
    position = Position(2).hand(0, "gunner").having(0, chest=27)
    gunner = position.player(0).hand[0]
    position.state.crew[gunner].raised = position.state.crew[gunner].unseen = 1
    game = position.start(1)
    own, other = drawn(game, 0), drawn(game, 1)
    assert "27 coins in the chest" in own
    assert "27" not in other
    assert "Gunner 1, level 2" in own
    assert "Gunner" not in other
    assert "1 card in hand" in other


# The chart


def test_a_space_tells_tile_influence_goods_buildings_card_and_ships() -> None:
    position = Position(2).tile("r1c1", "parrot_cay", "r1_topman_l").tile("r1c2", "trade_winds")
    position.control(1, "r1c1").goods("r1c1", cargo=2, coins=1).building("r1c1", "fort").at(0, "r1c1", pirate=True)
    board = drawn(position.start(0), width=160)
    assert "Row 1, left «P!»" in board
    assert "Parrot Cay end 4/2" in board
    assert "[B B B] perm. B1" in board
    assert "★B 4 markers makes 2 cargo" in board, "one printed, one by the arrow of Trade Winds"
    assert "here 2 cargo 1 coin Fort" in board
    assert "Row 1, left: + Topman, 2 cargo, lower line – 1 sail" in board
    assert "←1 cargo →1 cargo" in board
    assert "Row 4, right ░░░ face down" in board


def test_a_glance_shows_where_the_ship_is_in_its_own_turn() -> None:
    position = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1")
    show = Show(position.start(0).table, text_of(GAME, "en"))
    assert "Row 1, left «P», Parrot Cay, end 4/2, [· · ·]" in " ".join(show.glance(0, 100).split())
    assert "Parrot" not in show.glance(1, 100)


# Ships and crews


def test_goods_that_cover_sails_are_marked() -> None:
    position = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1").hold(0, A=(2, 1)).upgrade(0, B="up_gun_port")
    board = drawn(position.start(0))
    assert "A [1 sail, hold 4] 2 cargo and 1 coin (covers what this space gives)" in board
    assert "B [Gun Port: 1 cannon, hold 3]" in board


def test_a_crew_card_is_one_card_with_added_lines_marked() -> None:
    game = Position(2).crew(0, "crewman:2+r1_topman_l").start(0)
    board = drawn(game)
    assert "Crewman 1, level 2: +2 cargo (dock)" in board
    assert f"⊕ {text_of(GAME, 'en').name('line', LINES[2])}, Topman: 1 sail" in board


def test_abilities_that_were_used_are_marked() -> None:
    game = Position(2).crew(0, "crewman:1").start(0)
    assert "✓" not in drawn(game)
    (key,) = [key for key in game.table.keys(0) if key.startswith(f"use {crew_id(game.state.players[0].play[0])} ")]
    game.give(key)
    assert "Crewman 1, level 1: ✓ +1 cargo (dock)" in drawn(game)


# The League


def test_the_league_tells_its_card_its_piles_and_its_strength() -> None:
    for table in played(1, {}, 5):
        league = table.state.leagues[0]
        if league.turns >= 4 and table.state.players[1].advancements:
            break
    board = re.sub(r"\s+", " ", Show(table, text_of(GAME, "en")).board(0, 100))
    card = text_of(GAME, "en").name("solo", league.used[-1])
    assert f"Card of its turn {league.turns}: {card}, blue side" in board
    assert f"League, section {'ABCDE'[min((league.turns - 1) // 3, 4)]}: " in board
    assert "pile (" in board
    assert "In a battle at sea it throws" in board
    assert "coins if the game ended now" in board


# Battles


def test_a_battle_shows_the_zones_with_the_markers_in_them() -> None:
    for table in played(2, {}, 2):
        battle = table.state.battle
        if battle is not None and sum(battle.settled[0]) and sum(battle.settled[1]):
            break
    show = Show(table, text_of(GAME, "en"))
    wide, narrow = show.glance(0, 100), show.glance(0, 60)
    for zone in ZONES:
        lying = sum(side[zone.index] for side in battle.settled)
        name = text_of(GAME, "en").name("zone", zone.id)
        assert f"{name[-2:]} " in wide
        assert (f"{name}: (" in narrow) == (lying > 0)
    attacker = "PB"[battle.attacker]
    assert wide.count(f"({attacker}") == sum(1 for number in battle.settled[0] if number) + 1
