"""What a match shows a viewer: snapshots and updates; all of it through the view and the events of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from quarterdeck import rulebook
from quarterdeck.kernel.game import by_source, message_id
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.server.errors import said
from quarterdeck.server.scenes import insights_of, rivals_of, sides_of
from quarterdeck.server.texts import Sides, Texts
from quarterdeck.server.words import plain

if TYPE_CHECKING:
    from quarterdeck.server.match import Match

CROSSED = ("undo-chance", "undo-other")
"""What is worth telling before it is taken back with one's own answer."""


class Showing:
    """Makes the messages of a match; those for the same seat with the same past in the same language are made once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.turn = 0
        """Grows with everything that could be shown otherwise than before."""
        self._made: dict[tuple[int, int | None, str, int], bytes] = {}
        self._counted: dict[int, tuple[int, int]] = {}
        self._told: dict[tuple[int, str], orjson.Fragment] = {}

    def forget(self) -> None:
        """The match has changed; what was counted of events that were taken back no longer holds."""
        self.turn += 1
        self.release()
        kept = self.match.marks.last_kept
        self._counted = {seat: counted for seat, counted in self._counted.items() if counted[0] <= kept}

    def release(self) -> None:
        """Everybody has been told: what was made for it is needed no more."""
        self._made.clear()
        self._told.clear()

    def message(self, seat: int, since: int | None, lang: str, devices: dict[str, Any] | None = None) -> bytes:
        """The update from `since` on, or a snapshot where there can be none; kept for the seat's other viewers."""
        if since is not None and not self.match.marks.knows(since):
            since = None
        which = (seat, since, lang, devices["count"] if devices else 0)
        found = self._made.get(which)
        if found is None:
            found = self._made[which] = self.made(seat, since, lang, devices)
        return found

    def made(self, seat: int, since: int | None, lang: str, devices: dict[str, Any] | None = None) -> bytes:
        """The same, made anew."""
        return orjson.dumps(self._message(seat, since, lang) | {"new_devices": devices})

    def _message(self, seat: int, since: int | None, lang: str) -> dict[str, Any]:
        match, table = self.match, self.match.table
        game, state = table.game, table.state
        texts = match.texts.of(lang)
        sides = sides_of(table)
        kept = 0 if since is None else match.marks.kept_since(since)
        return {
            "type": "snapshot" if since is None else "update",
            "match": match.id,
            "seq": match.seq,
            "since": since,
            "lang": lang,
            "you": seat,
            "game": game.id,
            "options": table.setting.options,
            "seats": [
                {
                    "seat": one.seat,
                    "kind": one.kind,
                    "name": one.name,
                    "side": sides[one.seat],
                    "here": match.here(one.seat),
                    "away": one.away,
                    "bot": one.bot,
                }
                for one in match.seats
            ],
            "view": table.view(seat),
            "insights": insights_of(texts, table, seat, sides),
            "kept": self._count(seat, kept),
            "events": self._events(seat, kept, sides, texts),
            "ask": self._ask(seat, sides, texts),
            "waiting": table.waiting(),
            "active": game.active(state),
            "scores": game.scores(state),
            "rivals": rivals_of(texts, table, sides),
            "undo": seat >= 0 and not table.over and table.can_undo(seat),
            "undo_with": self._undone_with(seat, lang),
            "redo": seat >= 0 and bool(table.undone) and table.undone[-1].seat == seat,
            "orders": table.orders.of(seat) if seat >= 0 else {},
            "concede": seat >= 0 and not table.over and game.may_concede(state, seat),
            "commitment": table.dealer.commitment() if table.dealer is not None else "",
            "words": plain(match.words.given),
            "word_due": match.words.due(seat),
            "over": self._over(texts),
            "rematch": self._rematch(seat),
            "note": self._note(texts),
        }

    def _note(self, texts: Texts) -> str | None:
        """What has changed in the rules since the match began, and what that has cost it."""
        match, game = self.match, self.match.table.game
        parts = []
        if match.lost is not None:
            parts.append(said(texts.lang, "note-rules-changed", answers=match.lost))
        changes = [message_id("rules", str(version)) for version in range(match.rules + 1, game.rules_version + 1)]
        told = [texts.say(change) for change in changes if texts.has(change)]
        if told and not match.table.over:
            parts += [said(texts.lang, "note-rules-since"), *told]
        return " ".join(parts) if parts else None

    def _events(self, seat: int, kept: int, sides: Sides, texts: Texts) -> list[orjson.Fragment]:
        """What the seat may know of the events from `kept` on; each is put into words once for all who speak alike."""
        found = []
        for at, event in enumerate(self.match.table.events_from(kept), kept):
            if event.for_seat(seat):
                told = self._told.get((at, texts.lang))
                if told is None:
                    told = self._told[at, texts.lang] = orjson.Fragment(orjson.dumps(texts.event(event, sides)))
                found.append(told)
        return found

    def _count(self, seat: int, kept: int) -> int:
        """How many of the first `kept` events this seat knows; counted on from the last time."""
        start, count = self._counted.get(seat, (0, 0))
        if start > kept:
            start, count = 0, 0
        if start < kept:
            count += sum(event.for_seat(seat) for event in self.match.table.events_from(start)[: kept - start])
        self._counted[seat] = (kept, count)
        return count

    def _ask(self, seat: int, sides: Sides, texts: Texts) -> dict[str, Any] | None:
        table = self.match.table
        if seat < 0 or seat not in table.waiting() or self.match.seats[seat].played_by_bot:
            return None
        ask = Perspective(table, seat).ask()
        options = [
            texts.option(ask.prompt, value, table.game.note(table.state, ask, seat, value), sides)
            for value in ask.options()
        ]
        forced = table.forced(seat)
        return {"forced": forced, "prompt": ask.prompt, "text": texts.question(ask, sides), "options": options}

    def _undone_with(self, seat: int, lang: str) -> str | None:
        """What else goes back with the seat's last answer."""
        table = self.match.table
        if seat < 0 or table.over or not table.forgiving or not table.can_undo(seat):
            return None
        crossed = table.crossed(seat)
        return said(lang, crossed.replace("undo-", "undo-with-")) if crossed in CROSSED else None

    def _over(self, texts: Texts) -> dict[str, Any] | None:
        table = self.match.table
        if not table.over:
            return None
        return {
            "winners": table.game.winners(table.state),
            "ending": texts.ending(table.game.ending(table.state)),
            "scores": table.game.scores(table.state),
            "breakdown": [
                {"source": source, "text": texts.say(message_id("source", source)), "points": points}
                for source, points in self._sources(table).items()
            ],
            "seed": table.dealer.seed if table.dealer is not None else "",
            "sequel": bool(table.game.sequel(table.state)),
        }

    def _sources(self, table: Table) -> dict[str, list[int | None]]:
        """Where the points of seats and rivals come from."""
        game, state = table.game, table.state
        parts = game.breakdown(state)
        return by_source([*parts, *(rival.parts for rival in game.rivals(state))]) if parts else {}

    def _rematch(self, seat: int) -> dict[str, str] | None:
        following = self.match.rematch
        return {"match": following, "token": self.match.token_of(following, seat)} if following else None

    def why(self, seat: int, key: str, lang: str) -> dict[str, Any]:
        """Why a key is not offered."""
        table, texts = self.match.table, self.match.texts.of(lang)
        if key in table.keys(seat):
            return {"clause": "", "text": said(lang, "why-is-offered"), "rule": ""}
        reason = table.why_not(seat, key)
        return {
            "clause": reason.clause,
            "text": texts.refusal(reason.message),
            "rule": rule_text(table.game.id, reason.clause),
        }

    def ending(self, at: int, lang: str) -> dict[str, Any] | None:
        """How the game ended, where a replay has come to its end."""
        return self._over(self.match.texts.of(lang)) if at >= len(self.match.table.journal) else None


def rule_text(game: str, clause: str) -> str:
    """The text of a clause; empty if there is none."""
    if not clause:
        return ""
    try:
        found = rulebook.find(game, clause)
    except rulebook.RulebookError:
        return ""
    return found[0].text if found else ""
