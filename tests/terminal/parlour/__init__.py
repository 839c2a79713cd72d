"""The kernel's toy game with texts and a drawing of its own, under another name."""

from __future__ import annotations

from typing import Any

from tests.kernel.toy import Salvage, SalvageGame


class Parlour(SalvageGame):
    """Salvage as the terminal shows it; giving up is allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "parlour"
        self.package = "tests.terminal.parlour"

    def names(self, lang: str) -> dict[str, str]:
        return {"card-crane": {"de": "Kran"}.get(lang, "Crane"), "card-crane-text": "Lifts."}

    def may_concede(self, state: Salvage, seat: int) -> bool:
        return len(state.players) == 2

    def concede(self, ctx: Any, seat: int) -> None:
        ctx.state.phase = "over"


GAME = Parlour()
