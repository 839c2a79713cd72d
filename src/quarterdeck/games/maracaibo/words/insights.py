"""What follows from what everybody sees: what a nation multiplies by now, and how a campaign goes on."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.components import NATIONS
from quarterdeck.games.maracaibo.rules.archive import archive_of
from quarterdeck.games.maracaibo.rules.scoring import multipliers
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.game import Insight
from quarterdeck.kernel.rules.state import OVER


def insights(state: State) -> list[Insight]:
    return nations(state) + campaign(state)


def nations(state: State) -> list[Insight]:
    """The multiplier of each nation as the final scoring would count it now. (MA-FINAL-05 to -07)"""
    return [
        Insight(f"nation:{nation.id}", "nation.multiplier", {"number": factor})
        for nation, factor in zip(NATIONS, multipliers(state))
    ]


def campaign(state: State) -> list[Insight]:
    """The line that another game can go on from, once this one is over. (MA-END-02)"""
    kept = archive_of(state)
    if state.phase != OVER or state.story_mode.startswith("scenario") or not kept.stories:
        return []
    return [Insight("idea:story", "campaign.archive", {"line": kept.text()})]
