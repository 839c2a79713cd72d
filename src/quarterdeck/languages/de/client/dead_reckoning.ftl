# Was der Spielplan von Dead Reckoning sagt, neben den Namen und Regeln seines Katalogs

map = Karte
ship = Schiff
goals = Erfolge
rivals = Gegner
loading = Die Karte wird ausgerollt …
ocean = Der Ozean
row = Reihe { $n }
unexplored = unerforscht
open-sea = offene See
slots = Einfluss: { $list }
slot-empty = { $n } frei
permanent-of = dauerhaft: { $list }
controlled-by = kontrolliert von { $name }
rewards = Münzen am Ende nach Rang: { $list }
produces = produziert { $what }
hand-more = Handkartenlimit +{ $n }
lying-here = hier liegen: { $what }
buildings-here = Gebäude: { $list }
ships-here = Schiffe: { $list }
blocked = in diesem Zug blockiert
cargo-n = { $n } Fracht
coins-n = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
costs = kostet { $n } Fracht
merchant-ship = Handelsschiff
cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
boxes = Übrige Karten je Reihe: { $list }
pirate-mode = Piratenmodus
merchant-mode = Handelsmodus
ship-board = Schiff
hull-space = Rumpffeld { $letter }
hold = Frachtraum { $used }/{ $n }
no-hold = kein Frachtraum
sails-n = { $n } Segel
cannons-n = { $n ->
    [one] 1 Kanone
   *[other] { $n } Kanonen
}
damage = Schaden
damage-of = { $n } von { $most } Schaden
sails = Segel
sails-left = noch { $n } Segel von höchstens { $most }
dock = Kai
chest = Kiste
secret = geheim
markers = Marker im Vorrat
hand = Hand
played = Ausgespielt
empty-hand = keine Karte auf der Hand
deck-of = Stapel { $n }
discard-of = Ablage { $n }
advancements = Noch einzustecken
level = Stufe { $n }
secretly = von anderen ungesehen
added = dazu: { $name }, { $line }
used = genutzt
achievements = Erfolge
worth = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
markers-of = { $name }: { $n } Marker
earned-by = erreicht von { $list }
for-you = + Bonusplättchen
bonus-tile = Bonusplättchen
bonus-hidden = Bonusplättchen: geheim
to-end = { $n } von { $most } Erfolgen
end-comes = Das Ende ist ausgelöst
dealings = { $n } von { $most } Karten in diesem Zug gekauft oder abgehandelt
end-turn = Zug beenden
worth-now = jetzt { $n }
left-of = noch { $n }
upgrades = Schiffserweiterungen
underneath = unter anderen: { $list }
choose = Zur Wahl
with-teammate = Mit dem Teammitglied
battle = Kampf
battle-at = Kampf: { $where }
battle-over = Der Kampf ist vorbei
tie-break = Der Turm entscheidet
use-cannons = Kanonen einsetzen
attacks = greift an
defends = verteidigt
throws = wirft
to-land = { $n } Marker im Flug
strength-n = Kampfstärke { $n }
strength-more = +{ $n } Kampfstärke durch Fähigkeiten
suffered = { $n } Schaden in diesem Kampf
wins = siegt
battle-board = Kampftableau
buildings-fight = Gebäude von { $name }
lies = { $name }: { $n }
landed = { $n } eben gelandet
no-marker = kein Marker
league = Der Bund
league-card = Seine Karte, Bereich { $letter }
league-extra = zusätzliche Karte
league-no-card = Er hat noch keine Karte aufgedeckt.
league-did = Was er tat und warum
league-waits = Du findest es im Verlauf.
league-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
league-turns = Zug { $n }
league-deck = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} in seinem Stapel
league-taken = Genommene Karten: { $n }
ally = im Team mit dir
on-turn = am Zug
at = bei { $place }
you = du
none = keine
where = Ort des Schiffs
aboard = An Bord
space = Feld
what-lies = Was dort liegt
harbour = Hafen
