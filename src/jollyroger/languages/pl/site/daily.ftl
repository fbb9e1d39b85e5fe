daily-title = Gra dnia
daily-about = { $day }: ten sam los dla wszystkich. Pokonasz boty?
daily-game = Gra na dziś
daily-loading = Boty jeszcze grają…
daily-comparing = Porównujemy z innymi…
daily-table-title = Gra dnia, { $day }
daily-watch = Obejrzyj moją grę
daily-again = Jeszcze raz
daily-play = Zagraj w dzisiejszą grę
daily-par = <strong>Poprzeczka:</strong> { $bot } na twoim miejscu: { $won ->
    [yes] wygrana
   *[no] przegrana
}{ $points ->
    [none] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}.
daily-yours = <strong>Ty:</strong> { $won ->
    [yes] wygrana
   *[no] przegrana
}{ $points ->
    [none] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}{ $rank ->
    [none] {""}
   *[other] ; dziś miejsce { $rank } z { $played }
}.
daily-result-of = { $name }: { $won ->
    [yes] wygrana
   *[no] przegrana
}{ $points ->
    [none] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}
daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
daily-played = { $count ->
    [one] Zagrała { $count } osoba
    [few] Zagrały { $count } osoby
    [many] Zagrało { $count } osób
   *[other] Zagrało { $count } osoby
}, wygrane: { $won }
daily-nobody = Dziś nikt jeszcze jej nie skończył.
daily-copy = Kopiuj wynik
daily-copied = Skopiowano
daily-was-copied = Wynik skopiowany.
daily-share-title = Jolly Roger, gra dnia { $day }: { $game }
daily-share-result = Mój wynik: { $won ->
    [yes] wygrana
   *[no] przegrana
}{ $points ->
    [none] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}. Poprzeczka: { $par-won ->
    [yes] wygrana
   *[no] przegrana
}{ $par-points ->
    [none] {""}
    [one] , { $par-points } punkt
    [few] , { $par-points } punkty
    [many] , { $par-points } punktów
   *[other] , { $par-points } punktu
}.
daily-share-place = Dziś miejsce { $rank } z { $played }.
daily-share-streak = { $count ->
    [one] { $count } dzień z rzędu.
    [few] { $count } dni z rzędu.
    [many] { $count } dni z rzędu.
   *[other] { $count } dnia z rzędu.
}
