"""The toy with bots, and with mistakes that only some drivers come across."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.rules.ask import Value, choose
from quarterdeck.kernel.rules.effects import Effect, Registry
from tests.kernel.toy import TURN_ACT, Act, SalvageGame, Turn, earn, turn


def thrifty(perspective: Any, chance: Any) -> Value:
    """Bids nothing and rests whenever it can."""
    options = perspective.options()
    ask = perspective.ask()
    chosen: Value = ("rest",) if ask.prompt == "turn.act" else options[0]
    return chosen


def any_answer(perspective: Any, chance: Any) -> Value:
    options = perspective.options()
    chosen: Value = options[chance.below(len(options))]
    return chosen


class Botted(SalvageGame):
    """The toy with two bots of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = {"thrifty": thrifty, "any": any_answer}


async def rich_turn(t: Turn) -> None:
    """Fails where all seats have saved, which random play, that bids its coins away, hardly ever does."""
    await turn(t)
    if min(player.coins for player in t.state.players) >= 6:
        raise KeyError("nobody thought of so many coins")


class Hoard(Botted):
    """A mistake that is reached by playing to a purpose."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = {"thrifty": thrifty}
        self.rules["turn"] = rich_turn


class Confused(Botted):
    """A bot that answers what is not offered."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = {"confused": lambda perspective, chance: "no such answer"}


class Failing(Botted):
    """A bot that fails at its third decision of a kind."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = {"failing": failing}


def failing(perspective: Any, chance: Any) -> Value:
    if perspective.ask().prompt == "turn.act":
        raise IndexError("out of ideas")
    return any_answer(perspective, chance)


HAUL: Registry[Any] = Registry()


async def haul(t: Turn, seat: int, effect: Effect) -> None:
    earn(t, seat, 1)


HAUL.add("haul", haul)
HAUL.add("scuttle", haul)


DOORS = 200


async def doors_turn(t: Turn) -> None:
    """Two hundred doors: behind one kind of them, which is rare, lies something else."""
    s = t.state
    seat = s.order[0]
    doors: list[Act] = [("rest", n) for n in range(DOORS)]
    act = await choose(seat, TURN_ACT, [*doors, ("scuttle",)])
    if act[0] == "scuttle":
        await HAUL.rules["scuttle"](t, seat, Effect("scuttle", False, {}))
        t.tell("shown", seat, 1)
    else:
        await HAUL.rules["haul"](t, seat, Effect("haul", False, {}))
    s.order.pop(0)
    if not s.order:
        s.phase = "storm"


class Doors(Botted):
    """A game of which random play sees one thing only."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = {"any": any_answer}
        self.rules["turn"] = doors_turn
        self.verbs = {"verb": HAUL}

    def catalog(self, lang: str = "en") -> dict[str, Any]:
        return {"things": {"card:crane": {}, "card:anchor": {}, "idea:tide": {}}}
