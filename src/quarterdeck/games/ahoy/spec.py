"""Ahoy as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.ahoy.bosun import valuing
from quarterdeck.games.ahoy.content.components import PROVENANCE
from quarterdeck.games.ahoy.flow import FLOW
from quarterdeck.games.ahoy.kinds import QUESTIONS
from quarterdeck.games.ahoy.migrations import migrated
from quarterdeck.games.ahoy.rules import census, scoring
from quarterdeck.games.ahoy.rules.actions import round as rounds
from quarterdeck.games.ahoy.rules.actions.setup import blank_table
from quarterdeck.games.ahoy.rules.effects import VERBS
from quarterdeck.games.ahoy.state import State, Turn
from quarterdeck.games.ahoy.words import catalog, previews, why, wording  # noqa: F401  (previews adds notes)
from quarterdeck.games.ahoy.words.events import EVENTS
from quarterdeck.games.ahoy.words.insights import insights
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.game import Context, Game, Insight, Label, OptionSpec, Setting
from quarterdeck.kernel.rules.events import Event


class Ahoy(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("ahoy", [2, 3, 4], FLOW, QUESTIONS)
        self.options = [OptionSpec("smuggler", ["red", "white"], players=[3])]
        self.rules_version = 2
        self.schema = 2
        self.package = "quarterdeck.games.ahoy"
        self.reasons = why.REASONS
        self.argument_kinds = wording.ARGUMENT_KINDS
        self.verbs = {"verb": VERBS}

    def start(self, setting: Setting) -> State:
        return blank_table(setting)

    def context(self, state: Any) -> Context[Any]:
        return Turn(state)

    def state_class(self) -> type[Any]:
        return State

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        return migrated(plain, schema)

    def may_concede(self, state: Any, seat: int) -> bool:
        return rounds.may_concede(state)

    def concede(self, ctx: Context[Any], seat: int) -> None:
        assert isinstance(ctx, Turn)
        rounds.concede(ctx, seat)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def story(self, event: Event) -> Label:
        return wording.told(event, super().story(event))

    def names(self, lang: str) -> dict[str, str]:
        return wording.names(lang)

    def spoken(self, kind: str, value: int) -> int | str:
        return wording.spoken(kind, value)

    def insights(self, state: Any, seat: int) -> list[Insight]:
        return insights(state)

    def faction(self, state: Any, seat: int) -> str:
        return str(state.players[seat].faction)

    def active(self, state: Any) -> int:
        return int(state.turn)

    def scores(self, state: Any) -> list[int]:
        return [player.fame for player in state.players]

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        return [scoring.breakdown(player) for player in state.players]

    def winners(self, state: Any) -> list[int]:
        return scoring.winners(state)

    def ending(self, state: Any) -> str:
        return scoring.ending(state)

    def value(self, state: Any, seat: int) -> float:
        return valuing.value(state, seat)

    def census(self, state: Any) -> dict[str, int]:
        return census.census(state)

    def provenance(self) -> Provenance:
        return PROVENANCE

    def catalog(self) -> dict[str, Any]:
        return catalog.catalog(self)


GAME = Ahoy()
