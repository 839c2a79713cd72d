"""Small things that are easily done halfway: supplies, secrets, limits that add up."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.rules.islands import buildings_of
from tests.clauses import clause
from tests.games.dead_reckoning.positions import Position


@clause("DR-ACH-09")
def test_permanent_markers_count_wherever_they_are() -> None:
    game = Position().tile("r1c1", "gallows_key").tile("r1c2", "serpents_crown").at(0, "r1c1").crew(0, "buccaneer:2")
    play = game.influence("r1c2", permanent={0: 5}).start().use("place_influence")
    assert play.space("r1c2").controller == -1
    assert play.achievements(0) == ["here_to_stay"]


@clause("DR-BUILD-04")
def test_a_marker_on_the_island_alone_gives_no_buildings() -> None:
    game = Position().tile("r1c1", "gallows_key").influence("r1c1", 0, 0, 1).building("r1c1", "fort", "outpost")
    assert [buildings_of(game.state, seat) for seat in (0, 1)] == [2, 0]


@clause("DR-CLEAN-15")
def test_each_island_with_the_symbol_counts() -> None:
    game = Position().tile("r1c1", "parrot_cay", "r1_rigger").tile("r1c2", "lantern_island", "r1_topman_u")
    game.control(0, "r1c1", "r1c2").hand(0, "captain", "bosun", "purser", "gunner", "gunner")
    assert len(game.start().do("end").chance_any().player(0).hand) == 8


@clause("DR-PAY-05")
def test_what_must_be_paid_from_the_ship_is_not_paid_from_the_dock() -> None:
    game = Position().crew(0, "crewman+mr2_timber_barque").having(0, dock=5)
    assert game.start().uses("add_upgrade") == []


@clause("DR-BUILD-01", "DR-RUL-08")
def test_a_building_leaves_the_supply() -> None:
    game = Position().tile("r1c1", "widows_rock").control(0, "r1c1").crew(0, "first_mate:2").having(0, dock=4)
    assert game.start().use("build").do(1, 0).state.buildings == [8, 7, 6]


@clause("DR-LEVEL-05")
def test_a_card_that_was_levelled_up_in_hand_is_played_at_that_level() -> None:
    play = Position().hand(0, "deckhand:1", "bosun:1").having(0, may_level=1).start(0, "turn_start")
    play.do(play.card_of(0, "deckhand")).play_card("deckhand")
    crew = play.state.crew[play.card_of(0, "deckhand")]
    assert (crew.level, crew.raised, play.level(0, "deckhand")) == (2, 0, 2)


@clause("DR-CLEAN-14", "DR-RUL-56")
def test_a_shuffled_card_is_out_of_sight_again() -> None:
    play = Position().crew(0, "purser").deck(0).start().do("end")
    assert play.told("crew.shuffled")[0].args == (0,)
    assert play.state.crew[play.card_of(0, "purser")].unseen == 1


@clause("DR-RUL-56")
def test_drawn_and_levelled_cards_are_told_to_their_owner_alone() -> None:
    play = Position().hand(0, "bosun").having(0, may_level=1).start(0, "turn_start").do(5).do("end").chance_any()
    for kind in ("crew.drawn", "crew.levelled"):
        assert [(event.for_seat(0), event.for_seat(1)) for event in play.told(kind)][:1] == [(True, False)]
    for kind in ("crew.drawn_unseen", "crew.levelled_unseen"):
        assert [(event.for_seat(0), event.for_seat(1)) for event in play.told(kind)][:1] == [(False, True)]


@clause("DR-RUL-03")
def test_between_two_halves_nothing_else_is_done() -> None:
    game = (
        Position().tile("r1c1", "seahound_isle").at(0, "r1c1").crew(0, "deckhand", "deckhand", "crewman", "buccaneer")
    )
    play = game.having(1, done=1).influence("r1c1", 1, 1, 1, 1).hand(0, "captain").start().use("place_influence").do(1)
    assert {value[0] for value in play.values} == {"use"}
    assert len(play.values) == len(play.uses("place_influence")) == 2


@clause("DR-INFL-01", "DR-RUL-82", "DR-MARK-02")
def test_without_any_marker_to_place_the_ability_cannot_be_used() -> None:
    game = Position().tile("r1c1", "seahound_isle").at(0, "r1c1").crew(0, "deckhand")
    assert game.having(0, markers=0).start().uses("place_influence") == []


@clause("DR-GOODS-08")
def test_coins_fill_holds_as_cargo_does() -> None:
    game = Position().tile("r1c1", "parrot_cay").control(0, "r1c1").at(0, "r1c1").goods("r1c1", 0, 9)
    play = game.start().do("load", "coin", 7)
    assert play.player(0).hold_coins == [4, 0, 0, 3]
    assert (play.space("r1c1").coins, play.acts("load")) == (2, [])
