# Was aus der Lage folgt: Gefahren, Aussichten, Preise.

insight-ship-values = Unbeschädigt: Schiffsrumpf { $hull }, Frachtraum { $cargo }, Masten { $masts }, Mannschaft { $crew }, Kanonen { $cannons }; Manövrierbarkeit { $maneuverability }.

insight-mission-progress = Auftrag: { $done } von { $of } erledigt.

insight-hunt-prey = Nächste Beute: { $seat }, Zone { $zone }. Grund: { $motive }.
insight-hunt-perhaps = Mögliche Beute: { $seat }, Zone { $zone }. Grund: { $motive }.
insight-hunt-none = Keine Beute in Reichweite.

insight-danger-here = Hier: { $npc } kann dich zu Beginn deines Zuges finden: { $dice } Würfel, { $percent } %. Grund: { $motive }.
insight-danger-waits = Vor dem Hafen: { $npc } kann dich beim Auslaufen finden: { $dice } Würfel, { $percent } %. Grund: { $motive }.
insight-danger-held = Hier, aber von anderen Schiffen gebunden: { $npc }. Jagdgrund: { $motive }.
insight-danger-near = Eine Zone entfernt: { $npc } kann mit der nächsten Ereigniskarte zu dir kommen. Grund: { $motive }.
insight-danger-far = Weit weg: { $npc } würde dich jagen. Grund: { $motive }.
insight-danger-none = Niemand auf der Karte jagt dich.

insight-odds-contest = { $dice } Würfel; gewinnt den Vergleich zu { $percent } %
insight-odds-crew = { $dice } Würfel; gewinnt den Mannschaftskampf zu { $percent } %
insight-odds-boarding = nach dem Entern: gewinnt den Mannschaftskampf zu { $percent } %

insight-raid-token = Ein Kauffahrer ist gefunden. Auf seinem Marker: { $nation }.
insight-raid-outlook = Fluchtsymbole: { $escapes }, mit { $needed } entkommt der Kauffahrer. Treffer: { $hits }. Plünderwert: { $loot } Gold, ab { $glory } ein Ruhmespunkt.

insight-port-sell = Nachgefragt: { $good } für je { $number } Gold, alles andere für je { $plain }. Drei nachgefragte auf einmal bringen einen Ruhmespunkt.
insight-port-buy = { $cards } Karten im Angebot: Eine Ware kostet einmal gezogen { $single } Gold, zweimal je { $pair }, öfter je { $triple }.
insight-port-yard = Reparatur { $repair } Gold je Punkt, Spezialwaffen { $arms }, die angebotene Modifikation { $fitting }; Schiffe werden in Zahlung genommen.
insight-port-recruit = Eine Probe auf Führungskraft ({ $dice } Würfel, { $percent } %) füllt die Mannschaft auf; misslingt sie, kostet jeder Punkt { $price } Gold.
insight-port-rumor = { $price } Gold und eine Probe auf Einfluss ({ $dice } Würfel, { $percent } %).
insight-port-mission = Aufträge dieses Hafens, einmal je Zug.
insight-port-stash = Gold im Geheimversteck ist sicher und zählt je 10 einen Punkt.
insight-port-state = { $state }
state-open = möglich
state-ported = Hafenaktion ist getan
state-closed = jetzt keine Hafenaktion
state-used = erledigt
state-not-first = nur als erste Tätigkeit
state-no-cargo = keine Fracht an Bord
state-crew-full = Mannschaft vollzählig
state-no-rumor = kein Gerücht übrig
state-no-gold = nicht genug Gold
state-no-mission = keiner für diesen Hafen
state-unmet = Bedingungen nicht erfüllt
state-not-home = nur in deinem Heimathafen
