"""A game as one readable text: a header, then one answer a line with its key.

    quarterdeck game 1
    game: salvage
    rules: 1
    players: 2
    seats: Ann | search
    match: 4f0c
    seed-hash: 9b1e...
    seed: 77ab...
    ---
    * roll.action 4 #3/6
    1 turn.act place 4 mast
    2= dive.pay 0
    --- end 5c0d...

A line begins with the seat, or `*` for chance, whose `#index/of` lets everybody check the dealer; `=` marks
the only option, taken without asking; `?` an answer that is sealed until the other seats have answered too. A
file may be cut anywhere after the header and is then a game under way.

Where seats gave words for the dice, the header has a line for each: from which result on it counts (the first is 0),
whose it is (0: of who set the table up and has no seat), the word.

    word 1: 0 1 8d1f...
    word 2: 14 2 03c7...
"""

from __future__ import annotations

from pathlib import Path

from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.rules.ask import CHANCE, SEVERAL
from quarterdeck.kernel.rules.chance import Dealer, Word, is_word
from quarterdeck.kernel.rules.state import state_hash
from quarterdeck.kernel.tables.journal import Entry
from quarterdeck.kernel.tables.refusals import Refused, RuleFailure
from quarterdeck.kernel.tables.run import CONCEDE
from quarterdeck.kernel.tables.table import Table

TITLE = "quarterdeck game 1"
OPTION = "option "
WORD = "word "


class FileError(ValueError):
    """A file that is no game, or whose answers do not fit the rules; the message names the line."""


class GameFile:
    """The parts of a game's file: header, answer lines, and the fingerprint of the end if it was reached.

    `numbers` says on which line of the text each answer stood, for messages.
    """

    def __init__(
        self, header: dict[str, str], lines: list[str], end: str = "", numbers: list[int] | None = None
    ) -> None:
        self.header = header
        self.lines = lines
        self.end = end
        first = len(header) + 3
        self.numbers = list(range(first, first + len(lines) + 1)) if numbers is None else numbers

    def header_line(self, name: str) -> int:
        """On which line of the text a header field stands."""
        return list(self.header).index(name) + 2 if name in self.header else 1

    def setting(self) -> Setting:
        """The table's setting as the header tells it."""
        options = {k[len(OPTION) :]: v for k, v in self.header.items() if k.startswith(OPTION)}
        try:
            return Setting(int(self.header["players"]), options)
        except (KeyError, ValueError):
            line = self.header_line("players")
            raise FileError(f"line {line}: the header does not say for how many players the game is") from None

    def dealer(self) -> Dealer | None:
        """The dealer that the header's seed makes; None where the seed is not told."""
        if "seed" not in self.header:
            return None
        dealer = Dealer(self.header["seed"], self.header.get("match", ""), self.words())
        if dealer.commitment() != self.header.get("seed-hash", ""):
            line = self.header_line("seed")
            raise FileError(f"line {line}: the seed does not fit its hash: the file was changed")
        return dealer

    def words(self) -> list[Word]:
        """The words that seats gave for the dice, in their order."""
        named = [name for name in self.header if name.startswith(WORD)]
        found: list[Word] = []
        for number, name in enumerate(named, start=1):
            start, _, rest = self.header[name].partition(" ")
            seat, _, word = rest.partition(" ")
            if name != f"{WORD}{number}" or not _is_number(start) or not _is_number(seat) or not is_word(word):
                raise FileError(f"line {self.header_line(name)}: this is no word for the dice: {name!r}")
            found.append((int(start), int(seat) - 1, word))
        return found

    def text(self) -> str:
        """The file's text."""
        head = [TITLE, *(f"{key}: {value}" for key, value in self.header.items()), "---"]
        end = [f"--- end {self.end}"] if self.end else []
        return "\n".join([*head, *self.lines, *end]) + "\n"


def read(path: Path) -> GameFile:
    """A game's file. Raises FileError in a sentence for the user."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not text"
        raise FileError(f"the file {path} cannot be read: {reason}") from None
    return parse(text)


def parse(text: str) -> GameFile:
    """Reads a file's text. Raises FileError if it is none."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != TITLE:
        raise FileError(f"this is not a game file: line 1 should be {TITLE!r}")
    header: dict[str, str] = {}
    for number, row in enumerate(rows[1:], start=2):
        if row == "---":
            return _with_answers(header, rows[number:], number + 1)
        name, colon, value = row.partition(":")
        if not colon:
            raise FileError(f"line {number}: expected 'name: value' or '---', found {row[:60]!r}")
        if name.strip() in header:
            raise FileError(f"line {number}: the header tells {name.strip()!r} twice")
        header[name.strip()] = value.strip()
    raise FileError(f"line {len(rows)}: the header does not end: a line '---' is missing")


def _with_answers(header: dict[str, str], rows: list[str], first: int) -> GameFile:
    lines: list[str] = []
    numbers: list[int] = []
    for number, row in enumerate(rows, start=first):
        if row.startswith("--- end "):
            if any(rest.strip() for rest in rows[number - first + 1 :]):
                raise FileError(f"line {number + 1}: there are answers after the end of the game")
            return GameFile(header, lines, row[len("--- end ") :].strip(), [*numbers, number])
        if row.strip():
            lines.append(row.rstrip())
            numbers.append(number)
    return GameFile(header, lines, "", [*numbers, first + len(rows)])


def header_of(table: Table, seats: list[str], with_seed: bool) -> dict[str, str]:
    """The header of a table's file."""
    header = {
        "game": table.game.id,
        "rules": str(table.game.rules_version),
        "players": str(table.setting.players),
    }
    for name, value in table.setting.options.items():
        header[OPTION + name] = value
    header["seats"] = " | ".join(" ".join(name.split()) for name in seats)
    if table.dealer is not None:
        header["match"] = table.dealer.match
        header["seed-hash"] = table.dealer.commitment()
        for number, (start, seat, word) in enumerate(table.dealer.words, start=1):
            header[f"{WORD}{number}"] = f"{start} {seat + 1} {word}"
        if with_seed:
            header["seed"] = table.dealer.seed
    return header


def written(table: Table, seats: list[str], with_seed: bool = True) -> GameFile:
    """The file of a table from its first answer on. Without the seed nobody can foresee the dice.

    A clone or a table from a store does not know its past and has no file.
    """
    if not table.whole:
        raise ValueError("this table does not know the beginning of its game")
    lines = [_line(table.game, entry) for entry in table.answers()]
    for seat, value in sorted(table.sealed.items()):
        assert table.ask is not None
        lines.append(f"{seat + 1}? {table.ask.prompt} {table.game.key(table.ask.prompt, value)}")
    end = state_hash(table.state) if table.over else ""
    return GameFile(header_of(table, seats, with_seed), lines, end=end)


def _line(game: Game, entry: Entry) -> str:
    key = "yes" if entry.prompt == CONCEDE else game.key(entry.prompt, entry.value)
    if entry.seat == CHANCE:
        checked = f" #{entry.index}/{entry.of}" if entry.of else ""
        return f"* {entry.prompt} {key}{checked}"
    mark = "=" if entry.auto else ""
    return f"{entry.seat + 1}{mark} {entry.prompt} {key}"


def replayed(file: GameFile, game: Game, to: int = -1, deal_on: bool = True) -> Table:
    """The table that the file's answers lead to; every one is checked against the rules. A file of other rules is
    welcome as long as it fits these.

    `to`: only that many answers. `deal_on`: give the table its dealer afterwards, so that it can go on.
    """
    rules, ours = file.header.get("rules", ""), str(game.rules_version)
    try:
        return _replayed(file, game, to, deal_on)
    except FileError as error:
        if rules in ("", ours):
            raise
        raise FileError(f"{error} (it was played by rules {rules}, these are {ours})") from None


def _replayed(file: GameFile, game: Game, to: int, deal_on: bool) -> Table:
    if file.header.get("game", game.id) != game.id:
        raise FileError(f"line {file.header_line('game')}: this is a game of {file.header['game']}, not {game.id}")
    dealer = file.dealer()
    try:
        table = Table(game, file.setting())
    except SettingError as error:
        row = file.header_line("players")
        raise FileError(f"line {row}: the header asks for a table that cannot be: {error}") from None
    lines = file.lines if to < 0 else file.lines[:to]
    for at, line in enumerate(lines):
        number = file.numbers[at]
        if at < len(table.journal):
            _compare(table, at, line, number)
        else:
            _give(table, line, number)
    if dealer is not None:
        check_dealt(table, dealer, file.numbers)
    if file.end and to < 0 and (not table.over or file.end != state_hash(table.state)):
        row = file.numbers[-1]
        raise FileError(f"line {row}: the game does not end as the file says: it or the rules were changed")
    if deal_on and dealer is not None:
        table.deal_on(dealer)
    return table


def check_dealt(table: Table, dealer: Dealer, numbers: list[int]) -> None:
    """Raises FileError if chance ever came out otherwise than the dealer's seed says."""
    n = 0
    for at, entry in enumerate(table.journal):
        if entry.seat != CHANCE:
            continue
        if dealer.number(n, entry.of) != entry.index:
            line = numbers[at]
            raise FileError(f"line {line}: {entry.prompt} is not what the seed deals: the file was changed")
        n += 1


def _compare(table: Table, at: int, line: str, number: int) -> None:
    """A choice of one, which the table has made by itself already."""
    expected = _line(table.game, table.journal[at])
    if line != expected:
        raise FileError(f"line {number}: expected {expected!r}, found {line[:80]!r}")


def _give(table: Table, line: str, number: int) -> None:
    who, _, rest = line.partition(" ")
    prompt, _, key = rest.partition(" ")
    ask = table.ask
    if ask is None:
        raise FileError(f"line {number}: the game is over already")
    if prompt == CONCEDE:
        return _concede(table, _seat(who, number), number)
    if ask.prompt != prompt:
        raise FileError(f"line {number}: answers {prompt}, but the rules ask {ask.prompt}")
    seat = _seat(who, number)
    if who.endswith("=") and not table.forced(seat):  # earlier rules may not have put a question of one option
        raise FileError(f"line {number}: {key!r} is not the only option, as its mark says")
    if who.endswith("?") and ask.seat != SEVERAL:
        raise FileError(f"line {number}: {prompt} is not a question with sealed answers")
    try:
        if seat == CHANCE:
            table.answer_chance(_drawn(table, key, number))
        else:
            table.answer_key(seat, key)
    except Refused as refusal:
        raise FileError(f"line {number}: {key!r} cannot be answered here: {refusal}") from None
    except RuleFailure as failure:
        raise FileError(f"line {number}: {failure}") from None


def _concede(table: Table, seat: int, number: int) -> None:
    try:
        table.concede(seat)
    except Refused as refusal:
        raise FileError(f"line {number}: {refusal}") from None


def _drawn(table: Table, text: str, number: int) -> int:
    """Which option of chance a line such as `5 #4/6` names."""
    key, _, mark = text.partition(" #")
    keys = table.keys(CHANCE)
    if key not in keys:
        raise FileError(f"line {number}: {key!r} cannot come up here")
    if not mark:
        return keys.index(key)
    index, _, of = mark.partition("/")
    if not _is_number(index) or int(index) >= len(keys) or keys[int(index)] != key or of != str(len(keys)):
        raise FileError(f"line {number}: {key!r} is not option {mark!r} of chance")
    return int(index)


def _seat(who: str, number: int) -> int:
    mark = who[:-1] if who.endswith(("=", "?")) else who
    if who == "*":
        return CHANCE
    if not _is_number(mark) or int(mark) == 0:
        raise FileError(f"line {number}: a line begins with a seat's number or '*', not {who[:20]!r}")
    return int(mark) - 1


def _is_number(text: str) -> bool:
    return len(text) < 10 and text.isascii() and text.isdigit()
