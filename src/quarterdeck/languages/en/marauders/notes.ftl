# What is told after an option: what it would cost or bring now.

note-gold = { $number } gold
note-brings = brings { $number } gold
note-on-offer = { $number } on offer, { $price } gold each
note-ship-price = { $number } gold more; the old ship brings { $old }
note-ship-gain = { $number } gold left over; the old ship brings { $old }
note-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}, { $percent } %
note-shoot = wins the contest in { $percent } %, then { $number ->
    [one] 1 hit
   *[other] { $number } hits
}; otherwise one for each skull
note-board = boards in { $percent } %; the crew would then win in { $crew } %
note-flee = escapes in { $percent } %
note-only-this = nothing else is possible now; you are asked so that nobody learns what you have
note-no-card = none of your cards fits this moment; you are asked so that nobody learns it
note-demand = in demand: { $good }
note-port-closed = port closed to you
note-closed = closed to you, unless a card opens it
note-fee = closed to you; { $number } gold or an influence test opens it
note-merchant = a merchant
note-captain = { $seat }
note-npc = { $npc }
note-hunter = { $npc } hunts you and finds you with { $number ->
    [one] 1 die
   *[other] { $number } dice
}, { $percent } %
note-held-navy = { $npc } hunts you, but not beside a naval ship
note-held-men-o-war = { $npc } hunts you, but not beside another man-o-war
