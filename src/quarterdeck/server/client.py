"""The built browser client, where this package has one."""

from __future__ import annotations

import mimetypes
import os
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from quarterdeck.server.errors import Problem, said
from quarterdeck.server.packing import SUFFIXES, VARY, accepted, chosen, known
from quarterdeck.server.tongues import language

FOLDER = Path(__file__).resolve().parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"
INDEX = "index.html"

PLAIN_PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><title>Quarterdeck</title>
<h1>Quarterdeck</h1>
<p>{words}</p>
</html>
"""

NO_PAGE = """<!doctype html>
<html lang="{lang}" style="color-scheme: light dark">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quarterdeck</title>
<body style="max-width: 26rem; margin: 22vh auto 0; padding: 0 1.5rem; font: 1.125rem/1.5 Georgia, serif">
<h1 style="font-variant: small-caps">Quarterdeck</h1>
<p>{words} <a href="/" style="color: inherit">{lobby}</a></p>
</html>
"""


def page(request: Request, path: str) -> Response:
    """A file of the client. It has one page, which finds its way by what stands behind the `#`."""
    found = _file(FOLDER, path or INDEX)
    if found is not None:
        return _answer(request, found, FOR_EVER if path.startswith("assets/") else "no-cache")
    if path in ("", INDEX):
        lang = language(request.headers, request.query_params)
        told = {"Cache-Control": "no-cache", "Content-Language": lang, "Vary": "Accept-Language"}
        return HTMLResponse(PLAIN_PAGE.format(lang=lang, words=escape(said(lang, "not-built"))), headers=told)
    return no_page(request)


def no_page(request: Request) -> Response:
    """There is no such address: said to a program as an error, to a person as a page."""
    for_programs = request.url.path.split("/")[1] in ("api", "ws")
    if for_programs or "text/html" not in request.headers.get("accept", ""):
        raise Problem("not_found", "problem-no-page")
    lang = language(request.headers, request.query_params)
    words, lobby = (escape(said(lang, message)) for message in ("problem-no-page", "to-the-tables"))
    told = {"Cache-Control": "no-cache", "Content-Language": lang, "Vary": "Accept-Language"}
    return HTMLResponse(NO_PAGE.format(lang=lang, words=words, lobby=lobby), 404, told)


def _answer(request: Request, file: Path, kept: str) -> Response:
    """The file as it was packed, where who asks can unpack it; a part of it is always one of the file itself."""
    there = _variants(file)
    coding = chosen(accepted(request.headers), there) if "range" not in request.headers else ""
    sent = file.with_name(file.name + SUFFIXES[coding]) if coding else file
    headers = {"Cache-Control": kept}
    if there:
        headers |= VARY
    if coding:
        headers["Content-Encoding"] = coding
    kind = mimetypes.guess_type(file.name)[0]
    answer = FileResponse(sent, headers=headers, media_type=kind, stat_result=os.stat(sent))
    etag = answer.headers["etag"]
    if known(request.headers, etag):
        return Response(status_code=304, headers={"Cache-Control": kept, "ETag": etag} | (VARY if there else {}))
    return answer


def _variants(file: Path) -> list[str]:
    """The codings in which this file is there, made since it was last changed."""
    made = file.stat().st_mtime
    packed = ((coding, file.with_name(file.name + suffix)) for coding, suffix in SUFFIXES.items())
    return [coding for coding, path in packed if path.is_file() and path.stat().st_mtime >= made]


def _file(root: Path, path: str) -> Path | None:
    """The file by that name, if it is one of the client's own."""
    if "\0" in path or path.endswith(tuple(SUFFIXES.values())):
        return None
    found = (root / path).resolve()
    return found if found.is_relative_to(root.resolve()) and found.is_file() else None
