# Was auf dem Bildschirm von Ahoy steht. Wörter auf der Seekarte haben höchstens neun Zeichen.

game-ahoy = Ahoi

letter-bluefin = B
letter-smuggler-red = R
letter-mollusk = U
letter-smuggler-white = W

chart-parrot = PAPAGEI
chart-tree = PALME
chart-skull = TOTENK.
chart-compass = KOMPASS
chart-swords = SÄBEL
chart-fish = FISCH
chart-wealth = Wert { $number }
chart-wealth-short = w { $number }
chart-current = Strom { $arrow }
chart-harbor = Hafen
chart-fog = Nebel
chart-wreckage = Trümmer
chart-treasure = ${ $number }
chart-tailwind = Wind { $number }
chart-patrol = p
chart-stronghold = s
chart-cutter = [Ku]
chart-gunship = [Ka]
chart-comrades = k

screen-key = [B][R][U][W] Flaggschiffe, p Patrouillen, s Stützpunkte, k Kameraden, [Ku] Kutter, [Ka] Kanonenboot, ▒ Sandbank, $ Gold
screen-round = Runde { $round }
screen-turn = Am Zug: { $side }{ $dice ->
    [0] {""}
    [one] , 1 Würfel zu platzieren
   *[other] , { $dice } Würfel zu platzieren
}
screen-first-mate = Erster Maat: { $side }
screen-supply = Vorrat: { $gold } Gold, { $regions } Seeregionen, { $cards } Marktkarten, { $plans } Pläne
screen-drawn = Gezogen, noch zu legen: { $region }
screen-turns = { $region }, gedreht um r0 bis r3 Vierteldrehungen:
screen-regions = Seeregionen: Wohlstand, Kontrolle von { $bluefin } und { $mollusk }, wer den Wohlstand als Ruhm erhielte
screen-market = Markt: Symbol, Crew, Kosten, Ware und ihr Ziel
screen-cost-gold = { $gold } Gold
screen-cost-die = 1 Würfel
screen-cargo-to = { $cargo } nach { $suit }
screen-nothing = keine
screen-you = du
screen-fame = Ruhm { $fame }
screen-gold = Gold { $gold }
screen-dice = Würfel { $dice }
screen-aside = { $count } beiseitegelegt
screen-mate = Erster Maat
screen-even = gerade
screen-crew = Crew:
screen-paid = {" "}(bezahlt mit einer { $die })
screen-squadron = Im Vorrat: { $patrols } Patrouillen, { $strongholds } Stützpunkte
screen-union = Kameraden: { $ready } frisch, { $supply } im Vorrat
screen-plans = { $count ->
    [one] 1 Plan auf der Hand
   *[other] { $count } Pläne auf der Hand
}
screen-cargo = Waren (höchstens 2): { $cargo }
screen-pledges = Zusagen:
screen-pledge = Marker { $number } ({ $head }): { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-rewards = Belohnungen: der (weiße Marker) zieht auf ein Nachbarfeld, auf dem der <schwarze Marker> nicht steht

screen-markers = Belohnungen: weißer Marker auf { $white }, schwarzer auf { $black }

code-gold-for-fame = 5$>R
code-move = ziehe { $number }
code-move-plus = heimlich
code-gain-fame = { $number }R
code-gain-gold = { $number }$
code-recruit = Crew
code-raise-wealth = w
code-move-direct = Wind
code-repair = flicke
code-repair-plus = flicke>R
code-add-region = Region
code-no-reward = *

screen-legend =
    Die Zahlen am Rand der Karte sind Koordinaten: 3,1 ist Spalte 3, Zeile 1. Norden ist oben. Durchgezogene Linien sind die Ränder der Seeregionen, gepunktete liegen innerhalb, ▒ ist eine Sandbank, über die kein Schritt führt.
    Eine Insel zeigt ihr Symbol, den Buchstaben ihrer Region und deren Wohlstand (Wert). Hafen: wer dort ankert, repariert 2 Schaden oder versetzt einen Würfel auf Kanonen. Nebel: keine Kämpfe. Trümmer: wer sie betritt, nimmt 1 Schaden. $2: wer dort ankert, erhält 2 Gold. Wind 5: ein Ziel für Rückenwind mit einer 5. Strom →: treibt jede Figur weiter.
    Figuren: [B] [R] [U] [W] sind die Flaggschiffe des Geschwaders, des roten Schmugglers, der Union und des weißen Schmugglers; p2 zwei Patrouillen und s1 ein Stützpunkt des Geschwaders; k4 vier Kameraden, [Ku] der Kutter und [Ka] das Kanonenboot der Union.
    Würfelfelder: [_] ist leer, auf [4] liegt ein Würfel, [X] ist beschädigt; eine Zahl oder 'gerade' davor sagt, welche Würfel passen.
    Seeregionen: 'Fisch A 2  B3 U1 B' heißt, dass der Wohlstand 2 ist, das Geschwader 3 Kontrolle hat und die Union 1, also erhielte das Geschwader den Wohlstand als Ruhm.
    Belohnungen der Schmuggler: 2R sind 2 Ruhm, 2$ sind 2 Gold, 5$>R tauscht bis zu 5 Gold gegen Ruhm, ziehe bewegt, heimlich bewegt ohne Kämpfe, Wind ist freier Rückenwind, Crew rekrutiert kostenlos, Region legt eine neue Seeregion, flicke repariert alles (flicke>R für Ruhm), w erhöht den Wohlstand.
    Das Spiel endet nach der Runde, in der jemand 30 Ruhm erreicht.
