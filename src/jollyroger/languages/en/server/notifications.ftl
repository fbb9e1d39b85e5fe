tell-over-title = The game is over
tell-turn-title = Your turn
tell-reminder-title = Still your turn
tell-test-title = A test message
tell-over = { $company ->
    [none] The game of { $game } is over. See how it ended.
   *[some] The game of { $game } with { $names } is over. See how it ended.
}
tell-turn = { $company ->
    [none] Your turn in { $game }
   *[some] Your turn in { $game } with { $names }
}
tell-reminder = { $company ->
    [none] Still your turn in { $game }
   *[some] Still your turn in { $game } with { $names }
}
tell-test = { $company ->
    [none] This is how you hear of your turns in { $game }.
   *[some] This is how you hear of your turns in { $game } with { $names }.
}
tell-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
tell-left = { $text } · { $time } left
tell-time = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count } h
   *[minutes] { $count } min
}
tell-somebody = somebody
tell-confirm-subject = Tell me when it is my turn?
tell-confirm = Somebody at a table of { $game } would like to get an email here when it is their turn.

    If that is you, open this link within three days:
    { $link }

    If not, do nothing: no other email will come.
tell-stop = Stop these messages: { $link }
tell-stop-button = Stop these messages
tell-stop-mails = No more emails about this game: { $link }
tell-stopped = These messages have been stopped already.
tell-none-here = This server sends no messages.
tell-link-old = This link is not valid any more; ask for a new email at the table.
tell-zone = This server does not know your time zone.
tell-game-over = The game is over; there are no more turns.
tell-most = At most { $most } ways at a time; stop one first.
tell-confirm-first = Open the link in the first email; until then nothing else is sent.
tell-keys = The keys of the browser cannot be read.
tell-no-mail = This server sends no email.
tell-no-address = That is not an email address.
tell-enough-mails = Enough emails have been sent there today; try again tomorrow.
tell-too-many = Too many messages in an hour; try again later.
tell-no-answer = The receiver does not answer.
tell-refused = The receiver refused the message ({ $status }).
tell-mail-refused-address = The mail server refused this address.
tell-mail-refused = The mail server refused the email.
tell-mail-no-answer = The mail server does not answer.
tell-not-web = That is not an address of the web.
tell-https = The address must begin with https://.
tell-host = This server does not send to { $host }; its operator can allow it.
tell-private = This host is in a private network.
