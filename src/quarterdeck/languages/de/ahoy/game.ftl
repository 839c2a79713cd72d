# Was Ahoy sagt: Namen, Fragen, Antworten, Ereignisse. Was Karten tun, entsteht aus ihren Effekten (effects.ftl).

# Fraktionen: in einer Überschrift, am Satzanfang, im Satz
faction-bluefin = Blauflossen-Geschwader
    .subject = Das Blauflossen-Geschwader
    .dative = dem Blauflossen-Geschwader
    .accusative = das Blauflossen-Geschwader
faction-mollusk = Weichtier-Union
    .subject = Die Weichtier-Union
    .dative = der Weichtier-Union
    .accusative = die Weichtier-Union
faction-smuggler-red = Roter Schmuggler
    .subject = Der rote Schmuggler
    .dative = dem roten Schmuggler
    .accusative = den roten Schmuggler
faction-smuggler-white = Weißer Schmuggler
    .subject = Der weiße Schmuggler
    .dative = dem weißen Schmuggler
    .accusative = den weißen Schmuggler

# Figuren
figure-flagship-bluefin = Geschwader-Flaggschiff
    .subject = Das Flaggschiff des Geschwaders
    .nominative = das Flaggschiff des Geschwaders
    .accusative = das Flaggschiff des Geschwaders
figure-flagship-mollusk = Union-Flaggschiff
    .subject = Das Flaggschiff der Union
    .nominative = das Flaggschiff der Union
    .accusative = das Flaggschiff der Union
figure-flagship-smuggler-red = Flaggschiff des roten Schmugglers
    .subject = Das Flaggschiff des roten Schmugglers
    .nominative = das Flaggschiff des roten Schmugglers
    .accusative = das Flaggschiff des roten Schmugglers
figure-flagship-smuggler-white = Flaggschiff des weißen Schmugglers
    .subject = Das Flaggschiff des weißen Schmugglers
    .nominative = das Flaggschiff des weißen Schmugglers
    .accusative = das Flaggschiff des weißen Schmugglers
figure-patrol = Flossenpatrouille
    .subject = Eine Flossenpatrouille
    .nominative = eine Flossenpatrouille
    .accusative = eine Flossenpatrouille
figure-stronghold = Stützpunkt
    .subject = Ein Stützpunkt
    .nominative = ein Stützpunkt
    .accusative = einen Stützpunkt
figure-cutter = Kutter
    .subject = Der Kutter
    .nominative = der Kutter
    .accusative = den Kutter
figure-gunship = Kanonenboot
    .subject = Das Kanonenboot
    .nominative = das Kanonenboot
    .accusative = das Kanonenboot

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

# Was kein Effekt sagt
terrain-tailwind-text = Die Aktion Rückenwind mit einem Würfel dieses Werts bringt dich direkt hierher.
terrain-island-text = Solange dein Flaggschiff hier ist, darfst du Marktkarten mit dem Farbsymbol der Insel rekrutieren. Auf Inseln leben Kameraden.
moment-victory = Sieg im Kampf: Nutze eine deiner Sieg-Optionen.

# Woher die Punkte kommen, am Ende
source-regions = Kontrolle über Regionen
source-deliveries = Ausgelieferte Waren
source-rewards = Belohnungen
source-pledges = Zugesagte Waren
source-earlier = Schon vorher gezählt

ending-fame = Der meiste Ruhm entscheidet.
ending-gold = Gleichstand beim Ruhm; das meiste Gold entscheidet.
ending-shared = Gleichstand bei Ruhm und Gold: Der Sieg wird geteilt.

# Fragen: Aufbau
prompt-setup-island = Auf welcher Insel beginnst du? Dein Flaggschiff und eine Flossenpatrouille kommen dorthin, die Union auf die andere.
prompt-setup-space = Wo beginnt dein Flaggschiff? Jedes Feld ohne Insel ist erlaubt.

# Fragen: dein Zug
prompt-turn-act = Was tust du? Würfel legst du nacheinander; alles ohne Würfel geht jederzeit.
prompt-die-change = Mit welchem Wert legst du die { $die } auf { $slot }? Jedes Gold ändert den Würfel um 1, mit dem Mittelsmann um bis zu 2.
prompt-die-relocate = Welcher deiner liegenden Würfel kommt auf Kanonen? Sein altes Würfelfeld wird frei, und deine Kanonen sind geladen.
prompt-choose-one = { $source }: Was möchtest du tun?
prompt-moment-next = Jetzt passiert mehreres. Was kommt als Nächstes?
prompt-crew-use = { $moment } Möchtest du das?

# Fragen: Segeln
prompt-move-step = { $figure }: Wohin geht die Fahrt? Jenseits der Seekarte entdeckst du eine neue Seeregion.
prompt-move-direct = { $figure }: Wohin geht die Fahrt? Sie führt direkt dorthin, gleich was dazwischen liegt.
prompt-current-direction = { $source }: In welche Richtung treibst du?
prompt-explore-lay = Wohin kommt die neue Seeregion { $region }? Das Feld ist ihre nordwestliche Ecke; r0 bis r3 sind Vierteldrehungen.
prompt-push-direction = In welche Richtung schiebst du { $figure_accusative }?

# Fragen: Kampf
prompt-battle-defender = Gegen wen kämpfst du als Nächstes? Du kämpfst hier gegen alle Gegner, einen nach dem anderen.
prompt-battle-space = { $source }: Auf welches Feld feuerst du? Dein Flaggschiff kämpft dort gegen alle Gegner, ohne sich zu bewegen.
prompt-battle-plan = Ein Kampf beginnt. Spielst du eine Plankarte?
prompt-battle-fire = { $figure }: Feuerst du deine Kanonen ab? Um so viel, wie du den Würfel senkst, steigt dein Wurf.
prompt-battle-victory = Du hast den Kampf gewonnen! Was nimmst du dir?
prompt-damage-target = { $source }: Welche Figur bekommt 1 Schaden?
prompt-damage-deal = Du fügst { $seat_dative } Schaden zu. Welches Würfelfeld triffst du? Es ist bis zur Reparatur nicht zu gebrauchen.
prompt-damage-take = Du bekommst 1 Schaden. Auf welches Würfelfeld? Es ist bis zur Reparatur nicht zu gebrauchen.
prompt-repair-slot = Welchen Schaden reparierst du? Das Würfelfeld ist dann wieder frei.

# Fragen: Karten und Gold
prompt-recruit-free = { $source }: Wen rekrutierst du? Es kostet dich nichts.
prompt-enlist-island = Auf welcher Insel heuerst du an? Du darfst jede Marktkarte mit ihrem Farbsymbol kostenlos nehmen.
prompt-negotiate-second = Entfernst du 1 Kameraden von dieser Insel, um kostenlos eine zweite Karte zu rekrutieren?
prompt-crew-return = Welche Crew verliert die unterlegene Seite? Die Karte kommt in die Schachtel.
prompt-card-steal = Welche Karte stiehlst du, und als was behältst du sie?
prompt-cargo-return = Du hast zu viel Ware. Welche legst du in die Schachtel?
prompt-deliver-pledge = Unter welchen Zusagenmarker kommt die Ware { $cargo }? Am Ende 1 Ruhm je Region ihres Farbsymbols, die die Fraktion darauf kontrolliert.
prompt-market-reset = Legst du den ganzen Markt in die Schachtel und neue Karten aus?
prompt-wealth-raise = Welche Region wird reicher? Ihr Wohlstand steigt um 1, und wer sie kontrolliert, erhält 1 Ruhm mehr.
prompt-reward-move = Welche Belohnung steuerst du an? Dein heller Marker rückt ein Feld weiter; direkt zurück darf er nicht.
prompt-reward-take = Belohnung: { $rule } Nimmst du sie?
prompt-reward-spend = Wie viel Gold tauschst du gegen Ruhm? Jedes Gold bringt 1 Ruhm.

# Fragen: das Geschwader
prompt-patrol-place = Setzt du eine Flossenpatrouille zu deinem Flaggschiff? Sie gibt dir 1 Kontrolle in der Region.
prompt-patrol-deploy = Wo setzt du die Flossenpatrouille ein? Sie kämpft nicht, und kein Gelände schadet ihr.
prompt-patrol-pick = { $source }: Welche Flossenpatrouille fährt als Nächste?
prompt-stronghold-site = Wo baust du einen Stützpunkt? Zwei Flossenpatrouillen von dort kommen zurück in deinen Vorrat.

# Fragen: die Union
prompt-comrades-place = Wie viele Kameraden setzt du auf { $region }? Jeder gibt dir 1 Kontrolle in der Region.
prompt-comrades-inspire = Welche Insel bekommt einen Kameraden? Jede höchstens einen.
prompt-comrades-spend = { $source }: Von welcher Insel läuft das Schiff aus? Zwei Kameraden von dort kommen zurück in deinen Vorrat.
prompt-comrades-from = { $source }: Welche Insel verlassen die Kameraden?
prompt-comrades-amount = { $region }: Wie viele Kameraden ziehen um?
prompt-comrades-to = Kameraden verlassen { $region }. Wohin gehen sie?
prompt-sneak-region = In welcher Region schlägst du zu? Du entfernst dort eine oder zwei Flossenpatrouillen.
prompt-sneak-patrol = Welche Flossenpatrouille entfernst du?

# Antworten
option-yes = Ja
option-no = Nein
option-cell = Feld { $cell }
option-direction = Nach { $direction }
option-slot = { $slot }
option-card = { $crew }
option-cargo = { $cargo } (für { $suit })
option-plan = { $plan }
option-region = { $region }
option-figure = { $figure }
option-reward = { $reward }
option-battle-victory = { $rule }
option-moment-next = { $moment }

option-turn-act-place = { $slot } mit einer { $die }
option-turn-act-place-changed = { $slot } mit einer { $die }, gedreht
option-turn-act-aside = Eine { $die } beiseitelegen: Kein Würfel passt irgendwo
option-turn-act-recruit = Rekrutieren: { $crew } für { $gold } Gold
option-turn-act-recruit-die = Rekrutieren: { $crew } mit einer { $die }
option-turn-act-smuggle = Schmuggeln: { $cargo } (für { $suit })
option-turn-act-deliver = Liefern: { $cargo }
option-turn-act-crew = Crew nutzen: { $crew }
option-turn-act-plan = Plan spielen: { $plan }
option-turn-act-end = Zug beenden
group-turn-act-place = Würfel legen
group-turn-act-place-changed = Würfel legen und für Gold drehen
group-turn-act-aside = Würfel beiseitelegen
group-turn-act-recruit = Rekrutieren
group-turn-act-recruit-die = Mit einem Würfel rekrutieren
group-turn-act-smuggle = Schmuggeln
group-turn-act-deliver = Liefern
group-turn-act-crew = Deine Crew
group-turn-act-plan = Pläne
group-turn-act-end = Beenden

option-die-change = Als { $number }
option-die-change-back = Um 1 drehen und wieder zurück
option-die-relocate = Den Würfel von { $from } auf { $slot }
option-die-relocate-cost = Den Würfel vom Rekrutieren ({ $crew }) auf { $slot }
option-choose-one-repair = Schaden reparieren
option-choose-one-relocate-die = Einen liegenden Würfel auf Kanonen umlegen
option-choose-one-place-comrades = Kameraden auf diese Insel setzen
option-choose-one-gain-ready-comrades = Frische Kameraden erhalten
option-choose-one-move = Schritt für Schritt segeln
option-choose-one-move-direct = Den Rückenwind nutzen
option-explore-lay = Feld { $cell }: { $turns ->
    [0] wie gedruckt
    [one] 1 Vierteldrehung
   *[other] { $turns } Vierteldrehungen
}
option-battle-fire = Den Würfel auf { $slot } um { $amount } herunterdrehen: +{ $amount }
option-battle-fire-hold = Nicht feuern
option-damage-target = { $figure } bei { $cell }
option-card-steal-crew = { $crew } als Crew
option-card-steal-cargo = { $crew } als Ware ({ $cargo })
option-comrades-place = { $number ->
    [0] Keinen
    [one] 1 Kameraden
   *[other] { $number } Kameraden
}
option-comrades-amount = { $number ->
    [one] 1 Kamerad
   *[other] { $number } Kameraden
}
option-deliver-pledge = Unter Marker { $number }
option-reward-spend = { $number } Gold

option-battle-plan-pass = Keine Plankarte
option-battle-space-pass = Nicht feuern
option-battle-victory-pass = Nichts
option-choose-one-pass = Keins von beiden
option-comrades-from-pass = Niemanden versetzen
option-comrades-inspire-pass = Keine weiteren Kameraden
option-current-direction-pass = Hier bleiben
option-damage-target-pass = Niemanden treffen
option-move-direct-pass = Hier bleiben
option-move-step-pass = Hier bleiben
option-moment-next-pass = Auf das Freiwillige verzichten
option-patrol-pick-pass = Keine weitere Flossenpatrouille
option-push-direction-pass = Nicht schieben
option-recruit-free-pass = Niemanden rekrutieren
option-repair-slot-pass = Nichts weiter reparieren
option-sneak-patrol-pass = Keine weitere Flossenpatrouille

# Ereignisse: das Spiel
event-game-begins = Ahoi! Ein Spiel zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
} beginnt.
event-round-begins = Runde { $round }: { $seat_subject } hat die Karte des Ersten Maats und beginnt.
event-round-ends = Runde { $round } endet. Wer eine Region kontrolliert, erhält ihren Wohlstand als Ruhm.
event-turn-begins = { $seat_subject } ist am Zug und legt { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}.
event-game-over = Das Spiel ist zu Ende.
event-game-conceded = { $seat_subject } gibt auf.
event-region-scored = { $seat_subject } kontrolliert { $region } mit Wohlstand { $amount }.
event-pledge-revealed = { $seat_subject } deckt einen Zusagenmarker auf: { $head }, mit { $amount ->
    [one] 1 Ware
   *[other] { $amount } Waren
}.

# Ereignisse: Würfel
event-dice-rolled = { $seat_subject } würfelt { $dice }.
event-die-placed = { $seat_subject } legt eine { $die } auf { $slot }.
event-die-paid = { $seat_subject } bezahlt eine Karte mit einer { $die }: { $card }.
event-die-aside = { $seat_subject } legt eine { $die } beiseite.
event-die-changed = { $seat_subject } macht aus einer { $old } eine { $new }.
event-die-turned = { $seat_subject } dreht den Würfel auf { $slot } auf { $die }.
event-cannons-loaded = { $seat_subject } hat bis zum Ende der Runde geladene Kanonen.

# Ereignisse: Gold, Ruhm, Wohlstand
event-gold-gained = { $seat_subject } nimmt { $amount } Gold.
event-gold-paid = { $seat_subject } zahlt { $amount } Gold.
event-gold-handed = { $giver_subject } gibt { $amount } Gold an { $taker_accusative } ab.
event-fame-gained = { $seat_subject } erhält { $amount } Ruhm.
event-wealth-raised = Der Wohlstand von { $region } steigt auf { $wealth }.

# Ereignisse: die Seekarte
event-region-drawn = { $seat_subject } findet eine neue Seeregion: { $region }.
event-region-laid = { $region } wird angelegt, nordwestliche Ecke bei { $cell }.
event-figure-moved = { $figure_subject } fährt nach { $cell }.
event-figure-placed = { $figure_subject } wird bei { $cell } aufgestellt.
event-figure-removed = { $figure_subject } bei { $cell } verlässt die Seekarte.
event-comrades-ready = { $seat_subject } erhält { $amount ->
    [one] 1 frischen Kameraden
   *[other] { $amount } frische Kameraden
}.
event-comrades-placed = { $amount ->
    [one] 1 Kamerad landet
   *[other] { $amount } Kameraden landen
} auf { $region }.
event-comrades-removed = { $amount ->
    [one] 1 Kamerad verlässt
   *[other] { $amount } Kameraden verlassen
} { $region }.
event-comrades-shifted = { $amount ->
    [one] 1 Kamerad zieht
   *[other] { $amount } Kameraden ziehen
} von { $origin } nach { $target }.

# Ereignisse: Kampf
event-battle-begins = { $attacker_subject } greift bei { $cell } an: gegen { $defender_accusative }.
event-battle-ignored = { $attacker_subject } und { $defender_nominative } kämpfen doch nicht.
event-battle-rolled = { $seat_subject } würfelt im Kampf { $roll }.
event-battle-won = { $figure_subject } gewinnt den Kampf: Angriff { $attack }, Verteidigung { $defence }.
event-battle-victory = { $seat_subject } nutzt den Sieg: { $choice }.
event-damage-taken = { $seat_subject } bekommt Schaden auf { $slot }.
event-damage-repaired = { $seat_subject } repariert den Schaden auf { $slot }.

# Ereignisse: Karten
event-market-refilled = Neu im Markt: { $card }.
event-market-reset = { $seat_subject } legt den ganzen Markt in die Schachtel.
event-crew-joined = { $seat_subject } nimmt neue Crew an Bord: { $card }.
event-crew-used = { $seat_subject } setzt Crew ein: { $card }.
event-crew-returned = { $seat_subject } verliert Crew an die Schachtel: { $card }.
event-card-stolen = { $seat_subject } stiehlt { $victim_dative } eine Karte: { $card }.
event-cargo-smuggled = { $seat_subject } schmuggelt eine Ware: { $cargo }.
event-cargo-delivered = { $seat_subject } liefert eine Ware nach { $region }: { $cargo }.
event-cargo-pledged = { $seat_subject } legt die Ware unter Zusagenmarker { $marker }.
event-cargo-returned = { $seat_subject } legt eine Ware in die Schachtel: { $cargo }.
event-plan-drawn = { $seat_subject } zieht eine Plankarte: { $plan }.
event-plan-drawn-unseen = { $seat_subject } zieht eine Plankarte.
event-plan-played = { $seat_subject } spielt eine Plankarte: { $plan }.
event-reward-moved = { $seat_subject } steuert eine Belohnung an: { $reward }.

# Was Neulinge vor dem ersten Zug erfahren
how-to-win =
    Wer am meisten Ruhm hat, gewinnt. Die letzte Runde ist die, in der jemand das Ende der Ruhmleiste erreicht.
    In deinem Zug legst du zwei Würfel auf leere Felder deines Tableaus: Das Feld sagt, was geschieht. Wenn niemand mehr Würfel hat, wird die Runde gewertet, und alle Würfel werden neu gewürfelt.
    Das Blauflossen-Geschwader und die Weichtier-Union bekommen am Ende jeder Runde den Wohlstand jeder Region, die sie kontrollieren: wer dort mehr hat. Das Flaggschiff des Geschwaders zählt 2, ein Stützpunkt 2, eine Flossenpatrouille 1; das Flaggschiff der Union, ihre zwei Schiffe und jeder Kamerad zählen 1; bei Gleichstand gibt es nichts.
    Schmuggler nehmen Waren aus dem Markt und liefern sie auf Inseln mit einem anderen Symbol: 2 Ruhm, eine Belohnung und am Ende Ruhm für die Seite, der sie zugesagt wurden.
    Wer über den Rand der Karte segelt, erkundet: Eine neue Region wird gelegt, und die Bewegung endet dort. Ein Zug auf ein Feld mit einem fremden Schiff endet im Kampf, wenn eine Seite geladene Kanonen hat.
    Zwei Flossenpatrouillen auf einer Insel können ein Stützpunkt werden. Mit Gold drehst du Würfel und rekrutierst Crew aus dem Markt: auf einer Insel oder wo du einen Stützpunkt hast.
