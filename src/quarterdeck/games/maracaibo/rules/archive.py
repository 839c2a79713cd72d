"""What lasts from one game of a campaign to the next, as one line of text. (MA-END-02, MA-RUL-115)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.maracaibo.content.components import CARDS, LEGACY, STORIES
from quarterdeck.games.maracaibo.state import State
from quarterdeck.kernel.game import Label, SettingError

PARTS: Final[list[str]] = ["stories", "legacy", "resolved", "cards"]


class Archive:
    """Story cards and legacy tiles in play, story cards resolved, C cards in the deck."""

    def __init__(self, stories: list[str], legacy: list[str], resolved: list[str], cards: list[str]) -> None:
        self.stories = stories
        self.legacy = legacy
        self.resolved = resolved
        self.cards = cards

    def text(self) -> str:
        """Such as `stories=s05,s07;legacy=l01;resolved=s01;cards=c90_apprentice`."""
        parts = [self.stories, self.legacy, self.resolved, self.cards]
        return ";".join(f"{name}={','.join(ids)}" for name, ids in zip(PARTS, parts))


def read(text: str) -> Archive:
    """The archive that a text tells. Raises SettingError in a sentence a user understands."""
    fields: dict[str, list[str]] = {}
    for part in text.strip().split(";"):
        name, mark, ids = part.partition("=")
        if not mark or name not in PARTS or name in fields:
            raise _unreadable(f"the archive has no part {name[:20]!r}; it is made of {', '.join(PARTS)}")
        fields[name] = [id for id in ids.split(",") if id]
    if len(fields) < len(PARTS):
        raise _unreadable(f"the archive lacks a part; it is made of {', '.join(PARTS)}")
    check(fields)
    return Archive(*[fields[name] for name in PARTS])


def check(fields: dict[str, list[str]]) -> None:
    """Every id is one of ours, and none is there twice. (MA-RUL-50)"""
    known: dict[str, list[str]] = {
        "stories": [story for story in STORIES if STORIES[story].kind != "scenario"],
        "legacy": list(LEGACY),
        "resolved": list(STORIES),
        "cards": [card for card in CARDS if CARDS[card].back == "C"],
    }
    for name, ids in fields.items():
        for id in ids:
            if id not in known[name] or ids.count(id) > 1:
                told = Label("archive-unknown", {"part": name, "entry": id[:20]})
                raise SettingError(f"the archive's {name} cannot hold {id[:20]!r}", told)


def _unreadable(text: str) -> SettingError:
    return SettingError(text, Label("archive-unreadable"))


def archive_of(state: State) -> Archive:
    """What goes into the archive after a game; nothing after the end of the campaign. (MA-END-02, MA-CAMP-12)"""
    if state.campaign_over:
        return Archive([], [], [], [])
    return Archive(state.stories.copy(), state.legacy.copy(), state.resolved.copy(), state.story_cards.copy())
