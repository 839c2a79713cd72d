"""The messages of docs/PROTOCOL.md as models: what comes in is checked by them, what goes out is described by them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from quarterdeck.kernel.game import MOST_WRITTEN

# A database keeps it, and not every one has a place for NUL.
MoveId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Key = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=200)]
Seq = Annotated[int, Field(ge=0, le=2**53)]
Word = Annotated[str, Field(max_length=64)]
# What somebody gives for the dice: hexadecimal digits drawn at random.
Entropy = Annotated[str, Field(max_length=64, pattern=r"^([0-9a-f]{16,64})?$")]
# What is sent back has to be something that can be written again: no number of any size, no half of a character.
Echo = Annotated[Word | Annotated[int, Field(ge=-(2**53), le=2**53)], Field(union_mode="left_to_right")]
Language = Annotated[str, Field(max_length=200)]
ActName = Literal["undo", "redo", "restart", "concede", "leave", "return"]


class Incoming(BaseModel):
    """What a client sends: nothing that is not known here, and no guessing of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MoveBody(Incoming):
    move_id: MoveId
    seq: Seq
    key: Key


class ActBody(Incoming):
    move_id: MoveId
    seq: Seq
    act: ActName


class Bound(Incoming):
    """`entropy` is a word for the dice, drawn after the seed of `seed_id` was: both or none."""

    seed_id: Word = ""
    entropy: Entropy = ""

    @model_validator(mode="after")
    def _both_or_none(self) -> Self:
        if bool(self.seed_id) != bool(self.entropy):
            raise ValueError("a word is given for a seed, and a seed taken with a word")
        return self


class RematchBody(Bound):
    sequel: bool = False


class WordBody(Incoming):
    """A seat's word for the dice, while one is due."""

    entropy: Annotated[str, Field(pattern=r"^[0-9a-f]{16,64}$")]


class NameBody(Incoming):
    name: Name


class OrdersBody(Incoming):
    """All standing orders of a seat: the prompts of questions that are answered in advance, and how long."""

    move_id: Annotated[str, Field(max_length=64)] = ""
    orders: Annotated[dict[Word, Literal["turn", "always", "idle"]], Field(max_length=64)]


class ClaimBody(Incoming):
    """`claim_id` is chosen at random by who claims and told to nobody: with it the answer can be had again."""

    invitation: Annotated[str, Field(max_length=200)]
    claim_id: Annotated[str, Field(min_length=16, max_length=64)]
    name: Name = ""
    entropy: Entropy = ""


class HandOverBody(Incoming):
    take_back: bool = False


class InviteBody(Incoming):
    bot: bool = False


class NewSeat(Incoming):
    kind: Literal["human", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] = ""


class NewMatch(Bound):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    options: Annotated[dict[Word, Annotated[str, Field(max_length=MOST_WRITTEN)]], Field(max_length=20)] = {}


class Join(Incoming):
    type: Literal["join"]
    token: Annotated[str, Field(max_length=200)]
    since: int | None = None
    page: Word = ""
    """What the connections of one screen have in common; nobody else learns it."""
    lang: Language = ""
    """The language of all texts, or several as in `Accept-Language`; English where there is none of them."""
    device: Word = ""
    """A text that the client chose for its device, so that it knows others; nobody else learns it."""


class Move(MoveBody):
    type: Literal["move"]


class Act(ActBody):
    type: Literal["act"]


class Why(Incoming):
    type: Literal["why"]
    id: Echo = ""
    key: Key


class Naming(NameBody):
    type: Literal["name"]


class Ordering(OrdersBody):
    type: Literal["orders"]


class Wording(WordBody):
    type: Literal["word"]


class Ping(Incoming):
    type: Literal["ping"]
    id: Echo = ""


class Speak(Incoming):
    """Everything is told once more in another language."""

    type: Literal["lang"]
    lang: Language


class Devices(Incoming):
    """The new devices are known."""

    type: Literal["devices"]


Playing = Move | Act | Why | Naming | Ordering | Devices | Wording
Message = Join | Speak | Playing | Ping
FromClient = Annotated[Message, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Message] = TypeAdapter(FromClient)


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    side: str
    here: bool
    away: bool
    bot: str


class EventInfo(BaseModel):
    at: int
    kind: str
    args: dict[str, int | str]
    text: str


class InsightInfo(BaseModel):
    """Something that follows from what the viewer sees; `about` is what on the board it belongs to."""

    about: str
    kind: str
    args: dict[str, int | str]
    text: str


class OptionInfo(BaseModel):
    key: str
    text: str
    targets: list[str]
    group: str | None
    note: str | None = None
    """What the option would cost or bring in this position, where the game can tell."""


class AskInfo(BaseModel):
    forced: bool = False
    """There is nothing to choose: the table answers by itself, after a while that tells the others nothing."""
    prompt: str
    text: str
    options: list[OptionInfo]


class RivalInfo(BaseModel):
    """Who plays without a seat, such as the opponent of a solo game, and what is told of it now."""

    side: str
    score: int
    text: str


class SourceInfo(BaseModel):
    """What points came from: every seat's, then every rival's; null where one has no such source."""

    source: str
    text: str
    points: list[int | None]


class OverInfo(BaseModel):
    """`sequel`: whether a further game goes on from this one."""

    winners: list[int]
    ending: str
    scores: list[int]
    breakdown: list[SourceInfo]
    seed: str
    sequel: bool


class NewDevices(BaseModel):
    """How many devices have come to the seat that this one has not been told of, and when the last of them did."""

    count: int
    at: str


class NextMatch(BaseModel):
    match: str
    token: str


class SeatWord(BaseModel):
    """A word that a seat (-1: who set the table up) gave for the dice; it counts from result `start` on, the first
    being 0."""

    start: int
    seat: int
    word: str


class Shown(BaseModel):
    """A snapshot (`since` is null) or an update."""

    type: Literal["snapshot", "update"]
    match: str
    seq: int
    since: int | None
    lang: str
    you: int
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    view: dict[str, Any]
    insights: list[InsightInfo]
    kept: int
    events: list[EventInfo]
    ask: AskInfo | None
    waiting: list[int]
    active: int
    scores: list[int]
    rivals: list[RivalInfo]
    undo: bool
    undo_with: str | None
    """What else would be taken back with the last answer, at a table where all others are bots."""
    redo: bool
    orders: dict[str, str]
    concede: bool
    commitment: str
    words: list[SeatWord]
    word_due: bool
    """Whether a word of this seat is wanted: it has given none, or somebody's fresh one calls for an answer."""
    over: OverInfo | None
    rematch: NextMatch | None
    note: str | None
    new_devices: NewDevices | None


class Replayed(BaseModel):
    type: Literal["replay"]
    match: str
    at: int
    answers: int
    seat: int
    lang: str
    view: dict[str, Any]
    insights: list[InsightInfo]
    events: list[EventInfo]
    active: int
    waiting: list[int]
    scores: list[int]
    rivals: list[RivalInfo]
    over: OverInfo | None


class Ack(BaseModel):
    type: Literal["ack"] = "ack"
    move_id: str
    seq: int


class ErrorInfo(BaseModel):
    type: Literal["error"] = "error"
    code: str
    message: str
    move_id: str
    seq: int | None
    clause: str


class WhyInfo(BaseModel):
    clause: str
    text: str
    rule: str


class SeedInfo(BaseModel):
    """A seed that is kept for a match to be made; the server is bound to it by its hash."""

    seed_id: str
    commitment: str


class Made(BaseModel):
    """A new match: for each seat a token if it is the maker's own, an invitation if it is open, null otherwise."""

    match: str
    tokens: list[str | None]
    invitations: list[str | None]
    maker: str
    watch: str


class Seated(BaseModel):
    """A seat that was claimed."""

    match: str
    game: str
    seat: int
    token: str


class Invited(BaseModel):
    """An invitation; null where there is none any more."""

    match: str
    seat: int
    invitation: str | None


class InvitedSeat(BaseModel):
    """A seat that was given away by invitation. A claimed one has no invitation that the maker may know."""

    seat: int
    name: str
    claimed: bool
    invitation: str | None


class NextTable(BaseModel):
    match: str
    maker: str


class Invitations(BaseModel):
    match: str
    seats: list[InvitedSeat]
    rematch: NextTable | None


class SummarySeat(BaseModel):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    here: bool
    away: bool
    bot: str


class Summary(BaseModel):
    match: str
    game: str
    options: dict[str, str]
    seats: list[SummarySeat]
    status: Literal["playing", "over"]
    seq: int
    created: str
    rematch: bool
    commitment: str


class OptionChoice(BaseModel):
    """`written`: besides the values any line of text that the game can read, such as a campaign's archive.
    `players` (if not empty) and `when` (if not null): the option matters only with so many, or with that choice."""

    name: str
    text: str
    values: list[OptionValue]
    default: str
    written: bool
    players: list[int]
    when: OptionPick | None


class OptionPick(BaseModel):
    """An option and one of its values."""

    name: str
    value: str


class ModeInfo(BaseModel):
    mode: str
    text: str


class OptionValue(BaseModel):
    value: str
    text: str


class BotInfo(BaseModel):
    bot: str
    text: str


class GameInfo(BaseModel):
    id: str
    name: str
    players: list[int]
    modes: list[ModeInfo]
    options: list[OptionChoice]
    bots: list[BotInfo]
    usual_bot: str


class LanguageInfo(BaseModel):
    """A language, and what it calls itself."""

    lang: str
    name: str


class ClientWords(BaseModel):
    """What the browser client says in a language: Fluent resources, `shell` its own and one for each board."""

    lang: str
    files: dict[str, str]
    languages: list[LanguageInfo]
    """All that there are."""


class RuleInfo(BaseModel):
    clause: str
    section: str
    text: str


class Version(BaseModel):
    version: str
    protocol: int
    rules: dict[str, int]
