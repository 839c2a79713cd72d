"""`python -m quarterdeck.cli`."""

from __future__ import annotations

from quarterdeck.cli import main

main()
