"""Checks the dice of a finished game from its file alone. Shares no code with the engine, on purpose.

python -m quarterdeck.kernel.tables.verify game.txt
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from pathlib import Path


def check(text: str) -> list[str]:
    """What is wrong with the dice of a game file: nothing, if the hash and every result fit the seed."""
    head, _, body = text.partition("\n---\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
    seed, match = fields.get("seed", ""), fields.get("match", "")
    if not seed:
        return ["the file does not tell the seed; it is published when the game is over"]
    problems = []
    if hashlib.sha256(f"{seed}|{match}".encode()).hexdigest() != fields.get("seed-hash"):
        problems.append("the seed is not the one that was committed to")
    for n, line in enumerate(re.findall(r"^\* (.*)$", body, re.M)):
        dealt = re.fullmatch(r"(.*) #([0-9]{1,9})/([1-9][0-9]{0,8})", line.rstrip())
        if dealt is None:
            problems.append(f"chance {n + 1} ({line}) does not say which of how many results it was")
            continue
        what, index, of = dealt.groups()
        if expected(seed, match, n, int(of)) != int(index):
            problems.append(f"chance {n + 1} ({what}) is not what the seed deals")
    return problems


def expected(seed: str, match: str, n: int, outcomes: int) -> int:
    """The n-th result: 64 bits of HMAC-SHA256, drawn again while they lie in the uneven rest."""
    attempt = 0
    while True:
        message = f"{match}|{n}|{attempt}".encode()
        number = int(hmac.new(seed.encode(), message, hashlib.sha256).hexdigest()[:16], 16)
        if number < 2**64 - 2**64 % outcomes:
            return number % outcomes
        attempt += 1


if __name__ == "__main__":
    found = check(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print("\n".join(found) or "every result fits the seed")
    sys.exit(1 if found else 0)
