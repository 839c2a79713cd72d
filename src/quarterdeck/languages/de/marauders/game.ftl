# Was Freibeuter der Karibik sagt: Namen, Fragen, Möglichkeiten, Ereignisse. Was Komponenten tun, entsteht aus ihren Effekten (effects.ftl).

# Seiten
faction-red = Rot
faction-blue = Blau
faction-yellow = Gelb
faction-green = Grün

seat-navy-dutch = das niederländische Marineschiff
seat-navy-english = das englische Marineschiff
seat-navy-french = das französische Marineschiff
seat-navy-spanish = das spanische Marineschiff
seat-pirate-sloop = die Piratenschaluppe
seat-pirate-frigate = die Piratenfregatte
seat-enemy = die feindliche Seite
npc-navy-dutch = das niederländische Marineschiff
npc-navy-english = das englische Marineschiff
npc-navy-french = das französische Marineschiff
npc-navy-spanish = das spanische Marineschiff
npc-pirate-sloop = die Piratenschaluppe
npc-pirate-frigate = die Piratenfregatte
side-attacker = die angreifende Seite
side-defender = die verteidigende Seite
motive-own-bounty = Kopfgeld der eigenen Nation
motive-other-bounty = Kopfgeld einer anderen Nation
motive-war = Kapitän des Kriegsgegners
motive-honest = kein Kopfgeld, also Beute für Piraten
gate-pay = Die Gebühr zahlen
gate-turn-away = Abdrehen

ending-target = Das Ziel ist erreicht und die Runde zu Ende: Die meisten Ruhmpunkte gewinnen.
ending-events = Es gibt keine Ereigniskarte mehr: Die meisten Ruhmpunkte gewinnen sofort.
ending-captains = Es gibt keinen Kapitän mehr zu ziehen: Die meisten Ruhmpunkte gewinnen sofort.

source-trade = Handel
source-raids = Aufbringen
source-combat = Kampf
source-rumors = Gerüchte
source-missions = Aufträge
source-ships = Ein großes Schiff
source-stash = Gold im Geheimversteck

# Fragen: Aufbau und neue Kapitäne
prompt-setup-ship = Mit welchem Schiff beginnt dein Kapitän? Die anderen sehen es, wenn alle gewählt haben.
prompt-captain-exchange = Vor dem Heimathafen liegen Piraten ({ $captain }). Ziehst du einen anderen Kapitän?
prompt-captain-ship = { $captain } beginnt. Mit welchem Schiff?

# Fragen: dein Zug
prompt-turn-act = Du bist am Zug: Was tust du? Du hast { $number ->
    [0] keine Aktion mehr
    [one] noch 1 Aktion
   *[other] noch { $number } Aktionen
}{ $moves ->
    [0] {""}
    [one] {" "}und 1 zusätzliche Bewegung
   *[other] {" "}und { $moves } zusätzliche Bewegungen
}.
prompt-port-gate = Der Hafen ist dir verschlossen, und dein Einfluss hat ihn nicht geöffnet. Für { $price } Gold darfst du hinein. Was tust du?
prompt-port-act = Deine Hafenaktion: Was tust du als Nächstes? Verkaufen geht nur als Erstes.
prompt-sell-good = Was verkaufst du? Nachgefragt: { $good }. Bisher { $number } Gold.
prompt-demand-choose = Welchen Nachfragemarker bekommt dieser Hafen?
prompt-buy-good = Was kaufst du? Gold für jede Karte:{ $cocoa ->
    [0] {""}
   *[other] {" "}Kakao { $cocoa },
}{ $food ->
    [0] {""}
   *[other] {" "}Lebensmittel { $food },
}{ $rum ->
    [0] {""}
   *[other] {" "}Rum { $rum },
}{ $spices ->
    [0] {""}
   *[other] {" "}Gewürze { $spices },
}{ $sugar ->
    [0] {""}
   *[other] {" "}Zucker { $sugar },
}{ $textiles ->
    [0] {""}
   *[other] {" "}Stoffe { $textiles },
}{ $tobacco ->
    [0] {""}
   *[other] {" "}Tabak { $tobacco },
}{ $wood ->
    [0] {""}
   *[other] {" "}Holz { $wood },
} sonst nichts. Im Hafen ist Platz für 6 Frachtkarten.
prompt-buy-show = Wem zeigst du die verbilligt gekauften Waren?
prompt-yard-act = Die Werft: Was bestellst du?
prompt-yard-move = Welche Modifikation kommt auf das neue Schiff mit?
prompt-crew-hire = Die Probe ist misslungen. Wie viel Mannschaft heuerst du an, für je { $price } Gold?
prompt-stash-amount-stash = Wie viel Gold bringst du in dein Geheimversteck?
prompt-stash-amount-take = Wie viel Gold nimmst du aus deinem Geheimversteck?
prompt-specialist-pay = Die Probe ist misslungen. Zahlst du { $price } Gold? { $card }
prompt-modification-port = In welchen Hafen kommt verdeckt eine Modifikation des Schiffs?
prompt-cargo-keep = Welche Fracht nimmst du an Bord?
prompt-cargo-give-up = Es ist zu viel an Bord: Was gibst du ab?
prompt-rumor-drop = Du darfst ein Gerücht behalten. Welches geht zurück?

# Fragen: Karten und Dinge
prompt-window = Spielst du eine Ruhmkarte? Zeitpunkt: { $when }.
prompt-window-play = Du bist an der Reihe mit { $card }: { $deed }. Spielst du die Karte? Sonst nimmst du sie zurück und alle sehen sie.
order-window = Keine Ruhmkarte: { $when }
prompt-use-thing = Benutzt du { $source }? { $help }
prompt-choose-option = { $source }: Was wählst du?
prompt-glory-discard = Du hast zu viele Ruhmkarten. Welche legst du ab?
prompt-glory-keep-not = Welche der eben gezogenen Ruhmkarten legst du ab?
prompt-weapon-gain = Welche Spezialwaffe nimmst du?
prompt-modification-gain = Welche Schiffsmodifikation nimmst du?
prompt-specialist-gain = Welcher Spezialist kommt an Bord?
prompt-repair-area = { $source }: Welcher Bereich wird repariert?
prompt-bounty-remove = Von welcher Nation entfernst du ein Kopfgeld, für { $price } Gold?
prompt-bounty-remove-free = Von welcher Nation entfernst du ein Kopfgeld?
prompt-npc-move = Welches NSC-Schiff bewegst du?
prompt-npc-to = Wohin bewegst du { $npc }?

# Fragen: Kampf und Aufbringen
prompt-combat-declare = Was sagst du für diese Kampfrunde an?
prompt-combat-declare-npc = Du entscheidest für { $npc }: Was wird für diese Kampfrunde angesagt?
prompt-reroll-side = Wessen Würfel werden wiederholt?
prompt-reroll-die = Welchen Würfel wiederholst du? Betroffen: { $side }.
prompt-area-reroll = { $source }: Du darfst einen Würfel für die Bereiche deiner Treffer wiederholen. Welchen?
prompt-skull-area = Ein Totenkopf hat dein Schiff getroffen: In welchem Bereich?
prompt-skull-area-npc = Ein Totenkopf hat { $npc } getroffen, und du entscheidest: In welchem Bereich?
prompt-hit-cancel = Welchen Treffer hebst du auf?
prompt-hit-move = { $source }: Du darfst einen Treffer in einen anderen Bereich verschieben. Welchen?
prompt-hit-to = In welchen Bereich kommt der Treffer von: { $area }?
prompt-bounty-collect = Von welcher Nation kassierst du die Kopfgelder auf den Besiegten?
prompt-ship-take = Übernimmst du das besiegte Schiff ({ $ship }; noch übrig: Schiffsrumpf { $hull }, Frachtraum { $hold }, Masten { $masts }, Kanonen { $guns })? Deines gibst du auf; deine Mannschaft kommt mit.
prompt-raid-attack = Du hast einen Kauffahrer gefunden. Greifst du an? Das bringt sofort ein Kopfgeld seiner Nation.
prompt-raid-use = { $number ->
    [one] 1 Erfolg ist übrig
   *[other] { $number } Erfolge sind übrig
}: Wofür nutzt du ihn?
prompt-raid-ignore = Welches Symbol beachtest du nicht?

# Möglichkeiten
option-yes = Ja
option-no = Nein
option-zone = { $zone }
option-nation = { $nation }
option-npc = { $npc }
option-seat = { $seat }
option-side = { $side }
option-area = { $area }
option-skull = Totenkopf: { $area }
option-good = { $good }
option-cargo = { $cargo }
option-declared = { $declared }
option-gate = { $gate }
option-card = { $card }: { $deed }
option-rumor = { $rumor }: { $deed }
option-ship = { $ship }: { $deed }
option-weapon = { $weapon }: { $deed }
option-modification = { $modification }: { $deed }
option-choice = { $choice }
option-die = { $number }
option-die-skull = Totenkopf
option-crew-hire = { $number ->
    [0] Keine
   *[other] { $number } Mannschaft
}
option-stash-amount = { $number } Gold
option-buy = { $good }
option-buy-drop = Von Bord geben: { $good }

option-turn-act-move = Bewegen: { $zone }
option-turn-act-enter = In den Hafen einlaufen
option-turn-act-leave = Aus dem Hafen auslaufen
option-scout-player = Suchen: { $seat }
option-scout-npc = Suchen: { $npc }
option-scout-merchant = Suchen: der Kauffahrer
option-scout-merchant-sure = Den Kauffahrer ohne Wurf finden ({ $nation })
option-scout-rumor = Suchen, um dein Gerücht zu bestätigen
option-scout-task = Suchen für deinen Auftrag
option-turn-act-port = Hafenaktion
option-turn-act-card = { $card } spielen: { $deed }
option-turn-act-kept = { $rumor } nutzen: { $deed }
option-turn-act-retire = Deinen Kapitän zurückziehen (beendet deinen Zug)
option-turn-act-end = Zug beenden

option-port-act-sell = Waren verkaufen
option-port-act-buy = Waren kaufen
option-port-act-yard = Die Werft besuchen
option-port-act-recruit = Mannschaft anheuern
option-port-act-rumor = Ein Gerücht erwerben
option-port-act-mission = Den Auftrag { $mission } annehmen: { $deed }
option-port-act-prove = Dein Gerücht bestätigen
option-port-act-deliver = Die Waren für deinen Auftrag abgeben
option-port-act-stash = Gold ins Geheimversteck bringen
option-port-act-take = Gold aus dem Geheimversteck nehmen
option-port-act-purse-ship = Ab jetzt zuerst mit dem Gold an Bord zahlen
option-port-act-purse-stash = Ab jetzt zuerst aus dem Geheimversteck zahlen
option-port-act-card = { $card } spielen: { $deed }
option-port-act-done = Hafenaktion beenden

option-yard-act-repair = 1 Punkt reparieren: { $area }
option-yard-act-weapon = { $weapon } kaufen: { $deed }
option-yard-act-sell-weapon = { $weapon } verkaufen
option-yard-act-modification = { $modification } kaufen: { $deed }
option-yard-act-restore = { $modification } erneuern
option-yard-act-ship = Ein Schiff kaufen, { $ship }: { $deed }
option-yard-act-done = Die Werft verlassen

option-raid-attack-attack = Angreifen, Nation: { $nation }
option-raid-attack-release = Ziehen lassen
option-raid-use-draw = Eine weitere Karte ziehen
option-raid-use-drop = Ablegen: { $cargo }
option-raid-use-exchange = Austauschen: { $cargo }
option-raid-use-stop = Den Rest verfallen lassen

option-window-pass = Keine Karte
option-cargo-keep-pass = Nichts mehr
option-sell-good-pass = Nichts mehr
option-buy-good-pass = Nichts mehr
option-yard-move-pass = Keine
option-area-reroll-pass = Keinen
option-reroll-die-pass = Keinen mehr
option-hit-move-pass = Keinen
option-bounty-remove-pass = Keines mehr

group-turn-act-move = Bewegen
group-turn-act-enter = Bewegen
group-turn-act-leave = Bewegen
group-scout-player = Suchen
group-scout-npc = Suchen
group-scout-merchant = Suchen
group-scout-merchant-sure = Suchen
group-scout-rumor = Suchen
group-scout-task = Suchen
group-turn-act-card = Ruhmkarten
group-port-act-card = Ruhmkarten
group-port-act-mission = Aufträge
group-port-act-stash = Geheimversteck
group-port-act-take = Geheimversteck
group-port-act-purse-ship = Geheimversteck
group-port-act-purse-stash = Geheimversteck
group-yard-act-repair = Reparaturen
group-yard-act-weapon = Spezialwaffen
group-yard-act-sell-weapon = Spezialwaffen
group-yard-act-modification = Schiffsmodifikationen
group-yard-act-restore = Schiffsmodifikationen
group-yard-act-ship = Schiffe

# Ereignisse: das Spiel
event-round-begins = Runde { $round } beginnt.
event-round-ends = Runde { $round } ist zu Ende.
event-turn-begins = { $seat } ist am Zug.
event-starter-drawn = { $seat } beginnt.
event-target-reached = { $seat } hat { $amount } Punkte: Diese Runde ist die letzte.
event-stash-shown = { $seat } zeigt das Geheimversteck: { $amount } Gold, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-stash-used = { $seat } bewegt Gold zwischen Schiff und Geheimversteck.
event-game-over = Das Spiel ist zu Ende.
event-actions-gained = { $seat } hat { $amount ->
    [one] 1 zusätzliche Aktion
   *[other] { $amount } zusätzliche Aktionen
}.
event-actions-lost = { $seat } hat { $amount ->
    [one] 1 Aktion
   *[other] { $amount } Aktionen
} weniger.

# Ereignisse: Ereigniskarten, Krieg, NSC
event-event-drawn = Ereignis: { $event }.
event-event-strikes = { $event }: { $seat } ist betroffen.
event-event-nation = Für das Ereignis ausgelost: { $nation }.
event-war-declared = Krieg: { $nation } gegen { $enemy }.
event-peace-made = Der Krieg ist vorbei.
event-merchants-refilled = Jede Zone ohne Kauffahrer bekommt wieder einen.
event-npc-coming = Am Ende der Runde kommt { $npc_captain }.
event-npc-placed = { $npc_captain } übernimmt das Kommando: { $npc } erscheint, Zone { $zone }.
event-npc-removed = { $npc_captain } ist besiegt: { $npc } verlässt den Plan.
event-npc-moved = NSC: { $npc } fährt in die Zone { $zone }.
event-npc-hunts = NSC: { $npc } jagt { $victim } und ist in der Zone { $zone }. Grund: { $motive }.
event-npc-scouts = NSC: { $npc } sucht { $victim } ({ $dice }). Grund: { $motive }.
event-npc-attacks = NSC: { $npc } greift { $victim } an. Grund: { $motive }.
event-npc-attacked = { $seat } greift { $npc } an.
event-npc-hit = Treffer auf { $npc }, { $area }: noch { $amount }.

# Ereignisse: Kapitäne und Schiffe
event-captain-drawn = { $seat } zieht einen Kapitän: { $captain }.
event-captain-placed = { $seat } ist { $captain } und beginnt in { $zone }.
event-captain-died = { $captain } ist tot ({ $victim }).
event-captain-retired = { $captain } zieht sich zurück ({ $seat }).
event-captain-plundered = { $seat } plündert { $victim }.
event-ship-moved = { $seat } ist auf See, Zone { $zone }.
event-ship-entered = { $seat } läuft in den Hafen ein: { $zone }.
event-ship-changed = { $seat } hat ein anderes Schiff: { $ship }.
event-area-hit = Treffer auf dem Schiff von { $victim }, { $area }: noch { $amount }.
event-area-restored = Repariert auf dem Schiff von { $seat }, { $area }: { $amount }.
event-hit-moved = { $seat } verschiebt einen Treffer: { $area } → { $target_area }.
event-hits-located = Treffer auf dem Schiff von { $seat }: { $dice }.
event-modification-gained = { $seat } baut eine Modifikation ein: { $modification }.
event-modification-flipped = { $seat } dreht um: { $modification }.
event-modification-restored = { $seat } erneuert: { $modification }.
event-modification-scattered = { $seat } legt verdeckt eine Modifikation nach { $zone }.
event-modification-shown = Im Angebot in { $zone }: { $modification }.
event-weapon-gained = { $seat } nimmt eine Spezialwaffe: { $weapon }.
event-weapon-used = { $seat } gibt eine Spezialwaffe ab: { $weapon }.
event-specialist-joined = Ein Spezialist kommt zu { $seat }: { $card }.

# Ereignisse: Gold, Waren, Punkte
event-gold-gained = { $seat } nimmt { $amount } Gold.
event-gold-paid = { $seat } zahlt { $amount } Gold.
event-glory-scored = { $seat } erhält einen Ruhmpunkt ({ $source }): jetzt { $amount }.
event-glory-drawn = { $seat } zieht eine Ruhmkarte: { $card }.
event-glory-drawn-unseen = { $seat } zieht eine Ruhmkarte.
event-glory-discarded = { $seat } legt eine Ruhmkarte ab: { $card }.
event-glory-discarded-unseen = { $seat } legt eine Ruhmkarte ab.
event-bounty-gained = Kopfgeld auf { $seat } ({ $nation }): { $amount }.
event-bounty-removed = Kopfgeld auf { $seat } gesenkt ({ $nation }): { $amount }.
event-port-begins = { $seat } nimmt eine Hafenaktion in { $zone }.
event-cargo-loaded = { $seat } nimmt an Bord: { $good }.
event-cargo-discarded = { $seat } gibt ab: { $good }.
event-good-bought = { $seat } kauft: { $good }.
event-goods-bought = { $seat } hat Waren gekauft.
event-demand-changed = Jetzt nachgefragt in { $zone }: { $good }.
event-bargain-shown = { $seat } zeigt die verbilligten Waren: { $witness } sieht sie.
event-bargain-seen = Verbilligt gekauft von { $seat }:{ $cocoa ->
    [0] {""}
   *[other] {" "}{ $cocoa } × Kakao,
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } × Lebensmittel,
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } × Rum,
}{ $spices ->
    [0] {""}
   *[other] {" "}{ $spices } × Gewürze,
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar } × Zucker,
}{ $textiles ->
    [0] {""}
   *[other] {" "}{ $textiles } × Stoffe,
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco } × Tabak,
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } × Holz,
} sonst nichts.
event-offer-drawn = Der Hafen bietet { $seat }:{ $cocoa ->
    [0] {""}
   *[other] {" "}{ $cocoa } × Kakao,
}{ $food ->
    [0] {""}
   *[other] {" "}{ $food } × Lebensmittel,
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } × Rum,
}{ $spices ->
    [0] {""}
   *[other] {" "}{ $spices } × Gewürze,
}{ $sugar ->
    [0] {""}
   *[other] {" "}{ $sugar } × Zucker,
}{ $textiles ->
    [0] {""}
   *[other] {" "}{ $textiles } × Stoffe,
}{ $tobacco ->
    [0] {""}
   *[other] {" "}{ $tobacco } × Tabak,
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } × Holz,
} sonst nichts.

# Ereignisse: Karten, Proben, Gerüchte, Aufträge
event-card-announced = { $seat } kündigt verdeckt eine Ruhmkarte an.
event-card-played = { $seat } spielt { $card }.
event-card-withdrawn = { $seat } nimmt { $card } zurück.
event-test-rolled = { $seat } würfelt eine Probe auf { $skill } ({ $dice }).
event-test-passed = Die Probe auf { $skill } gelingt ({ $seat }).
event-test-failed = Die Probe auf { $skill } misslingt ({ $seat }).
event-rumor-drawn = { $seat } hört ein Gerücht: { $rumor }.
event-rumor-drawn-unseen = { $seat } hört ein Gerücht.
event-rumor-shown = { $seat } geht einem Gerücht nach: { $rumor }.
event-rumor-kept = { $seat } behält { $rumor }.
event-rumor-used = { $seat } nutzt { $rumor }.
event-mission-offered = Ein neuer Auftrag liegt aus: { $mission }.
event-mission-claimed = { $seat } nimmt einen Auftrag an: { $mission }.
event-mission-refused = { $seat } bekommt den Auftrag nicht: { $mission }.
event-mission-progress = { $seat } kommt mit einem Auftrag voran: { $mission }.
event-mission-completed = { $seat } erfüllt einen Auftrag: { $mission }.
event-mission-dropped = { $seat } legt einen Auftrag ab: { $mission }.

# Ereignisse: Suchen und Aufbringen
event-scout-declared-player = { $seat } sucht { $other }.
event-scout-declared-npc = { $seat } sucht { $npc }.
event-scout-declared-merchant = { $seat } sucht den Kauffahrer.
event-scout-declared-task = { $seat } sucht für einen Auftrag.
event-scout-cancelled = { $seat } wird doch nicht gefunden.
event-player-attacked = { $seat } greift { $victim } an.
event-merchant-found = { $seat } findet den Kauffahrer, Zone { $zone }; der Marker zeigt { $nation }.
event-raid-card = Karte beim Aufbringen durch { $seat }: { $cargo }.
event-raid-dropped = Abgelegt beim Aufbringen durch { $seat }: { $cargo }.
event-raid-rolled = { $seat } würfelt Seemannskunst beim Aufbringen ({ $dice }).
event-raid-failed = Das Aufbringen durch { $seat } misslingt.
event-raid-succeeded = Das Aufbringen durch { $seat } gelingt: Beute { $amount }.

# Ereignisse: Kampf. S ist ein Totenkopf.
event-combat-begins = Kampf: { $seat } gegen { $other }.
event-combat-declared = Ansage, { $seat }: { $declared }.
event-combat-boards = Entern! Den Mannschaftskampf beginnt { $seat }.
event-combat-fled = Entkommen: { $seat }.
event-combat-open = Der Kampf endet ohne Sieger.
event-combat-won = Kampf gewonnen: { $seat } gegen { $other }.
event-contest-rolled = Vergleich, { $seat }: { $dice }.
event-contest-won = Vergleich gewonnen: { $seat }.
event-contest-tied = Niemand gewinnt den Vergleich.
event-crew-rolled = Mannschaftskampf, { $seat }: { $dice }.
event-crew-lost = Mannschaft verloren, { $seat }: { $amount }.
event-crew-struck = { $seat } schlägt zuerst zu: { $amount } Mannschaft der Gegenseite.
event-dice-rerolled = Wiederholt, { $seat }: { $dice }.
event-swivel-rolled = Drehbassen von { $seat }: { $dice }.
event-volley-located = Treffer verortet, erzielt: { $seat }: { $dice }.
event-volley-long-range = Weitreichende Kanonen von { $seat }: { $dice }.
event-volley-four-pounders = { $seat } feuert die Vierpfünder ab.
event-volley-converted = Alle Totenköpfe von { $seat } treffen einen Bereich: { $area }.
