"""Control of regions, Fame at the end of a round, pledges, the winner. (AH-SCOR, AH-END)"""

from __future__ import annotations

from quarterdeck.games.ahoy import atoms
from quarterdeck.games.ahoy.components import CARDS, FACTIONS, FIGURES, REGIONS
from quarterdeck.games.ahoy.sea import OFF
from quarterdeck.games.ahoy.state import CUTTER, FIGURE_COUNT, KINDS, NOBODY, State, Turn


def control(state: State, region: str) -> list[int]:
    """The control of Bluefin and of Mollusk in a region. (AH-SCOR-02, -03, -06, AH-UNIO-22)"""
    bluefin, mollusk = 0, 0
    cutter_here = False
    for figure in range(FIGURE_COUNT):
        cell = state.figures[figure]
        if cell != OFF and state.space(cell).region == region:
            kind = KINDS[figure]
            if kind.owner == "bluefin":
                bluefin += kind.control
            elif kind.owner == "mollusk":
                mollusk += kind.control
                cutter_here = cutter_here or figure == CUTTER
    each = FIGURES["cutter"].comrade_control if cutter_here else 1
    return [bluefin, mollusk + state.comrades[region] * each]


def controller(state: State, region: str) -> str:
    """The faction with strictly more control, or nobody. (AH-SCOR-04, -05)"""
    bluefin, mollusk = control(state, region)
    if bluefin == mollusk:
        return ""
    return "bluefin" if bluefin > mollusk else "mollusk"


def score_regions(t: Turn) -> None:
    """Bluefin and Mollusk gain Fame for every region that they control. (AH-SCOR-01, -04, AH-OVER-02)"""
    for region in list(t.state.laid):
        faction = controller(t.state, region)
        if faction:
            seat = t.state.seat_of(faction)
            t.tell("region.scored", seat, region, t.state.wealth[region])
            atoms.gain_fame(t, seat, t.state.wealth[region])


def controlled_with_suit(state: State, faction: str, suit: str) -> int:
    """How many regions with islands of a suit a faction controls. (AH-END-02)"""
    return sum(1 for region in state.laid if REGIONS[region].suit == suit and controller(state, region) == faction)


def score_pledges(t: Turn) -> None:
    """Smugglers reveal their markers and gain Fame for pledged Cargo. (AH-END-01, -02, AH-RULE-60)"""
    for player in t.state.players:
        if FACTIONS[player.faction].cargo_limit:
            player.revealed = True
            for head, pile in zip(player.heads, player.pledged, strict=True):
                t.tell("pledge.revealed", player.seat, head, len(pile))
                fame = sum(controlled_with_suit(t.state, head, CARDS[card].suit) for card in pile)
                atoms.gain_fame(t, player.seat, fame)


def winners(state: State) -> list[int]:
    """Most Fame, then most gold; whoever is still tied shares the victory. (AH-END-03, AH-RULE-60)"""
    conceded = conceding_seat(state)
    if conceded != NOBODY:
        return [player.seat for player in state.players if player.seat != conceded]
    best = max((player.fame, player.gold) for player in state.players)
    return [player.seat for player in state.players if (player.fame, player.gold) == best]


CONCEDED: str = "conceded "


def conceding_seat(state: State) -> int:
    """The seat that gave up, or NOBODY. (AH-FINE-09)"""
    return int(state.ended[len(CONCEDED) :]) if state.ended.startswith(CONCEDED) else NOBODY


def ending(state: State) -> str:
    """How the game ended: by Fame, on gold, shared, or conceded."""
    if conceding_seat(state) != NOBODY:
        return "conceded"
    if len(winners(state)) > 1:
        return "shared"
    best = max(player.fame for player in state.players)
    return "fame" if sum(1 for player in state.players if player.fame == best) == 1 else "gold"
