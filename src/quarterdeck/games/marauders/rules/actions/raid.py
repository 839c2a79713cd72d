"""Merchant raids. (MM-RAID, MM-RUL-80)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.components import CARGO_CARDS, PRICES, ZONES
from quarterdeck.games.marauders.content.numbers import HULL, NONE, SEAMANSHIP
from quarterdeck.games.marauders.rules import atoms
from quarterdeck.games.marauders.rules.actions.cargo import draw_one, keep_cargo
from quarterdeck.games.marauders.rules.actions.damage import Volley, change_hits, strike_player
from quarterdeck.games.marauders.rules.actions.death import die
from quarterdeck.games.marauders.rules.actions.glory import earn_glory
from quarterdeck.games.marauders.rules.actions.missions import raided
from quarterdeck.games.marauders.rules.actions.testing import roll_dice, shown, successes
from quarterdeck.games.marauders.rules.actions.windows import own_window
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene, stat
from quarterdeck.games.marauders.rules.ships import any_area_destroyed, dice_of, maneuverability
from quarterdeck.games.marauders.state import RAID_GLORY, SKULL, Raid, State, Turn
from quarterdeck.kernel.rules.ask import choose, choose_always
from quarterdeck.kernel.rules.effects import Effect

CARDS: Final = 3
Choice = tuple[str | int, ...]
STOP: Final[Choice] = ("stop",)


async def find_merchant(t: Turn, seat: int, nation: int) -> None:
    """The token is turned up, the finder decides, and after the raid it goes face down to the track. Asked even where
    he has to let it go: what was turned up is not to be taken back. (MM-RAID-01, MM-RAID-03, MM-RUL-60, MM-RUL-81)"""
    state = t.state
    zone = state.players[seat].zone
    at = state.merchant_zones.index(zone)
    token = state.merchants.pop(at)
    del state.merchant_zones[at]
    state.sighted.append(token)
    t.tell("merchant.found", seat, zone, token)
    nations = [nation] if nation != NONE else nationalities(token, ZONES[zone].nation)
    options: list[Choice] = []
    if not any_area_destroyed(state.players[seat]):
        options.extend(("attack", choice) for choice in nations)
    options.append(("release",))
    choice = await choose_always(seat, "raid.attack", options)
    if choice[0] == "attack":
        await raid(t, seat, int(choice[1]))
    state.track.extend(state.sighted)
    state.sighted.clear()


def nationalities(token: int, zone: int) -> list[int]:
    """Of the token or of the zone. (MM-RAID-03, MM-RUL-17)"""
    return [token] if zone in (NONE, token) else [token, zone]


async def raid(t: Turn, seat: int, nation: int) -> None:
    """Bounty, cards, seamanship, and what comes of it. (MM-RAID-05 to -15)"""
    state = t.state
    await gain_attack_bounty(t, seat, nation, "raid")
    state.raid = Raid(seat=seat, nation=nation)
    await draw_raid_cards(t, CARDS)
    await own_window(t, "raid_draw", Scene(seat, ""))
    await roll_seamanship(t, seat)
    await use_successes(t, seat)
    await own_window(t, "raid_resolve", Scene(seat, ""))
    await read_symbols(t, seat)
    end_raid(state)


def current(state: State) -> Raid:
    assert state.raid is not None
    return state.raid


def end_raid(state: State) -> None:
    """What lies open goes to the discard pile."""
    state.cargo_discard.extend(current(state).cards)
    state.raid = None


async def gain_attack_bounty(t: Turn, seat: int, nation: int, cause: str) -> None:
    """Before any die is rolled, unless a card waives it. (MM-BNTY-01, MM-BNTY-02)"""
    scene = Scene(seat, "")
    scene.context = cause
    await own_window(t, "attack_bounty", scene)
    if not scene.waived:
        atoms.add_bounty(t, seat, nation, 1)


async def waive_bounty(t: Turn, scene: Scene, effect: Effect) -> None:
    scene.waived = True


def can_waive(state: State, scene: Scene, effect: Effect) -> bool:
    return effect.word("cause") in ("any", scene.context) and not scene.waived


VERBS.add("waive_bounty", waive_bounty)
POSSIBLE.add("waive_bounty", can_waive)


# Cards


async def draw_raid_cards(t: Turn, count: int) -> list[str]:
    drawn: list[str] = []
    for _ in range(count):
        card = await draw_one(t)
        if card:
            current(t.state).cards.append(card)
            drawn.append(card)
            t.tell("raid.card", current(t.state).seat, card)
    return drawn


def drop_card(t: Turn, card: str) -> None:
    current(t.state).cards.remove(card)
    t.state.cargo_discard.append(card)
    t.tell("raid.dropped", current(t.state).seat, card)


async def raid_card(t: Turn, scene: Scene, effect: Effect) -> None:
    """More cards, kept by what they show. (EFFECTS.md, `raid_card`)"""
    for card in await draw_raid_cards(t, effect.int_of("count")):
        if not shows(card, effect.word("keep_if")):
            drop_card(t, card)
        elif effect.flag("loot_only"):
            current(t.state).loot_only.append(card)


def shows(card: str, icon: str) -> bool:
    return icon == "always" or CARGO_CARDS[card].escape == (icon == "escape")


def in_raid(state: State, scene: Scene, effect: Effect) -> bool:
    return state.raid is not None


VERBS.add("raid_card", raid_card)
POSSIBLE.add("raid_card", in_raid)


# Seamanship


async def roll_seamanship(t: Turn, seat: int) -> None:
    """Special weapons may mend failed dice. (MM-RAID-07)"""
    raid = current(t.state)
    raid.dice = await roll_dice(dice_of(t.state, seat, SEAMANSHIP, "seamanship", "raid"))
    t.tell("raid.rolled", seat, shown(raid.dice))
    await own_window(t, "raid_roll", Scene(seat, ""))


async def fix_die(t: Turn, scene: Scene, effect: Effect) -> None:
    """Failed dice become successes. (MM-RAID-07)"""
    dice = current(t.state).dice
    for _ in range(effect.int_of("count")):
        failed = [at for at, face in enumerate(dice) if face < SKULL]
        if failed:
            dice[failed[0]] = SKULL


def can_fix(state: State, scene: Scene, effect: Effect) -> bool:
    return state.raid is not None and any(face < SKULL for face in current(state).dice)


VERBS.add("fix_die", fix_die)
POSSIBLE.add("fix_die", can_fix)


async def use_successes(t: Turn, seat: int) -> None:
    """Each draws, drops or exchanges a card, or is left. (MM-RAID-08)"""
    for left in range(successes(current(t.state).dice), 0, -1):
        choice = await choose(seat, "raid.use", lambda: success_choices(t.state), (left,))
        if choice == STOP:
            return
        if choice[0] != "draw":
            drop_card(t, str(choice[1]))
        if choice[0] != "drop":
            await draw_raid_cards(t, 1)


def success_choices(state: State) -> list[Choice]:
    found: list[Choice] = [("draw",)]
    for card in current(state).cards:
        found.append(("drop", card))
        found.append(("exchange", card))
    found.append(STOP)
    return found


# Reading the symbols


async def raid_ignore(t: Turn, scene: Scene, effect: Effect) -> None:
    """Symbols that do not count. (EFFECTS.md, `raid_ignore`)"""
    raid = current(t.state)
    number = effect.int_of("count", 99)
    while number > 0:
        cards = shown_symbols(raid, effect.word("icon") == "escape")
        if not cards:
            return
        card = cards[0] if effect.word("count") == "all" else await choose(scene.seat, "raid.ignore", cards)
        raid.ignored.append(card)
        number -= 1


def shown_symbols(raid: Raid, escape: bool) -> list[str]:
    return [
        card
        for card in raid.cards
        if CARGO_CARDS[card].escape == escape and card not in raid.ignored and card not in raid.loot_only
    ]


def can_ignore(state: State, scene: Scene, effect: Effect) -> bool:
    return state.raid is not None and bool(shown_symbols(current(state), effect.word("icon") == "escape"))


VERBS.add("raid_ignore", raid_ignore)
POSSIBLE.add("raid_ignore", can_ignore)


async def read_symbols(t: Turn, seat: int) -> None:
    """All hits first, then the result. (MM-RAID-09 to -14, MM-RUL-80)"""
    state = t.state
    raid = current(state)
    player = state.players[seat]
    volley = Volley(seat, [CARGO_CARDS[card].area for card in shown_symbols(raid, False)])
    await change_hits(t, volley, Scene(seat, ""))
    await strike_player(t, seat, volley.hits, [])
    if player.areas[HULL] == 0:
        await die(t, seat)
    elif any_area_destroyed(player) or escaped(state, seat):
        t.tell("raid.failed", seat)
    else:
        await plunder(t, seat)


def escaped(state: State, seat: int) -> bool:
    """(MM-RAID-12)"""
    return len(shown_symbols(current(state), True)) >= escape_threshold(state, seat)


def escape_threshold(state: State, seat: int) -> int:
    """So many symbols let the merchant escape. (MM-RAID-12)"""
    return stat(state, seat, "raid.escape_threshold", maneuverability(state, seat))


async def plunder(t: Turn, seat: int) -> None:
    """Gold by the loot values, cargo as far as it fits, glory for a rich prize. (MM-RAID-14, MM-RAID-15)"""
    state = t.state
    await own_window(t, "raid_success", Scene(seat, ""))
    raid = current(state)
    gold = sum(CARGO_CARDS[card].loot for card in raid.cards)
    t.tell("raid.succeeded", seat, gold)
    atoms.gain_gold(t, seat, gold)
    state.open_cargo.extend(raid.cards)
    raid.cards = []
    await keep_cargo(t, seat)
    await raided(t, seat, raid.nation)
    if gold >= PRICES["raid_glory_from"]:
        await earn_glory(t, seat, RAID_GLORY)
