# Was sich an den Regeln geändert hat, nach Version: für alle, deren Partie vorher begann

rules-2 = Aufsteigen ist Pflicht, wo es ansteht. Fracht für das Dock kommt mit ihrer Karte, und eine Karte mit nur einer Fähigkeit wird mit einer Antwort ausgespielt und genutzt. Gegen die Liga zählt die Insel des Überfalls mit, wenn der Ort eines Kampfes gewählt wird.
