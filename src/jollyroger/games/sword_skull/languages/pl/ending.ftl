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
cause-both = Obie figury { $who-is ->
    [you] twoje
   *[other] gracza { $who }
} stoją w jego Kryjówce.
cause-fight = { $figure } pokonuje Króla Piratów, { $total } do { $other }: według kostek szansa { $chance }%.
cause-fight-blank = { $figure } pokonuje Króla Piratów, któremu wypadła pusta ścianka: według kostek szansa { $chance }%.
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
