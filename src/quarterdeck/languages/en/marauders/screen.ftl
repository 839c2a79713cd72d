# What stands on the screen of Merchants & Marauders.

game-marauders = Merchants & Marauders

# What a newcomer is told before the first turn
how-to-win =
    Be the first to reach the target of glory points; then the round is finished and most points win.
    Points come from selling 3 goods in demand at once, from raids that bring 12 gold, from won combats, from rumors that prove true, from missions, and once for a frigate or galleon bought.
    Every 10 gold in your stash is another point, but never more of these than you have on the glory track.
    In your turn you have 3 actions: Move to the next zone, into a port or out of it; Scout at sea for a ship or a merchant; one Port action for trade, shipyard, crew, rumors, missions and your stash.
    A skill test rolls as many dice as your captain's skill says; one skull (S) is a success.
    Whoever attacks merchants or honest captains gains bounties: ports of that nation close, naval ships hunt you, but pirates leave you alone.
    Gold and cargo on board are lost with your captain, and so are the cards. The stash and your points stay.

# The table
screen-round = Round { $round }
screen-turn = { $side } is on turn
screen-your-turn = your turn
screen-actions = , { $number ->
    [one] 1 action left
   *[other] { $number } actions left
}
screen-setting-up = setting up
screen-over = the game is over
screen-war = at war: { $list }
screen-last-round = LAST ROUND
screen-events-left = { $number ->
    [one] 1 event card left
   *[other] { $number } event cards left
}
screen-merchants-found = merchants found: { $number } of { $most }
screen-captains-left = { $number ->
    [one] 1 captain left
   *[other] { $number } captains left
}
screen-event = Event { $said }
screen-lasting = Still in force until round { $round }: { $name }
screen-closed = Ports closed to all: { $nation }
screen-missions = Missions on offer
screen-for-sale = Modifications for sale: { $list }
screen-sold = { $name } ({ $zone })

# The chart
screen-mark-navy-dutch = D
screen-mark-navy-english = E
screen-mark-navy-french = F
screen-mark-navy-spanish = S
screen-mark-pirate-sloop = Ps
screen-mark-pirate-frigate = Pf
screen-good-cocoa = cocoa
screen-good-food = food
screen-good-rum = rum
screen-good-spices = spices
screen-good-sugar = sugar
screen-good-textiles = textiles
screen-good-tobacco = tobacco
screen-good-wood = wood
screen-short-old-providence = Old Provid.
screen-short-santo-domingo = Sto. Domingo
screen-short-caribbean-sea = Caribb. Sea
screen-at-sea = at sea, { $zone }
screen-in-port = in the port of { $zone }

# Captains
screen-you = { $side } (you)
screen-no-captain = waits for a new captain
screen-choosing = chooses a ship
screen-heir = Your captain: { $captain }
screen-glory = glory { $number } of { $target }
screen-gold = { $number } gold on board
screen-stash = { $number } gold in the stash ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
screen-bounty = { $nation } { $number }
screen-pirate = PIRATE, bounties: { $list }
screen-maneuverability = maneuverability { $number }
screen-cargo = Cargo ({ $number } of { $most } at sea): { $list }
screen-offer = On offer to you: { $list }
screen-flipped = turned over
screen-modifications = Modifications: { $list }
screen-weapons = Special weapons: { $list }
screen-specialists = Specialists: { $list }
screen-kept = Kept rumors: { $list }
screen-rumor = Rumor { $said }
screen-mission = Mission { $said }
screen-done = { $done } of { $all } tasks are done.
screen-hand = Glory cards ({ $number } of { $most })
screen-card = { $name }: { $said }
screen-cargo-count = { $number ->
    [one] 1 cargo card
   *[other] { $number } cargo cards
}
screen-hand-count = { $number ->
    [one] 1 glory card
   *[other] { $number } glory cards
}
screen-rumor-count = { $number ->
    [0] no rumor
    [one] 1 rumor
   *[other] { $number } rumors
}

# NPC ships
screen-npcs = NPC ships, and whom each would hunt if an event card moved it now
screen-npc = { $name } { $mark }, { $zone }: { $ship } of { $captain }, { $skills }
screen-incoming = { $name } of { $captain } comes to { $zone } at the end of this round
screen-prey-you = you
screen-prey-hunted = goes for { $side }: { $why }
screen-prey-drawn = goes for { $side } or another by lot: { $why }
screen-prey-perhaps = perhaps goes for { $side }: { $why }
screen-prey-spared = hostile to { $side }, but has better prey: { $why }
screen-prey-far = hostile to { $side }, out of reach: { $why }
screen-reason-own-bounty = { $number ->
    [one] 1 bounty
   *[other] { $number } bounties
} ({ $nation })
screen-reason-other-bounty = { $number ->
    [one] 1 bounty of another nation
   *[other] { $number } bounties of other nations
}
screen-reason-enemy = at war with each other
screen-reason-gold = { $number } gold on board
screen-reason-cargo = { $number ->
    [one] 1 cargo card
   *[other] { $number } cargo cards
}
screen-reason-non-pirate = no pirate
screen-reason-unknown = gold on board unknown

# Combat and raid
screen-combat = Ship combat, round { $round }
screen-crew-combat = Crew combat
screen-enemy = the enemy
screen-leadership = leadership { $number ->
    [one] 1 die
   *[other] { $number } dice
}
screen-declared = declares { $what }
screen-dice = rolled { $dice }
screen-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
screen-port = The port of { $zone }
screen-odds = Contest { $own } dice against { $other }: the attacker wins { $first } %, the defender { $second } %, nobody { $neither } %
screen-open-cargo = Cargo that lies open, with loot and symbol:
screen-raid = Raid by { $side } on a merchant ({ $nation }); rolled: { $dice }. Cards with loot and symbol:

screen-legend =
    The chart: in each zone the name; below it the nation of the port (D, E, F, S) and the good in demand there; then who is there. × after the nation: that port is closed to you. Lines join zones that border on each other.
    ◆ is a merchant, + a ship modification for sale (already turned up), * a mission on offer.
    «Re» is Red's captain at sea, (Re) in port; «Bl», «Ye», «Gr» are Blue, Yellow and Green. ‹D› is the Dutch naval ship, ‹E› ‹F› ‹S› the others, ‹Ps› the pirate sloop, ‹Pf› the pirate frigate; ! after it: it hunts you, and scouts for you when you come into its zone or begin your turn there.
    'hull 1/2': 1 left of 2. At 0 an area is destroyed; hull 0 sinks the ship and kills the captain.
    S in a roll is a skull, a success. 'what NAME' tells what a card, ship, captain or zone does, zones with their borders.
