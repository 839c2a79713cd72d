# What can be chosen when a table is set

setting-bonus = Bonus achievement tiles
setting-bonus-yes = Each player keeps one of two, face down
setting-bonus-no = Without

setting-difficulty = How strong the League is (solo and cooperative)
setting-difficulty-normal = Normal
setting-difficulty-hard = Hard
setting-difficulty-masterful = Masterful
setting-difficulty-extreme = Extreme

setting-opponents = Opponents of two players
setting-opponents-players = Each other
setting-opponents-league = Two Leagues (cooperative, two against two)
