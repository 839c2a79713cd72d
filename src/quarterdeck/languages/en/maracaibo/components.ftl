# What components are called where the content has no name for them, and the frames of what they say.

name-place = { $name } ({ $number })
name-field = field { $number }
name-field-short = field { $number } of the short way
name-field-first = the start of the explorer track
name-field-last = the last field of the explorer track
name-copy = { $name } ({ $good }, { $item })
name-token = { $sides }{ $condition ->
    [most_markers] ; −{ $change } for the nation with most markers
    [fewest_markers] ; +{ $change } for the nation with fewest markers
   *[none] {""}
}
name-side = { $nation } { $value }{ $bonus ->
    [pay] {" "}for { $said }
    [gain] {" "}with { $said }
   *[none] {""}
}
barrier-red = red barrier
barrier-blue = blue barrier
barrier-green = green barrier
space-fleet-space-1 = first space of the silver fleet
space-fleet-space-2 = second space of the silver fleet
space-mine-space = gold mine

# What cards cost
price-figure = 1 figure
price-at-place = 1 figure for { $place }
price-on-card = 1 figure on this card
price-markers = { $n } markers of { $nation } on the map

# Project cards
head-instant = At once
head-assistant = Assistant in { $place }
card-vp = { $n } VP in the final scoring.
card-icons-assistant = assistant { $number }: { $icons }
card-icons-vp = { $n } VP at the end

# Quests, story cards
quest-text = Cost: { $cost }. Reward: { $reward }.
story-quest = Story quest at { $place }: { $quest }
story-full = Fulfilled when legacy tile L{ $number } ({ $name }) is full.
story-round = After round { $round }: { $said }

# City tiles, places
tile-text = Market for { $good } ({ $spaces }). City action: { $action }.
place-village = Village: village actions as your main action, 2 of them after 4 movement points, 3 after 7.
place-city = City. Flag bonus: { $flag }.
place-city-market = City: market for { $good } ({ $spaces }). City action: { $action }. Flag bonus: { $flag }.
place-start = All ships start here in every round; nobody stops here.
place-home = Nobody passes this place. Main action: { $action }.
place-legacy = A city that only a legacy tile brings.
field-text = Reward: { $reward }.
field-quest = A quest lies here; you may fulfil it when your explorer lands here. Once it is gone, this field is jumped.
field-start = All explorers start here.
field-last = Your explorer stays here: { $vp } VP by order of arrival, and { $then }.
barrier-every = Crossing it: { $said }.
barrier-first = Crossing it first: { $first }. Later: { $later }.
orders = { $first }, { $second }, { $third } or { $fourth }

# Prestige buildings
building-text = Costs { $price } and 1 figure. You take the synergy token { $synergy }; the first investor gains { $vp } VP. { $final }
building-price = { $price } and 1 figure

# Career cards
career-text = { $first } { $second } { $third } All three: { $all }.
task-text = { $low }: 1 figure and { $doubloons }; { $high }: { $vp } VP more.
task-icons = { $low }: 1 figure, { $doubloons } D; { $high }: { $vp } VP more
task-combat-tokens = { $level } combat tokens
task-quests = { $level } quests
task-influence-1 = { $level } influence with one nation
task-influence-2 = { $level } influence with each of two nations
task-improvements = { $level } ship improvements
task-explorer = { $barrier } crossed
task-synergies = { $level } synergy tokens
task-assistants = { $level } assistants

# Ship board
area-gate-needs = Its discs can be taken only when { $area } is unlocked.
area-gate-others = Its discs can be taken only when { $others } other areas are unlocked.
gate-needs = after { $area }
gate-others = after { $others } others
village-named = { $name }: { $icons }

# Combat actions
action-ca-influence = Gain influence
action-ca-flag = Take a flag

# Automa cards
automa-text = Jean sails to the { $steps ->
    [one] next
    [2] second
    [3] third
   *[other] { $steps }th
} stop (city, quest or homeward place), at a fork the { $fork ->
    [upper] upper
   *[lower] lower
} way. If she cannot deliver there, she takes card { $position } of the display. { $actions }
automa-icons = { $steps ->
    [one] 1 stop
   *[other] { $steps } stops
}, { $fork ->
    [upper] upper
   *[lower] lower
} way; display { $position }; { $actions }
legacy-jean-ignores = Jean ignores it.
