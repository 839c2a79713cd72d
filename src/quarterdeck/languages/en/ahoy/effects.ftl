# What abilities say, word by word of the vocabulary in content/EFFECTS.md; sentences.py puts the words together.

# How the parts are joined
sentence-full = { $said }.
sentence-if = if { $conditions }, { $body }
sentence-heading = { $when }: { $body }
sentence-heading-if = { $when }, if { $conditions }: { $body }
sentence-when = { $when }, { $body }
sentence-time-if = { $when }, if { $conditions }, { $body }
sentence-clause-if = { $when } and { $conditions }, { $body }
body-may = you may { $may }
body-then = { $first }, then { $then }
body-then-may = { $first }, then you may { $may }
body-pay = you may { $pay } to { $do }
body-pay-chosen = { $pay } to { $do }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-either-do = { $first }, or { $second }
list-either-may = { $first } or { $second }
moment = { $source }: { $happens }

# How far
span-die = at least { $least } and at most as many spaces as the die shows
span-exactly = { $most ->
    [one] 1 space
   *[other] { $most } spaces
}
span-either = { $least } or { $most } spaces
span-range = { $least } to { $most } spaces

# Triggers
when-action = action
when-die-action = action with a die
when-end-of-own-turn = at the end of your turn
when-battle-start = at the start of a battle in which one of your figures fights
when-battle-start-own-attack = when one of your figures attacks on your turn
when-battle-rolled = when the battle dice have been rolled
when-battle-rolled-if-own-flagship-fights = when the dice have been rolled in a battle of your Flagship
when-passive-if-own-flagship-fights = when your Flagship fights
when-battle-won = when you win a battle
when-enter-space = when a figure moves here
when-flagship-enters-current = when your Flagship moves onto a Strong Current
when-flagship-enters-fog = when your Flagship moves into Fog
when-flagship-enters-wreckage = when your Flagship moves onto Wreckage
when-flagship-leaves-map = when your Flagship moves off the map
when-anchor = when your Flagship anchors
when-anchor-if-at-harbor = when your Flagship anchors at a Harbor
when-anchor-if-at-wreckage = when your Flagship anchors on Wreckage
when-anchor-if-at-treasure = when your Flagship anchors at Treasure
when-anchor-if-flagship-at-island = when your Flagship anchors on an island
when-cannons-die-placed = when you place a die on Cannons
when-repaired = when you have repaired any damage
when-enemy-damaged = when you have damaged an enemy figure and it is still on the map
when-gold-for-die = when you pay gold to change a die
when-two-player-preparation = between two rounds of a two-player game
when-end-of-preparation = at the start of every new round

# Conditions
if-flagship-at-island = your Flagship is on an island
if-flagship-at-island-and-no-stronghold-bar = your Flagship is on an island without an enemy Stronghold
if-other-island-same-suit-on-map = the other island of its suit is on the map
if-at-harbor = there is a Harbor
if-at-wreckage = there is Wreckage
if-at-treasure = there is Treasure
if-enemy-flagship-in-region = an enemy Flagship is in your Flagship's region
if-enemy-card-in-region = an enemy with Crew or Cargo is in your Flagship's region
if-no-own-damage = none of your die slots is damaged
if-own-flagship-fights = your Flagship is the one fighting
if-defeated-is-mollusk-ship = you have defeated a Union ship
if-defeated-has-crew = the loser has Crew
if-market-not-empty = there is a card in the Market
if-no-stronghold-bar = no enemy Stronghold stands on your Flagship's island

# Limits
limit-once-per-turn = once per turn
limit-once-per-battle = once per battle
limit-any-number = as often as you like

# Lists of words in parameters
word-ignore-battle = battles
word-ignore-wreckage = Wreckage
word-ignore-harbor = Harbor
word-ignore-treasure = Treasure
word-ignore-cost = cost
word-ignore-suit = suit
word-kinds-crew = Crew
word-kinds-cargo = Cargo
word-tuck-as-crew = Crew
word-tuck-as-cargo = Cargo

# Words in parameters
word-figure-flagship = your Flagship
word-figure-cutter = your Cutter
word-figure-gunship = your Gunship
word-to-matching-tailwind = a space whose Tailwind shows the value of the die
word-to-any-tailwind = any space with a Tailwind
word-to-any-space = any space of the map
word-to-other-island-same-suit = the other island of the suit
word-to-one-island = one other island
word-to-any-islands = other islands, split as you like
word-where-flagship-island = your island
word-where-flagship-region-island = the island of your Flagship's region
word-where-battle-region-island = the island of the battle's region
word-from-flagship-island = your island
word-from-flagship-region-island = the island of your Flagship's region
word-from-battle-region-island = the island of the battle's region
word-from-any-island = one island
word-target-defeated-figure = the defeated figure
word-target-any-figure-in-flagship-region = any figure in your Flagship's region
word-region-chosen = a region of your choice
word-region-flagship-region = your Flagship's region
word-ship-cutter = the Cutter
word-ship-gunship = the Gunship

# Movement and map
verb-move = move { $figure_said } { $span }{ $ignore ->
    [yes] , ignoring { $ignore_said }
   *[no] {""}
}{ $collect_treasure ->
    [yes] ; it takes the Treasure of every space it enters
   *[no] {""}
}
verb-move-patrols = move up to { $up_to ->
    [one] 1 Patrol
   *[other] { $up_to } Patrols
} { $span } each{ $ignore ->
    [yes] , ignoring { $ignore_said }
   *[no] {""}
}
verb-move-direct = move { $figure_said } directly to { $to_said }{ $ignore ->
    [yes] , ignoring { $ignore_said }
   *[no] {""}
}
verb-wrap-to-opposite-edge = sail straight to the opposite edge of the map instead of exploring
verb-current-move = { $direction ->
    [any] drift 1 space in any direction
   *[printed] it is carried 1 space in the direction shown
}
verb-ignore-terrain = ignore { $terrain ->
    [wreckage] the damage from the Wreckage
   *[strong_current] the current
}
verb-push = push that figure { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $leave_map ->
    [yes] {""}
   *[no] , but not off the map
}{ $ignore ->
    [yes] , ignoring { $ignore_said }
   *[no] {""}
}
verb-block-edge = no figure can cross it except by a direct move
verb-add-region = draw a region tile and lay it anywhere at the edge of the map

# Battle
verb-load-cannons = your cannons are loaded until the end of the round
verb-forbid-battle = no battle takes place here
verb-battle-space = battle one space of your Flagship's region as if your Flagship had just moved there
verb-roll-bonus = add { $amount ->
    [ready_comrades] the number of your Ready Comrades
   *[other] { $amount }
} to your battle roll
verb-battle-dice = roll and add up { $count } battle dice
verb-reroll = reroll all your battle dice
verb-ignore-battle = skip this battle
verb-extra-damage-if-won = deal { $amount } extra damage if you win
verb-raise-cannons-die = turn your die on Cannons up by { $amount }

# Damage
verb-deal-damage = deal { $amount } damage to { $target_said }
verb-take-damage = { $where ->
    [entering_figure] it takes { $amount } damage
    [board_slot] take { $amount } damage on your faction board
   *[any_slot] take { $amount } damage
}
verb-repair = repair { $amount ->
    [all] all your damage
   *[other] up to { $amount } damage
}{ $fame_per_repair ->
    [0] {""}
   *[other] {" "}and gain { $fame_per_repair } Fame for each
}

# Gold, Fame, wealth
verb-gain-gold = gain { $amount } gold
verb-spend-gold = pay { $amount } gold
verb-give-gold = give the defender { $amount } gold
verb-steal-gold = steal { $amount } gold from the loser
verb-gain-treasure = take the gold shown there
verb-treasure-bonus = its Treasure brings { $amount } extra gold
verb-gold-for-fame = pay up to { $max } gold and gain { $fame_per_gold } Fame for each
verb-die-change-per-gold = each gold changes it by up to { $amount }
verb-gain-fame = gain { $amount } Fame
verb-raise-wealth = raise the wealth of { $region_said } by { $amount }

# Crew, Cargo, Market, Plans
verb-recruit = recruit { $count ->
    [any] any number of Market cards
    [one] 1 Market card
   *[other] { $count } Market cards
}{ $island ->
    [flagship] {" "}of your island's suit
    [flagship_or_stronghold] {" "}of the suit of the island under your Flagship or under one of your Strongholds
    [with_comrade] {" "}of the suit of one island with a Comrade and without a Stronghold
   *[none] {""}
}{ $ignore ->
    [yes] , ignoring { $ignore_said }
   *[no] {" "}for what they cost
}{ $refill ->
    [end] ; the Market is refilled afterwards
   *[each] {""}
}
verb-smuggle = take a Market card of your island's suit as Cargo, free of charge; you keep at most 2 Cargo
verb-deliver = deliver a Cargo that your island wants: gain 2 Fame, raise the region's wealth by 1, gain a reward and put the Cargo under one of your pledge markers
verb-gain-reward = gain a reward
verb-no-reward = there is no reward here
verb-return-self = return this card to the box
verb-return-enemy-crew = return { $amount } of the loser's Crew to the box
verb-steal-card = steal a { $kinds_said } card from an enemy there and keep it as { $tuck_as_said }
verb-reset-market = return the whole Market to the box and lay out new cards
verb-draw-plans = draw { $amount } { $amount ->
    [one] Plan
   *[other] Plans
}

# Patrols and Strongholds
verb-place-patrol = place 1 Patrol on your Flagship's space{ $at ->
    [flagship_space_or_adjacent] {" "}or next to it
   *[flagship_space] {""}
}
verb-spend-patrols = take back { $amount } Patrols from one island
verb-remove-patrols = remove up to { $up_to } Patrols from one region whose island has Comrades
verb-place-stronghold = place a Stronghold there

# Comrades and Union ships
verb-gain-ready-comrades = gain { $amount } Ready Comrades
verb-place-comrades = { $where ->
    [different_islands] place 1 Comrade each on up to { $up_to } islands
   *[other] place { $up_to ->
        [one] 1 Comrade
       *[other] up to { $up_to } Comrades
    } on { $where_said }
}
verb-remove-comrades = remove { $amount ->
    [all] all Comrades
    [one] 1 Comrade
   *[other] { $amount } Comrades
} from { $from_said }
verb-shift-comrades = move { $amount ->
    [all] all Comrades
   *[up_to_2] up to 2 Comrades
} from one island to { $to_said }
verb-place-ship = place { $ship_said } there

# Dice and structure
verb-relocate-die = move one of your placed dice to an empty Cannons slot
verb-choose-one = either { $options }
verb-pay-then = you may { $pay } to { $do }
verb-chain = { $first }. If you do, { $then }
