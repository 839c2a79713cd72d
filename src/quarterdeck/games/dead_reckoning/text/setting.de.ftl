# Was gewählt werden kann, wenn ein Tisch gedeckt wird

setting-bonus = Bonuserfolgsplättchen
setting-bonus-yes = Alle behalten eines von zweien verdeckt
setting-bonus-no = Ohne

setting-difficulty = Wie stark der Bund ist (solo und kooperativ)
setting-difficulty-normal = Normal
setting-difficulty-hard = Schwer
setting-difficulty-masterful = Meisterhaft
setting-difficulty-extreme = Extrem

setting-opponents = Gegner zu zweit
setting-opponents-players = Gegeneinander
setting-opponents-league = Zwei Bünde (kooperativ, zwei gegen zwei)
