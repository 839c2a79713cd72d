# Was man wählen kann, wenn ein Tisch aufgebaut wird

setting-target = Ruhmpunkte, die das Spiel beenden
setting-target-6 = 6 (kurz)
setting-target-8 = 8
setting-target-10 = 10 (wie in der Regel)
setting-target-12 = 12
setting-target-14 = 14
setting-target-16 = 16
setting-target-20 = 20 (lang)

setting-windows = Wer gefragt wird, wenn eine Ruhmkarte gespielt werden könnte
setting-windows-secret = Alle, die Karten haben, damit die Frage niemandes Karte verrät
setting-windows-fast = Nur wer eine spielen kann: weniger Fragen, aber die anderen bemerken die Pause

setting-npc-lead = Wer im Kampf für ein NSC-Schiff entscheidet
setting-npc-lead-neighbour = Der linke Nachbar dessen, der dagegen kämpft
setting-npc-lead-table = Der Tisch, nach einer einfachen Regel

# Bots
bot-bosun-trader = Bootsmann mit Händlerseele
bot-bosun-privateer = Bootsmann mit Kaperbrief
bot-bosun-pirate = Bootsmann mit Piratenblut
