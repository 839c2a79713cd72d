"""What each kind of component says as a whole: its figures in words, then what its effects say."""

from __future__ import annotations

from quarterdeck.games.marauders.content.components import NATIONS, NPCS, SPECIALISTS, ZONES
from quarterdeck.games.marauders.content.missions import Mission, Need, Task
from quarterdeck.games.marauders.content.numbers import AREAS, NONE, SKILLS
from quarterdeck.games.marauders.content.pieces import (
    Captain,
    CargoCard,
    Event,
    GloryCard,
    NpcCaptain,
    Rumor,
    ShipType,
    Zone,
)
from quarterdeck.games.marauders.words.sentences import sentence
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.text.fluent import Text, capital, listed


def zone_name(zone: int, text: Text) -> str:
    return text.name("zone", ZONES[zone].id)


def nation_name(nation: int, text: Text) -> str:
    return text.name("nation", NATIONS[nation].id)


# Cards


def cargo_name(card: CargoCard, text: Text) -> str:
    """The good with what the lower half shows in a raid. (MM-RAID-14)"""
    symbol = (
        text.say("cargo-escape") if card.escape else text.say("cargo-hit", area=text.name("area", AREAS[card.area]))
    )
    return text.say("name-cargo", good=text.name("good", card.good), loot=card.loot, symbol=symbol)


def card_text(card: GloryCard, text: Text) -> str:
    """When a glory card is played and what it does; of a specialist also what he does once hired."""
    told = sentence(card.effects, text, card.window)
    if card.category != "specialist":
        return told
    kind = SPECIALISTS[card.effects[0].word("kind")]
    return text.say("card-specialist-text", hire=told, name=kind.names[text.lang], said=sentence(kind.effects, text))


def event_text(event: Event, text: Text) -> str:
    """The NPC ships that move, then the card's own text. (MM-EVENT-01, MM-EVENT-02)"""
    told = sentence(event.effects, text)
    if not event.symbols:
        return told
    moves = [
        text.say("symbol", npc=text.name("npc", NPCS[symbol.npc].id), direction=compass(symbol.direction, text))
        for symbol in event.symbols
    ]
    return text.say("symbols", moves=listed(moves, "comma", text), said=told)


def compass(letter: str, text: Text) -> str:
    return text.say(f"compass-{letter.lower()}")


def rumor_text(rumor: Rumor, text: Text) -> str:
    """Where and how a rumor is proven, and what it brings. (MM-RUM-04)"""
    return text.say(
        "rumor-port" if rumor.in_port else "rumor-sea",
        zone=zone_name(rumor.zone, text),
        skill=text.name("skill", SKILLS[rumor.skill]),
        reward=sentence(rumor.reward, text, "reward"),
    )


# Missions


def mission_text(mission: Mission, text: Text) -> str:
    """Where it is claimed, what that needs, what is to be done, and the reward. (MM-MISS-02)"""
    needs = [need_said(need, text) for need in mission.needs]
    tasks = [task_said(task, text) for task in mission.tasks]
    return text.say(
        "mission-full",
        port=zone_name(mission.port, text),
        needs=listed(needs, "comma", text) or text.say("need-nothing"),
        tasks=capital(listed(tasks, "and", text)),
        reward=sentence(mission.reward, text, "reward"),
    )


def need_said(need: Need, text: Text) -> str:
    """(EFFECTS.md, Requirements)"""
    args: dict[str, int | str] = {"number": need.number}
    if need.skill != NONE:
        args["skill"] = text.name("skill", SKILLS[need.skill])
    if need.nation != NONE:
        args["nation"] = nation_name(need.nation, text)
    args["ships"] = listed([text.name("ship", ship) for ship in need.ships], "or", text)
    return text.say(message_id("need", need.kind), **args)


def task_said(task: Task, text: Text) -> str:
    """(EFFECTS.md, Tasks)"""
    goods = [text.say("goods-counted", number=n, good=text.name("good", good)) for good, n in task.goods.items()]
    return text.say(
        message_id("task", task.kind),
        zones=listed([zone_name(zone, text) for zone in task.zones], "and", text),
        goods=listed(goods, "and", text),
        targets=listed([text.say(message_id("target", target)) for target in task.targets], "or", text),
        nation=nation_name(task.nation, text) if task.nation != NONE else "",
        count=task.count,
        leadership=task.leadership,
        crew=task.crew,
    )


# Captains, ships, zones


def skills_said(skills: list[int], text: Text) -> str:
    parts = [text.say("skill-value", skill=text.name("skill", SKILLS[at]), number=n) for at, n in enumerate(skills)]
    return listed(parts, "comma", text)


def captain_text(captain: Captain, text: Text) -> str:
    """Nation, home port, skills and abilities. (MM-CAPT)"""
    told = text.say(
        "captain-full",
        nation=nation_name(captain.nation, text),
        home=zone_name(captain.home, text),
        skills=skills_said(captain.skills, text),
    )
    for ability in captain.abilities:
        told += " " + text.say("ability", name=ability.names[text.lang], said=sentence(ability.effects, text))
    return told


def npc_captain_text(captain: NpcCaptain, text: Text) -> str:
    """His ship, where it comes, and his skills. (MM-NPC-02, MM-NSCOUT-03)"""
    return text.say(
        "npc-captain-bounty-scout" if captain.bounty_scout else "npc-captain-full",
        ship=capital(text.name("npc", NPCS[captain.npc].id)),
        zone=zone_name(captain.zone, text),
        skills=skills_said(captain.skills[:3], text),
    )


def ship_text(ship: ShipType, text: Text) -> str:
    """(MM-SHIP, MM-YARD-02)"""
    values = [text.say("skill-value", skill=text.name("area", AREAS[at]), number=n) for at, n in enumerate(ship.areas)]
    args: dict[str, int | str] = {
        "values": capital(listed(values, "comma", text)),
        "maneuverability": ship.maneuverability,
    }
    if ship.buy == NONE:
        return text.say("ship-captured", **args)
    return text.say("ship-full", buy=ship.buy, sell=ship.sell, **args)


def zone_text(zone: Zone, text: Text) -> str:
    """Nation, neighbours and feature. (MM-BOARD)"""
    ways = [
        text.say("border", zone=zone_name(other, text), direction=compass(letter, text))
        for letter, other in zone.adjacent.items()
    ]
    borders = listed(ways, "comma", text)
    if zone.has_port:
        told = text.say("zone-port", nation=nation_name(zone.nation, text), borders=borders)
    else:
        told = text.say("zone-open", borders=borders)
    if zone.feature is None:
        return told
    feature = text.say("ability", name=zone.feature.names[text.lang], said=sentence(zone.feature.effects, text))
    return f"{told} {feature}"
