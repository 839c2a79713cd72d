# What stands on the screen of Maracaibo.

game-maracaibo = Maracaibo
