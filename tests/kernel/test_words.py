"""The words that seats give for the dice: they count from where they were given on, and nobody can leave one out."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.chance import Dealer, Randomness, Word, commitment, is_word
from quarterdeck.kernel.tables import verify
from quarterdeck.kernel.tables.gamefile import FileError, parse, replayed, written
from quarterdeck.kernel.tables.save import restored, saved
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.disguise import disguised
from tests.kernel.helpers import play, position
from tests.kernel.toy import GAME

ANN, BO, CY = "8d1f" * 16, "03c7" * 16, "77aa" * 4
words = st.lists(
    st.tuples(st.integers(0, 60), st.integers(-1, 5), st.text("0123456789abcdef", min_size=16, max_size=64)),
    max_size=6,
)


def deals(dealer: Dealer, count: int = 80) -> list[int]:
    return [dealer.number(n, 1000) for n in range(count)]


def told(words: list[Word]) -> list[tuple[int, int, str]]:
    """The words as a file tells them."""
    return [(start, seat + 1, word) for start, seat, word in words]


def game_with_words(late: int = 12) -> Table:
    """A finished game: a maker's word from the beginning, another's later."""
    table = Table(GAME, Setting(2, {"length": "long"}), Dealer("5eed", "m1", [(0, 0, ANN)]))
    play(table, late)
    assert table.dealer is not None
    table.dealer = table.dealer.hearing([(table.chances, 1, BO)])
    play(table)
    return table


def test_without_words_everything_is_dealt_as_before() -> None:
    assert deals(Dealer("77ab", "4f0c", [])) == deals(Dealer("77ab", "4f0c"))
    assert deals(Dealer("77ab", "4f0c")) == [verify.expected("77ab", "4f0c", n, 1000) for n in range(80)]


@given(words)
def test_the_independent_check_agrees(words: list[Word]) -> None:
    dealer = Dealer("seed", "match", words)
    assert deals(dealer, 62) == [verify.expected("seed", "match", n, 1000, told(words)) for n in range(62)]


@given(words, st.integers(0, 60), st.integers(0, 5))
def test_a_word_changes_what_comes_after_it_and_nothing_before(words: list[Word], start: int, seat: int) -> None:
    before = deals(Dealer("seed", "match", words))
    one = deals(Dealer("seed", "match", [*words, (start, seat, ANN)]))
    other = deals(Dealer("seed", "match", [*words, (start, seat, BO)]))
    assert one[:start] == other[:start] == before[:start]
    assert len({tuple(dealt[start:]) for dealt in (before, one, other)}) == 3


@given(words.filter(lambda given: len(given) > 0), st.data())
def test_changing_one_word_changes_the_dice_from_there_on(words: list[Word], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(words) - 1))
    start, seat, word = words[at]
    changed = [*words[:at], (start, seat, ("0" if word[0] != "0" else "1") + word[1:]), *words[at + 1 :]]
    before, after = deals(Dealer("seed", "match", words)), deals(Dealer("seed", "match", changed))
    assert before[:start] == after[:start]
    assert before[start:] != after[start:]


def test_whose_word_it_is_and_from_where_counts_too() -> None:
    dealt = {tuple(deals(Dealer("seed", "m", [word]))[9:]) for word in [(0, 0, ANN), (0, 1, ANN), (9, 0, ANN)]}
    assert len(dealt) == 3


def test_a_dealer_never_changes() -> None:
    dealer = Dealer("seed", "m", [(0, 0, ANN)])
    before = deals(dealer)
    later = dealer.hearing([(9, 1, BO)])
    assert deals(dealer) == before
    assert later.words == [(0, 0, ANN), (9, 1, BO)]
    assert later.commitment() == dealer.commitment() == commitment("seed", "m")


def test_what_can_be_a_word() -> None:
    assert is_word("0" * 16)
    assert is_word(ANN)
    for text in ("", "0" * 15, "0" * 65, "A" * 16, "0" * 15 + " ", "0" * 16 + "\n", "٣" * 16):
        assert not is_word(text)


def test_a_file_tells_the_words_and_comes_back_with_them() -> None:
    table = game_with_words()
    assert table.dealer is not None
    start = table.dealer.words[1][0]
    text = written(table, ["Ann", "Bo"]).text()
    assert f"\nword 1: 0 1 {ANN}\nword 2: {start} 2 {BO}\n" in text
    again = replayed(parse(text), GAME)
    assert again.dealer is not None
    assert again.dealer.words == table.dealer.words
    assert position(again) == position(table)
    assert written(again, ["Ann", "Bo"]).text() == text
    assert verify.check(text) == []
    assert verify.told(text) == [
        f"from result 1 on with the word of seat 1: {ANN}",
        f"from result {start + 1} on with the word of seat 2: {BO}",
    ]


def test_words_are_told_before_the_seed_is() -> None:
    text = written(game_with_words(), ["Ann", "Bo"], with_seed=False).text()
    assert "seed: " not in text
    assert f"word 1: 0 1 {ANN}" in text


def without(name: str) -> tuple[str, str]:
    return rf"\n{name}: [^\n]*", ""


LIES = {
    "another word of the maker": (f"word 1: 0 1 {ANN}", f"word 1: 0 1 {CY}"),
    "another word of a later seat": (BO, CY),
    "the later word forgotten": without("word 2"),
    "the first word forgotten": without("word 1"),
    "the first word forgotten, the other one moved up": (r"word 1: [^\n]*\nword 2: ([^\n]*)", r"word 1: \1"),
    "all words forgotten": (r"\nword 1: [^\n]*\nword 2: [^\n]*", ""),
    "a word that counts later": (r"word 2: (\d+) ", r"word 2: 999 "),
    "somebody else's word": (r"word 1: 0 1", r"word 1: 0 2"),
    "another seed": ("seed: 5eed", "seed: 5eee"),
    "another seed, and its hash": (
        r"seed-hash: \w+\nword 1: ([^\n]*)\nword 2: ([^\n]*)\nseed: 5eed",
        rf"seed-hash: {commitment('5eee', 'm1')}\nword 1: \1\nword 2: \2\nseed: 5eee",
    ),
    "no word at all": (r"word 1: [^\n]*", "word 1: please"),
}


@pytest.mark.parametrize("lie", list(LIES))
def test_a_host_who_changes_seed_or_words_is_found_out(lie: str) -> None:
    text = written(game_with_words(), ["Ann", "Bo"]).text()
    forged, count = re.subn(*LIES[lie], text)
    assert count == 1
    assert verify.check(forged) != []
    with pytest.raises(FileError):
        replayed(parse(forged), GAME)


def test_taking_back_leaves_the_words_where_they_were() -> None:
    """Where everything may be taken back the dice come out the same again, those before the word and those after it."""
    table = Table(GAME, Setting(2, {"length": "long"}), Dealer("5eed", "m1", [(0, 0, ANN)]))
    table.forgiving = True
    chance = Randomness(3)
    given: list[tuple[int, object]] = []
    for step in range(20):
        if step == 10:
            assert table.dealer is not None
            table.dealer = table.dealer.hearing([(table.chances, 1, BO)])
        seat = table.waiting()[0]
        options = table.options(seat)
        given.append((seat, options[chance.below(len(options))]))
        table.answer(*given[-1])  # type: ignore[arg-type]
    after = position(table)
    words = table.dealer.words if table.dealer else []
    chances = table.chances
    taken = 0
    while table.can_undo(0) and table.chances >= words[1][0] - 1:
        table.undo(0)
        taken += 1
    assert table.chances < chances
    assert table.dealer is not None
    assert table.dealer.words == words
    again = Table(GAME, Setting(2, {"length": "long"}), table.dealer)
    for seat, value in given:
        again.answer(seat, value)  # type: ignore[arg-type]
    assert again.chances == chances
    assert position(again) == after


def test_a_copy_deals_on_with_the_words_that_it_knew() -> None:
    table = Table(GAME, Setting(2, {"length": "long"}), Dealer("5eed", "m1", [(0, 0, ANN)]))
    play(table, 6)
    twin, heard = table.clone(), table.clone()
    assert heard.dealer is not None
    heard.dealer = heard.dealer.hearing([(heard.chances, 1, BO)])
    for one in (table, twin, heard):
        play(one)
    assert position(table) == position(twin)
    assert position(heard) != position(twin)


def test_neither_a_save_nor_a_disguise_holds_seed_or_words() -> None:
    table = Table(GAME, Setting(2, {"length": "long"}), Dealer("5eed", "m1", [(0, 0, ANN)]))
    play(table, 6)
    record = disguised(table, table.waiting()[0], Randomness(1))
    assert record is not None
    for kept in (str(saved(table)), str(record)):
        assert "5eed" not in kept
        assert ANN not in kept
    again = restored(GAME, saved(table), table.dealer).table
    for one in (table, again):
        play(one)
    assert position(again) == position(table)
