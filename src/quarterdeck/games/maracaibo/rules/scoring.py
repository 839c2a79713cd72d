"""What is scored at the end, the winner and the account. (MA-FINAL, MA-END)"""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import BUILDINGS, CARDS, TRACKS
from quarterdeck.games.maracaibo.rules.atoms import purse
from quarterdeck.games.maracaibo.rules.board import cleared_fields, markers_on_places, rank_value
from quarterdeck.games.maracaibo.rules.counting import counted
from quarterdeck.games.maracaibo.rules.effects import Scene
from quarterdeck.games.maracaibo.state import (
    BUILDINGS_VP,
    EMPTY,
    INCOME_VP,
    INFLUENCE_VP,
    NATION_COUNT,
    RANKS_VP,
    TABLEAU_VP,
    VP_SOURCES,
    Player,
    State,
    Turn,
)
from quarterdeck.kernel.rules.effects import Effect

# Income, cards, buildings


def track_vp(player: Player) -> int:
    """The VP of the position on the doubloon income track. (MA-FINAL-02, MA-RUL-42)"""
    return max([vp for field, vp in TRACKS.final_vp if player.doubloon_income >= field], default=0)


def score_income(t: Turn, player: Player) -> None:
    """(MA-FINAL-02, MA-INCOME-09)"""
    purse.gain_vp(t, player.seat, player.vp_income + track_vp(player), INCOME_VP)


def score_cards(t: Turn, player: Player) -> None:
    """(MA-FINAL-03, MA-CARD-10)"""
    purse.gain_vp(t, player.seat, sum(CARDS[card].vp for card in player.tableau), TABLEAU_VP)


def score_buildings(t: Turn, player: Player) -> None:
    """(MA-FINAL-03, MA-PREST-07 to -14)"""
    for building in t.state.buildings:
        if player.seat in t.state.investors.get(building, []):
            points = sum(building_vp(t.state, player, effect) for effect in BUILDINGS[building].final)
            t.tell("building.scored", player.seat, building, points)
            purse.gain_vp(t, player.seat, points, BUILDINGS_VP)


def building_vp(state: State, player: Player, effect: Effect) -> int:
    """(MA-PREST-07 to -14, MA-RUL-44, MA-RUL-45)"""
    if effect.verb == "end_double_doubloon_track":
        return 2 * track_vp(player)
    points = effect.int_of("n") * counted(state, Scene(player.seat, EMPTY, BUILDINGS_VP), effect.word("per"))
    return min(points, effect.int_of("max", points))


# Nations


def score_lead(t: Turn, nation: int) -> None:
    """Most influence with a nation; all who tie, but nobody on 0. (MA-FINAL-04)"""
    most = max(player.influence[nation] for player in t.state.players)
    for player in t.state.players:
        if most and player.influence[nation] == most:
            t.tell("influence.lead", player.seat, nation)
            purse.gain_vp(t, player.seat, TRACKS.lead_vp, INFLUENCE_VP)


def multipliers(state: State) -> list[int]:
    """Cleared fields and majority bonus of each nation. (MA-FINAL-05)"""
    bonuses = majority_bonuses(markers_on_places(state))
    return [cleared_fields(state, nation) + bonuses[nation] for nation in range(NATION_COUNT)]


def majority_bonuses(counts: list[int]) -> list[int]:
    """In a tie all get the higher value. (MA-FINAL-06, MA-FINAL-07, MA-RUL-43)"""
    bonuses: list[int] = []
    for count in counts:
        ahead = sum(1 for other in counts if other > count)
        bonuses.append([TRACKS.majority_most, TRACKS.majority_second, 0][ahead])
    return bonuses


def score_ranks(t: Turn) -> None:
    """(MA-FINAL-08)"""
    factors = multipliers(t.state)
    for nation in range(NATION_COUNT):
        t.tell("nation.multiplier", nation, factors[nation])
    for player in t.state.players:
        points = sum(factors[nation] * rank_value(player.influence[nation]) for nation in range(NATION_COUNT))
        purse.gain_vp(t, player.seat, points, RANKS_VP)


# The end


def winners(state: State) -> list[int]:
    """Most VP win, tied players share; Jean wins a tie. (MA-END-01, MA-SOLO-33)"""
    best = max(player.vp for player in state.players)
    if state.solo():
        return [0] if state.players[0].vp > state.players[1].vp else []
    return [player.seat for player in state.players if player.vp == best]


def ending(state: State) -> str:
    """By points, shared, or against Jean."""
    if state.solo():
        return "jean_beaten" if winners(state) else "jean_wins"
    return "points" if len(winners(state)) == 1 else "shared"


def breakdown(state: State) -> list[list[tuple[str, int]]]:
    """Every source that gave somebody points; who was robbed has lost some. (MA-PERM-06)"""
    people = state.players[: state.seats]
    used = [at for at in range(len(VP_SOURCES)) if any(player.vp_from[at] for player in people)]
    return [[(VP_SOURCES[at], player.vp_from[at]) for at in used] for player in people]
