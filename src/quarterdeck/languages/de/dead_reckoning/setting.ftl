# Was gewählt werden kann, wenn ein Tisch gedeckt wird

setting-bonus = Bonuserfolgsplättchen
setting-bonus-yes = Je eines, geheim
setting-bonus-no = Ohne

setting-difficulty = Stärke des Bundes
setting-difficulty-normal = Normal: leichtere Kartenseiten
setting-difficulty-hard = Schwer: jede zweite Karte schwerer
setting-difficulty-masterful = Meisterhaft: schwerere Kartenseiten
setting-difficulty-extreme = Extrem: schwerer, mit Zusatzkarten

setting-opponents = Zu zweit spielt ihr
setting-opponents-players = Gegeneinander
setting-opponents-league = Gemeinsam gegen zwei Bünde
