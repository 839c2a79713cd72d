"""Checks the dice of a finished game from its file alone. Shares no code with the engine, on purpose.

python -m quarterdeck.kernel.tables.verify game.txt
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from pathlib import Path

Words = list[tuple[int, int, str]]


def check(text: str) -> list[str]:
    """What is wrong with the dice of a game file: nothing, if the hash and every result fit the seed and the words."""
    fields, body = parts(text)
    seed, match = fields.get("seed", ""), fields.get("match", "")
    if not seed:
        return ["the file does not tell the seed; it is published when the game is over"]
    words, problems = words_of(fields)
    if hashlib.sha256(f"{seed}|{match}".encode()).hexdigest() != fields.get("seed-hash"):
        problems.append("the seed is not the one that was committed to")
    for n, line in enumerate(re.findall(r"^\* (.*)$", body, re.M)):
        dealt = re.fullmatch(r"(.*) #([0-9]{1,9})/([1-9][0-9]{0,8})", line.rstrip())
        if dealt is None:
            problems.append(f"chance {n + 1} ({line}) does not say which of how many results it was")
            continue
        what, index, of = dealt.groups()
        if expected(seed, match, n, int(of), words) != int(index):
            by = "the seed and the words deal" if words else "the seed deals"
            problems.append(f"chance {n + 1} ({what}) is not what {by}")
    return problems


def parts(text: str) -> tuple[dict[str, str], str]:
    """The header's fields, and the answers."""
    head, _, body = text.partition("\n---\n")
    return dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line), body


def words_of(fields: dict[str, str]) -> tuple[Words, list[str]]:
    """The words that seats gave for the dice, each from which result on and whose; and what is wrong with them."""
    words: Words = []
    problems = []
    lines = [(name, value) for name, value in fields.items() if name.startswith("word ")]
    for number, (name, value) in enumerate(lines, start=1):
        given = re.fullmatch(r"([0-9]{1,9}) ([0-9]{1,9}) ([0-9a-f]{16,64})", value.strip())
        if given is None or name != f"word {number}":
            problems.append(f"{name} cannot be read, or one before it is missing")
        else:
            words.append((int(given[1]), int(given[2]), given[3]))
    return words, problems


def expected(seed: str, match: str, n: int, outcomes: int, words: Words | None = None) -> int:
    """The n-th result: 64 bits of HMAC-SHA256, drawn again while they lie in the uneven rest. The key is the seed, or
    once words were given what HMAC-SHA256 makes of each of them and the key before it."""
    key = seed.encode()
    for start, who, word in words or []:
        if start <= n:
            key = hmac.new(key, f"{match}|word|{start}|{who}|{word}".encode(), hashlib.sha256).digest()
    attempt = 0
    while True:
        message = f"{match}|{n}|{attempt}".encode()
        number = int(hmac.new(key, message, hashlib.sha256).hexdigest()[:16], 16)
        if number < 2**64 - 2**64 % outcomes:
            return number % outcomes
        attempt += 1


def told(text: str) -> list[str]:
    """The words of a file in plain English: everybody knows their own."""
    named = [
        (start + 1, f"seat {who}" if who else "who set the table up", word)
        for start, who, word in words_of(parts(text)[0])[0]
    ]
    return [f"from result {start} on with the word of {name}: {word}" for start, name, word in named]


if __name__ == "__main__":
    content = Path(sys.argv[1]).read_text(encoding="utf-8")
    found = check(content)
    print("\n".join(found or ["every result fits the seed", *told(content)]))
    sys.exit(1 if found else 0)
