"""The package as strangers get it: built from a fresh copy, installed beside nothing but what it asks for, and used."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
CLIENT = "src/quarterdeck/server/client"
NOT_IN_THE_SDIST = (".ci/",)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.environ.get("QUARTERDECK_BUILD") == "compiled", reason="this wheel is not the compiled one"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="what a fresh copy has, the repository tells"),
]


# ---------------------------------------------------------------- building


def tracked() -> list[str]:
    """What a fresh clone would have, with what has not been committed yet."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()})


def fresh_copy(folder: Path) -> Path:
    for name in tracked():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def with_npm_packages(folder: Path) -> Path:
    """What npm has installed here already, so that it is not fetched again; if it is outdated the build notices."""
    packages, stamp = Path("web/node_modules"), Path(".stamps/web-packages")
    if (ROOT / stamp).is_file() and (ROOT / packages).is_dir():
        shutil.copytree(ROOT / packages, folder / packages, symlinks=True)
        (folder / stamp).parent.mkdir()
        shutil.copy2(ROOT / stamp, folder / stamp)
    return folder


def environment(**more: str) -> dict[str, str]:
    """Ours without whatever would lead a program to this checkout, or to settings for it."""
    left_out = ("PYTHON", "QUARTERDECK_", "HATCH_", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(left_out)} | more


def without_node(empty: Path) -> dict[str, str]:
    """A machine without Node that can fetch none from PyPI either."""
    empty.mkdir()
    offline = {name: value for name, value in environment().items() if not name.startswith("PIP_")}
    return offline | {"PATH": str(empty), "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}


def hatchling(folder: Path, target: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    return subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def built(folder: Path, target: str, env: dict[str, str]) -> Path:
    done = hatchling(folder, target, env)
    assert done.returncode == 0, done.stdout
    (made,) = (folder / "dist").glob("*.tar.gz" if target == "sdist" else "*.whl")
    return made


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_npm_packages(fresh_copy(tmp_path_factory.mktemp("clone")))


@pytest.fixture(scope="module")
def sdist(clone: Path) -> Path:
    return built(clone, "sdist", environment())


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, as `python -m build` and pip do it, on a machine that has no Node."""
    folder = tmp_path_factory.mktemp("unpacked")
    shutil.unpack_archive(sdist, folder)
    (tree,) = folder.iterdir()
    return built(tree, "wheel", without_node(folder / "no-programs"))


def test_the_sdist_has_the_sources_and_the_built_client(clone: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {member.name.partition("/")[2] for member in packed if member.isfile()}
    sources = {name for name in tracked() if not name.startswith(NOT_IN_THE_SDIST)}
    assert names == sources | client_files(clone) | {"PKG-INFO", ".stamps/web-build"}


def test_the_wheel_has_all_of_the_package_and_nothing_else(clone: Path, wheel: Path) -> None:
    package = {name for name in tracked() if name.startswith("src/")} | client_files(clone)
    rules = {name for name in tracked() if name.startswith("docs/rules/")}
    expected = {name.removeprefix("src/") for name in package}
    expected |= {name.replace("docs/rules/", "quarterdeck/_rules/") for name in rules}
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
    assert names == expected
    for pattern in (r"\.ftl$", r"/content/.+\.yaml$", r"/migrations/versions/v\d+", r"/_rules/ahoy", r"/py\.typed$"):
        assert any(re.search(pattern, name) for name in names), pattern
    assert not [name for name in names if re.search(r"\.(so|pyd|pyc)$|__pycache__|(^|/)tests/", name)]


def client_files(tree: Path) -> set[str]:
    files = {path.relative_to(tree).as_posix() for path in (tree / CLIENT).rglob("*") if path.is_file()}
    assert f"{CLIENT}/index.html" in files
    return files


def test_a_client_older_than_its_sources_is_built_again(clone: Path, sdist: Path, tmp_path: Path) -> None:
    changed = shutil.copytree(clone, tmp_path / "changed", symlinks=True)
    page = changed / "web/index.html"
    page.write_text(page.read_text().replace("<head>", '<head><meta name="changed" content="since">'))
    with zipfile.ZipFile(built(changed, "wheel", environment())) as packed:
        assert 'name="changed"' in packed.read("quarterdeck/server/client/index.html").decode()


def test_an_editable_install_builds_no_client(tmp_path: Path) -> None:
    folder = fresh_copy(tmp_path / "clone")
    made = built(folder, "wheel:editable", without_node(tmp_path / "no-programs"))
    assert made.is_file() and not (folder / CLIENT).exists()


def test_without_node_the_build_says_what_to_install(tmp_path: Path) -> None:
    folder = fresh_copy(tmp_path / "clone")
    done = hatchling(folder, "wheel", without_node(tmp_path / "no-programs"))
    assert done.returncode != 0 and not list(folder.glob("dist/*.whl"))
    assert "Traceback" not in done.stdout
    assert "install Node 20.19 or newer with npm" in done.stdout.splitlines()[-1]


def test_the_compiled_wheel_is_made_in_its_own_copy_only(tmp_path: Path) -> None:
    folder = fresh_copy(tmp_path / "clone")
    done = hatchling(folder, "wheel", environment(QUARTERDECK_COMPILE="1"))
    assert done.returncode != 0 and done.stdout.splitlines()[-1].endswith("run make compiled")


# ---------------------------------------------------------------- using


class Installed:
    """The wheel in an environment of its own, which has the packages that the wheel asks for and no others."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir()
        venv.create(folder / "env", with_pip=False)
        self.programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.programs / "python")]
        install = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)]
        subprocess.run([*pip, *install], env=environment(), check=True)
        self.packages = Path(self.python("import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        (asked,) = metadata.distributions(name="quarterdeck", path=[str(self.packages)])
        self._lend(asked, set(), set())

    def _lend(self, asking: metadata.Distribution, extras: set[str], lent: set[str]) -> None:
        """Links what a package requires, and what that requires, from the environment of the tests."""
        for line in asking.requires or []:
            needed = Requirement(line)
            if needed.marker and not any(needed.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
                continue
            if (seen := str(needed)) not in lent:
                lent.add(seen)
                found = metadata.distribution(needed.name)
                assert needed.specifier.contains(found.version, prereleases=True), f"{seen}, not {found.version}"
                self._link(found)
                self._lend(found, needed.extras, lent)

    def _link(self, found: metadata.Distribution) -> None:
        tops = {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}
        assert tops, f"{found.name} does not say which files it has"
        for top in tops:
            if not (self.packages / top).exists():
                (self.packages / top).symlink_to(str(found.locate_file(top)))

    def start(self, *command: str) -> subprocess.Popen[str]:
        home = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home), "QUARTERDECK_LOG_LEVEL": "error"}
        program, *words = command
        return subprocess.Popen(
            [str(self.programs / program), *words],
            cwd=self.home,
            env=environment(**home),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *command: str) -> str:
        with self.start(*command) as process:
            said, _ = process.communicate(timeout=60)
        assert process.returncode == 0, said
        return said

    def python(self, code: str) -> str:
        return self.run("python", "-c", code)

    @contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        """A visitor of `quarterdeck serve` on a loopback port that is free."""
        with self.start("quarterdeck", "serve", "--port", "0", "--data", str(self.home / "games")) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().split()[-1]
                with httpx.Client(base_url=url, timeout=20, trust_env=False) as visitor:
                    wait_for(visitor, process)
                    yield visitor
            finally:
                process.terminate()


def wait_for(visitor: httpx.Client, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            if visitor.get("/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert process.poll() is None and time.monotonic() < until, "the table does not open"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(wheel, tmp_path_factory.mktemp("installed"))


def test_nothing_of_the_checkout_is_used(installed: Installed) -> None:
    where = "import quarterdeck, sys; print(quarterdeck.__file__, *sys.path, sep='\\n')"
    loaded, *paths = installed.python(where).splitlines()
    assert Path(loaded).is_relative_to(installed.packages)
    assert not [path for path in paths if Path(path).is_relative_to(ROOT)]


def test_the_commands_know_their_games_and_rules(installed: Installed) -> None:
    games = installed.run("quarterdeck", "games").splitlines()
    assert [line.split()[0] for line in games] == ["ahoy", "maracaibo", "marauders", "dead_reckoning"]
    clause = installed.run("quarterdeck", "rules", "ahoy", "AH-MOVE-04")
    assert "AH-MOVE-04" in clause and len(clause.split()) > 5


def test_the_table_opens_with_page_scripts_and_matches(installed: Installed) -> None:
    with installed.serving() as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        loaded = everything_loaded(visitor, page.text)
        boards = {found[1] for name in loaded if (found := re.match(r"assets/board-(\w+)-[^/]+\.js$", name))}
        assert boards == {"ahoy", "maracaibo", "marauders", "dead_reckoning"}

        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        made = visitor.post("/api/v2/matches", json={"game": "ahoy", "seats": seats})
        assert made.status_code == 201, made.text
        match, token = made.json()["match"], made.json()["tokens"][0]
        state = visitor.get(f"/api/v2/matches/{match}/state", headers={"Authorization": f"Bearer {token}"})
        assert state.status_code == 200 and state.json()["view"]


def everything_loaded(visitor: httpx.Client, page: str) -> set[str]:
    """The names of all scripts and styles that the page, or what it loads, speaks of; each of them was there."""
    open_, seen = set(re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)), set[str]()
    assert open_, "the page loads nothing"
    while open_:
        name = open_.pop()
        seen.add(name)
        answer = visitor.get(f"/{name}")
        kind = answer.headers["content-type"].partition(";")[0]
        assert answer.status_code == 200 and kind in ("text/javascript", "text/css"), (name, answer.status_code, kind)
        spoken_of = re.findall(r"[\w-]+-[\w-]{8}\.(?:js|css)\b", answer.text)
        open_ |= {f"assets/{other}" for other in spoken_of} - seen
    return seen
