# What a drawn board explains besides the components' own rules.

suit-letter-parrot = Pa
suit-letter-tree = Tr
suit-letter-skull = Sk
suit-letter-compass = Co
suit-letter-swords = Sw
suit-letter-fish = Fi

figure-letter-patrol = P
figure-letter-stronghold = S
figure-letter-cutter = C
figure-letter-gunship = G

figure-control = { $amount ->
    [0] Never counts for control of a region.
   *[other] Adds { $amount } to control of its region.
}
figure-cannons-shared = Its cannons are loaded while a die lies on its owner's Cannons.
figure-cannons-always = Its cannons are always loaded.
figure-cannons-never = It has no cannons.
figure-damage-slots = Damage to it covers a die slot of its owner.
figure-damage-remove = Damage sends it back to the supply.
figure-damage-plan = Damage goes to the slots of its Plan; when all of them are damaged, it leaves the map.
figure-comrades = Each Comrade in its region counts { $amount } for control.
figure-roll = Adds { $amount } to its battle roll.

idea-wealth = Wealth
idea-wealth-text = Whoever controls the region at the end of a round gains its wealth as Fame.
idea-control = Control
idea-control-text = Squadron and Union each count their control in a region; the higher one gains its wealth at the end of the round, with a tie nobody does.
idea-comrades = Comrades
idea-comrades-text = Each Comrade on an island adds 1 to the Union's control of its region, 2 with the Cutter in the region.
idea-ready = Ready Comrades
idea-ready-text = The Union's Comrades that can be placed on islands. The others are in the supply.
idea-damage = Damage
idea-damage-text = A damaged slot takes no die until it is repaired.
idea-dashed = Dashed frame
idea-dashed-text = A slot with a dashed frame cannot be damaged.
idea-die = Action die
idea-die-text = Place a die on an empty slot that takes its value and carry out the action. Each gold you pay changes the die by 1.
idea-fame = Fame
idea-fame-text = When somebody has 30 Fame at the end of a round, the game ends; most Fame wins.
idea-gold = Gold
idea-gold-text = Pays for Crew and for changing dice, 1 gold for each step up or down. Gold decides ties at the end.
idea-first-mate = First Mate
idea-first-mate-text = Takes the first turn of the round. The card goes clockwise to the next player each round.
idea-market = Market
idea-market-text = Recruit a card as Crew on an island of its suit; Smugglers may take it as Cargo instead.
idea-crew = Crew
idea-crew-text = A Crew card helps you for the rest of the game. If it has a slot, that slot can be used like those of your board.
idea-cargo = Cargo
idea-cargo-text = Deliver it on an island of the suit named: 2 Fame, 1 more wealth for the region, a reward and a pledge. Smugglers hold at most 2.
idea-pledge = Pledge marker
idea-pledge-text = The head below is secret. At the end each Cargo under it earns 1 Fame for each region of its card's suit that this faction controls.
idea-reward-white = White reward marker
idea-reward-white-text = Moves one square when you gain a reward, and you get what it moves to.
idea-reward-black = Black reward marker
idea-reward-black-text = Follows the white marker: you may not go straight back to it.
idea-plans = Plans
idea-plans-text = The Union's secret cards. Play one at the time that it names.
idea-unexplored = Unexplored
idea-unexplored-text = Sail off the map to draw a region and lay it here.
idea-open-sea = Open sea
idea-open-sea-text = Nothing happens here.
