"""How abilities are carried out: triggers, conditions, costs and effects. (EFFECTS.md, "How to resolve")

Each verb of the vocabulary is one rule in VERBS; POSSIBLE says whether an effect could do anything now; a
condition is one question in CONDITIONS. The rules themselves live in `actions`, by topic.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from quarterdeck.games.ahoy.content.components import ACTIONS, CARDS, FACTIONS
from quarterdeck.games.ahoy.content.pieces import Action
from quarterdeck.games.ahoy.kinds import MOMENT, QUESTIONS
from quarterdeck.games.ahoy.rules.sea import OFF
from quarterdeck.games.ahoy.state import Movement, Player, State, Turn
from quarterdeck.games.ahoy.state_battle import Battle
from quarterdeck.kernel.rules.ask import NOTHING, choose, may
from quarterdeck.kernel.rules.effects import Ability, Effect, Registry, abilities_when
from quarterdeck.kernel.rules.kinds import YES_OR_NO
from quarterdeck.kernel.rules.question import Question

USE_CREW: Final = QUESTIONS.add("crew.use", YES_OR_NO, [("source", "moment")])
NEXT_MOMENT: Final = QUESTIONS.add("moment.next", MOMENT, declinable=True)

QUIET: Final[list[str]] = ["gain_gold", "gain_treasure", "place_patrol", "place_stronghold", "spend_patrols"]
"""Verbs that start nothing and do not touch each other, so that their order decides nothing. (AH-RULE-88)"""

ANY_NUMBER: Final = "any_number"
"""The limit of an ability that may be used again and again at its moment."""


class Scene:
    """What an effect is about: whose it is, where it comes from, and what has happened."""

    def __init__(self, owner: int, source: str) -> None:
        self.owner = owner
        self.source = source
        self.die = 0
        self.cell = OFF
        self.figure = OFF
        self.battle: Battle | None = None
        self.movement: Movement | None = None
        self.agreed = False

    def fight(self) -> Battle:
        """The battle that this is about."""
        assert self.battle is not None
        return self.battle


Verb = Callable[[Turn, Scene, Effect], Coroutine[Any, Any, bool]]
Possible = Callable[[State, Scene, Effect], bool]
Condition = Callable[[State, Scene], bool]

VERBS: Final[Registry[Verb]] = Registry()
POSSIBLE: Final[Registry[Possible]] = Registry()
CONDITIONS: Final[Registry[Condition]] = Registry()

LOOKED_UP: Final[list[str]] = [
    "block_edge",
    "current_move",
    "die_change_per_gold",
    "forbid_battle",
    "ignore_terrain",
    "treasure_bonus",
    "wrap_to_opposite_edge",
]
"""Verbs that start nothing: the rule which they change looks them up where it needs them."""


def _crew_by_trigger() -> dict[str, dict[str, list[Ability]]]:
    found: dict[str, dict[str, list[Ability]]] = {}
    for card in CARDS.values():
        for ability in card.abilities:
            found.setdefault(ability.when, {})[card.id] = abilities_when(card.abilities, ability.when)
    return found


CREW_BY_TRIGGER: Final[dict[str, dict[str, list[Ability]]]] = _crew_by_trigger()


def _timed() -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for faction in FACTIONS.values():
        for action in ACTIONS.values():
            if action.kind == "timed" and action.action_set == faction.action_set:
                found.setdefault(faction.id + action.abilities[0].when, []).append(action)
    return found


TIMED: Final[dict[str, list[Action]]] = _timed()


def timed_actions(faction: str, trigger: str) -> list[Action]:
    """A faction's own effects that start at a moment of the round."""
    return TIMED.get(faction + trigger, [])


def crew_with(player: Player, trigger: str) -> list[str]:
    """The player's Crew cards that have an ability with this trigger."""
    cards = CREW_BY_TRIGGER[trigger]
    return [card for card in player.crew if card in cards]


def crew_that_can(player: Player, trigger: str, verb: str) -> str:
    """The player's Crew card that does `verb` at this trigger, or NOTHING."""
    cards = CREW_BY_TRIGGER[trigger]
    for card in player.crew:
        if card in cards:
            for ability in cards[card]:
                for effect in ability.do:
                    if effect.verb == verb or _offers(effect, verb):
                        return card
    return NOTHING


def _offers(effect: Effect, verb: str) -> bool:
    return any(inner.verb == verb for option in effect.lists("options") for inner in option)


def crew_amount(player: Player, trigger: str, verb: str) -> int:
    """What the player's Crew adds together by `verb`. (AH-CARD-09, AH-CARD-24)"""
    total = 0
    cards = CREW_BY_TRIGGER[trigger]
    for card in player.crew:
        if card in cards:
            for ability in cards[card]:
                for effect in ability.do:
                    if effect.verb == verb:
                        total += effect.int_of("amount")
    return total


def is_held(state: State, scene: Scene) -> bool:
    """Whether the owner still has the Crew card that this comes from; other sources never leave. (AH-RULE-87)"""
    return scene.source not in CARDS or scene.source in state.players[scene.owner].crew


def holds(state: State, scene: Scene, ability: Ability) -> bool:
    """Whether every condition of an ability holds."""
    for condition in ability.conditions:
        if not CONDITIONS.rules[condition](state, scene):
            return False
    return True


def possible(state: State, scene: Scene, effect: Effect) -> bool:
    """Whether an effect could do anything now (as a cost: whether it can be paid). (AH-RULE-74)"""
    rule = POSSIBLE.rules.get(effect.verb)
    return True if rule is None else rule(state, scene, effect)


def offered(state: State, scene: Scene, ability: Ability) -> bool:
    """Whether an ability can be used now: its card is there, its conditions hold, its cost can be paid, it does
    something. (AH-RULE-74, AH-RULE-87)"""
    if not is_held(state, scene) or not holds(state, scene, ability):
        return False
    for effect in ability.pay:
        if not possible(state, scene, effect):
            return False
    for effect in ability.do:
        if possible(state, scene, effect):
            return True
    return False


async def perform(t: Turn, scene: Scene, effects: list[Effect]) -> bool:
    """Carries effects out in order; whether every one of them really happened."""
    whole = True
    for effect in effects:
        if not await VERBS.rules[effect.verb](t, scene, effect):
            whole = False
    return whole


async def use(t: Turn, scene: Scene, ability: Ability) -> bool:
    """Pays for an ability and does what it does."""
    assert is_held(t.state, scene), f"{scene.source} is used by seat {scene.owner}, which does not have it"
    await perform(t, scene, ability.pay)
    return await perform(t, scene, ability.do)


async def crew_acts(t: Turn, seat: int, trigger: str, figure: int = OFF) -> None:
    """Crew of a seat that works at this moment, each card while its owner has it. (AH-CREW-07, AH-RULE-87)"""
    for card in crew_with(t.state.players[seat], trigger):
        scene = Scene(seat, card)
        scene.figure = figure
        for ability in CREW_BY_TRIGGER[trigger][card]:
            if offered(t.state, scene, ability):
                await use(t, scene, ability)


async def consents(scene: Scene, effect: Effect, question: Question[bool]) -> bool:
    """Whether the owner wants an effect that may be declined; not asked again if it was just chosen."""
    if not effect.may or scene.agreed:
        return True
    return await may(scene.owner, question, (scene.source,))


class Moment:
    """One of several abilities that start at the same time."""

    def __init__(self, scene: Scene, ability: Ability) -> None:
        self.name = scene.source
        self.scene = scene
        self.ability = ability

    def optional(self) -> bool:
        """Whether the owner may leave it."""
        return bool(self.ability.pay) or self.ability.do[0].may

    def quiet(self) -> bool:
        """Whether its place in an order of such moments decides nothing. (AH-RULE-88)"""
        return all(effect.verb in QUIET for effect in self.ability.pay + self.ability.do)

    def is_open(self, state: State) -> bool:
        """Whether it can be used as things are now. (AH-RULE-87)"""
        return offered(state, self.scene, self.ability)

    async def happen(self, t: Turn, chosen: bool) -> bool:
        """Carries the ability out; `chosen`: the owner has just picked it, so it is not asked for again.
        Whether it may be used once more."""
        self.scene.agreed = chosen
        if self.ability.pay and not chosen and not await may(self.scene.owner, USE_CREW, (self.name,)):
            return False
        await use(t, self.scene, self.ability)
        return self.ability.limit == ANY_NUMBER


async def simultaneously(t: Turn, owner: int, moments: list[Moment]) -> None:
    """Things that happen at the same time: the active player orders them, the owner decides on each; between
    rounds the First Mate orders. What one of them changes may close or open another, so each is looked at anew;
    an order that decides nothing is not asked for. (AH-FINE-06, AH-RULE-13, -63, -82, -87, -88)"""
    active = t.state.turn if t.state.turn >= 0 else t.state.first_mate
    while True:
        ready = [moment for moment in moments if moment.is_open(t.state)]
        if not ready:
            return
        picked = next((moment for moment in ready if not moment.optional()), ready[0])
        several = len(ready) > 1 and not all(moment.quiet() for moment in ready)
        if several:
            names = [moment.name for moment in ready]
            if owner == active and any(moment.optional() for moment in ready):
                names.append(NOTHING)
            name = await choose(active, NEXT_MOMENT, names)
            if name == NOTHING:
                moments = [moment for moment in moments if not moment.optional()]
                continue
            picked = next(moment for moment in ready if moment.name == name)
        if not await picked.happen(t, several and owner == active and picked.optional()):
            moments = [moment for moment in moments if moment is not picked]
