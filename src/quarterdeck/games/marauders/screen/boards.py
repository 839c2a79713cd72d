"""What each captain has, whom the NPC ships hunt, and the combat or raid under way, as text."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    CARGO_CARDS,
    MISSIONS,
    NPC_CAPTAINS,
    NPCS,
    SPECIALISTS,
)
from quarterdeck.games.marauders.content.numbers import AREAS, NONE
from quarterdeck.games.marauders.kinds import BUY, RECRUIT, RUMOR, SELL, YARD
from quarterdeck.games.marauders.rules.actions.glory import HAND_LIMIT
from quarterdeck.games.marauders.rules.actions.missions import is_done
from quarterdeck.games.marauders.rules.actions.sides import contest_dice, crew_dice
from quarterdeck.games.marauders.rules.actions.testing import shown
from quarterdeck.games.marauders.rules.effects import specialist_kind, stat
from quarterdeck.games.marauders.rules.hunting import UNKNOWN, Prey, hunters, prey_of
from quarterdeck.games.marauders.rules.money import gold_points
from quarterdeck.games.marauders.rules.odds import contest
from quarterdeck.games.marauders.rules.ships import maneuverability, maximum, npc_ship, sea_hold
from quarterdeck.games.marauders.screen.chart import place_of
from quarterdeck.games.marauders.screen.sheet import Sheet
from quarterdeck.games.marauders.state import Combat, Player, Side
from quarterdeck.games.marauders.words import insights
from quarterdeck.games.marauders.words.telling import skills_said
from quarterdeck.kernel.game import Insight
from quarterdeck.kernel.text.fluent import capital, listed
from quarterdeck.kernel.text.lines import INDENT, filled, hung

SHORT: Final = INDENT[:2]
PRICED: Final[list[str]] = [SELL, BUY, YARD, RECRUIT, RUMOR]


# Captains


def summary(sheet: Sheet) -> list[str]:
    """The viewer's own figures in a line or two."""
    return _summary(sheet, sheet.state.players[sheet.seat])


def own_board(sheet: Sheet) -> list[str]:
    """Everything of the viewer, the hand last."""
    player = sheet.state.players[sheet.seat]
    lines = summary(sheet)
    if player.captain:
        lines += hung(sheet.name("captain", f"{player.captain}_text"), sheet.width, SHORT)
        lines += _ship(sheet, player)
        lines += _on_board(sheet, player)
        lines += _rumors_and_mission(sheet, player)
    elif player.heir or player.dealt:
        captain = player.heir or player.dealt[0]
        lines += _said(sheet, "screen-heir", captain=sheet.name("captain", captain))
        lines += hung(sheet.name("captain", f"{captain}_text"), sheet.width, SHORT)
    return lines + _hand(sheet, player)


def other_board(sheet: Sheet, player: Player) -> list[str]:
    """Another captain in a few lines."""
    lines = _summary(sheet, player)
    if player.captain:
        lines += hung(skills_said(CAPTAINS[player.captain].skills, sheet.text), sheet.width, SHORT)
        lines += _ship(sheet, player)
        lines += _things(sheet, player)
        held = [("screen-cargo-count", "cargo"), ("screen-hand-count", "hand"), ("screen-rumor-count", "rumors")]
        counts = [sheet.say(message, number=sheet.held(player.seat, field)) for message, field in held]
        lines += filled(counts, sheet.width, SHORT)
        if player.mission:
            lines += _said(sheet, "screen-mission", said=sheet.name("mission", player.mission))
            lines += _progress(sheet, player)
    return lines


def _said(sheet: Sheet, message: str, **args: int | str) -> list[str]:
    return hung(sheet.say(message, **args), sheet.width, SHORT)


def _summary(sheet: Sheet, player: Player) -> list[str]:
    """Who, where, points and gold."""
    who = sheet.side(player.seat)
    if player.seat == sheet.seat:
        who = sheet.say("screen-you", side=who)
    parts = [f"{who} {sheet.marks([player.seat])}"]
    if player.captain:
        parts.append(sheet.name("captain", player.captain))
        parts.append(place_of(sheet, player.zone, player.in_port))
    else:
        parts.append(sheet.say("screen-no-captain" if sheet.state.round else "screen-choosing"))
    parts.append(sheet.say("screen-glory", number=player.glory, target=sheet.state.target))
    if sheet.sees(player.seat, "gold"):
        parts.append(sheet.say("screen-gold", number=player.gold))
    if sheet.sees(player.seat, "stash"):
        parts.append(sheet.say("screen-stash", number=player.stash, points=gold_points(player)))
    wanted = [
        sheet.say("screen-bounty", nation=sheet.nation(nation), number=number)
        for nation, number in enumerate(player.bounties)
        if number
    ]
    if wanted:
        parts.append(sheet.say("screen-pirate", list=listed(wanted, "comma", sheet.text)))
    return filled(parts, sheet.width, "", SHORT)


def _ship(sheet: Sheet, player: Player) -> list[str]:
    """Each area as it is and at its best, and maneuverability; nothing while a new captain chooses his ship."""
    if not player.ship:
        return []
    state, seat = sheet.state, player.seat
    parts = [capital(sheet.name("ship", player.ship))]
    for area, value in enumerate(player.areas):
        parts.append(f"{sheet.name('area', AREAS[area])} {value}/{maximum(state, seat, area)}")
    parts.append(sheet.say("screen-maneuverability", number=maneuverability(state, seat)))
    return filled(parts, sheet.width, SHORT, INDENT)


def _on_board(sheet: Sheet, player: Player) -> list[str]:
    goods = [CARGO_CARDS[card].good for card in player.cargo]
    lines = _said(
        sheet,
        "screen-cargo",
        number=len(goods),
        most=sea_hold(sheet.state, player.seat),
        list=sheet.names("good", sorted(goods)) or "–",
    )
    if player.offer:
        offer = [CARGO_CARDS[card].good for card in player.offer]
        lines += _said(sheet, "screen-offer", list=sheet.names("good", sorted(offer)))
    return lines + _things(sheet, player)


def _things(sheet: Sheet, player: Player) -> list[str]:
    """Modifications, weapons, specialists, kept rumors."""
    lines: list[str] = []
    mods = [
        sheet.name("modification", mod) + (f" ({sheet.say('screen-flipped')})" if mod in player.flipped else "")
        for mod in player.mods
    ]
    if mods:
        lines += _said(sheet, "screen-modifications", list=listed(mods, "comma", sheet.text))
    if player.weapons:
        lines += _said(sheet, "screen-weapons", list=sheet.names("weapon", player.weapons))
    if player.specialists:
        kinds = [SPECIALISTS[specialist_kind(card)].names[sheet.text.lang] for card in player.specialists]
        lines += _said(sheet, "screen-specialists", list=listed(kinds, "comma", sheet.text))
    if player.kept:
        lines += _said(sheet, "screen-kept", list=sheet.names("rumor", player.kept))
    return lines


def _rumors_and_mission(sheet: Sheet, player: Player) -> list[str]:
    lines: list[str] = []
    for rumor in player.rumors:
        lines += _said(sheet, "screen-rumor", said=sheet.said("rumor", rumor))
    if player.mission:
        lines += _said(sheet, "screen-mission", said=sheet.said("mission", player.mission))
        lines += _progress(sheet, player)
    return lines


def _progress(sheet: Sheet, player: Player) -> list[str]:
    """How many tasks of a mission are done, if there are several."""
    tasks = MISSIONS[player.mission].tasks
    done = sum(is_done(task, player.tasks[at]) for at, task in enumerate(tasks))
    return hung(sheet.say("screen-done", done=done, all=len(tasks)), sheet.width) if len(tasks) > 1 else []


def _hand(sheet: Sheet, player: Player) -> list[str]:
    """Each glory card with what it does."""
    lines = [line for card in [*player.hand, *player.laid] for line in hung(sheet.said("card", card), sheet.width)]
    most = stat(sheet.state, player.seat, "limit.hand", HAND_LIMIT)
    return [*_said(sheet, "screen-hand", number=len(player.hand), most=most), *lines] if lines else []


# NPC ships


def npc_ships(sheet: Sheet) -> list[str]:
    """Where each is, what it can do, whom it would hunt and why."""
    lines: list[str] = []
    for npc in hunters(sheet.state):
        captain = NPC_CAPTAINS[sheet.state.npc_captain[npc]]
        said = sheet.say(
            "screen-npc",
            name=sheet.npc(npc),
            mark=f"‹{sheet.npc_mark(npc)}›",
            zone=sheet.zone(sheet.state.npc_zone[npc]),
            ship=sheet.name("ship", npc_ship(sheet.state, npc)),
            captain=sheet.name("npc_captain", captain.id),
            skills=skills_said(captain.skills[:3], sheet.text),
        )
        lines += hung(said, sheet.width, SHORT)
        for prey in prey_of(sheet.state, npc, sheet.seat):
            lines += hung(_prey(sheet, npc, prey), sheet.width, INDENT)
    if sheet.state.incoming:
        captain = NPC_CAPTAINS[sheet.state.incoming]
        args = {"name": sheet.npc(captain.npc), "captain": sheet.name("npc_captain", captain.id)}
        lines += _said(sheet, "screen-incoming", zone=sheet.zone(captain.zone), **args)
    return [*hung(sheet.say("screen-npcs"), sheet.width, ""), *lines] if lines else []


def _prey(sheet: Sheet, npc: int, prey: Prey) -> str:
    """What the NPC would do about a captain if it were moved now, and why."""
    side = sheet.say("screen-prey-you") if prey.seat == sheet.seat else sheet.side(prey.seat)
    reasons = [_reason(sheet, npc, name, amount) for name, amount in zip(prey.reasons, prey.amounts)]
    return sheet.say("screen-prey", prey.fate, side=side, why=listed(reasons, "comma", sheet.text))


def _reason(sheet: Sheet, npc: int, name: str, amount: int) -> str:
    if amount == UNKNOWN:
        return sheet.say("screen-reason-unknown")
    nation = NPCS[npc].nation
    return sheet.say("screen-reason", name, number=amount, nation="" if nation == NONE else sheet.nation(nation))


# Combat and raid


def battles(sheet: Sheet) -> list[str]:
    """The combats under way, the innermost last, and the raid."""
    lines: list[str] = []
    for combat in sheet.state.combats:
        lines += _combat(sheet, combat)
    return lines + _raid(sheet)


def _combat(sheet: Sheet, combat: Combat) -> list[str]:
    ship = combat.stage != "crew"
    lines = [sheet.say("screen-combat" if ship else "screen-crew-combat", round=combat.round)]
    for at, side in enumerate(combat.sides):
        lines += filled(_fighter(sheet, combat, at, side), sheet.width, SHORT, INDENT)
    if ship and all(side.seat >= 0 or side.npc != NONE for side in combat.sides):
        dice = [contest_dice(sheet.state, side, combat.sides[1 - at]) for at, side in enumerate(combat.sides)]
        wins, loses = contest(dice[0], dice[1]).won, contest(dice[1], dice[0]).won
        args = {"first": wins, "second": loses, "neither": 100 - wins - loses}
        lines += _said(sheet, "screen-odds", own=dice[0], other=dice[1], **args)
    return lines


def _fighter(sheet: Sheet, combat: Combat, at: int, side: Side) -> list[str]:
    """One side: who, its areas, what it declared, its dice."""
    role = sheet.say("side", ["attacker", "defender"][at])
    parts = [f"{capital(role)}: {_who(sheet, side)}"]
    areas = sheet.state.players[side.seat].areas if side.seat >= 0 else side.areas
    if side.seat >= 0 or side.npc != NONE:
        parts += [f"{sheet.name('area', AREAS[area])} {value}" for area, value in enumerate(areas)]
    else:
        parts.append(f"{sheet.name('area', AREAS[3])} {areas[3]}")
    if combat.stage == "crew":
        parts.append(sheet.say("screen-leadership", number=crew_dice(sheet.state, side)))
    if side.declared:
        parts.append(sheet.say("screen-declared", what=sheet.say("declared", side.declared)))
    if side.dice:
        parts.append(sheet.say("screen-dice", dice=shown(side.dice)))
    if side.hits:
        parts.append(sheet.say("screen-hits", number=side.hits))
    return parts


def _who(sheet: Sheet, side: Side) -> str:
    if side.seat >= 0:
        return sheet.side(side.seat)
    return sheet.name("npc", NPCS[side.npc].id) if side.npc != NONE else sheet.say("screen-enemy")


def _raid(sheet: Sheet) -> list[str]:
    """The raid, the token of a merchant that was just found, and cargo that lies open."""
    raid = sheet.state.raid
    lines: list[str] = []
    if raid is not None:
        args = {"side": sheet.side(raid.seat), "nation": sheet.nation(raid.nation), "dice": shown(raid.dice) or "–"}
        lines += _cards(sheet, sheet.say("screen-raid", **args), raid.cards)
    if sheet.state.open_cargo:
        lines += _cards(sheet, sheet.say("screen-open-cargo"), sheet.state.open_cargo)
    for insight in insights.raid(sheet.state):
        lines += hung(sheet.text.render(insight.label()), sheet.width, SHORT)
    return lines


def _cards(sheet: Sheet, head: str, cards: list[str]) -> list[str]:
    lines = hung(head, sheet.width, "")
    for card in cards:
        lines += hung(capital(sheet.name("cargo", card)), sheet.width)
    return lines


def port_prices(sheet: Sheet) -> list[str]:
    """In the viewer's own Port action what its activities cost and bring here."""
    if sheet.state.phase != "port" or sheet.state.turn != sheet.seat:
        return []
    lines: list[str] = []
    for activity in PRICED:
        label = Insight("", f"port.{activity}", insights.figures(sheet.state, sheet.seat, activity)).label()
        lines += hung(f"{sheet.say('option-port-act', activity)}: {sheet.text.render(label)}", sheet.width, SHORT)
    return [sheet.say("screen-port", zone=sheet.zone(sheet.state.players[sheet.seat].zone)), *lines]
