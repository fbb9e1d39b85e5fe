# Jak skończyła się gra.

outcome-drawn = Rozdanie przerwane: nikt nie wygrywa.
outcome-won = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
}, mając { won-with }.
outcome-points = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} na punkty: { $scores }.
outcome-points-shared = Na punkty wygrywają wspólnie: { $names } (wynik: { $scores }).
outcome-score = { $who } { $points }

cause-cards-out = Karty skończyły się, zanim ktoś miał wygrywającą rękę.
cause-runs = { $runs }. { $nearest }
cause-nearest = { $who-is ->
    [you] Tobie zabrakło
   *[other] Najbliżej: { $who }. Zabrakło
} { cards-in-words }.
cause-nearest-several = Najbliżej: { $names }. Zabrakło { cards-in-words }.
cause-reached = Próg { $target } punktów osiągnięty: { $names }; { $how }.
cause-played = { $hands ->
    [one] Za nami { $hands } rozdanie
    [few] Za nami { $hands } rozdania
    [many] Za nami { $hands } rozdań
   *[other] Za nami { $hands } rozdania
}; { $how }.
cause-equal = najlepsze wyniki i ostatnie rozdania są równe
cause-last-hand = przy równych wynikach wygrywa lepsze ostatnie rozdanie
cause-lead = przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

tally-points = Punkty
tally-short = Brakujące karty
tally-won = wygrana
tally-run = { $crew } po kolei
tally-cards = Karty na ręce
