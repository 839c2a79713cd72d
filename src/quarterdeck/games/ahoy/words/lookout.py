"""What lies on a space that a figure would go to, and what it would meet there.

Only what everybody can see may be told here.
"""

from __future__ import annotations

from quarterdeck.games.ahoy.content.components import CARDS, REWARDS
from quarterdeck.games.ahoy.rules.actions.battle import foes
from quarterdeck.games.ahoy.rules.actions.crew import has_stronghold
from quarterdeck.games.ahoy.rules.actions.dice import DIE_ABILITIES
from quarterdeck.games.ahoy.rules.effects import crew_that_can
from quarterdeck.games.ahoy.rules.scoring import control
from quarterdeck.games.ahoy.rules.sea import BLOCK, OFF, STEPS, Space, explorable, opposite_edge
from quarterdeck.games.ahoy.state import DAMAGE, EMPTY, FIGURE_IDS, KINDS, State
from quarterdeck.kernel.game import Label
from quarterdeck.kernel.rules.effects import Ability


def numbered(message: str, number: int) -> Label:
    return Label(message, {"number": number})


# Regions and spaces as they lie there


def region_stands(state: State, region: str) -> list[Label]:
    """A region's wealth and what both sides have there. (AH-SCOR-02, -03)"""
    bluefin, mollusk = control(state, region)
    return [Label("note-control", {"number": state.wealth[region], "bluefin": bluefin, "mollusk": mollusk})]


def region_lies(state: State, region: str) -> list[Label]:
    """Where a region's island is, and what is printed around it."""
    island = state.islands[region]
    found = [Label("note-at", {"cell": island})]
    for offset in BLOCK:
        cell = state.laid[region] // 4 + offset
        if cell != island:
            found += _printed(state.space(cell))
    return found


def space_lies(state: State, cell: int) -> list[Label]:
    """A space with its region, what is printed on it and who is there."""
    space = state.space(cell)
    found = [] if space.island else [Label("note-region", {"region": space.region})]
    return found + _island(state, cell) + _standing(state, cell) + _printed(space)


def _island(state: State, cell: int) -> list[Label]:
    space = state.space(cell)
    if not space.island:
        return []
    found = [Label("note-island", {"region": space.region, "number": state.wealth[space.region]})]
    if state.comrades[space.region]:
        found.append(numbered("note-comrades", state.comrades[space.region]))
    return found


def _standing(
    state: State, cell: int, but: int = OFF, battle: str = "", enemies: list[int] | None = None
) -> list[Label]:
    """The figures on a space, all but one, those of a kind counted together; battles with enemies first."""
    names = [FIGURE_IDS[number] for number, place in enumerate(state.figures) if place == cell and number != but]
    fought = [FIGURE_IDS[enemy] for enemy in enemies or []]
    order = fought + [name for name in dict.fromkeys(names) if name not in fought]
    return [
        Label(battle if name in fought else "note-figures", {"figure": name, "number": names.count(name)})
        for name in order
    ]


def _printed(space: Space) -> list[Label]:
    """Terrain, without what it would do to anybody."""
    found = [Label("note-fog")] if space.fog else []
    if space.current >= 0:
        found.append(Label("note-current-there"))
    if space.wreckage:
        found.append(Label("note-wreckage"))
    if space.harbor:
        found.append(Label("note-harbor"))
    if space.treasure:
        found.append(numbered("note-treasure", space.treasure))
    if space.tailwind:
        found.append(numbered("note-tailwind", space.tailwind))
    return found


# Entering


def sailing(state: State, figure: int, cell: int, battle: str) -> list[Label]:
    """What a figure meets in the space that it goes to, and in those where a current carries it on. `battle`: the
    message that announces a battle, or nothing where there is none. (AH-MOVE-04, AH-EXPL-01, AH-TERR-02)"""
    found: list[Label] = []
    chain: list[int] = []
    left = state.figures[figure]
    while True:
        if cell not in state.sea:
            return found + _off_the_map(state, figure, left, cell)
        found += _met(state, figure, cell, battle)
        direction = state.space(cell).current
        if _steers(state, figure, cell):
            return [*found, Label("note-steers")]
        if direction < 0 or cell in chain or not _carried(state, figure, cell, direction):
            return found or [Label("note-open-sea")]
        chain.append(cell)
        left, cell = cell, cell + STEPS[direction]
        found.append(Label("note-current", {"cell": cell}))


def _met(state: State, figure: int, cell: int, battle: str) -> list[Label]:
    """Everything about one entered space."""
    space = state.space(cell)
    found: list[Label] = []
    if not space.island and space.region != state.region_of(figure):
        found.append(Label("note-region", {"region": space.region}))
    found += _island(state, cell) + _encounters(state, figure, cell, battle)
    if space.fog:
        found.append(Label("note-fog"))
    if space.wreckage:
        found.append(Label(_wreckage(state, figure)))
    return found + anchorage(state, figure, cell)


def _encounters(state: State, figure: int, cell: int, battle: str) -> list[Label]:
    """Who is there: battles first. (AH-BATL-02, -05, AH-TERR-07)"""
    enemies = foes(state, figure, cell, []) if battle and not state.space(cell).fog else []
    return _standing(state, cell, figure, battle, enemies)


def battle_message(state: State, mover: int, figure: int) -> str:
    """How a battle of this movement is announced: which movement it is the state alone does not tell, so one that
    could be of the kind that ignores battles leaves it open. (AH-CARD-26, AH-RWRD-06)"""
    player = state.players[mover]
    if KINDS[figure].kind == "patrol":
        if state.owners[figure] != mover:
            return ""
        lying = [slot for slot, content in player.slots.items() if EMPTY < content < DAMAGE]
        unclear = any(_ignores_battle(DIE_ABILITIES[slot]) for slot in lying)
    else:
        unclear = bool(player.white) and _ignores_battle(REWARDS[player.white].abilities)
    return "note-battle-perhaps" if unclear else "note-battle"


def _ignores_battle(abilities: list[Ability]) -> bool:
    return any("battle" in effect.words("ignore") for ability in abilities for effect in ability.do)


def _helped(state: State, figure: int, trigger: str, verb: str) -> bool:
    """Whether a Flagship's Crew does this at that moment. (AH-TERR-13)"""
    player = state.players[state.owners[figure]]
    return KINDS[figure].kind == "flagship" and bool(crew_that_can(player, trigger, verb))


def _wreckage(state: State, figure: int) -> str:
    """What Wreckage does to a figure. (AH-TERR-10, AH-BLUE-02, AH-UNIO-13, AH-CARD-23)"""
    if "wreckage" in KINDS[figure].ignores:
        return "note-wreckage"
    if KINDS[figure].damage == "remove":
        return "note-wreckage-lost"
    if _helped(state, figure, "flagship_enters_wreckage", "ignore_terrain"):
        return "note-wreckage-choice"
    return "note-wreckage-damage"


def anchorage(state: State, figure: int, cell: int) -> list[Label]:
    """What a Flagship finds if it ends its movement here: terrain, and on an island the Market and deliveries.
    (AH-TERR-03, -11, AH-CREW-01, AH-SMUG-04)"""
    if KINDS[figure].kind != "flagship":
        return []
    space = state.space(cell)
    found = [Label("note-harbor")] if space.harbor else []
    if space.treasure:
        found.append(numbered("note-treasure", space.treasure))
    if space.tailwind:
        found.append(numbered("note-tailwind", space.tailwind))
    return found + _trade(state, state.owners[figure], cell, space.island)


def _trade(state: State, seat: int, cell: int, suit: str) -> list[Label]:
    player = state.players[seat]
    if not suit or (player.faction != "bluefin" and has_stronghold(state, cell)):
        return []
    wanted = [card for card in player.cargo if CARDS[card].deliver_to == suit]
    found = [Label("note-delivery", {"cargo": CARDS[card].cargo_id}) for card in wanted]
    offered = sum(1 for card in state.market if CARDS[card].suit == suit)
    return [*found, numbered("note-market", offered)] if offered else found


# Off the map, and currents


def _off_the_map(state: State, figure: int, cell: int, target: int) -> list[Label]:
    """A new region, or with the Sea Witch the opposite edge. (AH-EXPL-01, -07, AH-CARD-19)"""
    found = [Label("note-explore")] if _unexplored(state, target) else []
    if _helped(state, figure, "flagship_leaves_map", "wrap_to_opposite_edge"):
        edge = opposite_edge(state.sea, cell, target - cell)
        found.append(Label("note-edge", {"cell": edge}))
    return found


def _unexplored(state: State, target: int) -> bool:
    return bool(state.region_stack) and explorable(state.sea, target)


def _steers(state: State, figure: int, cell: int) -> bool:
    """Whether Crew lets the owner choose where a current, or the Fog, takes the Flagship. (AH-CARD-20, -27)"""
    space = state.space(cell)
    if space.current >= 0:
        return _helped(state, figure, "flagship_enters_current", "current_move")
    return space.fog and _helped(state, figure, "flagship_enters_fog", "current_move")


def _carried(state: State, figure: int, cell: int, direction: int) -> bool:
    """Whether a current can carry a figure on. (AH-TERR-02, AH-RULE-09)"""
    target = cell + STEPS[direction]
    if target in state.sea:
        return not state.space(cell).blocks(direction)
    return _unexplored(state, target)
