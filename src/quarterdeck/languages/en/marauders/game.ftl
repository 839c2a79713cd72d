# What Merchants & Marauders says: names, questions, options, events. What components do is made from their effects (effects.ftl).

# Sides
faction-red = Red
faction-blue = Blue
faction-yellow = Yellow
faction-green = Green

seat-navy-dutch = the Dutch naval ship
seat-navy-english = the English naval ship
seat-navy-french = the French naval ship
seat-navy-spanish = the Spanish naval ship
seat-pirate-sloop = the pirate sloop
seat-pirate-frigate = the pirate frigate
seat-enemy = the enemy
npc-navy-dutch = the Dutch naval ship
npc-navy-english = the English naval ship
npc-navy-french = the French naval ship
npc-navy-spanish = the Spanish naval ship
npc-pirate-sloop = the pirate sloop
npc-pirate-frigate = the pirate frigate
side-attacker = the attacker
side-defender = the defender
motive-own-bounty = a bounty of its own nation
motive-other-bounty = a bounty of another nation
motive-war = a captain of the enemy at war
motive-honest = no bounty, so fair game for pirates
gate-pay = Pay the fee
gate-turn-away = Turn away

ending-target = The target is reached and the round is over: most glory points win.
ending-events = No event card is left: most glory points win at once.
ending-captains = No captain is left to draw: most glory points win at once.

source-trade = trade
source-raids = raids
source-combat = combat
source-rumors = rumors
source-missions = missions
source-ships = a large ship
source-stash = gold in the stash

# Questions: setting up and new captains
prompt-setup-ship = Which ship does your captain begin with? The others see it when all have chosen.
prompt-captain-exchange = Pirates lie off the home port of { $captain }. Do you draw another captain?
prompt-captain-ship = { $captain } begins. With which ship?

# Questions: your turn
prompt-turn-act = Your turn: what do you do? You have { $number ->
    [0] no action
    [one] 1 action
   *[other] { $number } actions
}{ $moves ->
    [0] {""}
    [one] {" "}and 1 additional Move
   *[other] {" "}and { $moves } additional Moves
} left.
prompt-port-gate = The port is closed to you and your influence has not opened it. For { $price } gold you may enter. What do you do?
prompt-port-act = Your Port action: which activity comes next? Selling is possible only as the first one.
prompt-sell-good = What do you sell? In demand: { $good }. So far { $number } gold.
prompt-demand-choose = Which demand token does this port get?
prompt-buy-good = What do you buy? Gold for each card:{ $cocoa ->
    [0] {""}
   *[other] {" "}cocoa { $cocoa },
}{ $food ->
    [0] {""}
   *[other] {" "}food { $food },
}{ $rum ->
    [0] {""}
   *[other] {" "}rum { $rum },
}{ $spices ->
    [0] {""}
   *[other] {" "}spices { $spices },
}{ $sugar ->
    [0] {""}
   *[other] {" "}sugar { $sugar },
}{ $textiles ->
    [0] {""}
   *[other] {" "}textiles { $textiles },
}{ $tobacco ->
    [0] {""}
   *[other] {" "}tobacco { $tobacco },
}{ $wood ->
    [0] {""}
   *[other] {" "}wood { $wood },
} nothing else. In port there is room for 6 cargo cards.
prompt-buy-show = To whom do you show the goods that you bought at a reduced price?
prompt-yard-act = The shipyard: what do you order?
prompt-yard-move = Which modification comes along to the new ship?
prompt-crew-hire = The test has failed. How much crew do you hire, for { $price } gold each?
prompt-stash-amount-stash = How much gold do you put into your stash?
prompt-stash-amount-take = How much gold do you take from your stash?
prompt-specialist-pay = The test has failed. Do you pay { $price } gold for { $card }?
prompt-modification-port = To which port goes a modification of the ship, face down?
prompt-cargo-keep = Which cargo do you take on board?
prompt-cargo-give-up = There is too much on board: what do you give up?
prompt-rumor-drop = You may keep one rumor. Which one goes back?

# Questions: cards and things
prompt-window = Do you play a glory card? Moment: { $when }.
prompt-window-play = It is your turn to resolve { $card }: { $deed }. Do you play it? If not, you take it back and everybody sees it.
order-window = No glory card { $when }
prompt-use-thing = Do you use { $source }? { $help }
prompt-choose-option = { $source }: what do you choose?
prompt-glory-discard = You have too many glory cards. Which one do you discard?
prompt-glory-keep-not = Which of the glory cards just drawn do you discard?
prompt-weapon-gain = Which special weapon do you take?
prompt-modification-gain = Which ship modification do you take?
prompt-specialist-gain = Which specialist joins you?
prompt-repair-area = { $source }: which area is repaired?
prompt-bounty-remove = Of which nation do you remove a bounty, for { $price } gold?
prompt-bounty-remove-free = Of which nation do you remove a bounty?
prompt-npc-move = Which NPC ship do you move?
prompt-npc-to = Where do you move { $npc }?

# Questions: combat and raids
prompt-combat-declare = What do you declare for this round of combat?
prompt-combat-declare-npc = You decide for { $npc }: what does it declare for this round of combat?
prompt-reroll-side = Whose dice are re-rolled?
prompt-reroll-die = Which die do you re-roll? These are dice of { $side }.
prompt-area-reroll = { $source }: you may re-roll one of the dice that locate your hits. Which one?
prompt-skull-area = A skull has hit your ship: which area takes the hit?
prompt-skull-area-npc = A skull has hit { $npc }; you decide for it: which area takes the hit?
prompt-hit-cancel = Which hit do you cancel?
prompt-hit-move = { $source }: you may move a hit to another area. Which one?
prompt-hit-to = To which area does the hit on the { $area } go?
prompt-bounty-collect = Whose bounties on the defeated captain do you collect?
prompt-ship-take = Do you take over the defeated ship ({ $ship }; what is left of it: hull { $hull }, cargo { $hold }, masts { $masts }, cannons { $guns })? Yours is given up; your crew comes along.
prompt-raid-attack = You have found a merchant. Do you attack? That brings a bounty of its nation at once.
prompt-raid-use = { $number ->
    [one] 1 success is left
   *[other] { $number } successes are left
}: what do you use it for?
prompt-raid-ignore = Which symbol do you ignore?

# Options
option-yes = Yes
option-no = No
option-zone = { $zone }
option-nation = { $nation }
option-npc = { $npc }
option-seat = { $seat }
option-side = { $side }
option-area = { $area }
option-skull = Skull: { $area }
option-good = { $good }
option-cargo = { $cargo }
option-declared = { $declared }
option-gate = { $gate }
option-card = { $card }: { $deed }
option-rumor = { $rumor }: { $deed }
option-ship = { $ship }: { $deed }
option-weapon = { $weapon }: { $deed }
option-modification = { $modification }: { $deed }
option-choice = { $choice }
option-die = { $number }
option-die-skull = Skull
option-crew-hire = { $number ->
    [0] None
   *[other] { $number } crew
}
option-stash-amount = { $number } gold
option-buy = { $good }
option-buy-drop = Get rid of { $good } on board

option-turn-act-move = Move to { $zone }
option-turn-act-enter = Move into the port
option-turn-act-leave = Move out of the port
option-scout-player = Scout for { $seat }
option-scout-npc = Scout for { $npc }
option-scout-merchant = Scout for the merchant
option-scout-merchant-sure = Find the merchant without a roll, its nation: { $nation }
option-scout-rumor = Scout to prove your rumor
option-scout-task = Scout for your mission
option-turn-act-port = Port action
option-turn-act-card = Play { $card }: { $deed }
option-turn-act-kept = Use { $rumor }: { $deed }
option-turn-act-retire = Let your captain retire (ends your turn)
option-turn-act-end = End your turn

option-port-act-sell = Sell goods
option-port-act-buy = Buy goods
option-port-act-yard = Visit the shipyard
option-port-act-recruit = Recruit crew
option-port-act-rumor = Acquire a rumor
option-port-act-mission = Claim { $mission }: { $deed }
option-port-act-prove = Prove your rumor
option-port-act-deliver = Hand in the goods for your mission
option-port-act-stash = Put gold into your stash
option-port-act-take = Take gold from your stash
option-port-act-purse-ship = From now on pay with the gold on board first
option-port-act-purse-stash = From now on pay from the stash first
option-port-act-card = Play { $card }: { $deed }
option-port-act-done = Finish the Port action

option-yard-act-repair = Repair 1 point: { $area }
option-yard-act-weapon = Buy { $weapon }: { $deed }
option-yard-act-sell-weapon = Sell { $weapon }
option-yard-act-modification = Buy { $modification }: { $deed }
option-yard-act-restore = Restore { $modification }
option-yard-act-ship = Buy a ship, { $ship }: { $deed }
option-yard-act-done = Leave the shipyard

option-raid-attack-attack = Attack; its nation: { $nation }
option-raid-attack-release = Let it go
option-raid-use-draw = Draw another card
option-raid-use-drop = Discard { $cargo }
option-raid-use-exchange = Exchange { $cargo }
option-raid-use-stop = Leave the rest

option-window-pass = No card
option-cargo-keep-pass = Nothing more
option-sell-good-pass = Nothing more
option-buy-good-pass = Nothing more
option-yard-move-pass = None
option-area-reroll-pass = None
option-reroll-die-pass = No more
option-hit-move-pass = None
option-bounty-remove-pass = No more

group-turn-act-move = Move
group-turn-act-enter = Move
group-turn-act-leave = Move
group-scout-player = Scout
group-scout-npc = Scout
group-scout-merchant = Scout
group-scout-merchant-sure = Scout
group-scout-rumor = Scout
group-scout-task = Scout
group-turn-act-card = Glory cards
group-port-act-card = Glory cards
group-port-act-mission = Missions
group-port-act-stash = Stash
group-port-act-take = Stash
group-port-act-purse-ship = Stash
group-port-act-purse-stash = Stash
group-yard-act-repair = Repairs
group-yard-act-weapon = Special weapons
group-yard-act-sell-weapon = Special weapons
group-yard-act-modification = Ship modifications
group-yard-act-restore = Ship modifications
group-yard-act-ship = Ships

# Events: the game
event-round-begins = Round { $round } begins.
event-round-ends = Round { $round } ends.
event-turn-begins = { $seat } is on turn.
event-starter-drawn = { $seat } is the start player.
event-target-reached = { $seat } has { $amount } points: this round is the last.
event-stash-shown = { $seat } shows the stash: { $amount } gold, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-stash-used = { $seat } moves gold between ship and stash.
event-game-over = The game is over.
event-actions-gained = { $seat } has { $amount ->
    [one] 1 additional action
   *[other] { $amount } additional actions
}.
event-actions-lost = { $seat } has { $amount ->
    [one] 1 action
   *[other] { $amount } actions
} less.

# Events: event cards, war, NPCs
event-event-drawn = Event: { $event }.
event-event-strikes = { $event }: { $seat } is struck.
event-event-nation = Drawn for the event: { $nation }.
event-war-declared = War: { $nation } against { $enemy }.
event-peace-made = The war is over.
event-merchants-refilled = Every zone without a merchant gets one again.
event-npc-coming = At the end of the round: { $npc_captain }.
event-npc-placed = { $npc_captain } takes command: { $npc } appears in { $zone }.
event-npc-removed = { $npc_captain } is defeated: { $npc } leaves the board.
event-npc-moved = NPC: { $npc } sails to { $zone }.
event-npc-hunts = NPC: { $npc } hunts { $victim } and is in { $zone }. Reason: { $motive }.
event-npc-scouts = NPC: { $npc } scouts for { $victim } ({ $dice }). Reason: { $motive }.
event-npc-attacks = NPC: { $npc } attacks { $victim }. Reason: { $motive }.
event-npc-attacked = { $seat } attacks { $npc }.
event-npc-hit = Hit on { $npc }, { $area }: { $amount } left.

# Events: captains and ships
event-captain-drawn = { $seat } draws a captain: { $captain }.
event-captain-placed = { $seat } is { $captain } and begins in { $zone }.
event-captain-died = { $captain } is dead ({ $victim }).
event-captain-retired = { $captain } retires ({ $seat }).
event-captain-plundered = { $seat } plunders { $victim }.
event-ship-moved = { $seat } is at sea in { $zone }.
event-ship-entered = { $seat } enters the port of { $zone }.
event-ship-changed = { $seat } has another ship: { $ship }.
event-area-hit = Hit on the ship of { $victim }, { $area }: { $amount } left.
event-area-restored = Repaired on the ship of { $seat }, { $area }: { $amount }.
event-hit-moved = { $seat } moves a hit: { $area } → { $target_area }.
event-hits-located = Hits on the ship of { $seat }: { $dice }.
event-modification-gained = { $seat } fits a modification: { $modification }.
event-modification-flipped = { $seat } turns over: { $modification }.
event-modification-restored = { $seat } restores: { $modification }.
event-modification-scattered = { $seat } puts a modification face down at { $zone }.
event-modification-shown = On sale in { $zone }: { $modification }.
event-weapon-gained = { $seat } takes a special weapon: { $weapon }.
event-weapon-used = { $seat } gives up a special weapon: { $weapon }.
event-specialist-joined = A specialist joins { $seat }: { $card }.

# Events: gold, goods, points
event-gold-gained = { $seat } takes { $amount } gold.
event-gold-paid = { $seat } pays { $amount } gold.
event-glory-scored = { $seat } scores a glory point ({ $source }): { $amount } now.
event-glory-drawn = { $seat } draws a glory card: { $card }.
event-glory-drawn-unseen = { $seat } draws a glory card.
event-glory-discarded = { $seat } discards a glory card: { $card }.
event-glory-discarded-unseen = { $seat } discards a glory card.
event-bounty-gained = Bounty of { $nation } on { $seat }: { $amount }.
event-bounty-removed = Bounty of { $nation } on { $seat } lowered: { $amount }.
event-port-begins = { $seat } takes a Port action in { $zone }.
event-cargo-loaded = { $seat } takes on board: { $good }.
event-cargo-discarded = { $seat } gives away: { $good }.
event-good-bought = { $seat } buys: { $good }.
event-goods-bought = { $seat } has bought goods.
event-demand-changed = In demand in { $zone } now: { $good }.
event-bargain-shown = { $seat } shows the reduced goods to { $witness }.
event-bargain-seen = Reduced goods that { $seat } bought:{ $cocoa ->
    [0] {""}
   *[other] {" "}{ $cocoa } × cocoa,
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } × food,
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } × rum,
}{ $spices ->
    [0] {""}
   *[other] {" "}{ $spices } × spices,
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar } × sugar,
}{ $textiles ->
    [0] {""}
   *[other] {" "}{ $textiles } × textiles,
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco } × tobacco,
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } × wood,
} nothing else.
event-offer-drawn = The port offers { $seat }:{ $cocoa ->
    [0] {""}
   *[other] {" "}{ $cocoa } × cocoa,
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } × food,
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } × rum,
}{ $spices ->
    [0] {""}
   *[other] {" "}{ $spices } × spices,
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar } × sugar,
}{ $textiles ->
    [0] {""}
   *[other] {" "}{ $textiles } × textiles,
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco } × tobacco,
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } × wood,
} nothing else.

# Events: cards, tests, rumors, missions
event-card-announced = { $seat } announces a glory card, face down.
event-card-played = { $seat } plays { $card }.
event-card-withdrawn = { $seat } takes back { $card }.
event-test-rolled = { $seat } tests { $skill } ({ $dice }).
event-test-passed = The { $skill } test of { $seat } succeeds.
event-test-failed = The { $skill } test of { $seat } fails.
event-rumor-drawn = { $seat } hears a rumor: { $rumor }.
event-rumor-drawn-unseen = { $seat } hears a rumor.
event-rumor-shown = { $seat } follows a rumor: { $rumor }.
event-rumor-kept = { $seat } keeps { $rumor }.
event-rumor-used = { $seat } uses { $rumor }.
event-mission-offered = A mission is on offer: { $mission }.
event-mission-claimed = { $seat } claims a mission: { $mission }.
event-mission-refused = { $seat } is not given the mission { $mission }.
event-mission-progress = { $seat } gets on with a mission: { $mission }.
event-mission-completed = { $seat } completes a mission: { $mission }.
event-mission-dropped = { $seat } discards a mission: { $mission }.

# Events: scouting and raids
event-scout-declared-player = { $seat } scouts for { $other }.
event-scout-declared-npc = { $seat } scouts for { $npc }.
event-scout-declared-merchant = { $seat } scouts for the merchant.
event-scout-declared-task = { $seat } scouts for a mission.
event-scout-cancelled = { $seat } is not found after all.
event-player-attacked = { $seat } attacks { $victim }.
event-merchant-found = { $seat } finds the merchant in { $zone }; its token shows: { $nation }.
event-raid-card = Card in the raid of { $seat }: { $cargo }.
event-raid-dropped = Out of the raid of { $seat }: { $cargo }.
event-raid-rolled = { $seat } rolls seamanship in the raid ({ $dice }).
event-raid-failed = The raid of { $seat } fails.
event-raid-succeeded = The raid of { $seat } succeeds: loot { $amount }.

# Events: combat. S is a skull.
event-combat-begins = Combat: { $seat } against { $other }.
event-combat-declared = Declaration, { $seat }: { $declared }.
event-combat-boards = Boarding! Crew combat, begun by { $seat }.
event-combat-fled = Escaped: { $seat }.
event-combat-open = The combat ends without a winner.
event-combat-won = Combat won: { $seat } against { $other }.
event-contest-rolled = Contest, { $seat }: { $dice }.
event-contest-won = Contest won: { $seat }.
event-contest-tied = Nobody wins the contest.
event-crew-rolled = Crew combat, { $seat }: { $dice }.
event-crew-lost = Crew lost, { $seat }: { $amount }.
event-crew-struck = { $seat } strikes first: { $amount ->
    [one] 1 crew
   *[other] { $amount } crew
} of the opponent.
event-dice-rerolled = Re-rolled, { $seat }: { $dice }.
event-swivel-rolled = Swivel guns of { $seat }: { $dice }.
event-volley-located = Hits located, scored by { $seat }: { $dice }.
event-volley-long-range = Long-range cannons of { $seat }: { $dice }.
event-volley-four-pounders = { $seat } fires the four-pounders.
event-volley-converted = All skulls of { $seat } hit one area: { $area }.
