screen-panel = Załoga
screen-you = Ty
screen-wins = wygrywa

short-anchor = Kotwica
short-rum = Rum
short-sword = Szabla
short-map = Mapa
short-ship = Statek
short-flag = Flaga

screen-rolled-dice = Rzucone kości
screen-rolled-by = { $who-is ->
    [you] Twój rzut
   *[other] Rzut: { $who }
}
screen-rolled-die = Rzucone: { $face }, { $count }{ $note ->
    [inactive] , nieaktywna
    [out] , odpada
   *[none] {""}
}
screen-die-inactive = nieaktywna
screen-die-out = odpada
screen-settling = Wszystkie kości leżą: kolumny rozlicza się po kolei.
screen-most-dice = Najwięcej kości tutaj:
screen-next-captain = następny kapitan
screen-sea-wolf = wilk morski, 1 żeton złota
screen-leads = Prowadzi { $who }
screen-cups = { $rum } z { $limit } rumu{ $full ->
    [yes] , ma dość
   *[no] {""}
}
screen-if-filled = Wypełniona: { $reward }
screen-if-failed = Gdy przepadnie: { $penalty }
screen-fatal = { $fatal }!
screen-black = czarne: { $count }
screen-black-and-ours = czarne: { $black }, nasze: { $ours }
screen-surplus-die = nadmiar, przerzucone: { $face }
screen-swap = Zamień czarne kości: { $one } i { $other }
screen-gold-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota
screen-gold-tokens-of = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota:
screen-gold-tokens-worth = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota o wartości
screen-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
screen-worth = wartość { $worth }
screen-worth-secret = wartość { $worth }, wiesz tylko ty
screen-worth-all = wartość { $worth } ze wszystkich wypraw
screen-worth-earlier = wartość { $worth } z wcześniejszych wypraw
screen-quest = { $number }. { $quest }
screen-round = Runda { $round }
screen-ship-damage = Nasz statek: uszkodzenia { $damage } z { $bears }
screen-our-ship = nasz statek
screen-enemy-hits = { $enemy }: trafienia { $hits } z { $needed }
screen-enemy = { $enemy }
screen-quest-tokens = { FORM($token, case: "plural") }
screen-pool-tokens = { $count ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
}
screen-in-pool = w puli
screen-in-chest = w skrzyni
screen-rum-in-hold = rum w ładowni
screen-purses = Sakiewki są otwarte
screen-dice-for-gaps = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
} na { $gaps ->
    [one] { $gaps } lukę
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
}
screen-to-place = do położenia
screen-rum = rum
screen-crew = Załoga
screen-crew-in-words = Załoga słowami
screen-overboard = Za burtą: { $pirates }
screen-players = Gracze
screen-captain = kapitan statku
screen-pardon = może zignorować karę
screen-leads-left = najwięcej kości po lewej: następny kapitan
screen-leads-right = najwięcej kości po prawej: wilk morski
screen-next-round = Następna runda:
screen-black-out = { $count ->
    [one] { $count } czarna kość odpada
    [few] { $count } czarne kości odpadają
    [many] { $count } czarnych kości odpada
   *[other] { $count } czarnej kości odpada
} w tej rundzie
screen-last-round = Runda { $round }:
screen-past-column = { $column }: { $fate ->
    [completed] wypełniona
   *[failed] przepadła
}, nasze { $ours }, czarne { $black }

thing-swap = Ich czarne kości zamieniają się miejscami; kości graczy zostają.
thing-effects = Wypełniona: { $reward }. Gdy przepadnie: { $penalty }.
thing-reconstructed = (Rekonstrukcja: { $parts }.)
thing-part = { $part ->
    [reward] nagroda
    [penalty] kara
    [title] tytuł
   *[limit] limit
}
thing-closed = { $state ->
    [blocked] Zablokowana w tym etapie
   *[inactive] Nieaktywna: brak czarnych kości
}.
thing-column = { $black ->
    [one] { $black } czarna kość
    [few] { $black } czarne kości
    [many] { $black } czarnych kości
   *[other] { $black } czarnej kości
}, nasze: { $ours } – { $state }.
thing-fatal = Jeśli przepadnie, { $fatal }.
thing-dice = { $who-is ->
    [you] Twoje kości
   *[other] Kości gracza { $who }
}: { $column }
thing-die-out = Dwa razy nieaktywna: odpada do następnego rzutu.
thing-die = Wszystkie kości z jednym symbolem kładzie się razem.
thing-die-inactive = Nieaktywna: nie można jej położyć, ale raz przerzucić za darmo.
thing-pirate = { $pirate } · { $title }
thing-pirate-rum = Wypite: { $rum } z { $limit } rumu{ $full ->
    [yes] {" "}– ma dość
   *[no] {""}
}.
thing-gold = Żeton złota o wartości { $worth }
thing-gold-count = Masz { $count ->
    [one] { $count } taki żeton
    [few] { $count } takie żetony
    [many] { $count } takich żetonów
   *[other] { $count } takiego żetonu
}.
thing-gold-open = Teraz wszystkie sakiewki są otwarte.
thing-gold-secret = Inni widzą tylko, ile masz żetonów.
