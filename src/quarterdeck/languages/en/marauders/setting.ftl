# What can be chosen when a table is set

setting-target = Glory points that end the game
setting-target-6 = 6 (short)
setting-target-8 = 8
setting-target-10 = 10 (as in the rules)
setting-target-12 = 12
setting-target-14 = 14
setting-target-16 = 16
setting-target-20 = 20 (long)

setting-windows = Who is asked when a glory card could be played
setting-windows-secret = Everybody with cards, so that being asked betrays nobody's card
setting-windows-fast = Only who could play one: fewer questions, but the others notice the pause

setting-npc-lead = Who decides for an NPC ship in combat
setting-npc-lead-neighbour = The left neighbour of the player who fights it
setting-npc-lead-table = The table, by a simple rule

# Bots
bot-bosun-trader = Bosun with a trader's temper
bot-bosun-privateer = Bosun with a privateer's temper
bot-bosun-pirate = Bosun with a pirate's temper
