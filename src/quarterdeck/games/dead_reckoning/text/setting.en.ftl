# What can be chosen when a table is set

setting-bonus = Bonus achievement tiles
setting-bonus-yes = One each, kept secret
setting-bonus-no = Without

setting-difficulty = Strength of the League
setting-difficulty-normal = Normal: the easier side of all its cards
setting-difficulty-hard = Hard: every second card on its harder side
setting-difficulty-masterful = Masterful: the harder side of all its cards
setting-difficulty-extreme = Extreme: the harder side, and extra cards

setting-opponents = Two players play
setting-opponents-players = Against each other
setting-opponents-league = Together against two Leagues (cooperative)
