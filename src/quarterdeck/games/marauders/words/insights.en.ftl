# What follows from the position: dangers, odds, prices.

insight-ship-values = Undamaged: hull { $hull }, cargo { $cargo }, masts { $masts }, crew { $crew }, cannons { $cannons }; maneuverability { $maneuverability }.

insight-mission-progress = Mission: { $done } of { $of } done.

insight-hunt-prey = Next prey: { $seat } in { $zone }. Reason: { $motive }.
insight-hunt-perhaps = Possible prey: { $seat } in { $zone }. Reason: { $motive }.
insight-hunt-none = No prey in reach.

insight-danger-here = { $npc } is here and may find you at the start of your turn: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } %. Reason: { $motive }.
insight-danger-waits = { $npc } waits outside and may find you when you leave the port: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } %. Reason: { $motive }.
insight-danger-held = { $npc } is here, but other ships keep it busy. It hunts you, reason: { $motive }.
insight-danger-near = { $npc } is one zone away and may come for you with the next event card. Reason: { $motive }.
insight-danger-far = { $npc } is far off, but would hunt you. Reason: { $motive }.
insight-danger-none = Nobody on the chart hunts you.

insight-odds-contest = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; wins the contest in { $percent } %
insight-odds-crew = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; wins the crew combat in { $percent } %
insight-odds-boarding = after boarding: wins the crew combat in { $percent } %

insight-raid-token = A merchant was found. On its token: { $nation }.
insight-raid-outlook = Escape symbols: { $escapes }, with { $needed } the merchant escapes. Hits: { $hits }. Loot: { $loot } gold, a glory point from { $glory }.

insight-port-sell = In demand: { $good } for { $number } gold each, anything else for { $plain }. Three in demand at once earn a glory point.
insight-port-buy = { $cards } cards on offer: a good drawn once costs { $single } gold, twice { $pair } each, more often { $triple } each.
insight-port-yard = Repairs { $repair } gold a point, special weapons { $arms }, the modification on offer { $fitting }; ships are traded in.
insight-port-recruit = Leadership test ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } %) fills up the crew; if it fails, { $price } gold for each.
insight-port-rumor = { $price } gold and an influence test ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $percent } %).
insight-port-mission = Missions of this port can be claimed once a turn.
insight-port-stash = Gold in the stash is safe and counts a point for every 10.
insight-port-state = { $state }
state-open = possible
state-ported = Port action taken
state-closed = no Port action now
state-used = done
state-not-first = only as the first activity
state-no-cargo = no cargo on board
state-crew-full = crew complete
state-no-rumor = no rumor left
state-no-gold = not enough gold
state-no-mission = none for this port
state-unmet = requirements not met
state-not-home = only in your home port
