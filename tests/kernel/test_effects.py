"""Effects, abilities and the register of rules."""

from __future__ import annotations

import pytest

from quarterdeck.kernel.rules.effects import Ability, Effect, Registry, abilities_when, walk_effects


def effect(verb: str, **params: object) -> Effect:
    return Effect(verb, False, params)


def test_each_getter_gives_the_values_of_its_type() -> None:
    gain = effect("gain", amount=3)
    made = effect(
        "x",
        amount=2,
        to="left",
        free=True,
        shut=False,
        skip=["a", "b"],
        rounds=[1, 3],
        needs={"nail": 2},
        then=[gain],
        options=[[gain], [gain]],
    )
    assert made.int_of("amount") == 2
    assert made.word("to") == "left"
    assert made.flag("free")
    assert not made.flag("shut")
    assert made.words("skip") == ["a", "b"]
    assert made.ints("rounds") == [1, 3]
    assert made.counts("needs") == {"nail": 2}
    assert made.effects("then") == [gain]
    assert made.lists("options") == [[gain], [gain]]


def test_what_is_absent_or_of_another_type_gives_the_default() -> None:
    made = effect("x", amount="all", free=True, skip=[])
    assert made.int_of("amount") == 0
    assert made.int_of("amount", 9) == 9
    assert made.word("amount") == "all"
    assert made.int_of("free") == 0, "a flag is no number"
    assert made.word("absent", "none") == "none"
    assert not made.flag("absent")
    assert made.words("skip") == made.words("absent") == []
    assert made.ints("skip") == [] and made.counts("amount") == {}
    assert made.effects("amount") == [] and made.lists("amount") == []


def test_abilities_are_found_by_their_trigger_in_order() -> None:
    first = Ability("start", [], "", [], [effect("a")])
    other = Ability("end", ["calm"], "once", [effect("pay")], [effect("b")])
    last = Ability("start", [], "", [], [effect("c")])
    assert abilities_when([first, other, last], "start") == [first, last]
    assert abilities_when([first], "never") == []


def test_walking_finds_effects_inside_effects() -> None:
    tree = [
        effect("a", do=[effect("b")]),
        effect("c", options=[[effect("d")], [effect("e", do=[effect("f")])]]),
    ]
    assert [found.verb for found in walk_effects(tree)] == ["a", "b", "c", "d", "e", "f"]


def test_a_registry_knows_its_rules_and_what_is_missing() -> None:
    rules: Registry[str] = Registry()
    assert rules.add("move", "rule of move") == "rule of move"
    rules.add("dance", "rule of dance")
    assert rules.rule("move") == "rule of move"
    assert "move" in rules and "sing" not in rules
    assert rules.missing(["move", "sing", "eat"]) == ["eat", "sing"]
    assert rules.unknown(["move"]) == ["dance"]
    with pytest.raises(KeyError):
        rules.rule("sing")


def test_a_verb_has_one_rule_only() -> None:
    rules: Registry[int] = Registry()
    rules.add("move", 1)
    with pytest.raises(ValueError, match="move has a rule already"):
        rules.add("move", 2)
