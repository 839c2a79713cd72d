# What the browser client itself says

# Everywhere
title = Quarterdeck
tagline = A table for seafaring board games
home = Lobby
close = Close
cancel = Cancel
settings = Settings
help = Keys and help
credits = Credits
loading = One moment …
retry = Try again
skip = Skip to the decision
not-affiliated = Not affiliated with any publisher.
offline = The server does not answer. Is it running?
away-server = The server does not answer.

# Lobby
play-now = Play { $game } against bots
play-now-hint = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. Starts at once, no account.
games = Games
play-alone = Play { $game } alone
play-solo = Play alone, without bots
play-alone-hint = You alone. Starts at once, no account.
seats-between = { $from } to { $to } players
seats-listed = { $counts } players
set-up-table = Set up a table
set-up-hint = Friends by link, bots, several people at one screen.
your-games = Your games
no-games = No games yet. The tide is in.
kept-here = Kept in this browser only.
resume = Continue
watch-replay = Replay
forget = Remove from this list
forget-ask = Remove this game from the list? Your seat's link is lost with it.
finished = finished
last-opened = last opened { $when }
have-link = Got a link? Open it in this browser and take your seat.

# Setting up
new-table = New table
game = Game
seats = Seats
seat-n = Seat { $n }
players = { $n ->
    [one] one player
   *[other] { $n } players
}
kind-here = At this device
kind-open = Friend by link
kind-bot = Bot
name = Name
your-name = Your name
which-bot = Which bot
start = Start
hot-seat-hint = Several people at this device hand it over between turns.
invites = Invitations
invites-hint = Send each link to one friend. Whoever sits down with it first has the seat; from then on it is theirs alone.
claimed-by = { $name } has sat down
new-invitation = Take back, new link
bot-instead = Bot instead
share = Share
watch-link = Link for spectators
copy = Copy link
copied = Copied
go-to-table = To the table

# Joining
join-title = You are invited
join-text = A seat in a game of { $game } is free for you.
your-seat = your seat
sit-down-hint = The seat is yours once you sit down; the link then opens it for nobody else.
watch-title = Watch a game
sit-down = Sit down
watch-it = Watch
bad-link = This link does not open a table here. Ask for a new one.

# The table
your-turn = Your turn
waiting-for = Waiting for { $names }
waiting = Waiting
bot-thinks = { $names } is thinking
game-over = The game is over
watching-as = You are watching
players-rail = Players
log = Log
log-empty = Nothing has happened yet.
since-turn = Since your last turn
nothing-since = Nothing since then.
watch-again = Watch it
step-of = Step { $n } of { $of }
back-to-now = Back to now
older = Show everything
newer = Show less
actions = Actions
board = Board
more = More
menu = Menu
choose = Choose
choose-of = { $n ->
    [one] one choice
   *[other] { $n } choices
}
choose-from = { $n ->
    [one] Only one choice
   *[other] Choose one of { $n }
}
or-on-board = or click a dashed ring on the board
confirm = Confirm
undo = Undo
nothing-to-choose = Nothing to choose for you: the table answers in a moment.
redo = Redo
restart = Restart turn
orders = Standing orders
orders-given = Standing orders ({ $n })
orders-help = The table answers for you the moment the question comes, so that nobody waits for you. Nobody else sees your orders. Where you have nothing to choose the table answers anyway, after a while that tells the others nothing; “at once, whenever nothing else fits” saves them that while, but they may notice it. You can take back such an answer like any other.
order-all = All of them
order-ask = Ask me
order-turn = Until my next turn
order-idle = At once, whenever nothing else fits
order-always = Always, until I change it
order-mixed = Mixed
ahead-turn = { $answer }: until my next turn
drop-choice = Choose again
concede = Give up
concede-ask = Give up this game?
leave = Hand my seat to a bot
leave-ask = A bot plays on for you; you can come back any time.
come-back = Take my seat back
bot-plays = A bot plays for you.
sending = Sending …
score = Score
here = here
away = away
bot = bot
open-seat = free seat
is-you = you
turn-now = to move
why-not = Why not?
rule = Rule { $clause }
line-connecting = Connecting …
line-lost = Connection lost. Reconnecting …
line-refused = The server does not know this seat.
fairness = Fair dice: the seed's hash, fixed before the first roll
own-word = Your word is in the dice: nobody could choose them.
own-word-lost = Your word is not in the dice as you gave it. Do not trust them.
show-text = Text table
show-board = Drawn board
text-table = The table in words
insights = What this means
hidden-count = { $n ->
    [one] 1 hidden
   *[other] { $n } hidden
}
nothing = none
invite-others = Invite
results = Result

# One's own seat
my-seat = My seat
other-device = Play on another device
other-device-hint = Open this link there. It is your seat: give it to nobody else.
own-link = Link to your seat
renew-link = Renew my link
renew-hint = The old link stops working at once, and so does every other device that uses it.
renew-done = Done. Only this device has the new link.
give-seat = Hand my seat over
give-seat-hint = Somebody else plays on for you. Your own link ends when they sit down.
give-seat-make = Make a link for it
give-seat-link = For whoever takes over
give-seat-back = Take it back
new-device = { $n ->
    [one] Another device has
   *[other] { $n } other devices have
} opened your seat ({ $when }). Was that you? If not, renew your link.
new-device-mine = That was me
new-device-not = Renew my link

# Hand-over
hand-over = Hand over to { $name }
hand-over-text = The others look away. { $name } plays next.
hand-over-ready = I am { $name }

# End
wins = { $names } wins
win-together = { $names } win together
you-win = You win
breakdown = Where the points come from
total = Total
place = Place
player = Player
seed = Seed
seed-hint = Anyone can use it to check the dice.
rematch = Play again
sequel = Continue the campaign
rematch-ready = A new game is ready.
replay = Replay
save-file = Save the game file

# Replay
replay-title = Replay
view-of = Seen by
view-open = everyone (open)
position = Position { $n } of { $of }
first = First
previous = Back
next = Forward
last = Last
play-replay = Play
pause-replay = Pause
speed = Speed

# Settings
language = Language
theme = Colours
theme-auto = same as the system
theme-light = day
theme-dark = night watch
motion = Animation
motion-auto = same as the system
motion-on = on
motion-off = off
confirm-setting = Confirm moves
confirm-auto = on touch screens
confirm-always = always
confirm-never = never
sound = Ring a bell on my turn
single-keys = Single-key shortcuts
text-setting = Text table instead of the drawn board
settings-kept = Kept in this browser.

# Help
help-title = Keys
key-numbers = choose an option by its number
key-arrows = walk through the options
key-enter = choose, then confirm
key-undo = undo
key-redo = redo
key-escape = choose again, close
key-text = text table or board
key-orders = standing orders, where the game has any
key-help = this list
keys-off = Single keys are switched off in the settings.
help-board = Dashed rings on the board are what you may choose. Point at one to see what it does; click something else to learn why not.

# Credits
credits-title = Credits
credits-games = The games belong to their authors and publishers. Quarterdeck ships none of their text or art and is not affiliated with them; please buy and play the originals.
credits-icons = Icons
credits-icons-text = { $name } by { $author }, { $licence }. Drawn in one colour and made into one sprite; otherwise unchanged.
credits-icons-site = The game icons come from game-icons.net: Lorc, Delapouite and contributors.
credits-fonts = Type
credits-fonts-text = Source Sans 3, Source Serif 4 and Alegreya SC, each under the SIL Open Font License 1.1.
credits-code = Quarterdeck itself is free software under the Apache License 2.0.
