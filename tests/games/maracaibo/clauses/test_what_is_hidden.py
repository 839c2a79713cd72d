"""What everybody sees, and what not. (MA-RUL-76)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.maracaibo.clauses.tables import ready, set_up_to
from tests.games.maracaibo.position import Play, Position

ONLOOKER = -1


def seen(game: Play, seat: int, of: int) -> dict[str, Any]:
    """What a seat sees of a player."""
    player: dict[str, Any] = game.view(seat)["players"][of]
    return player


@clause("MA-RUL-76")
@pytest.mark.parametrize("seat", [1, 2, ONLOOKER])
def test_a_hand_is_known_to_its_owner_only(seat: int) -> None:
    game = Position(3).hand(0, "a_sailor_1", "a_gunner_1").play(0, "main")
    assert seen(game, 0, 0)["hand"] == ["a_sailor_1", "a_gunner_1"]
    assert seen(game, seat, 0)["hand"] == {"hidden": 2}


@clause("MA-RUL-76")
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_the_piles_are_hidden_from_all(seat: int) -> None:
    game = ready(2)
    view = game.view(seat)
    state = game.state
    hidden = ["draw", "aside", "tokens", "building_pile", "quest_pile", "careers"]
    assert {name: view[name] for name in hidden} == {name: {"hidden": len(getattr(state, name))} for name in hidden}
    assert all(getattr(state, name) for name in hidden)


@clause("MA-RUL-76")
def test_careers_are_hidden_until_all_have_chosen_and_then_open() -> None:
    game = set_up_to("careers", 3)
    assert seen(game, 0, 1)["careers"] == {"hidden": 2}
    assert len(seen(game, 1, 1)["careers"]) == 2
    chosen = [game.player(seat).careers[0] for seat in range(3)]
    game.give(chosen[0], chosen[1])
    assert [seen(game, 2, seat)["career"] for seat in (0, 1)] == ["", ""]
    game.give(chosen[2])
    assert [seen(game, ONLOOKER, seat)["career"] for seat in range(3)] == chosen


@clause("MA-RUL-76")
@pytest.mark.parametrize("seat", [1, ONLOOKER])
def test_everything_else_of_a_player_is_public(seat: int) -> None:
    position = Position(2).planned(0, "a_sailor_1").tableau(0, "a_peddler_1").unlocked(0, "vp_3").hand(0)
    position.having(0, figures=1, general=2, doubloons=7, combat=3, vp=12).tokens(0, "k01", "k02").synergies(0, "quill")
    view = seen(position.play(0, "main"), seat, 0)
    shown = ("planned", "tableau", "assistants", "figures", "general", "doubloons", "combat", "vp")
    assert [view[name] for name in shown] == [["a_sailor_1"], ["a_peddler_1"], ["a_peddler_1"], 1, 2, 7, 3, 12]
    assert view["discs"].count(0) == 1
    assert len(view["tokens"]) == 2
    assert sum(view["synergies"]) == 1
    assert [name for name, value in view.items() if isinstance(value, dict)] == ["hand", "apart", "careers"]


@clause("MA-RUL-76", "MA-SETUP-02")
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_the_table_is_public_with_the_discard_pile_and_the_top_quest(seat: int) -> None:
    game = Position(2).display("a_builder_1", "", "", "").discard("a_sailor_1").building("minster").play(0, "main")
    view = game.view(seat)
    assert view["discard"] == ["a_sailor_1"]
    assert view["display"] == ["a_builder_1", "", "", ""]
    assert view["buildings"] == ["minster"]
    assert view["quest_top"] == game.state.quest_top != ""
    assert view["piles"] == [13, 12], "sizes are public"


@clause("MA-RUL-76")
def test_a_card_drawn_from_the_pile_is_told_to_its_owner_only() -> None:
    game = Position(2).hand(0, "a_sailor_1", "a_sailor_2", "a_gunner_1").display("", "", "", "").play(0, "draw")
    game.chance("a_envoy_1")
    drawn = {seat: [e.kind for e in game.table.events_for(seat) if e.kind.startswith("card.drawn")] for seat in (0, 1)}
    assert drawn == {0: ["card.drawn"], 1: ["card.drawn_unseen"]}
