# Obok planszy: miejsca, dziennik, rozmowa.

panel-crew = Załoga
panel-log = Dziennik
panel-talk = Rozmowa
panel-rules = Zasady
panel-label = Załoga, dziennik i rozmowa
panel-tabs = Obok planszy
panel-unread = nieprzeczytane

seat-free = wolne
seat-substituted = poza stołem, zastępuje bot
seat-bot = bot, { $bot }
seat-you = ty
seat-here = przy stole
seat-away = poza stołem
seat-host = , gospodarz
seat-to-choose = , wybiera
seat-number = Miejsce { $number }

log-label = Co się wydarzyło
log-look-at = Zobacz chwilę { $moment }
log-see = Zobacz stół w tej chwili
log-empty = Jeszcze nic.
log-by-bot = { $who-is ->
    [you] Bot zagrał za ciebie
   *[other] Zastępczo zagrał bot: { $who }
}

chat-label = Co powiedziano
chat-empty = Nikt jeszcze nic nie powiedział.
chat-spectator = Rozmawiać mogą ci, którzy siedzą przy stole.
chat-muted = Gospodarz cię wyciszył.
chat-phrases = Szybkie zwroty
chat-say-something = Powiedz coś
chat-say = Powiedz
chat-phrase-ahoy = Ahoj!
chat-phrase-nice = Nieźle!
chat-phrase-your-turn = Twoja kolej!
chat-phrase-one-moment = Chwileczkę…
chat-phrase-what-to-do = Co mam zrobić?
chat-phrase-well-played = Dobra gra!
chat-phrase-thanks = Dzięki!

replay-moment-label = Chwila
replay-moment = chwila { $moment } z { $last }
replay-turn-moment = tura { $turn }, chwila { $moment } z { $last }
