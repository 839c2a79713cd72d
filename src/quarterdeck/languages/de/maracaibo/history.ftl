# Was sich an den Regeln geändert hat, nach Version: für alle, deren Partie vorher begann

rules-2 = Bietet ein Ort nur eine Hauptaktion und sonst nichts, beginnt sie von selbst. Der Entdecker steht schon auf seinem Zielfeld, während über eine Barriere entschieden wird.
