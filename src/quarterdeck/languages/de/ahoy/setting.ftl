# Was sich beim Decken des Tisches wählen lässt

setting-smuggler = Schmuggler im Spiel zu dritt
setting-smuggler-red = Roter Schmuggler
setting-smuggler-white = Weißer Schmuggler
