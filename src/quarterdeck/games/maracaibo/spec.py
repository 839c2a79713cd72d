"""Maracaibo as the table knows it: seats, options, set-up, scores, texts."""

from __future__ import annotations

from typing import Any

from quarterdeck.games.maracaibo.bosun import valuing
from quarterdeck.games.maracaibo.bosun.advice import advice, bosun
from quarterdeck.games.maracaibo.content.components import DIFFICULTIES, PLACES, PROVENANCE
from quarterdeck.games.maracaibo.flow import FLOW
from quarterdeck.games.maracaibo.rules import archive
from quarterdeck.games.maracaibo.rules.actions.jean import JEAN
from quarterdeck.games.maracaibo.rules.actions.setup import CONTINUE, FIRST_STORY, blank_table
from quarterdeck.games.maracaibo.rules.census import census
from quarterdeck.games.maracaibo.rules.effects import GAINS, PAYMENTS, VERBS
from quarterdeck.games.maracaibo.state import VP_SOURCES, State, Turn
from quarterdeck.games.maracaibo.words import catalog, previews, prompts, why, wording
from quarterdeck.games.maracaibo.words.events import EVENTS
from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.game import Context, Game, Label, OptionSpec, Reason, Rival, Setting, SettingError
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.languages import ENGLISH


class Maracaibo(Game):
    """The game's spec."""

    def __init__(self) -> None:
        super().__init__("maracaibo", [1, 2, 3, 4], FLOW)
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
        """Every source that gave somebody points; who was robbed has lost some. (MA-PERM-06)"""
        people = state.players[: state.seats]
        used = [at for at in range(len(VP_SOURCES)) if any(player.vp_from[at] for player in people)]
        return [[(VP_SOURCES[at], player.vp_from[at]) for at in used] for player in people]

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
        """Most VP win, tied players share; Jean wins a tie. (MA-END-01, MA-SOLO-33)"""
        best = max(player.vp for player in state.players)
        if state.solo():
            return [0] if state.players[0].vp > state.players[1].vp else []
        return [player.seat for player in state.players if player.vp == best]

    def ending(self, state: Any) -> str:
        """By points, shared, or against Jean."""
        if state.solo():
            return "jean_beaten" if self.winners(state) else "jean_wins"
        return "points" if len(self.winners(state)) == 1 else "shared"

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

    def key(self, prompt: str, value: Value) -> str:
        return prompts.key(prompt, value)

    def targets(self, prompt: str, value: Value) -> list[str]:
        return prompts.targets(prompt, value)

    def label(self, prompt: str, value: Value) -> Label:
        return prompts.label(prompt, value)

    def note(self, state: Any, ask: Ask[Any], seat: int, value: Value) -> list[Label]:
        return previews.note(state, seat, ask, value)

    def question(self, ask: Ask[Any]) -> Label:
        return prompts.question(ask.prompt, ask.about)

    def event_names(self) -> dict[str, list[str]]:
        return EVENTS

    def story(self, event: Event) -> Label:
        return wording.told(event, super().story(event))

    def names(self, lang: str) -> dict[str, str]:
        return wording.names(lang)

    def faction(self, state: Any, seat: int) -> str:
        return wording.SEATS[seat]

    def why_not(self, state: Any, ask: Ask[Any], seat: int, key: str) -> Reason:
        return why.why_not(state, ask, seat, key)

    def provenance(self) -> Provenance:
        return PROVENANCE

    def catalog(self, lang: str = ENGLISH) -> dict[str, Any]:
        return catalog.catalog(self, lang)


GAME = Maracaibo()
