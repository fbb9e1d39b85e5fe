# Obok planszy: miejsca, dziennik, rozmowa.

panel-crew = Załoga
panel-log = Dziennik
panel-talk = Rozmowa
panel-rules = Zasady
panel-label = Załoga, dziennik i rozmowa
panel-tabs = Obok planszy
panel-unread = nieprzeczytane

seat-free = wolne
seat-substituted = offline, zastępuje bot
seat-bot = bot, { $bot }
seat-you = ty
seat-here = przy stole
seat-away = offline
seat-host = , gospodarz
seat-to-choose = , wybiera
seat-number = Miejsce { $number }

log-label = Co się wydarzyło
log-look-at = Zobacz moment { $moment }
log-see = Zobacz stół z tego momentu
log-empty = Jeszcze nic.
log-by-bot = { $who-is ->
    [you] Bot zagrał za ciebie
   *[other] Bot zagrał za gracza { $who }
}

chat-label = Co powiedziano
chat-empty = Nikt jeszcze nic nie powiedział.
chat-spectator = Rozmawiać mogą ci, którzy siedzą przy stole.
chat-muted = Gospodarz cię wyciszył.
chat-phrases = Gotowe zwroty
chat-say-something = Napisz coś
chat-say = Wyślij
chat-phrase-ahoy = Ahoj!
chat-phrase-nice = Nieźle!
chat-phrase-your-turn = Twoja kolej!
chat-phrase-one-moment = Chwileczkę…
chat-phrase-what-to-do = Co mam zrobić?
chat-phrase-well-played = Dobrze zagrane!
chat-phrase-thanks = Dzięki!

replay-moment-label = Moment
replay-moment = moment { $moment } z { $last }
replay-turn-moment = tura { $turn }, moment { $moment } z { $last }
