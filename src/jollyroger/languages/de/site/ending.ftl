# Das Ende eines Spiels: wer gewonnen hat, die Abrechnung, die Chancen, wie es weitergeht.

ending-label = Das Ende
ending-close = Schließen
ending-come-along = Mitkommen
ending-play-again = Noch einmal
ending-daily-label = Das Spiel des Tages
ending-daily = Spiel des Tages
ending-chances-label = Wie die Chancen standen
ending-chances = So lief es
ending-advice = Fürs nächste Mal:
ending-no-advice = Keine deiner Entscheidungen war deutlich schlechter als eine andere.
ending-retry = Noch einmal ab Zug { $turn }
ending-analysing = Analyse läuft … { $percent } %
ending-analysis-failed = Die Analyse hat nicht geklappt.
ending-analyse-again = Noch einmal versuchen
ending-replay = Wiederholung ansehen
ending-change-options = Optionen ändern
ending-fair = Waren die Würfel fair?
ending-lobby = Zurück zur Lobby
ending-change = { $change ->
    [easier] Leichter
   *[harder] Schwerer
}: { $to }
ending-change-bots = { $change ->
    [easier] Leichter
   *[harder] Schwerer
}: { $count ->
    [one] { $to }
   *[other] { $count } × { $to }
}
ending-change-some = { $change ->
    [easier] Schwächere
   *[harder] Stärkere
} Bots

ending-points = Punkte
ending-everybody-lost = Alle haben verloren
ending-lost = Verloren
ending-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
ending-watch-it = Zum Ansehen: { $link }
ending-tally = Abrechnung
ending-won = gewonnen
ending-you = Du
ending-share = Ergebnis teilen
ending-share-picture = Als Bild
ending-copied = Kopiert. Füg es ein, wo du willst.
ending-picture-saved = Das Bild ist gespeichert.
ending-result-text = Das Ergebnis als Text

ending-kind = { $kind ->
    [luck] Glück
   *[mistake] Fehler
}
ending-turning-point = Zug { $turn }, { ending-kind }: { $text }
ending-turn-kind = Zug { $turn } · { ending-kind }
ending-deal = Beginn
ending-end = Ende
ending-crew = Die Crew
ending-no-turning-point = Kein einzelner Moment sticht heraus.
ending-no-time = Für Wendepunkte war keine Zeit.
ending-error = Aus Partien, die Bots von hier aus zu Ende gespielt haben, auf { $percent } % genau.
ending-line = { $name }: anfangs { $first }, bestenfalls { $best }, am Ende { $last }
ending-chart = Gewinnchancen. { $lines }.
