# Was um den Tisch von Dead Reckoning herum steht.

game-dead-reckoning = Dead Reckoning

# Was Neulinge vor dem ersten Zug erfahren
how-to-win =
    Die meisten Münzen gewinnen. Das Ende kommt, wenn jemand am Ende eines Zugs vier Erfolge hat; alle anderen haben dann noch einen Zug.
    Münzen zählen in deiner Schatzkiste, auf deinem Schiff und auf Inseln unter deiner Kontrolle. Auch Erfolge, Inseln, Gebäude, Schiffserweiterungen und Aufwertungen sind Münzen wert.
    In deinem Zug tust du so viel du willst in beliebiger Folge: Karten ausspielen und ihre Fähigkeiten nutzen, aufnehmen und abladen, einmal Segel setzen und fahren, Aufwertungen kaufen oder mit Handelsschiffen zu tun haben (zweimal im Zug).
    Einflussmarker bringen die Kontrolle über eine Insel: mehr als alle anderen dort haben und mehr, als Einflussfelder frei sind. Nur dort kannst du aufnehmen, was die Insel produziert.
    Am Ende des Zugs werden Aufwertungen in ausgespielte Karten gesteckt: Deine Besatzung wird auf Dauer besser. Nach dem Zug stufst du eine Handkarte auf.
    Ein Kampf wirft Marker in den Turm: Kampfstärke entscheidet, andere Zonen plündern oder schaden. Mit 5 Schaden sinkt ein Schiff.

# Spielarten
mode-cooperative = kooperativ, zu zweit gegen zwei Bünde
