# Was aus der Stellung folgt: Kontrolle, Wert, Aussichten.

insight-island-take = { $number ->
    [one] 1 Einfluss mehr bringt
   *[other] { $number } Einfluss mehr bringen
} dir die Kontrolle.
insight-island-worth = Dir so, wie es steht, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} wert.
insight-island-makes = Bringt { counted-goods }, alle Boni mitgezählt.
insight-coins-now = Wenn das Spiel jetzt endete, hättest du { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}, mit deiner Schatzkiste, die die anderen nicht sehen.
insight-cannons-now = Deine ungenutzten Kanonen: { $number }.
insight-sails-now = Jetzt Segel zu setzen gäbe { $number } Segel.
insight-cards-now = Am Ende des Zugs ziehst du { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] bis zu { $number } Karten
}.
insight-ship-danger = { $number ->
    [one] 1 weiterer Schaden versenkt
   *[other] { $number } weiterer Schaden versenkt
} dein Schiff.
insight-end-near = { $seat } hat drei Erfolge: Ein vierter löst das Ende aus.
insight-end-triggered = { $seat } hat das Ende ausgelöst.
insight-battle-odds = { $seat } gewinnt zu etwa { $percent } %, wenn keine Karte oder Fähigkeit mehr folgt.
insight-battle-strength = Kampfstärke, wie die Marker liegen: Angriff { $number }, Verteidigung { $other }.
insight-league-section = { $seat }, Bereich { $section }: { $orders }
insight-league-next = { $seat }: Die nächste Karte gilt nach Bereich { $section }. In einem Kampf auf See wirft er { $number } Marker.

# Eine Besatzungskarte als eine Karte, hinzugefügte Zeilen gekennzeichnet
insight-crew-used = In diesem Zug genutzt: { $ability }.
insight-crew-level = { $level }
insight-crew-line = { $line }, { $added }: { $lines }
insight-crew-next = { $next }
