# Was Fähigkeiten sagen, Wort für Wort des Vokabulars in content/EFFECTS.md; sentences.py setzt die Worte zusammen.
# $form: do = Aufforderung ("nimm 1 Gold"), may = nach "du darfst" ("1 Gold nehmen").

# Wie die Teile verbunden werden
sentence-full = { $said }.
sentence-if = wenn { $conditions }: { $upper }
sentence-heading = { $when }: { $upper }
sentence-heading-if = { $when }, wenn { $conditions }: { $upper }
sentence-when = { $when }: { $upper }
sentence-time-if = { $when }, wenn { $conditions }: { $upper }
sentence-clause-if = { $when } und { $conditions }: { $upper }
body-may = du darfst { $may }
body-then = { $first }, dann { $then }
body-then-may = { $first }. Danach darfst du { $may }
body-pay = du darfst { $pay }; dann { $do }
body-pay-chosen = { $pay }, dann { $do }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-either-do = { $first }, oder { $second }
list-either-may = { $first } oder { $second }
moment = { $source }: { $happens }

# Wie weit
span-die = mindestens { $least } und höchstens so viele Felder, wie der Würfel zeigt
span-exactly = { $most ->
    [one] 1 Feld
   *[other] { $most } Felder
}
span-either = { $least } oder { $most } Felder
span-range = { $least } bis { $most } Felder

# Auslöser
when-action = Aktion
when-die-action = Aktion mit einem Würfel
when-end-of-own-turn = am Ende deines Zuges
when-battle-start = zu Beginn eines Kampfes, in dem eine deiner Figuren kämpft
when-battle-start-own-attack = wenn eine deiner Figuren in deinem Zug angreift
when-battle-rolled = wenn die Kampfwürfel gefallen sind
when-battle-rolled-if-own-flagship-fights = wenn in einem Kampf deines Flaggschiffs die Würfel gefallen sind
when-passive-if-own-flagship-fights = wenn dein Flaggschiff kämpft
when-battle-won = wenn du einen Kampf gewinnst
when-enter-space = wenn eine Figur hierher fährt
when-flagship-enters-current = wenn dein Flaggschiff auf eine Starke Strömung fährt
when-flagship-enters-fog = wenn dein Flaggschiff in den Nebel fährt
when-flagship-enters-wreckage = wenn dein Flaggschiff auf Trümmer fährt
when-flagship-leaves-map = wenn dein Flaggschiff von der Seekarte fährt
when-anchor = wenn dein Flaggschiff ankert
when-anchor-if-at-harbor = wenn dein Flaggschiff in einem Hafen ankert
when-anchor-if-at-wreckage = wenn dein Flaggschiff zwischen Trümmern ankert
when-anchor-if-at-treasure = wenn dein Flaggschiff bei einem Schatz ankert
when-anchor-if-flagship-at-island = wenn dein Flaggschiff an einer Insel ankert
when-cannons-die-placed = wenn du einen Würfel auf Kanonen legst
when-repaired = wenn du Schaden repariert hast
when-enemy-damaged = wenn du einer gegnerischen Figur Schaden zugefügt hast und sie noch auf der Seekarte ist
when-gold-for-die = wenn du Gold zahlst, um einen Würfel zu ändern
when-two-player-preparation = zwischen zwei Runden eines Spiels zu zweit
when-end-of-preparation = zu Beginn jeder neuen Runde

# Bedingungen
if-flagship-at-island = dein Flaggschiff auf einer Insel ist
if-flagship-at-island-and-no-stronghold-bar = dein Flaggschiff auf einer Insel ohne gegnerischen Stützpunkt ist
if-other-island-same-suit-on-map = die andere Insel mit ihrem Farbsymbol auf der Seekarte liegt
if-at-harbor = dort ein Hafen ist
if-at-wreckage = dort Trümmer sind
if-at-treasure = dort ein Schatz ist
if-enemy-flagship-in-region = ein gegnerisches Flaggschiff in der Region deines Flaggschiffs ist
if-enemy-card-in-region = ein Gegner mit Crew oder Ware in der Region deines Flaggschiffs ist
if-no-own-damage = keines deiner Würfelfelder beschädigt ist
if-own-flagship-fights = dein Flaggschiff selbst kämpft
if-defeated-is-mollusk-ship = du ein Schiff der Union besiegt hast
if-defeated-has-crew = die unterlegene Seite Crew hat
if-market-not-empty = eine Karte im Markt liegt
if-no-stronghold-bar = kein gegnerischer Stützpunkt auf der Insel deines Flaggschiffs steht

# Grenzen
limit-once-per-turn = einmal pro Zug
limit-once-per-battle = einmal pro Kampf
limit-any-number = so oft du willst

# Wortlisten in Parametern
word-ignore-battle = Kämpfe
word-ignore-wreckage = Trümmer
word-ignore-harbor = Hafen
word-ignore-treasure = Schatz
word-ignore-cost = Kosten
word-ignore-suit = Farbsymbol
word-kinds-crew = Crew
word-kinds-cargo = Ware
word-tuck-as-crew = Crew
word-tuck-as-cargo = Ware

# Worte in Parametern
word-figure-flagship = dein Flaggschiff
word-figure-cutter = deinen Kutter
word-figure-gunship = dein Kanonenboot
word-to-matching-tailwind = auf ein Rückenwind-Feld mit dem Wert des Würfels
word-to-any-tailwind = auf ein beliebiges Feld mit Rückenwind
word-to-any-space = auf ein beliebiges Feld der Seekarte
word-to-other-island-same-suit = auf die andere Insel mit diesem Farbsymbol
word-to-one-island = auf eine andere Insel
word-to-any-islands = beliebig verteilt auf andere Inseln
word-where-flagship-island = auf deine Insel
word-where-flagship-region-island = auf die Insel in der Region deines Flaggschiffs
word-where-battle-region-island = auf die Insel in der Region des Kampfes
word-from-flagship-island = von deiner Insel
word-from-flagship-region-island = von der Insel in der Region deines Flaggschiffs
word-from-battle-region-island = von der Insel in der Region des Kampfes
word-from-any-island = von einer Insel
word-target-defeated-figure = der besiegten Figur
word-target-any-figure-in-flagship-region = einer beliebigen Figur in der Region deines Flaggschiffs
word-region-chosen = einer Region deiner Wahl
word-region-flagship-region = in der Region deines Flaggschiffs
word-ship-cutter = den Kutter
word-ship-gunship = das Kanonenboot

# Bewegung und Seekarte
verb-move = { $form ->
    [may] { $figure_said } { $span } bewegen{ $ignore ->
        [yes] {" "}und dabei { $ignore_said } ignorieren
       *[no] {""}
    }
   *[do] bewege { $figure_said } { $span }{ $ignore ->
        [yes] {" "}und ignoriere dabei { $ignore_said }
       *[no] {""}
    }
}{ $collect_treasure ->
    [yes] ; von jedem Feld, auf das es fährt, nimmt es den Schatz
   *[no] {""}
}
verb-move-patrols = { $form ->
    [may] bis zu { $up_to } Flossenpatrouillen je { $span } bewegen{ $ignore ->
        [yes] {" "}und dabei { $ignore_said } ignorieren
       *[no] {""}
    }
   *[do] bewege bis zu { $up_to } Flossenpatrouillen je { $span }{ $ignore ->
        [yes] {" "}und ignoriere dabei { $ignore_said }
       *[no] {""}
    }
}
verb-move-direct = { $form ->
    [may] { $figure_said } direkt { $to_said } bewegen{ $ignore ->
        [yes] {" "}und dabei { $ignore_said } ignorieren
       *[no] {""}
    }
   *[do] bewege { $figure_said } direkt { $to_said }{ $ignore ->
        [yes] {" "}und ignoriere dabei { $ignore_said }
       *[no] {""}
    }
}
verb-wrap-to-opposite-edge = { $form ->
    [may] geradewegs an den gegenüberliegenden Rand der Seekarte fahren, statt zu entdecken
   *[do] fahre geradewegs an den gegenüberliegenden Rand der Seekarte, statt zu entdecken
}
verb-current-move = { $direction ->
    [any] { $form ->
        [may] 1 Feld in eine beliebige Richtung treiben
       *[do] treibe 1 Feld in eine beliebige Richtung
    }
   *[printed] sie treibt 1 Feld in die gezeigte Richtung
}
verb-ignore-terrain = { $form ->
    [may] { $terrain ->
        [wreckage] den Schaden durch die Trümmer
       *[strong_current] die Strömung
    } ignorieren
   *[do] ignoriere { $terrain ->
        [wreckage] den Schaden durch die Trümmer
       *[strong_current] die Strömung
    }
}
verb-push = { $form ->
    [may] diese Figur { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } weit schieben{ $leave_map ->
        [yes] {""}
       *[no] , aber nicht von der Seekarte hinunter
    }{ $ignore ->
        [yes] ; { $ignore_said } zählen dabei nicht
       *[no] {""}
    }
   *[do] schiebe diese Figur { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } weit{ $leave_map ->
        [yes] {""}
       *[no] , aber nicht von der Seekarte hinunter
    }{ $ignore ->
        [yes] ; { $ignore_said } zählen dabei nicht
       *[no] {""}
    }
}
verb-block-edge = keine Figur kommt hier hinüber, außer wenn sie direkt bewegt wird
verb-add-region = { $form ->
    [may] eine Seeregion ziehen und irgendwo an die Seekarte anlegen
   *[do] ziehe eine Seeregion und lege sie irgendwo an die Seekarte an
}

# Kampf
verb-load-cannons = deine Kanonen sind bis zum Ende der Runde geladen
verb-forbid-battle = hier wird nicht gekämpft
verb-battle-space = { $form ->
    [may] gegen ein Feld in der Region deines Flaggschiffs kämpfen, als wäre dein Flaggschiff gerade dorthin gefahren
   *[do] kämpfe gegen ein Feld in der Region deines Flaggschiffs, als wäre dein Flaggschiff gerade dorthin gefahren
}
verb-roll-bonus = zähle { $amount ->
    [ready_comrades] die Zahl deiner frischen Kameraden
   *[other] { $amount }
} zu deinem Kampfwurf dazu
verb-battle-dice = wirf und addiere { $count } Kampfwürfel
verb-reroll = { $form ->
    [may] alle deine Kampfwürfel neu werfen
   *[do] wirf alle deine Kampfwürfel neu
}
verb-ignore-battle = { $form ->
    [may] diesen Kampf ausfallen lassen
   *[do] lass diesen Kampf ausfallen
}
verb-extra-damage-if-won = füge { $amount } Schaden mehr zu, wenn du gewinnst
verb-raise-cannons-die = { $form ->
    [may] deinen Würfel auf Kanonen um { $amount } hochdrehen
   *[do] drehe deinen Würfel auf Kanonen um { $amount } hoch
}

# Schaden
verb-deal-damage = { $form ->
    [may] { $target_said } { $amount } Schaden zufügen
   *[do] füge { $target_said } { $amount } Schaden zu
}
verb-take-damage = { $where ->
    [entering_figure] sie bekommt { $amount } Schaden
   *[other] { $form ->
        [may] { $amount } Schaden{ $where ->
            [board_slot] {" "}auf deiner Fraktionsablage
           *[any_slot] {""}
        } in Kauf nehmen
       *[do] nimm { $amount } Schaden{ $where ->
            [board_slot] {" "}auf deiner Fraktionsablage
           *[any_slot] {""}
        } in Kauf
    }
}
verb-repair = { $form ->
    [may] { $amount ->
        [all] deinen ganzen Schaden
       *[other] bis zu { $amount } Schaden
    } reparieren
   *[do] repariere { $amount ->
        [all] deinen ganzen Schaden
       *[other] bis zu { $amount } Schaden
    }
}{ $fame_per_repair ->
    [0] {""}
   *[other] {" "}({ $fame_per_repair } Ruhm für jeden Schaden)
}

# Gold, Ruhm, Wohlstand
verb-gain-gold = { $form ->
    [may] { $amount } Gold nehmen
   *[do] nimm { $amount } Gold
}
verb-spend-gold = { $form ->
    [may] { $amount } Gold zahlen
   *[do] zahle { $amount } Gold
}
verb-give-gold = { $form ->
    [may] dem Verteidiger { $amount } Gold geben
   *[do] gib dem Verteidiger { $amount } Gold
}
verb-steal-gold = { $form ->
    [may] der unterlegenen Seite { $amount } Gold stehlen
   *[do] stiehl der unterlegenen Seite { $amount } Gold
}
verb-gain-treasure = { $form ->
    [may] das dort gezeigte Gold nehmen
   *[do] nimm das dort gezeigte Gold
}
verb-treasure-bonus = der Schatz bringt { $amount } Gold mehr
verb-gold-for-fame = { $form ->
    [may] bis zu { $max } Gold zahlen und für jedes { $fame_per_gold } Ruhm erhalten
   *[do] zahle bis zu { $max } Gold und erhalte für jedes { $fame_per_gold } Ruhm
}
verb-die-change-per-gold = jedes Gold ändert ihn um bis zu { $amount }
verb-gain-fame = { $form ->
    [may] { $amount } Ruhm erhalten
   *[do] erhalte { $amount } Ruhm
}
verb-raise-wealth = { $form ->
    [may] den Wohlstand { $region_said } um { $amount } erhöhen
   *[do] erhöhe den Wohlstand { $region_said } um { $amount }
}

# Crew, Ware, Markt, Pläne
verb-recruit = { $form ->
    [may] {""}
   *[do] rekrutiere{" "}
}{ $count ->
    [any] beliebig viele Marktkarten
    [one] 1 Marktkarte
   *[other] { $count } Marktkarten
}{ $island ->
    [flagship] {" "}mit dem Farbsymbol deiner Insel
    [flagship_or_stronghold] {" "}mit dem Farbsymbol der Insel unter deinem Flaggschiff oder unter einem deiner Stützpunkte
    [with_comrade] {" "}mit dem Farbsymbol einer Insel, auf der ein Kamerad und kein Stützpunkt ist,
   *[none] {""}
}{ $form ->
    [may] {" "}rekrutieren
   *[do] {""}
}{ $ignore ->
    [yes] { $form ->
        [may] {" "}und dabei { $ignore_said } ignorieren
       *[do] {" "}und ignoriere dabei { $ignore_said }
    }
   *[no] {" "}gegen ihre Kosten
}{ $refill ->
    [end] ; danach wird der Markt aufgefüllt
   *[each] {""}
}
verb-smuggle = { $form ->
    [may] eine Marktkarte mit dem Farbsymbol deiner Insel kostenlos als Ware nehmen; du behältst höchstens 2 Waren
   *[do] nimm eine Marktkarte mit dem Farbsymbol deiner Insel kostenlos als Ware; du behältst höchstens 2 Waren
}
verb-deliver = liefere eine Ware, die deine Insel haben will: Erhalte 2 Ruhm, erhöhe den Wohlstand der Region um 1, erhalte eine Belohnung und lege die Ware unter einen deiner Zusagenmarker
verb-gain-reward = { $form ->
    [may] eine Belohnung erhalten
   *[do] erhalte eine Belohnung
}
verb-no-reward = hier gibt es keine Belohnung
verb-return-self = { $form ->
    [may] diese Karte in die Schachtel legen
   *[do] lege diese Karte in die Schachtel
}
verb-return-enemy-crew = { $form ->
    [may] { $amount } Crewkarten der unterlegenen Seite in die Schachtel legen
   *[do] lege { $amount } Crewkarten der unterlegenen Seite in die Schachtel
}
verb-steal-card = { $form ->
    [may] dort einem Gegner eine Karte aus { $kinds_said } stehlen und sie als { $tuck_as_said } behalten
   *[do] stiehl dort einem Gegner eine Karte aus { $kinds_said } und behalte sie als { $tuck_as_said }
}
verb-reset-market = { $form ->
    [may] den ganzen Markt in die Schachtel legen und neue Karten auslegen
   *[do] lege den ganzen Markt in die Schachtel und neue Karten aus
}
verb-draw-plans = { $form ->
    [may] { $amount ->
        [one] 1 Plankarte
       *[other] { $amount } Plankarten
    } ziehen
   *[do] ziehe { $amount ->
        [one] 1 Plankarte
       *[other] { $amount } Plankarten
    }
}

# Flossenpatrouillen und Stützpunkte
verb-place-patrol = { $form ->
    [may] 1 Flossenpatrouille auf das Feld deines Flaggschiffs{ $at ->
        [flagship_space_or_adjacent] {" "}oder ein Feld daneben
       *[flagship_space] {""}
    } setzen
   *[do] setze 1 Flossenpatrouille auf das Feld deines Flaggschiffs{ $at ->
        [flagship_space_or_adjacent] {" "}oder ein Feld daneben
       *[flagship_space] {""}
    }
}
verb-spend-patrols = { $form ->
    [may] { $amount } Flossenpatrouillen von einer Insel zurücknehmen
   *[do] nimm { $amount } Flossenpatrouillen von einer Insel zurück
}
verb-remove-patrols = { $form ->
    [may] bis zu { $up_to } Flossenpatrouillen aus einer Region entfernen, auf deren Insel Kameraden sind
   *[do] entferne bis zu { $up_to } Flossenpatrouillen aus einer Region, auf deren Insel Kameraden sind
}
verb-place-stronghold = { $form ->
    [may] dort einen Stützpunkt aufstellen
   *[do] stelle dort einen Stützpunkt auf
}

# Kameraden und Schiffe der Union
verb-gain-ready-comrades = { $form ->
    [may] { $amount } frische Kameraden erhalten
   *[do] erhalte { $amount } frische Kameraden
}
verb-place-comrades = { $where ->
    [different_islands] { $form ->
        [may] auf bis zu { $up_to } Inseln je 1 Kameraden setzen
       *[do] setze je 1 Kameraden auf bis zu { $up_to } Inseln
    }
   *[other] { $form ->
        [may] { $up_to ->
            [one] 1 Kameraden
           *[other] bis zu { $up_to } Kameraden
        } { $where_said } setzen
       *[do] setze { $up_to ->
            [one] 1 Kameraden
           *[other] bis zu { $up_to } Kameraden
        } { $where_said }
    }
}
verb-remove-comrades = { $form ->
    [may] { $amount ->
        [all] alle Kameraden
        [one] 1 Kameraden
       *[other] { $amount } Kameraden
    } { $from_said } entfernen
   *[do] entferne { $amount ->
        [all] alle Kameraden
        [one] 1 Kameraden
       *[other] { $amount } Kameraden
    } { $from_said }
}
verb-shift-comrades = { $form ->
    [may] { $amount ->
        [all] alle Kameraden
       *[up_to_2] bis zu 2 Kameraden
    } von einer Insel { $to_said } versetzen
   *[do] versetze { $amount ->
        [all] alle Kameraden
       *[up_to_2] bis zu 2 Kameraden
    } von einer Insel { $to_said }
}
verb-place-ship = { $form ->
    [may] dort { $ship_said } aufstellen
   *[do] stelle dort { $ship_said } auf
}

# Würfel und Aufbau
verb-relocate-die = { $form ->
    [may] einen deiner liegenden Würfel auf ein leeres Kanonen-Würfelfeld umlegen
   *[do] lege einen deiner liegenden Würfel auf ein leeres Kanonen-Würfelfeld um
}
verb-choose-one = { $form ->
    [may] entweder { $options }
   *[do] { $options }
}
verb-pay-then = du darfst { $pay }; dann { $do }
verb-chain = { $first }. Wenn du das tust: { $upper }
