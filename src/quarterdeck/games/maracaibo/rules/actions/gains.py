"""What players gain, and the synergies that make up for income. (MA-INST, MA-INCOME, MA-INFL)"""

from __future__ import annotations

from typing import Any, Final

from quarterdeck.games.maracaibo.content.components import CARDS, NATION, SYNERGIES, SYNERGY
from quarterdeck.games.maracaibo.content.pieces import NONE
from quarterdeck.games.maracaibo.kinds import A_NATION, A_SYNERGY, ONE_OF, PASS, QUESTIONS, Choice, One, WithFree
from quarterdeck.games.maracaibo.rules.actions.free import decide
from quarterdeck.games.maracaibo.rules.atoms import captain, purse
from quarterdeck.games.maracaibo.rules.board import next_rank
from quarterdeck.games.maracaibo.rules.counting import counted, has_synergy
from quarterdeck.games.maracaibo.rules.effects import GAINS, VERBS, Scene, perform
from quarterdeck.games.maracaibo.state import NATION_COUNT, Player, Turn
from quarterdeck.kernel.rules.ask import Ask, choose
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.labels import Label

INFLUENCE_NATION: Final = QUESTIONS.add(
    "influence.nation", WithFree(One(A_NATION)), ["source", "number"], clause="MA-INST-05", declinable=True
)
NEW_SYNERGY: Final = QUESTIONS.add("synergy.new", A_SYNERGY, ["source"], clause="MA-INST-12")
CHOOSE_ONE: Final = QUESTIONS.add("choose.option", WithFree(ONE_OF), ["source"], clause="MA-RUL-110", declinable=True)


@INFLUENCE_NATION.worded
def _marker_alone(ask: Ask[Any], text: Label) -> Label:
    """An amount of 0 stands for something else than influence."""
    return text if ask.about[1] else Label(f"{text.message}-marker", text.args)


# Pure gains


def gain_doubloons(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.gain_doubloons(t, scene.seat, effect.int_of("n"))


def gain_doubloons_per(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-QUEST-03, MA-SHIP-08)"""
    purse.gain_doubloons(t, scene.seat, effect.int_of("n") * counted(t.state, scene, effect.word("per")))


def gain_vp(t: Turn, scene: Scene, effect: Effect) -> None:
    """Where a synergy is shown, only with its token. (MA-CACTN-06, MA-RUL-38)"""
    synergy = effect.word("synergy")
    if not synergy or has_synergy(t.state.players[scene.seat], SYNERGY[synergy]):
        purse.gain_vp(t, scene.seat, effect.int_of("n"), scene.vp)


def gain_vp_per(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-INST-07 to -10, MA-INST-16, MA-INST-17)"""
    purse.gain_vp(t, scene.seat, effect.int_of("n") * counted(t.state, scene, effect.word("per")), scene.vp)


def gain_combat(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.gain_combat(t, scene.seat, effect.int_of("n"))


def gain_figure(t: Turn, scene: Scene, effect: Effect) -> None:
    purse.gain_figures(t, scene.seat, effect.int_of("n"))


def income_doubloons(t: Turn, scene: Scene, effect: Effect) -> None:
    """With a synergy only if its token is owned; it is made up for when it comes. (MA-INCOME-01, MA-INCOME-02)"""
    if _synergy_met(t.state.players[scene.seat], effect):
        purse.raise_doubloon_income(t, scene.seat, effect.int_of("n"))


def income_vp(t: Turn, scene: Scene, effect: Effect) -> None:
    """(MA-INCOME-01, MA-INCOME-02)"""
    if _synergy_met(t.state.players[scene.seat], effect):
        purse.raise_vp_income(t, scene.seat, effect.int_of("n"))


def _synergy_met(player: Player, effect: Effect) -> bool:
    synergy = effect.word("synergy")
    return not synergy or has_synergy(player, SYNERGY[synergy])


GAINS.add("gain_doubloons", gain_doubloons)
GAINS.add("gain_doubloons_per", gain_doubloons_per)
GAINS.add("gain_vp", gain_vp)
GAINS.add("gain_vp_per", gain_vp_per)
GAINS.add("gain_combat", gain_combat)
GAINS.add("gain_figure", gain_figure)
GAINS.add("income_doubloons", income_doubloons)
GAINS.add("income_vp", income_vp)


# Influence


async def gain_influence(t: Turn, scene: Scene, effect: Effect) -> None:
    """All of it with one nation. (MA-INST-01, MA-INST-05)"""
    nation = await the_nation(t, scene, effect.word("nation"), effect.int_of("n"))
    if nation != NONE:
        captain.gain_influence(t, scene.seat, nation, effect.int_of("n"))


async def the_nation(t: Turn, scene: Scene, word: str, amount: int) -> int:
    """The nation that an effect names, or that the player picks for it; NONE if forgone. (EFFECTS.md, `nation`)"""
    if word in NATION:
        return NATION[word]
    if word != "any":
        if scene.nation == NONE:
            scene.nation = await pick_nation(t, scene, amount)
        return scene.nation
    return await pick_nation(t, scene, amount)


async def pick_nation(t: Turn, scene: Scene, amount: int) -> int:
    """(MA-INST-05; forgoing it: MA-MAIN-07)"""
    choice = await decide(t, scene.seat, INFLUENCE_NATION, nation_choices, (scene.source, amount))
    return NONE if choice == PASS else int(choice[0])


def nation_choices() -> list[Choice]:
    found: list[Choice] = [(nation,) for nation in range(NATION_COUNT)]
    found.append(PASS)
    return found


async def influence_to_rank(t: Turn, scene: Scene, effect: Effect) -> None:
    """Up to the next red field; nothing beyond the last. (MA-SHIP-13, MA-INST-13, MA-RUL-77)"""
    nation = await the_nation(t, scene, effect.word("nation"), 0)
    if nation == NONE:
        return
    field = next_rank(t.state.players[scene.seat].influence[nation])
    if field != NONE:
        captain.gain_influence(t, scene.seat, nation, field - t.state.players[scene.seat].influence[nation])


VERBS.add("gain_influence", gain_influence)
VERBS.add("influence_to_rank", influence_to_rank)


# Synergies


async def gain_synergy(t: Turn, scene: Scene, effect: Effect) -> None:
    """A kind that the player does not have yet. (MA-INST-02, MA-INST-12, MA-INCOME-03, MA-INCOME-04)"""
    kind = effect.word("kind")
    if kind in SYNERGY:
        await take_synergy(t, scene.seat, SYNERGY[kind])
        return
    new = [index for index in range(len(SYNERGIES)) if not t.state.players[scene.seat].synergies[index]]
    if new:
        await take_synergy(t, scene.seat, await choose(scene.seat, NEW_SYNERGY, new, (scene.source,)))


async def take_synergy(t: Turn, seat: int, synergy: int) -> None:
    """The token, and all income that waited for it. (MA-INCOME-04, MA-INCOME-05)"""
    player = t.state.players[seat]
    if player.synergies[synergy]:
        return
    captain.take_synergy(t, seat, synergy)
    for card in player.tableau:
        for effect in CARDS[card].income:
            if effect.word("synergy") == SYNERGIES[synergy].id:
                await perform(t, Scene(seat, card, 0), [effect])


VERBS.add("gain_synergy", gain_synergy)


# Control


async def choose_one(t: Turn, scene: Scene, effect: Effect) -> None:
    """One of several effect lists, or none. (MA-CACT-08, MA-HOME-02, MA-SHIP-13, MA-RUL-110)"""
    lists = effect.lists("options")

    def choices() -> list[Choice]:
        found: list[Choice] = [("option", scene.source, index) for index in range(len(lists))]
        found.append(PASS)
        return found

    choice = await decide(t, scene.seat, CHOOSE_ONE, choices, (scene.source,))
    if choice != PASS:
        scene.chosen = True
        await perform(t, scene, lists[int(choice[2])])
        scene.chosen = False


VERBS.add("choose", choose_one)
