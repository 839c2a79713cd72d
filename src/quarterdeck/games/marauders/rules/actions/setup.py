"""Set-up. (MM-SETUP)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    DEMANDS,
    EVENTS,
    GLORY,
    MERCHANTS,
    MISSIONS,
    MODIFICATIONS,
    NATIONS,
    NPCS,
    PRICES,
    RUMORS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.kinds import A_SEAT, A_START_SHIP, QUESTIONS, START_SHIPS
from quarterdeck.games.marauders.rules.actions.death import DRAW_CAPTAIN
from quarterdeck.games.marauders.rules.actions.events import DRAW_MERCHANT
from quarterdeck.games.marauders.rules.actions.glory import draw_and_keep
from quarterdeck.games.marauders.rules.actions.missions import fill_missions
from quarterdeck.games.marauders.rules.actions.shipyard import DRAW_MODIFICATION
from quarterdeck.games.marauders.rules.actions.trade import DRAW_DEMAND
from quarterdeck.games.marauders.rules.atoms import chart, hulls, people
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.state import EMPTY, Player, State, Turn
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import AskSeveral, draw

BEGIN_WITH_SHIP: Final = QUESTIONS.add("setup.ship", A_START_SHIP, clause="MM-SETUP-03")
DRAW_STARTER: Final = QUESTIONS.to_chance("draw.starter", A_SEAT)


def blank_player(seat: int) -> Player:
    return Player(
        seat=seat,
        areas=[0] * len(AREAS),
        bounties=[0] * len(NATIONS),
    )


def blank_table(setting: Setting) -> State:
    """The table before the first card is drawn."""
    return State(
        phase="setup",
        players=[blank_player(seat) for seat in range(setting.players)],
        target=int(setting.options["target"]),
        windows=setting.options["windows"],
        npc_lead=setting.options["npc_lead"],
        npc_captain=[EMPTY] * len(NPCS),
        npc_zone=[NONE] * len(NPCS),
        npc_covered=[[] for _ in NPCS],
        track=MERCHANTS.copy(),
        mods_loose=[mod for mod in MODIFICATIONS for _ in range(MODIFICATIONS[mod].copies)],
        demand=[EMPTY] * len(ZONES),
        demand_supply=DEMANDS.copy(),
        mission_deck=list(MISSIONS),
        rumor_deck=list(RUMORS),
        glory_deck=list(GLORY),
        captain_deck=list(CAPTAINS),
        cargo_deck=list(CARGO_CARDS),
        event_deck=list(EVENTS),
        weapons={kind: WEAPONS[kind].copies for kind in WEAPONS},
    )


async def set_up_board(t: Turn) -> None:
    """Demand, modifications, merchants, missions, captains. (MM-SETUP-02, MM-SETUP-10 to -13)"""
    state = t.state
    for zone in ZONES:
        if zone.has_port:
            chart.lay_demand(t, zone.index, await draw(DRAW_DEMAND, state.demand_supply))
            hulls.lay_modification(t, zone.index, await draw(DRAW_MODIFICATION, state.mods_loose))
        chart.lay_merchant(t, zone.index, await draw(DRAW_MERCHANT, state.track))
    await fill_missions(t)
    for player in state.players:
        people.deal_captain(t, player.seat, await draw(DRAW_CAPTAIN, state.captain_deck))
    state.phase = "captains"


async def set_up_captains(t: Turn) -> None:
    """Ships are chosen in secret, then captains and ships are shown. (MM-SETUP-03 to -08, MM-SETUP-15)"""
    state = t.state
    seats = [player.seat for player in state.players]
    ships = await AskSeveral(seats, BEGIN_WITH_SHIP, lambda _seat: START_SHIPS)
    for player, ship in zip(state.players, ships):
        people.appoint(t, player.seat, player.dealt[0])
        people.board(t, player.seat, ship)
        people.gain_gold(t, player.seat, PRICES["start_gold"])
    for seat in seats:
        count = stat(state, seat, "draw.setup_glory", 1)
        await draw_and_keep(t, seat, count, count)
    chart.name_starter(t, await draw(DRAW_STARTER, seats))
    state.phase = "round"
