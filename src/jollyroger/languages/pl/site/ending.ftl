# Koniec gry: kto wygrał, podliczenie, szanse, co dalej.

ending-label = Koniec
ending-close = Zamknij
ending-come-along = Dołącz
ending-play-again = Jeszcze raz
ending-daily-label = Gra dnia
ending-daily = Gra dnia
ending-chances-label = Jak zmieniały się szanse
ending-chances = Jak poszło
ending-advice = Na przyszłość:
ending-no-advice = Żadna z twoich decyzji nie była wyraźnie gorsza od innej.
ending-retry = Jeszcze raz od tury { $turn }
ending-analysing = Analiza… { $percent }%
ending-analysis-failed = Analiza się nie udała.
ending-analyse-again = Spróbuj ponownie
ending-replay = Obejrzyj powtórkę
ending-change-options = Zmień opcje
ending-fair = Czy kości były uczciwe?
ending-lobby = Wróć do lobby
ending-change = { $change ->
    [easier] Łatwiej
   *[harder] Trudniej
}: { $to }
ending-change-bots = { $change ->
    [easier] Łatwiej
   *[harder] Trudniej
}: { $count ->
    [one] { $to }
    [few] { $count } × { $to }
    [many] { $count } × { $to }
   *[other] { $count } × { $to }
}
ending-change-some = { $change ->
    [easier] Słabsze
   *[harder] Silniejsze
} boty

ending-points = Punkty
ending-everybody-lost = Wszyscy przegrywają
ending-lost = Przegrana
ending-winners = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
ending-watch-it = Obejrzyj: { $link }
ending-tally = Podliczenie
ending-won = wygrana
ending-you = Ty
ending-share = Udostępnij wynik
ending-share-picture = Jako obraz
ending-copied = Skopiowano. Wklej, gdzie chcesz.
ending-picture-saved = Obraz zapisano.
ending-result-text = Wynik jako tekst

ending-kind = { $kind ->
    [luck] los
   *[mistake] błąd
}
ending-turning-point = Tura { $turn }, { ending-kind }: { $text }
ending-turn-kind = Tura { $turn } · { ending-kind }
ending-deal = początek
ending-end = koniec
ending-crew = Załoga
ending-no-turning-point = Żaden moment się nie wyróżnia.
ending-no-time = Na szukanie punktów zwrotnych zabrakło czasu.
ending-error = Z gier, które boty rozegrały dalej od tego miejsca, z dokładnością do { $percent }%.
ending-line = { $name }: na początku { $first }, najwyżej { $best }, na końcu { $last }
ending-chart = Szanse na wygraną. { $lines }.
