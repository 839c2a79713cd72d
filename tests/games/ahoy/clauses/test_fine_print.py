"""The fine print: limits of the box, cards against rules, secrecy. (AH-FINE, AH-RULE-61, -62, -66)

The map of most tests: compass_b (island (1,1), tailwind 2 on (0,1), sandbar between (0,0) and (0,1)) and east of it
swords_a (fog and tailwind 6 on (3,0), Wreckage with 2 gold on (2,1), island (3,1)).
"""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.games.ahoy.state import DAMAGE
from quarterdeck.kernel.rules.chance import Randomness
from tests.clauses import clause
from tests.games.ahoy.position import Position


def two_tiles(players: int = 2) -> Position:
    return Position(players).tile("compass_b", 0, 0).tile("swords_a", 2, 0)


# ---------------------------------------------------------------- what the box holds


@clause("AH-RULE-61", "AH-FINE-01")
def test_gold_that_the_supply_cannot_pay_is_not_gained() -> None:
    p = two_tiles().put("flagship_mollusk", 2, 0).put("flagship_bluefin", 0, 0).gold("bluefin", 19)
    game = p.dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_sail_1", "2,1", "mollusk_sail_2", "pass")  # 2 gold are printed here
    assert (game.player("mollusk").gold, game.state.gold) == (1, 0)
    empty = p.gold("bluefin", 20).play("mollusk")
    empty.give("place 1 mollusk_sail_1", "2,1", "mollusk_sail_2", "pass")
    assert (empty.prompt, empty.player("mollusk").gold) == ("turn.act", 0)


@clause("AH-RULE-61")
def test_gold_of_an_enemy_is_taken_from_it_and_not_from_the_supply() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 0, 0).gold("mollusk", 20)
    game = p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0").chance(6, 1).give("bluefin_victory_gold", "mollusk_sail_1")
    assert (game.player("bluefin").gold, game.player("mollusk").gold, game.state.gold) == (1, 19, 0)


@clause("AH-FINE-01")
def test_only_damage_is_not_limited_by_the_box() -> None:
    p = two_tiles(4).put("flagship_mollusk", 2, 0).put("flagship_bluefin", 0, 0)
    tokens = 0
    for faction in ("smuggler_red", "smuggler_white", "bluefin"):
        for slot in list(p.player(faction).slots):
            if "repair" not in slot and slot != "bluefin_deploy_1":
                p.slot(faction, slot, DAMAGE)
                tokens += 1
    p.slot("mollusk", "mollusk_rally_1", DAMAGE)
    assert tokens + 1 == 25  # all that the box holds
    game = p.dice("mollusk", 1, 1).play("mollusk")
    game.give("place 1 mollusk_sail_1", "2,1", "mollusk_inspire_1")
    assert game.player("mollusk").slots["mollusk_inspire_1"] == DAMAGE


# ---------------------------------------------------------------- cards, prohibitions, dice


@clause("AH-FINE-02")
def test_the_text_of_a_card_beats_the_rules() -> None:
    p = two_tiles().put("flagship_mollusk", 2, 0).put("flagship_bluefin", 0, 0).dice("mollusk", 1, 1)
    game = p.play("mollusk").give("place 1 mollusk_sail_1", "2,1")
    assert game.prompt == "damage.take"  # the rule: Wreckage damages
    game = p.crew("mollusk", "pilot").play("mollusk").give("place 1 mollusk_sail_1", "2,1")
    assert game.prompt == "crew.use"  # the card: it may be ignored
    game.give("yes", "pass")
    assert DAMAGE not in game.player("mollusk").slots.values()


@clause("AH-FINE-03")
def test_a_prohibition_holds_unless_a_rule_ignores_it() -> None:
    p = two_tiles().put("flagship_mollusk", 0, 0).put("flagship_bluefin", 3, 1).dice("mollusk", 2, 2)
    game = p.play("mollusk").give("place 2 mollusk_sail_1")
    assert "0,1" not in game.options  # a sandbar cannot be crossed
    game = p.play("mollusk").give("place 2 mollusk_tailwind_1", "0,1")  # a direct move ignores it
    assert game.where("flagship_mollusk") == (0, 1)


@clause("AH-FINE-05")
def test_no_action_die_goes_above_six_or_from_six_to_one() -> None:
    p = two_tiles(3).put("flagship_smuggler_red", 1, 1).put("flagship_bluefin", 3, 1).put("flagship_mollusk", 3, 1)
    p.gold("smuggler_red", 2).dice("smuggler_red", 6, 1)
    game = p.play("smuggler_red").give("place 6 smuggler_red_full_sail_1")
    assert game.options == ["4", "5", "6", "back"]
    game = p.play("smuggler_red").give("place 1 smuggler_red_full_sail_1")
    assert game.options == ["1", "2", "3", "back"]


@clause("AH-FINE-05")
def test_a_plan_raises_the_cannons_die_no_higher_than_six() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 1).put("flagship_bluefin", 3, 1).plans("dynamic_entry_a")
    game = p.slot("mollusk", "mollusk_cannons_1", 5).dice("mollusk", 1, 1).play("mollusk")
    game.give("plan dynamic_entry_a", "pass")
    assert game.player("mollusk").slots["mollusk_cannons_1"] == 6


@clause("AH-FINE-06")
def test_the_active_player_orders_what_happens_at_the_same_time_to_another_player_too() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 0, 0).crew("mollusk", "cutpurse")
    game = p.slot("bluefin", "bluefin_cannons_1", 1).dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0").chance(1, 6)  # Mollusk wins as defender
    assert (game.asked, game.prompt, game.options) == ("bluefin", "moment.next", ["victory", "cutpurse"])
    game.give("cutpurse")
    assert game.player("mollusk").gold == 2
    assert (game.asked, game.prompt) == ("mollusk", "battle.victory")


@clause("AH-FINE-07")
def test_things_without_effect_are_allowed() -> None:
    p = two_tiles().put("flagship_mollusk", 1, 0).put("flagship_bluefin", 0, 0)
    game = p.dice("bluefin", 2, 4).play("bluefin")
    game.give("place 2 bluefin_repair_1", "place 4 bluefin_bombard_1")  # no damage, no Comrades
    placed = game.told("die.placed")
    assert [event.args for event in placed] == [(0, 2, "bluefin_repair_1"), (0, 4, "bluefin_bombard_1")]


# ---------------------------------------------------------------- secrecy


def hidden_paths(part: Any, path: str = "") -> set[str]:
    """Where a view shows only how much there is (and there is something)."""
    if isinstance(part, dict):
        if set(part) == {"hidden"}:
            return {path} if part["hidden"] else set()
        return {found for name, value in part.items() for found in hidden_paths(value, f"{path}/{name}")}
    if isinstance(part, list):
        return {found for number, value in enumerate(part) for found in hidden_paths(value, f"{path}/{number}")}
    return set()


FOR_EVERYBODY = {"/market_deck", "/plan_deck", "/region_stack", "/region_box"}
SECRETS = {
    "bluefin": {"/players/1/heads", "/players/2/plans", "/players/3/heads"},
    "smuggler_red": {"/players/2/plans", "/players/3/heads"},
    "mollusk": {"/players/1/heads", "/players/3/heads"},
    "smuggler_white": {"/players/1/heads", "/players/2/plans"},
}


def four_players() -> Position:
    p = two_tiles(4).plans("enlist", "evacuation").market("elder", "pilot", "gunner")
    p.cargo("smuggler_red", "diver").dice("bluefin", 1, 2).gold("smuggler_red", 3)
    p.state.region_box = [p.state.region_stack.pop()]
    p.state.market_deck.remove("mystic")
    p.player("smuggler_white").pledged[1].append("mystic")
    for faction in ("smuggler_red", "smuggler_white"):
        p.player(faction).heads = ["bluefin", "mollusk"]
    return p


@clause("AH-FINE-08", "AH-RULE-62")
@pytest.mark.parametrize("faction", list(SECRETS))
def test_exactly_this_is_hidden_from_a_player(faction: str) -> None:
    game = four_players().play("bluefin")
    assert hidden_paths(game.view(faction)) == FOR_EVERYBODY | SECRETS[faction]


@clause("AH-RULE-62")
def test_sizes_and_everything_else_are_public() -> None:
    view = four_players().play("bluefin").view("smuggler_white")
    assert (view["market_deck"], view["plan_deck"]) == ({"hidden": 25}, {"hidden": 10})
    assert (view["region_stack"], view["region_box"]) == ({"hidden": 9}, {"hidden": 1})
    assert view["players"][2]["plans"] == {"hidden": 2}
    assert view["players"][0]["dice"] == [1, 2]
    red = view["players"][1]
    assert (red["gold"], red["cargo"], red["pledged"]) == (3, ["diver"], [[], []])


@clause("AH-RULE-62")
def test_the_secret_of_the_pledges_is_one_bit_for_each_smuggler() -> None:
    game = four_players().play("bluefin")
    seen_by_bluefin, seen_by_owner = set(), set()
    for seed in range(40):
        guess = game.table.sample(0, Randomness(seed)).ctx.state
        assert guess.players[3].pledged == [[], ["mystic"]]  # everybody saw what went under which marker
        seen_by_bluefin.add((*guess.players[1].heads, *guess.players[3].heads))
        seen_by_owner.add(tuple(game.table.sample(3, Randomness(seed)).ctx.state.players[3].heads))
    one, other = ("bluefin", "mollusk"), ("mollusk", "bluefin")
    assert seen_by_bluefin == {one + one, one + other, other + one, other + other}
    assert seen_by_owner == {one}


@clause("AH-FINE-08")
def test_drawn_plans_are_told_to_the_union_only() -> None:
    p = two_tiles(3).put("flagship_bluefin", 1, 1).put("flagship_mollusk", 3, 1).put("flagship_smuggler_red", 0, 0)
    game = p.play("mollusk").chance(*[1] * 13).chance("enlist", "evacuation")
    told = {seat: [e.args for e in game.table.events_for(seat) if e.kind == "plan.drawn"] for seat in range(3)}
    assert told == {0: [], 1: [], 2: [(2, "enlist"), (2, "evacuation")]}
    for seat in (0, 1):
        assert not [e for e in game.table.events_for(seat) if "enlist" in e.args or "evacuation" in e.args]


# ---------------------------------------------------------------- two players


@clause("AH-RULE-66")
def test_without_smugglers_cargo_has_no_function() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1).put("flagship_mollusk", 3, 1).market("emissary", "elder", "pilot")
    for faction in ("bluefin", "mollusk"):
        game = p.gold(faction, 1).dice(faction, 1, 1).play(faction)
        assert game.offers("recruit") == ["recruit emissary"]
        assert game.offers("smuggle") == game.offers("deliver") == []


@clause("AH-RULE-66")
def test_without_smugglers_the_naive_noble_steals_crew_only() -> None:
    p = two_tiles().put("flagship_bluefin", 3, 1).put("flagship_mollusk", 3, 0).crew("bluefin", "naive_noble")
    game = p.crew("mollusk", "emissary", "elder").dice("bluefin", 1, 1).play("bluefin")
    game.give("crew naive_noble")
    assert game.options == ["emissary crew", "elder crew"]
    game.give("elder crew")
    assert (game.player("bluefin").crew, game.player("mollusk").crew) == (["elder"], ["emissary"])
