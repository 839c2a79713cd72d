# Was man wählen kann, wenn ein Tisch aufgebaut wird

setting-story = Geschichte
setting-scenario = Ohne Kampagne: { $name }
setting-story-campaign = Kampagne von Anfang an
setting-chapter = Kampagne ab Kapitel { $number }: { $name }
setting-story-continue = Kampagne aus dem Archiv fortsetzen

setting-difficulty = Wie stark Jean ist (solo)
setting-difficulty-very-easy = Sehr einfach
setting-difficulty-easy = Einfach
setting-difficulty-medium = Mittel
setting-difficulty-hard = Schwer
setting-difficulty-very-hard = Sehr schwer

setting-archive = Archiv der Kampagne
setting-archive- = Leer

archive-missing = Eine Kampagne geht von ihrem Archiv aus weiter; füge die Zeile ein, die das beendete Spiel zeigt
archive-unreadable = Das ist kein Archiv einer Kampagne; es ist eine Zeile, die mit „stories=“ beginnt, wie das beendete Spiel sie zeigt
archive-unknown = Das Archiv wurde verändert oder abgeschnitten: Sein Teil „{ $part }“ kann „{ $entry }“ nicht enthalten
