"""The changes: each mutates the state and tells what happened. Rules decide, atoms do."""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import CARDS, PLANS
from quarterdeck.games.ahoy.kinds import COST
from quarterdeck.games.ahoy.rules.sea import BLOCK, OFF, island_offset, lay
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, FIGURE_IDS, KINDS, NOBODY, Movement, Turn
from quarterdeck.kernel.rules.events import all_but, only

HIGHEST: int = 6
LOWEST: int = 1


# Rounds and turns


def begin_round(t: Turn) -> None:
    """The next player clockwise is First Mate. (AH-PREP-04)"""
    state = t.state
    state.first_mate = (state.first_mate + 1) % len(state.players)
    state.round += 1
    t.tell("round.begins", state.round, state.first_mate)


def begin_turn(t: Turn, seat: int, quota: int) -> None:
    """A player's turn, with so many dice to place. (AH-TURN-03)"""
    t.state.turn = seat
    t.state.quota = quota
    t.tell("turn.begins", seat, quota)


def end_round(t: Turn) -> None:
    """Nobody has dice left, so it is nobody's turn. (AH-TURN-09)"""
    t.state.turn = NOBODY
    t.tell("round.ends", t.state.round)


def end_game(t: Turn) -> None:
    """Somebody has reached the end of the Fame track. (AH-END-01)"""
    t.state.ended = "fame"
    t.tell("game.over")


def concede_game(t: Turn, seat: int) -> None:
    """With two players it ends the game; nothing is scored, everything is shown. (AH-FINE-09, AH-RULE-80)"""
    t.state.ended = f"conceded {seat}"
    for player in t.state.players:
        player.revealed = True
    t.tell("game.conceded", seat)


# Gold, Fame, wealth


def gain_gold(t: Turn, seat: int, amount: int) -> int:
    """From the supply, as much as it has. (AH-FINE-01, AH-RULE-61)"""
    gained = min(amount, t.state.gold)
    if gained:
        t.state.gold -= gained
        t.state.players[seat].gold += gained
        t.tell("gold.gained", seat, gained)
    return gained


def pay_gold(t: Turn, seat: int, amount: int) -> None:
    """Exactly this much to the supply. (AH-DICE-04)"""
    if amount:
        t.state.players[seat].gold -= amount
        t.state.gold += amount
        t.tell("gold.paid", seat, amount)


def hand_gold(t: Turn, giver: int, taker: int, amount: int) -> None:
    """From player to player, as much as there is. (AH-RULE-22, AH-RULE-27)"""
    given = min(amount, t.state.players[giver].gold)
    if given:
        t.state.players[giver].gold -= given
        t.state.players[taker].gold += given
        t.tell("gold.handed", giver, taker, given)


def gain_fame(t: Turn, seat: int, amount: int, source: int) -> None:
    """The Fame track counts on past its end. (AH-RULE-59)"""
    if amount:
        player = t.state.players[seat]
        player.fame += amount
        player.earned[source] += amount
        t.tell("fame.gained", seat, amount)


def raise_wealth(t: Turn, region: str, amount: int) -> bool:
    """Turns a wealth die up, not above 6. (AH-SMUG-06, AH-DICE-05, AH-RULE-57)"""
    wealth = t.state.wealth[region]
    if wealth >= HIGHEST:
        return False
    t.state.wealth[region] = min(HIGHEST, wealth + amount)
    t.tell("wealth.raised", region, t.state.wealth[region])
    return True


# Dice and slots


def take_rolled(t: Turn, seat: int, rolled: list[int]) -> None:
    """All own dice have left their slots, damage stays, and were rolled. (AH-FSET-02, AH-PREP-03, AH-DMG-12)"""
    player = t.state.players[seat]
    for slot, content in player.slots.items():
        if content != DAMAGE:
            player.slots[slot] = EMPTY
    player.paid = {}
    player.aside = 0
    player.dice = rolled
    if t.events is not None:
        t.tell("dice.rolled", seat, "".join(str(die) for die in rolled))


def _take_die(t: Turn, seat: int, value: int) -> None:
    """Takes an unplaced die up; it counts for this turn. (AH-TURN-04)"""
    t.state.players[seat].dice.remove(value)
    t.state.quota -= 1


def place_die(t: Turn, seat: int, die: int, slot: str, value: int) -> None:
    """Puts an unplaced die on an empty slot, turned to a value. (AH-DICE-01, AH-DICE-04)"""
    _take_die(t, seat, die)
    _put_die(t, seat, slot, value)


def pay_die(t: Turn, seat: int, die: int, card: str) -> None:
    """Puts an unplaced die on the cost slot of a card. (AH-CREW-03, AH-RULE-39)"""
    _take_die(t, seat, die)
    t.state.players[seat].paid[card] = die
    t.tell("die.paid", seat, die, card)


def relocate_die(t: Turn, seat: int, origin: str, slot: str, value: int) -> None:
    """Puts a die that lies on a slot, or on the cost slot of a card, on another one. (AH-TERR-05)"""
    player = t.state.players[seat]
    if origin.startswith(COST):
        del player.paid[origin[len(COST) :]]
    else:
        player.slots[origin] = EMPTY
    _put_die(t, seat, slot, value)


def _put_die(t: Turn, seat: int, slot: str, value: int) -> None:
    t.state.players[seat].slots[slot] = value
    t.tell("die.placed", seat, value, slot)


def set_aside(t: Turn, seat: int, value: int) -> None:
    """A die that fits nowhere is out until the next roll. (AH-TURN-07)"""
    _take_die(t, seat, value)
    t.state.players[seat].aside += 1
    t.tell("die.aside", seat, value)


def put_damage(t: Turn, seat: int, slot: str) -> None:
    """Puts a damage token on an empty slot. (AH-DMG-01)"""
    t.state.players[seat].slots[slot] = DAMAGE
    t.tell("damage.taken", seat, slot)


def remove_damage(t: Turn, seat: int, slot: str) -> None:
    """Takes a damage token off. (AH-DMG-08)"""
    t.state.players[seat].slots[slot] = EMPTY
    t.tell("damage.repaired", seat, slot)


def turn_die(t: Turn, seat: int, slot: str, value: int) -> None:
    """Turns a die that lies on a slot. (AH-BATL-06, AH-PLAN-02)"""
    t.state.players[seat].slots[slot] = value
    t.tell("die.turned", seat, slot, value)


# Figures


def put_figure(t: Turn, movement: Movement, cell: int) -> None:
    """Moves the figure of a movement to a cell; another movement of the same figure ends. (AH-RULE-29, -86)"""
    t.state.figures[movement.figure] = cell
    for other in t.movements:
        if other is not movement and other.figure == movement.figure:
            if movement.is_push:
                other.pushed = True
            else:
                other.dropped = True
    t.tell("figure.moved", FIGURE_IDS[movement.figure], cell)


def place_figure(t: Turn, figure: int, cell: int) -> None:
    """Puts a figure on the map without moving it: no battle, no terrain. (AH-MOVE-10)"""
    t.state.figures[figure] = cell
    t.tell("figure.placed", FIGURE_IDS[figure], cell)


def remove_figure(t: Turn, figure: int) -> None:
    """Back to its owner's supply. (AH-DMG-09, AH-BLUE-02)"""
    cell = t.state.figures[figure]
    t.state.figures[figure] = OFF
    t.tell("figure.removed", FIGURE_IDS[figure], cell)


def sink_ship(t: Turn, figure: int) -> None:
    """A Union ship whose slots are all damaged leaves with its Plan. (AH-UNIO-16)"""
    plan = KINDS[figure].plan
    owner = t.state.players[t.state.owners[figure]]
    for slot in PLANS[plan].slots:
        del owner.slots[slot]
    t.state.plan_discard.append(plan)
    remove_figure(t, figure)


# Regions


def box_region(t: Turn, region: str) -> None:
    """A tile is not used in this game; nobody sees it. (AH-SETUP-05)"""
    t.state.region_stack.remove(region)
    t.state.region_box.append(region)


def start_region(t: Turn, region: str, anchor: int, rot: int) -> None:
    """Lays a tile of the starting map. (AH-SETUP-06)"""
    t.state.region_stack.remove(region)
    _lay_region(t, region, anchor, rot)


def draw_region(t: Turn, seat: int, region: str) -> None:
    """Draws a tile; everybody sees it. (AH-EXPL-01, AH-RULE-03)"""
    t.state.region_stack.remove(region)
    t.state.drawn_region = region
    t.tell("region.drawn", seat, region)


def lay_drawn(t: Turn, anchor: int, rot: int) -> None:
    """Lays the tile that was drawn. (AH-EXPL-02)"""
    region = t.state.drawn_region
    t.state.drawn_region = ""
    _lay_region(t, region, anchor, rot)


def _lay_region(t: Turn, region: str, anchor: int, rot: int) -> None:
    """Lays a tile with a wealth die showing 1 on it. (AH-EXPL-02, -03, AH-SETUP-07)"""
    state = t.state
    lay(state.sea, region, anchor, rot)
    state.laid[region] = anchor * 4 + rot
    state.islands[region] = anchor + island_offset(region, rot)
    state.wealth[region] = LOWEST
    state.comrades[region] = 0
    t.tell("region.laid", region, anchor + BLOCK[0], rot)


# Comrades


def ready_comrades(t: Turn, seat: int, amount: int) -> None:
    """Supply to Ready, as many as the supply has. (AH-UNIO-01)"""
    player = t.state.players[seat]
    gained = min(amount, player.comrades)
    if gained:
        player.comrades -= gained
        player.ready += gained
        t.tell("comrades.ready", seat, gained)


def place_comrades(t: Turn, seat: int, region: str, amount: int) -> None:
    """Ready Comrades onto the region's island. (AH-UNIO-02)"""
    if amount:
        t.state.players[seat].ready -= amount
        t.state.comrades[region] += amount
        t.tell("comrades.placed", region, amount)


def remove_comrades(t: Turn, region: str, amount: int) -> None:
    """From an island to the Union's supply, not to the Ready area. (AH-UNIO-04)"""
    removed = min(amount, t.state.comrades[region])
    if removed:
        t.state.comrades[region] -= removed
        t.state.players[t.state.seat_of("mollusk")].comrades += removed
        t.tell("comrades.removed", region, removed)


def shift_comrades(t: Turn, origin: str, target: str, amount: int) -> None:
    """Straight from island to island. (AH-RULE-48)"""
    t.state.comrades[origin] -= amount
    t.state.comrades[target] += amount
    t.tell("comrades.shifted", origin, target, amount)


# Cards


def refill_market(t: Turn, card: str) -> None:
    """A card from the deck lies open in the Market. (AH-CREW-06)"""
    t.state.market_deck.remove(card)
    t.state.market.append(card)
    t.tell("market.refilled", card)


def reset_market(t: Turn, seat: int) -> None:
    """The whole Market goes to the box. (AH-PREP-02)"""
    t.state.box.extend(t.state.market)
    t.state.market.clear()
    t.tell("market.reset", seat)


def take_crew(t: Turn, seat: int, card: str) -> None:
    """A Market card becomes Crew; the Market is refilled by the caller. (AH-CREW-05)"""
    t.state.market.remove(card)
    _tuck_crew(t, seat, card)


def _tuck_crew(t: Turn, seat: int, card: str) -> None:
    """A card becomes Crew and works at once. (AH-CREW-05, AH-RULE-78)"""
    player = t.state.players[seat]
    player.crew.append(card)
    if CARDS[card].slot:
        player.slots[card] = EMPTY
    t.tell("crew.joined", seat, card)


def _untuck_crew(t: Turn, seat: int, card: str) -> None:
    """A Crew card leaves its owner; a die on it is set aside, damage goes back. (AH-RULE-40)"""
    player = t.state.players[seat]
    player.crew.remove(card)
    if EMPTY < player.slots.pop(card, EMPTY) < DAMAGE:
        player.aside += 1
    if player.paid.pop(card, EMPTY):
        player.aside += 1


def steal_card(t: Turn, thief: int, victim: int, card: str, as_crew: bool) -> None:
    """An enemy's Crew or Cargo card becomes own Crew or own Cargo. (AH-CARD-15, AH-RULE-41)"""
    if card in t.state.players[victim].crew:
        _untuck_crew(t, victim, card)
    else:
        t.state.players[victim].cargo.remove(card)
    t.tell("card.stolen", thief, victim, card)
    if as_crew:
        _tuck_crew(t, thief, card)
    else:
        t.state.players[thief].cargo.append(card)


def return_crew(t: Turn, seat: int, card: str) -> None:
    """A Crew card goes to the box. (AH-CREW-08)"""
    _untuck_crew(t, seat, card)
    t.state.box.append(card)
    t.tell("crew.returned", seat, card)


def smuggle_cargo(t: Turn, seat: int, card: str) -> None:
    """A Market card becomes Cargo. (AH-SMUG-02)"""
    t.state.market.remove(card)
    t.state.players[seat].cargo.append(card)
    t.tell("cargo.smuggled", seat, card)


def return_cargo(t: Turn, seat: int, card: str) -> None:
    """A Cargo card goes to the box. (AH-SMUG-03)"""
    t.state.players[seat].cargo.remove(card)
    t.state.box.append(card)
    t.tell("cargo.returned", seat, card)


def deliver_cargo(t: Turn, seat: int, card: str, region: str) -> None:
    """A Cargo card leaves its owner's board; it lies on the table until it is pledged. (AH-SMUG-04)"""
    t.state.players[seat].cargo.remove(card)
    t.state.delivering = card
    t.tell("cargo.delivered", seat, card, region)


def pledge_cargo(t: Turn, seat: int, marker: int) -> None:
    """The card that was delivered goes under a pledge marker. (AH-SMUG-08)"""
    t.state.players[seat].pledged[marker].append(t.state.delivering)
    t.state.delivering = ""
    t.tell("cargo.pledged", seat, marker + 1)


def shuffle_pledges(t: Turn, seat: int, heads: list[str]) -> None:
    """The pledge markers lie face down; their owner may look whose heads are on them. (AH-FSET-07)"""
    t.state.players[seat].heads = heads


def reveal_pledge(t: Turn, seat: int, marker: int) -> None:
    """A pledge marker is turned up, with the Cargo under it. (AH-END-01)"""
    player = t.state.players[seat]
    player.revealed = True
    t.tell("pledge.revealed", seat, player.heads[marker], len(player.pledged[marker]))


def move_reward(t: Turn, seat: int, space: str) -> None:
    """The white reward marker moves, the black one follows. (AH-RWRD-02, AH-RULE-71)"""
    player = t.state.players[seat]
    player.black = player.white
    player.white = space
    t.tell("reward.moved", seat, space)


def box_card(t: Turn, card: str) -> None:
    """A Market card is not used in this game. (AH-SETUP-08)"""
    t.state.market_deck.remove(card)
    t.state.box.append(card)


def draw_plan(t: Turn, seat: int, plan: str) -> None:
    """Into the secret hand. (AH-UNIO-06)"""
    t.state.plan_deck.remove(plan)
    t.state.players[seat].plans.append(plan)
    t.tell_some(only(seat), "plan.drawn", seat, plan)
    t.tell_some(all_but(seat, len(t.state.players)), "plan.drawn_unseen", seat)


def play_plan(t: Turn, seat: int, plan: str) -> None:
    """Out of the hand; it is discarded face up unless it stays in play with its slots. (AH-UNIO-08)"""
    player = t.state.players[seat]
    player.plans.remove(plan)
    t.tell("plan.played", seat, plan)
    if PLANS[plan].stays:
        for slot in PLANS[plan].slots:
            player.slots[slot] = EMPTY
    else:
        t.state.plan_discard.append(plan)
