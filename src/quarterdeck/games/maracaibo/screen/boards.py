"""What each captain has: the viewer's board in full, those of the others in short, and Jean's."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.games.maracaibo.content.components import (
    AUTOMA_BOARD,
    BARRIERS,
    CARDS,
    CAREERS,
    FIELDS,
    IMPROVEMENTS,
    LAST_FIELD,
    NATIONS,
    PLACES,
    SHIP_BOARD,
    SYNERGIES,
)
from quarterdeck.games.maracaibo.content.pieces import (
    AT_PLACE,
    NONE,
    ON_CARD,
    TO_SUPPLY,
    Improvement,
    ProjectCard,
    Task,
)
from quarterdeck.games.maracaibo.rules.actions.free import HIGH, OPEN, progress
from quarterdeck.games.maracaibo.rules.actions.jean import leads, quest_vp
from quarterdeck.games.maracaibo.rules.counting import compasses, hand_limit, improvements, permanent
from quarterdeck.games.maracaibo.screen.sheet import Sheet
from quarterdeck.games.maracaibo.state import Player
from quarterdeck.kernel.rules.effects import Effect
from quarterdeck.kernel.text.lines import INDENT, filled, hung
from quarterdeck.kernel.text.sheet import count

DISC, GONE, UNLOCKED = "●", "○", "✓ "


# Boards


def own_board(sheet: Sheet) -> list[str]:
    """Everything of the viewer, the hand last."""
    player = sheet.state.players[sheet.seat]
    lines = summary(sheet)
    lines += _ship_board(sheet, player)
    lines += _career(sheet, player)
    lines += _tableau(sheet, player, _in_full)
    lines += _cards(sheet, sheet.say("screen-planned", spaces=SHIP_BOARD.planning_spaces), player.planned)
    if player.apart:
        lines += _cards(sheet, sheet.say("screen-apart"), player.apart)
    return lines + _cards(sheet, sheet.say("screen-hand", limit=hand_limit(player)), player.hand)


def summary(sheet: Sheet) -> list[str]:
    """The viewer's own figures in a line or two."""
    return filled(_summary(sheet, sheet.state.players[sheet.seat]), sheet.width, "", INDENT)


def other_board(sheet: Sheet, player: Player) -> list[str]:
    """Another captain in a few lines."""
    parts = _summary(sheet, player)
    parts.append(sheet.say("screen-hand-count", number=count(sheet.view["players"][player.seat]["hand"])))
    lines = filled(parts, sheet.width, "", INDENT)
    areas = [area for area in IMPROVEMENTS if player.discs[area.index] == 0]
    if areas:
        names = ", ".join(sheet.text.name("area", area.id) for area in areas)
        lines += hung(sheet.say("screen-improved", list=names), sheet.width)
    if player.career:
        marks = " ".join(_mark(level) for level in player.tasks)
        lines += hung(
            sheet.say("screen-career", name=sheet.text.name("career", player.career)) + f" {marks}", sheet.width
        )
    lines += _tableau(sheet, player, _by_name)
    if player.planned:
        names = ", ".join(sheet.text.name("card", card) for card in player.planned)
        lines += hung(sheet.say("screen-planned-names", list=names), sheet.width)
    return lines


def jean_board(sheet: Sheet) -> list[str]:
    """Jean's figures, what she gains in each scoring, and her latest card. (MA-SOLO-24, MA-SOLO-29)"""
    jean, player = sheet.state.jean, sheet.state.players[-1]
    assert jean is not None
    income, cards = AUTOMA_BOARD.income[jean.gone], AUTOMA_BOARD.card_vp * len(jean.cards)
    parts = [
        f"{sheet.side(player.seat)} {sheet.letters([player.seat])}",
        sheet.say("screen-vp", number=player.vp),
        sheet.say("screen-jean-discs", number=jean.gone, areas=AUTOMA_BOARD.areas[jean.gone]),
        sheet.say("screen-jean-income", number=income + cards, board=income, cards=cards),
        sheet.say("screen-quest-count", number=len(player.quests)),
        sheet.say("screen-tokens", number=len(player.tokens)),
        _explorer(sheet, player),
        sheet.say("screen-jean-deck", number=count(sheet.view["jean"]["deck"])),
    ]
    lines = filled(parts, sheet.width, "", INDENT) + hung(_jean_at_the_end(sheet), sheet.width)
    if jean.card:
        name, does = sheet.text.name("automa", jean.card), sheet.say("icons", jean.card)
        lines += hung(sheet.say("screen-jean-card", name=name, icons=does), sheet.width)
    return lines


def _jean_at_the_end(sheet: Sheet) -> str:
    """What her quests and leads would bring in a final scoring now. (MA-SOLO-29 to -32)"""
    told = [sheet.say("screen-jean-quests", vp=quest_vp(sheet.state))]
    for kind, ahead, points in leads(sheet.state):
        told.append(sheet.say("screen-jean-lead", lead=sheet.say("lead", kind), number=ahead, vp=points))
    return sheet.say("screen-jean-end", list="; ".join(told))


# Figures


def _summary(sheet: Sheet, player: Player) -> list[str]:
    """A captain's figures; those of combat and the supply with their bounds."""
    own = f" ({sheet.say('screen-you')})" if player.seat == sheet.seat else ""
    parts = [
        f"{sheet.side(player.seat)} {sheet.letters([player.seat])}{own}",
        sheet.say("screen-vp", number=player.vp),
        sheet.say("screen-doubloons", number=player.doubloons),
        sheet.say("screen-income", doubloons=player.doubloon_income, vp=player.vp_income),
        sheet.say("screen-combat-points", number=player.combat, most=SHIP_BOARD.combat_max),
        sheet.say("screen-figures", number=player.figures, general=player.general),
        sheet.say("screen-compasses", number=compasses(player)),
        _explorer(sheet, player),
        sheet.say("screen-quest-count", number=len(player.quests)),
        sheet.say("screen-tokens", number=len(player.tokens)),
    ]
    owned = [sheet.text.name("synergy", synergy.id) for at, synergy in enumerate(SYNERGIES) if player.synergies[at]]
    parts.append(sheet.say("screen-synergies", list=", ".join(owned) or "–"))
    return parts


def _explorer(sheet: Sheet, player: Player) -> str:
    field = FIELDS[player.explorer]
    if not player.explorer or player.explorer == LAST_FIELD.field:
        return sheet.say("screen-explorer", "end" if player.explorer else "start")
    return sheet.say("screen-explorer-at", field=sheet.text.name("field", field.id))


def _ship_board(sheet: Sheet, player: Player) -> list[str]:
    """The areas with the discs left on them, and the gates that are still closed. (MA-SHIP-01, MA-SHIP-11)"""
    heading = sheet.say("screen-ship", number=improvements(player))
    cells = [_area(sheet, player, area) for area in IMPROVEMENTS]
    return [*hung(heading, sheet.width), *filled(cells, sheet.width, INDENT * 2)]


def _area(sheet: Sheet, player: Player, area: Improvement) -> str:
    left = player.discs[area.index]
    name = sheet.text.name("area", area.id)
    if not left:
        return UNLOCKED + name
    discs = DISC * left + GONE * (area.discs - left)
    gate = sheet.say("area", area.id, "gate") if _closed(player, area) else ""
    return f"{discs} {name} ({gate})" if gate else f"{discs} {name}"


def _closed(player: Player, area: Improvement) -> bool:
    if area.needs != NONE:
        return not player.unlocked(area.needs)
    return improvements(player) < area.others


# Career


def _career(sheet: Sheet, player: Player) -> list[str]:
    if not player.career:
        return []
    lines = hung(sheet.say("screen-career", name=sheet.text.name("career", player.career)), sheet.width)
    for number, task in enumerate(CAREERS[player.career].tasks):
        lines += hung(f"{_mark(player.tasks[number])} {_task(sheet, player, task)}", sheet.width, INDENT * 2)
    return lines


def _mark(level: int) -> str:
    """An open task, one completed at the lower level, one at the higher."""
    return "[ ]" if level == OPEN else "[2]" if level == HIGH else "[1]"


def _task(sheet: Sheet, player: Player, task: Task) -> str:
    """Both levels of a task together, how far the player has come, and what it brings. (MA-CAREER-02)"""
    if task.kind == "explorer":
        barriers = [sheet.text.name("barrier", BARRIERS[level].id) for level in (task.low, task.high)]
        said = sheet.say("task-explorer", barrier=" / ".join(barriers))
    else:
        said = sheet.say("task", task.kind, level=f"{task.low}/{task.high}")
    return sheet.say("screen-task", task=said, now=progress(player, task.kind), doubloons=task.doubloons, vp=task.vp)


# Cards


def _cards(sheet: Sheet, heading: str, cards: list[str]) -> list[str]:
    """Cards that can be bought, each with all that counts."""
    lines = [INDENT + heading]
    for card in cards:
        lines += hung(card_line(sheet, card), sheet.width, INDENT * 2)
    return lines


def card_line(sheet: Sheet, id: str) -> str:
    """A card with its good, its item, what the viewer would pay, and what it does."""
    card = CARDS[id]
    return sheet.say(
        "screen-card",
        name=sheet.text.name("copy", id),
        price=_price(sheet, card),
        icons=sheet.say("icons", id),
    )


def _price(sheet: Sheet, card: ProjectCard) -> str:
    """All that a card costs or needs, discounts taken off. (MA-CARD-05 to -08, MA-PERM-02)"""
    discount = permanent(sheet.state.players[sheet.seat], "perm_discount") if sheet.seat >= 0 else 0
    parts = [sheet.say("screen-doubloons", number=max(0, card.price - discount))]
    if card.figure == TO_SUPPLY:
        parts.append(sheet.say("figures", n=1))
    elif card.figure == AT_PLACE:
        parts.append(sheet.say("screen-figure-at", number=PLACES[card.place].number))
    elif card.figure == ON_CARD:
        parts.append(sheet.say("price-on-card"))
    parts += [sheet.say("items", item, n=number) for item, number in card.items.items()]
    if card.markers:
        nation = sheet.text.name("nation", NATIONS[card.markers_nation].id)
        parts.append(sheet.say("price-markers", n=card.markers, nation=nation))
    return " + ".join(parts)


# The tableau

KINDS = ("assistant", "permanent", "income", "instant")


def kind_of(card: ProjectCard) -> str:
    """What a bought card is for: the first kind of effect that it has."""
    for kind in KINDS[:-1]:
        if getattr(card, kind):
            return kind
    return KINDS[-1]


def _tableau(sheet: Sheet, player: Player, tell: Callable[[Sheet, Player, ProjectCard], str]) -> list[str]:
    """Bought cards by kind, and what they are worth at the end. (MA-CARD-09, MA-CARD-10)"""
    if not player.tableau:
        return []
    vp = sum(CARDS[card].vp for card in player.tableau)
    lines = [INDENT + sheet.say("screen-tableau", number=len(player.tableau), vp=vp)]
    for kind in KINDS:
        told = [tell(sheet, player, CARDS[card]) for card in player.tableau if kind_of(CARDS[card]) == kind]
        if told:
            lines += hung(sheet.say("screen-kind", kind, list="; ".join(told)), sheet.width, INDENT * 2)
    return lines


def _by_name(sheet: Sheet, player: Player, card: ProjectCard) -> str:
    """In short: an assistant with its place."""
    name = sheet.text.name("card", card.id)
    return f"{name} ({PLACES[card.place].number})" if card.id in player.assistants else name


def _in_full(sheet: Sheet, player: Player, card: ProjectCard) -> str:
    """With what still matters: what an assistant or a permanent effect does, income that waits for its synergy."""
    told = _by_name(sheet, player, card)
    does = [part for part in (sheet.icons(card.permanent), sheet.icons(_waiting(player, card))) if part]
    if card.id in player.assistants:
        does.insert(0, sheet.icons(card.assistant) + _stand(sheet, player, card.id))
    figures = player.card_figures.get(card.id, 0)
    if figures:
        does.append(sheet.say("figures", n=figures))
    quest = player.card_quests.get(card.id, "")
    if quest:
        does.append(sheet.say("screen-quest", name=sheet.text.name("quest", quest), icons=sheet.say("icons", quest)))
    return f"{told}: {'; '.join(does)}" if does else told


def _stand(sheet: Sheet, player: Player, card: str) -> str:
    """Whether an assistant can still act in this round. (MA-ASSIST-04, MA-ASSIST-05)"""
    if card in player.fresh:
        return f" ({sheet.say('screen-fresh')})"
    return f" ({sheet.say('screen-settled')})" if card in player.settled else ""


def _waiting(player: Player, card: ProjectCard) -> list[Effect]:
    """Income that counts only with a synergy token that the player has not. (MA-INCOME-02)"""
    owned = [synergy.id for at, synergy in enumerate(SYNERGIES) if player.synergies[at]]
    return [effect for effect in card.income if effect.word("synergy") and effect.word("synergy") not in owned]
