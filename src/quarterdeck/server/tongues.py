"""The language of an answer, what languages there are, and what the browser client says in each."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from starlette.datastructures import Headers, QueryParams

from quarterdeck.kernel.text.languages import CLIENT, ENGLISH, best, files_of, languages, places, spoken
from quarterdeck.server.errors import said


def language(headers: Headers, query: QueryParams) -> str:
    """In which language to answer: the one that is asked for (`?lang=de`), else what `Accept-Language` prefers."""
    return spoken(query.get("lang", "")) or best(",".join(headers.getlist("accept-language")))


def listed() -> list[dict[str, str]]:
    """Every language with what it calls itself."""
    return [{"lang": lang, "name": said(lang, "language-name")} for lang in languages()]


def client_words(lang: str) -> dict[str, Any]:
    """What the browser client says in this language, file by file; what is missing in it, in English."""
    stems = dict.fromkeys(path.stem for one in (ENGLISH, lang) for path in _files(one))
    return {"lang": lang, "files": {stem: _file(stem, lang) for stem in stems}, "languages": listed()}


def _files(lang: str) -> list[Any]:
    return [path for place in places(CLIENT) for path in files_of(place, lang)]


def _file(stem: str, lang: str) -> str:
    """A file of messages, each as the last folder has it that has it."""
    entries: dict[str, ast.Message] = {}
    for path in [path for one in (ENGLISH, lang) for path in _files(one) if path.stem == stem]:
        entries |= _messages(path.read_text(encoding="utf-8"))
    return FluentSerializer().serialize(ast.Resource(body=list(entries.values())))


@cache
def _messages(text: str) -> dict[str, ast.Message]:
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: ast.Message(entry.id, entry.value) for entry in body if isinstance(entry, ast.Message)}
