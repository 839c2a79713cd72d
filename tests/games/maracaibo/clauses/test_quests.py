"""Quests: where, for what, and what for. (MA-QUEST)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import PLACE, QUESTS
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

MAPS = ["a_scribe_1", "b_consul_1"]  # cocoa
BOOKS = ["a_sailor_2", "a_gunner_2"]  # coffee
HERBS = ["a_wholesaler_1", "a_harbor_pilot_1"]  # sugar
PISTOLS = ["a_pathfinder_2", "a_lamplighter_2"]  # cotton
SUGAR = ["a_dock_foreman_1", "a_market_woman_1"]
TOBACCO = ["a_planter_1", "a_night_watch_1"]
COTTON = ["a_gunner_1", "a_shipwright_1"]
COFFEE = ["a_envoy_1", "a_chaplain_1"]
COCOA = ["a_peddler_1", "a_navigator_1"]


def at_quest(tile: str, position: Position | None = None, place: str = "p15") -> Position:
    """A quest at a place and the ship of seat 0 there, with an empty hand unless the test gives one."""
    found = position or Position(2)
    return found.quest(place, tile).ship(0, place).having(0, tasks=[1, 1, 1])


def fulfilled(position: Position, tile: str) -> Play:
    return position.play(0, "main").give(f"quest {tile}")


# ---------------------------------------------------------------- where and what it costs


@clause("MA-QUEST-01", "MA-MAIN-01")
def test_a_quest_is_fulfilled_only_where_its_tile_lies() -> None:
    assert "quest q24" in at_quest("q24").play(0, "main").options
    assert at_quest("q24").ship(0, "p16").play(0, "main").offers("quest") == []


@clause("MA-QUEST-01", "MA-RUL-111")
@pytest.mark.parametrize(
    ("tile", "short", "enough"),
    [
        ("q19", {"combat": 1}, {"combat": 2}),
        ("q18", {"combat": 0}, {"combat": 1}),
        ("q24", {"doubloons": 1}, {"doubloons": 2}),
        ("q22", {"figures": 0, "general": 3}, {"figures": 1}),
        ("q01", {"hand": MAPS[:1]}, {"hand": MAPS}),
        ("q05", {"hand": MAPS}, {"hand": [MAPS[0], BOOKS[0]]}),
        ("q05", {"hand": BOOKS}, {"hand": [BOOKS[0], MAPS[0]]}),
        ("q11", {"hand": SUGAR[:1]}, {"hand": SUGAR}),
        ("q16", {"hand": SUGAR}, {"hand": [SUGAR[0], TOBACCO[0]]}),
    ],
)
def test_the_whole_cost_must_be_there(tile: str, short: dict[str, object], enough: dict[str, object]) -> None:
    plenty: dict[str, object] = {"combat": 8, "doubloons": 20, "figures": 2, "hand": []}
    assert at_quest(tile).having(0, **{**plenty, **short}).play(0, "main").offers("quest") == []
    assert at_quest(tile).having(0, **{**plenty, **enough}).play(0, "main").offers("quest") == [f"quest {tile}"]


@clause("MA-RUL-111", "MA-QUEST-02")
def test_planned_and_bought_cards_pay_for_no_quest() -> None:
    position = at_quest("q01").hand(0, MAPS[0]).planned(0, MAPS[1]).tableau(0, "a_navigator_1")
    assert position.play(0, "main").offers("quest") == []


@clause("MA-RUL-111")
def test_a_card_that_is_delivered_pays_for_nothing_else() -> None:
    position = Position(2).legacy("l01").hand(0, COFFEE[0], MAPS[0])  # both with a treasure map
    game = at_quest("q01", position, "p17").play(0, "main").give("city")
    assert game.steps == ["deliver a_envoy_1", "pass"]
    game.give("deliver a_envoy_1", "vp_3")
    assert "quest q01" not in game.options
    game = at_quest("q01", Position(2).legacy("l01").hand(0, COFFEE[0], MAPS[0]), "p17").play(0, "main")
    assert "quest q01" in game.give("city", "pass").options


@clause("MA-RUL-111")
def test_what_a_quest_brings_cannot_pay_for_it() -> None:
    position = at_quest("q04").having(0, combat=0).hand(0, *PISTOLS)
    assert position.play(0, "main").offers("quest") == ["quest q04"]
    assert at_quest("q22").having(0, figures=0, general=3).play(0, "main").offers("quest") == []
    assert at_quest("q21").having(0, doubloons=1, combat=8).play(0, "main").offers("quest") == []


@clause("MA-QUEST-02")
def test_cards_are_discarded_doubloons_and_combat_points_given_up_figures_returned() -> None:
    game = fulfilled(at_quest("q05").hand(0, MAPS[0], COTTON[0], BOOKS[0]), "q05").give("a_scribe_1")
    assert sorted(game.state.discard) == sorted([MAPS[0], BOOKS[0]])
    assert game.player(0).hand == [COTTON[0]]
    game = fulfilled(at_quest("q17").hand(0, COTTON[0], BOOKS[0], MAPS[0]), "q17")
    assert (sorted(game.state.discard), game.player(0).hand) == (sorted([COTTON[0], BOOKS[0]]), [MAPS[0]])
    assert fulfilled(at_quest("q24").having(0, doubloons=5), "q24").player(0).doubloons == 3
    assert fulfilled(at_quest("q19").having(0, combat=5), "q19").player(0).combat == 3
    player = fulfilled(at_quest("q22").having(0, figures=2, general=1), "q22").player(0)
    assert (player.figures, player.general) == (1, 2)


@clause("MA-QUEST-02")
def test_the_player_picks_which_fitting_cards_are_discarded() -> None:
    game = fulfilled(at_quest("q01").hand(0, *MAPS, COFFEE[0]), "q01")
    assert (game.prompt, game.options) == ("pay.item", [*MAPS, COFFEE[0]])
    game.give(COFFEE[0], MAPS[1])
    assert game.player(0).hand == [MAPS[0]]


# ---------------------------------------------------------------- what it brings


@clause("MA-QUEST-03", "MA-EX-15")
@pytest.mark.parametrize(("cards", "compasses"), [([], 1), (["a_navigator_2"], 2), (["b_astronomer_1"], 3)])
def test_the_compass_part_comes_once_for_each_compass_the_other_part_once(cards: list[str], compasses: int) -> None:
    player = fulfilled(at_quest("q24").tableau(0, *cards), "q24").player(0)
    assert (player.vp, player.combat) == (2 * compasses, 1 + 2)
    player = fulfilled(at_quest("q07").tableau(0, *cards).hand(0, BOOKS[0], HERBS[0]), "q07").player(0)
    assert (player.doubloons, player.vp) == (20 + 2 * compasses, 3)


# tile, hand, (doubloons, VP, combat points, figures) gained with two compasses, and what is asked
TILES = [
    ("q01", MAPS, (0, 2, 0, 0), "explore.land"),
    ("q02", BOOKS, (2, 4, 0, 0), ""),
    ("q03", HERBS, (0, 4, 0, 1), ""),
    ("q04", PISTOLS, (0, 4, 2, 0), ""),
    ("q05", [MAPS[0], BOOKS[0]], (4, 0, 0, 0), "influence.nation"),
    ("q06", [MAPS[0], HERBS[0]], (5, 2, 0, 0), ""),
    ("q07", [BOOKS[0], HERBS[0]], (4, 3, 0, 0), ""),
    ("q08", [MAPS[0], PISTOLS[0]], (0, 2, 0, 0), "explore.land"),
    ("q09", [BOOKS[0], PISTOLS[0]], (4, 0, 3, 0), ""),
    ("q10", [HERBS[0], PISTOLS[0]], (0, 2, 0, 0), "influence.nation"),
    ("q11", SUGAR, (6, 2, 0, 0), ""),
    ("q12", TOBACCO, (3, 4, 0, 0), ""),
    ("q13", COTTON, (0, 0, 0, 0), "disc.remove"),
    ("q14", COFFEE, (0, 4, 0, 0), "influence.nation"),
    ("q15", COCOA, (6, 0, 0, 1), ""),
    ("q16", [SUGAR[0], TOBACCO[0]], (0, 0, 0, 0), "disc.remove"),
    ("q17", [COTTON[0], COFFEE[0]], (4, 4, 0, 0), ""),
    ("q18", [], (5, 2, -1, 0), ""),
    ("q19", [], (4, 4, -2, 0), ""),
    ("q20", [], (0, 0, -2, 0), "disc.remove"),
    ("q21", [], (-2, 2, 0, 0), "combat.begin"),
    ("q22", [], (4, 4, 0, -1), ""),
    ("q23", [], (0, 2, 0, -1), "explore.land"),
    ("q24", [], (-2, 4, 2, 0), ""),
]


@clause("MA-QUEST-06", "MA-QUEST-07", "MA-QUEST-08")
@pytest.mark.parametrize(("tile", "hand", "gained", "asked"), TILES, ids=[row[0] for row in TILES])
def test_every_quest_tile_costs_and_brings_what_it_shows(
    tile: str, hand: list[str], gained: tuple[int, int, int, int], asked: str
) -> None:
    position = at_quest(tile).hand(0, *hand).tableau(0, "a_navigator_2").having(0, combat=3, figures=1, general=2)
    game = fulfilled(position, tile)
    while game.prompt in ("pay.item", "pay.good"):
        game.give(game.options[0])
    player = game.player(0)
    assert (player.doubloons - 20, player.vp, player.combat - 3, player.figures - 1) == gained
    if asked:
        assert game.prompt == asked
    else:
        assert player.quests == [tile]
    assert set(hand) <= set(game.state.discard)


@clause("MA-QUEST-08")
def test_these_are_all_the_quest_tiles() -> None:
    assert [row[0] for row in TILES] == list(QUESTS)


@clause("MA-QUEST-07")
def test_rewards_that_are_chosen() -> None:
    game = fulfilled(at_quest("q10").hand(0, HERBS[0], PISTOLS[0]), "q10").give("england")
    assert (game.player(0).influence, game.player(0).doubloons) == ([0, 1, 0], 22)
    game = fulfilled(at_quest("q20").having(0, combat=2).one_disc(0, "vp_3"), "q20").give("vp_3", "vp_6")
    assert (sum(game.player(0).discs), game.player(0).vp) == (21, 3 + 1)
    game = fulfilled(at_quest("q23"), "q23")
    assert game.steps == ["e01", "e02", "pass"]
    assert game.give("e01").player(0).doubloons == 20 + 2 + 2


@clause("MA-QUEST-07")
def test_a_figure_comes_only_if_available_and_combat_points_stop_at_eight() -> None:
    player = fulfilled(at_quest("q15").hand(0, *COCOA).having(0, figures=0, general=0), "q15").give(COCOA[0]).player(0)
    assert (player.figures, player.doubloons) == (0, 23)
    assert fulfilled(at_quest("q24").having(0, combat=7), "q24").player(0).combat == 8


@clause("MA-QUEST-07")
def test_story_quests_may_bring_spanish_influence_or_remove_a_skull_and_always_the_tile() -> None:
    game = fulfilled(at_quest("s54").having(0, combat=2), "s54")
    assert (game.player(0).influence, game.player(0).doubloons) == ([0, 0, 2], 28)
    assert game.player(0).quests == ["s54"]
    position = at_quest("s13", Position(2).legacy("l20", "l21")).having(0, combat=2)
    game = fulfilled(position, "s13")
    assert game.steps == ["l20", "l21", "pass"]
    game.give("l21")
    assert game.state.legacy == ["l20"]
    assert (game.player(0).vp, game.player(0).quests) == (3, ["s13"])


@clause("MA-QUEST-06", "MA-RUL-87")
@pytest.mark.parametrize(("spent", "there"), [(1, False), (3, False), (4, True), (7, True)])
def test_a_story_quest_may_need_four_movement_points_in_phase_a(spent: int, there: bool) -> None:
    game = at_quest("s32").play(0, "main", spent=spent)
    assert game.offers("quest") == (["quest s32"] if there else [])


@clause("MA-RUL-87")
@pytest.mark.parametrize(("spent", "there"), [(1, False), (3, False), (4, True)])
def test_points_of_sailing_on_do_not_count_and_those_of_phase_a_stay_valid(spent: int, there: bool) -> None:
    position = Position(2).tableau(0, "b_smuggler_captain_1").quest("p07", "s32").ship(0, "p02")
    game = position.play(0, "main", spent=spent).give("assistant b_smuggler_captain_1", "p05 p06 p07")
    assert ("quest s32" in game.options) is there


# ---------------------------------------------------------------- the quest track


@clause("MA-QUEST-04", "MA-EX-48")
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 2), (5, 2), (8, 2)])
def test_the_fourth_quest_gives_three_points_each_further_one_two(before: int, vp: int) -> None:
    position = at_quest("q18").quests_done(0, before)
    player = fulfilled(position, "q18").player(0)
    assert (len(player.quests), player.quests[-1]) == (before + 1, "q18")
    assert player.vp == 1 + vp  # 1 for the compass


@clause("MA-QUEST-04", "MA-STORY-02")
def test_a_story_tile_counts_on_the_quest_track_too() -> None:
    player = fulfilled(at_quest("s54").having(0, combat=2).quests_done(0, 3), "s54").player(0)
    assert (player.vp, len(player.quests)) == (3, 4)


@clause("MA-QUEST-09")
def test_the_reward_comes_before_the_tile_is_on_the_track() -> None:
    position = at_quest("q20").having(0, combat=2).quests_done(0, 3)
    game = fulfilled(position, "q20")
    assert (game.prompt, game.player(0).combat) == ("disc.remove", 0)  # paid first
    assert (len(game.player(0).quests), game.player(0).vp) == (3, 0)
    assert game.state.quests_at(PLACE["p15"]) == []
    game.give("pass")
    assert (game.player(0).quests[-1], game.player(0).vp) == ("q20", 1 + 3)


@clause("MA-QUEST-09", "MA-RUL-28")
def test_a_quest_reached_by_the_reward_of_another_goes_on_the_track_before_it() -> None:
    position = at_quest("q23").explorer(0, "e07").field_quest("e08", "q18").quests_done(0, 2)
    game = fulfilled(position, "q23").give("e08", "quest q18")
    assert game.player(0).quests[2:] == ["q18", "q23"]
    assert game.player(0).vp == 1 + 1 + 3
    assert game.player(0).doubloons == 20 + 5 + 2


# ---------------------------------------------------------------- tiles on the board


@clause("MA-QUEST-05")
def test_a_quest_is_not_replaced_at_once() -> None:
    position = at_quest("q24")
    top, pile = position.state.quest_top, len(position.state.quest_pile)
    game = fulfilled(position, "q24")
    assert game.state.quests_at(PLACE["p15"]) == []
    assert (game.state.quest_top, len(game.state.quest_pile)) == (top, pile)


@clause("MA-RUL-49")
def test_of_several_quests_at_a_place_a_main_action_fulfils_one() -> None:
    game = at_quest("q24", Position(2).quest("p15", "q18")).play(0, "main")
    assert game.offers("quest") == ["quest q18", "quest q24"]
    game.give("quest q24")
    assert game.player(0).quests == ["q24"]
    assert game.state.quests_at(PLACE["p15"]) == ["q18"]
    assert game.state.phase == "draw"


@clause("MA-RUL-121", "MA-MAIN-02")
def test_a_quest_at_a_city_is_fulfilled_instead_of_the_city_action() -> None:
    position = at_quest("q18", Position(2).city("p04", "ct_arsenal_2"), "p04").hand(0, "a_sailor_1")
    assert position.play(0, "main").steps == ["city", "quest q18", "pass"]
    position = at_quest("q18", Position(2).city("p04", "ct_arsenal_2"), "p04")
    game = fulfilled(position, "q18")
    assert (game.player(0).combat, game.player(0).quests) == (0, ["q18"])
    assert game.state.phase == "draw"


@clause("MA-RUL-47", "MA-INST-06")
def test_without_quest_pile_a_card_gets_no_quest() -> None:
    position = Position(2).ship(0, "p07").hand(0, "b_adventurer_1")
    position.state.quest_top, position.state.quest_pile = "", []
    game = position.play(0, "main").give("village", "va_buy", "card b_adventurer_1")
    assert (game.player(0).tableau, game.player(0).card_quests) == (["b_adventurer_1"], {})


@clause("MA-RUL-47")
def test_without_quest_pile_no_quest_is_laid_after_a_round_and_the_last_tile_is() -> None:
    def after_round(top: str) -> list[str]:
        position = Position(2).display("", "", "", "")
        position.state.quest_top, position.state.quest_pile = top, []
        game = position.play(0, "interim_steps").until("sail.to")
        return game.state.quests_at(PLACE["p06"]) + game.state.quests_at(PLACE["p12"])

    assert after_round("") == []
    assert after_round("q01") == ["q01"]


@clause("MA-RUL-47", "MA-LEG-02")
def test_without_quest_pile_the_quest_space_of_puerto_cabezas_stays_empty() -> None:
    def tiles_after(top: str) -> list[str]:
        position = at_quest("q18", Position(2).legacy("l01"), "p17")
        position.state.quest_top, position.state.quest_pile = top, []
        game = position.play(0, "main").give("city", "quest q18")
        assert game.player(0).quests == ["q18"]
        return game.state.quests_at(PLACE["p17"])

    assert tiles_after("") == []
    assert tiles_after("q01") == ["q01"]


@clause("MA-RUL-78")
def test_quests_and_story_tiles_that_nobody_took_stay_in_later_rounds() -> None:
    position = Position(2, story="campaign").quest("p15", "s01").quest("p16", "q24").display("", "", "", "")
    game = position.play(0, "interim_choice").until("sail.to")
    assert game.state.round == 2
    assert game.state.quests_at(PLACE["p15"]) == ["s01"]
    assert "q24" in game.state.quests_at(PLACE["p16"])
    assert game.state.stories == ["s01"]
