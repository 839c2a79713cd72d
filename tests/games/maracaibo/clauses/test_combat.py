"""Combat: the token, the fighting nation, the combat value and what adds to it. (MA-FIGHT-01 to -09, -15 to -17)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarterdeck.games.maracaibo.content.components import NATION, TOKENS
from quarterdeck.kernel.rules.effects import Effect
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position


def revealed(position: Position, token: str) -> Play:
    """A combat in Maracaibo with this token; the nation is still to be chosen."""
    game = position.ship(0, "p11").play(0, "main").give("city")
    if game.prompt == "city.deliver":  # asked where a free action is possible
        game.give("pass")
    return game.give("fight").chance(token)


def value(game: Play) -> int:
    """What is left of the combat value of the innermost combat."""
    return game.state.combats[-1].value


# ---------------------------------------------------------------- the token


@clause("MA-FIGHT-01", "MA-RUL-124")
def test_the_top_token_of_the_higher_of_two_piles_is_revealed() -> None:
    game = Position(2).ship(0, "p11").play(0, "main").give("city", "fight")
    assert (game.asked, game.prompt) == ("chance", "draw.token")
    game.chance("k25")
    assert game.state.piles == [12, 12]
    assert "k25" not in game.state.tokens
    assert (game.asked, game.prompt, game.options) == ("0", "combat.nation", ["france", "england", "spain"])


@clause("MA-FIGHT-01")
@pytest.mark.parametrize(("nation", "expected"), [("france", 6), ("england", 4), ("spain", 3)])
def test_the_token_has_a_value_for_each_nation(nation: str, expected: int) -> None:
    assert value(revealed(Position(2), "k01").give(nation)) == expected


@clause("MA-RUL-90")
def test_the_tokens_form_piles_of_thirteen_and_twelve_whose_sizes_all_can_see() -> None:
    game = Position(2).play(0)
    assert game.state.piles == [13, 12]
    assert game.view(1)["piles"] == [13, 12]


@clause("MA-RUL-90")
@pytest.mark.parametrize("empty", [0, 1])
def test_when_one_pile_is_empty_the_token_comes_from_the_other(empty: int) -> None:
    position = Position(2).ship(0, "p11")
    position.state.piles[empty] = 0
    del position.state.tokens[sum(position.state.piles) :]
    game = position.play(0, "main").give("city", "fight")
    assert game.prompt == "draw.token"  # nobody is asked for a pile
    left = game.state.piles[1 - empty]
    game.chance_any()
    assert game.state.piles[1 - empty] == left - 1
    assert game.state.piles[empty] == 0


@clause("MA-FIGHT-02")
def test_without_tokens_the_value_is_three_for_every_nation_and_nothing_is_kept() -> None:
    for nation in ("france", "england", "spain"):
        position = Position(2).ship(0, "p11").marker("france", "p04")
        position.state.tokens, position.state.piles = [], [0, 0]
        game = position.play(0, "main").give("city", "fight")
        assert game.options == ["france", "england", "spain"]
        game.give(nation)
        assert value(game) == 3
        game.give("act ca_influence 0", "pass")
        assert game.player(0).influence[NATION[nation]] == 1
        assert game.player(0).tokens == []


# ---------------------------------------------------------------- the nation


@clause("MA-FIGHT-03")
def test_the_cost_of_the_chosen_nation_is_paid() -> None:
    game = revealed(Position(2).having(0, doubloons=2), "k01").give("france")
    assert game.player(0).doubloons == 0
    assert revealed(Position(2).having(0, doubloons=2), "k01").give("england").player(0).doubloons == 2


@clause("MA-FIGHT-03", "MA-FIGHT-17")
def test_the_bonus_of_the_chosen_nation_is_taken_and_of_no_other() -> None:
    def after(token: str, nation: str) -> tuple[int, int, list[int], int, int]:
        game = revealed(Position(2).having(0, doubloons=5, figures=0, general=3), token).give(nation)
        player = game.player(0)
        return player.doubloons, player.vp, player.influence, player.figures, player.general

    assert after("k25", "spain") == (6, 0, [0, 0, 0], 0, 3)
    assert after("k01", "spain") == (5, 0, [0, 0, 1], 0, 3)
    assert after("k02", "france") == (5, 0, [1, 0, 0], 0, 3)
    assert after("k22", "spain") == (5, 3, [0, 0, 0], 0, 3)
    assert after("k04", "spain") == (5, 0, [0, 0, 0], 1, 2)
    assert after("k04", "france") == (5, 0, [0, 0, 0], 0, 3)


@clause("MA-FIGHT-03")
def test_the_figure_of_a_token_may_be_used_in_this_very_combat() -> None:
    game = revealed(Position(2).having(0, figures=0, general=1), "k04")
    assert "figure" not in game.options
    game.give("spain", "figure")
    assert (value(game), game.player(0).figures, game.player(0).general) == (4, 0, 1)


@clause("MA-FIGHT-03")
def test_no_figure_comes_when_the_general_supply_has_none() -> None:
    game = revealed(Position(2).having(0, figures=0, general=0), "k04").give("spain")
    assert (game.player(0).figures, game.player(0).general, value(game)) == (0, 0, 3)


@clause("MA-RUL-17")
def test_a_nation_whose_cost_cannot_be_paid_may_not_be_chosen() -> None:
    assert revealed(Position(2).having(0, doubloons=1), "k01").options == ["england", "spain"]
    assert revealed(Position(2).having(0, doubloons=2), "k01").options == ["france", "england", "spain"]


@clause("MA-RUL-17")
def test_if_no_nation_can_be_chosen_the_token_is_kept_and_the_combat_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    dear = [replace(side, pay=[Effect("pay_doubloons", False, {"n": 3})]) for side in TOKENS["k25"].sides]
    monkeypatch.setitem(TOKENS, "k25", replace(TOKENS["k25"], sides=dear))
    game = revealed(Position(2).having(0, doubloons=2), "k25")
    assert game.player(0).tokens == ["k25"]
    assert game.player(0).doubloons == 2
    assert game.state.combats == []


@clause("MA-FIGHT-17")
def test_the_nation_is_chosen_once_and_all_combat_actions_are_its_own() -> None:
    game = revealed(Position(2), "k10").give("france")
    assert not [key for key in game.options if key in ("france", "england", "spain")]
    game.give("act ca_influence 0").give("combat")
    game.give("act ca_flag 0 p04")
    assert game.player(0).influence == [2, 0, 0]
    assert game.state.markers[4] == NATION["france"]


# ---------------------------------------------------------------- most and fewest


@clause("MA-FIGHT-04", "MA-EX-24")
def test_the_nation_that_alone_has_most_markers_fights_with_two_less() -> None:
    position = Position(2).marker("france", "p01", "p02").marker("spain", "p03")
    assert value(revealed(position, "k15").give("france")) == 3  # 5 on the token


@clause("MA-FIGHT-04", "MA-FIGHT-16")
def test_most_costs_nothing_in_a_tie_nor_another_nation_nor_without_the_condition() -> None:
    tie = Position(2).marker("france", "p01", "p02").marker("spain", "p03", "p06")
    assert value(revealed(tie, "k15").give("france")) == 5
    ahead = Position(2).marker("france", "p01", "p02").marker("spain", "p03")
    assert value(revealed(ahead, "k15").give("england")) == 4
    plain = Position(2).marker("france", "p01", "p02").marker("spain", "p03")
    assert value(revealed(plain, "k10").give("france")) == 5


@clause("MA-FIGHT-05", "MA-EX-37")
def test_the_nation_that_alone_has_fewest_markers_fights_with_three_more() -> None:
    def england(france: str, spain: str) -> int:
        position = (
            Position(2).marker("france", *france.split()).marker("england", "p09").marker("spain", *spain.split())
        )
        return value(revealed(position, "k07").give("england"))

    assert england("p01 p02 p03", "p06 p07") == 7
    assert england("p01 p02 p03", "p06") == 4  # a tie for fewest


@clause("MA-FIGHT-05", "MA-FIGHT-16")
def test_fewest_helps_only_the_nation_itself() -> None:
    position = Position(2).marker("france", "p01", "p02", "p03").marker("england", "p09").marker("spain", "p06", "p07")
    assert value(revealed(position, "k07").give("spain")) == 3
    nothing = Position(2).marker("france", "p01").marker("england", "p09")
    assert value(revealed(nothing, "k07").give("spain")) == 6  # no marker at all is fewest too


@clause("MA-FIGHT-16", "MA-FIGHT-04", "MA-LEG-17")
def test_markers_on_cities_villages_and_legacy_tiles_count_those_beside_the_tracks_do_not() -> None:
    position = Position(2).legacy("l06").marker("france", "p04").marker("spain", "p01")
    position.state.spaces[0] = NATION["france"]
    assert value(revealed(position, "k15").give("france")) == 3
    unplaced = Position(2).marker("spain", "p01")
    unplaced.state.left = [2, 13, 12]  # France's others left the game
    assert value(revealed(unplaced, "k15").give("spain")) == 5  # 7 on the token


@clause("MA-RUL-18")
def test_the_value_is_never_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = list(TOKENS["k15"].sides)
    sides[NATION["france"]] = replace(sides[NATION["france"]], value=1)
    monkeypatch.setitem(TOKENS, "k15", replace(TOKENS["k15"], sides=sides))
    game = revealed(Position(2).marker("france", "p01"), "k15").give("france")
    assert value(game) == 0
    game.give("combat", "figure")
    assert value(game) == 2
    assert "act ca_influence 0" in game.options


@clause("MA-RUL-91")
def test_markers_placed_in_this_combat_do_not_change_its_value() -> None:
    game = revealed(Position(2).marker("spain", "p01").marker("france", "p02"), "k15").give("france")
    assert value(game) == 5
    game.give("act ca_flag 0 p04")
    assert value(game) == 1  # though France alone has most now
    few = Position(2).marker("spain", "p01", "p03").marker("england", "p02", "p06").unlocked(0, "combat_village")
    game = revealed(few, "k08").give("france")
    assert value(game) == 6
    game.give("act combat_village 0 p07", "act ca_flag 0 p04")
    assert value(game) == 0  # France has its three more though it is no longer alone with fewest


# ---------------------------------------------------------------- the order


@clause("MA-RUL-16")
def test_a_combat_goes_in_order_points_before_token_nation_cost_nation_bonus_condition() -> None:
    position = Position(2).tableau(0, "a_boatswain_1", "b_french_privateer_1").having(0, combat=0, doubloons=5)
    game = position.marker("france", "p01").ship(0, "p11").play(0, "main").give("city", "fight")
    assert (game.prompt, game.player(0).combat) == ("draw.token", 1)
    game.chance("k13").give("france")
    kinds = [event.kind for event in game.table.events if event.args and event.args[0] == 0]
    assert kinds[-6:] == [
        "combat.gained",
        "combat.revealed",
        "combat.nation",
        "doubloons.paid",
        "combat.gained",
        "combat.value",
    ]
    assert (game.player(0).combat, game.player(0).doubloons, value(game)) == (3, 4, 5)


# ---------------------------------------------------------------- the combat value


@clause("MA-FIGHT-06", "MA-FIGHT-07")
def test_several_combat_actions_each_once_as_far_as_the_value_goes() -> None:
    game = revealed(Position(2).having(0, combat=0, figures=0), "k01").give("france")
    assert game.offers("act ca_influence") == ["act ca_influence 0", "act ca_influence 1"]
    game.give("act ca_influence 0")
    assert value(game) == 4
    assert game.offers("act ca_influence") == []
    game.give("act ca_flag 0 p04")
    assert (game.player(0).influence, game.player(0).tokens) == ([2, 0, 0], ["k01"])


@clause("MA-FIGHT-07")
def test_an_action_that_costs_more_than_the_value_is_not_allowed() -> None:
    game = revealed(Position(2).having(0, combat=1, figures=0).marker("spain", "p04"), "k01").give("england")
    assert game.steps == [
        "act ca_influence 0",
        "act ca_flag 0 p05",
        "act ca_flag 0 p11",
        "act ca_flag 0 p13",
        "act ca_flag 0 p14",
        "combat",
        "pass",
    ]
    game.give("combat")  # value 5
    assert "act ca_influence 1" in game.options
    assert game.offers("act ca_flag 1") == []


@clause("MA-FIGHT-08")
def test_combat_points_and_figures_add_one_each_at_any_moment_and_never_come_back() -> None:
    game = revealed(Position(2).having(0, combat=2, figures=2, general=1), "k01").give("spain")
    game.give("combat")
    assert (value(game), game.player(0).combat) == (4, 1)
    game.give("act ca_influence 0", "figure", "figure", "combat")
    assert (value(game), game.player(0).combat) == (5, 0)
    assert (game.player(0).figures, game.player(0).general) == (0, 3)
    assert not [key for key in game.steps if key in ("combat", "figure")]
    game.give("pass")
    assert (game.player(0).combat, game.player(0).figures) == (0, 0)


@clause("MA-FIGHT-08")
def test_figures_at_places_and_on_cards_add_nothing() -> None:
    position = Position(2).having(0, combat=0, figures=0, card_figures={"b_hermitage_1": 1})
    game = revealed(position.tableau(0, "a_peddler_1", "b_hermitage_1"), "k01").give("spain")
    assert "figure" not in game.options


@clause("MA-FIGHT-09")
def test_points_won_in_a_combat_stop_at_eight_too() -> None:
    game = revealed(Position(2).having(0, combat=7).tableau(0, "b_french_privateer_1"), "k01").give("france")
    assert game.player(0).combat == 8
    game.give("act ca_flag 0 p13")  # three more combat points
    assert game.player(0).combat == 8


# ---------------------------------------------------------------- the end


@clause("MA-FIGHT-15")
def test_the_combat_ends_when_the_player_wants_the_token_is_kept_and_the_value_lapses() -> None:
    game = revealed(Position(2).tokens(0, "k09"), "k01").give("france", "pass")
    assert game.player(0).tokens == ["k09", "k01"]
    assert (game.player(0).combat, game.player(0).influence) == (1, [0, 0, 0])
    assert game.state.combats == []
    assert game.state.phase == "draw"  # the main action is over


@clause("MA-FIGHT-15")
def test_the_combat_ends_by_itself_when_nothing_is_left_to_do() -> None:
    game = revealed(Position(2).having(0, combat=0, figures=0), "k25").give("france", "act ca_flag 0 p04")
    assert game.player(0).tokens == ["k25"]
    assert game.state.combats == []
