# Was sich an den Regeln geändert hat, nach Version: für alle, deren Partie vorher begann

rules-2 = Nach einem Sieg wählst du zuerst das Schiff, der Laderaum wird zuletzt geprüft. Du darfst dich auch nach dem Ausspielen einer Karte oder eines Gerüchts zur Ruhe setzen. Händlermarker auf der Leiste liegen verdeckt. Kopfgelder werden immer kassiert.
