# What every table says, whatever is played at it.

# What this language calls itself
language-name = English

# Names that a game may give in its own words
chance = Chance
seat-number = Seat { $number }
faction-seat1 = Seat 1
faction-seat2 = Seat 2
faction-seat3 = Seat 3
faction-seat4 = Seat 4
mode-standard = standard game
mode-solo = solo
mode-campaign = campaign
mode-cooperative = cooperative
ending-finished = The game is finished.
ending-conceded = The game was conceded.
option = { $key }
prompt = { $prompt }

# What lies on the table, where a game does not name it itself
field-active = Active
field-crew = Crew
field-cargo = Cargo
field-deck = Deck
field-dice = Dice
field-discard = Discard
field-ended = Ended
field-gold = Gold
field-hand = Hand
field-market = Market
field-phase = Phase
field-players = Players
field-round = Round
field-score = Score
field-seat = Seat
field-turn = Turn

# What a game says about itself before it is played
idea-note = About this game
note-complete = Complete: every rule and every component is here; of { $figures } figures { $rulebook } are the rulebook's, { $public } come from public sources and { $reconstructed } are reconstructed.

# The words that can be typed; English ones always work
command-undo = undo, u
command-redo = redo
command-restart = restart
command-log = log
command-board = board, b
command-options = options, o
command-orders = orders
command-what = what
command-why = why
command-rule = rule
command-save = save
command-concede = concede
command-help = help, h, ?
command-quit = quit, q

# The table
table-start = { $game } with { $players ->
    [one] 1 player
   *[other] { $players } players
}. Seed hash { $hash }: at the end the seed is shown and every die can be checked.
table-resumed = { $game } goes on at { $scores }.
table-hint = Type a number, or some words of an option. Enter alone shows the options again, 'what NAME' tells what a card, an action or a word means, 'help' how to read the board, 'quit' saves and leaves.
table-board = Board
table-news = Since your last decision
table-news-earlier = ({ $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: type 'log')
table-you = { $side }, you decide
table-thinking = { $side } ({ $bot }) is thinking
table-hand-over = Now { $side }: take the screen, then press Enter.
table-log = What has happened
table-log-empty = Nothing has happened yet.

# Answers to what was typed
say-no-number = There is no option { $number }; there are { $count }.
say-ambiguous = '{ $typed }' could be: { $keys }
say-unknown = '{ $typed }' is none of the options, and no command. Type 'help' to see what can be typed.
say-undone = Taken back.
say-redone = Done again.
say-restarted = Everything since the last die, card or other player's decision is taken back.
undo-nothing = There is nothing to take back: you have not answered anything yet.
undo-chance = Nothing can be taken back: a die was rolled or a card drawn after your last answer.
undo-with-chance = The dice or cards that came after it are taken back too; they come out the same again.
undo-with-other = What the bots have done since is taken back too.
undo-other = Nothing can be taken back: another player has decided since.
undo-reveal = Nothing can be taken back: your last answer has shown something that was hidden.
undo-together = Nothing can be taken back: everybody answered that at the same time, and all answers are in.
undo-answered = Nothing can be taken back: another player has answered the present question already.
say-nothing-to-redo = There is nothing to do again.
say-no-orders = In this game nothing can be answered in advance.
say-saved =
    Saved to { $file }. Go on with:
    quarterdeck play --resume { $file }{ $lang }
say-not-saved = This could not be saved to { $file }: { $problem }
say-save-where = Say where: save FILE
say-no-concede = Conceding is not allowed in this game now.
say-concede-sure = This ends the game for you. Type 'concede yes' to give up.
say-offered = '{ $key }' is on offer: it is option { $number }.
say-offered-several = '{ $key }' is on offer in several ways: { $options }
say-what = { $name }: { $text }
say-what-term = { $german } is in the rules: { $english }.
say-what-more = More in the rules: { $clauses } (type 'rule { $first }')
say-what-what = Say which: what NAME, for instance the name of a card, or a word of the game
say-what-unknown = Nothing is told about { $name }.
say-why-what = Say which: why KEY
say-why-unknown = '{ $key }' is not among the options now.
say-why-clause = { $clause }: { $text }
why-not-offered = That is not among the options now.
why-over = The game is over.
why-not-yours = It is not your decision now.
say-rule-what =
    Say which: rule CLAUSE or rule TOPIC, for instance rule { $example }.
    Topics: { $topics }
say-rule-unknown = There is no clause { $clause }.
say-quit = Fair winds.
say-failed = The rules failed here and the move was not made. Saved to { $file }; please report it with that file. { $problem }

# Answering in advance
order-title = Answered in advance
order-ask = I am asked
order-turn = until my next turn
order-always = always
order-ask-word = ask
order-turn-word = turn
order-always-word = always
order-idle = at once whenever nothing else fits (others may notice)
order-idle-word = idle
order-all-word = all
order-hint = 'orders turn' gives this answer for you until your next turn, 'orders always' until you change it; 'orders' shows all.
order-how = 'orders 3 turn' answers the third for you until your next turn begins, 'orders 3 always' until you change it, 'orders 3 idle' whenever nothing else fits, 'orders 3 ask' asks you again; 'all' stands for all of them. 'orders turn' alone answers the question that is asked now, and further ones like it. Nobody else sees this.

# The end
end-title = The game is over
end-won = { $side } wins.
end-shared = { $sides } share the victory.
end-lost = You have lost this time.
end-score = { $side }: { $score }
end-seed = The seed was { $seed } (match { $match }); its hash was { $hash }.
end-verify =
    Saved to { $file }. Check every die with:
    quarterdeck replay { $file } --verify

# Help
help-title = What can be typed
help-number = 3
help-number-says = the option with that number
help-key = some words
help-key-says = words of an option, or its key in brackets, as much of them as is unmistakable; =3 if the key is a number
help-undo-says = takes your last answer back
help-redo-says = gives it again
help-restart-says = takes back everything you may take back
help-log-says = what has happened so far; log 50 shows the last 50 lines, log all everything
help-board-says = shows the board again
help-options-says = shows the question and the options again, like Enter alone
help-orders-says = orders 3 turn, orders all always: what is answered for you in advance, so that nobody waits; orders alone shows it
help-what-says = what NAME: what a card or an action does, or what a word of the game means
help-why-says = why KEY: which rule forbids something that is not offered
help-rule-says = rule CLAUSE: the text of a rule
help-save-says = save FILE: writes the game to a file
help-concede-says = gives the game up
help-help-says = this list, and how to read the board
help-quit-says = saves the game and leaves
help-legend = How to read the board
help-how-to-win = What it is about

# Command line
cli-games-players = players
cli-verify-fine = The file is sound: { $answers } answers follow the rules, { $dice } results of chance fit the seed.
cli-verify-open = The file is sound: { $answers } answers follow the rules. The game is not over, { $dice } results of chance fit the seed so far.
cli-verify-word = From result { $start } on with the word that { $seat ->
    [0] the table's maker
   *[other] seat { $seat }
} gave: { $word }
cli-verify-no-seed = The file is sound: { $answers } answers follow the rules. It does not tell the seed, so the dice cannot be checked.
cli-replay-at = After { $at } of { $all } answers, as { $side } sees it
cli-onlooker = an onlooker
