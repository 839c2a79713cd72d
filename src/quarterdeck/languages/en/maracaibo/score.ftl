# Where victory points come from
source-places = Cities, home and legacy places
source-quests = Quests
source-explorer = Explorer track
source-assistants = Unused assistants
source-ship = Ship improvements
source-combat = Combat
source-cards = Effects of cards
source-career = Career
source-income = Income
source-influence = Influence
source-tableau = Bought cards
source-buildings = Prestige buildings
source-ranks = Noble ranks
source-story = Story quests
source-scoring = Scorings without a purchase
source-stealing = Stolen on the explorer track
source-jean = Jean's cards, board, quests and leads
