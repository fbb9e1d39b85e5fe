# Zdanie dla każdego zdarzenia.

event-began = Zanieście { $goal ->
    [one] { $goal } Skarb
    [few] { $goal } Skarby
    [many] { $goal } Skarbów
   *[other] { $goal } Skarbu
} do łodzi{ $all_crew ->
    [yes] , pokonajcie całą załogę
   *[no] {""}
} i zabierzcie wszystkich ze statku. { $cast }.
event-cast = { $who-is ->
    [you] { $position ->
        [first] Grasz jako
       *[later] ty grasz jako
    }
   *[other] { $who } gra jako
} { $character }{ $item ->
    [none] {""}
   *[other] {" "}{ FORM($item, case: "with") }
}

event-turn-began = { $who-is ->
    [you] Twoja tura
   *[other] Gra { $who }
}: { $own ->
    [one] { $own } akcja
    [few] { $own } akcje
    [many] { $own } akcji
   *[other] { $own } akcji
}{ $given ->
    [0] {""}
   *[other] {" "}i dodatkowo otrzymane: { $given }
}.

event-tile-drawn = { $who-is ->
    [you] Znajdujesz
   *[other] { $who } znajduje
} { FORM($tile, case: "accusative") }.
event-tile-placed = { $who-is ->
    [you] Kładziesz
   *[other] { $who } kładzie
} { FORM($tile, case: "accusative") } { FORM($side, case: "to") } od { FORM($room, case: "genitive") }.
event-foe-found = { FORM($foe, case: "new-start") } { FORM($room, case: "in") }!
event-trapdoor-found = Zapadnia z majtkiem { FORM($room, case: "in") }!
event-moored = Ostatnie pomieszczenie: { $room }! Szalupa czeka { FORM($side, case: "at-door") }.
event-no-mooring = Ostatnie pomieszczenie! Nie ma wolnych drzwi dla Szalupy.
event-only-move = Tylko jeden możliwy ruch: { $action ->
    [Place] pomieszczenie pasuje tylko w jednym miejscu
    [Retreat] jest tylko jedna droga ucieczki
    [Drive] wróg może pójść tylko w jedną stronę
   *[FightAgain] dalsza walka
}.

event-moved = { $how ->
    [walk] { $who-is ->
        [you] Idziesz
       *[other] { $who } idzie
    }
    [run] { $who-is ->
        [you] Biegniesz
       *[other] { $who } biegnie
    }
   *[retreat] { $who-is ->
        [you] Wycofujesz się
       *[other] { $who } wycofuje się
    }
} { FORM($room, case: "into") }{ $tired ->
    [0] {""}
   *[other] {" "}(zmęczenie +{ $tired })
}.
event-left = { $who-is ->
    [you] Opuszczasz
   *[other] { $who } opuszcza
} statek, zmęczenie teraz { $fatigue }.
event-looted = { $who-is ->
    [you] Przynosisz
   *[other] { $who } przynosi
} Skarb do łodzi: { $looted } z { $goal }!
event-put-out = { $who-is ->
    [you] Gasisz
   *[other] { $who } gasi
} ogień { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}{ FORM($item, case: "instrumental") }
}.
event-lowered = { $who-is ->
    [you] Przygaszasz
   *[other] { $who } przygasza
} ogień { FORM($room, case: "in") }{ $item ->
    [none] {""}
   *[other] {" "}{ FORM($item, case: "instrumental") }
} do { $level }.
event-struck-down = { $who-is ->
    [you] Powalasz
   *[other] { $who } powala
} majtka { FORM($room, case: "in") }.
event-picked-up = { $who-is ->
    [you] Podnosisz
   *[other] { $who } podnosi
} { $goods }.
event-put-down = { $who-is ->
    [you] Odkładasz
   *[other] { $who } odkłada
} { $goods } { FORM($room, case: "in") }.
event-drank = { $who-is ->
    [you] Pijesz
   *[other] { $who } pije
} { $goods }, zmęczenie teraz { $fatigue }.
event-rested = { $who-is ->
    [you] Odpoczywasz
   *[other] { $who } odpoczywa
}, zmęczenie teraz { $fatigue }.
event-trained = { $who-is ->
    [you] Trenujesz
   *[other] { $who } trenuje
}, siła bojowa teraz +{ $battle }.

event-took-from-table = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $item } ze stołu{ $old ->
    [none] {""}
   *[other] {" "}i { $who-is ->
        [you] odkładasz
       *[other] odkłada
    } { $old }
}.
event-took-from-pirate = { $victim-is ->
    [you] { $who } zabiera ci { $item }
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { $item } graczowi { $victim }
}{ $old ->
    [none] {""}
   *[other] {" "}i { $who-is ->
        [you] odkładasz
       *[other] odkłada
    } { $old }
}.
event-took-nothing = { $who-is ->
    [you] Grasz
   *[other] { $who } gra
} dalej bez przedmiotu.
event-turn-ended = { $who-is ->
    [you] Przekazujesz
   *[other] { $who } przekazuje
} dalej { $passed ->
    [one] { $passed } akcję
    [few] { $passed } akcje
    [many] { $passed } akcji
   *[other] { $passed } akcji
}.

event-fight-rolled = { $who-is ->
    [you] Walczysz { FORM($foe, case: "with") } i wyrzucasz
   *[other] { $who } walczy { FORM($foe, case: "with") } i wyrzuca
} { $die }.
event-shot-rolled = { $who-is ->
    [you] Strzelasz do { FORM($foe, case: "genitive") } i wyrzucasz
   *[other] { $who } strzela do { FORM($foe, case: "genitive") } i wyrzuca
} { $die }.
event-fight-won = { $who-is ->
    [you] Pokonujesz
   *[other] { $who } pokonuje
} { FORM($foe, case: "accusative") }, { $total } przeciw { $strength }.
event-shot-missed = { $who-is ->
    [you] Pudłujesz
   *[other] { $who } pudłuje
}, strzelając do { FORM($foe, case: "genitive") }: { $total } przeciw { $strength }.
event-fight-lost = { $who-is ->
    [you] Przegrywasz
   *[other] { $who } przegrywa
} { FORM($foe, case: "with") }, { $total } przeciw { $strength }: zmęczenie +{ $tired }.
event-turned-over = { FORM($goods, case: "start") } leży teraz { FORM($room, case: "in") }.
event-fromm-gone = Kapitan Fromm znika, wraca do worka.
event-dropped = { $who-is ->
    [you] Upuszczasz
   *[other] { $who } upuszcza
} Skarb { FORM($room, case: "in") }.
roll-means = { $die ->
    [1] wróg ustępuje
    [2] wróg ustępuje
    [3] odwrót
    [4] odwrót
    [5] walka trwa dalej
   *[6] wolny wybór
}
event-referred = { $who-is ->
    [you] Wyrzucasz
   *[other] { $who } wyrzuca
} { $die }: { $means }{ $possible ->
    [yes] {""}
   *[no] , ale to niemożliwe, więc jeszcze raz
}.
event-driven = { FORM($foe, case: "start") } idzie { FORM($room, case: "into") }.
event-died = { $character } { $cause ->
    [exhaustion] pada z wyczerpania
    [explosion] ginie w wybuchu
   *[cut-off] nie ma już drogi do wyjścia i przepada
}.
event-died-replaced = { $death } { $who-is ->
    [you] Grasz
   *[other] { $who } gra
} dalej jako { $successor }{ $item ->
    [none] {""}
   *[other] {" "}{ FORM($item, case: "with") }
}.

event-peeked = { $who-is ->
    [you] Oglądasz
   *[other] { $who } ogląda
} dwie karty zemsty.
event-peeked-cards = Oglądasz dwie karty zemsty: { $cards }.
event-drew = Zemsta Skelita: { $card }.
event-rose = Ogień { FORM($room, case: "in") } rośnie do { $level }.
event-keg-exploded = Beczka { FORM($room, case: "in") } wybucha: eksplozja { $explosions } z { $most }.
event-room-exploded = { $room } wybucha: eksplozja { $explosions } z { $most }.{ $count ->
    [0] {""}
   *[other] {" "}Przepada: { $lost }.
}
event-deckhand-came = Majtek pojawia się { FORM($room, case: "in") }: { $count ->
    [1] jest tam teraz 1
   *[other] jest ich tam teraz { $count }
}.
event-shuffled = Trzecia piątka: wszystkie karty zemsty są tasowane.
event-voted-self = { $who-is ->
    [you] Chcesz
   *[other] { $who } chce
} walczyć.
event-voted-pirate = { $who-is ->
    [you] Głosujesz
   *[other] { $who } głosuje
} na: { $pirate }.
event-voted-room = { $who-is ->
    [you] Głosujesz
   *[other] { $who } głosuje
} za: { $room }.
event-voted-door = { $who-is ->
    [you] Głosujesz
   *[other] { $who } głosuje
} za: { FORM($side, case: "door") }.
