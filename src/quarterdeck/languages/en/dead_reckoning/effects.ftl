# What effects say, word by word of the vocabulary in content/EFFECTS.md; sentences.py puts the words together.

sentence-full = { $said }.
steps = { $first }, then { $then }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
list-choice = { $first }; or { $second }

icon-sail = sail
icon-cannon = cannon
icon-wheel = wheel
icon-draw = draw bonus
icons-sail = { $n ->
    [one] 1 sail
   *[other] { $n } sails
}
icons-cannon = { $n ->
    [one] 1 cannon
   *[other] { $n } cannons
}
icons-wheel = { $n ->
    [one] 1 wheel
   *[other] { $n } wheels
}
icons-draw = { $n ->
    [one] 1 draw bonus
   *[other] { $n } draw bonuses
}
icons-per = { $icons } per { $per } on this card
counted-cargo = { $n } cargo
counted-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
counted-choice = { $n } cargo or coin
counted-influence = { $n } influence

# When a unit may be used and what it costs
unit-choice = choose one: { $options }
unit-cost = pay { $cost }: { $said }
unit-harbor = in harbor: { $said }
unit-battle = in a battle: { $said }
unit-battle-ships = in a battle, not against buildings: { $said }
unit-win = if you win a battle: { $said }
unit-win-ships = if you win a battle, not against buildings: { $said }
unit-endgame = at the end of the game: { $said }
short-cost = { $cost } → { $said }
short-harbor = in harbor: { $said }
short-battle = battle: { $said }
short-battle-ships = battle (no buildings): { $said }
short-win = on a win: { $said }
short-win-ships = on a win (no buildings): { $said }
short-endgame = at the end: { $said }
cost-ship = { $goods } from your ship
cost-dock = { $goods } from your dock
cost-dock-or-ship = { $goods } from your dock and/or ship
cost-short-ship = −{ $goods } (ship)
cost-short-dock = −{ $goods } (dock)
cost-short-dock-or-ship = −{ $goods }

# Verbs in full
verb-gain = { $to ->
    [dock] gain { $goods } { $kind ->
        [coin] into your chest
       *[other] on your dock
    }
    [ship] gain { $goods } on your ship
    [dock_or_ship] gain { $goods } on your dock and/or ship
   *[island] put { $goods } on an island of your choice
}
verb-place-influence = place { $amount } at your ship's island{ $ignore_forts ->
    [yes] , even under an enemy fort or garrison
   *[other] {""}
}
verb-place-permanent = place { $n } permanent influence at your ship's island
verb-remove-influence = remove { $n ->
    [one] 1 enemy influence marker
   *[other] up to { $n } enemy influence markers
} from your ship's island
verb-produce = produce on { $islands ->
    [one] 1 island
   *[other] up to { $islands } different islands
}{ $rows ->
    [no] {""}
   *[other] {" "}in row { $rows }
}{ $bonus ->
    [no] {""}
   *[other] , { $islands ->
        [one] with { $bonus } more
       *[other] each time with { $bonus } more
    }
}
verb-build = build { $max ->
    [one] 1 building on an island
   *[other] up to { $max } buildings on islands
} that you control{ $discount ->
    [0] {""}
   *[other] , for { $discount } cargo less
}
verb-add-upgrade = add { $class ->
    [basic] a basic
   *[other] an advanced
} ship upgrade
verb-swap-upgrade = lay { $to ->
    [basic] a basic
   *[other] an advanced
} ship upgrade on one of your { $from ->
    [basic] basic
   *[other] advanced
} ones
verb-repair = repair { $n } damage
verb-attack-ship = attack an enemy ship on your space
verb-gain-advancement = gain an advancement by the wheels on this card (1: row 1, 2 or 3: row 2, 4 or more: row 3)
verb-take-advancement-card = take the card of any face-up tile in row { $rows }, free of charge
verb-level-up = { $target ->
    [this] level up this card
   *[deck_bottom] level up the bottom card of your crew deck
}
verb-copy-ability = use an action of another advancement on your cards in play as if it stood here
verb-harvest-passing = for the rest of the turn each island in row { $rows } that your ship enters yields its production onto your ship
verb-damage-on-entry = for the rest of the turn enemy ships on an ocean tile that you enter for the first time take { $n } damage
verb-suffer-damage = your ship takes { $n } damage
verb-lose-goods = lose { $goods } from your ship
verb-throw = throw { $n ->
    [one] 1 more marker
   *[other] { $n } more markers
}
verb-gain-strength = gain { $n } strength
verb-move-marker = move any 1 marker on the board to an adjacent { $to ->
    [adjacent_damage] damage zone
   *[adjacent_any] zone
}
verb-remove-own-marker = take { $n } of your own markers off the board
verb-deal-damage = deal { $n } damage to the enemy ship
verb-draw-play-throw = draw 1 crew card and play it if you like; then throw as many markers as there are cannons on it
verb-explode-own-marker = let { $n } of your own markers on the board explode
verb-prevent-damage = suffer { $n } damage less
verb-zone-explode = each marker here is thrown again together with 1 more of its colour
verb-zone-plunder = each marker here brings its owner { $goods }
verb-zone-damage = each marker here deals { $n } damage to the enemy ship
verb-zone-strength = each marker here counts { $n } strength
verb-score-flat = { $sign ->
    [lose] lose
   *[gain] gain
} { $coins_said }
verb-score-per = { $coins_said } for every { $what ->
    [cargo] { $each } cargo on your dock, ship and islands
    [islands_without_own_marker] face-up island without a marker of yours
   *[wheels_on_card] wheel on this card
}
verb-ai-coins = gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
verb-ai-merchant-income = gains 1 coin for every 2 cards in its merchant pile
verb-ai-upgrade = gains the ship upgrade { $upgrade_said }
verb-ai-repair = repairs { $n } damage
verb-ai-build = builds: { $building_said }
verb-ai-produce = produces on { $n ->
    [one] its most productive island
   *[other] its { $n } most productive islands
}
verb-ai-seasoned = puts 1 marker on Old Salts
verb-ai-attack = attacks your ship{ $extra_markers ->
    [0] {""}
    [one] {" "}with 1 marker more
   *[other] {" "}with { $extra_markers } markers more
}{ $not_in_harbor ->
    [yes] , but not in harbor
   *[other] {""}
}
verb-ai-defeat-merchant = beats a merchant ship on the board
verb-ai-leave-on-island = leaves { $goods } on its most valuable island after its turn
verb-ai-if-markers = with { $min } or more battle markers: { $then }; with fewer: { $other }

# Verbs in short
icon-gain = +{ $goods } ({ $to ->
    [dock] { $kind ->
        [coin] chest
       *[other] dock
    }
    [ship] ship
    [dock_or_ship] dock/ship
   *[island] island
})
icon-place-influence = { $amount }{ $ignore_forts ->
    [yes] {" "}(ignores forts)
   *[other] {""}
}
icon-place-permanent = { $n } permanent influence
icon-remove-influence = −{ $n } enemy influence
icon-produce = produce ×{ $islands }{ $rows ->
    [no] {""}
   *[other] {" "}(row { $rows })
}{ $bonus ->
    [no] {""}
   *[other] {" "}+{ $bonus }
}
icon-build = build ×{ $max }{ $discount ->
    [0] {""}
   *[other] {" "}(−{ $discount } cargo)
}
icon-add-upgrade = { $class ->
    [basic] basic
   *[other] advanced
} upgrade
icon-swap-upgrade = { $from ->
    [basic] basic
   *[other] advanced
} → { $to ->
    [basic] basic
   *[other] advanced
} upgrade
icon-repair = repair { $n }
icon-attack-ship = attack flag
icon-gain-advancement = advancement by wheels
icon-take-advancement-card = a card from row { $rows }
icon-level-up = { $target ->
    [this] level up
   *[deck_bottom] level up (bottom of deck)
}
icon-copy-ability = copy an advancement
icon-harvest-passing = harvest row { $rows } in passing
icon-damage-on-entry = { $n } damage on entering
icon-suffer-damage = { $n } damage
icon-lose-goods = −{ $goods } (ship)
icon-throw = throw { $n }
icon-gain-strength = +{ $n } strength
icon-move-marker = move a marker{ $to ->
    [adjacent_damage] {" "}to damage
   *[adjacent_any] {""}
}
icon-remove-own-marker = −{ $n } own marker
icon-deal-damage = { $n } damage to enemy
icon-draw-play-throw = draw, play, throw cannons
icon-explode-own-marker = explode { $n }
icon-prevent-damage = −{ $n } damage
icon-zone-explode = explosion
icon-zone-plunder = +{ $goods }
icon-zone-damage = { $n } damage
icon-zone-strength = { $n } strength
icon-score-flat = { $sign ->
    [lose] −
   *[gain] +
}{ $coins_said }
icon-score-per = { $coins_said } per { $what ->
    [cargo] { $each } cargo
    [islands_without_own_marker] island without you
   *[wheels_on_card] wheel here
}
icon-ai-coins = +{ $n ->
    [one] 1 coin
   *[other] { $n } coins
}
icon-ai-merchant-income = 1 coin per 2 merchant cards
icon-ai-upgrade = { $upgrade_said }
icon-ai-repair = repair { $n }
icon-ai-build = build { $building_said }
icon-ai-produce = produce ×{ $n }
icon-ai-seasoned = +1 Old Salts
icon-ai-attack = attack{ $extra_markers ->
    [0] {""}
   *[other] {" "}+{ $extra_markers }
}{ $not_in_harbor ->
    [yes] {" "}(not in harbor)
   *[other] {""}
}
icon-ai-defeat-merchant = beat a merchant
icon-ai-leave-on-island = leave { $goods }
icon-ai-if-markers = { $min }+ markers: { $then }; otherwise: { $other }
