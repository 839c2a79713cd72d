# What Dead Reckoning says: names, questions, options, events. What components do is made from their effects (effects.ftl).

# Sides
faction-purple = Purple
faction-blue = Blue
faction-green = Green
faction-yellow = Yellow
faction-league = League
faction-second-league = Second League
faction-seat2 = League
faction-seat3 = League
faction-seat4 = Second League
seat-merchant = the merchant ship
side-attacker = the attacker
side-defender = the defender
side-third = the third side
side-fourth = the fourth side
good-cargo = cargo
good-coin = coins
good-all = everything
mode-pirate = pirate mode
mode-merchant = merchant mode

ending-coins = The last turns are over: most coins win.
ending-battle = The tie was broken by a throw of all cannons.
ending-league-beaten = The last turns are over: you have more coins than the League.
ending-league-wins = The last turns are over: the League has more coins.

source-achievements = achievements
source-coins = coins
source-buildings = buildings
source-advancements = advancements
source-upgrades = ship upgrades
source-endgame = end-game bonuses
source-islands = islands
source-bonus = bonus tile

# Goods inside events and questions
counted-goods = { $cargo ->
    [0] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[other] { $coins ->
        [0] { $cargo } cargo
        [one] { $cargo } cargo and 1 coin
       *[other] { $cargo } cargo and { $coins } coins
    }
}

# Questions: setting up
prompt-setup-bonus = Which bonus tile do you keep, face down?

# Questions: your turn
prompt-main-act = Your turn: what do you do next? Any number of things, until you end the turn.
prompt-sail-on = Your ship is under way. Where to next?
prompt-sails-count = Raising sails: do you count { $ability } of { $crew }? Then its other choice is gone for this turn.
prompt-level-choose = One card of your hand becomes better for good. Which do you level up?
prompt-level-bottom = Do you level up the bottom card of your crew deck?
prompt-ability-copy = Which ability do you copy?
prompt-card-take = Which card do you take?
prompt-achievement-choose = You have only one achievement tile left. Which achievement do you place it on?
prompt-surrender-cargo = { $number } cargo for the Icon of Trade: how many of them from your dock?

# Questions: goods
prompt-goods-arrange = On which hull spaces shall your goods lie?
prompt-goods-room = To come aboard: { counted-goods }. There is not enough room. What makes room?
prompt-gain-island = Onto which island do { counted-goods } go?
prompt-gain-ship = { $cargo } cargo: how many of them onto your ship? The rest goes to your dock.
prompt-pay-cargo = { $number } cargo to pay: how many of them from your dock?
prompt-pay-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
} to pay: how many of them from your chest?

# Questions: islands
prompt-influence-replace = No slot is empty here. Whose marker do you replace?
prompt-influence-half = Your last placement can be the first half of replacing a protected marker. Whose?
prompt-influence-remove = Whose marker do you remove?
prompt-marker-borrow = You have no marker left. From which island do you take one?
prompt-produce-island = On which island do you produce?
prompt-build-choose = What do you build, and where?
prompt-upgrade-choose = Which ship upgrade do you take?
prompt-upgrade-place = On which hull space do you lay it ({ $upgrade })?

# Questions: battles
prompt-battle-target = Which ship do you attack?
prompt-battle-first = Which pirate ship do you fight first?
prompt-battle-window = A battle begins. Do you still want to handle goods or level up a card? Goods cover cannons, and coins aboard sink with the ship.
prompt-battle-muster = Which cards do you play, and how many cannons do you use? Each cannon throws a marker into the tower.
prompt-battle-defence = You are attacked. Do you play cards? All your cannons fire.
prompt-battle-ability = Do you use a battle ability?
prompt-battle-spoils = You have won. Do you use an ability for that?
prompt-battle-marker = Which marker do you move?
prompt-battle-zone = To which zone?
prompt-battle-remove = Which of your markers do you take off the board?
prompt-battle-explode = Which of your markers shall explode?
prompt-battle-drawn = Do you play the card that you have drawn?
prompt-plunder-choice = You plunder { $number } × cargo or coin. How many of them as cargo?
prompt-plunder-place = Plundered: { counted-goods }. Where to?

# When a question comes that may be answered in advance
order-battle-window = A ship battle begins: handle goods or level up a card before it
order-battle-defence = Your ship is attacked: play cards

# Questions: clean-up
prompt-cleanup-mode = Your turn ends. In which mode does your ship stay at sea?
prompt-cleanup-sleeve = Which advancement do you sleeve, and in which card? It stays there for good.
prompt-cleanup-draw = Draw bonus: how many more cards do you draw?

# Questions: the League and teammates
prompt-league-upgrade = You decide for the League: which ship upgrade does it take?
prompt-league-build = You decide for the League: where does it build?
prompt-league-produce = You decide for the League: on which island does it produce?
prompt-league-leave = You decide for the League: on which island does it leave the goods?
prompt-league-raid = You decide for the League: which island does it raid?
prompt-league-siege = You decide for the League: on which island does it attack the buildings?
prompt-league-merchant = You decide for the League: which merchant ship does it beat?
prompt-league-replace = You decide for the League: whose marker does it replace ({ $space })?
prompt-league-plunder = The League plunders { $number } × cargo or coin. How many of them as cargo?
prompt-league-achievement = The League has only one achievement tile left. Which achievement does it earn?
prompt-coop-leave = { $seat } asks: may your teammate place influence in spite of your ship or buildings ({ $space })?
prompt-coop-repair = Which ship is repaired?

# Headings over options
group-play = Play a card
group-play-use = Play a card
group-use = Use an ability
group-load-cargo = Goods
group-load-coin = Goods
group-unload-cargo = Goods
group-unload-coin = Goods
group-jettison-cargo = Overboard
group-jettison-coin = Overboard
group-arrange = Goods
group-sails = Sail
group-sail = Sail
group-course = Sail
group-buy = On this space
group-trade = On this space
group-attack = On this space
group-storm = On this space
group-challenge = On this space
group-surrender = On this space
group-fire = Cannons
group-level = Level up
group-give-cargo = Teammate
group-give-coin = Teammate
group-take-cargo = Teammate
group-take-coin = Teammate
group-ask-leave = Teammate

# Options
option-yes = Yes
option-no = No
option-play = Play { $crew }
option-play-use = Play { $crew } and use: { $ability }
option-use = { $crew }: { $ability }
option-load-cargo = Load { $number } cargo
option-load-coin = Load { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
option-unload-cargo = Unload { $number } cargo
option-unload-coin = Unload { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
option-jettison-cargo = Throw { $number } cargo overboard
option-jettison-coin = Throw { $number ->
    [one] 1 coin
   *[other] { $number } coins
} overboard
option-arrange = Rearrange the goods in your holds
option-sails = Raise sails
option-sail = Sail to { $space }
option-course = Sail all the way to { $space }
option-stop = End the movement here
option-buy = Buy the advancement here
option-trade = Trade with the merchant ship
option-attack = Attack the merchant ship
option-storm = Attack the fort and/or garrison here
option-challenge = Fight the pirate ship of { $seat }
option-surrender = Give up 12 cargo for the Icon of Trade
option-end = End your turn
option-level = Level up { $crew }
option-battle-window-ready = Go into the battle as it is
option-battle-defence-ready = Play no more cards
option-fire = Use { $number ->
    [0] no cannon
    [one] 1 cannon
   *[other] { $number } cannons
}
option-done = Build nothing more
option-keep = Sleeve nothing more
option-battle-ability-pass = Pass
option-battle-spoils-pass = Use nothing more
option-setup-bonus = { $bonus }
option-goods-arrange = Lay the goods on { $hulls }
option-level-choose = { $crew }
option-level-choose-pass = Level up no card
option-ability-copy = { $crew }: { $ability }
option-card-take = The card at { $space }
option-achievement-choose = { $achievement }
option-surrender-cargo = { $number } from the dock
option-gain-island = { $space }
option-gain-ship = { $number } onto the ship
option-pay-cargo = { $number } from the dock
option-pay-coin = { $number } from the chest
option-influence-replace = { $seat }
option-influence-half = { $seat }
option-influence-half-pass = Let the placement go
option-influence-remove = { $seat }
option-influence-remove-pass = Remove no more
option-marker-borrow = From { $space }
option-marker-borrow-pass = Take none
option-produce-island = { $space }
option-produce-island-pass = Produce no more
option-build-choose = { $building } at { $space }
option-upgrade-choose = { $upgrade }
option-upgrade-choose-pass = Take none
option-upgrade-place = { $hull }
option-battle-target = { $seat }
option-battle-first = { $seat }
option-battle-marker = { $zone }, a marker of { $side }
option-battle-zone = { $zone }
option-battle-remove = { $zone }
option-battle-explode = { $zone }
option-plunder-choice = { $number } as cargo
option-plunder-place = { $place_id ->
    [ship] Onto your ship:
    [island] Onto the island:
    [teammate] Onto your teammate's ship:
   *[supply] Back to the supply:
} { $good_id ->
    [cargo] 1 cargo
    [coin] 1 coin
   *[all] everything
}
option-cleanup-mode = { $mode_id ->
    [pirate] Pirate mode
   *[merchant] Merchant mode
}
option-cleanup-sleeve = { $card } into { $crew }
option-cleanup-draw = { $number ->
    [0] no card more
    [one] 1 card more
   *[other] { $number } cards more
}
option-give-cargo = Pass { $number } cargo to your teammate's ship
option-give-coin = Pass { $number ->
    [one] 1 coin
   *[other] { $number } coins
} to your teammate's ship
option-take-cargo = Take { $number } cargo from your teammate's ship
option-take-coin = Take { $number ->
    [one] 1 coin
   *[other] { $number } coins
} from your teammate's ship
option-ask-leave = Ask your teammate for leave to place influence here
option-coop-repair = { $seat }
option-league-upgrade = { $upgrade }
option-league-build = { $space }
option-league-produce = { $space }
option-league-leave = { $space }
option-league-raid = { $space }
option-league-siege = { $space }
option-league-merchant = The merchant ship at { $space }
option-league-replace = { $seat }
option-league-plunder = { $number } as cargo
option-league-achievement = { $achievement }

# Events
event-ability-copied = { $seat } copies: { $icons }.
event-ability-used = { $seat } uses { $crew }: { $icons }.
event-achievement-earned = { $seat } earns the achievement { $achievement }!
event-achievement-marker = { $seat } has { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
} on { $achievement }.
event-achievement-out-of-reach = { $achievement } is out of reach for { $seat }.
event-advancement-gained = { $seat } gains an advancement: { $card }.
event-advancement-sleeved = { $seat } sleeves into { $crew }: { $card }.
event-battle-begins = { $seat } fights the ship of { $rival } ({ $space }).
event-battle-merchant = { $seat } attacks { $back } ({ $space }): { $fight }.
event-battle-muster = Battle markers of { $seat }: { $amount }.
event-battle-over = The battle is over.
event-battle-passed = { $seat } passes.
event-battle-strength = Strength: { $seat } { $strength }, { $rival } { $rival_strength }.
event-battle-walls = { $seat } attacks the buildings of { $rival } ({ $space }).
event-battle-won = { $seat_id ->
    [merchant] The merchant ship
   *[other] { $seat }
} wins the battle.
event-blockade-holds = The island is blockaded for { $seat } ({ $space }).
event-bonus-kept = { $seat } keeps the bonus tile { $bonus }.
event-bonus-kept-unseen = { $seat } keeps a bonus tile.
event-box-searched = { $seat } searches the box of row { $row } and finds { $card }.
event-building-built = { $seat } builds: { $building } ({ $space }).
event-building-removed = Removed: { $building } ({ $space }).
event-card-bought = { $seat } buys { $card } for { $cost } cargo.
event-card-buried = { $back } is buried.
event-card-laid = A new card lies at { $space }: { $card }.
event-card-taken = { $seat } takes the card at { $space }: { $card }.
event-card-traded = { $seat } trades with the merchant ship for { $cost } cargo.
event-chest-shown = { $seat } opens the chest: { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}.
event-control-lost = { $seat } loses control of the island ({ $space }).
event-control-taken = { $seat } takes control of the island ({ $space }).
event-crew-discarded = { $seat } discards { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
event-crew-drawn = You draw { $crew }.
event-crew-drawn-unseen = { $seat } draws a card.
event-crew-levelled = { $seat } levels up { $crew } to level { $level }.
event-crew-levelled-unseen = { $seat } levels up a card.
event-crew-played = { $seat } plays { $crew }, level { $level }.
event-crew-shuffled = { $seat } shuffles the discard pile as a new deck.
event-end-triggered = { $seat } has four achievements: everybody else takes one more turn.
event-game-over = The coins are counted.
event-goods-arranged = { $seat } rearranges goods.
event-goods-gained = { $seat } gains { counted-goods }{ $where_id ->
    [ship] {" "}aboard
    [dock] {" "}on the dock
   *[chest] {" "}in the chest
}.
event-goods-harvested = { $seat } harvests { counted-goods } in passing ({ $space }).
event-goods-jettisoned = { $seat } throws { counted-goods } overboard.
event-goods-landed = { $seat } puts { counted-goods } ashore ({ $space }).
event-goods-loaded = { $seat } loads { counted-goods } ({ $space }).
event-goods-lost = { $seat } loses { counted-goods }.
event-goods-paid = { $seat } pays { counted-goods }.
event-goods-plundered = { $seat } plunders { counted-goods }.
event-goods-produced = { $seat } produces { counted-goods } ({ $space }).
event-influence-half = { $seat } begins to replace a protected marker of { $rival } ({ $space }).
event-influence-placed = { $seat } places influence ({ $space }).
event-influence-removed = { $seat } removes a marker of { $rival } ({ $space }).
event-influence-replaced = { $seat } replaces a marker of { $rival } ({ $space }).
event-marker-borrowed = { $seat } takes a marker back ({ $space }).
event-marker-exploded = { $amount ->
    [one] A marker of { $seat } explodes: it is thrown again with one more.
   *[other] { $amount } markers of { $seat } explode: they are thrown again, each with one more.
}
event-marker-landed = A marker of { $seat } lands: { $zone }.
event-marker-moved = { $seat } moves a marker of { $rival } from { $zone } to { $target_zone }.
event-marker-pushed = A marker of { $seat } is pushed from { $zone } to { $target_zone }.
event-marker-removed = { $seat } takes a marker off the board ({ $zone }).
event-markers-thrown = { $seat_id ->
    [merchant] The merchant ship
   *[other] { $seat }
} throws { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
}.
event-merchant-turned = { $seat } turns the merchant ship over: { $back }.
event-mode-merchant = The ship of { $seat } is in merchant mode.
event-mode-pirate = The ship of { $seat } is in pirate mode!
event-permanent-placed = { $seat } places permanent influence ({ $space }).
event-sails-raised = { $seat } raises sails: { $amount }.
event-ship-damaged = The ship of { $seat } takes { $amount } damage, { $damage } in all.
event-ship-moved = { $seat } sails to { $space }.
event-ship-repaired = { $seat } repairs { $amount } damage, { $damage } left.
event-ship-sunk = The ship of { $seat } sinks: { $coins ->
    [0] no coin is
    [one] 1 coin is
   *[other] { $coins } coins are
} lost. Sunk by: { $rival }.
event-ship-sunk-alone = The ship of { $seat } sinks: { $coins ->
    [0] no coin is
    [one] 1 coin is
   *[other] { $coins } coins are
} lost.
event-starter-drawn = { $seat } begins.
event-strength-gained = { $seat } gains { $amount } strength.
event-tie-strength = Strength of { $seat }: { $strength }.
event-tile-explored = { $seat } explores { $space }: { $tile }.
event-tile-shown = Face up at { $space }: { $tile }.
event-turn-begins = { $seat } is on turn.
event-upgrade-gained = { $seat } gains a ship upgrade: { $upgrade } ({ $hull }).

# Events: the League, each step with what it did and why
event-league-card = { $seat }, turn { $turn }: { $solo }, section { $section }. { $orders }
event-league-extra = { $seat } has an additional card after turn { $turn }: { $solo }, section { $section }. { $orders }
event-league-shuffled = { $seat } shuffles its cards.
event-league-took = { $seat } takes { $card } ({ $space }) for its { $pile_id ->
    [pirate] pirate pile
   *[merchant] merchant pile
}.
event-league-flipped-heads = Heads: { $seat } turns the merchant ship over: { $back }.
event-league-flipped-tails = Tails: { $seat } leaves the merchant ship front up.
event-league-skips = { $seat }, { $step }: nothing, because { $excuse }.
event-league-skips-at = { $seat }, { $step } ({ $space }): nothing, because { $excuse }.
event-league-attacks = { $seat } attacks { $rival } ({ $space }): { $motive }.
event-league-chose = { $seat } chooses { $rival }: { $prey }.
event-league-markers = { $seat } throws { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
}: 1 always, { $upgrades } for upgrades, { $pile } for the pirate pile, { $place } for the place, { $extra } extra{ $halved ->
    [0] {""}
   *[other] , half of it rounded up
}.
event-league-picks = { $seat }, { $step }: { $space }, { $measure }.
event-league-upgrade = { $seat } takes the ship upgrade { $upgrade }.
event-league-instead = The upgrade shown is gone; { $seat } takes { $upgrade } instead.
event-league-gained = { $seat } gains { counted-goods }: { $origin }.
event-league-exchanged = { $seat } exchanges { $cargo } cargo for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-league-collects = { $seat } collects { counted-goods } ({ $space }).
event-league-leaves = { $seat } leaves { counted-goods } on its island ({ $space }).
event-league-judged = { $seat } would throw { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
}; { $least } are asked for: { $met ->
    [0] the other part of the action
   *[other] the first part of the action
}.
event-league-total = { $seat } has { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
} in all.
event-goods-passed = { $seat } passes { counted-goods } to the ship of { $rival }.
event-leave-asked = { $seat } asks { $rival } for leave to place influence ({ $space }).
event-leave-given = { $seat } lets { $rival } place influence ({ $space }).
event-leave-refused = { $seat } does not let { $rival } place influence ({ $space }).

step-take = taking a card
step-influence = influence
step-target = target position
step-attack = attack
step-raid = raid
step-upgrade = ship upgrade
step-repair = repair
step-build = building
step-produce = production
step-siege = attack on buildings
step-seasoned = Old Salts
step-merchant = merchant ship
step-merchants = coins for its merchant pile
step-leave = goods left on an island
excuse-no-card = no card lies there
excuse-open-sea = that is open sea
excuse-controlled = it controls the island and no slot is empty
excuse-fort = a fort or garrison stands there and one marker is not worth a battle
excuse-pirate = a pirate ship lies there and one marker is not worth a battle
excuse-battle-due = a battle for it would come in the way of another one this turn
excuse-battle-lost = it has lost a battle for it
excuse-fought = it has fought in this turn
excuse-ally = the other League has its markers there
excuse-leftover = a protected marker takes two placements
excuse-no-slot = no slot is empty and no marker of yours is there
excuse-not-damaged = no ship has enough damage
excuse-in-harbor = the ship is in harbor
excuse-none-left = none is left
excuse-no-island = there is no island for it
excuse-undamaged = its ship has no damage
excuse-earned = it has earned that achievement
excuse-no-merchant = no merchant ship lies on the board
excuse-nothing = there is nothing to take
excuse-sunk = its ship has sunk
motive-damaged = the ship is badly damaged
motive-flag = its card shows an attack flag
motive-pirate = a pirate ship lies where its own ship goes
motive-influence = a pirate ship lies where it places influence
motive-walls = buildings stand where it places influence
motive-raid = buildings guard the island that it raids
prey-at-sea = the only one not in harbor
prey-nearer = nearer to where it began its turn
prey-damaged = more damage
prey-coin = by a coin flip
measure-only = the only one possible
measure-coins = most coins
measure-cargo = as many coins, more cargo
measure-reward = highest reward for the first place
measure-production = as high a reward, more production
measure-chosen = chosen for it
origin-start = at the start
origin-card = its card says so
origin-merchants = for its merchant pile
origin-production = from producing
origin-income = from its islands
origin-plunder = plundered
