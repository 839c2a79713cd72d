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
from quarterdeck.games.marauders.content.pieces import AREAS, NONE
from quarterdeck.games.marauders.kinds import A_SEAT, A_START_SHIP, QUESTIONS, START_SHIPS
from quarterdeck.games.marauders.rules.actions.death import DRAW_CAPTAIN
from quarterdeck.games.marauders.rules.actions.events import DRAW_MERCHANT
from quarterdeck.games.marauders.rules.actions.glory import draw_and_keep
from quarterdeck.games.marauders.rules.actions.missions import fill_missions
from quarterdeck.games.marauders.rules.actions.shipyard import DRAW_MODIFICATION
from quarterdeck.games.marauders.rules.actions.trade import DRAW_DEMAND
from quarterdeck.games.marauders.rules.atoms import chart, hulls, people
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.state import EMPTY, GLORY_SOURCES, Player, State, Turn
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import AskSeveral, draw

BEGIN_WITH_SHIP: Final = QUESTIONS.add("setup.ship", A_START_SHIP, clause="MM-SETUP-03")
DRAW_STARTER: Final = QUESTIONS.to_chance("draw.starter", A_SEAT)


def blank_player(seat: int) -> Player:
    return Player(
        seat=seat,
        dealt=[],
        captain=EMPTY,
        heir=EMPTY,
        ship=EMPTY,
        areas=[0] * len(AREAS),
        zone=NONE,
        in_port=0,
        admitted=0,
        gold=0,
        stash=0,
        shown_stash=0,
        glory=0,
        glory_from=[0] * len(GLORY_SOURCES),
        hand=[],
        laid=[],
        found=[],
        cargo=[],
        offer=[],
        rumors=[],
        kept=[],
        mission=EMPTY,
        tasks=[],
        bounties=[0] * len(NATIONS),
        mods=[],
        flipped=[],
        weapons=[],
        specialists=[],
        large_ship=0,
        bought_in=NONE,
        bought_before=NONE,
        deaths=0,
    )


def blank_table(setting: Setting) -> State:
    """The table before the first card is drawn."""
    return State(
        phase="setup",
        players=[blank_player(seat) for seat in range(setting.players)],
        target=int(setting.options["target"]),
        windows=setting.options["windows"],
        npc_lead=setting.options["npc_lead"],
        round=0,
        starter=0,
        turn=NONE,
        taken=0,
        acted=0,
        actions=0,
        extra_moves=0,
        moves=0,
        ported=0,
        scouted=[],
        activities=[],
        tried=[],
        passes=[],
        purse=EMPTY,
        finders=[],
        found_in=NONE,
        after_hunt="",
        combats=[],
        raid=None,
        resolving=[],
        played=[],
        volley=[],
        event=EMPTY,
        event_nation=NONE,
        lasting=[],
        until=[],
        closed=[],
        war=[],
        npc_captain=[EMPTY] * len(NPCS),
        npc_zone=[NONE] * len(NPCS),
        npc_covered=[[] for _ in NPCS],
        incoming=EMPTY,
        merchant_zones=[],
        merchants=[],
        sighted=[],
        track=MERCHANTS.copy(),
        mod_ports=[],
        mods_hidden=[],
        mods_open={},
        mods_loose=[mod for mod in MODIFICATIONS for _ in range(MODIFICATIONS[mod].copies)],
        demand=[EMPTY] * len(ZONES),
        demand_supply=DEMANDS.copy(),
        demand_drawn=[],
        missions=[],
        mission_deck=list(MISSIONS),
        mission_discard=[],
        rumor_deck=list(RUMORS),
        glory_deck=list(GLORY),
        glory_discard=[],
        captain_deck=list(CAPTAINS),
        captains_under=[],
        cargo_deck=list(CARGO_CARDS),
        cargo_discard=[],
        open_cargo=[],
        event_deck=list(EVENTS),
        event_discard=[],
        weapons={kind: WEAPONS[kind].copies for kind in WEAPONS},
        last_round=0,
        ended=EMPTY,
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
