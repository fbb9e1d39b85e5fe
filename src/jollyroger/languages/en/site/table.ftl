# The table: frame, notices, waiting room, invitation, action bar, stage, guide.

table-ok = OK
table-setting = Setting the table …
table-all-games = All games
table-play-yourself = Play it yourself
table-how-played = How it is played
table-nothing-yet = Nothing has happened yet.
table-no-hints = Rivals get hints only at practice tables.
table-your-numbers = Your numbers
table-page-failed = Something went wrong with this page. Your game is safe.
table-show-again = Show the table again
table-by-bot = { $who-is ->
    [you] The bot played for you:
   *[other] Played by a bot for { $who }:
}

head-seats = Players and table
head-menu = Menu
head-share = Share
head-host = Host
head-table = Table
head-tell-me = Tell me my turns
head-text = Text
head-help = Help
head-panel = Side panel

tabs-label = Parts of the table
tabs-board = Board

notice-lost = Connection lost. Reconnecting … your game is safe.
notice-lost-pending = Your move is sent as soon as it is back.
notice-substituted = A bot plays for { $name }.
notice-the-host = The host
notice-undo = { $who } would like to go back to moment { $moment }.
notice-agree = Agree
notice-refuse = Refuse
notice-waiting = Waiting for the answer.
notice-next = { $who } has opened the next game.
notice-watching = You are watching.
notify-offer = This game takes its time. Shall we tell you when it is your turn?
notify-offer-yes = Tell me
notify-offer-no = No, thanks

away-title = While you were away
away-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
away-by-bot = A bot played { away-moves } for you.
away-show = Show me

door-over = This game is over
door-over-about = You can watch it again from the first move to the last.
door-private = This table is for invited people
door-private-about = Ask the host for the link to join or to watch, and open it whole.
door-gone = There is no such table
door-gone-about = It may have been deleted, or the link is not complete. Ask for it once more.
door-closed = This table is closed
door-refused = You cannot open this table
door-refused-about = If somebody sent you a link, open it once more, whole.
door-error = This table could not be opened
door-replay = Replay
door-retry = Try again
door-join-again = Join again
door-save-record = Save the record
door-not-let-in = The server does not let you in here.

words-title = The table in words
words-hints = What lies ahead
words-instead = The picture of this table could not be drawn, so here it is in words.
words-try-picture = Try the picture again

curtain-title = { $name }, it is your turn
curtain-about = Pass the device on. Nobody else looks.
curtain-lift = I am { $name }: show me the table
curtain-waiting = Waiting for { $names }.

invitation-by = { $who } invites you to { $game }
invitation-to = You are invited to { $game }
invitation-seats = Seats
invitation-a-bot = , a bot
invitation-full = All seats are taken
invitation-game-on = the game is on
invitation-just-watch = Just watch
invitation-ask-host = The host can free a bot's seat for you; ask them.
invitation-late = You were a little late.
invitation-wait = This page tells you when a seat is free again.
invitation-watch = Watch
join-name = What shall we call you?
join-placeholder = Your name
join-button = Join

waiting-who = Who plays?
waiting-start = Start the game
waiting-fill = Fill with bots
waiting-send-link = Send the link round, or add bots.
waiting-take-one = Take one, and let bots have the others.
waiting-for-players = Waiting for more players.
waiting-complete = All are here.
waiting-host-starts = The host starts the game.
waiting-take-seat = Take a seat
waiting-invite = Invite
waiting-bot = bot
waiting-host = host
waiting-muted = muted
waiting-how-strong = How strong is { $name }?
waiting-strength-of = of { $name }
waiting-add-bot = Add a bot<hidden> in seat { $number }</hidden>
waiting-leave = Leave<hidden> seat { $number }</hidden>
waiting-remove = Remove<hidden> { $name }</hidden>
waiting-more = More<hidden> about { $name }</hidden>
waiting-mute-more = Mute, more<hidden> about { $name }</hidden>

facts-label = This table
facts-players = { $count } players
facts-crew = one crew, all win or lose together
facts-rivals = rivals
facts-practice = practice: hints allowed
facts-daily = daily game of { $day }

policy-undo-own = your own last choice, if nothing was revealed
policy-undo-vote = more than that, if the others agree
policy-undo-host = more than that, if the host agrees
policy-undo-off = no undo
policy-clock-none = no clock
policy-clock-move = { $move } per move
policy-clock-bank = { $bank } each, plus { $move } per move
policy-clock-week = a week per move
policy-absence-bot = a bot stands in after { $time }
policy-absence-wait = the game waits for them
policy-watch-link = anybody with the watch link
policy-watch-all = anybody
policy-watch-none = nobody
policy-pace-steady = steady, easy to follow
policy-pace-slow = slow
policy-pace-brisk = brisk
policy-pace-instant = instant
policy-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
policy-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
policy-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
policy-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

ticker-label = What just happened
ticker-since = Since your turn:
ticker-more = and { $count } more
ticker-show = show me
ticker-open-log = Open the log

bar-label = Your choice
bar-may-pass = You may also let it pass.
bar-hurry = Hurry the bots
bar-thinking = Thinking …
bar-hint = Hint
bar-all-options = All options
bar-speed = Speed of what others do
bar-paused = The game is paused.
bar-showing = Showing what happened …
bar-bot-plays = A bot plays for you.
bar-waiting = Waiting for { $names } …
bar-result = Result
bar-what-now = What now?
undo-do = Undo
undo-ask = Ask to undo
undo-none = No undo
drawer-next-nine = next nine
drawer-close = Close the list
drawer-options = Options
drawer-not-now = Not now
bubble-label = What you can do here
bubble-think-again = Think again
bubble-do-it = Do it
bubble-point-out = Show the others
bubble-turn = Turn
bubble-more = { $count } more
option-risky = , risky: { $risk }
hint-close = Close the hint
hint-would = The { $bot } would: { $move }.
hint-would-pass = The { $bot } would let it pass.
pointing-spectator = A spectator
pointing-board = the board
pointing-sentence = { $who-is ->
    [you] You point at { $thing }.
   *[other] { $who } points at { $thing }.
}
stage-roll = Roll
stage-go-on = Go on
stage-skip = Skip all
stage-step = { $step } of { $steps }

tip-label = Tip
tip-no-more = No more tips
tip-got-it = Got it
guide-label = Guide
guide-farewell = You know the ropes. Play on!
guide-first = First: { $what }
guide-first-read = First, read this. Then press Next.
guide-press-enter = { $what }: press Enter.
guide-enter-goes-on = Press Enter to go on.
guide-step = Step { $step } of { $steps }
guide-skip = Skip the tour
guide-next = Next
guide-play-on = Play on
