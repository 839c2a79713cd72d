"""Bosun: every question has a rule, the play is far better than chance, nothing hidden is seen, the plain is done."""

from __future__ import annotations

import pytest

from quarterdeck.bots.base import Worlds
from quarterdeck.games.dead_reckoning.bosun.advice import advice, bosun
from quarterdeck.games.dead_reckoning.bosun.weights import BRINGS
from quarterdeck.games.dead_reckoning.content.components import VOCABULARY
from quarterdeck.games.dead_reckoning.rules.actions.battle import BATTLE_WINDOW
from quarterdeck.games.dead_reckoning.rules.effects import VERBS
from quarterdeck.games.dead_reckoning.spec import GAME
from quarterdeck.kernel.game import Setting
from quarterdeck.kernel.rules.advice import play_advised
from quarterdeck.kernel.rules.ask import SEVERAL, Ask
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.sim.batch import simulate
from tests.games.dead_reckoning.league import YOU, Against
from tests.games.dead_reckoning.positions import Play, Position


def choice(play: Play) -> str:
    """What Bosun answers, as a key."""
    ask = play.table.ask
    assert ask is not None
    return GAME.key(ask.prompt, bosun(Perspective(play.table, play.asking), Worlds(1)))


def begun(players: int, **options: str) -> Run:
    run = Run(GAME, GAME.start(GAME.check(Setting(players, options))))
    run.begin()
    return run


# Completeness


def test_every_question_has_a_rule() -> None:
    asked = [one for one in GAME.questions.all() if not one.to_chance]
    assert [one.name for one in asked if one.adviser is None and one.adviser_together is None] == []


def test_every_effect_has_a_worth() -> None:
    others = {"gain", "place_influence", "add_upgrade", "score_flat"}
    verbs = set(VERBS.rules) | {verb for verb in VOCABULARY.effects if verb.startswith("score_")}
    assert verbs == others | set(BRINGS)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {}),
        (4, {"bonus": "no"}),
        (2, {"opponents": "league"}),
        (1, {"difficulty": "normal"}),
        (1, {"difficulty": "hard"}),
        (1, {"difficulty": "masterful"}),
        (1, {"difficulty": "extreme"}),
    ],
)
def test_whole_games_end_with_every_option_judged(players: int, options: dict[str, str]) -> None:
    def checked(state: object, ask: Ask[object]) -> list[float]:
        worths = advice(state, ask)
        assert len(worths) == len(ask.options()), ask.prompt
        return worths

    run = begun(players, **options)
    play_advised(run, Randomness(5), checked, 5000)
    assert run.ctx.state.phase == OVER


# Nothing hidden


@pytest.mark.parametrize("players", [1, 3])
def test_bosun_answers_from_what_it_sees_alone(players: int) -> None:
    """However the hidden things are dealt, the answer is the same."""
    table = Table(GAME, GAME.check(Setting(players)), Dealer(seed_from_number(8), "hidden"))
    for _ in range(120):
        seat = table.waiting()[0]
        answers = [bosun(Perspective(table, seat), Worlds(seed)) for seed in (1, 2, 3)]
        assert answers[0] == answers[1] == answers[2], table.ask
        table.answer(seat, answers[0])


def test_bosun_leaves_the_position_as_it_was() -> None:
    """Advice tries things out; nothing of it stays."""
    run = begun(3)
    chance = Randomness(9)
    for _ in range(200):
        ask = run.ask
        assert ask is not None
        if ask.seat >= 0:
            before = repr(run.ctx.state)
            advice(run.ctx.state, ask)
            assert repr(run.ctx.state) == before
        play_advised(run, chance, advice, 2 if ask.seat == SEVERAL else 1)


# Strength


def test_bosun_beats_a_random_player() -> None:
    result = simulate("dead_reckoning", ["bosun", "random"], 6, rotate=True)
    assert result.bot_wins[0] >= 5
    assert result.bot_scores[0] > 1.5 * result.bot_scores[1]


def test_bosun_beats_three_random_players() -> None:
    result = simulate("dead_reckoning", ["bosun", "random", "random", "random"], 4, rotate=True)
    assert result.bot_wins[0] >= 3


# Plain choices


def test_twelve_cargo_are_surrendered_at_once() -> None:
    game = Position(2).having(0, dock=12).start(0)
    assert choice(game) == "surrender"


def test_the_fourth_achievement_waits_for_the_lead() -> None:
    behind = Position(2).having(0, dock=12, chest=1).earned(0, "builder", "legendary", "terror")
    rival = ["builder", "legendary", "terror", "elite_ship"]
    assert choice(behind.earned(1, *rival).start(0)) != "surrender"
    ahead = Position(2).having(0, dock=12, chest=20).earned(0, "builder", "legendary", "terror")
    assert choice(ahead.start(0)) == "surrender"


def test_cards_that_bring_cargo_are_played_and_used() -> None:
    game = Position(2).hand(0, "crewman").start(0)
    assert choice(game).startswith("play crewman")
    game = Position(2).crew(0, "crewman").start(0)
    assert choice(game).startswith("use crewman")


def test_influence_waits_for_an_island_and_is_placed_there() -> None:
    at_sea = Position(2).hand(0, "buccaneer:3").start(0, sails=0)
    assert choice(at_sea) == "end"
    there = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1").hand(0, "buccaneer:3").start(0, sails=0)
    assert choice(there).startswith("play buccaneer buccaneer_")
    there = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1").crew(0, "buccaneer:3").start(0, sails=0)
    assert choice(there).startswith("use buccaneer")


def test_the_cargo_for_a_card_is_loaded_before_the_ship_sails() -> None:
    p = Position(2).tile("r1c1", "trade_winds", "r1_ships_purse").having(0, dock=5)
    assert choice(p.start(0, sails=1)).startswith("load cargo")
    p = Position(2).tile("r1c1", "trade_winds", "r1_ships_purse").at(0, "r1c1").aboard(0, cargo=4)
    assert choice(p.start(0, sails=0)) == "buy"


def test_coins_come_home() -> None:
    p = Position(2).aboard(0, coins=3)
    assert choice(p.start(0, sails=0)) == "unload coin 3"
    p = Position(2).tile("r1c1", "parrot_cay").at(0, "r1c1").aboard(0, coins=6).having(0, chest=25)
    assert choice(p.start(0, sails=1)) == "sail harbor"


def test_a_strong_ship_attacks_merchants_and_a_damaged_one_does_not() -> None:
    def ship(**having: int) -> Play:
        p = Position(2).tile("r1c1", "trade_winds", "mr1_fishing_smack").at(0, "r1c1")
        return p.upgrade(0, B="up_carronades", C="up_carronades").having(0, **having).start(0, sails=0)

    assert choice(ship()) == "attack"
    assert choice(ship(damage=4)) != "attack"


def test_all_cannons_fire() -> None:
    p = Position(2).tile("r1c1", "trade_winds", "mr1_fishing_smack").at(0, "r1c1").upgrade(0, B="up_carronades")
    assert choice(p.start(0, sails=0).do("attack")) == "fire 3"


def test_nothing_to_do_ends_the_turn() -> None:
    at_sea = Position(2).tile("r1c1", "trade_winds").at(0, "r1c1").aboard(0, cargo=2)
    assert choice(at_sea.start(0, sails=0)) == "end"


def test_goods_are_not_moved_to_and_fro_before_a_battle() -> None:
    """Only what frees a cannon is worth the trouble."""
    state = Position(2).upgrade(0, B="up_carronades").hold(0, B=(2, 0)).state
    worths = advice(state, Ask(0, BATTLE_WINDOW, [("arrange", 1), ("arrange", 2), ("ready",)]))
    assert worths[0] > worths[2] > worths[1]


# Trade


def test_a_ship_leaves_the_harbor_with_cargo_to_spend() -> None:
    """Something to buy will be found on the way."""
    p = Position(2).tile("r1c1", "serpents_crown").having(0, dock=5).hand(0, "buccaneer:4")
    assert choice(p.start(0, sails=1)) == "load cargo 5"


def test_cargo_on_an_own_island_buys_the_card_there() -> None:
    p = Position(2).tile("r1c1", "parrot_cay", "r1_ships_purse").control(0, "r1c1").goods("r1c1", cargo=6)
    game = p.at(0, "r1c1").start(0, sails=0)
    assert choice(game) == "load cargo 4"
    assert choice(game.do("load", "cargo", 4)) == "buy"


def test_nothing_is_produced_for_a_rival() -> None:
    """On an island of nobody's only where Bosun is the nearest to control."""

    def purser(*slots: int) -> Play:
        p = Position(2).tile("r1c1", "crimson_lagoon").influence("r1c1", *slots)
        return p.crew(0, "purser").start(0, sails=0)

    assert choice(purser(0)).startswith("use purser")
    assert choice(purser(1)) == "end"
    assert choice(purser(0, 1)) == "end"


# The League hunts damaged ships


def test_against_the_league_a_ship_with_damage_keeps_out_of_battles() -> None:
    """With two damage three more would be needed to sink, but with three it is hunted. (DS-COND-02)"""

    def facing_a_merchant(position: Position) -> Play:
        p = position.tile("r1c1", "trade_winds", "mr1_fishing_smack").at(0, "r1c1").having(0, damage=2)
        return p.upgrade(0, B="up_gun_port").start(0, sails=0)

    assert choice(facing_a_merchant(Position(2))) == "attack"
    assert choice(facing_a_merchant(Against())) == "end"


def test_against_the_league_a_hunted_ship_is_repaired() -> None:
    p = Against().crew(YOU, "crewman:3").having(YOU, damage=4, dock=3)
    assert choice(p.start(YOU, sails=0).use("gain")).startswith("use crewman")


# The end


def test_a_step_that_would_end_the_game_too_soon_is_not_taken() -> None:
    """The sixth permanent marker is the fourth achievement."""

    def near_the_end(chest: int) -> Play:
        p = Position(2).tile("r1c1", "parrot_cay").tile("r1c2", "serpents_crown")
        p.earned(0, "builder", "legendary", "terror").having(0, chest=chest)
        p.influence("r1c2", permanent={0: 5, 1: 9}).influence("r1c1", 0).at(0, "r1c1")
        return p.crew(0, "deckhand").start(0, sails=0)

    assert choice(near_the_end(chest=60)).startswith("use deckhand")
    assert choice(near_the_end(chest=0)) == "end"
