# What can be chosen when a table is set

setting-bonus = Bonus achievement tiles
setting-bonus-yes = One each, kept secret
setting-bonus-no = Without

setting-difficulty = Strength of the League
setting-difficulty-normal = Normal: easier card sides
setting-difficulty-hard = Hard: every second card harder
setting-difficulty-masterful = Masterful: harder card sides
setting-difficulty-extreme = Extreme: harder, with extra cards

setting-opponents = Two players play
setting-opponents-players = Against each other
setting-opponents-league = Together against two Leagues
