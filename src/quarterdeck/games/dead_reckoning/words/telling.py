"""What each kind of component says as a whole: its figures in words, then what its abilities say."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.dead_reckoning.content.cards import Face, Role, RowCard, Unit
from quarterdeck.games.dead_reckoning.content.components import (
    ACHIEVEMENTS,
    ATTACK_AT_DAMAGE,
    BONUS_COINS,
    BUILDING_COINS,
    RAID_INFLUENCE,
    SETUPS,
)
from quarterdeck.games.dead_reckoning.content.pieces import (
    CLASS_IDS,
    COLUMNS,
    DIRECTIONS,
    HARBOR,
    LINES,
    Achievement,
    BonusTile,
    Building,
    Hull,
    Section,
    Tile,
    Upgrade,
)
from quarterdeck.games.dead_reckoning.content.printed import Zone
from quarterdeck.games.dead_reckoning.words.sentences import (
    face_text,
    goods_said,
    icons,
    said,
    sentence,
    unit_icons,
)
from quarterdeck.kernel.game import message_id
from quarterdeck.kernel.text.fluent import Text, capital, listed

COLUMN_IDS: Final[list[str]] = ["left", "middle", "right"]


# Crew


def level_text(face: Face, level: int, text: Text) -> str:
    return text.say("level-full", level=level, said=face_text(face, text))


def role_text(role: Role, text: Text) -> str:
    """All four levels. (DR-LEVEL-08)"""
    return " ".join(level_text(face, level, text) for level, face in enumerate(role.levels, 1))


def next_level(role: Role, level: int, text: Text) -> str:
    """What the next level would give, and what it takes the place of. (DR-LEVEL-08)"""
    now, then = role.levels[level - 1].units, role.levels[level].units
    gained, lost = _only_in(then, now), _only_in(now, then)
    message = "next-instead" if lost else "next-full"
    return text.say(message, level=level + 1, gained=_shown(gained, text), lost=_shown(lost, text))


def _only_in(units: list[Unit], others: list[Unit]) -> list[Unit]:
    numbers = [unit.number for unit in others]
    return [unit for unit in units if unit.number not in numbers]


def _shown(units: list[Unit], text: Text) -> str:
    return " | ".join(unit_icons(unit, text) for unit in units)


# Cards of the rows


def card_text(card: RowCard, text: Text) -> str:
    """The front: row, line, cost and ability. (DR-BUY-05, DR-ENC-06)"""
    return text.say(
        "merchant-full" if card.merchant else "advancement-full",
        row=card.row,
        line=text.name("line", LINES[card.line]),
        cost=card.cost,
        said=face_text(card.front, text),
    )


def back_text(card: RowCard, text: Text) -> str:
    """The back of a merchant ship. (DR-ENC-06)"""
    win, lose = said(card.win, text), said(card.lose, text)
    told = text.say(
        "back-full", markers=card.markers, win=win, lose=lose, win_upper=capital(win), lose_upper=capital(lose)
    )
    if card.back is None:
        return f"{told} {text.say('back-buried')}"
    return (
        f"{told} {text.say('back-ability', line=text.name('line', LINES[card.line]), said=face_text(card.back, text))}"
    )


def back_icons(card: RowCard, text: Text) -> str:
    return text.say("back-short", markers=card.markers, win=icons(card.win, text), lose=icons(card.lose, text))


# Ships and buildings


def hull_icons(hull: Hull, text: Text) -> str:
    """`1 sail, hold 3`."""
    parts = [text.say(f"icons-{kind}", n=n) for kind, n in (("sail", hull.sails), ("cannon", hull.cannons)) if n]
    if hull.hold:
        parts.append(text.say("hold", n=hull.hold))
    return listed(parts, "comma", text) or text.say("hull-empty")


def hull_text(hull: Hull, text: Text) -> str:
    """(DR-GOODS-07, DR-GOODS-10)"""
    message = "hull-blocked" if hull.hold and hull.sails + hull.cannons else "hull-full"
    return text.say(message, said=capital(hull_icons(hull, text)))


def upgrade_text(upgrade: Upgrade, text: Text) -> str:
    """(DR-UPG-01, DR-SCORE-05)"""
    coins = text.say("counted-coin", n=upgrade.end_coins)
    return text.say("upgrade-full", grade=CLASS_IDS[upgrade.grade], said=hull_text(upgrade, text), coins=coins)


def building_text(building: Building, text: Text) -> str:
    """(DR-BUILD-06 to DR-BUILD-12)"""
    told = [text.say("building-cost", cost=building.cost, coins=text.say("counted-coin", n=BUILDING_COINS))]
    if building.blocks:
        told.append(text.say("building-blocks"))
    if building.markers:
        told.append(text.say("building-defends", markers=building.markers))
    else:
        told.append(text.say("building-safe"))
    if building.entry_damage:
        told.append(text.say("building-entry", n=building.entry_damage))
    if building.production.cargo + building.production.coin:
        told.append(text.say("building-production", goods=goods_said(building.production, text)))
    return " ".join(told)


# The ocean


def space_name(space: int, text: Text) -> str:
    if space == HARBOR:
        return text.say("space-harbor")
    row, column = divmod(space, COLUMNS)
    return text.say("name-space", row=row + 1, column=text.say(f"column-{COLUMN_IDS[column]}"))


def tile_text(tile: Tile, text: Text) -> str:
    """(DR-CTRL-07, DR-PROD-02, DR-PROD-03)"""
    if not tile.is_island:
        arrows = [
            text.say(f"arrow-{way.replace('_', '-')}", goods=goods_said(goods, text))
            for way, goods in zip(DIRECTIONS, tile.arrows, strict=True)
            if goods is not None
        ]
        return text.say("sea-full", arrows=listed(arrows, "comma", text))
    rewards = " / ".join(str(coins) for coins in tile.rewards if coins)
    production = goods_said(tile.production, text)
    told = text.say("island-full", slots=tile.slots, rewards=rewards, production=production)
    return f"{told} {text.say('island-hand')}" if tile.hand_limit else told


def tile_icons(tile: Tile, text: Text) -> str:
    if not tile.is_island:
        return text.say("sea-short")
    return text.say("island-short", slots=tile.slots, production=goods_said(tile.production, text))


# Achievements and zones


def achievement_text(achievement: Achievement, text: Text) -> str:
    """(DR-ACH-03 to DR-ACH-13)"""
    goal = text.say(message_id("goal", achievement.id), n=achievement.goal, goals=explore_goals())
    return text.say("achievement-full", goal=goal, coins=text.say("counted-coin", n=achievement.coins))


def explore_goals() -> str:
    """How many tiles with 2, 3 and 4 players."""
    return " / ".join(str(SETUPS[id].explore_goal) for id in ("setup_2p", "setup_3p", "setup_4p"))


def bonus_text(tile: BonusTile, text: Text) -> str:
    """(DR-BONUS-01)"""
    return text.say("bonus-full", coins=text.say("counted-coin", n=BONUS_COINS), achievements=_counting(tile, text))


def bonus_short(tile: BonusTile, text: Text) -> str:
    return text.say("bonus-short", coins=text.say("counted-coin", n=BONUS_COINS), achievements=_counting(tile, text))


def _counting(tile: BonusTile, text: Text) -> str:
    return listed([ACHIEVEMENTS[at].names[text.lang] for at in tile.achievements], "and", text)


def zone_text(zone: Zone, text: Text) -> str:
    return sentence([zone.effect], text)


# Solo cards


def section_text(section: Section, text: Text) -> str:
    """What the League does in this section, in its order. (DS-LEFT-02, DS-COND-01, DS-RIGHT-01 to DS-RIGHT-11)"""
    told: list[str] = []
    if section.take:
        spaces = [space_name(space, text) for space in section.take]
        told.append(text.say("section-take", spaces=listed(spaces, "and", text)))
    if section.influence:
        placed = [text.say("section-placed", n=n, space=space_name(at, text)) for at, n in section.influence]
        told.append(text.say("section-influence", placed=listed(placed, "and", text)))
    told.append(text.say("section-target", space=space_name(section.target, text)))
    if section.attack_if_damaged:
        told.append(text.say("section-attack", n=ATTACK_AT_DAMAGE))
    if section.raid_richest:
        told.append(text.say("section-raid", n=RAID_INFLUENCE))
    told.extend(text.say("section-action", said=said([action], text)) for action in section.actions)
    return " ".join(told)


def side_text(sections: list[str], text: Text) -> str:
    """All sections of one side of a solo card, as `section_text` tells them."""
    told = [text.say("section-full", letter=chr(ord("A") + at), said=said) for at, said in enumerate(sections)]
    return " ".join(told)
