"""Given a position, when these answers, then this: the words in which the clauses of Merchants & Marauders are tested.

game = Position(2).at(0, "nassau").at(1, "nassau").having(1, gold=7).play(0)
game.give("scout player 2").dice("S 1 1")
game.dice("S 1", "2 3")
"""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    NATION,
    NPC,
    NPC_CAPTAINS,
    SHIPS,
    ZONE,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import AREAS
from quarterdeck.games.marauders.rules.actions.setup import blank_table
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.games.marauders.state import Player, State
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.table import Table
from tests.games.common_play import CommonPlay

CAPTAIN_OF_SEAT = ["felipe", "frances_wright", "nicolas_jaures", "pepijn_van_avezaath"]
QUIET_EVENT = "ev_peace_1"


class Position:
    """A table that is put together by hand: captains at home with an undamaged sloop and 10 gold, nothing else about.

    Every port wants rum; merchants, modifications and missions lie only where a test puts them (the
    others are out of the game if it puts none). Seats are numbers
    from 0. Cards are asked for in the fast way: only who could play one.
    """

    def __init__(self, players: int = 2, **options: str) -> None:
        self.setting = GAME.check(Setting(players, {"windows": "fast", **options}))
        self.state: State = blank_table(self.setting)
        state = self.state
        for zone in ZONES:
            if zone.has_port:
                state.demand[zone.index] = "rum"
        state.event = QUIET_EVENT
        state.event_deck.remove(QUIET_EVENT)
        state.round = 1
        for seat in range(players):
            self.captain(seat, CAPTAIN_OF_SEAT[seat]).ship(seat, "sloop").having(seat, gold=10)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def having(self, seat: int, **values: Any) -> Position:
        """Sets plain fields of a player: `gold=3, stash=40, glory=5`."""
        for name, value in values.items():
            setattr(self.player(seat), name, value)
        if "glory" in values:
            self.player(seat).glory_from[0] = values["glory"]
        return self

    def captain(self, seat: int, captain: str) -> Position:
        """Another captain, in his home port; who had him changes with this seat."""
        player = self.player(seat)
        other = next((other for other in self.state.players if other.captain == captain), None)
        if other is not None:
            other.captain = player.captain
            self.at(other.seat, ZONES[CAPTAINS[other.captain].home].id, in_port=True)
        else:
            self.state.captain_deck.remove(captain)
            self.state.captain_deck.extend([player.captain] if player.captain else [])
        player.captain = captain
        return self.at(seat, ZONES[CAPTAINS[captain].home].id, in_port=True)

    def ship(self, seat: int, ship: str, **areas: int) -> Position:
        """A ship, undamaged but for the areas named: `hull=1, cargo=0`."""
        player = self.player(seat)
        player.ship = ship
        player.areas = SHIPS[ship].areas.copy()
        for area, value in areas.items():
            player.areas[AREAS.index(area)] = value
        return self

    def at(self, seat: int, zone: str, in_port: bool = False) -> Position:
        self.player(seat).zone = ZONE[zone]
        self.player(seat).in_port = int(in_port)
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        for card in cards:
            self.state.glory_deck.remove(card)
            self.player(seat).hand.append(card)
        return self

    def specialist(self, seat: int, card: str) -> Position:
        self.state.glory_deck.remove(card)
        self.player(seat).specialists.append(card)
        return self

    def cargo(self, seat: int, *cards: str) -> Position:
        """Cards by short names, such as `rum_3`."""
        for card in cards:
            self.state.cargo_deck.remove(f"cargo_{card}")
            self.player(seat).cargo.append(f"cargo_{card}")
        return self

    def weapons(self, seat: int, *kinds: str) -> Position:
        for kind in kinds:
            self.state.weapons[kind] -= 1
            self.player(seat).weapons.append(kind)
        return self

    def mods(self, seat: int, *kinds: str) -> Position:
        """Modifications as they lie; the cubes stay where they are."""
        for kind in kinds:
            self.state.mods_loose.remove(kind)
            self.player(seat).mods.append(kind)
        return self

    def bounties(self, seat: int, **nations: int) -> Position:
        """`spanish=3, english=1`."""
        for nation, number in nations.items():
            self.player(seat).bounties[NATION[nation]] = number
        return self

    def rumor(self, seat: int, rumor: str) -> Position:
        self.state.rumor_deck.remove(rumor)
        self.player(seat).rumors.append(rumor)
        return self

    def mission(self, seat: int, mission: str, *tasks: int) -> Position:
        self.state.mission_deck.remove(mission)
        self.player(seat).mission = mission
        self.player(seat).tasks = list(tasks) or [0]
        return self

    def offered(self, *missions: str) -> Position:
        """Missions on the board."""
        for mission in missions:
            self.state.mission_deck.remove(mission)
            self.state.missions.append(mission)
        return self

    def demand(self, port: str, good: str) -> Position:
        self.state.demand[ZONE[port]] = good
        return self

    def merchant(self, zone: str, nation: str) -> Position:
        self.state.track.remove(NATION[nation])
        self.state.merchant_zones.append(ZONE[zone])
        self.state.merchants.append(NATION[nation])
        return self

    def modification_at(self, port: str, kind: str, face_down: bool = False) -> Position:
        self.state.mods_loose.remove(kind)
        if face_down:
            self.state.mod_ports.append(ZONE[port])
            self.state.mods_hidden.append(kind)
        else:
            self.state.mods_open[ZONE[port]] = kind
        return self

    def put_modifications_away(self) -> Position:
        """All that lie nowhere yet are out of the game."""
        self.state.mods_loose = []
        return self

    def npc(self, captain: str, zone: str, *covered: str) -> Position:
        """An NPC captain in play, `covered`: those beneath his card."""
        npc = NPC_CAPTAINS[captain].npc
        self.state.npc_captain[npc] = captain
        self.state.npc_zone[npc] = ZONE[zone]
        self.state.npc_covered[npc] = list(covered)
        return self

    def war(self, one: str, other: str) -> Position:
        self.state.war = [NATION[one], NATION[other]]
        return self

    def lasting(self, event: str, closes: str = "", until: int = 1) -> Position:
        """An event card whose effect lasts."""
        self.state.event_deck.remove(event)
        self.state.lasting.append(event)
        self.state.until.append(until)
        self.state.closed.append(NATION[closes] if closes else -1)
        return self

    def event(self, event: str) -> Position:
        """The event card of this round; what it does at once has happened."""
        self.state.event_deck.append(self.state.event)
        self.state.event_deck.remove(event)
        self.state.event = event
        return self

    def next_event(self, event: str) -> Position:
        """The next event card, drawn at once if play begins with a round."""
        self.state.event_deck = [event]
        return self

    def next_cargo(self, *cards: str) -> Position:
        """Only these cards are left to draw, by short names; the others are in the discard pile."""
        names = [f"cargo_{card}" for card in cards]
        self.state.cargo_discard.extend(card for card in self.state.cargo_deck if card not in names)
        self.state.cargo_deck = names
        return self

    def play(self, seat: int = 0, phase: str = "act") -> Play:
        """Starts the game here: `act` for a turn with three actions, `turn_start`, `turn_end`, `round`, `round_end`."""
        state = self.state
        state.phase = phase
        state.turn = seat
        state.actions = 3
        state.taken = (seat - state.starter) % len(state.players)
        if not any(player.mods for player in state.players):
            state.mods_loose = []
        if not state.merchants:
            state.track = []
        game = Play(Table(GAME, self.setting, None, Checkpoint(state, 0, 0)))
        return game.chance(state.event_deck[0]) if game.prompt == "draw.event" and len(state.event_deck) == 1 else game


class Play(CommonPlay):
    """A game under way in a test: answers by key, chance by key or as dice, and what can be seen of it."""

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def draws(self) -> list[str]:
        """The keys of what chance may draw now."""
        assert self.table.ask is not None and self.asked == "chance"
        return [GAME.key(self.prompt, value) for value in self.table.ask.options()]

    def dice(self, *rolls: str) -> Play:
        """Rolls, one after the other, exactly these dice: `S 1 4`; S is a skull."""
        for roll in rolls:
            for face in roll.split():
                assert self.prompt == "roll.die", f"{self.asked} is asked {self.prompt}, no die is rolled"
                self.chance("5" if face == "S" else face)
        return self

    def area(self, seat: int, name: str) -> int:
        return self.player(seat).areas[AREAS.index(name)]

    def areas(self, seat: int) -> dict[str, int]:
        return dict(zip(AREAS, self.player(seat).areas))

    def npc_areas(self) -> dict[str, int]:
        """The Enemy! track of the combat under way."""
        side = next(side for side in self.state.combat().sides if side.seat < 0)
        return dict(zip(AREAS, side.areas))

    def npc_zone(self, npc: str) -> str:
        zone = self.state.npc_zone[NPC[npc]]
        return "" if zone < 0 else ZONES[zone].id

    def bounties(self, seat: int) -> dict[str, int]:
        """Those that are not 0."""
        return {
            nation: self.player(seat).bounties[at] for nation, at in NATION.items() if self.player(seat).bounties[at]
        }

    def where(self, seat: int) -> str:
        """The zone of a captain, `port of` it if he is in port."""
        player = self.player(seat)
        if player.zone < 0:
            return ""
        return f"port of {ZONES[player.zone].id}" if player.in_port else ZONES[player.zone].id
