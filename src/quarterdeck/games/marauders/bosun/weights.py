"""Everything that Bosun believes, in one place: what things are worth, in glory points.

Set by hand and corrected by play (docs/balance/marauders.md). A temper is a way of life: it says how much a captain
cares for trade, raids and fights.
"""

from __future__ import annotations

from typing import Final


class Temper:
    """`trade`, `errands`, `raid`, `hunt`, `prey`, `navy`: how much trading, rumors and missions, merchants, NPC
    pirates, other captains and naval ships count for him, 0 for what he leaves alone; `bounty`: what the first bounty
    of a nation costs him; `nations`: how many nations he makes his enemies; `weapons`: how many special weapons he
    likes to have on board; `ships`: the one he begins with, and the one he saves for; `large`: what that is worth to
    him besides its glory."""

    def __init__(
        self,
        name: str,
        trade: float,
        errands: float,
        raid: float,
        hunt: float,
        prey: float,
        navy: float,
        bounty: float,
        nations: int,
        weapons: int,
        ships: list[str],
        large: float,
    ) -> None:
        self.name = name
        self.trade = trade
        self.errands = errands
        self.raid = raid
        self.hunt = hunt
        self.prey = prey
        self.navy = navy
        self.bounty = bounty
        self.nations = nations
        self.weapons = weapons
        self.ships = ships
        self.large = large


TRADER: Final = Temper("trader", 1.0, 1.0, 0.0, 0.5, 0.0, 0.0, 3.0, 0, 0, ["flute", "galleon"], 0.3)
PRIVATEER: Final = Temper("privateer", 1.0, 1.2, 0.9, 2.2, 0.5, 0.0, 0.5, 1, 2, ["flute", "frigate"], 2.2)
PIRATE: Final = Temper("pirate", 0.5, 1.0, 1.1, 1.3, 1.4, 1.1, 0.25, 4, 3, ["sloop", "frigate"], 4.0)

# Points and gold
CARD: Final = 0.12  # the glory card that comes with a point
ON_BOARD: Final = 0.68  # of a point's share: gold that is not in the stash yet
HOPED: Final = 0.8  # of a point's share: gold that will count with more glory
SURPLUS: Final = 0.2  # of a point's share: gold beyond what can count
CLOSE: Final = 3  # so near to the target a captain begins to hurry
HURRY: Final = 0.3  # by so much for each point that is nearer
FLOAT: Final = 8  # gold that stays on board for the next purchases
WIN: Final = 6.0  # to have the target at once

# Time
ACTION: Final = 0.19  # what an action brings on average
IDLE: Final = -0.5  # to have nothing to do
FADE: Final = 0.955  # what a plan keeps for each action that lies before it
THEN: Final = 0.65  # how much of the next aim is counted
LOST_TURN: Final = 0.7  # a captain's death, besides what is on board
LEAST_LIFE: Final = 0.3  # even a captain with nothing would rather live
FRESH: Final = 0.2  # what a new captain may hope for

# What a captain has
LARGE_SHIP: Final = 1.3
SMALL_SHIP: Final = 0.2
MODIFICATION: Final = 0.25
SPECIALIST: Final = 0.35
WEAPON: Final = 0.25
HAND_CARD: Final = 0.1
CARGO: Final = 0.25
PROMISE: Final = 0.5  # a rumor or mission under way
BOUNTY: Final = 0.12  # a further bounty of the same nation
ONE_TOO_MANY: Final = 2.5  # by so much the first bounty costs more of a nation that he would rather keep as a friend
PARDONED: Final = 0.3  # the ports of a nation are open again

# Damage
POINT: Final = 0.14  # a damage point
LAST_POINT: Final = 0.3  # the last point of an area
DESTROYED: Final = 0.5  # an area at 0, on top, for who raids or fights
CREW_POINT: Final = 0.16
PEACEFUL: Final = 0.4  # how much crew means to who does not fight
SPARE: Final = 0.05  # mended in good time
WORN: Final = 0.1  # mended at the last point, or where no raid hangs on it

# The shipyard
ARMS: Final = 1.6  # by so much a weapon is worth more to a raider than to anybody
FITTED: Final = 1.7  # by so much a modification is worth more when it is chosen
PASSING: Final = 0.7  # of its worth, on a ship that will be sold
ANY_LARGE: Final = 0.3  # a large ship of the other type
LATE_SHIP: Final = 0.4  # of a large ship's worth: what is left of it at the end of the game

# Trade
SLOT: Final = 0.12  # what an empty space in the hold earns at a purchase
TRIPLE: Final = 0.3  # how often a purchase leads to three of a kind in demand
PAIR: Final = 0.25  # how often two of a kind become three
PLAIN: Final = 0.9  # of the plain price: goods that nobody near wants can be sold anywhere
POVERTY: Final = 0.15  # who has hardly any gold is glad of a sale
RESELL: Final = 0.3  # of the plain price: the wish to be rid of such goods

# Errands
RUMOR: Final = 0.85  # a rumor that was picked up
MISSION_WAY: Final = 0.1  # an action on the way of a mission: other things lie on it too
TRIES: Final = 0.85  # a task that can be tried again
POOR_TRIES: Final = 0.6  # the same with a single die
CLOSED: Final = 0.1  # a port that is closed may be open some day
TO_BE_BOUGHT: Final = 0.35  # goods that have to be delivered and are not on board
ON_BOARD_ALREADY: Final = 0.6  # and those that are, on top
TARGET_NEAR: Final = 0.5  # an enemy to be defeated who is in play
TARGET_FAR: Final = 0.15  # and one who is not
TOO_WEAK: Final = 0.2  # for who has hardly any crew
COMMISSION: Final = 0.6  # raids that a mission pays for

# Raids
RAID_GOLD: Final = 9.0
RAID_CARGO: Final = 2.5  # gold for a card that fits
RAID_SUCCESS: Final = 2.6  # gold that a success adds
MISHAP: Final = 0.45  # of the failures that are left by each success
RAID_HITS: Final = 0.15  # how often a raid damages an area
RAID_DEATH: Final = 0.25  # how often it sinks a ship with a single hull point

# Fights
SHIP_POWER: Final = 3.0  # how sharply the better ship wins
BOARDING: Final = 0.35  # how long the other side can keep a boarder off
BOARDED: Final = 1.4  # so many rounds there are to flee from a boarder
SHELLED: Final = 2.0  # and from guns
TOUGH: Final = 0.75  # so many of a ship's points have to be shot away before it sinks, in part
CERTAIN: Final = 0.97  # the victory of who is better by guns and by crew
BOUNTY_HUNT: Final = 0.6  # of the eagerness for NPC pirates: for captains who are wanted
RUN: Final = 0.35  # fleeing: how much the chance to get away counts
SHAME: Final = 0.28  # and what speaks against it
LATER: Final = 0.7  # a boarder who fails has the guns left, in part
BROADSIDE: Final = 1.2  # shooting: how much the better guns count
AFRAID: Final = 0.3  # a death so likely is not risked if a card can help it
TOKEN: Final = 0.2  # a hit that costs less is not worth a flipped token or a card
SCARS: Final = 0.35  # the damage of a fight
ABOARD: Final = 0.5  # of all his gold: what another captain has on board, by guess
TAKEN: Final = 0.1  # of the wish for a large ship: each point by which a boarded ship is better
NAVY_PRIZE: Final = 9.0
BOARDED_SHARE: Final = 0.6  # how often a victory is won by boarding, with plunder
EVENT: Final = 0.25  # how often an NPC ship is moved in a round
STALKER: Final = 0.12  # how often another captain at sea next door attacks

GLORY_CARDS: Final[dict[str, float]] = {
    "reroll_crew_combat": 0.35,
    "reroll_contest": 0.4,
    "quick_learner": 0.1,
    "double_shot": 0.25,
    "hard_over": 0.3,
    "out_of_the_mist": 0.3,
    "musketeers": 0.3,
    "fresh_wind": 0.3,
    "damage_control": 0.3,
    "eagle_eye": 0.5,
    "false_colours": 0.3,
    "rich_prize": 0.5,
    "warning_shot": 0.45,
    "cut_off": 0.3,
    "stash_in_any_port": 0.5,
    "bribed_official": 0.3,
    "market_insight": 0.45,
    "smugglers_contact": 0.45,
    "governors_favour": 0.3,
    "shipwrights_debt": 0.25,
    "silver_tongue": 0.55,
    "press_gang": 0.3,
    "swift_current": 0.4,
    "thick_fog": 0.6,
    "saboteur": 0.3,
    "tip_off": 0.15,
}
"""What a card in the hand is worth; specialists count SPECIALIST."""
