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
