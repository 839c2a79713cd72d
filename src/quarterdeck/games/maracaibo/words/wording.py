"""What Maracaibo's components are called and what they say, for the texts: by kind and id, from content/."""

from __future__ import annotations

from functools import cache
from typing import Final

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_CARDS,
    BARRIERS,
    BASE_COMBAT_ACTIONS,
    BASE_VILLAGE_ACTIONS,
    BUILDINGS,
    CARDS,
    CAREERS,
    CITY_TILES,
    DIFFICULTIES,
    FIELDS,
    GOODS,
    IMPROVEMENT_COMBAT_ACTIONS,
    IMPROVEMENT_VILLAGE_ACTIONS,
    IMPROVEMENTS,
    ITEMS,
    LAST_FIELD,
    LEGACY,
    NATIONS,
    PLACES,
    QUESTS,
    STORIES,
    SYNERGIES,
    TOKENS,
)
from quarterdeck.games.maracaibo.content.pieces import NONE, Career, CombatAction, Field, Place, VillageAction
from quarterdeck.games.maracaibo.rules.actions.combat import SPACES
from quarterdeck.games.maracaibo.rules.actions.setup import FIRST_STORY
from quarterdeck.games.maracaibo.rules.actions.villages import name_of
from quarterdeck.games.maracaibo.state import JEAN_VP, VP_SOURCES
from quarterdeck.games.maracaibo.words import telling
from quarterdeck.games.maracaibo.words.sentences import icons, sentence, trade
from quarterdeck.kernel.game import Label, message_id
from quarterdeck.kernel.rules.effects import Effect, walk_effects
from quarterdeck.kernel.rules.events import Event
from quarterdeck.kernel.text.fluent import Text, capital
from quarterdeck.kernel.text.languages import places

SEATS: Final[list[str]] = ["green", "yellow", "purple", "black"]
"""The sides of the seats, by the colour of their pieces; none has the colour of a nation."""

ARGUMENT_KINDS: Final[dict[str, str]] = {"victim": "seat", "origin": "place", "choice": "vote"}
"""What the arguments of events and options hold that are not named after their kind."""

Names = dict[str, dict[str, str]]


# Events


def told(event: Event, label: Label) -> Label:
    """An event's label with ids instead of the numbers that the state has, so that every language has its name."""
    args = label.args
    for name, ids in NUMBERED.items():
        value = args.get(name)
        if isinstance(value, int):
            args[name] = ids[value]
    if event.kind == "explorer.moved":
        args["origin_field"] = FIELDS[int(args.pop("origin"))].id
    elif "origin" in args:
        args["origin"] = PLACES[int(args["origin"])].id
    elif event.kind == "vp.gained":
        args["source"] = VP_SOURCES[int(args["source"])]
        if args["source"] == VP_SOURCES[JEAN_VP]:
            return Label("event-vp-gained-by-jean", args)
    elif event.kind == "jean.card":
        args["orders"] = args["automa"]
    elif event.kind == "story.revealed":
        args["front"] = args["story"]
    elif event.kind == "story.read":
        args["back"] = args["story"]
    elif event.kind == "display.filled":
        args["position"] = int(args["position"]) + 1
    return label


NUMBERED: Final[dict[str, list[str]]] = {
    "place": [place.id for place in PLACES],
    "field": [field.id for field in FIELDS],
    "nation": [nation.id for nation in NATIONS],
    "synergy": [synergy.id for synergy in SYNERGIES],
    "area": [area.id for area in IMPROVEMENTS],
    "space": SPACES,
}
"""Arguments that rules tell as numbers."""


# Names


@cache
def names(lang: str) -> dict[str, str]:
    """The names of all components in a language, by `kind-id`, and what they say: `kind-id-text`, `icons-id`."""
    text = Text(lang, places("maracaibo"))
    found = text.names = _named(text)
    found.update({message_id("token", token.id): telling.token_name(token, text) for token in TOKENS.values()})
    for kind in SOURCES:
        for message, name in list(found.items()):
            if message.startswith(f"{kind}-"):
                found.setdefault(f"source-{message.removeprefix(f'{kind}-')}", name)
    for parts, said in [*_said(text), *_modes(text)]:
        found[message_id(*parts)] = said
    return found


def _modes(text: Text) -> list[tuple[tuple[str, ...], str]]:
    """What a game may begin with: a scenario by its title, a chapter by that of its first card."""
    found: list[tuple[tuple[str, ...], str]] = []
    for mode, id in FIRST_STORY.items():
        card = STORIES[id]
        if card.kind == "scenario":
            said = text.say("setting-scenario", name=text.name("story", card.id))
        elif card.kind == "chapter_start":
            first = next(other for other in STORIES.values() if other.chapter == card.chapter)
            said = text.say("setting-chapter", number=card.chapter, name=text.name("story", first.id))
        else:
            continue
        found.append((("setting-story", mode), said))
    return found


SOURCES: Final[list[str]] = [
    "card",
    "building",
    "quest",
    "legacy",
    "tile",
    "place",
    "field",
    "area",
    "career",
    "barrier",
]
"""The kinds of components that an effect may come from, as `source-id`."""


def _named(text: Text) -> dict[str, str]:
    lang = text.lang
    kinds: Names = {
        "card": {card.id: card.names[lang] for card in CARDS.values()},
        "building": {building.id: building.names[lang] for building in BUILDINGS.values()},
        "legacy": {tile.id: tile.names[lang] for tile in LEGACY.values()},
        "tile": {tile.id: tile.names[lang] for tile in CITY_TILES.values()},
        "career": {career.id: career.names[lang] for career in CAREERS.values()},
        "automa": {card.id: card.names[lang] for card in AUTOMA_CARDS.values()},
        "difficulty": {difficulty.id: difficulty.names[lang] for difficulty in DIFFICULTIES.values()},
        "nation": {nation.id: nation.names[lang] for nation in NATIONS},
        "synergy": {synergy.id: synergy.names[lang] for synergy in SYNERGIES},
        "area": {area.id: area.names[lang] for area in IMPROVEMENTS},
        "good": {good.id: prose(good.names[lang], lang) for good in GOODS.values()},
        "item": {item.id: prose(item.names[lang], lang) for item in ITEMS.values()},
        "place": {place.id: place_name(place, text) for place in PLACES},
        "town": {place.id: place.names[lang] for place in PLACES},
        "field": {field.id: field_name(field, text) for field in FIELDS},
        "barrier": {barrier.id: text.say(message_id("barrier", barrier.id)) for barrier in BARRIERS},
        "quest": _quests(lang),
        "story": {card.id: card.titles[lang] for card in STORIES.values()},
        "vote": {option.id: option.texts[lang] for card in STORIES.values() for option in card.vote},
        "ballot": {card.id: card.question[lang] for card in STORIES.values() if card.vote},
        "front": {card.id: card.front[lang] for card in STORIES.values()},
        "back": {card.id: card.back[lang] for card in STORIES.values() if card.back},
        "copy": _copies(text),
    }
    return {message_id(kind, id): name for kind, rows in kinds.items() for id, name in rows.items()}


def prose(name: str, lang: str) -> str:
    """A word as it stands inside a sentence: English writes goods and items small."""
    return name.lower() if lang == "en" else name


def _quests(lang: str) -> dict[str, str]:
    """Quest tiles, and the story quests under the ids of their cards."""
    found = {quest.id: quest.names[lang] for quest in QUESTS.values()}
    found.update({card.id: card.titles[lang] for card in STORIES.values()})
    return found


def _copies(text: Text) -> dict[str, str]:
    """A card with the good and the item that tell it from the other card of its design."""
    lang = text.lang
    return {
        card.id: text.say(
            "name-copy",
            name=text.called("card", card.id, card.names),
            good=prose(text.called("good", card.good, GOODS[card.good].names), lang),
            item=prose(text.called("item", card.item, ITEMS[card.item].names), lang),
        )
        for card in CARDS.values()
    }


def place_name(place: Place, text: Text) -> str:
    """With its number, unless the name has an addition already."""
    name = text.called("town", place.id, place.names)
    return name if "(" in name else text.say("name-place", name=name, number=place.number)


def field_number(field: Field) -> str:
    """`6` for e06 and for the field of the short way beside it."""
    return field.id.strip("es").lstrip("0") or "0"


def field_name(field: Field, text: Text) -> str:
    if field.index == 0:
        return text.say("name-field-first")
    if field.index == LAST_FIELD.field:
        return text.say("name-field-last")
    return text.say("name-field-short" if field.short else "name-field", number=field_number(field))


def demand_id(career: Career, number: int, level: int) -> str:
    """Under which a level of a career's task is named."""
    return f"{career.id}-{number}-{level}"


# What they say


def _said(text: Text) -> list[tuple[tuple[str, ...], str]]:
    """Sentences and short forms of all components, by the parts of their message."""
    found: list[tuple[tuple[str, ...], str]] = []
    for card in CARDS.values():
        found.append((("card", card.id, "text"), telling.card_text(card, text)))
        found.append((("icons", card.id), telling.card_icons(card, text)))
        found.append((("price", card.id), telling.card_price(card, text)))
        found.append((("help", card.id), icons(card.assistant, text)))
    for id, quest in [*QUESTS.items(), *((s.id, s.quest) for s in STORIES.values() if s.quest is not None)]:
        found.append((("quest", id, "text"), telling.quest_text(quest, text)))
        found.append((("icons", id), telling.quest_icons(quest, text)))
    for building in BUILDINGS.values():
        found.append((("building", building.id, "text"), telling.building_text(building, text)))
        found.append((("icons", building.id), icons(building.final, text)))
        price = text.say("doubloons", n=building.price)
        found.append((("price", building.id), text.say("building-price", price=price)))
    for tile in CITY_TILES.values():
        found.append((("tile", tile.id, "text"), telling.tile_text(tile, text)))
        found.append((("icons", tile.id), icons(tile.action, text)))
        found.append((("deed", tile.id), f"{text.name('tile', tile.id)}: {icons(tile.action, text)}"))
    for career in CAREERS.values():
        found.append((("career", career.id, "text"), telling.career_text(career, text)))
        tasks = [telling.task_icons(task, text) for task in career.tasks]
        found.append((("icons", career.id), "; ".join(tasks)))
        for number, task in enumerate(career.tasks):
            for level in (task.low, task.high):
                found.append((("demand", demand_id(career, number, level)), telling.task_level(task, level, text)))
    return found + _said_board(text) + _said_story(text) + _said_actions(text)


def _said_board(text: Text) -> list[tuple[tuple[str, ...], str]]:
    found: list[tuple[tuple[str, ...], str]] = []
    for place in PLACES:
        found.append((("place", place.id, "text"), telling.place_text(place, text)))
        found.append((("icons", place.id), icons(place.action, text)))
        found.append((("deed", place.id), icons(place.action, text)))
        found.append((("flag", place.id), icons(place.flag, text)))
    for field in FIELDS:
        found.append((("field", field.id, "text"), telling.field_text(field, text)))
        found.append((("icons", field.id), icons(field.reward, text)))
    for barrier in BARRIERS:
        found.append((("barrier", barrier.id, "text"), telling.barrier_text(barrier, text)))
    for area in IMPROVEMENTS:
        gate = text.name("area", IMPROVEMENTS[area.needs].id) if area.needs != NONE else ""
        found.append((("area", area.id, "text"), telling.area_text(area, gate, text)))
        found.append((("icons", area.id), icons(area.effect, text)))
        found.append((("area", area.id, "gate"), telling.area_gate(area, gate, text)))
    return found


def _said_story(text: Text) -> list[tuple[tuple[str, ...], str]]:
    found: list[tuple[tuple[str, ...], str]] = []
    for tile in LEGACY.values():
        found.append((("legacy", tile.id, "text"), telling.legacy_text(tile, text)))
        found.append((("icons", tile.id), icons(tile.effect, text)))
        if tile.city:
            found.append((("deed", tile.id), icons(tile.city_action, text)))
            found.append((("flag", tile.id), icons(tile.flag, text)))
        if tile.offer is not None:
            offer = capital(trade(tile.offer.cost, tile.offer.then, text))
            found.append((("bargain", tile.id), offer))
    for story in STORIES.values():
        found.append((("story", story.id, "text"), telling.story_text(story, text)))
        found.append((("orders", story.id), icons(story.setup, text)))
        found.append((("story", story.id, "then"), sentence(story.then, text)))
        found.extend((("vote", option.id, "then"), sentence(option.then, text)) for option in story.vote)
    for token in TOKENS.values():
        for nation, side in zip(NATIONS, token.sides, strict=True):
            found.append((("side", token.id, nation.id), icons(side.pay or side.gain, text)))
    for automa in AUTOMA_CARDS.values():
        orders = telling.automa_text(automa, text)
        found.extend([(("automa", automa.id, "text"), orders), (("orders", automa.id), orders)])
        found.append((("icons", automa.id), telling.automa_icons(automa, text)))
    return found


def _said_actions(text: Text) -> list[tuple[tuple[str, ...], str]]:
    """Village actions and combat actions as options, choices and bargains inside effects."""
    found: list[tuple[tuple[str, ...], str]] = []
    for action in village_kinds():
        id = name_of(action)
        name = text.name("copy" if id in CARDS else "source", id) if action.source else ""
        found.append((("village", id), telling.village_action_said(action, name, text)))
    for combat in combat_kinds():
        id = combat.source or combat.id
        if combat.source:
            kind = "story" if id in STORIES else "copy" if id in CARDS else "source"
            found.append((("action", id), text.name(kind, id)))
        found.append((("action", id, "text"), telling.combat_text(combat, text)))
        for index in range(len(combat.options)):
            found.append((("way", id, str(index)), telling.combat_way(combat, index, text)))
    for id, effects in sources_of_choices().items():
        for effect in walk_effects(effects):
            if effect.verb == "pay_for":
                found.append((("bargain", id), capital(trade(effect.effects("cost"), effect.effects("then"), text))))
            elif effect.verb == "choose":
                options = enumerate(effect.lists("options"))
                found.extend((("choice", id, str(index)), capital(icons(option, text))) for index, option in options)
    return found


def village_kinds() -> list[VillageAction]:
    """Every kind of village action in the box."""
    found = [*BASE_VILLAGE_ACTIONS, *(action for actions in IMPROVEMENT_VILLAGE_ACTIONS.values() for action in actions)]
    return [*found, *(action for card in CARDS.values() for action in card.village_actions)]


def combat_kinds() -> list[CombatAction]:
    """Every combat action in the box."""
    found = [*BASE_COMBAT_ACTIONS, *(action for actions in IMPROVEMENT_COMBAT_ACTIONS.values() for action in actions)]
    found.extend(action for card in CARDS.values() for action in card.combat_actions)
    shared = [*(tile.combat_action for tile in LEGACY.values()), *(story.combat_action for story in STORIES.values())]
    return [*found, *(action for action in shared if action is not None)]


def sources_of_choices() -> dict[str, list[Effect]]:
    """Where an effect may let the player choose or pay: what city actions, assistants and improvements do, by id."""
    found = {place.id: place.action for place in PLACES if place.action}
    found.update({tile.id: tile.action for tile in CITY_TILES.values()})
    found.update({tile.id: tile.city_action for tile in LEGACY.values() if tile.city_action})
    found.update({card.id: card.assistant for card in CARDS.values() if card.assistant})
    found.update({area.id: area.effect for area in IMPROVEMENTS})
    return found
