"""The table over HTTP: everything under `/api/v1`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

from quarterdeck import games, rulebook
from quarterdeck.kernel.game import Game, message_id
from quarterdeck.kernel.rules.chance import commitment
from quarterdeck.kernel.tables.gamefile import written
from quarterdeck.server import messages as m
from quarterdeck.server.bots import offered, usual
from quarterdeck.server.errors import Problem
from quarterdeck.server.guard import HEAD_ALONE
from quarterdeck.server.hub import Hub, new_seat
from quarterdeck.server.limits import asker
from quarterdeck.server.match import Match
from quarterdeck.server.packing import Packed
from quarterdeck.server.replaying import OPEN_VIEW
from quarterdeck.server.seats import HUMAN, names_of
from quarterdeck.server.sse import NOT_KEPT, STREAM, Streaming, stream
from quarterdeck.server.store.store import Stored
from quarterdeck.server.texts import Texts
from quarterdeck.server.tokens import INVITATION, MAKER, WATCHER, Holder
from quarterdeck.server.words import of_maker

JSON = "application/json"

ERRORS: dict[int | str, dict[str, Any]] = {"default": {"model": m.ErrorInfo, "description": "An error; see `code`."}}
router = APIRouter(prefix="/api/v1", responses=ERRORS)


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def bearer(request: Request, id: str, authorization: Annotated[str, Header()] = "") -> Holder:
    """Whose token is in the header; it has to be one of this match."""
    scheme, _, token = authorization.partition(" ")
    found = hub_of(request).tokens.read(token.strip()) if scheme.lower() == "bearer" else None
    if found is None or found.match != id:
        raise Problem("unauthorized")
    return found


async def holder(
    request: Request, who: Annotated[Holder, Depends(bearer)], x_device: Annotated[str, Header(max_length=64)] = ""
) -> Holder:
    """Who asks: somebody who looks on, or whoever holds a seat now."""
    match = await hub_of(request).match(who.match)
    request.state.device = await match.claims.enter(who, x_device)
    return who


def player(who: Annotated[Holder, Depends(holder)]) -> Holder:
    """Who asks, and sits at the table."""
    if who.seat == WATCHER:
        raise Problem("not_yours", "problem-watcher")
    return who


def maker(who: Annotated[Holder, Depends(bearer)]) -> Holder:
    """Who asks, and has set the table up."""
    if who.seat != MAKER:
        raise Problem("not_yours", "problem-not-maker")
    return who


TheHub = Annotated[Hub, Depends(hub_of)]
Anybody = Annotated[Holder, Depends(holder)]
Player = Annotated[Holder, Depends(player)]
Maker = Annotated[Holder, Depends(maker)]


def plain(value: Any) -> Response:
    """JSON as it is; it was made here and needs no second check."""
    return Response(value if isinstance(value, bytes) else orjson.dumps(value), media_type=JSON)


# ---------------------------------------------------------------- games and rules


@router.get("/games", response_model=list[m.GameInfo], summary="The games that can be played")
async def list_games(hub: TheHub) -> Response:
    found = [hub.game(id) for id in games.ids()]
    return plain([game_info(game, hub.texts(game)) for game in found])


def game_info(game: Game, texts: Texts) -> dict[str, Any]:
    """What a lobby needs to know of a game."""
    return {
        "id": game.id,
        "name": texts.name("game", game.id),
        "players": game.players,
        "modes": [{"mode": mode, "text": _named(texts, message_id("mode", mode), mode)} for mode in game.modes],
        "options": [
            {
                "name": option.name,
                "text": _named(texts, message_id("setting", option.name), option.name),
                "values": [
                    {"value": value, "text": _named(texts, message_id("setting", option.name, value), value)}
                    for value in option.values
                ],
                "default": option.default,
                "written": option.written,
                "players": option.players,
                "when": {"name": option.when[0], "value": option.when[1]} if option.when[0] else None,
            }
            for option in game.options
        ],
        "bots": [
            {"bot": bot, "text": _named(texts, message_id("bot", bot.replace(":", "-")), bot)} for bot in offered(game)
        ],
        "usual_bot": usual(game),
    }


def _named(texts: Texts, message: str, otherwise: str) -> dict[str, str]:
    return texts.say(message) if texts.has(message) else {"en": otherwise, "de": otherwise}


@router.get("/games/{game}/catalog", summary="A game's components")
async def catalog(game: str, request: Request, hub: TheHub) -> Response:
    found = hub.game(game)
    made: dict[str, asyncio.Task[Packed]] = request.app.state.catalogs
    if game not in made or (made[game].done() and made[game].exception() is not None):
        made[game] = asyncio.create_task(asyncio.to_thread(packed_catalog, found))
    ready = await asyncio.shield(made[game])
    return ready.answer(request.headers)


def packed_catalog(game: Game) -> Packed:
    """What a game consists of, as it is sent. Making it takes a second and more, so it is made once, in a thread, with
    texts of its own: those of the table are not shared between threads."""
    texts = Texts(game)
    further = {"fields": texts.fields(), "orders": texts.orders()}
    return Packed(orjson.dumps({**game.catalog(), **further}, option=orjson.OPT_NON_STR_KEYS), JSON, "max-age=300")


@router.get("/rules/{game}/{clause}", response_model=list[m.RuleInfo], summary="A clause, or a topic's clauses")
async def rule(game: str, clause: str) -> Response:
    try:
        found = rulebook.find(game, clause)
    except rulebook.RulebookError:
        raise Problem("not_found", "problem-no-game") from None
    if not found:
        raise Problem("not_found", "problem-no-clause")
    return plain([{"clause": one.id, "section": one.section, "text": one.text} for one in found])


# ---------------------------------------------------------------- matches


@router.post("/seeds", response_model=m.SeedInfo, status_code=201, summary="A seed for a match to be made")
async def draw_seed(request: Request, hub: TheHub) -> Response:
    if not request.app.state.new_seeds.take(asker(request.client)):
        raise Problem("too_many")
    drawn = hub.seeds.draw(asker(request.client))
    told = {"seed_id": drawn.match, "commitment": drawn.commitment}
    return Response(orjson.dumps(told), status_code=201, media_type=JSON)


@router.post("/matches", response_model=m.Made, status_code=201, summary="A new match")
async def create(body: m.NewMatch, request: Request, hub: TheHub) -> Response:
    _count_new_match(request)
    seats = [new_seat(at, seat.kind, seat.name, seat.bot) for at, seat in enumerate(body.seats)]
    match = await hub.create(body.game, seats, body.options, of_maker(seats, body.entropy), body.seed_id)
    match.maker = asker(request.client)
    made = {
        "match": match.id,
        "tokens": [hub.tokens.make(match.id, seat.seat) if seat.kind == HUMAN else None for seat in seats],
        "invitations": [invitation(hub, match.id, seat.seat, seat.invitation) for seat in seats],
        "maker": hub.tokens.make(match.id, MAKER),
        "watch": hub.tokens.make(match.id, WATCHER),
    }
    return Response(orjson.dumps(made), status_code=201, media_type=JSON)


def _count_new_match(request: Request) -> None:
    if not request.app.state.new_matches.take(asker(request.client)):
        raise Problem("too_many")


@router.get("/matches/{id}", response_model=m.Summary, summary="What everybody may know of a match")
async def summary(id: str, hub: TheHub) -> Response:
    live = hub.live.get(id)
    found = await hub.store.summary(id)
    if found is None:
        raise Problem("not_found", "problem-no-match")
    stored, seq = found
    options = options_of(stored)
    seats = [
        {
            "seat": row["seat"],
            "kind": row["kind"],
            "name": row["name"],
            "here": live is not None and live.here(row["seat"]),
            "away": bool(row["away"]),
            "bot": row["bot"],
        }
        for row in stored.seats
    ]
    return plain(
        {
            "match": id,
            "game": stored.match["game"],
            "options": options,
            "seats": seats,
            "status": stored.match["status"],
            "seq": seq,
            "created": stored.match["created"],
            "rematch": bool(stored.match["rematch"]),
            "commitment": commitment(stored.match["seed"], id),
        }
    )


def options_of(stored: Stored) -> dict[str, str]:
    """How a match was set up. Raises Problem."""
    try:
        return dict(orjson.loads(stored.match["options"]))
    except (TypeError, ValueError):
        raise Problem("unreadable") from None


@router.get("/matches/{id}/state", response_model=m.Shown, summary="A snapshot")
async def state(who: Anybody, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    return plain(await match.snapshot(who.seat))


@router.get("/matches/{id}/stream", summary="Server-sent events: a snapshot, then updates", response_class=Response)
async def events(
    request: Request,
    who: Anybody,
    hub: TheHub,
    since: Annotated[int | None, Query()] = None,
    last_event_id: Annotated[str, Header()] = "",
) -> Response:
    if last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 16:
        since = int(last_event_id)
    if HEAD_ALONE in request.scope:
        return Response(media_type=STREAM, headers=NOT_KEPT)  # the stream itself would never end
    match = await hub.match(who.match)
    address, places = asker(request.client), request.app.state.places
    if not places.take(address):
        raise Problem("too_many")
    return Streaming(stream(match, who, request.state.device, since), lambda: places.free(address))


@router.post("/matches/{id}/moves", response_model=m.Ack, summary="A move")
async def move(body: m.MoveBody, who: Player, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    with hub.metrics.moving():
        seq = await match.move(who.seat, body.move_id, body.seq, body.key)
    return _ack(body.move_id, seq)


@router.post("/matches/{id}/acts", response_model=m.Ack, summary="Take back, do again, concede, leave, return")
async def act(body: m.ActBody, who: Player, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    bot = hub.stand_in(match)
    return _ack(body.move_id, await match.act(who.seat, body.move_id, body.seq, body.act, bot))


@router.post("/matches/{id}/name", response_model=m.Ack, summary="Take a name")
async def name(body: m.NameBody, who: Player, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    return _ack("", await match.name(who.seat, body.name))


@router.post("/matches/{id}/word", response_model=m.Ack, summary="A word for the dice")
async def word(body: m.WordBody, who: Player, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    return _ack("", await match.words.give(who.seat, body.entropy))


@router.put("/matches/{id}/orders", response_model=m.Ack, summary="Answer questions in advance")
async def orders(body: m.OrdersBody, who: Player, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    return _ack(body.move_id, await match.order(who.seat, dict(body.orders)))


def _ack(move_id: str, seq: int) -> Response:
    return plain({"type": "ack", "move_id": move_id, "seq": seq})


@router.get("/matches/{id}/why", response_model=m.WhyInfo, summary="Why a key is not offered")
async def why(who: Player, hub: TheHub, key: Annotated[str, Query(max_length=200)]) -> Response:
    match = await hub.match(who.match)
    async with match.lock:
        return plain(match.showing.why(who.seat, key))


@router.post("/matches/{id}/rematch", response_model=m.NextMatch, summary="The same seats again")
async def rematch(who: Player, request: Request, hub: TheHub, body: m.RematchBody | None = None) -> Response:
    match = await hub.match(who.match)
    if match.table.over and not match.rematch:
        _count_new_match(request)
    body = body or m.RematchBody()
    made = await hub.rematch(match, who.seat, body.sequel, body.entropy, body.seed_id)
    return plain({"match": made, "token": hub.tokens.make(made, who.seat)})


# ---------------------------------------------------------------- who sits where


def invitation(hub: Hub, match: str, seat: int, key: str) -> str | None:
    """The invitation with this key, as it is sent."""
    return hub.tokens.invite(match, seat, key) if key else None


@router.post("/invitations/claim", response_model=m.Seated, summary="Sit down by an invitation")
async def claim(body: m.ClaimBody, hub: TheHub) -> Response:
    who = hub.tokens.read(body.invitation, INVITATION)
    if who is None:
        raise Problem("unauthorized", "problem-no-invitation")
    match = await hub.match(who.match)
    now = await match.claims.claim(who, body.claim_id, body.name, body.entropy)
    token = hub.tokens.make(now.match, now.seat, now.key)
    return plain({"match": match.id, "game": match.table.game.id, "seat": now.seat, "token": token})


@router.get("/matches/{id}/invitations", response_model=m.Invitations, summary="What has become of the invitations")
async def invitations(who: Maker, hub: TheHub) -> Response:
    match = await hub.match(who.match)
    seats = [
        {key: seat[key] for key in ("seat", "name", "claimed")}
        | {"invitation": None if seat["claimed"] else invitation(hub, match.id, seat["seat"], seat["key"])}
        for seat in match.claims.invitations()
    ]
    following = {"match": match.rematch, "maker": hub.tokens.make(match.rematch, MAKER)} if match.rematch else None
    return plain({"match": match.id, "seats": seats, "rematch": following})


@router.post("/matches/{id}/invitations/{seat}", response_model=m.Invited, summary="Take an invitation back")
async def invite_anew(seat: int, who: Maker, hub: TheHub, body: m.InviteBody | None = None) -> Response:
    match = await hub.match(who.match)
    bot = hub.stand_in(match) if body is not None and body.bot else ""
    key = await match.claims.invite_anew(seat, bot)
    return plain({"match": match.id, "seat": seat, "invitation": invitation(hub, match.id, seat, key)})


@router.post("/matches/{id}/handover", response_model=m.Invited, summary="An invitation to one's own seat")
async def hand_over(who: Player, hub: TheHub, body: m.HandOverBody | None = None) -> Response:
    match = await hub.match(who.match)
    key = await match.claims.hand_over(who, body is not None and body.take_back)
    return plain({"match": match.id, "seat": who.seat, "invitation": invitation(hub, match.id, who.seat, key)})


# ---------------------------------------------------------------- when it is over


async def _finished(hub: Hub, id: str) -> Match:
    match = await hub.match(id)
    if not match.table.over or match.lock.locked():
        async with match.lock:
            if not match.table.over:
                raise Problem("not_yours", "problem-not-over", seq=match.seq)
    return match


@router.get("/matches/{id}/replay", response_model=m.Replayed, summary="A position of a finished game")
async def replay(
    request: Request,
    who: Anybody,
    hub: TheHub,
    at: Annotated[int, Query(ge=0, le=10**6)],
    seat: Annotated[int, Query(ge=OPEN_VIEW, le=11)] = OPEN_VIEW,
) -> Response:
    match = await _finished(hub, who.match)
    if seat >= len(match.seats):
        raise Problem("bad_request")
    return plain(await hub.replays.message(match, at, seat, asker(request.client)))


@router.get("/matches/{id}/file", summary="The game as a text, with its seed", response_class=PlainTextResponse)
async def file(who: Anybody, hub: TheHub) -> Response:
    match = await _finished(hub, who.match)
    if not match.table.whole:
        raise Problem("not_found", "problem-no-past")
    text = written(match.table, names_of(match.seats)).text()
    disposition = f'attachment; filename="{match.table.game.id}-{match.id}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": disposition})
