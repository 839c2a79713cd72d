"""What is printed on boards, what the set-up says, and loose material. The rows are in components.py."""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.pieces import Named, Names
from quarterdeck.kernel.rules.effects import Effect


class Zone:
    """A zone of the Battle Board. `type` is one of EXPLOSION to STRENGTH; `cargo`, `coin` and `choice` are plundered,
    `count` is damage or strength. `weight` of 1000; `x` from bow to stern, `y` from the tower outward."""

    def __init__(self, id: str, index: int, kind: Named, effect: Effect, x: int, y: int, weight: int) -> None:
        self.id: str = id
        self.index: int = index
        self.kind: Named = kind
        self.effect: Effect = effect
        self.type: str = effect.verb.removeprefix("zone_")
        self.cargo: int = effect.int_of("cargo")
        self.coin: int = effect.int_of("coin")
        self.choice: int = effect.int_of("choice")
        self.count: int = effect.int_of("n")
        self.x: int = x
        self.y: int = y
        self.weight: int = weight
        self.adjacent: list[int] = []


class Tower:
    """How a marker of a later throw pushes one that lies there. (DR-TOWER-04)"""

    def __init__(self, same_zone: int, adjacent_zone: int, chance_per_weight: int, most_chance: int) -> None:
        self.same_zone: int = same_zone
        self.adjacent_zone: int = adjacent_zone
        self.chance_per_weight: int = chance_per_weight
        self.most_chance: int = most_chance


class Setup:
    """How a game of this mode and number of players is laid out. `players`: humans, `ais`: artificial opponents."""

    def __init__(
        self,
        id: str,
        mode: str,
        players: int,
        ais: int,
        islands: int,
        open_sea: int,
        explore_goal: int,
        solo_cards: int,
    ) -> None:
        self.id: str = id
        self.mode: str = mode
        self.players: int = players
        self.ais: int = ais
        self.islands: int = islands
        self.open_sea: int = open_sea
        self.explore_goal: int = explore_goal
        self.solo_cards: int = solo_cards


class Start:
    """What a place in turn order begins with."""

    def __init__(self, cargo: int, level_ups: int) -> None:
        self.cargo: int = cargo
        self.level_ups: int = level_ups


class Difficulty(Named):
    """`alternate`: odd turns blue, even turns red. `extra_card_every`: after every so many turns a card more."""

    def __init__(self, id: str, names: Names, blue: int, red: int, alternate: bool, extra_card_every: int) -> None:
        super().__init__(id, names)
        self.blue: int = blue
        self.red: int = red
        self.alternate: bool = alternate
        self.extra_card_every: int = extra_card_every


class Supply(Named):
    """Loose material. `worth` of a coin or of a cargo token, otherwise 0; `limited`: the count binds in play."""

    def __init__(self, id: str, names: Names, count: int, worth: int, limited: bool) -> None:
        super().__init__(id, names)
        self.count: int = count
        self.worth: int = worth
        self.limited: bool = limited
