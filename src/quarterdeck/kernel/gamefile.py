"""A game as one readable text: a header, then one answer a line with its key.

    quarterdeck game 1
    game: ahoy
    rules: 1
    players: 2
    seats: Ann | search
    match: 4f0c
    seed-hash: 9b1e...
    seed: 77ab...
    ---
    * roll.action 4 #3/6
    1 turn.act place 4 sail
    2= battle.defender patrol
    --- end 5c0d...

A line begins with the seat, or `*` for chance, whose `#index/of` lets everybody check the dealer; `=` marks the
only option, taken without asking. A file may be cut anywhere after the header and is then a game under way.
"""

from __future__ import annotations

from quarterdeck.kernel.ask import CHANCE
from quarterdeck.kernel.chance import Dealer
from quarterdeck.kernel.game import Game, Setting, SettingError
from quarterdeck.kernel.run import CONCEDE
from quarterdeck.kernel.state import state_hash
from quarterdeck.kernel.table import Refused, RuleFailure, Table

TITLE = "quarterdeck game 1"
OPTION = "option "


class FileError(ValueError):
    """A file that is no game, or whose answers do not fit the rules; the message names the line."""


class GameFile:
    """The parts of a game's file: header fields, answer lines, and the fingerprint of the end if it was reached."""

    def __init__(self, header: dict[str, str], lines: list[str], first_line: int = 0, end: str = "") -> None:
        self.header = header
        self.lines = lines
        self.first_line = first_line
        self.end = end

    def setting(self) -> Setting:
        """The table's setting as the header tells it."""
        options = {k[len(OPTION) :]: v for k, v in self.header.items() if k.startswith(OPTION)}
        try:
            return Setting(int(self.header["players"]), options)
        except (KeyError, ValueError):
            raise FileError("the header does not say for how many players the game is") from None

    def dealer(self) -> Dealer | None:
        """The dealer that the header's seed makes; None where the seed is not told."""
        if "seed" not in self.header:
            return None
        dealer = Dealer(self.header["seed"], self.header.get("match", ""))
        if dealer.commitment() != self.header.get("seed-hash", ""):
            raise FileError("the seed does not fit its hash: the file was changed")
        return dealer

    def text(self) -> str:
        """The file's text."""
        head = [TITLE, *(f"{key}: {value}" for key, value in self.header.items()), "---"]
        end = [f"--- end {self.end}"] if self.end else []
        return "\n".join([*head, *self.lines, *end]) + "\n"


def parse(text: str) -> GameFile:
    """Reads a file's text. Raises FileError if it is none."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != TITLE:
        raise FileError("this is not a game file: its first line should be '" + TITLE + "'")
    header: dict[str, str] = {}
    for number, row in enumerate(rows[1:], start=2):
        if row == "---":
            return _with_answers(header, rows[number:], number + 1)
        name, colon, value = row.partition(":")
        if not colon:
            raise FileError(f"line {number}: expected 'name: value' or '---', found {row[:60]!r}")
        header[name.strip()] = value.strip()
    raise FileError("the header does not end: a line '---' is missing")


def _with_answers(header: dict[str, str], rows: list[str], first: int) -> GameFile:
    lines: list[str] = []
    for number, row in enumerate(rows, start=first):
        if row.startswith("--- end "):
            if any(rest.strip() for rest in rows[number - first + 1 :]):
                raise FileError(f"line {number + 1}: there are answers after the end of the game")
            return GameFile(header, lines, first, row[len("--- end ") :].strip())
        if row.strip():
            lines.append(row.rstrip())
    return GameFile(header, lines, first)


def header_of(table: Table, seats: list[str], with_seed: bool) -> dict[str, str]:
    """The header of a table's file."""
    header = {
        "game": table.game.id,
        "rules": str(table.game.rules_version),
        "players": str(table.setting.players),
    }
    for name, value in table.setting.options.items():
        header[OPTION + name] = value
    header["seats"] = " | ".join(seats)
    if table.dealer is not None:
        header["match"] = table.dealer.match
        header["seed-hash"] = table.dealer.commitment()
        if with_seed:
            header["seed"] = table.dealer.seed
    return header


def written(table: Table, seats: list[str], with_seed: bool = True) -> GameFile:
    """The file of a table from its first answer on. Without the seed nobody can deal on, or foresee the dice."""
    lines = [_line(table, at) for at in range(len(table.journal))]
    for seat, value in sorted(table.sealed.items()):
        assert table.ask is not None
        lines.append(f"{seat + 1}? {table.ask.prompt} {table.game.key(table.ask.prompt, value)}")
    end = state_hash(table.state) if table.over else ""
    return GameFile(header_of(table, seats, with_seed), lines, end=end)


def _line(table: Table, at: int) -> str:
    entry = table.journal[at]
    key = table.game.key(entry.prompt, entry.value)
    if entry.seat == CHANCE:
        checked = f" #{entry.index}/{entry.of}" if entry.of else ""
        return f"* {entry.prompt} {key}{checked}"
    mark = "=" if entry.auto else ""
    return f"{entry.seat + 1}{mark} {entry.prompt} {key}"


def replayed(file: GameFile, game: Game, to: int = -1, deal_on: bool = True) -> Table:
    """The table that the file's answers lead to; every one is checked against the rules.

    `to`: only that many answers. `deal_on`: give the table its dealer afterwards, so that it can go on.
    """
    if file.header.get("rules", str(game.rules_version)) != str(game.rules_version):
        raise FileError(f"the game was played by rules {file.header['rules']}, these are {game.rules_version}")
    dealer = file.dealer()
    try:
        table = Table(game, file.setting())
    except SettingError as error:
        raise FileError(f"the header asks for a table that cannot be: {error}") from None
    lines = file.lines if to < 0 else file.lines[:to]
    for at, line in enumerate(lines):
        number = file.first_line + at
        if at < len(table.journal):
            _compare(table, at, line, number)
        else:
            _give(table, line, number)
    if dealer is not None:
        check_dealt(table, dealer)
    if file.end and to < 0 and file.end != state_hash(table.state):
        raise FileError("the game does not end as the file says: it was changed, or the rules were")
    if deal_on and dealer is not None:
        table.deal_on(dealer)
    return table


def check_dealt(table: Table, dealer: Dealer) -> None:
    """Raises FileError if chance ever came out otherwise than the dealer's seed says."""
    dealt = [entry for entry in table.journal if entry.seat == CHANCE]
    for n, entry in enumerate(dealt):
        if dealer.number(n, entry.of) != entry.index:
            raise FileError(f"chance answer {n + 1} ({entry.prompt}) is not what the seed deals: the file was changed")


def _compare(table: Table, at: int, line: str, number: int) -> None:
    """A choice of one, which the table has made by itself already."""
    if line != _line(table, at):
        raise FileError(f"line {number}: expected {_line(table, at)!r}, found {line[:80]!r}")


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
    if not index.isdigit() or int(index) >= len(keys) or keys[int(index)] != key or of != str(len(keys)):
        raise FileError(f"line {number}: {key!r} is not option {mark!r} of chance")
    return int(index)


def _seat(who: str, number: int) -> int:
    mark = who.rstrip("=?")
    if mark == "*":
        return CHANCE
    if not mark.isdigit():
        raise FileError(f"line {number}: a line begins with a seat's number or '*', not {who[:20]!r}")
    return int(mark) - 1
