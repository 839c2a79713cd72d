# What effects say, word by word of the vocabulary in content/EFFECTS.md; sentences.py puts the words together.

sentence-full = { $said }.
steps = { $first }, then { $then }
lead = { $lead }: { $said }
noted = { $said } ({ $notes })
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-choice = { $first }; or { $second }
list-or = { $first } or { $second }
nothing-happens = nothing happens
optional = if you like

skill-seamanship = seamanship
skill-scouting = scouting
skill-leadership = leadership
skill-influence = influence
declared-shoot = Shoot
declared-board = Board
declared-flee = Flee

# Verbs
verb-modify-add = { $stat_said }: { $change }
verb-modify-set = { $stat_said }: { $set }
verb-roll = roll { $skill_said }; on a success { $on_success }, on a failure { $on_fail }
verb-choose = choose one: { $options }
verb-success = your { $skill_said } test has 1 success more
verb-reroll = re-roll { $dice ->
    [any] any number of dice
    [one] 1 die
   *[other] up to { $dice } dice
} of { $whose ->
    [own] your own
   *[other] one side's
} { $skill_said } roll
verb-protect-reroll = nobody else can make you re-roll { $skill_said }
verb-reroll-area = re-roll up to { $count ->
    [one] 1 die
   *[other] { $count } dice
} for the areas of your hits
verb-gain-gold = take { $amount } gold
verb-draw-glory = draw { $count ->
    [one] 1 glory card
   *[other] { $count } glory cards
}{ $keep ->
    [0] {""}
   *[other] {" "}and keep { $keep }
}
verb-gain-cargo = draw { $count ->
    [one] 1 cargo card
   *[other] { $count } cargo cards
} and keep what fits on board
verb-gain-weapon = take { $count ->
    [one] 1 special weapon
   *[other] { $count } different special weapons
} { $kind ->
    [any] of your choice
   *[other] of the kind { $kind_said }
}
verb-gain-modification = take a ship modification { $kind ->
    [any_on_board] of your choice from any port
   *[other] { $kind_said }
}, free of charge
verb-gain-specialist = a specialist joins you without cost: { $kind_said }
verb-hire = in { $port_said }, test { $skill_said } to hire the specialist; if the test fails, you may pay { $gold } gold instead
verb-gain-rumor = draw { $count ->
    [one] 1 rumor
   *[other] { $count } rumors
} and keep one rumor in all
verb-repair = repair { $points ->
    [all] all damage
    [one] 1 damage point
   *[other] { $points } damage points
} in { $areas }
verb-restore-crew = { $points ->
    [full] fill up your crew
    [one] regain 1 crew
   *[other] regain { $points } crew
}
verb-hit = take { $count ->
    [one] 1 hit
   *[other] { $count } hits
}{ $area ->
    [die] {" "}in areas located by dice (skulls: { $skull_said })
   *[other] {" "}on the { $area_said }
}{ $saved_by ->
    [none] {""}
   *[other] , less 1 for each success of a { $saved_by_said } roll
}{ $floor ->
    [0] {""}
   *[other] , but { $floor } always stays
}
verb-remove-bounty = { $gold_each ->
    [0] remove
   *[other] pay { $gold_each } gold each to remove
} { $count ->
    [all] all bounties
    [one] 1 bounty
   *[other] up to { $count } bounties
} of { $nation_said }
verb-add-bounty = gain { $count ->
    [one] 1 bounty
   *[other] { $count } bounties
} of { $nation_said }
verb-redirect-hit = move up to { $count ->
    [one] 1 hit
   *[other] { $count } hits
} to another area of your ship that is not destroyed
verb-cancel-hit = cancel { $count ->
    [one] 1 hit
   *[other] { $count } hits
}{ $flips ->
    [yes] ; then it is turned over until you restore it in a shipyard for { $restore_gold } gold
   *[other] {""}
}
verb-add-hits = add { $count ->
    [one] 1 hit
   *[other] { $count } hits
} to your volley
verb-convert-hits = all skulls of your volley hit the { $to_said }; hits beyond a destroyed area there are lost
verb-fix-die = turn { $count ->
    [one] 1 failed die
   *[other] { $count } failed dice
} into a success
verb-volley = roll { $dice ->
    [cannons] 1 die for each of your cannons
   *[other] { $dice } dice
}; each skull is a hit{ $excludes ->
    [none] {""}
   *[other] {" "}(without { $excludes })
}
verb-crew-strike = roll { $dice } dice; with at least { $need ->
    [one] 1 skull
   *[other] { $need } skulls
} your opponent loses { $hits } crew
verb-flee-shot = score { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on your opponent
verb-first-round-action = you may declare { $actions } in the first round, too
verb-sure-escape = if you win this round's contest, you escape whatever your opponent rolled
verb-enter-port = you may enter { $which ->
    [bounty] ports that bounties close to you
    [bounty_or_war] the port even if bounties or a war close it to you
   *[any] any port that is closed to you
}{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold or a successful { $skill_said } test
}
verb-gate-port-action = where a port would be closed to you, the Port action first needs a test of { $skill_said }
verb-close-ports = the ports of { $nation_said } are closed to all but those at home there
verb-transfer-modifications = when you buy a ship { $where ->
    [here] here
   *[other] in any port
}, modifications of the old one may come along
verb-stash = you may use your stash { $where ->
    [any_port] in this port
   *[other] in all ports of your nation
}
verb-extra-action = { $count ->
    [one] 1 additional { $kind ->
        [move] Move
       *[other] action
    }
   *[other] { $count } additional { $kind ->
        [move] Moves
       *[other] actions
    }
}
verb-lose-action = { $count ->
    [one] 1 action
   *[other] { $count } actions
} less in this turn
verb-limit-action = at most { $max } { $kind ->
    [move] Moves
   *[other] actions
} in a turn
verb-repeat-scout = you may scout for the same ship { $times ->
    [2] twice
   *[other] { $times } times
} in a turn
verb-raid-card = draw { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} in the raid{ $keep_if ->
    [hit] , which stays if it shows a hit
    [escape] , which stays if it shows an escape
   *[always] {""}
}{ $loot_only ->
    [yes] ; its symbol is ignored
   *[other] {""}
}
verb-raid-ignore = ignore { $count ->
    [all] all
   *[other] up to { $count }
} { $icon ->
    [hit] hit symbols
   *[escape] escape symbols
} in the raid
verb-find-merchant = find the merchant without a roll; it is of { $nation_said } then
verb-waive-bounty = you gain no bounty for this { $cause ->
    [raid] raid
    [attack] attack
   *[any] raid or attack
}
verb-copy-card = this card has the effect of the one just played
verb-cancel-scout = you are not found after all
verb-move-npc = move an NPC ship of your choice by { $steps ->
    [one] 1 zone
   *[other] up to { $steps } zones
}
verb-place-npc = { $captain_said } takes command and comes into play
verb-declare-war = two nations, drawn at random, are at war
verb-make-peace = the war ends
verb-refill-merchants = all merchants of the track go back to the zones without one
verb-swap-demand = { $scope ->
    [here] choose one of { $choose_from } new demand tokens for this port
   *[random_ports] { $count } ports, drawn at random, get a new demand token
}
verb-crew-combat = fight a crew combat (leadership { $leadership }, crew { $crew }); if you win, { $on_win }
verb-keep-card = keep this card

# Words of the vocabulary
word-nation-any = any nation
word-nation-random = a nation drawn at random

# Statistics
stat-dice-seamanship = dice for seamanship
stat-dice-scouting = dice for scouting
stat-dice-leadership = dice for leadership
stat-dice-influence = dice for influence
stat-dice-scouting-against = dice of NPCs that scout for you
stat-price-good-single = gold for a good that was drawn once
stat-price-good-pair = gold for each of two equal goods
stat-price-repair = gold for each damage point repaired
stat-price-weapon = gold for a special weapon
stat-price-modification = gold for a ship modification
stat-price-rumor = gold for a rumor
stat-price-ship-large = gold for a frigate or galleon
stat-sell-plain = gold for a good without demand
stat-sell-demand = gold for a good in demand
stat-draw-buy = cards drawn when you buy goods
stat-draw-rumor = rumors drawn, of which you keep one
stat-draw-glory = glory cards drawn for a point, of which you keep one
stat-draw-setup-glory = glory cards of a new captain
stat-limit-hold = room for cargo at sea
stat-limit-hand = glory cards in hand at most
stat-limit-weapon-per-kind = special weapons of each kind at most
stat-raid-escape-threshold = escape symbols that a merchant needs
stat-reward-per-bounty = gold for each bounty that you collect
stat-reward-npc-pirate = gold for a defeated NPC pirate
stat-ship-maneuverability = maneuverability
stat-ship-cannons = cannons of the ship
stat-ship-crew = crew of the ship
stat-ship-hold = cargo value of the ship
stat-shoot-hits-on-win = hits when you shoot and win
stat-shoot-hits-on-loss = hits when you shoot, do not win and have a success

# Notes
context-raid = in a raid
context-crew-combat = in crew combat
context-recruit = when recruiting
context-merchant = for a merchant
context-mission = for a mission
context-rumor = for acquiring a rumor
limit-combat = once per combat
limit-combat-round = once per combat round
limit-once = once
duration-turn = to the end of this turn
duration-round = to the end of this round
duration-two-rounds = to the end of the next round
duration-kept = while you keep the card

# Moments
when-setup = when your captain begins
when-event-now = at once
when-turn-start = at the start of the turn
when-round-end = at the end of the round
when-own-turn = in your turn
when-other-turn-start = at the start of another player's turn
when-enter-port = when you enter a port
when-port-action = during a Port action
when-sell-goods = before you sell goods
when-buy-goods = before you draw the goods on offer
when-shipyard = in the shipyard
when-skill-roll = after a test of yours
when-scout-declared = when you scout
when-scout-roll = after a scouting roll of yours
when-scouted = when you are found
when-attack-bounty = when you are about to gain a bounty
when-raid-draw = when the first cards of your raid lie open
when-raid-roll = after the seamanship roll of your raid
when-raid-resolve = before the symbols of your raid are read
when-raid-success = when your raid has succeeded
when-combat-start = before the first round of a ship combat
when-flee-declared = when someone has declared Flee
when-contest-roll = after the rolls of a contest
when-hits-counted = when your hits are counted
when-areas-rolled = when your hits are located
when-hits-located = when hits on your ship are located
when-crew-combat-start = before the first round of a crew combat
when-crew-roll = after the rolls of a round of crew combat
when-combat-end = after a combat
when-glory-played = when a glory card was played

who-opponent = for your opponent
who-active-player = for the player on turn
who-each-player = for every captain in play
who-everyone = for everybody at sea here, NPCs included
who-navy = for naval ships

if-pirate = if you are a pirate
if-non-pirate = if you are no pirate
if-at-sea = at sea
if-in-combat = in a ship combat
if-chose-board = if you declared Board
if-chose-flee = if you declared Flee
if-has-hits = if you have a hit

# Components as a whole
name-cargo = { $good }, loot { $loot }, { $symbol }
cargo-escape = escape
cargo-hit = hit on the { $area }
card-specialist-text = { $hire } { $name }: { $said }
symbols = Moves: { $moves }. { $said }
symbol = { $npc } { $direction }
rumor-port = To be proven with { $skill } in the port of { $zone }. { $reward }
rumor-sea = To be proven with { $skill } at sea in { $zone }. { $reward }
mission-full = In { $port }. To claim it: { $needs }. { $tasks }. Reward: { $reward }
need-nothing = nothing
need-roll = pass a test of { $skill }
need-non-pirate = no bounty
need-pirate = at least one bounty
need-no-bounty = no bounty of { $nation }
need-not-nation = a captain who is not of { $nation }
need-min-glory = { $number } points on the glory track
need-ship = one of the ships { $ships }
need-pay = { $number } gold
task-reach-port = take a Port action in { $zones }
task-visit-ports = take a Port action in each of { $zones }
task-visit-zones = end a Move at sea in each of { $zones }
task-deliver = hand in { $goods } in the port of { $zones }
task-scout-zone = pass a scouting test at sea in { $zones }
task-defeat = defeat { $targets }
task-raid-merchants = succeed in { $count } raids on merchants of { $nation }
task-crew-combat-at = win a crew combat at sea in { $zones } (leadership { $leadership }, crew { $crew })
goods-counted = { $number } { $good }
target-pirate-sloop = the pirate sloop
target-pirate-frigate = the pirate frigate
target-player-pirate = a player who is a pirate
skill-value = { $skill } { $number }
captain-full = Nation: { $nation }, home port: { $home }; { $skills }.
ability = { $name }: { $said }
npc-captain-full = { $ship }, comes to { $zone }; { $skills }.
npc-captain-bounty-scout = { $ship }, comes to { $zone }; { $skills } (scouting: or as many dice as you have bounties of his nation).
ship-full = { $values }, maneuverability { $maneuverability }. In a shipyard it costs { $buy } gold and sells for { $sell }.
ship-captured = { $values }, maneuverability { $maneuverability }. It can only be captured.
zone-port = Sea zone with a port; nation: { $nation }. Borders: { $borders }.
zone-open = Sea zone without a port. Borders: { $borders }.
border = { $zone } ({ $direction })
compass-n = N
compass-ne = NE
compass-e = E
compass-se = SE
compass-s = S
compass-sw = SW
compass-w = W
compass-nw = NW
