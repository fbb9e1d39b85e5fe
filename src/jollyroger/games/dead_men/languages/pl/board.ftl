# Cel, opis stołu, plansza tekstowa i podpowiedzi.

goal-carry = Zanieście { $goal ->
    [one] { $goal } Skarb
    [few] { $goal } Skarby
    [many] { $goal } Skarbów
   *[other] { $goal } Skarbu
} do łodzi{ $all_crew ->
    [yes] , pokonajcie całą załogę
   *[no] {""}
} przed { $most }. eksplozją · { $looted } z { $goal } · { $explosions } z { $most }
goal-get-off = { $all_crew ->
    [yes] Pokonajcie resztę załogi i uciekajcie
   *[no] Zabierzcie wszystkich ze statku
} · jeszcze na pokładzie: { $aboard } · eksplozja { $explosions } z { $most }

# --- Stół w zdaniach. ---

describe-you = Ty
describe-now = Teraz
describe-game = Gra
describe-table = Stół
describe-exploded = Wysadzone

describe-tile = Do położenia: { $tile }, { FORM($colour, case: "room") } pomieszczenie z ogniem { $fire }{ $keg ->
    [0] {""}
   *[other] {" "}i beczką { $keg } { FORM($keg_side, case: "at-door") }
}; bez obrotu drzwi prowadzą na: { $doors }.
describe-foe = { $case ->
    [with] { FORM($foe, case: "with") } o sile { $strength }
   *[nominative] { $foe } o sile { $strength }
}
describe-battle = Walka { FORM($room, case: "in") } { FORM($foes, case: "with") }.
describe-die = Kość pokazuje { $die }, razem { $total } bez siły bojowej.
describe-aside = Oglądasz dwie karty zemsty. { $cards }

describe-pirate = { $who-is ->
    [you] Grasz
   *[other] { $who } gra
} jako { $character } ({ $about }), { $place ->
    [none] poza statkiem, w łodziach
   *[other] { FORM($place, case: "in") }
}.
describe-turn = { $who-is ->
    [you] Twoja tura
   *[other] Gra { $who }
}, zostało: { $own ->
    [one] { $own } akcja
    [few] { $own } akcje
    [many] { $own } akcji
   *[other] { $own } akcji
}{ $given ->
    [0] {""}
   *[other] {" "}i otrzymane: { $given }
}.
describe-fatigue = Zmęczenie { $fatigue } z { $most }.
describe-hot = Ogień { $fire } i wyższy jest za gorący, by wejść.
describe-strength = Siła bojowa +{ $strength } z { $most }{ $floor ->
    [0] {""}
   *[other] , dzięki Kordelasom nigdy poniżej +{ $floor }
}.
describe-item = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $item ->
    [none] puste ręce
   *[other] { $item } ({ $about })
}.
describe-item-used = W tej turze już po użyciu.
describe-load = { $who-is ->
    [you] Niesiesz
   *[other] { $who } niesie
} { $goods }.

describe-treasures = Tura { $turn }. Skarby w łodziach: { $looted } z { $goal }{ $destroyed ->
    [0] {""}
   *[other] , zniszczone: { $destroyed }
}.
describe-explosions = { $explosions ->
    [one] { $explosions } eksplozja
    [few] { $explosions } eksplozje
    [many] { $explosions } eksplozji
   *[other] { $explosions } eksplozji
}; { $most }. oznacza przegraną.
describe-supply = W zapasie { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
}; jeśli zabraknie, gdy ma przyjść kolejny, przegrywacie.
describe-rooms-left = Do znalezienia: { $count ->
    [one] { $count } pomieszczenie
    [few] { $count } pomieszczenia
    [many] { $count } pomieszczeń
   *[other] { $count } pomieszczenia
}{ $double ->
    [0] {""}
   *[other] , następne { $double } po dwa na turę
}.
describe-deck = W talii { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} zemsty; { $fives } z { $most } piątek do tasowania.
describe-last-card = Ostatnia karta zemsty: { $card }.
describe-next-card = Znasz następną kartę zemsty: { $card }.
describe-next-card-after = Następną kartą zemsty byłaby: { $card }.

describe-fire = { $fire ->
    [0] bez ognia, kolor { $colour }
   *[other] { FORM($colour, case: "fire") } ogień { $fire }
}
describe-keg = { $spent ->
    [yes] zużyta beczka
   *[no] beczka { FORM($side, case: "at-door") }, wybucha przy { $keg }
}
describe-trapdoor = zapadnia
describe-deckhands = { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
}{ $crowd ->
    [yes] , nikt nie wejdzie
   *[no] {""}
}
describe-way = { FORM($side, case: "to") } { $to }
describe-room = { $contents }. Drogi: { $ways }.
describe-closed = Donikąd prowadzą drzwi: { $sides }.
describe-name = { $name }
describe-part = { $part }
describe-lost-rooms = { $rooms }.
describe-item-about = { $item } ({ $about })
describe-items = Przedmioty na stole: { $items }.
describe-no-items = Na stole nie ma przedmiotów.
describe-reserve = W rezerwie: { $count ->
    [one] { $count } postać
    [few] { $count } postacie
    [many] { $count } postaci
   *[other] { $count } postaci
}.

# --- Plansza tekstowa: litery w pomieszczeniach. ---

board-letter-red = C
board-letter-yellow = Ż
board-letter-keg = b
board-letter-trapdoor = T
board-letter-deckhands = m
board-letter-guard = S
board-letter-crew = Z
board-letter-fromm = F
board-letter-north = N
board-letter-east = E
board-letter-south = S
board-letter-west = W
# Najwyżej 9 znaków.
board-exploded = wysadzone
board-free-cell = tutaj?
board-key =
    C4 Ż2 ogień · b5N beczka 5 przy drzwiach N · T zapadnia · m2 majtkowie · S7 strażnik, Z3 załoga, F4 Fromm
    $ Skarb · c Kordelas · g4 Grog · @J piraci · luki to drzwi, ~ to wyjście, ### to wysadzone pomieszczenie
board-counters = Tura { $turn }   Skarby { $looted } z { $goal }{ $all_crew ->
    [yes] {" "}i pokonana cała załoga
   *[no] {""}
} (zniszczone: { $destroyed })   Eksplozje { $explosions } z { $most }   Majtkowie w zapasie { $supply } z { $all_deckhands }   Pomieszczenia { $tiles }
board-deck = Talia zemsty: { $count }, { $fives ->
    [one] { $fives } piątka
    [few] { $fives } piątki
    [many] { $fives } piątek
   *[other] { $fives } piątki
} od tasowania; { $card ->
    [none] jeszcze żadnej karty
   *[other] ostatnia: { $card }
}
board-next-card = Znasz następną kartę: { $card }
board-aside = Oglądasz: { $cards }
board-tile = Do położenia: { $tile }, { $fire }, drzwi bez obrotu { $doors }{ $keg ->
    [0] {""}
   *[other] , beczka { $keg } przy { $keg_side }
}
board-doors = drzwi { $doors }
board-keg = beczka { $keg } przy { $side }
board-keg-spent = beczka zużyta
board-trapdoor = zapadnia
board-foe = { $foe } { $strength }
board-pirate = { $who-is ->
    [you] ty: { $character }
   *[other] { $who }: { $character }
}
board-no-item = bez przedmiotu
board-fatigue = zmęczenie { $fatigue }
board-strength = siła +{ $strength }
board-off-ship = poza statkiem
board-in-room = miejsce: { $room }
board-carries = niesie: { $goods }
board-goods = { $goods }
board-actions = zostało: { $own ->
    [one] { $own } akcja
    [few] { $own } akcje
    [many] { $own } akcji
   *[other] { $own } akcji
}{ $given ->
    [0] {""}
   *[other] {" "}i otrzymane: { $given }
}

# --- Podpowiedzi. ---

hint-next-card = Następna karta zemsty:
hint-card = { $card }: { $notes }.
hint-note = { $note }
hint-no-harm = Żadna karta nie szkodzi.
hint-loses = { $chance } kart daje przegraną.
hint-deckhands-add = Jeśli majtkowie wyjdą ({ $chance }): { $due } z { $supply } w zapasie{ $loses ->
    [yes] , więcej niż jest
   *[no] {""}
}.
hint-deckhands-spread = Jeśli majtkowie się rozejdą ({ $chance }): { $due } z { $supply } w zapasie{ $loses ->
    [yes] , więcej niż jest
   *[no] {""}
}.
hint-battles = { $who-is ->
    [you] Twoja szansa na wygraną
   *[other] { $who }, szansa na wygraną
}: { $battles }.
hint-battle = { FORM($foe, case: "with") } { $bare }{ $track ->
    [none] {""}
   *[other] , z siłą bojową { $track }
}
hint-moves = Kroki: { $moves }.
hint-move = { FORM($way, case: "to") } { FORM($room, case: "into") }, zmęczenie { $fatigue }{ $kills ->
    [yes] , śmiertelne
   *[no] {""}
}
hint-move-closed = { FORM($way, case: "to") } { FORM($room, case: "into") }: zamknięte

harm-loses = daje przegraną
harm-kills = zabija: { FORM($pirates, case: "accusative") }
harm-explodes = wysadza { $rooms }
harm-kegs = odpala beczkę { FORM($rooms, case: "in") }
harm-rises = podnosi ogień { FORM($room, case: "in") }
harm-rises-many = podnosi { $count ->
    [one] { $count } ogień
    [few] { $count } ognie
    [many] { $count } ogni
   *[other] { $count } ognia
}
harm-deckhands = sprowadza { $count ->
    [one] { $count } majtka
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
}
harm-room = { FORM($room, case: "accusative") }
