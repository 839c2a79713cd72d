"""Control of regions, Fame at the end of a round, pledges, the winner. (AH-SCOR, AH-END)"""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import CARDS, FACTIONS, REGIONS
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.sea import OFF
from quarterdeck.games.ahoy.state import (
    BY_PLEDGES,
    BY_REGIONS,
    FAME_SOURCES,
    FIGURE_COUNT,
    KINDS,
    NOBODY,
    Player,
    State,
    Turn,
)


def controls(state: State) -> dict[str, list[int]]:
    """For each region the control of Bluefin and of Mollusk. (AH-SCOR-02, -03, -06, AH-UNIO-22)"""
    found: dict[str, list[int]] = {region: [0, comrades] for region, comrades in state.comrades.items()}
    for figure in range(FIGURE_COUNT):
        cell = state.figures[figure]
        if cell != OFF:
            kind = KINDS[figure]
            region = state.space(cell).region
            if kind.owner == "bluefin":
                found[region][0] += kind.control
            elif kind.owner == "mollusk":
                found[region][1] += kind.control + (kind.comrade_control - 1) * state.comrades[region]
    return found


def control(state: State, region: str) -> list[int]:
    """The control of Bluefin and of Mollusk in one region."""
    return controls(state)[region]


def controllers(state: State) -> dict[str, str]:
    """For each region the faction with strictly more control, or nobody. (AH-SCOR-04, -05)"""
    found: dict[str, str] = {}
    for region, sides in controls(state).items():
        if sides[0] == sides[1]:
            found[region] = ""
        else:
            found[region] = "bluefin" if sides[0] > sides[1] else "mollusk"
    return found


def score_regions(t: Turn) -> None:
    """Bluefin and Mollusk gain Fame for every region that they control. (AH-SCOR-01, -04, AH-OVER-02)"""
    for region, faction in controllers(t.state).items():
        if faction:
            seat = t.state.seat_of(faction)
            t.tell("region.scored", seat, region, t.state.wealth[region])
            atoms.gain_fame(t, seat, t.state.wealth[region], BY_REGIONS)


def controlled_with_suit(state: State, faction: str, suit: str) -> int:
    """How many regions with islands of a suit a faction controls. (AH-END-02)"""
    return sum(1 for region, owner in controllers(state).items() if owner == faction and REGIONS[region].suit == suit)


def score_pledges(t: Turn) -> None:
    """Smugglers reveal their markers and gain Fame for pledged Cargo. (AH-END-01, -02, AH-RULE-60)"""
    for player in t.state.players:
        if FACTIONS[player.faction].cargo_limit:
            for marker, (head, pile) in enumerate(zip(player.heads, player.pledged, strict=True)):
                atoms.reveal_pledge(t, player.seat, marker)
                fame = sum(controlled_with_suit(t.state, head, CARDS[card].suit) for card in pile)
                atoms.gain_fame(t, player.seat, fame, BY_PLEDGES)


EARLIER: str = "earlier"


def breakdown(player: Player) -> list[tuple[str, int]]:
    """Where a player's Fame comes from; what a position began with, if anything, was gained earlier."""
    found = [
        (source, fame)
        for at, (source, fame) in enumerate(zip(FAME_SOURCES, player.earned, strict=True))
        if fame or _open_to(player, at)
    ]
    before = player.fame - sum(player.earned)
    return [*found, (EARLIER, before)] if before else found


def _open_to(player: Player, source: int) -> bool:
    """Whether a faction gains Fame in this way at all. (AH-OVER-02)"""
    return (source == BY_REGIONS) == FACTIONS[player.faction].controls_regions


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
