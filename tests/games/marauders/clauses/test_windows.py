"""Who is asked for glory cards, what that tells the others, and passing in advance. (MM-RUL-71, MM-RUL-107)"""

from __future__ import annotations

import pytest

from quarterdeck.games.marauders.content.components import GLORY
from quarterdeck.games.marauders.rules.actions.windows import DESIGNS, WINDOWS
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.rules.ask import CHANCE, NOTHING
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.tables.orders import ALWAYS, TURN
from quarterdeck.kernel.views.view import ONLOOKER
from tests.clauses import clause
from tests.games.marauders.position import Play, Position

HANDS = [["saboteur_1", "eagle_eye_1"], ["press_gang_1", "thick_fog_1"], ["false_colours_1", "reroll_contest_1"]]


def secret(players: int = 2) -> Position:
    """Everybody at sea near Nassau with a frigate, merchants about, asked in the secret way."""
    position = Position(players, windows="secret")
    for seat in range(players):
        position.at(seat, "nassau").ship(seat, "frigate")
    for zone, nation in (("nassau", "spanish"), ("havana", "dutch"), ("tortuga", "french"), ("st_john", "english")):
        position.merchant(zone, nation)
    return position.npc("edward_teach", "havana").npc("hendrick_grave", "tortuga")


def watched(play: Play, seed: int, undoing: int = ONLOOKER, answers: int = 150) -> list[object]:
    """What an onlooker sees of a game in which nobody plays a card and all else is decided by the same dice; and, of
    the seat that is `undoing`, whether it can take something back."""
    chance, table, seen = Randomness(seed), play.table, []
    while table.ask is not None and len(table.journal) < answers:
        seen.append((table.waiting(), len(table.journal), undoing >= 0 and table.can_undo(undoing)))
        seat, prompt = table.waiting()[0], table.ask.prompt
        if seat == CHANCE:
            table.answer_chance(chance.below(len(table.ask.options())))
        elif prompt in GAME.orders:
            table.answer(seat, NOTHING)
        else:
            keys = [key for key in table.keys(seat) if not key.startswith("card ")]
            table.answer_key(seat, keys[chance.below(len(keys))])
    seen.extend((event.kind, event.args, event.at) for event in table.events_for(ONLOOKER))
    return seen


@clause("MM-RUL-107", "MM-GLORY-05")
@pytest.mark.parametrize("seed", range(6))
def test_what_others_see_tells_nothing_of_anybody_s_cards(seed: int) -> None:
    first = watched(secret().hand(0, *HANDS[0]).hand(1, *HANDS[1]).play(0, "turn_start"), seed)
    assert watched(secret().hand(0, *HANDS[1]).hand(1, *HANDS[2]).play(0, "turn_start"), seed) == first
    assert watched(secret().hand(0, *HANDS[2]).hand(1, *HANDS[0]).play(0, "turn_start"), seed) == first
    asked = sum(1 for one in first if isinstance(one, tuple) and one[0] in ([0], [1]))
    assert asked > 20


@clause("MM-RUL-107")
@pytest.mark.parametrize("seed", range(6))
def test_what_can_be_taken_back_tells_nothing_of_another_s_cards(seed: int) -> None:
    def seen(seat: int, others: list[str]) -> list[object]:
        return watched(secret().hand(seat, *HANDS[0]).hand(1 - seat, *others).play(0, "turn_start"), seed, seat)

    for seat in (0, 1):
        assert seen(seat, HANDS[1]) == seen(seat, HANDS[2])


@clause("MM-RUL-107")
def test_everybody_with_cards_is_asked_and_nobody_without() -> None:
    game = secret(3).hand(1, "press_gang_1").play(0, "turn_start")
    assert (game.asked, game.prompt, game.options) == ("1", "window.other_turn_start", ["pass"])
    assert game.give("pass").prompt == "turn.act"
    assert secret(3).play(0, "turn_start").prompt == "turn.act"


@clause("MM-RUL-107")
def test_nobody_is_asked_where_no_card_of_the_box_could_do_anything() -> None:
    game = secret().hand(0, "press_gang_1").play(0).give("scout player 2").dice("1 1")
    assert game.prompt == "roll.die"
    game.dice("1")
    assert (game.prompt, game.options) == ("window.scout_roll", ["pass"])  # it failed, so an Eagle eye would help
    game = secret().hand(0, "press_gang_1").play(0).give("scout player 2").dice("S 1 1")
    assert game.prompt == "window.combat_start"  # it succeeded


@clause("MM-RUL-107", "MM-RUL-97")
def test_being_asked_whether_to_copy_a_card_does_not_hang_on_secret_gold() -> None:
    def asked_after(gold: int) -> str:
        position = secret().at(0, "nassau", in_port=True).hand(0, "governors_favour_1", "press_gang_1")
        game = position.bounties(0, spanish=3).having(0, gold=gold).play(0).give("port", "card governors_favour_1")
        return game.give("spanish", "pass").prompt

    assert asked_after(3) == asked_after(9) == "window.glory_played"


@clause("MM-RUL-71", "MM-RUL-63")
@pytest.mark.parametrize("windows", ["secret", "fast"])
def test_a_card_that_was_taken_back_is_not_announced_again(windows: str) -> None:
    """Or a window would never have to close."""
    position = Position(2, windows=windows).at(0, "nassau").at(1, "nassau").hand(0, "reroll_contest_1")
    game = position.play(0).give("scout player 2").dice("S 1 1")
    while game.prompt != "window.contest_roll":
        game.dice("1") if game.asked == "chance" else game.give("pass" if "pass" in game.options else "shoot")
    game.give("reroll_contest_1", "no")
    assert game.options == ["pass"] if windows == "secret" else game.prompt != "window.contest_roll"
    assert game.player(0).hand == ["reroll_contest_1"]


@clause("MM-RUL-107")
def test_who_has_cards_ends_the_turn_himself_even_if_nothing_else_is_left() -> None:
    for cards in (["swift_current_1"], ["press_gang_1"]):
        game = secret().hand(0, *cards).play(0).give("enter", "leave", "enter")
        assert (game.asked, game.prompt, game.options[-1]) == ("0", "turn.act", "end")
    game = secret().play(0).give("enter", "leave", "enter")
    assert game.state.turn == 1


@clause("MM-RUL-107")
def test_a_standing_order_passes_at_once_whatever_the_hand() -> None:
    for cards in HANDS:
        game = secret().hand(1, *cards).play(1)
        game.table.order(1, {"window.other_turn_start": ALWAYS})
        game.give("end")
        while game.asked == "chance":
            game.chance_any()
        assert (game.asked, game.prompt) == ("0", "turn.act")
        assert [e.value for e in game.table.journal if e.prompt == "window.other_turn_start"] == [NOTHING]


@clause("MM-RUL-107")
def test_until_my_next_turn_is_over_when_it_begins() -> None:
    game = secret().hand(0, "saboteur_1").hand(1, "saboteur_2").play(0)
    game.table.order(0, {"window.other_turn_start": TURN})
    game.table.order(1, {"window.other_turn_start": TURN})
    game.give("end")
    assert (game.asked, game.prompt) == ("1", "turn.act")  # seat 0 has passed in advance
    assert game.table.orders.of(0) == {"window.other_turn_start": TURN}
    assert game.table.orders.of(1) == {}


@clause("MM-SPEC-03", "MM-GLORY-04")
def test_a_card_lies_open_while_it_is_carried_out() -> None:
    """So that whoever thinks ahead, with all hidden cards dealt anew, can still hire the specialist."""
    position = Position(2).at(0, "port_royal", in_port=True).hand(0, "spec_joseph_hays")
    game = position.play(0).give("port", "card spec_joseph_hays").dice("1 1")
    assert game.prompt == "specialist.pay"
    assert (game.state.played, game.state.glory_discard) == (["spec_joseph_hays"], [])
    for seed in range(20):
        game.table.sample(0, Randomness(seed)).send(True)
    game.give("yes")
    assert game.player(0).specialists == ["spec_joseph_hays"]
    assert (game.state.played, game.state.glory_discard) == ([], [])


def test_every_window_of_a_card_can_be_passed_in_advance() -> None:
    asked = {card.window for card in GLORY.values()} - {"own_turn", "port_action"}
    assert set(WINDOWS) == asked
    assert set(GAME.orders) == {f"window.{window}" for window in WINDOWS}
    assert all(DESIGNS.values())
