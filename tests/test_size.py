"""Files stay small enough to read."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 500
KINDS = {
    "src": ("*.py",),
    "tests": ("*.py",),
    "tools": ("*.py",),
    "examples": ("*.py", "*.ftl"),
    "web/src": ("*.ts", "*.svelte", "*.css"),
    "web/tests": ("*.ts",),
    "web/build": ("*.ts", "*.mjs"),
}
MADE = {ROOT / "web" / "src" / name for name in ("schema.d.ts", "said.d.ts")}


def test_no_file_is_longer_than_a_sitting() -> None:
    long = []
    for folder, kinds in KINDS.items():
        found = {path for kind in kinds for path in (ROOT / folder).rglob(kind)} - MADE
        assert found, f"there is nothing in {folder}"
        for path in sorted(found):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LIMIT:
                long.append(f"{path.relative_to(ROOT)} has {lines} lines")
    assert not long, f"at most {LIMIT} lines a file; split these by topic: " + "; ".join(long)
