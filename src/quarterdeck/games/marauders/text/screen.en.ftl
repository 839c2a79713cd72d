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
