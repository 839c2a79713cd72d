"""Whom an NPC would hunt and why, as far as a seat can know, and how likely it finds a captain."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import NPC, ZONE
from quarterdeck.games.marauders.rules.actions.npcs import most_wanted
from quarterdeck.games.marauders.rules.hunting import (
    DRAWN,
    FAR,
    HUNTED,
    PERHAPS,
    SPARED,
    UNKNOWN,
    lookouts,
    prey_of,
)
from quarterdeck.games.marauders.state import State
from quarterdeck.kernel.rules.chance import Randomness
from quarterdeck.kernel.views.view import redeal
from tests.clauses import clause
from tests.games.marauders.clauses.duels import plain
from tests.games.marauders.position import Position


def told(state: State, npc: str, viewer: int) -> dict[int, tuple[str, dict[str, int]]]:
    """For each captain whom the NPC hunts his fate and the priorities that he meets."""
    return {
        prey.seat: (prey.fate, dict(zip(prey.reasons, prey.amounts, strict=True)))
        for prey in prey_of(state, NPC[npc], viewer)
    }


@clause("MM-HUNT-02", "MM-HUNT-04", "MM-HUNT-05")
def test_a_navy_tells_whom_it_would_hunt_and_why() -> None:
    position = plain().at(0, "basse_terre").bounties(0, spanish=2)
    position.at(1, "caracas").bounties(1, spanish=1, dutch=1, english=1).npc("jean_du_casse", "basse_terre")
    position.war("french", "english")
    for viewer in (-1, 0, 1):
        assert told(position.state, "navy_french", viewer) == {
            0: (SPARED, {"other_bounty": 2}),
            1: (HUNTED, {"other_bounty": 3, "enemy": 1}),
        }
    position.at(1, "havana")
    assert told(position.state, "navy_french", 0)[0] == (HUNTED, {"other_bounty": 2})
    assert told(position.state, "navy_french", 0)[1][0] == FAR


@clause("MM-HUNT-01")
def test_nobody_is_hunted_without_a_reason() -> None:
    assert told(plain().at(0, "basse_terre").npc("jean_du_casse", "basse_terre").state, "navy_french", 0) == {}


@clause("MM-HUNT-06")
def test_captains_who_are_tied_are_drawn() -> None:
    position = plain().at(0, "basse_terre").at(1, "caracas").bounties(0, spanish=1).bounties(1, dutch=1)
    state = position.npc("jean_du_casse", "basse_terre").state
    assert {fate for fate, _ in told(state, "navy_french", 0).values()} == {DRAWN}
    assert [player.seat for player in most_wanted(state, NPC["navy_french"])] == [0, 1]


@clause("MM-HUNT-03", "MM-RUL-61", "MM-RUL-79")
def test_what_a_pirate_does_is_told_only_as_far_as_the_gold_is_seen() -> None:
    position = plain().at(0, "basse_terre").at(1, "caracas").having(0, gold=3).having(1, gold=4).cargo(1, "rum_1")
    state = position.npc("edward_teach", "basse_terre").state
    assert told(state, "pirate_frigate", 0) == {
        0: (PERHAPS, {"gold": 3, "non_pirate": 1}),
        1: (PERHAPS, {"gold": UNKNOWN, "cargo": 1, "non_pirate": 1}),
    }
    state.players[0].gold = 0
    assert told(state, "pirate_frigate", 0) == {
        0: (SPARED, {"non_pirate": 1}),  # the other has cargo, and no less gold than none
        1: (HUNTED, {"gold": UNKNOWN, "cargo": 1, "non_pirate": 1}),
    }


@clause("MM-HUNT-03")
def test_the_only_one_in_reach_is_hunted_whatever_he_carries() -> None:
    state = plain().at(0, "basse_terre").at(1, "havana").npc("edward_teach", "basse_terre").state
    assert told(state, "pirate_frigate", 1)[0] == (HUNTED, {"gold": UNKNOWN, "non_pirate": 1})
    assert told(state, "pirate_frigate", 1)[1][0] == FAR
    state.players[0].bounties[0] = 1
    assert list(told(state, "pirate_frigate", 1)) == [1]


def test_redealing_what_a_seat_cannot_see_tells_it_nothing_else() -> None:
    position = Position(3).at(0, "basse_terre").at(1, "caracas").at(2, "bridgetown").having(0, gold=3, stash=9)
    state = position.having(1, gold=4, stash=20).having(2, gold=0, stash=8).npc("edward_teach", "basse_terre").state
    for viewer in (-1, 0, 1, 2):
        expected = told(state, "pirate_frigate", viewer)
        for seed in range(20):
            other = state.copy()
            redeal(other, viewer, Randomness(seed))
            assert told(other, "pirate_frigate", viewer) == expected


@clause("MM-NSCOUT-01", "MM-NSCOUT-03")
def test_lookouts_of_a_zone_before_the_captain_goes_there() -> None:
    position = plain().at(0, "havana").bounties(0, dutch=5).npc("hendrick_grave", "nassau")
    (navy,) = lookouts(position.state, 0, ZONE["nassau"])
    assert (navy.npc, navy.dice, navy.percent, navy.held) == (NPC["navy_dutch"], 5, 87, "")
    assert position.player(0).zone == ZONE["havana"]
    assert lookouts(position.state, 0, ZONE["havana"]) == []
    assert lookouts(position.state, 1, ZONE["nassau"]) == []


@clause("MM-NSCOUT-04", "MM-NSCOUT-05")
def test_lookouts_that_do_not_look_say_why() -> None:
    position = plain().at(0, "nassau").npc("edward_teach", "nassau").npc("hendrick_grave", "nassau")
    assert [lookout.held for lookout in lookouts(position.state, 0, ZONE["nassau"])] == ["navy"]
    position = plain().at(0, "nassau").bounties(0, dutch=1).war("dutch", "english")
    position.npc("hendrick_grave", "nassau").npc("john_benbow", "nassau")
    assert [lookout.held for lookout in lookouts(position.state, 0, ZONE["nassau"])] == ["men_o_war", "men_o_war"]
