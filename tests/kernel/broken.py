"""Salvage with one mistake each, for the fuzzer to find. Each is a mistake that somebody will make."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from quarterdeck.kernel.game import Insight, Label, Setting
from quarterdeck.kernel.rules.ask import Ask, AskSeveral, Value, choose, draw
from quarterdeck.kernel.rules.state import OVER
from tests.kernel.toy import ACT, BID, CARDS, CRATE_DRAWN, QUESTIONS, TURN_ACT, Act, Salvage, SalvageGame, Turn


class Sound(SalvageGame):
    """The toy as it is, under another class."""


class SharingState(Salvage):
    """A state whose copy shares the discard with its original."""

    def copy(self) -> SharingState:
        plain = super().copy()
        twin = SharingState(**{field.name: getattr(plain, field.name) for field in fields(Salvage)})
        twin.discard = self.discard
        return twin


class Sharing(SalvageGame):
    """State shared between copies."""

    def start(self, setting: Setting) -> SharingState:
        plain = super().start(setting)
        return SharingState(**{field.name: getattr(plain, field.name) for field in fields(Salvage)})

    def state_class(self) -> type[Any]:
        return SharingState


class Tuples(SalvageGame):
    """A tuple in the state comes back from JSON as a list."""

    def start(self, setting: Setting) -> Salvage:
        state = super().start(setting)
        pair: Any = ("crane", "torn")
        state.discard = [pair]
        return state


async def peeking_turn(t: Turn) -> None:
    """Only cards that no rival holds may be played: a lazy option that looks into the others' hands."""
    s = t.state
    seat = s.order[0]
    others = [p for p in s.players if p.seat != seat]

    def options() -> list[Act]:
        allowed = [card for card in CARDS if all(card not in p.hand for p in others)]
        found: list[Act] = [("rest",), ("wait",)]
        return found + [("play", card) for card in allowed]

    await choose(seat, TURN_ACT, options)
    end_of_turn(t)


async def early_peeking_turn(t: Turn) -> None:
    """The same, but with the options made before the question is put."""
    s = t.state
    seat = s.order[0]
    allowed = [card for card in CARDS if all(card not in p.hand for p in s.players if p.seat != seat)]
    options: list[Act] = [("rest",), ("wait",)]
    await choose(seat, TURN_ACT, options + [("play", card) for card in allowed])
    end_of_turn(t)


async def gossiping_turn(t: Turn) -> None:
    """Tells everybody how many lamps the next seat holds."""
    s = t.state
    rival = s.players[(s.order[0] + 1) % len(s.players)]
    t.tell("paid", rival.seat, rival.hand.count("lamp"))
    await choose(s.order[0], TURN_ACT, [("rest",), ("wait",)])
    end_of_turn(t)


async def secretive_turn(t: Turn) -> None:
    """Keeps a rival's card in a local variable while it asks."""
    s = t.state
    rival = s.players[(s.order[0] + 1) % len(s.players)]
    card = rival.hand[0] if rival.hand else ""
    await choose(s.order[0], TURN_ACT, [("rest",), ("wait",)])
    if card:
        rival.hand.remove(card)
        s.deck.append(card)
    end_of_turn(t)


async def losing_turn(t: Turn) -> None:
    """Who waits loses a coin, which goes nowhere."""
    s = t.state
    act = await choose(s.order[0], TURN_ACT, [("rest",), ("wait",)])
    if act[0] == "wait" and s.players[s.order[0]].coins > 0:
        s.players[s.order[0]].coins -= 1
    end_of_turn(t)


async def failing_turn(t: Turn) -> None:
    """Offers what cannot be done."""
    s = t.state
    act = await choose(s.order[0], TURN_ACT, [("rest",), ("wait",), ("dive", 9, 9)])
    if act[0] == "dive":
        del s.wrecks[(9, 9)]
    end_of_turn(t)


async def chattering_turn(t: Turn) -> None:
    """Tells an event that nobody has declared."""
    await choose(t.state.order[0], TURN_ACT, [("rest",), ("wait",)])
    t.tell("rumour", t.state.order[0])
    end_of_turn(t)


async def wordy_turn(t: Turn) -> None:
    """Tells an event with one argument too many."""
    await choose(t.state.order[0], TURN_ACT, [("rest",), ("wait",)])
    t.tell("paid", t.state.order[0], 1, 2)
    end_of_turn(t)


REMEMBERED: list[int] = []
TURN_MORE = QUESTIONS.add("turn.more", ACT)


async def remembering_turn(t: Turn) -> None:
    """Something outside the state decides."""
    act = await choose(t.state.order[0], TURN_ACT, [("rest",), ("wait",)])
    REMEMBERED.append(1)
    if act[0] == "wait":
        t.state.lead = len(REMEMBERED)
    await choose(t.state.order[0], TURN_MORE, [("rest",), ("wait",)])
    end_of_turn(t)


async def unordered_turn(t: Turn) -> None:
    """Walks over a set, whose order is another one in every process."""
    s = t.state
    await choose(s.order[0], TURN_ACT, [("rest",), ("wait",)])
    s.players[s.order[0]].boat.at = [int(number) for number in {str(number) for number in range(12)}]
    end_of_turn(t)


async def endless_turn(t: Turn) -> None:
    """Never comes to an end."""
    await choose(t.state.order[0], TURN_ACT, [("rest",), ("wait",)])


async def talkative_bid(t: Turn) -> None:
    """The options of a seat depend on a seat's secret, which is not hidden in the state at all."""
    s = t.state
    seats = list(range(len(s.players)))
    await AskSeveral(seats, BID, lambda seat: list(range(1 + len(s.players[seat - 1].hand) % 2, 4)))
    s.order = seats
    s.phase = "turn"


async def hoarding_storm(t: Turn) -> None:
    """Draws without taking out of the bag."""
    crate = await draw(CRATE_DRAWN, t.state.bag)
    t.state.players[0].hold.append(crate)
    t.state.rounds_left -= 1
    t.state.phase = OVER if t.state.rounds_left == 0 else "bid"


def end_of_turn(t: Turn) -> None:
    t.state.order.pop(0)
    if not t.state.order:
        t.state.phase = "storm"


class Turned(SalvageGame):
    """Salvage with another turn."""

    def __init__(self, turn: Any) -> None:
        super().__init__()
        self.rules = {**self.rules, "turn": turn}


class Peeking(Turned):
    def __init__(self) -> None:
        super().__init__(peeking_turn)


class EarlyPeeking(Turned):
    def __init__(self) -> None:
        super().__init__(early_peeking_turn)


class Gossiping(Turned):
    def __init__(self) -> None:
        super().__init__(gossiping_turn)


class Whispering(SalvageGame):
    """Tells beside every option what lies hidden in the deck."""

    def note(self, state: Any, ask: Ask[Any], seat: int, value: Value) -> list[Label]:
        return [Label("note-deck", {"deck": " ".join(str(card) for card in state.deck)})]


class Knowing(SalvageGame):
    """Insights take account of what the others hold."""

    def insights(self, state: Any, seat: int) -> list[Insight]:
        return [Insight("bag", "crates", {"crates": sum(sum(player.hold) for player in state.players)})]


class Secretive(Turned):
    def __init__(self) -> None:
        super().__init__(secretive_turn)


class Losing(Turned):
    def __init__(self) -> None:
        super().__init__(losing_turn)


class Failing(Turned):
    def __init__(self) -> None:
        super().__init__(failing_turn)


class Chattering(Turned):
    def __init__(self) -> None:
        super().__init__(chattering_turn)


class Wordy(Turned):
    def __init__(self) -> None:
        super().__init__(wordy_turn)


class Remembering(Turned):
    def __init__(self) -> None:
        super().__init__(remembering_turn)


class Unordered(Turned):
    def __init__(self) -> None:
        super().__init__(unordered_turn)


class Endless(Turned):
    def __init__(self) -> None:
        super().__init__(endless_turn)


class Hoarding(SalvageGame):
    def __init__(self) -> None:
        super().__init__()
        self.rules = {**self.rules, "storm": hoarding_storm}


class SameKeys(SalvageGame):
    """Two options with one key."""

    def key(self, prompt: str, value: Value) -> str:
        key = super().key(prompt, value)
        return key.split(" ")[0] if prompt == "turn.act" else key


class Unlabelled(SalvageGame):
    """An option without a text."""

    def label(self, prompt: str, value: Value) -> Label:
        if prompt == "rope.give":
            raise KeyError(value)
        return super().label(prompt, value)


class Winnerless(SalvageGame):
    """Scores for one seat too few."""

    def scores(self, state: Salvage) -> list[int]:
        return super().scores(state)[1:]


class Embezzling(SalvageGame):
    """Says where points come from, and one is missing."""

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        return [[("coins", score - 1)] for score in self.scores(state)]
