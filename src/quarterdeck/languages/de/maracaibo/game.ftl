# Was Maracaibo sagt: Namen, Fragen, Antworten, Ereignisse. Was Bestandteile tun, entsteht aus ihren Effekten (effects.ftl).

# Seiten. Der Platz nach denen der Menschen ist der von Jean.
faction-green = Grün
faction-yellow = Gelb
faction-purple = Violett
faction-black = Schwarz
faction-jean = Jean
faction-seat2 = { faction-jean }

icons-quest = eine Quest
icons-last = das Ende der Leiste

ending-points = Die meisten Siegpunkte entscheiden.
ending-shared = Gleichstand bei den Siegpunkten: Der Sieg wird geteilt.
ending-jean-beaten = Du hast mehr Siegpunkte als Jean: Du gewinnst.
ending-jean-wins = Jean hat mindestens so viele Siegpunkte wie du: Sie gewinnt.

# Jean unter den Mitspielenden
rival-place = Ort: { $place }
rival-card = Ort: { $place }, letzte Karte: { $automa }

# Fragen: Aufbau
prompt-setup-plan = Welche deiner acht Karten planst du? Sie liegt offen und kann später gekauft werden, ist aber keine Ware und kein Gegenstand mehr.
prompt-setup-discard = Welche Karte wirfst du ab? Vier behältst du.
prompt-setup-career = Welche Karriere wählst du? Ihre drei Aufgaben bringen Figuren, Dublonen und Siegpunkte.

# Fragen: dein Zug
prompt-sail-to = Wohin segelst du? Du hast 7 Bewegungspunkte. Eine Stadt hat ihre eigene Aktion, ein Dorf gibt umso mehr, je weiter du segelst; an Heimkehr-Feldern kommst du nicht vorbei.
prompt-main-action = Dein Schiff ist an diesem Ort: { $place }. Welche Hauptaktion führst du aus? Freie Aktionen sind davor und danach möglich.
prompt-turn-end = Deine Hauptaktion ist getan. Noch etwas, bevor du Karten ziehst?
prompt-draw-from = Welche Karte ziehst du? Vom Stapel ist sie unbekannt, aus der Auslage kostet sie 1 Dublone, mit dem Krähennest nichts.
prompt-sail-on = Segelst du weiter? Danach darfst du noch eine Hauptaktion ausführen.

# Fragen: Stadt und Dorf
prompt-city-deliver = Lieferst du { $good }? Du wirfst eine Karte damit ab und nimmst eine Scheibe von deinem Schiffstableau.
prompt-village-act = Dorfaktion, noch { $number }: Was tust du?
prompt-buy-what = Was kaufst du? Eine Karte aus deiner Hand oder Planung oder einen Anteil an einem Prestigegebäude.
prompt-figures-on-card = { $card }: Wie viele Figuren stellst du darauf? Sie bleiben dort.
prompt-choose-option = { $source }: Was nimmst du?
prompt-pay-for = { $source }: { $bargain }. Willst du das?
prompt-pay-item = Welche Karte gibst du für diesen Gegenstand ab: { $item }?
prompt-pay-good = Welche Karte gibst du für diese Ware ab: { $good }?
prompt-pay-kind = Von welcher Ware gibst du { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} ab?

# Fragen: Scheiben, Marker, Einfluss
prompt-disc-remove = Welche Scheibe entfernst du von deinem Schiffstableau? Die zweite eines Bereichs schaltet ihn frei.
prompt-disc-deliver = Welche Scheibe lieferst du? Die zweite eines Bereichs schaltet ihn frei.
prompt-disc-offer = Welche Scheibe legst du auf das Legacyplättchen? Die zweite eines Bereichs schaltet ihn frei.
prompt-influence-nation = { $source }: Bei welcher Nation erhältst du { $number } Einfluss?
prompt-influence-nation-marker = { $source }: Welche Nation wählst du?
prompt-claim-nation = Von welcher Nation setzt du einen Marker in dieses Dorf? Du erhältst 1 Einfluss bei ihr.
prompt-marker-village = In welches Dorf setzt du den Marker von { $nation }?
prompt-synergy-new = { $source }: Welches Synergieplättchen nimmst du?

# Fragen: Kampf
prompt-combat-begin = Kämpfst du? Du deckst ein Kampfplättchen auf und wählst eine Nation, für die du kämpfst.
prompt-combat-nation = Das Plättchen zeigt: { $token }. Für welche Nation kämpfst du?
prompt-combat-nation-bare = Kein Plättchen ist übrig, der Kampfwert ist 3. Für welche Nation kämpfst du?
prompt-combat-act = Kampfwert { $number } für { $nation }. Was tust du? Jede Kampfaktion geht einmal.

# Fragen: Entdecker und Quests
prompt-explore-land = Wie weit geht dein Entdecker? Bis zu { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
}, mit den richtigen Karten weiter; du erhältst, worauf er landet.
prompt-quest-field = Dein Entdecker hat eine Quest erreicht ({ $field }). Erfüllst du { $quest } ({ $icons })?
prompt-quest-here = Welche Quest erfüllst du?

# Fragen: die Geschichte
prompt-legacy-offer = { $legacy }: { $bargain }, dann lege eine Scheibe deines Schiffstableaus hierher. Willst du das?
prompt-legacy-skull = Welches Legacyplättchen mit Totenkopf entfernst du?
prompt-story-vote = { $story }: { $ballot } { $back } Die meisten Stimmen entscheiden.
prompt-story-tie = { $story }: { $ballot } { $back } Stimmengleichheit, du entscheidest.
prompt-scoring-choice = Die Runde ist vorbei. Kaufst du etwas, oder nimmst du 2 Siegpunkte?

# Antworten
option-place = { $place }
option-nation = { $nation }
option-synergy = { $synergy }
option-legacy = { $legacy }
option-good = { $good }
option-vote = { $vote }
option-area = { $area }: { $icons }
option-card = { $copy }
option-career = { $career }: { $icons }
option-sail = { $place }
option-sail-via = { $place } über { $via_place }
option-sail-via-two = { $place } über { $via_place } und { $second_place }
option-main-action-city = Aktion dieses Ortes
option-main-action-village = Dorfaktionen
option-quest = Quest { $quest }: { $icons }
option-assistant = Gehilfe { $copy }: { $help }
option-deliver = { $copy } liefern
option-display = { $copy }
option-draw-from-pile = Vom Nachziehstapel
option-draw-from-rest = Alle { $number } Karten vom Nachziehstapel
option-village = { $village }
option-village-further = { $village }
option-village-quest = Die Quest auf { $copy } erfüllen (als letzte Dorfaktion)
option-buy-card = { $copy } für { $price }: { $icons }
option-buy-building = { $building } für { $price }: { $icons }
option-scoring-choice-vp = Nichts kaufen, 2 Siegpunkte nehmen
option-figures-on-card = { $number ->
    [0] Keine
    [one] 1 Figur
   *[other] { $number } Figuren
}
option-choice = { $choice }
option-pay-for-pay = Ja
option-offer = { $legacy }: { $bargain }
option-explore = Auf { $field }: { $icons }
option-explore-short = Auf { $field } auf dem kurzen Weg: { $icons }
option-explore-long = Auf { $field } auf dem langen Weg: { $icons }
option-combat-begin-fight = Kämpfen
option-combat-act = { $action } (−{ $number }): { $way }
option-combat-act-place = { $action } in { $place } (−{ $number }): { $way }
option-combat-act-space = { $action }, { $space } (−{ $number }): { $way }
option-combat-annex = Annektieren: { $place } (−{ $number }): { $way }
option-combat-displace = Marker verdrängen: { $place } (−{ $number }): { $way }
option-combat-spend-combat = 1 Kampfpunkt abgeben: +1
option-combat-spend-figure = 1 Figur zurückstellen: +1
option-free-plan = { $copy } planen
option-free-task = Karriereaufgabe { $number } erfüllen
option-free-arm = 1 Figur für Kampfpunkte zurückgeben

group-main-action-city = Hauptaktion
group-main-action-village = Hauptaktion
group-quest = Hauptaktion
group-assistant = Hauptaktion
group-village = Dorfaktionen
group-village-further = Deine weiteren Dorfaktionen
group-village-quest = Deine weiteren Dorfaktionen
group-buy-card = Projektkarten
group-buy-building = Prestigegebäude
group-combat-act = Kampfaktionen
group-combat-act-place = Kampfaktionen
group-combat-act-space = Kampfaktionen
group-combat-annex = Kampfaktionen
group-combat-displace = Kampfaktionen
group-combat-spend-combat = Kampfwert erhöhen
group-combat-spend-figure = Kampfwert erhöhen
group-display = Offene Auslage
group-free-plan = Freie Aktionen
group-free-task = Freie Aktionen
group-free-arm = Freie Aktionen

option-sail-on-pass = Hier bleiben
option-legacy-offer-pass = Nein
option-main-action-pass = Keine Hauptaktion
option-city-deliver-pass = Nichts liefern
option-disc-remove-pass = Keine Scheibe
option-village-act-pass = Keine weitere Dorfaktion
option-buy-what-pass = Nichts kaufen
option-combat-begin-pass = Nicht kämpfen
option-combat-nation-pass = Keine Nation ist bezahlbar
option-combat-act-pass = Den Kampf beenden
option-marker-village-pass = Kein Marker
option-explore-land-pass = Stehen bleiben
option-influence-nation-pass = Darauf verzichten
option-choose-option-pass = Nichts
option-pay-for-pass = Nein
option-quest-here-pass = Keine Quest
option-quest-field-pass = Nein
option-draw-from-pass = Keine weiteren Karten
option-legacy-skull-pass = Keines
option-turn-end-pass = Karten ziehen

# Ereignisse: das Spiel
event-round-begins = Runde { $round } beginnt. Alle Schiffe sind in Havanna.
event-turn-begins = Runde { $round }: { $seat } ist am Zug.
event-scoring-interim = Zwischenwertung nach Runde { $round }.
event-scoring-final = Die Endwertung.
event-game-over = Das Spiel ist zu Ende.
event-career-chosen = { $seat } wählt eine Karriere: { $career }.
event-task-completed = { $seat } erfüllt Karriereaufgabe { $task }{ $level ->
    [2] {" "}auf der höheren Stufe
   *[other] {""}
}.
event-career-completed = { $seat } hat die Karriere { $career } vollendet.

# Ereignisse: Segeln
event-ship-sailed = { $seat } segelt von { $origin } nach { $place }.
event-assistant-posted = { $seat } stellt einen Gehilfen auf ({ $place }): { $card }.
event-assistant-used = { $seat } nutzt einen Gehilfen: { $card }.
event-assistant-unused = Ein Gehilfe von { $seat } bleibt ungenutzt: { $card }.
event-good-delivered = { $seat } liefert nach { $place }.
event-city-laid = Neues Stadtplättchen in { $place }: { $tile }.
event-village-begins = { $seat } hat { $amount ->
    [one] 1 Dorfaktion
   *[other] { $amount } Dorfaktionen
}.

# Ereignisse: Punkte und Geld
event-vp-gained = { $seat } erhält { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} ({ $source }).
event-vp-gained-by-jean = { $seat } erhält { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
}.
event-vp-stolen = { $seat } stiehlt { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} von { $victim }.
event-doubloons-gained = { $seat } erhält { $amount ->
    [one] 1 Dublone
   *[other] { $amount } Dublonen
}.
event-doubloons-paid = { $seat } zahlt { $amount ->
    [one] 1 Dublone
   *[other] { $amount } Dublonen
}.
event-income-doubloons = Dublonen-Einkommen von { $seat }: { $amount }.
event-income-vp = Siegpunkt-Einkommen von { $seat }: { $amount }.
event-combat-gained = { $seat } erhält { $amount ->
    [one] 1 Kampfpunkt
   *[other] { $amount } Kampfpunkte
}.
event-combat-paid = { $seat } gibt { $amount ->
    [one] 1 Kampfpunkt
   *[other] { $amount } Kampfpunkte
} ab.
event-figures-gained = { $seat } nimmt { $amount ->
    [one] 1 Figur
   *[other] { $amount } Figuren
} aus dem allgemeinen Vorrat.
event-figures-returned = { $seat } stellt { $amount ->
    [one] 1 Figur
   *[other] { $amount } Figuren
} in den allgemeinen Vorrat zurück.
event-figure-on-card = { $seat } stellt eine Figur auf eine Karte: { $card }.
event-synergy-gained = { $seat } nimmt das Synergieplättchen { $synergy }.
event-disc-taken = { $seat } nimmt eine Scheibe ab: { $area }.
event-area-unlocked = { $seat } schaltet eine Schiffsverbesserung frei: { $area }.

# Ereignisse: Karten
event-card-drawn = { $seat } zieht { $card }.
event-card-drawn-unseen = { $seat } zieht eine Karte.
event-card-taken = { $seat } nimmt eine Karte aus der Auslage: { $card }.
event-card-discarded = { $seat } wirft ab: { $card }.
event-card-planned = { $seat } plant: { $card }.
event-card-bought = { $seat } kauft: { $card }.
event-display-filled = Neu in der Auslage: { $card }.
event-pile-rebuilt = Der Ablagestapel wird zum Nachziehstapel ({ $amount } Karten).
event-building-opened = Ein Prestigegebäude wird aufgedeckt: { $building }.
event-building-invested = { $seat } investiert in ein Prestigegebäude: { $building }.
event-building-scored = { $seat } wertet ein Prestigegebäude, { $building }: { $amount } Siegpunkte.

# Ereignisse: Nationen und Kampf
event-influence-gained = { $seat } erhält { $amount } Einfluss bei { $nation }.
event-influence-lead = { $seat } hat den meisten Einfluss bei { $nation }.
event-nation-multiplier = Multiplikator von { $nation }: { $amount }.
event-marker-placed = Ein Marker von { $nation } kommt nach { $place }.
event-marker-removed = Der Marker von { $nation } in { $place } kommt aus dem Spiel.
event-marker-on-tile = Ein Marker von { $nation } kommt auf ein Legacyplättchen: { $space }.
event-marker-dropped = Ein Marker von { $nation } kommt aus dem Spiel.
event-combat-revealed = { $seat } deckt ein Kampfplättchen auf: { $token }.
event-combat-nation = { $seat } kämpft für { $nation }.
event-combat-value = Kampfwert für { $nation }: { $amount }.
event-combat-action = { $seat } führt für { $amount } eine Kampfaktion aus: { $action }.
event-combat-over = { $seat } behält das Kampfplättchen und hat jetzt { $amount }.

# Ereignisse: Entdecker und Quests
event-explorer-moved = Der Entdecker von { $seat } zieht: { $origin_field } → { $field }.
event-barrier-crossed = Der Entdecker von { $seat } überschreitet eine Barriere: { $barrier }.
event-quest-laid = Eine Quest wird ausgelegt ({ $place }): { $quest }.
event-quest-fulfilled = { $seat } erfüllt eine Quest: { $quest }.
event-quest-on-card = { $seat } legt eine Quest auf eine Karte: { $quest } auf { $card }.

# Ereignisse: die Geschichte
event-story-revealed = Neue Storykarte, { $story }: { $front }
event-story-read = { $seat } liest, wie es weitergeht, { $story }: { $back }
event-story-dropped = Eine Storykarte kommt aus dem Spiel: { $story }.
event-story-vote = { $seat } stimmt: { $choice }
event-story-voted = { $story }: Es ist entschieden: { $choice }
event-story-card-discarded = Neu auf dem Ablagestapel: { $card }.
event-story-card-shuffled = Neu im Nachziehstapel: { $card }.
event-campaign-over = Die Kampagne ist zu Ende.
event-legacy-laid = Ein Legacyplättchen kommt ins Spiel: { $legacy }.
event-legacy-removed = Ein Legacyplättchen kommt zurück in die Schachtel: { $legacy }.
event-legacy-disc = { $seat } legt eine Scheibe auf { $legacy } ({ $amount } insgesamt).

# Ereignisse: Jean
event-jean-card = Jean zieht die Automakarte { $automa }: { $orders }
event-jean-sailed = Jean segelt von { $origin } nach { $place }.
event-jean-quest = Jean nimmt eine Quest: { $quest }.
event-jean-ends = Eine Quest, die ihr Schiff nimmt, beendet Jeans Zug: Der Rest ihrer Karte verfällt.
event-jean-delivered = Jean liefert nach { $place }.
event-jean-disc = Jean nimmt eine Scheibe von ihrem Tableau ({ $amount ->
    [one] 1 ist
   *[other] { $amount } sind
} weg).
event-jean-took = Jean nimmt eine Karte aus der Auslage: { $card }.
event-jean-fights = Jean kämpft für { $nation }.
event-jean-leads = Jean liegt { $ahead } vorn ({ $lead }): { $amount } Siegpunkte.
