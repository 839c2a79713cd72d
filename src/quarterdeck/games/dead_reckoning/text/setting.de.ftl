# Was gewählt werden kann, wenn ein Tisch gedeckt wird

setting-bonus = Bonuserfolgsplättchen
setting-bonus-yes = Je eines, geheim
setting-bonus-no = Ohne

setting-difficulty = Stärke des Bundes
setting-difficulty-normal = Normal: alle seine Karten auf der leichteren Seite
setting-difficulty-hard = Schwer: jede zweite Karte auf der schwereren Seite
setting-difficulty-masterful = Meisterhaft: alle seine Karten auf der schwereren Seite
setting-difficulty-extreme = Extrem: schwerere Seite, dazu Zusatzkarten

setting-opponents = Zu zweit spielt ihr
setting-opponents-players = Gegeneinander
setting-opponents-league = Gemeinsam gegen zwei Bünde (kooperativ)
