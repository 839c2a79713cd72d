# What follows from the position: control, worth, odds.

insight-island-take = { $number ->
    [one] 1 influence more gives
   *[other] { $number } influence more give
} you control.
insight-island-worth = Worth { $number ->
    [one] 1 coin
   *[other] { $number } coins
} to you as it stands.
insight-island-makes = Produces { counted-goods }, all bonuses counted.
insight-coins-now = If the game ended now you would have { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, with your chest, which the others do not see.
insight-cannons-now = Your unused cannons: { $number }.
insight-sails-now = Raising sails now would give { $number ->
    [one] 1 sail
   *[other] { $number } sails
}.
insight-cards-now = At the end of the turn you draw { $number ->
    [0] no card
    [one] 1 card
   *[other] up to { $number } cards
}.
insight-ship-danger = { $number ->
    [one] 1 more damage sinks
   *[other] { $number } more damage sink
} your ship.
insight-end-near = { $seat } has three achievements: a fourth one triggers the end.
insight-end-triggered = { $seat } has triggered the end.
insight-battle-odds = { $seat } wins in about { $percent } % if no card or ability follows.
insight-battle-strength = Strength as the markers lie: attacker { $number }, defender { $other }.
insight-league-section = { $seat }, section { $section }: { $orders }
insight-league-next = { $seat }: the next card is read by section { $section }. In a battle at sea it throws { $number ->
    [one] 1 marker
   *[other] { $number } markers
}.

# A crew card as one card, added lines marked
insight-crew-used = Used in this turn: { $ability }.
insight-crew-level = { $level }
insight-crew-line = { $line }, { $added }: { $lines }
insight-crew-next = { $next }
