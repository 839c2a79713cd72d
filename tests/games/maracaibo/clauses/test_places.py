"""The map: cities, villages, home places, and what each of them has. (MA-MAP)"""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, PLACES, STORIES
from quarterdeck.kernel.rules.effects import Effect
from tests.clauses import clause
from tests.games.maracaibo.position import Play, Position

CITIES = ["p04", "p05", "p11", "p13", "p14"]
VILLAGES = [f"p{n:02}" for n in (1, 2, 3, 6, 7, 8, 9, 10, 12, 15, 16, 17, 18, 19)]
HOME = ["p20", "p21a", "p21b", "p22"]
ALL_GOODS = ["b_consul_2", "b_veteran_2", "b_helmsman_1", "b_helmsman_2", "b_war_hero_1"]
"""Five cards, one of each good."""


def at(place: str, position: Position | None = None) -> Play:
    """The main action of a player whose ship has stopped there."""
    return (position or Position(3)).hand(0).ship(0, place).with_a_dear_quest(place).play(0, "main")


def annexing(position: Position) -> list[str]:
    """The places that a combat with a high value can annex."""
    game = position.ship(0, "p11").having(0, doubloons=20).play(0, "main")
    game.give("city", "fight").chance("k01").give("england")
    return [key.split()[-1] for key in game.offers("act ca_flag 0")]


@clause("MA-MAP-01", "MA-MAP-03", "MA-MAIN-01")
@pytest.mark.parametrize("place", [*CITIES, *HOME])
def test_a_place_with_an_action_is_a_city(place: str) -> None:
    assert at(place).steps == ["city", "pass"]


@clause("MA-MAP-01", "MA-MAP-03", "MA-MAIN-01")
@pytest.mark.parametrize("place", VILLAGES)
def test_every_other_place_is_a_village(place: str) -> None:
    assert at(place).steps == ["village", "pass"]


@clause("MA-MAP-02")
def test_the_places_that_the_rulebook_names() -> None:
    numbers = {place.names["en"]: place.number for place in PLACES}
    named = ["Havana", "Puerto Plata", "Santo Domingo", "San Juan", "St. Kitts", "Martinique", "Port Royal"]
    assert [numbers[name] for name in named] == ["0", "4", "5", "6", "7", "8", "13"]
    assert [numbers[name] for name in ("Cartagena", "Maracaibo", "Puerto Cabezas")] == ["14", "11", "17"]


@clause("MA-MAP-03", "MA-TURN-04")
@pytest.mark.parametrize(("tile", "place"), [("l01", "p17"), ("l04", "p09a"), ("l07", "p15a")])
def test_legacy_tiles_add_cities(tile: str, place: str) -> None:
    position = Position(3).legacy(tile).explorer(0, "e11")
    assert at(place, position).offers("village") == []
    assert "city" in at(place, position).options


@clause("MA-MAP-04", "MA-SAIL-03")
def test_at_the_two_forks_the_player_chooses_the_upper_or_the_lower_way() -> None:
    game = Position(3).ship(0, "p02").play(0)
    assert [key for key in game.options if " " not in key] == ["p03", "p05"]
    game = Position(3).ship(0, "p12").play(0)
    assert [key for key in game.options if " " not in key] == ["p13", "p14"]
    for place in PLACES:
        if place.id in [*CITIES, *VILLAGES] and place.id not in ("p02", "p12", "p19"):
            assert len([key for key in Position(3).ship(0, place.id).play(0).options if " " not in key]) == 1


@clause("MA-MAP-05", "MA-HOME-01")
def test_only_the_home_places_may_not_be_passed() -> None:
    assert [place.id for place in PLACES if place.must_stop] == HOME


@clause("MA-MAP-06")
@pytest.mark.parametrize(
    ("place", "good"), [("p04", "coffee"), ("p05", "cocoa"), ("p11", "sugar"), ("p13", "cotton"), ("p14", "tobacco")]
)
def test_each_city_takes_the_good_that_its_market_demands(place: str, good: str) -> None:
    game = Position(3).ship(0, place).hand(0, *ALL_GOODS).play(0, "main")
    game.give("city")
    assert [CARDS[key.split()[1]].good for key in game.offers("deliver")] == [good]


@clause("MA-MAP-06", "MA-CITY-04")
@pytest.mark.parametrize(("place", "spaces"), [("p04", 2), ("p11", 2)])
def test_a_market_is_full_when_its_storage_spaces_are_taken(place: str, spaces: int) -> None:
    for stored in range(spaces + 1):
        game = Position(3).ship(0, place).hand(0, *ALL_GOODS).stored(place, stored).play(0, "main")
        game.give("city")
        assert (game.prompt == "city.deliver") == (stored < spaces)


@clause("MA-MAP-06", "MA-MAP-08", "MA-MAIN-06")
@pytest.mark.parametrize("place", HOME)
def test_nothing_can_be_delivered_at_a_home_place(place: str) -> None:
    game = Position(3).ship(0, place).hand(0, *ALL_GOODS).play(0, "main")
    game.give("city")
    assert game.prompt != "city.deliver"
    assert game.state.storage == [0] * len(PLACES)


@clause("MA-MAP-07", "MA-RUL-20")
def test_the_cities_outside_the_home_places_have_a_flag_and_villages_have_none() -> None:
    assert annexing(Position(3)) == CITIES
    with_tiles = Position(3).legacy("l01", "l04", "l07").explorer(0, "e11").career(0, "career_courtier")
    assert annexing(with_tiles) == ["p04", "p05", "p09a", "p11", "p13", "p14", "p15a", "p17"]


@clause("MA-MAP-07")
@pytest.mark.parametrize("place", CITIES)
def test_a_flag_shows_a_bonus_and_holds_one_marker(place: str) -> None:
    def bonus(game: Play) -> tuple[int, int, int, int, str]:
        player = game.player(0)
        return player.doubloons, player.vp, player.combat, player.figures, game.prompt

    game = Position(3).ship(0, "p11").having(0, combat=0, figures=0).play(0, "main")
    game.give("city", "fight").chance("k01").give("england")
    before = bonus(game)
    game.give(f"act ca_flag 0 {place}")
    assert bonus(game) != before
    position = Position(3).marker("england", place)
    assert place not in annexing(position)


@clause("MA-MAP-07", "MA-INST-03")
def test_a_village_holds_one_marker() -> None:
    position = Position(3).ship(0, "p01").hand(0, "b_settlers_1").marker("france", "p06", "p12")
    game = position.play(0, "main")
    game.give("village", "va_buy", "card b_settlers_1", "spain")
    assert game.prompt == "marker.village"
    assert game.offers("p") == [place for place in VILLAGES if place not in ("p06", "p12")] + ["pass"]
    game.give("p07")
    assert game.state.markers[7] == 2
    assert game.state.left == [11, 13, 12]


def where(effects: list[Effect]) -> list[str]:
    """The places that instructions lay tiles at."""
    return [effect.word("place") for effect in effects if effect.verb in ("quest_tile", "story_tile")]


@clause("MA-MAP-08", "MA-SAIL-07")
def test_nothing_ever_goes_to_havana_or_a_home_place() -> None:
    closed = ["p00", *HOME]
    for card in CARDS.values():
        assert card.place < 0 or PLACES[card.place].id not in closed, card.id
    for story in STORIES.values():
        laid = where(story.setup) + where(story.then)
        laid += [place for effects in story.after_round.values() for place in where(effects)]
        laid += [place for option in story.vote for place in where(option.then)]
        assert not [place for place in laid if place in closed], story.id


@clause("MA-MAP-08")
def test_a_village_cannot_be_claimed_at_a_home_place() -> None:
    """A village action there, by the last explorer field, has no village to claim."""

    def actions(place: str) -> list[str]:
        position = Position(3).ship(0, place).unlocked(0, "village_claim").explorer(0, "e24").hand(0)
        return position.career(0, "career_courtier").play(0, "main").give("city", "option 1", "e25").options

    assert "village_claim" not in actions("p20")
    village = Position(3).ship(0, "p19").unlocked(0, "village_claim").hand(0).play(0, "main")
    assert "village_claim" in village.give("village").options
