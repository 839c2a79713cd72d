"""An invented game with what others bring along; in a module of its own because bots' processes import it too."""

from __future__ import annotations

from typing import Any

from quarterdeck.kernel.game import Label, OptionSpec, Rival
from quarterdeck.kernel.views.perspective import Perspective
from tests.kernel.toy import SalvageGame


def first_option(perspective: Perspective, chance: Any) -> Any:
    return perspective.options()[0]


class Voyage(SalvageGame):
    """Salvage with what other games bring: modes, a written option, a bot of its own, a campaign, a rival."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "voyage"
        self.modes = ["standard", "campaign"]
        self.options = [*self.options, OptionSpec("archive", [""], written=True, when=("length", "long"))]
        self.bots = {"hasty": first_option}

    def rivals(self, state: Any) -> list[Rival]:
        return [Rival("storm", state.rounds_left, Label("storm-told"), [("waves", state.rounds_left)])]

    def sequel(self, state: Any) -> dict[str, str]:
        return {"archive": f"scores={','.join(map(str, self.scores(state)))}"}


VOYAGE = Voyage()
