"""Files stay small enough to read."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 500


def test_no_file_is_longer_than_a_sitting() -> None:
    long = []
    for folder in ("src", "tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LIMIT:
                long.append(f"{path.relative_to(ROOT)} has {lines} lines")
    assert not long, f"at most {LIMIT} lines a file; split these by topic: " + "; ".join(long)
