# Wie die Bestandteile heißen und was sie sagen; telling.py setzt Zahlen und Fähigkeiten zusammen.

line-upper = obere Zeile
line-middle = mittlere Zeile
line-lower = untere Zeile
name-crew = { $role } { $number }
name-merchant = Handelsschiff
name-space = Reihe { $row } { $column }
column-left = links
column-middle = Mitte
column-right = rechts
space-harbor = Hafen

level-full = Stufe { $level }: { $said }
next-full = Stufe { $level } bringt dazu: { $gained }.
next-instead = Stufe { $level } bringt { $gained } statt { $lost }.
advancement-full = Reihe { $row }, { $line }, kostet { $cost } Fracht vom Schiff. { $said }
merchant-full = Reihe { $row }, { $line }. Handle mit ihm für { $cost } Fracht vom Schiff: { $said } Oder greife es an: Was auf der Rückseite steht, ist bis dahin geheim.
back-full = { $markers ->
    [one] 1 schwarzer Marker verteidigt es.
   *[other] { $markers } schwarze Marker verteidigen es.
} Bei einem Sieg: { $win_upper }. Bei einer Niederlage: { $lose_upper }, und die Karte wird begraben.
back-ability = Nach einem Sieg gehört es dir, { $line }: { $said }
back-buried = Es hat keine Fähigkeit und wird auch nach einem Sieg begraben.
back-short = { $markers } Marker; Sieg: { $win }; Niederlage: { $lose }

hold = Frachtraum { $n }
hull-empty = nichts
hull-full = { $said }.
hull-blocked = { $said }. Segel und Kanonen zählen nur, solange dort nichts liegt.
upgrade-full = { $grade ->
    [basic] Einfache
   *[advanced] Verbesserte
} Schiffserweiterung. { $said } Am Ende { $coins } wert.
building-cost = Kostet { $cost } Fracht. Am Ende { $coins } wert für den, der die Insel kontrolliert.
building-blocks = Andere können mit der Insel nichts tun: keinen Einfluss legen oder entfernen, nicht produzieren, nichts aufnehmen oder abladen.
building-defends = Verteidigung mit { $markers } Markern.
building-safe = Nicht angreifbar.
building-entry = Ein gegnerisches Schiff, das das Feld betritt, erleidet { $n } Schaden.
building-production = Jede Produktion der Insel bringt { $goods } mehr.

sea-full = Offene See. Inseln daneben produzieren mehr: { $arrows }.
sea-short = offene See
arrow-toward-harbor = zum Hafen hin { $goods }
arrow-away = vom Hafen weg { $goods }
arrow-left = nach links { $goods }
arrow-right = nach rechts { $goods }
island-full = Eine Insel mit { $slots } Einflussfeldern. Münzen am Ende für die meisten Marker, nach Rang: { $rewards }. Produktion: { $production }.
island-hand = Wer sie kontrolliert, hat ein um 1 höheres Handkartenlimit.
island-short = { $slots } Einflussfelder, produziert { $production }

achievement-full = { $goal } Am Ende { $coins } wert.
goal-legendary = Gewinne { $n } Kämpfe mit deinem Schiff, gegen Schiffe oder Handelsschiffe.
goal-seasoned = Habe { $n } Besatzungskarten auf Stufe 4.
goal-terror = Versenke ein gegnerisches Schiff.
goal-builder = Habe { $n } Gebäude zur selben Zeit auf Inseln unter deiner Kontrolle.
goal-moneybags = Habe mindestens { $n } Münzen in deiner Schatzkiste.
goal-here-to-stay = Habe mindestens { $n } Marker auf dauerhaften Leisten.
goal-elite-ship = Besitze { $n } Schiffserweiterungen, verdeckte mitgezählt.
goal-new-shores = Erkunde { $goals } Felder zu zweit / zu dritt / zu viert.
goal-trade-icon = Gib auf einmal { $n } Fracht von Schiff und/oder Kai ab, ohne etwas anderes dafür zu bekommen.
bonus-short = { $achievements }: je { $coins } mehr
bonus-full = { $coins } am Ende für jeden dieser Erfolge, den du erreicht hast: { $achievements }.

# Die Karten des Bunds
section-full = Bereich { $letter }: { $said }
section-take = Nimmt die Karte von { $spaces }.
section-influence = Legt { $placed }.
section-placed = { $n } Einfluss ({ $space })
section-target = Sein Schiff endet hier: { $space }.
section-attack = Hat dein Schiff mindestens { $n } Schaden, so greift er es an, auch im Hafen.
section-raid = Legt { $n } Einfluss auf die Insel mit den meisten Münzen, die er nicht kontrolliert.
section-action = Dann: { $said }.
