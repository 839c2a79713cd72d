"""The compiled build: the same source, put through mypyc, as a wheel.

Run as a script (`make compiled` does) it copies the source to build/compiled/tree, gives the parts of the states their
constructors and copies there (tools/parts.py), builds a wheel to which tools/package.py adds the compiled modules, and
installs that wheel into the environment that runs the script. The source tree itself is never touched: a compiled
module beside its `.py` would win over it at the next import and run stale code.

It does nothing if nothing changed since, and skips the long part, the compiling, if only content, texts or
uncompiled rooms (terminal, command line) changed.

Which modules are compiled stands in pyproject.toml under [tool.quarterdeck.compiled].
Set QUARTERDECK_OPT=0 for a faster, slower-running build (the C compiler's -O level; 3 unless told).
"""

from __future__ import annotations

import ast
import fnmatch
import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from parts import write_methods

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "docs/rules", "requirements", "tools", "pyproject.toml", "README.md", "LICENSE")
BUILD = ROOT / "build" / "compiled"
CLOSED = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Nothing but the modules themselves can be seen from outside, so calls between them are direct and may be inlined:
worth about 15 % of all decisions. (Optimising at link time as well was tried: it adds nothing.)"""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.pyc", ".mypy_cache")


def modules(root: Path) -> list[str]:
    """The files to compile, relative to src, in a stable order."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["quarterdeck"]["compiled"]
    package = root / "src" / "quarterdeck"
    found: list[str] = []
    for name in settings["packages"]:
        for path in sorted((package / name).rglob("*.py")):
            inside = path.relative_to(package).as_posix()
            if any(fnmatch.fnmatch(inside, pattern) for pattern in settings["uncompiled"]):
                continue
            if path.name == "__init__.py" and not _has_code(path):
                continue  # nothing to gain, and a plain package is kinder to tools
            found.append(f"quarterdeck/{inside}")
    return found


def _has_code(path: Path) -> bool:
    return any(not isinstance(node, ast.Expr) for node in ast.parse(path.read_text()).body)


def digest(paths: Iterable[Path], root: Path) -> str:
    """One hash over these files' names and contents, and over what else decides the result."""
    total = hashlib.sha256(repr((sys.version, opt_level())).encode())
    for path in sorted({*paths, root / "requirements" / "dev.txt"}):
        total.update(os.path.relpath(path, root).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def opt_level() -> str:
    return os.environ.get("QUARTERDECK_OPT", "3")


def compile_modules(root: Path, into: Path) -> None:
    """Compile the modules of the copy at `root`; the extensions go to into/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    here = os.getcwd()
    os.chdir(root / "src")
    try:
        extensions = mypycify(
            [f"--config-file={root / 'pyproject.toml'}", *modules(root)],
            opt_level=opt_level(),
            debug_level="0",
            group_name="quarterdeck",
            multi_file=True,  # the C compiler takes more than twice as long for one file with everything
            target_dir=str(into / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args += CLOSED
        distribution = Distribution({"name": "quarterdeck", "ext_modules": extensions})
        distribution.cmdclass["build_ext"] = side_by_side(distribution.get_command_class("build_ext"))
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib = str(into / "lib")
        command.build_temp = str(into / "obj")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)


def side_by_side(build_ext: Any) -> Any:
    """The command with a C compiler that works on as many files of an extension at once as there are cores: setuptools
    itself shares out whole extensions only, and nearly everything here is one."""

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [name for names in made for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    return SideBySide


def extensions_of(root: Path) -> list[tuple[Path, str]]:
    """The compiled modules and their places in the wheel; compiled now unless they still fit the source."""
    package = root / "src" / "quarterdeck"
    settings = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["quarterdeck"]["compiled"]
    rooms = [path for name in settings["packages"] for path in (package / name).rglob("*.py")]
    made_from = digest([*rooms, package / "__init__.py", root / "pyproject.toml", Path(__file__)], root)
    into = root.parent / "mypyc"
    stamp = into / "made-from"
    if not stamp.is_file() or stamp.read_text() != made_from:
        shutil.rmtree(into, ignore_errors=True)
        into.mkdir(parents=True)
        print("compiling", *modules(root), sep="\n  ", flush=True)
        compile_modules(root, into)
        stamp.write_text(made_from)
    lib = into / "lib"
    found = sorted(path for path in lib.rglob("*") if path.suffix in {".so", ".pyd"})
    return [(path, path.relative_to(lib).as_posix()) for path in found]


def add_modules(root: Path, build_data: dict[str, Any]) -> None:
    """Adds the compiled modules to the wheel that is being built at `root`; tools/package.py calls it."""
    if not (root.name == "tree" and root.parent.name == "compiled"):
        raise SystemExit("The compiled build works in a copy: run make compiled")
    for path, place in extensions_of(root):
        build_data["force_include"][str(path)] = place
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def clean_copy(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=LEFT_OUT)
        else:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)


def run(command: list[str], log: Path, **environment: str) -> None:
    """Run quietly; show what it said only if it fails."""
    with log.open("wb") as out:
        done = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, env=os.environ | environment)
    if done.returncode:
        lines = log.read_text(errors="replace").splitlines()
        errors = [line for line in lines if ": error:" in line]
        print("\n".join(errors or lines[-60:]), file=sys.stderr)
        raise SystemExit(f"The compiled build failed; everything it said is in {log}")


def main() -> None:
    tree, wheels = BUILD / "tree", BUILD / "wheel"
    started = time.monotonic()
    clean_copy(tree)
    write_methods(tree, modules(tree))
    files = [path for path in tree.rglob("*") if path.is_file()]
    made_from = digest(files, tree)
    stamp = Path(sys.prefix) / ".quarterdeck-compiled"
    if stamp.is_file() and stamp.read_text() == made_from:
        return
    stamp.unlink(missing_ok=True)
    shutil.rmtree(wheels, ignore_errors=True)
    print(f"Building {len(modules(tree))} compiled modules (minutes, if rules changed) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(
        [*pip, "wheel", "-v", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(tree)],
        BUILD / "build.log",
        QUARTERDECK_COMPILE="1",
    )
    (wheel,) = wheels.glob("*.whl")
    run([*pip, "install", "--no-deps", "--force-reinstall", str(wheel)], BUILD / "install.log")
    stamp.write_text(made_from)
    print(f"{wheel.name} is installed ({time.monotonic() - started:.0f} s).")


if __name__ == "__main__":
    if sys.prefix == sys.base_prefix:
        raise SystemExit("Run this in a virtual environment: make compiled")
    main()
