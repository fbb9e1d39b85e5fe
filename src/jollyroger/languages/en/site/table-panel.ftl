# Beside the board: seats, log, chat.

panel-crew = Crew
panel-log = Log
panel-talk = Talk
panel-rules = Rules
panel-label = Crew, log and talk
panel-tabs = Beside the board
panel-unread = unread

seat-free = free
seat-substituted = away, a bot stands in
seat-bot = bot, { $bot }
seat-you = you
seat-here = here
seat-away = away
seat-host = , host
seat-to-choose = , to choose
seat-number = Seat { $number }

log-label = What has happened
log-look-at = Look at moment { $moment }
log-see = See the table at this moment
log-empty = Nothing yet.
log-by-bot = { $who-is ->
    [you] A bot played for you
   *[other] A bot played for { $who }
}

chat-label = What was said
chat-empty = Nobody has said anything.
chat-spectator = Those who sit at the table can talk here.
chat-muted = The host has muted you.
chat-phrases = Quick phrases
chat-say-something = Say something
chat-say = Say
chat-phrase-ahoy = Ahoy!
chat-phrase-nice = Nice!
chat-phrase-your-turn = Your turn!
chat-phrase-one-moment = One moment…
chat-phrase-what-to-do = What should I do?
chat-phrase-well-played = Well played!
chat-phrase-thanks = Thanks!

replay-moment-label = Moment
replay-moment = moment { $moment } of { $last }
replay-turn-moment = turn { $turn }, moment { $moment } of { $last }
