"""Nothing is asked whose answer decides nothing, as far as everybody can see that it does not."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.marauders.clauses.duels import duel, plain
from tests.games.marauders.position import Position


@clause("MM-RUL-71", "MM-GLORY-06")
def test_an_announced_card_is_confirmed_only_where_others_had_a_say() -> None:
    alone = plain().hand(1, "hard_over_1")
    game = duel(alone).dice("S S", "1 1").dice("1 1 1").give("hard_over_1")
    assert [event.args for event in game.told("card.played")] == [(1, "hard_over_1")]
    game = duel(plain().hand(1, "reroll_contest_1")).dice("1 1", "1 1").give("reroll_contest_1")
    assert (game.asked, game.prompt) == ("1", "window.play")


@clause("MM-RUL-76")
def test_chain_shot_and_grapeshot_are_asked_for_only_with_a_skull() -> None:
    armed = plain().weapons(0, "chain_shot", "grapeshot")
    assert duel(armed).dice("S S", "1 1").dice("1 2 3").prompt == "combat.declare"
    armed = plain().weapons(0, "chain_shot", "grapeshot")
    assert duel(armed).dice("S S", "1 1").dice("1 2 S").prompt == "use.thing"


@clause("MM-RUL-36", "MM-AREA-03")
def test_a_destroyed_area_is_not_offered_for_a_skull() -> None:
    game = duel(plain().ship(1, "frigate", masts=0, cargo=0)).dice("S S", "1").dice("S 3 3")
    assert (game.asked, game.options) == ("1", ["hull", "crew", "cannons"])
    wreck = plain().ship(1, "frigate", masts=0, cargo=0, crew=0, cannons=0)
    game = duel(wreck).dice("S S", "1").dice("S 3 3").chance_any()
    assert game.prompt == "turn.act"
    assert game.player(1).captain == ""


@clause("MM-RUL-36", "MM-ARMS-04")
def test_an_area_whose_surplus_hits_are_lost_may_be_chosen_though_it_is_destroyed() -> None:
    position = plain("frigate", "sloop").ship(1, "sloop", masts=1).mods(0, "four_pounders").weapons(0, "chain_shot")
    game = duel(position.put_modifications_away()).dice("1 1", "1 1").give("shoot", "flee", "yes").dice("S").give("yes")
    assert game.area(1, "masts") == 0
    game.dice("S S", "1").dice("S 1 3")
    assert game.options == ["hull", "cargo", "masts", "crew", "cannons"]
    game.give("masts")
    assert game.areas(1) == {"hull": 2, "cargo": 1, "masts": 0, "crew": 1, "cannons": 1}


@clause("MM-RUL-37", "MM-MOD-08")
def test_hits_on_one_area_are_one_option_whatever_made_them() -> None:
    game = duel(plain().mods(1, "reinforced_hull").put_modifications_away()).dice("S S", "1 1").dice("1 S 2")
    game.give("cargo", "yes")
    assert (game.prompt, game.options) == ("hit.cancel", ["cargo", "masts"])
    game.give("cargo")
    assert (game.area(1, "cargo"), game.area(1, "masts")) == (2, 2)


@clause("MM-RUL-37", "MM-RUL-71")
def test_felipe_says_at_once_which_hit_he_moves_and_what_he_declines_is_not_used_up() -> None:
    position = Position(2).captain(0, "william_thorne").captain(1, "felipe").ship(0, "frigate").ship(1, "frigate")
    game = duel(position.hand(1, "hard_over_1")).dice("S S", "1 1 1").dice("1 3 3")
    assert (game.asked, game.prompt, game.options) == ("1", "hit.move", ["cargo", "crew", "pass"])
    game.give("pass", "hard_over_1", "cargo")
    assert (game.prompt, game.options) == ("hit.move", ["crew", "pass"])
    game.give("crew", "masts")
    assert game.areas(1) == {"hull": 3, "cargo": 3, "masts": 2, "crew": 2, "cannons": 3}


@clause("MM-RUL-108", "MM-SHIP-04")
def test_open_cargo_is_not_offered_to_a_hold_that_takes_none() -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "basse_terre").rumor(0, "ru_abandoned_plantation")
    game = position.ship(0, "sloop", cargo=0).play(0).give("scout rumor").dice("S 1").chance_any()
    assert game.prompt == "turn.act"
    assert (game.player(0).cargo, game.state.open_cargo) == ([], [])


@clause("MM-RUL-108", "MM-RUL-79")
@pytest.mark.parametrize("hidden", [["rigging", "hammocks"], ["hammocks", "rigging"]])
def test_the_order_of_the_modifications_on_offer_does_not_tell_where_they_lie(hidden: list[str]) -> None:
    position = Position(2).captain(0, "rodrigo_salazar").at(0, "basse_terre").rumor(0, "ru_abandoned_plantation")
    position.modification_at("nassau", "swivel_guns")
    for port, kind in zip(("havana", "tortuga"), hidden):
        position.modification_at(port, kind, face_down=True)
    game = position.put_modifications_away().play(0).give("scout rumor").dice("S 1").chance_any().give("pass")
    assert (game.prompt, game.options) == ("modification.gain", ["hammocks", "rigging", "swivel_guns"])
