# Was eine Möglichkeit kosten oder bringen würde; steht dahinter.

note-level = Stufe { $number }: { $level }
note-line = { $line }: { $face }
note-next = { $next }
note-now = jetzt { $number }
note-row = { $number ->
    [0] keine Reihe
   *[other] aus Reihe { $number }
}
note-sails = { $number } Segel
note-back = ihre Rückseite ist bis dahin geheim; deine Kanonen: { $number }
note-mode-merchant = kämpft nur, wenn es angegriffen wird
note-mode-pirate = kämpft gegen jedes gegnerische Schiff, das hier hält, und blockiert die Insel
note-unexplored = unerforscht
note-tile = { $tile }
note-controlled = Kontrolle: { $seat }
note-goods = dort: { counted-goods }
note-yields = bringt { counted-goods }
note-pirate = Kampf gegen { $seat }!
note-bites = Garnison: { $number } Schaden
note-card = Karte { $card } ({ $number } Fracht): { $face }
note-shows = { $face }
note-cannons = Kampfmarker, die zu sehen sind: { $number }
note-damage = { $number } Schaden
note-markers = { $number } Marker
note-as-coins = { $number } als Münzen
note-owner = { $seat }
note-worth = { $worth }
note-fitting = { $icons }
note-cost = kostet { $number } Fracht
note-left = noch { $number }
note-covers = verdeckt: { $icons }
note-influence = Marker dort: { $number }
note-odds = gewinnt zu etwa { $number } %
note-odds-seen = gegen das, was zu sehen ist: gewinnt zu etwa { $number } %

rival-place = Schiff: { $space }; { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $damage } Schaden.
rival-card = Karte: { $solo }. Schiff: { $space }; { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $damage } Schaden.
