"""What a game is to everything around it: the spec that table, bots, server and terminal go through."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from quarterdeck.kernel.content.provenance import Provenance
from quarterdeck.kernel.rules.ask import Ask, Value
from quarterdeck.kernel.rules.effects import Registry
from quarterdeck.kernel.rules.events import EVERYBODY, Event
from quarterdeck.kernel.rules.kinds import plain_key as plain_key
from quarterdeck.kernel.rules.question import Questions
from quarterdeck.kernel.rules.state import State
from quarterdeck.kernel.text.labels import Label as Label
from quarterdeck.kernel.text.labels import Reason as Reason
from quarterdeck.kernel.text.labels import message_id as message_id
from quarterdeck.kernel.text.labels import reason_named as reason_named
from quarterdeck.kernel.text.languages import ENGLISH

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Context(Generic[S]):
    """What a rule is given: the state that it changes and the log that it tells its changes to."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] | None = None
        self.at = 0

    def tell(self, kind: str, *args: int | str) -> None:
        """Tells everybody that something happened."""
        if self.events is not None:
            self.events.append(Event(kind, args, EVERYBODY, self.at))

    def tell_some(self, audience: int, kind: str, *args: int | str) -> None:
        """Tells only the seats of the audience (see `events.only`, `events.all_but`)."""
        if self.events is not None:
            self.events.append(Event(kind, args, audience, self.at))


Rule = Callable[[Any], Coroutine[Ask[Any], Any, None]]
"""A rule is given the context that its game makes."""


Advice = Callable[[Any, Ask[Any]], list[float]]
"""From a position and the question of the seat that is asked: what each option is worth to it, in any unit. It looks
at nothing that the seat cannot see."""

Chooser = Callable[[Any, Any], Value]
"""How a game's own bot decides: from a seat's `Perspective`, with a `Randomness`, one of the seat's options."""


class Setting:
    """How a table was set up: the number of players and the game's own options by name."""

    def __init__(self, players: int, options: dict[str, str] | None = None) -> None:
        self.players = players
        self.options: dict[str, str] = {} if options is None else dict(options)


class OptionSpec:
    """One option of a game's set-up: its name, the values it may have, the first being the default unless one is named.

    `written`: any line of text up to MOST_WRITTEN characters besides those values; the game checks it.
    `players` and `when`, another option and its value: the option matters only then, so only then a page asks for it.
    A condition on an option that does not matter itself is left out.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        written: bool = False,
        players: list[int] | None = None,
        when: tuple[str, str] = ("", ""),
        default: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.written = written
        self.players: list[int] = [] if players is None else players
        self.when = when
        self.default = default or values[0]

    def check(self, value: str) -> None:
        """Raises SettingError if the option cannot have this value."""
        if self.written and (len(value) > MOST_WRITTEN or not value.isprintable()):
            raise SettingError(f"option {self.name} is one line of at most {MOST_WRITTEN} characters")
        if not self.written and value not in self.values:
            raise SettingError(f"option {self.name} is one of {', '.join(self.values)}, not {value}")


MOST_WRITTEN: Final = 2000
"""The longest text that an option may hold."""


class SettingError(ValueError):
    """A table that cannot be set up as asked; the message says what can.

    `told` says it in a viewer's language where the game has words for it.
    """

    def __init__(self, text: str, told: Label | None = None) -> None:
        super().__init__(text)
        self.told = told


class Insight:
    """Something that follows from what a seat can see, so that nobody has to work it out.

    `about` is what on the board it belongs to (as targets are named), `args` are its figures; the texts say it under
    `insight-` and its kind.
    """

    def __init__(self, about: str, kind: str, args: dict[str, int | str] | None = None) -> None:
        self.about = about
        self.kind = kind
        self.args: dict[str, int | str] = {} if args is None else args

    def label(self) -> Label:
        """What it says."""
        return Label(message_id("insight", self.kind), dict(self.args))


class Rival:
    """Somebody who plays without a seat, such as the opponent of a solo game: its points, and what is told of it now.

    Texts and catalog know it by `side`, as they know a seat's. `parts`: where the points come from (`Game.breakdown`).
    """

    def __init__(self, side: str, score: int, told: Label, parts: list[tuple[str, int]]) -> None:
        self.side = side
        self.score = score
        self.told = told
        self.parts = parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. Subclasses fill the attributes and methods in; nothing else of a game is known outside it."""

    def __init__(self, id: str, players: list[int], rules: dict[str, Rule], questions: Questions | None = None) -> None:
        self.id = id
        self.players = players
        self.rules = rules
        self.modes: list[str] = ["standard"]
        self.options: list[OptionSpec] = []
        self.rules_version = 1
        self.schema = 1
        self.package = ""
        """The package that the game is: its `screen.table` draws the board, its `words/<lang>` may hold texts."""
        self.bots: dict[str, Chooser] = {}
        """The game's own bots by name, from weak to strong; they follow rules of thumb that only it knows."""
        self.advice: Advice | None = None
        """What options are worth by the game's rules of thumb, for bots: a search tries the best ones first."""
        self.questions = Questions(id) if questions is None else questions
        """Everything that this game can ask; what is told of it hangs on each question."""
        self.reasons: dict[str, tuple[str, str]] = {}
        """Why something is not to be had, by name: the clause and the English text."""
        self.orders: dict[str, Value] = self.questions.in_advance()
        """Questions to one seat that it may answer in advance, by name, and with what (see `orders`)."""
        self.verbs: dict[str, Registry[Any]] = {}
        """The rules that carry effects out, by what their registry is called; whoever tests counts which ones run."""
        self.argument_kinds: dict[str, str] = {}
        """Arguments of labels and events that hold something of a kind other than their name, such as a rival."""

    def check(self, setting: Setting) -> Setting:
        """The setting with defaults filled in. Raises SettingError in a sentence a user understands."""
        if setting.players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            raise SettingError(f"{self.id} is for {counts} players, not {setting.players}")
        chosen: dict[str, str] = {}
        for option in self.options:
            value = setting.options.get(option.name, option.default)
            option.check(value)
            chosen[option.name] = value
        for name in setting.options:
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise SettingError(f"{self.id} has no option {name}; there are: {known}")
        return Setting(setting.players, chosen)

    def start(self, setting: Setting) -> State:
        """The state before the first rule runs; set-up itself is rules: chance in it is journalled."""
        raise SettingError(f"{self.id} cannot be set up")

    def context(self, state: Any) -> Context[Any]:
        """What this game's rules are given; a game may add what lasts only while one rule runs."""
        return Context(state)

    def may_concede(self, state: Any, seat: int) -> bool:
        """Whether this seat may give the game up now."""
        return False

    def concede(self, ctx: Context[Any], seat: int) -> None:
        """Changes the state as the rules say when a seat gives up."""

    def state_class(self) -> type[Any]:
        """The class of the root of the state."""
        raise SettingError(f"{self.id} has no state")

    def migrate(self, plain: dict[str, Any], schema: int) -> dict[str, Any]:
        """A stored state of an older schema in the shape of this one."""
        return plain

    def faction(self, state: Any, seat: int) -> str:
        """The id under which the texts name a seat's side."""
        return f"seat{seat + 1}"

    def active(self, state: Any) -> int:
        """The seat whose turn it is, or -1 between turns."""
        return -1

    def scores(self, state: Any) -> list[int]:
        """Each seat's points as they stand."""
        raise SettingError(f"{self.id} has no scores")

    def rivals(self, state: Any) -> list[Rival]:
        """Who plays besides the seats; everybody may see what is told of them."""
        return []

    def breakdown(self, state: Any) -> list[list[tuple[str, int]]]:
        """For each seat where its points come from: sources, which the texts call `source-` and their name, and
        points that add up to the seat's score. Empty if the game keeps no account."""
        return []

    def winners(self, state: Any) -> list[int]:
        """The seats that won a finished game; several if they share the victory."""
        raise SettingError(f"{self.id} has no winners")

    def sequel(self, state: Any) -> dict[str, str]:
        """The options of a game that goes on from this finished one; empty where none does."""
        return {}

    def ending(self, state: Any) -> str:
        """In a word how a finished game ended."""
        return "finished"

    def value(self, state: Any, seat: int) -> float:
        """How good a position is for a seat, from 0 to 1; used where a search cannot play to the end."""
        scores = self.scores(state)
        best = max([score for other, score in enumerate(scores) if other != seat], default=0)
        lead = scores[seat] - best
        return 0.5 + 0.5 * lead / (10 + abs(lead))

    def census(self, state: Any) -> dict[str, int]:
        """How many of each kind of piece there are, all places together; never changes in a game."""
        return {}

    def key(self, prompt: str, value: Value) -> str:
        """The stable text of an option, by which an answer names it; the question by its name, as journals know it."""
        return self.questions.named(prompt).key(value)

    def targets(self, prompt: str, value: Value) -> list[str]:
        """What on the board an option points at."""
        return self.questions.named(prompt).targets(value)

    def label(self, prompt: str, value: Value) -> Label:
        """What an option says."""
        return self.questions.named(prompt).label(value)

    def note(self, state: Any, ask: Ask[Any], seat: int, value: Value) -> list[Label]:
        """What an option would cost or bring in this position, as far as the seat can know; said after its label."""
        return ask.question.notes(state, ask.put_to(seat), value)

    def insights(self, state: Any, seat: int) -> list[Insight]:
        """What follows from what a seat can see in this position: dangers, odds, prices. -1 is who only watches."""
        return []

    def event_names(self) -> dict[str, list[str]]:
        """For each kind of event the names of its arguments."""
        return {}

    def story(self, event: Event) -> Label:
        """What an event says: `event-` and its kind, the arguments under their names."""
        names = self.event_names().get(event.kind, [])
        return Label(message_id("event", event.kind), dict(zip(names, event.args)))

    def names(self, lang: str) -> dict[str, str]:
        """What the game's components are called in a language, by `kind-id` as the texts look them up; in English where
        the content has no name in that language."""
        return {}

    def spoken(self, kind: str, value: int) -> int | str:
        """How a number of this kind is said, where it is not said as a number."""
        return value

    def provenance(self) -> Provenance:
        """Where the figures of the game's content come from, as its loader read it."""
        return Provenance()

    def catalog(self, lang: str = ENGLISH) -> dict[str, Any]:
        """The game's components as plain data, for whoever draws or explains them, with texts in this language."""
        return {}

    def why_not(self, state: Any, ask: Ask[Any], seat: int, key: str) -> Reason:
        """Why a key that was not offered is not among the options."""
        question = ask.question
        return reason_named(question.why_not(state, ask.put_to(seat), key), self.reasons, question.clause)


def by_source(breakdown: list[list[tuple[str, int]]]) -> dict[str, list[int | None]]:
    """A breakdown the other way round: for each source every seat's points, None where a seat has no such source."""
    found: dict[str, list[int | None]] = {}
    for seat, parts in enumerate(breakdown):
        for source, points in parts:
            found.setdefault(source, [None] * len(breakdown))[seat] = points
    return found
