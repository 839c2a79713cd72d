"""Which build do the tests run against? The one they were told to."""

import importlib.machinery
import os
from pathlib import Path

from quarterdeck.kernel.tables import table

SRC = Path(__file__).resolve().parent.parent / "src"


def test_the_expected_build_is_loaded() -> None:
    loaded = table.__file__
    if os.environ.get("QUARTERDECK_BUILD") == "compiled":
        assert loaded.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES)), loaded
        assert not Path(loaded).is_relative_to(SRC), "the compiled build must not live in the source tree"
    else:
        assert loaded.endswith(".py"), loaded


def test_no_compiled_module_lies_in_the_source_tree() -> None:
    strays = [path.relative_to(SRC).as_posix() for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"}]
    assert not strays, f"these win over the .py beside them and run stale code; remove them: {strays}"
