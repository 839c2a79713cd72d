"""Set-up of board and players, first decisions. (MA-SETUP, MA-PSET, MA-SSET)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_CARDS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    DIFFICULTIES,
    FIELDS,
    IMPROVEMENTS,
    NATIONS,
    PLACES,
    PLAYER_SETUP,
    QUESTS,
    STORY_TILES,
    SYNERGIES,
    TOKENS,
    TRACKS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import A_CARD, A_CAREER, QUESTIONS
from quarterdeck.games.maracaibo.rules.actions.drawing import DRAW_PROJECT, refill_display
from quarterdeck.games.maracaibo.rules.actions.jean import DRAW_AUTOMA
from quarterdeck.games.maracaibo.rules.actions.quests import take_top_quest
from quarterdeck.games.maracaibo.rules.actions.scoring import open_building
from quarterdeck.games.maracaibo.rules.actions.story import (
    DRAW_CITY,
    carry_out_front,
    city_tiles_for,
    lay_legacy,
    reveal,
)
from quarterdeck.games.maracaibo.rules.actions.turn import begin_turn
from quarterdeck.games.maracaibo.rules.archive import Archive, read
from quarterdeck.games.maracaibo.rules.atoms import automa, board, captain, chronicle, projects, purse, rounds
from quarterdeck.games.maracaibo.state import EMPTY, Jean, Player, State, Turn
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import AskSeveral, draw
from quarterdeck.kernel.rules.kinds import Amount

PLAN_FIRST: Final = QUESTIONS.add("setup.plan", A_CARD, clause="MA-PSET-08")
DISCARD_FIRST: Final = QUESTIONS.add("setup.discard", A_CARD, clause="MA-PSET-08")
CHOOSE_CAREER: Final = QUESTIONS.add("setup.career", A_CAREER, clause="MA-PSET-09")
DRAW_B_CARD: Final = QUESTIONS.to_chance("draw.b_card", A_CARD)
DRAW_CAREER: Final = QUESTIONS.to_chance("draw.career", A_CAREER)
DRAW_FIRST: Final = QUESTIONS.to_chance("draw.first", Amount([0, 1, 2, 3]))

FEW_PLAYERS: Final = 2
"""Up to so many players Maracaibo has its tile and three villages have markers. (MA-SETUP-04, MA-SETUP-12)"""

LEVELS: Final[list[str]] = ["A", "B", "C"]
CONTINUE: Final = "continue"
FIRST_STORY: Final[dict[str, str]] = {
    "scenario_75": "s75",
    "scenario_76": "s76",
    "scenario_77": "s77",
    "campaign": "s01",
    "chapter_2": "s80",
    "chapter_3": "s81",
    "chapter_4": "s82",
    "chapter_5": "s83",
    "chapter_6": "s84",
    "chapter_7": "s85",
    "chapter_8": "s86",
    "chapter_9": "s87",
    "chapter_10": "s88",
    "chapter_11": "s89",
}
"""The card that a game begins with. (MA-SSET-01, MA-SSET-02, MA-SSET-05, MA-SSET-06, MA-EX-33)"""


def blank_player(seat: int) -> Player:
    """(MA-PSET-01 to -06)"""
    return Player(
        seat=seat,
        combat=TRACKS.combat_start,
        figures=PLAYER_SETUP.figures_in_supply,
        general=PLAYER_SETUP.figures_in_general_supply,
        discs=[area.discs for area in IMPROVEMENTS],
        influence=[0] * len(NATIONS),
        doubloon_income=TRACKS.doubloon_start,
        synergies=[0] * len(SYNERGIES),
    )


def blank_jean() -> Player:
    """No figures, doubloons, combat points, discs and cards of this kind. (MA-SOLO-02)"""
    jean = blank_player(1)
    jean.combat = jean.figures = jean.general = 0
    jean.doubloon_income = 0
    jean.discs = []
    return jean


def blank_table(setting: Setting) -> State:
    """The table before the first card is drawn. (MA-SETUP)"""
    solo = setting.players == 1
    mode = setting.options["story"]
    archive = setting.options["archive"] if mode == CONTINUE else EMPTY
    cards = read(archive).cards if archive else []
    return State(
        phase="setup",
        seats=setting.players,
        story_mode=mode,
        difficulty=setting.options["difficulty"] if solo else EMPTY,
        players=[blank_player(seat) for seat in range(setting.players)] + ([blank_jean()] if solo else []),
        jean=Jean(box=list(AUTOMA_CARDS)) if solo else None,
        round=1,
        markers=[NONE] * len(PLACES),
        spaces=[NONE] * 3,
        left=[nation.markers for nation in NATIONS],
        storage=[0] * len(PLACES),
        city_tiles=[EMPTY] * len(PLACES),
        quest_pile=list(QUESTS),
        tokens=list(TOKENS),
        piles=[(len(TOKENS) + 1) // 2, len(TOKENS) // 2],
        draw=[card.id for card in CARDS.values() if card.back == "A"] + cards,
        aside=[card.id for card in CARDS.values() if card.back == "B"],
        display=[EMPTY] * PLAYER_SETUP.display,
        building_pile=list(BUILDINGS),
        careers=list(CAREERS),
        story_tiles=len(STORY_TILES),
        story_cards=cards.copy(),
        archive=archive,
    )


# The board


async def set_up_board(t: Turn) -> None:
    """City tiles, quests, project cards, buildings, markers. (MA-SETUP-01 to -12)"""
    await lay_city_tiles(t)
    await lay_field_quests(t)
    await deal_projects(t)
    await build_draw_pile(t)
    await refill_display(t)
    await open_building(t)
    place_first_markers(t)
    await deal_careers(t)
    await shuffle_automa_cards(t)
    await choose_first_player(t)
    t.state.phase = "story"


async def lay_city_tiles(t: Turn) -> None:
    """Two with the wheel and two others, at random on the four places. (MA-SETUP-04, MA-SETUP-05)"""
    state = t.state
    fitting = city_tiles_for(state.seats)
    chosen = [tile for tile in fitting if CITY_TILES[tile].wheel]
    others = [tile for tile in fitting if not CITY_TILES[tile].wheel]
    slots = [place.index for place in PLACES if place.city_tile_slot]
    while len(chosen) < len(slots):
        tile = await draw(DRAW_CITY, others)
        others.remove(tile)
        chosen.append(tile)
    for place in slots:
        tile = await draw(DRAW_CITY, chosen)
        chosen.remove(tile)
        board.set_city_tile(t, tile, place)
    if state.seats <= FEW_PLAYERS:
        for city in CITY_TILES.values():
            if city.place != NONE:
                board.set_city_tile(t, city.id, city.place)


async def lay_field_quests(t: Turn) -> None:
    """(MA-SETUP-02)"""
    await take_top_quest(t)
    for field in FIELDS:
        if field.quest:
            board.lay_field_quest(t, await take_top_quest(t), field.index)


async def deal_projects(t: Turn) -> None:
    """Eight cards of the A pile to every player. (MA-SETUP-07)"""
    state = t.state
    for player in state.players[: state.seats]:
        for _ in range(PLAYER_SETUP.dealt):
            projects.take_from_pile(t, player.seat, await draw(DRAW_PROJECT, state.draw))


async def build_draw_pile(t: Turn) -> None:
    """Forty B cards join what is left; the others are not used. (MA-SETUP-07)"""
    for _ in range(PLAYER_SETUP.b_cards_in_deck):
        projects.add_b_card(t, await draw(DRAW_B_CARD, t.state.aside))


def place_first_markers(t: Turn) -> None:
    """(MA-SETUP-12, MA-RUL-69)"""
    if t.state.seats <= FEW_PLAYERS:
        for place in PLACES:
            if place.two_player_marker != NONE:
                board.place_marker(t, place.two_player_marker, place.index)


async def deal_careers(t: Turn) -> None:
    """(MA-PSET-05, MA-PSET-06)"""
    state = t.state
    for player in state.players[: state.seats]:
        for _ in range(PLAYER_SETUP.careers_dealt):
            captain.deal_career(t, player.seat, await draw(DRAW_CAREER, state.careers))


async def shuffle_automa_cards(t: Turn) -> None:
    """So many of each level. (MA-SOLO-04)"""
    jean = t.state.jean
    if jean is None:
        return
    for level, number in zip(LEVELS, DIFFICULTIES[t.state.difficulty].cards):
        for _ in range(number):
            card = await draw(DRAW_AUTOMA, [card for card in jean.box if AUTOMA_CARDS[card].level == level])
            automa.add_to_deck(t, card)


async def choose_first_player(t: Turn) -> None:
    """At random; solo always the human. Who starts later has more money. (MA-PSET-07, MA-RUL-01, MA-RUL-69)"""
    state = t.state
    rounds.choose_starter(t, await draw(DRAW_FIRST, list(range(state.seats))))
    for order in range(state.seats):
        seat = (state.turn + order) % state.seats
        purse.gain_doubloons(t, seat, PLAYER_SETUP.doubloons_by_seat[order])


# Story, hand, career


async def set_up_story(t: Turn) -> None:
    """The first card, or all that the archive holds. (MA-SSET, MA-PSET-11)"""
    state = t.state
    if state.archive:
        await unpack(t, read(state.archive))
    else:
        await reveal(t, FIRST_STORY[state.story_mode])
    state.phase = "keep"


async def unpack(t: Turn, archive: Archive) -> None:
    """Legacy tiles to their positions, then the story cards once more. (MA-SSET-04, MA-RUL-50, MA-RUL-67)"""
    chronicle.unpack(t, archive.stories, archive.resolved)
    for tile in archive.legacy:
        await lay_legacy(t, tile)
    for story in archive.stories:
        if story in t.state.stories:
            await carry_out_front(t, story)


async def keep_cards(t: Turn) -> None:
    """All at the same time put one card apart: first the one to plan, then three to discard; the rest stays.
    (MA-PSET-08, MA-RUL-107)"""
    state = t.state
    seats = list(range(state.seats))
    question = PLAN_FIRST if state.step < PLAYER_SETUP.planned else DISCARD_FIRST
    for seat, card in zip(seats, await AskSeveral(seats, question, lambda seat: state.players[seat].hand)):
        projects.put_apart(t, seat, card)
    state.step += 1
    if state.step == PLAYER_SETUP.dealt - PLAYER_SETUP.kept:
        show_what_was_put_apart(t)
        state.step = 0
        state.phase = "careers"


def show_what_was_put_apart(t: Turn) -> None:
    """(MA-PSET-08)"""
    for player in t.state.players[: t.state.seats]:
        apart = projects.take_apart_up(t, player.seat)
        for card in apart[: PLAYER_SETUP.planned]:
            projects.plan(t, player.seat, card)
        for card in apart[PLAYER_SETUP.planned :]:
            projects.discard(t, player.seat, card)


async def choose_careers(t: Turn) -> None:
    """(MA-PSET-09, MA-RUL-02, MA-RUL-107)"""
    state = t.state
    seats = list(range(state.seats))
    careers = await AskSeveral(seats, CHOOSE_CAREER, lambda seat: state.players[seat].careers)
    for seat, career in zip(seats, careers):
        captain.choose_career(t, seat, career)
    begin_turn(t, state.turn)
