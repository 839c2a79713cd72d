"""Maracaibo at the terminal: whole games, the route, and that a screen tells a seat nothing that it may not know."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck import games
from quarterdeck.games.maracaibo.content.components import ARROWS, CARDS, FIELDS, IMPROVEMENTS, STORIES
from quarterdeck.games.maracaibo.rules.board import is_there, within_reach
from quarterdeck.games.maracaibo.screen import boards as screen_boards
from quarterdeck.games.maracaibo.screen import chart
from quarterdeck.games.maracaibo.screen.sheet import Sheet
from quarterdeck.games.maracaibo.spec import GAME as MARACAIBO
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, text_of
from quarterdeck.kernel.text.languages import HOUSE, languages
from quarterdeck.kernel.views.view import redeal
from quarterdeck.terminal.page import options_block
from quarterdeck.terminal.show import Show
from quarterdeck.terminal.start import new_sitting, resumed_sitting
from tests.games.maracaibo.position import Position
from tests.terminal.sitting import RandomNumbers, Sat, sit

ROOM = (HOUSE, "maracaibo")

RAW = re.compile(r"[_{}<>$]|\bp\d\d|\bk\d\d|\bq\d\d|\bs\d\d|\bau [abc]\d|\bct ")
"""What no drawing contains: ids, placeables, markers of missing texts."""

MODES = ["scenario_75", "scenario_76", "scenario_77", "campaign", "chapter_2", "chapter_6", "chapter_7", "chapter_11"]
EVERY = 23
"""A table is drawn after so many decisions."""


def played(players: int, story: str, seed: int) -> Iterator[Table]:
    """A game at random: the table now and then, and at the end."""
    table = new_sitting("maracaibo", ["random"] * players, seed, {"story": story}).table
    chance = Randomness(seed)
    step = 0
    while not table.over:
        if step % EVERY == 0:
            yield table
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
        step += 1
    yield table


def drawn(position: Position, seat: int = 0, lang: str = "en", width: int = 100) -> str:
    """What a seat sees of a position."""
    return Show(position.play(0).table, text_of(MARACAIBO, lang)).board(seat, width)


def unwrapped(board: str) -> str:
    """A board without the breaks of its lines."""
    return re.sub(r"[\s│]+", " ", board)


# Whole games


@pytest.mark.parametrize(
    ("seats", "lang", "story"),
    [
        ("human", "en", "scenario_75"),
        ("human", "de", "campaign"),
        ("human random", "de", "scenario_77"),
        ("random human", "en", "chapter_6"),
    ],
)
def test_a_whole_game_by_random_numbers(tmp_path: Path, seats: str, lang: str, story: str) -> None:
    file = tmp_path / "game.txt"
    sat = Sat(new_sitting("maracaibo", seats.split(), 5, {"story": story}), RandomNumbers(2, 12), file, lang)
    assert sat.code == 0
    assert sat.table.over
    assert sat.text.missing() == []
    assert "--verify" in sat.shown
    assert sat.text.say("how-to-win").split("\n")[0] in sat.shown
    finished = resumed_sitting(file)
    assert finished.table.over
    assert MARACAIBO.scores(finished.table.state) == MARACAIBO.scores(sat.table.state)


@pytest.mark.parametrize("story", MODES)
def test_every_position_is_drawn_in_words_and_fits_the_screen(story: str) -> None:
    players = 1 + MODES.index(story) % 4
    texts = [text_of(MARACAIBO, lang) for lang in languages()]
    for number, table in enumerate(played(players, story, 11)):
        for text in texts:
            show = Show(table, text)
            width = (60, 80, 100, 160)[number % 4]
            for seat in range(-1, players):
                board = show.board(seat, width)
                assert max(len(line) for line in board.splitlines()) <= width
                assert not RAW.search(board), RAW.search(board)
                assert max([len(line) for line in show.glance(seat, width).splitlines()], default=0) <= width
            for seat in [] if table.over else table.waiting():
                options = options_block(show.choices(seat), width)
                assert max(len(line) for line in options.splitlines()) <= width
    assert table.over
    for text in texts:
        assert text.missing() == []


@pytest.mark.parametrize("lang", languages())
def test_the_legend_fits_the_screen_and_tells_all_areas(lang: str) -> None:
    text = text_of(MARACAIBO, lang)
    for width in (60, 80, 160):
        legend = Show(next(played(1, "scenario_75", 1)), text).legend(width)
        assert max(len(line) for line in legend.splitlines()) <= width
        assert not RAW.search(legend)
        assert all(area.names[lang] in legend for area in IMPROVEMENTS)
        assert all(mark in legend for mark in ("[F]", "├─╮", "‖", "●○", "[2]", "7 (3)"))
    assert text.missing() == []
    assert Catalogue(ROOM, lang).junk == []


# Nothing hidden


@pytest.mark.parametrize(("players", "story"), [(1, "campaign"), (2, "scenario_75"), (4, "scenario_77")])
def test_a_screen_does_not_depend_on_what_the_seat_cannot_see(players: int, story: str) -> None:
    """The canary: everything hidden from a seat is dealt anew, and its screen stays the same."""
    for number, table in enumerate(played(players, story, 7)):
        show = Show(table, text_of(MARACAIBO, "en"))
        state = table.ctx.state
        for seat in range(-1, players):
            before = show.board(seat, 100)
            table.ctx.state = state.copy()
            redeal(table.ctx.state, seat, Randomness(number))
            assert show.board(seat, 100) == before
            table.ctx.state = state


def test_hands_are_on_no_other_screen() -> None:
    text = text_of(MARACAIBO, "en")
    for table in played(3, "scenario_75", 9):
        show = Show(table, text)
        for seat in range(3):
            own, others = show.board(seat, 100), [show.board(other, 100) for other in (-1, 0, 1, 2) if other != seat]
            for card in table.state.players[seat].hand:
                name = text.name("copy", card)
                assert name in unwrapped(own)
                assert not any(name in unwrapped(board) for board in others)


def test_two_people_at_one_screen_see_their_own_hand_only(tmp_path: Path) -> None:
    sitting = new_sitting("maracaibo", ["human", "human"], 9, {})
    sat = Sat(sitting, io.StringIO("\n" + "1\n" * 4), tmp_path / "game.txt")
    first, _, second = sat.shown.partition("Now Yellow")
    assert "take the screen" in second
    secret = [sat.text.name("copy", card) for card in sitting.table.state.players[1].hand]
    assert secret and not any(name in unwrapped(first) for name in secret)


# The route


@pytest.mark.parametrize("story", ["scenario_75", "scenario_77"])
def test_the_route_leads_through_all_places_of_the_round(story: str) -> None:
    """Every place once and in order, every arrow drawn: places of a lane follow each other, forks open a lane."""
    for table in played(1, story, 3):
        sheet = Sheet(table.view(0), 0, text_of(MARACAIBO, "en"), 80)
        places = [row.place for row in chart.rows_of(sheet) if row.place >= 0]
        far = table.state.players[0].copy()
        far.explorer = len(FIELDS) - 1
        state = table.state.copy()
        state.round = max(1, state.round)
        assert sorted(places) == sorted(within_reach(state, far, 0))
        assert all(is_there(table.state, place) for place in places)
        there = [arrow for arrow in ARROWS if arrow.frm in places and arrow.to in places]
        assert all(places.index(arrow.frm) < places.index(arrow.to) for arrow in there)


def test_a_fork_is_drawn_as_two_ways() -> None:
    board = drawn(Position(2).ship(0, "p02"), width=80).splitlines()
    at = next(number for number, line in enumerate(board) if "2 Petit Gouave" in line)
    assert board[at + 1].startswith("  ├─╮") and "upper way to 3, lower way to 5" in board[at + 1]
    assert board[at + 2].startswith("  ○ │   3 Tortuga")
    lower = next(line for line in board if "5 Santo Domingo" in line)
    assert lower.startswith("  │ ●   5")
    assert any(line.startswith("  ├─╯") for line in board)


def test_a_place_shows_all_that_is_there() -> None:
    p = Position(2).ship(0, "p06").ship(1, "p06").quest("p06", "q18").marker("spain", "p06")
    p.tableau(0, "a_dock_foreman_1").city("p05", "ct_shipyard_2")
    board = unwrapped(drawn(p))
    assert "6 San Juan [S] «Gr Ye»; assistants Gr; quest A matter of honour: 1 combat point" in board
    assert "coffee 0/1; Shipyard: 1 combat point, remove 1 disc; flag: remove 1 disc" in board


def test_the_ways_of_a_legacy_tile_are_drawn_with_their_cost() -> None:
    table = next(played(2, "scenario_77", 2))
    board = Show(table, text_of(MARACAIBO, "en")).board(0, 100)
    assert "upper way to 10, lower way to 9a for 3 MP" in board
    assert "on to 17 for 3 MP" in unwrapped(board)
    assert "only with your explorer at field 4 or beyond" in unwrapped(board)


def test_the_explorer_track_has_every_field_once() -> None:
    fields = [field for _, stretch in chart._stretches() for field in stretch]
    assert sorted(fields) == list(range(len(FIELDS)))


def test_while_the_main_action_goes_on_only_the_stop_is_shown() -> None:
    game = Position(2).ship(0, "p06").play(0)
    show = Show(game.table, text_of(MARACAIBO, "en"))
    game.give("p07")
    glance = show.glance(0, 80)
    assert "St. Kitts" in glance and "Camarco" not in glance
    assert " D" in glance, "what the player has"
    assert "Camarco" in show.board(0, 80)


def test_alone_the_board_is_shown_whole_at_each_turn_and_not_at_each_step(tmp_path: Path) -> None:
    sat = sit("1\n" * 60, tmp_path / "g.txt", "maracaibo", "human")
    turns = sum(1 for event in sat.table.events if event.kind == "turn.begins")
    assert turns > 4
    assert sat.shown.count("-- Board") <= turns + 1 < sat.shown.count("you decide")


# Boards


def test_bought_cards_stand_under_one_kind_each() -> None:
    kinds = {screen_boards.kind_of(card) for card in CARDS.values()}
    assert kinds == set(screen_boards.KINDS)
    assert screen_boards.kind_of(CARDS["a_dock_foreman_1"]) == "assistant"
    assert screen_boards.kind_of(CARDS["a_innkeeper_1"]) == "permanent"
    assert screen_boards.kind_of(CARDS["a_planter_1"]) == "income"
    assert screen_boards.kind_of(CARDS["b_spy_ring_1"]) == "instant"


def test_prices_are_those_that_the_viewer_pays() -> None:
    p = Position(2).hand(0, "a_planter_1").tableau(0, "a_innkeeper_1")
    assert re.search(r"Planter \([^)]*\), 5 D – \+3 D income", unwrapped(drawn(p)))


def test_income_that_waits_for_its_synergy_is_told() -> None:
    assert "Scribe: +2 VP income with Quill" in unwrapped(drawn(Position(2).tableau(0, "a_scribe_1")))


def test_the_story_tells_what_it_asks() -> None:
    table = next(played(2, "campaign", 2))
    board = unwrapped(Show(table, text_of(MARACAIBO, "en")).board(0, 100))
    assert f"{STORIES['s01'].titles['en']}. Story quest at Portobello (15): 1 combat point" in board
    assert "STORY The Drowned Messenger" in board


def test_a_combat_under_way_is_shown() -> None:
    game = Position(2).ship(0, "p11").hand(0).having(0, combat=3).play(0, "main", 2)
    game.give("city", "fight").chance("k01").give("france")
    board = unwrapped(Show(game.table, text_of(MARACAIBO, "en")).board(0, 100))
    assert "Combat of Green for France, combat value 6 left. Token:" in board


def test_jean_shows_her_latest_card() -> None:
    for table in played(1, "scenario_75", 4):
        card = table.state.jean.card
        board = unwrapped(Show(table, text_of(MARACAIBO, "en")).board(0, 100))
        if card:
            assert f"Latest card: {text_of(MARACAIBO, 'en').name('automa', card)}" in board


def test_commands_work_at_this_table(tmp_path: Path) -> None:
    typed = "1\n" * 6 + "u\nwhat Havana\nwhat Peddler\nrule MA-SAIL-01\nhelp\nboard\nquit\n"
    sat = sit(typed, tmp_path / "g.txt", "maracaibo", "human")
    assert "Taken back." in sat.shown
    assert "MA-SAIL-01: " in sat.shown
    assert "What the areas of the ship board give:" in sat.shown
    assert games.game("maracaibo") is sat.table.game


@pytest.mark.parametrize("width", [60, 80, 100])
def test_many_long_options_are_broken_at_the_edge(width: int) -> None:
    p = Position(2).ship(0, "p11").hand(0, "a_ship_carpenter_2", "a_builder_2", "a_navigator_1", "a_peddler_1")
    game = p.having(0, combat=3).play(0, "main", 2)
    game.give("city", "fight").chance("k01").give("france")
    choices = Show(game.table, text_of(MARACAIBO, "en")).choices(0)
    lines = options_block(choices, width).splitlines()
    assert len(choices) > 12
    assert max(len(line) for line in lines) <= width
    assert any(line.startswith("      ") for line in lines)


def test_jeans_points_in_a_final_scoring_now_are_told() -> None:
    table = list(played(1, "scenario_75", 4))[-1]
    board = unwrapped(Show(table, text_of(MARACAIBO, "en")).board(0, 100))
    told = re.findall(r"\((\d+)\): (\d+) VP", board.partition("In a final scoring now:")[2].partition("Latest card")[0])
    gained = [event.args[1:] for event in table.events if event.kind == "jean.leads"]
    assert gained and [(int(ahead), int(vp)) for ahead, vp in told] == [tuple(args) for args in gained]


def test_fulfilled_quests_lie_face_down() -> None:
    """(MA-QUEST-04)"""
    position = Position(2).quests_done(0, 2).quests_done(1, 1)
    laid = position.state.quest_tiles + list(position.state.field_quests.values()) + [position.state.quest_top]
    shown = Show(position.play(0).table, text_of(MARACAIBO, "en")).board(0, 100)
    for player in position.state.players:
        assert player.quests
        assert not set(player.quests) & set(laid)
        assert all(text_of(MARACAIBO, "en").name("quest", quest) not in shown for quest in player.quests)
