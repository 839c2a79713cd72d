"""Maracaibo as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.maracaibo.bosun import valuing
from quarterdeck.games.maracaibo.bosun.advice import advice, bosun
from quarterdeck.games.maracaibo.content.components import DIFFICULTIES, PLACES, PROVENANCE
from quarterdeck.games.maracaibo.flow import FLOW
from quarterdeck.games.maracaibo.kinds import FREE, QUESTIONS, is_free
from quarterdeck.games.maracaibo.rules import archive, scoring
from quarterdeck.games.maracaibo.rules.actions.setup import CONTINUE, FIRST_STORY, blank_table
from quarterdeck.games.maracaibo.rules.atoms.automa import JEAN
from quarterdeck.games.maracaibo.rules.census import census
from quarterdeck.games.maracaibo.rules.effects import GAINS, PAYMENTS, VERBS
from quarterdeck.games.maracaibo.state import VP_SOURCES, State, Turn
from quarterdeck.games.maracaibo.words import catalog, previews, why, wording
from quarterdeck.games.maracaibo.words.events import EVENTS
from quarterdeck.games.maracaibo.words.insights import insights
from quarterdeck.games.maracaibo.words.why_reasons import REASONS
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.game import (
    Context,
    Game,
    Insight,
    Label,
    OptionSpec,
    Reason,
    Rival,
    Setting,
    SettingError,
    reason_named,
)
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.events import Event


class Maracaibo(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("maracaibo", [1, 2, 3, 4], FLOW, QUESTIONS)
        self.rules_version = 2
        self.modes = ["standard", "solo", "campaign"]
        self.options = [
            OptionSpec("story", [*FIRST_STORY, CONTINUE]),
            OptionSpec("difficulty", list(DIFFICULTIES), players=[1], default="medium"),
            OptionSpec("archive", [""], written=True, when=("story", CONTINUE)),
        ]
        self.package = "quarterdeck.games.maracaibo"
        self.bots = {"bosun": bosun}
        self.advice = advice
        self.reasons = REASONS
        self.argument_kinds = wording.ARGUMENT_KINDS
        self.verbs = {"verb": VERBS, "gain": GAINS, "payment": PAYMENTS}

    def check(self, setting: Setting) -> Setting:
        checked = super().check(setting)
        if checked.options["story"] == CONTINUE:
            if not checked.options["archive"]:
                raise SettingError("a campaign goes on from its archive: option archive", Label("archive-missing"))
            archive.read(checked.options["archive"])
        return checked

    def start(self, setting: Setting) -> State:
        return blank_table(setting)

    def context(self, state: Any) -> Context[Any]:
        return Turn(state)

    def state_class(self) -> type[Any]:
        return State

    def active(self, state: Any) -> int:
        return int(state.turn) if state.turn < state.seats else -1

    def scores(self, state: Any) -> list[int]:
        return [player.vp for player in state.players[: state.seats]]

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        return scoring.breakdown(state)

    def rivals(self, state: Any) -> list[Rival]:
        """Jean: where her ship is, her card, and her points as they are on the track. (MA-SOLO-02)"""
        if state.jean is None:
            return []
        jean, card = state.players[JEAN], state.jean.card
        place = PLACES[jean.ship].id
        told = Label("rival-card", {"place": place, "automa": card}) if card else Label("rival-place", {"place": place})
        parts = [(source, points) for source, points in zip(VP_SOURCES, jean.vp_from, strict=True) if points]
        return [Rival("jean", jean.vp, told, parts)]

    def winners(self, state: Any) -> list[int]:
        return scoring.winners(state)

    def ending(self, state: Any) -> str:
        return scoring.ending(state)

    def sequel(self, state: Any) -> dict[str, str]:
        """A campaign goes on from its archive. (MA-SSET-03, MA-END-02)"""
        kept = archive.archive_of(state)
        if state.story_mode.startswith("scenario") or not kept.stories:
            return {}
        options = {"story": CONTINUE, "archive": kept.text()}
        if state.solo():
            options["difficulty"] = state.difficulty
        return options

    def value(self, state: Any, seat: int) -> float:
        return valuing.value(state, seat)

    def census(self, state: Any) -> dict[str, int]:
        return census(state)

    def note(self, state: Any, ask: Ask[Any], seat: int, value: Value) -> list[Label]:
        if isinstance(value, tuple) and is_free(value):
            return previews.free_note(state.players[seat], value)
        return super().note(state, ask, seat, value)

    def insights(self, state: Any, seat: int) -> list[Insight]:
        return insights(state)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def story(self, event: Event) -> Label:
        return wording.told(event, super().story(event))

    def names(self, lang: str) -> dict[str, str]:
        return wording.names(lang)

    def faction(self, state: Any, seat: int) -> str:
        return wording.SEATS[seat]

    def why_not(self, state: Any, ask: Ask[Any], seat: int, key: str) -> Reason:
        words = key.split()
        if words and words[0] in FREE:
            return reason_named(why.no_free_action(state, seat, words), self.reasons, ask.question.clause)
        return super().why_not(state, ask, seat, key)

    def provenance(self) -> Provenance:
        return PROVENANCE

    def catalog(self) -> dict[str, Any]:
        return catalog.catalog(self)


GAME = Maracaibo()
