confirm-yes = Do it (y)
confirm-no = Back (Esc)
keys-pages = ↑↓ scroll   ←→ pages   Esc closes
keys-page = ↑↓ scroll   Esc closes
page-of = { $page } of { $pages }
say-title = Say to the table
say-keys = Enter says it   Esc closes
curtain = Pass the keyboard to { $name }, who then presses Enter.
over = The game is over.
over-title = The game is over
click-again = Click again or press Enter to choose it. Esc shows all options.
choose-one = Choose one of these. Esc shows all options.
no-key = No option has the key { $key }. ? shows the keys.
captain-thinks = The Captain is thinking…
ahead-title = What lies ahead
refusals-title = What you cannot do now, and why
log-title = What has happened
server-keeps = The server keeps the game.
say-aloud = Everybody is at this keyboard: say it aloud.
help-works = How it works
help-terms = What is what
help-rules = Rules: { $chapter }
own-turn-first = You can do that when it is your turn.
thinking = { $name } is thinking
interrupts = { $name } interrupts
interrupts-note = pass the keyboard
view-of = { $name }'s view
view-open = open hands
view-spectator = a spectator's view
replay-ends = The record ends here; the game waits for { $names }.
to-choose = To choose: { $names }
also-sees = { $name } also sees
watching-only = This link opens no seat here any more; you are watching.
undo-nothing = There is nothing to undo.
undo-asked = You have asked the others to take it back.
talk-seated = Only those who sit at the table can talk here.
come-back = The server keeps your seat. Come back with the same command.
link-closed = This link does not open the table any more.
no-table = There is no such table on this server.
table-stuck = This table cannot be played on.
not-understood = The server says something that this version does not understand.
a-table = A table
free-seat = free seat
a-free-seat = a free seat
played-by-bot = { $text } (played by a bot)
server-unreachable = The server cannot be reached.
server-status = The server answered with status { $status }.
reconnecting = Connection lost. Reconnecting… your game is safe.
connecting = Connecting…
undo-question = { $who } asks to take a choice back. Do you agree?
undo-question-host = The host asks to take a choice back. Do you agree?
may-pass = { $prompt } (You may let it pass.)
paused = The game is paused.
waiting-for = Waiting for { $names }
waiting = Waiting
vote-yes = Yes, take it back
vote-no = No, play on
host-waits = { $free ->
    [0] You are the host. Start when everybody is here.
    [one] You are the host. { $free } seat still free. Start when everybody is here.
   *[other] You are the host. { $free } seats still free. Start when everybody is here.
}
guest-waits = { $free ->
    [one] Waiting for the host to start; { $free } seat free
   *[other] Waiting for the host to start; { $free } seats free
}
guest-waits-for = { $free ->
    [one] Waiting for { $who }, the host, to start; { $free } seat free
   *[other] Waiting for { $who }, the host, to start; { $free } seats free
}
who-is-here = { $title }: who is here
nobody-yet = nobody yet
note-you = you
note-bot = a bot: { $bot }
note-here = here
note-away = away
note-host = the host
host-go-on = Go on with the game
host-fill = { $count ->
    [one] Seat a bot and start
   *[other] Seat { $count } bots and start
}
host-fill-note = { $count ->
    [one] a Mate, who plays well
   *[other] each a Mate, who plays well
}
host-seat-bot = Seat a { $bot } in seat { $seat }
host-start = Start the game
host-free = Free the seat of { $who }, a bot
ending-keys = Esc: look at the board. q: leave.
options-of = { $count } of { $all } options
options-below = { $count } more
options-more = More
refusals-heading = Not now  (r: the rules)
refusals-heading-more = Not now  (r: { $count } more, and the rules)
slider = Choice { $choice } of { $choices } · turn { $turn } of { $turns }
option-chance = { $percent } %
keys-title = Keys
footer-game = ? help  q quit  u undo  h hint  f ahead  r rules  l log  b board
footer-replay = ? help  q quit  ←→ step  PgUp PgDn turn  Home End  Space run  v view  l log
