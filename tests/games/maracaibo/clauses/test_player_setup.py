"""Set-up of the players, and the order of the first decisions. (MA-PSET)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import FIELD, PLACE
from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import go_to, new_game, ready, set_up_to
from tests.games.maracaibo.position import Play


def all_give(game: Play, *choices: str) -> None:
    """Each seat in turn gives its own answer to a question for all."""
    assert game.asked == "several"
    game.give(*choices)


@clause("MA-PSET-01", "MA-COMP-10")
def test_two_discs_lie_on_each_of_the_twelve_areas() -> None:
    game = ready(4)
    for seat in range(4):
        assert game.player(seat).discs == [2] * 12


@clause("MA-PSET-02", "MA-PSET-03", "MA-PSET-04")
def test_where_the_markers_of_a_player_start() -> None:
    game = ready(3)
    for seat in range(3):
        player = game.player(seat)
        assert player.vp == 0
        assert player.ship == PLACE["p00"]
        assert player.explorer == FIELD["e00"]
        assert player.influence == [0, 0, 0]
        assert player.combat == 1
        assert (player.doubloon_income, player.vp_income) == (8, 0)


@clause("MA-PSET-05", "MA-PSET-06", "MA-RUL-02")
def test_two_careers_are_dealt_to_each_and_only_the_owner_may_look() -> None:
    game = go_to(new_game(3), lambda game: game.prompt == "draw.career")
    assert len(game.options) == 8
    game.chance("career_envoy", "career_merchant", "career_courtier", "career_privateer")
    go_to(game, lambda game: game.prompt == "setup.plan")
    assert game.player(0).careers == ["career_envoy", "career_merchant"]
    assert game.view(1)["players"][1]["careers"] == ["career_courtier", "career_privateer"]
    assert game.view(1)["players"][0]["careers"] == {"hidden": 2}
    assert [game.player(seat).figures for seat in range(3)] == [2, 2, 2]
    assert len(game.state.careers) == 2


@clause("MA-PSET-07", "MA-RUL-01")
def test_chance_says_who_starts_and_who_comes_later_has_more_money() -> None:
    game = go_to(new_game(4), lambda game: game.prompt == "draw.first")
    assert game.asked == "chance"
    assert game.options == ["0", "1", "2", "3"]
    game.chance("2")
    go_to(game, lambda game: game.state.phase == "sail")
    assert game.asked == "2"
    assert [game.player(seat).doubloons for seat in (2, 3, 0, 1)] == [8, 9, 10, 11]


@clause("MA-PSET-07", "MA-RUL-69")
def test_solo_the_human_starts_with_eight_doubloons() -> None:
    game = ready(1)
    assert game.asked == "0"
    assert game.player(0).doubloons == 8
    assert game.told("draw.first") == []


@clause("MA-PSET-08", "MA-RUL-107")
def test_of_eight_cards_one_is_planned_three_are_discarded_and_four_stay() -> None:
    game = set_up_to("keep", 2)
    hands = [game.player(seat).hand.copy() for seat in (0, 1)]
    assert game.prompt == "setup.plan"
    all_give(game, hands[0][3], hands[1][7])
    for index in (0, 1, 2):
        assert game.prompt == "setup.discard"
        all_give(game, hands[0][index], hands[1][index])
    assert game.player(0).planned == [hands[0][3]]
    assert game.player(1).planned == [hands[1][7]]
    assert game.player(0).hand == hands[0][4:]
    assert game.player(1).hand == hands[1][3:7]
    assert sorted(game.state.discard) == sorted(hands[0][:3] + hands[1][:3])
    assert game.player(0).apart == []


@clause("MA-RUL-107", "MA-RUL-76")
def test_nobody_sees_what_the_others_keep_before_all_have_chosen() -> None:
    game = set_up_to("keep", 2)
    hand = game.player(0).hand.copy()
    assert game.table.waiting() == [0, 1]
    game.give(hand[0])
    assert game.table.waiting() == [1]
    assert game.view(1)["players"][0]["hand"] == {"hidden": 8}
    game.give(game.options[0])
    for card in hand[1:3]:
        game.give(card)
        game.give(game.options[0])
    shown = game.view(1)["players"][0]
    assert (shown["planned"], shown["hand"], shown["apart"]) == ([], {"hidden": 5}, {"hidden": 3})
    assert game.state.discard == []
    assert not game.told("card.planned") and not game.told("card.discarded")
    game.give(hand[3])
    game.give(game.options[0])
    assert game.view(1)["players"][0]["planned"] == [hand[0]]
    assert len(game.state.discard) == 6


@clause("MA-PSET-09", "MA-RUL-107", "MA-RUL-76")
def test_all_choose_a_career_at_the_same_time_and_it_is_shown_when_all_have() -> None:
    game = set_up_to("careers", 2)
    mine, other = game.player(0).careers.copy(), game.player(1).careers.copy()
    assert game.prompt == "setup.career"
    assert game.table.waiting() == [0, 1]
    assert game.options == mine
    game.give(mine[1])
    assert game.view(1)["players"][0]["career"] == ""
    game.give(other[0])
    assert (game.player(0).career, game.player(1).career) == (mine[1], other[0])
    assert game.view(1)["players"][0]["career"] == mine[1]
    assert game.player(0).careers == []
    assert mine[0] not in game.state.careers


@clause("MA-PSET-09", "MA-PSET-10", "MA-PSET-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_setup_the_eight_figures_lie_in_three_places(players: int) -> None:
    game = ready(players)
    for seat in range(players):
        player = game.player(seat)
        assert (player.figures, player.general) == (2, 3)
        assert player.tasks == [0, 0, 0]


@clause("MA-PSET-11", "MA-RUL-02", "MA-RUL-113")
def test_first_comes_the_story_then_the_project_cards_then_the_career() -> None:
    game = go_to(new_game(2), lambda game: game.prompt == "draw.first")
    assert game.state.stories == []
    assert game.told("card.planned") == []
    go_to(game, lambda game: game.state.phase == "keep")
    assert game.state.stories == ["s75"]
    assert all(game.player(seat).career == "" for seat in (0, 1))
    assert game.prompt == "setup.plan"
    go_to(game, lambda game: game.state.phase == "careers")
    assert all(len(game.player(seat).planned) == 1 for seat in (0, 1))
    assert game.prompt == "setup.career"
    go_to(game, lambda game: game.state.phase == "sail")


@clause("MA-EX-36")
def test_what_four_players_have_after_the_setup() -> None:
    game = ready(4, first=1)
    order = [1, 2, 3, 0]
    assert [game.player(seat).doubloons for seat in order] == [8, 9, 10, 11]
    for seat in order:
        player = game.player(seat)
        assert player.combat == 1
        assert (player.doubloon_income, player.vp_income) == (8, 0)
        assert (len(player.hand), len(player.planned)) == (4, 1)
        assert (player.figures, player.tasks.count(0), player.general) == (2, 3, 3)
