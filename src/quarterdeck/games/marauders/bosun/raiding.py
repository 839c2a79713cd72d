"""Merchants: what a raid may bring, which one to attack, and how its successes are used. (MM-RAID)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.charts import LOOKOUT
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.content.components import CARGO_CARDS, MISSIONS, PRICES, ZONES
from quarterdeck.games.marauders.content.numbers import HULL, NONE, SCOUTING, SEAMANSHIP
from quarterdeck.games.marauders.kinds import DISCARD, DRAW, EXCHANGE
from quarterdeck.games.marauders.rules.actions.raid import current, shown_symbols
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.rules.odds import skulls, success_chance
from quarterdeck.games.marauders.rules.ships import maneuverability

ESCAPE: Final = -1


class Kind:
    """Cargo cards that are alike in a raid: their loot, the area they hit or ESCAPE, and how many of all they are."""

    def __init__(self, area: int, loot: int, share: float) -> None:
        self.area = area
        self.loot = loot
        self.share = share


def kinds() -> list[Kind]:
    counts: dict[tuple[int, int], int] = {}
    for card in CARGO_CARDS.values():
        key = (ESCAPE if card.escape else card.area, card.loot)
        counts[key] = counts.get(key, 0) + 1
    return [Kind(area, loot, count / len(CARGO_CARDS)) for (area, loot), count in sorted(counts.items())]


KINDS: Final[list[Kind]] = kinds()


QUIET: Final = 9
"""A symbol that does not count."""

Catch = list[tuple[int, int]]
"""The cards of a raid as they lie: the area that each hits (or ESCAPE, or QUIET), and its loot."""


class Chase:
    """What the raider's ship can bear: its areas, and the escape symbols that let the merchant go."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.areas = o.me.areas
        self.needed = stat(o.state, o.seat, "raid.escape_threshold", maneuverability(o.state, o.seat))
        self.room = max(1, o.room)

    def outcome(self, catch: Catch) -> float:
        """What the raid is worth if nothing is changed any more. (MM-RUL-80)"""
        o = self.o
        left = self.areas.copy()
        harm = 0.0
        escapes = 0
        loot = 0
        for symbol, gold in catch:
            loot += gold
            if symbol == ESCAPE:
                escapes += 1
            elif symbol != QUIET:
                area = symbol if left[symbol] > 0 else HULL
                if left[area] > 0:
                    harm += o.point(area, left[area])
                    left[area] -= 1
        if left[HULL] == 0:
            return -o.life
        if 0 in left or escapes >= self.needed:
            return -harm
        won = (loot + min(len(catch), self.room) * weights.RAID_CARGO) * o.gold
        return won - harm + (o.glory if loot >= PRICES["raid_glory_from"] else 0.0)

    def best(self, catch: Catch, left: int) -> float:
        """The outcome if a further success may still put a card away."""
        best = self.outcome(catch)
        if left > 0:
            for at in range(len(catch)):
                best = max(best, self.outcome(catch[:at] + catch[at + 1 :]))
        return best

    def drawing(self, catch: Catch, left: int) -> float:
        """The mean of one more card."""
        return sum(kind.share * self.best([*catch, (kind.area, kind.loot)], left) for kind in KINDS)


def catch_of(o: Outlook, without: str = "") -> Catch:
    """The raid under way, without one of its cards."""
    raid = current(o.state)
    counting = shown_symbols(raid, True) + shown_symbols(raid, False)
    found: Catch = []
    for name in raid.cards:
        if name != without:
            card = CARGO_CARDS[name]
            symbol = QUIET if name not in counting else ESCAPE if card.escape else card.area
            found.append((symbol, card.loot))
    return found


def success_worth(o: Outlook, choice: tuple[str | int, ...], left: int) -> float:
    """What a success brings if it is used so. (MM-RAID-08)"""
    chase = Chase(o)
    if choice == DRAW:
        return chase.drawing(catch_of(o), left - 1)
    if choice[0] == DISCARD:
        return chase.best(catch_of(o, str(choice[1])), left - 1)
    if choice[0] == EXCHANGE:
        return chase.drawing(catch_of(o, str(choice[1])), left - 1)
    return chase.best(catch_of(o), left - 1)


def weapon_in_raid(o: Outlook) -> float:
    """One success more, less what the weapon costs. (MM-RAID-07)"""
    chase = Chase(o)
    catch = catch_of(o)
    left = sum(1 for die in current(o.state).dice if die >= 5)
    now = max(chase.outcome(catch), chase.drawing(catch, left - 1)) if left else chase.outcome(catch)
    more = max(chase.best(catch, left + 1), chase.drawing(catch, left))
    return more - now - weights.WEAPON


# Before a raid


def raid_hope(o: Outlook) -> float:
    """What an attack on a merchant brings on average, without the bounty."""
    me = o.me
    if 0 in me.areas:
        return -1.0
    dice = o.skills[SEAMANSHIP]
    chance = spoiled(o)
    gold = 0.0
    glory = 0.0
    well = 0.0
    for number, odds in enumerate(skulls(dice)):
        helps = number + min(len(me.weapons), dice - number)
        fails = chance * weights.MISHAP**helps
        well += odds * (1.0 - fails)
        gold += odds * (1.0 - fails) * (weights.RAID_GOLD + weights.RAID_SUCCESS * helps)
        glory += odds * (1.0 - fails) * GLORY_BY_HELP[min(helps, len(GLORY_BY_HELP) - 1)]
    free = max(0, o.room - len(me.cargo))
    harm = sum(weights.RAID_HITS * o.point(area, left) for area, left in enumerate(me.areas) if area != HULL)
    if me.areas[HULL] == 1:
        harm += weights.RAID_DEATH * o.life
    return gold * o.gold + glory * o.glory + well * min(3, free) * weights.RAID_CARGO * o.gold - harm


GLORY_BY_HELP: Final[list[float]] = [0.08, 0.4, 0.62, 0.8, 0.9]
"""How often a raid is rich enough for glory, by the successes."""


def spoiled(o: Outlook) -> float:
    """How often three cards as they come would spoil the raid. (MM-RAID-11, MM-RAID-12)"""
    needed = stat(o.state, o.seat, "raid.escape_threshold", maneuverability(o.state, o.seat))
    escapes = 0.0 if needed > 3 else 0.125 if needed == 3 else 0.5 if needed == 2 else 0.875
    whole = 1.0 - escapes
    for left in o.me.areas:
        whole *= 0.73 if left == 1 else 0.97 if left == 2 else 1.0
    return 1.0 - whole


def commission(o: Outlook, nation: int) -> float:
    """What a mission pays for raids on this nation. (EFFECTS.md, `raid_merchants`)"""
    if not o.me.mission:
        return 0.0
    for at, task in enumerate(MISSIONS[o.me.mission].tasks):
        if task.kind == "raid_merchants" and task.nation == nation:
            return (o.glory + 10 * o.gold) / max(1, task.count - o.me.tasks[at])
    return 0.0


def nation_worth(o: Outlook, nation: int, hope: float) -> float:
    """An attack on a merchant of this nation."""
    paid = commission(o, nation)
    if o.temper.raid <= 0.0 and not paid:
        return -1.0
    return max(o.temper.raid, weights.COMMISSION if paid else 0.0) * hope + paid - o.bounty(nation)


def raid_aim(o: Outlook, zone: int, hope: float) -> float:
    """What it is worth to look for the merchant in a zone: of the zone's nation, or of whatever its token shows."""
    worths = [nation_worth(o, nation, hope) for nation in range(len(o.me.bounties))]
    own = ZONES[zone].nation
    sure = 0.0 if own == NONE else max(0.0, worths[own])
    found = success_chance(max(1, o.skills[SCOUTING] + LOOKOUT[zone]))
    return found * sum(max(sure, worth) for worth in worths) / len(worths)
