# Was auf dem Bildschirm von Freibeuter der Karibik steht.

game-marauders = Freibeuter der Karibik

# Was Neulinge vor dem ersten Zug erfahren
how-to-win =
    Erreiche das Ziel an Ruhmpunkten; dann wird die Runde beendet und die meisten Punkte gewinnen.
    Punkte gibt es für den Verkauf von 3 nachgefragten Waren auf einmal, für ein Aufbringen, das 12 Gold bringt, für gewonnene Kämpfe, für wahre Gerüchte, für Aufträge und einmal für eine gekaufte Fregatte oder Galeone.
    Je 10 Gold im Geheimversteck sind ein weiterer Punkt, aber nie mehr solche, als du auf der Ruhmleiste hast.
    In deinem Zug hast du 3 Aktionen: Bewegen in die nächste Zone, in einen Hafen oder hinaus; Suchen auf See nach einem Schiff oder Kauffahrer; eine Hafenaktion für Handel, Werft, Mannschaft, Gerüchte, Aufträge und dein Geheimversteck.
    Für eine Probe würfelst du so viele Würfel, wie die Eigenschaft deines Kapitäns angibt; ein Totenkopf (S) ist ein Erfolg.
    Wer Kauffahrer oder ehrliche Kapitäne angreift, erhält Kopfgeld: Häfen dieser Nation sind verschlossen, Marineschiffe jagen dich, aber Piraten lassen dich in Ruhe.
    Gold und Fracht an Bord gehen mit deinem Kapitän verloren, ebenso die Karten. Das Geheimversteck und deine Punkte bleiben.

# Der Tisch
screen-round = Runde { $round }
screen-turn = { $side } ist am Zug
screen-your-turn = dein Zug
screen-actions = , noch { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}
screen-setting-up = Aufbau
screen-over = das Spiel ist aus
screen-war = im Krieg: { $list }
screen-last-round = LETZTE RUNDE
screen-events-left = noch { $number ->
    [one] 1 Ereigniskarte
   *[other] { $number } Ereigniskarten
}
screen-merchants-found = Kauffahrer gefunden: { $number } von { $most }
screen-captains-left = noch { $number ->
    [one] 1 Kapitän
   *[other] { $number } Kapitäne
}
screen-event = Ereignis { $said }
screen-lasting = Gilt noch bis Runde { $round }: { $name }
screen-closed = Häfen für alle geschlossen: { $nation }
screen-missions = Angebotene Aufträge
screen-for-sale = Modifikationen im Angebot: { $list }
screen-sold = { $name } ({ $zone })

# Die Karte
screen-mark-navy-dutch = N
screen-mark-navy-english = E
screen-mark-navy-french = F
screen-mark-navy-spanish = S
screen-mark-pirate-sloop = Ps
screen-mark-pirate-frigate = Pf
screen-good-cocoa = Kakao
screen-good-food = Lebensm.
screen-good-rum = Rum
screen-good-spices = Gewürze
screen-good-sugar = Zucker
screen-good-textiles = Stoffe
screen-good-tobacco = Tabak
screen-good-wood = Holz
screen-short-old-providence = Old Prov.
screen-short-santo-domingo = S. Domingo
screen-short-caribbean-sea = Karib. Meer
screen-at-sea = auf See, { $zone }
screen-in-port = im Hafen von { $zone }

# Kapitäne
screen-you = { $side } (du)
screen-no-captain = wartet auf einen neuen Kapitän
screen-choosing = wählt ein Schiff
screen-heir = Dein Kapitän: { $captain }
screen-glory = Ruhm { $number } von { $target }
screen-gold = { $number } Gold an Bord
screen-stash = { $number } Gold im Versteck ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
screen-bounty = { $nation } { $number }
screen-pirate = PIRAT, Kopfgelder: { $list }
screen-maneuverability = Manövrierbarkeit { $number }
screen-cargo = Fracht ({ $number } von { $most } auf See): { $list }
screen-offer = Dir angeboten: { $list }
screen-flipped = umgedreht
screen-modifications = Modifikationen: { $list }
screen-weapons = Spezialwaffen: { $list }
screen-specialists = Spezialisten: { $list }
screen-kept = Behaltene Gerüchte: { $list }
screen-rumor = Gerücht { $said }
screen-mission = Auftrag { $said }
screen-done = { $done } von { $all } Aufgaben sind erfüllt.
screen-hand = Ruhmkarten ({ $number } von { $most })
screen-card = { $name }: { $said }
screen-cargo-count = { $number ->
    [one] 1 Frachtkarte
   *[other] { $number } Frachtkarten
}
screen-hand-count = { $number ->
    [one] 1 Ruhmkarte
   *[other] { $number } Ruhmkarten
}
screen-rumor-count = { $number ->
    [0] kein Gerücht
    [one] 1 Gerücht
   *[other] { $number } Gerüchte
}

# NSC-Schiffe
screen-npcs = NSC-Schiffe, und wen jedes jagen würde, wenn eine Ereigniskarte es jetzt bewegte
screen-npc = { $name } { $mark }, { $zone }: { $ship } von { $captain }, { $skills }
screen-incoming = { $name } von { $captain } kommt am Ende dieser Runde nach { $zone }
screen-prey-you = dich
screen-prey-hunted = jagt { $side }: { $why }
screen-prey-drawn = jagt { $side } oder jemand anderen, das Los entscheidet: { $why }
screen-prey-perhaps = jagt vielleicht { $side }: { $why }
screen-prey-spared = verfolgt { $side }, hat aber bessere Beute: { $why }
screen-prey-far = verfolgt { $side }, aber außer Reichweite: { $why }
screen-reason-own-bounty = { $number ->
    [one] 1 Kopfgeld
   *[other] { $number } Kopfgelder
} ({ $nation })
screen-reason-other-bounty = { $number ->
    [one] 1 Kopfgeld einer anderen Nation
   *[other] { $number } Kopfgelder anderer Nationen
}
screen-reason-enemy = im Krieg miteinander
screen-reason-gold = { $number } Gold an Bord
screen-reason-cargo = { $number ->
    [one] 1 Frachtkarte
   *[other] { $number } Frachtkarten
}
screen-reason-non-pirate = kein Pirat
screen-reason-unknown = Gold an Bord unbekannt

# Kampf und Aufbringen
screen-combat = Schiffskampf, Runde { $round }
screen-crew-combat = Mannschaftskampf
screen-enemy = der Gegner
screen-leadership = Führungskraft { $number } Würfel
screen-declared = sagt { $what } an
screen-dice = gewürfelt { $dice }
screen-hits = { $number } Treffer
screen-port = Der Hafen von { $zone }
screen-odds = Vergleich { $own } gegen { $other } Würfel: der Angreifer gewinnt { $first } %, der Verteidiger { $second } %, niemand { $neither } %
screen-open-cargo = Offen liegende Fracht mit Beute und Symbol:
screen-raid = { $side } bringt einen Kauffahrer auf ({ $nation }); gewürfelt: { $dice }. Karten mit Beute und Symbol:

screen-legend =
    Die Karte: in jeder Zone der Name; darunter die Nation des Hafens (N, E, F, S) und die dort gefragte Ware; dann, wer dort ist. × nach der Nation: Der Hafen ist dir verschlossen. Linien verbinden Zonen, die aneinander grenzen.
    ◆ ist ein Kauffahrer, + eine Schiffsmodifikation im Angebot (schon aufgedeckt), * ein angebotener Auftrag.
    «Ro» ist der Kapitän von Rot auf See, (Ro) im Hafen; «Bl», «Ge», «Gr» sind Blau, Gelb und Grün. ‹N› ist das niederländische Marineschiff, ‹E› ‹F› ‹S› die anderen, ‹Ps› die Piratenschaluppe, ‹Pf› die Piratenfregatte; ! dahinter: Es jagt dich und sucht dich, wenn du in seine Zone kommst oder deinen Zug dort beginnst.
    'Schiffsrumpf 1/2': 1 von 2 übrig. Bei 0 ist ein Bereich zerstört; ohne Rumpf sinkt das Schiff, und der Kapitän stirbt.
    S in einem Wurf ist ein Totenkopf, ein Erfolg. 'was NAME' sagt, was eine Karte, ein Schiff, ein Kapitän oder eine Zone tut, Zonen mit ihren Grenzen.
