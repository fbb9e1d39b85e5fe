# The dialogs of a table: notifications, a seat, links to share, the table itself.

dialog-one-moment = One moment …
dialog-as-host = As the host

dialog-notify-title = Tell me when it is my turn
dialog-notify-about = Close the page and get on with your day: you hear from us when you have been away for a minute and the table waits for you.
dialog-notify-nothing = This server sends no messages. Whoever runs it can turn them on with <code>--public-url</code>.
dialog-notify-open-tab = While this page is open in a tab, its title and a bell tell you; see <settings>Settings</settings>.
dialog-notify-active = On for you
dialog-notify-this-device = This device
dialog-notify-another-device = Another device
dialog-notify-mail = Email
dialog-notify-chat = Chat
dialog-notify-mail-to = Email to { $destination }
dialog-notify-chat-at = Chat at { $destination }
dialog-notify-for = for { $name }
dialog-notify-unconfirmed = Open the link in the email first.
dialog-notify-quiet = quiet { $start } to { $end }
dialog-notify-test = Test
dialog-notify-test-which = Test: { $which }
dialog-notify-test-sent = A test message is on its way.
dialog-notify-stop = Stop
dialog-notify-stop-which = Stop: { $which }
dialog-notify-stopped = Stopped.
dialog-notify-push-button = Turn on for this device
dialog-notify-push-done = This device tells you from now on.
dialog-notify-mail-button = Send me the link to confirm
dialog-notify-mail-done = An email is on its way. Open the link in it, and you will hear of your turns.
dialog-notify-chat-button = Post my turns there
dialog-notify-chat-done = Your turns are posted there from now on.
dialog-notify-seat = For the seat of
dialog-notify-how = How
dialog-notify-no-mail = This server sends no email. Choose another way, or ask whoever runs it.
dialog-notify-no-chat = This server posts to no chat. Whoever runs it can allow a host, such as discord.com.
dialog-notify-no-push = This server sends nothing to browsers.
dialog-notify-address = Email address
dialog-notify-address-kept = Kept while you hold this seat, and for a week after the game in case you play again.
dialog-notify-webhook = Webhook address
dialog-notify-webhook-about = Allowed here: { $hosts }. In Discord: channel settings, Integrations, Webhooks, Copy URL.
dialog-notify-game-over = Also tell me when the game is over

dialog-quiet-hours = Quiet hours
dialog-quiet-from = from
dialog-quiet-to = to
dialog-quiet-about = What waits then comes afterwards. Your time zone: { $zone }.

dialog-seat-free = This seat is free.
dialog-seat-bot = A bot sits here: { $bot }.
dialog-seat-substituted = Away; a bot stands in.
dialog-seat-yours = This is your seat.
dialog-seat-here = Here.
dialog-seat-away = Away.
dialog-seat-play-as = Play as { $name }
dialog-seat-back = I am back
dialog-seat-leave = Leave this seat
dialog-seat-other-device = Play on from another device
dialog-seat-link-about = This link is your seat. Whoever has it plays in your name{ $host ->
    [yes] , and is the host
   *[no] {""}
}.
dialog-seat-link = Link to your seat
dialog-seat-link-qr = Your seat's link as a QR code
dialog-seat-renew-link = Make a new link, and end the old one
dialog-seat-mute = Mute
dialog-seat-unmute = Unmute
dialog-seat-let-talk = Let them talk again
dialog-seat-which-bot = Which bot
dialog-seat-strength-of = of the bot
dialog-seat-put-bot = Put a bot here
dialog-seat-send-away = Send away, free the seat
dialog-seat-free-it = Free the seat for somebody
dialog-seat-make-host = Make host
dialog-seat-new-link = New link for this seat
dialog-seat-new-link-at = { $name } can come back until { $time }. After that, make the new link here.
dialog-seat-send-link = Send this to whoever sits here; their old link is void.
dialog-seat-new-link-label = New link to the seat

dialog-share-title = Share this table
dialog-share-invite = Invite players
dialog-share-join-about = Send this link. Friends type a name and are in.
dialog-share-full = All seats are taken by people just now.
dialog-share-local = This link works on this computer only. To let others in, start the server with <code>--host 0.0.0.0</code> and open the site by this computer's address in your network.
dialog-share-join-link = Link to join
dialog-share-join-text = Play { $game } with me!
dialog-share-join-button = Share the invitation
dialog-share-join-qr = The link to join as a QR code
dialog-share-watch = Let others watch
dialog-share-watch-about = { $watch ->
    [all] Anybody may watch.
   *[link] Whoever has this link may watch.
} Spectators see no hidden cards.
dialog-share-watch-link = Link to watch
dialog-share-watch-text = Watch our game of { $game }!
dialog-share-watch-button = Share the watch link

dialog-table-seats = Choose a seat to leave it, to mute somebody{ $host ->
    [yes] , or to remove them
   *[no] {""}
}.
dialog-table-undo = Undo
dialog-table-clock = Clock
dialog-table-absent = Absent players
dialog-table-watching = Watching
dialog-table-pace = Bots' pace
dialog-table-practice = Practice
dialog-table-practice-on = hints are allowed
dialog-table-daily = Daily game
dialog-table-cloned = Cloned from
dialog-table-cloned-from = another table
dialog-table-sealed = The luck of this table was sealed before the game: <code>{ $commitment }…</code> <fair>How that is checked</fair>
dialog-table-resume = Resume
dialog-table-pause = Pause the game
dialog-table-rewind-to = Rewind to moment
dialog-table-rewind = Rewind
dialog-table-rewind-about = What was chosen since is gone, the luck stays what it is. The others are asked first. The log shows the numbers of the moments.
dialog-table-play-on = Play on from the last choice
dialog-table-clone = Clone the table as it stands
dialog-table-clone-later = While others play, a copy would show what they hold, so it waits for the end.
dialog-table-save = Save to a file
