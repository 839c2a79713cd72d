"""State: declarations, canonical JSON, fingerprints, copies, views; events and their audiences."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.game import Context, plain_key
from quarterdeck.kernel.rules.events import EVERYBODY, Event, all_but, only
from quarterdeck.kernel.rules.state import (
    SHAPES,
    State,
    StateError,
    canonical,
    declare,
    from_plain,
    nobody,
    owner,
    public,
    seen_if,
    state_hash,
    to_plain,
)
from quarterdeck.kernel.views.view import ONLOOKER, hidden_things, view
from tests.kernel.helpers import assert_copies, assert_declared, at_a_turn, new_table, play
from tests.kernel.toy import GAME, Boat, Player, Salvage


@pytest.mark.parametrize("cls", [Boat, Player, Salvage])
def test_every_field_of_the_toy_is_declared_in_order(cls: type[Any]) -> None:
    assert_declared(cls)


@pytest.mark.parametrize("steps", [0, 5, 20, 1000])
def test_a_copy_shares_nothing(steps: int) -> None:
    table = new_table(4, length="long")
    play(table, steps)
    assert_copies(table.state)


@pytest.mark.parametrize("field", ["order", "wrecks", "deck", "players"])
def test_the_helper_finds_what_is_shared(field: str) -> None:
    table = at_a_turn()

    class Careless(type(table.state)):  # type: ignore[misc]
        def copy(self) -> Any:
            twin = super().copy()
            setattr(twin, field, getattr(self, field))
            return twin

    SHAPES[Careless] = SHAPES[Salvage]
    plain = to_plain(table.state)
    twin = Careless(**{name: getattr(table.state, name) for name in plain})
    shared = twin.copy()
    assert getattr(shared, field) is getattr(twin, field)
    with pytest.raises(AssertionError):
        assert_copies(twin)


def test_the_helper_finds_fields_that_are_not_declared() -> None:
    @dataclass(slots=True)
    class Odd:
        a: int
        b: int

    declare(Odd, b=public(), a=public())
    with pytest.raises(AssertionError, match="Odd: declared"):
        assert_declared(Odd)
    declare(Odd, a=public(), b=owner())
    with pytest.raises(AssertionError, match="cannot be redealt"):
        assert_declared(Odd)


def test_a_state_without_a_copy_says_so() -> None:
    with pytest.raises(TypeError, match="State has no copy"):
        State().copy()


def test_state_to_json_to_state_is_the_same() -> None:
    for seed in range(10):
        table = new_table(2 + seed % 3, seed, "long")
        play(table, seed * 4)
        line = canonical(table.state)
        again = from_plain(Salvage, json.loads(line))
        assert again == table.state
        assert canonical(again) == line
        assert state_hash(again) == state_hash(table.state)
        assert "\n" not in line
        again.bank += 1
        assert state_hash(again) != state_hash(table.state)


def test_a_fingerprint_is_stable() -> None:
    state = GAME.start(GAME.check(new_table().setting))
    assert state_hash(state) == state_hash(state.copy())
    assert len(state_hash(state)) == 32


def test_a_mapping_keeps_its_tuples_and_its_order() -> None:
    state = at_a_turn().state
    again = from_plain(Salvage, to_plain(state))
    assert list(again.wrecks.items()) == [((0, 0), 3), ((1, 1), 4), ((2, 0), 5)]


@pytest.mark.parametrize(
    ("field", "value"),
    [("wrecks", [1, 2]), ("wrecks", 3), ("players", [3]), ("players", [{"seat": 1}]), ("players", "x")],
)
def test_what_does_not_fit_is_refused(field: str, value: Any) -> None:
    plain = to_plain(at_a_turn().state)
    plain[field] = value
    with pytest.raises(StateError):
        from_plain(Salvage, plain)


def test_missing_further_and_shuffled_fields_are_refused() -> None:
    plain = to_plain(at_a_turn().state)
    less = {name: value for name, value in plain.items() if name != "bank"}
    turned = dict(reversed(list(plain.items())))
    for wrong in (less, {**plain, "more": 1}, turned, None, [], "x"):
        with pytest.raises(StateError, match="Salvage"):
            from_plain(Salvage, wrong)


@dataclass(slots=True)
class Leaf:
    seat: int
    secret: list[int]


@dataclass(slots=True)
class Tree(State):
    """Parts in every form: one, none, a list, a mapping."""

    one: Leaf
    perhaps: Leaf | None
    several: list[Leaf]
    named: dict[str, Leaf]
    watched: list[int]


declare(Leaf, seat_field="seat", seat=public(), secret=owner(pool="things"))
declare(
    Tree,
    one=public(part=Leaf),
    perhaps=public(part=Leaf),
    several=public(part=Leaf),
    named=public(part=Leaf, pairs=True),
    watched=seen_if(lambda tree, seat: seat == 2, pool="things"),
)


@pytest.mark.parametrize("perhaps", [None, Leaf(1, [7])])
def test_parts_may_be_one_none_a_list_or_a_mapping(perhaps: Leaf | None) -> None:
    tree: Any = Tree(Leaf(0, [1]), perhaps, [Leaf(1, [2])], {"a": Leaf(1, [3])}, [4, 5])
    again = from_plain(Tree, json.loads(canonical(tree)))
    assert again == tree
    assert view(tree, 0)["one"] == {"seat": 0, "secret": [1]}
    assert view(tree, 0)["named"] == [["a", {"seat": 1, "secret": {"hidden": 1}}]]
    assert view(tree, 0)["watched"] == {"hidden": 2}
    assert view(tree, 2)["watched"] == [4, 5]
    hidden = hidden_things(tree, 2)
    assert hidden[1] == {1: 1, 4: 1, 5: 1}


@dataclass(slots=True)
class Stamp(State):
    words: tuple[str, ...]


declare(Stamp, words=public(fixed=True))


def test_a_fixed_field_is_a_tuple_again_and_shown_as_a_list() -> None:
    stamp: Any = Stamp(("a", "b"))
    again = from_plain(Stamp, json.loads(canonical(stamp)))
    assert again == stamp
    assert again.words == ("a", "b")
    assert view(stamp, 0) == {"words": ["a", "b"]}
    with pytest.raises(StateError, match="tuple"):
        from_plain(Stamp, {"words": "ab"})


@dataclass(slots=True)
class Bag(State):
    mine: list[int]
    words: dict[str, list[str]]
    flag: bool
    name: str
    inner: list[list[int]]


declare(Bag, mine=nobody(pool="x"), words=public(pairs=True), flag=public(), name=public(), inner=public())


@given(
    st.lists(st.integers()),
    st.dictionaries(st.text(), st.lists(st.text())),
    st.booleans(),
    st.text(),
    st.lists(st.lists(st.integers())),
)
def test_any_plain_content_comes_back(
    mine: list[int], words: dict[str, list[str]], flag: bool, name: str, inner: list[list[int]]
) -> None:
    bag: Any = Bag(mine, words, flag, name, inner)
    again = from_plain(Bag, json.loads(canonical(bag)))
    assert again == bag
    assert again.flag is flag
    assert again.mine is not mine


# What a seat sees


def test_views_hide_what_is_declared_hidden() -> None:
    state = at_a_turn(3, hold=[4, 2]).state
    for seat in range(3):
        shown = view(state, seat)
        assert shown["deck"] == {"hidden": len(state.deck)}
        assert shown["bag"] == {"hidden": len(state.bag)}
        for other in range(3):
            hand = shown["players"][other]["hand"]
            assert hand == (state.players[other].hand if other == seat else {"hidden": 2})
        assert shown["wrecks"][0] == [(0, 0), 3]
        assert shown["players"][1]["boat"] == {"depth": 6, "at": [0, 0]}
    onlooker = view(state, ONLOOKER)
    assert all(player["hand"] == {"hidden": 2} for player in onlooker["players"])
    assert onlooker["players"][0]["hold"] == {"hidden": 2}


# Events


def test_an_event_reaches_its_audience_alone() -> None:
    def heard(audience: int) -> list[int]:
        return [seat for seat in (-1, 0, 1, 2, 3) if Event("x", (), audience, 0).for_seat(seat)]

    assert heard(EVERYBODY) == [-1, 0, 1, 2, 3]
    assert heard(only(2)) == [2]
    assert heard(only(0) | only(3)) == [0, 3]
    assert heard(all_but(1, 4)) == [-1, 0, 2, 3], "onlookers are told what the others are told"


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = new_table(3)
    for seat in range(3):
        mine = [e for e in table.events_for(seat) if e.kind == "drew"]
        assert [e.args[0] for e in mine] == [seat, seat]
        assert [e.args[1] for e in mine] == table.state.players[seat].hand
        assert sum(e.kind == "drew.hidden" for e in table.events_for(seat)) == 4
    assert not any(e.kind == "drew" for e in table.events_for(ONLOOKER))
    assert sum(e.kind == "drew.hidden" for e in table.events_for(ONLOOKER)) == 6


def test_events_can_be_asked_for_since_an_answer() -> None:
    table = at_a_turn()
    since = len(table.journal) + 1
    assert table.events_for(0, since) == []
    table.answer_key(0, "rest")
    assert [(e.kind, e.args) for e in table.events_for(1, since)] == [("earned", (0, 1))]


def test_a_bare_run_tells_nothing() -> None:
    ctx: Context[Any] = Context(at_a_turn().state)
    ctx.tell("paid", 0, 1)
    assert ctx.events is None


def test_keys_of_plain_values() -> None:
    assert [plain_key(v) for v in (True, False, -1, "", 3, "rope", ("a", 1))] == [
        "yes",
        "no",
        "pass",
        "pass",
        "3",
        "rope",
        "a 1",
    ]
