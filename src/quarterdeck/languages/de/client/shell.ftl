# Was die Oberfläche im Browser selbst sagt

# Überall
title = Quarterdeck
tagline = Ein Tisch für Brettspiele auf See
home = Lobby
close = Schließen
cancel = Abbrechen
settings = Einstellungen
help = Tasten und Hilfe
credits = Danksagung
loading = Einen Moment …
retry = Noch einmal versuchen
skip = Zur Entscheidung springen
not-affiliated = Mit keinem Verlag verbunden.
offline = Der Server antwortet nicht. Läuft er?
away-server = Der Server antwortet nicht.

# Lobby
play-now = { $game } gegen Bots spielen
play-now-hint = Du und { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
}. Geht sofort los, ohne Konto.
games = Spiele
play-alone = { $game } allein spielen
play-solo = Allein spielen, ohne Bots
play-alone-hint = Du allein. Geht sofort los, ohne Konto.
seats-between = { $from } bis { $to } Personen
seats-listed = { $counts } Personen
set-up-table = Tisch aufbauen
set-up-hint = Freunde per Link, Bots, mehrere an einem Bildschirm.
your-games = Deine Spiele
no-games = Noch keine Spiele. Die Flut ist da.
kept-here = Nur in diesem Browser gespeichert.
resume = Weiterspielen
watch-replay = Nachspielen
forget = Aus der Liste nehmen
forget-ask = Dieses Spiel aus der Liste nehmen? Der Link zu deinem Platz geht damit verloren.
finished = beendet
last-opened = zuletzt geöffnet { $when }
have-link = Einen Link bekommen? Öffne ihn in diesem Browser und nimm Platz.

# Einen Tisch aufbauen
new-table = Neuer Tisch
game = Spiel
seats = Plätze
seat-n = Platz { $n }
players = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
kind-here = An diesem Gerät
kind-open = Freund per Link
kind-bot = Bot
name = Name
your-name = Dein Name
which-bot = Welcher Bot
start = Los
hot-seat-hint = Sitzen mehrere an diesem Gerät, geben sie es zwischen den Zügen weiter.
invites = Einladungen
invites-hint = Schick jeden Link an eine Person. Wer damit zuerst Platz nimmt, hat den Platz; ab dann gehört er nur ihr.
claimed-by = { $name } hat Platz genommen
new-invitation = Zurücknehmen, neuer Link
bot-instead = Stattdessen ein Bot
share = Teilen
watch-link = Link zum Zuschauen
copy = Link kopieren
copied = Kopiert
go-to-table = Zum Tisch

# Platz nehmen
join-title = Du bist eingeladen
join-text = In einer Partie { $game } ist ein Platz für dich frei.
your-seat = dein Platz
sit-down-hint = Der Platz gehört dir, sobald du dich setzt; dann öffnet der Link ihn niemandem sonst.
watch-title = Einer Partie zuschauen
sit-down = Platz nehmen
watch-it = Zuschauen
bad-link = Dieser Link öffnet hier keinen Tisch. Lass dir einen neuen geben.

# Am Tisch
your-turn = Du bist dran
waiting-for = Warten auf { $names }
waiting = Warten
bot-thinks = { $names } überlegt
game-over = Das Spiel ist zu Ende
watching-as = Du schaust zu
players-rail = Mitspielende
log = Verlauf
log-empty = Noch ist nichts geschehen.
since-turn = Seit deinem letzten Zug
nothing-since = Seitdem nichts.
watch-again = Ansehen
step-of = Schritt { $n } von { $of }
back-to-now = Zurück zur Gegenwart
older = Alles zeigen
newer = Weniger zeigen
actions = Aktionen
board = Spielplan
more = Mehr
menu = Menü
choose = Wählen
choose-of = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
choose-from = { $n ->
    [one] Eine Möglichkeit
   *[other] Eine von { $n }
} wählen
or-on-board = oder einen gestrichelten Ring auf dem Plan anklicken
confirm = Bestätigen
undo = Zurücknehmen
nothing-to-choose = Du hast hier nichts zu entscheiden: Der Tisch antwortet gleich.
redo = Wiederholen
restart = Zug neu beginnen
orders = Daueranweisungen
orders-given = Daueranweisungen ({ $n })
orders-help = Der Tisch antwortet für dich, sobald die Frage kommt, damit niemand auf dich wartet. Niemand sonst sieht deine Anweisungen. Wo du nichts zu entscheiden hast, antwortet der Tisch ohnehin, nach einer Weile, die den anderen nichts verrät; „sofort, wann immer nichts anderes passt“ erspart ihnen diese Weile, doch sie können es merken. Eine solche Antwort kannst du zurücknehmen wie jede andere.
order-all = Alle
order-ask = Mich fragen
order-turn = Bis zu meinem nächsten Zug
order-idle = Sofort, wann immer nichts anderes passt
order-always = Immer, bis ich es ändere
order-mixed = Verschieden
ahead-turn = { $answer }: bis zu meinem nächsten Zug
drop-choice = Neu wählen
concede = Aufgeben
concede-ask = Das Spiel aufgeben?
leave = Platz einem Bot überlassen
leave-ask = Ein Bot spielt für dich weiter; du kannst jederzeit zurückkommen.
come-back = Meinen Platz wieder einnehmen
bot-plays = Ein Bot spielt für dich.
sending = Wird gesendet …
score = Punkte
here = da
away = weg
bot = Bot
open-seat = freier Platz
is-you = du
turn-now = am Zug
why-not = Warum nicht?
rule = Regel { $clause }
line-connecting = Verbindung wird aufgebaut …
line-lost = Verbindung verloren. Wird wiederhergestellt …
line-refused = Der Server kennt diesen Platz nicht.
fairness = Ehrliche Würfel: Prüfsumme des Startwerts, vor dem ersten Wurf festgelegt
own-word = Dein Wort ist in den Würfeln: Niemand konnte sie sich aussuchen.
own-word-lost = Dein Wort ist nicht so in den Würfeln, wie du es gegeben hast. Trau ihnen nicht.
show-text = Texttisch
show-board = Gezeichneter Plan
text-table = Der Tisch in Worten
insights = Was daraus folgt
hidden-count = { $n ->
    [one] 1 verdeckt
   *[other] { $n } verdeckt
}
nothing = nichts
invite-others = Einladen
results = Ergebnis

# Der eigene Platz
my-seat = Mein Platz
other-device = An einem anderen Gerät spielen
other-device-hint = Öffne dort diesen Link. Er ist dein Platz: Gib ihn niemandem sonst.
own-link = Link zu deinem Platz
renew-link = Meinen Link erneuern
renew-hint = Der bisherige Link gilt nicht mehr, und jedes andere Gerät mit ihm ist sofort ausgesperrt.
renew-done = Erledigt. Nur dieses Gerät hat den neuen Link.
give-seat = Meinen Platz übergeben
give-seat-hint = Jemand anderes spielt für dich weiter. Dein eigener Link endet, sobald die Person Platz nimmt.
give-seat-make = Link dafür anlegen
give-seat-link = Für die Person, die übernimmt
give-seat-back = Zurücknehmen
new-device = { $n ->
    [one] Ein weiteres Gerät hat
   *[other] { $n } weitere Geräte haben
} deinen Platz geöffnet ({ $when }). Warst du das? Wenn nicht, erneuere deinen Link.
new-device-mine = Das war ich
new-device-not = Meinen Link erneuern

# Weitergeben
hand-over = Weitergeben an { $name }
hand-over-text = Die anderen schauen weg. { $name } spielt als Nächstes.
hand-over-ready = Ich bin { $name }

# Ende
wins = { $names } gewinnt
win-together = { $names } gewinnen gemeinsam
you-win = Du gewinnst
breakdown = Woher die Punkte kommen
total = Summe
place = Rang
player = Wer
seed = Startwert
seed-hint = Damit können alle die Würfel nachprüfen.
rematch = Noch einmal spielen
sequel = Kampagne fortsetzen
rematch-ready = Ein neues Spiel ist bereit.
replay = Nachspielen
save-file = Partie als Datei speichern

# Nachspielen
replay-title = Nachspielen
view-of = Gesehen von
view-open = allen (offen)
position = Stellung { $n } von { $of }
first = Anfang
previous = Zurück
next = Vor
last = Ende
play-replay = Abspielen
pause-replay = Anhalten
speed = Tempo

# Einstellungen
language = Sprache
theme = Farben
theme-auto = wie das System
theme-light = Tag
theme-dark = Nachtwache
motion = Bewegung
motion-auto = wie das System
motion-on = an
motion-off = aus
confirm-setting = Züge bestätigen
confirm-auto = auf Touchscreens
confirm-always = immer
confirm-never = nie
sound = Glocke, wenn ich dran bin
single-keys = Tastenkürzel aus einer Taste
text-setting = Texttisch statt gezeichnetem Plan
settings-kept = In diesem Browser gespeichert.

# Hilfe
help-title = Tasten
key-numbers = Möglichkeit mit dieser Nummer wählen
key-arrows = durch die Möglichkeiten gehen
key-enter = wählen, dann bestätigen
key-undo = zurücknehmen
key-redo = wiederholen
key-escape = neu wählen, schließen
key-text = Texttisch oder Plan
key-orders = Daueranweisungen, wo das Spiel welche hat
key-help = diese Liste
keys-off = Einzelne Tasten sind in den Einstellungen abgeschaltet.
help-board = Gestrichelte Ringe auf dem Plan zeigen, was du wählen kannst. Zeig darauf, um zu sehen, was es bewirkt; klick etwas anderes an, um zu erfahren, warum es nicht geht.

# Danksagung
credits-title = Danksagung
credits-games = Die Spiele gehören ihren Autorinnen, Autoren und Verlagen. Quarterdeck enthält weder deren Texte noch deren Bilder und ist nicht mit ihnen verbunden; kauft und spielt bitte die Originale.
credits-icons = Symbole
credits-icons-text = { $name } von { $author }, { $licence }. Einfarbig gezeichnet und zu einer Datei zusammengefasst, sonst unverändert.
credits-icons-site = Die Spielsymbole stammen von game-icons.net: Lorc, Delapouite und andere.
credits-fonts = Schrift
credits-fonts-text = Source Sans 3, Source Serif 4 und Alegreya SC, jeweils unter der SIL Open Font License 1.1.
credits-code = Quarterdeck selbst ist freie Software unter der Apache License 2.0.
