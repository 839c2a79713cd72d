"""Set-up. (DR-SETUP, DR-COMP)"""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.components import (
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    CREW_DECK,
    ISLANDS,
    OPEN_SEA,
    ROW_DECKS,
    UPGRADE_LIST,
)
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.kernel.game import Setting, SettingError
from quarterdeck.kernel.tables.table import Table
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Play, Position

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ISLANDS_IN_PLAY = {2: 8, 3: 9, 4: 10}
SEA_IN_PLAY = {2: 4, 3: 3, 4: 2}


def new_game(players: int, bonus: str = "no") -> Play:
    """A game before its first draw."""
    return Play(Table(GAME, GAME.check(Setting(players, {"bonus": bonus}))))


def laid_out(players: int, starter: int = 0) -> Play:
    """The ocean lies there, hands are dealt and the starting player is drawn."""
    play = new_game(players)
    while play.prompt != "draw.starter":
        play.table.answer_chance(0)
    return play.draw(starter)


@clause("DR-COMP-01")
def test_two_to_four_play_the_base_game() -> None:
    for players in (2, 3, 4):
        assert len(new_game(players).state.players) == players
    for players in (0, 5):
        with pytest.raises(SettingError):
            GAME.check(Setting(players, {}))


@PLAYERS
@clause("DR-EX-01", "DR-SETUP-02", "DR-SETUP-03", "DR-SETUP-04", "DR-SETUP-05", "DR-SETUP-06", "DR-SETUP-09")
def test_the_ocean_has_twelve_tiles_of_which_three_are_seen(players: int) -> None:
    play = laid_out(players)
    state = play.state
    shown = [space.tile for space in state.spaces if space.tile]
    assert [bool(space.tile) for space in state.spaces] == [True] * 3 + [False] * 9
    assert [bool(space.card) for space in state.spaces] == [True] * 3 + [False] * 9
    assert [CARDS[space.card].row for space in state.spaces[:3]] == [1, 1, 1]
    assert len(state.boxes[0].cards) == 22
    tiles = shown + state.islands_down + state.sea_down
    assert sorted(tile for tile in tiles if tile in OPEN_SEA) == sorted(
        tile.id for tile in OPEN_SEA.values() if players in tile.players
    )
    assert len([tile for tile in tiles if tile in ISLANDS]) == ISLANDS_IN_PLAY[players]
    assert len([tile for tile in tiles if tile in OPEN_SEA]) == SEA_IN_PLAY[players]
    assert len(state.islands_out) == 12 - ISLANDS_IN_PLAY[players]


@clause("DR-SETUP-03", "DR-SETUP-04")
def test_which_open_sea_is_used() -> None:
    assert new_game(4).state.sea_down == ["trade_winds", "gulf_stream"]
    assert new_game(3).state.sea_down == ["trade_winds", "gulf_stream", "spawning_grounds"]
    assert new_game(2).state.sea_down == list(OPEN_SEA)


@clause("DR-SETUP-02", "DR-SETUP-05", "DR-RUL-56")
def test_which_islands_are_out_and_where_the_others_lie_nobody_knows() -> None:
    play = laid_out(3)
    for seat in range(3):
        view = play.view(seat)
        assert (view["islands_out"], view["islands_down"]) == ({"hidden": 3}, {"hidden": len(play.state.islands_down)})
        assert all(island not in str(view) for island in play.state.islands_out)
        assert all(island not in str(view) for island in play.state.islands_down)


@clause("DR-SETUP-02", "DR-SETUP-05")
def test_every_island_may_stay_out_and_every_tile_may_be_turned_up() -> None:
    play = new_game(2)
    assert play.prompt == "draw.out"
    assert play.table.options(-1) == list(ISLANDS)
    play.draw("seahound_isle", "gallows_key", "parrot_cay", "saltwind_atoll")
    assert play.prompt == "draw.tile"
    assert sorted(play.table.options(-1)) == sorted([*list(ISLANDS)[4:], *OPEN_SEA])


@clause("DR-SETUP-07", "DR-RUL-56")
def test_each_row_has_its_box_whose_cards_nobody_sees() -> None:
    play = new_game(2)
    assert [box.cards for box in play.state.boxes] == ROW_DECKS
    assert all(CARDS[card].row == row + 1 for row, box in enumerate(play.state.boxes) for card in box.cards)
    assert [box["cards"] for box in laid_out(2).view(0)["boxes"]] == [{"hidden": number} for number in (22, 25, 23, 25)]


@clause("DR-SETUP-01", "DR-SETUP-14")
def test_all_ships_start_in_the_harbor_which_is_one_space() -> None:
    play = laid_out(4)
    assert [player.place for player in play.state.players] == [HARBOR] * 4
    play.do("sails")
    assert play.acts("sail") == [("sail", 0), ("sail", 1), ("sail", 2)]


@clause("DR-SETUP-10", "DR-RUL-08")
def test_the_supply() -> None:
    state = laid_out(2).state
    assert state.buildings == [building.count for building in BUILDINGS] == [8, 8, 6]
    assert state.upgrades == [upgrade.copies for upgrade in UPGRADE_LIST] == [4] * 8


@clause("DR-SETUP-11", "DR-RUL-56")
def test_fifteen_coins_lie_in_each_chest_which_only_its_owner_sees() -> None:
    play = laid_out(3)
    assert [player.chest for player in play.state.players] == [15, 15, 15]
    assert play.view(1)["players"][1]["chest"] == 15
    assert play.view(1)["players"][0]["chest"] == {"hidden": 1}


@clause("DR-SETUP-12", "DR-SETUP-13", "DR-RUL-59")
def test_one_of_thirty_markers_is_on_the_sail_track() -> None:
    for player in laid_out(4).state.players:
        assert (player.markers, player.sails) == (29, 0)
        assert (player.pirate, player.damage, player.achievements) == (0, 0, [])


@clause("DR-SETUP-15", "DR-SETUP-19", "DR-COMP-13")
def test_twelve_crew_cards_at_level_one_of_which_four_are_in_hand() -> None:
    play = laid_out(3)
    for player in play.state.players:
        assert len(player.hand) == 4
        assert sorted(player.hand + player.deck) == list(range(player.seat * 12, player.seat * 12 + 12))
    for number, crew in enumerate(play.state.crew):
        assert (crew.role, crew.level, crew.raised) == (CREW_DECK[number % 12].id, 1, 0)
        assert crew.sleeve == ("", "", "")


@clause("DR-SETUP-15", "DR-RUL-56")
def test_hands_are_secret() -> None:
    play = laid_out(2)
    assert play.view(0)["players"][0]["hand"] == play.state.players[0].hand
    assert play.view(0)["players"][1]["hand"] == {"hidden": 4}


@PLAYERS
@clause("DR-SETUP-20", "DR-SETUP-21")
def test_the_starting_player_is_drawn_and_dock_cargo_goes_by_turn_order(players: int) -> None:
    for starter in range(players):
        play = laid_out(players, starter)
        order = [(starter + place) % players for place in range(players)]
        assert play.state.order == order
        assert [play.player(seat).dock for seat in order] == [1, 2, 3, 2][:players]
        assert play.asked == str(starter)


@clause("DR-SETUP-20", "DR-TURN-01")
def test_turns_go_clockwise() -> None:
    play = laid_out(4, 2)
    turns = []
    for _ in range(5):
        if play.prompt == "level.choose":
            play.do(play.values[0])
        turns.append(play.asking)
        play.do("end").chance_any()
        if play.prompt == "cleanup.draw":
            play.do(0)
    assert turns == [2, 3, 0, 1, 2]


@clause("DR-SETUP-22", "DR-RUL-04")
def test_the_fourth_player_levels_up_a_card_before_the_first_turn() -> None:
    play = laid_out(4, 1)
    assert [player.may_level for player in play.state.players] == [2, 0, 0, 0]
    for seat in (1, 2, 3):
        assert (play.asked, play.prompt) == (str(seat), "main.act")
        play.do("end").chance_any()
    assert (play.asked, play.prompt) == ("0", "level.choose")
    card = play.player(0).hand[0]
    assert sorted(play.values) == sorted([*play.player(0).hand, -1])
    play.do(card)
    assert play.state.crew[card].level + play.state.crew[card].raised == 2
    assert (play.asked, play.prompt) == ("0", "main.act")


@clause("DR-SETUP-18", "DR-SETUP-23", "DR-RUL-56")
def test_of_two_bonus_tiles_one_is_kept_in_secret() -> None:
    play = new_game(2, "yes")
    while play.prompt != "draw.bonus":
        play.table.answer_chance(0)
    assert [len(player.hand) for player in play.state.players] == [0, 0]
    assert play.table.options(-1) == list(BONUS_TILES)
    play.draw("bonus_corsair", "bonus_governor", "bonus_explorer", "bonus_merchant")
    assert play.prompt == "setup.bonus"
    play.table.answer(0, "bonus_governor")
    play.table.answer(1, "bonus_explorer")
    assert [player.bonus for player in play.state.players] == [["bonus_governor"], ["bonus_explorer"]]
    assert play.state.bonus_out == ["bonus_corsair", "bonus_merchant"]
    assert play.prompt == "draw.crew"
    assert "bonus_explorer" not in str(play.view(0))
    assert "bonus_governor" in str(play.view(0))


@clause("DR-SETUP-18")
def test_bonus_tiles_are_optional() -> None:
    play = laid_out(2)
    assert [player.bonus for player in play.state.players] == [[], []]


@clause("DR-SETUP-23")
def test_hands_come_before_the_starting_player_and_the_dock_after() -> None:
    play = new_game(2)
    while play.prompt != "draw.starter":
        play.table.answer_chance(0)
    assert [len(player.hand) for player in play.state.players] == [4, 4]
    assert [player.dock for player in play.state.players] == [0, 0]
    play.draw(0)
    assert [player.dock for player in play.state.players] == [1, 2]


@clause("DR-SETUP-16", "DR-PAY-02")
def test_cargo_gained_goes_to_the_dock_and_coins_into_the_chest() -> None:
    play = Position().crew(0, "crewman:1", "gunner:1+r1_ships_purse").start()
    play.use("gain").use("gain").use("gain")
    assert (play.player(0).dock, play.player(0).chest) == (2, 16)
    assert (play.cargo(0), play.coins(0)) == (0, 0)
