"""How battles begin: whom to attack, the window before a ship battle, cards and cannons. (DR-BAT, DR-BENC, DR-BSHIP,
DR-BBLD, DR-RUL-57)

A battle is a chain of phases: window, muster, defence, throw, abilities, plunder, result, spoils, aftermath. Each step
is one rule, so that the state alone describes where a battle stands.
"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.components import (
    BUILDING_MARKERS,
    BUILDINGS,
    CARDS,
    COINS_ABOARD_AT_RISK,
    HARBOR_MARKERS,
    LAST_TURN_MARKERS,
    ZONES,
)
from quarterdeck.games.dead_reckoning.content.pieces import HARBOR
from quarterdeck.games.dead_reckoning.kinds import (
    BEFORE_BATTLE,
    CARDS_AND_CANNONS,
    CHALLENGE,
    DEFENCE,
    FIRE,
    JETTISON,
    LEVEL,
    PLAY,
    QUESTIONS,
    READY,
    REARRANGE,
    SEAT,
    STORM,
    Choice,
)
from quarterdeck.games.dead_reckoning.rules.actions.cards import card_here
from quarterdeck.games.dead_reckoning.rules.actions.crew import level_up, levellable
from quarterdeck.games.dead_reckoning.rules.actions.goods import jettison_choices, split
from quarterdeck.games.dead_reckoning.rules.actions.markers import throw_up
from quarterdeck.games.dead_reckoning.rules.atoms import combat, hands, stores
from quarterdeck.games.dead_reckoning.rules.crews import is_warlike
from quarterdeck.games.dead_reckoning.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.dead_reckoning.rules.islands import (
    beside_teammate,
    blockaded,
    hostile,
    is_island,
    pirates_at,
    walled,
    walls,
)
from quarterdeck.games.dead_reckoning.rules.leagues import broadside, is_ai, pile_markers, upgrade_markers
from quarterdeck.games.dead_reckoning.rules.ships import (
    HULL_SPACES,
    arrangements,
    coins_aboard,
    counts,
    free_cannons,
    hull_at,
    use_cannons,
)
from quarterdeck.games.dead_reckoning.state import (
    ATTACKER,
    BUILDING_BATTLE,
    DEFENDER,
    MERCHANT_BATTLE,
    NO_LEVEL,
    NOBODY,
    SHIP_BATTLE,
    Battle,
    State,
    Turn,
)
from quarterdeck.kernel.rules.ask import Ask, choose
from quarterdeck.kernel.rules.effects import Effect

ATTACK_SHIP: Final = QUESTIONS.add("battle.target", SEAT, clause="DR-ICON-03")
BATTLE_WINDOW: Final = QUESTIONS.add("battle.window", BEFORE_BATTLE, clause="DR-RUL-57", always=True, in_advance=READY)
MUSTER: Final = QUESTIONS.add("battle.muster", CARDS_AND_CANNONS, clause="DR-BENC-01")
DEFEND: Final = QUESTIONS.add("battle.defence", DEFENCE, clause="DR-BSHIP-03", always=True, in_advance=READY)

TEAMMATE_MARKERS: Final = 2
"""For a ship beside that of its teammate. (DS-COOP-15)"""


# Whom to attack


def targets(state: State, seat: int) -> list[int]:
    """Enemy ships on the own space that were not fought in this turn. (DR-ICON-03, DR-BAT-03, DR-RUL-25)"""
    place = state.players[seat].place
    return [
        other.seat
        for other in state.from_seat(seat)[1:]
        if other.place == place and hostile(state, seat, other.seat) and other.seat not in state.fought
    ]


def attack_choices(state: State, seat: int) -> list[Choice]:
    """Attacks that need no flag: a pirate ship with which the turn began, a fort or garrison. (DR-TURN-05,
    DR-PIRATE-10, DR-BBLD-01, DR-BBLD-02, DR-RUL-70)"""
    place = state.players[seat].place
    found: list[Choice] = []
    if state.stayed:
        pirates = pirates_at(state, seat, place)
        found.extend((CHALLENGE, other) for other in pirates if other not in state.fought)
    if is_island(state, place) and walled(state, seat, place) and place not in state.stormed:
        if hostile(state, seat, state.spaces[place].controller) and not blockaded(state, seat, place):
            found.append(STORM)
    return found


async def attack_ship(t: Turn, scene: Scene, effect: Effect) -> None:
    """The attack flag. (DR-ICON-03)"""
    rival = await choose(scene.seat, ATTACK_SHIP, targets(t.state, scene.seat))
    begin_ship_battle(t, scene.seat, rival, DEFENDER)


def can_attack(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(targets(state, scene.seat))


VERBS.add("attack_ship", attack_ship)
POSSIBLE.add("attack_ship", can_attack)


# How it begins


def new_battle(kind: str, seats: list[int], space: int, card: str = "") -> Battle:
    return Battle(
        kind=kind,
        seats=seats,
        space=space,
        card=card,
        settled=[[0] * len(ZONES) for _ in seats],
        fresh=[[0] * len(ZONES) for _ in seats],
        flying=[0] * len(seats),
        strength=[0] * len(seats),
        suffered=[0] * len(seats),
        side=ATTACKER,
    )


def begin_ship_battle(t: Turn, attacker: int, defender: int, first_window: int) -> None:
    """`first_window`: ATTACKER where a movement brought the battle about; whoever chose it could handle goods before.
    (DR-BSHIP-01, DR-BAT-03)"""
    state = t.state
    battle = new_battle(SHIP_BATTLE, [attacker, defender], state.players[defender].place)
    battle.side = first_window
    battle.from_pirate = state.players[defender].pirate
    state.fought.append(defender)
    state.phase = "window"
    combat.attack_ship(t, battle)


def begin_merchant_battle(t: Turn, seat: int) -> None:
    """The card is turned over for everybody; there is no way back. (DR-ENC-03, DR-RUL-11)"""
    state = t.state
    place = state.players[seat].place
    state.dealings += 1
    state.phase = "muster"
    combat.attack_merchant(t, new_battle(MERCHANT_BATTLE, [seat, NOBODY], place, card_here(state, seat)))


def begin_building_battle(t: Turn, seat: int, space: int) -> None:
    """Fort and garrison are one target. (DR-BBLD-01, DR-RUL-60)"""
    state = t.state
    owner = state.spaces[space].controller
    state.stormed.append(space)
    state.phase = "muster"
    combat.attack_buildings(t, new_battle(BUILDING_BATTLE, [seat, owner], space))


# The window before a ship battle


def blocked_cannons(state: State, seat: int) -> bool:
    """Whether goods lie on cannons that would count otherwise."""
    player = state.players[seat]
    return any(hull_at(player, at).cannons > 0 and not counts(state, player, at) for at in range(HULL_SPACES))


def goods_matter(state: State, seat: int) -> bool:
    """Whether rearranging or jettisoning could change anything in this battle: cannons under goods, or coins that
    would be lost with the ship. (DR-GOODS-11, DR-GOODS-12, DR-SINK-03)"""
    return blocked_cannons(state, seat) or coins_aboard(state.players[seat]) >= COINS_ABOARD_AT_RISK


def window_choices(state: State, seat: int) -> list[Choice]:
    """(DR-RUL-57, DR-RUL-85, DR-LEVEL-03)"""
    player = state.players[seat]
    found: list[Choice] = []
    if not state.arranged:
        found.extend((REARRANGE, mask) for mask in arrangements(player))
    found.extend(jettison_choices(state, seat))
    if player.may_level:
        found.extend((LEVEL, card) for card in levellable(state, seat))
    found.append(READY)
    return found


async def window(t: Turn) -> None:
    """First the active player, then the attacked one may handle goods and use a pending level-up. (DR-RUL-57)"""
    state = t.state
    battle = state.fight()
    seat = battle.seat_of(battle.side)
    player = state.players[seat]
    choice = READY
    levels = bool(player.may_level and player.hand)
    if goods_matter(state, seat) or levels:
        choice = await Ask(seat, BATTLE_WINDOW, lambda: window_choices(state, seat), always=levels)
    state.arranged = 0
    if choice[0] == LEVEL:
        player.may_level = NO_LEVEL
        await level_up(t, seat, int(choice[1]))
    elif choice[0] == REARRANGE:
        stores.arrange(t, seat, int(choice[1]))
    elif choice[0] == JETTISON:
        cargo, coins = split(str(choice[1]), int(choice[2]))
        stores.jettison(t, seat, cargo, coins)
    elif battle.side == ATTACKER:
        battle.side = DEFENDER
    else:
        battle.side = ATTACKER
        state.phase = "muster"


# Cards and cannons


def playable(state: State, seat: int) -> list[Choice]:
    """Cards with a cannon or a battle ability. (DR-BENC-01, DR-BSHIP-03, DR-RUL-14)"""
    return [(PLAY, card) for card in state.players[seat].hand if is_warlike(state, card)]


def island_markers(state: State, seat: int, space: int) -> int:
    """What the own buildings there add to a ship battle. (DR-BUILD-13)"""
    if space == HARBOR or state.spaces[space].controller != seat:
        return 0
    return BUILDING_MARKERS * len(state.spaces[space].buildings)


def extra_markers(state: State, battle: Battle, side: int) -> int:
    """The end of the game, a teammate's ship, the harbor, buildings at the island. (DR-END-04, DS-COOP-15, DS-RUL-43,
    DR-BSHIP-04, DR-BUILD-13, DR-RUL-43)"""
    seat = battle.seat_of(side)
    extra = LAST_TURN_MARKERS if state.players[seat].done else 0
    has_ship = side == ATTACKER or battle.kind == SHIP_BATTLE
    if has_ship and beside_teammate(state, seat):
        extra += TEAMMATE_MARKERS
    if battle.kind != SHIP_BATTLE:
        return extra
    if battle.space == HARBOR and side == DEFENDER:
        extra += HARBOR_MARKERS
    return extra + island_markers(state, seat, battle.space)


async def muster(t: Turn) -> None:
    """Step 1 of the active player: cards are played, then as many cannons used as wanted. (DR-BENC-01, DR-BSHIP-02)"""
    state = t.state
    battle = state.fight()
    seat = battle.attacker
    if is_ai(state, seat):
        await arm_league(t, ATTACKER)
        state.phase = "defence"
        return

    def choices() -> list[Choice]:
        cannons = free_cannons(state, state.players[seat])
        return [*playable(state, seat), *((FIRE, number) for number in range(cannons + 1))]

    choice = await choose(seat, MUSTER, choices)
    if choice[0] == PLAY:
        hands.play_card(t, seat, int(choice[1]))
        return
    use_cannons(state, state.players[seat], int(choice[1]))
    await arm(t, ATTACKER, int(choice[1]))
    state.phase = "defence"


async def arm(t: Turn, side: int, cannons: int) -> None:
    """A side takes its battle markers. (DR-BAT-04, DR-RUL-24)"""
    battle = t.state.fight()
    seat = battle.seat_of(side)
    number = cannons + extra_markers(t.state, battle, side)
    await throw_up(t, side, number)
    t.tell("battle.muster", seat, battle.flying[side])


async def arm_league(t: Turn, side: int) -> None:
    """An artificial opponent counts its markers; it has them without end. (DS-BAT-02, DS-BAT-06, DS-RIGHT-08,
    DS-RUL-33)"""
    state = t.state
    battle = state.fight()
    seat = battle.seat_of(side)
    player = state.players[seat]
    here = extra_markers(state, battle, side)
    bonus = battle.bonus if side == ATTACKER else 0
    number = broadside(state, seat) + here + bonus
    if battle.halved:
        number = (number + 1) // 2
    parts = (upgrade_markers(player), pile_markers(state, player), here, bonus)
    t.tell("league.markers", seat, *parts, battle.halved, number)
    await throw_up(t, side, number)
    t.tell("battle.muster", seat, battle.flying[side])


async def defence(t: Turn) -> None:
    """Step 1 of the other side: an attacked player may play cards and uses all cannons; buildings and merchant ships
    have what is printed on them. (DR-BSHIP-03, DR-BENC-01, DR-BBLD-03, DR-BBLD-05)"""
    state = t.state
    battle = state.fight()
    if battle.kind == MERCHANT_BATTLE:
        combat.throw_up(t, DEFENDER, CARDS[battle.card].markers)
    elif battle.kind == BUILDING_BATTLE:
        strength = sum(BUILDINGS[kind].markers for kind in walls(state.spaces[battle.space]))
        await arm(t, DEFENDER, strength)
    elif is_ai(state, battle.defender):
        await arm_league(t, DEFENDER)
    else:
        player = state.players[battle.defender]
        if player.hand:
            choice = await choose(player.seat, DEFEND, [*playable(state, player.seat), READY])
            if choice != READY:
                hands.play_card(t, player.seat, int(choice[1]))
                return
        cannons = free_cannons(state, player)
        use_cannons(state, player, cannons)
        await arm(t, DEFENDER, cannons)
    state.phase = "throw"
