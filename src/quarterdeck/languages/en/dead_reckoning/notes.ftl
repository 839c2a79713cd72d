# What an option would cost or bring; said behind it.

note-level = level { $number }: { $level }
note-line = { $line }: { $face }
note-next = { $next }
note-now = now { $number }
note-row = { $number ->
    [0] no row
   *[other] from row { $number }
}
note-sails = { $number ->
    [one] 1 sail
   *[other] { $number } sails
}
note-unexplored = unexplored
note-back = its back is secret until then; your cannons: { $number }
note-mode-merchant = fights only when it is attacked
note-mode-pirate = fights every enemy ship that stops here, and blockades the island
note-tile = { $tile }
note-controlled = controlled by { $seat }
note-goods = there: { counted-goods }
note-yields = yields { counted-goods }
note-pirate = battle with { $seat }!
note-bites = garrison: { $number } damage
note-card = card { $card } ({ $number } cargo): { $face }
note-shows = { $face }
note-cannons = battle markers to be seen: { $number }
note-damage = { $number } damage
note-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
note-as-coins = { $number } as coins
note-owner = { $seat }
note-worth = { $worth }
note-fitting = { $icons }
note-cost = costs { $number } cargo
note-left = { $number } left
note-covers = covers: { $icons }
note-influence = markers there: { $number }
note-odds = wins in about { $number } %
note-odds-seen = against what is seen: wins in about { $number } %

rival-place = Ship: { $space }; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $damage } damage.
rival-card = Card: { $solo }. Ship: { $space }; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $damage } damage.
