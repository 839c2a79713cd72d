# Woher Siegpunkte kommen
source-places = Städte, Heimkehr und Legacyorte
source-quests = Quests
source-explorer = Entdeckerleiste
source-assistants = Ungenutzte Gehilfen
source-ship = Schiffsverbesserungen
source-combat = Kampf
source-cards = Effekte von Karten
source-career = Karriere
source-income = Einkommen
source-influence = Einfluss
source-tableau = Gekaufte Karten
source-buildings = Prestigegebäude
source-ranks = Adelsränge
source-story = Storyquests
source-scoring = Wertungen ohne Kauf
source-stealing = Auf der Entdeckerleiste gestohlen
source-jean = Jeans Karten, Tableau, Quests und Vorsprünge
