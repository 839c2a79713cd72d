"""Glory cards, weapons and abilities: when they are worth using. (MM-GLORY, MM-CARDS, MM-ARMS, MM-RUL-71)"""

from __future__ import annotations

from quarterdeck.games.marauders.bosun import weights
from quarterdeck.games.marauders.bosun.fighting import (
    crew_balance,
    odds_against_npc,
    odds_of,
    own_view,
    side_asked,
    weapon_use,
    wins_contest,
)
from quarterdeck.games.marauders.bosun.harbour import left_to_play
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.raiding import ESCAPE, QUIET, Chase, catch_of, weapon_in_raid
from quarterdeck.games.marauders.content.components import CARGO_CARDS, GLORY, MODIFICATIONS, SPECIALISTS, WEAPONS
from quarterdeck.games.marauders.content.numbers import AREAS, CREW, NONE
from quarterdeck.games.marauders.kinds import FLEE
from quarterdeck.games.marauders.rules.actions.npcs import scouts_here
from quarterdeck.games.marauders.rules.actions.raid import shown_symbols
from quarterdeck.games.marauders.rules.actions.sides import areas_of, player_side
from quarterdeck.games.marauders.rules.effects import specialist_kind
from quarterdeck.games.marauders.rules.ships import damage
from quarterdeck.games.marauders.state import SKULL
from quarterdeck.kernel.rules.effects import Effect


def card_worth(o: Outlook, card: str) -> float:
    """What a card is worth in the hand."""
    if GLORY[card].category == "specialist":
        return weights.SPECIALIST
    worth = weights.GLORY_CARDS.get(GLORY[card].design, weights.HAND_CARD)
    window = GLORY[card].window
    if window.startswith("raid") or window == "attack_bounty":
        return worth * o.temper.raid
    if window in ("buy_goods", "sell_goods"):
        return worth * o.temper.trade
    copies = sum(1 for other in o.me.hand if GLORY[other].design == GLORY[card].design)
    return worth / copies if copies > 1 else worth


# Windows


def play_worth(o: Outlook, window: str, card: str) -> float:
    """Whether a card is announced at this moment. (MM-RUL-71)"""
    effect = GLORY[card].effects[0]
    if window == "glory_played":
        return 0.5
    if window == "other_turn_start":
        return against_leader(o)
    if window == "scouted":
        return 1.0 if is_weaker(o) else -1.0
    if window in ("raid_resolve", "raid_success"):
        return raid_card(o, effect)
    if window == "sell_goods":
        return no_demand(o)
    if window == "buy_goods":
        return float(o.room - len(o.me.cargo)) - 2.5
    if window in ("shipyard", "combat_end"):
        return float(sum(damage(o.state, o.seat, area) for area in range(len(AREAS)) if area != CREW)) - 1.5
    if o.state.combats:
        return combat_card(o, effect)
    return 1.0


def against_leader(o: Outlook) -> float:
    """Against whoever is ahead, when it hurts. (EFFECTS.md, `lose_action`, `move_npc`)"""
    on_turn = o.state.players[o.state.turn]
    ahead = on_turn.glory >= max(player.glory for player in o.state.players) and on_turn.glory > o.me.glory - 2
    return 1.0 if ahead and left_to_play(o) < 0.6 else -1.0


def is_weaker(o: Outlook) -> bool:
    """Whether the captain would rather not be found here."""
    hunters = scouts_here(o.state, o.seat)
    if o.state.turn != o.seat:
        finder = o.state.players[o.state.turn]
        return odds_of(o.state, player_side(o.seat), player_side(finder.seat)).death > weights.AFRAID
    return any(odds_against_npc(o, npc).death > weights.AFRAID for npc in hunters)


def raid_card(o: Outlook, effect: Effect) -> float:
    """Cards that mend or better a raid. (EFFECTS.md, `raid_ignore`, `raid_card`)"""
    if effect.verb != "raid_ignore":
        return 1.0
    chase = Chase(o)
    catch = catch_of(o)
    now = chase.outcome(catch)
    quiet = []
    left = effect.int_of("count", 99)
    for symbol, loot in catch:
        fits = symbol == ESCAPE if effect.word("icon") == "escape" else symbol not in (ESCAPE, QUIET)
        if fits and left > 0:
            quiet.append((QUIET, loot))
            left -= 1
        else:
            quiet.append((symbol, loot))
    return chase.outcome(quiet) - now - weights.GLORY_CARDS["warning_shot"]


def no_demand(o: Outlook) -> float:
    """Another demand may fit what is on board better. (EFFECTS.md, `swap_demand`)"""
    most = max(o.goods.values(), default=0)
    fitting = o.goods.get(o.state.demand[o.me.zone], 0)
    return 1.0 if most >= 3 and fitting == 0 else -1.0


def combat_card(o: Outlook, effect: Effect) -> float:
    """Cards of the moments of a combat. (MM-CARDS-01)"""
    combat = o.state.combat()
    at = side_asked(combat, o.seat, NONE)
    if effect.verb == "reroll":
        return reroll_worth(o) - weights.TOKEN
    if effect.verb == "sure_escape":
        return 1.0 if wins_contest(combat, at) == 1 else -1.0
    if effect.verb == "first_round_action":
        odds = own_view(o.state, combat, at)
        return 1.0 if odds.board > 0.65 or odds.death > 0.5 else -1.0
    return 1.0


def reroll_worth(o: Outlook) -> float:
    """Dice are rolled again where the roll as it lies loses."""
    combat = o.state.combat()
    at = side_asked(combat, o.seat, NONE)
    if combat.stage == "crew":
        return 1.0 if crew_balance(combat, at) < 0 else -1.0
    side = combat.sides[at]
    if wins_contest(combat, at) == 1:
        others = sum(1 for die in combat.sides[1 - at].dice if die >= SKULL)
        return 0.5 if side.declared == FLEE and others and not side.escapes else -1.0
    return 1.0


# Weapons, modifications, abilities


def use_worth(o: Outlook, source: str) -> float:
    """Whether a thing is used now. (MM-RUL-71)"""
    if source in WEAPONS:
        return weapon_worth(o, source)
    if source in MODIFICATIONS:
        return shield_worth(o) if o.state.volley else 1.0
    if source in GLORY:
        verbs = [effect.verb for effect in SPECIALISTS[specialist_kind(source)].effects]
        return reroll_worth(o) if "reroll" in verbs else 1.0
    return 1.0


def weapon_worth(o: Outlook, weapon: str) -> float:
    """(MM-RAID-07, MM-ARMS-01 to -03)"""
    if o.state.raid is not None:
        return weapon_in_raid(o) - 0.02
    combat = o.state.combat()
    at = side_asked(combat, o.seat, NONE)
    for effect in WEAPONS[weapon].effects:
        if effect.verb == "convert_hits" and combat.sides[at].located:
            return weapon_use(o.state, combat, at, AREAS.index(effect.word("to")))
    return reroll_worth(o)


def shield_worth(o: Outlook) -> float:
    """A hit on something that is nearly gone is worth a flipped token. (MM-MOD-08)"""
    return max(hit_cost(o, hit) for hit in o.state.volley) - weights.TOKEN


def hit_cost(o: Outlook, hit: int) -> float:
    area = hit % 10
    return o.point(area, o.me.areas[area])


def reroll_side(o: Outlook, at: int) -> float:
    """The own failures, or the skulls of the other side, whichever are more."""
    combat = o.state.combat()
    own = side_asked(combat, o.seat, NONE)
    dice = combat.sides[at].dice
    if at == own:
        return sum(1 for die in dice if die < SKULL) / 3
    return sum(1 for die in dice if die >= SKULL) * 2 / 3


def reroll_die(o: Outlook, at: int, die: int) -> float:
    """Own failures, the worst first; skulls of the other side."""
    if at == side_asked(o.state.combat(), o.seat, NONE):
        return 5.0 - die if die < SKULL else -1.0
    return 1.0 if die >= SKULL else -1.0


def locate_again(o: Outlook, die: int) -> float:
    """A hit that the victim may place is aimed again. (MM-SPEC-06)"""
    if die >= SKULL:
        return 0.2
    combat = o.state.combat()
    other = combat.sides[1 - side_asked(combat, o.seat, NONE)]
    return 0.1 if areas_of(o.state, other)[die] > 2 else -0.1


def symbol_cost(o: Outlook, card: str) -> float:
    """Which symbol of a raid is ignored: what would hurt most. (EFFECTS.md, `raid_ignore`)"""
    raid = o.state.raid
    assert raid is not None
    if CARGO_CARDS[card].escape or card not in shown_symbols(raid, False):
        return 0.0
    return hit_cost(o, CARGO_CARDS[card].area)
