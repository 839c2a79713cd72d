"""Where the figures of a game come from, on the screen: rows and fields by source, for each file and in all."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.content.provenance import MIXED, SOURCES, Provenance, Tally


def content_figures(provenance: Provenance) -> dict[str, Any]:
    """The count as plain values."""
    files = {name: _plain(tally) for name, tally in provenance.files().items()}
    return {"files": files, "all": _plain(provenance.total())}


def content_table(provenance: Provenance) -> str:
    """The count as a table."""
    rows = "".join(f"  {source}" for source in (*SOURCES, MIXED))
    fields = "".join(f"  {source}" for source in SOURCES)
    lines = [f"{'':<26}{'rows':<{len(rows)}}fields", f"{'file':<24}{rows}{fields}"]
    for name, tally in {**provenance.files(), "all": provenance.total()}.items():
        counts = [*tally.rows.items(), *tally.fields.items()]
        lines.append(f"{name:<24}" + "".join(f"{count:>{len(source) + 2}}" for source, count in counts))
    return "\n".join(lines)


def _plain(tally: Tally) -> dict[str, Any]:
    return {"rows": dict(tally.rows), "fields": dict(tally.fields)}
