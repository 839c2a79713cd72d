# Was ein gezeichneter Spielplan außer den Regeln der Spielteile erklärt.

suit-letter-parrot = Pa
suit-letter-tree = Pl
suit-letter-skull = To
suit-letter-compass = Ko
suit-letter-swords = Sä
suit-letter-fish = Fi

figure-letter-patrol = P
figure-letter-stronghold = S
figure-letter-cutter = K
figure-letter-gunship = B

figure-control = { $amount ->
    [0] Zählt nie für die Kontrolle einer Region.
   *[other] Zählt { $amount } für die Kontrolle ihrer Region.
}
figure-cannons-shared = Ihre Kanonen sind geladen, solange ein Würfel auf den Kanonen ihrer Seite liegt.
figure-cannons-always = Ihre Kanonen sind immer geladen.
figure-cannons-never = Sie hat keine Kanonen.
figure-damage-slots = Schaden an ihr verdeckt ein Würfelfeld ihrer Seite.
figure-damage-remove = Schaden schickt sie in den Vorrat zurück.
figure-damage-plan = Schaden kommt auf die Felder ihres Plans; sind alle beschädigt, verlässt sie die Karte.
figure-comrades = Jeder Kamerad in ihrer Region zählt { $amount } für die Kontrolle.
figure-roll = Zählt { $amount } zu ihrem Kampfwurf dazu.

idea-wealth = Wohlstand
idea-wealth-text = Wer die Region am Ende einer Runde kontrolliert, erhält ihren Wohlstand als Ruhm.
idea-control = Kontrolle
idea-control-text = Geschwader und Union zählen je ihre Kontrolle in einer Region; wer mehr hat, erhält am Ende der Runde ihren Wohlstand, bei Gleichstand niemand.
idea-comrades = Kameraden
idea-comrades-text = Jeder Kamerad auf einer Insel zählt 1 für die Kontrolle der Union in der Region, 2 mit dem Kutter in der Region.
idea-ready = Frische Kameraden
idea-ready-text = Die Kameraden der Union, die auf Inseln gestellt werden können. Die übrigen liegen im Vorrat.
idea-damage = Schaden
idea-damage-text = Ein beschädigtes Feld nimmt keinen Würfel, bis es repariert ist.
idea-dashed = Gestrichelter Rahmen
idea-dashed-text = Ein Feld mit gestricheltem Rahmen kann nicht beschädigt werden.
idea-die = Aktionswürfel
idea-die-text = Lege einen Würfel auf ein freies Feld, das seinen Wert nimmt, und führe die Aktion aus. Jedes gezahlte Gold ändert den Würfel um 1.
idea-fame = Ruhm
idea-fame-text = Hat jemand am Ende einer Runde 30 Ruhm, endet das Spiel; der meiste Ruhm gewinnt.
idea-gold = Gold
idea-gold-text = Bezahlt Crew und das Ändern von Würfeln, 1 Gold für jeden Schritt. Am Ende entscheidet Gold bei Gleichstand.
idea-first-mate = Erster Maat
idea-first-mate-text = Hat den ersten Zug der Runde. Die Karte geht jede Runde im Uhrzeigersinn weiter.
idea-market = Markt
idea-market-text = Rekrutiere eine Karte als Crew auf einer Insel mit ihrem Symbol; Schmuggler dürfen sie stattdessen als Ware nehmen.
idea-crew = Crew
idea-crew-text = Eine Crewkarte hilft dir für den Rest des Spiels. Hat sie ein Würfelfeld, gilt es wie eines deiner Ablage.
idea-cargo = Ware
idea-cargo-text = Liefere sie auf einer Insel mit dem genannten Symbol: 2 Ruhm, 1 Wohlstand mehr für die Region, eine Belohnung und eine Zusage. Schmuggler haben höchstens 2 Waren.
idea-pledge = Zusagenmarker
idea-pledge-text = Der Kopf darunter ist geheim. Am Ende bringt jede Ware darunter 1 Ruhm für jede Region mit dem Symbol ihrer Karte, die diese Fraktion kontrolliert.
idea-reward-white = Heller Belohnungsmarker
idea-reward-white-text = Zieht bei einer Belohnung ein Feld weiter, und du erhältst, worauf er zieht.
idea-reward-black = Dunkler Belohnungsmarker
idea-reward-black-text = Folgt dem hellen Marker: Du darfst nicht gleich wieder dorthin zurück.
idea-plans = Pläne
idea-plans-text = Die geheimen Karten der Union. Spiele eine zu der Zeit, die sie nennt.
idea-unexplored = Unerforscht
idea-unexplored-text = Segle von der Karte, um eine Region zu ziehen und hier anzulegen.
idea-open-sea = Offene See
idea-open-sea-text = Hier geschieht nichts.
