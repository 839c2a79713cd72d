"""A game's words are read from its EFFECTS.md, and effects and abilities are made of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.kernel.content.reading import Content, Vocabulary, read_vocabulary
from tests.kernel.helpers import problem_of

WORDS = """\
# Words
### `not_a_word_of_any_chapter`
# Triggers
### `start`
At the start.
# Conditions
### `calm`
# Limits
### `once`
# Effects
## Things
### `gain`
params: amount, [to]
values: amount = int all; to = ship hold
### `skip`
params: what, [loud]
values: what = list rain wind; loud = bool
### `both`
params: first, options
values: first = effects; options = lists
"""


def vocabulary() -> Vocabulary:
    problems: list[str] = []
    made = read_vocabulary(WORDS, "EFFECTS.md", problems)
    assert not problems
    return made


def test_a_vocabulary_in_headings() -> None:
    words = vocabulary()
    assert (list(words.triggers), list(words.conditions), list(words.limits)) == (
        ["start"],
        ["calm"],
        ["once"],
    )
    assert list(words.effects) == ["gain", "skip", "both"]
    gain = words.effects["gain"]
    assert (gain.needs, gain.may, gain.values) == (
        ["amount"],
        ["to"],
        {"amount": ["int", "all"], "to": ["ship", "hold"]},
    )


def test_a_vocabulary_in_tables() -> None:
    problems: list[str] = []
    document = """\
## Verbs
| verb | parameters | meaning | clauses |
| --- | --- | --- | --- |
| `roll` | `skill`, [`bonus`] | says `nothing` | X-1 |
| `take` | `n`, `kind?`, `how`? | | X-2 |
| `rest` | | | X-3 |

## Conditions
| if | meaning |
|---|---|
| `calm` | no wind |

| stat | meaning |
|---|---|
| `dice.wind` | says `nothing` |
| `price` | |

| task | parameters | meaning |
|---|---|---|
| `visit` | `port`, [`goods`] | goes there |
"""
    words = read_vocabulary(document, "EFFECTS.md", problems, "do", "optional")
    assert not problems
    assert {name: (verb.needs, verb.may) for name, verb in words.effects.items()} == {
        "roll": (["skill"], ["bonus"]),
        "take": (["n"], ["kind", "how"]),
        "rest": ([], []),
    }
    assert list(words.conditions) == ["calm"]
    words.allow("take", "n", "number")
    assert words.effects["take"].values == {"n": ["number"]}
    tables = {head: {name: (w.needs, w.may) for name, w in found.items()} for head, found in words.tables.items()}
    assert tables == {
        "stat": {"dice.wind": ([], []), "price": ([], [])},
        "task": {"visit": (["port"], ["goods"])},
    }


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ("# Effects\n### `a`\nparams:\n### `a`\nparams:\n", "line 4: verb a is told twice"),
        ("# Limits\n### `a`\n### `a`\n", "line 3: limit a is told twice"),
        ("| stat |\n|---|\n| `a` |\n| `a` |\n", "line 4: stat a is told twice"),
        ("# Triggers\n### a b\n", 'line 2: expected a heading such as ### `name`, got "### a b"'),
        ("# Effects\n### `a`\nparams: x\nvalues: x int\n", "line 4: a: expected values such as"),
        (
            "# Effects\n### `a`\nparams: x\nvalues: x = int; y = int\n",
            "line 2: a: values of y, which is no param",
        ),
    ],
)
def test_vocabulary_problems_name_file_and_line(document: str, problem: str) -> None:
    problems: list[str] = []
    read_vocabulary(document, "EFFECTS.md", problems)
    assert problems and problems[0].startswith(f"EFFECTS.md: {problem}"), problems


def test_abilities_come_out_as_objects(tmp_path: Path) -> None:
    (tmp_path / "birds.yaml").write_text(
        """\
birds:
  - id: gull
    source: public
    abilities:
      - when: start
        if: [calm]
        limit: once
        pay: [{verb: skip, what: [wind]}]
        do:
          - {verb: gain, amount: all, may: true}
          - verb: both
            first: [{verb: gain, amount: 2, to: hold}]
            options: [[{verb: gain, amount: 1}], [{verb: skip, what: []}]]
""",
        encoding="utf-8",
    )
    content = Content(tmp_path)
    made = content.table("birds", lambda row: row.take("abilities", vocabulary().abilities))
    content.finish()
    (ability,) = made["gull"]
    assert (ability.when, ability.conditions, ability.limit) == ("start", ["calm"], "once")
    assert ability.pay[0].words("what") == ["wind"]
    gain, both = ability.do
    assert gain.may and gain.word("amount") == "all" and not both.may
    assert both.effects("first")[0].int_of("amount") == 2
    assert [[inner.verb for inner in option] for option in both.lists("options")] == [["gain"], ["skip"]]


@pytest.mark.parametrize(
    ("ability", "problem"),
    [
        ("{do: [{verb: gain, amount: 1}]}", "when: missing"),
        ("{when: start}", "do: missing"),
        (
            "{when: end, do: [{verb: gain, amount: 1}]}",
            'when: expected a trigger of the vocabulary, got "end"',
        ),
        (
            "{when: start, if: [wet], do: [{verb: gain, amount: 1}]}",
            'if[0]: expected a condition of the vocabulary, got "wet"',
        ),
        (
            "{when: start, limit: daily, do: [{verb: gain, amount: 1}]}",
            'limit: expected one of once, got "daily"',
        ),
        ("{when: start, cost: 1, do: [{verb: gain, amount: 1}]}", "cost: unknown field"),
        ("{when: start, do: []}", "do: expected a list of at least 1 item(s), got 0"),
        (
            "{when: start, do: [{verb: fly, high: 1}]}",
            'do[0].verb: expected a verb of the vocabulary, got "fly"',
        ),
        ("{when: start, do: [{verb: gain}]}", "do[0].amount: missing"),
        ("{when: start, do: [{verb: gain, amount: 1, odd: 1}]}", "do[0].odd: unknown field"),
        (
            "{when: start, do: [{verb: gain, amount: 0}]}",
            "do[0].amount: expected an integer of at least 1 or all, got 0",
        ),
        (
            "{when: start, do: [{verb: gain, amount: int}]}",
            'do[0].amount: expected an integer of at least 1 or all, got "int"',
        ),
        (
            "{when: start, do: [{verb: gain, amount: 1, to: sea}]}",
            'do[0].to: expected ship or hold, got "sea"',
        ),
        (
            "{when: start, do: [{verb: gain, amount: 1, may: false}]}",
            "do[0].may: expected true (or leave the field out), got false",
        ),
        ("{when: start, do: [{verb: skip, what: rain}]}", 'do[0].what: expected a list, got "rain"'),
        (
            "{when: start, do: [{verb: skip, what: [sun]}]}",
            'do[0].what[0]: expected one of rain, wind, got "sun"',
        ),
        ("{when: start, do: [{verb: skip, what: [], loud: 1}]}", "do[0].loud: expected true or false, got 1"),
        (
            "{when: start, do: [{verb: both, first: [{verb: gain}], options: [[{verb: skip, what: []}]]}]}",
            "do[0].first[0].amount: missing",
        ),
        (
            "{when: start, pay: [{verb: gain, amount: x}], do: [{verb: gain, amount: 1}]}",
            'pay[0].amount: expected an integer of at least 1 or all, got "x"',
        ),
    ],
)
def test_a_wrong_ability_names_file_row_and_field(tmp_path: Path, ability: str, problem: str) -> None:
    problems = problem_of(tmp_path, f"abilities: [{ability}]", vocabulary().abilities, "abilities")
    assert problems[0] == f"birds.yaml: row gull: field abilities[0].{problem}"


TABLE_WORDS = """\
| verb | parameters | meaning |
|---|---|---|
| `build` | `name`, `rounds`, `needs`, `site` | builds it |
"""


def builder() -> Vocabulary:
    made = read_vocabulary(TABLE_WORDS, "EFFECTS.md", [], "do", "")
    made.allow("build", "name", "id")
    made.allow("build", "rounds", "ints 1 2 3 4")
    made.allow("build", "needs", "counts nail plank")
    made.allow("build", "site", "north south", "a building site")
    return made


def test_numbers_and_counts_come_out_typed(tmp_path: Path) -> None:
    row = "{do: build, name: raft_2, rounds: [1, 3], needs: {plank: 2}, site: south}"
    (tmp_path / "birds.yaml").write_text(f"birds:\n  - {{id: gull, source: public, x: {row}}}\n", encoding="utf-8")
    content = Content(tmp_path)
    made = content.table("birds", lambda row: row.take("x", builder().effect))["gull"]
    content.finish()
    assert (made.word("name"), made.ints("rounds"), made.counts("needs")) == ("raft_2", [1, 3], {"plank": 2})
    assert content.ids("birds") == ["gull"] and content.ids("fish") == []


RAFT = {"do": "build", "name": "raft", "rounds": "[1]", "needs": "{nail: 1}", "site": "north"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"name": "Raft 2"}, 'name: expected an id of small letters, digits and _, got "Raft 2"'),
        ({"rounds": "[3, 1]"}, "rounds: expected a list of some of 1, 2, 3, 4 in this order, got [3, 1]"),
        ({"rounds": "[5]"}, "rounds: expected a list of some of 1, 2, 3, 4 in this order, got [5]"),
        ({"rounds": "[true]"}, "rounds: expected a list of some of 1, 2, 3, 4 in this order, got [true]"),
        ({"rounds": "[]"}, "rounds: expected a list of some of 1, 2, 3, 4 in this order, got []"),
        ({"needs": "{nail: 0}"}, "needs.nail: expected an integer of at least 1, got 0"),
        ({"needs": "{rope: 1, nail: 1}"}, "needs.rope: unknown field"),
        ({"needs": "{}"}, "needs: expected a number for one of nail, plank"),
        ({"needs": "[nail]"}, 'needs: expected a mapping, got ["nail"]'),
        ({"site": "west"}, 'site: expected a building site, got "west"'),
        ({"may": "true"}, "may: unknown field"),
    ],
)
def test_a_wrong_parameter_names_file_row_and_field(tmp_path: Path, change: dict[str, str], problem: str) -> None:
    row = ", ".join(f"{name}: {value}" for name, value in {**RAFT, **change}.items())
    assert problem_of(tmp_path, f"x: {{{row}}}", builder().effect) == [f"birds.yaml: row gull: field x.{problem}"]


SHARED_WORDS = """\
| verb | parameters | meaning |
|---|---|---|
| `try_it` | `won`, `lost`, [`loud`] | tests it |
| `rest` | | |
"""


def sharer() -> Vocabulary:
    made = read_vocabulary(SHARED_WORDS, "EFFECTS.md", [], "do", "optional")
    made.allow("try_it", "won", "effects")
    made.allow("try_it", "lost", "effects?")
    made.allow("try_it", "loud", "true")
    made.common("when", "dawn dusk", "a time of day")
    made.common("if", "list calm dry")
    return made


def test_every_verb_may_have_the_common_parameters(tmp_path: Path) -> None:
    row = "{do: try_it, if: [dry], loud: true, won: [{do: rest, when: dusk, optional: true}], lost: []}"
    (tmp_path / "birds.yaml").write_text(f"birds:\n  - {{id: gull, source: public, x: {row}}}\n", encoding="utf-8")
    content = Content(tmp_path)
    made = content.table("birds", lambda row: row.take("x", sharer().effect))["gull"]
    content.finish()
    assert (made.words("if"), made.word("when", "always"), made.flag("loud"), made.may) == (
        ["dry"],
        "always",
        True,
        False,
    )
    (inner,) = made.effects("won")
    assert (inner.verb, inner.word("when"), inner.may) == ("rest", "dusk", True)
    assert made.effects("lost") == [] and made.params["lost"] == []


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("{do: rest, when: noon}", 'x.when: expected a time of day, got "noon"'),
        ("{do: rest, if: [wet]}", 'x.if[0]: expected one of calm, dry, got "wet"'),
        ("{do: rest, who: all}", "x.who: unknown field"),
        ("{do: try_it, won: [], lost: []}", "x.won: expected a list of at least 1 item(s), got 0"),
        ("{do: try_it, won: [{do: rest}]}", "x.lost: missing"),
        (
            "{do: try_it, won: [{do: rest}], lost: [], loud: false}",
            "x.loud: expected true (or leave the field out), got false",
        ),
    ],
)
def test_a_wrong_common_parameter_names_file_row_and_field(tmp_path: Path, row: str, problem: str) -> None:
    assert problem_of(tmp_path, f"x: {row}", sharer().effect) == [f"birds.yaml: row gull: field {problem}"]
