"""The figures that are printed on the boards, and those of the set-up."""

from __future__ import annotations

from dataclasses import dataclass

from quarterdeck.games.maracaibo.content.checks import pairs_rising
from quarterdeck.games.maracaibo.content.pieces import Nation
from quarterdeck.kernel.content.reading import (
    Content,
    Place,
    Row,
    derived,
    inner,
    integer,
    list_of,
    pair,
    read,
    ref,
)

Steps = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ShipBoard:
    """The figures printed on every ship board."""

    compasses: int = read(integer(1))
    planning_spaces: int = read(integer(1))
    unused_assistant_vp: int = read(integer(1))
    combat_max: int = read(integer(1))
    hand_limit: int = read(integer(1))
    display_price: int = read(integer(1))
    two_actions_from: int = read(integer(2))
    three_actions_from: int = read(integer(3))


def check_ship_board(board: ShipBoard, place: Place) -> None:
    if board.two_actions_from >= board.three_actions_from:
        place.at("three_actions_from").problem("expected more than two_actions_from")


# ---------------------------------------------------------------- influence and income


@dataclass(frozen=True, slots=True)
class InfluenceTrack:
    """`ranks`: (field, value) in order."""

    id: str
    nation: str = read(ref("nations"))
    last: int = read(integer(1))
    ranks: Steps = read(list_of(pair("field", "value", integer(1)), 1).checked(pairs_rising), at="noble_ranks")
    marker_fields: list[int] = read(list_of(integer(1, 2), 7, 7))
    lapsed_step_vp: int = read(integer(1), at="vp_per_lapsed_step")

    def figures(self) -> list[object]:
        """What must be the same for all nations."""
        return [self.last, self.ranks, self.marker_fields, self.lapsed_step_vp]


def check_influence_track(track: InfluenceTrack, place: Place) -> None:
    if track.ranks and track.ranks[-1][0] != track.last:
        place.at("noble_ranks").problem(f"expected the last rank on the last field, {track.last}")


def income_end(row: Row) -> int:
    return row.take("last", integer(row.made["start"] + 1))


@dataclass(frozen=True, slots=True)
class DoubloonTrack:
    """`final_vp`: (field, VP) in order."""

    final_vp: Steps = read(list_of(pair("field", "vp", integer(1)), 1).checked(pairs_rising))
    start: int = read(integer(0))
    last: int = derived(income_end)


@dataclass(frozen=True, slots=True)
class VpTrack:
    turn_at: int = read(integer(1))
    turn_gain: int = read(integer(1), at="vp_per_scoring_to_come")


@dataclass(frozen=True, slots=True)
class Majority:
    most: int = read(integer(1))
    second: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class QuestTrack:
    fourth_vp: int = read(integer(1))
    further_vp: int = read(integer(1))


@dataclass(frozen=True, slots=True)
class Tracks:
    """The influence and income tracks. `ranks`: (field, value) in order; `final_vp`: (field, VP) in order."""

    last_influence: int
    ranks: Steps
    marker_fields: list[int]
    lapsed_step_vp: int
    doubloon_start: int
    doubloon_last: int
    final_vp: Steps
    vp_turn_at: int
    vp_turn_gain: int
    majority_most: int
    majority_second: int
    lead_vp: int
    combat_start: int
    fourth_quest_vp: int
    further_quest_vp: int


def read_tracks(content: Content) -> Tracks:
    influence = content.table("influence_tracks", InfluenceTrack, check_influence_track)
    doubloons = content.only("doubloon_income", DoubloonTrack)
    vp = content.only("vp_income", VpTrack)
    majority = content.only("majority_bonus", Majority)
    quests = content.only("quest_track", QuestTrack)
    check_one_for_all(content, list(influence.values()))
    track = next(iter(influence.values()), inner(InfluenceTrack).blank())
    return Tracks(
        last_influence=track.last,
        ranks=track.ranks,
        marker_fields=track.marker_fields,
        lapsed_step_vp=track.lapsed_step_vp,
        doubloon_start=doubloons.start,
        doubloon_last=doubloons.last,
        final_vp=doubloons.final_vp,
        vp_turn_at=vp.turn_at,
        vp_turn_gain=vp.turn_gain,
        majority_most=majority.most,
        majority_second=majority.second,
        lead_vp=content.only("influence_lead", vp_said),
        combat_start=content.only("combat_track", start_said),
        fourth_quest_vp=quests.fourth_vp,
        further_quest_vp=quests.further_vp,
    )


def check_one_for_all(content: Content, tracks: list[InfluenceTrack]) -> None:
    """The rules know one influence track: those of all nations must be equal, and hold all their markers."""
    if [track.nation for track in tracks] != content.ids("nations"):
        content.place("influence_tracks").problem("expected one row for each of nations, in their order")
    for track in tracks:
        if track.figures() != tracks[0].figures():
            content.place("influence_tracks", track.id).problem(f"expected the figures of {tracks[0].id}")
    for nation in content.tables.rows("nations", Nation):
        if tracks and sum(tracks[0].marker_fields) != nation.markers:
            place = content.place("influence_tracks", tracks[0].id).at("marker_fields")
            place.problem(f"expected {nation.markers} in all")


def vp_said(row: Row) -> int:
    return row.take("vp", integer(1))


def start_said(row: Row) -> int:
    return row.take("start", integer(0))


# ---------------------------------------------------------------- set-up


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    figures_in_supply: int = read(integer(1))
    figures_on_career: int = read(integer(3, 3))
    figures_in_general_supply: int = read(integer(1))
    doubloons_by_seat: list[int] = read(list_of(integer(1), 4, 4))
    dealt: int = read(integer(1), at="project_cards_dealt")
    kept: int = read(integer(1), at="project_cards_kept")
    planned: int = read(integer(1), at="project_cards_planned")
    careers_dealt: int = read(integer(1), at="career_cards_dealt")
    b_cards_in_deck: int = read(integer(1))
    display: int = read(integer(4, 4))


def check_player_setup(setup: PlayerSetup, place: Place) -> None:
    if setup.kept + setup.planned > setup.dealt:
        place.at("project_cards_dealt").problem("expected at least as many as are kept and planned")
