"""Standing orders of Dead Reckoning: who is attacked need not be asked, and nobody learns anything from that."""

from __future__ import annotations

import pytest

from quarterdeck.games.dead_reckoning.kinds import READY
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.kernel.tables.orders import ALWAYS, TURN
from tests.clauses import clause
from tests.games.dead_reckoning.clauses.fights import attack, two_ships
from tests.games.dead_reckoning.positions import Play

WINDOW, DEFENCE = "battle.window", "battle.defence"


def attacked(*hand: str, **orders: str) -> Play:
    """Seat 0 attacks seat 1, who has these cards, a level-up to use and orders; then it uses its cannon."""
    position = two_ships().hand(1, *hand).having(1, may_level=1)
    game = position.start()
    game.table.order(1, {f"battle.{question}": until for question, until in orders.items()})
    return game.use("attack_ship")


def answered(game: Play) -> list[tuple[str, object]]:
    return [(entry.prompt, entry.value) for entry in game.table.journal if entry.seat == 1]


def test_only_questions_that_come_whatever_the_hand_is_may_be_answered_in_advance() -> None:
    assert GAME.orders == {WINDOW: READY, DEFENCE: READY}
    for hand in ("gunner:4", "purser"):
        game = attack(two_ships().hand(1, hand).having(1, may_level=1))
        assert (game.asked, game.prompt) == ("1", WINDOW)
        game.give("ready").fire(1)
        assert (game.asked, game.prompt) == ("1", DEFENCE)


@clause("DR-BSHIP-03", "DR-LEVEL-03")
def test_who_has_answered_in_advance_fights_without_being_asked() -> None:
    game = attacked("gunner:4", window=ALWAYS, defence=ALWAYS)
    assert (game.asked, game.prompt) == ("0", "battle.muster")
    game.fire(1)
    assert game.asked == "chance", "the markers are in the air"
    assert answered(game) == [(WINDOW, READY), (DEFENCE, READY)]
    assert len(game.player(1).hand) == 1
    assert game.player(1).may_level == 1, "the level-up is not lost"


def test_the_others_see_the_same_whatever_the_hand_is() -> None:
    views = []
    for hand in ("gunner:1", "purser:1"):
        game = attacked(hand, window=ALWAYS, defence=ALWAYS).fire(1)
        events = [(event.kind, event.args) for event in game.table.events_for(0)]
        views.append((events, game.table.view(0)["battle"]))
    assert views[0] == views[1]


@pytest.mark.parametrize("question", ["window", "defence"])
def test_each_question_by_itself_and_until_the_next_turn(question: str) -> None:
    game = attacked("gunner:2", **{question: TURN})
    prompts = []
    while game.asked != "chance":
        prompts.append(game.prompt)
        game.give("fire 1" if game.prompt == "battle.muster" else "ready")
    assert f"battle.{question}" not in prompts
    assert len([prompt for prompt in prompts if prompt in GAME.orders]) == 1
    assert game.table.orders.of(1) == {f"battle.{question}": TURN}
