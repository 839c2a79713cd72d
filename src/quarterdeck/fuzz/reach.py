"""What games have reached: questions, answers, components, events, the rules of verbs. And what they never reached.

Everything is counted by a name that the game declares somewhere: the messages of its texts, the kinds of its events,
the things of its catalog, the verbs of its vocabulary. So whatever is declared and never counted has not been played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quarterdeck.kernel.game import Game, Label
from quarterdeck.kernel.rules.ask import Ask
from quarterdeck.kernel.rules.effects import Registry
from quarterdeck.kernel.rules.events import Event

PROMPTS: Final = "prompts"
OPTIONS: Final = "options"
NOTES: Final = "notes"
INSIGHTS: Final = "insights"
STORIES: Final = "stories"
EVENTS: Final = "events"
THINGS: Final = "things"
VERBS: Final = "verbs"
ENDINGS: Final = "endings"
PAIRS: Final = "pairs"

PREFIXES: Final[dict[str, str]] = {
    "prompt-": PROMPTS,
    "option-": OPTIONS,
    "note-": NOTES,
    "insight-": INSIGHTS,
    "event-": STORIES,
}
"""What the messages of a game's texts are for, by how their names begin."""

PARTS: Final[list[str]] = [PROMPTS, OPTIONS, THINGS, EVENTS, STORIES, VERBS, NOTES, INSIGHTS]
"""What a game declares, and what is therefore told to be missing."""

MORE: Final[list[str]] = [ENDINGS, PAIRS]
"""What is counted besides."""


class Reach:
    """How often each thing was met, by part and name.

    Prompts: what a seat was asked, by the message of the question. Options: what was answered, by the message of its
    label. Things: components that an answer pointed at, or that an answer, a question or an event named, as `kind:id`.
    Events by kind, stories by the message that tells them. Verbs as `registry:verb`. Pairs: two answers in a row, by
    what they say, since mistakes lie less in an answer than in what it meets.
    """

    def __init__(self) -> None:
        self.counts: dict[str, dict[str, int]] = {part: {} for part in [*PARTS, *MORE]}
        self.last = ""
        """What the last answer said."""

    def count(self, part: str, name: str, times: int = 1) -> None:
        counts = self.counts[part]
        counts[name] = counts.get(name, 0) + times

    def times(self, part: str, name: str) -> int:
        return self.counts[part].get(name, 0)

    def add(self, plain: dict[str, dict[str, int]]) -> None:
        """Adds what `counts` of another one held."""
        for part, counts in plain.items():
            for name, times in counts.items():
                self.count(part, name, times)

    def asked(self, game: Game, ask: Ask[Any]) -> None:
        question = ask.question.text(ask)
        self.count(PROMPTS, question.message)
        self.named(game, question)

    def answered(self, game: Game, prompt: str, value: Any) -> None:
        label = game.label(prompt, value)
        self.count(OPTIONS, label.message)
        self.count(PAIRS, self.pair(label.message))
        self.last = label.message
        self.named(game, label)
        for target in game.targets(prompt, value):
            self.count(THINGS, target)

    def pair(self, message: str) -> str:
        """The name of an answer together with the last one."""
        return f"{self.last} {message}"

    def told(self, game: Game, event: Event) -> None:
        self.count(EVENTS, event.kind)
        story = game.story(event)
        self.count(STORIES, story.message)
        self.named(game, story)

    def named(self, game: Game, label: Label) -> None:
        """Counts the components that a label's arguments name."""
        for name, value in label.args.items():
            if isinstance(value, str) and value:
                kind = game.argument_kinds.get(name, name.rpartition("_")[2])
                self.count(THINGS, f"{kind}:{value}")
                if name != kind:
                    self.count(THINGS, f"{name}:{value}")


class Watch:
    """Counts the rules of verbs that run while it is `on`, from `begin` to `end`."""

    def __init__(self, game: Game, reach: Reach) -> None:
        self.registries: dict[str, Registry[Any]] = game.verbs
        self.reach = reach
        self.on = False
        self.rules: dict[str, dict[str, Any]] = {}

    def begin(self) -> None:
        for kind, registry in self.registries.items():
            self.rules[kind] = dict(registry.rules)
            for verb, rule in self.rules[kind].items():
                registry.rules[verb] = self._counted(f"{kind}:{verb}", rule)

    def end(self) -> None:
        for kind, rules in self.rules.items():
            self.registries[kind].rules.update(rules)
        self.rules = {}

    def _counted(self, name: str, rule: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            if self.on:
                self.reach.count(VERBS, name)
            return rule(*args)

        return counted


# What there is


def declared(game: Game) -> dict[str, list[str]]:
    """The names of everything that could be reached, by part. What a game leaves out of its texts, its catalog or
    `Game.verbs` is not there."""
    from quarterdeck.kernel.text.fluent import Catalogue, places_of
    from quarterdeck.kernel.text.languages import ENGLISH

    found: dict[str, list[str]] = {part: [] for part in PARTS}
    messages = {message for place in places_of(game) for message in Catalogue(place, ENGLISH).messages}
    for message in sorted(messages):
        for prefix, part in PREFIXES.items():
            if message.startswith(prefix):
                found[part].append(message)
    found[EVENTS] = sorted(game.event_names())
    found[THINGS] = sorted(name for name in game.catalog().get("things", {}) if not name.startswith(CONCEPT))
    found[VERBS] = [f"{kind}:{verb}" for kind, registry in game.verbs.items() for verb in sorted(registry.rules)]
    return found


CONCEPT: Final = "idea:"
"""Things of a catalog that only explain something; nothing in a game is one."""


def never(game: Game, reach: Reach) -> dict[str, list[str]]:
    """What is declared and was never reached, by part."""
    return {part: [name for name in names if not reach.times(part, name)] for part, names in declared(game).items()}
