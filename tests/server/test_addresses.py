"""Which addresses there are, for whom, and that asking for the head alone gets the same head."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.server import client
from tests.server.harness import LiveServer

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>the client</title>", encoding="utf-8")
    (folder / "assets" / "app.js").write_text("1", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "FOLDER", folder)
        server = LiveServer(tmp_path_factory.mktemp("data"))
        yield server
        server.stop()


NOWHERE = [
    "/metrics",
    "/docs",
    "/redoc",
    "/admin",
    "/join",
    "/match/x",
    "/index",
    "/assets",
    "/assets/",
    "/api",
    "/api/",
    "/api/v2",
    "/api/v2/nothing",
    "/api/v3/games",
    "/ws/v2",
    "/favicon.ico",
    "/index.html/x",
    "/apiary",
    "/%00",
    "/healthz/x",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_what_is_not_there_is_told_so(built: LiveServer, path: str) -> None:
    said = built.http.get(path)
    assert said.status_code == 404 and said.json()["code"] == "not_found"
    shown = built.http.get(path, headers=HTML)
    assert shown.status_code == 404 and "the client" not in shown.text
    if path.split("/")[1] in ("api", "ws"):
        assert shown.json()["code"] == "not_found"
    else:
        assert shown.headers["content-type"] == "text/html; charset=utf-8"
        assert "no such address" in shown.text and 'href="/"' in shown.text
        assert "default-src 'self'" in shown.headers["content-security-policy"]
        assert path.strip("/") == "" or path not in shown.text, "nothing of the address is repeated"
    assert built.http.post(path).status_code == 404


def test_the_clients_own_page(built: LiveServer) -> None:
    for path in ("/", "/index.html", "/?lang=de"):
        page = built.http.get(path)
        assert page.status_code == 200 and "the client" in page.text and page.headers["cache-control"] == "no-cache"


def test_without_a_client_there_is_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path / "none")
    server = LiveServer(tmp_path / "data")
    try:
        assert "make play" in server.http.get("/").text
        assert server.http.get("/metrics", headers=HTML).status_code == 404
    finally:
        server.stop()


def test_the_head_alone_is_the_same(built: LiveServer) -> None:
    made = built.create("human", "human")
    paths = ["/", "/assets/app.js", "/healthz", "/readyz", "/version", "/openapi.json", "/api/v2/games", "/metrics"]
    paths += ["/api/v2/games/salvage/catalog", "/api/v2/rules/ahoy/AH-MOVE", "/api/v2/games/chess/catalog", made.path]
    paths += [f"{made.path}/state", f"{made.path}/why?key=x", f"{made.path}/replay?at=1", f"{made.path}/file"]
    for path in paths:
        head = built.http.head(path, headers=made.headers(0))
        got = built.http.get(path, headers=made.headers(0))
        assert head.status_code == got.status_code and head.content == b"", path
        differ = {"date", "content-length"} if path == made.path else {"date"}
        assert {k: v for k, v in head.headers.items() if k not in differ} == {
            k: v for k, v in got.headers.items() if k not in differ
        }, path
    assert built.http.head(f"{made.path}/state").status_code == 401


def test_the_head_of_a_stream_ends(built: LiveServer) -> None:
    made = built.create("human", "human")
    head = built.http.head(f"{made.path}/stream", headers=made.headers(0), timeout=5)
    assert head.status_code == 200 and head.headers["content-type"].startswith("text/event-stream")
    assert built.app.state.places._taken == {}
    assert built.http.head(f"{made.path}/stream").status_code == 401
