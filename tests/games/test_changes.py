"""What tests/games/test_atoms.py finds in a source, on a small game of its own."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from tests.games.changes import Atoms, Change, Changes, Known, Modules, functions_in

STATE = """
    @dataclass(slots=True)
    class Side:
        dice: int

    @dataclass(slots=True)
    class Player:
        gold: int
        dice: list[int]
        piles: dict[str, list[str]]

    @dataclass(slots=True)
    class State(KernelState):
        players: list[Player]
        deck: list[str]
        side: Side | None

        def side_of(self, seat: int) -> Side: ...

    class Helper:
        def __init__(self, state: State) -> None:
            self.state = state
            self.gold = 0

    class Turn(Context[State]):
        pass
"""


def modules(**sources: str) -> Modules:
    return {name.replace("__", "."): ast.parse(dedent(source)) for name, source in {"state": STATE, **sources}.items()}


def changes_of(source: str) -> list[Change]:
    parsed = modules(rules__some=source)
    finder = Changes(Known(parsed), {"Side.dice"})
    return [change for cls, function in functions_in(parsed["rules.some"]) for change in finder.of(cls, function)]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ("t.state.players[0].gold += 1", "Player.gold"),
        ("t.state.players[0].gold, t.state.deck = 1, []", "Player.gold"),
        ("del t.state.deck[0]", "State.deck"),
        ("t.state.deck[:] = []", "State.deck"),
        ("t.state.deck.remove('a')", "State.deck"),
        ("pile = t.state.deck; pile.append('a')", "State.deck"),
        ("pile = t.state.deck; pile += ['a']", "State.deck"),
        ("state = t.state; state.deck = []", "State.deck"),
        ("(t.state.deck if t else t.state.players[0].dice).clear()", "State.deck"),
        ("for player in t.state.players: player.dice.sort()", "Player.dice"),
        ("for player in list(t.state.players): player.dice = []", "Player.dice"),
        ("for name, pile in t.state.players[0].piles.items(): pile.pop()", "Player.piles"),
        ("t.state.players[0].piles.setdefault('a', []).append('b')", "Player.piles"),
        ("poorest = min(t.state.players); poorest.gold = 1", "Player.gold"),
        ("rich = next(one for one in t.state.players if one); rich.gold = 0", "Player.gold"),
        ("helper.state.deck.clear()", "State.deck"),
        ("somebody(t).gold = 1", "Player.gold"),
    ],
)
def test_a_change_is_found(body: str, field: str) -> None:
    assert field in [change.field for change in changes_of(f"def rule(t: Turn, helper: Helper) -> None:\n    {body}\n")]


@pytest.mark.parametrize(
    "body",
    [
        "gold = t.state.players[0].gold; gold += 1",
        "deck = list(t.state.deck); deck.remove('a')",
        "deck = t.state.deck.copy(); deck.remove('a')",
        "deck = [card for card in t.state.deck]; deck.sort()",
        "helper.gold = 1",
        "t.state.side_of(0).dice = 2",
        "side = t.state.side; side.dice = 2",
        "new = Player(0, [], {}); new.gold = 1; new.dice.append(2)",
        "other = t.state.copy(); other.deck.clear()",
        "rival = blank_player(1); rival.gold = 2",
        "print(t.state.deck)",
    ],
)
def test_what_is_no_change_of_the_table_is_not_found(body: str) -> None:
    assert changes_of(f"def rule(t: Turn, helper: Helper) -> None:\n    {body}\n") == []


def test_a_helper_may_have_attributes_of_the_same_name() -> None:
    assert changes_of("class Own:\n    def rule(self) -> None:\n        self.gold = 1\n") == []


ATOMS = """
    def pay(t: Turn) -> None:
        t.state.players[0].gold -= 1
        t.tell("paid")

    def discard(t: Turn) -> None:
        t.state.deck.clear()

    def mix(t: Turn) -> None:
        t.state.deck.reverse()

    def _lose(t: Turn) -> None:
        t.state.players[0].gold = 0

    def rob(t: Turn) -> None:
        _lose(t)
        pay(t)

    def deal(t: Turn) -> None:
        t.state.deck = []
"""


def test_an_atom_that_nobody_tells_of_is_found() -> None:
    """`discard` is called by a rule, `deal` by nobody; `_lose` is told by `rob`, `mix` belongs to the set-up."""
    rule = """
        from quarterdeck.games.some.rules import atoms

        def rule(t: Turn) -> None:
            atoms.rob(t)
            atoms.discard(t)
    """
    setup = """
        from quarterdeck.games.some.rules.atoms import mix

        def set_up(t: Turn) -> None:
            mix(t)
    """
    parsed = modules(rules__atoms=ATOMS, rules__some=rule, rules__setup=setup)
    assert [name for _, name in Atoms(parsed, Changes(Known(parsed), set())).silent()] == ["discard", "deal"]
