# Was der Spielplan von Maracaibo sagt, neben den Namen und Regeln seines Katalogs

map = Route
ship = Schiff
offer = Angebot
tracks = Leisten
rivals = Gegner
loading = Die Karte wird ausgerollt …
route = Die Route
round = Runde { $n } von 4
shorts = D Dublonen · SP Siegpunkte · BP Bewegungspunkte
explorer-track = Entdeckerleiste
influence = Einfluss
nation = Nation
multiplier-of = Multiplikator jetzt { $n }
markers-left = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} übrig
rank-of = Rang { $n }
figures = Figuren
doubloons = Dublonen
combat = Kampfpunkte
vp = SP
income = Einkommen
income-of = { $d } Dublonen und { $vp } SP je Runde
supply = { $n } im allgemeinen Vorrat
display = Offene Auslage
draw-pile = Nachziehstapel
buildings = Prestigegebäude
investors = investiert
first-vp = { $n } SP für den Ersten
price = kostet { $n } Dublonen
combat-tokens = Kampfplättchen
pile-n = Stapel { $n }
hand = Hand
hand-of = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
apart = Beiseitegelegt
planned = Geplant
free-space = freies Planungsfeld
tableau = Gekauft
nothing-bought = noch nichts
without-synergy = ohne Synergie
synergies = Synergieplättchen
owned = vorhanden
not-owned = noch nicht
ship-board = Schiffstableau
unlocked = frei
discs-left = noch { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}
career = Karriere
career-choice = Karrieren zur Wahl
task-open = offen
task-low = erfüllt
task-high = erfüllt, höhere Stufe
task-reward = { $d } Dublonen, 1 Figur
task-more = +{ $vp } SP
quests = Quests
figure-on-card = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
} darauf
village = Dorf
city = Stadt
home = Heimfahrt
ends-round = beendet die Runde
start = Start
market-of = Markt für { $good }, { $used } von { $n } voll
flag-of = Flagge: { $what }
marker-of = gehört { $nation }
ships-here = Schiffe: { $list }
assistant-of = Gehilfe von { $side }: { $card }
helped = hat in dieser Runde geholfen
story-tile = Storyplättchen: { $name }
quest-tile = Quest: { $name }
explorer = Entdecker
field = Feld { $n }
explorers-here = Entdecker: { $list }
goal = Ende
short-way = kurzer Weg
combat-for = { $side } kämpft für { $nation }
combat-of = { $side } kämpft
value-left = Kampfwert
most-markers = −{ $n } für die Nation mit den meisten Markern
fewest-markers = +{ $n } für die Nation mit den wenigsten Markern
used = benutzt
pays = für
gains = mit
jean = Jean, die Automa
jean-card = Ihre letzte Karte
jean-no-card = Jean hat noch keine Karte aufgedeckt.
jean-did = Was sie damit tat
jean-waits = Es steht daneben unter „Seit deinem letzten Zug“ und im Verlauf.
jean-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in ihrem Stapel
jean-board = Automa-Tafel
jean-discs = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
} entfernt
jean-income = Einkommen { $n } SP (Tafel { $board }, Karten { $cards })
jean-areas = { $n ->
    [one] 1 Bereich
   *[other] { $n } Bereiche
} frei
jean-leads = SP am Ende für ihren Vorsprung
lead-by = ab { $by }: { $vp } SP
difficulty = Schwierigkeit: { $name }
story = Geschichte
chapter = Kapitel { $n }
story-no = Storykarte { $n }
taken = Plättchen bei { $side }
ballot = Die Abstimmung
legacy = Legacyplättchen
discs-on = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
} darauf
archive = Die Kampagne geht weiter
archive-hint = „Kampagne fortsetzen“ nimmt alles mit, was bleibt. Um anderswo oder später weiterzuspielen, hebe diese Zeile auf und füge sie beim Aufbau der nächsten Partie ein.
archive-end = Die Kampagne ist zu Ende. Es bleibt nichts zu archivieren.
copy = Kopieren
copied = Kopiert
save = Als Datei sichern
tokens-of = Kampfplättchen: { $n }
quests-of = Quests: { $n }
bought-of = Gekauft: { $n }
improvements-of = Verbesserungen: { $n }
ship-at = bei { $place }
on-turn = am Zug
you = du
