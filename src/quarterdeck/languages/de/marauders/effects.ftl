# Was Effekte sagen, Wort für Wort des Vokabulars in content/EFFECTS.md; sentences.py setzt die Wörter zusammen.

sentence-full = { $said }.
steps = { $first }, dann { $then }
lead = { $lead }: { $upper }
noted = { $said } ({ $notes })
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-choice = { $first }; oder { $second }
list-or = { $first } oder { $second }
nothing-happens = es geschieht nichts
optional = freiwillig

skill-seamanship = Seemannskunst
skill-scouting = Suchen
skill-leadership = Führungskraft
skill-influence = Einfluss
declared-shoot = Schießen
declared-board = Entern
declared-flee = Fliehen

# Verben
verb-modify-add = { $stat_said }: { $change }
verb-modify-set = { $stat_said }: { $set }
verb-roll = würfle eine Probe auf { $skill_said }; bei Erfolg: { $on_success }, bei Misserfolg: { $on_fail }
verb-choose = wähle eines: { $options }
verb-success = deine Probe auf { $skill_said } hat 1 Erfolg mehr
verb-reroll = wiederhole { $dice ->
    [any] beliebig viele Würfel
    [one] 1 Würfel
   *[other] bis zu { $dice } Würfel
} { $whose ->
    [own] deines eigenen Wurfs
   *[other] des Wurfs einer Seite
} auf { $skill_said }
verb-protect-reroll = niemand sonst kann dich zwingen, einen Wurf zu wiederholen: { $skill_said }
verb-reroll-area = wiederhole bis zu { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} für die Bereiche deiner Treffer
verb-gain-gold = nimm { $amount } Gold
verb-draw-glory = ziehe { $count ->
    [one] 1 Ruhmkarte
   *[other] { $count } Ruhmkarten
}{ $keep ->
    [0] {""}
   *[other] {" "}und behalte { $keep }
}
verb-gain-cargo = ziehe { $count ->
    [one] 1 Frachtkarte
   *[other] { $count } Frachtkarten
} und behalte, was an Bord passt
verb-gain-weapon = nimm { $count ->
    [one] 1 Spezialwaffe
   *[other] { $count } verschiedene Spezialwaffen
} { $kind ->
    [any] deiner Wahl
   *[other] der Art { $kind_said }
}
verb-gain-modification = nimm kostenlos eine Schiffsmodifikation { $kind ->
    [any_on_board] deiner Wahl aus einem beliebigen Hafen
   *[other] { $kind_said }
}
verb-gain-specialist = ein Spezialist kommt ohne Kosten an Bord: { $kind_said }
verb-hire = Probe auf { $skill_said } in { $port_said }, um den Spezialisten anzuheuern; misslingt sie, kannst du stattdessen { $gold } Gold zahlen
verb-gain-rumor = ziehe { $count ->
    [one] 1 Gerücht
   *[other] { $count } Gerüchte
} und behalte insgesamt eines
verb-repair = repariere { $points ->
    [all] alle Schäden
    [one] 1 Schadenspunkt
   *[other] { $points } Schadenspunkte
} (Bereiche: { $areas })
verb-restore-crew = { $points ->
    [full] fülle deine Mannschaft auf
    [one] erhalte 1 Mannschaft zurück
   *[other] erhalte { $points } Mannschaft zurück
}
verb-hit = erleide { $count } Treffer{ $area ->
    [die] {" "}in ausgewürfelten Bereichen (Totenköpfe: { $skull_said })
   *[other] {" "}im Bereich { $area_said }
}{ $saved_by ->
    [none] {""}
   *[other] , 1 weniger für jeden Erfolg eines Wurfs auf { $saved_by_said }
}{ $floor ->
    [0] {""}
   *[other] , aber { $floor } bleibt immer
}
verb-remove-bounty = { $gold_each ->
    [0] entferne
   *[other] entferne für je { $gold_each } Gold
} { $count ->
    [all] alle Kopfgelder
    [one] 1 Kopfgeld
   *[other] bis zu { $count } Kopfgelder
} ({ $nation_said })
verb-add-bounty = erhalte { $count ->
    [one] 1 Kopfgeld
   *[other] { $count } Kopfgelder
} ({ $nation_said })
verb-redirect-hit = verschiebe bis zu { $count } Treffer auf einen anderen Bereich deines Schiffs, der nicht zerstört ist
verb-cancel-hit = hebe { $count } Treffer auf{ $flips ->
    [yes] ; dann liegt der Marker auf der Rückseite, bis du ihn in einer Werft für { $restore_gold } Gold erneuerst
   *[other] {""}
}
verb-add-hits = füge deiner Salve { $count } Treffer hinzu
verb-convert-hits = alle Totenköpfe deiner Salve treffen den Bereich { $to_said }; was dort über die Zerstörung hinausgeht, verfällt
verb-fix-die = mache aus { $count ->
    [one] 1 Fehlschlag
   *[other] { $count } Fehlschlägen
} einen Erfolg
verb-volley = würfle { $dice ->
    [cannons] 1 Würfel für jede deiner Kanonen
   *[other] { $dice } Würfel
}; jeder Totenkopf ist ein Treffer{ $excludes ->
    [none] {""}
   *[other] {" "}(ohne { $excludes })
}
verb-crew-strike = würfle { $dice } Würfel; bei mindestens { $need ->
    [one] 1 Totenkopf
   *[other] { $need } Totenköpfen
} verliert dein Gegner { $hits } Mannschaft
verb-flee-shot = erziele { $hits } Treffer bei deinem Gegner
verb-first-round-action = du darfst schon in der ersten Runde { $actions } ansagen
verb-sure-escape = gewinnst du den Vergleich dieser Runde, so entkommst du, was immer dein Gegner gewürfelt hat
verb-enter-port = du darfst { $which ->
    [bounty] Häfen anlaufen, die dir wegen Kopfgeld verschlossen sind
    [bounty_or_war] den Hafen anlaufen, auch wenn er dir wegen Kopfgeld oder Krieg verschlossen ist
   *[any] jeden Hafen anlaufen, der dir verschlossen ist
}{ $gold ->
    [0] {""}
   *[other] , für { $gold } Gold oder mit einer gelungenen Probe auf { $skill_said }
}
verb-gate-port-action = wo dir ein Hafen verschlossen wäre, braucht die Hafenaktion zuerst eine Probe auf { $skill_said }
verb-close-ports = Häfen werden für alle verschlossen, die dort nicht zu Hause sind: { $nation_said }
verb-transfer-modifications = kaufst du { $where ->
    [here] hier
   *[other] in irgendeinem Hafen
} ein Schiff, so dürfen Modifikationen des alten mitkommen
verb-stash = du darfst dein Geheimversteck { $where ->
    [any_port] in diesem Hafen
   *[other] in allen Häfen deiner Nation
} nutzen
verb-extra-action = { $count ->
    [one] 1 zusätzliche { $kind ->
        [move] Bewegung
       *[other] Aktion
    }
   *[other] { $count } zusätzliche { $kind ->
        [move] Bewegungen
       *[other] Aktionen
    }
}
verb-lose-action = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
} weniger in diesem Zug
verb-limit-action = höchstens { $max } { $kind ->
    [move] Bewegungen
   *[other] Aktionen
} in einem Zug
verb-repeat-scout = du darfst in einem Zug { $times ->
    [2] zweimal
   *[other] { $times }-mal
} nach demselben Schiff suchen
verb-raid-card = ziehe { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
} beim Aufbringen{ $keep_if ->
    [hit] ; sie bleibt, wenn sie einen Treffer zeigt
    [escape] ; sie bleibt, wenn sie eine Flucht zeigt
   *[always] {""}
}{ $loot_only ->
    [yes] ; ihr Symbol zählt nicht
   *[other] {""}
}
verb-raid-ignore = beachte { $count ->
    [all] alle
   *[other] bis zu { $count }
} { $icon ->
    [hit] Treffersymbole
   *[escape] Fluchtsymbole
} beim Aufbringen nicht
verb-find-merchant = finde den Kauffahrer ohne Wurf; seine Nation ist dann { $nation_said }
verb-waive-bounty = du erhältst kein Kopfgeld für { $cause ->
    [raid] dieses Aufbringen
    [attack] diesen Angriff
   *[any] dieses Aufbringen oder diesen Angriff
}
verb-copy-card = diese Karte wirkt wie die eben gespielte
verb-cancel-scout = du wirst doch nicht gefunden
verb-move-npc = bewege ein NSC-Schiff deiner Wahl um { $steps ->
    [one] 1 Zone
   *[other] bis zu { $steps } Zonen
}
verb-place-npc = { $captain_said } übernimmt das Kommando und kommt ins Spiel
verb-declare-war = zwei ausgeloste Nationen führen Krieg
verb-make-peace = der Krieg endet
verb-refill-merchants = alle Kauffahrer der Leiste kommen zurück in die Zonen, in denen keiner liegt
verb-swap-demand = { $scope ->
    [here] wähle einen von { $choose_from } neuen Nachfragemarkern für diesen Hafen
   *[random_ports] { $count } ausgeloste Häfen erhalten einen neuen Nachfragemarker
}
verb-crew-combat = bestreite einen Mannschaftskampf (Führungskraft { $leadership }, Mannschaft { $crew }); bei einem Sieg: { $on_win }
verb-keep-card = behalte diese Karte

# Wörter des Vokabulars
word-nation-any = Nation nach Wahl
word-nation-random = eine ausgeloste Nation

# Werte
stat-dice-seamanship = Würfel für Seemannskunst
stat-dice-scouting = Würfel für Suchen
stat-dice-leadership = Würfel für Führungskraft
stat-dice-influence = Würfel für Einfluss
stat-dice-scouting-against = Würfel der NSC, die dich suchen
stat-price-good-single = Gold für eine Ware, die einmal gezogen wurde
stat-price-good-pair = Gold für jede von zwei gleichen Waren
stat-price-repair = Gold für jeden reparierten Schadenspunkt
stat-price-weapon = Gold für eine Spezialwaffe
stat-price-modification = Gold für eine Schiffsmodifikation
stat-price-rumor = Gold für ein Gerücht
stat-price-ship-large = Gold für eine Fregatte oder Galeone
stat-sell-plain = Gold für eine Ware ohne Nachfrage
stat-sell-demand = Gold für eine nachgefragte Ware
stat-draw-buy = Karten, die du beim Warenkauf ziehst
stat-draw-rumor = gezogene Gerüchte, von denen du eines behältst
stat-draw-glory = für einen Punkt gezogene Ruhmkarten, von denen du eine behältst
stat-draw-setup-glory = Ruhmkarten eines neuen Kapitäns
stat-limit-hold = Platz für Fracht auf See
stat-limit-hand = Ruhmkarten auf der Hand höchstens
stat-limit-weapon-per-kind = Spezialwaffen jeder Art höchstens
stat-raid-escape-threshold = Fluchtsymbole, die ein Kauffahrer braucht
stat-reward-per-bounty = Gold für jedes Kopfgeld, das du kassierst
stat-reward-npc-pirate = Gold für einen besiegten NSC-Piraten
stat-ship-maneuverability = Manövrierbarkeit
stat-ship-cannons = Kanonen des Schiffs
stat-ship-crew = Mannschaft des Schiffs
stat-ship-hold = Frachtraum des Schiffs
stat-shoot-hits-on-win = Treffer, wenn du schießt und gewinnst
stat-shoot-hits-on-loss = Treffer, wenn du schießt, nicht gewinnst und einen Erfolg hast

# Vermerke
context-raid = beim Aufbringen
context-crew-combat = im Mannschaftskampf
context-recruit = beim Anheuern
context-merchant = für einen Kauffahrer
context-mission = für einen Auftrag
context-rumor = beim Erwerb eines Gerüchts
limit-combat = einmal pro Kampf
limit-combat-round = einmal pro Kampfrunde
limit-once = einmal
duration-turn = bis zum Ende dieses Zugs
duration-round = bis zum Ende dieser Runde
duration-two-rounds = bis zum Ende der nächsten Runde
duration-kept = solange du die Karte behältst

# Zeitpunkte
when-setup = wenn dein Kapitän beginnt
when-event-now = sofort
when-turn-start = zu Beginn des Zugs
when-round-end = am Ende der Runde
when-own-turn = in deinem Zug
when-other-turn-start = zu Beginn des Zugs eines anderen
when-enter-port = wenn du einen Hafen anläufst
when-port-action = während einer Hafenaktion
when-sell-goods = bevor du Waren verkaufst
when-buy-goods = bevor du die angebotenen Waren ziehst
when-shipyard = in der Werft
when-skill-roll = nach einer Probe von dir
when-scout-declared = wenn du suchst
when-scout-roll = nach einem Suchwurf von dir
when-scouted = wenn du gefunden wirst
when-attack-bounty = wenn du ein Kopfgeld erhalten würdest
when-raid-draw = wenn die ersten Karten deines Aufbringens offen liegen
when-raid-roll = nach dem Wurf auf Seemannskunst beim Aufbringen
when-raid-resolve = bevor die Symbole beim Aufbringen gelesen werden
when-raid-success = wenn dein Aufbringen gelungen ist
when-combat-start = vor der ersten Runde eines Schiffskampfs
when-flee-declared = wenn jemand Fliehen angesagt hat
when-contest-roll = nach den Würfen eines Vergleichs
when-hits-counted = wenn deine Treffer gezählt werden
when-areas-rolled = wenn deine Treffer verortet werden
when-hits-located = wenn Treffer auf deinem Schiff verortet sind
when-crew-combat-start = vor der ersten Runde eines Mannschaftskampfs
when-crew-roll = nach den Würfen einer Runde des Mannschaftskampfs
when-combat-end = nach einem Kampf
when-glory-played = wenn eine Ruhmkarte gespielt wurde

who-opponent = für deinen Gegner
who-active-player = für den, der am Zug ist
who-each-player = für jeden Kapitän im Spiel
who-everyone = für alle, die hier auf See sind, auch NSC
who-navy = für Marineschiffe

if-pirate = wenn du Pirat bist
if-non-pirate = wenn du kein Pirat bist
if-at-sea = auf See
if-in-combat = in einem Schiffskampf
if-chose-board = wenn du Entern angesagt hast
if-chose-flee = wenn du Fliehen angesagt hast
if-has-hits = wenn du einen Treffer hast

# Ganze Komponenten
name-cargo = { $good }, Plünderwert { $loot }, { $symbol }
cargo-escape = Flucht
cargo-hit = Treffer: { $area }
card-specialist-text = { $hire } { $name }: { $said }
symbols = Bewegungen: { $moves }. { $said }
symbol = { $npc } { $direction }
rumor-port = Zu bestätigen mit { $skill } im Hafen von { $zone }. { $reward }
rumor-sea = Zu bestätigen mit { $skill } auf See, Zone { $zone }. { $reward }
mission-full = In { $port }. Um ihn anzunehmen: { $needs }. { $tasks }. Belohnung: { $reward }
need-nothing = nichts
need-roll = eine gelungene Probe auf { $skill }
need-non-pirate = kein Kopfgeld
need-pirate = mindestens ein Kopfgeld
need-no-bounty = kein Kopfgeld ({ $nation })
need-not-nation = ein Kapitän anderer Nation (nicht { $nation })
need-min-glory = { $number } Punkte auf der Ruhmleiste
need-ship = eines der Schiffe { $ships }
need-pay = { $number } Gold
task-reach-port = Hafenaktion in { $zones }
task-visit-ports = je eine Hafenaktion in { $zones }
task-visit-zones = beende je eine Bewegung auf See in den Zonen { $zones }
task-deliver = gib im Hafen von { $zones } ab: { $goods }
task-scout-zone = bestehe auf See eine Probe auf Suchen, Zone { $zones }
task-defeat = besiege { $targets }
task-raid-merchants = bringe { $count } Kauffahrer auf ({ $nation })
task-crew-combat-at = gewinne auf See einen Mannschaftskampf, Zone { $zones } (Führungskraft { $leadership }, Mannschaft { $crew })
goods-counted = { $number } { $good }
target-pirate-sloop = die Piratenschaluppe
target-pirate-frigate = die Piratenfregatte
target-player-pirate = einen Mitspieler, der Pirat ist
skill-value = { $skill } { $number }
captain-full = Nation: { $nation }, Heimathafen: { $home }; { $skills }.
ability = { $name }: { $said }
npc-captain-full = { $ship }, kommt nach { $zone }; { $skills }.
npc-captain-bounty-scout = { $ship }, kommt nach { $zone }; { $skills } (Suchen: oder so viele Würfel, wie du Kopfgelder seiner Nation hast).
ship-full = { $values }, Manövrierbarkeit { $maneuverability }. In der Werft kostet es { $buy } Gold und bringt { $sell }.
ship-captured = { $values }, Manövrierbarkeit { $maneuverability }. Es kann nur erobert werden.
zone-port = Meereszone mit Hafen; Nation: { $nation }. Grenzen: { $borders }.
zone-open = Meereszone ohne Hafen. Grenzen: { $borders }.
border = { $zone } ({ $direction })
compass-n = N
compass-ne = NO
compass-e = O
compass-se = SO
compass-s = S
compass-sw = SW
compass-w = W
compass-nw = NW
