"""Which way of life suits a captain: by his skills and abilities, and by what he has done already. (MM-TIP-02)"""

from __future__ import annotations

from quarterdeck.games.marauders.bosun.weights import PIRATE, PRIVATEER, TRADER, Temper
from quarterdeck.games.marauders.content.components import CAPTAINS
from quarterdeck.games.marauders.content.numbers import INFLUENCE, LEADERSHIP, SCOUTING, SEAMANSHIP
from quarterdeck.games.marauders.state import State


def temper_of(state: State, seat: int) -> Temper:
    """Stable for a captain's life: it hangs on nothing but his card."""
    player = state.players[seat]
    name = player.captain or player.heir or (player.dealt[0] if player.dealt else "")
    return temper_for(name) if name else TRADER


def temper_for(captain: str) -> Temper:
    """Influence makes a trader, scouting a pirate, leadership a privateer, and abilities more than skills."""
    card = CAPTAINS[captain]
    skills = card.skills
    trader = 1.25 * skills[INFLUENCE]
    pirate = 0.75 * skills[SCOUTING] + 0.5 * skills[SEAMANSHIP]
    privateer = 0.75 * skills[LEADERSHIP] + 0.5 * skills[SEAMANSHIP]
    for effect in card.effects:
        stat = effect.word("stat")
        if stat in ("sell.demand", "draw.buy", "limit.hold", "price.good_single"):
            trader += 2.0
        elif stat in ("raid.escape_threshold", "dice.scouting_against"):
            pirate += 2.0
        elif effect.verb == "repeat_scout":
            pirate += 1.0
        elif stat.startswith(("reward", "shoot")) or effect.word("context") == "crew_combat":
            privateer += 1.5
        elif effect.verb == "enter_port":
            privateer += 1.0
    if trader >= max(pirate, privateer):
        return TRADER
    return PIRATE if pirate >= privateer else PRIVATEER
