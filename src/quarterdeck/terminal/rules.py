"""The rules on the screen: clauses under their headings, and how many of them are proven."""

from __future__ import annotations

from typing import Any

from quarterdeck.rulebook import Clause, Coverage
from quarterdeck.terminal.page import paragraph
from quarterdeck.terminal.streams import usual_width


def clauses_text(clauses: list[Clause]) -> str:
    """Clauses, each under its heading."""
    blocks: list[str] = []
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            blocks.append(f"\n{section}" if blocks else section)
        blocks.append(f"{clause.id}\n{paragraph(clause.text, usual_width(), '    ')}")
    return "\n".join(blocks)


def coverage_figures(coverage: Coverage) -> dict[str, Any]:
    """The coverage as plain values."""
    return {
        "clauses": len(coverage.clauses),
        "proven": len(coverage.proven),
        "untestable": len(coverage.untestable),
        "open": coverage.open,
    }


def coverage_table(coverage: Coverage) -> str:
    """The coverage by topic, what is open, and why some clauses cannot be tested."""
    lines = [f"{'topic':<10}{'':<34}{'clauses':>8}{'proven':>8}{'untestable':>12}{'open':>6}"]
    for topic in coverage.topics:
        counts = f"{topic.clauses:>8}{topic.proven:>8}{topic.untestable:>12}{topic.open:>6}"
        lines.append(f"{topic.prefix:<10}{topic.section[:32]:<34}{counts}")
    total = f"{len(coverage.clauses):>8}{len(coverage.proven):>8}{len(coverage.untestable):>12}{len(coverage.open):>6}"
    lines.append(f"{'all':<44}{total}")
    if coverage.open:
        lines += ["", paragraph("open: " + " ".join(coverage.open), usual_width())]
    if coverage.untestable:
        lines += ["", "not testable:"]
        lines += [f"  {name}: {reason}" for name, reason in coverage.untestable.items()]
    return "\n".join([*lines, *(f"wrong: {error}" for error in coverage.errors)])
