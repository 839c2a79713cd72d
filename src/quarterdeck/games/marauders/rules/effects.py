"""How effects are found and carried out: who has what, which conditions hold, what a number becomes.
(EFFECTS.md, MM-RUL-93, MM-RUL-94)

Each verb of the vocabulary that does something is one rule in VERBS; POSSIBLE says whether it would do anything now.
The rules themselves live in `actions`, by topic; verbs that only change a number are looked up by `stat`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from quarterdeck.games.marauders.content.components import (
    CAPTAINS,
    EVENTS,
    GLORY,
    MODIFICATIONS,
    RUMORS,
    SPECIALISTS,
    WEAPONS,
    ZONES,
)
from quarterdeck.games.marauders.content.numbers import NONE
from quarterdeck.games.marauders.state import Combat, Player, Side, State, Turn
from quarterdeck.kernel.rules.effects import Effect, Registry


class Scene:
    """What an effect is about: whose it is, where it comes from, and what is going on.

    `side`: the owner's side of the combat under way; `dice`: a test's roll that effects may still change;
    `copied`: the card resolved just before, for those that copy it; `declined`: asked what it is used for, the owner
    has chosen nothing.
    """

    def __init__(self, seat: int, source: str) -> None:
        self.seat = seat
        self.source = source
        self.side = NONE
        self.context = ""
        self.skill = NONE
        self.added = 0
        self.cancelled = False
        self.waived = False
        self.declined = False
        self.copied = ""


Verb = Callable[[Turn, Scene, Effect], Coroutine[Any, Any, None]]
Possible = Callable[[State, Scene, Effect], bool]

VERBS: Final[Registry[Verb]] = Registry()
POSSIBLE: Final[Registry[Possible]] = Registry()

PASSIVE: Final = "passive"
CHEAPER: Final[list[str]] = ["price"]
"""Statistics of which a lower value is better for the captain."""


class Held:
    """Effects of one thing that a captain has or is affected by; also sorted by how rules look for them: by the moment
    of their use, by the number that they modify, by their verb."""

    def __init__(self, source: str, effects: list[Effect]) -> None:
        self.source: str = source
        self.at: dict[str, list[Effect]] = {}
        self.modifying: dict[str, list[Effect]] = {}
        self.doing: dict[str, list[Effect]] = {}
        for effect in effects:
            self.at.setdefault(effect.word("when", PASSIVE), []).append(effect)
            self.doing.setdefault(effect.verb, []).append(effect)
            if effect.verb == "modify":
                self.modifying.setdefault(effect.word("stat"), []).append(effect)


def specialist_kind(card: str) -> str:
    """The kind of specialist on a glory card. (MM-SPEC-02)"""
    return GLORY[card].effects[0].word("kind")


def all_things() -> dict[str, Held]:
    """Everything in the box that can be held or that can surround a captain, by its id."""
    things = [Held(captain.id, captain.effects) for captain in CAPTAINS.values()]
    things.extend(
        Held(card.id, SPECIALISTS[specialist_kind(card.id)].effects)
        for card in GLORY.values()
        if card.category == "specialist"
    )
    things.extend(Held(mod.id, mod.effects) for mod in MODIFICATIONS.values())
    things.extend(Held(weapon.id, weapon.effects) for weapon in WEAPONS.values())
    things.extend(Held(rumor.id, rumor.reward) for rumor in RUMORS.values())
    things.extend(Held(event.id, event.effects) for event in EVENTS.values())
    things.extend(Held(zone.id, zone.feature.effects) for zone in ZONES if zone.feature is not None)
    return {thing.source: thing for thing in things}


THINGS: Final[dict[str, Held]] = all_things()


def own_things(player: Player) -> list[Held]:
    """A captain's abilities, specialists, modifications, weapons and kept rumors."""
    found = [THINGS[player.captain]] if player.captain else []
    for card in player.specialists:
        found.append(THINGS[card])
    for mod in player.mods:
        if mod not in player.flipped:
            found.append(THINGS[mod])
    for weapon in player.weapons:
        found.append(THINGS[weapon])
    for rumor in player.kept:
        found.append(THINGS[rumor])
    return found


def own_effects(player: Player, verb: str) -> list[Effect]:
    """What a captain's things do by this verb."""
    return [effect for held in own_things(player) if verb in held.doing for effect in held.doing[verb]]


def around(state: State, zone: int) -> list[Held]:
    """What affects everybody in a zone: its feature and the event cards that last. (MM-RUL-99)"""
    found: list[Held] = []
    if zone >= 0 and ZONES[zone].feature is not None:
        found.append(THINGS[ZONES[zone].id])
    for event in state.lasting:
        found.append(THINGS[event])
    return found


# Conditions


def holds(state: State, seat: int, effect: Effect, side: Side | None = None) -> bool:
    """Whether all conditions of an effect hold for the affected captain. (EFFECTS.md, Conditions)"""
    conditions = effect.words("if")
    return not conditions or all(condition_holds(state, seat, condition, side) for condition in conditions)


def condition_holds(state: State, seat: int, condition: str, side: Side | None) -> bool:
    player = state.players[seat]
    if condition == "pirate":
        return player.is_pirate()
    if condition == "non_pirate":
        return not player.is_pirate()
    if condition == "at_sea":
        return player.at_sea()
    if condition == "in_combat":
        return bool(state.combats)
    if side is None:
        return False
    if condition == "chose_board":
        return side.declared == "board"
    if condition == "chose_flee":
        return side.declared == "flee"
    assert condition == "has_hits"
    return side.hits > 0


# Statistics


def stat(state: State, seat: int, name: str, base: int, context: str = "") -> int:
    """A number as a captain's things and the surroundings change it: the best `set`, then every `add`.
    (EFFECTS.md, `modify`)"""
    player = state.players[seat]
    changes = Changes(name, base, context)
    for held in own_things(player):
        if name in held.modifying:
            for effect in held.modifying[name]:
                if holds(state, seat, effect):
                    changes.add(effect)
    for held in around(state, player.zone):
        if name in held.modifying:
            for effect in held.modifying[name]:
                if effect.word("who") != "navy" and holds(state, seat, effect):
                    changes.add(effect)
    return changes.total()


def npc_stat(state: State, zone: int, navy: bool, name: str, base: int) -> int:
    """The same for an NPC at sea in a zone. (EFFECTS.md, `who`)"""
    changes = Changes(name, base, "")
    for held in around(state, zone):
        if name in held.modifying:
            for effect in held.modifying[name]:
                if effect.word("who") == "everyone" or (navy and effect.word("who") == "navy"):
                    changes.add(effect)
    return changes.total()


class Changes:
    """What `modify` does to a number."""

    def __init__(self, name: str, base: int, context: str) -> None:
        self.name = name
        self.base = base
        self.context = context
        self.extra = 0
        self.best: int | None = None

    def add(self, effect: Effect) -> None:
        """Counts an effect, if its context is the one at hand."""
        context = effect.word("context")
        if context not in ("", "any", self.context):
            return
        self.extra += effect.int_of("add")
        if "set" in effect.params:
            value = effect.int_of("set")
            if self.best is None:
                self.best = value
            elif self.name.split(".")[0] in CHEAPER:
                self.best = min(self.best, value)
            else:
                self.best = max(self.best, value)

    def total(self) -> int:
        """Within the bounds of the statistic. (EFFECTS.md, `modify`)"""
        value = (self.base if self.best is None else self.best) + self.extra
        if self.name.startswith("ship."):
            return min(MOST_SHIP_VALUE, value)
        least = 1 if self.name.startswith("dice.") or self.name == "raid.escape_threshold" else 0
        return max(least, value)


MOST_SHIP_VALUE: Final = 5


# Triggers


class Use:
    """An effect of the owner that may be used at a moment."""

    def __init__(self, source: str, effect: Effect) -> None:
        self.source = source
        self.effect = effect


def uses_at(state: State, seat: int, when: str, side: Side | None = None) -> list[Use]:
    """What a captain's things and the zone can do at this moment, as far as it is not used up."""
    player = state.players[seat]
    found: list[Use] = []
    for held in own_things(player) + around(state, player.zone):
        if when not in held.at:
            continue
        for effect in held.at[when]:
            if effect.word("who", "self") not in ("self", "opponent"):
                continue
            if side is not None and used_mark(held.source, effect) in side.used:
                continue
            if holds(state, seat, effect, side):
                found.append(Use(held.source, effect))
    return found


def used_mark(source: str, effect: Effect) -> str:
    """How a use that is limited to one per combat or round is noted."""
    return f"{effect.word('limit')} {source}"


async def perform(t: Turn, scene: Scene, effects: list[Effect]) -> None:
    """Carries effects out in order, those whose conditions hold. (EFFECTS.md, General rules)"""
    for effect in effects:
        side = side_of(t.state, scene)
        if effect.verb in VERBS and holds(t.state, scene.seat, effect, side):
            await VERBS.rules[effect.verb](t, scene, effect)


def side_of(state: State, scene: Scene) -> Side | None:
    """The owner's side of the combat under way, if the scene is one of it."""
    return state.combat().sides[scene.side] if scene.side != NONE else None


def would_do(state: State, scene: Scene, effects: list[Effect]) -> bool:
    """Whether at least one of the effects would do something now. (MM-RUL-94)"""
    side = side_of(state, scene)
    for effect in effects:
        if effect.verb in VERBS and holds(state, scene.seat, effect, side):
            possible = POSSIBLE.rules.get(effect.verb)
            if possible is None or possible(state, scene, effect):
                return True
    return False


def opponent(combat: Combat, side: int) -> Side:
    return combat.sides[1 - side]
