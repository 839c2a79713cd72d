# Was der Online-Tisch von sich aus sagt

problem-bad-request = Diese Nachricht versteht der Tisch nicht.
problem-unauthorized = Dieser Link öffnet hier keinen Platz. Bitte um einen neuen.
problem-not-found = Hier gibt es nichts mit diesem Namen.
problem-not-yours = Du bist jetzt nicht gefragt.
problem-stale = Am Tisch ist es inzwischen weitergegangen.
problem-refused = Das steht jetzt nicht zur Wahl.
problem-over = Die Partie ist zu Ende.
problem-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
problem-unavailable = Der Tisch ist gerade nicht zu erreichen. Versuche es gleich noch einmal.
problem-unreadable = Diese Partie wurde von einer anderen Version des Tisches geschrieben, und diese kann sie nicht öffnen. Nichts davon ist verloren: Sag dem Gastgeber Bescheid, er kann nachsehen, woran es liegt (quarterdeck doctor), und sie exportieren.

problem-too-long = Die Nachricht ist zu lang: höchstens { $bytes } Bytes.
problem-form = Die Nachricht hat nicht die richtige Form: { $where }.
problem-watcher = Du schaust zu; das können nur Mitspieler.
problem-no-match = Diese Partie gibt es nicht.
problem-no-game = Dieses Spiel gibt es nicht.
problem-no-clause = Diese Regel gibt es nicht.
problem-no-page = Diese Adresse gibt es nicht.
problem-old-client = Diese Seite ist älter als der Tisch. Lade sie neu.
to-the-tables = Zu den Tischen
not-built = Der Tisch ist offen, aber das Programm für den Browser ist noch nicht gebaut: „make play“ im Quelltext tut es.
problem-setting = So lässt sich der Tisch nicht decken: { $reason }.
problem-no-bot = Diesen Bot gibt es nicht. Es gibt: random, search, search:300ms.
problem-foreign-page = Das darf keine Seite einer anderen Adresse.
problem-not-over = Das gibt es erst, wenn die Partie zu Ende ist.
problem-no-past = Der Anfang dieser Partie ist nicht mehr bekannt, weil sich die Regeln geändert haben.
problem-nothing-to-redo = Es gibt nichts zu wiederholen.
problem-no-concede = Aufgeben geht in dieser Partie jetzt nicht.
problem-rule-failed = Die Regeln sind an diesem Zug gescheitert, er wurde nicht gemacht. Bitte melde das.
problem-bot-plays = Ein Bot spielt für dich. Komm erst an den Tisch zurück.
problem-no-order = Diese Frage kann man nicht im Voraus beantworten.
problem-seated = Du sitzt schon am Tisch.
problem-seed-gone = Dieser Tisch hat zu lange gewartet, oder es gibt ihn schon. Bau ihn noch einmal auf.
problem-seat-taken = Diesen Platz hat schon jemand eingenommen. Warst du es selbst, öffne die Partie auf dem Gerät, an dem du dich gesetzt hast; sonst frag, wer dich eingeladen hat.
problem-invitation-gone = Diese Einladung wurde zurückgenommen. Bitte um eine neue, wer sie geschickt hat.
problem-no-invitation = Das ist keine Einladung an einen Tisch hier. Bitte um eine neue.
problem-seat-moved = Dieser Link öffnet den Platz nicht mehr: Wer dort sitzt, hat ihn erneuert oder den Platz übergeben.
problem-not-maker = Das kann nur, wer den Tisch angelegt hat.
problem-not-to-invite = Für diesen Platz gibt es keine offene Einladung: Über ihn bestimmt, wer dort sitzt.

note-rules-changed = { $answers ->
    [0] Die Regeln haben sich seit Beginn dieser Partie geändert. Keine Antwort ging verloren, aber ihr Anfang lässt sich nicht mehr nachspielen.
    [one] Die Regeln haben sich seit Beginn dieser Partie geändert. Eine Antwort passt nicht mehr und wurde zurückgenommen.
   *[other] Die Regeln haben sich seit Beginn dieser Partie geändert. { $answers } Antworten passen nicht mehr und wurden zurückgenommen.
}
note-rules-since = Diese Partie begann nach früheren Regeln. Ab jetzt gelten die heutigen:
why-is-offered = Das steht jetzt zur Wahl.

# Bots
bot-random = Schiffsjunge: spielt zufällig
bot-bosun = Bootsmann: spielt nach Faustregeln, sofort
bot-search-100ms = Matrose: denkt einen Augenblick voraus
bot-search-300ms = Steuermann: denkt länger voraus
bot-search = Kapitän: denkt am längsten voraus
