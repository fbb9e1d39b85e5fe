home-title = Jolly Roger: Piratenbrettspiele
home-games = Spiele
home-loading = Die Spiele werden geladen …
home-players = { $first } bis { $last } Personen, { $kind ->
    [crew] eine Crew
   *[rivals] jeder für sich
}. <rules>Regeln<hidden> von { $game }</hidden></rules>
home-learn = Neu hier? <strong>Spielend lernen</strong>
home-play-now = Losspielen
home-new-table = Neuer Tisch
home-open-tables = Offene Tische
home-open-tables-none = Gerade ist kein Tisch offen. Eröffne einen und zeig ihn hier an.
home-finished-games = Beendete Spiele
home-finished-games-none = Hier erscheinen die Spiele offener Tische, sobald sie vorbei sind.
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Wiederholung
home-saved-games = Gespeicherte Spiele
home-saved-games-about = Im Menü eines Tisches kannst du das Spiel als Datei speichern. Öffne sie hier, um weiterzuspielen oder es noch einmal anzusehen.
home-saved-game = Gespeichertes Spiel
home-open-saved-game = Gespeichertes Spiel öffnen …
home-opening = Wird geöffnet …

home-my-tables = Meine Tische
home-another-device = Anderes Gerät benutzen
home-group-turn = Du bist dran
home-group-waiting = Warten
home-group-finished = Beendet
home-show-all = Alle { $count } beendeten Spiele zeigen
home-a-table = Ein Tisch
home-you-won = Gewonnen
home-more = Mehr zu { $table }
home-remove = Aus der Liste entfernen
home-remove-seat = Dein Platz geht dabei verloren. Entfernen?
home-open = Öffnen
home-play = Spielen
home-play-again = Noch einmal
home-record = <strong>Deine Bilanz:</strong> { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen{ $daily ->
    [0] {""}
   *[other] { " " }· Spiel des Tages: { $daily-wins } von { $daily }
}{ $streak ->
    [0] {""}
   *[other] , längste Serie: { $streak } Tage
}
home-record-game = { $game } { $wins } von { $games }
home-record-per-game = nach Spielen

home-company = mit { $others }
home-bot = { $name } (Bot)
home-seats-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
home-table-gone = Diesen Tisch gibt es nicht mehr.
home-invited = Du bist eingeladen · { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
home-table-full = Der Tisch ist voll
home-start-the-game = Alle sind da: Starte das Spiel
home-host-starts = Der Gastgeber startet das Spiel
home-your-turn = Du bist dran
home-paused = Pause
home-bot-plays-for-you = Ein Bot spielt für dich, bis du zurück bist
home-waiting-for = Warten auf { $names }
home-bots-playing = Die Bots spielen
home-game-on = Das Spiel läuft
