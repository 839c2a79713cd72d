"""The end of the game: pledges, the winner, conceding. (AH-END, AH-FINE-09)"""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy.spec import GAME
from quarterdeck.kernel.tables.refusals import Refused
from tests.clauses import clause
from tests.games.ahoy.position import Play, Position


def fish(players: int = 3) -> Position:
    """Both fish regions and one other; all Flagships in the other one, where Bluefin has 2 against 1."""
    p = Position(players).tile("compass_b", 0, 0).tile("fish_a", 2, 0).tile("fish_b", 4, 0)
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0)
    return p.put("flagship_smuggler_red", 0, 1)


def pledge(p: Position, marker: int, *cards: str) -> Position:
    """Cargo under the first (Squadron) or the second (Union) marker of the red Smuggler."""
    for card in cards:
        p.state.market_deck.remove(card)
        p.player("smuggler_red").pledged[marker].append(card)
    return p


def ends(p: Position) -> Play:
    """Bluefin has 30 Fame, nobody has dice: round and game end."""
    game = p.fame("bluefin", 30).play("mollusk")
    assert game.table.over
    return game


# ---------------------------------------------------------------- pledges


@clause("AH-EX-18", "AH-END-02")
def test_example_pledges() -> None:
    p = pledge(fish(), 1, "diver", "pilot").comrades("fish_a", 1).comrades("fish_b", 1)
    game = ends(p)
    assert game.player("smuggler_red").fame == 4
    assert [event.args[1:] for event in game.told("pledge.revealed")] == [("bluefin", 0), ("mollusk", 2)]


@clause("AH-TEST-12", "AH-END-02", "AH-SCOR-05")
def test_derived_one_cargo_under_each_marker() -> None:
    p = Position(3).tile("compass_b", 0, 0).tile("fish_a", 2, 0)
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0).put("flagship_smuggler_red", 0, 1)
    pledge(pledge(p, 0, "diver"), 1, "pilot").comrades("fish_a", 1).put("patrol", 3, 0)
    assert ends(p).player("smuggler_red").fame == 0  # the region is tied
    assert ends(p.put("patrol", 3, 0)).player("smuggler_red").fame == 1


@clause("AH-END-02")
def test_the_crew_suit_counts_and_not_the_deliver_suit() -> None:
    p = pledge(fish(), 1, "elder", "gunners_mate").comrades("fish_a", 1)  # a parrot and a skull card, both to fish
    assert ends(p).player("smuggler_red").fame == 0


@clause("AH-END-02")
def test_a_region_counts_for_the_marker_of_the_faction_that_controls_it() -> None:
    p = pledge(pledge(fish(), 0, "diver"), 1, "pilot", "sea_dog").comrades("fish_a", 1).put("patrol", 4, 0)
    assert ends(p).player("smuggler_red").fame == 1 + 2
    p.player("smuggler_red").heads = ["mollusk", "bluefin"]
    p.comrades("fish_b", 2)  # now Mollusk controls both
    assert ends(p).player("smuggler_red").fame == 2 + 0


@clause("AH-RULE-60", "AH-END-02")
def test_pledges_use_control_of_the_final_position_the_cutter_s_too() -> None:
    p = pledge(fish(), 1, "diver").comrades("fish_a", 1).put("patrol", 2, 0, 2)
    assert ends(p).player("smuggler_red").fame == 0
    assert ends(p.ship("plan_cutter", 3, 0)).player("smuggler_red").fame == 1  # 1 x 2 + 1 against 2


@clause("AH-END-01", "AH-FINE-08")
def test_the_markers_are_revealed_at_the_end_and_not_before() -> None:
    p = pledge(fish(4), 1, "diver").put("flagship_smuggler_white", 0, 1)
    before = p.dice("mollusk", 1, 1).play("mollusk")
    assert before.view("smuggler_red")["players"][1]["heads"] == ["bluefin", "mollusk"]
    for faction in ("bluefin", "mollusk", "smuggler_white"):
        assert before.view(faction)["players"][1]["heads"] == {"hidden": 2}
    game = ends(p.dice("mollusk"))
    for faction in ("bluefin", "mollusk", "smuggler_white"):
        assert game.view(faction)["players"][1]["heads"] == ["bluefin", "mollusk"]
        assert game.view(faction)["players"][3]["heads"] == ["bluefin", "mollusk"]


@clause("AH-END-02", "AH-END-03")
def test_pledges_can_win_the_game() -> None:
    p = pledge(fish(), 1, "diver", "pilot").comrades("fish_a", 1).comrades("fish_b", 1).fame("smuggler_red", 28)
    game = ends(p)
    assert [player.fame for player in game.state.players] == [31, 32, 2]
    assert GAME.winners(game.state) == [1]


# ---------------------------------------------------------------- the winner


def finished(*standings: tuple[int, int]) -> Play:
    """A game of two or three that ends with this Fame and gold; no region is controlled."""
    p = Position(len(standings)).tile("compass_b", 0, 0)
    p.put("flagship_bluefin", 1, 1).put("flagship_mollusk", 0, 0).comrades("compass_b", 1)
    for player, (fame, gold) in zip(p.state.players, standings, strict=True):
        p.fame(player.faction, fame).gold(player.faction, gold)
    game = p.play("mollusk")
    assert game.table.over
    assert [player.fame for player in game.state.players] == [fame for fame, _ in standings]
    return game


@clause("AH-END-03")
def test_most_fame_wins_whatever_the_gold() -> None:
    game = finished((31, 0), (30, 9))
    assert GAME.winners(game.state) == [0]
    assert GAME.ending(game.state) == "fame"


@clause("AH-END-03")
def test_among_tied_players_the_one_with_most_gold_wins() -> None:
    game = finished((30, 2), (30, 3))
    assert GAME.winners(game.state) == [1]
    assert GAME.ending(game.state) == "gold"
    assert GAME.winners(finished((30, 2), (12, 9), (30, 1)).state) == [0]  # only the tied ones compare gold


@clause("AH-RULE-60")
def test_who_is_still_tied_after_gold_shares_the_victory() -> None:
    game = finished((30, 2), (30, 2), (30, 1))
    assert GAME.winners(game.state) == [0, 1]
    assert GAME.ending(game.state) == "shared"


# ---------------------------------------------------------------- conceding


@clause("AH-FINE-09")
def test_with_two_players_conceding_ends_the_game_at_any_time_and_the_other_wins() -> None:
    for quitter in (0, 1):
        p = Position(2).tile("compass_b", 0, 0).tile("swords_a", 2, 0).put("flagship_bluefin", 1, 1)
        game = p.put("flagship_mollusk", 3, 1).fame("bluefin", 9).dice("bluefin", 1, 1).play("bluefin")
        game.table.concede(quitter)  # in the own turn or in the other's
        assert game.table.over
        assert GAME.winners(game.state) == [1 - quitter]
        assert GAME.ending(game.state) == "conceded"


@clause("AH-FINE-09")
def test_conceding_in_the_middle_of_a_battle_works_too() -> None:
    p = Position(2).tile("compass_b", 0, 0).put("flagship_bluefin", 0, 0).put("flagship_mollusk", 1, 0)
    game = p.slot("bluefin", "bluefin_cannons_1", 5).dice("bluefin", 1, 1).play("bluefin")
    game.give("place 1 bluefin_sail_1", "1,0")
    assert game.prompt == "battle.fire"
    game.table.concede(1)
    assert GAME.winners(game.state) == [0]


@clause("AH-FINE-09")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_nobody_concedes(players: int) -> None:
    game = fish(players).dice("bluefin", 1, 1).play("bluefin")
    with pytest.raises(Refused):
        game.table.concede(0)
    assert not game.table.over
