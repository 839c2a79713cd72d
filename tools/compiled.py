"""The compiled build: the same source, put through mypyc, as a wheel.

Run as a script (`make compiled` does) it copies the source to build/compiled/tree, builds a wheel there with
the hook below switched on, and installs that wheel into the environment that runs the script. The source
tree itself is never touched: a compiled module beside its `.py` would win over it at the next import and
run stale code.

Which modules are compiled stands in pyproject.toml under [tool.quarterdeck.compiled].
Set QUARTERDECK_OPT=0 for a faster, slower-running build (the C compiler's -O level; 3 unless told).
"""

from __future__ import annotations

import fnmatch
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "docs/rules", "tools", "pyproject.toml", "README.md", "LICENSE")
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
    import ast

    return any(not isinstance(node, ast.Expr) for node in ast.parse(path.read_text()).body)


def compile_modules(root: Path) -> list[Path]:
    """Compile in place below root/src and return the extension files. Only ever call this on a copy."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    here = os.getcwd()
    os.chdir(root / "src")
    try:
        files = modules(root)
        options = [f"--config-file={root / 'pyproject.toml'}", "--no-warn-unused-configs"]
        extensions = mypycify(
            options + files,
            opt_level=os.environ.get("QUARTERDECK_OPT", "3"),
            debug_level="0",
            group_name="quarterdeck",
            target_dir=str(root / "c"),
        )
        distribution = Distribution({"name": "quarterdeck", "ext_modules": extensions})
        command: Any = distribution.get_command_obj("build_ext")
        command.build_lib = str(root / "lib")
        command.build_temp = str(root / "obj")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return sorted(path for path in (root / "lib").rglob("*") if path.suffix in {".so", ".pyd"})


class CompiledHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel. Off by default; see `main`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if root == ROOT and (root / ".git").exists():
            raise SystemExit("The compiled build works in a copy: run make compiled")
        for path in compile_modules(root):
            build_data["force_include"][str(path)] = path.relative_to(root / "lib").as_posix()
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
    build = ROOT / "build" / "compiled"
    tree, wheels = build / "tree", build / "wheel"
    started = time.monotonic()
    clean_copy(tree)
    shutil.rmtree(wheels, ignore_errors=True)
    print(f"Compiling {len(modules(tree))} modules (a few minutes) ...", flush=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(tree)],
        build / "build.log",
        HATCH_BUILD_HOOK_ENABLE_CUSTOM="true",
    )
    (wheel,) = wheels.glob("*.whl")
    run([*pip, "install", "--no-deps", "--force-reinstall", str(wheel)], build / "install.log")
    print(f"{wheel.name} is installed ({time.monotonic() - started:.0f} s).")


if __name__ == "__main__":
    main()
