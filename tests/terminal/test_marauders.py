"""Merchants & Marauders at the terminal: whole games, the chart, and that a screen tells nothing that is secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.games.marauders.content.components import NATIONS, ZONES
from quarterdeck.games.marauders.screen import chart
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.kernel.views.view import redeal
from quarterdeck.terminal.page import options_block
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.start import new_sitting, resumed_sitting
from tests.games.marauders.clauses.duels import duel, plain
from tests.games.marauders.position import Play, Position
from tests.terminal.sitting import RandomNumbers, Sat

ROOM = (HOUSE, "marauders")

RAW = re.compile(r"[_{}<>$]|cargo [a-z]+ \d|\bev ")
"""What no drawing contains: ids, placeables, markers of missing texts."""

EVERY = 29
"""A table is drawn after so many decisions."""


def played(players: int, seed: int, most: int = 2500) -> Iterator[Table]:
    """A game at random: the table now and then, and at the end."""
    table = new_sitting("marauders", ["random"] * players, seed, {"windows": "fast", "target": "6"}).table
    chance = Randomness(seed)
    for step in range(most):
        if table.over:
            break
        if step % EVERY == 0:
            yield table
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
    yield table


def drawn(game: Play, seat: int = 0, lang: str = "en", width: int = 100) -> str:
    """What a seat sees, without the breaks of its lines."""
    return re.sub(r"\s+", " ", Show(game.table, text_of(GAME, lang)).board(seat, width))


# Whole games


@pytest.mark.parametrize(("seats", "lang"), [("human random", "en"), ("random human random", "de")])
def test_a_whole_game_by_random_numbers(tmp_path: Path, seats: str, lang: str) -> None:
    file = tmp_path / "game.txt"
    sat = Sat(new_sitting("marauders", seats.split(), 4, {"target": "6"}), RandomNumbers(3, 14), file, lang)
    assert sat.code == 0
    assert sat.table.over
    assert sat.text.missing() == []
    assert "--verify" in sat.shown
    finished = resumed_sitting(file)
    assert GAME.scores(finished.table.state) == GAME.scores(sat.table.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_drawn_in_words_and_fits_the_screen(players: int) -> None:
    texts = [text_of(GAME, lang) for lang in languages()]
    for number, table in enumerate(played(players, 10 + players)):
        for text in texts:
            show = Show(table, text)
            width = (60, 80, 120, 160)[number % 4]
            for seat in range(-1, players):
                board = show.board(seat, width)
                assert max(len(line) for line in board.splitlines()) <= width
                assert not RAW.search(board), RAW.search(board)
                assert "…" not in board or width < 160
            for seat in [] if table.over else table.waiting():
                options = options_block(show.choices(seat), width)
                assert max(len(line) for line in options.splitlines()) <= width
    for text in texts:
        assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_the_legend_fits_the_screen_and_tells_every_mark(lang: str) -> None:
    text = text_of(GAME, lang)
    for width in (60, 80, 160):
        legend = Show(next(played(2, 1)), text).legend(width)
        assert max(len(line) for line in legend.splitlines()) <= width
        assert not RAW.search(legend)
        said = " ".join(legend.split())
        assert all(mark in said for mark in ("◆", "+", "*", "×", "‹Ps›", "‹Pf›", "!", "«Gr»"))
        assert all(text.say(f"nation-letter-{nation.id}") in said for nation in NATIONS)
    assert text.missing() == []
    assert Catalogue(ROOM, lang).junk == []


# Nothing hidden


@pytest.mark.parametrize("players", [2, 4])
def test_a_screen_does_not_depend_on_what_the_seat_cannot_see(players: int) -> None:
    """The canary: everything hidden from a seat is dealt anew, and its screen stays the same."""
    text = text_of(GAME, "en")
    for number, table in enumerate(played(players, 20 + players)):
        show, state = Show(table, text), table.ctx.state
        for seat in range(-1, players):
            expected = show.board(seat, 100)
            table.ctx.state = state.copy()
            redeal(table.ctx.state, seat, Randomness(number))
            assert show.board(seat, 100) == expected
            table.ctx.state = state


# The chart


def test_all_zones_that_border_on_each_other_lie_beside_each_other() -> None:
    assert set(chart.PLACES) == {zone.id for zone in ZONES}
    for zone in ZONES:
        for other in zone.adjacent.values():
            one, two = zone.id, ZONES[other].id
            assert abs(chart.PLACES[one][1] - chart.PLACES[two][1]) <= 1
            gaps = [abs(a - b) for a in chart.columns_of(one) for b in chart.columns_of(two)]
            assert min(gaps) <= 1


@pytest.mark.parametrize("width", [80, 120])
def test_as_many_lines_are_drawn_as_there_are_borders(width: int) -> None:
    board = Show(Position(2).play(0).table, text_of(GAME, "en")).board(-1, width)
    borders = sum(len(zone.adjacent) for zone in ZONES) // 2
    assert len(re.findall(r"─+|[│╱╲]", board)) == borders


def test_a_cell_tells_port_demand_merchant_offer_mission_and_ships() -> None:
    position = Position(2).at(0, "nassau").at(1, "nassau", in_port=True).bounties(0, english=1)
    position.merchant("nassau", "french").modification_at("nassau", "hammocks").demand("nassau", "sugar")
    board = drawn(position.npc("john_benbow", "nassau").play(0))
    assert "E×sugar" in board
    assert "◆+" in board
    assert "«Re» (Bl) ‹E!›" in board
    assert "‹E›" in drawn(position.play(0), seat=1), "it does not hunt Blue"


# Captains, NPC ships, combats


def test_npc_ships_tell_whom_they_would_hunt_and_why() -> None:
    position = plain().at(0, "basse_terre").bounties(0, spanish=2)
    position.at(1, "caracas").bounties(1, spanish=1, dutch=1, english=1).npc("jean_du_casse", "basse_terre")
    board = drawn(position.play(0), seat=0)
    assert "hostile to you, but has better prey: 2 bounties of other nations" in board
    assert "goes for Blue: 3 bounties of other nations" in board
    position = plain().at(0, "basse_terre").at(1, "caracas").having(0, gold=3).having(1, gold=4)
    game = position.npc("edward_teach", "basse_terre").play(0)
    assert "perhaps goes for you: 3 gold on board, no pirate" in drawn(game)
    assert "perhaps goes for Blue: gold on board unknown, no pirate" in drawn(game)
    assert "jagt vielleicht Blau: Gold an Bord unbekannt, kein Pirat" in drawn(game, lang="de")


def test_own_things_in_full_and_those_of_others_in_numbers() -> None:
    position = Position(2).cargo(0, "rum_1", "rum_2", "sugar_1").hand(0, "thick_fog_1").hand(1, "saboteur_1")
    position.having(0, gold=7, stash=23, glory=3).having(1, gold=5).rumor(1, "ru_forged_documents")
    board = drawn(position.play(0))
    assert "7 gold on board 23 gold in the stash (2 points)" in board
    assert "Cargo (3 of 2 at sea): 2 rum, sugar" in board
    assert "Thick fog: When you are found" in board
    assert "Saboteur" not in board and "Forged" not in board
    assert "0 cargo cards 1 glory card 1 rumor" in board


def test_a_combat_tells_both_sides_and_the_odds() -> None:
    game = duel(plain())
    board = drawn(game)
    assert "Ship combat, round 1 The attacker: Red hull 3" in board
    assert "The defender: Blue hull 3" in board
    assert "Contest 2 dice against 2: the attacker wins 37" in board


def test_a_raid_lays_its_cards_open() -> None:
    position = (
        plain("sloop").at(0, "nassau").merchant("nassau", "spanish").next_cargo("rum_3", "tobacco_7", "textiles_5")
    )
    game = position.play(0).give("scout merchant").dice("S 1 1").give("attack spanish")
    game.chance("cargo_rum_3", "cargo_tobacco_7", "cargo_textiles_5")
    board = drawn(game, seat=1)
    assert "Raid by Red on a merchant (Spain)" in board
    assert "Tobacco" in board


def test_the_token_of_a_merchant_is_told_while_it_lies_open_and_the_track_in_numbers() -> None:
    position = plain("sloop").at(0, "nassau").merchant("nassau", "dutch").merchant("havana", "french")
    game = position.play(0).give("scout merchant").dice("S 1 1")
    assert "A merchant was found. On its token: Netherlands." in drawn(game, seat=1)
    game.give("release")
    board = drawn(game, seat=1)
    assert "On its token" not in board
    assert "merchants found: 16 of 8" in board


def test_cargo_that_lies_open_is_told_to_everybody() -> None:
    game = plain("flute").at(0, "nassau").npc("hendrick_grave", "nassau").ship(0, "flute", cannons=3, crew=3).play(0)
    game.give("scout npc navy_dutch").dice("S 1 1").dice("S S", "1 1 1").dice("2 3 3")
    game.give("board", "shoot").dice("S 1", "1 1 1").dice("S S", "1 1 1")
    game.chance("eagle_eye_1").chance("cargo_rum_3", "cargo_cocoa_7", "cargo_cocoa_2")
    assert game.prompt == "ship.take"
    assert "Cargo that lies open, with loot and symbol: Rum, loot 3" in drawn(game, seat=1)


# Standing orders


def test_an_order_passes_for_its_person(tmp_path: Path) -> None:
    sitting = new_sitting("marauders", ["human", "random"], 1, {})
    sat = Sat(sitting, io.StringIO("1\norders all always\n" + "end\npass\n" * 40), tmp_path / "game.txt")
    assert sat.code == 0
    assert len(sitting.table.orders.of(0)) == len(GAME.orders)
    passed = [e for e in sitting.table.journal if e.seat == 0 and e.prompt == "window.other_turn_start"]
    assert len(passed) >= 2


def test_the_news_begin_with_what_a_person_decided_not_with_what_was_answered_in_advance() -> None:
    game = Position(2, windows="secret").hand(0, "press_gang_1").play(0)
    game.table.order(0, {"window.other_turn_start": "always"})
    show, decided = Show(game.table, text_of(GAME, "en")), len(game.table.journal) + 1
    game.give("end")
    assert game.asked == "1"
    assert "Blue is on turn." in show.news(0, decided)
    assert "Blue is on turn." not in show.news(0)


def test_orders_turn_alone_answers_what_is_asked_now(tmp_path: Path) -> None:
    for seed in range(1, 20):
        sitting = new_sitting("marauders", ["human", "random"], seed, {})
        Sat(sitting, io.StringIO("1\norders turn\nquit\n"), tmp_path / "game.txt")
        asked = [entry for entry in sitting.table.journal if entry.prompt == "window.other_turn_start"]
        if asked:
            break
    assert asked[0].seat == 0 and asked[0].value == ""
