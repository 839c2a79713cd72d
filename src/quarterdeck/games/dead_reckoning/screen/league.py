"""The artificial opponents as text: their pieces, their piles, the card that is carried out with the section that
counts, and what the next one will be read by. (DS)"""

from __future__ import annotations

from quarterdeck.games.dead_reckoning.content.components import ACHIEVEMENTS_TO_END, SINKS_AT
from quarterdeck.games.dead_reckoning.rules.leagues import merchant_pile, side_of
from quarterdeck.games.dead_reckoning.rules.scoring import total
from quarterdeck.games.dead_reckoning.screen.boards import HIT, SHORT, WHOLE
from quarterdeck.games.dead_reckoning.screen.sheet import Sheet
from quarterdeck.games.dead_reckoning.state import Player
from quarterdeck.games.dead_reckoning.state_league import League
from quarterdeck.games.dead_reckoning.words import insights
from quarterdeck.games.dead_reckoning.words.wording import SIDES
from quarterdeck.kernel.text.fluent import listed
from quarterdeck.kernel.text.lines import INDENT, filled, hung
from quarterdeck.kernel.text.sheet import count


def league_board(sheet: Sheet, league: League) -> list[str]:
    """Everything that an artificial opponent has; its coins are open. (DS-SETUP-05)"""
    player = sheet.state.players[league.seat]
    lines = filled(_figures(sheet, player), sheet.width, "", SHORT)
    lines += _piles(sheet, player)
    if player.covered:
        names = [f"{sheet.name('upgrade', id)} ({sheet.say('icons', id)})" for id in player.covered]
        lines += hung(sheet.say("screen-fitted", list=listed(names, "comma", sheet.text)), sheet.width, SHORT)
    return [*lines, *league_card(sheet, league), *_next(sheet, league)]


def league_card(sheet: Sheet, league: League) -> list[str]:
    """The card turned up last, its side, and the section that counts on it. (DS-TURN-02)"""
    if not league.used:
        return []
    side = sheet.say("screen-side", SIDES[side_of(sheet.state, league.turns)])
    name = sheet.name("solo", league.used[-1])
    lines = hung(sheet.say("screen-card", turn=league.turns, name=name, side=side), sheet.width, SHORT)
    for insight in insights.present_section(sheet.state, league):
        lines += hung(sheet.text.render(insight.label()), sheet.width, INDENT)
    return lines


def _figures(sheet: Sheet, player: Player) -> list[str]:
    damage = HIT * player.damage + WHOLE * (SINKS_AT - player.damage)
    return [
        f"{sheet.side(player.seat)} {sheet.ship(player)}",
        sheet.space(player.place),
        sheet.say("screen-coins", number=player.chest),
        sheet.say("screen-dock", number=player.dock),
        sheet.say("screen-worth-now", number=total(sheet.state, player.seat)),
        sheet.say("screen-damage", bar=damage, number=player.damage, most=SINKS_AT),
        sheet.say("screen-achieved", number=len(player.achievements), goal=ACHIEVEMENTS_TO_END),
    ]


def _piles(sheet: Sheet, player: Player) -> list[str]:
    """The pirate pile makes it stronger, the merchant pile pays. (DS-TAKE-02)"""
    peaceful = merchant_pile(sheet.state, player)
    fierce = [card for card in player.advancements if card not in peaceful]
    lines: list[str] = []
    for message, cards in (("screen-pirate-pile", fierce), ("screen-merchant-pile", peaceful)):
        if cards:
            names = [sheet.row_card(card) for card in cards]
            said = sheet.say(message, number=len(cards), list=listed(names, "comma", sheet.text))
            lines += hung(said, sheet.width, SHORT)
    return lines


def _next(sheet: Sheet, league: League) -> list[str]:
    at = sheet.state.leagues.index(league)
    said = sheet.text.render(insights.next_section(sheet.state, league).label())
    cards = sheet.say("screen-league-deck", number=count(sheet.view["leagues"][at]["deck"]))
    return hung(f"{said} {cards}", sheet.width, SHORT)
