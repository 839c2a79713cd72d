# Was jeder Tisch sagt, was auch immer an ihm gespielt wird.

# Wie sich diese Sprache selbst nennt
language-name = Deutsch

# Namen, die ein Spiel mit eigenen Worten nennen kann
chance = Zufall
seat-number = Platz { $number }
faction-seat1 = Platz 1
faction-seat2 = Platz 2
faction-seat3 = Platz 3
faction-seat4 = Platz 4
mode-standard = Grundspiel
mode-solo = solo
mode-campaign = Kampagne
mode-cooperative = kooperativ
ending-finished = Das Spiel ist zu Ende.
ending-conceded = Das Spiel wurde aufgegeben.
option = { $key }
prompt = { $prompt }

# Was auf dem Tisch liegt, wo ein Spiel es nicht selbst benennt
field-active = Am Zug
field-crew = Crew
field-cargo = Waren
field-deck = Stapel
field-dice = Würfel
field-discard = Ablage
field-ended = Beendet
field-gold = Gold
field-hand = Hand
field-market = Markt
field-phase = Phase
field-players = Mitspielende
field-round = Runde
field-score = Punkte
field-seat = Platz
field-turn = Zug

# Was ein Spiel über sich sagt, bevor es gespielt wird
idea-note = Über dieses Spiel
note-complete = Vollständig mit allen Regeln und allem Material: Von { $figures } Angaben stehen { $rulebook } in der Spielregel, { $public } stammen aus öffentlichen Quellen und { $reconstructed } sind rekonstruiert.

# Was getippt werden kann; die englischen Wörter gehen immer
command-undo = zurück, z
command-redo = nochmal
command-restart = neustart
command-log = protokoll, log
command-board = plan, brett
command-options = optionen, o
command-orders = anweisungen
command-what = was
command-why = warum
command-rule = regel
command-save = speichern
command-concede = aufgeben
command-help = hilfe
command-quit = ende, beenden

# Der Tisch
table-start = { $game } zu { $players }. Hash des Startwerts { $hash }: am Ende wird der Startwert gezeigt, und jeder Würfel lässt sich prüfen.
table-resumed = { $game } geht beim Stand von { $scores } weiter.
table-hint = Tippe eine Nummer oder ein paar Wörter einer Möglichkeit. Enter allein zeigt die Möglichkeiten noch einmal, 'was NAME' sagt, was eine Karte oder Aktion tut oder ein Wort bedeutet, 'hilfe' erklärt den Spielplan, 'ende' speichert und verlässt den Tisch.
table-board = Spielplan
table-news = Seit deiner letzten Entscheidung
table-news-earlier = ({ $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}: tippe 'protokoll')
table-you = { $side }, du entscheidest
table-thinking = { $side } ({ $bot }) denkt nach
table-hand-over = Jetzt { $side }: nimm den Bildschirm und drücke die Eingabetaste.
table-log = Was geschehen ist
table-log-empty = Noch ist nichts geschehen.

# Antworten auf Getipptes
say-no-number = Eine Möglichkeit { $number } gibt es nicht; es gibt { $count }.
say-ambiguous = '{ $typed }' kann heißen: { $keys }
say-unknown = '{ $typed }' ist weder eine Möglichkeit noch ein Befehl. 'hilfe' zeigt, was du tippen kannst.
say-undone = Zurückgenommen.
say-redone = Wieder getan.
say-restarted = Alles seit dem letzten Würfel, der letzten Karte oder der Entscheidung anderer ist zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Du hast noch nichts entschieden.
undo-chance = Nichts lässt sich zurücknehmen: Nach deiner letzten Antwort wurde gewürfelt oder eine Karte gezogen.
undo-with-chance = Auch die Würfel oder Karten danach werden zurückgenommen; sie fallen wieder gleich.
undo-with-other = Auch was die Bots seither getan haben, wird zurückgenommen.
undo-other = Nichts lässt sich zurücknehmen: Inzwischen hat jemand anderes entschieden.
undo-reveal = Nichts lässt sich zurücknehmen: Deine letzte Antwort hat etwas Verborgenes gezeigt.
undo-together = Nichts lässt sich zurücknehmen: Darauf haben alle zugleich geantwortet, und alle Antworten sind da.
undo-answered = Nichts lässt sich zurücknehmen: Auf die jetzige Frage hat schon jemand anderes geantwortet.
say-nothing-to-redo = Es gibt nichts, was wieder getan werden könnte.
say-no-orders = In diesem Spiel lässt sich nichts im Voraus beantworten.
say-saved =
    Gespeichert in { $file }. Weiter geht es mit:
    quarterdeck play --resume { $file }{ $lang }
say-not-saved = In { $file } ließ sich nicht speichern: { $problem }
say-save-where = Sage, wohin: speichern DATEI
say-no-concede = Aufgeben ist in diesem Spiel jetzt nicht erlaubt.
say-concede-sure = Damit endet das Spiel für dich. Tippe 'aufgeben ja', um aufzugeben.
say-offered = '{ $key }' steht zur Wahl: Es ist Nummer { $number }.
say-offered-several = '{ $key }' steht auf mehrere Arten zur Wahl: { $options }
say-what = { $name }: { $text }
say-what-term = { $german } heißt in den (englischen) Regeln: { $english }.
say-what-more = Mehr in den Regeln: { $clauses } (tippe 'regel { $first }')
say-what-what = Sage, was: was NAME, zum Beispiel der Name einer Karte oder ein Wort des Spiels
say-what-unknown = Über { $name } steht hier nichts.
say-why-what = Sage, was: warum SCHLÜSSEL
say-why-unknown = '{ $key }' steht gerade nicht zur Wahl.
say-why-clause = { $clause }: { $text }
why-not-offered = Das steht gerade nicht zur Wahl.
why-over = Das Spiel ist aus.
why-not-yours = Du bist gerade nicht gefragt.
say-rule-what =
    Sage, welche: regel NUMMER oder regel THEMA, zum Beispiel regel { $example }.
    Themen: { $topics }
say-rule-unknown = Eine Regel { $clause } gibt es nicht.
say-quit = Immer eine Handbreit Wasser unter dem Kiel.
say-failed = Die Regeln sind hier gescheitert, der Zug wurde nicht ausgeführt. Gespeichert in { $file }; bitte melde es mit dieser Datei. { $problem }

# Im Voraus antworten
order-title = Im Voraus beantwortet
order-ask = ich werde gefragt
order-turn = bis zu meinem nächsten Zug
order-always = immer
order-ask-word = fragen
order-turn-word = zug
order-always-word = immer
order-idle = sofort, wann immer nichts anderes passt (andere können das merken)
order-idle-word = leer
order-all-word = alle
order-hint = 'anweisungen zug' gibt diese Antwort für dich bis zu deinem nächsten Zug, 'anweisungen immer', bis du es änderst; 'anweisungen' zeigt alle.
order-how = 'anweisungen 3 zug' beantwortet die dritte für dich, bis dein nächster Zug beginnt, 'anweisungen 3 immer', bis du es änderst, 'anweisungen 3 leer', wann immer nichts anderes passt, 'anweisungen 3 fragen' fragt dich wieder; 'alle' steht für alle. 'anweisungen zug' allein beantwortet die Frage, die gerade gestellt ist, und weitere solche. Niemand sonst sieht das.

# Das Ende
end-title = Das Spiel ist aus
end-won = { $side } gewinnt.
end-shared = { $sides } teilen sich den Sieg.
end-lost = Diesmal hast du verloren.
end-score = { $side }: { $score }
end-seed = Der Startwert war { $seed } (Partie { $match }); sein Hash war { $hash }.
end-verify =
    Gespeichert in { $file }. Jeden Würfel prüft:
    quarterdeck replay { $file } --verify

# Hilfe
help-title = Was du tippen kannst
help-number = 3
help-number-says = die Möglichkeit mit dieser Nummer
help-key = ein paar Wörter
help-key-says = Wörter einer Möglichkeit oder ihr Schlüssel in Klammern, so viel davon, wie eindeutig ist; =3, wenn der Schlüssel eine Zahl ist
help-undo-says = nimmt deine letzte Antwort zurück
help-redo-says = gibt sie wieder
help-restart-says = nimmt alles zurück, was du zurücknehmen darfst
help-log-says = was bisher geschah; protokoll 50 zeigt die letzten 50 Zeilen, protokoll alles das Ganze
help-board-says = zeigt den Spielplan noch einmal
help-options-says = zeigt Frage und Möglichkeiten noch einmal, wie Enter allein
help-orders-says = anweisungen 3 zug, anweisungen alle immer: was für dich im Voraus beantwortet wird, damit niemand wartet; anweisungen allein zeigt es
help-what-says = was NAME: was eine Karte oder eine Aktion tut oder ein Wort des Spiels bedeutet
help-why-says = warum SCHLÜSSEL: welche Regel verbietet, was nicht zur Wahl steht
help-rule-says = regel NUMMER: der Text einer Regel
help-save-says = speichern DATEI: schreibt das Spiel in eine Datei
help-concede-says = gibt das Spiel auf
help-help-says = diese Liste, und wie man den Spielplan liest
help-quit-says = speichert das Spiel und verlässt den Tisch
help-legend = So liest du den Spielplan
help-how-to-win = Worum es geht

# Befehlszeile
cli-games-players = Spieler
cli-verify-fine = Die Datei ist in Ordnung: { $answers } Antworten folgen den Regeln, { $dice } Ergebnisse des Zufalls passen zum Startwert.
cli-verify-open = Die Datei ist in Ordnung: { $answers } Antworten folgen den Regeln. Das Spiel läuft noch, { $dice } Ergebnisse des Zufalls passen bisher zum Startwert.
cli-verify-word = Ab Ergebnis { $start } mit dem Wort, das { $seat ->
    [0] wer den Tisch aufgebaut hat,
   *[other] Platz { $seat }
} gegeben hat: { $word }
cli-verify-no-seed = Die Datei ist in Ordnung: { $answers } Antworten folgen den Regeln. Sie nennt den Startwert nicht, also lassen sich die Würfel nicht prüfen.
cli-replay-at = Nach { $at } von { $all } Antworten, wie { $side } es sieht
cli-onlooker = ein Zuschauer
