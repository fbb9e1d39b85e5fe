# Was vor dem Spiel vereinbart wird, und wie lange es dauert.

game-about = Verdeckte Karten, jede Runde eine blinde Auktion und ein Handlimit, das du brechen darfst, bis dich jemand beschuldigt.

setup-length = Länge
    .about = Ein Durchgang entscheidet, oder es gibt Punkte, bis jemand 250 hat oder fünf Durchgänge gespielt sind.
setup-length-single-hand = Ein Durchgang
setup-length-long-game = Langes Spiel
setup-overlap = 3er- und 7er-Reihe in einer Crew
    .about = Zählt eine Crew mit einer Siebenerreihe auch ihre besten drei daraus?
setup-overlap-both = Beide zählen
setup-overlap-better-only = Nur die bessere zählt
setup-cheating = Schummeln
    .about = Darfst du mehr als 12 Karten halten, bis dich jemand beschuldigt?
setup-cheating-on = Erlaubt
setup-cheating-off = Nicht erlaubt

forecast = { $length ->
    [long] Fast immer alle fünf Durchgänge
   *[single] Ein Durchgang von etwa { $rounds } Runden
}: { $alone } Minuten gegen Bots, { $together } mit { $seats } Leuten. Sechs von sieben Durchgängen werden mit drei Dreierreihen gewonnen.
