# Was auf dem Bildschirm von Maracaibo steht.

game-maracaibo = Maracaibo
