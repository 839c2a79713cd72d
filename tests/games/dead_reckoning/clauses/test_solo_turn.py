"""Set-up against the League, its decks, the frame of its turn and the left side of its cards."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.content.components import COOP_DECKS, SOLO_CARDS
from quarterdeck.games.dead_reckoning.rules.leagues import RED, pile_of, side_of
from tests.clauses import clause
from tests.games.dead_reckoning.league import FIRST, LEAGUE, OWN_CARD, SECOND, YOU, Against, order, reasons
from tests.games.dead_reckoning.positions import Play


def set_up(players: int, **options: str) -> Play:
    """From the box to the first question."""
    return Against(players, **options).start(0, "setup").chance_any()


# Set-up


@clause("DS-SETUP-01", "DS-SETUP-04", "DS-SETUP-05", "DS-GEN-02", "DS-RUL-01", "DS-RUL-08")
def test_alone_against_the_league() -> None:
    play = set_up(1)
    state = play.state
    assert state.order == [LEAGUE, YOU]
    assert play.told("turn.begins")[0].args == (LEAGUE,)
    assert play.told("league.gained")[0].args == (LEAGUE, 1, 0, "start")
    assert play.player(YOU).dock == 2
    assert len(state.islands_out) == 4
    league = play.player(LEAGUE)
    assert (league.hand, league.deck, league.bonus) == ([], [], [])
    assert len(state.crew) == 12


@clause("DS-SETUP-05")
def test_its_coins_are_in_sight() -> None:
    play = Against().start(YOU)
    assert play.view(YOU)["players"][LEAGUE]["chest"] == 15
    assert play.view(-1)["players"][YOU]["chest"] == {"hidden": 1}


@clause("DS-SETUP-02", "DS-SETUP-03", "DS-DIFF-01", "DS-DIFF-03")
@pytest.mark.parametrize(("difficulty", "side"), [("normal", 0), ("masterful", 1), ("extreme", 1)])
def test_one_side_of_all_cards(difficulty: str, side: int) -> None:
    game = Against(difficulty=difficulty)
    assert {side_of(game.state, turn) for turn in range(1, 19)} == {side}
    play = set_up(1, difficulty=difficulty)
    league = play.state.leagues[0]
    assert sorted(league.deck + league.used) == sorted(SOLO_CARDS)
    assert play.view(YOU)["leagues"][0]["deck"] == {"hidden": len(league.deck)}


@clause("DS-TURN-01", "DS-GEN-03")
def test_a_card_is_turned_up_and_then_it_is_your_turn() -> None:
    play = Against().turns_up()
    assert play.told("league.card")[0].args[:2] == (LEAGUE, OWN_CARD)
    assert play.state.leagues[0].used == [OWN_CARD]
    assert (play.asked, play.prompt) == ("0", "main.act")


@clause("DS-RUL-02", "DS-RUL-45")
def test_an_empty_deck_is_shuffled_again() -> None:
    game = Against().in_turn(5)
    game.league().deck = []
    game.league().used = ["solo_01", "solo_02"]
    play = game.start(LEAGUE, "league")
    assert play.prompt == "draw.solo"
    play.chance("solo_02")
    assert play.told("league.shuffled")
    assert play.state.leagues[0].deck == ["solo_01"]
    assert play.told("league.card")[0].args[4] == 5


# The order of a turn


@clause("DS-TURN-07", "DS-LEFT-01", "DS-LEFT-02", "DS-COND-01", "DS-RUL-11", "DS-RUL-05")
def test_left_side_then_conditions_then_right_side() -> None:
    game = Against().tile("r1c1", "parrot_cay", "r1_topman_u").tile("r1c2", "gallows_key", "r1_rigger")
    game.goods("r1c2", coins=1)
    play = game.turns_up(
        take=["r1c1"], influence={"r1c1": 1}, target="r1c2", hunts=True, raids=True, actions=[order("coins", n=1)]
    )
    play.chance_any()
    kinds = [
        "league.took",
        "influence.placed",
        "ship.moved",
        "league.skips",
        "league.picks",
        "league.gained",
        "card.laid",
    ]
    told = [event.kind for event in play.table.events if event.kind in kinds]
    assert list(dict.fromkeys(told)) == kinds
    assert play.space("r1c1").card


@clause("DS-LEFT-03", "DS-RUL-05", "DS-RUL-40", "DS-ACH-06")
def test_face_down_tiles_are_turned_up() -> None:
    game = Against().next_tiles("parrot_cay", "gallows_key", "trade_winds")
    play = game.turns_up(take=["r1c1"], influence={"r1c2": 1}, target="r1c3").chance_any()
    assert all(play.space(space).tile for space in ("r1c1", "r1c2", "r1c3"))
    assert play.player(LEAGUE).explored == 3
    assert len(play.player(LEAGUE).advancements) == 1
    assert len(play.told("tile.explored")) == 3


@clause("DS-RUL-06")
def test_a_space_without_a_card_gives_nothing() -> None:
    play = Against().tile("r1c1", "parrot_cay").turns_up(take=["r1c1"])
    assert reasons(play) == ["no_card"]
    assert play.player(LEAGUE).advancements == []


@clause("DS-RUL-06", "DS-RUL-07")
def test_the_side_that_is_up_decides_the_pile() -> None:
    game = Against().piles("mr1_sugar_lugger", "mr1_tobacco_brig*", "mr1_salt_trader*", "mr1_armed_cutter")
    piles = [pile_of(game.state, card) for card in game.player(LEAGUE).advancements]
    assert piles == ["merchant", "pirate", "merchant", "pirate"]


@clause("DS-TURN-05", "DS-TURN-09", "DS-RUL-35")
def test_income_from_its_islands_whoever_is_there() -> None:
    game = Against().tile("r1c1", "parrot_cay").tile("r1c2", "gallows_key").control(LEAGUE, "r1c1", "r1c2")
    game.goods("r1c1", cargo=1, coins=2).goods("r1c2", coins=1).at(YOU, "r1c1", pirate=True)
    play = game.turns_up().chance_any()
    assert (play.player(LEAGUE).chest, play.player(LEAGUE).dock) == (18, 1)
    assert play.told("league.gained")[0].args == (LEAGUE, 1, 3, "income")


# Influence


@clause("DS-INFL-02", "DS-RUL-10")
def test_taking_control_tears_buildings_down() -> None:
    game = Against().tile("r1c1", "parrot_cay").influence("r1c1", YOU, YOU).building("r1c1", "outpost")
    play = game.turns_up(influence={"r1c1": 2})
    assert play.space("r1c1").buildings == []
    assert play.space("r1c1").permanent == [0, 1]
    assert play.space("r1c1").controller == LEAGUE


@clause("DS-RUL-10", "DS-INFL-04")
def test_empty_slots_first_then_yours_and_no_more_once_it_controls() -> None:
    game = Against().tile("r1c1", "parrot_cay").influence("r1c1", YOU, YOU)
    play = game.turns_up(influence={"r1c1": 4})
    assert play.slots("r1c1").count(LEAGUE) == 2
    assert play.space("r1c1").controller == LEAGUE
    assert reasons(play) == ["controlled"]


@clause("DS-INFL-04")
def test_a_full_island_of_its_own_gets_nothing() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1")
    assert reasons(game.turns_up(influence={"r1c1": 2})) == ["controlled"]


@clause("DS-INFL-04")
def test_an_island_full_of_its_own_markers_that_nobody_controls() -> None:
    game = Against().tile("r1c1", "parrot_cay").influence("r1c1", LEAGUE, LEAGUE, LEAGUE, permanent={YOU: 3})
    assert reasons(game.turns_up(influence={"r1c1": 2})) == ["no_slot"]


@clause("DS-INFL-03", "DS-WHEN-05")
def test_a_single_marker_gives_way() -> None:
    game = Against().tile("r1c1", "parrot_cay").influence("r1c1", YOU, YOU).building("r1c1", "fort")
    game.tile("r1c2", "gallows_key").at(YOU, "r1c2", pirate=True)
    play = game.turns_up(influence={"r1c1": 1, "r1c2": 1})
    assert reasons(play) == ["fort", "pirate"]
    assert LEAGUE not in play.slots("r1c1") + play.slots("r1c2")
    assert not play.told("league.attacks")


@clause("DS-RUL-46")
def test_it_fights_for_no_marker_that_it_cannot_place() -> None:
    game = Against().tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1").at(YOU, "r1c1", pirate=True)
    play = game.turns_up(influence={"r1c1": 2})
    assert not play.told("league.attacks")
    assert reasons(play) == ["controlled"]


@clause("DS-RUL-39", "DS-END-02")
def test_two_markers_for_a_protected_one() -> None:
    game = Against().tile("r1c1", "parrot_cay").having(YOU, done=1).influence("r1c1", YOU, YOU, YOU)
    play = game.turns_up(influence={"r1c1": 3})
    assert play.slots("r1c1").count(LEAGUE) == 1
    assert reasons(play) == ["leftover"]


# Difficulty, decks of two


@clause("DS-DIFF-04", "DS-RUL-36")
def test_what_it_leaves_lies_there_after_the_additional_card() -> None:
    game = Against(difficulty="extreme").in_turn(3).tile("r1c1", "parrot_cay").control(LEAGUE, "r1c1")
    play = game.turns_up(actions=[order("leave_on_island", coin=2)]).chance_any()
    assert play.space("r1c1").coins == 4
    assert play.player(LEAGUE).chest == 15


@clause("DS-RUL-47")
def test_the_additional_card_may_attack_again() -> None:
    game = Against(difficulty="extreme").in_turn(3).tile("r1c1", "trade_winds").at(YOU, "r1c1")
    play = game.turns_up(actions=[order("attack")]).throw("n2", "n2").chance_any()
    assert len(play.told("battle.begins")) == 2


@clause("DS-RUL-29")
def test_sides_of_two_decks_on_hard() -> None:
    state = Against(2, difficulty="hard").state
    for first, counts in ((1, COOP_DECKS[0]), (10, COOP_DECKS[1])):
        red = sum(side_of(state, turn) == RED for turn in range(first, first + 9))
        assert [9 - red, red] == counts


@clause("DS-COOP-02", "DS-COOP-03", "DS-COOP-05", "DS-RUL-01", "DS-RUL-25")
@pytest.mark.parametrize("starter", [FIRST, SECOND])
def test_two_against_two(starter: int) -> None:
    play = Against(2).start(0, "setup")
    while play.prompt != "draw.starter":
        play.table.answer_chance(0)
    play.chance(starter + 1)
    state = play.state
    assert state.order == ([2, 0, 3, 1] if starter == FIRST else [3, 1, 2, 0])
    assert [len(league.deck) for league in state.leagues] == [9, 9]
    assert sorted(state.leagues[0].deck + state.leagues[1].deck) == sorted(SOLO_CARDS)
    assert len(state.islands_out) == 2
    places = [state.players[seat] for seat in state.order]
    assert [(player.dock, player.chest) for player in places] == [(1, 15), (2, 15), (0, 16), (2, 15)]
    assert [player.may_level for player in places] == [0, 0, 0, 2]


@clause("DS-COOP-07")
def test_new_decks_after_nine_turns() -> None:
    game = Against(2)
    cards = list(SOLO_CARDS)
    for at, league in enumerate(game.state.leagues):
        league.turns = 9
        league.deck, league.used = [], cards[9 * at : 9 * at + 9]
    play = game.start(FIRST, "league")
    while play.prompt == "draw.deal":
        play.table.answer_chance(0)
    assert [len(league.deck) for league in play.state.leagues] == [9, 9]
    assert play.prompt == "draw.solo"
    assert play.told("league.shuffled")


@clause("DS-RUL-30")
def test_a_deck_that_runs_out_before_is_its_own_again() -> None:
    game = Against(2, difficulty="extreme")
    cards = list(SOLO_CARDS)
    game.league(FIRST).turns = 7
    game.league(SECOND).turns = 7
    game.league(FIRST).deck, game.league(FIRST).used = [], cards[:9]
    game.league(SECOND).deck = cards[9:]
    play = game.start(FIRST, "league")
    assert play.prompt == "draw.solo"
    assert sorted(play.table.options(-1)) == sorted(cards[:9])
