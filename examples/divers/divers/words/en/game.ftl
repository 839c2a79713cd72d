# What Pearl Divers says
game-divers = Pearl Divers
bot-old-salt = Old Salt: plays by rules of thumb

reef-lagoon = Lagoon
    .at = in the lagoon
reef-wall = Wall
    .at = at the wall
reef-wreck = Wreck
    .at = at the wreck
reef-lagoon-text = Still and shallow: one pearl at a time, and hardly a shark.
reef-wall-text = Dark and steep: { $number } pearls at a time.
reef-wreck-text = What lies here lies well guarded: { $number } pearls at a time.

prompt-reef-today = Where do you dive today? Everybody chooses in secret; where more dive, more sharks come.
prompt-dive-again = You are { $reef_at }. Once more down, or up with what you have?
prompt-shark-fight = A shark! Do you keep it off with a knife, or does it get your basket?
prompt-shark-snatch = { $other_seat } loses a basket to a shark. Do you snatch a pearl from it, for a knife?

option-yes = Yes
option-no = No
option-reef = { $reef }
option-dive-again-down = Down once more
option-dive-again-up = Up
order-shark-snatch = Snatch nothing from lost baskets

note-reef = { $number ->
    [one] one pearl at a time, shark on a 1
   *[other] { $number } pearls at a time, sharks up to a { $number }
}; each other diver there: one face more
note-danger = { $faces ->
    [one] shark on a 1
   *[other] sharks up to a { $faces }
}
why-yesterday = You dived there yesterday.

event-day = Day { $day } breaks.
event-anchored = { $seat } dives { $reef_at }.
event-found = You find a pearl worth { $pearl }.
event-found-hidden = { $seat } finds a pearl.
event-shark = A shark comes at { $seat } (a { $die }).
event-fought = { $seat } draws a knife; { $knives } left.
event-snatched = { $seat } snatches a pearl worth { $pearl } from the basket of { $other_seat }.
event-snatched-hidden = { $seat } snatches a pearl from the basket of { $other_seat }.
event-lost = { $seat } loses { $count ->
    [one] a pearl
   *[other] { $count } pearls
}.
event-surfaced = { $seat } comes up with { $count ->
    [one] a pearl
   *[other] { $count } pearls
}.
event-shown = { $seat } has brought up pearls worth { $points }.

source-pearls = Pearls
source-knives = Knives left

field-day = Day
field-queue = Still to dive
field-breath = Breaths
field-knives = Knives
field-reef = Reef
field-basket = Basket
field-hoard = Hoard
field-bag = In the sea
field-shown = Shown
