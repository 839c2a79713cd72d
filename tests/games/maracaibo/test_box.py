"""What is in Maracaibo's box: numbers, printed figures, the map and the tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from quarterdeck.games.maracaibo.content.components import (
    ARROWS,
    ARROWS_FROM,
    AUTOMA_BOARD,
    AUTOMA_CARDS,
    BARRIERS,
    BASE_COMBAT_ACTIONS,
    BASE_VILLAGE_ACTIONS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    DIFFICULTIES,
    FIELD,
    FIELDS,
    IMPROVEMENT,
    IMPROVEMENT_COMBAT_ACTIONS,
    IMPROVEMENT_VILLAGE_ACTIONS,
    IMPROVEMENTS,
    LAST_FIELD,
    LEGACY,
    NATION,
    NATIONS,
    PLACE,
    PLACES,
    PLAYER_SETUP,
    QUESTS,
    SHIP_BOARD,
    STORIES,
    STORY_TILES,
    SUPPLIES,
    SYNERGIES,
    TOKENS,
    TRACKS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE
from tests.clauses import clause
from tests.games.maracaibo.shorthand import short, verbs

PRINTED = [place for place in PLACES if not place.only_with]

# ---------------------------------------------------------------- counts


@clause("MA-COMP-01")
def test_the_board_carries_the_route_and_the_tracks() -> None:
    assert SUPPLIES["board"].count == 1
    assert [place.number for place in PRINTED] == [*(str(n) for n in range(21)), "21a", "21b", "22"]
    assert TRACKS.marker_fields == [1, 2, 2, 2, 2, 2, 2]
    assert (TRACKS.doubloon_start, TRACKS.doubloon_last, TRACKS.vp_turn_at) == (8, 34, 20)
    assert sum(field.quest for field in FIELDS) == 3


@clause("MA-COMP-02")
def test_nation_markers() -> None:
    assert [(n.id, n.colour, n.markers) for n in NATIONS] == [
        ("france", "blue", 13),
        ("england", "white", 13),
        ("spain", "red", 13),
    ]
    assert SUPPLIES["nation_marker"].count == 39 == sum(n.markers for n in NATIONS)
    assert sum(TRACKS.marker_fields) == 13


@clause("MA-COMP-03")
def test_quest_and_story_tiles() -> None:
    assert len(QUESTS) == 24
    assert STORY_TILES == ["story_tile_1", "story_tile_2", "story_tile_3", "story_tile_4"]


@clause("MA-COMP-04")
def test_synergy_tokens() -> None:
    assert [synergy.tokens for synergy in SYNERGIES] == [4, 4, 4, 4, 4]


@clause("MA-COMP-05")
def test_cards() -> None:
    story = [card for card in CARDS.values() if card.number]
    counts = [len(CAREERS), len(CARDS) - len(story), len(STORIES) + len(story), len(AUTOMA_CARDS), len(BUILDINGS)]
    assert counts == [8, 157, 77, 15, 8] and sum(counts) == 265


@clause("MA-COMP-06")
def test_coins() -> None:
    assert {s.id: (s.count, s.worth) for s in SUPPLIES.values() if s.worth} == {
        "coin_1": (18, 1),
        "coin_2": (16, 2),
        "coin_5": (24, 5),
        "certificate": (4, 10),
    }


@clause("MA-COMP-07")
def test_city_tiles() -> None:
    assert len(CITY_TILES) == 13
    assert Counter(tuple(tile.players) for tile in CITY_TILES.values()) == {(2,): 7, (3, 4): 6}


@clause("MA-COMP-08")
def test_legacy_tiles() -> None:
    assert [tile.number for tile in LEGACY.values()] == [n for n in range(1, 26) if n not in (19, 24)]


@clause("MA-COMP-09")
def test_combat_tokens() -> None:
    assert len(TOKENS) == 25


@clause("MA-COMP-10")
def test_discs() -> None:
    assert (SUPPLIES["disc"].count, SUPPLIES["disc"].per_player) == (98, 24)
    assert sum(area.discs for area in IMPROVEMENTS) == 24
    assert 4 * 24 <= 98 and 24 + len(AUTOMA_BOARD.income) - 1 <= 98, "enough for four, and for one against Jean"


@clause("MA-COMP-11")
def test_what_a_player_has() -> None:
    own = {s.id: s.per_player for s in SUPPLIES.values() if s.per_player and s.id != "disc"}
    assert own == {
        "ship": 1,
        "explorer": 1,
        "figure": 8,
        "influence_marker": 3,
        "marker": 3,
        "vp_marker": 1,
        "ship_board": 1,
        "overview": 1,
    }
    assert all(SUPPLIES[name].count == 4 * each for name, each in own.items())
    figures = PLAYER_SETUP.figures_in_supply, PLAYER_SETUP.figures_on_career, PLAYER_SETUP.figures_in_general_supply
    assert figures == (2, 3, 3) and sum(figures) == 8


@clause("MA-COMP-12")
def test_the_archive() -> None:
    assert SUPPLIES["archive"].count == 1


@clause("MA-COMP-13")
def test_backs_of_project_cards() -> None:
    assert Counter(card.back for card in CARDS.values()) == {"A": 56, "B": 101, "C": 10}
    assert [card.number for card in CARDS.values() if card.back == "C"] == list(range(90, 100))
    assert all(card.number == 0 for card in CARDS.values() if card.back != "C")


@clause("MA-COMP-14")
def test_the_automa_board() -> None:
    assert AUTOMA_BOARD.income == [0, 0, 1, 2, 3, 4, *range(6, 40, 2)]
    assert AUTOMA_BOARD.areas == [n // 2 for n in range(23)]
    assert AUTOMA_BOARD.card_vp == 1
    assert AUTOMA_BOARD.income[3] + 2 * AUTOMA_BOARD.card_vp == 4, "the worked example of the rulebook"
    assert {lead.kind: (lead.per_tile_vp, lead.steps) for lead in AUTOMA_BOARD.leads.values()} == {
        "quests": (5, [(1, 10), (3, 20), (4, 30)]),
        "areas_vs_improvements": (0, [(1, 10), (3, 20), (4, 30)]),
        "explorer_fields_ahead": (0, [(1, 10), (8, 20), (11, 30)]),
    }


# ---------------------------------------------------------------- places


@clause("MA-MAP-02", "MA-MAP-03")
def test_kinds_of_places() -> None:
    kinds: dict[str, list[str]] = {}
    for place in PRINTED:
        kinds.setdefault(place.kind, []).append(place.number)
    assert kinds["start"] == ["0"]
    assert kinds["city"] == ["4", "5", "11", "13", "14"]
    assert kinds["home"] == ["20", "21a", "21b", "22"]
    assert len(kinds["village"]) == 14
    assert [place.number for place in PRINTED if place.city_tile_slot] == ["4", "5", "13", "14"]
    assert {place.number: place.only_with for place in PLACES if place.only_with} == {"9a": "l04", "15a": "l07"}
    named = {"Havana": "0", "Puerto Plata": "4", "San Juan": "6", "Port Royal": "13", "Cartagena": "14"}
    assert named.items() <= {place.names["en"]: place.number for place in PLACES}.items()


@clause("MA-MAP-06")
def test_markets_are_printed_in_maracaibo_only_and_otherwise_on_tiles() -> None:
    assert {p.number: (p.market.good, p.market.storage) for p in PLACES if p.market.storage} == {"11": ("sugar", 2)}
    assert all(tile.market.good and tile.market.storage for tile in CITY_TILES.values())
    assert [n for n, tile in LEGACY.items() if tile.market.storage] == ["l01", "l04", "l07"]


def test_home_places() -> None:
    home = [place for place in PLACES if place.kind == "home"]
    assert [(place.number, short(place.action), place.triggers) for place in home] == [
        ("20", "choose [[fight], [explore 2]]", ""),
        ("21a", "gain_vp 3", "interim_scoring"),
        ("21b", "gain_vp 3", ""),
        ("22", "gain_vp 5", "final_scoring"),
    ]
    assert [place.number for place in PLACES if place.must_stop] == [place.number for place in home]


def test_markers_of_the_two_player_setup() -> None:
    marked = {p.number: NATIONS[p.two_player_marker].id for p in PLACES if p.two_player_marker != NONE}
    assert marked == {"6": "spain", "7": "england", "8": "france"}


# ---------------------------------------------------------------- arrows


def ways(place: str, legacy: tuple[str, ...] = (), round: int = 1) -> list[tuple[str, int]]:
    """Where a ship can go from here, and for how much."""
    return [
        (PLACES[arrow.to].id, arrow.mp)
        for arrow in ARROWS_FROM[PLACE[place]]
        if round in arrow.rounds and (not arrow.only_with or arrow.only_with in legacy)
    ]


def steps(place: str, goal: str, best: Callable[[Iterable[int]], int]) -> int:
    return 0 if place == goal else 1 + best(steps(next, goal, best) for next, _ in ways(place))


def test_arrows_are_sorted_by_the_place_they_leave() -> None:
    assert [arrow for arrows in ARROWS_FROM for arrow in arrows] == sorted(ARROWS, key=lambda arrow: arrow.frm)
    assert all(arrow.id == f"{PLACES[arrow.frm].id}_{PLACES[arrow.to].id}" for arrow in ARROWS)


@clause("MA-MAP-04")
def test_forks() -> None:
    forks = {place.id: ways(place.id) for place in PLACES if len(ways(place.id)) > 1}
    assert forks == {"p02": [("p03", 1), ("p05", 1)], "p12": [("p13", 1), ("p14", 1)]}
    with_tiles = [place.id for place in PLACES if len(ways(place.id, ("l04", "l07"))) > 1]
    assert with_tiles == ["p02", "p09", "p12", "p15"]
    for arrows in ARROWS_FROM:
        out = [arrow.way for arrow in arrows if arrow.rounds == [1, 2, 3, 4]]
        assert out in ([], ["only"], ["upper", "lower"])


def test_the_shortest_way_home_has_fifteen_steps() -> None:
    assert (steps("p00", "p20", min), steps("p00", "p20", max)) == (15, 18)
    assert ways("p13") == [("p17", 1)]


def test_the_last_steps_depend_on_the_round() -> None:
    for number in (1, 2, 3):
        assert ways("p20", round=number) == [("p21a", 1)] and ways("p21b", round=number) == []
    assert ways("p20", round=4) == [("p21b", 1)]
    assert ways("p21b", round=4) == [("p22", 1)]


@pytest.mark.parametrize("legacy", [(), ("l04",), ("l07",), ("l04", "l07")])
def test_nobody_is_stuck_without_the_explorer(legacy: tuple[str, ...]) -> None:
    for place in PLACES:
        if place.kind != "home" and (not place.only_with or place.only_with in legacy):
            assert any(not PLACES[PLACE[next]].only_with for next, _ in ways(place.id, legacy)), place.id


def test_the_new_city_at_place_9a_is_dear_to_reach_and_to_leave() -> None:
    assert [(a.id, a.mp) for a in ARROWS if a.only_with == "l04"] == [("p09_p09a", 3), ("p09a_p10", 3)]
    assert [a.id for a in ARROWS if a.mp > 1] == ["p09_p09a", "p09a_p10"]


# ---------------------------------------------------------------- explorer track


def paths(field: int) -> list[list[int]]:
    """Every way from this field to the end."""
    after = FIELDS[field].next
    return [[field, *path] for next in after for path in paths(next)] if after else [[field]]


PATHS = paths(0)


def test_the_explorer_track_has_three_forks_and_one_end() -> None:
    assert len(PATHS) == 8 and {path[-1] for path in PATHS} == {LAST_FIELD.field} == {FIELD["e25"]}
    assert (min(map(len, PATHS)) - 1, max(map(len, PATHS)) - 1) == (19, 25)
    assert {index for path in PATHS for index in path} == set(range(len(FIELDS)))
    for field in FIELDS:
        if len(field.next) == 2:
            assert [FIELDS[next].short for next in field.next] == [False, True], field.id


def test_quests_lie_on_the_long_ways() -> None:
    for path in PATHS:
        assert sum(FIELDS[f].quest for f in path) + sum(FIELDS[f].short for f in path) == 3


def test_thresholds_and_barriers_lie_on_every_way() -> None:
    wanted = [FIELD["e04"], FIELD["e05"], FIELD["e11"]]
    for barrier in BARRIERS:
        assert FIELDS[barrier.after].next == [barrier.before], barrier.id
        wanted += [barrier.after, barrier.before]
    assert all(field in path for field in wanted for path in PATHS)


def test_rewards_of_barriers_and_of_the_last_field() -> None:
    assert [(b.id, short(b.every), short(b.first), short(b.later)) for b in BARRIERS] == [
        ("red", "gain_influence 3 any", "", ""),
        ("blue", "", "gain_vp 4", "gain_vp 2"),
        ("green", "", "gain_vp 4", "gain_vp 2"),
    ]
    assert LAST_FIELD.vp_by_arrival == [10, 8, 6, 4]
    assert short(LAST_FIELD.then) == "village_action 1"


def test_kinds_of_reward_on_the_explorer_track() -> None:
    assert {tuple(verbs(field.reward)) for field in FIELDS if field.reward} == {
        ("gain_doubloons",),
        ("gain_influence",),
        ("gain_vp",),
        ("remove_disc",),
        ("gain_combat",),
        ("gain_doubloons", "gain_vp"),
        ("gain_figure",),
    }


# ---------------------------------------------------------------- tracks and set-up


def test_influence_tracks() -> None:
    assert [value for _, value in TRACKS.ranks] == [1, 2, 3, 4, 5, 6]
    assert TRACKS.ranks[-1] == (TRACKS.last_influence, 6) == (16, 6)
    assert TRACKS.ranks[0][0] >= 1
    assert TRACKS.lapsed_step_vp == 2


def test_income_and_the_small_tracks() -> None:
    assert TRACKS.final_vp[0][0] > TRACKS.doubloon_start and TRACKS.final_vp[-1][0] == TRACKS.doubloon_last
    assert {4, 5} <= {vp for _, vp in TRACKS.final_vp}, "the worked examples of the rulebook"
    assert (TRACKS.vp_turn_at, TRACKS.vp_turn_gain) == (20, 20)
    assert (TRACKS.majority_most, TRACKS.majority_second, TRACKS.lead_vp) == (2, 1, 3)
    assert (TRACKS.combat_start, TRACKS.fourth_quest_vp, TRACKS.further_quest_vp) == (1, 3, 2)


def test_player_setup() -> None:
    assert PLAYER_SETUP.doubloons_by_seat == [8, 9, 10, 11]
    assert (PLAYER_SETUP.dealt, PLAYER_SETUP.kept, PLAYER_SETUP.planned) == (8, 4, 1)
    assert (PLAYER_SETUP.careers_dealt, PLAYER_SETUP.b_cards_in_deck, PLAYER_SETUP.display) == (2, 40, 4)


# ---------------------------------------------------------------- ship board


def test_figures_of_the_ship_board() -> None:
    board = SHIP_BOARD
    assert (board.compasses, board.planning_spaces, board.unused_assistant_vp, board.combat_max) == (1, 3, 2, 8)
    assert (board.hand_limit, board.display_price) == (4, 1)
    assert (board.two_actions_from, board.three_actions_from) == (4, 7)


def test_gates_of_the_improvements() -> None:
    assert {area.id: IMPROVEMENTS[area.needs].id for area in IMPROVEMENTS if area.needs != NONE} == {
        "vp_6": "vp_3",
        "village_trade": "village_arms",
    }
    assert {area.id: area.others for area in IMPROVEMENTS if area.others} == {
        "village_claim": 4,
        "master_stroke": 4,
        "vp_10": 6,
    }


def test_effects_of_the_improvements() -> None:
    plain = {area.id: short(area.effect) for area in IMPROVEMENTS if not area.id.startswith(("village_", "combat_"))}
    assert plain == {
        "hand_limit": "perm_hand_limit 6",
        "free_display": "gain_vp 3; perm_free_display",
        "doubloons_5": "gain_doubloons 5",
        "vp_3": "gain_vp 3",
        "vp_6": "gain_vp 6",
        "master_stroke": "choose [[explore 3], [gain_doubloons 4; gain_vp 4], [influence_to_rank any]]",
        "vp_10": "gain_vp 10",
    }
    assert short(IMPROVEMENTS[IMPROVEMENT["village_speed"]].effect) == "perm_village_thresholds 2 5"


def test_village_actions_of_the_ship_board() -> None:
    assert [(a.id, a.source, a.last, short(a.cost), short(a.then)) for a in BASE_VILLAGE_ACTIONS] == [
        ("va_discard", "", False, "discard_hand", "gain_doubloons 2"),
        ("va_coin", "", False, "", "gain_doubloons 1"),
        ("va_buy", "", False, "", "buy"),
    ]
    gained = [action for actions in IMPROVEMENT_VILLAGE_ACTIONS.values() for action in actions]
    assert [(a.id, a.source, a.last, a.only_if, short(a.cost), short(a.then)) for a in gained] == [
        ("va_arms", "village_arms", False, "", "", "gain_combat 1; gain_doubloons 1"),
        ("va_trade", "village_trade", False, "", "pay_equal_goods 3", "gain_doubloons 2; gain_vp 2"),
        (
            "va_claim",
            "village_claim",
            False,
            "ship_in_village_without_marker",
            "",
            "place_marker chosen ship_place; gain_influence 1 chosen; gain_doubloons 1",
        ),
    ]


def test_combat_actions_of_the_ship_board() -> None:
    influence, flag = BASE_COMBAT_ACTIONS
    assert [(o.value, o.target, short(o.then)) for o in influence.options] == [
        (2, "", "gain_influence 1 fighting"),
        (5, "", "gain_influence 2 fighting"),
    ]
    assert [(o.value, o.target) for o in flag.options] == [(4, "empty_flag"), (6, "enemy_flag")]
    assert short(flag.then) == "gain_influence 1 fighting; place_marker fighting target; gain_flag_bonus"
    ((village,),) = [actions for actions in IMPROVEMENT_COMBAT_ACTIONS.values() if actions]
    assert (village.id, village.source, village.needs_explorer) == ("ca_village", "combat_village", NONE)
    assert [(o.value, o.target) for o in village.options] == [(2, "empty_village"), (5, "enemy_village")]


# ---------------------------------------------------------------- Jean


def test_automa_cards_and_difficulties() -> None:
    assert Counter(card.level for card in AUTOMA_CARDS.values()) == {"A": 5, "B": 6, "C": 4}
    assert [d.cards for d in DIFFICULTIES.values()] == [[5, 0, 0], [5, 0, 1], [5, 1, 1], [5, 2, 1], [5, 3, 1]]
    actions = {card.id: card.actions for card in AUTOMA_CARDS.values()}
    assert [id for id, made in actions.items() if any(a.flag("extra_village") for a in made)] == ["au_c4"]
    for made in actions.values():
        for action in made:
            if action.verb == "jean_fight":
                assert (action.int_of("influence") == 3) == ("jean_vp" in verbs(made))
    assert {NATION[a.word("nation")] for made in actions.values() for a in made if a.word("nation")} == {0, 1, 2}
