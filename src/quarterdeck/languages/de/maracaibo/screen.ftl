# Was auf dem Bildschirm von Maracaibo steht.

game-maracaibo = Maracaibo

# Was Neulinge vor dem ersten Zug erfahren
how-to-win =
    Wer nach vier Runden die meisten Siegpunkte (SP) hat, gewinnt.
    In deinem Zug segelst du 1 bis 7 Orte weiter, tust eine Sache dort, wo du anhältst, und ziehst dann bis zu deinem Handlimit nach.
    In einem Dorf (○) hast du Dorfaktionen: 1 Dublone (D) nehmen, die Hand für 2 D abwerfen oder eine Karte aus der Hand kaufen. Du hast eine davon, zwei ab 4 gesegelten Bewegungspunkten, drei für alle 7.
    In einer Stadt (●) darfst du eine Karte mit der verlangten Ware liefern: Eine Scheibe verlässt dein Schiffstableau, und die zweite Scheibe eines Bereichs schaltet eine Verbesserung frei. Dann führst du die Aktion der Stadt aus.
    Stattdessen kannst du eine Quest erfüllen, die dort liegt, oder einen eigenen Gehilfen einsetzen, der dort steht. Jede Karte ist dreierlei: ein Projekt zum Kaufen, eine Ware und ein Gegenstand.
    Kampf und Karten bringen Einfluss bei drei Nationen. Am Ende zählt dein Adelsrang bei jeder Nation so oft wie ihr Multiplikator, der mit jedem Marker dieser Nation auf dem Plan wächst.
    Gekaufte Karten erhöhen dein Einkommen: Dublonen und SP nach jeder Runde. Auch sie bringen am Ende SP, ebenso Prestigegebäude, deine Karriere, Quests und die Entdeckerleiste.
    Die Runde endet, sobald ein Schiff heimkommt: an Ort 21a, in der vierten Runde an Ort 22. Dann ist niemand anderes mehr am Zug; achte also darauf, wie nah die anderen sind.

# Der Tisch
screen-round = Runde { $round } von IV
screen-turn = { $side } ist am Zug
screen-your-turn = du bist am Zug
screen-setting-up = Aufbau
screen-scoring = Wertung
screen-over = das Spiel ist vorbei
screen-solo = allein gegen Jean ({ $difficulty })
screen-piles = { $draw } Karten im Stapel, { $discard } abgeworfen
screen-token-piles = Kampfplättchen: { $first } und { $second }
screen-you = du

# Die Route
screen-fork = oberer Weg nach { $upper }, unterer nach { $lower }
screen-step = { $number } für { $cost } BP
screen-dear = weiter nach { $step }
screen-toll = Vorbeifahren kostet { $number } D
screen-flag = Flagge: { $icons }
screen-quest = Quest { $name }: { $icons }
screen-story-quest = GESCHICHTE { $name }: { $icons }
screen-assistants = Gehilfen { $list }
screen-needs-explorer = nur, wenn dein Entdecker so weit ist: { $field }

# Die Entdeckerleiste
screen-explorers = Entdeckerleiste
screen-start = Start
screen-way-long = langer Weg:
screen-way-short = kurzer Weg:
screen-last-field = Ende, { $vp } SP für den Nächsten, { $icons }
screen-jumped = Quest weg, wird übersprungen

# Einfluss
screen-influence = Einfluss (Adelsrang), Marker auf dem Plan und neben der Leiste, Multiplikator jetzt
screen-on-map = Plan
screen-left = Rest
screen-ranks-now = SP für Ränge

# Kampf
screen-combat = Kampf von { $side } für { $nation }, noch Kampfwert { $value }. Plättchen: { $token }.
screen-combat-token = Kampf von { $side }. Plättchen: { $token }.
screen-no-token = keins mehr da

# Auslage, Gebäude, Geschichte
screen-display = { $price ->
    [0] Auslage (für dich kostenlos)
   *[other] Auslage (je { $price } D)
}
screen-next-quest = Nächste Quest des Stapels: { $name }: { $icons }
screen-buildings = Prestigegebäude
screen-building = { $name }, { $price } D + 1 Figur: am Ende { $icons }, Synergie { $synergy }
screen-investors = beteiligt: { $list }
screen-first-investor = { $vp } SP für die erste Beteiligung
screen-worth = für dich jetzt { $vp } SP
screen-story = Geschichte
screen-story-card = { $name }. { $said }
screen-asks = Story-Quest, { $place }: { $icons }.
screen-taken = { $side } hat sie erfüllt; nach dieser Runde geht die Geschichte weiter.
screen-legacy = Legacyplättchen
screen-tile-discs = { $number } von { $spaces } Scheiben

# Tableaus
screen-vp = { $number } SP
screen-doubloons = { $number } D
screen-income = Einkommen { $doubloons } D, { $vp } SP
screen-combat-points = Kampfpunkte { $number }/{ $most }
screen-figures = Figuren { $number } (allgemeiner Vorrat { $general })
screen-compasses = Kompasse { $number }
screen-explorer-start = Entdecker am Start
screen-explorer-end = Entdecker am Ende der Leiste
screen-explorer-at = Entdecker: { $field }
screen-quest-count = { $number ->
    [one] 1 erfüllte Quest
   *[other] { $number } erfüllte Quests
}
screen-tokens = { $number } Kampfplättchen
screen-synergies = Synergien: { $list }
screen-hand-count = { $number ->
    [one] 1 Handkarte
   *[other] { $number } Handkarten
}
screen-ship = Schiffstableau, { $number } von 12 Bereichen freigeschaltet
screen-improved = Freigeschaltet: { $list }
screen-career = Karriere: { $name }
screen-task = { $task } (jetzt { $now }): { $doubloons } D, 1 Figur / { $vp } SP dazu
screen-tableau = Gekaufte Karten ({ $number }, am Ende { $vp } SP)
screen-kind-assistant = Gehilfen: { $list }
screen-kind-permanent = Dauerhaft: { $list }
screen-kind-income = Einkommen: { $list }
screen-kind-instant = Weitere: { $list }
screen-fresh = ab deinem nächsten Zug
screen-settled = in dieser Runde erledigt
screen-planned = Geplant (bis zu { $spaces } Karten)
screen-planned-names = Geplant: { $list }
screen-apart = Beiseitegelegt
screen-hand = Hand (Limit { $limit })
screen-card = { $name }, { $price } – { $icons }
screen-figure-at = 1 Figur nach { $number }

# Jean
screen-jean-discs = { $number ->
    [one] 1 Scheibe weg
   *[other] { $number } Scheiben weg
} ({ $areas ->
    [one] 1 Bereich
   *[other] { $areas } Bereiche
})
screen-jean-income = erhält in jeder Wertung { $number } SP (Tableau { $board }, Karten { $cards })
screen-jean-deck = { $number ->
    [one] noch 1 Automakarte
   *[other] noch { $number } Automakarten
}
screen-jean-end = In einer Schlusswertung jetzt: { $list }
screen-jean-quests = { $vp } SP für ihre Quests
screen-jean-lead = { $lead } ({ $number }): { $vp } SP
screen-jean-card = Letzte Karte: { $name } ({ $icons })

screen-legend =
    SP sind Siegpunkte, D Dublonen, BP Bewegungspunkte. Schiffe, Entdecker, Gehilfen und Beteiligungen stehen als «Gr», «Ge», «Vi», «Sw» für die Farben der Kapitäne, «Je» für Jean.
    Die Route läuft von oben nach unten: □ Havanna, ○ ein Dorf, ● eine Stadt, ◆ ein Ort der Heimkehr, an dem alle anhalten. Bei ├─╮ teilt sich der Weg, bei ├─╯ treffen sich beide wieder.
    Marker: [F] [E] [S] ist einer von Frankreich, England oder Spanien, [ ] ein leerer Platz dafür. 'Zucker 0/1': Die Stadt verlangt Zucker, von ihrem 1 Lagerplatz ist keiner belegt. Danach stehen die Aktion der Stadt und der Bonus ihrer Flagge.
    '2 Zucker → 3 D': Gib zwei Zucker ab, erhalte 3 D. 'a / b' ist eine Wahl. 'Gehilfe 6' handelt, wenn dein Schiff an Ort 6 anhält. 'mit Feder' zählt, sobald du dieses Synergieplättchen hast.
    Einfluss '7 (3)': Der Marker steht auf Feld 7, der Adelsrang zählt 3, am Ende mal den Multiplikator (×) der Nation.
    Entdeckerleiste: «Gr» 3: 2 SP ist Feld 3 mit dem Entdecker von Grün, wer dort landet, erhält 2 SP. ‖ ‖ ist eine Barriere mit dem, was das Überschreiten jetzt bringt.
    Schiffstableau: ●● zwei Scheiben liegen dort, ●○ eine ist übrig, ✓ der Bereich ist freigeschaltet. '(nach Waffenkammer)': geschlossen, bis jener Bereich frei ist. Karriereaufgaben: [ ] offen, [1] auf der unteren Stufe erfüllt, [2] auf der oberen. Vor / steht, was die untere Stufe verlangt und bringt, danach, was die obere.
screen-legend-ship = Was die Bereiche des Schiffstableaus bringen:
