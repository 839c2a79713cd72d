"""What the game says of each region, so that no client has to count."""

from __future__ import annotations

from quarterdeck.games.ahoy.rules.sea import at
from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.games.ahoy.state_battle import Battle
from quarterdeck.kernel.game import Insight
from tests.games.ahoy.position import Position
from tests.games.common_text import texts_of


def told(p: Position, region: str) -> Insight:
    (found,) = [one for one in GAME.insights(p.state, -1) if one.about == f"region:{region}"]
    return found


def test_a_region_says_where_it_lies_and_who_controls_it() -> None:
    p = Position(2).tile("parrot_b", 2, -5, rot=3, wealth=4)
    p.put("flagship_bluefin", 2, -5)
    assert told(p, "parrot_b").args == {
        "x": 2,
        "y": -5,
        "turns": 3,
        "wealth": 4,
        "bluefin": 2,
        "mollusk": 0,
        "holder": "bluefin",
    }


def test_comrades_count_twice_where_the_cutter_is_and_a_tie_is_nobodys() -> None:
    p = Position(2).tile("parrot_b", 0, 0)
    p.state.comrades["parrot_b"] = 3
    assert told(p, "parrot_b").args["mollusk"] == 3
    p.put("cutter", 1, 1)
    assert told(p, "parrot_b").args["mollusk"] == 7
    assert told(p, "parrot_b").args["holder"] == "mollusk"
    p.state.comrades["parrot_b"] = 0
    p.put("patrol", 0, 0)
    assert (told(p, "parrot_b").args["bluefin"], told(p, "parrot_b").args["mollusk"]) == (1, 1)
    assert told(p, "parrot_b").args["holder"] == ""


def test_figures_stand_together_by_kind_and_battles_have_a_place() -> None:
    p = Position(2).tile("parrot_b", 2, -5)
    p.put("patrol", 3, -5, 2).put("cutter", 3, -5).put("patrol", 2, -4)
    p.state.battles = [Battle(cell=at(3, -5)), Battle(cell=at(2, -4))]
    found = [(one.about, one.args) for one in GAME.insights(p.state, 1) if one.kind == "space.figures"]
    assert found == [
        ("space:3,-5", {"x": 3, "y": -5, "figure": "patrol", "number": 2}),
        ("space:2,-4", {"x": 2, "y": -4, "figure": "patrol", "number": 1}),
        ("space:3,-5", {"x": 3, "y": -5, "figure": "cutter", "number": 1}),
    ]
    fought = [(one.about, one.args) for one in GAME.insights(p.state, 1) if one.kind == "space.battle"]
    assert fought == [("space:3,-5", {"x": 3, "y": -5}), ("space:2,-4", {"x": 2, "y": -4})]


def test_it_is_said_in_both_languages() -> None:
    p = Position(2).tile("parrot_b", 0, 0, wealth=2).put("cutter", 0, 1)
    p.state.battles = [Battle(cell=at(1, 0))]
    texts = texts_of(GAME, ["bluefin", "mollusk"])
    said = {lang: [text.render(one.label()) for one in GAME.insights(p.state, 0)] for lang, text in texts.items()}
    assert said == {
        "en": ["Wealth 2; control: Squadron 0, Union 1.", "0,1: 1 × Cutter.", "1,0: a battle."],
        "de": ["Wohlstand 2; Kontrolle: Geschwader 0, Union 1.", "0,1: 1 × Kutter.", "1,0: ein Kampf."],
    }
