# Was hinter einer Möglichkeit steht: was sie jetzt kosten oder bringen würde.

note-gold = { $number } Gold
note-brings = bringt { $number } Gold
note-on-offer = { $number } im Angebot, je { $price } Gold
note-ship-price = noch { $number } Gold; das alte Schiff bringt { $old }
note-ship-gain = { $number } Gold bleiben übrig; das alte Schiff bringt { $old }
note-dice = { $number } Würfel, { $percent } %
note-shoot = gewinnt den Vergleich zu { $percent } %, dann { $number } Treffer; sonst einen je Totenkopf
note-board = entert zu { $percent } %; die Mannschaft gewinnt dann zu { $crew } %
note-flee = entkommt zu { $percent } %
note-only-this = mehr ist jetzt nicht möglich; die Frage verrät den anderen nicht, was du hast
note-no-card = keine deiner Karten passt zu diesem Zeitpunkt; die Frage verrät es den anderen nicht
note-demand = nachgefragt: { $good }
note-port-closed = Hafen dir verschlossen
note-closed = dir verschlossen, wenn keine Karte ihn öffnet
note-fee = dir verschlossen; { $number } Gold oder eine Probe auf Einfluss öffnet ihn
note-merchant = ein Kauffahrer
note-captain = { $seat }
note-npc = { $npc }
note-hunter = { $npc } jagt dich und findet dich mit { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfeln
}, { $percent } %
note-held-navy = { $npc } jagt dich, aber nicht neben einem Marineschiff
note-held-men-o-war = { $npc } jagt dich, aber nicht neben einem zweiten Man-o-War
