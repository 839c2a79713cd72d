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
    SHIPS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.rules import atoms
from quarterdeck.games.marauders.rules.actions.death import board
from quarterdeck.games.marauders.rules.actions.glory import draw_and_keep
from quarterdeck.games.marauders.rules.actions.missions import fill_missions
from quarterdeck.games.marauders.rules.effects import stat
from quarterdeck.games.marauders.state import EMPTY, Player, State, Turn
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import AskSeveral, draw

START_SHIPS: Final[list[str]] = [ship for ship in SHIPS if SHIPS[ship].start_choice]


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
            state.demand[zone.index] = await draw("draw.demand", state.demand_supply)
            state.demand_supply.remove(state.demand[zone.index])
            token: str = await draw("draw.modification", state.mods_loose)
            state.mods_loose.remove(token)
            state.mod_ports.append(zone.index)
            state.mods_hidden.append(token)
        merchant: int = await draw("draw.merchant", state.track)
        state.track.remove(merchant)
        state.merchant_zones.append(zone.index)
        state.merchants.append(merchant)
    await fill_missions(t)
    for player in state.players:
        captain: str = await draw("draw.captain", state.captain_deck)
        state.captain_deck.remove(captain)
        player.dealt = [captain]
    state.phase = "captains"


async def set_up_captains(t: Turn) -> None:
    """Ships are chosen in secret, then captains and ships are shown. (MM-SETUP-03 to -08, MM-SETUP-15)"""
    state = t.state
    seats = [player.seat for player in state.players]
    ships = await AskSeveral(seats, "setup.ship", lambda _seat: START_SHIPS)
    for player, ship in zip(state.players, ships):
        player.captain = player.dealt.pop()
        board(t, player.seat, ship)
        atoms.gain_gold(t, player.seat, PRICES["start_gold"])
    for seat in seats:
        count = stat(state, seat, "draw.setup_glory", 1)
        await draw_and_keep(t, seat, count, count)
    state.starter = await draw("draw.starter", seats)
    t.tell("starter.drawn", state.starter)
    state.phase = "round"
