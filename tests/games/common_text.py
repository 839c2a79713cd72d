"""What the tests of every game's texts share: whole in both languages, nothing raw, nothing unused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from quarterdeck.bots.random_bot import pick
from quarterdeck.kernel.game import Game, Label, Setting, message_id
from quarterdeck.kernel.rules.chance import Dealer, Randomness
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.text.fluent import Catalogue, Text, text_of
from quarterdeck.kernel.text.languages import HOUSE, TABLE, Place, files_of, languages

RAW = re.compile(r"[_{}<>]|\.\.|,\.| ,|  ")
"""What no finished text contains: ids, placeables, markers of missing texts, stray punctuation."""

Samples = dict[str, list[int | str]]


def texts_of(game: Game, seats: list[str]) -> dict[str, Text]:
    """The game's texts in every language, for these sides."""
    found = {lang: text_of(game, lang) for lang in languages()}
    for text in found.values():
        text.seats = seats
    return found


def sampled(names: list[str], samples: Samples, default: list[int | str] | None = None) -> list[tuple[int | str, ...]]:
    """Arguments for these names, so that each sample of each name occurs."""
    values = [samples[name] if default is None else samples.get(name, default) for name in names]
    longest = max([len(some) for some in values], default=1)
    return [tuple(some[number % len(some)] for some in values) for number in range(longest)]


# Labels


def check_whole(text: Text, labels: Iterable[Label]) -> None:
    for label in labels:
        said = text.render(label)
        assert said and not RAW.search(said), (label.message, label.args, said)
    assert text.missing() == []


def check_named(text: Text, labels: Iterable[Label], plain: Iterable[str] = ()) -> None:
    """No name falls back on its id; the arguments in `plain` are shown as they are."""
    for label in labels:
        for name, value in label.args.items():
            if isinstance(value, str) and name not in plain:
                kinds = [name, text.kinds.get(name, name.rpartition("_")[2])]
                assert any(text.has(message_id(kind, value)) for kind in kinds), (label.message, name, value)


# Files


def own_ids(room: Place) -> list[str]:
    """The messages of the files that say what happens and what can be chosen."""
    files = [path for path in files_of(room, "en") if path.stem in ("game", "notes")]
    said = "".join(path.read_text(encoding="utf-8") for path in files)
    return re.findall(r"^([a-z][\w-]*) =", said, re.MULTILINE)


def check_used(room: Place, labels: Iterable[Label], other: set[str]) -> None:
    """Every message is one of a label, heads a group of options, is a note or among `other`; and none is missing."""
    used = {label.message for label in labels}
    groups = {f"group-{id.removeprefix('option-')}" for id in used if id.startswith("option-")}
    unused = [id for id in own_ids(room) if id not in used | groups | other and not id.startswith("note-")]
    missing = [id for id in used if id not in own_ids(room) and id not in Catalogue((HOUSE, TABLE), "en").messages]
    assert (unused, missing) == ([], [])


def check_same_messages(room: Place) -> None:
    english, german = (Catalogue(room, lang) for lang in languages())
    assert sorted(english.messages) == sorted(german.messages)
    assert english.twice == german.twice == english.junk == german.junk == []


def check_german(room: Place, alike: list[str]) -> None:
    """No text was left in English but those that are alike."""

    def entries(lang: str) -> dict[str, str]:
        said = "".join(path.read_text(encoding="utf-8") for path in files_of(room, lang))
        return dict(re.findall(r"^([a-z][\w-]*) = ?((?:.*\n)(?:[ }].*\n)*)", said, re.MULTILINE))

    english, german = entries("en"), entries("de")
    wordless = re.compile(r"\{[^}]*\}|[^A-Za-zÄÖÜäöüß]")
    same = [id for id, said in english.items() if said == german[id] and len(wordless.sub("", said)) > 2]
    assert sorted(same) == alike


def check_settings(game: Game) -> None:
    for text in (text_of(game, lang) for lang in languages()):
        for option in game.options:
            assert text.has(message_id("setting", option.name))
            assert all(text.has(message_id("setting", option.name, value)) for value in option.values)


# Whole games


def played(game: Game, setting: Setting, seed: int, steps: int = 20000) -> Iterator[Table]:
    """A game at random, the table at each question and at the end."""
    table = Table(game, game.check(setting), Dealer(f"seed {seed}", "texts"))
    chance = Randomness(seed)
    while table.ask is not None and steps:
        yield table
        seat = table.waiting()[0]
        table.answer(seat, pick(table.options(seat), chance))
        steps -= 1
    yield table


def check_question(game: Game, table: Table, spoken: dict[str, Text], things: Iterable[str]) -> None:
    """The question at the table, its options, their notes and their targets."""
    assert table.ask is not None
    seat = table.waiting()[0]
    prompt, values = table.ask.prompt, table.options(seat)
    labels = [table.ask.question.text(table.ask), *(game.label(prompt, value) for value in values)]
    notes = [game.note(table.state, table.ask, seat, value) for value in values]
    assert all(target in things for value in values for target in game.targets(prompt, value)), prompt
    for text in spoken.values():
        said = [*(text.render(label) for label in labels), *(text.note(note) for note in notes)]
        assert not [line for line in said if RAW.search(line)], (prompt, said)


def check_told(game: Game, table: Table, spoken: dict[str, Text]) -> None:
    """All events of a finished game, how it ended, and where the points come from."""
    assert table.over
    for text in spoken.values():
        told = [text.render(game.story(event)) for event in table.events]
        assert not [line for line in told if not line or RAW.search(line)]
        assert text.has(message_id("ending", game.ending(table.state)))
        assert text.missing() == []
    accounts = game.breakdown(table.state)
    if accounts:
        assert [sum(points for _, points in account) for account in accounts] == game.scores(table.state)


def labelled(game: Game, table: Table, key: str, text: Text) -> tuple[str, str, list[str]]:
    """Label, note and targets of an option at the table."""
    assert table.ask is not None
    seat, prompt = table.waiting()[0], table.ask.prompt
    value = table.options(seat)[table.keys(seat).index(key)]
    note = text.note(game.note(table.state, table.ask, seat, value))
    return text.render(game.label(prompt, value)), note, game.targets(prompt, value)
