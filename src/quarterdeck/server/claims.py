"""A seat belongs to one person.

Whoever sets a table up gets an invitation for every open seat. It opens nothing: it is claimed once, and whoever claims
it gets the seat's token, which nobody else has ever seen. A token names the seat's key; a seat that changes hands gets
another key, and the tokens before it are dead. The holder of a seat hands it over by an invitation of the same kind,
and renews the token by claiming that one himself.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any

from quarterdeck.server.devices import Devices, mark_of
from quarterdeck.server.errors import Problem
from quarterdeck.server.seats import BOT, HUMAN, OPEN, Seat, clean_name, now
from quarterdeck.server.store.store import devices_row, seat_row
from quarterdeck.server.tokens import WATCHER, Holder

if TYPE_CHECKING:
    from quarterdeck.server.match import Match
from quarterdeck.server.viewer import Viewer

UNCLAIMED = "-"
"""The key of a seat that nobody has claimed: no token names it."""


def new_key() -> str:
    return secrets.token_urlsafe(12)


def invited(seat: Seat) -> Seat:
    """The seat with a fresh invitation; the one before it is worth nothing from then on."""
    changed = seat.copy()
    changed.invitation = new_key()
    return changed


def to_be_claimed(seat: Seat) -> Seat:
    """An open seat of a match to be made, which only its invitation leads to."""
    changed = invited(seat)
    changed.key = UNCLAIMED
    return changed


def claimed_by(invitation: str, claim_id: str) -> str:
    """What is kept of a claim. The id is hashed: with it the token is told again."""
    return f"{invitation}.{hashlib.sha256(claim_id.encode()).hexdigest()[:32]}"


class Claims:
    """Who holds the seats of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.devices = [Devices() for _ in match.seats]

    # Coming in

    def opens(self, who: Holder) -> bool:
        """Whether the token still opens its seat."""
        seats = self.match.seats
        return who.seat == WATCHER or (0 <= who.seat < len(seats) and seats[who.seat].key == who.key)

    def check(self, who: Holder) -> None:
        """The same. Raises Problem."""
        if not self.opens(who):
            raise Problem("unauthorized", "problem-seat-moved" if who.key else "")

    async def enter(self, who: Holder, device: str) -> str:
        """The seat is used from a device, whose mark is the answer; the seat's other devices are told of a new one."""
        self.check(who)
        if who.seat == WATCHER:
            return ""
        await self.match.sit(who.seat)
        mark = mark_of(self.match.id, device)
        if not self.devices[who.seat].knows(mark):
            await self.match.alone(self._come(who, mark))
        self.check(who)
        return mark

    async def _come(self, who: Holder, mark: str) -> None:
        self.check(who)
        devices = Devices(self.devices[who.seat].stored())
        if not devices.knows(mark):
            devices.come(mark, now())
            await self._keep(who.seat, devices)

    async def seen(self, seat: int, mark: str) -> int:
        """The new devices are known to whoever sits at this one; the others are still told."""
        return await self.match.alone(self._seen(seat, mark))

    async def _seen(self, seat: int, mark: str) -> int:
        devices = Devices(self.devices[seat].stored())
        if devices.seen(mark):
            await self._keep(seat, devices)
        return self.match.seq

    async def _keep(self, seat: int, devices: Devices) -> None:
        await self.match.make_durable([devices_row(self.match.id, seat, devices.stored())])
        self.devices[seat] = devices
        self.match.shown_to(seat)

    def news(self, viewer: Viewer) -> dict[str, Any] | None:
        """Devices of its seat that this viewer has not been told of."""
        return self.devices[viewer.seat].told_to(viewer.device) if viewer.seat >= 0 else None

    # Changing hands

    async def claim(self, who: Holder, claim_id: str, name: str, entropy: str = "") -> Holder:
        """Turns an invitation into the seat, once; the same claim is answered as it was the first time."""
        return await self.match.alone(self._claim(who, claim_id, name, entropy))

    async def _claim(self, who: Holder, claim_id: str, name: str, entropy: str) -> Holder:
        match = self.match
        seat = match.seats[who.seat]
        claim = claimed_by(who.key, claim_id)
        if seat.claim == claim:
            return Holder(match.id, seat.seat, seat.key)
        if seat.invitation != who.key:
            taken = seat.claim.partition(".")[0] == who.key
            raise Problem("refused", "problem-seat-taken" if taken else "problem-invitation-gone", seq=match.seq)
        if match.table.over and seat.key == UNCLAIMED:
            raise Problem("over", seq=match.seq)
        changed = seat.copy()
        changed.key, changed.invitation, changed.claim = new_key(), "", claim
        changed.kind, changed.name = HUMAN, clean_name(name) or seat.name
        devices = Devices()
        words = match.words.next_of(seat.seat, entropy)
        await match.seated("claim", changed, "", [devices_row(match.id, seat.seat, devices.stored())], words)
        self.devices[seat.seat] = devices
        self._end(seat.seat)
        if seat.kind == OPEN:
            match.vanished[seat.seat] = time.monotonic()
        return Holder(match.id, seat.seat, changed.key)

    def _end(self, seat: int) -> None:
        """Whoever is connected by a token of before is told that it is dead."""
        for viewer in self.match.viewers:
            if viewer.seat == seat:
                viewer.ended = True
                viewer.poke()

    async def hand_over(self, who: Holder, take_back: bool) -> str:
        """An invitation to one's own seat, instead of the one before; or none any more."""
        return await self.match.alone(self._hand_over(who, take_back))

    async def _hand_over(self, who: Holder, take_back: bool) -> str:
        self.check(who)
        changed = invited(self.match.seats[who.seat])
        if take_back:
            changed.invitation = ""
        await self._invitation(changed)
        return changed.invitation

    async def invite_anew(self, seat: int, bot: str) -> str:
        """Takes an invitation back before it is claimed, for a fresh one or for a bot."""
        return await self.match.alone(self._invite_anew(seat, bot))

    async def _invite_anew(self, seat: int, bot: str) -> str:
        match = self.match
        if not 0 <= seat < len(match.seats) or match.seats[seat].key != UNCLAIMED:
            raise Problem("refused", "problem-not-to-invite", seq=match.seq)
        changed = invited(match.seats[seat])
        if not bot:
            await self._invitation(changed)
        else:
            changed.kind, changed.bot, changed.invitation, changed.key = BOT, bot, "", ""
            await match.seated("bot", changed, "")
            match.regard_people()
        return changed.invitation

    async def _invitation(self, changed: Seat) -> None:
        """Another invitation is no change of the match: nobody is told of it."""
        await self.match.make_durable([seat_row(changed.row(self.match.id))])
        self.match.seats[changed.seat] = changed

    def invitations(self) -> list[dict[str, Any]]:
        """The seats that were given away by invitation, and what has become of them."""
        return [
            {"seat": seat.seat, "name": seat.name, "claimed": seat.key != UNCLAIMED, "key": seat.invitation}
            for seat in self.match.seats
            if seat.key == UNCLAIMED or (seat.kind == HUMAN and seat.claim)
        ]
