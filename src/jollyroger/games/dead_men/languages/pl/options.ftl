# Możliwości: pełne opisy, przyciski (option-…-here), uwagi, ryzyko i nagłówki.

pose = drzwi: { $doors }{ $keg ->
    [none] {""}
   *[other] , beczka: { $keg }
}
option-place = Połóż { FORM($tile, case: "accusative") } { FORM($side, case: "to") } od { FORM($room, case: "genitive") }, { $pose }
option-place-unknown = Połóż { FORM($side, case: "to") } od { FORM($room, case: "genitive") }
option-place-here = Połóż tutaj

option-walk = Idź { $to }
option-leave = Opuść statek
option-leave-with-treasure = Opuść statek ze Skarbem
option-aboard = Wejdź na pokład, { FORM($room, case: "into") }
option-run-ways = Biegnij { FORM($way, case: "to") }, potem { FORM($then, case: "to") }
option-run-back = Biegnij { FORM($room, case: "into") } i z powrotem
option-run-through = Biegnij przez { FORM($room, case: "accusative") } { $to }
option-retreat = Wycofaj się { $to }
option-walk-here = Idź tutaj
option-run-here = Biegnij tutaj
option-retreat-here = Wycofaj się tutaj
option-aboard-here = Wejdź na pokład tutaj
option-run-through-here = Biegnij tutaj przez { FORM($room, case: "accusative") }
option-run-off = Zbiegnij ze statku
option-run-there-and-back = Biegnij tam i z powrotem

option-fight-fire = Gaś ogień { $where }
option-blanket = Zarzuć Koc na ogień { $where }
option-bucket = Wylej Wiadro na ogień { $where }
option-fight-fire-here = Gaś ogień { $fire }→{ $after }
option-blanket-here = Koc { $fire }→{ $after }
option-bucket-here = Wiadro { $fire }→{ $after }
option-strike = Powal { $several ->
    [yes] jednego majtka
   *[no] majtka
} { $where }
option-strike-here = Powal majtka
option-pistol = Strzel do { FORM($foe, case: "genitive") } { $where }
option-pistol-many = Strzel do wrogów { $where }
option-pistol-here = Strzel do { FORM($foe, case: "genitive") }
option-pistol-many-here = Strzel

option-fight = Walcz { FORM($foe, case: "with") }
option-aim = Strzel do { FORM($foe, case: "genitive") }
option-fight-again = Walcz dalej { FORM($foe, case: "with") }
option-send = Odeślij { FORM($foe, case: "accusative") } { $to }
option-send-here = Odeślij tutaj
option-drive = Przegoń { FORM($foe, case: "accusative") } { $to }
option-drive-here = Przegoń tutaj
option-steer = { FORM($foe, case: "start") } idzie { $to }
option-steer-stay = { FORM($foe, case: "start") } zostaje
option-steer-here = Idzie tutaj
option-steer-stay-here = Zostaje tutaj
option-moor = Zacumuj Szalupę { FORM($way, case: "at-door") }
option-moor-here = Zacumuj tutaj
option-name = { $who-is ->
    [you] Ja walczę
   *[other] Niech walczy { $who }
}
option-use-track = Dodaj swoją siłę bojową +{ $strength }
option-use-track-here = Dodaj +{ $strength }
option-save-track = Zachowaj siłę bojową
option-save-track-here = Zachowaj

option-pick-up = Podnieś { $goods }
option-put-down = Odłóż { $goods }
option-drink = Wypij { $goods }
option-swap = Weź { $item } ze stołu
option-rob = Zabierz { $item } { $owner-is ->
    [you] sobie
   *[other] graczowi { $owner }
}
option-take = Weź { $item }
option-rest = Odpocznij
option-train = Trenuj
option-resolve-here = Niech się stanie
option-enough = Wystarczy
option-decline = Nie bierz nic
option-end-turn = Zakończ turę
option-hand-on = Zakończ turę ({ $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
} dostaje { $who })

# --- Nagłówki. ---

group-goods = Łupy
group-fires = Ogień
group-walk = Chodzenie
group-fight = Walka
group-send = Odesłanie
group-drive = Przegonienie
group-retreat = Odwrót
group-deckhands = Majtkowie
group-pistol = Pistolet
group-yourself = Dla siebie
group-run = Bieg
group-items = Przedmioty

# --- Uwagi: co to kosztuje lub daje. ---

note-deckhands-there = tam: { $count }
note-must-fight = musi walczyć: { $pirates }
note-item = { $about }
note-lay-down = odkładasz { $item }
note-no-harm = teraz nie szkodzi
note-you-die = giniesz
note-fatigue-change = zmęczenie { $fatigue } → { $after }
note-fatigue = zmęczenie { $fatigue }
note-tired = zmęczenie +{ $tired }
note-ends-turn = kończy twoją turę
note-drop-treasure = upuszczasz Skarb
note-fight = walka { FORM($foes, case: "with") }
note-fight-odds = walka { FORM($foes, case: "with") }: { $odds }
note-fight-or-send = walka { FORM($foes, case: "with") } albo odesłanie
note-odds = wygrana { $chance }
note-odds-track = wygrana { $chance } z twoim +{ $strength }
note-odds-other-track = wygrana { $chance } z +{ $strength }
note-free = za darmo ({ $item })
note-miss-free = pudło nie męczy
note-strength = siła bojowa +{ $strength }
note-strength-change = siła +{ $strength } → +{ $after }
note-strength-falls = siła spada do +{ $after }
note-burden = z nim tylko chodzisz i odpoczywasz
note-win = { $total } przeciw { $needed }: wygrywasz
note-lose = { $total } przeciw { $needed }: przegrywasz, { $cost }
note-miss = pudło
note-given = { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
} dostaje { $who }
note-unused = niewykorzystane: { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
note-card-loses = { $chance } { $both ->
    [yes] obie karty dają przegraną
   *[no] następna karta daje przegraną
}
note-card-kills = { $chance } { $both ->
    [yes] obie karty cię zabijają
   *[no] następna karta cię zabija
}

# --- Ryzyko, które się potwierdza. ---

risk-fatigue = Zmęczenie { $fatigue } + { $tired } cię zabije.
risk-beaten = Najpewniej przegrasz tę walkę. Wróg: { $foes }.
risk-card-loses = Szansa { $chance }, że { $both ->
    [yes] obie karty dadzą przegraną
   *[no] następna karta da przegraną
}.
risk-card-kills = Szansa { $chance }, że { $both ->
    [yes] obie karty cię zabiją
   *[no] następna karta cię zabije
}.
risk-given-lost = Przepadną otrzymane akcje: { $count }.
