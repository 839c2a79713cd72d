"""Salvage: a small invented game for two to four seats that uses everything the kernel offers.

It is also a model of how a game is written. Three wrecks lie on a grid. A round is a secret bid for the
lead, then a turn for everybody: dive at a wreck (dice, and rivals who may claim a share), play a card, or
rest. Crates are drawn from a bag and kept face down; what they are worth decides in the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quarterdeck.kernel.game import Context, Game, Insight, Label, OptionSpec, Rule, Setting
from quarterdeck.kernel.rules.ask import NOTHING, Ask, AskSeveral, choose, draw, may, roll
from quarterdeck.kernel.rules.declared import nobody, owner, public
from quarterdeck.kernel.rules.events import all_but, only
from quarterdeck.kernel.rules.kinds import AMOUNT, DIE, YES_OR_NO, Amount, Kind, Thing
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.rules.state import OVER, Part, State

CARDS: Final = ["crane", "lamp", "rope"]
CARD_COPIES: Final = 5
CRATES: Final = [1, 1, 2, 2, 3, 3, 4, 5, 6, 7]
PLACES: Final[list[tuple[int, int]]] = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
WRECKS: Final = 3
COINS: Final = 4
ROUNDS: Final = {"short": 2, "long": 5}


# What lies on the table


@dataclass(slots=True)
class Boat(Part):
    """A part of a part: how deep the seat's diver can go, and where the boat lies."""

    depth: int = public(blank=6)
    at: list[int] = public(blank=[0, 0])


@dataclass(slots=True)
class Player(Part):
    """One seat's things: coins and cards, crates face down in the hold and face up on deck."""

    seat: int = public(holder=True)
    coins: int = public()
    boat: Boat = public(Boat)
    hand: list[str] = owner(pool="cards")
    hold: list[int] = owner(pool="crates")
    shown: list[int] = public()


@dataclass(slots=True)
class Salvage(State):
    """The whole table. `order` is who still has a turn in this round, the first being on turn."""

    phase: str = public()
    rounds_left: int = public()
    lead: int = public()
    order: list[int] = public()
    bank: int = public()
    players: list[Player] = public(Player)
    wrecks: dict[tuple[int, int], int] = public()
    deck: list[str] = nobody(pool="cards")
    discard: list[str] = public()
    bag: list[int] = nobody(pool="crates")


Turn = Context[Salvage]


# The questions

Act = tuple[int | str, ...]


class Acts(Kind[Act]):
    """What a turn is used for: a word, then the place or the card."""

    def __init__(self) -> None:
        super().__init__("act")

    def targets(self, value: Act) -> list[str]:
        return [f"space:{value[1]},{value[2]}"] if value[0] == "dive" else []

    def label(self, question: str, value: Act) -> Label:
        args: dict[str, int | str] = {f"arg{n}": part for n, part in enumerate(value[1:])}
        return Label(f"act-{value[0]}", args)


ACT: Final = Acts()
CARD: Final = Thing("card", CARDS, target="")
PLACE: Final = Kind[tuple[int, int]]("place", target="")

QUESTIONS: Final = Questions("salvage")
CARD_DRAWN: Final = QUESTIONS.to_chance("deck.card", CARD)
CRATE_DRAWN: Final = QUESTIONS.to_chance("bag.crate", Amount(CRATES))
WRECK_PLACE: Final = QUESTIONS.to_chance("setup.place", PLACE)
WRECK_DEPTH: Final = QUESTIONS.to_chance("setup.depth", DIE)
STORM_PLACE: Final = QUESTIONS.to_chance("storm.place", PLACE)
BID: Final = QUESTIONS.add("bid.coins", AMOUNT)
TURN_ACT: Final = QUESTIONS.add("turn.act", ACT)
DIVE_PAY: Final = QUESTIONS.add("dive.pay", AMOUNT, ["x", "y"])
DIVE_ROLL: Final = QUESTIONS.to_chance("dive.roll", DIE)
DIVE_CLAIM: Final = QUESTIONS.add("dive.claim", YES_OR_NO, ["x", "y"], in_advance=False)
LAMP_SHOW: Final = QUESTIONS.add("lamp.show", Amount(CRATES), ["card"])
ROPE_GIVE: Final = QUESTIONS.add("rope.give", CARD, ["card"], declinable=True)


@TURN_ACT.why
def _no_wreck(state: Salvage, ask: Ask[Any], words: list[str]) -> str:
    return "no-wreck" if words[0] == "dive" else ""


# The changes


def pay(t: Turn, seat: int, coins: int) -> None:
    """Coins go to the bank."""
    if coins:
        t.state.players[seat].coins -= coins
        t.state.bank += coins
        t.tell("paid", seat, coins)


def earn(t: Turn, seat: int, coins: int) -> None:
    """Coins come from the bank, as many as it has."""
    given = min(coins, t.state.bank)
    if given:
        t.state.players[seat].coins += given
        t.state.bank -= given
        t.tell("earned", seat, given)


async def draw_card(t: Turn, seat: int) -> None:
    """A card from the deck, face down for the others."""
    if t.state.deck:
        card = await draw(CARD_DRAWN, t.state.deck)
        t.state.deck.remove(card)
        t.state.players[seat].hand.append(card)
        t.tell_some(only(seat), "drew", seat, card)
        t.tell_some(all_but(seat, len(t.state.players)), "drew.hidden", seat)


async def draw_crate(t: Turn, seat: int) -> None:
    """A crate from the bag, face down for the others."""
    if t.state.bag:
        crate = await draw(CRATE_DRAWN, t.state.bag)
        t.state.bag.remove(crate)
        t.state.players[seat].hold.append(crate)
        t.tell_some(only(seat), "crate", seat, crate)
        t.tell_some(all_but(seat, len(t.state.players)), "crate.hidden", seat)


# The rules, one for each phase


async def set_up(t: Turn) -> None:
    """Three wrecks at different places, two cards for everybody."""
    while len(t.state.wrecks) < WRECKS:
        place = await draw(WRECK_PLACE, [place for place in PLACES if place not in t.state.wrecks])
        t.state.wrecks[place] = 2 + await roll(WRECK_DEPTH)
    for player in t.state.players:
        await draw_card(t, player.seat)
        await draw_card(t, player.seat)
    t.state.phase = "bid"


async def bid(t: Turn) -> None:
    """Everybody bids for the lead in secret; the highest pays and leads, ties go to the next in order."""
    s = t.state
    seats = list(range(len(s.players)))
    bids = await AskSeveral(seats, BID, lambda seat: list(range(s.players[seat].coins + 1)))
    best = s.lead
    for step in range(len(seats)):
        seat = (s.lead + step) % len(seats)
        if bids[seat] > bids[best]:
            best = seat
    t.tell("bids", best, bids[best])
    pay(t, best, bids[best])
    s.lead = best
    s.order = [(best + step) % len(seats) for step in seats]
    s.phase = "turn"


async def turn(t: Turn) -> None:
    """One turn of one seat."""
    s = t.state
    seat = s.order[0]
    act = await choose(seat, TURN_ACT, lambda: actions_of(s, seat))
    if act[0] == "dive":
        await dive(t, seat, (int(act[1]), int(act[2])))
    elif act[0] == "play":
        await play_card(t, seat, str(act[1]))
    else:
        earn(t, seat, 1)
    s.order.pop(0)
    if not s.wrecks or not s.bag:
        s.phase = OVER
    elif not s.order:
        s.phase = "storm"


async def storm(t: Turn) -> None:
    """The end of a round: a storm buries one wreck deeper, everybody draws a card."""
    s = t.state
    places = sorted(s.wrecks)
    place = await draw(STORM_PLACE, places)
    s.wrecks[place] += 1
    t.tell("storm", place[0], place[1])
    s.rounds_left -= 1
    if s.rounds_left == 0:
        s.phase = OVER
        return
    for player in s.players:
        await draw_card(t, player.seat)
    s.phase = "bid"


# What a turn may hold


def actions_of(s: Salvage, seat: int) -> list[Act]:
    """What the seat may do with its turn."""
    found: list[Act] = [("rest",)]
    found += [("dive", x, y) for (x, y), depth in s.wrecks.items() if depth <= s.players[seat].boat.depth]
    found += [("play", card) for card in CARDS if card in s.players[seat].hand]
    return found


def stakes_of(s: Salvage, seat: int) -> list[int]:
    """How many coins the seat may put on a dive."""
    return list(range(min(2, s.players[seat].coins) + 1))


async def dive(t: Turn, seat: int, place: tuple[int, int]) -> None:
    """Pay up to two coins, roll; if that reaches the wreck it is yours, and rivals may claim a share."""
    s = t.state
    s.players[seat].boat.at = [place[0], place[1]]
    coins = await choose(seat, DIVE_PAY, lambda: list(range(min(2, s.players[seat].coins) + 1)), about=place)
    pay(t, seat, coins)
    pips = await roll(DIVE_ROLL)
    t.tell("dived", seat, place[0], place[1], pips + coins)
    if pips + coins < s.wrecks[place]:
        return
    del s.wrecks[place]
    await draw_crate(t, seat)
    for step in range(1, len(s.players)):
        rival = (seat + step) % len(s.players)
        if s.players[rival].coins >= 2 and await may(rival, DIVE_CLAIM, about=place):
            pay(t, rival, 2)
            await draw_crate(t, rival)
            return
    await draw_crate(t, seat)


async def play_card(t: Turn, seat: int, card: str) -> None:
    """A card is shown and does what it says."""
    s = t.state
    me = s.players[seat]
    me.hand.remove(card)
    s.discard.append(card)
    t.tell("played", seat, card)
    if card == "crane":
        me.boat.depth += 1
    elif card == "lamp":
        if me.hold:
            crate = await choose(seat, LAMP_SHOW, lambda: sorted(set(me.hold)), about=(card,))
            me.hold.remove(crate)
            me.shown.append(crate)
            t.tell("shown", seat, crate)
            earn(t, seat, 2)
    else:
        await swap_cards(t, seat)


async def swap_cards(t: Turn, seat: int) -> None:
    """Any number of cards, one after the other, go to the discard for as many new ones."""
    me = t.state.players[seat]
    given = 0
    while given < 2:
        card = await choose(seat, ROPE_GIVE, lambda: [NOTHING] + [c for c in CARDS if c in me.hand], about=("rope",))
        if card == NOTHING:
            break
        me.hand.remove(card)
        t.state.discard.append(card)
        t.tell("gave", seat, card)
        given += 1
    for _ in range(given):
        await draw_card(t, seat)


RULES: Final[dict[str, Rule]] = {"setup": set_up, "bid": bid, "turn": turn, "storm": storm}


class SalvageGame(Game):
    """The spec."""

    def __init__(self) -> None:
        super().__init__("salvage", [2, 3, 4], dict(RULES), QUESTIONS)
        self.options = [OptionSpec("length", ["short", "long"])]
        self.reasons = {"no-wreck": ("SV-DIVE-02", "There is no wreck there that your diver can reach.")}

    def start(self, setting: Setting) -> Salvage:
        return Salvage(
            phase="setup",
            rounds_left=ROUNDS[setting.options["length"]],
            lead=0,
            order=[],
            bank=6,
            players=[Player(seat=seat, coins=COINS) for seat in range(setting.players)],
            wrecks={},
            deck=CARDS * CARD_COPIES,
            discard=[],
            bag=list(CRATES),
        )

    def state_class(self) -> type[Any]:
        return Salvage

    def active(self, state: Salvage) -> int:
        return state.order[0] if state.phase == "turn" else -1

    def scores(self, state: Salvage) -> list[int]:
        return [p.coins + sum(p.hold) + sum(p.shown) for p in state.players]

    def winners(self, state: Salvage) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def ending(self, state: Salvage) -> str:
        return "empty" if not state.wrecks or not state.bag else "time"

    def census(self, state: Salvage) -> dict[str, int]:
        return {
            "coins": state.bank + sum(p.coins for p in state.players),
            "cards": len(state.deck) + len(state.discard) + sum(len(p.hand) for p in state.players),
            "crates": len(state.bag) + sum(len(p.hold) + len(p.shown) for p in state.players),
        }

    def insights(self, state: Salvage, seat: int) -> list[Insight]:
        richest = max(p.coins for p in state.players)
        return [
            Insight(f"seat:{p.seat}", "behind", {"seat": p.seat, "coins": richest - p.coins}) for p in state.players
        ]

    def event_names(self) -> dict[str, list[str]]:
        return {
            "paid": ["seat", "coins"],
            "earned": ["seat", "coins"],
            "drew": ["seat", "card"],
            "drew.hidden": ["seat"],
            "crate": ["seat", "crate"],
            "crate.hidden": ["seat"],
            "bids": ["seat", "coins"],
            "storm": ["x", "y"],
            "dived": ["seat", "x", "y", "reach"],
            "played": ["seat", "card"],
            "shown": ["seat", "crate"],
            "gave": ["seat", "card"],
        }


GAME: Final = SalvageGame()
