"""What is written and what is typed: with colours on a terminal, as plain lines anywhere else."""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Iterator
from typing import Any, TextIO

Styles = list[tuple[str, str]]
"""Regular expressions and the colour of what they match."""

NARROWEST = 60
WIDEST = 160


def usual_width() -> int:
    """The terminal's width, as far as lines are still read with ease."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


class Output:
    """Where the table is shown."""

    def __init__(self, stream: TextIO, width: int = 0) -> None:
        self.stream = stream
        self.width = width or usual_width()
        self._console: Any = None
        if stream.isatty():
            from rich.console import Console

            self._console = Console(file=stream, highlight=False, markup=False, emoji=False)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")

    @property
    def is_terminal(self) -> bool:
        return self._console is not None

    def write(self, text: str = "", style: str = "", styles: Styles | None = None) -> None:
        """Writes lines; `style` colours all of it, `styles` what the expressions match."""
        if self._console is None:
            self.stream.write(text + "\n")
            return
        from rich.text import Text

        shown = Text(text, style=style)
        for expression, colour in styles or []:
            shown.highlight_regex(expression, colour)
        self._console.print(shown, soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line that opens an area."""
        self.write(f"-- {text} " + "-" * max(0, self.width - len(text) - 4), "bold")

    def clear(self) -> None:
        """Makes sure that the next at the screen does not see what the last one saw."""
        if self._console is not None:
            self.stream.write("\033[3J\033[H\033[2J")
            self.stream.flush()

    @contextlib.contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Shows on a terminal that something is going on."""
        if self._console is None:
            yield
            return
        with self._console.status(text):
            yield


class Input:
    """Where answers are typed."""

    def __init__(self, stream: TextIO, output: Output) -> None:
        self.stream = stream
        self.output = output

    def line(self, prompt: str = "> ") -> str | None:
        """The next line; None when there are no more."""
        try:
            if self.stream is sys.stdin and self.stream.isatty():
                with contextlib.suppress(ImportError):
                    import readline  # noqa: F401  (gives input() a history and cursor keys)
                return input(prompt).strip()
            self.output.stream.write(prompt)
            self.output.stream.flush()
            typed = self.stream.readline()
        except (EOFError, KeyboardInterrupt):
            return None
        except UnicodeDecodeError:
            return ""
        if not typed:
            return None
        self.output.stream.write(typed.rstrip("\n") + "\n")
        return typed.strip()
