# Co widać dużym drukiem nad stołem.

scene-bids = Oferty za kartę { $card }
    .verdict = Najpierw karty akcji
scene-won-auction = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} kartę { $card }
scene-won-only-bid = Jedyna oferta
scene-won-rum = Rum bije każdą ofertę bez Rumu
scene-won-rum-value = Rum po obu stronach: { $value } przeciw { $next }
scene-won-value = { $value } przeciw { $next }
scene-tied = Remis o kartę { $card }
    .verdict = Licytują ponownie: { $names }
scene-auction-lost = Nikt nie wygrywa karty { $card }
scene-auction-lost-worthless = Żadna oferta nie ma wartości
scene-auction-lost-no-bids = Wszyscy remisujący odpuścili
scene-played = { $who-is ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę { $card }
scene-gave = { $who } daje ci kartę { $card }
scene-snatched = { $who } wyciąga z twojej ręki: { $cards }
scene-called = { $captain-is ->
    [you] { $who } oskarża cię
   *[other] { $who-is ->
        [you] Oskarżasz gracza { $captain }
       *[other] { $who } oskarża gracza { $captain }
    }
} o kant!
scene-caught = Słusznie: { $captain-is ->
    [you] masz
   *[other] { $captain } ma
} { $held ->
    [one] { $held } kartę
    [few] { $held } karty
    [many] { $held } kart
   *[other] { $held } karty
}. { $who-is ->
    [you] Wyciągasz
   *[other] { $who } wyciąga
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, jedną wolno zatrzymać.
scene-cleared = Niesłusznie: { $captain-is ->
    [you] masz
   *[other] { $captain } ma
} najwyżej { $limit } kart. { $captain-is ->
    [you] Wyciągasz
   *[other] { $captain } wyciąga
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} z { $who-is ->
    [you] twojej ręki
   *[other] ręki gracza { $who }
}.
scene-hand-won = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} rozdanie, mając { won-with }
scene-scored = { $who-is ->
    [you] Zdobywasz
   *[other] { $who } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
scene-part-ranks = rangi
scene-part-doubled = podwojone
scene-part-before = przedtem
scene-part-this-hand = to rozdanie
