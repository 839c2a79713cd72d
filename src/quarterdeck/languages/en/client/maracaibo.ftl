# What the board of Maracaibo says, besides the names and rules of its catalog

map = Route
ship = Ship
offer = Offer
tracks = Tracks
rivals = Rivals
loading = The chart is being unrolled …
route = The route
round = Round { $n } of 4
shorts = D doubloons · VP victory points · MP movement points
explorer-track = Explorer track
influence = Influence
nation = Nation
multiplier-of = multiplier { $n } now
markers-left = { $n ->
    [one] 1 marker
   *[other] { $n } markers
} left
rank-of = rank { $n }
figures = Figures
doubloons = Doubloons
combat = Combat points
vp = VP
income = Income
income-of = { $d } doubloons and { $vp } VP each round
supply = { $n } in the general supply
display = Open display
draw-pile = Draw pile
buildings = Prestige buildings
investors = invested
first-vp = { $n } VP for the first
price = costs { $n } doubloons
combat-tokens = Combat tokens
pile-n = Pile { $n }
hand = Hand
hand-of = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
apart = Put aside
planned = Planned
free-space = free planning space
tableau = Bought
nothing-bought = nothing yet
without-synergy = without synergy
synergies = Synergy tokens
owned = owned
not-owned = not yet
ship-board = Ship board
unlocked = unlocked
discs-left = { $n ->
    [one] 1 disc
   *[other] { $n } discs
} left
career = Career
career-choice = Careers to choose from
task-open = open
task-low = done
task-high = done, higher level
task-reward = { $d } doubloons, 1 figure
task-more = +{ $vp } VP
quests = Quests
figure-on-card = { $n ->
    [one] 1 figure
   *[other] { $n } figures
} on it
village = Village
city = City
home = Homeward
ends-round = ends the round
start = Start
market-of = market for { $good }, { $used } of { $n } full
flag-of = flag: { $what }
marker-of = belongs to { $nation }
ships-here = ships: { $list }
assistant-of = { $side }'s assistant: { $card }
helped = has helped this round
story-tile = Story tile: { $name }
quest-tile = Quest: { $name }
explorer = Explorer
field = Field { $n }
explorers-here = explorers: { $list }
goal = end
short-way = short way
combat-for = { $side } fights for { $nation }
combat-of = { $side } fights
value-left = Combat value
most-markers = −{ $n } for the nation with the most markers
fewest-markers = +{ $n } for the nation with the fewest markers
used = used
pays = for
gains = with
jean = Jean, the Automa
jean-card = Her last card
jean-no-card = Jean has not turned over a card yet.
jean-did = What she did with it
jean-waits = See “since your last turn” beside this, and the log.
jean-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in her deck
jean-board = Automa board
jean-discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
} gone
jean-income = income { $n } VP (board { $board }, cards { $cards })
jean-areas = { $n ->
    [one] 1 area
   *[other] { $n } areas
} cleared
jean-leads = VP at the end for her lead
lead-by = from { $by }: { $vp } VP
difficulty = Difficulty: { $name }
story = Story
chapter = Chapter { $n }
story-no = Story card { $n }
taken = tile taken by { $side }
ballot = The vote
legacy = Legacy tiles
discs-on = { $n ->
    [one] 1 disc
   *[other] { $n } discs
} on it
archive = The campaign goes on
archive-hint = “Continue the campaign” carries over everything that lasts. To go on elsewhere or later, keep this line and paste it when you set up the next game.
archive-end = The campaign is over. Nothing is left to archive.
copy = Copy
copied = Copied
save = Save as a file
tokens-of = Combat tokens: { $n }
quests-of = Quests: { $n }
bought-of = Bought: { $n }
improvements-of = Improvements: { $n }
ship-at = at { $place }
on-turn = on turn
you = you
