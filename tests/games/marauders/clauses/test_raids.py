"""Merchant raids. (MM-RAID, MM-EX-06, MM-EX-10, MM-EX-21, MM-EX-22, MM-EX-31, MM-RUL-80)"""

from __future__ import annotations

import json

import pytest

from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.rules.state import canonical
from quarterdeck.kernel.tables.journal import Checkpoint
from quarterdeck.kernel.tables.save import restored, saved
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.view import ONLOOKER
from tests.clauses import clause
from tests.games.marauders.clauses.duels import plain
from tests.games.marauders.position import Play, Position


def found(position: Position, zone: str = "santo_domingo", nation: str = "dutch") -> Play:
    """Frederico (seat 0) has found a merchant."""
    game = position.at(0, zone).merchant(zone, nation).play(0)
    return game.give("scout merchant").dice("S 1 1")


def raid(position: Position, *cards: str) -> Play:
    """He attacks; these cards lie open, seamanship is about to be rolled."""
    game = found(position).give("attack dutch")
    return draws(game, *cards)


def draws(game: Play, *cards: str) -> Play:
    return game.chance(*[f"cargo_{card}" for card in cards])


@clause("MM-EX-06", "MM-RAID-06", "MM-RAID-08", "MM-RAID-09", "MM-RAID-14", "MM-RAID-15")
def test_the_raid_of_the_rules() -> None:
    game = raid(plain("sloop"), "rum_3", "tobacco_7", "textiles_5").dice("S 1")
    game.give("exchange cargo_tobacco_7")
    draws(game, "sugar_8")
    assert (game.area(0, "masts"), game.area(0, "cargo"), game.area(0, "cannons")) == (1, 1, 1)
    assert game.player(0).gold == 10 + 10
    game.give("cargo_rum_3", "pass")
    assert game.player(0).cargo == ["cargo_rum_3"]
    assert game.player(0).glory == 0
    assert game.prompt == "turn.act"
    assert sorted(game.state.cargo_discard) == ["cargo_sugar_8", "cargo_textiles_5", "cargo_tobacco_7"]


@clause("MM-EX-06", "MM-RAID-11", "MM-RUL-80")
def test_a_destroyed_area_makes_the_raid_fail_without_gold_and_cargo() -> None:
    game = raid(plain("sloop"), "rum_3", "tobacco_7", "textiles_5").dice("S 1").give("stop")
    assert (game.area(0, "masts"), game.area(0, "cannons")) == (1, 0)
    assert game.player(0).gold == 10
    assert game.player(0).cargo == []
    assert len(game.state.cargo_discard) == 3
    assert game.player(0).captain == "frederico_da_silva"


@clause("MM-EX-22", "MM-RAID-08")
def test_a_card_drawn_by_one_success_can_be_dropped_or_exchanged_by_the_next() -> None:
    for use, drawn in (("drop", ()), ("exchange", ("cocoa_5",))):
        game = raid(plain("sloop"), "rum_1", "cocoa_1", "food_1").dice("S S").give("draw")
        draws(game, "spices_8").give(f"{use} cargo_spices_8")
        draws(game, *drawn)
        assert game.area(0, "hull") == 2
        assert game.player(0).gold == 10 + 3 + 2 * len(drawn)
        assert "cargo_spices_8" in game.state.cargo_discard


@clause("MM-EX-31", "MM-RAID-12", "MM-SHIP-07")
def test_as_many_escape_symbols_as_maneuverability_let_the_merchant_go_but_the_hits_count() -> None:
    game = raid(plain("flute"), "rum_1", "cocoa_1", "food_5").dice("1 1")
    assert game.area(0, "crew") == 0
    assert game.player(0).gold == 10
    assert game.player(0).cargo == []
    game = raid(plain("flute"), "rum_1", "cocoa_5", "spices_6").dice("1 1")
    assert game.player(0).gold == 10 + 1 + 2 + 3


@clause("MM-RAID-12")
def test_escape_symbols_alone_decide_when_nothing_was_hit() -> None:
    game = raid(plain("flute"), "rum_1", "cocoa_1", "cocoa_5").dice("1 1")
    assert game.area(0, "masts") == 2
    assert game.player(0).gold == 10


@clause("MM-RAID-01", "MM-RAID-03", "MM-EX-21")
def test_the_finder_chooses_the_nation_of_token_or_zone_or_lets_the_merchant_go() -> None:
    game = found(plain())
    assert game.options == ["attack dutch", "attack spanish", "release"]
    game.give("release")
    assert game.bounties(0) == {}
    assert game.state.merchant_zones == []
    assert len(game.state.track) == 17
    assert game.prompt == "turn.act"


@clause("MM-RUL-17", "MM-RAID-03")
def test_a_merchant_in_the_caribbean_sea_or_of_the_zones_nation_has_one_nation() -> None:
    game = plain().at(0, "caribbean_sea").merchant("caribbean_sea", "french").play(0)
    game.give("scout merchant").dice("S 1")
    assert game.options == ["attack french", "release"]
    assert found(plain(), "santo_domingo", "spanish").options == ["attack spanish", "release"]


@clause("MM-RAID-05", "MM-EX-10", "MM-BNTY-02", "MM-RUL-16")
def test_attacking_brings_a_bounty_of_the_chosen_nation_before_any_card_is_drawn() -> None:
    game = found(plain().bounties(0, spanish=1), nation="spanish")
    assert game.bounties(0) == {"spanish": 1}
    game.give("attack spanish")
    assert game.bounties(0) == {"spanish": 2}
    assert (game.asked, game.prompt) == ("chance", "draw.cargo")


@clause("MM-RUL-16")
def test_a_failed_scouting_roll_brings_no_bounty_and_leaves_the_merchant() -> None:
    game = plain().at(0, "santo_domingo").merchant("santo_domingo", "dutch").play(0)
    game.give("scout merchant").dice("1 1 1")
    assert game.bounties(0) == {}
    assert len(game.state.merchant_zones) == 1


@clause("MM-RAID-07", "MM-ARMS-05")
def test_weapons_of_any_type_turn_failed_dice_into_successes() -> None:
    position = plain("sloop").weapons(0, "grappling_hooks", "grapeshot", "chain_shot")
    game = raid(position, "rum_5", "wood_5", "textiles_6").dice("1 2")
    game.give("yes", "yes")
    assert game.prompt == "raid.use"
    game.give("drop cargo_rum_5", "drop cargo_wood_5")
    assert game.player(0).weapons == ["chain_shot"]
    assert game.area(0, "cannons") == 0


@clause("MM-RAID-10", "MM-RAID-11", "MM-RUL-80")
def test_surplus_hits_go_to_the_hull_and_a_destroyed_hull_is_death() -> None:
    game = raid(plain("sloop").ship(0, "sloop", hull=1), "rum_5", "wood_5", "cocoa_1").dice("1 1").chance_any()
    assert len(game.told("captain.died")) == 1
    assert game.player(0).captain == ""
    assert game.player(1).glory == 0
    assert len([card for card in game.state.cargo_discard if card.endswith(("rum_5", "wood_5", "cocoa_1"))]) == 3


@clause("MM-RAID-15", "MM-GLORY-02")
def test_twelve_gold_earn_a_glory_point_with_its_card() -> None:
    game = raid(plain("frigate"), "rum_8", "sugar_8", "rum_2").dice("1 1").give("pass").chance("eagle_eye_1")
    assert game.player(0).gold == 10 + 12
    assert game.player(0).glory == 1
    assert game.player(0).hand == ["eagle_eye_1"]
    game = raid(plain("frigate"), "rum_8", "sugar_8", "rum_1").dice("1 1").give("pass")
    assert (game.player(0).gold, game.player(0).glory) == (21, 0)


@clause("MM-RAID-14", "MM-RUL-80")
def test_old_cargo_makes_room_for_new_and_excess_old_cargo_goes_at_random() -> None:
    position = plain("sloop").cargo(0, "wood_1", "wood_2")
    game = raid(position, "rum_1", "cocoa_2", "sugar_8").dice("1 1")
    game.chance("cargo_wood_2")
    assert game.player(0).gold == 10 + 8
    game.give("cargo_rum_1", "wood", "pass")
    assert game.player(0).cargo == ["cargo_rum_1"]


@clause("MM-SCOUT-03")
def test_a_merchant_that_was_not_found_cannot_be_looked_for_again_in_this_turn() -> None:
    position = plain().captain(0, "william_thorne").at(0, "santo_domingo").merchant("santo_domingo", "dutch")
    game = position.play(0)
    game.give("scout merchant").dice("1 1 1")
    assert game.offers("scout") == []


@clause("MM-RUL-60")
def test_a_spanish_merchant_off_cartagena_is_found_without_a_roll() -> None:
    game = plain().at(0, "cartagena").merchant("cartagena", "french").play(0)
    assert game.offers("scout") == ["scout merchant", "scout merchant spanish"]
    game.give("scout merchant spanish")
    assert game.options == ["attack spanish", "release"]


@clause("MM-RUL-60")
def test_a_fourth_card_off_havana_counts_only_with_a_hit_symbol() -> None:
    game = plain().at(0, "havana").merchant("havana", "french").play(0)
    draws(game.give("scout merchant").dice("S 1 1").give("attack french"), "rum_1", "cocoa_1", "food_1", "rum_8")
    assert game.state.raid is not None
    assert len(game.state.raid.cards) == 4
    game = plain().at(0, "havana").merchant("havana", "french").play(0)
    draws(game.give("scout merchant").dice("S 1 1").give("attack french"), "rum_1", "cocoa_1", "food_1", "rum_2")
    assert game.state.raid is not None
    assert len(game.state.raid.cards) == 3


@clause("MM-RAID-02", "MM-RUL-62", "MM-ROUND-02")
def test_eight_tokens_on_the_track_go_back_before_the_event_card() -> None:
    position = plain()
    zones = ["havana", "nassau", "tortuga", "curacao", "caracas", "trinidad", "san_juan", "cartagena", "st_john"]
    for zone, nation in zip(zones, ["spanish"] * 5 + ["dutch"] * 4):
        position.merchant(zone, nation)
    position.next_event("ev_peace_2")
    game = position.play(0, "round")
    assert game.prompt == "draw.merchant"
    game.chance_any()
    assert len(game.state.merchant_zones) == 17
    assert len(set(game.state.merchant_zones)) == 17
    position = plain().merchant("st_maarten", "dutch")
    for zone, nation in zip(zones, ["spanish"] * 5 + ["french"] * 4):
        position.merchant(zone, nation)
    game = position.next_event("ev_peace_2").play(0, "round")
    assert len(game.state.merchant_zones) == 10


@clause("MM-RUL-88", "MM-MOD-08", "MM-RUL-80")
def test_a_reinforced_hull_absorbs_a_hit_symbol() -> None:
    position = plain("sloop").mods(0, "reinforced_hull").put_modifications_away()
    game = raid(position, "tobacco_7", "rum_1", "cocoa_1").dice("1 1").give("yes")
    assert game.area(0, "cannons") == 1
    assert game.player(0).gold == 10 + 6


@clause("MM-RAID-12", "MM-RUL-80")
def test_frances_wright_needs_one_more_escape_symbol_to_lose_a_merchant() -> None:
    position = Position(2).captain(0, "frances_wright").captain(1, "felipe").ship(0, "flute")
    game = raid(position, "rum_1", "cocoa_1", "wood_6").dice("1 1")
    assert game.player(0).gold == 10 + 5


@clause("MM-RUL-22")
def test_another_token_in_the_same_zone_is_another_ship() -> None:
    game = found(plain()).give("release")
    assert game.offers("scout") == []
    game.state.merchant_zones.append(game.player(0).zone)
    game.state.merchants.append(game.state.track.pop())
    game = Play(Table(GAME, game.table.setting, None, Checkpoint(game.state, 0, 0)))
    assert game.offers("scout") == ["scout merchant"]


@clause("MM-SCOUT-03", "MM-RUL-22")
def test_after_a_failure_the_merchant_of_another_zone_may_be_looked_for() -> None:
    position = plain().captain(0, "rodrigo_salazar").at(0, "nassau").merchant("nassau", "dutch")
    game = position.merchant("havana", "dutch").play(0).give("scout merchant").dice("1 1")
    assert game.offers("scout") == []
    game.give("move havana")
    assert game.offers("scout") == ["scout merchant"]


# The token


@clause("MM-RAID-01", "MM-RAID-03", "MM-RUL-79")
def test_the_token_lies_open_until_it_is_let_go_or_the_raid_is_over_and_face_down_on_the_track_then() -> None:
    game = found(plain().merchant("havana", "french"))
    for seat in (0, 1, ONLOOKER):
        view = game.view(seat)
        assert (view["sighted"], view["track"], view["merchants"]) == ([0], {"hidden": 15}, {"hidden": 1})
        told = [one for one in GAME.insights(game.state, seat) if one.kind == "raid.token"]
        assert [one.args for one in told] == [{"nation": "dutch"}]
    assert put_away(game.give("release"))
    game = raid(plain("flute").merchant("havana", "french"), "rum_1", "cocoa_1", "cocoa_5")
    assert not put_away(game)
    assert put_away(game.dice("1 1"))


def put_away(game: Play) -> bool:
    return (game.view(0)["sighted"], game.view(0)["track"]) == ([], {"hidden": 16})


@clause("MM-RAID-01", "MM-RUL-81", "MM-RUL-60")
@pytest.mark.parametrize("masts", [0, 2])
def test_a_token_found_without_a_roll_cannot_be_looked_at_and_taken_back(masts: int) -> None:
    position = plain("sloop").ship(0, "sloop", masts=masts).at(0, "cartagena").merchant("cartagena", "french")
    game = position.play(0).give("scout merchant spanish")
    assert game.prompt == "raid.attack"
    assert not game.table.can_undo(0)
    game.give("release")
    assert game.table.can_undo(0) == (masts > 0)  # but only to the decision, if it was one
    if not masts:
        return
    game.table.undo(0)
    assert game.prompt == "raid.attack"


def test_a_game_stored_before_tokens_had_a_place_when_found_goes_on() -> None:
    game = found(plain().merchant("havana", "french")).give("release")
    record = json.loads(json.dumps(saved(game.table)))
    record["schema"] = 1
    del record["state"]["sighted"]
    again = restored(GAME, record)
    assert again.lost == 0
    assert canonical(again.table.state) == canonical(game.state)
