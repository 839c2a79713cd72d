"""The reasons against a move, each with its clause; which one holds is found in why.py."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, tuple[str, str]]] = {
    # Cards and abilities
    "not-in-hand": ("DR-PLAY-01", "You do not have that card in hand."),
    "in-play": ("DR-PLAY-01", "That card is in play already."),
    "not-in-play": ("DR-USE-01", "Only abilities of your cards in play can be used."),
    "not-on-card": ("DR-ABIL-05", "That card does not show that ability now."),
    "used": ("DR-USE-02", "That ability has been used in this turn."),
    "battle-only": ("DR-USE-03", "A battle ability is used only in a battle."),
    "no-battle": ("DR-USE-01", "That ability is an action of your main phase, not for battles."),
    "icon": ("DR-ICON-01", "Icons are counted, not used."),
    "endgame": ("DR-ICON-07", "An end-game bonus counts only at the end."),
    "harbor-only": ("DR-CREW-22", "That ability can be used only in harbor."),
    "cannot-pay": ("DR-RUL-58", "You cannot pay the whole cost."),
    "no-effect": ("DR-RUL-82", "That ability would change nothing now."),
    "half": ("DR-RUL-03", "The second half of the replacement must follow at once, with a placing ability."),
    "on-win": ("DR-RUL-15", "That ability is for the winner, after the battle is decided."),
    "not-buildings": ("DR-BBLD-06", "That ability cannot be used against buildings."),
    # Influence
    "no-island": ("DR-INFL-01", "Your ship is not at an island."),
    "fort": ("DR-BUILD-08", "An enemy fort or garrison keeps you off the island."),
    "blockaded": ("DR-PIRATE-13", "The island is blockaded for you."),
    "no-slot": ("DR-INFL-02", "No slot is empty and no marker can be replaced, or you have no marker left."),
    # Goods
    "not-controlled": ("DR-GOODS-03", "You can load only in harbor and from islands that you control."),
    "pirate-there": ("DR-GOODS-04", "An enemy ship in pirate mode keeps you from loading and unloading here."),
    "chest": ("DR-RUL-05", "Coins in the chest cannot be loaded."),
    "nothing-there": ("DR-GOODS-02", "No such goods lie there."),
    "no-room": ("DR-GOODS-08", "Your holds are full."),
    "no-shore": ("DR-GOODS-06", "Goods are unloaded in harbor or at an island."),
    "nothing-aboard": ("DR-GOODS-12", "No such goods are aboard."),
    "just-arranged": ("DR-RUL-85", "You have just rearranged your goods; do something else first."),
    "one-arrangement": ("DR-GOODS-11", "Your goods can lie in no other holds."),
    # Sailing
    "raised": ("DR-SAIL-01", "Sails are raised once per turn."),
    "raise-first": ("DR-TURN-04", "Raise sails before you move."),
    "no-sails": ("DR-MOVE-02", "You have no sail left."),
    "too-far": ("DR-MOVE-01", "Your sails do not suffice for that space, or the way there matters: sail step by step."),
    "not-adjacent": ("DR-MOVE-03", "That space is not next to yours."),
    "explored": ("DR-MOVE-06", "No second movement of a turn may end on a face-down tile."),
    "already-here": ("DR-MOVE-01", "Your ship is there already."),
    # On the space
    "no-card": ("DR-BUY-01", "No card lies on your ship's space."),
    "dealings": ("DR-BUY-04", "Two cards per turn may be bought or resolved."),
    "no-cargo": ("DR-BUY-02", "You do not have enough cargo aboard."),
    "no-merchant": ("DR-ENC-01", "The card here is no merchant ship."),
    "is-merchant": ("DR-ENC-01", "The card here is a merchant ship: trade with it or attack it."),
    "no-walls": ("DR-BBLD-01", "No enemy fort or garrison stands here."),
    "pirate-first": ("DR-BBLD-02", "The enemy pirate ship here must be beaten first."),
    "stormed": ("DR-BAT-03", "These buildings were attacked in this turn."),
    "no-pirate": (
        "DR-PIRATE-10",
        "Without an attack flag you fight only a pirate ship beside which your turn began.",
    ),
    "fought": ("DR-BAT-03", "You have fought that ship in this turn."),
    "no-enemy": ("DR-ICON-03", "No enemy ship lies on your space."),
    "twelve": ("DR-ACH-12", "You need 12 cargo on ship and dock together."),
    "earned": ("DR-ACH-02", "You have earned that achievement, or you have no tile left."),
    # Teammates
    "no-teammate": ("DS-COOP-13", "Goods pass between teammates whose ships are on the same ocean tile."),
    "no-leave": ("DS-COOP-12", "You need no leave here, or you have asked for it."),
    # Building and upgrading
    "not-yours": ("DR-BUILD-01", "You build only on islands that you control."),
    "one-of-a-kind": ("DR-BUILD-03", "Each kind of building stands on an island once."),
    "none-left": ("DR-RUL-08", "No such piece is left."),
    "fill-first": ("DR-RUL-32", "Empty hull spaces are filled first."),
    "undamaged": ("DR-ICON-06", "Your ship has no damage."),
    "no-production": ("DR-PROD-01", "Produce on face-up islands without an enemy fort or garrison."),
    # Levels, sleeves
    "top-level": ("DR-LEVEL-05", "The card is at level 4."),
    "level-hand": ("DR-LEVEL-01", "Only a card of your hand is levelled up."),
    "line-taken": ("DR-CLEAN-07", "That line of the card is taken."),
    "sleeve-in-play": ("DR-CLEAN-06", "Advancements go into cards that are in play."),
    "must-sleeve": ("DR-CLEAN-10", "More than one advancement that fits into a sleeve may not stay."),
    # Battles
    "not-warlike": ("DR-RUL-14", "In a battle only cards with a cannon or a battle ability are played."),
    "cannons": ("DR-BAT-02", "You do not have so many unused cannons."),
}
"""Each reason with its clause and its English text; the texts say it as `why-` and its name."""
