# Co widać nad planszą.

scene-side = { $who }
scene-part-stays = zostaje: { $face }
scene-part-might = Siła
scene-part-crew = załoga
scene-part-players = gracze
scene-roll = { $who-is ->
    [you] Rzucasz
   *[other] Rzuca { $who }
}
scene-reroll = { $who-is ->
    [you] Rzucasz
   *[other] { $who } rzuca
} ponownie jedną kostką
scene-roll-at = { $who-is ->
    [you] Rzucasz
   *[other] { $who } rzuca
} { FORM($space, case: "at") }
scene-move-anywhere = Dwie puste: postaw figurę, gdzie chcesz
scene-move-nobody = Obie figury grzęzną
scene-move-only = { $role } idzie o { $total }
scene-move-both = Dublet: obie figury idą o { $total }
scene-move-one = Jedna figura idzie o { $total }
scene-idol = { $total } złota od Bożka
scene-idol-blank = Pusta: z powrotem na Statek
scene-lava-tubes = Dalej o { $total ->
    [one] { $total } pole
    [few] { $total } pola
    [many] { $total } pól
   *[other] { $total } pól
}
scene-lava-tubes-blank = Pusta: figura zostaje na miejscu
scene-thieves-den = { $total } złota myta
scene-thieves-den-blank = Bez myta
scene-buried-treasure = { $total } złota wykopane
scene-price = Król Piratów podaje swoją cenę
scene-price-enough = { $price } złota. { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold }: wystarczy!
scene-price-short = { $price } złota. { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold }: więc dojdzie do walki
scene-drew = { $who-is ->
    [you] Ciągniesz
   *[other] { $who } ciągnie
} kartę „{ $card }”
scene-drew-secretly = { $who-is ->
    [you] Ciągniesz
   *[other] { $who } ciągnie
} kartę Losu
scene-played = { $who-is ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę „{ $card }”
scene-auction = Aukcja: { $item }
scene-got-item = { $who-is ->
    [you] Dostajesz
   *[other] { $who } dostaje
} { FORM($item, case: "accusative") }
scene-got-for = Za { $price } złota. { $about }
scene-no-bids = Nikt nie licytuje: { $item }
scene-discarded = Trafia na stos odrzuconych
scene-took-gold = { $loser-is ->
    [you] { $who } zabiera ci { $gold } złota
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { $gold } złota graczowi { $loser }
}
scene-took-crew = { $loser-is ->
    [you] { $who } zabiera ci { FORM($crew, case: "accusative") }
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { FORM($crew, case: "accusative") } graczowi { $loser }
}
scene-bargained = { $who-is ->
    [you] Kupujesz
   *[other] { $who } kupuje
} { FORM($item, case: "accusative") } od { $owner-is ->
    [you] ciebie
   *[other] gracza { $owner }
}
scene-bargain = Zbójecki targ: { $price } złota i żadnych odmów
scene-bankrupt = { $who-is ->
    [you] Bankrutujesz
   *[other] { $who } bankrutuje
}!
scene-bank-adds = Bank dokłada brakujące { $gold } złota
scene-met = { $figure } spotyka { FORM($enemy, case: "accusative") }
scene-might = Siła { $might }
scene-won = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
}!
scene-king-falls = Król Piratów jest { $ending ->
    [gold] przekupiony
   *[might] pokonany
}
scene-fight = { $figure } walczy z { FORM($foe, case: "instrumental") }
scene-two-blanks = Dwie puste: obie strony rzucają jeszcze raz
scene-leads = { $winner } prowadzi, { $by ->
    [blank] pusta kostka zawsze przegrywa
   *[totals] { $most } do { $least }
}. Karty mogą to jeszcze zmienić
scene-wins = { $winner } wygrywa, { $by ->
    [blank] pusta kostka zawsze przegrywa
    [tie] { $most } do { $least } (remis wygrywa atakujący)
   *[totals] { $most } do { $least }
}{ $outcome ->
    [harmless] . Nic się nie stało
    [way-free] . Droga do Kryjówki wolna
    [game] . Gra wygrana!
    [den] . Prosto do Meliny Złodziei
   *[none] { "" }
}
scene-wins-reward = { $winner } wygrywa, { $by ->
    [blank] pusta kostka zawsze przegrywa
    [tie] { $most } do { $least } (remis wygrywa atakujący)
   *[totals] { $most } do { $least }
}. Nagroda: { $reward }
