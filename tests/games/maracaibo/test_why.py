"""Where a player could expect to be allowed something and is not, the game says which clause forbids it."""

from __future__ import annotations

import pytest

from quarterdeck.games.maracaibo.content.components import CARDS, TOKENS
from quarterdeck.games.maracaibo.spec import GAME
from quarterdeck.games.maracaibo.words.why_reasons import REASONS
from quarterdeck.kernel.tables.refusals import Refused
from tests.games.common_why import check_reasons
from tests.games.maracaibo.position import Play, Position

DEAREST = max(CARDS.values(), key=lambda card: card.price).id


def clause_for(game: Play, key: str) -> str:
    assert key not in game.options
    return game.table.why_not(game.table.waiting()[0], key).clause


def test_every_reason_names_a_clause_of_the_rulebook_and_has_its_words() -> None:
    asked = [question for question in GAME.questions.all() if not question.to_chance]
    check_reasons(GAME, REASONS, [question.clause for question in asked])


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("pass", "MA-SAIL-01"),
        ("p03", "MA-SAIL-03"),
        ("p06", "MA-SAIL-03"),
        ("p08", "MA-SAIL-02"),
        ("p15", "MA-SAIL-08"),
        ("p21a", "MA-SAIL-05"),
        ("p09a", "MA-LEG-01"),
        ("plan a_peddler_1", "MA-FREE-04"),
        ("arm", "MA-PERM-08"),
        ("nonsense", "MA-SAIL-03"),
    ],
)
def test_a_place_out_of_reach_names_its_clause(key: str, clause: str) -> None:
    game = Position(2).ship(0, "p06").hand(0, "a_peddler_1").play(0)
    assert clause_for(game, key) == clause


@pytest.mark.parametrize(("tile", "place", "clause"), [("l04", "p09a", "MA-LEG-05"), ("l07", "p15a", "MA-LEG-08")])
def test_a_city_that_asks_for_the_explorer_says_so(tile: str, place: str, clause: str) -> None:
    game = Position(2).ship(0, "p08" if tile == "l04" else "p14").legacy(tile).play(0)
    assert clause_for(game, place) == clause


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("city", "MA-MAIN-04"),
        ("quest q01", "MA-QUEST-02"),
        ("quest q02", "MA-QUEST-01"),
        ("quest s04", "MA-QUEST-06"),
        ("assistant a_peddler_1", "MA-ASSIST-03"),
        ("assistant a_dock_foreman_2", "MA-ASSIST-02"),
        ("assistant a_dock_foreman_1", "MA-ASSIST-04"),
        ("plan a_sailor_1", "MA-FREE-02"),
        ("plan a_sailor_2", "MA-CARD-01"),
        ("task 0", "MA-CAREER-02"),
        ("task 1", "MA-CAREER-01"),
        ("deliver a_sailor_1", "MA-MAP-06"),
    ],
)
def test_a_refused_main_or_free_action_names_its_clause(key: str, clause: str) -> None:
    p = Position(2).ship(0, "p06").hand(0, "a_sailor_1").quest("p06", "q01").quest("p07", "q02").quest("p06", "s04")
    p.tableau(0, "a_dock_foreman_1", "a_dock_foreman_2").planned(0, "a_deckhand_1", "a_deckhand_2", "a_planter_1")
    p.having(0, fresh=["a_dock_foreman_1"], tasks=[0, 1, 0])
    assert clause_for(p.play(0, "main", 2), key) == clause


def test_in_a_city_and_under_the_fever_other_things_are_refused() -> None:
    city = Position(2).ship(0, "p05").stored("p05", 1).hand(0, "a_sailor_1").with_a_dear_quest("p05")
    assert clause_for(city.play(0, "main", 2), "village") == "MA-VILL-01"
    assert clause_for(city.play(0, "main", 2), "deliver a_sailor_1") == "MA-CITY-04"
    assert (
        clause_for(Position(2).ship(0, "p05").with_a_dear_quest("p05").play(0, "main", 2), "deliver a_sailor_1")
        == "MA-CITY-01"
    )
    fever = Position(2).ship(0, "p12").legacy("l20").hand(0, "a_sailor_1").with_a_dear_quest("p12")
    assert clause_for(fever.play(0, "main", 2), "village") == "MA-LEG-14"
    plague = Position(2).ship(0, "p14").legacy("l03").city("p14", "").hand(0, "a_sailor_1")
    plague.with_a_dear_quest("p14")
    assert clause_for(plague.play(0, "main", 2), "city") == "MA-LEG-04"


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("va_discard", "MA-RUL-34"),
        ("va_buy", "MA-VILL-05"),
        ("va_quest b_hospital", "MA-INST-06"),
        ("village_arms", "MA-SHIP-01"),
        ("village_claim", "MA-SHIP-12"),
        ("village_trade", "MA-RUL-111"),
        ("b_librarian_1", "MA-VILL-06"),
    ],
)
def test_a_refused_village_action_names_its_clause(key: str, clause: str) -> None:
    p = Position(2).ship(0, "p06").hand(0).unlocked(0, "village_claim", "village_trade").marker("spain", "p06")
    game = p.having(0, doubloons=0, figures=0).play(0, "main", 2).give("village")
    assert clause_for(game, key) == clause


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("card b_hospital", "MA-CARD-08"),
        ("card b_french_governor", "MA-CARD-08"),
        ("card a_peddler_1", "MA-CARD-06"),
        (f"card {DEAREST}", "MA-CARD-05"),
        ("card a_planter_1", "MA-CARD-01"),
        ("building abbey", "MA-PREST-05"),
        ("building palace", "MA-CARD-06"),
        ("building castle", "MA-PREST-16"),
        ("pass", "MA-RUL-123"),
    ],
)
def test_a_refused_purchase_names_its_clause(key: str, clause: str) -> None:
    price = CARDS[DEAREST].price - 1
    assert price >= max(CARDS[card].price for card in ("b_hospital", "b_french_governor", "a_peddler_1"))
    p = Position(2).building("abbey", "palace").invested(0, "abbey").having(0, doubloons=price, figures=0)
    p.hand(0, "b_hospital", "b_french_governor", "a_peddler_1", DEAREST, "a_sailor_1")
    assert clause_for(p.play(0, "interim_choice"), key) == clause


@pytest.mark.parametrize(
    ("key", "clause"),
    [
        ("act ca_flag 0 p06", "MA-RUL-20"),
        ("act ca_flag 0 p04", "MA-FIGHT-14"),
        ("act ca_flag 0 p05", "MA-FIGHT-11"),
        ("act ca_flag 1 p13", "MA-FIGHT-07"),
        ("act combat_village 0 p06", "MA-FIGHT-11"),
        ("act l06 0 fleet_space_1", "MA-FIGHT-07"),
        ("combat", "MA-FIGHT-08"),
        ("figure", "MA-CARD-06"),
    ],
)
def test_a_refused_combat_action_names_its_clause(key: str, clause: str) -> None:
    token = next(id for id, token in TOKENS.items() if token.sides[0].value == 4 and not token.sides[0].pay)
    p = Position(2).ship(0, "p11").marker("france", "p04").marker("spain", "p05", "p06").hand(0)
    p.having(0, combat=0, figures=0).unlocked(0, "combat_village")
    game = p.play(0, "main", 2).give("city", "fight").chance(token).give("france")
    assert game.prompt == "combat.act"
    assert clause_for(game, key) == clause


def test_discs_explorer_display_and_offers_name_their_clauses() -> None:
    p = Position(2).ship(0, "p05").city("p05", "ct_shipyard_2").unlocked(0, "vp_3").hand(0)
    game = p.play(0, "main", 2).give("city")
    assert game.prompt == "disc.remove"
    assert clause_for(game, "vp_3") == "MA-SHIP-01"
    assert clause_for(game, "village_trade") == "MA-RUL-68"
    assert clause_for(game, "vp_10") == "MA-SHIP-11"
    p = Position(2).ship(0, "p05").city("p05", "ct_expedition_2").explorer(0, "e03").explorer(1, "e04").hand(0)
    game = p.play(0, "main", 2).give("city")
    assert clause_for(game, "e02") == "MA-EXPL-02"
    assert clause_for(game, "e04") == "MA-EXPL-03"
    assert clause_for(game, "e13") == "MA-EXPL-01"
    game = Position(2).ship(0, "p06").hand(0).display("a_sailor_1", "", "", "").play(0, "draw")
    assert clause_for(game, "display a_sailor_2") == "MA-DRAW-01"
    assert clause_for(game, "pass") == "MA-DRAW-06"
    full = Position(2).ship(0, "p12").legacy("l11", discs=4).hand(0, "a_sailor_1").play(0, "stop")
    assert full.prompt == "legacy.offer"
    assert clause_for(full, "offer l11") == "MA-LEG-11"
    dear = Position(2).ship(0, "p12").legacy("l11").hand(0, "a_sailor_1").having(0, combat=1).play(0, "stop")
    assert clause_for(dear, "offer l11") == "MA-RUL-111"


def test_the_table_refuses_with_the_clause_and_nothing_changes() -> None:
    game = Position(2).ship(0, "p06").play(0)
    before = game.table.version
    with pytest.raises(Refused) as refusal:
        game.give("p15")
    assert refusal.value.clause == "MA-SAIL-08"
    assert game.table.version == before


GARBAGE = ["", " ", "pass", "plan", "task", "task x", "task 99", "act", "act x", "act ca_flag", "act ca_flag 9", "card"]
GARBAGE += [
    "act ca_flag 0 nowhere",
    "quest",
    "quest s75",
    "assistant",
    "deliver",
    "building x",
    "offer l06",
    "ünsinn",
    "e99",
]


def test_garbage_is_refused_without_a_failure_at_every_question() -> None:
    asked: set[str] = set()
    game = Position(2, story="campaign").ship(0, "p10").hand(0, "a_sailor_1", "a_peddler_1").play(0)
    for _ in range(300):
        if game.table.ask is None or game.asked == "several":
            break
        if game.asked != "chance":
            asked.add(game.prompt)
            for key in GARBAGE:
                if key not in game.options:
                    assert game.table.why_not(game.table.waiting()[0], key).text
        if game.asked == "chance":
            game.table.answer_chance(0)
        else:
            game.give(game.options[len(asked) % len(game.options)])
    assert len(asked) > 6
