"""A missing question tells nothing: who is asked does not hang on what the others cannot see. (MM-RUL-108)"""

from __future__ import annotations

import pytest

from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.ask import CHANCE
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.journal import Checkpoint, Entry
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.kernel.views.view import redeal, view
from tests.clauses import clause
from tests.games.marauders.position import Play, Position


def in_port(gold: int, stash: int = 0, port: str = "port_royal") -> Position:
    return Position(2).at(0, port, in_port=True).having(0, gold=gold, stash=stash)


def asked(game: Play) -> tuple[str, str]:
    """What everybody sees of a question, and its name."""
    return game.asked, game.prompt


@clause("MM-RUL-108", "MM-YARD-01")
@pytest.mark.parametrize("gold", [0, 30])
def test_the_shipyard_is_left_by_hand_whatever_could_be_paid(gold: int) -> None:
    game = in_port(gold).play(0).give("port", "yard")
    assert asked(game) == ("0", "yard.act")
    assert (game.options == ["done"]) == (gold == 0)
    assert game.give("done").prompt == "port.act"


@clause("MM-RUL-108", "MM-BUY-03")
@pytest.mark.parametrize("gold", [0, 30])
def test_an_offer_is_looked_at_whatever_could_be_paid(gold: int) -> None:
    game = in_port(gold).play(0).give("port", "buy").chance_any()
    assert asked(game) == ("0", "buy.good")
    assert (game.options == ["pass"]) == (gold == 0)


@clause("MM-RUL-108", "MM-CREW-03")
@pytest.mark.parametrize("gold", [0, 30])
def test_crew_is_offered_after_a_failed_test_whatever_could_be_paid(gold: int) -> None:
    game = in_port(gold).ship(0, "sloop", crew=1).play(0).give("port", "recruit")
    while game.asked == "chance":
        game.dice("1")
    assert asked(game) == ("0", "crew.hire")
    assert (game.options == ["0"]) == (gold == 0)
    assert game.give("0").area(0, "crew") == 1


@clause("MM-RUL-108", "MM-STASH-02")
@pytest.mark.parametrize("gold", [1, 30])
def test_how_much_goes_to_the_stash_is_asked_even_for_a_single_coin(gold: int) -> None:
    home = Position(2).having(0, gold=gold)
    assert asked(home.play(0).give("port", "stash")) == ("0", "stash.amount")
    away = Position(2).having(0, gold=0, stash=gold)
    assert asked(away.play(0).give("port", "take")) == ("0", "stash.amount")


@clause("MM-RUL-108", "MM-SPEC-03")
@pytest.mark.parametrize("gold", [0, 30])
def test_a_specialist_is_offered_for_gold_whatever_could_be_paid(gold: int) -> None:
    game = in_port(gold).hand(0, "spec_joseph_hays").play(0).give("port", "card spec_joseph_hays").dice("1 1")
    assert asked(game) == ("0", "specialist.pay")
    assert game.options == (["yes", "no"] if gold else ["no"])
    assert game.give("no").player(0).specialists == []


@clause("MM-RUL-108", "MM-RUL-14")
@pytest.mark.parametrize("gold", [0, 30])
def test_a_gate_that_stays_shut_is_left_by_hand_whatever_could_be_paid(gold: int) -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "port_royal").bounties(0, english=1)
    game = position.having(0, gold=gold).play(0).give("enter").dice("1 1")
    assert asked(game) == ("0", "port.gate")
    assert game.options == (["pay", "turn_away"] if gold else ["turn_away"])
    assert not game.give("turn_away").player(0).in_port


@clause("MM-RUL-108")
@pytest.mark.parametrize("gold", [3, 30])
def test_the_next_pardon_is_offered_whatever_could_be_paid(gold: int) -> None:
    position = in_port(gold, port="nassau").hand(0, "governors_favour_1").bounties(0, spanish=3)
    game = position.play(0).give("port", "card governors_favour_1", "spanish")
    assert asked(game) == ("0", "bounty.remove")
    assert game.options == (["spanish", "pass"] if gold > 3 else ["pass"])


@clause("MM-RUL-108", "MM-MOVE-04")
@pytest.mark.parametrize("cards", [["rum_1", "rum_2", "rum_3"], ["rum_1", "rum_2", "sugar_1"]])
def test_what_is_left_behind_is_asked_even_where_all_goods_are_alike(cards: list[str]) -> None:
    game = Position(2).ship(0, "sloop", cargo=1).cargo(0, *cards).play(0).give("leave")
    assert asked(game) == ("0", "cargo.give_up")
    game.give("rum")
    assert asked(game) == ("0", "cargo.give_up")
    game.give("rum")
    assert len(game.player(0).cargo) == 1


@clause("MM-RUL-108", "MM-MOVE-04")
def test_where_nothing_fits_nothing_is_asked() -> None:
    game = Position(2).ship(0, "sloop", cargo=0).cargo(0, "rum_1", "sugar_1").play(0).give("leave")
    assert game.prompt == "turn.act"
    assert (game.player(0).cargo, len(game.told("cargo.discarded"))) == ([], 2)


@clause("MM-RUL-108", "MM-PORT-03")
@pytest.mark.parametrize("gold", [0, 30])
def test_a_port_action_is_ended_by_hand_whatever_could_be_paid(gold: int) -> None:
    game = in_port(gold).play(0).give("port", "buy").chance_any()
    game.give("pass", "yard", "done")
    assert asked(game) == ("0", "port.act")
    assert (game.options == ["done"]) == (gold == 0)


@clause("MM-RUL-108")
def test_who_has_nothing_to_choose_is_told_why_he_is_asked() -> None:
    def notes(game: Play) -> list[str]:
        ask = Perspective(game.table, 0).ask()
        return [label.message for value in ask.options() for label in GAME.note(game.state, ask, 0, value)]

    assert notes(in_port(0).play(0).give("port", "yard")) == ["note-only-this"]
    assert "note-only-this" not in notes(in_port(30).play(0).give("port", "yard"))


# Whole games


def silent(run: Run) -> bool:
    """Whether the question is one that nobody sees, because it has one option."""
    ask = run.ask
    return ask is not None and ask.seat >= 0 and not ask.always and len(ask.options()) == 1


def same_question(run: Run, other: Run) -> bool:
    """What others see: who is asked, and whether he is at all."""
    if run.ask is None or other.ask is None:
        return run.ask is other.ask
    return run.ask.seats() == other.ask.seats() and silent(run) == silent(other)


def differs(start: Checkpoint, tail: list[Entry], observer: int, chance: Randomness) -> str:
    """Gives the answers of one rule again where all that the observer cannot see is dealt anew: the question that the
    other world asks otherwise although nobody could have told the worlds apart before."""
    real, other = Run(GAME, start.state.copy()), Run(GAME, start.state.copy())
    redeal(other.ctx.state, observer, chance)
    real.begin()
    other.begin()
    for entry in tail:
        if view(real.ctx.state, observer) != view(other.ctx.state, observer):
            return ""
        if not same_question(real, other):
            return entry.prompt
        assert other.ask is not None
        if other.ask.prompt != entry.prompt or entry.seat == observer or other.ask.seat not in (entry.seat, CHANCE):
            return ""
        options = other.ask.options()
        value = entry.value
        if value not in options:
            if not hides(entry):
                return ""
            value = options[chance.below(len(options))]
        real.send(entry.value)
        other.send(value)
    return ""


def hides(entry: Entry) -> bool:
    """Answers of which the others see at most that they were given."""
    return entry.prompt in ("draw.cargo", "draw.rumor", "draw.glory", "stash.amount", "glory.discard", "rumor.drop")


def tattling(table: Table, chance: Randomness, worlds: int) -> set[str]:
    """Plays a game at random; the questions whose absence tells something."""
    found: set[str] = set()
    while not table.over and len(table.journal) < 1500:
        point = table.checkpoints[-1]
        seat = table.waiting()[0]
        options = table.options(seat)
        table.answer(seat, options[chance.below(len(options))])
        tail = table.journal[point.at :]
        for observer in range(table.setting.players):
            found.update(differs(point, tail, observer, chance) for _ in range(worlds))
    return found - {""}


@clause("MM-RUL-108", "MM-RUL-107")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_silence_tells_nothing(seed: int) -> None:
    table = Table(GAME, Setting(3 - seed % 2, {}), Dealer(f"{seed:064x}", "silence"))
    assert tattling(table, Randomness(seed), 1) == set()
