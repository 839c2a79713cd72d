"""Hits on ships: areas, the hull, what may cancel or move them. (MM-AREA, MM-RUL-37, MM-RUL-88)"""

from __future__ import annotations

from typing import Final

from quarterdeck.games.marauders.content.numbers import AREAS, HULL, NONE, SKILLS
from quarterdeck.games.marauders.kinds import A_HIT, AN_AREA, BY_SKULL, QUESTIONS, area_of
from quarterdeck.games.marauders.rules.actions.cargo import lose_excess
from quarterdeck.games.marauders.rules.actions.testing import roll_dice, shown, successes
from quarterdeck.games.marauders.rules.actions.windows import open_window
from quarterdeck.games.marauders.rules.atoms import hulls
from quarterdeck.games.marauders.rules.effects import POSSIBLE, VERBS, Scene
from quarterdeck.games.marauders.rules.ships import dice_of
from quarterdeck.games.marauders.state import SKULL, Side, State, Turn
from quarterdeck.kernel.rules.ask import PASS, choose
from quarterdeck.kernel.rules.effects import Effect

CANCEL_HIT: Final = QUESTIONS.add("hit.cancel", A_HIT, clause="MM-RUL-37")
MOVE_HIT: Final = QUESTIONS.add("hit.move", A_HIT, ["source"], "MM-RUL-37", declinable=True)
HIT_TO: Final = QUESTIONS.add("hit.to", AN_AREA, [AN_AREA], "MM-RUL-37")


class Volley:
    """Located hits on one captain's ship that are about to be applied. `hits`: areas, plus BY_SKULL for skull hits."""

    def __init__(self, seat: int, hits: list[int]) -> None:
        self.seat = seat
        self.hits = hits


# Cancelling and moving hits on a player's ship


async def change_hits(t: Turn, volley: Volley, scene: Scene) -> None:
    """What absorbs or moves single hits, things first, then cards. (MM-RUL-37, step 5)"""
    t.state.volley = volley.hits
    await open_window(t, "hits_located", [volley.seat], lambda seat: scene)
    volley.hits = t.state.volley
    t.state.volley = []


async def cancel_hit(t: Turn, scene: Scene, effect: Effect) -> None:
    """The owner chooses which. (MM-MOD-08; EFFECTS.md, `cancel_hit`)"""
    for _ in range(effect.int_of("count")):
        if t.state.volley:
            hit = await choose(scene.seat, CANCEL_HIT, different(t.state.volley))
            t.state.volley.remove(hit)
    if effect.flag("flips"):
        hulls.turn_modification_over(t, scene.seat, scene.source)


async def redirect_hit(t: Turn, scene: Scene, effect: Effect) -> None:
    """To an area that is not destroyed. (EFFECTS.md, `redirect_hit`)"""
    for _ in range(effect.int_of("count")):
        hit = await choose(scene.seat, MOVE_HIT, [*movable(t.state, scene.seat), PASS], (scene.source,))
        if hit == PASS:
            scene.declined = True
            return
        area = await choose(scene.seat, HIT_TO, goals_of(t.state, scene.seat, hit), (area_of(hit),))
        t.state.volley[t.state.volley.index(hit)] = hit - area_of(hit) + area
        t.tell("hit.moved", scene.seat, area_of(hit), area)


def goals_of(state: State, seat: int, hit: int) -> list[int]:
    """The other areas with something left. (EFFECTS.md, `redirect_hit`)"""
    areas = state.players[seat].areas
    return [area for area in range(len(AREAS)) if areas[area] > 0 and area != area_of(hit)]


def movable(state: State, seat: int) -> list[int]:
    """The hits for which there is another area."""
    return [hit for hit in different(state.volley) if goals_of(state, seat, hit)]


def can_redirect(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(movable(state, scene.seat))


def different(hits: list[int]) -> list[int]:
    """One hit of each area: it makes no difference which of those on the same one is taken."""
    found: dict[int, int] = {}
    for hit in sorted(hits):
        found.setdefault(area_of(hit), hit)
    return list(found.values())


def has_volley(state: State, scene: Scene, effect: Effect) -> bool:
    return bool(state.volley)


VERBS.add("cancel_hit", cancel_hit)
POSSIBLE.add("cancel_hit", has_volley)
VERBS.add("redirect_hit", redirect_hit)
POSSIBLE.add("redirect_hit", can_redirect)


# Applying hits


def struck(areas: list[int], hit: int, lost_areas: list[int]) -> int:
    """The area that a hit lowers: the hull for a destroyed one, NONE where it is lost. (MM-AREA-03, MM-ARMS-04)"""
    area = area_of(hit)
    if areas[area] > 0:
        return area
    if area in lost_areas or areas[HULL] == 0:
        return NONE
    return HULL


async def strike_player(t: Turn, seat: int, hits: list[int], lost_areas: list[int]) -> None:
    """Numbered hits first, then skulls; then cargo that does not fit any more. (MM-AREA-02, MM-AREA-05)"""
    areas = t.state.players[seat].areas
    for hit in sorted(hits):
        area = struck(areas, hit, lost_areas)
        if area != NONE:
            hulls.lower(t, seat, area)
    await lose_excess(t, seat)


def strike_npc(t: Turn, side: Side, hits: list[int], lost_areas: list[int]) -> None:
    for hit in sorted(hits):
        area = struck(side.areas, hit, lost_areas)
        if area != NONE:
            hulls.lower_npc(t, side, area)


# Damage outside combat


async def hit_ship(t: Turn, scene: Scene, effect: Effect) -> None:
    """Storms, fever, musketeers. (EFFECTS.md, `hit`)"""
    if effect.word("who") == "opponent":
        strike_crew(t, scene, effect.int_of("count"))
        return
    seat = scene.seat
    count = effect.int_of("count")
    if effect.word("saved_by"):
        skill = SKILLS.index(effect.word("saved_by"))
        dice = await roll_dice(dice_of(t.state, seat, skill, SKILLS[skill], ""))
        t.tell("test.rolled", seat, skill, shown(dice))
        count = max(0, count - successes(dice))
    if effect.word("area") == "die":
        hits = await locate_storm(t, seat, count, effect.word("skull"))
        volley = Volley(seat, hits)
        await change_hits(t, volley, Scene(seat, scene.source))
        await strike_player(t, seat, volley.hits, [])
    else:
        area = AREAS.index(effect.word("area"))
        for _ in range(count):
            if t.state.players[seat].areas[area] > effect.int_of("floor"):
                await strike_player(t, seat, [area], [])


async def locate_storm(t: Turn, seat: int, count: int, skull: str) -> list[int]:
    """One location die for each hit; skulls hit what the card names. (MM-AREA-01)"""
    dice = await roll_dice(count)
    if dice:
        t.tell("hits.located", seat, shown(dice))
    return [die if die < SKULL else BY_SKULL + AREAS.index(skull) for die in dice]


def strike_crew(t: Turn, scene: Scene, count: int) -> None:
    """Hits on the other crew before a crew combat; they count at the same time as the others. (MM-RUL-92)"""
    t.state.combat().sides[scene.side].hits += count
    t.tell("crew.struck", scene.seat, count)


def can_hit(state: State, scene: Scene, effect: Effect) -> bool:
    return effect.word("who") != "opponent" or scene.side != NONE


VERBS.add("hit", hit_ship)
POSSIBLE.add("hit", can_hit)
