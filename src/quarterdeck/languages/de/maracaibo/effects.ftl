# Was Effekte sagen, Wort für Wort des Vokabulars in content/EFFECTS.md; sentences.py setzt die Worte zusammen.
# `thing-`: was man erhält ("erhalte 3 Dublonen und 2 Siegpunkte"), `cost-`: was man abgibt, `verb-`: was man tut,
# `icon-`: all das in Kurzform, wie ein Spielplan es zeigt.

# Wie die Teile verbunden werden
sentence-full = { $said }.
sentence-headed = { $head }: { $said }.
after-colon = { $upper }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
steps = { $first }, dann { $then }
gain = erhalte { $things }
trade = gib { $cost } ab und { $then }
icon-list = { $first }, { $second }
icon-choice = { $first } / { $second }
icon-trade = { $cost } → { $then }

# Worte in Parametern
word-nation-any = einer Nation deiner Wahl
word-nation-fighting = der kämpfenden Nation
word-nation-chosen = dieser Nation
word-kind-any-new = einer Art, die du nicht hast
word-per-compass = jeden deiner Kompasse
word-per-combat-token = jedes deiner Kampfplättchen
word-per-assistant = jeden deiner Gehilfen auf dem Plan
word-per-quest = jede Quest auf deiner Quest-Leiste
word-per-synergy = jedes deiner Synergieplättchen
word-per-nation-with-3-influence = jede Nation mit mindestens 3 Einfluss
word-per-barrier = jede überschrittene Barriere
word-per-improvement = jede freigeschaltete Schiffsverbesserung
word-per-left-combat-or-figure = jeden Kampfpunkt und jede Figur in deinem Vorrat
word-per-own-assistant-at-target = jeden deiner Gehilfen dort
word-per-other-assistant-at-target = jeden Gehilfen anderer Spieler dort
word-target-empty-flag = eine leere Flagge
word-target-enemy-flag = die Flagge einer anderen Nation
word-target-empty-village = ein leeres Dorf
word-target-enemy-village = das Dorf einer anderen Nation
word-target-fleet-space-1 = das erste Feld der Flotte
word-target-fleet-space-2 = das zweite Feld der Flotte
word-target-mine-space = die Mine
short-nation-any = beliebige Nation
short-nation-fighting = kämpfende Nation
short-nation-chosen = diese Nation
short-per-compass = Kompass
short-per-combat-token = Kampfplättchen
short-per-assistant = Gehilfe
short-per-quest = Quest
short-per-synergy = Synergieplättchen
short-per-nation-with-3-influence = Nation mit 3+ Einfluss
short-per-barrier = Barriere
short-per-improvement = Verbesserung
short-per-left-combat-or-figure = übrigem Kampfpunkt oder Figur
short-per-own-assistant-at-target = eigenem Gehilfen dort
short-per-other-assistant-at-target = fremdem Gehilfen dort
short-target-empty-flag = leere Flagge
short-target-enemy-flag = fremde Flagge
short-target-empty-village = leeres Dorf
short-target-enemy-village = fremdes Dorf
short-target-fleet-space-1 = Flotte 1
short-target-fleet-space-2 = Flotte 2
short-target-mine-space = Mine

items-treasure-map = { $n ->
    [one] 1 Schatzkarte
   *[other] { $n } Schatzkarten
}
items-book = { $n ->
    [one] 1 Buch
   *[other] { $n } Bücher
}
items-herbs = { $n ->
    [one] 1 Heilkraut
   *[other] { $n } Heilkräuter
}
items-pistol = { $n ->
    [one] 1 Pistole
   *[other] { $n } Pistolen
}
goods-sugar = { $n } Zucker
goods-tobacco = { $n } Tabak
goods-cotton = { $n } Baumwolle
goods-coffee = { $n } Kaffee
goods-cocoa = { $n } Kakao

doubloons = { $n ->
    [one] 1 Dublone
   *[other] { $n } Dublonen
}
combat-points = { $n ->
    [one] 1 Kampfpunkt
   *[other] { $n } Kampfpunkte
}
figures = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
}
discs = { $n ->
    [one] 1 Scheibe
   *[other] { $n } Scheiben
}
village-actions = { $n ->
    [one] 1 Dorfaktion
   *[other] { $n } Dorfaktionen
}
fields = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}

# Gewinne
thing-gain-doubloons = { $amount }
thing-gain-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}{ $synergy ->
    [none] {""}
   *[other] {" "}(nur mit dem Synergieplättchen { $synergy_said })
}
thing-gain-combat = { $amount }
thing-gain-figure = { $amount } aus dem allgemeinen Vorrat
thing-gain-influence = { $n } Einfluss bei { $nation_said }
thing-gain-synergy = { $kind ->
    [any_new] ein Synergieplättchen { $kind_said }
   *[other] das Synergieplättchen { $kind_said }
}
thing-gain-vp-per = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für { $per_said }
thing-gain-doubloons-per = { $amount } für { $per_said }
thing-gain-flag-bonus = den Bonus der Flagge
thing-gain-story-tile = das Storyplättchen
icon-gain-doubloons = { $n } D
icon-gain-vp = { $n } SP{ $synergy ->
    [none] {""}
   *[other] {" "}mit { $synergy_said }
}
icon-gain-combat = { $amount }
icon-gain-figure = { $amount }
icon-gain-influence = { $n } Einfluss ({ $nation_short })
icon-gain-synergy = { $kind ->
    [any_new] neues Synergieplättchen
   *[other] Synergie { $kind_said }
}
icon-gain-vp-per = { $n } SP pro { $per_short }
icon-gain-doubloons-per = { $n } D pro { $per_short }
icon-gain-flag-bonus = Flaggenbonus
icon-gain-story-tile = Storyplättchen
verb-influence-to-rank = rücke deinen Einflussmarker { $nation ->
    [any] bei einer Nation deiner Wahl
    [chosen] bei dieser Nation
   *[other] bei { $nation_said }
} auf den nächsten Adelsrang vor
icon-influence-to-rank = nächster Adelsrang ({ $nation_short })
verb-remove-disc = entferne { $n ->
    [one] 1 Scheibe
   *[other] bis zu { $n } Scheiben
} von deinem Schiffstableau
icon-remove-disc = { $n ->
    [one] 1 Scheibe entfernen
   *[other] { $n } Scheiben entfernen
}

# Aktionen
verb-explore = ziehe deinen Entdecker bis zu { $amount } weit
icon-explore = Entdecken { $n }
verb-fight = führe einen Kampf durch
icon-fight = Kampf
verb-village-action = führe { $n ->
    [one] 1 Dorfaktion
   *[other] bis zu { $n } Dorfaktionen
} aus
icon-village-action = { $amount }
verb-village-action-per = führe bis zu 1 Dorfaktion für { $per_said } aus
icon-village-action-per = 1 Dorfaktion pro { $per_short }
verb-buy = kaufe eine Projektkarte oder investiere in ein Prestigegebäude
icon-buy = kaufen oder investieren
verb-sail-on = segle mit { $min } bis { $max } Bewegungspunkten weiter und führe dort noch eine Hauptaktion aus
icon-sail-on = { $min }–{ $max } weitersegeln, noch eine Hauptaktion
verb-fulfil-quest-here = erfülle eine Quest, die hier liegt
icon-fulfil-quest-here = Quest hier
verb-place-marker = { $where ->
    [target] setze einen Marker { $nation ->
        [fighting] der kämpfenden Nation
        [chosen] dieser Nation
       *[other] von { $nation_said }
    } dorthin
    [ship_place] setze einen Marker einer Nation deiner Wahl in dieses Dorf
   *[empty_village] { $nation ->
        [chosen] wähle eine Nation und setze einen ihrer Marker in ein Dorf ohne Marker
        [fighting] setze einen Marker der kämpfenden Nation in ein Dorf ohne Marker
       *[other] setze einen Marker von { $nation_said } in ein Dorf ohne Marker
    }
}
icon-place-marker = { $where ->
    [target] Marker dorthin
    [ship_place] Marker in dieses Dorf
   *[empty_village] { $nation ->
        [chosen] Marker in ein leeres Dorf
        [fighting] Marker der kämpfenden Nation in ein leeres Dorf
       *[other] Marker von { $nation_said } in ein leeres Dorf
    }
}
verb-quest-to-card = lege die oberste Quest des Stapels auf diese Karte; du darfst sie einmal als letzte Dorfaktion erfüllen
icon-quest-to-card = Quest auf diese Karte
verb-figures-on-card-income = stelle beliebig viele deiner Figuren auf diese Karte und erhöhe für jede dein Dublonen-Einkommen um { $doubloons }
icon-figures-on-card-income = Figuren auf diese Karte: je +{ $doubloons } D Einkommen

# Zahlungen und Bedingungen
cost-pay-doubloons = { $amount }
cost-pay-combat = { $amount }
cost-pay-figure = { $amount }
cost-pay-items = { $things }
cost-pay-goods = { $things }
cost-pay-equal-goods = { $n ->
    [one] 1 beliebige Ware
   *[other] { $n } gleiche Waren
}
cost-discard-hand = alle deine Handkarten
cost-need-mp = mindestens { $n } in Phase A dieses Zuges ausgegebene Bewegungspunkte (nur nachzuweisen)
icon-pay-doubloons = { $n } D
icon-pay-combat = { $amount }
icon-pay-figure = { $amount }
icon-pay-items = { $things }
icon-pay-goods = { $things }
icon-pay-equal-goods = { $n ->
    [one] 1 beliebige Ware
   *[other] { $n } gleiche Waren
}
icon-discard-hand = ganze Hand
icon-need-mp = { $n }+ BP gesegelt

# Steuerung
verb-choose = wähle eines: { $options }
verb-pay-for = gib, wenn du willst, { $cost } ab und { $then }

# Einkommen
verb-income-doubloons = erhöhe dein Dublonen-Einkommen um { $n }{ $synergy ->
    [none] {""}
   *[other] , sobald du das Synergieplättchen { $synergy_said } hast
}
verb-income-vp = erhöhe dein Siegpunkt-Einkommen um { $n }{ $synergy ->
    [none] {""}
   *[other] , sobald du das Synergieplättchen { $synergy_said } hast
}
icon-income-doubloons = +{ $n } D Einkommen{ $synergy ->
    [none] {""}
   *[other] {" "}mit { $synergy_said }
}
icon-income-vp = +{ $n } SP Einkommen{ $synergy ->
    [none] {""}
   *[other] {" "}mit { $synergy_said }
}

# Dauerhaft
verb-perm-item = diese Karte zählt bei jeder Zahlung von Gegenständen als { $amount }
icon-perm-item = dauerhaft { $item_said }
verb-perm-discount = Karten und Prestigegebäude kosten dich { $amount } weniger
icon-perm-discount = alles { $n } D billiger
verb-perm-combat-before-fight = erhalte zu Beginn jedes Kampfes { $amount }
icon-perm-combat-before-fight = { $amount } vor jedem Kampf
verb-perm-compass = du hast { $n ->
    [one] 1 Kompass
   *[other] { $n } Kompasse
} mehr
icon-perm-compass = { $n ->
    [one] 1 Kompass
   *[other] { $n } Kompasse
}
verb-perm-explore = wann immer du deinen Entdecker ziehst, darf er bis zu { $amount } weiter gehen
icon-perm-explore = Entdecken +{ $n }
verb-perm-steal-on-jump = wann immer dein Entdecker einen anderen überspringt, stiehl { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} von dessen Besitzer
icon-perm-steal-on-jump = { $n } SP von übersprungenen Entdeckern
verb-perm-village-stop = wann immer ein Schiff in einem Dorf mit einem deiner Gehilfen anhält: { $then }
icon-perm-village-stop = Schiff hält im Dorf bei deinem Gehilfen: { $then }
verb-perm-figure-for-combat = du darfst jederzeit 1 deiner Figuren in den allgemeinen Vorrat zurückstellen und erhältst { $amount }
icon-perm-figure-for-combat = 1 Figur → { $amount }
verb-perm-nation-combat = wann immer du im Kampf { $nation_said } wählst, erhalte { $amount }
icon-perm-nation-combat = { $amount } im Kampf für { $nation_said }
verb-perm-displace-vp = wann immer du einen Nationenmarker verdrängst, erhalte { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
icon-perm-displace-vp = { $n } SP für Verdrängen
verb-perm-village-action = neue Dorfaktion{ $last ->
    [yes] , als deine letzte
   *[no] {""}
}{ $only_if ->
    [none] {""}
   *[other] , wenn dein Schiff in einem Dorf ohne Marker ist
}: { $body }
icon-perm-village-action = { $last ->
    [yes] letzte Dorfaktion
   *[no] Dorfaktion
}{ $only_if ->
    [none] {""}
   *[other] {" "}(Dorf ohne Marker)
}: { $body }
verb-perm-combat-action = neue Kampfaktion, einmal pro Kampf: { $body }
icon-perm-combat-action = Kampfaktion { $body }
verb-perm-hand-limit = dein Handkartenlimit ist { $n }
icon-perm-hand-limit = Handkartenlimit { $n }
verb-perm-free-display = Karten aus der offenen Auslage kosten dich nichts
icon-perm-free-display = Auslage kostenlos
verb-perm-village-thresholds = 2 Dorfaktionen schon ab { $two } Bewegungspunkten, 3 schon ab { $three }
icon-perm-village-thresholds = 2 / 3 Dorfaktionen ab { $two } / { $three } BP

# Kampfaktionen
combat-body = senke den Kampfwert { $options }{ $then ->
    [none] {""}
   *[other] , dann { $then }
}
combat-option = um { $value }{ $target ->
    [none] {""}
   *[other] {" "}für { $target_said }
}{ $then ->
    [none] {""}
   *[other] {" "}und { $then }
}
icon-combat-body = { $options }{ $then ->
    [none] {""}
   *[other] : { $then }
}
icon-combat-option = −{ $value }{ $target ->
    [none] {""}
   *[other] {" "}{ $target_short }
}{ $then ->
    [none] {""}
   *[other] : { $then }
}

# Endwertung
verb-end-vp-per = in der Endwertung { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
} für { $per_said }{ $max ->
    [0] {""}
   *[other] , höchstens { $max } Siegpunkte
}
icon-end-vp-per = { $n } SP pro { $per_short }{ $max ->
    [0] {""}
   *[other] {" "}(höchstens { $max })
}
verb-end-double-doubloon-track = erhalte in der Endwertung zusätzlich das Doppelte der Siegpunkte deiner Position auf der Dublonen-Einkommensleiste
icon-end-double-doubloon-track = 2 × SP des Dublonen-Einkommens

# Storykarten
verb-story-tile = lege das nächste Storyplättchen an { $place_said }
icon-story-tile = Story: { $place_number }
verb-quest-tile = lege eine Quest an { $place_said }{ $players ->
    [all] {""}
   *[other] {" "}({ $players_said })
}
icon-quest-tile = Quest: { $place_number }{ $players ->
    [all] {""}
   *[other] {" "}({ $players_said })
}
players-from = ab { $least } Spielern
players-only = mit { $least } Spielern
verb-cards-to-discard = lege auf den Ablagestapel: { $things }
icon-cards-to-discard = auf den Ablagestapel: { $things }
verb-cards-to-deck = mische in den Nachziehstapel: { $things }
icon-cards-to-deck = in den Nachziehstapel: { $things }
verb-read-now = lies sofort Storykarte { $number } und lege sie daneben
icon-read-now = sofort { $number } lesen
verb-bring-legacy = bringe Legacyplättchen L{ $number } ins Spiel
icon-bring-legacy = L{ $number } ins Spiel
verb-remove-legacy = Legacyplättchen L{ $number } kommt zurück in die Schachtel
icon-remove-legacy = L{ $number } in die Schachtel
verb-remove-skull = lege, wenn du willst, ein Legacyplättchen mit Totenkopf zurück in die Schachtel
icon-remove-skull = Totenkopf entfernen
verb-next-story = weiter mit Storykarte { $number }
icon-next-story = weiter: { $number }
verb-discard-story = Storykarte { $number } kommt ungelesen aus dem Spiel
icon-discard-story = { $number } entfällt
verb-end-campaign = die Kampagne ist zu Ende
icon-end-campaign = Ende der Kampagne

# Legacyplättchen
verb-leg-city = { $place_said } ist eine Stadt: Markt für { $good_said } ({ $amount }); Aktion: { $action }; Flagge: { $flag }
icon-leg-city = Stadt { $place_number }: { $good_said } × { $storage }; { $action }; Flagge: { $flag }
verb-leg-quest-refill = an { $place_said } liegt immer eine Quest: Wird sie genommen, kommt eine neue
icon-leg-quest-refill = immer eine Quest an { $place_number }
verb-leg-needs-explorer = dein Entdecker muss { $field_said } erreicht haben, bevor du hierher segeln oder hier einen Marker setzen darfst
icon-leg-needs-explorer = Entdecker auf { $field_said }
verb-leg-arrow-cost = die Fahrt von { $from_said } nach { $to_said } kostet { $mp } Bewegungspunkte
icon-leg-arrow-cost = { $from_number } → { $to_number }: { $mp } BP
verb-leg-no-city-action = { $place_said } verliert das Stadtplättchen und hat keine Stadtaktion
icon-leg-no-city-action = keine Stadtaktion an { $place_number }
verb-leg-no-village-main = in { $place_said } keine Dorfaktionen als Hauptaktion
icon-leg-no-village-main = keine Dorfaktionen an { $place_number }
verb-leg-stop-gain = Halt in { $place_said }, vor der Hauptaktion: { $then }
icon-leg-stop-gain = Halt an { $place_number }: { $then }
verb-leg-stop-offer = Halt in { $place_said }, vor der Hauptaktion und freiwillig: { $body }; danach kommt eine Scheibe des Schiffstableaus hierher ({ $amount }{ $box ->
    [none] {""}
   *[other] ; { $box }
})
icon-leg-stop-offer = Halt an { $place_number }: { $body }, Scheibe hierher ({ $amount }{ $box ->
    [none] {""}
   *[other] ; { $box }
})
box-solo = solo { $n } schon belegt
box-two = zu zweit { $n } schon belegt
verb-leg-toll = an { $place_said } vorbeizufahren kostet { $amount }; wer nicht zahlen kann, muss dort anhalten
icon-leg-toll = vorbei an { $place_number }: { $doubloons } D
verb-leg-home-vp = { $place_said } bringt stattdessen { $vp } Siegpunkte
icon-leg-home-vp = { $place_number }: { $vp } SP
verb-all-combat-action = Kampfaktion für alle, einmal pro Kampf{ $needs ->
    [none] {""}
   *[other] , wenn der eigene Entdecker { $needs_said } erreicht hat
}: { $body }
icon-all-combat-action = Kampfaktion { $body }{ $needs ->
    [none] {""}
   *[other] {" "}(Entdecker auf { $needs_said })
}

# Jean
verb-jean-influence = Jean erhält { $n } Einfluss bei { $nation_said }{ $rounds_said }
icon-jean-influence = { $n } Einfluss ({ $nation_short }){ $rounds_short }
verb-jean-vp = Jean erhält { $n } Siegpunkte{ $rounds_said }
icon-jean-vp = { $n } SP{ $rounds_short }
verb-jean-explore = Jeans Entdecker geht { $amount } weit oder zu einer näheren Quest{ $rounds_said }
icon-jean-explore = Entdecken { $n }{ $rounds_short }
verb-jean-remove-disc = Jean nimmt { $amount } von ihrem Tableau{ $rounds_said }
icon-jean-remove-disc = { $amount } weg{ $rounds_short }
verb-jean-take-quest = Jean nimmt { $n ->
    [one] die oberste Quest
   *[other] die obersten { $n } Quests
} des Stapels{ $rounds_said }
icon-jean-take-quest = { $n ->
    [one] 1 Quest
   *[other] { $n } Quests
} vom Stapel{ $rounds_short }
verb-jean-fight = Jean kämpft, setzt einen Marker{ $extra_village ->
    [yes] , einen weiteren in ein Dorf
   *[no] {""}
} und erhält { $influence } Einfluss{ $rounds_said }
icon-jean-fight = Kampf, { $influence } Einfluss{ $extra_village ->
    [yes] , weiteres Dorf
   *[no] {""}
}{ $rounds_short }
rounds-said = {" "}in den Runden { $rounds }
rounds-short = {" "}(Runden { $rounds })
rounds-join = { $first } und { $second }
