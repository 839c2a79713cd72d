"""Who would win a fight, what it would bring, and how it is fought. (MM-FIGHT, MM-CFIGHT)"""

from __future__ import annotations

import math

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.content.components import MISSIONS, NPCS, PRICES, SHIPS
from quarterdeck.games.marauders.content.numbers import CANNONS, CARGO, CREW, HULL, MASTS, NONE, SCOUTING
from quarterdeck.games.marauders.kinds import BOARD, FLEE
from quarterdeck.games.marauders.rules.actions.npcs import scouting_dice
from quarterdeck.games.marauders.rules.actions.sides import (
    areas_of,
    contest_dice,
    crew,
    crew_dice,
    npc_side,
    player_side,
)
from quarterdeck.games.marauders.rules.actions.testing import failed_pips, successes
from quarterdeck.games.marauders.rules.actions.victory import collectable
from quarterdeck.games.marauders.rules.odds import contest_chances, crew_chance, success_chance
from quarterdeck.games.marauders.rules.ships import is_hostile, is_navy, nation_of, npc_in_play
from quarterdeck.games.marauders.state import Combat, Player, Side, State


class Odds:
    """What one side may hope for and fear: victory, death; who is better by guns, by boarding; to get away in time; a
    contest won."""

    def __init__(self, win: float, death: float, guns: float, board: float, escape: float, contest: float) -> None:
        self.win = win
        self.death = death
        self.guns = guns
        self.board = board
        self.escape = escape
        self.contest = contest


def odds_of(state: State, mine: Side, theirs: Side) -> Odds:
    """How a ship combat may go, from one side. (MM-FIGHT-04 to -09)"""
    dice, other_dice = contest_dice(state, mine, theirs), contest_dice(state, theirs, mine)
    contest, lost = contest_chances(dice, other_dice)[0], contest_chances(other_dice, dice)[0]
    to_sink = endurance(state, theirs) / firepower(state, mine, dice, contest)
    to_be_sunk = endurance(state, mine) / firepower(state, theirs, other_dice, lost)
    guns = 1.0 / (1.0 + math.pow(to_sink / to_be_sunk, weights.SHIP_POWER))
    board = crew_chance(crew_dice(state, mine), crew(state, mine), crew_dice(state, theirs), crew(state, theirs))
    win = settled(guns, board, contest if board > guns else lost)
    escape = away(dice, other_dice, weights.BOARDED if board < guns else weights.SHELLED)
    if areas_of(state, mine)[MASTS] == 0:
        escape = 0.0
    lose = away(other_dice, dice, weights.BOARDED if board > guns else weights.SHELLED)
    if areas_of(state, theirs)[MASTS] == 0:
        lose = 0.0
    return Odds(win * (1.0 - lose), (1.0 - win) * (1.0 - escape), guns, board, escape, contest)


def settled(guns: float, board: float, boarder: float) -> float:
    """Who would win if nobody fled: the one who is better in both, else it hangs on who comes to board."""
    share = boarder / (boarder + weights.BOARDING)
    win = share * board + (1.0 - share) * guns
    if (guns > 0.5) != (board > 0.5):
        return win
    sure = min(1.0, 5.0 * min(abs(guns - 0.5), abs(board - 0.5)))
    return win + sure * ((weights.CERTAIN if guns > 0.5 else 1.0 - weights.CERTAIN) - win)


def away(dice: int, other_dice: int, rounds: float) -> float:
    """To get away in time: the contest won, and no success of the other. (MM-FIGHT-09)"""
    return 1.0 - math.pow(1.0 - contest_chances(dice, other_dice)[1], rounds)


def firepower(state: State, side: Side, dice: int, contest: float) -> float:
    """The hits of a round of shooting. (MM-FIGHT-07)"""
    guns = areas_of(state, side)[CANNONS]
    return max(0.05, contest * guns + (1.0 - contest) * min(float(guns), dice / 3))


def endurance(state: State, side: Side) -> float:
    """So many hits until the ship sinks; an empty area passes them on to the hull. A search looks even at one that is
    sinking. (MM-AREA-03)"""
    areas = areas_of(state, side)
    return max(0.05, areas[HULL] + weights.TOUGH * (areas[CARGO] + areas[MASTS] + areas[CREW] + areas[CANNONS]))


# Hunting and being hunted


def odds_against_npc(o: Outlook, npc: int) -> Odds:
    return odds_of(o.state, player_side(o.seat), npc_side(o.state, npc))


def npc_prize(o: Outlook, npc: int) -> float:
    """What the victory over an NPC ship brings. (MM-GLORY-02, MM-BNTY-12, MM-LOOT-05)"""
    prize = o.glory + mission_prize(o, NPCS[npc].id)
    if is_navy(npc):
        return prize + weights.NAVY_PRIZE * o.gold * weights.BOARDED_SHARE - o.bounty(NPCS[npc].nation)
    return prize if o.me.is_pirate() else prize + NPCS[npc].reward * o.gold


def mission_prize(o: Outlook, target: str) -> float:
    """The reward of a mission that wants this enemy beaten. (EFFECTS.md, `defeat`)"""
    if not o.me.mission:
        return 0.0
    mission = MISSIONS[o.me.mission]
    if any(task.kind == "defeat" and target in task.targets for task in mission.tasks):
        gold = sum(effect.int_of("amount") for effect in mission.reward if effect.verb == "gain_gold")
        return o.glory + gold * o.gold
    return 0.0


def scars(odds: Odds) -> float:
    """The damage of a fight; who is much the better hardly suffers any."""
    return weights.SCARS * (1.0 - odds.win)


def prize_ship(o: Outlook, ship: str, odds: Odds) -> float:
    """What a boarded ship is worth to who has a worse one. (MM-TAKE-01)"""
    better = sum(SHIPS[ship].areas) - sum(SHIPS[o.me.ship].areas)
    return max(0.0, weights.TAKEN * better * o.temper.large) if odds.board > odds.guns else 0.0


def npc_hunt(o: Outlook, npc: int) -> float:
    """What it is worth to find and fight an NPC ship."""
    eager = o.temper.navy if is_navy(npc) else o.temper.hunt
    if eager <= 0.0:
        return -1.0
    odds = odds_against_npc(o, npc)
    prize = npc_prize(o, npc) + prize_ship(o, npc_side(o.state, npc).ship, odds)
    gain = odds.win * prize * eager - odds.death * o.life - scars(odds)
    if is_navy(npc):
        gain -= o.bounty(NPCS[npc].nation)
    return o.test(SCOUTING) * gain


def on_board(other: Player) -> float:
    """The gold that another captain has with him, by guess: what he has taken in and spent everybody could see, what
    of it lies in the stash nobody. (MM-GOAL-07)"""
    return float(other.gold) if other.shown_stash else weights.ABOARD * (other.gold + other.stash)


def prey_hunt(o: Outlook, other: Player) -> float:
    """What it is worth to find and fight another captain. (MM-BNTY-03, MM-BNTY-10, MM-LOOT-01)"""
    wanted = other.is_pirate()
    eager = max(o.temper.prey, weights.BOUNTY_HUNT * o.temper.hunt) if wanted else o.temper.prey
    if eager <= 0.0:
        return -1.0
    odds = odds_of(o.state, player_side(o.seat), player_side(other.seat))
    plunder = (on_board(other) + 2 * len(other.cargo)) * o.gold * weights.BOARDED_SHARE
    prize = o.glory + plunder + mission_prize(o, "player_pirate") + prize_ship(o, other.ship, odds)
    if wanted:
        nations = collectable(o.state, o.seat, other.seat)
        prize += max([other.bounties[nation] for nation in nations], default=0) * PRICES["bounty_each"] * o.gold
    gain = odds.win * prize * eager - odds.death * o.life - scars(odds)
    if not wanted:
        gain -= o.bounty(nation_of(other))
    return o.test(SCOUTING) * gain


def danger(o: Outlook, npc: int) -> float:
    """What it costs to be where a hostile NPC ship may scout; a fight that is wanted costs nothing. (MM-NSCOUT-01)"""
    odds = odds_against_npc(o, npc)
    eager = o.temper.navy if is_navy(npc) else o.temper.hunt
    harm = odds.death * o.life + scars(odds) - odds.win * npc_prize(o, npc) * eager
    return max(0.0, success_chance(scouting_dice(o.state, npc, o.seat)) * harm)


def dangers(o: Outlook) -> list[float]:
    """For each zone what the hostile ships there cost who comes by."""
    found = [0.0] * len(o.legal)
    for npc in NPCS:
        if npc_in_play(o.state, npc.index) and is_hostile(o.state, npc.index, o.me):
            found[o.state.npc_zone[npc.index]] += danger(o, npc.index)
    return found


# In the fight


def own_view(state: State, combat: Combat, at: int) -> Odds:
    return odds_of(state, combat.sides[at], combat.sides[1 - at])


def side_asked(combat: Combat, seat: int, npc: int) -> int:
    """The side for which a seat decides: its own, or that of an NPC ship that it leads."""
    for at, side in enumerate(combat.sides):
        if (npc != NONE and side.npc == npc) or (npc == NONE and side.seat == seat):
            return at
    return 0


def declaration(state: State, combat: Combat, at: int, options: list[str]) -> list[float]:
    """Board where the crew is the better arm, shoot otherwise, flee from what cannot be won. (MM-TIP-06)"""
    odds = own_view(state, combat, at)
    worths: list[float] = []
    for option in options:
        if option == BOARD:
            chance = odds.board if crew(state, combat.sides[1 - at]) == 0 else odds.contest * odds.board
            risk = odds.contest * (1.0 - odds.board)
            worths.append(chance - risk + (1.0 - odds.contest) * (odds.guns - 0.5) * weights.LATER)
        elif option == FLEE:
            worths.append(0.0 if combat.sides[at].npc != NONE else weights.RUN * odds.escape - weights.SHAME)
        else:
            worths.append((odds.guns - 0.5) * weights.BROADSIDE + 0.05)
    return worths


def skull_worth(state: State, side: Side, area: int) -> float:
    """The victim lets a hit fall where most is left; the hull last. (MM-RUL-36)"""
    left = areas_of(state, side)[area]
    if left == 0 or area == HULL:
        return -5.0 + left
    worth = float(left) + (0.0 if left > 1 else -2.0)
    return worth + (0.5 if area == CARGO else 0.2 if area == MASTS else 0.0)


def wins_contest(combat: Combat, at: int) -> int:
    """1 if the rolls as they lie win the contest for a side, -1 if they lose it, else 0. (MM-FIGHT-05)"""
    mine, theirs = combat.sides[at].dice, combat.sides[1 - at].dice
    scores = (successes(mine), failed_pips(mine)), (successes(theirs), failed_pips(theirs))
    if scores[0] == scores[1] or (scores[0][0] == 0 and scores[1][0] == 0):
        return 0
    return 1 if scores[0] > scores[1] else -1


def crew_balance(combat: Combat, at: int) -> int:
    """Own hits less theirs in a round of crew combat, as the dice lie."""
    return successes(combat.sides[at].dice) - successes(combat.sides[1 - at].dice)


def weapon_use(state: State, combat: Combat, at: int, area: int) -> float:
    """Chain shot and grapeshot: skulls that would go where the victim likes. (MM-ARMS-02, MM-ARMS-03)"""
    side, other = combat.sides[at], combat.sides[1 - at]
    skulls = sum(1 for die in side.located if 5 <= die < 10)
    left = areas_of(state, other)[area]
    useful = min(skulls, left)
    if area == CREW:
        return 0.6 * useful - 0.5 if useful < left else 1.0
    return 0.35 * useful - 0.5
