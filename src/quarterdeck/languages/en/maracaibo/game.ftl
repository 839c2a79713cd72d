# What Maracaibo says: names, questions, options, events. What components do is made from their effects (effects.ftl).

# Sides. The seat beyond those of people is Jean's.
faction-green = Green
faction-yellow = Yellow
faction-purple = Purple
faction-black = Black
faction-jean = Jean
faction-seat2 = { faction-jean }

icons-quest = a quest
icons-last = the end of the track

ending-points = Most victory points decide.
ending-shared = The victory points are tied: the victory is shared.
ending-jean-beaten = You have more victory points than Jean: you win.
ending-jean-wins = Jean has at least as many victory points as you: she wins.

# Jean among the players
rival-place = at { $place }
rival-card = at { $place }, latest card: { $automa }

# Questions: setting up
prompt-setup-plan = Which of your eight cards do you plan? It lies open and can be bought later, but no longer counts as a good or an item.
prompt-setup-discard = Which card do you discard? You keep four.
prompt-setup-career = Which career do you choose? Its three tasks bring figures, doubloons and victory points.

# Questions: your turn
prompt-sail-to = Where do you sail? You have 7 movement points. A city has its own action, a village gives more actions the further you sail; you cannot pass a homeward place.
prompt-main-action = Your ship is at { $place }. Which main action do you perform? Free actions are possible before and after it.
prompt-turn-end = Your main action is done. Anything else before you draw cards?
prompt-draw-from = Which card do you draw? From the pile it is unknown, from the display it costs 1 doubloon, or nothing with the Crow's nest.
prompt-sail-on = Do you sail on? You may then perform another main action.

# Questions: city and village
prompt-city-deliver = Do you deliver { $good }? You discard a card with it and take a disc off your ship board.
prompt-village-act = Village action, { $number ->
    [one] 1 left
   *[other] { $number } left
}: what do you do?
prompt-buy-what = What do you buy? A card of your hand or your planning spaces, or a share in a prestige building.
prompt-figures-on-card = { $card }: how many figures do you put on it? They stay there for good.
prompt-choose-option = { $source }: what do you take?
prompt-pay-for = { $source }: { $bargain }. Do you?
prompt-pay-item = Which card do you give up as { $item }?
prompt-pay-good = Which card do you give up as { $good }?
prompt-pay-kind = Of which good do you give up { $number ->
    [one] 1 card
   *[other] { $number } cards
}?

# Questions: discs, markers, influence
prompt-disc-remove = Which disc do you remove from your ship board? The second one of an area unlocks it.
prompt-disc-deliver = Which disc do you deliver? The second one of an area unlocks it.
prompt-disc-offer = Which disc do you put on the legacy tile? The second one of an area unlocks it.
prompt-influence-nation = { $source }: with which nation do you gain { $number } influence?
prompt-influence-nation-marker = { $source }: which nation do you choose?
prompt-claim-nation = Of which nation do you put a marker in this village? You gain 1 influence with it.
prompt-marker-village = In which village do you put the marker of { $nation }?
prompt-synergy-new = { $source }: which synergy token do you take?

# Questions: combat
prompt-combat-begin = Do you fight? You reveal a combat token and choose a nation to fight for.
prompt-combat-nation = The token shows: { $token }. Which nation do you fight for?
prompt-combat-nation-bare = No token is left, the combat value is 3. Which nation do you fight for?
prompt-combat-act = Combat value { $number } for { $nation }. What do you do? Each combat action is possible once.

# Questions: explorer and quests
prompt-explore-land = How far does your explorer go? Up to { $number ->
    [one] 1 field
   *[other] { $number } fields
}, and further with the right cards; you get what you land on.
prompt-quest-field = Your explorer has reached { $field }. Do you fulfil the quest { $quest } ({ $icons })?
prompt-quest-here = Which quest do you fulfil?

# Questions: story
prompt-legacy-offer = { $legacy }: { $bargain }, then put a disc of your ship board here. Do you?
prompt-legacy-skull = Which legacy tile with a skull do you remove?
prompt-story-vote = { $story }: { $ballot } { $back } Most votes decide.
prompt-story-tie = { $story }: { $ballot } { $back } The votes are tied, you decide.
prompt-scoring-choice = The round is over. Do you buy something, or take 2 victory points?

# Options
option-place = { $place }
option-nation = { $nation }
option-synergy = { $synergy }
option-legacy = { $legacy }
option-good = { $good }
option-vote = { $vote }
option-area = { $area }: { $icons }
option-card = { $copy }
option-career = { $career }: { $icons }
option-sail = { $place }
option-sail-via = { $place } by way of { $via_place }
option-sail-via-two = { $place } by way of { $via_place } and { $second_place }
option-main-action-city = Action of this place
option-main-action-village = Village actions
option-quest = Quest { $quest }: { $icons }
option-assistant = Assistant { $copy }: { $help }
option-deliver = Deliver { $copy }
option-display = { $copy }
option-draw-from-pile = From the draw pile
option-draw-from-rest = All { $number } cards from the draw pile
option-village = { $village }
option-village-further = { $village }
option-village-quest = Fulfil the quest on { $copy } (as your last village action)
option-buy-card = { $copy } for { $price }: { $icons }
option-buy-building = { $building } for { $price }: { $icons }
option-scoring-choice-vp = Buy nothing, gain 2 victory points
option-figures-on-card = { $number ->
    [0] None
    [one] 1 figure
   *[other] { $number } figures
}
option-choice = { $choice }
option-pay-for-pay = Yes
option-offer = { $legacy }: { $bargain }
option-explore = To { $field }: { $icons }
option-explore-short = To { $field } by the short way: { $icons }
option-explore-long = To { $field } by the long way: { $icons }
option-combat-begin-fight = Fight
option-combat-act = { $action } (−{ $number }): { $way }
option-combat-act-place = { $action } at { $place } (−{ $number }): { $way }
option-combat-act-space = { $action }, { $space } (−{ $number }): { $way }
option-combat-annex = Annex { $place } (−{ $number }): { $way }
option-combat-displace = Displace the marker at { $place } (−{ $number }): { $way }
option-combat-spend-combat = Give up 1 combat point: +1
option-combat-spend-figure = Return 1 figure: +1
option-free-plan = Plan { $copy }
option-free-task = Complete career task { $number }
option-free-arm = Return 1 figure for combat points

group-main-action-city = Main action
group-main-action-village = Main action
group-quest = Main action
group-assistant = Main action
group-village = Village actions
group-village-further = Your further village actions
group-village-quest = Your further village actions
group-buy-card = Project cards
group-buy-building = Prestige buildings
group-combat-act = Combat actions
group-combat-act-place = Combat actions
group-combat-act-space = Combat actions
group-combat-annex = Combat actions
group-combat-displace = Combat actions
group-combat-spend-combat = Raise the combat value
group-combat-spend-figure = Raise the combat value
group-display = Open display
group-free-plan = Free actions
group-free-task = Free actions
group-free-arm = Free actions

option-sail-on-pass = Stay here
option-legacy-offer-pass = No
option-main-action-pass = No main action
option-city-deliver-pass = Deliver nothing
option-disc-remove-pass = No disc
option-village-act-pass = No more village actions
option-buy-what-pass = Buy nothing
option-combat-begin-pass = Do not fight
option-combat-nation-pass = No nation can be paid
option-combat-act-pass = End the combat
option-marker-village-pass = No marker
option-explore-land-pass = Stay where you are
option-influence-nation-pass = Forgo it
option-choose-option-pass = Nothing
option-pay-for-pass = No
option-quest-here-pass = No quest
option-quest-field-pass = No
option-draw-from-pass = No more cards
option-legacy-skull-pass = None
option-turn-end-pass = Draw cards

# Events: the game
event-round-begins = Round { $round } begins. All ships are in Havana.
event-turn-begins = Round { $round }: { $seat } is on turn.
event-scoring-interim = Interim scoring after round { $round }.
event-scoring-final = The final scoring.
event-game-over = The game is over.
event-career-chosen = { $seat } chooses a career: { $career }.
event-task-completed = { $seat } completes career task { $task }{ $level ->
    [2] {" "}at the higher level
   *[other] {""}
}.
event-career-completed = { $seat } has completed the career { $career }.

# Events: sailing
event-ship-sailed = { $seat } sails from { $origin } to { $place }.
event-assistant-posted = { $seat } posts an assistant at { $place }: { $card }.
event-assistant-used = { $seat } uses an assistant: { $card }.
event-assistant-unused = An assistant of { $seat } stays unused: { $card }.
event-good-delivered = { $seat } delivers to { $place }.
event-city-laid = A new city tile at { $place }: { $tile }.
event-village-begins = { $seat } has { $amount ->
    [one] 1 village action
   *[other] { $amount } village actions
}.

# Events: points and money
event-vp-gained = { $seat } gains { $amount } VP ({ $source }).
event-vp-gained-by-jean = { $seat } gains { $amount } VP.
event-vp-stolen = { $seat } steals { $amount } VP from { $victim }.
event-doubloons-gained = { $seat } gains { $amount ->
    [one] 1 doubloon
   *[other] { $amount } doubloons
}.
event-doubloons-paid = { $seat } pays { $amount ->
    [one] 1 doubloon
   *[other] { $amount } doubloons
}.
event-income-doubloons = Doubloon income of { $seat }: { $amount }.
event-income-vp = VP income of { $seat }: { $amount }.
event-combat-gained = { $seat } gains { $amount ->
    [one] 1 combat point
   *[other] { $amount } combat points
}.
event-combat-paid = { $seat } gives up { $amount ->
    [one] 1 combat point
   *[other] { $amount } combat points
}.
event-figures-gained = { $seat } takes { $amount ->
    [one] 1 figure
   *[other] { $amount } figures
} from the general supply.
event-figures-returned = { $seat } returns { $amount ->
    [one] 1 figure
   *[other] { $amount } figures
} to the general supply.
event-figure-on-card = { $seat } puts a figure on a card: { $card }.
event-synergy-gained = { $seat } takes the synergy token { $synergy }.
event-disc-taken = { $seat } takes a disc off: { $area }.
event-area-unlocked = { $seat } unlocks a ship improvement: { $area }.

# Events: cards
event-card-drawn = { $seat } draws { $card }.
event-card-drawn-unseen = { $seat } draws a card.
event-card-taken = { $seat } takes a card from the display: { $card }.
event-card-discarded = { $seat } discards { $card }.
event-card-planned = { $seat } plans { $card }.
event-card-bought = { $seat } buys { $card }.
event-display-filled = New in the display: { $card }.
event-pile-rebuilt = The discard pile becomes the draw pile ({ $amount } cards).
event-building-opened = A prestige building opens: { $building }.
event-building-invested = { $seat } invests in a prestige building: { $building }.
event-building-scored = { $seat } scores a prestige building, { $building }: { $amount } VP.

# Events: nations and combat
event-influence-gained = { $seat } gains { $amount } influence with { $nation }.
event-influence-lead = { $seat } has most influence with { $nation }.
event-nation-multiplier = Multiplier of { $nation }: { $amount }.
event-marker-placed = A marker of { $nation } goes to { $place }.
event-marker-removed = The marker of { $nation } at { $place } leaves the game.
event-marker-on-tile = A marker of { $nation } goes to a legacy tile: { $space }.
event-marker-dropped = A marker of { $nation } leaves the game.
event-combat-revealed = { $seat } reveals a combat token: { $token }.
event-combat-nation = { $seat } fights for { $nation }.
event-combat-value = Combat value for { $nation }: { $amount }.
event-combat-action = { $seat } performs a combat action for { $amount }: { $action }.
event-combat-over = { $seat } keeps the combat token and has { $amount } now.

# Events: explorer and quests
event-explorer-moved = { $seat }'s explorer goes from { $origin_field } to { $field }.
event-barrier-crossed = { $seat }'s explorer crosses the { $barrier }.
event-quest-laid = A quest is laid at { $place }: { $quest }.
event-quest-fulfilled = { $seat } fulfils a quest: { $quest }.
event-quest-on-card = { $seat } puts a quest on a card: { $quest } on { $card }.

# Events: story
event-story-revealed = New story card, { $story }: { $front }
event-story-read = { $seat } reads how it goes on, { $story }: { $back }
event-story-dropped = A story card leaves the game: { $story }.
event-story-vote = { $seat } votes: { $choice }
event-story-voted = { $story }: it is decided: { $choice }
event-story-card-discarded = New on the discard pile: { $card }.
event-story-card-shuffled = New in the draw pile: { $card }.
event-campaign-over = The campaign is complete.
event-legacy-laid = A legacy tile comes into play: { $legacy }.
event-legacy-removed = A legacy tile goes back to the box: { $legacy }.
event-legacy-disc = { $seat } puts a disc on { $legacy } ({ $amount } in all).

# Events: Jean
event-jean-card = Jean draws the Automa card { $automa }: { $orders }
event-jean-sailed = Jean sails from { $origin } to { $place }.
event-jean-quest = Jean takes a quest: { $quest }.
event-jean-ends = A quest taken with her ship ends Jean's turn: the rest of her card lapses.
event-jean-delivered = Jean delivers to { $place }.
event-jean-disc = Jean takes a disc off her board ({ $amount ->
    [one] 1 is gone
   *[other] { $amount } are gone
}).
event-jean-took = Jean takes a card from the display: { $card }.
event-jean-fights = Jean fights for { $nation }.
event-jean-leads = Jean is { $ahead } ahead ({ $lead }): { $amount } VP.
