"""Combat actions: influence, flags, and what cards, improvements and tiles add. (MA-FIGHT-10 to -14)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import NATION, PLACE, STORIES
from tests.clauses import clause
from tests.games.maracaibo.clauses.test_combat import revealed, value
from tests.games.maracaibo.position import Play, Position

FLAGS = ["p04", "p05", "p11", "p13", "p14"]


def for_france(position: Position, extra: int = 0) -> Play:
    """France fights with value 5 (token k10) and more by giving up combat points."""
    game = revealed(position, "k10").give("france")
    for _ in range(extra):
        game.give("combat")
    return game


def flags(game: Play, option: int) -> list[str]:
    """Where the flag action may strike: option 0 annexes, 1 displaces."""
    return [key.split()[-1] for key in game.offers(f"act ca_flag {option}")]


# ---------------------------------------------------------------- influence


@clause("MA-FIGHT-10")
def test_two_value_for_one_influence_or_five_for_two_but_only_one_of_them() -> None:
    game = for_france(Position(2).having(0, combat=8), 5)
    game.give("act ca_influence 1")
    assert (value(game), game.player(0).influence) == (5, [2, 0, 0])
    assert game.offers("act ca_influence") == []
    game = for_france(Position(2).having(0, combat=8), 5).give("act ca_influence 0")
    assert (value(game), game.player(0).influence) == (8, [1, 0, 0])
    assert game.offers("act ca_influence") == []


# ---------------------------------------------------------------- flags


@clause("MA-FIGHT-11", "MA-FIGHT-12", "MA-RUL-23", "MA-INFL-04")
def test_an_empty_flag_is_annexed_for_four() -> None:
    game = for_france(Position(2).having(0, doubloons=10))
    game.give("act ca_flag 0 p04")
    assert value(game) == 1
    assert game.state.markers[PLACE["p04"]] == NATION["france"]
    assert game.state.left == [12, 13, 13]
    assert game.player(0).influence == [1, 0, 0]
    assert game.player(0).doubloons == 14
    assert game.offers("act ca_flag") == []


@clause("MA-FIGHT-11", "MA-FIGHT-12", "MA-RUL-23", "MA-EX-01")
def test_another_nations_marker_is_displaced_for_six_and_leaves_the_game() -> None:
    position = Position(2).ship(0, "p11").marker("spain", "p04").having(0, doubloons=5, combat=1, figures=1, general=0)
    game = revealed(position, "k01").give("france")
    assert (value(game), game.player(0).doubloons) == (6, 3)
    game.give("act ca_influence 0")
    assert (value(game), game.player(0).influence) == (4, [1, 0, 0])
    game.give("combat", "figure")
    assert (value(game), game.player(0).combat, game.player(0).figures, game.player(0).general) == (6, 0, 0, 1)
    game.give("act ca_flag 1 p04")
    assert game.player(0).influence == [2, 0, 0]
    assert game.state.markers[PLACE["p04"]] == NATION["france"]
    assert game.state.left == [12, 13, 12]  # the Spanish one does not come back
    assert game.player(0).doubloons == 3 + 4
    assert game.player(0).tokens == ["k01"]
    assert [event.args[-1] for event in game.told("combat.action")] == [2, 6]


@clause("MA-FIGHT-11")
def test_annex_or_displace_only_one_of_the_two_once() -> None:
    game = for_france(Position(2).having(0, combat=8).marker("spain", "p04"), 8).give("act ca_flag 1 p04")
    assert value(game) == 7
    assert game.offers("act ca_flag") == []
    game = for_france(Position(2).having(0, combat=8).marker("spain", "p04"), 8).give("act ca_flag 0 p05", "pass")
    assert game.offers("act ca_flag") == []


@clause("MA-FIGHT-11", "MA-FIGHT-14", "MA-RUL-20")
def test_empty_flags_are_annexed_enemy_ones_displaced_and_own_ones_left_alone() -> None:
    position = Position(2).marker("france", "p04").marker("spain", "p05", "p06").marker("england", "p13")
    game = for_france(position.having(0, combat=8), 5)
    assert flags(game, 0) == ["p11", "p14"]
    assert flags(game, 1) == ["p05", "p13"]


@clause("MA-RUL-20")
def test_flags_are_at_cities_only_and_at_those_of_legacy_tiles() -> None:
    assert flags(for_france(Position(2)), 0) == FLAGS
    assert flags(for_france(Position(3)), 0) == FLAGS
    game = for_france(Position(2).legacy("l01", "l04", "l07").explorer(0, "e11"))
    assert sorted(flags(game, 0)) == sorted([*FLAGS, "p17", "p09a", "p15a"])


@clause("MA-RUL-20", "MA-RUL-33", "MA-LEG-05", "MA-LEG-08")
@pytest.mark.parametrize(
    ("field", "open_cities"),
    [
        ("e03", []),
        ("e04", ["p09a"]),
        ("e05", ["p09a"]),
        ("e06s", ["p09a"]),
        ("e08", ["p09a"]),
        ("e10", ["p09a"]),
        ("e11", ["p09a", "p15a"]),
        ("e13s", ["p09a", "p15a"]),
        ("e25", ["p09a", "p15a"]),
    ],
)
def test_new_cities_take_a_marker_once_the_explorer_has_reached_or_passed_their_field(
    field: str, open_cities: list[str]
) -> None:
    game = for_france(Position(2).legacy("l04", "l07").explorer(0, field))
    assert [place for place in flags(game, 0) if place in ("p09a", "p15a")] == open_cities


@clause("MA-FIGHT-12", "MA-RUL-23")
@pytest.mark.parametrize("annexed", [True, False])
def test_each_flag_gives_its_own_bonus_for_annexing_and_for_displacing(annexed: bool) -> None:
    def taken(place: str) -> Play:
        position = Position(2).having(0, combat=1, figures=0, general=2, doubloons=10).marker("spain", "p01")
        if annexed:
            return revealed(position, "k01").give("england", f"act ca_flag 0 {place}")
        position.marker("france", place).having(0, combat=2)
        return revealed(position, "k10").give("england", "combat", "combat", f"act ca_flag 1 {place}")

    extra = 0 if annexed else 1  # token k10 gives England 1 VP
    assert taken("p04").player(0).doubloons == 14
    assert taken("p05").prompt == "disc.remove"
    assert taken("p11").player(0).vp == 4 + extra
    assert taken("p13").player(0).combat == 3 + (1 if annexed else 0)
    last = taken("p14").player(0)
    assert (last.figures, last.general, last.doubloons) == (1, 1, 12)


@clause("MA-FIGHT-12")
def test_the_influence_and_the_marker_come_before_the_flags_bonus() -> None:
    game = for_france(Position(2)).give("act ca_flag 0 p05")
    assert game.prompt == "disc.remove"
    assert game.player(0).influence == [1, 0, 0]
    assert game.state.markers[PLACE["p05"]] == NATION["france"]
    game.give("vp_3")
    assert sum(game.player(0).discs) == 23


# ---------------------------------------------------------------- no marker, no target


@clause("MA-RUL-21", "MA-RUL-22")
def test_a_nation_without_markers_neither_annexes_nor_displaces_nor_claims() -> None:
    position = Position(2).having(0, combat=8).marker("spain", "p04").unlocked(0, "combat_village").legacy("l06", "l09")
    position.explorer(0, "e05").state.left[NATION["france"]] = 0
    game = for_france(position, 8)
    assert game.offers("act") == ["act ca_influence 0", "act ca_influence 1"]


@clause("MA-RUL-22")
def test_a_combat_action_without_target_cannot_be_chosen() -> None:
    position = Position(2).marker("france", *FLAGS).marker("spain", "p06").having(0, combat=8)
    game = for_france(position, 5)
    assert game.offers("act") == ["act ca_influence 0", "act ca_influence 1"]


@clause("MA-RUL-21", "MA-SHIP-12")
def test_the_last_marker_of_a_nation_can_still_be_placed() -> None:
    position = Position(2)
    position.state.left[NATION["france"]] = 1
    game = for_france(position).give("act ca_flag 0 p04")
    assert game.state.left[NATION["france"]] == 0
    assert game.state.markers[PLACE["p04"]] == NATION["france"]


@clause("MA-RUL-21", "MA-RUL-93")
def test_a_village_is_claimed_only_for_nations_that_have_markers_left() -> None:
    position = Position(2).ship(0, "p07").unlocked(0, "village_claim")
    position.state.left = [0, 3, 2]
    game = position.play(0, "main").give("village", "village_claim")
    assert (game.prompt, game.options) == ("claim.nation", ["england", "spain"])
    position = Position(2).ship(0, "p07").unlocked(0, "village_claim")
    position.state.left = [0, 0, 0]
    assert "village_claim" not in position.play(0, "main").give("village").options


# ---------------------------------------------------------------- further combat actions


@clause("MA-FIGHT-13", "MA-FIGHT-06")
def test_cards_improvements_tiles_and_story_cards_add_combat_actions_each_once() -> None:
    position = Position(2).having(0, combat=8, figures=8, doubloons=10).tableau(0, "b_swashbuckler_1", "b_plunderer_1")
    position.unlocked(0, "combat_village").legacy("l06", "l09").explorer(0, "e05").story(breach_card())
    game = for_france(position, 8)
    for _ in range(8):
        game.give("figure")
    assert value(game) == 21
    for action, cost in (
        ("b_swashbuckler_1 0", 2),
        ("b_plunderer_1 0", 1),
        ("combat_village 0 p01", 2),
        (f"{breach_card()} 0", 6),
        ("l09 0 mine_space", 8),
    ):
        before = value(game)
        game.give(f"act {action}")
        left = value(game) if game.state.combats else 0
        assert before - left == cost
        assert game.state.combats == [] or game.offers(f"act {action.split()[0]}") == []


def breach_card() -> str:
    """The story card that gives everybody a combat action."""
    return next(story.id for story in STORIES.values() if story.combat_action is not None)


@clause("MA-FIGHT-13", "MA-RUL-33", "MA-LEG-09")
@pytest.mark.parametrize(("field", "there"), [("e04", False), ("e05", True), ("e06s", True), ("e06", True)])
def test_the_gold_mine_needs_the_explorer_at_its_field_or_beyond(field: str, there: bool) -> None:
    game = for_france(Position(2).having(0, combat=8).legacy("l09").explorer(0, field), 5)
    assert bool(game.offers("act l09")) is there


@clause("MA-FIGHT-13")
def test_another_players_cards_and_improvements_give_no_combat_action() -> None:
    position = Position(2).having(0, combat=8).tableau(1, "b_swashbuckler_1").unlocked(1, "combat_village")
    game = for_france(position, 5)
    assert {key.split()[1] for key in game.offers("act")} == {"ca_influence", "ca_flag"}


@clause("MA-FIGHT-14", "MA-SHIP-08")
def test_in_villages_too_only_other_nations_markers_are_displaced() -> None:
    position = Position(2).unlocked(0, "combat_village").marker("france", "p01").marker("spain", "p02")
    game = for_france(position.marker("england", "p03"))
    assert game.offers("act combat_village 1") == ["act combat_village 1 p02", "act combat_village 1 p03"]
    assert "act combat_village 0 p01" not in game.options
    assert not [key for key in game.offers("act combat_village") if key.split()[-1] in FLAGS]


@clause("MA-RUL-19")
def test_two_cards_with_the_same_combat_action_are_two_actions() -> None:
    position = Position(2).tableau(0, "b_swashbuckler_1", "b_swashbuckler_2")
    game = for_france(position).give("act b_swashbuckler_1 0")
    assert game.offers("act b_swashbuckler") == ["act b_swashbuckler_2 0"]
    game.give("act b_swashbuckler_2 0")
    assert (game.player(0).influence, game.player(0).vp) == ([2, 0, 0], 4)


@clause("MA-RUL-19", "MA-RUL-92", "MA-RUL-73", "MA-RUL-28")
def test_a_combat_inside_a_combat_has_its_own_token_nation_value_and_actions() -> None:
    position = Position(2).legacy("l04").explorer(0, "e07").field_quest("e08", "q21")
    position.having(0, combat=0, figures=2, doubloons=10)
    game = for_france(position).give("figure", "act ca_flag 0 p09a", "e08", "quest q21")
    assert (game.prompt, game.player(0).influence) == ("combat.begin", [1, 0, 0])
    game.give("fight").chance("k25").give("spain")
    assert [combat.value for combat in game.state.combats] == [2, 4]
    assert flags(game, 0) == FLAGS
    game.give("act ca_flag 0 p04")  # the flag action was used in the outer combat only
    assert [combat.value for combat in game.state.combats] == [2, 0]
    assert game.player(0).influence == [1, 0, 1]
    game.give("pass")
    assert game.player(0).tokens == ["k25"]
    assert value(game) == 2
    assert game.offers("act") == ["act ca_influence 0"]
    game.give("act ca_influence 0")
    assert game.player(0).influence == [2, 0, 1]
    game.give("pass")
    assert game.player(0).tokens == ["k25", "k10"]
    assert game.player(0).quests == ["q21"]


# ---------------------------------------------------------------- combat by other ways


@clause("MA-RUL-73", "MA-QUEST-07")
def test_a_combat_through_a_quest_is_a_full_combat_with_a_token() -> None:
    position = Position(2).ship(0, "p15").quest("p15", "q21").tableau(0, "a_boatswain_1")
    game = position.play(0, "main").give("quest q21", "fight")
    assert game.player(0).combat == 2  # the point before every combat
    game.chance("k10").give("france", "act ca_flag 0 p04", "pass")
    assert game.player(0).tokens == ["k10"]
    assert game.player(0).quests == ["q21"]
    assert game.state.markers[PLACE["p04"]] == NATION["france"]


@clause("MA-RUL-73", "MA-LEG-08")
def test_a_combat_in_a_legacy_city_is_a_full_combat_after_three_points() -> None:
    position = Position(2).legacy("l07").explorer(0, "e11").ship(0, "p15a").having(0, combat=0)
    game = position.play(0, "main").give("city")
    assert (game.prompt, game.player(0).combat) == ("combat.begin", 3)
    game.give("fight").chance("k25").give("spain", "pass")
    assert game.player(0).tokens == ["k25"]


@clause("MA-RUL-73", "MA-HOME-02")
def test_the_combat_on_the_way_home_is_a_full_combat() -> None:
    game = Position(2).ship(0, "p20").play(0, "main").give("city", "option 0").chance("k25")
    game.give("spain", "act ca_flag 0 p11", "pass")
    assert (game.player(0).tokens, game.player(0).vp) == (["k25"], 4)
