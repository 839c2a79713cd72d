"""Set-up of the table. (AH-SETUP, AH-MAP-10)"""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.games.ahoy.content.components import CARDS, DICE, REGIONS, SUITS, TOKENS
from quarterdeck.games.ahoy.rules.sea import STEPS, xy
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import DAMAGE, FIGURE_IDS, NOBODY
from quarterdeck.kernel.game import Setting, SettingError
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import answer_first, dealt_game, new_game, pass_turn, set_up
from tests.games.ahoy.position import Play, Position


def table_set(players: int) -> Play:
    """Regions and Market are laid out, the factions are not set up yet."""
    game = new_game(players)
    while game.state.phase == "setup":
        answer_first(game)
    return game


def factions(game: Play) -> list[str]:
    return [player.faction for player in game.state.players]


@clause("AH-EX-01")
def test_the_table_of_three_players_is_set_up_as_in_the_example() -> None:
    game = set_up(3)
    state = game.state
    assert Counter(CARDS[card].suit for card in state.box) == dict.fromkeys(SUITS, 1)
    assert len(state.region_box) == 1
    assert (len(state.market), len(state.market_deck)) == (3, 21)
    assert (len(state.laid), list(state.wealth.values()), len(state.region_stack)) == (2, [1, 1], 9)
    assert DICE["wealth_die"].count - len(state.wealth) == 9
    damaged = sum(list(player.slots.values()).count(DAMAGE) for player in state.players)
    assert TOKENS["damage"].count - damaged == 25
    assert state.gold == 17


@clause("AH-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_is_full_before_the_players_take_their_gold(players: int) -> None:
    state = table_set(players).state
    assert state.gold == 20
    assert DICE["wealth_die"].count - len(state.wealth) == 9
    assert len(state.region_stack) == 9  # a wealth die for every tile that can still be laid


@clause("AH-SETUP-02", "AH-SETUP-03", "AH-OVER-01")
@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, ["bluefin", "mollusk"]),
        (3, ["bluefin", "smuggler_red", "mollusk"]),
        (4, ["bluefin", "smuggler_red", "mollusk", "smuggler_white"]),
    ],
)
def test_factions_and_seats_by_number_of_players(players: int, seats: list[str]) -> None:
    game = set_up(players)
    assert factions(game) == seats


@clause("AH-SETUP-03")
def test_the_seats_are_the_turn_order() -> None:
    game = set_up(4)
    order = []
    for _ in range(4):
        order.append(game.asked)
        pass_turn(game)
    assert order == ["bluefin", "smuggler_red", "mollusk", "smuggler_white"]


@clause("AH-OVER-01", "AH-OVER-05")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(SettingError):
        GAME.check(Setting(players))


@clause("AH-OVER-05")
def test_nothing_can_be_chosen_but_the_colour_of_a_lone_smuggler() -> None:
    assert [(option.name, option.values) for option in GAME.options] == [("smuggler", ["red", "white"])]
    for players in (2, 4):
        tables = [factions(new_game(players, colour)) for colour in ("red", "white")]
        assert tables[0] == tables[1]


@clause("AH-RULE-76")
def test_the_table_chooses_the_colour_of_a_lone_smuggler() -> None:
    assert factions(new_game(3, "red")) == ["bluefin", "smuggler_red", "mollusk"]
    assert factions(new_game(3, "white")) == ["bluefin", "smuggler_white", "mollusk"]


@clause("AH-SETUP-04", "AH-OVER-01")
def test_both_smugglers_may_do_the_same() -> None:
    options = []
    for colour in ("red", "white"):
        p = Position(3, colour).tile("fish_a", 0, 0).put(f"flagship_smuggler_{colour}", 1, 1)
        p.market("diver", "pilot", "trawler").cargo(f"smuggler_{colour}", "gunners_mate").gold(f"smuggler_{colour}", 1)
        game = p.dice(f"smuggler_{colour}", 1, 2, 3, 6).play(f"smuggler_{colour}")
        options.append([key.replace(colour, "colour") for key in game.options])
    assert options[0] == options[1]
    assert "deliver gunners_mate" in options[0]
    assert "place 2 smuggler_colour_negotiate_1" in options[0]


# ---------------------------------------------------------------- regions


@clause("AH-SETUP-05")
def test_one_of_twelve_tiles_goes_unseen_into_the_box() -> None:
    game = new_game(4)
    assert (game.prompt, sorted(game.options)) == ("draw.unseen_region", sorted(REGIONS))
    game.chance("tree_a")
    assert game.state.region_box == ["tree_a"]
    assert sorted([*game.state.region_stack, "tree_a"]) == sorted(REGIONS)
    game.chance("start_map_1")
    assert "tree_a" not in game.options
    while game.state.phase != "act":
        answer_first(game)
    for seat in (0, 1, 2, 3, -1):
        view = game.table.view(seat)
        assert view["region_box"] == {"hidden": 1}
        assert view["region_stack"] == {"hidden": 9}
        assert not [event for event in game.table.events_for(seat) if "tree_a" in event.args]


def contacts(game: Play) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The pairs of neighbouring cells of different tiles."""
    sea = game.state.sea
    return [
        (xy(cell), xy(cell + step))
        for cell in sea
        for step in STEPS
        if cell + step in sea and game.state.space(cell).region < game.state.space(cell + step).region
    ]


@clause("AH-SETUP-06", "AH-MAP-10", "AH-RULE-01")
@pytest.mark.parametrize(
    ("arrangement", "second", "islands", "contact"),
    [
        ("start_map_1", (2, 1), [(0, 0), (3, 2)], ((1, 1), (2, 1))),
        ("start_map_2", (2, -1), [(0, 1), (3, -1)], ((1, 0), (2, 0))),
    ],
)
@pytest.mark.parametrize("tiles", [("compass_a", "fish_b"), ("parrot_b", "tree_b")])
def test_both_starting_maps(
    arrangement: str,
    second: tuple[int, int],
    islands: list[tuple[int, int]],
    contact: tuple[tuple[int, int], tuple[int, int]],
    tiles: tuple[str, str],
) -> None:
    game = new_game(2).chance("swords_a")
    assert (game.asked, game.prompt, game.options) == ("chance", "draw.start_map", ["start_map_1", "start_map_2"])
    game.chance(arrangement, *tiles)
    state = game.state
    assert [xy(state.laid[tile] // 4) for tile in tiles] == [(0, 0), second]
    assert [xy(state.islands[tile]) for tile in tiles] == islands
    assert all(state.space(state.islands[tile]).island == REGIONS[tile].suit for tile in tiles)
    assert contacts(game) == [contact]
    assert len(state.sea) == 8


@clause("AH-RULE-01")
def test_the_seed_decides_between_the_two_starting_maps() -> None:
    ways = set()
    for number in range(12):
        anchors = [laid // 4 for laid in dealt_game(2, f"seed {number}").state.laid.values()]
        assert anchors == [laid // 4 for laid in dealt_game(2, f"seed {number}").state.laid.values()]
        ways.add(tuple(xy(anchor) for anchor in anchors))
    assert ways == {((0, 0), (2, 1)), ((0, 0), (2, -1))}


@clause("AH-SETUP-07")
def test_both_starting_tiles_have_wealth_1() -> None:
    game = table_set(2)
    assert list(game.state.wealth) == list(game.state.laid)
    assert set(game.state.wealth.values()) == {1}


# ---------------------------------------------------------------- Market


@clause("AH-SETUP-08")
@pytest.mark.parametrize("players", [2, 3])
def test_one_random_market_card_of_each_suit_is_removed_with_two_or_three_players(players: int) -> None:
    game = new_game(players).chance("swords_a", "start_map_1", "fish_a", "fish_b")
    for _ in SUITS:
        assert game.prompt == "draw.removed"
        assert len(game.options) == 5
        assert len({CARDS[card].suit for card in game.options}) == 1
        game.table.answer_chance(3)
    left = game.state.market_deck + game.state.market
    assert Counter(CARDS[card].suit for card in left) == dict.fromkeys(SUITS, 4)
    assert Counter(CARDS[card].suit for card in game.state.box) == dict.fromkeys(SUITS, 1)
    assert len(game.table.view(0)["box"]) == 6  # they may be seen


@clause("AH-SETUP-08")
def test_all_thirty_market_cards_are_used_with_four_players() -> None:
    game = new_game(4).chance("swords_a", "start_map_1", "fish_a", "fish_b")
    assert (game.prompt, sorted(game.options)) == ("draw.market", sorted(CARDS))
    assert game.state.box == []


@clause("AH-SETUP-09")
def test_three_market_cards_lie_open_and_the_order_of_the_others_is_hidden() -> None:
    game = new_game(4).chance("swords_a", "start_map_1", "fish_a", "fish_b")
    game.chance("gunner", "elder", "pilot")
    assert game.state.market == ["gunner", "elder", "pilot"]
    assert game.prompt == "roll.action"
    assert game.table.view(0)["market_deck"] == {"hidden": 27}


# ---------------------------------------------------------------- Fame and factions that do not play


@clause("AH-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_0_fame(players: int) -> None:
    assert [player.fame for player in set_up(players).state.players] == [0] * players


@clause("AH-SETUP-11")
@pytest.mark.parametrize(
    ("players", "absent"),
    [(2, ["flagship_smuggler_red", "flagship_smuggler_white"]), (3, ["flagship_smuggler_white"]), (4, [])],
)
def test_figures_of_absent_factions_are_not_in_the_game(players: int, absent: list[str]) -> None:
    game = set_up(players)
    assert [name for name, owner in zip(FIGURE_IDS, game.state.owners, strict=True) if owner == NOBODY] == absent
    assert [game.where(name) for name in absent] == [None] * len(absent)
    for name in {"flagship_bluefin", "flagship_mollusk", "flagship_smuggler_red", "flagship_smuggler_white"}:
        assert name in absent or game.where(name) is not None
