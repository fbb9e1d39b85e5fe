# Ekran w przeglądarce.

screen-panel = Piraci
screen-you = Ty
screen-close = Zamknij
screen-percent-least = <1%

# --- Statek i to, co się wskazuje. ---

screen-ship = Statek, pomieszczenie po pomieszczeniu
screen-whole-ship = Cały statek
screen-place = Miejsce
screen-the-room = { $room }
screen-tile = { $room }: { FORM($colour, case: "fire") } ogień { $fire }
screen-room = { $room }: { $contents }
screen-room-exploded = { $room }, po wybuchu
screen-exploded = Wysadzone w powietrze. Nikt tam już nie wejdzie.
screen-contents = { $contents }.
screen-fire = { $fire ->
    [0] bez ognia (kolor { $colour })
   *[other] { FORM($colour, case: "fire") } ogień { $fire }
}
screen-keg = beczka, która przy { $keg } wybucha { FORM($side, case: "to") }
screen-keg-spent = zużyta beczka
screen-foe = { $front ->
    [guard] strażnik
    [crew] załogant
   *[fromm] kapitan Fromm
} ({ $strength })
screen-shut-crowd = Nikt nie przejdzie obok majtków.
screen-shut-hot = Za gorąco dla: { $who }.
screen-next-explodes = Szansa, że następna karta je wysadzi: { $chance }.
screen-next-keg = Szansa, że następna karta odpali tu beczkę: { $chance }.
screen-warning-explosion = { $chance }: następna karta wysadza to pomieszczenie
screen-warning-keg = { $chance }: następna karta odpala beczkę
screen-warning-rise = { $chance }: następna karta podnosi ogień

screen-dinghy = Szalupa
screen-dinghy-exit = Szalupa, drugie wyjście
screen-boats-entrance = Łodzie przy wejściu
screen-boat-here = Tutaj: { $who }.
screen-boat = Poza statkiem twój Skarb jest bezpieczny, zmęczenie spada o połowę, a tura się kończy.
screen-off-ship = Poza statkiem

screen-figure = { $who }, zmęczenie { $fatigue }
screen-carries-treasure = niesie Skarb
screen-pirate = { $who }: { $character }
screen-skill = { $where }. Umiejętność: { $about }.
screen-held = { $item } { $about }.

# --- Nad statkiem: mało miejsca. ---

screen-treasures = Skarby w łodziach: { $looted } z { $goal }{ $destroyed ->
    [0] {""}
   *[other] , zniszczone: { $destroyed }
}
screen-lost = stracone: { $count }
screen-crew-left = załoga: { $count }
screen-explosions = Eksplozje: { $count } z { $most }
screen-supply = W zapasie { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtka
}{ $few ->
    [yes] , mniej, niż może wymagać następna karta
   *[no] {""}
}
screen-rooms-left = Do znalezienia: { $count ->
    [one] { $count } pomieszczenie
    [few] { $count } pomieszczenia
    [many] { $count } pomieszczeń
   *[other] { $count } pomieszczenia
}{ $double ->
    [0] {""}
   *[other] , następne { $double } po dwa na turę
}
# Przycisk: „Karta następna”, a na telefonie samo „Karta”, bo dłuższe słowo się nie mieści.
screen-next = Karta
screen-next-more = następna

# --- Przedmioty i karty. ---

screen-items = Przedmioty
screen-items-on-table = Przedmioty na stole
screen-items-none = Brak.
screen-on-table = Na stole: { $items }.
screen-on-table-none = Na stole nie ma żadnych.
screen-revenge-cards = Karty zemsty
screen-card = { $card }.
screen-last-card = Ostatnia: { $card }.
screen-deck = Zostało: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; wyszło { $fives } z { $most } piątek, potem wszystkie są tasowane.
screen-top-card = Znasz następną: { $card }.
screen-top-card-after = Następną byłaby: { $card }.
screen-next-card = Następna karta zemsty
screen-next-known = Znasz następną kartę
screen-nothing-happens = nic się nie dzieje
screen-chance-loses = { $chance } na przegraną
screen-chance-explosion = { $chance } na eksplozję
screen-chance-none = bez eksplozji

# --- Piraci. ---

screen-your-pirate = Twój pirat
screen-character = { $name }: { $about }
screen-fatigue = Zmęczenie { $fatigue } z { $most }
screen-strength = Siła bojowa +{ $strength }{ $floor ->
    [0] {""}
    [one] , nigdy poniżej +{ $floor } ({ $floor } Kordelas)
    [few] , nigdy poniżej +{ $floor } ({ $floor } Kordelasy)
    [many] , nigdy poniżej +{ $floor } ({ $floor } Kordelasów)
   *[other] , nigdy poniżej +{ $floor } ({ $floor } Kordelasa)
}
screen-too-hot = { $fire ->
    [5] Ogień 5 jest za gorący
   *[other] Ogień od { $fire } jest za gorący
}
screen-item-used = { $item }: w tej turze już po użyciu
screen-must-choose = musi wybrać
screen-actions-left = Zostało: { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
screen-actions = { $count ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
}
screen-action-tokens = Zostało: { $own ->
    [one] { $own } własna akcja
    [few] { $own } własne akcje
    [many] { $own } własnych akcji
   *[other] { $own } własnej akcji
}{ $given ->
    [0] {""}
   *[other] {" "}i otrzymane: { $given }, zużywane najpierw
}
screen-done = koniec
screen-left = zostało { $count }
screen-you-win = Wygrywasz
screen-with-strength = z twoim +{ $strength }
screen-reserve = W rezerwie na wypadek śmierci: { $count ->
    [one] { $count } postać
    [few] { $count } postacie
    [many] { $count } postaci
   *[other] { $count } postaci
}.

# --- Obrazki pomocy: najwyżej 22 znaki. ---

picture-fight-won = { $die } + { $bonus } daje { $strength }: wygrana
picture-fight-lost = { $total } do { $strength }: brakuje { $missing }
picture-fatigue = zmęczenie { $before } → { $after }
