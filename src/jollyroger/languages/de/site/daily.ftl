daily-title = Spiel des Tages
daily-about = { $day }: das gleiche Glück für alle. Schlägst du die Bots?
daily-game = Spiel für das Spiel des Tages
daily-loading = Die Bots spielen noch …
daily-comparing = Wird mit den anderen verglichen …
daily-table-title = Spiel des Tages, { $day }
daily-watch = Meine Partie ansehen
daily-again = Noch einmal
daily-play = Heutiges Spiel spielen
daily-par = <strong>Zum Vergleich:</strong> { $bot } hat auf deinem Platz { $points ->
    [none] {""}
    [one] mit { $points } Punkt{ " " }
   *[other] mit { $points } Punkten{ " " }
}{ $won ->
    [yes] gewonnen
   *[no] verloren
}.
daily-yours = <strong>Du</strong> hast { $points ->
    [none] {""}
    [one] mit { $points } Punkt{ " " }
   *[other] mit { $points } Punkten{ " " }
}{ $won ->
    [yes] gewonnen
   *[no] verloren
}{ $rank ->
    [none] {""}
   *[other] : heute Platz { $rank } von { $played }
}.
daily-result-of = { $name }: { $points ->
    [none] {""}
    [one] mit { $points } Punkt{ " " }
   *[other] mit { $points } Punkten{ " " }
}{ $won ->
    [yes] gewonnen
   *[no] verloren
}
daily-streak = { $count } Tage in Folge
daily-played = { $count ->
    [one] { $count } Person hat
   *[other] { $count } Leute haben
} es gespielt, gewonnen: { $won }
daily-nobody = Heute ist noch niemand fertig geworden.
daily-copy = Ergebnis kopieren
daily-copied = Kopiert
daily-was-copied = Das Ergebnis ist kopiert.
daily-share-title = Jolly Roger, Spiel des Tages vom { $day }: { $game }
daily-share-result = Ich habe { $points ->
    [none] {""}
    [one] mit { $points } Punkt{ " " }
   *[other] mit { $points } Punkten{ " " }
}{ $won ->
    [yes] gewonnen
   *[no] verloren
}. Bot: { $par-points ->
    [none] {""}
    [one] mit { $par-points } Punkt{ " " }
   *[other] mit { $par-points } Punkten{ " " }
}{ $par-won ->
    [yes] gewonnen
   *[no] verloren
}.
daily-share-place = Heute Platz { $rank } von { $played }.
daily-share-streak = { $count } Tage in Folge.
