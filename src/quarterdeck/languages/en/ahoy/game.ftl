# What Ahoy says: names, questions, options, events. What cards do is made from their effects (effects.ftl).

# Factions: in a heading, at the start of a sentence, inside a sentence
faction-bluefin = Bluefin Squadron
    .subject = The Bluefin Squadron
    .object = the Bluefin Squadron
faction-mollusk = Mollusk Union
    .subject = The Mollusk Union
    .object = the Mollusk Union
faction-smuggler-red = Red Smuggler
    .subject = The red Smuggler
    .object = the red Smuggler
faction-smuggler-white = White Smuggler
    .subject = The white Smuggler
    .object = the white Smuggler

# Figures
figure-flagship-bluefin = Squadron Flagship
    .subject = The Squadron's Flagship
    .object = the Squadron's Flagship
figure-flagship-mollusk = Union Flagship
    .subject = The Union's Flagship
    .object = the Union's Flagship
figure-flagship-smuggler-red = Red Smuggler's Flagship
    .subject = The red Smuggler's Flagship
    .object = the red Smuggler's Flagship
figure-flagship-smuggler-white = White Smuggler's Flagship
    .subject = The white Smuggler's Flagship
    .object = the white Smuggler's Flagship
figure-patrol = Patrol
    .subject = A Patrol
    .object = a Patrol
figure-stronghold = Stronghold
    .subject = A Stronghold
    .object = a Stronghold
figure-cutter = Cutter
    .subject = The Cutter
    .object = the Cutter
figure-gunship = Gunship
    .subject = The Gunship
    .object = the Gunship

direction-north = north
direction-east = east
direction-south = south
direction-west = west

# What no effect says
terrain-tailwind-text = The Tailwind action with a die of this value brings you straight here.
terrain-island-text = While your Flagship is here, you may recruit Market cards of the island's suit. Comrades live on islands.
moment-victory = Battle Victory: Take one of your victory options.

# What points come from, at the end
source-regions = Control of regions
source-deliveries = Delivered Cargo
source-rewards = Rewards
source-pledges = Pledged Cargo
source-earlier = Counted before

ending-fame = Most Fame decides.
ending-gold = Fame is tied; most gold decides.
ending-shared = Fame and gold are tied: the victory is shared.

# Questions: setting up
prompt-setup-island = On which island do you start? Your Flagship and a Patrol go there; the Union takes the other one.
prompt-setup-space = Where does your Flagship start? Any space without an island will do.

# Questions: your turn
prompt-turn-act = What do you do? Dice go one by one; what needs no die may come at any time.
prompt-die-change = With which value do you place the { $die } on { $slot }? Each gold changes the die by 1, with the Middleman by up to 2.
prompt-die-relocate = Which of your placed dice goes to Cannons? Its old slot becomes free, and your cannons are loaded.
prompt-choose-one = { $source }: what do you want to do?
prompt-moment-next = Several things happen now. Which comes next?
prompt-crew-use = { $moment } Do you want to?

# Questions: sailing
prompt-move-step = { $figure }: where to next? Off the map you discover a new region.
prompt-move-direct = { $figure }: where to? You get there directly, whatever lies between.
prompt-current-direction = { $source }: which way do you drift?
prompt-explore-lay = Where does the new region { $region } go? The space is its north-west corner; r0 to r3 are quarter turns.
prompt-push-direction = Which way do you push { $figure_object }?

# Questions: battle
prompt-battle-defender = Whom do you fight next? You will fight every enemy here, one after the other.
prompt-battle-space = { $source }: which space do you fire at? Your Flagship battles every enemy figure there without moving.
prompt-battle-plan = A battle begins. Do you play a Plan?
prompt-battle-fire = { $figure }: fire your cannons? Your roll rises by as much as you turn the die down.
prompt-battle-victory = You have won the battle! What do you take?
prompt-damage-target = { $source }: which figure takes 1 damage?
prompt-damage-deal = You damage { $seat_object }. Which slot do you hit? It cannot be used until it is repaired.
prompt-damage-take = You take 1 damage. On which slot? It cannot be used until it is repaired.
prompt-repair-slot = Which damage do you repair? The slot can be used again.

# Questions: cards and gold
prompt-recruit-free = { $source }: whom do you recruit? It costs you nothing.
prompt-enlist-island = Which island do you enlist on? You may take every Market card of its suit, free of charge.
prompt-negotiate-second = Remove 1 Comrade from this island to recruit a second card free of charge?
prompt-crew-return = Which Crew does the loser lose? The card goes to the box.
prompt-card-steal = Which card do you steal, and as what do you keep it?
prompt-cargo-return = You hold too much Cargo. Which one do you return to the box?
prompt-deliver-pledge = Under which pledge marker do you put { $cargo }? At the end 1 Fame for each region of its suit that the faction on it controls.
prompt-market-reset = Return the whole Market to the box and lay out new cards?
prompt-wealth-raise = Which region grows richer? Its wealth rises by 1, so controlling it earns 1 Fame more.
prompt-reward-move = Which reward do you go for? Your white marker moves one square; you may not go straight back.
prompt-reward-take = Reward: { $rule } Take it?
prompt-reward-spend = How much gold do you turn into Fame? Each gold earns 1 Fame.

# Questions: the Squadron
prompt-patrol-place = Place a Patrol with your Flagship? It adds 1 to your control of the region.
prompt-patrol-deploy = Where do you deploy the Patrol? It starts no battle and no terrain harms it.
prompt-patrol-pick = { $source }: which Patrol sails next?
prompt-stronghold-site = Where do you build a Stronghold? Two Patrols there go back to your supply.

# Questions: the Union
prompt-comrades-place = How many Comrades do you place on { $region }? Each adds 1 to your control of the region.
prompt-comrades-inspire = Which island gets a Comrade? Each island at most one.
prompt-comrades-spend = { $source }: which island does the ship set out from? Two Comrades there go back to your supply.
prompt-comrades-from = { $source }: which island do the Comrades leave?
prompt-comrades-amount = { $region }: how many Comrades move?
prompt-comrades-to = Comrades leave { $region }. Where do they go?
prompt-sneak-region = Which region do you strike? You remove one or two Patrols there.
prompt-sneak-patrol = Which Patrol do you remove?

# Options
option-yes = Yes
option-no = No
option-cell = Space { $cell }
option-direction = To the { $direction }
option-slot = { $slot }
option-card = { $crew }
option-cargo = { $cargo } (for { $suit })
option-plan = { $plan }
option-region = { $region }
option-figure = { $figure }
option-reward = { $reward }
option-battle-victory = { $rule }
option-moment-next = { $moment }

option-turn-act-place = { $slot } with a { $die }
option-turn-act-place-changed = { $slot } with a { $die }, turned
option-turn-act-aside = Set a { $die } aside: no die fits anywhere
option-turn-act-recruit = Recruit { $crew } for { $gold } gold
option-turn-act-recruit-die = Recruit { $crew } with a { $die }
option-turn-act-smuggle = Smuggle { $cargo } (for { $suit })
option-turn-act-deliver = Deliver { $cargo }
option-turn-act-crew = Use your Crew: { $crew }
option-turn-act-plan = Play { $plan }
option-turn-act-end = End your turn
group-turn-act-place = Place a die
group-turn-act-place-changed = Place a die and pay to turn it
group-turn-act-aside = Set a die aside
group-turn-act-recruit = Recruit
group-turn-act-recruit-die = Recruit with a die
group-turn-act-smuggle = Smuggle
group-turn-act-deliver = Deliver
group-turn-act-crew = Crew
group-turn-act-plan = Plans
group-turn-act-end = Finish

option-die-change = As a { $number }
option-die-change-back = Turn it by 1 and back again
option-die-relocate = The die on { $from } to { $slot }
option-die-relocate-cost = The die that paid for { $crew } to { $slot }
option-choose-one-repair = Repair damage
option-choose-one-relocate-die = Move a placed die to Cannons
option-choose-one-place-comrades = Place Comrades on this island
option-choose-one-gain-ready-comrades = Gain Ready Comrades
option-choose-one-move = Sail step by step
option-choose-one-move-direct = Use the Tailwind
option-explore-lay = Space { $cell }: { $turns ->
    [0] as printed
    [one] 1 quarter turn
   *[other] { $turns } quarter turns
}
option-battle-fire = Turn the die on { $slot } down by { $amount }: +{ $amount }
option-battle-fire-hold = Hold fire
option-damage-target = { $figure } at { $cell }
option-card-steal-crew = { $crew } as Crew
option-card-steal-cargo = { $crew } as Cargo ({ $cargo })
option-comrades-place = { $number ->
    [0] None
    [one] 1 Comrade
   *[other] { $number } Comrades
}
option-comrades-amount = { $number ->
    [one] 1 Comrade
   *[other] { $number } Comrades
}
option-deliver-pledge = Marker { $number }
option-reward-spend = { $number } gold

option-battle-plan-pass = No Plan
option-battle-space-pass = Do not fire
option-battle-victory-pass = Nothing
option-choose-one-pass = Neither
option-comrades-from-pass = Move nobody
option-comrades-inspire-pass = No more Comrades
option-current-direction-pass = Stay here
option-damage-target-pass = Hit nobody
option-move-direct-pass = Stay here
option-move-step-pass = Stay here
option-moment-next-pass = Leave out the optional ones
option-patrol-pick-pass = No more Patrols
option-push-direction-pass = Do not push
option-recruit-free-pass = Recruit nobody
option-repair-slot-pass = No more repairs
option-sneak-patrol-pass = No more Patrols

# Events: the game
event-game-begins = Ahoy! A game for { $players } begins.
event-round-begins = Round { $round }: { $seat_object } is First Mate and begins.
event-round-ends = Round { $round } ends. Who controls a region gains its wealth as Fame.
event-turn-begins = { $seat_subject } is on turn with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} to place.
event-game-over = The game is over.
event-game-conceded = { $seat_subject } gives up.
event-region-scored = { $seat_subject } controls { $region } with a wealth of { $amount }.
event-pledge-revealed = { $seat_subject } turns over a pledge marker: { $head_object }, with { $amount ->
    [0] no Cargo
   *[other] { $amount } Cargo
}.

# Events: dice
event-dice-rolled = { $seat_subject } rolls { $dice }.
event-die-placed = { $seat_subject } places a { $die } on { $slot }.
event-die-paid = { $seat_subject } pays for a card with a { $die }: { $card }.
event-die-aside = { $seat_subject } sets a { $die } aside.
event-die-changed = { $seat_subject } changes a { $old } into a { $new }.
event-die-turned = { $seat_subject } turns the die on { $slot } to { $die }.
event-cannons-loaded = { $seat_subject } has loaded cannons until the end of the round.

# Events: gold, Fame, wealth
event-gold-gained = { $seat_subject } gains { $amount } gold.
event-gold-paid = { $seat_subject } pays { $amount } gold.
event-gold-handed = { $giver_subject } hands { $amount } gold to { $taker_object }.
event-fame-gained = { $seat_subject } gains { $amount } Fame.
event-wealth-raised = The wealth of { $region } rises to { $wealth }.

# Events: the map
event-region-drawn = { $seat_subject } finds a new region: { $region }.
event-region-laid = { $region } is laid out, north-west corner at { $cell }.
event-figure-moved = { $figure_subject } moves to { $cell }.
event-figure-placed = { $figure_subject } is placed at { $cell }.
event-figure-removed = { $figure_subject } at { $cell } leaves the map.
event-comrades-ready = { $seat_subject } gains { $amount ->
    [one] 1 Ready Comrade
   *[other] { $amount } Ready Comrades
}.
event-comrades-placed = { $amount ->
    [one] 1 Comrade lands
   *[other] { $amount } Comrades land
} on { $region }.
event-comrades-removed = { $amount ->
    [one] 1 Comrade leaves
   *[other] { $amount } Comrades leave
} { $region }.
event-comrades-shifted = { $amount ->
    [one] 1 Comrade moves
   *[other] { $amount } Comrades move
} from { $origin } to { $target }.

# Events: battle
event-battle-begins = { $attacker_subject } attacks { $defender_object } at { $cell }.
event-battle-ignored = { $attacker_subject } and { $defender_object } do not fight after all.
event-battle-rolled = { $seat_subject } rolls { $roll } in battle.
event-battle-won = { $figure_subject } wins the battle: { $attack } in attack, { $defence } in defence.
event-battle-victory = { $seat_subject } takes the victory as: { $choice }.
event-damage-taken = { $seat_subject } takes damage on { $slot }.
event-damage-repaired = { $seat_subject } repairs damage on { $slot }.

# Events: cards
event-market-refilled = New in the Market: { $card }.
event-market-reset = { $seat_subject } returns the whole Market to the box.
event-crew-joined = { $seat_subject } takes new Crew on board: { $card }.
event-crew-used = { $seat_subject } puts Crew to use: { $card }.
event-crew-returned = { $seat_subject } loses Crew to the box: { $card }.
event-card-stolen = { $seat_subject } steals a card from { $victim_object }: { $card }.
event-cargo-smuggled = { $seat_subject } smuggles Cargo: { $cargo }.
event-cargo-delivered = { $seat_subject } delivers Cargo to { $region }: { $cargo }.
event-cargo-pledged = { $seat_subject } puts the Cargo under pledge marker { $marker }.
event-cargo-returned = { $seat_subject } returns Cargo to the box: { $cargo }.
event-plan-drawn = { $seat_subject } draws a Plan: { $plan }.
event-plan-drawn-unseen = { $seat_subject } draws a Plan.
event-plan-played = { $seat_subject } plays a Plan: { $plan }.
event-reward-moved = { $seat_subject } goes for a reward: { $reward }.

# What a newcomer is told before the first turn
how-to-win =
    Most Fame wins. The last round is the one in which somebody reaches the end of the Fame track.
    In your turn you place two dice on empty slots of your board: the slot says what happens. When nobody has dice left the round is scored and all dice are rolled again.
    The Bluefin Squadron and the Mollusk Union gain the wealth of every region that they control at the end of a round: whoever has more there. The Squadron's Flagship counts 2, a Stronghold 2, a Patrol 1; the Union's Flagship, its two ships and each Comrade count 1; a tie gives nothing.
    Smugglers take Cargo from the Market and deliver it to islands of another suit: 2 Fame, a reward, and at the end Fame for the side to which they pledged it.
    Sailing off the edge of the map explores: a new region is laid and the movement ends there. A move onto a space with somebody else's ship ends in a battle if one side has loaded cannons.
    Two Patrols on an island can become a Stronghold. Gold turns dice and recruits Crew from the Market: on an island, or where you have a Stronghold.
