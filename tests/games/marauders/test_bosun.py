"""Bosun: every question has a rule, the play is far better than chance, nothing hidden is seen, the plain is done."""

from __future__ import annotations

import pytest

from quarterdeck.bots.base import Worlds
from quarterdeck.games.marauders.bosun.advice import BOTS, TEMPERS, advice
from quarterdeck.games.marauders.bosun.cards import card_worth
from quarterdeck.games.marauders.bosun.errands import WORTH
from quarterdeck.games.marauders.bosun.fighting import Odds, odds_of, prey_hunt, prize_ship
from quarterdeck.games.marauders.bosun.harbour import UPGRADES
from quarterdeck.games.marauders.bosun.outlook import Outlook
from quarterdeck.games.marauders.bosun.tempers import temper_for, temper_of
from quarterdeck.games.marauders.bosun.trading import stock
from quarterdeck.games.marauders.bosun.weights import GLORY_CARDS, PIRATE, PRIVATEER, TRADER
from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    GLORY,
    MISSIONS,
    MODIFICATIONS,
    NPC,
    PRICES,
    RUMORS,
    SHIPS,
    VOCABULARY,
    ZONES,
)
from quarterdeck.games.marauders.rules.actions.setup import BEGIN_WITH_SHIP
from quarterdeck.games.marauders.rules.actions.sides import npc_side, player_side
from quarterdeck.games.marauders.spec import GAME
from quarterdeck.kernel.game import Advice, Setting
from quarterdeck.kernel.rules.advice import play_advised
from quarterdeck.kernel.rules.ask import SEVERAL, Ask
from quarterdeck.kernel.rules.chance import Dealer, Randomness, seed_from_number
from quarterdeck.kernel.rules.effects import walk_effects
from quarterdeck.kernel.rules.state import OVER
from quarterdeck.kernel.tables.run import Run
from quarterdeck.kernel.tables.table import Table
from quarterdeck.kernel.views.perspective import Perspective
from quarterdeck.sim.batch import simulate
from tests.games.marauders.position import Play, Position

ANYTHING_WILL_DO = {"buy.show", "weapon.gain", "specialist.gain", "modification.port", "yard.move", "captain.exchange"}
"""Questions without a rule: witnesses, tokens and specialists of a kind are alike, what may come along comes along, and
nobody likes to begin where pirates lie in wait."""


def choice(play: Play, bot: str = "bosun") -> str:
    """What a Bosun answers, as a key."""
    ask = play.table.ask
    assert ask is not None
    seat = play.table.waiting()[0]
    return GAME.key(ask.prompt, BOTS[bot](Perspective(play.table, seat), Worlds(1)))


def played(players: int, seed: int, given: Advice = advice, **options: str) -> Run:
    """A whole game, everybody by the same advice."""
    run = Run(GAME, GAME.start(GAME.check(Setting(players, options))))
    run.begin()
    play_advised(run, Randomness(seed), given)
    return run


# Completeness


def test_every_question_has_a_rule() -> None:
    asked = [question for question in GAME.questions.all() if not question.to_chance]
    unruled = {one.name for one in asked if one.adviser is None and one.adviser_together is None}
    assert unruled == ANYTHING_WILL_DO


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_of_whole_games_is_judged(players: int) -> None:
    """No question without a worth for each option, and the game comes to an end."""

    def checked(state: object, ask: Ask[object]) -> list[float]:
        worths = advice(state, ask)
        assert len(worths) == len(ask.options()), ask.prompt
        return worths

    run = played(players, 5, checked)
    assert run.ctx.state.phase == OVER


@pytest.mark.parametrize("temper", list(TEMPERS))
def test_every_temper_plays_to_the_target(temper: str) -> None:
    run = played(3, 4, TEMPERS[temper], target="6", windows="fast", npc_lead="table")
    assert run.ctx.state.ended == "target"
    assert max(GAME.scores(run.ctx.state)) >= 6


def test_every_card_reward_and_modification_has_a_worth() -> None:
    assert {card.design for card in GLORY.values() if card.category != "specialist"} == set(GLORY_CARDS)
    assert set(UPGRADES) == set(MODIFICATIONS)
    rewards = [rumor.reward for rumor in RUMORS.values()] + [mission.reward for mission in MISSIONS.values()]
    verbs = {effect.verb for reward in rewards for effect in walk_effects(reward)}
    assert verbs - set(WORTH.rules) == {"enter_port", "extra_action"}, "what a kept rumor does counts with keep_card"
    assert not WORTH.unknown(VOCABULARY.effects)


# Nothing hidden


@pytest.mark.parametrize("bot", ["bosun", "bosun-pirate"])
def test_bosun_answers_from_what_it_sees_alone(bot: str) -> None:
    """However the hidden things are dealt, the answer is the same."""
    table = Table(GAME, GAME.check(Setting(3)), Dealer(seed_from_number(8), "hidden"))
    asked = 0
    while table.waiting() and asked < 150:
        seat = table.waiting()[0]
        answers = [BOTS[bot](Perspective(table, seat), Worlds(seed)) for seed in (1, 2, 3)]
        assert answers[0] == answers[1] == answers[2], table.ask
        table.answer(seat, answers[0])
        asked += 1
    assert asked == 150


def test_bosun_leaves_the_position_as_it_was() -> None:
    """Advice tries things out; nothing of it stays."""
    run = Run(GAME, GAME.start(GAME.check(Setting(3))))
    run.begin()
    chance = Randomness(9)
    for _ in range(250):
        ask = run.ask
        assert ask is not None
        before = repr(run.ctx.state)
        if ask.seat >= 0:
            advice(run.ctx.state, ask)
        assert repr(run.ctx.state) == before or ask.seat == SEVERAL
        play_advised(run, chance, advice, 1)


# Strength


def test_bosun_beats_a_random_player() -> None:
    result = simulate("marauders", ["bosun", "random"], 12, rotate=True)
    assert result.bot_wins[0] >= 11
    assert result.bot_scores[0] > 5 * result.bot_scores[1]


@pytest.mark.parametrize("temper", list(TEMPERS))
def test_every_temper_beats_three_random_players(temper: str) -> None:
    result = simulate("marauders", [f"bosun-{temper}", "random", "random", "random"], 4, rotate=True)
    assert result.bot_wins[0] >= 3


# Odds


def test_odds_of_a_fight_grow_with_the_ship() -> None:
    def win(ship: str) -> float:
        state = Position(2).ship(0, ship).at(0, "nassau").npc("calico_jack_rackham", "nassau").state
        return odds_of(state, player_side(0), npc_side(state, NPC["pirate_sloop"])).win

    assert win("flute") < win("sloop") < win("frigate")


# Tempers


def test_a_ship_with_nothing_left_has_hardly_any_odds() -> None:
    """A search judges positions in which a captain is about to sink."""
    p = Position(2).ship(0, "sloop", hull=0, cargo=0, masts=0, crew=0, cannons=0).at(0, "nassau")
    state = p.having(0, gold=5).npc("calico_jack_rackham", "nassau").state
    odds = odds_of(state, player_side(0), npc_side(state, NPC["pirate_sloop"]))
    assert odds.win < 0.1 and odds.death > 0.5
    assert 0.0 < GAME.value(state, 0) < 0.5


def test_the_temper_follows_from_the_captain_alone() -> None:
    assert {temper_for(captain).name for captain in CAPTAINS} == set(TEMPERS)
    p = Position(2).captain(0, "tomas_villanueva")
    assert temper_of(p.state, 0) is TRADER
    assert temper_of(p.ship(0, "frigate").having(0, bounties=[1, 2, 0, 0]).state, 0) is TRADER


def test_the_captain_in_hand_decides_the_first_ship() -> None:
    state = GAME.start(GAME.check(Setting(2)))
    state.players[0].dealt = ["tomas_villanueva"]
    state.players[1].dealt = [next(name for name in CAPTAINS if temper_for(name) is PIRATE)]
    ships = ["sloop", "flute"]
    assert advice(state, Ask(0, BEGIN_WITH_SHIP, ships)) == [0.0, 1.0]
    assert advice(state, Ask(1, BEGIN_WITH_SHIP, ships)) == [1.0, 0.0]


def test_traders_let_merchants_go_and_pirates_do_not() -> None:
    p = Position(2).at(0, "trinidad").merchant("trinidad", "dutch")
    play = p.play(0).give("scout merchant").dice("S 1 1")
    assert play.prompt == "raid.attack"
    assert choice(play, "bosun-trader") == "release"
    assert choice(play, "bosun-pirate").startswith("attack")


# Plain choices


def test_three_of_a_kind_in_demand_are_sold() -> None:
    p = Position(2).ship(0, "flute").cargo(0, "rum_1", "rum_2", "rum_3")
    assert choice(p.play(0), "bosun-trader") == "port"
    play = p.play(0).give("port")
    assert choice(play, "bosun-trader") == "sell"
    assert choice(play.give("sell"), "bosun-trader") == "rum"


def test_goods_are_kept_for_a_port_that_wants_them() -> None:
    p = Position(2).ship(0, "flute").cargo(0, "cocoa_1", "cocoa_2", "cocoa_3").demand("petit_goave", "cocoa")
    play = p.play(0).give("port").give("sell")
    assert choice(play, "bosun-trader") == "pass"


def test_goods_for_a_mission_are_sold_by_who_cannot_pay_for_the_others() -> None:
    """He would lie in port for ever, too poor to buy and unwilling to sell."""

    def sells(gold: int) -> bool:
        p = Position(2).captain(0, "nicolas_jaures").ship(0, "flute").having(0, gold=gold).cargo(0, "textiles_1")
        p = p.mission(0, "mi_wedding_goods").demand("st_maarten", "textiles").at(0, "st_maarten", in_port=True)
        return choice(p.play(0).give("port"), "bosun-trader") == "sell"

    assert sells(gold=0) and not sells(gold=12)


def test_who_has_nothing_left_makes_way_for_a_new_captain() -> None:
    """Blockaded, without gold or goods; the next one brings gold along. (MM-RETIRE-01)"""
    p = Position(2).captain(0, "nicolas_jaures").ship(0, "flute").having(0, gold=0).at(0, "basse_terre", in_port=True)
    p = p.npc("edward_teach", "basse_terre")
    assert choice(p.play(0), "bosun-trader") == "retire"
    assert choice(p.having(0, gold=10).play(0), "bosun-trader") != "retire"


def test_three_of_a_kind_are_worth_more_than_three_kinds() -> None:
    o = Outlook(Position(2).ship(0, "flute").demand("nassau", "cocoa").demand("havana", "food").state, 0, TRADER)
    assert stock(o, "cocoa", 3) > stock(o, "cocoa", 2) + stock(o, "food", 1)


def test_the_gold_that_wins_the_game_is_stashed() -> None:
    per_point = PRICES["stash_gold_per_point"]
    p = Position(2).having(0, glory=5, stash=3 * per_point, gold=2 * per_point + 3)
    assert choice(p.play(0)) == "port"
    play = p.play(0).give("port")
    assert choice(play) == "stash"
    assert choice(play.give("stash")) == str(2 * per_point + 3)


def test_a_naval_ship_that_hunts_the_captain_is_avoided() -> None:
    p = Position(2).at(0, "caribbean_sea").ship(0, "sloop").having(0, gold=30, bounties=[1, 0, 0, 0])
    p = p.npc("philips_van_almonde", "curacao")
    assert choice(p.play(0), "bosun-pirate") != "move curacao"
    o = Outlook(p.state, 0, PIRATE)
    assert o.life > Outlook(p.having(0, gold=0).state, 0, PIRATE).life


def test_a_lost_fight_is_fled_and_a_won_one_is_fought() -> None:
    def declared(ship: str, **areas: int) -> str:
        p = Position(2).ship(0, ship, **areas).at(0, "nassau").npc("benjamin_hornigold", "nassau")
        play = p.play(0).give("scout npc pirate_frigate").dice("S 1 1")
        play.dice("1 1 1", "1 1 1")
        return choice(play)

    assert declared("sloop") == "flee"
    assert declared("man_o_war") != "flee"


def beside_pirates(ship: str) -> Position:
    """An English captain beside the pirates' sloop, with nothing to trade."""
    p = Position(2).captain(0, "william_thorne").ship(0, ship).having(0, gold=0).at(0, "st_john")
    return p.npc("calico_jack_rackham", "st_john")


def test_a_privateer_hunts_pirates_whom_he_can_beat() -> None:
    assert choice(beside_pirates("frigate").play(0), "bosun-privateer") == "scout npc pirate_sloop"
    assert choice(beside_pirates("flute").play(0), "bosun-privateer") != "scout npc pirate_sloop"


def beside_a_flute(ship: str, **values: int) -> Position:
    """A pirate of the French beside another captain's flute; no merchant is about."""
    p = Position(2).ship(0, ship).having(0, gold=0, bounties=[0, 0, 1, 0]).at(0, "caribbean_sea")
    return p.ship(1, "flute").having(1, **values).at(1, "caribbean_sea")


def test_a_pirate_attacks_a_weak_and_rich_captain() -> None:
    assert choice(beside_a_flute("frigate", gold=25).play(0), "bosun-pirate") == "scout player 2"
    assert choice(beside_a_flute("frigate", gold=25).play(0), "bosun-trader") != "scout player 2"
    assert choice(beside_a_flute("frigate", gold=25).ship(1, "man_o_war").play(0), "bosun-pirate") != "scout player 2"


def test_what_a_captain_earned_draws_pirates_wherever_it_lies() -> None:
    def worth(**values: int) -> float:
        p = beside_a_flute("frigate", **values)
        return prey_hunt(Outlook(p.state, 0, PIRATE), p.state.players[1])

    assert worth(gold=20, stash=0) == worth(gold=0, stash=20) > worth(gold=5, stash=0)
    assert worth(gold=0, stash=20, shown_stash=1) < worth(gold=0, stash=20)


def test_a_better_ship_is_part_of_the_prize_for_who_can_board_it() -> None:
    p = Position(2).at(0, "nassau").npc("benjamin_hornigold", "nassau")
    o = Outlook(p.state, 0, PIRATE)
    assert prize_ship(o, "frigate", Odds(0.5, 0.2, 0.3, 0.7, 0.1, 0.5)) > 0
    assert prize_ship(o, "frigate", Odds(0.5, 0.2, 0.7, 0.3, 0.1, 0.5)) == 0
    assert prize_ship(o, "sloop", Odds(0.5, 0.2, 0.3, 0.7, 0.1, 0.5)) == 0


def test_a_rumor_is_proven_where_it_belongs() -> None:
    rumor = next(card for card in RUMORS.values() if not card.in_port and card.reward[0].verb == "gain_gold")
    p = Position(2).at(0, ZONES[rumor.zone].id).rumor(0, rumor.id)
    assert choice(p.play(0)) == "scout rumor"


def test_a_large_ship_is_bought_with_gold_to_spare() -> None:
    p = Position(2).having(0, gold=SHIPS["frigate"].buy, stash=60, glory=4)
    play = p.play(0).give("port").give("yard")
    assert choice(play, "bosun-pirate") == "ship frigate"


def test_nothing_is_bought_in_the_last_round() -> None:
    p = Position(2).having(0, gold=12, stash=20, glory=3)
    p.state.last_round = 1
    play = p.play(0).give("port")
    assert choice(play) == "stash"
    assert choice(play.give("stash").give("12")) == "done"


def test_a_ship_that_costs_points_is_not_bought_in_the_last_round() -> None:
    p = Position(2).having(0, gold=0, stash=50, glory=5)
    p.state.last_round = 1
    assert choice(p.play(0).give("port").give("yard"), "bosun-pirate") == "done"


def test_cards_for_raids_mean_nothing_to_a_trader() -> None:
    state = Position(2).state
    assert card_worth(Outlook(state, 0, TRADER), "rich_prize_1") == 0.0
    assert card_worth(Outlook(state, 0, PIRATE), "rich_prize_1") > card_worth(Outlook(state, 0, PRIVATEER), "tip_off")
