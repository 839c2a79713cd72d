# Wie Bestandteile heißen, für die der Inhalt keinen Namen hat, und die Rahmen dessen, was sie sagen.

name-place = { $name } ({ $number })
name-field = Feld { $number }
name-field-short = Feld { $number } des kurzen Weges
name-field-first = das Startfeld der Entdeckerleiste
name-field-last = das letzte Feld der Entdeckerleiste
name-copy = { $name } ({ $good }, { $item })
name-token = { $sides }{ $condition ->
    [most_markers] ; −{ $change } für die Nation mit den meisten Markern
    [fewest_markers] ; +{ $change } für die Nation mit den wenigsten Markern
   *[none] {""}
}
name-side = { $nation } { $value }{ $bonus ->
    [pay] {" "}für { $said }
    [gain] {" "}mit { $said }
   *[none] {""}
}
barrier-red = rote Barriere
barrier-blue = blaue Barriere
barrier-green = grüne Barriere
space-fleet-space-1 = erstes Feld der Silberflotte
space-fleet-space-2 = zweites Feld der Silberflotte
space-mine-space = Goldmine

# Was Karten kosten
price-figure = 1 Figur
price-at-place = 1 Figur für { $place }
price-on-card = 1 Figur auf diese Karte
price-markers = { $n } Marker von { $nation } auf dem Plan

# Projektkarten
head-instant = Sofort
head-assistant = Gehilfe in { $place }
card-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} in der Endwertung.
card-icons-assistant = Gehilfe { $number }: { $icons }
card-icons-vp = { $n } SP am Ende

# Quests, Storykarten
quest-text = Kosten: { $cost }. Belohnung: { $reward }.
story-quest = Storyquest an { $place }: { $quest }
story-full = Erfüllt, wenn Legacyplättchen L{ $number } ({ $name }) voll ist.
story-round = Nach Runde { $round }: { $said }

# Stadtplättchen, Orte
tile-text = Markt für { $good } ({ $spaces }). Stadtaktion: { $action }.
place-village = Dorf: Dorfaktionen als Hauptaktion, ab 4 Bewegungspunkten 2, mit 7 sogar 3.
place-city = Stadt. Flaggenbonus: { $flag }.
place-city-market = Stadt: Markt für { $good } ({ $spaces }). Stadtaktion: { $action }. Flaggenbonus: { $flag }.
place-start = Hier beginnen alle Schiffe jede Runde; niemand hält hier an.
place-home = Niemand fährt hier vorbei. Hauptaktion: { $action }.
place-legacy = Eine Stadt, die nur ein Legacyplättchen bringt.
field-text = Belohnung: { $reward }.
field-quest = Hier liegt eine Quest; du darfst sie erfüllen, wenn dein Entdecker hier landet. Ist sie weg, wird das Feld übersprungen.
field-start = Hier beginnen alle Entdecker.
field-last = Dein Entdecker bleibt hier: je nach Ankunft { $vp } Siegpunkte, und { $then }.
barrier-every = Beim Überschreiten: { $said }.
barrier-first = Wer sie zuerst überschreitet: { $first }. Später: { $later }.
orders = { $first }, { $second }, { $third } oder { $fourth }

# Prestigegebäude
building-text = Kostet { $price } und 1 Figur. Du nimmst das Synergieplättchen { $synergy }; wer als Erster investiert, erhält { $vp } Siegpunkte. { $final }
building-price = { $price } und 1 Figur

# Karrierekarten
career-text = { $first } { $second } { $third } Alle drei: { $all }.
task-text = { $low }: 1 Figur und { $doubloons }; { $high }: dazu { $vp } Siegpunkte.
task-icons = { $low }: 1 Figur, { $doubloons } D; { $high }: { $vp } SP mehr
task-combat-tokens = { $level } Kampfplättchen
task-quests = { $level } Quests
task-influence-1 = { $level } Einfluss bei einer Nation
task-influence-2 = je { $level } Einfluss bei zwei Nationen
task-improvements = { $level } Schiffsverbesserungen
task-explorer = { $barrier } überschritten
task-synergies = { $level } Synergieplättchen
task-assistants = { $level } Gehilfen

# Schiffstableau
area-gate-needs = Ihre Scheiben darf man erst nehmen, wenn { $area } freigeschaltet ist.
area-gate-others = Ihre Scheiben darf man erst nehmen, wenn { $others } andere Bereiche freigeschaltet sind.
gate-needs = nach { $area }
gate-others = nach { $others } anderen
village-named = { $name }: { $icons }

# Kampfaktionen
action-ca-influence = Einfluss gewinnen
action-ca-flag = Flagge einnehmen

# Automakarten
automa-text = Jean segelt zum { $steps ->
    [one] nächsten
    [2] zweiten
    [3] dritten
   *[other] { $steps }.
} Halt (Stadt, Quest oder Heimkehr-Feld), an Gabelungen { $fork ->
    [upper] den oberen
   *[lower] den unteren
} Weg. Kann sie dort nicht liefern, nimmt sie Karte { $position } der Auslage. { $actions }
automa-icons = { $steps ->
    [one] 1 Halt
   *[other] { $steps } Halte
}, { $fork ->
    [upper] oberer
   *[lower] unterer
} Weg; Auslage { $position }; { $actions }
legacy-jean-ignores = Jean beachtet es nicht.
