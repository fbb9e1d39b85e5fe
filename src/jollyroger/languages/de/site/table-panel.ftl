# Neben dem Spielbrett: Plätze, Logbuch, Chat.

panel-crew = Crew
panel-log = Logbuch
panel-talk = Chat
panel-rules = Regeln
panel-label = Crew, Logbuch und Chat
panel-tabs = Neben dem Spielbrett
panel-unread = ungelesen

seat-free = frei
seat-substituted = abwesend, ein Bot springt ein
seat-bot = Bot, { $bot }
seat-you = du
seat-here = da
seat-away = abwesend
seat-host = , Gastgeber
seat-to-choose = , am Zug
seat-number = Platz { $number }

log-label = Was passiert ist
log-look-at = Moment { $moment } ansehen
log-see = Den Tisch in diesem Moment ansehen
log-empty = Noch nichts.
log-by-bot = { $who-is ->
    [you] Ein Bot hat für dich gespielt
   *[other] Ein Bot hat für { $who } gespielt
}

chat-label = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-spectator = Wer am Tisch sitzt, kann hier reden.
chat-muted = Der Gastgeber hat dich stummgeschaltet.
chat-phrases = Schnellnachrichten
chat-say-something = Nachricht schreiben
chat-say = Senden
chat-phrase-ahoy = Ahoi!
chat-phrase-nice = Stark!
chat-phrase-your-turn = Du bist dran!
chat-phrase-one-moment = Moment noch …
chat-phrase-what-to-do = Was soll ich tun?
chat-phrase-well-played = Gut gespielt!
chat-phrase-thanks = Danke!

replay-moment-label = Moment
replay-moment = Moment { $moment } von { $last }
replay-turn-moment = Zug { $turn }, Moment { $moment } von { $last }
