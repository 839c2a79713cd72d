# Was sich an den Regeln geändert hat, nach Version: für alle, deren Partie vorher begann

rules-2 = Mannschaft, die in einem Kampf innerhalb eines anderen Kampfes verbraucht wurde, wird im äußeren nicht noch einmal angeboten. Du darfst dafür zahlen, einen Würfel zu drehen, auch wenn er danach liegt wie zuvor. Schätze nimmst du ohne Nachfrage.
