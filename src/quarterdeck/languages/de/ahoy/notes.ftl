# Was eine Möglichkeit kosten oder bewirken würde; steht hinter ihr.

# Würfel
note-costs = kostet { $number } Gold
note-idle = bewirkt jetzt nichts
note-idle-unless = nichts, außer für { $number } Gold gedreht
note-to = nach { $cells }
note-steps = bis zu { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}
note-removes = { $number ->
    [one] 1 Kamerad verlässt
   *[other] { $number } Kameraden verlassen
} { $region }
note-loaded = deine Kanonen sind schon geladen

# Aktionen ohne Würfel
note-rule = { $rule }
note-cargo-full = du hast schon { $number }: eine kommt in die Schachtel
note-deliver = { $number } Ruhm, 1 Wohlstand für { $region }, eine Belohnung
note-then = danach: { $source }
note-round-ends = beendet die Runde

# Wohin die Fahrt ginge
note-open-sea = offene See
note-explore = eine neue Seeregion wird angelegt; die Fahrt endet dort
note-edge = gegenüberliegender Rand: { $cell }
note-region = in { $region }
note-at = bei { $cell }
note-island = Insel { $region }, Wohlstand { $number }
note-island-at = Insel bei { $cell }
note-comrades = { $number ->
    [one] 1 Kamerad
   *[other] { $number } Kameraden
}
note-figures = { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-battle = KAMPF: { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-battle-perhaps = KAMPF, falls du ihn nicht ignorieren darfst: { $number ->
    [one] { $figure }
   *[other] { $number } × { $figure }
}
note-fog = Nebel: kein Kampf
note-wreckage = Trümmer
note-wreckage-damage = Trümmer: 1 Schaden
note-wreckage-lost = Trümmer: sie ginge verloren
note-wreckage-choice = Trümmer: deine Crew kann sie ignorieren
note-harbor = Hafen
note-treasure = Schatz: { $number } Gold
note-tailwind = Rückenwind { $number }
note-current = Strömung nach { $cell }
note-current-there = eine Strömung
note-steers = deine Crew wählt, wohin es treibt
note-market = { $number ->
    [one] 1 Marktkarte
   *[other] { $number } Marktkarten
} ihres Symbols
note-delivery = will { $cargo }

# Seeregionen
note-control = Wohlstand { $number }; Kontrolle: Geschwader { $bluefin }, Union { $mollusk }

# Kämpfe und Zusagen
note-bonus = +{ $number } auf den Wurf
note-owner = für { $seat_accusative }; du bestimmst nur die Reihenfolge
note-no-gold = zu stehlen gibt es kein Gold
note-no-comrade = dafür gibt es keinen Kameraden
note-slots = { $number ->
    [0] das letzte freie Feld dafür
    [one] 1 weiteres bleibt frei
   *[other] { $number } weitere bleiben frei
}
note-shot = kann für bis zu +{ $number } feuern
note-pledge = { $head }; nach jetzigem Stand { $number } Ruhm
