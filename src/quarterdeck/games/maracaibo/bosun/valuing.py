"""How good a position is, for searches that cannot play to the end: the victory points that each captain may expect.

What is on the table counts as Bosun counts it; how far that can be trusted was measured in play (SPREAD).
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.bosun import weights
from quarterdeck.games.maracaibo.bosun.cards import assistant_worth
from quarterdeck.games.maracaibo.bosun.exploring import TO_GO
from quarterdeck.games.maracaibo.bosun.outlook import Outlook
from quarterdeck.games.maracaibo.bosun.worth import quest_tile, worth
from quarterdeck.games.maracaibo.content.components import AUTOMA_BOARD, BUILDINGS, CARDS, CAREERS, IMPROVEMENTS, TRACKS
from quarterdeck.games.maracaibo.content.pieces import AT_PLACE
from quarterdeck.games.maracaibo.rules.actions.free import OPEN, task_level
from quarterdeck.games.maracaibo.rules.board import ROUNDS
from quarterdeck.games.maracaibo.rules.scoring import building_vp, track_vp
from quarterdeck.games.maracaibo.state import Player, State
from quarterdeck.kernel.rules.state import OVER

SPREAD: Final = weights.Fading(35.0, 5.0)
"""The lead that is worth three quarters of a win, at the start and at the end of the game: measured in games of Bosun,
where it was 49 VP in the first round, 21, 12 and 9 in the next, and 5 in the last turns."""


def value(state: State, seat: int) -> float:
    """A number from 0 to 1: the lead over the best rival, by VP had and in sight. With Jean she is the rival."""
    expected = [expectation(state, player) for player in state.players]
    best = max([expected[other] for other in range(len(expected)) if other != seat])
    lead = expected[seat] - best
    return 0.5 + 0.5 * lead / (spread(state) + abs(lead))


def spread(state: State) -> float:
    return SPREAD.end if state.phase == OVER else Outlook(state, 0).fading(SPREAD)


def expectation(state: State, player: Player) -> float:
    """The VP that this player may expect at the end."""
    if state.phase == OVER:
        return float(player.vp)
    o = Outlook(state, player.seat)
    expected = player.vp + nations(o)
    if player.seat >= state.seats:
        return expected + of_jean(o)
    expected += supply(o) + income(o) + tableau(o) + buildings(o)
    return expected + ship_board(o) + progress(o) + tasks(o) + way_to_go(o)


def nations(o: Outlook) -> float:
    """Noble ranks by the multipliers to be expected, and the leads. (MA-FINAL-04, MA-FINAL-08)"""
    total = 0.0
    for nation, influence in enumerate(o.me.influence):
        total += o.rank(influence) * o.multipliers[nation]
        if influence and influence == max(player.influence[nation] for player in o.state.players):
            total += TRACKS.lead_vp * (1 - o.left)
    return total


def supply(o: Outlook) -> float:
    return o.me.doubloons * o.doubloon + o.me.combat * o.combat_point + o.me.figures * o.figure


def income(o: Outlook) -> float:
    """What both tracks will still pay. (MA-INTERIM-02, MA-FINAL-02)"""
    doubloons = o.me.doubloon_income * o.interims * o.fading(weights.DOUBLOON)
    return doubloons + track_vp(o.me) + o.vp_income(o.me.vp_income)


def tableau(o: Outlook) -> float:
    """Printed VP, permanent effects, and what assistants will bring. (MA-FINAL-03)"""
    total = 0.0
    for card in o.me.tableau:
        total += CARDS[card].vp + worth(o, CARDS[card].permanent)
        if CARDS[card].figure == AT_PLACE:
            total += assistant_worth(o, CARDS[card])
    return total


def buildings(o: Outlook) -> float:
    """(MA-PREST-07 to -14)"""
    total = 0.0
    for building, investors in o.state.investors.items():
        if o.me.seat in investors:
            scored = sum(building_vp(o.state, o.me, effect) for effect in BUILDINGS[building].final)
            total += scored * (1 + weights.BUILDING_GROWTH * o.left)
    return total


def ship_board(o: Outlook) -> float:
    """First discs as far as they promise something; improvements that go on helping. (MA-SHIP)"""
    total = 0.0
    for area in IMPROVEMENTS:
        weight = weights.IMPROVEMENT[area.id]
        if o.me.discs[area.index] == 0:
            total += weights.UNLOCKED + (o.fading(weight) - weight.end)
        elif o.me.discs[area.index] == 1:
            total += weights.FIRST_DISC * o.fading(weight) * min(1.0, ROUNDS * o.left)
    return total


def progress(o: Outlook) -> float:
    """Explorer, quests, combat tokens, synergies. (MA-EXPL, MA-QUEST-04)"""
    total = (TO_GO[0] - TO_GO[o.me.explorer]) * o.fading(weights.EXPLORER_FIELD)
    total += len(o.me.quests) * quest_tile(o) + len(o.me.tokens) * weights.TOKEN
    return total + sum(o.me.synergies) * o.fading(weights.SYNERGY)


def tasks(o: Outlook) -> float:
    """Tasks that could be completed now: figure and money as if they were, and the hope for the higher level.
    (MA-CAREER-02, MA-CAREER-03)"""
    if not o.me.career:
        return 0.0
    total = 0.0
    for at, task in enumerate(CAREERS[o.me.career].tasks):
        if o.me.tasks[at] == OPEN and task_level(o.me, task) != OPEN:
            total += o.figure + task.doubloons * o.doubloon + weights.PATIENCE * o.hope_of(task)
    return total


def way_to_go(o: Outlook) -> float:
    """The way that is left for turns of this round."""
    return weights.STEP_AHEAD * o.steps_left(o.seat)


def of_jean(o: Outlook) -> float:
    """Her income, and the VP of her quest tiles. (MA-SOLO-24, MA-SOLO-29)"""
    jean = o.state.jean
    assert jean is not None
    scorings = o.interims + 1
    earned = AUTOMA_BOARD.income[jean.gone] + AUTOMA_BOARD.card_vp * len(jean.cards)
    return scorings * earned + AUTOMA_BOARD.leads["quests"].per_tile_vp * len(o.me.quests)
