option-place = Połóż { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
} w kolumnie { FORM($column, case: "genitive") }
    .button = Połóż tu { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
option-reroll = Przerzuć: { $dice }
    .button = Przerzuć { $count }
option-reroll-all = Przerzuć wszystkie nieaktywne kości ({ $count })
option-drink = Wypij rum: przerzuć { $count ->
    [one] { $count } kość
    [few] wszystkie { $count } kości
    [many] wszystkie { $count } kości
   *[other] wszystkie { $count } kości
}
    .button = Wypij: przerzuć { $count }
option-use = { $pirate } (1 rum): { $does }
    .button = Zapłać 1 rum
option-use-last = { $pirate } (1 rum): { $does } (ostatni z załogi: wszyscy przegrywają)
option-refill = Wyrzuć żeton złota o wartości { $worth }: cały rum znika z kart piratów
    .button = Wyrzuć i otrzeźw piratów
option-done = Zakończ turę bez kładzenia
    .button = Zakończ turę
option-turn-over = Obróć: { $old } → { $new }
option-pick = Obróć { FORM($die, case: "accusative") }
    .button = Obróć tę
option-turn = Obróć na { FORM($new, case: "accusative") }
    .button = Obróć na { FORM($new, case: "accusative") }
option-swap = Zamień czarne kości kolumn { FORM($one, case: "genitive") } i { FORM($other, case: "genitive") }
    .button = Zamień je
option-storm = Przerzuć { $count ->
    [one] { $count } czarną kość
    [few] { $count } czarne kości
    [many] { $count } czarnych kości
   *[other] { $count } czarnej kości
} z kolumny { FORM($column, case: "genitive") }
    .button = Przerzuć { $count ->
        [one] { $count } czarną kość
        [few] { $count } czarne kości
        [many] { $count } czarnych kości
       *[other] { $count } czarnej kości
    }
option-haul = Zabierz wszystkie kości z kolumny { FORM($column, case: "genitive") } ({ $dice })
    .button = Zabierz wszystkie
option-take = Przesuń { $owner-is ->
    [you] swoją kość
   *[other] kość gracza { $owner }
} z kolumny { FORM($column, case: "genitive") }
    .button = { $owner-is ->
        [you] Przesuń swoją
       *[other] Przesuń kość: { $owner }
    }
option-put = Przesuń ją do kolumny { FORM($column, case: "genitive") }
    .button = Przesuń tutaj
option-put-anchor = Przesuń swoją kość z kotwicy do kolumny { FORM($column, case: "genitive") }
option-stay = Zostaw swoje kości na kotwicy
    .button = Nie przesuwaj
option-cancel = Zignoruj tę karę
    .button = Zignoruj
option-suffer = Niech się stanie
option-suffer-fatal = Niech się stanie: { $fatal } i wszyscy przegrywają
option-throw = Wyrzuć za burtę { FORM($title, case: "accusative") } ({ $pirate })
    .button = Za burtę!
option-throw-last = Wyrzuć za burtę { FORM($title, case: "accusative") } ({ $pirate }) (ostatni z załogi: wszyscy przegrywają)
option-load = Napój rumem { FORM($title, case: "accusative") } ({ $pirate })
    .button = Napój rumem
option-toss = Strać żeton złota o wartości { $worth }
    .button = Strać ten

group-place = Połóż kości i zakończ turę
group-reroll = Przerzuć za darmo
group-rum = Wydaj rum
group-gold = Wyrzuć złoto
group-swap = Z kolumną { FORM($column, case: "genitive") }
group-take = Z kolumny { FORM($column, case: "genitive") }

note-pays = daje: { $reward }
note-fills = wypełnia ją
note-short = brakuje jeszcze { $count }
note-more = o { $count } więcej, niż trzeba
note-blocked = zablokowana
note-inactive = nieaktywna
note-reroll = za darmo · aktywne symbole: { $active } z 6
note-rum = zostanie rumu: { $count }
note-refill = cały rum z kart piratów wraca do ładowni
note-dice-wait = { $count ->
    [one] { $count } kość czeka
    [few] { $count } kości czekają
    [many] { $count } kości czeka
   *[other] { $count } kości czeka
} na twoją następną turę
note-any-face = na dowolną ściankę
note-with-it = z nią { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
} do położenia
note-swap = { $one } { $mine } → { $its } · { $other } { $its } → { $mine }
note-storm = każda trafi do kolumny, którą pokaże
note-haul = do ponownego położenia ({ $dice })
note-then = potem: { $after }
note-pirates-left = zostanie { $left ->
    [one] { $left } pirat
    [few] { $left } piratów
    [many] { $left } piratów
   *[other] { $left } pirata
}
note-full-then = wtedy ma dość
note-rum-then = wtedy { $rum } z { $limit } rumu

fatal-sunk = { $case ->
    [start] Statek tonie
   *[plain] statek tonie
}
fatal-crew-lost = { $case ->
    [start] Odchodzi ostatni z załogi
   *[plain] odchodzi ostatni z załogi
}
risk-too-few-dice = { $left ->
    [0] Nie zostanie żadna kość
    [one] Zostanie tylko { $left } kość
    [few] Zostaną tylko { $left } kości
    [many] Zostanie tylko { $left } kości
   *[other] Zostanie tylko { $left } kości
} na { $missing ->
    [one] { $missing } lukę
    [few] { $missing } luki
    [many] { $missing } luk
   *[other] { $missing } luki
} w kolumnie { FORM($column, case: "genitive") }. Jeśli przepadnie, { $fatal }.
risk-last-pirate = To ostatni z załogi: wszyscy od razu przegrywają.
risk-overboard = Odchodzi na zawsze: zostanie { $left ->
    [one] { $left } pirat
    [few] { $left } piratów
    [many] { $left } piratów
   *[other] { $left } pirata
}. Bez piratów wszyscy przegrywają.
risk-fatal = { FORM($fatal, case: "start") }: wszyscy przegrywają.
