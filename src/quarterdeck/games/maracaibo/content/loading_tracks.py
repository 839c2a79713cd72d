"""Reads the explorer track, the influence and income tracks and the Automa board."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content import loading_words as words
from quarterdeck.games.maracaibo.content import pieces, printed
from quarterdeck.games.maracaibo.content.loading_reader import Reader, rising
from quarterdeck.kernel.content.reading import Row, flag, integer, list_of, mapping, one_of

LEADS = ["quests", "areas_vs_improvements", "explorer_fields_ahead"]


class TrackReader:
    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader

    # ------------------------------------------------------------ explorer track

    def field(self, row: Row) -> pieces.Field:
        reader = self.reader
        next = row.take("next", list_of(reader.at("fields"), 0, 2, True))
        reward = row.optional("reward", reader.slot(words.GAINS), [])
        quest = row.optional("quest", flag, False)
        index = reader.index("fields", row)
        if index > 0 and next and bool(reward) == quest:
            row.place.problem("expected a reward or a quest")
        return pieces.Field(row.id, index, next, reward, quest, row.optional("short", flag, False))

    def barrier(self, row: Row) -> pieces.Barrier:
        reader = self.reader
        reward = reader.slot(words.BARRIER)
        every = row.optional("every_player", reward, [])
        first, later = row.optional("first_player", reward, []), row.optional("later_players", reward, [])
        if bool(every) == bool(first) or bool(first) != bool(later):
            row.place.problem("expected every_player, or first_player and later_players")
        return pieces.Barrier(
            row.id,
            row.take("after", reader.at("fields")),
            row.take("before", reader.at("fields")),
            every,
            first,
            later,
        )

    def last_field(self, row: Row) -> pieces.LastField:
        reader = self.reader
        return pieces.LastField(
            row.take("field", reader.at("fields")),
            row.take("vp_by_arrival", list_of(integer(1), 4, 4)),
            row.take("then", reader.slot(words.LAST_FIELD)),
        )

    # ------------------------------------------------------------ influence and income

    def tracks(self, nations: list[pieces.Nation]) -> printed.Tracks:
        reader = self.reader
        influence = reader.table("influence_tracks", self.influence_track)
        doubloons = reader.only("doubloon_income", _doubloon_track)
        turn_at, turn_gain = reader.only("vp_income", _turn)
        most, second = reader.only("majority_bonus", _majority)
        fourth, further = reader.only("quest_track", _quest_track)
        track = self.one_for_all(list(influence.values()), nations)
        return printed.Tracks(
            track.last,
            track.ranks,
            track.markers,
            track.lapsed_vp,
            doubloons.start,
            doubloons.last,
            doubloons.final_vp,
            turn_at,
            turn_gain,
            most,
            second,
            reader.only("influence_lead", _vp),
            reader.only("combat_track", lambda row: row.take("start", integer(0))),
            fourth,
            further,
        )

    def influence_track(self, row: Row) -> _InfluenceTrack:
        last = row.take("last", integer(1))
        ranks = row.take("noble_ranks", list_of(mapping(_rank), 1))
        rising(row, "noble_ranks", [field for field, _ in ranks])
        rising(row, "noble_ranks", [value for _, value in ranks])
        if ranks and ranks[-1][0] != last:
            row.place.at("noble_ranks").problem(f"expected the last rank on the last field, {last}")
        return _InfluenceTrack(
            row.id,
            row.take("nation", self.reader.content.ref("nations")),
            last,
            ranks,
            row.take("marker_fields", list_of(integer(1, 2), 7, 7)),
            row.take("vp_per_lapsed_step", integer(1)),
        )

    def one_for_all(self, tracks: list[_InfluenceTrack], nations: list[pieces.Nation]) -> _InfluenceTrack:
        """The rules know one influence track: those of all nations must be equal, and hold all their markers."""
        problems = self.reader.content.problems
        if [track.nation for track in tracks] != [nation.id for nation in nations]:
            problems.append("tracks.yaml: table influence_tracks: expected one row for each of nations, in their order")
        for track in tracks:
            if not track.equals(tracks[0]):
                problems.append(f"tracks.yaml: row {track.id}: expected the figures of {tracks[0].id}")
        for nation in nations:
            if tracks and sum(tracks[0].markers) != nation.markers:
                problems.append(
                    f"tracks.yaml: row {tracks[0].id}: field marker_fields: expected {nation.markers} in all"
                )
        return tracks[0] if tracks else _InfluenceTrack("", "", 0, [], [], 0)

    # ------------------------------------------------------------ Automa board

    def automa_board(self) -> printed.AutomaBoard:
        reader = self.reader
        spaces = list(reader.table("automa_spaces", _automa_space).values())
        card_vp = reader.only("per_display_card", _vp)
        leads = reader.table("automa_final", _lead)
        areas = [0]
        for number, (disc, _, area) in enumerate(spaces, 1):
            if disc != number or area != (number + 1) // 2:
                reader.content.problems.append(
                    f"automa_board.yaml: table automa_spaces: expected disc {number} of area {(number + 1) // 2}, "
                    f"got disc {disc} of area {area}"
                )
            areas.append(number // 2)
        income = [0, *(vp for _, vp, _ in spaces)]
        return printed.AutomaBoard(income, areas, card_vp, {lead.kind: lead for lead in leads.values()})


class _InfluenceTrack:
    def __init__(
        self, id: str, nation: str, last: int, ranks: list[tuple[int, int]], markers: list[int], lapsed_vp: int
    ) -> None:
        self.id: str = id
        self.nation: str = nation
        self.last: int = last
        self.ranks: list[tuple[int, int]] = ranks
        self.markers: list[int] = markers
        self.lapsed_vp: int = lapsed_vp

    def equals(self, other: _InfluenceTrack) -> bool:
        return (self.last, self.ranks, self.markers, self.lapsed_vp) == (
            other.last,
            other.ranks,
            other.markers,
            other.lapsed_vp,
        )


class _DoubloonTrack:
    def __init__(self, start: int, last: int, final_vp: list[tuple[int, int]]) -> None:
        self.start: int = start
        self.last: int = last
        self.final_vp: list[tuple[int, int]] = final_vp


def _doubloon_track(row: Row) -> _DoubloonTrack:
    final_vp = row.take("final_vp", list_of(mapping(_final_vp), 1))
    rising(row, "final_vp", [field for field, _ in final_vp])
    rising(row, "final_vp", [vp for _, vp in final_vp])
    start = row.take("start", integer(0))
    return _DoubloonTrack(start, row.take("last", integer(start + 1)), final_vp)


def _rank(row: Row) -> tuple[int, int]:
    return row.take("field", integer(1)), row.take("value", integer(1))


def _final_vp(row: Row) -> tuple[int, int]:
    return row.take("field", integer(1)), row.take("vp", integer(1))


def _vp(row: Row) -> int:
    return row.take("vp", integer(1))


def _turn(row: Row) -> tuple[int, int]:
    return row.take("turn_at", integer(1)), row.take("vp_per_scoring_to_come", integer(1))


def _majority(row: Row) -> tuple[int, int]:
    return row.take("most", integer(1)), row.take("second", integer(1))


def _quest_track(row: Row) -> tuple[int, int]:
    return row.take("fourth_vp", integer(1)), row.take("further_vp", integer(1))


def _automa_space(row: Row) -> tuple[int, int, int]:
    return row.take("disc", integer(1)), row.take("vp", integer(0)), row.take("area", integer(1))


def _lead(row: Row) -> printed.Lead:
    def step(inner: Row) -> tuple[int, int]:
        return inner.take("by", integer(1)), inner.take("vp", integer(1))

    steps = row.take("lead", list_of(mapping(step), 1))
    rising(row, "lead", [by for by, _ in steps])
    rising(row, "lead", [vp for _, vp in steps])
    return printed.Lead(row.id, row.take("kind", one_of(LEADS)), row.optional("per_tile_vp", integer(1), 0), steps)
