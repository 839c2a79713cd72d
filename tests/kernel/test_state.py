"""State: declarations, canonical JSON, fingerprints, copies, views; events and their audiences."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.game import Context, plain_key
from quarterdeck.kernel.rules.declared import nobody, owner, public, seen_if
from quarterdeck.kernel.rules.events import EVERYBODY, Event, all_but, only
from quarterdeck.kernel.rules.state import (
    Part,
    State,
    StateError,
    canonical,
    field_names,
    from_plain,
    in_shape,
    parts_below,
    shape_of,
    state_hash,
    to_plain,
)
from quarterdeck.kernel.views.view import ONLOOKER, hidden_things, view
from tests.kernel.helpers import assert_copies, at_a_turn, new_table, play
from tests.kernel.toy import GAME, Boat, Player, Salvage


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

    twin = Careless(**{name: getattr(table.state, name) for name in shape_of(Salvage).fields})
    shared = twin.copy()
    assert getattr(shared, field) is getattr(twin, field)
    with pytest.raises(AssertionError):
        assert_copies(twin)


def test_what_is_not_declared_is_refused() -> None:
    @dataclass(slots=True)
    class Odd(Part):
        a: int = public()
        b: int = 3

    with pytest.raises(TypeError, match=r"Odd\.b"):
        shape_of(Odd)


def test_a_part_whose_class_is_not_named_has_no_blank() -> None:
    @dataclass(slots=True)
    class Lone(Part):
        boat: Boat = public()

    with pytest.raises(TypeError, match="boat"):
        Lone()


def test_a_state_without_a_copy_says_so() -> None:
    with pytest.raises(TypeError, match="State has no fields"):
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
class Leaf(Part):
    seat: int = public(holder=True)
    secret: list[int] = owner(pool="things")


@dataclass(slots=True)
class Tree(State):
    """Parts in every form: one, none, a list, a mapping; and plain values in every form."""

    one: Leaf = public(Leaf)
    perhaps: Leaf | None = public(Leaf)
    several: list[Leaf] = public(Leaf)
    named: dict[str, Leaf] = public(Leaf)
    watched: list[int] = seen_if(lambda tree, seat: seat == 2, pool="things")
    words: tuple[str, ...] = public()
    nested: list[list[int]] = public(blank=[[1], [2]])
    lists: dict[int, list[str]] = public()
    bare: bool = public()
    name: str = public(blank="oak")


def test_the_order_of_fields_and_parts_is_that_of_the_declarations() -> None:
    assert parts_below(Salvage) == [Salvage, Player, Boat]
    assert list(shape_of(Player).fields) == ["seat", "coins", "boat", "hand", "hold", "shown"]
    assert shape_of(Player).seat_field == "seat"
    assert shape_of(Salvage).seat_field == ""
    assert field_names(Tree)[-2:] == ["seat", "secret"]


def test_what_nothing_is_said_about_is_blank() -> None:
    one, other = Tree(), Tree(name="ash")
    assert to_plain(one) == {
        "one": {"seat": 0, "secret": []},
        "perhaps": None,
        "several": [],
        "named": [],
        "watched": [],
        "words": [],
        "nested": [[1], [2]],
        "lists": [],
        "bare": False,
        "name": "oak",
    }
    assert one.words == () and one.bare is False and one.lists == {}
    assert one.nested == other.nested
    one.nested[0].append(3)
    one.one.secret.append(4)
    assert other.nested == Tree().nested == [[1], [2]], "blank lists are shared"
    assert other.one == Leaf()


def test_a_copy_of_every_form_shares_nothing() -> None:
    blank = Tree()
    full = Tree(
        one=Leaf(seat=1, secret=[2]),
        perhaps=Leaf(secret=[3]),
        several=[Leaf(), Leaf(secret=[4])],
        named={"a": Leaf(secret=[5])},
        words=("x", "y"),
        lists={1: ["b"], 2: []},
        bare=True,
    )
    for tree in (blank, full):
        assert_copies(tree)
        assert tree.copy() == tree
    assert full.copy().words is full.words, "what never changes is shared"


def test_a_stored_part_gets_the_fields_of_today() -> None:
    stored = {"secret": [3], "gone": 1}
    assert in_shape(Leaf, stored, ["seat"]) == {"seat": 0, "secret": [3]}
    assert list(in_shape(Leaf, {"secret": [3], "seat": 2}, ["seat"])) == ["seat", "secret"]
    assert in_shape(Leaf, {"seat": 2, "secret": []}, ["seat"])["seat"] == 2
    with pytest.raises(KeyError, match="secret"):
        in_shape(Leaf, {"seat": 2}, [])


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
    words: tuple[str, ...] = public()


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
    mine: list[int] = nobody(pool="x")
    words: dict[str, list[str]] = public()
    flag: bool = public()
    name: str = public()
    inner: list[list[int]] = public()


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
