"""Set-up. (DR-SETUP)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    AI_START_COINS,
    BONUS_TILES,
    BONUS_TILES_DEALT,
    BUILDINGS,
    CREW_DECK,
    ISLANDS,
    MARKERS,
    OPEN_SEA,
    ROW_DECKS,
    SETUPS,
    SOLO_CARDS,
    START_COINS,
    START_HAND,
    STARTS,
    UPGRADE_LIST,
)
from quarterdeck.games.dead_reckoning.content.pieces import COLUMNS, HARBOR, LINES, OCEAN
from quarterdeck.games.dead_reckoning.kinds import BONUS, QUESTIONS, SEAT, TILE, Unseen
from quarterdeck.games.dead_reckoning.rules.actions.cards import lay_card
from quarterdeck.games.dead_reckoning.rules.actions.crew import draw_crew
from quarterdeck.games.dead_reckoning.rules.actions.league import deal_decks
from quarterdeck.games.dead_reckoning.rules.actions.league_goods import gain
from quarterdeck.games.dead_reckoning.rules.actions.sailing import draw_tile
from quarterdeck.games.dead_reckoning.rules.atoms import board, rounds, stores
from quarterdeck.games.dead_reckoning.rules.leagues import is_ai, people, turn_phase
from quarterdeck.games.dead_reckoning.rules.ships import HULL_SPACES
from quarterdeck.games.dead_reckoning.state import (
    CREW_SIZE,
    LEVEL_OFFERED,
    NO_LEVEL,
    Box,
    Player,
    Space,
    State,
    Turn,
)
from quarterdeck.games.dead_reckoning.state_crew import Crew
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import AskSeveral, draw

LEAVE_OUT: Final = QUESTIONS.to_chance("draw.out", TILE)
DRAW_BONUS: Final = QUESTIONS.to_chance("draw.bonus", Unseen(BONUS))
KEEP_BONUS: Final = QUESTIONS.add("setup.bonus", BONUS, clause="DR-SETUP-18")
DRAW_STARTER: Final = QUESTIONS.to_chance("draw.starter", Unseen(SEAT))

LEAGUE: Final = "league"
"""The option of two players who play together. (DS-COOP-01)"""

SAIL_MARKER: Final = 1
"""The marker on the sail track is one of a player's. (DR-SETUP-12, DR-RUL-59)"""


def blank_player(seat: int) -> Player:
    """(DR-SETUP-11 to -16)"""
    return Player(
        seat=seat,
        place=HARBOR,
        hull=[""] * HULL_SPACES,
        hold_cargo=[0] * HULL_SPACES,
        hold_coins=[0] * HULL_SPACES,
        chest=START_COINS,
        markers=MARKERS - SAIL_MARKER,
        deck=[seat * CREW_SIZE + number for number in range(CREW_SIZE)],
        fired_hull=[0] * HULL_SPACES,
    )


def blank_crew(seat: int, number: int) -> Crew:
    return Crew(seat=seat, role=CREW_DECK[number].id, sleeve=("",) * len(LINES))


def blank_league(seat: int, deck: list[str]) -> League:
    """(DS-RUL-08)"""
    return League(
        seat=seat,
        deck=deck,
        began=HARBOR,
    )


def league_player(seat: int) -> Player:
    """Coins in sight of all; no crew, and markers that are not counted. (DS-SETUP-04, DS-SETUP-05, DS-RUL-08)"""
    player = blank_player(seat)
    player.chest = AI_START_COINS
    player.shown = 1
    player.markers = 0
    player.deck = []
    return player


def setup_id(setting: Setting) -> str:
    """One player alone, two against two artificial opponents, or everybody against everybody. (DS-SETUP-01,
    DS-COOP-01)"""
    if setting.players == 1:
        return "setup_solo"
    if setting.players == 2 and setting.options["opponents"] == LEAGUE:
        return "setup_coop"
    return f"setup_{setting.players}p"


def blank_space(players: int) -> Space:
    return Space(permanent=[0] * players)


def blank_table(setting: Setting) -> State:
    """The table before the first tile is drawn."""
    setup = setup_id(setting)
    humans = setting.players
    players = humans + SETUPS[setup].ais
    return State(
        phase="setup",
        setup=setup,
        with_bonus=int(setting.options["bonus"] == "yes"),
        humans=humans,
        difficulty=setting.options["difficulty"],
        players=[blank_player(seat) if seat < humans else league_player(seat) for seat in range(players)],
        leagues=[blank_league(seat, list(SOLO_CARDS) if seat == humans else []) for seat in range(humans, players)],
        crew=[blank_crew(seat, number) for seat in range(humans) for number in range(CREW_SIZE)],
        order=seating(humans, players),
        spaces=[blank_space(players) for _ in range(OCEAN)],
        islands_down=list(ISLANDS),
        sea_down=[tile.id for tile in OPEN_SEA.values() if players in tile.players],
        boxes=[Box(row=row + 1, cards=ROW_DECKS[row].copy()) for row in range(len(ROW_DECKS))],
        upgrades=[upgrade.copies for upgrade in UPGRADE_LIST],
        buildings=[building.count for building in BUILDINGS],
        bonus_bag=list(BONUS_TILES),
        stayed=1,
    )


def seating(humans: int, players: int) -> list[int]:
    """Clockwise; each artificial opponent sits before the player who runs it. (DS-COOP-05, DS-GEN-02)"""
    if humans == players:
        return list(range(players))
    return [seat for human in range(humans) for seat in (humans + human, human)]


async def set_up_board(t: Turn) -> None:
    """Islands that stay out, the three tiles at the harbor, a card on each. (DR-SETUP-02 to -09)"""
    state = t.state
    while len(state.islands_down) > SETUPS[state.setup].islands:
        rounds.leave_out(t, await draw(LEAVE_OUT, state.islands_down))
    for space in range(COLUMNS):
        board.show_tile(t, space, await draw_tile(t, space))
        await lay_card(t, space)
    state.phase = "bonus" if state.with_bonus else "hands"


async def set_up_bonus(t: Turn) -> None:
    """Two tiles for each, of which one is kept; the other leaves the game unseen. (DR-SETUP-18)"""
    state = t.state
    for player in state.players[: state.humans]:
        for _ in range(BONUS_TILES_DEALT):
            rounds.deal_bonus(t, player.seat, await draw(DRAW_BONUS, state.bonus_bag, (player.seat,)))
    seats = list(range(state.humans))
    kept = await AskSeveral(seats, KEEP_BONUS, lambda seat: state.players[seat].bonus)
    for seat, tile in zip(seats, kept):
        rounds.keep_bonus(t, seat, tile)
    state.phase = "hands"


async def set_up_hands(t: Turn) -> None:
    """Hands, the starting player, what each place in turn order begins with. (DR-SETUP-19 to -23, DS-RUL-01)"""
    state = t.state
    for player in state.players[: state.humans]:
        for _ in range(START_HAND):
            await draw_crew(t, player.seat)
    if state.leagues:
        await deal_decks(t)
    rounds.begin_with(t, await draw(DRAW_STARTER, starters(state)))
    for seat, start in zip(state.order, STARTS):
        if is_ai(state, seat):
            gain(t, seat, start.cargo, 0, "start")
        else:
            stores.gain_on_dock(t, seat, start.cargo, 0)
            state.players[seat].may_level = LEVEL_OFFERED if start.level_ups else NO_LEVEL
    state.phase = turn_phase(state)


def starters(state: State) -> list[int]:
    """Who may begin: any player, or any artificial opponent if there is one. (DR-SETUP-20, DS-GEN-02, DS-COOP-02)"""
    return [league.seat for league in state.leagues] or list(people(state))
