# What effects say, word by word of the vocabulary in content/EFFECTS.md; sentences.py puts the words together.
# `thing-`: what is gained ("gain 3 doubloons and 2 VP"), `cost-`: what is given up, `verb-`: what is done,
# `icon-`: all of them in short, as a board shows them.

# How the parts are joined
sentence-full = { $said }.
sentence-headed = { $head }: { $said }.
after-colon = { $said }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
steps = { $first }, then { $then }
gain = gain { $things }
trade = give up { $cost } to { $then }
icon-list = { $first }, { $second }
icon-choice = { $first } / { $second }
icon-trade = { $cost } → { $then }

# Words in parameters
word-nation-any = one nation of your choice
word-nation-fighting = the fighting nation
word-nation-chosen = this nation
word-kind-any-new = of a kind that you do not have
word-per-compass = of your compasses
word-per-combat-token = of your combat tokens
word-per-assistant = of your assistants on the map
word-per-quest = quest on your quest track
word-per-synergy = of your synergy tokens
word-per-nation-with-3-influence = nation with which you have 3 or more influence
word-per-barrier = barrier your explorer has crossed
word-per-improvement = unlocked ship improvement
word-per-left-combat-or-figure = combat point and each figure left in your supply
word-per-own-assistant-at-target = assistant of yours there
word-per-other-assistant-at-target = assistant of other players there
word-target-empty-flag = an empty flag
word-target-enemy-flag = a flag of another nation
word-target-empty-village = an empty village
word-target-enemy-village = a village of another nation
word-target-fleet-space-1 = the first space of the fleet
word-target-fleet-space-2 = the second space of the fleet
word-target-mine-space = the mine
short-nation-any = any nation
short-nation-fighting = fighting nation
short-nation-chosen = that nation
short-per-compass = compass
short-per-combat-token = combat token
short-per-assistant = assistant
short-per-quest = quest
short-per-synergy = synergy token
short-per-nation-with-3-influence = nation with 3+ influence
short-per-barrier = barrier
short-per-improvement = improvement
short-per-left-combat-or-figure = combat point or figure left
short-per-own-assistant-at-target = own assistant there
short-per-other-assistant-at-target = other assistant there
short-target-empty-flag = empty flag
short-target-enemy-flag = enemy flag
short-target-empty-village = empty village
short-target-enemy-village = enemy village
short-target-fleet-space-1 = fleet 1
short-target-fleet-space-2 = fleet 2
short-target-mine-space = mine

items-treasure-map = { $n ->
    [one] 1 treasure map
   *[other] { $n } treasure maps
}
items-book = { $n ->
    [one] 1 book
   *[other] { $n } books
}
items-herbs = { $n ->
    [one] 1 medicinal herb
   *[other] { $n } medicinal herbs
}
items-pistol = { $n ->
    [one] 1 pistol
   *[other] { $n } pistols
}
goods-sugar = { $n } sugar
goods-tobacco = { $n } tobacco
goods-cotton = { $n } cotton
goods-coffee = { $n } coffee
goods-cocoa = { $n } cocoa

doubloons = { $n ->
    [one] 1 doubloon
   *[other] { $n } doubloons
}
combat-points = { $n ->
    [one] 1 combat point
   *[other] { $n } combat points
}
figures = { $n ->
    [one] 1 figure
   *[other] { $n } figures
}
discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
}
village-actions = { $n ->
    [one] 1 village action
   *[other] { $n } village actions
}
fields = { $n ->
    [one] 1 field
   *[other] { $n } fields
}
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}

# Gains
thing-gain-doubloons = { $amount }
thing-gain-vp = { $n } VP{ $synergy ->
    [none] {""}
   *[other] {" "}if you have the synergy token { $synergy_said }
}
thing-gain-combat = { $amount }
thing-gain-figure = { $amount } from the general supply
thing-gain-influence = { $n } influence with { $nation_said }
thing-gain-synergy = { $kind ->
    [any_new] a synergy token { $kind_said }
   *[other] the synergy token { $kind_said }
}
thing-gain-vp-per = { $n } VP for each { $per_said }
thing-gain-doubloons-per = { $amount } for each { $per_said }
thing-gain-flag-bonus = the bonus of the flag
thing-gain-story-tile = the story tile
icon-gain-doubloons = { $n } D
icon-gain-vp = { $n } VP{ $synergy ->
    [none] {""}
   *[other] {" "}with { $synergy_said }
}
icon-gain-combat = { $amount }
icon-gain-figure = { $amount }
icon-gain-influence = { $n } influence ({ $nation_short })
icon-gain-synergy = { $kind ->
    [any_new] any new synergy token
   *[other] synergy { $kind_said }
}
icon-gain-vp-per = { $n } VP per { $per_short }
icon-gain-doubloons-per = { $n } D per { $per_short }
icon-gain-flag-bonus = flag bonus
icon-gain-story-tile = story tile
verb-influence-to-rank = move your influence marker { $nation ->
    [any] with one nation of your choice
    [chosen] with this nation
   *[other] with { $nation_said }
} to its next noble rank
icon-influence-to-rank = next noble rank ({ $nation_short })
verb-remove-disc = remove { $n ->
    [one] 1 disc
   *[other] up to { $n } discs
} from your ship board
icon-remove-disc = { $n ->
    [one] remove 1 disc
   *[other] remove { $n } discs
}

# Actions
verb-explore = move your explorer up to { $amount }
icon-explore = explore { $n }
verb-fight = perform a combat
icon-fight = combat
verb-village-action = perform { $n ->
    [one] 1 village action
   *[other] up to { $n } village actions
}
icon-village-action = { $amount }
verb-village-action-per = perform up to 1 village action for each { $per_said }
icon-village-action-per = 1 village action per { $per_short }
verb-buy = buy a project card or invest in a prestige building
icon-buy = buy or invest
verb-sail-on = sail on with { $min } to { $max } movement points and perform another main action there
icon-sail-on = sail on { $min }–{ $max }, another main action
verb-fulfil-quest-here = fulfil a quest that lies here
icon-fulfil-quest-here = quest here
verb-place-marker = { $where ->
    [target] put a marker of { $nation_said } there
    [ship_place] put a marker of a nation of your choice in this village
   *[empty_village] { $nation ->
        [chosen] choose a nation and put one of its markers in a village without marker
        [fighting] put a marker of the fighting nation in a village without marker
       *[other] put a marker of { $nation_said } in a village without marker
    }
}
icon-place-marker = { $where ->
    [target] marker there
    [ship_place] marker in this village
   *[empty_village] { $nation ->
        [chosen] marker in an empty village
        [fighting] marker of the fighting nation in an empty village
       *[other] marker of { $nation_said } in an empty village
    }
}
verb-quest-to-card = put the top quest of the pile on this card; you may fulfil it once, as your last village action
icon-quest-to-card = quest on this card
verb-figures-on-card-income = put any number of your figures on this card and raise your doubloon income by { $doubloons } for each
icon-figures-on-card-income = figures on this card: +{ $doubloons } D income each

# Payments and conditions
cost-pay-doubloons = { $amount }
cost-pay-combat = { $amount }
cost-pay-figure = { $amount }
cost-pay-items = { $things }
cost-pay-goods = { $things }
cost-pay-equal-goods = { $n ->
    [one] 1 good of any kind
   *[other] { $n } equal goods
}
cost-discard-hand = all your hand cards
cost-need-mp = at least { $n } movement points spent in phase A of this turn (they are only shown)
icon-pay-doubloons = { $n } D
icon-pay-combat = { $amount }
icon-pay-figure = { $amount }
icon-pay-items = { $things }
icon-pay-goods = { $things }
icon-pay-equal-goods = { $n ->
    [one] any 1 good
   *[other] { $n } equal goods
}
icon-discard-hand = whole hand
icon-need-mp = { $n }+ MP sailed

# Control
verb-choose = choose one: { $options }
verb-pay-for = you may give up { $cost } to { $then }

# Income
verb-income-doubloons = raise your doubloon income by { $n }{ $synergy ->
    [none] {""}
   *[other] {" "}as soon as you have the synergy token { $synergy_said }
}
verb-income-vp = raise your VP income by { $n }{ $synergy ->
    [none] {""}
   *[other] {" "}as soon as you have the synergy token { $synergy_said }
}
icon-income-doubloons = +{ $n } D income{ $synergy ->
    [none] {""}
   *[other] {" "}with { $synergy_said }
}
icon-income-vp = +{ $n } VP income{ $synergy ->
    [none] {""}
   *[other] {" "}with { $synergy_said }
}

# Permanent
verb-perm-item = this card counts as { $amount } in every payment of items
icon-perm-item = permanent { $item_said }
verb-perm-discount = cards and prestige buildings cost you { $amount } less
icon-perm-discount = everything { $n } D cheaper
verb-perm-combat-before-fight = gain { $amount } at the start of every combat
icon-perm-combat-before-fight = { $amount } before combat
verb-perm-compass = you have { $n ->
    [one] 1 more compass
   *[other] { $n } more compasses
}
icon-perm-compass = { $n ->
    [one] 1 compass
   *[other] { $n } compasses
}
verb-perm-explore = whenever you explore, you may go up to { $amount } further
icon-perm-explore = explore +{ $n }
verb-perm-steal-on-jump = whenever your explorer jumps another one, steal { $n } VP from its owner
icon-perm-steal-on-jump = { $n } VP from jumped explorers
verb-perm-village-stop = whenever any ship stops in a village with an assistant of yours, { $then }
icon-perm-village-stop = ship stops at your assistant in a village: { $then }
verb-perm-figure-for-combat = at any time you may return 1 of your figures to the general supply for { $amount }
icon-perm-figure-for-combat = 1 figure → { $amount }
verb-perm-nation-combat = whenever you choose { $nation_said } in combat, gain { $amount }
icon-perm-nation-combat = { $amount } in combat for { $nation_said }
verb-perm-displace-vp = whenever you displace a nation marker, gain { $n } VP
icon-perm-displace-vp = { $n } VP for displacing
verb-perm-village-action = new village action{ $last ->
    [yes] , as your last one
   *[no] {""}
}{ $only_if ->
    [none] {""}
   *[other] , if your ship is in a village without marker
}: { $body }
icon-perm-village-action = { $last ->
    [yes] last village action
   *[no] village action
}{ $only_if ->
    [none] {""}
   *[other] {" "}(village without marker)
}: { $body }
verb-perm-combat-action = new combat action, once per combat: { $body }
icon-perm-combat-action = combat action { $body }
verb-perm-hand-limit = your hand limit is { $n } cards
icon-perm-hand-limit = hand limit { $n }
verb-perm-free-display = cards from the display cost you nothing
icon-perm-free-display = free display cards
verb-perm-village-thresholds = 2 village actions already with { $two } movement points, 3 already with { $three }
icon-perm-village-thresholds = 2 / 3 village actions with { $two } / { $three } MP

# Combat actions
combat-body = lower the combat value { $options }{ $then ->
    [none] {""}
   *[other] , then { $then }
}
combat-option = by { $value }{ $target ->
    [none] {""}
   *[other] {" "}for { $target_said }
}{ $then ->
    [none] {""}
   *[other] {" "}to { $then }
}
icon-combat-body = { $options }{ $then ->
    [none] {""}
   *[other] : { $then }
}
icon-combat-option = −{ $value }{ $target ->
    [none] {""}
   *[other] {" "}{ $target_short }
}{ $then ->
    [none] {""}
   *[other] : { $then }
}

# Final scoring
verb-end-vp-per = { $n } VP in the final scoring for each { $per_said }{ $max ->
    [0] {""}
   *[other] , at most { $max } VP
}
icon-end-vp-per = { $n } VP per { $per_short }{ $max ->
    [0] {""}
   *[other] {" "}(at most { $max })
}
verb-end-double-doubloon-track = in the final scoring gain twice the VP of your doubloon income position once more
icon-end-double-doubloon-track = 2 × VP of doubloon income

# Story cards
verb-story-tile = lay the next story tile at { $place_said }
icon-story-tile = story tile: { $place_number }
verb-quest-tile = lay a quest at { $place_said }{ $players ->
    [all] {""}
   *[other] {" "}({ $players_said })
}
icon-quest-tile = quest: { $place_number }{ $players ->
    [all] {""}
   *[other] {" "}({ $players_said })
}
players-from = with { $least } or more players
players-only = with { $least } players
verb-cards-to-discard = put { $things } on the discard pile
icon-cards-to-discard = to the discard pile: { $things }
verb-cards-to-deck = shuffle { $things } into the draw pile
icon-cards-to-deck = into the draw pile: { $things }
verb-read-now = read story card { $number } now and lay it beside this one
icon-read-now = read { $number } now
verb-bring-legacy = bring legacy tile L{ $number } into play
icon-bring-legacy = L{ $number } into play
verb-remove-legacy = legacy tile L{ $number } goes back to the box
icon-remove-legacy = L{ $number } to the box
verb-remove-skull = you may send one legacy tile with a skull back to the box
icon-remove-skull = remove a skull tile
verb-next-story = go on with story card { $number }
icon-next-story = next: { $number }
verb-discard-story = story card { $number } leaves the game unread
icon-discard-story = drop { $number }
verb-end-campaign = the campaign is complete
icon-end-campaign = end of the campaign

# Legacy tiles
verb-leg-city = { $place_said } is a city: market for { $good_said } ({ $amount }); action: { $action }; flag: { $flag }
icon-leg-city = city { $place_number }: { $good_said } × { $storage }; { $action }; flag: { $flag }
verb-leg-quest-refill = a quest always lies at { $place_said }: when it is taken, a new one is laid
icon-leg-quest-refill = always a quest at { $place_number }
verb-leg-needs-explorer = your explorer must have reached { $field_said } before you may sail here or put a marker here
icon-leg-needs-explorer = explorer at { $field_said }
verb-leg-arrow-cost = the step from { $from_said } to { $to_said } costs { $mp } movement points
icon-leg-arrow-cost = { $from_number } → { $to_number }: { $mp } MP
verb-leg-no-city-action = { $place_said } loses its city tile; it has no city action
icon-leg-no-city-action = no city action at { $place_number }
verb-leg-no-village-main = no village actions as main action in { $place_said }
icon-leg-no-village-main = no village actions at { $place_number }
verb-leg-stop-gain = whoever stops at { $place_said } may, before the main action, { $then }
icon-leg-stop-gain = stop at { $place_number }: { $then }
verb-leg-stop-offer = whoever stops at { $place_said } may, before the main action, { $body }; a disc of the ship board then goes here ({ $amount }{ $box ->
    [none] {""}
   *[other] ; { $box }
})
icon-leg-stop-offer = stop at { $place_number }: { $body }, disc here ({ $amount }{ $box ->
    [none] {""}
   *[other] ; { $box }
})
box-solo = solo { $n } already taken
box-two = with two players { $n } already taken
verb-leg-toll = passing { $place_said } costs { $amount }; who cannot pay must stop there
icon-leg-toll = passing { $place_number }: { $doubloons } D
verb-leg-home-vp = { $place_said } gives { $vp } VP instead
icon-leg-home-vp = { $place_number }: { $vp } VP
verb-all-combat-action = combat action for everybody, once per combat{ $needs ->
    [none] {""}
   *[other] , if the own explorer has reached { $needs_said }
}: { $body }
icon-all-combat-action = combat action { $body }{ $needs ->
    [none] {""}
   *[other] {" "}(explorer at { $needs_said })
}

# Jean
verb-jean-influence = Jean gains { $n } influence with { $nation_said }{ $rounds_said }
icon-jean-influence = { $n } influence ({ $nation_short }){ $rounds_short }
verb-jean-vp = Jean gains { $n } VP{ $rounds_said }
icon-jean-vp = { $n } VP{ $rounds_short }
verb-jean-explore = Jean's explorer goes { $amount } or to a nearer quest{ $rounds_said }
icon-jean-explore = explore { $n }{ $rounds_short }
verb-jean-remove-disc = Jean takes { $amount } off her board{ $rounds_said }
icon-jean-remove-disc = { $amount } off{ $rounds_short }
verb-jean-take-quest = Jean takes { $n ->
    [one] the top quest
   *[other] the top { $n } quests
} of the pile{ $rounds_said }
icon-jean-take-quest = { $n ->
    [one] 1 quest
   *[other] { $n } quests
} of the pile{ $rounds_short }
verb-jean-fight = Jean fights, puts a marker{ $extra_village ->
    [yes] , another one in a village,
   *[no] {""}
} and gains { $influence } influence{ $rounds_said }
icon-jean-fight = combat, { $influence } influence{ $extra_village ->
    [yes] , extra village
   *[no] {""}
}{ $rounds_short }
rounds-said = {" "}in rounds { $rounds }
rounds-short = {" "}(rounds { $rounds })
rounds-join = { $first } and { $second }
