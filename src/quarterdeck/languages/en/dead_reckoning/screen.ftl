# What stands around the table of Dead Reckoning.

game-dead-reckoning = Dead Reckoning

# What a newcomer is told before the first turn
how-to-win =
    Most coins win. The end comes when somebody has four achievements at the end of a turn; everybody else then has one more turn.
    Coins count in your chest, on your ship and on islands that you control. Achievements, islands, buildings, ship upgrades and advancements are worth coins, too.
    In your turn you do as much as you like, in any order: play cards and use their abilities, load and unload, raise sails once and move, buy advancements or deal with merchant ships (twice a turn).
    Influence markers give control of an island: more of them than anybody else has and than slots are empty. Only there can you load what the island produces.
    At the end of the turn advancements are sleeved into cards in play: your crew gets better for good. After the turn one card of your hand is levelled up.
    Alone, or as a team of two, you play against the League: in each of its turns it turns up a card and carries out one section of it. You win with more coins than it has at the end.
    A battle throws markers into the tower: strength decides, other zones plunder or damage. With 5 damage a ship sinks.

# Game modes
mode-solo = alone against the League
mode-cooperative = cooperative, two against two Leagues

# The table
screen-your-turn = Your turn
screen-turn = { $side } is on turn
screen-setting-up = Setting up
screen-counting = The coins are counted
screen-over = The game is over
screen-solo = solo against the League ({ $difficulty })
screen-coop = together against two Leagues ({ $difficulty })
screen-raised = sails are raised
screen-not-raised = sails not yet raised
screen-dealings = { $number ->
    [0] no card more to buy or resolve in this turn
    [one] 1 card more to buy or resolve in this turn
   *[other] { $number } cards to buy or resolve in this turn
}

# The ocean
screen-face-down = face down
screen-rewards = end { $list }
screen-permanent = perm. { $list }
screen-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
screen-yields = makes { $goods }
screen-ashore = here { $goods }
screen-boxes = cards left in the boxes of rows 1 to 4: { $list }
screen-cards = Cards on the board, paid with cargo from your ship while it is there
screen-row-card = { $at }: { $mark } { $name }, { $cost } cargo, { $line } – { $said }

# Captains
screen-you = { $side } (you)
screen-chest = { $number ->
    [one] 1 coin in the chest
   *[other] { $number } coins in the chest
}
screen-aboard = { $number } of { $most } goods aboard
screen-dock = { $number } cargo on the dock
screen-damage = damage { $bar } { $number }/{ $most }
screen-sails = { $number ->
    [one] 1 sail left
   *[other] { $number } sails left
}
screen-cannons = { $number ->
    [one] 1 cannon
   *[other] { $number } cannons
}
screen-supply = { $number ->
    [one] 1 marker in supply
   *[other] { $number } markers in supply
}
screen-achieved = { $number } of { $goal } achievements
screen-covered = (covers what this space gives)
screen-bonus = Bonus tile { $name }: { $said }
screen-deck = { $number ->
    [one] 1 card in the deck
   *[other] { $number } cards in the deck
}
screen-hand-count = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
screen-discard = discarded: { $list }
screen-unsleeved = Advancements not yet sleeved: { $list }
screen-better = Elsewhere, better than at the start: { $list }
screen-in-play = In play
screen-hand = Hand ({ $number } of { $limit })
screen-crew = { $name }, level { $level }: { $said }
screen-crew-short = { $name } ({ $level })
screen-added = { $line }, { $name }: { $said }
screen-achievements = Achievements ({ $number } trigger the end)
screen-upgrades = Ship upgrades that are left
screen-upgrade = { $number } × { $name }: { $said }

# The League
screen-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
screen-worth-now = { $number ->
    [one] 1 coin if the game ended now
   *[other] { $number } coins if the game ended now
}
screen-pirate-pile = Pirate pile ({ $number }): { $list }
screen-merchant-pile = Merchant pile ({ $number }): { $list }
screen-fitted = Ship upgrades: { $list }
screen-side-blue = blue side
screen-side-red = red side, the harder one
screen-card = Card of its turn { $turn }: { $name }, { $side }
screen-league-deck = { $number ->
    [one] 1 card is left in its deck.
   *[other] { $number } cards are left in its deck.
}

# Battle
screen-battle = Battle: { $attacker } against { $defender } ({ $space })
screen-storm = Battle: { $attacker } against the buildings of { $defender } ({ $space })
screen-tie = Throw for the victory
screen-back = { $name }: { $said }
screen-fighter = { $side } ({ $mark }): { $lying } on the board{ $flying ->
    [0] {""}
   *[other] , { $flying } to be thrown
}, strength { $strength }
screen-zone-strength = strength { $number }
screen-zone-damage = damage { $number }
screen-zone-plunder = +{ $goods }
screen-zone-explode = explosion

screen-legend =
    The chart: you look out to sea from the harbor at the bottom, row 4 is farthest away. Ships sail up, down, left and right; the harbor is next to all of row 1. ░ is a tile that lies face down.
    Under an island's name 'end 6/5/4' is what the most, second and third most markers there bring at the end. '[P L · ·]' are its influence slots: P one marker of Purple, L one of the League, · an empty slot. 'perm. P1' is a marker that stays for good. ★P: Purple controls the island; with more markers than anybody else and than empty slots. 'makes 2 cargo' is what it produces, 'here 2 cargo' what lies there now.
    On open sea arrows show which neighbours produce more.
    «P» is a ship, «P!» one in pirate mode. + is an advancement, ◆ a merchant ship: trade with it, or attack it.
    Your ship: A to D are the hull spaces with what they give and what lies on them. × is damage; the fifth one sinks the ship.
    Crew cards: the level and all lines marked ⊕ are one card; ⊕ lines were added from the sleeve. | separates abilities, ✓ was used in this turn. 'a → b': pay a for b. 'Gunner 2 (3)': the second Gunner is at level 3.
    Achievements: ★ is earned, '2/4' how far it is, – not counted or not known.
    Battle: A1 to E3 are zones of the Battle Board, below each the markers in it. Strength decides, explosions are thrown again with one marker more, damage and plunder count for whoever's marker it is. ■ is a marker of a merchant ship.
