"""Everything that Bosun believes, in one place: what things are worth, in victory points.

Set by hand and corrected by play (docs/balance/maracaibo.md). Where a worth falls in the course of the game, the
first number holds at its start and the second at its end.
"""

from __future__ import annotations

from typing import Final


class Fading:
    """A worth at the start and at the end of the game. (A class: a compiled module loses a constant pair of floats.)"""

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end


# What lies in the own supply
DOUBLOON: Final = Fading(1.05, 0.5)  # buys cards; at the end only what the last purchase needs
PLENTY: Final = 30.0  # with so many doubloons another one is worth half
COMBAT_POINT: Final = Fading(1.0, 0.45)  # half an influence, once a combat comes
FIGURE: Final = Fading(1.9, 0.5)  # an assistant pays round after round
CARD: Final = 0.3  # a hand card given away: the next one is drawn for nothing

# What counts at the end
INFLUENCE_HOPE: Final = 0.85  # what a step short of the next rank is worth of its share
MARKERS_A_ROUND: Final = 0.75  # by so many fields and majorities a nation's multiplier grows in a round
LEAD: Final = 0.25  # for the 3 VP of the greatest influence
MARKER: Final = 0.4  # half a field of a multiplier, by the own rank
TRACK_VP: Final = 0.5  # the VP of a field of the doubloon income track

# Progress on the player's own boards
EXPLORER_FIELD: Final = Fading(1.6, 0.8)  # towards barriers and the last field
QUEST: Final = 1.8  # a tile on the quest track: 2 VP from the fifth on
TOKEN: Final = 0.4
SYNERGY: Final = Fading(1.0, 0.2)  # for the income of cards still to be bought
WAITING_SYNERGY: Final = 0.45  # of an income that waits for its token
TASK_STEP: Final = 0.8  # a step towards a task of the career card
TASK_PASSED: Final = 0.2  # when only the higher level is left

# Ship improvements: at the start and at the end of the game
IMPROVEMENT: Final[dict[str, Fading]] = {
    "village_speed": Fading(9.0, 0.0),
    "hand_limit": Fading(5.0, 0.0),
    "free_display": Fading(6.5, 3.0),
    "doubloons_5": Fading(3.5, 2.0),
    "vp_3": Fading(4.5, 3.0),  # it opens the way to six more
    "vp_6": Fading(6.0, 6.0),
    "combat_village": Fading(9.0, 1.0),
    "village_arms": Fading(6.0, 0.0),
    "village_trade": Fading(3.0, 0.0),
    "village_claim": Fading(7.0, 0.5),
    "master_stroke": Fading(7.5, 7.0),
    "vp_10": Fading(10.0, 10.0),
}
FIRST_DISC: Final = 0.45  # the share of the first of two discs
UNLOCKED: Final = 0.6  # an area more for gates, tasks and the academy

# Permanent effects, each for a whole game; they fade to nothing
BUYS_A_ROUND: Final = 3.0
FIGHTS_A_ROUND: Final = 1.5
COMPASS: Final = 4.5
EXPLORE_MORE: Final = 5.0
ITEM: Final = 2.5
STEAL: Final = 1.0
VILLAGE_STOP: Final = 1.5  # stops of all ships at places of assistants, a round
ARMING: Final = 2.0
DISPLACE: Final = 0.5  # how often a round another's marker is driven out
LAST_ACTION: Final = 0.5  # how often a round an action with a payment in cards is taken
PAID_ACTION: Final = 0.35  # how often an assistant's price in cards can be paid

# Turns
MAIN_ACTION: Final = 3.8  # what a turn brings without an assistant
VILLAGE_ACTION: Final = 1.6
SAIL_ON: Final = 3.0
EXPLORING: Final = Fading(1.5, 1.2)  # a field, with rewards and barriers
COMBAT: Final = 5.0
STEP_AHEAD: Final = 0.45  # a movement point of the ship that leads: the round ends sooner
STEP_BEHIND: Final = 0.15  # of one that lags behind: somebody else ends the round

# Cards in hand
PILE: Final = 2.0  # what an unknown card is worth
AT_ONCE: Final = 0.01  # to draw all of them in one go
KEEP: Final = 1.5  # a hand card is worth planning from here on
GOOD: Final = 1.0  # a good that a market on the way demands
ITEM_WANTED: Final = 0.6  # an item that a quest on the board demands
POSTPONED: Final = 0.75  # of the profit of a card that cannot be paid yet

# Career cards: how often a kind of task is completed, and how often at its higher level
TASKS: Final[dict[str, tuple[float, float]]] = {
    "combat_tokens": (0.95, 0.5),
    "quests": (0.2, 0.05),
    "influence_1": (0.95, 0.35),
    "influence_2": (0.85, 0.12),
    "improvements": (0.5, 0.1),
    "explorer": (0.5, 0.15),
    "synergies": (0.7, 0.1),
    "assistants": (0.35, 0.05),
}
PATIENCE: Final = 4.0  # how much the hope for the higher level counts

# Prestige buildings: what they score grows until the end
BUILDING_GROWTH: Final = 1.2
BUILDING_HOPE: Final = 4.0

CARD_QUEST: Final = 3.0  # the reward of an unknown quest, less its cost

# Combat
TOKEN_VALUE: Final = 5  # what an unknown token gives the nation that one would choose
TOKEN_BONUS: Final = 0.6  # and its bonus

# Habits
THRIFT: Final = 0.05  # for each doubloon of the price, where two purchases bring about the same
DEAR: Final = 0.15  # the card planned in the set-up may be dear
LATE: Final = 0.06  # from here on nothing is planned and nothing hoped for any more
