home-title = Jolly Roger: pirackie gry planszowe
home-games = Gry
home-loading = Wczytujemy gry…
home-players = Od { $first } do { $last } graczy, { $kind ->
    [crew] jedna załoga
   *[rivals] każdy na własną rękę
}. <rules>Zasady<hidden> gry { $game }</hidden></rules>
home-learn = Pierwszy raz? <strong>Ucz się, grając</strong>
home-play-now = Graj teraz
home-new-table = Nowy stół
home-open-tables = Otwarte stoły
home-open-tables-none = Teraz nie ma otwartych stołów. Otwórz własny i pokaż go tutaj.
home-finished-games = Zakończone gry
home-finished-games-none = Gry z pokazywanych tu stołów pojawią się po zakończeniu.
home-join = Dołącz
home-watch = Oglądaj
home-replay = Powtórka
home-saved-games = Zapisane gry
home-saved-games-about = W menu stołu zapiszesz grę w pliku. Otwórz go tutaj, żeby grać dalej albo obejrzeć ją jeszcze raz.
home-saved-game = Zapisana gra
home-open-saved-game = Otwórz zapisaną grę…
home-opening = Otwieramy…

home-my-tables = Moje stoły
home-another-device = Inne urządzenie
home-group-turn = Twoja kolej
home-group-waiting = Oczekujące
home-group-finished = Zakończone
home-show-all = Pokaż wszystkie zakończone gry: { $count }
home-a-table = Stół
home-you-won = Wygrana
home-more = Więcej o stole { $table }
home-remove = Usuń z tej listy
home-remove-seat = Stracisz miejsce. Usunąć?
home-open = Otwórz
home-play = Graj
home-play-again = Jeszcze raz
home-record = <strong>Twój dorobek:</strong> { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wygrane: { $wins }{ $daily ->
    [0] {""}
   *[other] { " " }· gra dnia: { $daily-wins } z { $daily }
}{ $streak ->
    [0] {""}
   *[other] , najdłuższa seria dni: { $streak }
}
home-record-game = { $game } { $wins } z { $games }
home-record-per-game = według gier

home-company = przy stole: { $others }
home-bot = { $name } (bot)
home-seats-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home-table-gone = Tego stołu już nie ma.
home-invited = Masz zaproszenie · { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
home-table-full = Stół jest pełny
home-start-the-game = Są wszyscy: zacznij grę
home-host-starts = Grę zaczyna gospodarz
home-your-turn = Twoja kolej
home-paused = Gra wstrzymana
home-bot-plays-for-you = Bot gra za ciebie, póki nie wrócisz
home-waiting-for = Czekamy na: { $names }
home-bots-playing = Grają boty
home-game-on = Gra trwa
