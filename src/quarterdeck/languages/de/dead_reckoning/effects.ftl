# Was Effekte sagen, Wort für Wort des Vokabulars in content/EFFECTS.md; sentences.py setzt die Wörter zusammen.

sentence-full = { $said }.
steps = { $first }, dann { $then }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-choice = { $first }; oder { $second }

icon-sail = Segel
icon-cannon = Kanone
icon-wheel = Steuerrad
icon-draw = Ziehbonus
icons-sail = { $n } Segel
icons-cannon = { $n ->
    [one] 1 Kanone
   *[other] { $n } Kanonen
}
icons-wheel = { $n ->
    [one] 1 Steuerrad
   *[other] { $n } Steuerräder
}
icons-draw = { $n ->
    [one] 1 Ziehbonus
   *[other] { $n } Ziehboni
}
icons-per = { $icons } je { $per } auf dieser Karte
counted-cargo = { $n } Fracht
counted-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
counted-choice = { $n } Fracht oder Münze
counted-influence = { $n } Einfluss

# Wann eine Fähigkeit genutzt werden darf und was sie kostet
unit-choice = wähle eines: { $options }
unit-cost = zahle { $cost }: { $upper }
unit-harbor = im Hafen: { $upper }
unit-battle = in einem Kampf: { $upper }
unit-battle-ships = in einem Kampf, nicht gegen Gebäude: { $upper }
unit-win = wenn du einen Kampf gewinnst: { $upper }
unit-win-ships = wenn du einen Kampf gewinnst, nicht gegen Gebäude: { $upper }
unit-endgame = am Spielende: { $upper }
short-cost = { $cost } → { $said }
short-harbor = im Hafen: { $said }
short-battle = Kampf: { $said }
short-battle-ships = Kampf (nicht Gebäude): { $said }
short-win = bei Sieg: { $said }
short-win-ships = bei Sieg (nicht Gebäude): { $said }
short-endgame = am Ende: { $said }
cost-ship = { $goods } vom Schiff
cost-dock = { $goods } vom Kai
cost-dock-or-ship = { $goods } vom Kai und/oder Schiff
cost-short-ship = −{ $goods } (Schiff)
cost-short-dock = −{ $goods } (Kai)
cost-short-dock-or-ship = −{ $goods }

# Verben
verb-gain = { $to ->
    [dock] erhalte { $goods } { $kind ->
        [coin] in deine Schatzkiste
       *[other] auf deinen Kai
    }
    [ship] erhalte { $goods } auf dein Schiff
    [dock_or_ship] erhalte { $goods } auf deinen Kai und/oder dein Schiff
   *[island] lege { $goods } auf eine Insel deiner Wahl
}
verb-place-influence = lege { $amount } auf die Insel bei deinem Schiff{ $ignore_forts ->
    [yes] , auch wenn dort ein gegnerisches Fort oder eine Garnison steht
   *[other] {""}
}
verb-place-permanent = lege { $n } dauerhaften Einfluss auf die Insel bei deinem Schiff
verb-remove-influence = entferne { $n ->
    [one] 1 gegnerischen Einflussmarker
   *[other] bis zu { $n } gegnerische Einflussmarker
} von der Insel bei deinem Schiff
verb-produce = produziere auf { $islands ->
    [one] 1 Insel
   *[other] bis zu { $islands } verschiedenen Inseln
}{ $rows ->
    [no] {""}
   *[other] {" "}in Reihe { $rows }
}{ $bonus ->
    [no] {""}
   *[other] , { $islands ->
        [one] mit { $bonus } mehr
       *[other] jeweils mit { $bonus } mehr
    }
}
verb-build = baue { $max ->
    [one] 1 Gebäude auf einer Insel
   *[other] bis zu { $max } Gebäude auf Inseln
} unter deiner Kontrolle{ $discount ->
    [0] {""}
   *[other] , für { $discount } Fracht weniger
}
verb-add-upgrade = nimm eine { $class ->
    [basic] einfache
   *[other] verbesserte
} Schiffserweiterung
verb-swap-upgrade = lege eine { $to ->
    [basic] einfache
   *[other] verbesserte
} Schiffserweiterung auf eine deiner { $from ->
    [basic] einfachen
   *[other] verbesserten
}
verb-repair = repariere { $n } Schaden
verb-attack-ship = greife ein gegnerisches Schiff auf deinem Feld an
verb-gain-advancement = erhalte eine Aufwertung nach der Zahl der Steuerräder auf dieser Karte (1: Reihe 1, 2 oder 3: Reihe 2, ab 4: Reihe 3)
verb-take-advancement-card = nimm kostenlos die Karte eines beliebigen aufgedeckten Felds in Reihe { $rows }
verb-level-up = { $target ->
    [this] stufe diese Karte auf
   *[deck_bottom] stufe die unterste Karte deines Besatzungsdecks auf
}
verb-copy-ability = nutze eine Aktion einer anderen Aufwertung auf deinen ausgespielten Karten, als stünde sie hier
verb-harvest-passing = für den Rest des Zugs liefert jede Insel in Reihe { $rows }, die dein Schiff erreicht oder überquert, ihre Produktion auf dein Schiff
verb-damage-on-entry = für den Rest des Zugs erleiden gegnerische Schiffe auf einem Ozeanfeld, das du zum ersten Mal betrittst, { $n } Schaden
verb-suffer-damage = dein Schiff erleidet { $n } Schaden
verb-lose-goods = verliere { $goods } vom Schiff
verb-throw = wirf { $n ->
    [one] 1 weiteren Marker
   *[other] { $n } weitere Marker
}
verb-gain-strength = erhalte { $n } Kampfstärke
verb-move-marker = verschiebe 1 beliebigen Marker auf dem Tableau { $to ->
    [adjacent_damage] in eine angrenzende Schadenszone
   *[adjacent_any] in eine angrenzende Zone
}
verb-remove-own-marker = nimm { $n ->
    [one] 1 eigenen Marker
   *[other] { $n } eigene Marker
} vom Tableau
verb-deal-damage = füge dem gegnerischen Schiff { $n } Schaden zu
verb-draw-play-throw = ziehe 1 Besatzungskarte und spiele sie aus, wenn du magst; wirf dann so viele Marker, wie Kanonen auf ihr sind
verb-explode-own-marker = lass { $n ->
    [one] 1 eigenen Marker
   *[other] { $n } eigene Marker
} auf dem Tableau explodieren
verb-prevent-damage = erleide { $n } Schaden weniger
verb-zone-explode = jeder Marker hier wird zusammen mit 1 weiteren seiner Farbe noch einmal geworfen
verb-zone-plunder = jeder Marker hier bringt, wem er gehört: { $goods }
verb-zone-damage = jeder Marker hier fügt dem gegnerischen Schiff { $n } Schaden zu
verb-zone-strength = jeder Marker hier zählt { $n } Kampfstärke
verb-score-flat = { $sign ->
    [lose] verliere
   *[gain] erhalte
} { $coins_said }
verb-score-per = { $coins_said } je { $what ->
    [cargo] { $each } Fracht auf Kai, Schiff und deinen Inseln
    [islands_without_own_marker] aufgedeckte Insel ohne eigenen Marker
   *[wheels_on_card] Steuerrad auf dieser Karte
}
verb-ai-coins = erhält { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
verb-ai-merchant-income = erhält 1 Münze je 2 Karten in seinem Händlerstapel
verb-ai-upgrade = erhält die Schiffserweiterung { $upgrade_said }
verb-ai-repair = repariert { $n } Schaden
verb-ai-build = baut: { $building_said }
verb-ai-produce = produziert auf { $n ->
    [one] seiner ertragreichsten Insel
   *[other] seinen { $n } ertragreichsten Inseln
}
verb-ai-seasoned = legt 1 Marker auf „Mit allen Wassern gewaschen“
verb-ai-attack = greift dein Schiff an{ $extra_markers ->
    [0] {""}
    [one] , mit 1 Marker mehr
   *[other] , mit { $extra_markers } Markern mehr
}{ $not_in_harbor ->
    [yes] , aber nicht im Hafen
   *[other] {""}
}
verb-ai-defeat-merchant = besiegt ein Handelsschiff auf dem Plan
verb-ai-leave-on-island = lässt nach seinem Zug { $goods } auf seiner wertvollsten Insel
verb-ai-if-markers = ab { $min } Kampfmarkern: { $then }; mit weniger: { $other }

# Verben in Kürze
icon-gain = +{ $goods } ({ $to ->
    [dock] { $kind ->
        [coin] Schatzkiste
       *[other] Kai
    }
    [ship] Schiff
    [dock_or_ship] Kai/Schiff
   *[island] Insel
})
icon-place-influence = { $amount }{ $ignore_forts ->
    [yes] {" "}(trotz Fort)
   *[other] {""}
}
icon-place-permanent = { $n } dauerhafter Einfluss
icon-remove-influence = −{ $n } gegnerischer Einfluss
icon-produce = Produktion ×{ $islands }{ $rows ->
    [no] {""}
   *[other] {" "}(Reihe { $rows })
}{ $bonus ->
    [no] {""}
   *[other] {" "}+{ $bonus }
}
icon-build = Bau ×{ $max }{ $discount ->
    [0] {""}
   *[other] {" "}(−{ $discount } Fracht)
}
icon-add-upgrade = { $class ->
    [basic] einfache
   *[other] verbesserte
} Erweiterung
icon-swap-upgrade = { $from ->
    [basic] einfache
   *[other] verbesserte
} → { $to ->
    [basic] einfache
   *[other] verbesserte
} Erweiterung
icon-repair = Reparatur { $n }
icon-attack-ship = Angriffsflagge
icon-gain-advancement = Aufwertung nach Steuerrädern
icon-take-advancement-card = eine Karte aus Reihe { $rows }
icon-level-up = { $target ->
    [this] aufstufen
   *[deck_bottom] aufstufen (unterste im Deck)
}
icon-copy-ability = Aufwertung kopieren
icon-harvest-passing = Ernte in Reihe { $rows } im Vorbeifahren
icon-damage-on-entry = { $n } Schaden beim Betreten
icon-suffer-damage = { $n } Schaden
icon-lose-goods = −{ $goods } (Schiff)
icon-throw = { $n } werfen
icon-gain-strength = +{ $n } Kampfstärke
icon-move-marker = Marker verschieben{ $to ->
    [adjacent_damage] {" "}(auf Schaden)
   *[adjacent_any] {""}
}
icon-remove-own-marker = −{ $n } eigener Marker
icon-deal-damage = { $n } Schaden am Gegner
icon-draw-play-throw = ziehen, spielen, Kanonen werfen
icon-explode-own-marker = { $n } explodieren
icon-prevent-damage = −{ $n } Schaden
icon-zone-explode = Explosion
icon-zone-plunder = +{ $goods }
icon-zone-damage = { $n } Schaden
icon-zone-strength = Stärke { $n }
icon-score-flat = { $sign ->
    [lose] −
   *[gain] +
}{ $coins_said }
icon-score-per = { $coins_said } je { $what ->
    [cargo] { $each } Fracht
    [islands_without_own_marker] Insel ohne dich
   *[wheels_on_card] Steuerrad hier
}
icon-ai-coins = +{ $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
icon-ai-merchant-income = 1 Münze je 2 Händlerkarten
icon-ai-upgrade = { $upgrade_said }
icon-ai-repair = Reparatur { $n }
icon-ai-build = Bau: { $building_said }
icon-ai-produce = Produktion ×{ $n }
icon-ai-seasoned = +1 Mit allen Wassern gewaschen
icon-ai-attack = Angriff{ $extra_markers ->
    [0] {""}
   *[other] {" "}+{ $extra_markers }
}{ $not_in_harbor ->
    [yes] {" "}(nicht im Hafen)
   *[other] {""}
}
icon-ai-defeat-merchant = Händler besiegen
icon-ai-leave-on-island = { $goods } liegen lassen
icon-ai-if-markers = ab { $min } Markern: { $then }; sonst: { $other }
