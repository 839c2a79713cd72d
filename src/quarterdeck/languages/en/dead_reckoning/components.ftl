# What the components are called and say; telling.py puts figures and abilities together.

line-upper = upper line
line-middle = middle line
line-lower = lower line
name-crew = { $role } { $number }
name-merchant = merchant ship
name-space = row { $row }, { $column }
column-left = left
column-middle = middle
column-right = right
space-harbor = the harbor

level-full = Level { $level }: { $said }
next-full = Level { $level } adds: { $gained }.
next-instead = Level { $level } brings { $gained } instead of { $lost }.
advancement-full = Row { $row }, { $line }, costs { $cost } cargo from your ship. { $said }
merchant-full = Row { $row }, { $line }. Trade with it for { $cost } cargo from your ship: { $said } Or attack it: what its back says is secret until then.
back-full = { $markers ->
    [one] 1 black marker defends it.
   *[other] { $markers } black markers defend it.
} If you win: { $win }. If you lose: { $lose }, and the card is buried.
back-ability = After a win it is yours, { $line }: { $said }
back-buried = It has no ability and is buried after a win, too.
back-short = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}; win: { $win }; loss: { $lose }

hold = hold { $n }
hull-empty = nothing
hull-full = { $said }.
hull-blocked = { $said }. Sails and cannons count only while nothing lies there.
upgrade-full = { $grade ->
    [basic] Basic
   *[advanced] Advanced
} ship upgrade. { $said } Worth { $coins } at the end.
building-cost = Costs { $cost } cargo. Worth { $coins } at the end to whoever controls the island.
building-blocks = Others cannot interact with the island: not place or remove influence, not produce, not load or unload.
building-defends = It defends itself with { $markers } markers.
building-safe = It cannot be attacked.
building-entry = An enemy ship that enters the tile takes { $n } damage.
building-production = Each production of the island brings { $goods } more.

sea-full = Open sea. Islands beside it produce more: { $arrows }.
sea-short = open sea
arrow-toward-harbor = toward the harbor { $goods }
arrow-away = away from the harbor { $goods }
arrow-left = to the left { $goods }
arrow-right = to the right { $goods }
island-full = An island with { $slots } influence slots. Coins at the end for the most markers, by place: { $rewards }. Production: { $production }.
island-hand = Whoever controls it has a hand limit of 1 more.
island-short = { $slots } slots, produces { $production }

achievement-full = { $goal } Worth { $coins } at the end.
goal-legendary = Win { $n } battles with your ship, against ships or merchant ships.
goal-seasoned = Have { $n } crew cards at level 4.
goal-terror = Sink an enemy ship.
goal-builder = Have { $n } buildings at the same time on islands that you control.
goal-moneybags = Have { $n } or more coins in your chest.
goal-here-to-stay = Have { $n } or more markers on permanent tracks.
goal-elite-ship = Own { $n } ship upgrades, covered ones included.
goal-new-shores = Explore { $goals } tiles with 2 / 3 / 4 players.
goal-trade-icon = Give up { $n } cargo from ship and/or dock at once, for nothing else.
bonus-short = { $achievements }: { $coins } more for each of them
bonus-full = { $coins } at the end for each of these achievements that you have earned: { $achievements }.

# The League's cards
section-full = Section { $letter }: { $said }
section-take = Takes the card of { $spaces }.
section-influence = Places { $placed }.
section-placed = { $n } influence at { $space }
section-target = Its ship ends in { $space }.
section-attack = If your ship has { $n } or more damage, attacks it, even in harbor.
section-raid = Places { $n } influence on the island with the most coins that it does not control.
section-action = Then: { $said }.
