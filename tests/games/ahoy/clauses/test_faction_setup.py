"""Set-up of the factions. (AH-FSET)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import AIDS, PLANS
from quarterdeck.games.ahoy.rules.sea import xy
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import answer_first, new_game, set_up
from tests.games.ahoy.position import Play


def before_factions(players: int) -> Play:
    """Start map 1 with compass_a (island at 0,0) and fish_b (island at 3,2); the Market is open."""
    game = new_game(players).chance("swords_a", "start_map_1", "compass_a", "fish_b")
    while game.state.phase == "setup":
        answer_first(game)
    return game


def dice_rolled(players: int) -> Play:
    """The same after everybody's dice and gold."""
    game = before_factions(players)
    while game.prompt == "roll.action":
        game.chance(3)
    return game


@clause("AH-EX-02")
def test_the_factions_of_three_players_are_set_up_as_in_the_example() -> None:
    game = dice_rolled(3)
    game.give("fish_b", "1,0").chance("bluefin", "enlist", "close_call")
    state = game.state
    bluefin, smuggler, mollusk = state.players
    assert game.where("flagship_bluefin") == (3, 2)
    assert (game.count("patrol", 3, 2), game.count("stronghold", 3, 2)) == (1, 0)
    assert [state.figures[n] for n in state_numbers("patrol")].count(-1) == 9
    assert [state.figures[n] for n in state_numbers("stronghold")].count(-1) == 3
    assert state.first_mate == bluefin.seat
    assert game.where("flagship_mollusk") == (0, 0)
    assert state.comrades == {"compass_a": 2, "fish_b": 0}
    assert (mollusk.ready, mollusk.comrades) == (6, 12)
    assert (mollusk.plans, len(state.plan_deck)) == (["enlist", "close_call"], 10)
    assert (game.where("cutter"), game.where("gunship")) == (None, None)
    assert game.where("flagship_smuggler_red") == (1, 0)
    assert (smuggler.white, smuggler.black) == ("reward_r3c3", "reward_r3c3")
    assert (smuggler.pledged, smuggler.revealed, smuggler.cargo) == ([[], []], False, [])
    assert [player.dice for player in state.players] == [[3] * 5, [3] * 4, [3] * 4]
    for player in state.players:
        assert (player.gold, player.fame, player.crew) == (1, 0, [])
        assert DAMAGE not in player.slots.values()
    assert (game.asked, state.turn) == ("bluefin", bluefin.seat)


def state_numbers(figure: str) -> range:
    return range(4, 14) if figure == "patrol" else range(14, 17)


@clause("AH-FSET-01", "AH-FSET-13", "AH-RULE-76")
def test_factions_are_set_up_one_after_the_other_in_the_order_of_the_book() -> None:
    game = before_factions(4)
    order: list[str] = []
    while game.state.phase != "act":
        step = f"{game.asked} {game.prompt}"
        if not order or order[-1] != step:
            order.append(step)
        answer_first(game)
    assert order == [
        "chance roll.action",
        "bluefin setup.island",
        "smuggler_red setup.space",
        "chance draw.pledge",
        "chance draw.plan",
        "smuggler_white setup.space",
        "chance draw.pledge",
    ]


@clause("AH-FSET-01")
def test_each_smuggler_sees_what_was_chosen_before_it() -> None:
    game = dice_rolled(4).give("fish_b")
    assert game.asked == "smuggler_red"
    assert (game.where("flagship_bluefin"), game.where("flagship_mollusk")) == ((3, 2), None)
    game.give("1,0").chance("bluefin", "enlist", "close_call")
    assert game.asked == "smuggler_white"
    assert (game.where("flagship_smuggler_red"), game.where("flagship_mollusk")) == ((1, 0), (0, 0))


@clause("AH-FSET-02", "AH-TURN-12")
@pytest.mark.parametrize(("players", "dice"), [(2, [5, 4]), (3, [5, 4, 4]), (4, [5, 4, 4, 4])])
def test_bluefin_rolls_five_dice_and_everybody_else_four(players: int, dice: list[int]) -> None:
    game = before_factions(players)
    for seat, count in enumerate(dice):
        assert game.state.players[seat].dice == []
        for number in range(count):
            assert (game.prompt, game.options) == ("roll.action", ["1", "2", "3", "4", "5", "6"])
            game.chance(6 - number)
        assert game.state.players[seat].dice == [2, 3, 4, 5, 6][5 - count :]
    assert game.prompt == "setup.island"


@clause("AH-FSET-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_one_gold_from_the_supply(players: int) -> None:
    game = set_up(players)
    assert [player.gold for player in game.state.players] == [1] * players
    assert game.state.gold == 20 - players


# ---------------------------------------------------------------- Bluefin


@clause("AH-FSET-04")
def test_bluefin_has_ten_patrols_three_strongholds_its_aid_cards_and_the_first_mate() -> None:
    game = dice_rolled(2)
    bluefin = game.state.seat_of("bluefin")
    owned = [n for n, owner in enumerate(game.state.owners) if owner == bluefin]
    assert owned == [0, *state_numbers("patrol"), *state_numbers("stronghold")]
    assert [game.state.figures[n] for n in owned] == [-1] * 14
    assert game.state.first_mate == bluefin
    assert {aid.id for aid in AIDS.values() if aid.owner == "bluefin"} == {"aid_patrols", "aid_strongholds"}


@clause("AH-FSET-05")
@pytest.mark.parametrize(("region", "island"), [("compass_a", (0, 0)), ("fish_b", (3, 2))])
def test_bluefin_chooses_its_starting_island(region: str, island: tuple[int, int]) -> None:
    game = dice_rolled(2)
    assert (game.asked, game.prompt, game.options) == ("bluefin", "setup.island", ["compass_a", "fish_b"])
    game.give(region)
    assert game.where("flagship_bluefin") == island
    assert game.count("patrol", *island) == 1
    assert sum(1 for cell in game.state.figures if cell >= 0) == 3  # and the flagship of the Union


@clause("AH-FSET-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bluefin_takes_the_first_turn(players: int) -> None:
    game = set_up(players)
    assert game.asked == "bluefin"
    assert [event.args for event in game.told("turn.begins")] == [(0, 2)]


# ---------------------------------------------------------------- Smugglers


@clause("AH-FSET-06")
def test_a_smuggler_may_start_anywhere_but_on_an_island() -> None:
    game = dice_rolled(3).give("compass_a")
    assert (game.asked, game.prompt) == ("smuggler_red", "setup.space")
    assert sorted(game.options) == sorted(["1,0", "0,1", "1,1", "2,1", "3,1", "2,2"])
    game.give("3,1")
    assert game.where("flagship_smuggler_red") == (3, 1)


@clause("AH-FSET-07", "AH-RULE-76")
@pytest.mark.parametrize(("first", "second"), [("bluefin", "mollusk"), ("mollusk", "bluefin")])
def test_the_heads_of_the_pledge_markers_are_shuffled_and_only_the_owner_sees_them(first: str, second: str) -> None:
    game = dice_rolled(4).give("compass_a", "1,0")
    assert (game.asked, game.prompt, game.options) == ("chance", "draw.pledge", ["bluefin", "mollusk"])
    game.chance(first)
    while game.state.phase != "act":
        answer_first(game)
    red = game.state.seat_of("smuggler_red")
    for seat in (0, 1, 2, 3, -1):
        heads = game.table.view(seat)["players"][red]["heads"]
        assert heads == ([first, second] if seat == red else {"hidden": 2})
    assert game.player("smuggler_red").pledged == [[], []]
    assert AIDS["aid_smuggler_red"].owner == "smuggler_red"


@clause("AH-FSET-08")
def test_both_reward_markers_start_in_the_middle_of_the_grid() -> None:
    game = set_up(4)
    for smuggler in ("smuggler_red", "smuggler_white"):
        assert (game.player(smuggler).white, game.player(smuggler).black) == ("reward_r3c3", "reward_r3c3")


@clause("AH-FSET-13")
def test_the_second_smuggler_is_set_up_like_the_first() -> None:
    game = dice_rolled(4).give("compass_a", "1,0").chance("bluefin", "enlist", "close_call")
    assert (game.asked, game.prompt) == ("smuggler_white", "setup.space")
    assert sorted(game.options) == sorted(["1,0", "0,1", "1,1", "2,1", "3,1", "2,2"])
    game.give("1,0").chance("mollusk")
    white = game.player("smuggler_white")
    assert game.where("flagship_smuggler_white") == (1, 0)
    assert (white.heads, white.gold, len(white.dice)) == (["mollusk", "bluefin"], 1, 4)
    view = game.view("smuggler_red")
    assert view["players"][white.seat]["heads"] == {"hidden": 2}


# ---------------------------------------------------------------- Mollusk


@clause("AH-FSET-09", "AH-FSET-10", "AH-FSET-12")
@pytest.mark.parametrize(
    ("taken", "region", "island"), [("fish_b", "compass_a", (0, 0)), ("compass_a", "fish_b", (3, 2))]
)
def test_mollusk_takes_the_other_island_with_its_comrades(taken: str, region: str, island: tuple[int, int]) -> None:
    game = dice_rolled(2)
    mollusk = game.player("mollusk")
    assert (mollusk.comrades, mollusk.ready) == (20, 0)
    game.give(taken).chance_any()
    mollusk = game.player("mollusk")
    assert game.where("flagship_mollusk") == island
    assert xy(game.state.islands[region]) == island
    assert game.state.comrades == {region: 2, taken: 0}
    assert (mollusk.ready, mollusk.comrades) == (6, 12)
    owned = [n for n, owner in enumerate(game.state.owners) if owner == mollusk.seat]
    assert owned == [2, 17, 18]
    assert (game.where("cutter"), game.where("gunship")) == (None, None)


@clause("AH-FSET-11")
def test_mollusk_draws_two_plans_into_a_secret_hand() -> None:
    game = dice_rolled(3).give("compass_a", "1,0").chance("bluefin")
    assert (game.prompt, sorted(game.options)) == ("draw.plan", sorted(PLANS))
    game.chance("evacuation")
    assert "evacuation" not in game.options
    game.chance("plan_gunship")
    assert game.player("mollusk").plans == ["evacuation", "plan_gunship"]
    assert len(game.state.plan_deck) == 10
    mollusk = game.state.seat_of("mollusk")
    assert game.view("mollusk")["players"][mollusk]["plans"] == ["evacuation", "plan_gunship"]
    for seat in (0, 1, -1):
        view = game.table.view(seat)
        assert view["players"][mollusk]["plans"] == {"hidden": 2}
        assert not [event for event in game.table.events_for(seat) if "evacuation" in event.args]
    for seat in (0, 1, 2, -1):
        assert game.table.view(seat)["plan_deck"] == {"hidden": 10}
