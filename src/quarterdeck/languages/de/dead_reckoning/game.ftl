# Was Dead Reckoning sagt: Namen, Fragen, Möglichkeiten, Ereignisse. Was Bestandteile tun, entsteht aus ihren Effekten (effects.ftl).

# Seiten
faction-purple = Lila
faction-blue = Blau
faction-green = Grün
faction-yellow = Gelb
faction-league = Bund
faction-second-league = Zweiter Bund
faction-seat2 = Bund
faction-seat3 = Bund
faction-seat4 = Zweiter Bund
seat-merchant = das Handelsschiff
side-attacker = Angreifer
side-defender = Verteidiger
side-third = Dritter
side-fourth = Vierter
good-cargo = Fracht
good-coin = Münzen
good-all = alles
mode-pirate = Piratenmodus
mode-merchant = Handelsmodus

ending-coins = Die letzten Züge sind vorbei: Die meisten Münzen gewinnen.
ending-battle = Ein Wurf mit allen Kanonen hat den Gleichstand entschieden.
ending-league-beaten = Die letzten Züge sind vorbei: Du hast mehr Münzen als der Bund.
ending-league-wins = Die letzten Züge sind vorbei: Der Bund hat mehr Münzen.

source-achievements = Erfolge
source-coins = Münzen
source-buildings = Gebäude
source-advancements = Aufwertungen
source-upgrades = Schiffserweiterungen
source-endgame = Boni am Spielende
source-islands = Inseln
source-bonus = Bonusplättchen

# Waren in Ereignissen und Fragen
counted-goods = { $cargo ->
    [0] { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
   *[other] { $coins ->
        [0] { $cargo } Fracht
        [one] { $cargo } Fracht und 1 Münze
       *[other] { $cargo } Fracht und { $coins } Münzen
    }
}

# Fragen: Spielaufbau
prompt-setup-bonus = Welches Bonusplättchen behältst du verdeckt?

# Fragen: dein Zug
prompt-main-act = Dein Zug: Was tust du als Nächstes? Beliebig viel, bis du den Zug beendest.
prompt-sail-on = Dein Schiff ist unterwegs. Wohin weiter?
prompt-sails-count = Segel setzen: Zählst du { $ability } dazu ({ $crew })? Ihre andere Möglichkeit entfällt dann in diesem Zug.
prompt-level-choose = Eine Handkarte wird auf Dauer besser. Welche stufst du auf?
prompt-level-bottom = Stufst du die unterste Karte deines Besatzungsdecks auf?
prompt-ability-copy = Welche Fähigkeit kopierst du?
prompt-card-take = Welche Karte nimmst du?
prompt-achievement-choose = Du hast nur noch ein Erfolgsplättchen. Auf welchen Erfolg legst du es?
prompt-surrender-cargo = { $number } Fracht für die Handelsikone: Wie viele davon vom Kai?

# Fragen: Waren
prompt-goods-arrange = Auf welchen Rumpffeldern sollen deine Waren liegen?
prompt-goods-room = An Bord sollen: { counted-goods }. Der Platz reicht nicht. Was schafft Platz?
prompt-gain-island = Auf welche Insel: { counted-goods }?
prompt-gain-ship = { $cargo } Fracht: Wie viel davon auf dein Schiff? Der Rest kommt auf deinen Kai.
prompt-pay-cargo = { $number } Fracht zu zahlen: Wie viel davon vom Kai?
prompt-pay-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} zu zahlen: Wie viele davon aus der Schatzkiste?

# Fragen: Inseln
prompt-influence-replace = Hier ist kein Einflussfeld frei. Wessen Marker ersetzt du?
prompt-influence-half = Dein letzter Einfluss kann die erste Hälfte für einen geschützten Marker sein. Wessen?
prompt-influence-remove = Wessen Marker entfernst du?
prompt-marker-borrow = Du hast keinen Marker mehr. Von welcher Insel nimmst du einen?
prompt-produce-island = Auf welcher Insel produzierst du?
prompt-build-choose = Was baust du, und wo?
prompt-upgrade-choose = Welche Schiffserweiterung nimmst du?
prompt-upgrade-place = Auf welches Rumpffeld legst du sie ({ $upgrade })?

# Fragen: Kämpfe
prompt-battle-target = Welches Schiff greifst du an?
prompt-battle-first = Gegen welches Piratenschiff kämpfst du zuerst?
prompt-battle-window = Ein Kampf beginnt. Willst du vorher Waren umladen oder eine Karte aufstufen? Waren verdecken Kanonen, und Münzen an Bord sinken mit dem Schiff.
prompt-battle-muster = Welche Karten spielst du aus, und wie viele Kanonen setzt du ein? Jede Kanone wirft einen Marker in den Turm.
prompt-battle-defence = Du wirst angegriffen. Spielst du Karten aus? Alle deine Kanonen feuern.
prompt-battle-ability = Nutzt du eine Kampffähigkeit?
prompt-battle-spoils = Du hast gewonnen. Nutzt du dafür eine Fähigkeit?
prompt-battle-marker = Welchen Marker verschiebst du?
prompt-battle-zone = In welche Zone?
prompt-battle-remove = Welchen deiner Marker nimmst du vom Tableau?
prompt-battle-explode = Welcher deiner Marker soll explodieren?
prompt-battle-drawn = Spielst du die gezogene Karte aus?
prompt-plunder-choice = Du plünderst { $number } × Fracht oder Münze. Wie viele davon als Fracht?
prompt-plunder-place = Geplündert: { counted-goods }. Wohin damit?

# Wann eine Frage kommt, die im Voraus beantwortet werden kann
order-battle-window = Ein Schiffskampf beginnt: vorher Waren umladen oder eine Karte aufstufen
order-battle-defence = Dein Schiff wird angegriffen: Karten ausspielen

# Fragen: Aufräumen
prompt-cleanup-mode = Dein Zug endet. In welchem Modus bleibt dein Schiff auf See?
prompt-cleanup-sleeve = Welche Aufwertung steckst du in welche Karte? Sie bleibt auf Dauer darin.
prompt-cleanup-draw = Ziehbonus: Wie viele Karten ziehst du zusätzlich?

# Fragen: der Bund und Teammitglieder
prompt-league-upgrade = Du entscheidest für den Bund: Welche Schiffserweiterung nimmt er?
prompt-league-build = Du entscheidest für den Bund: Wo baut er?
prompt-league-produce = Du entscheidest für den Bund: Auf welcher Insel produziert er?
prompt-league-leave = Du entscheidest für den Bund: Auf welcher Insel lässt er die Waren?
prompt-league-raid = Du entscheidest für den Bund: Welche Insel überfällt er?
prompt-league-siege = Du entscheidest für den Bund: Auf welcher Insel greift er die Gebäude an?
prompt-league-merchant = Du entscheidest für den Bund: Welches Handelsschiff besiegt er?
prompt-league-replace = Du entscheidest für den Bund: Wessen Marker ersetzt er ({ $space })?
prompt-league-plunder = Der Bund plündert { $number } × Fracht oder Münze. Wie viele davon als Fracht?
prompt-league-achievement = Der Bund hat nur noch ein Erfolgsplättchen. Welchen Erfolg erreicht er?
prompt-coop-leave = { $seat } fragt: Darf dein Teammitglied Einfluss legen, trotz deines Schiffs oder deiner Gebäude ({ $space })?
prompt-coop-repair = Welches Schiff wird repariert?

# Überschriften über Möglichkeiten
group-play = Karte ausspielen
group-play-use = Karte ausspielen
group-use = Fähigkeit nutzen
group-load-cargo = Waren
group-load-coin = Waren
group-unload-cargo = Waren
group-unload-coin = Waren
group-jettison-cargo = Über Bord
group-jettison-coin = Über Bord
group-arrange = Waren
group-sails = Segeln
group-sail = Segeln
group-course = Segeln
group-buy = Auf diesem Feld
group-trade = Auf diesem Feld
group-attack = Auf diesem Feld
group-storm = Auf diesem Feld
group-challenge = Auf diesem Feld
group-surrender = Auf diesem Feld
group-fire = Kanonen
group-level = Aufstufen
group-give-cargo = Teammitglied
group-give-coin = Teammitglied
group-take-cargo = Teammitglied
group-take-coin = Teammitglied
group-ask-leave = Teammitglied

# Möglichkeiten
option-yes = Ja
option-no = Nein
option-play = Ausspielen: { $crew }
option-play-use = { $crew } ausspielen und nutzen: { $ability }
option-use = { $crew }: { $ability }
option-load-cargo = { $number } Fracht aufnehmen
option-load-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} aufnehmen
option-unload-cargo = { $number } Fracht abladen
option-unload-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} abladen
option-jettison-cargo = { $number } Fracht über Bord werfen
option-jettison-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} über Bord werfen
option-arrange = Waren in den Frachträumen umverteilen
option-sails = Segel setzen
option-sail = Segeln: { $space }
option-course = Durchsegeln bis: { $space }
option-stop = Bewegung hier beenden
option-buy = Die Aufwertung hier kaufen
option-trade = Mit dem Handelsschiff handeln
option-attack = Das Handelsschiff angreifen
option-storm = Fort und/oder Garnison hier angreifen
option-challenge = Gegen das Piratenschiff kämpfen ({ $seat })
option-surrender = 12 Fracht für die Handelsikone abgeben
option-end = Zug beenden
option-level = Aufstufen: { $crew }
option-battle-window-ready = So in den Kampf gehen
option-battle-defence-ready = Keine weitere Karte ausspielen
option-fire = { $number ->
    [0] Keine Kanone einsetzen
    [one] 1 Kanone einsetzen
   *[other] { $number } Kanonen einsetzen
}
option-done = Nichts mehr bauen
option-keep = Nichts mehr einstecken
option-battle-ability-pass = Passen
option-battle-spoils-pass = Nichts mehr nutzen
option-setup-bonus = { $bonus }
option-goods-arrange = Waren auf { $hulls } legen
option-level-choose = { $crew }
option-level-choose-pass = Keine Karte aufstufen
option-ability-copy = { $crew }: { $ability }
option-card-take = Die Karte hier: { $space }
option-achievement-choose = { $achievement }
option-surrender-cargo = { $number } vom Kai
option-gain-island = { $space }
option-gain-ship = { $number } aufs Schiff
option-pay-cargo = { $number } vom Kai
option-pay-coin = { $number } aus der Schatzkiste
option-influence-replace = { $seat }
option-influence-half = { $seat }
option-influence-half-pass = Den Einfluss verfallen lassen
option-influence-remove = { $seat }
option-influence-remove-pass = Keinen mehr entfernen
option-marker-borrow = Von hier: { $space }
option-marker-borrow-pass = Keinen nehmen
option-produce-island = { $space }
option-produce-island-pass = Nicht weiter produzieren
option-build-choose = { $building }: { $space }
option-upgrade-choose = { $upgrade }
option-upgrade-choose-pass = Keine nehmen
option-upgrade-place = { $hull }
option-battle-target = { $seat }
option-battle-first = { $seat }
option-battle-marker = { $zone }, Marker: { $side }
option-battle-zone = { $zone }
option-battle-remove = { $zone }
option-battle-explode = { $zone }
option-plunder-choice = { $number } als Fracht
option-plunder-place = { $place_id ->
    [ship] Auf dein Schiff:
    [island] Auf die Insel:
    [teammate] Auf das Schiff deines Teammitglieds:
   *[supply] Zurück in den Vorrat:
} { $good_id ->
    [cargo] 1 Fracht
    [coin] 1 Münze
   *[all] alles
}
option-cleanup-mode = { $mode_id ->
    [pirate] Piratenmodus
   *[merchant] Handelsmodus
}
option-cleanup-sleeve = { $card } in { $crew }
option-cleanup-draw = { $number ->
    [0] Keine weitere Karte
    [one] 1 weitere Karte
   *[other] { $number } weitere Karten
}
option-give-cargo = { $number } Fracht auf das Schiff deines Teammitglieds geben
option-give-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} auf das Schiff deines Teammitglieds geben
option-take-cargo = { $number } Fracht vom Schiff deines Teammitglieds nehmen
option-take-coin = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} vom Schiff deines Teammitglieds nehmen
option-ask-leave = Dein Teammitglied fragen, ob du hier Einfluss legen darfst
option-coop-repair = { $seat }
option-league-upgrade = { $upgrade }
option-league-build = { $space }
option-league-produce = { $space }
option-league-leave = { $space }
option-league-raid = { $space }
option-league-siege = { $space }
option-league-merchant = Das Handelsschiff hier: { $space }
option-league-replace = { $seat }
option-league-plunder = { $number } als Fracht
option-league-achievement = { $achievement }

# Ereignisse
event-ability-copied = { $seat } kopiert: { $icons }.
event-ability-used = { $seat } nutzt eine Fähigkeit ({ $crew }): { $icons }.
event-achievement-earned = { $seat } erreicht den Erfolg { $achievement }!
event-achievement-marker = { $seat } hat { $amount } Marker auf { $achievement }.
event-achievement-out-of-reach = { $achievement } ist nicht mehr erreichbar: { $seat }.
event-advancement-gained = { $seat } erhält eine Aufwertung: { $card }.
event-advancement-sleeved = { $seat } steckt ein ({ $crew }): { $card }.
event-battle-begins = { $seat } kämpft gegen das Schiff von { $rival } ({ $space }).
event-battle-merchant = { $seat } greift an: { $back } ({ $space }): { $fight }.
event-battle-muster = Kampfmarker von { $seat }: { $amount }.
event-battle-over = Der Kampf ist vorbei.
event-battle-passed = { $seat } passt.
event-battle-strength = Kampfstärke: { $seat } { $strength }, { $rival } { $rival_strength }.
event-battle-walls = { $seat } greift die Gebäude von { $rival } an ({ $space }).
event-battle-won = Den Kampf gewinnt: { $seat }.
event-blockade-holds = Die Insel ist blockiert für { $seat } ({ $space }).
event-bonus-kept = { $seat } behält das Bonusplättchen { $bonus }.
event-bonus-kept-unseen = { $seat } behält ein Bonusplättchen.
event-box-searched = { $seat } durchsucht die Box der Reihe { $row } und findet: { $card }.
event-building-built = { $seat } baut: { $building } ({ $space }).
event-building-removed = Entfernt: { $building } ({ $space }).
event-card-bought = { $seat } kauft für { $cost } Fracht: { $card }.
event-card-buried = { $back } wird begraben.
event-card-laid = Neue Karte ({ $space }): { $card }.
event-card-taken = { $seat } nimmt eine Karte ({ $space }): { $card }.
event-card-traded = { $seat } handelt mit dem Handelsschiff für { $cost } Fracht.
event-chest-shown = { $seat } öffnet die Schatzkiste: { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}.
event-control-lost = { $seat } verliert die Kontrolle über die Insel ({ $space }).
event-control-taken = { $seat } übernimmt die Kontrolle über die Insel ({ $space }).
event-crew-discarded = { $seat } legt { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} ab.
event-crew-drawn = Du ziehst: { $crew }.
event-crew-drawn-unseen = { $seat } zieht eine Karte.
event-crew-levelled = { $seat } stuft auf: { $crew }, jetzt Stufe { $level }.
event-crew-levelled-unseen = { $seat } stuft eine Karte auf.
event-crew-played = { $seat } spielt aus: { $crew }, Stufe { $level }.
event-crew-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Deck.
event-end-triggered = { $seat } hat vier Erfolge: Alle anderen haben noch einen Zug.
event-game-over = Die Münzen werden gezählt.
event-goods-arranged = { $seat } verteilt Waren um.
event-goods-gained = { $seat } erhält { counted-goods }{ $where_id ->
    [ship] {" "}an Bord
    [dock] {" "}auf den Kai
   *[chest] {" "}in die Schatzkiste
}.
event-goods-harvested = { $seat } erntet { counted-goods } im Vorbeifahren ({ $space }).
event-goods-jettisoned = { $seat } wirft { counted-goods } über Bord.
event-goods-landed = { $seat } bringt { counted-goods } an Land ({ $space }).
event-goods-loaded = { $seat } nimmt { counted-goods } auf ({ $space }).
event-goods-lost = { $seat } verliert { counted-goods }.
event-goods-paid = { $seat } zahlt { counted-goods }.
event-goods-plundered = { $seat } plündert { counted-goods }.
event-goods-produced = { $seat } produziert { counted-goods } ({ $space }).
event-influence-half = { $seat } beginnt, einen geschützten Marker von { $rival } zu ersetzen ({ $space }).
event-influence-placed = { $seat } legt Einfluss ({ $space }).
event-influence-removed = { $seat } entfernt einen Marker von { $rival } ({ $space }).
event-influence-replaced = { $seat } ersetzt einen Marker von { $rival } ({ $space }).
event-marker-borrowed = { $seat } nimmt einen Marker zurück ({ $space }).
event-marker-exploded = Explosion: { $amount } Marker von { $seat }, neu geworfen mit je einem mehr.
event-marker-landed = Ein Marker landet ({ $seat }): { $zone }.
event-marker-moved = { $seat } verschiebt einen Marker von { $rival }: { $zone } nach { $target_zone }.
event-marker-pushed = Ein Marker wird verschoben ({ $seat }): { $zone } nach { $target_zone }.
event-marker-removed = { $seat } nimmt einen Marker vom Tableau ({ $zone }).
event-markers-thrown = { $seat_id ->
    [merchant] Das Handelsschiff
   *[other] { $seat }
} wirft { $amount } Marker.
event-merchant-turned = { $seat } dreht das Handelsschiff um: { $back }.
event-mode-merchant = Das Schiff von { $seat } ist im Handelsmodus.
event-mode-pirate = Das Schiff von { $seat } ist im Piratenmodus!
event-permanent-placed = { $seat } legt dauerhaften Einfluss ({ $space }).
event-sails-raised = { $seat } setzt Segel: { $amount }.
event-ship-damaged = Das Schiff von { $seat } erleidet { $amount } Schaden, insgesamt { $damage }.
event-ship-moved = { $seat } segelt weiter: { $space }.
event-ship-repaired = { $seat } repariert { $amount } Schaden, es bleiben { $damage }.
event-ship-sunk = Das Schiff von { $seat } sinkt, versenkt von { $rival }: { $coins ->
    [0] keine Münze ist
    [one] 1 Münze ist
   *[other] { $coins } Münzen sind
} verloren.
event-ship-sunk-alone = Das Schiff von { $seat } sinkt: { $coins ->
    [0] keine Münze ist
    [one] 1 Münze ist
   *[other] { $coins } Münzen sind
} verloren.
event-starter-drawn = { $seat } beginnt.
event-strength-gained = { $seat } erhält { $amount } Kampfstärke.
event-tie-strength = Kampfstärke von { $seat }: { $strength }.
event-tile-explored = { $seat } erkundet { $space }: { $tile }.
event-tile-shown = Aufgedeckt ({ $space }): { $tile }.
event-turn-begins = { $seat } ist am Zug.
event-upgrade-gained = { $seat } erhält eine Schiffserweiterung: { $upgrade } ({ $hull }).

# Ereignisse: der Bund, jeder Schritt mit dem, was er tat und warum
event-league-card = { $seat }, Zug { $turn }: { $solo }, Bereich { $section }. { $orders }
event-league-extra = { $seat } hat nach Zug { $turn } eine weitere Karte: { $solo }, Bereich { $section }. { $orders }
event-league-shuffled = { $seat } mischt seine Karten.
event-league-took = { $seat } nimmt auf seinen { $pile_id ->
    [pirate] Piratenstapel
   *[merchant] Händlerstapel
}: { $card } ({ $space }).
event-league-flipped-heads = Kopf: { $seat } dreht das Handelsschiff um: { $back }.
event-league-flipped-tails = Zahl: { $seat } lässt das Handelsschiff, wie es liegt.
event-league-skips = { $seat }, { $step }: nichts, denn { $excuse }.
event-league-skips-at = { $seat }, { $step } ({ $space }): nichts, denn { $excuse }.
event-league-attacks = { $seat } greift an: { $rival } ({ $space }), denn { $motive }.
event-league-chose = { $seat } wählt { $rival }: { $prey }.
event-league-markers = { $seat } wirft { $amount } Marker: 1 immer, { $upgrades } für Erweiterungen, { $pile } für den Piratenstapel, { $place } für den Ort, { $extra } zusätzlich{ $halved ->
    [0] {""}
   *[other] , davon aufgerundet die Hälfte
}.
event-league-picks = { $seat }, { $step }: { $space }, { $measure }.
event-league-upgrade = { $seat } nimmt die Schiffserweiterung { $upgrade }.
event-league-instead = Die gezeigte Erweiterung ist vergriffen; { $seat } nimmt stattdessen { $upgrade }.
event-league-gained = { $seat } erhält { counted-goods }: { $origin }.
event-league-exchanged = { $seat } tauscht { $cargo } Fracht gegen { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
event-league-collects = { $seat } sammelt { counted-goods } ein ({ $space }).
event-league-leaves = { $seat } lässt { counted-goods } auf seiner Insel ({ $space }).
event-league-judged = { $seat } würde { $amount } Marker werfen; gefragt sind { $least }: { $met ->
    [0] der andere Teil der Aktion
   *[other] der erste Teil der Aktion
}.
event-league-total = { $seat } hat insgesamt { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}.
event-goods-passed = { $seat } gibt { counted-goods } auf das Schiff von { $rival }.
event-leave-asked = { $seat } bittet { $rival }, Einfluss legen zu dürfen ({ $space }).
event-leave-given = { $seat } lässt { $rival } Einfluss legen ({ $space }).
event-leave-refused = { $seat } lässt { $rival } keinen Einfluss legen ({ $space }).

step-take = Karte nehmen
step-influence = Einfluss
step-target = Zielposition
step-attack = Angriff
step-raid = Überfall
step-upgrade = Schiffserweiterung
step-repair = Reparatur
step-build = Gebäude
step-produce = Produktion
step-siege = Angriff auf Gebäude
step-seasoned = Mit allen Wassern gewaschen
step-merchant = Handelsschiff
step-merchants = Münzen für seinen Händlerstapel
step-leave = Waren auf einer Insel lassen
excuse-no-card = dort liegt keine Karte
excuse-open-sea = dort ist offene See
excuse-controlled = er kontrolliert die Insel, und kein Einflussfeld ist frei
excuse-fort = dort steht ein Fort oder eine Garnison, und ein Marker ist keinen Kampf wert
excuse-pirate = dort liegt ein Piratenschiff, und ein Marker ist keinen Kampf wert
excuse-battle-due = ein Kampf darum käme einem anderen in diesem Zug in die Quere
excuse-battle-lost = er hat einen Kampf darum verloren
excuse-fought = er hat in diesem Zug schon gekämpft
excuse-ally = dort liegen Marker des anderen Bunds
excuse-leftover = ein geschützter Marker braucht zwei
excuse-no-slot = kein Feld ist frei und kein Marker von euch liegt dort
excuse-not-damaged = kein Schiff hat genug Schaden
excuse-in-harbor = das Schiff liegt im Hafen
excuse-none-left = es ist nichts mehr übrig
excuse-no-island = es gibt keine Insel dafür
excuse-undamaged = sein Schiff hat keinen Schaden
excuse-earned = diesen Erfolg hat er schon
excuse-no-merchant = kein Handelsschiff liegt auf dem Plan
excuse-nothing = es ist nichts zu holen
excuse-sunk = sein Schiff ist gesunken
motive-damaged = das Schiff ist schwer beschädigt
motive-flag = seine Karte zeigt eine Angriffsflagge
motive-pirate = ein Piratenschiff liegt, wohin sein eigenes fährt
motive-influence = ein Piratenschiff liegt, wo er Einfluss legt
motive-walls = Gebäude stehen, wo er Einfluss legt
motive-raid = Gebäude schützen die Insel, die er überfällt
prey-at-sea = als Einziges nicht im Hafen
prey-nearer = näher an seinem Ausgangsfeld
prey-damaged = mehr Schaden
prey-coin = durch Münzwurf
measure-only = als einzige möglich
measure-coins = die meisten Münzen
measure-cargo = ebenso viele Münzen, mehr Fracht
measure-reward = höchste Belohnung für den ersten Platz
measure-production = ebenso hohe Belohnung, mehr Produktion
measure-chosen = für ihn gewählt
origin-start = zu Beginn
origin-card = seine Karte sagt es
origin-merchants = für seinen Händlerstapel
origin-production = aus Produktion
origin-income = von seinen Inseln
origin-plunder = geplündert
