"""Dead Reckoning as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.dead_reckoning.bosun import valuing
from quarterdeck.games.dead_reckoning.bosun.advice import BOTS, advice
from quarterdeck.games.dead_reckoning.content.components import DIFFICULTIES, PROVENANCE
from quarterdeck.games.dead_reckoning.flow import FLOW
from quarterdeck.games.dead_reckoning.kinds import QUESTIONS
from quarterdeck.games.dead_reckoning.migrations import migrated
from quarterdeck.games.dead_reckoning.rules.actions.league_orders import ORDERS
from quarterdeck.games.dead_reckoning.rules.actions.setup import LEAGUE, blank_table
from quarterdeck.games.dead_reckoning.rules.census import census
from quarterdeck.games.dead_reckoning.rules.effects import VERBS
from quarterdeck.games.dead_reckoning.rules.scoring import account, total
from quarterdeck.games.dead_reckoning.state import State, Turn
from quarterdeck.games.dead_reckoning.words import catalog, insights, previews, why, wording  # noqa: F401  (previews adds notes)
from quarterdeck.games.dead_reckoning.words.events import EVENTS
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.game import Context, Game, Insight, Label, OptionSpec, Rival, Setting
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.languages import ENGLISH


class DeadReckoning(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("dead_reckoning", [1, 2, 3, 4], FLOW, QUESTIONS)
        self.rules_version = 2
        self.schema = 2
        self.modes = ["standard", "solo", "cooperative"]
        self.options = [
            OptionSpec("bonus", ["yes", "no"]),
            OptionSpec("opponents", ["players", LEAGUE], players=[2]),
            OptionSpec("difficulty", list(DIFFICULTIES), players=[1, 2], when=("opponents", LEAGUE)),
        ]
        self.package = "quarterdeck.games.dead_reckoning"
        self.reasons = why.REASONS
        self.argument_kinds = wording.ARGUMENT_KINDS
        self.verbs = {"verb": VERBS, "order": ORDERS}
        self.bots = BOTS
        self.advice = advice

    def start(self, setting: Setting) -> State:
        return blank_table(setting)

    def context(self, state: Any) -> Context[Any]:
        return Turn(state)

    def state_class(self) -> type[Any]:
        return State

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        return migrated(plain, schema)

    def active(self, state: Any) -> int:
        return int(state.turn) if state.turn < state.humans else -1

    def scores(self, state: Any) -> list[int]:
        """Coins as they would count now; chests and bonus tiles only once they are open, but a single player has nobody
        to keep the chest from. (DR-SETUP-11)"""
        if state.humans == 1:
            return [total(state, 0) + (0 if state.players[0].shown else state.players[0].chest)]
        return [total(state, seat) for seat in range(state.humans)]

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        """Every source that gave somebody coins."""
        accounts = [account(state, seat) for seat in range(state.humans)]
        used = [at for at in range(len(accounts[0])) if any(parts[at][1] for parts in accounts)]
        return [[parts[at] for at in used] for parts in accounts]

    def rivals(self, state: Any) -> list[Rival]:
        return insights.rivals(state)

    def winners(self, state: Any) -> list[int]:
        """Nobody at the table if the game was lost to artificial opponents. (DS-COOP-08)"""
        return [seat for seat in state.champions if seat < state.humans]

    def ending(self, state: Any) -> str:
        return str(state.ended)

    def value(self, state: Any, seat: int) -> float:
        return valuing.value(state, seat)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def insights(self, state: Any, seat: int) -> list[Insight]:
        return insights.insights(state, seat)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def story(self, event: Event) -> Label:
        return wording.told(event, super().story(event))

    def names(self, lang: str) -> dict[str, str]:
        return wording.names(lang)

    def faction(self, state: Any, seat: int) -> str:
        return wording.faction(state, seat)

    def provenance(self) -> Provenance:
        return PROVENANCE

    def catalog(self, lang: str = ENGLISH) -> dict[str, Any]:
        return catalog.catalog(self, lang)


GAME = DeadReckoning()
