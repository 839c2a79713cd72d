"""Answers that are the same for everybody go compressed to whoever takes that, and only those."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from quarterdeck import games
from quarterdeck.server import client
from quarterdeck.server.packing import chosen
from tests.server.harness import LiveServer

BROWSER = "gzip, deflate, br, zstd"
SCRIPT = "let table;\n" * 500


@pytest.mark.parametrize(
    ("accepted", "there", "expected"),
    [
        (None, ["br", "gzip"], ""),
        ("", ["br", "gzip"], ""),
        (BROWSER, ["br", "gzip"], "br"),
        (BROWSER, ["gzip"], "gzip"),
        (BROWSER, [], ""),
        ("gzip", ["br", "gzip"], "gzip"),
        ("GZIP", ["br", "gzip"], "gzip"),
        ("x-gzip", ["gzip"], "gzip"),
        ("deflate", ["br", "gzip"], ""),
        ("br;q=0.5, gzip", ["br", "gzip"], "gzip"),
        ("br;q=0, gzip;q=0", ["br", "gzip"], ""),
        ("gzip; q=0.000", ["gzip"], ""),
        ("gzip;q=0.5, identity", ["gzip"], ""),
        ("gzip;q=0.5, identity;q=0.2", ["gzip"], "gzip"),
        ("identity", ["br", "gzip"], ""),
        ("gzip, identity", ["br", "gzip"], "gzip"),
        ("*;q=0.4, gzip;q=0.2", ["gzip"], ""),
        ("*", ["br", "gzip"], "br"),
        ("br;q=0, *", ["br", "gzip"], "gzip"),
        ("*;q=0", ["br", "gzip"], ""),
        ("*;q=0.4, gzip;q=0.9", ["br", "gzip"], "gzip"),
        ("gzip;q=2", ["gzip"], ""),
        ("gzip;q=x", ["gzip"], ""),
        ("gzip;level=9;q=0", ["gzip"], ""),
        (";;,,=,gzip;", ["gzip"], "gzip"),
    ],
)
def test_what_is_accepted(accepted: str | None, there: list[str], expected: str) -> None:
    assert chosen(accepted, there) == expected


def raw(server: LiveServer, path: str, method: str = "GET", **headers: str) -> tuple[httpx.Response, bytes]:
    """The answer with its bytes as they came."""
    plain = {"Accept-Encoding": "", **{name.replace("_", "-"): value for name, value in headers.items()}}
    with server.http.stream(method, path, headers=plain) as answer:
        return answer, b"".join(answer.iter_raw())


VARY = "Accept-Encoding, Accept-Language"
CATALOG = "/api/v2/games/salvage/catalog"


def test_a_catalog_goes_compressed(live: LiveServer) -> None:
    plain, body = raw(live, CATALOG)
    packed, small = raw(live, CATALOG, Accept_Encoding=BROWSER)
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert gzip.decompress(small) == body and json.loads(body)["orders"] and len(small) < len(body)
    assert plain.headers["etag"] != packed.headers["etag"]
    for answer in (plain, packed):
        assert answer.headers["vary"] == VARY and answer.headers["cache-control"] == "max-age=300"
    assert int(packed.headers["content-length"]) == len(small)
    again, nothing = raw(live, CATALOG, Accept_Encoding=BROWSER, If_None_Match=packed.headers["etag"])
    assert again.status_code == 304 and nothing == b"" and again.headers["etag"] == packed.headers["etag"]
    assert again.headers["vary"] == VARY and again.headers["cache-control"] == "max-age=300"
    assert raw(live, CATALOG, If_None_Match=packed.headers["etag"])[0].status_code == 200
    assert raw(live, CATALOG, If_None_Match=f'"x", W/{plain.headers["etag"]}')[0].status_code == 304
    assert raw(live, CATALOG, If_None_Match="*")[0].status_code == 304


def test_a_catalog_is_made_once_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from concurrent.futures import ThreadPoolExecutor

    made = []
    game = games.game("salvage")
    monkeypatch.setattr(type(game), "catalog", lambda self, lang: made.append(lang) or {"things": {}}, raising=False)
    server = LiveServer(tmp_path)
    try:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: httpx.get(server.url + CATALOG).status_code, range(16)))
    finally:
        server.stop()
    assert answers == [200] * 16 and made == ["en"]


def test_a_catalog_that_cannot_be_made_is_made_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: object, lang: str) -> dict[str, object]:
        raise ZeroDivisionError("inside")

    server = LiveServer(tmp_path)
    try:
        with monkeypatch.context() as broken:
            broken.setattr(type(games.game("salvage")), "catalog", fails, raising=False)
            assert server.http.get(CATALOG).status_code == 503
        assert server.http.get(CATALOG).status_code == 200
    finally:
        server.stop()


def test_nothing_is_compressed_that_holds_a_secret(live: LiveServer) -> None:
    """A seat's view, tokens and names that others chose in one compressed answer would tell the one by the other."""
    made = live.create("human", "human", game="ahoy")
    headers = {"Authorization": made.headers(0)["Authorization"], "Accept_Encoding": BROWSER}
    for path in ("/api/v2/games", made.path, f"{made.path}/state", f"{made.path}/why?key=x"):
        answer, _ = raw(live, path, **headers)
        assert answer.status_code == 200 and "content-encoding" not in answer.headers, path
    with live.http.stream("GET", f"{made.path}/stream", headers=made.headers(0)) as stream:
        assert "content-encoding" not in stream.headers
    posted = live.http.post("/api/v2/matches", json={"game": "ahoy", "seats": [{"kind": "human"}] * 2})
    assert "content-encoding" not in posted.headers


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server with a client that has a packed script; its variants tell themselves by what they say."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>", encoding="utf-8")
    for name, content in (
        ("app-1.js", SCRIPT.encode()),
        ("app-1.js.br", b"as br"),
        ("app-1.js.gz", gzip.compress(SCRIPT.encode())),
        ("a.woff2", b"font"),
    ):
        (folder / "assets" / name).write_bytes(content)
    monkeypatch.setattr(client, "FOLDER", folder)
    server = LiveServer(tmp_path / "data")
    yield server
    server.stop()


def test_files_go_as_they_were_packed(built: LiveServer) -> None:
    path = "/assets/app-1.js"
    best, body = raw(built, path, Accept_Encoding=BROWSER)
    assert body == b"as br" and best.headers["content-encoding"] == "br"
    packed, body = raw(built, path, Accept_Encoding="gzip")
    assert gzip.decompress(body) == SCRIPT.encode() and packed.headers["content-encoding"] == "gzip"
    plain, body = raw(built, path)
    assert body == SCRIPT.encode() and "content-encoding" not in plain.headers
    assert len({answer.headers["etag"] for answer in (best, packed, plain)}) == 3
    for answer in (best, packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding" and "javascript" in answer.headers["content-type"]
        assert answer.headers["cache-control"].endswith("immutable")
    font, _ = raw(built, "/assets/a.woff2", Accept_Encoding=BROWSER)
    assert "vary" not in font.headers and "content-encoding" not in font.headers
    for name in ("app-1.js.br", "app-1.js.gz"):
        assert built.http.get(f"/assets/{name}").status_code == 404


def test_a_part_of_a_file_is_a_part_of_the_file_itself(built: LiveServer) -> None:
    part, body = raw(built, "/assets/app-1.js", Accept_Encoding=BROWSER, Range="bytes=4-8")
    assert part.status_code == 206 and body == b"table" and "content-encoding" not in part.headers
    assert part.headers["content-range"] == f"bytes 4-8/{len(SCRIPT)}"


def test_a_page_that_is_known_is_not_sent_again(built: LiveServer) -> None:
    page, _ = raw(built, "/")
    again, body = raw(built, "/", If_None_Match=page.headers["etag"])
    assert again.status_code == 304 and body == b"" and again.headers["cache-control"] == "no-cache"
    assert raw(built, "/", If_None_Match='"other"')[0].status_code == 200


def test_a_variant_older_than_its_file_is_left(built: LiveServer) -> None:
    import os

    folder = client.FOLDER / "assets"
    os.utime(folder / "app-1.js.br", (1, 1))
    assert raw(built, "/assets/app-1.js", Accept_Encoding="br")[1] == SCRIPT.encode()


@pytest.mark.skipif(not (client.FOLDER / "index.html").is_file(), reason="the browser client is not built")
def test_what_is_built_is_packed() -> None:
    large = [
        path
        for path in client.FOLDER.rglob("*")
        if path.suffix in (".html", ".js", ".css") and path.stat().st_size > 2000
    ]
    assert len(large) > 5
    for path in large:
        packed = path.with_name(path.name + ".gz")
        assert gzip.decompress(packed.read_bytes()) == path.read_bytes()
        assert path.with_name(path.name + ".br").stat().st_size < packed.stat().st_size < path.stat().st_size
