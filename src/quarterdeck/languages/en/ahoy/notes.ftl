# What an option would cost or lead to, said after it.

# Dice
note-costs = costs { $number } gold
note-idle = does nothing now
note-idle-unless = nothing, unless turned for { $number } gold
note-to = to { $cells }
note-steps = up to { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
note-removes = { $number ->
    [one] 1 Comrade leaves
   *[other] { $number } Comrades leave
} { $region }
note-loaded = your cannons are loaded already

# Actions without a die
note-rule = { $rule }
note-cargo-full = you hold { $number } already: one goes to the box
note-deliver = { $number } Fame, 1 wealth for { $region }, a reward
note-then = then: { $source }
note-round-ends = ends the round

# Where one would go
note-open-sea = open sea
note-explore = a new region is laid; the movement ends there
note-edge = opposite edge: { $cell }
note-region = in { $region }
note-at = at { $cell }
note-island = island { $region }, wealth { $number }
note-island-at = island at { $cell }
note-comrades = { $number ->
    [one] 1 Comrade
   *[other] { $number } Comrades
}
note-figures = { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-battle = BATTLE: { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-battle-perhaps = BATTLE unless you may ignore it: { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-fog = Fog: no battle
note-wreckage = Wreckage
note-wreckage-damage = Wreckage: 1 damage
note-wreckage-lost = Wreckage: it is lost
note-wreckage-choice = Wreckage: your Crew can ignore it
note-harbor = Harbor
note-treasure = Treasure: { $number } gold
note-tailwind = Tailwind { $number }
note-current = current to { $cell }
note-current-there = a current
note-steers = your Crew chooses where it drifts
note-market = { $number ->
    [one] 1 Market card
   *[other] { $number } Market cards
} of its suit
note-delivery = wants { $cargo }

# Regions
note-control = wealth { $number }; control: Squadron { $bluefin }, Union { $mollusk }

# Battles and pledges
note-bonus = +{ $number } on its roll
note-owner = for { $seat_object }; you only choose the order
note-no-gold = there is no gold to steal
note-no-comrade = there is no Comrade for it
note-slots = { $number ->
    [0] its last free slot
    [one] 1 more stays free
   *[other] { $number } more stay free
}
note-shot = can fire for up to +{ $number }
note-pledge = { $head }; { $number } Fame as things stand
