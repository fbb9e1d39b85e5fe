refusal-daily-fixed = The daily game is the same for everybody: it has no options and no seed.
refusal-daily-one-person = The daily game is for one person: its luck is the same at every table. Bots take the other seats.
refusal-day-over = The day of this game is over and its luck is public; clone the table to play on with new luck.
refusal-long-clock-substitute = With a clock of hours or days the game waits for absent people until their time is up: no bot can stand in earlier. Set 'substitute_after' to null.
refusal-fewer-choices = Only { $count ->
    [one] { $count } choice has
   *[other] { $count } choices have
} been made.
refusal-clone-over = The game is over there; choose a moment before its end.
refusal-clone-seats = The game has { $seats } seats, not { $asked }.
refusal-replace-bot = Only a bot can be replaced by another bot.
refusal-bot-stands-in = A bot stands in for you; take your seat back first.
refusal-stale-choice = The table has changed since you chose; look again and choose anew.
refusal-host-nobody = Nobody sits there who could be the host.
refusal-link-old = This link is not valid any more; ask the host for the right one.
refusal-seats-taken = All seats are taken.
refusal-seat-of-bot = A bot plays seat { $seat }; ask the host to free it for you.
refusal-second-hand = You have a seat at this table already, and may not see a second hand.
refusal-name-taken = Somebody here is called { $name } already; choose another name.
refusal-no-seat = There is no seat { $seat } at this table of { $seats }.
refusal-not-your-seat = This seat is not yours; open its link to take it.
refusal-host-only = Only the host of the table can do that.
refusal-not-started = The game has not begun yet.
refusal-host-only-now = Only the host of the table can do that while the game is on.
refusal-copy-shows-hands = The game is still on, and a copy would show what others hold; wait until it is over.
refusal-play-to-end = The game is not over yet; play it to the end first.
refusal-again-own-only = Only those who sat at this table can play again.
refusal-undo-off = Undo is off at this table.
refusal-stale = The table has changed since; look again.
refusal-chat-rate = You write faster than the others can read; wait a moment.
refusal-muted = The host has muted you.
refusal-point = Only those who sit here or watch can point at something.
refusal-rewound-too-often = This game has gone back too often; play on, or clone the table when the game is over.
refusal-rewind-off = Undo is off at this table, so the game does not go back.
refusal-others-vote = The other players vote on this, not the host.
refusal-link-nobody = Nobody sits there; use the join link.
refusal-link-present = That person is here: ask them to make a new link themselves.
refusal-link-wait = You can make the new link in { $unit ->
    [hours] { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
}, if that person stays away.
refusal-name-characters = A name has letters, digits, signs and emoji only: no control characters, and no space at its ends.
refusal-name-marks = This name has too many marks on one letter.
refusal-name-invisible = A name has at least one character that one can see.
refusal-name-long = A name has at most { $most } characters.
refusal-no-game = There is no game '{ $game }'; there are { $games }.
refusal-record-when-over = The game is not over yet; its record is shown when it is.
refusal-table-open = The table is open already.
refusal-game-not-over = The game is not over yet.
refusal-next-open = The next game is open already.
refusal-seat-taken = Seat { $seat } is taken.
refusal-begun = The game has begun already.
refusal-seat-free = Seat { $seat } is free: wait for somebody, or put a bot there.
refusal-over-clone = The game is over and its secret is public; clone the table to play on from one of its moments.
refusal-back-start = This game starts after choice { $choice }; it cannot go back further.
refusal-back-only = You can only go back; { $count ->
    [one] { $count } choice has
   *[other] { $count } choices have
} been made.
refusal-undo-asked = Somebody has already asked for an undo; wait for the votes.
refusal-nothing-chosen = You have not chosen anything yet.
refusal-no-undo-asked = Nobody has asked for an undo.
refusal-no-vote = You are not asked to vote.
refusal-paused = The game is paused.
refusal-move-first = Only one person who starts a game against bots can move first, and not in the daily game.
refusal-no-guided = { $game } has no guided first game.
refusal-guided-fixed = The guided game sets everything itself: send only the game and a name.
refusal-hint-rivals = Rivals get hints only at practice tables.
refusal-hint-turn = There is a hint when it is your turn.
refusal-hint-log-full = The log of this table is full: there are no more hints.
refusal-hint-stale = The table has changed meanwhile; ask again.
refusal-log-full = The log of this table is full: the game can be played to its end, but that is all.
refusal-pointing-rate = Not so fast: others are still looking.
refusal-analysis-when-over = The game is still on; it can be analysed when it is over.
refusal-no-analyses = Games are not analysed here.
refusal-not-saved = This could not be saved just now; nothing is lost, try again.
refusal-device-full = There is no room left on this device to save this. Nothing is lost: free some space, then try again.
refusal-unreachable = The tables cannot be reached just now; nothing is lost, try again in a moment.
refusal-watch-link-only = This table can be watched by its link only.
refusal-too-many-messages = Too many messages; slow down.
refusal-too-many-bad-messages = Too many messages that cannot be answered.
refusal-message-unreadable = The message cannot be read: { $error }
refusal-no-hello = No hello came.
refusal-hello-first = The first message must be a hello.
refusal-expelled = Your seat has been given to somebody else.
refusal-record-long = The record is too long: at most { $most } kB can be played on.
refusal-record-choices = The record is too long: at most { $most } choices can be played on.
refusal-record-components = The record was played with another component file, which is not here.
refusal-log-without-rolls = The log of this table does not hold its rolls, so its record cannot be read here.
refusal-never-started = The game at this table was never started, so there is no record.
