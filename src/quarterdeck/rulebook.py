"""The rules as numbered clauses, and which of them the tests prove.

`docs/rules/<game>.md` numbers every rule. A test names the clauses it proves with `@clause("AH-MOVE-04")`;
`docs/rules/untestable/<game>.yaml` lists, with a reason, what no test can prove (a component count, a
remark). What is in neither list is open.

Nothing here runs a test or imports a game: the documents and the tests' source are read as text.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

GAMES: dict[str, tuple[str, ...]] = {
    "ahoy": ("ahoy.md",),
    "maracaibo": ("maracaibo.md",),
    "marauders": ("marauders.md",),
    "dead_reckoning": ("dead-reckoning.md", "dead-reckoning-solo.md"),
}
"""Each game and the documents that hold its rules, in reading order."""

_ID = r"[A-Z]{2}-[A-Z]+-\d+"
_CLAUSE_ID = re.compile(_ID)
_BULLET = re.compile(rf"^- \*\*({_ID})\*\*\s*(.*)$")
_ROW = re.compile(rf"^\|\s*\*\*({_ID})\*\*\s*\|(.*)\|\s*$")
_EXAMPLE = re.compile(rf"^\*\*({_ID})\b([^*]*)\*\*\s*(.*)$")
_HEADING = re.compile(r"^#{1,6}\s+(.*)$")
_ENTRY = re.compile(rf"^[\"']?({_ID})[\"']?:\s*(.*)$")
_KINDS = {"EX": "example", "GEO": "example", "TEST": "example", "RULE": "ruling", "RUL": "ruling"}


class RulebookError(Exception):
    """One clear sentence about what was asked and is not there."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule."""

    id: str
    text: str
    section: str
    """The heading it stands under, without number and codes."""
    order: int
    """Its place in the game's rules, from 0."""
    document: str
    line: int

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"

    @property
    def prefix(self) -> str:
        """The topic's code, as in AH-MOVE."""
        return self.id.rpartition("-")[0]

    @property
    def kind(self) -> str:
        """clause, example (worked examples and derived tests) or ruling."""
        return _KINDS.get(self.id.split("-")[1], "clause")


@dataclass(slots=True)
class TopicCount:
    """How far one topic is."""

    prefix: str
    section: str
    clauses: int = 0
    proven: int = 0
    untestable: int = 0

    @property
    def open(self) -> int:
        return self.clauses - self.proven - self.untestable


@dataclass(slots=True)
class Coverage:
    """Which clauses of a game are proven."""

    game: str
    clauses: list[Clause]
    proven: dict[str, list[str]] = field(default_factory=dict)
    """Clause id and the tests that prove it, as `tests/…/test_x.py::test_name`."""
    untestable: dict[str, str] = field(default_factory=dict)
    """Clause id and why no test can prove it."""
    errors: list[str] = field(default_factory=list)
    """Ids that no rulebook has, or that are both proven and called untestable."""
    tests_found: bool = True
    """False in an installed package: the tests are not there, so nothing can be counted."""

    @property
    def open(self) -> list[str]:
        """The ids of the clauses that are neither proven nor untestable, in the rules' order."""
        return [c.id for c in self.clauses if c.id not in self.proven and c.id not in self.untestable]

    @property
    def topics(self) -> list[TopicCount]:
        """The same per topic, in the rules' order."""
        counts: dict[str, TopicCount] = {}
        for clause in self.clauses:
            count = counts.setdefault(clause.prefix, TopicCount(clause.prefix, clause.section))
            count.clauses += 1
            if clause.id in self.proven:
                count.proven += 1
            elif clause.id in self.untestable:
                count.untestable += 1
        return list(counts.values())

    @property
    def kinds(self) -> dict[str, TopicCount]:
        """The same per kind: clauses, examples, rulings."""
        counts: dict[str, TopicCount] = {}
        for clause in self.clauses:
            count = counts.setdefault(clause.kind, TopicCount(clause.kind, clause.kind))
            count.clauses += 1
            if clause.id in self.proven:
                count.proven += 1
            elif clause.id in self.untestable:
                count.untestable += 1
        return counts


# ---------------------------------------------------------------- where things are


def checkout() -> Path | None:
    """The source checkout: the one that this file belongs to, else the current directory if it is one."""
    for root in (Path(__file__).resolve().parents[2], Path.cwd()):
        if (root / "docs" / "rules").is_dir() and (root / "src" / "quarterdeck").is_dir():
            return root
    return None


def rules_dir() -> Path:
    """Where the clauses are: in the checkout, or packaged with the installed wheel."""
    packaged = Path(__file__).resolve().parent / "_rules"
    if packaged.is_dir():
        return packaged
    root = checkout()
    if root is None:
        raise RulebookError("The rules were not found: neither packaged nor in docs/rules.")
    return root / "docs" / "rules"


# ---------------------------------------------------------------- reading clauses


def _documents(game: str) -> tuple[str, ...]:
    if game not in GAMES:
        raise RulebookError(f"There is no game '{game}'; the rules of {', '.join(GAMES)} are here.")
    return GAMES[game]


def _section(heading: str) -> str:
    """`3. Set-up (AH-SETUP)` is Set-up; `SELL: selling goods (p. 8)` is selling goods."""
    name = re.sub(r"^\d+\.\s*", "", heading.strip())
    name = re.sub(r"\s*\([^)]*\)", "", name)
    name = re.sub(r"^[A-Z]+:\s*", "", name)
    return (name[:1].upper() + name[1:]).strip()


def parse(text: str, document: str = "", start: int = 0) -> list[Clause]:
    """The clauses of one document. A line that goes on, indented or not, belongs to the clause above it."""
    found: list[Clause] = []
    section = ""
    current: tuple[str, list[str], int] | None = None

    def close() -> None:
        nonlocal current
        if current is not None:
            name, parts, line = current
            words = " ".join(part for part in parts if part)
            found.append(Clause(name, words, section, start + len(found), document, line))
            current = None

    for number, line in enumerate(text.splitlines(), 1):
        if heading := _HEADING.match(line):
            close()
            section = _section(heading[1])
        elif match := _BULLET.match(line):
            close()
            current = (match[1], [match[2].strip()], number)
        elif match := _ROW.match(line):
            close()
            cells = [cell.strip() for cell in match[2].split("|")]
            current = (match[1], ["; ".join(cell for cell in cells if cell)], number)
            close()
        elif match := _EXAMPLE.match(line):
            close()
            title = match[2].strip(" .")
            current = (match[1], [f"{title}." if title else "", match[3].strip()], number)
        elif not line.strip() or line.startswith(("- ", "|", "**", "---")):
            close()
        elif current is not None:
            current[1].append(line.strip())
    close()
    return found


_read: dict[tuple[str, Path], tuple[Clause, ...]] = {}


def clauses(game: str, directory: Path | None = None) -> tuple[Clause, ...]:
    """All clauses of a game, in the rules' order."""
    documents = _documents(game)
    where = directory if directory is not None else rules_dir()
    key = (game, where)
    if key not in _read:
        found: list[Clause] = []
        for name in documents:
            try:
                text = (where / name).read_text(encoding="utf-8")
            except OSError as problem:
                raise RulebookError(f"The rules of {game} cannot be read: {where / name}.") from problem
            found += parse(text, name, len(found))
        _read[key] = tuple(found)
    return _read[key]


def find(game: str, wanted: str) -> list[Clause]:
    """The clauses that an id, a topic (`AH-MOVE`, `MOVE`) or a number without prefix (`MOVE-04`) names."""
    name = wanted.strip().upper()
    return [
        clause
        for clause in clauses(game)
        if name in {clause.id, clause.prefix, clause.id.partition("-")[2], clause.prefix.partition("-")[2]}
    ]


# ---------------------------------------------------------------- finding by word


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game in both languages, as the glossary has it; several where they belong together."""

    german: str
    english: str

    def called(self, fits: Callable[[str], bool]) -> list[str]:
        """The English words for those of this term that fit; all of them where it is not clear which."""
        german, english = _single(self.german), _single(self.english)
        own = [word for word in english if fits(word.lower())]
        at = [number for number, word in enumerate(german) if fits(word.lower())]
        return own or ([english[number] for number in at] if len(german) == len(english) else english if at else [])


def _single(side: str) -> list[str]:
    """`region tile, region stack (p. 3)` are two words."""
    plain = re.sub(r"\([^)]*\)", "", side)
    return [word.strip() for word in re.split(r"[,/;]", plain) if word.strip()]


_GLOSSARY = "Glossary"
_TERM = re.compile(r"^\|([^|]+)\|([^|]+)\|")


def glossary(game: str) -> list[Term]:
    """The words of a game's glossaries."""
    found: list[Term] = []
    for name in _documents(game):
        inside = False
        for line in (rules_dir() / name).read_text(encoding="utf-8").splitlines():
            if heading := _HEADING.match(line):
                inside = heading[1].startswith(_GLOSSARY)
            elif inside and (row := _TERM.match(line)):
                german, english = (re.sub(r"[`*\"]", "", cell).strip() for cell in row.groups())
                if german != "German" and german.strip("-"):
                    found.append(Term(german, english))
    return found


def _terms(game: str, wanted: str) -> dict[Term, list[str]]:
    """The glossary's terms that are called so in either language, else those that begin so, with their English."""
    name = wanted.strip().lower()
    known = glossary(game)
    found = {term: term.called(lambda word: word == name) for term in known}
    if not any(found.values()):
        found = {term: term.called(lambda word: word.startswith(name)) for term in known}
    return {term: english for term, english in found.items() if english}


def terms(game: str, wanted: str) -> list[Term]:
    """The glossary's terms that are called so in either language; failing that, those that begin so."""
    return list(_terms(game, wanted))


_PARTS = "Components"


def mentioning(game: str, wanted: str) -> list[Clause]:
    """The clauses with a word, in either language, or with one that begins so: rules before lists of components,
    rulings and examples; those first that stand under a heading with the word, then those that begin with it."""
    words = dict.fromkeys(word for english in _terms(game, wanted).values() for word in english) or [wanted.strip()]
    has_one = re.compile("|".join(rf"\b{re.escape(_stem(word))}" for word in words), re.IGNORECASE)
    found: list[tuple[bool, int, int, Clause]] = []
    for clause in clauses(game):
        match = has_one.search(clause.text)
        if match is not None:
            aside = clause.kind != "clause" or clause.section == _PARTS
            rank = 0 if has_one.search(clause.section) else 1 if match.start() <= _EARLY else 2
            found.append((aside, rank, clause.order, clause))
    return [clause for *_, clause in sorted(found, key=lambda each: each[:3])]


def _stem(word: str) -> str:
    """`explore` is in `exploring`."""
    return word.removesuffix("e") if len(word) > 4 else word


_EARLY = 25
"""A word that stands so far at the beginning is what the clause is about."""


# ---------------------------------------------------------------- coverage


def _called_with(node: ast.expr) -> Iterator[str]:
    """The ids in `clause("A", "B")`, `clauses.clause(…)`, `pytest.mark.clause(…)`, or a list of such."""
    if isinstance(node, ast.List | ast.Tuple):
        for part in node.elts:
            yield from _called_with(part)
    elif isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "clause":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _marks(body: Iterable[ast.stmt]) -> list[str]:
    """What `pytestmark = …` in this body names."""
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            found += _called_with(node.value)
    return found


def _tests_in(body: list[ast.stmt], inherited: list[str], path: str) -> Iterator[tuple[str, str]]:
    marks = inherited + _marks(body)
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            own = [name for decorator in node.decorator_list for name in _called_with(decorator)]
            for name in own + marks:
                yield name, f"{path}::{node.name}"
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [name for decorator in node.decorator_list for name in _called_with(decorator)]
            yield from _tests_in(node.body, marks + own, f"{path}::{node.name}")


def named_by_tests(directory: Path, root: Path) -> dict[str, list[str]]:
    """Clause ids and the tests below `directory` that name them."""
    found: dict[str, list[str]] = {}
    for path in sorted(directory.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for name, test in _tests_in(tree.body, [], path.relative_to(root).as_posix()):
            tests = found.setdefault(name, [])
            if test not in tests:
                tests.append(test)
    return found


def read_untestable(path: Path) -> dict[str, str]:
    """A flat YAML mapping of clause id and reason; a reason may go on in indented lines."""
    found: dict[str, str] = {}
    if not path.is_file():
        return found
    last = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if match := _ENTRY.match(line):
            last = match[1]
            if last in found:
                raise RulebookError(f"{path.name}, line {number}: {last} is listed twice.")
            found[last] = match[2].strip().removeprefix(">-").removeprefix(">").strip()
        elif line[0].isspace() and last:
            found[last] = f"{found[last]} {line.strip()}".strip()
        else:
            raise RulebookError(f"{path.name}, line {number}: expected `CLAUSE-ID: reason`.")
    for name, reason in found.items():
        if reason[:1] in {'"', "'"} and reason[-1:] == reason[:1]:
            reason = reason[1:-1]
        if not reason:
            raise RulebookError(f"{path.name}: {name} has no reason.")
        found[name] = reason
    return found


def coverage(game: str, root: Path | None = None) -> Coverage:
    """What the tests prove. `root` is a checkout; without one, the checkout that we run in."""
    where = root if root is not None else checkout()
    directory = where / "docs" / "rules" if where is not None else rules_dir()
    result = Coverage(game, list(clauses(game, directory)))
    known = {clause.id for clause in result.clauses}
    for name, reason in read_untestable(directory / "untestable" / f"{game}.yaml").items():
        if name in known:
            result.untestable[name] = reason
        else:
            result.errors.append(f"untestable/{game}.yaml lists {name}, which the rules do not have.")

    tests = where / "tests" / "games" / game if where is not None else None
    if where is None or tests is None or not tests.is_dir():
        result.tests_found = False
        return result
    for name, by in named_by_tests(tests, where).items():
        if name not in known:
            result.errors.append(f"{by[0]} names {name}, which the rules do not have.")
        elif name in result.untestable:
            result.errors.append(f"{name} is listed as untestable, but {by[0]} proves it.")
            result.proven[name] = by
            del result.untestable[name]
        else:
            result.proven[name] = by
    return result
