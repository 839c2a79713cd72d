# Was Perlentaucher sagt
game-divers = Perlentaucher
bot-old-salt = Alter Hase: spielt nach Faustregeln

reef-lagoon = Lagune
    .at = in der Lagune
reef-wall = Riffwand
    .at = an der Riffwand
reef-wreck = Wrack
    .at = am Wrack
reef-lagoon-text = Still und flach: eine Perle auf einmal und kaum ein Hai.
reef-wall-text = Dunkel und steil: { $number } Perlen auf einmal.
reef-wreck-text = Was hier liegt, wird gut bewacht: { $number } Perlen auf einmal.

prompt-reef-today = Wo tauchst du heute? Alle wählen geheim; wo mehr tauchen, kommen mehr Haie.
prompt-dive-again = Du bist { $reef_at }. Noch einmal hinab oder hinauf mit dem, was du hast?
prompt-shark-fight = Ein Hai! Wehrst du ihn mit einem Messer ab, oder bekommt er deinen Korb?
prompt-shark-snatch = { $other_seat } verliert einen Korb an einen Hai. Schnappst du dir für ein Messer eine Perle daraus?

option-yes = Ja
option-no = Nein
option-reef = { $reef }
option-dive-again-down = Noch einmal hinab
option-dive-again-up = Hinauf
order-shark-snatch = Aus verlorenen Körben nichts nehmen

note-reef = { $number ->
    [one] eine Perle auf einmal, Hai bei einer 1
   *[other] { $number } Perlen auf einmal, Haie bis zur { $number }
}; je weiteren Taucher dort eine Augenzahl mehr
note-danger = { $faces ->
    [one] Hai bei einer 1
   *[other] Haie bis zur { $faces }
}
why-yesterday = Dort hast du gestern getaucht.

event-day = Tag { $day } bricht an.
event-anchored = { $seat } taucht { $reef_at }.
event-found = Du findest eine Perle im Wert von { $pearl }.
event-found-hidden = { $seat } findet eine Perle.
event-shark = Ein Hai greift { $seat } an (eine { $die }).
event-fought = { $seat } zieht ein Messer und hat noch { $knives }.
event-snatched = { $seat } schnappt sich eine Perle im Wert von { $pearl } aus dem Korb von { $other_seat }.
event-snatched-hidden = { $seat } schnappt sich eine Perle aus dem Korb von { $other_seat }.
event-lost = { $seat } verliert { $count ->
    [one] eine Perle
   *[other] { $count } Perlen
}.
event-surfaced = { $seat } taucht mit { $count ->
    [one] einer Perle
   *[other] { $count } Perlen
} auf.
event-shown = { $seat } hat Perlen im Wert von { $points } heraufgebracht.

source-pearls = Perlen
source-knives = Übrige Messer

field-day = Tag
field-queue = Taucht noch
field-breath = Atemzüge
field-knives = Messer
field-reef = Riff
field-basket = Korb
field-hoard = Hort
field-bag = Im Meer
field-shown = Aufgedeckt
