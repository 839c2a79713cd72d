"""Merchants & Marauders as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.marauders.bosun import valuing
from quarterdeck.games.marauders.bosun.advice import BOTS, advice
from quarterdeck.games.marauders.content.components import PROVENANCE
from quarterdeck.games.marauders.flow import FLOW
from quarterdeck.games.marauders.kinds import QUESTIONS
from quarterdeck.games.marauders.migrations import migrated
from quarterdeck.games.marauders.rules.actions.setup import blank_table
from quarterdeck.games.marauders.rules.census import census
from quarterdeck.games.marauders.rules.effects import VERBS
from quarterdeck.games.marauders.rules.money import gold_points, total_points
from quarterdeck.games.marauders.state import GLORY_SOURCES, STASH_GLORY, State, Turn
from quarterdeck.games.marauders.words import asking, catalog, previews, why, wording  # noqa: F401  (questions learn their words)
from quarterdeck.games.marauders.words.events import EVENTS
from quarterdeck.games.marauders.words.insights import insights
from quarterdeck.games.marauders.words.why_reasons import REASONS
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.game import Context, Game, Insight, Label, OptionSpec, Setting
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.languages import ENGLISH

TARGETS = ["10", "6", "8", "12", "14", "16", "20"]


class Marauders(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("marauders", [2, 3, 4], FLOW, QUESTIONS)
        self.options = [
            OptionSpec("target", TARGETS),
            OptionSpec("windows", ["secret", "fast"]),
            OptionSpec("npc_lead", ["neighbour", "table"]),
        ]
        self.package = "quarterdeck.games.marauders"
        self.rules_version = 2
        self.schema = 2
        self.reasons = REASONS
        self.bots = BOTS
        self.advice = advice
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

    def active(self, state: Any) -> int:
        return int(state.turn)

    def scores(self, state: Any) -> list[int]:
        """Points on the track, with gold once stashes are open."""
        return [total_points(player) if player.shown_stash else player.glory for player in state.players]

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        """Every source that gave somebody points; gold only where the stash is open. (MM-GOAL-04, MM-STASH-02)"""
        accounts = [player.glory_from.copy() for player in state.players]
        for player, account in zip(state.players, accounts):
            account[STASH_GLORY] = gold_points(player) if player.shown_stash else 0
        used = [at for at in range(len(GLORY_SOURCES)) if any(account[at] for account in accounts)]
        return [[(GLORY_SOURCES[at], account[at]) for at in used] for account in accounts]

    def winners(self, state: Any) -> list[int]:
        """Most points, then most on the track, then most gold in the stash. (MM-END-03, MM-END-04)"""
        ranks = [(total_points(player), player.glory, player.stash) for player in state.players]
        return [player.seat for player, rank in zip(state.players, ranks) if rank == max(ranks)]

    def ending(self, state: Any) -> str:
        return str(state.ended)

    def value(self, state: Any, seat: int) -> float:
        return valuing.value(state, seat)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def note(self, state: Any, ask: Ask[Any], seat: int, value: Value) -> list[Label]:
        """Where an option is the only one, why it is asked at all. (MM-RUL-108)"""
        if ask.always and ask.question.said_as != "window" and len(ask.options()) == 1:
            return [Label("note-only-this")]
        return super().note(state, ask, seat, value)

    def insights(self, state: Any, seat: int) -> list[Insight]:
        return insights(state, seat)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def story(self, event: Event) -> Label:
        return wording.told(event, super().story(event))

    def names(self, lang: str) -> dict[str, str]:
        return wording.names(lang)

    def faction(self, state: Any, seat: int) -> str:
        return wording.SEATS[seat]

    def provenance(self) -> Provenance:
        return PROVENANCE

    def catalog(self, lang: str = ENGLISH) -> dict[str, Any]:
        return catalog.catalog(self, lang)


GAME = Marauders()
