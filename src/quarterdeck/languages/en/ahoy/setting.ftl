# What can be chosen when a table is set

setting-smuggler = Smuggler of a three-player game
setting-smuggler-red = Red Smuggler
setting-smuggler-white = White Smuggler
