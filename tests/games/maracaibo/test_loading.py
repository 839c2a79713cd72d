"""A mistake in Maracaibo's content is told with file, row and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.games.maracaibo.content.loading import FOLDER, load
from tests.games.common_loading import Mistake, check_mistake, name_of, problems_of

MISTAKES: list[Mistake] = [
    ("board.yaml", "frm: p00", "frm: p99", 'row p00_p01: field frm: expected an id of places, got "p99"'),
    ("board.yaml", "mp: 1", "mp: 4", "row p00_p01: field mp: expected an integer from 1 to 3, got 4"),
    (
        "board.yaml",
        "rounds: [1, 2, 3]",
        "rounds: [2, 1]",
        "row p20_p21a: field rounds: expected numbers that rise, got [2, 1]",
    ),
    (
        "board.yaml",
        "flag: [{do: gain_doubloons, n: 4}]",
        "flag: [{do: fight}]",
        "row p04: field flag[0]: fight may not stand here",
    ),
    ("board.yaml", "    must_stop: true\n", "", "row p20: field must_stop: expected one at this kind of place"),
    (
        "project_cards.yaml",
        "{doubloons: 5, figure: at_place, place: p06}",
        "{doubloons: 5, figure: at_place, place: p21a}",
        'row a_dock_foreman_1: field cost.place: expected a village or city that is printed on the board, got "p21a"',
    ),
    (
        "project_cards.yaml",
        "{doubloons: 5, figure: at_place, place: p06}",
        "{doubloons: 5}",
        "row a_dock_foreman_1: field assistant: a card with its figure at a place has an assistant",
    ),
    (
        "project_cards.yaml",
        "assistant: [{do: gain_doubloons, n: 2}",
        "assistant: [{do: gain_doubloons, n: 0}",
        "row a_dock_foreman_1: field assistant[0].n: expected an integer of at least 1, got 0",
    ),
    (
        "project_cards.yaml",
        "{do: income_doubloons, n: 2, synergy: anchor}",
        "{do: income_doubloons, n: 2, synergy: sail}",
        "row a_fisherman_1: field income[1].synergy: expected anchor or cannon or scales or lantern or quill, got",
    ),
    (
        "project_cards.yaml",
        "items: {treasure_map: 2}",
        "items: {treasure_map: 2, sugar: 1}",
        "row a_cartographer_1: field permanent[1].cost[0].items.sugar: unknown field",
    ),
    (
        "quest_tiles.yaml",
        "do: explore",
        "do: exploer",
        "row q01: field reward[1].do: expected a verb of the vocabulary, got",
    ),
    ("quest_tiles.yaml", "n: 2}]", "n: 2, may: true}]", "row q01: field reward[1].may: unknown field"),
    (
        "quest_tiles.yaml",
        "per: compass",
        "per: compas",
        "row q01: field reward[0].per: expected compass or combat_token or",
    ),
    (
        "quest_tiles.yaml",
        "per: compass",
        "per: own_assistant_at_target",
        "row q01: field reward[0].per: own_assistant_at_target is known in a combat only",
    ),
    (
        "combat_tokens.yaml",
        "{value: 6, pay: [{do: pay_doubloons, n: 2}]}",
        "{value: 6, pay: [{do: pay_doubloons, n: 2}], gain: [{do: gain_vp, n: 1}]}",
        "row k01: field france: expected one cost or one bonus at most",
    ),
    (
        "combat_tokens.yaml",
        "change: -2",
        "change: 2",
        "row k04: field condition.change: expected an integer from -2 to -2",
    ),
    (
        "career_cards.yaml",
        "low: red, high: blue",
        "low: red, high: 3",
        "row career_privateer: field tasks[2].high: expected an id of barriers",
    ),
    (
        "career_cards.yaml",
        "low: red, high: blue",
        "low: blue, high: red",
        "row career_privateer: field tasks[2].high: expected more than the low level",
    ),
    (
        "ship_board.yaml",
        "{do: combat_option, value: 4, target: empty_flag}",
        "{do: combat_option, value: 4}",
        "row ca_flag: field options[0]: a target needs a place_marker, and a place_marker a target",
    ),
    (
        "ship_board.yaml",
        "{do: place_marker, nation: chosen, where: ship_place},",
        "",
        "row village_claim: field effect[0].then: a chosen nation needs a place_marker that chooses it",
    ),
    (
        "explorer_track.yaml",
        "    quest: true\n",
        "",
        "row e08: expected a reward or a quest",
    ),
    (
        "tracks.yaml",
        "vp_per_lapsed_step: 2",
        "vp_per_lapsed_step: 3",
        "row influence_england: expected the figures of influence_france",
    ),
    (
        "tracks.yaml",
        "marker_fields: [1, 2,",
        "marker_fields: [2, 2,",
        "row influence_england: expected the figures of influence_france",
    ),
    (
        "automa_cards.yaml",
        "rounds: [1, 2, 3, 4]",
        "rounds: [1, 2, 4]",
        "row au_a1: field actions: expected an action in round 3",
    ),
    (
        "legacy_tiles.yaml",
        "position: {arrow: p02_p05}",
        "position: {arrow: p02_p03}",
        "row l02: field effect[0].arrow: expected the tile's own position",
    ),
    (
        "legacy_tiles.yaml",
        "spaces: 3, box_discs: {solo: 1}",
        "spaces: 3, box_discs: {solo: 3}",
        "row l10: field effect: expected more spaces than discs from the box",
    ),
    (
        "legacy_tiles.yaml",
        "marker_spaces: 2",
        "marker_spaces: 3",
        "row l06: field marker_spaces: expected 2, one for each target of its combat action",
    ),
    (
        "story_cards.yaml",
        "{do: story_tile, place: p15}",
        "{do: story_tile, place: p20}",
        'row s01: field front.setup[0].place: expected a village or city that is printed on the board, got "p20"',
    ),
    (
        "story_cards.yaml",
        "{do: quest_tile, place: p16, players: [1, 2, 3, 4]}",
        "{do: quest_tile, place: p16, players: [4, 3]}",
        "row s01: field front.setup[1].players: expected a list of some of 1, 2, 3, 4 in this order, got [4, 3]",
    ),
    (
        "story_cards.yaml",
        "        - {do: gain_story_tile}\n",
        "",
        "row s01: field quest.reward: expected gain_story_tile once, as the last part",
    ),
    (
        "story_cards.yaml",
        "card: s02",
        "card: s99",
        'row s01: field back.then[0].card: expected an id of story_cards, got "s99"',
    ),
    (
        "story_cards.yaml",
        "[c90_apprentice, c91_ledger_copyist]",
        "[c90_apprentice, c97]",
        'row s06: field front.setup[0].cards[1]: expected an id of story_project_cards, got "c97"',
    ),
    (
        "story_cards.yaml",
        "title: {en: The Drowned Messenger, de:",
        "title: {en: The Drowned Messenger, fr:",
        "row s01: field title.de: missing",
    ),
    (
        "story_cards.yaml",
        "fulfilled: {legacy_full: l10}",
        "fulfilled: {legacy_full: l13}",
        "row s11: field front.setup: expected bring_legacy of l13, which is to be filled",
    ),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=name_of)
def test_a_mistake_is_told_with_file_row_and_field(tmp_path: Path, mistake: Mistake) -> None:
    check_mistake(load, FOLDER, tmp_path / "content", mistake)


def test_every_row_of_an_empty_folder_is_missed_at_once(tmp_path: Path) -> None:
    assert {"table project_cards is missing", "table automa_spaces is missing"} <= set(problems_of(load, tmp_path))
