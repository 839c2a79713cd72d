"""What the game is about, and rulings on who is asked what. (AH-OVER, AH-RULE-63, -72 to -75, -80, -82, -83)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.rules.effects import CREW_BY_TRIGGER, Moment, Scene, simultaneously
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state import DAMAGE, NOBODY, Turn
from quarterdeck.kernel.rules.effects import Ability
from quarterdeck.kernel.tables.refusals import Refused
from tests.clauses import clause
from tests.games.ahoy.clauses.tables import new_game, pass_turn, play_at_random
from tests.games.ahoy.position import Play, Position

SMUGGLER = "smuggler_red"
SHIP = "flagship_smuggler_red"


def last_die(players: int, faction: str = "bluefin") -> Position:
    """This faction has one die left, the others none: after this turn the round ends."""
    p = Position(players).tile("swords_b", 0, 0, wealth=3).tile("compass_b", 2, 0, wealth=2)
    p.state.region_stack = []
    return p.dice(faction, 1)


# ---------------------------------------------------------------- overview


@clause("AH-OVER-02", "AH-SCOR-01")
def test_bluefin_and_mollusk_gain_fame_for_their_regions_at_the_end_of_every_round() -> None:
    p = last_die(2).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 2, 0)
    game = p.play("bluefin").give("place 1 bluefin_deploy_1", "0,0")
    assert [player.fame for player in game.state.players] == [3, 2]
    game.give("swords_b").chance_any()
    while len(game.told("round.ends")) < 2:
        pass_turn(game)
    assert len(game.told("region.scored")) == 4  # the second round is scored like the first


@clause("AH-OVER-03", "AH-SMUG-05", "AH-SMUG-06")
def test_a_delivery_gives_fame_and_raises_the_wealth_of_its_region() -> None:
    p = Position(3).tile("fish_a", 0, 0, wealth=2).tile("fish_b", 3, 0, wealth=2)
    p.put(SHIP, 1, 1).cargo(SMUGGLER, "gunners_mate").dice(SMUGGLER, 1, 1)
    game = p.play(SMUGGLER).give("deliver gunners_mate")
    assert game.player(SMUGGLER).fame == 2
    assert game.state.wealth == {"fish_a": 3, "fish_b": 2}


@clause("AH-OVER-03", "AH-SMUG-19")
def test_a_smuggler_gains_nothing_for_regions() -> None:
    p = last_die(3, SMUGGLER).put(SHIP, 2, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0)
    game = p.play(SMUGGLER).give("place 1 smuggler_red_cannons_1")
    assert game.told("round.ends")
    assert game.player(SMUGGLER).fame == 0


@clause("AH-OVER-04", "AH-PREP-01")
def test_reaching_30_fame_ends_nothing_before_the_round_is_over() -> None:
    p = Position(3).tile("fish_a", 0, 0, wealth=1).put(SHIP, 1, 1).cargo(SMUGGLER, "gunners_mate")
    p.fame(SMUGGLER, 29).fame("mollusk", 33).dice(SMUGGLER, 1, 1).dice("mollusk", 1)
    p.put("flagship_bluefin", 0, 0).put("patrol", 0, 0).put("flagship_mollusk", 0, 0)
    game = p.play(SMUGGLER).give("deliver gunners_mate", "reward_r3c4", "no", "1")
    assert game.player(SMUGGLER).fame == 31
    assert not game.table.over
    game.give("place 1 smuggler_red_cannons_1", "place 1 smuggler_red_tailwind_1")
    assert (game.asked, game.table.over) == ("mollusk", False)
    game.give("place 1 mollusk_cannons_1")
    assert game.table.over
    assert [player.fame for player in game.state.players] == [2, 31, 33]  # the last round was scored
    assert GAME.winners(game.state) == [game.state.seat_of("mollusk")]  # most Fame, whoever was first at 30


@clause("AH-OVER-04")
@pytest.mark.parametrize(("fame", "over"), [(27, True), (26, False)])
def test_the_round_in_which_somebody_comes_to_30_is_the_last(fame: int, over: bool) -> None:
    p = last_die(3).put("flagship_bluefin", 0, 0).fame("bluefin", fame)  # and 3 for its region
    p.put("flagship_mollusk", 0, 0).put(SHIP, 0, 0)
    game = p.play("bluefin").give("place 1 bluefin_deploy_1", "0,0")
    assert game.table.over == over
    assert game.player("bluefin").fame == fame + 3


@clause("AH-OVER-05", "AH-FINE-09", "AH-RULE-80")
def test_two_players_may_concede_and_the_other_wins_at_once() -> None:
    game = last_die(2).fame("bluefin", 20).play("bluefin")
    game.table.concede(game.state.seat_of("bluefin"))
    assert game.table.over
    assert GAME.winners(game.state) == [game.state.seat_of("mollusk")]
    for players in (3, 4):
        more = last_die(players).play("bluefin")
        with pytest.raises(Refused):
            more.table.concede(0)
        assert not more.table.over


# ---------------------------------------------------------------- between rounds, and no end of rounds


@clause("AH-RULE-63", "AH-PREP-02")
@pytest.mark.parametrize("first_mate", ["bluefin", "mollusk"])
def test_between_rounds_nobody_is_active_and_the_first_mate_decides(first_mate: str) -> None:
    p = last_die(2)
    p.state.first_mate = p.state.seat_of(first_mate)
    game = p.play("bluefin").give("place 1 bluefin_deploy_1", "0,0")
    assert GAME.active(game.state) == NOBODY
    assert (game.asked, game.prompt) == (first_mate, "wealth.raise")


@clause("AH-RULE-63", "AH-FINE-06")
@pytest.mark.parametrize("first_mate", ["bluefin", "mollusk"])
def test_between_rounds_the_first_mate_orders_what_happens_at_the_same_time(first_mate: str) -> None:
    p = last_die(2).crew("bluefin", "elder", "shipwright").put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0)
    p.slot("bluefin", "bluefin_sail_1", DAMAGE)
    p.state.turn = NOBODY
    p.state.first_mate = p.state.seat_of(first_mate)
    gold = Ability("end_of_own_turn", [], "", [], CREW_BY_TRIGGER["end_of_own_turn"]["elder"][0].do)
    repair = CREW_BY_TRIGGER["die_action"]["shipwright"][0]
    moments = [Moment(Scene(0, "elder"), gold), Moment(Scene(0, "shipwright"), repair)]
    ask = simultaneously(Turn(p.state), 0, moments).send(None)
    assert (ask.seat, ask.prompt) == (p.state.first_mate, "moment.next")


@clause("AH-RULE-80")
def test_empty_decks_an_empty_stack_and_a_rich_map_do_not_end_the_game() -> None:
    p = Position(2).tile("swords_b", 0, 0, wealth=6).tile("compass_b", 2, 0, wealth=6)
    p.state.region_stack = []
    p.state.market_deck = []
    p.state.plan_deck = []
    p.state.round = 200
    p.put("flagship_bluefin", 0, 0).put("flagship_mollusk", 0, 0).comrades("swords_b", 1)
    game = p.dice("bluefin", 1).play("bluefin").give("place 1 bluefin_tailwind_1").chance(*[1] * 9)
    assert not game.table.over
    assert (game.state.round, game.asked, game.prompt) == (201, "mollusk", "turn.act")


# ---------------------------------------------------------------- no gifts


@clause("AH-RULE-72")
def test_nothing_can_be_given_or_traded() -> None:
    kinds: set[str] = set()
    seen = [0, 0]

    def watch(game: Play) -> None:
        if game.prompt == "turn.act":
            kinds.update(key.split()[0] for key in game.options)
        events = game.table.events
        for at in range(seen[0], len(events)):
            if events[at].kind == "gold.handed":  # the spoils of a battle, or the price of being left alone
                assert "battle.begins" in [event.kind for event in events[max(0, at - 12) : at]]
                seen[1] += 1
        seen[0] = len(events)

    for seed in range(8, 16):
        seen[0] = 0
        play_at_random(new_game(4), 1500, seed, watch)
    assert seen[1] > 0
    assert {"place", "recruit", "smuggle", "plan"} <= kinds
    assert kinds <= {"place", "aside", "recruit", "smuggle", "deliver", "crew", "plan", "end"}


# ---------------------------------------------------------------- free actions only where they do something


def crew_offers(p: Position, card: str) -> bool:
    game = p.crew(SMUGGLER, card).dice(SMUGGLER, 1, 2).play(SMUGGLER)
    return f"crew {card}" in game.options


@clause("AH-RULE-74", "AH-CARD-01", "AH-RULE-46")
def test_aeronauts_are_offered_only_with_gold_and_with_the_other_island_on_the_map() -> None:
    def on_fish(x: int, y: int, gold: int, second: bool) -> bool:
        p = Position(3).tile("fish_a", 0, 0).put(SHIP, x, y).gold(SMUGGLER, gold)
        return crew_offers(p.tile("fish_b", 3, 0) if second else p, "aeronauts")

    assert on_fish(1, 1, 1, True)
    assert not on_fish(1, 1, 0, True)
    assert not on_fish(1, 1, 1, False)
    assert not on_fish(0, 1, 1, True)


@clause("AH-RULE-74", "AH-CARD-28")
def test_whispering_wind_is_offered_only_with_two_gold_and_another_tailwind() -> None:
    def at_wind(x: int, y: int, gold: int) -> bool:
        p = Position(3).tile("parrot_b", 0, 0).put(SHIP, x, y).gold(SMUGGLER, gold)
        return crew_offers(p, "whispering_wind")

    assert at_wind(0, 0, 2)
    assert not at_wind(0, 0, 1)
    assert not at_wind(0, 1, 2)  # on the only Tailwind there is


@clause("AH-RULE-74", "AH-CARD-14", "AH-CARD-15")
def test_mystic_and_naive_noble_are_offered_only_with_a_price_and_a_prize() -> None:
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 0)
    assert crew_offers(p, "mystic")
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 0)
    for slot in list(p.player(SMUGGLER).slots):
        p.slot(SMUGGLER, slot, DAMAGE if "repair" not in slot else 0)
    assert not crew_offers(p, "mystic")
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 0)
    assert not crew_offers(p, "naive_noble")
    p = Position(3).tile("parrot_b", 0, 0).put(SHIP, 0, 0).crew("bluefin", "elder")
    assert crew_offers(p, "naive_noble")


@clause("AH-RULE-74", "AH-CREW-02")
def test_recruiting_is_offered_only_where_it_can_be_paid() -> None:
    for gold, cards in ((0, []), (1, ["emissary"]), (2, ["fighters", "emissary"])):
        p = Position(3).tile("swords_b", 0, 0).put(SHIP, 1, 1).market("fighters", "emissary").gold(SMUGGLER, gold)
        game = p.dice(SMUGGLER, 1, 1).play(SMUGGLER)
        assert game.offers("recruit") == [f"recruit {card}" for card in cards]


def plan_offered(p: Position, plan: str) -> bool:
    game = p.plans(plan).dice("mollusk", 2, 3).play("mollusk")
    return f"plan {plan}" in game.options


def two_regions() -> Position:
    return Position(2).tile("swords_b", 0, 0).tile("tree_a", 2, 0).put("flagship_mollusk", 0, 0)


@clause("AH-RULE-74")
def test_a_plan_is_offered_only_where_it_does_something() -> None:
    assert not plan_offered(two_regions(), "evacuation")
    assert plan_offered(two_regions().comrades("swords_b", 1), "evacuation")
    assert not plan_offered(two_regions().comrades("swords_b", 1), "plan_cutter")
    assert not plan_offered(two_regions().comrades("swords_b", 1).comrades("tree_a", 1), "plan_gunship")
    assert plan_offered(two_regions().comrades("swords_b", 2), "plan_cutter")
    assert not plan_offered(two_regions().comrades("swords_b", 2).put("patrol", 2, 0), "sneak_attack_a")
    assert plan_offered(two_regions().comrades("swords_b", 2).put("patrol", 0, 0), "sneak_attack_a")
    assert not plan_offered(two_regions().comrades("swords_b", 1).market("elder"), "enlist")
    assert not plan_offered(two_regions().market("fighters"), "enlist")
    assert plan_offered(two_regions().comrades("swords_b", 1).market("fighters"), "enlist")


@clause("AH-RULE-74", "AH-PLAN-02", "AH-RULE-48")
def test_dynamic_entry_needs_a_tailwind_or_a_cannons_die_that_can_rise() -> None:
    def calm(die: int) -> Position:
        p = Position(2).tile("tree_a", 0, 0).put("flagship_mollusk", 0, 0)
        return p.slot("mollusk", "mollusk_cannons_1", die)

    assert not plan_offered(calm(0), "dynamic_entry_a")
    assert not plan_offered(calm(6), "dynamic_entry_a")
    assert plan_offered(calm(5), "dynamic_entry_a")
    assert plan_offered(two_regions(), "dynamic_entry_a")
    assert not plan_offered(two_regions().comrades("swords_b", 2), "close_call")  # only at the start of a battle


# ---------------------------------------------------------------- battle Plans are always asked for


def attacked_union(*plans: str) -> Play:
    """Bluefin with loaded cannons sails onto the Union's Flagship."""
    p = Position(3).tile("swords_b", 0, 0).put("flagship_mollusk", 0, 0).put("flagship_bluefin", 1, 0)
    p.put(SHIP, 1, 1).plans(*plans).slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 1, 1)
    return p.play("bluefin").give("place 1 bluefin_sail_1", "0,0")


@clause("AH-RULE-75", "AH-RULE-23")
def test_the_union_is_asked_for_a_battle_plan_whatever_it_holds() -> None:
    for plans in (("evacuation",), ("evacuation", "close_call")):
        game = attacked_union(*plans)
        assert (game.asked, game.prompt) == ("mollusk", "battle.plan")
        assert game.options == [*[plan for plan in plans if plan == "close_call"], "pass"]
        for other in ("bluefin", SMUGGLER):
            seat = game.state.seat_of(other)
            assert game.table.keys(seat) == []
            assert game.view(other)["players"][game.state.seat_of("mollusk")]["plans"] == {"hidden": len(plans)}


@clause("AH-RULE-75")
def test_the_union_is_not_asked_with_an_empty_hand_nor_in_the_battles_of_others() -> None:
    assert (attacked_union().asked, attacked_union().prompt) == ("bluefin", "battle.fire")
    p = Position(3).tile("swords_b", 0, 0).put("flagship_mollusk", 1, 1).put("flagship_bluefin", 1, 0)
    p.put(SHIP, 0, 0).plans("close_call").slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 1, 1)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "0,0")
    assert (game.asked, game.prompt) == ("bluefin", "battle.fire")


# ---------------------------------------------------------------- who orders, who decides


@clause("AH-RULE-82", "AH-FINE-06", "AH-RULE-70")
def test_the_active_player_orders_but_the_owner_decides() -> None:
    p = Position(3).tile("swords_b", 0, 0).put("flagship_bluefin", 1, 0).put(SHIP, 0, 0).put("flagship_mollusk", 1, 1)
    p.slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 1, 1)
    p.crew(SMUGGLER, "buccaneer", "cutpurse").crew("bluefin", "elder")
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "0,0", "hold").chance(1, 6)
    assert (game.asked, game.prompt) == ("bluefin", "moment.next")  # the Smuggler has won on Bluefin's turn
    assert sorted(game.options) == ["buccaneer", "cutpurse", "victory"]
    game.give("buccaneer")
    assert (game.asked, game.prompt) == (SMUGGLER, "crew.use")
    game.give("no")
    assert game.player("bluefin").crew == ["elder"]
    assert (game.asked, game.prompt) == ("bluefin", "moment.next")
    game.give("victory")
    assert (game.asked, game.prompt) == (SMUGGLER, "battle.victory")


@clause("AH-RULE-82", "AH-RULE-13")
def test_the_active_player_orders_the_anchoring_of_another_and_its_owner_uses_it() -> None:
    p = Position(3).tile("parrot_b", 0, 0).put("flagship_bluefin", 0, 1).put(SHIP, 0, 0).put("flagship_mollusk", 0, 1)
    p.slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 1, 1).slot(SMUGGLER, "smuggler_red_sail_1", DAMAGE)
    game = p.play("bluefin").give("place 1 bluefin_sail_1", "0,0", "hold").chance(1, 6)
    game.give("smuggler_victory_move", "bluefin_deploy_1", "1,0", "pass")
    assert (game.asked, game.prompt, sorted(game.options)) == ("bluefin", "moment.next", ["harbor", "treasure"])
    game.give("treasure")
    assert (game.asked, game.prompt) == (SMUGGLER, "choose.one")
    assert game.player(SMUGGLER).gold == 1


# ---------------------------------------------------------------- forced choices


def onto_wreckage(open_slots: int) -> Play:
    """A Smuggler with so many slots that can take damage sails onto Wreckage."""
    p = Position(3).tile("swords_b", 0, 0).put(SHIP, 0, 0).dice(SMUGGLER, 1, 2)
    slots = [slot for slot in p.player(SMUGGLER).slots if "repair" not in slot]
    free = ["smuggler_red_cannons_1", "smuggler_red_tailwind_1"][:open_slots]
    for slot in slots:
        if slot not in [*free, "smuggler_red_sail_1"]:
            p.slot(SMUGGLER, slot, DAMAGE)
    return p.play(SMUGGLER).give("place 1 smuggler_red_sail_1", "1,0")


@clause("AH-RULE-83", "AH-DMG-02", "AH-DMG-06")
def test_one_possibility_is_taken_without_asking_and_none_is_skipped() -> None:
    game = onto_wreckage(2)
    assert (game.prompt, len(game.options)) == ("damage.take", 2)
    game = onto_wreckage(1)
    assert game.prompt == "move.step"
    assert game.player(SMUGGLER).slots["smuggler_red_cannons_1"] == DAMAGE
    game = onto_wreckage(0)
    assert game.prompt == "move.step"
    assert [event.kind for event in game.table.events].count("damage.taken") == 0


@clause("AH-RULE-83", "AH-FINE-01")
def test_comrades_that_are_not_ready_are_not_placed() -> None:
    p = two_regions().put("flagship_bluefin", 3, 0).dice("mollusk", 1, 6)
    game = p.play("mollusk").give("place 1 mollusk_assemble_1", "place 6 mollusk_inspire_1")
    assert sum(game.state.comrades.values()) == 0
    assert game.player("mollusk").comrades == 20
