"""What each component says: its sentences, its short form with symbols, its price. Made from what it does."""

from __future__ import annotations

from quarterdeck.games.maracaibo.content.automa import AutomaCard
from quarterdeck.games.maracaibo.content.components import (
    BARRIERS,
    LAST_FIELD,
    LEGACY,
    NATIONS,
    PLACE,
    PLACES,
    SYNERGIES,
)
from quarterdeck.games.maracaibo.content.pieces import (
    AT_PLACE,
    NONE,
    ON_CARD,
    TO_SUPPLY,
    Barrier,
    Building,
    Career,
    CityTile,
    CombatAction,
    CombatToken,
    Field,
    Improvement,
    Place,
    ProjectCard,
    Quest,
    Task,
    TokenSide,
    VillageAction,
)
from quarterdeck.games.maracaibo.content.story import LegacyTile, StoryCard
from quarterdeck.games.maracaibo.words.sentences import (
    ROMAN,
    colon,
    combat_said,
    cost,
    headed,
    icon_trade,
    icons,
    said,
    sentence,
    trade,
)
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.fluent import Text, capital, listed


def each(effects: list[Effect], text: Text) -> str:
    """Every effect as a sentence of its own, for what holds side by side."""
    return " ".join(sentence([effect], text) for effect in effects)


# Project cards


def card_text(card: ProjectCard, text: Text) -> str:
    parts = [each(card.income, text), each(card.permanent, text)]
    if card.place != NONE:
        place = text.name("place", PLACES[card.place].id)
        parts.append(headed(text.say("head-assistant", place=place), card.assistant, text))
    parts.append(headed(text.say("head-instant"), card.instant, text))
    if card.vp:
        parts.append(text.say("card-vp", n=card.vp))
    return " ".join(part for part in parts if part)


def card_icons(card: ProjectCard, text: Text) -> str:
    parts = [icons(card.income, text), icons(card.permanent, text), icons(card.instant, text)]
    if card.assistant:
        number = PLACES[card.place].number
        parts.append(text.say("card-icons-assistant", number=number, icons=icons(card.assistant, text)))
    if card.vp:
        parts.append(text.say("card-icons-vp", n=card.vp))
    return "; ".join(part for part in parts if part)


def card_price(card: ProjectCard, text: Text) -> str:
    """All that a card costs or needs. (MA-CARD-05 to -08)"""
    parts = [text.say("doubloons", n=card.price)]
    if card.figure == TO_SUPPLY:
        parts.append(text.say("price-figure"))
    elif card.figure == AT_PLACE:
        parts.append(text.say("price-at-place", place=text.name("place", PLACES[card.place].id)))
    elif card.figure == ON_CARD:
        parts.append(text.say("price-on-card"))
    parts.extend(text.say(message_id("items", item), n=number) for item, number in card.items.items())
    if card.markers:
        nation = text.name("nation", NATIONS[card.markers_nation].id)
        parts.append(text.say("price-markers", n=card.markers, nation=nation))
    return listed(parts, "and", text)


# Quests, story cards, legacy tiles


def quest_text(quest: Quest, text: Text) -> str:
    return text.say("quest-text", cost=cost(quest.cost, text), reward=colon(quest.reward, text))


def quest_icons(quest: Quest, text: Text) -> str:
    return icon_trade(quest.cost, quest.reward, text)


def story_text(card: StoryCard, text: Text) -> str:
    """The instructions of a story card's front, its quest, and what a scenario brings after each round."""
    parts = [each(card.setup, text)]
    tile = next((effect.word("place") for effect in card.setup if effect.verb == "story_tile"), "")
    if card.quest is not None and tile:
        place = text.name("place", PLACES[PLACE[tile]].id)
        parts.append(text.say("story-quest", place=place, quest=quest_text(card.quest, text)))
    if card.full_tile:
        full = LEGACY[card.full_tile]
        parts.append(text.say("story-full", number=full.number, name=text.name("legacy", full.id)))
    for number, effects in card.after_round.items():
        if effects:
            parts.append(text.say("story-round", round=ROMAN[number], said=each(effects, text)))
    return " ".join(part for part in parts if part)


def legacy_text(tile: LegacyTile, text: Text) -> str:
    parts = [each(tile.effect, text)]
    if tile.jean == "ignores":
        parts.append(text.say("legacy-jean-ignores"))
    return " ".join(parts)


# Places, city tiles, the explorer track


def tile_text(tile: CityTile, text: Text) -> str:
    return text.say(
        "tile-text", action=colon(tile.action, text), **_market(tile.market.good, tile.market.storage, text)
    )


def _market(good: str, storage: int, text: Text) -> dict[str, int | str]:
    return {"good": text.name("good", good), "spaces": text.say("spaces", n=storage)}


def place_text(place: Place, text: Text) -> str:
    if place.only_with:
        return text.say("place-legacy")
    if place.kind == "home":
        return text.say("place-home", action=colon(place.action, text))
    if place.kind == "city" and place.market.storage:
        market = _market(place.market.good, place.market.storage, text)
        action, flag = colon(place.action, text), colon(place.flag, text)
        return text.say("place-city-market", action=action, flag=flag, **market)
    if place.kind == "city":
        return text.say("place-city", flag=colon(place.flag, text))
    return text.say(f"place-{place.kind}")


def field_text(field: Field, text: Text) -> str:
    if field.index == LAST_FIELD.field:
        first, second, third, fourth = (str(vp) for vp in LAST_FIELD.vp_by_arrival)
        orders = text.say("orders", first=first, second=second, third=third, fourth=fourth)
        return text.say("field-last", vp=orders, then=said(LAST_FIELD.then, text))
    if field.quest:
        return text.say("field-quest")
    return text.say("field-text", reward=colon(field.reward, text)) if field.reward else text.say("field-start")


def barrier_text(barrier: Barrier, text: Text) -> str:
    if barrier.every:
        return text.say("barrier-every", said=colon(barrier.every, text))
    return text.say("barrier-first", first=colon(barrier.first, text), later=colon(barrier.later, text))


# Prestige buildings, careers


def building_text(building: Building, text: Text) -> str:
    return text.say(
        "building-text",
        price=text.say("doubloons", n=building.price),
        synergy=text.name("synergy", SYNERGIES[building.synergy].id),
        vp=building.first_vp,
        final=each(building.final, text),
    )


def career_text(career: Career, text: Text) -> str:
    first, second, third = (task_text(task, text) for task in career.tasks)
    return text.say("career-text", first=first, second=second, third=third, all=colon(career.all_done, text))


def task_text(task: Task, text: Text) -> str:
    return text.say(
        "task-text",
        low=capital(task_level(task, task.low, text)),
        high=task_level(task, task.high, text),
        doubloons=text.say("doubloons", n=task.doubloons),
        vp=task.vp,
    )


def task_icons(task: Task, text: Text) -> str:
    low, high = task_level(task, task.low, text), task_level(task, task.high, text)
    return text.say("task-icons", low=low, high=high, doubloons=task.doubloons, vp=task.vp)


def task_level(task: Task, level: int, text: Text) -> str:
    """What a level of a task demands. (MA-CAREER-05 to -12)"""
    if task.kind == "explorer":
        return text.say("task-explorer", barrier=text.name("barrier", BARRIERS[level].id))
    return text.say(message_id("task", task.kind), level=level)


# The ship board


def area_text(area: Improvement, gate: str, text: Text) -> str:
    """What an area does once it is unlocked; `gate`: the area that must be unlocked before, by name."""
    lasting = [effect for effect in area.effect if effect.verb.startswith("perm_")]
    once = [effect for effect in area.effect if not effect.verb.startswith("perm_")]
    parts = [headed(text.say("head-instant"), once, text), each(lasting, text)]
    if area.needs != NONE:
        parts.append(text.say("area-gate-needs", area=gate))
    if area.others:
        parts.append(text.say("area-gate-others", others=area.others))
    return " ".join(part for part in parts if part)


def area_gate(area: Improvement, gate: str, text: Text) -> str:
    """The gate in short; empty where there is none."""
    if area.needs != NONE:
        return text.say("gate-needs", area=gate)
    return text.say("gate-others", others=area.others) if area.others else ""


def village_action_said(action: VillageAction, name: str, text: Text) -> str:
    """A kind of village action as an option; those that everybody has need no name."""
    if not name:
        return capital(trade(action.cost, action.then, text))
    return text.say("village-named", name=name, icons=icon_trade(action.cost, action.then, text))


def combat_text(action: CombatAction, text: Text) -> str:
    """What a combat action costs and does, all its ways together."""
    options = [
        Effect("combat_option", False, {"value": way.value, "target": way.target, "then": list(way.then)})
        for way in action.options
    ]
    return text.say("sentence-full", said=capital(combat_said(options, action.then, text)))


def combat_way(action: CombatAction, index: int, text: Text) -> str:
    """What one way to do a combat action brings."""
    return icons(action.options[index].then + action.then, text)


# Combat tokens, Automa cards


def token_name(token: CombatToken, text: Text) -> str:
    sides = [_side(side, text.name("nation", NATIONS[n].id), text) for n, side in enumerate(token.sides)]
    condition = token.condition or "none"
    return text.say("name-token", sides=listed(sides, "comma", text), condition=condition, change=abs(token.change))


def _side(side: TokenSide, nation: str, text: Text) -> str:
    bonus = "pay" if side.pay else "gain" if side.gain else "none"
    return text.say("name-side", nation=nation, value=side.value, bonus=bonus, said=icons(side.pay or side.gain, text))


def automa_text(card: AutomaCard, text: Text) -> str:
    actions = each(card.actions, text)
    return text.say("automa-text", steps=card.steps, fork=card.fork, position=card.display + 1, actions=actions)


def automa_icons(card: AutomaCard, text: Text) -> str:
    actions = icons(card.actions, text)
    return text.say("automa-icons", steps=card.steps, fork=card.fork, position=card.display + 1, actions=actions)
