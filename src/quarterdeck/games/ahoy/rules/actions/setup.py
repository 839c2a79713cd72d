"""Set-up: the table, then the factions. (AH-SETUP, AH-FSET)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.ahoy.content.components import (
    BOARD_SLOTS,
    CARDS,
    COMMON,
    FACTIONS,
    FIGURES,
    PLANS,
    REGIONS,
    REWARDS,
    SETUP,
    START_MAPS,
    SUITS,
    TOKENS,
)
from quarterdeck.games.ahoy.kinds import CARD, CELL, QUESTIONS, REGION
from quarterdeck.games.ahoy.rules import atoms
from quarterdeck.games.ahoy.rules.actions.crew import DRAW_PLAN, refill_market
from quarterdeck.games.ahoy.rules.actions.exploring import DRAW_REGION
from quarterdeck.games.ahoy.rules.actions.round import roll_action_dice
from quarterdeck.games.ahoy.rules.actions.turn import begin_turn
from quarterdeck.games.ahoy.rules.sea import OFF, at
from quarterdeck.games.ahoy.state import (
    EMPTY,
    FIGURE_IDS,
    NOBODY,
    PATROL,
    Player,
    State,
    Turn,
)
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import choose, draw
from quarterdeck.kernel.rules.kinds import Words

HEADS: Final = ["bluefin", "mollusk"]
"""The factions whose heads are on the pledge markers. (AH-FSET-08)"""

DRAW_UNSEEN: Final = QUESTIONS.to_chance("draw.unseen_region", REGION)
DRAW_START_MAP: Final = QUESTIONS.to_chance("draw.start_map", Words(list(START_MAPS)))
DRAW_REMOVED: Final = QUESTIONS.to_chance("draw.removed", CARD)
START_ISLAND: Final = QUESTIONS.add("setup.island", REGION, clause="AH-FSET-05")
START_SPACE: Final = QUESTIONS.add("setup.space", CELL, clause="AH-FSET-06")
DRAW_HEAD: Final = QUESTIONS.to_chance("draw.pledge", Words(HEADS))


def seats(setting: Setting) -> list[str]:
    """The factions in the order of the seats; with three players the table chooses the Smuggler's colour.
    (AH-SETUP-02, -03, AH-RULE-76)"""
    factions = list(SETUP[setting.players].seats)
    if setting.players == 3:
        factions[1] = f"smuggler_{setting.options['smuggler']}"
    return factions


def blank_player(seat: int, faction: str) -> Player:
    """A seat before anything is dealt to it. (AH-SETUP-10)"""
    row = FACTIONS[faction]
    smuggler = row.start.reward_markers > 0
    middle = next(reward.id for reward in REWARDS.values() if reward.start)
    return Player(
        seat=seat,
        faction=faction,
        fame=COMMON.fame_start,
        slots=dict.fromkeys(BOARD_SLOTS[faction], EMPTY),
        comrades=TOKENS["comrade"].count if faction == "mollusk" else 0,
        pledged=[[], []] if smuggler else [],
        white=middle if smuggler else "",
        black=middle if smuggler else "",
    )


def blank_table(setting: Setting) -> State:
    """Everything in the box, nothing on the table. (AH-SETUP-01, -11)"""
    factions = seats(setting)
    owners = [factions.index(FIGURES[f].owner) if FIGURES[f].owner in factions else NOBODY for f in FIGURE_IDS]
    return State(
        phase="setup",
        players=[blank_player(seat, faction) for seat, faction in enumerate(factions)],
        owners=owners,
        round=1,
        first_mate=factions.index(COMMON.first_turn),
        gold=TOKENS["gold"].count,
        figures=[OFF] * len(FIGURE_IDS),
        market_deck=list(CARDS),
        plan_deck=list(PLANS),
        region_stack=list(REGIONS),
    )


async def set_up_table(t: Turn) -> None:
    """Regions and Market. (AH-SETUP-05 to -09)"""
    t.tell("game.begins", len(t.state.players))
    await lay_start_map(t)
    await thin_market(t)
    await refill_market(t)
    t.state.phase = "factions"


async def lay_start_map(t: Turn) -> None:
    """One tile unseen into the box, two on the table so that they touch with one space each.
    (AH-SETUP-05, -06, -07, AH-MAP-10, AH-RULE-01)"""
    stack = t.state.region_stack
    for _ in range(COMMON.regions_removed):
        atoms.box_region(t, await draw(DRAW_UNSEEN, stack))
    start = START_MAPS[await draw(DRAW_START_MAP, list(START_MAPS))]
    for place in (start.a, start.b):
        x, y = place.cell
        region = await draw(DRAW_REGION, stack)
        atoms.start_region(t, region, at(x, y), place.rot)


async def thin_market(t: Turn) -> None:
    """With two or three players one card of each suit goes to the box. (AH-SETUP-08)"""
    for suit in SUITS:
        for _ in range(SETUP[len(t.state.players)].market_removed_per_suit):
            suited = [card for card in t.state.market_deck if CARDS[card].suit == suit]
            atoms.box_card(t, await draw(DRAW_REMOVED, suited))


async def set_up_factions(t: Turn) -> None:
    """Dice and gold, then one faction after the other, and Bluefin begins. (AH-FSET, AH-RULE-76)"""
    for player in t.state.players:
        await roll_action_dice(t, player.seat)
        atoms.gain_gold(t, player.seat, COMMON.gold_each)
    for player in t.state.players:
        if player.faction == "bluefin":
            await set_up_bluefin(t, player)
        elif player.faction == "mollusk":
            await set_up_mollusk(t, player)
        else:
            await set_up_smuggler(t, player)
    begin_turn(t, t.state.first_mate)


async def set_up_bluefin(t: Turn, player: Player) -> None:
    """Flagship and a Patrol on either starting island. (AH-FSET-04, -05)"""
    region = await choose(player.seat, START_ISLAND, list(t.state.islands))
    cell = t.state.islands[region]
    atoms.place_figure(t, t.state.flagship(player.seat), cell)
    for number in range(FACTIONS["bluefin"].start.patrols_on_map):
        atoms.place_figure(t, PATROL + number, cell)


async def set_up_smuggler(t: Turn, player: Player) -> None:
    """Flagship anywhere but on an island; the heads of the pledge markers are shuffled. (AH-FSET-06, -07, -08)"""
    free = [cell for cell in t.state.sea if not t.state.space(cell).island]
    cell = await choose(player.seat, START_SPACE, free)
    atoms.place_figure(t, t.state.flagship(player.seat), cell)
    first = await draw(DRAW_HEAD, HEADS)
    atoms.shuffle_pledges(t, player.seat, [first, *[head for head in HEADS if head != first]])


async def set_up_mollusk(t: Turn, player: Player) -> None:
    """Flagship and Comrades on the other island, Plans and Ready Comrades. (AH-FSET-09 to -12)"""
    start = FACTIONS["mollusk"].start
    taken = t.state.flagship_cell(t.state.seat_of("bluefin"))
    region = next(region for region, cell in t.state.islands.items() if cell != taken)
    atoms.place_figure(t, t.state.flagship(player.seat), t.state.islands[region])
    atoms.ready_comrades(t, player.seat, start.comrades_on_map)
    atoms.place_comrades(t, player.seat, region, start.comrades_on_map)
    for _ in range(start.plan_hand):
        atoms.draw_plan(t, player.seat, await draw(DRAW_PLAN, t.state.plan_deck))
    atoms.ready_comrades(t, player.seat, start.ready_comrades)
