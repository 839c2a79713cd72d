"""Rulings on currents, Fog, the Sea Witch, the Trawler and anchoring. (AH-RULE-07 to -17, -69, -79)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.content.components import REGIONS
from quarterdeck.games.ahoy.rules.sea import at
from quarterdeck.games.ahoy.state import DAMAGE
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def sailing(region: str, x: int, y: int, rot: int = 0) -> Position:
    """One tile at (0,0) and the Union's Flagship on it with four dice; Bluefin's far away on a second tile."""
    p = Position(2).tile(region, 0, 0, rot).tile("compass_b", 10, 10)
    p.put("flagship_mollusk", x, y).put("flagship_bluefin", 10, 10)
    return p.dice("mollusk", 3, 3, 3, 3)


def damaged(game: Play, faction: str) -> list[str]:
    return [slot for slot, content in game.player(faction).slots.items() if content == DAMAGE]


# Moves that rewards and victories give


def rewarded(white: str, black: str) -> Play:
    """A Smuggler on the swords island that delivers and has one way to go on its reward grid."""
    p = Position(3).tile("swords_a", 0, 0).put("flagship_smuggler_red", 1, 1).put("flagship_bluefin", 0, 0)
    p.put("flagship_mollusk", 0, 0).cargo("smuggler_red", "diver").dice("smuggler_red", 3, 3)
    p.player("smuggler_red").white, p.player("smuggler_red").black = white, black
    return p.play("smuggler_red").give("deliver diver")


@clause("AH-RULE-07")
def test_the_move_of_a_reward_has_one_or_two_steps_or_is_declined() -> None:
    game = rewarded("reward_r1c1", "reward_r2c1")
    assert game.player("smuggler_red").white == "reward_r1c2"
    assert game.prompt == "move.step"
    assert "pass" in game.options
    game.give("1,0")
    assert "pass" in game.options
    game.give("0,0")
    assert game.prompt == "deliver.pledge"
    declined = rewarded("reward_r1c1", "reward_r2c1").give("pass")
    assert declined.where("flagship_smuggler_red") == (1, 1)
    assert declined.prompt == "deliver.pledge"


@clause("AH-RULE-07", "AH-SMUG-17")
@pytest.mark.parametrize("path", [[], ["0,1"], ["0,1", "0,0"]])
def test_the_move_of_a_victory_has_up_to_two_steps(path: list[str]) -> None:
    p = Position(3).tile("parrot_a", 0, 0).tile("compass_b", 5, 5).put("flagship_smuggler_red", 0, 1)
    p.put("flagship_bluefin", 5, 5).put("flagship_mollusk", 5, 5).put("patrol", 1, 1)
    p.slot("smuggler_red", "smuggler_red_cannons_1", 1).dice("smuggler_red", 3, 3)
    game = p.play("smuggler_red").give("place 3 smuggler_red_sail_1", "1,1").chance(6, 1)
    game.give("smuggler_victory_move", *path)
    if len(path) < 2:
        assert game.prompt == "move.step"
        assert "pass" in game.options
        game.give("pass")
    assert game.prompt == "turn.act"
    assert game.where("flagship_smuggler_red") == ((1, 1) if not path else (0, 1))  # (0,0) flows back to (0,1)


# Currents


@clause("AH-RULE-08", "AH-RULE-69")
def test_a_lost_battle_does_not_hold_a_current_up() -> None:
    p = sailing("skull_a", 1, 0).put("patrol", 0, 0).slot("bluefin", "bluefin_cannons_1", 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0").chance(1, 6).give("pass")
    assert game.where("flagship_mollusk") == (0, 1)


@clause("AH-RULE-09")
def test_a_current_that_cannot_be_explored_leaves_the_figure_its_steps() -> None:
    p = sailing("fish_b", 1, 1)
    p.state.region_stack = []
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,1")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "move.step"
    game.give("0,0")
    assert game.where("flagship_mollusk") == (0, 0)


@clause("AH-RULE-09")
def test_a_current_does_not_cross_a_sandbar(monkeypatch: pytest.MonkeyPatch) -> None:
    p = sailing("skull_a", 1, 0)
    monkeypatch.setattr(p.state.space(at(0, 0)), "walls", 0b0100)  # no printed current has one: south of nw
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.where("flagship_mollusk") == (0, 0)
    assert game.prompt == "move.step"


@clause("AH-RULE-09", "AH-RULE-15", "AH-CARD-19")
@pytest.mark.parametrize(("answer", "place"), [("yes", (0, 0)), ("no", (0, 1))])
def test_where_a_current_could_only_stop_the_sea_witch_may_be_used(answer: str, place: tuple[int, int]) -> None:
    p = sailing("fish_b", 1, 1).crew("mollusk", "sea_witch")
    p.state.region_stack = []
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,1")
    assert game.prompt == "crew.use"
    game.give(answer)
    assert game.where("flagship_mollusk") == place
    assert game.prompt == "move.step"  # either way the second step is left


@clause("AH-RULE-10", "AH-RULE-69")
def test_a_current_leads_into_the_terrain_of_the_next_space() -> None:
    # fish_b's current on (0,1) runs south onto the Wreckage of tree_b
    p = Position(2).tile("fish_b", 0, 0).tile("tree_b", 0, 2).put("flagship_mollusk", 1, 1)
    game = p.put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3).play("mollusk")
    game.give("place 3 mollusk_sail_1", "0,1")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.prompt == "damage.take"


def current_beside_fog() -> Position:
    """tree_a's current on (0,1), and fish_a's Fog on (-1,1) beside it; the Flagship has both cards."""
    p = Position(2).tile("tree_a", 0, 0).tile("fish_a", -2, 1, 1).put("flagship_mollusk", 0, 0)
    p.put("flagship_bluefin", 1, 1).crew("mollusk", "sea_dog", "barrelman")
    return p.dice("mollusk", 3, 3, 3)


@clause("AH-RULE-10", "AH-CARD-20", "AH-CARD-27")
def test_within_one_chain_a_current_moves_a_figure_once_and_leaves_it_its_steps() -> None:
    game = current_beside_fog().play("mollusk").give("place 3 mollusk_sail_1", "0,1")
    assert game.prompt == "current.direction"
    game.give("west")
    assert game.where("flagship_mollusk") == (-1, 1)
    assert game.prompt == "current.direction"
    game.give("east")
    assert game.where("flagship_mollusk") == (0, 1)
    assert game.prompt == "move.step"  # no third time, and the second step is still there


@clause("AH-RULE-10", "AH-CARD-27")
def test_within_one_chain_fog_moves_a_figure_once() -> None:
    p = current_beside_fog()
    p.state.figures[2] = at(-1, 2)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "-1,1", "east", "west")
    assert game.where("flagship_mollusk") == (-1, 1)
    assert game.prompt == "move.step"


@clause("AH-RULE-10")
def test_a_later_step_onto_the_same_current_starts_a_new_chain() -> None:
    game = current_beside_fog().play("mollusk").give("place 3 mollusk_sail_1", "0,1", "west", "east", "0,0")
    assert game.where("flagship_mollusk") == (0, 0)
    game.give("place 3 mollusk_sail_2", "0,1")
    assert game.prompt == "current.direction"


@clause("AH-RULE-10")
def test_no_chain_of_printed_currents_can_loop() -> None:
    steps = {0: -2, 1: 1, 2: 2, 3: -1}  # from quarter to quarter: n, e, s, w
    leaving = 0
    for region in REGIONS.values():
        for quarter, terrain in enumerate(region.spaces):
            if terrain.current >= 0:
                target = quarter + steps[terrain.current]
                if 0 <= target < 4:
                    assert region.spaces[target].current < 0
                else:
                    leaving += 1
    assert leaving == 1  # a loop would need two that lead from tile to tile


@clause("AH-RULE-11")
def test_wreckage_acts_before_a_current_on_the_same_space(monkeypatch: pytest.MonkeyPatch) -> None:
    p = sailing("tree_b", 1, 0)
    monkeypatch.setattr(p.state.space(at(0, 0)), "current", 0)  # no printed space has both
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0")
    assert game.prompt == "damage.take"
    assert game.where("flagship_mollusk") == (0, 0)
    game.give("mollusk_rally_1")
    assert game.prompt == "draw.region"


# Fog and the Barrelman


@clause("AH-RULE-79", "AH-CARD-27")
def test_the_barrelman_acts_after_fog_has_prevented_the_battle() -> None:
    p = sailing("tree_a", 0, 0).put("patrol", 1, 0).crew("mollusk", "barrelman")
    p.slot("mollusk", "mollusk_cannons_1", 5).put("patrol", 1, 1)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0")
    assert game.prompt == "current.direction"
    assert not game.told("battle.begins")
    assert game.options == ["north", "east", "south", "west", "pass"]
    game.give("south")
    assert game.where("flagship_mollusk") == (1, 1)
    assert game.prompt == "battle.fire"  # the next space is entered in full


@clause("AH-RULE-79")
def test_the_barrelman_replaces_nothing_else_and_need_not_be_used() -> None:
    p = sailing("tree_a", 0, 0).crew("mollusk", "barrelman")
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.where("flagship_mollusk") == (1, 0)
    assert game.prompt == "move.step"
    assert sailing("tree_a", 0, 0).play("mollusk").give("place 3 mollusk_sail_1", "1,0").prompt == "move.step"


# Anchoring


@clause("AH-RULE-13")
def test_a_movement_anchors_once_where_it_rests() -> None:
    # by current over (0,1): the Treasure of (0,0) was left, that of the resting place counts once
    p = Position(2).tile("fish_b", 0, 0).tile("skull_b", 0, 2, 1).put("flagship_mollusk", 0, 0)
    game = p.put("flagship_bluefin", 1, 0).dice("mollusk", 3, 3, 3).play("mollusk")
    game.give("place 3 mollusk_sail_1", "0,1", "pass")
    assert game.where("flagship_mollusk") == (0, 2)
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-RULE-13", "AH-FINE-06", "AH-RULE-82")
def test_on_anothers_turn_the_active_player_orders_and_the_owner_decides() -> None:
    p = Position(3).tile("parrot_b", 0, 0).put("flagship_smuggler_red", 0, 0).put("flagship_bluefin", 1, 1)
    p.put("flagship_mollusk", 1, 1).put("patrol", 0, 1).slot("smuggler_red", "smuggler_red_cannons_1", 1)
    p.slot("smuggler_red", "smuggler_red_negotiate_1", DAMAGE).dice("bluefin", 3, 3, 3)
    game = p.play("bluefin").give("place 3 bluefin_order_1", "0,1", "0,0").chance(1, 6)
    game.give("smuggler_victory_move", "1,0", "pass")
    assert (game.asked, game.prompt) == ("bluefin", "moment.next")
    assert game.options == ["harbor", "treasure"]
    game.give("treasure")
    assert game.player("smuggler_red").gold == 1
    assert (game.asked, game.prompt) == ("smuggler_red", "choose.one")
    game.give("repair", "smuggler_red_negotiate_1")
    assert damaged(game, "smuggler_red") == []


@clause("AH-RULE-13")
def test_one_effect_of_an_anchoring_is_finished_before_the_next() -> None:
    p = sailing("parrot_b", 0, 0).crew("mollusk", "merchant").slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.options == ["harbor", "treasure", "merchant", "pass"]
    game.give("harbor", "repair")
    assert damaged(game, "mollusk") == []
    assert game.player("mollusk").gold == 2  # then Treasure and Merchant, in whatever order
    kinds = [event.kind for event in game.table.events]
    assert kinds.index("damage.repaired") < kinds.index("gold.gained")


@clause("AH-RULE-14")
def test_treasure_is_taken_by_itself() -> None:
    game = sailing("skull_b", 0, 0).play("mollusk").give("place 3 mollusk_sail_1", "1,0", "pass")
    assert game.player("mollusk").gold == 1
    assert game.prompt == "turn.act"


@clause("AH-RULE-14")
def test_a_harbour_may_be_left() -> None:
    p = sailing("skull_b", 1, 0).slot("mollusk", "mollusk_rally_1", DAMAGE)
    game = p.play("mollusk").give("place 3 mollusk_sail_1", "0,0", "pass", "pass")
    assert damaged(game, "mollusk") == ["mollusk_rally_1"]
    assert game.player("mollusk").slots["mollusk_sail_1"] == 3
