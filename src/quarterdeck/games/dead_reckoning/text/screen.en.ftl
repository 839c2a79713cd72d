# What stands around the table of Dead Reckoning.

game-dead-reckoning = Dead Reckoning

# What a newcomer is told before the first turn
how-to-win =
    Most coins win. The end comes when somebody has four achievements at the end of a turn; everybody else then has one more turn.
    Coins count in your chest, on your ship and on islands that you control. Achievements, islands, buildings, ship upgrades and advancements are worth coins, too.
    In your turn you do as much as you like, in any order: play cards and use their abilities, load and unload, raise sails once and move, buy advancements or deal with merchant ships (twice a turn).
    Influence markers give control of an island: more of them than anybody else has and than slots are empty. Only there can you load what the island produces.
    At the end of the turn advancements are sleeved into cards in play: your crew gets better for good. After the turn one card of your hand is levelled up.
    A battle throws markers into the tower: strength decides, other zones plunder or damage. With 5 damage a ship sinks.

# Game modes
mode-cooperative = cooperative, two against two Leagues
