# What stands on the screen of Maracaibo.

game-maracaibo = Maracaibo

# What a newcomer is told before the first turn
how-to-win =
    Most victory points (VP) after four rounds win.
    In your turn you sail 1 to 7 places ahead, then do one thing where you stop, then draw back up to your hand limit.
    In a village (○) you have village actions: take 1 doubloon (D), discard your hand for 2 D, or buy a card from your hand. You have one of them, two if you sailed 4 movement points or more, three for all 7.
    In a city (●) you may deliver a card that shows the good asked for: a disc leaves your ship board, and the second disc of an area unlocks an improvement. Then you perform the city's action.
    You may instead fulfil a quest that lies there, or use an assistant of yours who stands there. Every card is three things: a project to buy, a good and an item.
    Combat and cards win influence with three nations. At the end your noble rank with each nation counts as many times as its multiplier, which grows with every marker of that nation on the map.
    Bought cards raise your income: doubloons and VP after each round. They also bring VP at the end, as do prestige buildings, your career, quests and the explorer track.
    The round ends as soon as one ship comes home: to place 21a, in the fourth round to 22. Nobody else has a turn then, so look how close the others are.

# The table
screen-round = Round { $round } of IV
screen-turn = { $side } is on turn
screen-your-turn = your turn
screen-setting-up = setting up
screen-scoring = scoring
screen-over = the game is over
screen-solo = solo against Jean ({ $difficulty })
screen-piles = { $draw } cards to draw, { $discard } discarded
screen-token-piles = combat tokens: { $first } and { $second }
screen-you = you

# The route
screen-fork = upper way to { $upper }, lower way to { $lower }
screen-step = { $number } for { $cost } MP
screen-dear = on to { $step }
screen-toll = passing costs { $number } D
screen-flag = flag: { $icons }
screen-quest = quest { $name }: { $icons }
screen-story-quest = STORY { $name }: { $icons }
screen-assistants = assistants { $list }
screen-needs-explorer = only with your explorer at { $field } or beyond

# The explorer track
screen-explorers = Explorer track
screen-start = start
screen-way-long = long way:
screen-way-short = short way:
screen-last-field = end, { $vp } VP for the next to arrive, { $icons }
screen-jumped = quest gone, jumped

# Influence
screen-influence = Influence (noble rank), markers on the map and beside the track, multiplier now
screen-on-map = map
screen-left = left
screen-ranks-now = VP for ranks

# Combat
screen-combat = Combat of { $side } for { $nation }, combat value { $value } left. Token: { $token }.
screen-combat-token = Combat of { $side }. Token: { $token }.
screen-no-token = none left

# Display, buildings, story
screen-display = { $price ->
    [0] Open display (free for you)
   *[other] Open display ({ $price } D each)
}
screen-next-quest = Next quest of the pile: { $name }: { $icons }
screen-buildings = Prestige buildings
screen-building = { $name }, { $price } D + 1 figure: { $icons } at the end, synergy { $synergy }
screen-investors = invested: { $list }
screen-first-investor = { $vp } VP for the first investor
screen-worth = for you { $vp } VP now
screen-story = Story
screen-story-card = { $name }. { $said }
screen-asks = Story quest at { $place }: { $icons }.
screen-taken = { $side } has fulfilled it; the story goes on after this round.
screen-legacy = Legacy tiles
screen-tile-discs = { $number } of { $spaces } discs

# Boards
screen-vp = { $number } VP
screen-doubloons = { $number } D
screen-income = income { $doubloons } D, { $vp } VP
screen-combat-points = combat points { $number }/{ $most }
screen-figures = figures { $number } (general supply { $general })
screen-compasses = compasses { $number }
screen-explorer-start = explorer at the start
screen-explorer-end = explorer at the end of its track
screen-explorer-at = explorer: { $field }
screen-quest-count = { $number ->
    [one] 1 quest
   *[other] { $number } quests
}
screen-tokens = { $number ->
    [one] 1 combat token
   *[other] { $number } combat tokens
}
screen-synergies = synergies: { $list }
screen-hand-count = { $number ->
    [one] 1 hand card
   *[other] { $number } hand cards
}
screen-ship = Ship board, { $number } of 12 areas unlocked
screen-improved = Unlocked: { $list }
screen-career = Career: { $name }
screen-task = { $task } (now { $now }): { $doubloons } D, 1 figure / { $vp } VP more
screen-tableau = Bought cards ({ $number }, { $vp } VP at the end)
screen-kind-assistant = Assistants: { $list }
screen-kind-permanent = Permanent: { $list }
screen-kind-income = Income: { $list }
screen-kind-instant = Others: { $list }
screen-fresh = from your next turn on
screen-settled = done in this round
screen-planned = Planned (up to { $spaces } cards)
screen-planned-names = Planned: { $list }
screen-apart = Set apart
screen-hand = Hand (limit { $limit })
screen-card = { $name }, { $price } – { $icons }
screen-figure-at = 1 figure to { $number }

# Jean
screen-jean-discs = { $number ->
    [one] 1 disc gone
   *[other] { $number } discs gone
} ({ $areas ->
    [one] 1 area
   *[other] { $areas } areas
})
screen-jean-income = gains { $number } VP in each scoring (board { $board }, cards { $cards })
screen-jean-deck = { $number ->
    [one] 1 Automa card left
   *[other] { $number } Automa cards left
}
screen-jean-end = In a final scoring now: { $list }
screen-jean-quests = { $vp } VP for her quests
screen-jean-lead = { $lead } ({ $number }): { $vp } VP
screen-jean-card = Latest card: { $name } ({ $icons })

screen-legend =
    VP are victory points, D doubloons, MP movement points. Ships, explorers, assistants and investors stand as «Gr», «Ye», «Pu», «Bl» for the captains' colours, «Je» for Jean.
    The route runs from top to bottom: □ Havana, ○ a village, ● a city, ◆ a place on the way home, where everybody stops. At ├─╮ the way forks and at ├─╯ both ways meet again.
    Markers: [F] [E] [S] is one of France, England or Spain, [ ] an empty space for one. 'sugar 0/1': the city asks for sugar, none of its 1 storage space is taken. What follows is the action of the city, then the bonus of its flag.
    '2 sugar → 3 D': give up two sugar, gain 3 D. 'a / b' is a choice. 'assistant 6' acts when your ship stops at place 6. 'with Quill' counts as soon as you own that synergy token.
    Influence '7 (3)': the marker stands on field 7, the noble rank counts 3, and at the end 3 times the multiplier (×) of the nation.
    Explorer track: «Gr» 3: 2 VP is field 3 with Green's explorer, worth 2 VP for landing there. ‖ ‖ is a barrier with what crossing it gives now.
    Ship board: ●● two discs lie there, ●○ one is left, ✓ the area is unlocked. '(after Armoury)': closed until that area is unlocked. Career tasks: [ ] open, [1] done at the lower level, [2] at the higher. Before / stands what the lower level asks and gives, after it what the higher one does.
screen-legend-ship = What the areas of the ship board give:
