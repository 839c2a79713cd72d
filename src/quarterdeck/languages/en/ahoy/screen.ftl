# What stands on the screen of Ahoy. Words on the chart have at most nine characters.

game-ahoy = Ahoy

letter-bluefin = B
letter-smuggler-red = R
letter-mollusk = M
letter-smuggler-white = W

chart-parrot = PARROT
chart-tree = TREE
chart-skull = SKULL
chart-compass = COMPASS
chart-swords = SWORDS
chart-fish = FISH
chart-wealth = wealth { $number }
chart-wealth-short = w { $number }
chart-current = drift { $arrow }
chart-harbor = Harbor
chart-fog = Fog
chart-wreckage = Wreck
chart-treasure = ${ $number }
chart-tailwind = wind { $number }
chart-patrol = p
chart-stronghold = s
chart-cutter = [Cu]
chart-gunship = [Gu]
chart-comrades = c

screen-key = [B][R][M][W] Flagships, p Patrols, s Strongholds, c Comrades, [Cu] Cutter, [Gu] Gunship, ▒ sandbar, $ gold
screen-round = Round { $round }
screen-turn = Turn: { $side }{ $dice ->
    [0] {""}
    [one] , 1 die to place
   *[other] , { $dice } dice to place
}
screen-first-mate = First Mate: { $side }
screen-supply = Supply: { $gold } gold, { $regions } regions, { $cards } Market cards, { $plans } Plans
screen-drawn = Drawn, to be laid: { $region }
screen-turns = { $region } as it lies turned by r0 to r3 quarter turns:
screen-regions = Regions: wealth, control of { $bluefin } and { $mollusk }, who would gain the wealth as Fame
screen-market = Market: suit, Crew, cost, Cargo and where it is delivered
screen-cost-gold = { $gold } gold
screen-cost-die = 1 die
screen-cargo-to = { $cargo } to { $suit }
screen-nothing = none
screen-you = you
screen-fame = Fame { $fame }
screen-gold = Gold { $gold }
screen-dice = Dice { $dice }
screen-aside = { $count } set aside
screen-mate = First Mate
screen-even = even
screen-crew = Crew:
screen-paid = {" "}(paid with a { $die })
screen-squadron = In supply: { $patrols } Patrols, { $strongholds } Strongholds
screen-union = Comrades: { $ready } ready, { $supply } in supply
screen-plans = { $count ->
    [one] 1 Plan in hand
   *[other] { $count } Plans in hand
}
screen-cargo = Cargo (at most 2): { $cargo }
screen-pledges = Pledges:
screen-pledge = marker { $number } ({ $head }): { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-rewards = Rewards: (white marker) moves to a neighbour that <black marker> does not hold

screen-markers = Rewards: white marker on { $white }, black marker on { $black }

code-gold-for-fame = 5$>F
code-move = go { $number }
code-move-plus = sneak { $number }
code-gain-fame = { $number }F
code-gain-gold = { $number }$
code-recruit = Crew
code-raise-wealth = w
code-move-direct = wind
code-repair = mend
code-repair-plus = mend>F
code-add-region = tile
code-no-reward = *

screen-legend =
    The numbers along the chart are coordinates: 3,1 is column 3, row 1. North is up. Solid lines are the borders of region tiles, dotted ones lie inside a tile, ▒ is a sandbar that cannot be crossed by steps.
    An island shows its suit, the letter of its tile and its wealth. Harbor: anchoring there repairs 2 damage or moves a die to Cannons. Fog: no battles. Wreck: entering costs 1 damage. $2: anchoring there brings 2 gold. wind 5: a target for Tailwind with a 5. drift →: carries every figure on.
    Figures: [B] [R] [M] [W] are the Flagships of Bluefin, the red Smuggler, Mollusk and the white Smuggler; p2 two Patrols and s1 a Stronghold of Bluefin; c4 four Comrades, [Cu] the Cutter and [Gu] the Gunship of Mollusk.
    Slots: [_] is empty, [4] holds a die, [X] is damaged; a number or 'even' before it tells which dice it takes.
    Regions: 'Fish A 2  B3 M1 B' means that the wealth is 2, Bluefin has 3 control, Mollusk 1, so Bluefin would gain the wealth as Fame.
    Rewards of the Smugglers: 2F is 2 Fame, 2$ is 2 gold, 5$>F sells up to 5 gold for Fame, go moves, sneak moves without battles, wind is a free Tailwind, Crew recruits for free, tile adds a region, mend repairs everything (mend>F for Fame), w raises the wealth.
    The game ends after the round in which somebody reaches 30 Fame.
