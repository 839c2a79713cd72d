"""Which languages there are, and where their texts lie: nobody lists them, they are found.

A language is a folder that is called by its tag (`de`, `pt-BR`), with a folder of `.ftl` files for each room in it:

    languages/<lang>/table/     what every table says, in the terminal and on the server
    languages/<lang>/client/    what the browser client says: `shell.ftl` itself, `<game>.ftl` its board
    languages/<lang>/<game>/    what a game says

Those of the house lie in `quarterdeck/languages`; whoever hosts a table may add a folder of further ones (`add`), which
may also say something otherwise than the house does. A game from elsewhere brings its texts along in its own package:
`words/<lang>/`. What a language leaves unsaid is said in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

ENGLISH = "en"
HOUSE = Path(__file__).resolve().parents[2] / "languages"
TABLE = "table"
CLIENT = "client"

_added: list[Path] = []

Place = tuple[Path, str]
"""A folder of languages and the room in it."""


def add(folder: Path) -> None:
    """Languages of this folder can be spoken from now on; they are laid over those that are there already."""
    if folder not in _added:
        _added.append(folder)
        languages.cache_clear()


def added() -> tuple[Path, ...]:
    """The folders of further languages, for a process that has to speak them too."""
    return tuple(_added)


def forget(folder: Path) -> None:
    """The folder's languages are spoken no more."""
    _added.remove(folder)
    languages.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """The languages that can be spoken, English first."""
    found = {path.name for root in [HOUSE, *_added] for path in root.iterdir() if (path / TABLE).is_dir()}
    return (ENGLISH, *sorted(found - {ENGLISH}))


def places(room: str) -> list[Place]:
    """Where the texts of a room are; later ones are laid over earlier ones."""
    return [(root, room) for root in [HOUSE, *_added]]


def files_of(place: Place, lang: str, file: str = "*") -> list[Path]:
    """The files of a place that hold texts in this language, or those of this name."""
    root, room = place
    return sorted((root / lang / room).glob(f"{file}.ftl"))


def spoken(wanted: str) -> str | None:
    """The language that comes closest to a wished one: `de` for `de-AT`. None: there is no such language."""
    known = {lang.lower(): lang for lang in languages()}
    tag = wanted.strip().lower().replace("_", "-")
    while tag and tag not in known:
        tag = tag.rpartition("-")[0]
    return known.get(tag)


def best(accepted: str) -> str:
    """The language to answer in, by what a request accepts (RFC 9110, 12.5.4); English if it names none of ours."""
    wishes: list[tuple[float, int, str]] = []
    for at, part in enumerate(accepted.split(",")[:50]):
        tag, _, weight = part.partition(";")
        wishes.append((-_quality(weight), at, tag))
    for quality, _, tag in sorted(wishes):
        lang = spoken(tag) if quality < 0 else None
        if lang is not None:
            return lang
    return ENGLISH


def _quality(weight: str) -> float:
    name, _, value = weight.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
