"""Reads content/*.yaml into the pieces. A wrong row stops the import, with its place named."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.games.ahoy.content import pieces
from quarterdeck.kernel.content.reading import Content

FOLDER = Path(__file__).parent


class Box:
    """Everything that content/ tells, read and checked."""

    def __init__(self, content: Content) -> None:
        self.vocabulary = content.vocabulary
        self.provenance = content.provenance
        self.suits = content.table("suits", pieces.Suit)
        self.terrains = content.table("terrain", pieces.TerrainKind)
        self.regions = content.table("regions", pieces.Region)
        self.factions = content.table("factions", pieces.Faction, pieces.check_faction)
        content.know("action_sets", [f.action_set for f in self.factions.values()], "an action set of factions")
        self.actions = content.table("actions", pieces.Action)
        self.board_slots = content.table("slots", pieces.BoardSlot)
        self.cards = content.table("market_cards", pieces.Card, pieces.check_card)
        self.plans = content.table("plan_cards", pieces.Plan)
        self.rewards = content.table("rewards", pieces.Reward)
        self.figures = content.table("figures", pieces.Figure)
        self.dice = content.table("dice", pieces.Dice)
        self.tokens = content.table("tokens", pieces.Token)
        self.aids = content.table("aids", pieces.Aid)
        self.fame_track = content.only("fame_track", pieces.FameTrack)
        self.setups = content.table("setup", pieces.Setup, pieces.check_setup)
        self.common = content.only("common", pieces.Common)
        self.start_maps = content.table("start_maps", pieces.StartMap)
        content.finish()

    def slots(self) -> dict[str, pieces.Slot]:
        """All die slots: of boards, of Crew cards (id = card id) and of ships' Plans."""
        crew = [card.slot for card in self.cards.values() if card.slot is not None]
        ships = [slot for plan in self.plans.values() for slot in plan.die_slots]
        return {slot.id: slot for slot in [*self.board_slots.values(), *crew, *ships]}


def load(folder: Path = FOLDER) -> Box:
    """The whole box; raises ContentError with every problem of the folder."""
    return Box(Content(folder))
