# Was um den Tisch von Dead Reckoning herum steht.

game-dead-reckoning = Dead Reckoning

# Was Neulinge vor dem ersten Zug erfahren
how-to-win =
    Die meisten Münzen gewinnen. Das Ende kommt, wenn jemand am Ende eines Zugs vier Erfolge hat; alle anderen haben dann noch einen Zug.
    Münzen zählen in deiner Schatzkiste, auf deinem Schiff und auf Inseln unter deiner Kontrolle. Auch Erfolge, Inseln, Gebäude, Schiffserweiterungen und Aufwertungen sind Münzen wert.
    In deinem Zug tust du so viel du willst in beliebiger Folge: Karten ausspielen und ihre Fähigkeiten nutzen, aufnehmen und abladen, einmal Segel setzen und fahren, Aufwertungen kaufen oder mit Handelsschiffen zu tun haben (zweimal im Zug).
    Einflussmarker bringen die Kontrolle über eine Insel: mehr als alle anderen dort haben und mehr, als Einflussfelder frei sind. Nur dort kannst du aufnehmen, was die Insel produziert.
    Am Ende des Zugs werden Aufwertungen in ausgespielte Karten gesteckt: Deine Besatzung wird auf Dauer besser. Nach dem Zug stufst du eine Handkarte auf.
    Allein oder zu zweit im Team spielst du gegen den Bund: In jedem seiner Züge deckt er eine Karte auf und führt einen Bereich davon aus. Du gewinnst, wenn du am Ende mehr Münzen hast als er.
    Ein Kampf wirft Marker in den Turm: Kampfstärke entscheidet, andere Zonen plündern oder schaden. Mit 5 Schaden sinkt ein Schiff.

# Spielarten
mode-solo = allein gegen den Bund
mode-cooperative = kooperativ, zu zweit gegen zwei Bünde

# Der Tisch
screen-your-turn = Du bist am Zug
screen-turn = Am Zug: { $side }
screen-setting-up = Spielaufbau
screen-counting = Die Münzen werden gezählt
screen-over = Das Spiel ist vorbei
screen-solo = allein gegen den Bund ({ $difficulty })
screen-coop = gemeinsam gegen zwei Bünde ({ $difficulty })
screen-raised = Segel sind gesetzt
screen-not-raised = Segel noch nicht gesetzt
screen-dealings = { $number ->
    [0] in diesem Zug keine Karte mehr zu kaufen oder abzuhandeln
    [one] in diesem Zug noch 1 Karte zu kaufen oder abzuhandeln
   *[other] in diesem Zug { $number } Karten zu kaufen oder abzuhandeln
}

# Das Meer
screen-face-down = verdeckt
screen-rewards = Ende { $list }
screen-permanent = fest { $list }
screen-markers = { $number } Marker
screen-yields = bringt { $goods }
screen-ashore = hier { $goods }
screen-boxes = Karten in den Boxen der Reihen 1 bis 4: { $list }
screen-cards = Karten auf dem Plan, bezahlt mit Fracht von deinem Schiff, wenn es dort ist
screen-row-card = { $at }: { $mark } { $name }, { $cost } Fracht, { $line } – { $said }

# Kapitäne
screen-you = { $side } (du)
screen-chest = { $number ->
    [one] 1 Münze in der Schatzkiste
   *[other] { $number } Münzen in der Schatzkiste
}
screen-aboard = { $number } von { $most } Waren an Bord
screen-dock = { $number } Fracht auf dem Kai
screen-damage = Schaden { $bar } { $number }/{ $most }
screen-sails = noch { $number } Segel
screen-cannons = { $number ->
    [one] 1 Kanone
   *[other] { $number } Kanonen
}
screen-supply = { $number } Marker im Vorrat
screen-achieved = { $number } von { $goal } Erfolgen
screen-covered = (verdeckt, was das Feld gibt)
screen-bonus = Bonusplättchen { $name }: { $said }
screen-deck = { $number ->
    [one] 1 Karte im Deck
   *[other] { $number } Karten im Deck
}
screen-hand-count = { $number ->
    [one] 1 Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
screen-discard = abgelegt: { $list }
screen-unsleeved = Aufwertungen, noch nicht eingesteckt: { $list }
screen-better = Anderswo, besser als zu Beginn: { $list }
screen-in-play = Im Spiel
screen-hand = Hand ({ $number } von { $limit })
screen-crew = { $name }, Stufe { $level }: { $said }
screen-crew-short = { $name } ({ $level })
screen-added = { $line }, { $name }: { $said }
screen-achievements = Erfolge ({ $number } lösen das Ende aus)
screen-upgrades = Schiffserweiterungen, die es noch gibt
screen-upgrade = { $number } × { $name }: { $said }

# Der Bund
screen-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
screen-worth-now = { $number ->
    [one] 1 Münze, wenn das Spiel jetzt endete
   *[other] { $number } Münzen, wenn das Spiel jetzt endete
}
screen-pirate-pile = Piratenstapel ({ $number }): { $list }
screen-merchant-pile = Händlerstapel ({ $number }): { $list }
screen-fitted = Schiffserweiterungen: { $list }
screen-side-blue = blaue Seite
screen-side-red = rote Seite, die schwerere
screen-card = Karte seines Zugs { $turn }: { $name }, { $side }
screen-league-deck = { $number ->
    [one] In seinem Deck ist noch 1 Karte.
   *[other] In seinem Deck sind noch { $number } Karten.
}

# Kampf
screen-battle = Kampf: { $attacker } gegen { $defender } ({ $space })
screen-storm = Kampf: { $attacker } gegen die Gebäude von { $defender } ({ $space })
screen-tie = Wurf um den Sieg
screen-back = { $name }: { $said }
screen-fighter = { $side } ({ $mark }): { $lying } auf dem Tableau{ $flying ->
    [0] {""}
   *[other] , { $flying } noch zu werfen
}, Kampfstärke { $strength }
screen-zone-strength = Stärke { $number }
screen-zone-damage = Schaden { $number }
screen-zone-plunder = +{ $goods }
screen-zone-explode = Explosion

screen-legend =
    Die Karte: Du blickst vom Hafen unten aufs Meer hinaus, Reihe 4 ist am weitesten weg. Schiffe fahren nach oben, unten, links und rechts; der Hafen grenzt an die ganze Reihe 1. ░ ist ein verdecktes Plättchen.
    Unter dem Namen einer Insel steht mit 'Ende 6/5/4', was am Ende die meisten, zweitmeisten und drittmeisten Marker dort bringen. '[L Bu · ·]' sind ihre Einflussfelder: L ein Marker von Lila, Bu einer des Bundes, · ein freies Feld. 'fest L1' ist ein Marker, der für immer bleibt. ★L: Lila kontrolliert die Insel, mit mehr Markern als alle anderen und als freien Feldern. 'bringt 2 Fracht' ist, was sie produziert, 'hier 2 Fracht', was jetzt dort liegt.
    Auf offener See zeigen Pfeile, welche Nachbarn mehr produzieren.
    «L» ist ein Schiff, «L!» eines im Piratenmodus. + ist eine Aufwertung, ◆ ein Handelsschiff: Handle mit ihm oder greif es an.
    Dein Schiff: A bis D sind die Rumpffelder mit dem, was sie geben, und dem, was auf ihnen liegt. × ist Schaden; der fünfte versenkt das Schiff.
    Besatzungskarten: Die Stufe und alle Zeilen mit ⊕ sind eine Karte; ⊕-Zeilen kamen durch die Hülle dazu. | trennt Fähigkeiten, ✓ wurde in diesem Zug genutzt. 'a → b': zahle a für b. 'Kanonier 2 (3)': Der zweite Kanonier ist auf Stufe 3.
    Erfolge: ★ ist erreicht, '2/4' der Stand, – wird nicht gezählt oder ist nicht bekannt.
    Kampf: A1 bis E3 sind Zonen des Kampftableaus, darunter jeweils die Marker darin. Kampfstärke entscheidet, Explosionen werden mit einem Marker mehr neu geworfen, Schaden und Plündern zählen für den, dessen Marker es ist. ■ ist ein Marker eines Handelsschiffs.
