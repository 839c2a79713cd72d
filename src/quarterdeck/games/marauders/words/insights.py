"""What follows from what a seat can see: who hunts whom and why, the odds of a combat, a raid, a port's prices.

Everything here is public, or the viewer's own. The rules that it is taken from are those that the game plays by.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS, MISSIONS, NATIONS, NPCS, PRICES, ZONES
from quarterdeck.games.marauders.content.numbers import AREAS, CREW, INFLUENCE, LEADERSHIP, SKILLS
from quarterdeck.games.marauders.rules import atoms, odds
from quarterdeck.games.marauders.rules.actions.missions import claimable, steps
from quarterdeck.games.marauders.rules.actions.npcs import scouting_dice, scouts_here
from quarterdeck.games.marauders.rules.actions.port import (
    BUY,
    CLAIM,
    RECRUIT,
    RUMOR,
    SELL,
    STASH,
    TAKE,
    YARD,
    may_sell,
    may_take_port_action,
)
from quarterdeck.games.marauders.rules.actions.raid import current, escape_threshold, shown_symbols
from quarterdeck.games.marauders.rules.actions.rumors import rumor_price
from quarterdeck.games.marauders.rules.actions.shipyard import modification_price, repair_price
from quarterdeck.games.marauders.rules.actions.sides import BOARD, contest_dice, crew, crew_dice
from quarterdeck.games.marauders.rules.actions.testing import sure_successes
from quarterdeck.games.marauders.rules.actions.trade import offer_size, price_of, sale_price
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.rules.hunting import FAR, HUNTED, SPARED, hunters, prey_of
from quarterdeck.games.marauders.rules.ships import (
    damage,
    dice_of,
    is_hostile,
    maneuverability,
    maximum,
    motive,
    npc_in_play,
    stash_allowed,
)
from quarterdeck.games.marauders.state import Player, Side, State
from quarterdeck.kernel.game import Insight

Args = dict[str, int | str]


def insights(state: State, seat: int) -> list[Insight]:
    """Everything that this viewer should not have to work out; -1 watches."""
    found = ships(state) + missions(state) + hunts(state, seat)
    if seat >= 0 and state.players[seat].captain:
        found += dangers(state, state.players[seat])
        found += port(state, seat)
    return found + fight(state) + raid(state)


# Ships


def ships(state: State) -> list[Insight]:
    """The highest that each area of a captain's ship can be, and how it handles. (MM-RUL-29, MM-SHIP-07)"""
    found: list[Insight] = []
    for player in state.players:
        if player.ship:
            args: Args = {area: maximum(state, player.seat, at) for at, area in enumerate(AREAS)}
            args["maneuverability"] = maneuverability(state, player.seat)
            found.append(Insight(f"seat:{player.seat + 1}", "ship.values", args))
    return found


def missions(state: State) -> list[Insight]:
    """How far the captains are with their missions. (MM-MISS-06)"""
    found: list[Insight] = []
    for player in state.players:
        if player.mission:
            tasks = MISSIONS[player.mission].tasks
            counted = [steps(task, player.tasks[at]) for at, task in enumerate(tasks)]
            args: Args = {"done": sum(done for done, _ in counted), "of": sum(of for _, of in counted)}
            found.append(Insight(f"seat:{player.seat + 1}", "mission.progress", args))
    return found


# Hunting


def hunts(state: State, viewer: int) -> list[Insight]:
    """For every NPC ship in play whom it would hunt if an event card moved it now. (MM-HUNT)"""
    found: list[Insight] = []
    for npc in hunters(state):
        id = NPCS[npc].id
        wanted = [prey for prey in prey_of(state, npc, viewer) if prey.fate not in (FAR, SPARED)]
        for prey in wanted:
            player = state.players[prey.seat]
            args: Args = {"npc": id, "seat": prey.seat, "zone": ZONES[player.zone].id}
            args["motive"] = motive(state, npc, player)
            found.append(Insight(f"npc:{id}", "hunt.prey" if prey.fate == HUNTED else "hunt.perhaps", args))
        if not wanted:
            found.append(Insight(f"npc:{id}", "hunt.none", {"npc": id}))
    return found


def dangers(state: State, player: Player) -> list[Insight]:
    """Who would come for the viewer's captain, and why; who is here looks for him first. (MM-HUNT, MM-NSCOUT)"""
    found: list[Insight] = []
    for npc in NPCS:
        if npc_in_play(state, npc.index) and is_hostile(state, npc.index, player):
            dice = scouting_dice(state, npc.index, player.seat)
            args: Args = {"npc": npc.id, "motive": motive(state, npc.index, player)}
            args["dice"] = dice
            args["percent"] = odds.success(dice)
            found.append(Insight(f"npc:{npc.id}", f"danger.{nearness(state, npc.index, player)}", args))
    found.sort(key=lambda danger: NEARNESS.index(danger.kind))
    return found or [Insight(f"seat:{player.seat + 1}", "danger.none")]


NEARNESS: Final[list[str]] = ["danger.here", "danger.waits", "danger.held", "danger.near", "danger.far"]


def nearness(state: State, npc: int, player: Player) -> str:
    """Where a hostile ship is, and whether it could look for him at once. (MM-NSCOUT-01, -04, -05)"""
    zone = state.npc_zone[npc]
    if zone == player.zone:
        if player.in_port:
            return "waits"
        return "here" if npc in scouts_here(state, player.seat) else "held"
    return "near" if zone in ZONES[player.zone].adjacent.values() else "far"


# Combats and raids


def fight(state: State) -> list[Insight]:
    """What each side of the combat under way can hope for, before dice are rolled. (MM-FIGHT-04, MM-CFIGHT-02)"""
    if not state.combats:
        return []
    combat = state.combat()
    found: list[Insight] = []
    for at in (0, 1):
        side, other = combat.sides[at], combat.sides[1 - at]
        if combat.stage == "crew":
            args: Args = {"dice": crew_dice(state, side), "percent": crew_odds(state, side, other)}
            found.append(Insight(f"side:{at}", "odds.crew", args))
        elif not side.dice or not other.dice:
            dice = contest_dice(state, side, other)
            won = odds.contest(dice, contest_dice(state, other, side)).won
            found.append(Insight(f"side:{at}", "odds.contest", {"dice": dice, "percent": won}))
            if BOARD in (side.declared, other.declared):
                found.append(Insight(f"side:{at}", "odds.boarding", {"percent": crew_odds(state, side, other)}))
    return found


def crew_odds(state: State, side: Side, other: Side) -> int:
    """How likely a side would win a crew combat. (MM-CFIGHT-02)"""
    return odds.crew_fight(crew_dice(state, side), crew(state, side), crew_dice(state, other), crew(state, other))


def raid(state: State) -> list[Insight]:
    """The token of a merchant just found; then how a raid would end as its cards lie, nothing any more once the raider
    has died of it. (MM-RAID-03, MM-RAID-12, MM-RAID-14, MM-RAID-15)"""
    if state.sighted and state.raid is None:
        return [Insight("idea:raid", "raid.token", {"nation": NATIONS[state.sighted[0]].id})]
    if state.raid is None or not state.raid.cards:
        return []
    cards = current(state)
    if not state.players[cards.seat].captain:
        return []
    args: Args = {
        "escapes": len(shown_symbols(cards, True)),
        "needed": escape_threshold(state, cards.seat),
        "hits": len(shown_symbols(cards, False)),
        "loot": sum(CARGO_CARDS[card].loot for card in cards.cards),
        "glory": PRICES["raid_glory_from"],
    }
    return [Insight("idea:raid", "raid.outlook", args)]


# The port where the viewer's captain lies

SHEET: Final[dict[str, str]] = {
    SELL: "demand",
    BUY: "buying",
    YARD: "shipyard",
    RECRUIT: "crew",
    RUMOR: "rumor",
    CLAIM: "mission",
    STASH: "stash",
}
"""The activities of a Port action and the ideas that stand for them."""


def port(state: State, seat: int) -> list[Insight]:
    """In the own turn: what each activity costs or brings here, and whether it is still to be had. (MM-PORT)"""
    if state.turn != seat or not state.players[seat].in_port:
        return []
    found: list[Insight] = []
    for activity, idea in SHEET.items():
        found.append(Insight(f"idea:{idea}", f"port.{activity}", figures(state, seat, activity)))
        found.append(Insight(f"idea:{idea}", "port.state", {"state": standing(state, seat, activity)}))
    return found


def figures(state: State, seat: int, activity: str) -> Args:
    """(MM-SELL-01, MM-BUY-01, MM-BUY-02, MM-YARD-10, MM-CREW, MM-RUM-01)"""
    if activity == SELL:
        good = state.demand[state.players[seat].zone]
        return {"good": good, "number": sale_price(state, seat, True), "plain": sale_price(state, seat, False)}
    if activity == BUY:
        one, two, three = (price_of(state, seat, drawn) for drawn in (1, 2, 3))
        return {"cards": offer_size(state, seat), "single": one, "pair": two, "triple": three}
    if activity == YARD:
        weapon = stat(state, seat, "price.weapon", PRICES["weapon"])
        return {"repair": repair_price(state, seat), "arms": weapon, "fitting": modification_price(state, seat)}
    if activity == RECRUIT:
        return {**tested(state, seat, LEADERSHIP, RECRUIT), "price": PRICES["crew_point"]}
    if activity == RUMOR:
        return {**tested(state, seat, INFLUENCE, RUMOR), "price": rumor_price(state, seat)}
    return {}


def tested(state: State, seat: int, skill: int, context: str) -> Args:
    """The dice of a test and how likely it succeeds. (MM-DICE-02)"""
    dice = dice_of(state, seat, skill, SKILLS[skill], context)
    sure = sure_successes(state, seat, skill, context) > 0
    return {"dice": dice, "percent": 100 if sure else odds.success(dice)}


OPEN: Final = "open"


def standing(state: State, seat: int, activity: str) -> str:
    """Whether an activity can still be had in this turn, or in a word why not. (MM-PORT-01 to -03, MM-STASH-01)"""
    done = state.activities
    if state.phase != "port" and not may_take_port_action(state, seat):
        return "ported" if state.ported else "closed"
    if activity in done or (activity == STASH and TAKE in done):
        return "used"
    player = state.players[seat]
    if activity == SELL:
        return "not_first" if not may_sell(state) else OPEN if player.cargo else "no_cargo"
    if activity == RECRUIT:
        return OPEN if damage(state, seat, CREW) > 0 else "crew_full"
    if activity == RUMOR:
        if not state.rumor_deck:
            return "no_rumor"
        return OPEN if atoms.purse(state, seat) >= rumor_price(state, seat) else "no_gold"
    if activity == CLAIM:
        return mission_standing(state, seat)
    if activity == STASH:
        if not stash_allowed(state, player):
            return "not_home"
        return OPEN if player.gold or player.stash else "no_gold"
    return OPEN


def mission_standing(state: State, seat: int) -> str:
    """(MM-MISS-01, MM-MISS-03)"""
    if claimable(state, seat):
        return OPEN
    here = any(MISSIONS[mission].port == state.players[seat].zone for mission in state.missions)
    return "unmet" if here else "no_mission"


STANDINGS: Final[list[str]] = [
    OPEN,
    "ported",
    "closed",
    "used",
    "not_first",
    "no_cargo",
    "crew_full",
    "no_rumor",
    "no_gold",
    "no_mission",
    "unmet",
    "not_home",
]
