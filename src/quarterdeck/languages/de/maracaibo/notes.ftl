# Was nach einer Antwort steht: was sie jetzt kosten oder bringen würde.

note-movement = { $number } BP
note-toll = Zoll { $number } D
note-passed = { $number } SP für Gehilfen am Weg
note-offer = { $legacy }: { $bargain }
note-city = { $deed }
note-market = Lieferung: { $good }
note-village = { $number ->
    [one] 1 Dorfaktion
   *[other] { $number } Dorfaktionen
}
note-quest = Quest { $quest }: { $icons }
note-quest-dear = Quest { $quest } (zurzeit nicht bezahlbar): { $icons }
note-story = Storyquest { $quest }: { $icons }
note-story-dear = Storyquest { $quest } (zurzeit nicht erfüllbar): { $icons }
note-assistant = { $card }: { $help }
note-round-ends = beendet die Runde
note-price = du zahlst { $number } D
note-value = Kampfwert { $number }
note-value-left = danach Kampfwert { $number }
note-influence = auf ihrer Leiste von { $start } auf { $end }
note-influence-lapsed = { $number } SP für Schritte über die Leiste hinaus
note-rank = Adelsrang { $number }
note-flag = Bonus: { $flag }
note-barrier = überschreitet: { $barrier }
note-unlocks = schaltet frei
note-task-low = { $demand }: 1 Figur, { $number } D, ohne die { $vp } SP der höheren Stufe
note-task-high = { $demand }: 1 Figur, { $number } D, { $vp } SP
note-combat-points = { $number ->
    [one] 1 Kampfpunkt
   *[other] { $number } Kampfpunkte
}
note-project = als Projekt für { $price }: { $icons }
