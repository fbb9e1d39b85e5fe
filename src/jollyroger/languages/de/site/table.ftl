# Der Tisch: Rahmen, Hinweise, Warteraum, Einladung, Aktionsleiste, Bühne, Anleitung.

table-ok = OK
table-setting = Der Tisch wird vorbereitet …
table-all-games = Alle Spiele
table-play-yourself = Selbst spielen
table-how-played = So wird gespielt
table-nothing-yet = Noch ist nichts passiert.
table-no-hints = Wer gegeneinander spielt, bekommt Tipps nur an Übungstischen.
table-your-numbers = Deine Werte
table-page-failed = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist sicher.
table-show-again = Den Tisch wieder zeigen
table-by-bot = { $who-is ->
    [you] Der Bot hat für dich gespielt:
   *[other] Von einem Bot gespielt für { $who }:
}

head-seats = Spielrunde und Tisch
head-menu = Menü
head-share = Teilen
head-host = Gastgeber
head-table = Tisch
head-tell-me = Benachrichtigen
head-text = Text
head-help = Hilfe
head-panel = Seitenleiste

tabs-label = Teile des Tisches
tabs-board = Brett

notice-lost = Verbindung verloren. Neuer Versuch … Dein Spiel ist sicher.
notice-lost-pending = Dein Zug wird geschickt, sobald sie wieder da ist.
notice-substituted = Ein Bot spielt für { $name }.
notice-the-host = Der Gastgeber
notice-undo = { $who } möchte zurück zu Moment { $moment }.
notice-agree = Einverstanden
notice-refuse = Ablehnen
notice-waiting = Warten auf die Antwort.
notice-next = { $who } hat das nächste Spiel eröffnet.
notice-watching = Du schaust zu.
notify-offer = Dieses Spiel lässt sich Zeit. Sollen wir dir sagen, wenn du dran bist?
notify-offer-yes = Ja, gern
notify-offer-no = Nein, danke

away-title = Während du weg warst
away-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
away-by-bot = Ein Bot hat { away-moves } für dich gespielt.
away-show = Zeig’s mir

door-over = Dieses Spiel ist vorbei
door-over-about = Du kannst es vom ersten bis zum letzten Zug noch einmal ansehen.
door-private = Dieser Tisch ist für Eingeladene
door-private-about = Frag den Gastgeber nach dem Link zum Mitspielen oder Zuschauen und öffne ihn vollständig.
door-gone = Diesen Tisch gibt es nicht
door-gone-about = Er wurde vielleicht gelöscht, oder der Link ist nicht vollständig. Frag noch einmal danach.
door-closed = Dieser Tisch ist geschlossen
door-refused = Du kannst diesen Tisch nicht öffnen
door-refused-about = Hat dir jemand einen Link geschickt, öffne ihn noch einmal vollständig.
door-error = Dieser Tisch ließ sich nicht öffnen
door-replay = Wiederholung
door-retry = Noch einmal
door-join-again = Wieder mitspielen
door-save-record = Aufzeichnung speichern
door-not-let-in = Der Server lässt dich hier nicht hinein.

words-title = Der Tisch in Worten
words-hints = Was bevorsteht
words-instead = Das Bild dieses Tisches ließ sich nicht zeichnen; hier ist er in Worten.
words-try-picture = Bild noch einmal versuchen

curtain-title = { $name }, du bist dran
curtain-about = Gib das Gerät weiter. Sonst schaut niemand hin.
curtain-lift = Ich bin { $name }: zeig mir den Tisch
curtain-waiting = Warten auf { $names }.

invitation-by = { $who } lädt dich zu { $game } ein
invitation-to = Du bist zu { $game } eingeladen
invitation-seats = Plätze
invitation-a-bot = , ein Bot
invitation-full = Alle Plätze sind besetzt
invitation-game-on = das Spiel läuft
invitation-just-watch = Nur zuschauen
invitation-ask-host = Der Gastgeber kann den Platz eines Bots für dich freimachen; frag einfach.
invitation-late = Du kommst ein bisschen spät.
invitation-wait = Diese Seite sagt dir, wenn wieder ein Platz frei ist.
invitation-watch = Zuschauen
join-name = Wie sollen wir dich nennen?
join-placeholder = Dein Name
join-button = Mitspielen

waiting-who = Wer spielt?
waiting-start = Spiel starten
waiting-fill = Mit Bots auffüllen
waiting-send-link = Verschick den Link oder nimm Bots dazu.
waiting-take-one = Nimm einen und gib die anderen den Bots.
waiting-for-players = Warten auf weitere Leute.
waiting-complete = Alle sind da.
waiting-host-starts = Der Gastgeber startet das Spiel.
waiting-take-seat = Platz nehmen
waiting-invite = Einladen
waiting-bot = Bot
waiting-host = Gastgeber
waiting-muted = stumm
waiting-how-strong = Wie stark ist { $name }?
waiting-strength-of = von { $name }
waiting-add-bot = Bot dazu<hidden> auf Platz { $number }</hidden>
waiting-leave = Verlassen<hidden>: Platz { $number }</hidden>
waiting-remove = Wegschicken<hidden>: { $name }</hidden>
waiting-more = Mehr<hidden> über { $name }</hidden>
waiting-mute-more = Stumm, mehr<hidden> über { $name }</hidden>

facts-label = Dieser Tisch
facts-players = { $count } am Tisch
facts-crew = eine Crew, alle gewinnen oder verlieren zusammen
facts-rivals = gegeneinander
facts-practice = Übung: Tipps erlaubt
facts-daily = Spiel des Tages vom { $day }

policy-undo-own = letzte eigene Wahl, wenn nichts enthüllt ist
policy-undo-vote = mehr, wenn die anderen zustimmen
policy-undo-host = mehr, wenn der Gastgeber zustimmt
policy-undo-off = kein Zurücknehmen
policy-clock-none = keine Uhr
policy-clock-move = { $move } pro Zug
policy-clock-bank = je { $bank }, dazu { $move } pro Zug
policy-clock-week = eine Woche pro Zug
policy-absence-bot = ein Bot springt nach { $time } ein
policy-absence-wait = das Spiel wartet
policy-watch-link = alle mit dem Zuschauerlink
policy-watch-all = alle
policy-watch-none = niemand
policy-pace-steady = ruhig, leicht zu verfolgen
policy-pace-slow = langsam
policy-pace-brisk = flott
policy-pace-instant = sofort
policy-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
policy-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
policy-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
policy-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}

ticker-label = Was gerade passiert ist
ticker-since = Seit deinem Zug:
ticker-more = und { $count ->
    [one] { $count } weiteres
   *[other] { $count } weitere
}
ticker-show = zeig’s mir
ticker-open-log = Logbuch öffnen

bar-label = Deine Wahl
bar-may-pass = Du kannst es auch lassen.
bar-hurry = Bots antreiben
bar-thinking = Denkt nach …
bar-hint = Tipp
bar-all-options = Alle Optionen
bar-speed = Tempo der anderen
bar-paused = Das Spiel ist angehalten.
bar-showing = Das ist passiert …
bar-bot-plays = Ein Bot spielt für dich.
bar-waiting = Warten auf { $names } …
bar-result = Ergebnis
bar-what-now = Und jetzt?
undo-do = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-none = Kein Zurücknehmen
drawer-next-nine = die nächsten neun
drawer-close = Liste schließen
drawer-options = Optionen
drawer-not-now = Jetzt nicht
bubble-label = Was du hier tun kannst
bubble-think-again = Noch mal überlegen
bubble-do-it = Ja, machen
bubble-point-out = Den anderen zeigen
bubble-turn = Drehen
bubble-more = { $count } weitere
option-risky = , riskant: { $risk }
hint-close = Tipp schließen
hint-would = { $bot } würde: { $move }.
hint-would-pass = { $bot } würde es lassen.
pointing-spectator = Jemand im Publikum
pointing-board = das Brett
pointing-sentence = { $who-is ->
    [you] Du zeigst auf: { $thing }.
   *[other] { $who } zeigt auf: { $thing }.
}
stage-roll = Würfeln
stage-go-on = Weiter
stage-skip = Alles überspringen
stage-step = { $step } von { $steps }

tip-label = Erklärung
tip-no-more = Erklärungen aus
tip-got-it = Verstanden
guide-label = Anleitung
guide-farewell = Jetzt weißt du, wie der Hase läuft. Spiel weiter!
guide-first = Zuerst: { $what }
guide-first-read = Lies das zuerst. Dann drück „Weiter“.
guide-press-enter = { $what }: drück Enter.
guide-enter-goes-on = Weiter mit Enter.
guide-step = Schritt { $step } von { $steps }
guide-skip = Tour überspringen
guide-next = Weiter
guide-play-on = Weiterspielen
