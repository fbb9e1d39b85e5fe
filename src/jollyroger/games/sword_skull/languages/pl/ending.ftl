# Jak skończyła się gra.

outcome = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
}: Król Piratów jest { $ending ->
    [gold] przekupiony
   *[might] pokonany
}.
cause-price = { $who-is ->
    [you] Płacisz
   *[other] { $who } płaci
} Królowi { $price } złota, { $left ->
    [0] co do ostatniej monety
   *[other] a { $left } zostaje
}.
cause-both = { $who-is ->
    [you] Obie twoje figury
   *[other] Obie figury gracza { $who }
} stoją w jego Kryjówce.
cause-fight = { $figure } pokonuje Króla Piratów { $total } do { $other }; szansa według kostek: { $chance }%.
cause-fight-blank = { $figure } pokonuje Króla Piratów, któremu wypadła pusta ścianka; szansa według kostek: { $chance }%.
cause-close = Nad Ognistym Jeziorem, o jeden ruch od celu, { $count ->
    [one] stoi
    [few] stoją
    [many] stoją
   *[other] stoją
} { $figures }.
tally-gold = Złoto
tally-officer = Siła Oficera
tally-pirate = Siła Pirata
tally-chance = Szansa na pokonanie Króla
tally-crew = Załoga
tally-items = Przedmioty
tally-fortune = Pozostałe karty Losu
tally-none = brak
