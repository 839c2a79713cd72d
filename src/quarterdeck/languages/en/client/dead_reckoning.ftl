# What the board of Dead Reckoning says, besides the names and rules of its catalog

map = Map
ship = Ship
goals = Goals
rivals = Rivals
loading = The chart is being unrolled …
ocean = The ocean
row = Row { $n }
unexplored = unexplored
open-sea = open sea
slots = Influence: { $list }
slot-empty = { $n } empty
permanent-of = permanent: { $list }
controlled-by = controlled by { $name }
rewards = coins at the end by place: { $list }
produces = produces { $what }
hand-more = hand limit +{ $n }
lying-here = lying here: { $what }
buildings-here = buildings: { $list }
ships-here = ships: { $list }
blocked = blockaded in this turn
cargo-n = { $n } cargo
coins-n = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
costs = costs { $n } cargo
merchant-ship = Merchant ship
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
boxes = Cards left by row: { $list }
pirate-mode = pirate mode
merchant-mode = merchant mode
ship-board = Ship
hull-space = Hull space { $letter }
hold = hold { $used }/{ $n }
no-hold = no hold
sails-n = { $n ->
    [one] 1 sail
   *[other] { $n } sails
}
cannons-n = { $n ->
    [one] 1 cannon
   *[other] { $n } cannons
}
damage = Damage
damage-of = { $n } of { $most } damage
sails = Sails
sails-left = { $n ->
    [one] 1 sail
   *[other] { $n } sails
} left of at most { $most }
dock = Dock
chest = Chest
secret = secret
markers = Markers in supply
hand = Hand
played = In play
empty-hand = no card in hand
deck-of = deck { $n }
discard-of = discard { $n }
advancements = To be sleeved
level = level { $n }
secretly = unseen by others
added = added: { $name }, { $line }
used = used
achievements = Achievements
worth = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
markers-of = { $name }: { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
earned-by = earned by { $list }
for-you = + bonus tile
bonus-tile = Bonus tile
bonus-hidden = bonus tile: secret
to-end = { $n } of { $most } achievements
end-comes = The end has been triggered
dealings = { $n } of { $most } cards bought or resolved in this turn
end-turn = End your turn
worth-now = now { $n }
left-of = { $n } left
upgrades = Ship upgrades
underneath = under others: { $list }
choose = To choose from
with-teammate = With your teammate
battle = Battle
battle-at = Battle: { $where }
battle-over = The battle is over
tie-break = The tower decides
use-cannons = Use cannons
attacks = attacks
defends = defends
throws = throws
to-land = { $n ->
    [one] 1 marker
   *[other] { $n } markers
} to land
strength-n = strength { $n }
strength-more = +{ $n } strength by abilities
suffered = { $n } damage in this battle
wins = wins
battle-board = Battle board
buildings-fight = buildings of { $name }
lies = { $name }: { $n }
landed = { $n } just landed
no-marker = no marker
league = The League
league-card = Its card, section { $letter }
league-extra = additional card
league-no-card = It has not turned over a card yet.
league-did = What it did and why
league-waits = You find it in the log.
league-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
league-turns = turn { $n }
league-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in its deck
league-taken = Cards taken: { $n }
ally = your teammate
on-turn = on turn
at = at { $place }
you = you
none = none
where = Ship's place
aboard = Aboard
space = Space
what-lies = What lies there
harbour = Harbor
