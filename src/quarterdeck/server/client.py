"""The built browser client, where this package has one."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from quarterdeck.server.errors import Problem

FOLDER = Path(__file__).resolve().parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Quarterdeck</title>
<h1>Quarterdeck</h1>
<p>The table is open, but the browser client has not been built: run <code>make play</code> in the source.</p>
<p lang="de">Der Tisch ist offen, aber das Programm für den Browser ist noch nicht gebaut: <code>make play</code>.</p>
</html>
"""


def page(request: Request, path: str, folder: Path | None = None) -> Response:
    """A file of the client; any other address is the client's own page, which finds its way by itself."""
    root = FOLDER if folder is None else folder
    found = _file(root, path)
    if found is not None and found.name != "index.html":
        kept = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, headers={"Cache-Control": kept})
    if path.startswith(("api/", "assets/", "ws/")) or ("." in path.rpartition("/")[2] and path != "index.html"):
        raise Problem("not_found", "problem-no-page")
    index = root / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(PLAIN_PAGE, headers={"Cache-Control": "no-cache"})


def _file(root: Path, path: str) -> Path | None:
    """The file by that name, if it is one of the client's own."""
    if not path or "\0" in path:
        return None
    found = (root / path).resolve()
    return found if found.is_relative_to(root.resolve()) and found.is_file() else None
