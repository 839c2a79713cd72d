# What the online table says of itself

problem-bad-request = That is not a message that this table understands.
problem-unauthorized = This link does not open a seat here. Ask for a new one.
problem-not-found = There is nothing here by that name.
problem-not-yours = It is not your decision now.
problem-stale = The table has moved on since then.
problem-refused = That is not among the options now.
problem-over = The game is over.
problem-too-many = That was too much at once. Wait a moment.
problem-unavailable = The table is not available just now. Try again in a moment.
problem-unreadable = This match was written by another version of the table, and this one cannot open it. Nothing of it is lost: tell the host, who can see why (quarterdeck doctor) and export it.

problem-too-long = The message is too long: at most { $bytes } bytes.
problem-form = The message is not of the right form: { $where }.
problem-watcher = You are looking on; only players can do that.
problem-no-match = There is no such match.
problem-no-game = There is no such game.
problem-no-clause = There is no such clause.
problem-no-page = There is no such address.
problem-old-client = This page is older than the table. Load it anew.
to-the-tables = To the tables
not-built = The table is open, but the browser client has not been built: run “make play” in the source.
problem-setting = The table cannot be set up like this: { $reason }.
problem-no-bot = There is no such bot. There are: random, search, search:300ms.
problem-foreign-page = A page of another site may not do that.
problem-not-over = That is only available once the game is over.
problem-no-past = The beginning of this game is not known any more, since its rules have changed.
problem-nothing-to-redo = There is nothing to do again.
problem-no-concede = Conceding is not allowed in this game now.
problem-rule-failed = The rules failed on this move, and it was not made. Please report it.
problem-bot-plays = A bot plays for you. Return to the table first.
problem-no-order = That question cannot be answered in advance.
problem-seated = You are at the table already.
problem-seed-gone = This table has waited for too long, or is there already. Set it up once more.
problem-seat-taken = Somebody has already taken this seat. If it was you, open the game on the device where you sat down; otherwise ask whoever invited you.
problem-invitation-gone = This invitation was taken back. Ask whoever sent it for a new one.
problem-no-invitation = This is no invitation to a table here. Ask for a new one.
problem-seat-moved = This link no longer opens the seat: its holder has renewed it or handed the seat over.
problem-not-maker = Only whoever set the table up can do that.
problem-not-to-invite = There is no open invitation for this seat: whoever sits there decides about it.

note-rules-changed = { $answers ->
    [0] The rules have changed since this game began. No answer was lost, but its beginning can no longer be replayed.
    [one] The rules have changed since this game began. One answer no longer fits and was taken back.
   *[other] The rules have changed since this game began. { $answers } answers no longer fit and were taken back.
}
note-rules-since = This game began under earlier rules. From now on it follows today's:
why-is-offered = That is among the options now.

# Bots
bot-random = Ship's boy: plays at random
bot-bosun = Bosun: plays by rules of thumb, at once
bot-search-100ms = Sailor: thinks ahead for a moment
bot-search-300ms = Helmsman: thinks ahead for longer
bot-search = Captain: thinks ahead for longest
