# Co mówią boty: powody, plany i rady.

# --- Dlaczego bot coś wybiera, dla całego stołu. ---

reason-treasure = Skarb leży, tylko brać.
reason-goods = To pomoże w następnej walce albo w następnym ogniu.
reason-item = To mi się bardziej przyda: { $item } ({ $about }).
reason-card = Ta karta mniej teraz szkodzi: { $card }.
reason-fit = Siła bojowa +{ $strength } i zmęczenie { $fatigue }: najlepszy wybór do tej walki.
reason-nearer = Stamtąd mam bliżej do tego, co trzeba zrobić.
reason-best = Tak wyjdziemy na tym najlepiej.
reason-moor = Stamtąd jest niedaleko do Skarbu.
reason-meets-nobody = Tam na razie nikogo nie spotka.
reason-steer = Tak trafi na kogoś, kto sobie z nim poradzi.
reason-drive = Tam najmniej nam przeszkadza.
reason-send = Tam najmniej nam przeszkadza, a ja nie muszę walczyć.
reason-fight = Od tego najłatwiej zacząć.
reason-pistol = Jeśli spudłuję, nic mnie to nie kosztuje.
reason-drink = Łyk i zmęczenie spada, bez akcji.
reason-put-down = Bez niego mogę biegać, walczyć i gasić.
reason-enough = W zasięgu nie ma innego majtka.
reason-decline = Nic z tego mi się nie przyda.

reason-fire-explodes = { FORM($room, case: "in-start") } ogień ma { $level }: jeszcze jedno { $level } na { FORM($colour, case: "on") } i wszystko wyleci w powietrze.
reason-fire-keg = { FORM($room, case: "in-start") } ogień ma { $level }, a beczka wybucha przy { $keg }.
reason-fire-treasure = { FORM($room, case: "in-start") } ogień ma { $level }, a jest tam Skarb.
reason-fire = { FORM($room, case: "in-start") } ogień ma { $level }, trzeba go przygasić.

reason-deckhands-supply = { $count ->
    [0] Nie ma już majtków w zapasie. Jeśli ma przyjść jeszcze jeden, przegramy.
    [one] W zapasie został tylko { $count } majtek. Jeśli się skończą, przegramy.
    [few] W zapasie zostało tylko { $count } majtków. Jeśli się skończą, przegramy.
    [many] W zapasie zostało tylko { $count } majtków. Jeśli się skończą, przegramy.
   *[other] W zapasie zostało tylko { $count } majtka. Jeśli się skończą, przegramy.
}
reason-deckhands-crowd = { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
} { FORM($room, case: "in") }: nikt nie wejdzie.
reason-deckhands-third = { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
} { FORM($room, case: "in") }: trzeci zamknąłby drogę.
reason-deckhands-spread = { $count ->
    [one] Majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
} { FORM($room, case: "in") }, a z zapadni się rozchodzą.
reason-deckhands = { $count ->
    [one] Majtek { FORM($room, case: "in") }, lepiej nie mieć żadnego.
    [few] { $count } majtków { FORM($room, case: "in") }, lepiej mieć ich mniej.
    [many] { $count } majtków { FORM($room, case: "in") }, lepiej mieć ich mniej.
   *[other] { $count } majtków { FORM($room, case: "in") }, lepiej mieć ich mniej.
}

reason-rest-half-dead = Zmęczenie { $fatigue }: ledwo żyję.
reason-rest-hot = Przy zmęczeniu { $fatigue } ogień tutaj jest za gorący na cokolwiek innego.
reason-rest-looting = Zmęczenie { $fatigue } to dużo na drogę powrotną ze Skarbem.
reason-rest-limit = Przy zmęczeniu { $fatigue } nie wejdę w ogień { $fire } ani wyższy.
reason-rest = Po odpoczynku zajdę dalej.
reason-train-early = Następny strażnik będzie silny. Trenuję, zanim go znajdziemy.
reason-train = Trenuję na walkę { FORM($foe, case: "with") } o sile { $strength } { FORM($room, case: "in") }: { $need ->
    [0] na razie żaden rzut nie wygra
   *[other] potem wygra rzut od { $need } w górę
}.
reason-hand-on = { $who } lepiej wykorzysta { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}{ $looting ->
    [yes] , niosąc Skarb
   *[no] {""}
}.
reason-place-fits = Tu pasuje.
reason-place-away = { $room } niech leży tutaj, z dala od drogi.
reason-place = { $room } niech leży tutaj, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} od łodzi.

reason-track = Brakuje mi { $short }, a moje +{ $strength } to wyrówna.
reason-track-softens = Brakuje mi { $short }; z moim +{ $strength } przegrywam tylko o { $left }.
reason-track-too-weak = Brakuje mi { $short }: nawet moje +{ $strength } nie wystarczy.
reason-track-saved = Przegrać o { $short } wychodzi taniej niż moje +{ $strength }.
reason-fight-must = Muszę walczyć dalej.
reason-fight-again = Następny rzut ma { $chance } szans na wygraną { FORM($foe, case: "with") }.
reason-retreat = Następny rzut ma { $chance } szans na wygraną { FORM($foe, case: "with") }, ale przegrana męczy.
reason-retreat-hopeless = Żaden rzut nie da mi teraz wygranej { FORM($foe, case: "with") }.
reason-retreat-must = Muszę się wycofać, a to najlepsza droga.

reason-carry = Niosę Skarb w stronę łodzi.
reason-head-for = Zmierzam { FORM($room, case: "into") }. { $why }
reason-to-boats = Jestem w drodze do łodzi.
reason-reach-more = Stamtąd mam więcej możliwości: { $room }.
reason-bring-treasure = Tak zejdzie ze statku Skarb { $number } z { $goal }.
reason-everybody-off = Mamy Skarby. Teraz wszyscy ze statku!
reason-fatigue-halved = Poza statkiem moje zmęczenie { $fatigue } spadnie o połowę.
reason-guard = { FORM($foe, case: "start") } pilnuje tam Skarbu: wygrywam od { $need } w górę.
reason-crew = { FORM($foe, case: "start") } by nas ścigał: wygrywam od { $need } w górę.

# --- Plany: „Chcę odpocząć i wziąć Rum.” ---

plan = Chcę { $jobs }.
plan-and-hand-on = Chcę { $jobs }. { $then }
plan-done = To wszystko.
plan-hand-on = Potem { $who } ma { $count ->
    [one] { $count } akcję więcej
    [few] { $count } akcje więcej
    [many] { $count } akcji więcej
   *[other] { $count } akcji więcej
}{ $looting ->
    [yes] , żeby nieść Skarb dalej
   *[no] {""}
}.
plan-rest = odpocząć
plan-train = potrenować przed walką ze strażnikiem
plan-drink = wypić swój Grog
plan-put-down = odłożyć Skarb, żeby oczyścić drogę
plan-set-down = odłożyć Skarb i { $then }
plan-fight-crew = walczyć { FORM($foe, case: "with") } { FORM($room, case: "in") }
plan-shoot = strzelić w stronę { FORM($room, case: "genitive") }
plan-swap = wziąć { $item }
plan-escape = uciec { FORM($room, case: "into") }
plan-leave = zejść ze statku
plan-to-boats = iść w stronę łodzi
plan-carry-home = zanieść Skarb do łodzi
plan-carry-on = nieść Skarb w stronę łodzi
plan-carry-it-home = zanieść go do łodzi
plan-carry-it-on = nieść go w stronę łodzi
plan-to-fire = iść do ognia { FORM($room, case: "in") }
plan-cool = przygasić ogień { FORM($room, case: "in") } do { $level }
plan-put-out = ugasić ogień { FORM($room, case: "in") }
plan-to-deckhands = iść do majtków { FORM($room, case: "in") }
plan-strike = powalić { $count ->
    [one] majtka
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
} { FORM($room, case: "in") }
plan-train-for = potrenować przed walką ze strażnikiem { FORM($room, case: "in") }
plan-rest-before = odpocząć przed walką ze strażnikiem { FORM($room, case: "in") }
plan-fight-guard = walczyć ze strażnikiem { FORM($room, case: "in") }
plan-to-guard = iść do strażnika { FORM($room, case: "in") }
plan-pick-up = podnieść { $goods } { FORM($room, case: "in") }
plan-fetch = pójść po { $goods } { FORM($room, case: "in") }

# --- Rady: co przemawia za wyborem. ---

advice-enough = Jeden na razie wystarczy.
advice-decline = Grasz dalej bez przedmiotu.
advice-moor = Wszystkie drzwi są tak samo daleko od wszystkiego.
advice-best = Tak wyjdziecie na tym najlepiej.
advice-pistol = Pudło cię nie męczy: { $odds }.
advice-item = { $item }: { $about }.
advice-beat = pokonujesz { FORM($foe, case: "accusative") } z szansą { $chance }
advice-beat-start = Pokonujesz { FORM($foe, case: "accusative") } z szansą { $chance }
advice-beat-and = { $first } i { $second }

advice-carry = Stamtąd masz ze Skarbem { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} do łodzi.
advice-on-the-way = W drodze { FORM($room, case: "into") }: { $why }
advice-to-fire = Jest tam ogień do gaszenia. { $why }
advice-to-deckhands = Są tam majtkowie do powalenia. { $why }
advice-to-goods = Możesz podnieść { $goods } { FORM($room, case: "in") }.
advice-cooler = Tam ogień ma { $level }, a tutaj { $here }.
advice-treasure-near = Odległość stamtąd do Skarbu { FORM($room, case: "in") }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}.
advice-ways-out = { $room } ma { $count ->
    [one] { $count } wyjście
    [few] { $count } wyjścia
    [many] { $count } wyjść
   *[other] { $count } wyjścia
}.
advice-bring-treasure = Tak trafi do łodzi Skarb { $number } z { $goal }.
advice-everybody-off = Macie Skarby: teraz wszyscy muszą zejść ze statku.
advice-fatigue-halved = W łodziach twoje zmęczenie { $fatigue } spadnie o połowę.
advice-safe = W łodziach żaden ogień ci nie grozi.
advice-send-away = Możesz odesłać { FORM($foes, case: "accusative") } albo walczyć.
advice-guard = { $odds }; za strażnikiem leży Skarb.
advice-crew = { $odds }; pokonana załoga już was nie ściga.
advice-fight = { $odds }.

advice-fire-explodes = { FORM($room, case: "in-start") } ogień ma { $level }, a { $chance } pozostałych kart wysadziłoby wszystko.
advice-fire-kegs = { FORM($room, case: "in-start") } ogień ma { $level }, a { $chance } pozostałych kart odpaliłoby beczkę.
advice-fire-rises = { FORM($room, case: "in-start") } ogień ma { $level }, a { $chance } pozostałych kart by go podniosło.
advice-fire-treasure = { FORM($room, case: "in-start") } ogień ma { $level }, a jest tam Skarb.
advice-fire = { FORM($room, case: "in-start") } ogień ma { $level }: im niższy, tym mniej męczy wchodzących.

advice-drink = Zdejmuje { $less } z twojego zmęczenia { $fatigue }, bez akcji.
advice-put-down-treasure = Bez Skarbu znów możesz biegać, gasić i używać przedmiotu.
advice-put-down = Inni mogą to tu podnieść.
advice-treasure = Skarb, tylko brać: brakuje wam jeszcze { $count }.
advice-treasure-more = To o jeden Skarb więcej.
advice-grog = Grog zdejmuje { $less } zmęczenia, kiedy chcesz, bez akcji.
advice-cutlass = Z Kordelasem siła bojowa nie spada tak nisko.
advice-rest-limit = Twoje zmęczenie spada z { $fatigue } do { $after }: wtedy znów możesz wejść w ogień { $fire }.
advice-rest = Twoje zmęczenie spada z { $fatigue } do { $after }. Przy { $most } giniesz.
advice-train-early = Strażnicy mają od 6 do 8: nabierz siły, zanim znajdziesz któregoś.
advice-train = W walce { FORM($foe, case: "with") } { FORM($room, case: "in") } twoja szansa rośnie z { $before } do { $after }.
advice-end-turn = Nie masz już akcji.
advice-hand-on = { $who } wykorzysta twoje akcje: { $count ->
    [one] { $count }
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}{ $looting ->
    [yes] {" "}(niesie Skarb)
   *[no] {""}
}.
advice-place-away = Nie ma stamtąd drogi do łodzi, więc { $room } nikomu nie przeszkadza.
advice-place-nearest = Leży tam { $room }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} od łodzi, bliżej się nie da: co tam siedzi, ma krótką drogę do domu.
advice-place = Leży tam { $room }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} od łodzi.

advice-card = Ta karta { $first }; druga { $second }.
advice-cards-alike = Obie karty są takie same.
advice-harm-and = { $first } i { $second }
advice-no-harm = nie szkodzi
advice-meets-nobody = Tam na razie nikogo nie spotka.
advice-meets = { FORM($room, case: "in-start") } spotka: { $pirates }.
advice-pirate = { FORM($who, case: "accusative") } (siła bojowa +{ $strength })
advice-name = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} z szansą { $chances }, przy zmęczeniu { $fatigue }.
advice-track-wins = Brakuje ci { $short }, a twoje +{ $strength } daje wygraną.
advice-track-helps = Brakuje ci { $short }, a twoje +{ $strength } zmniejsza stratę.
advice-track-too-weak = Brakuje ci { $short }: nawet twoje +{ $strength } nie da wygranej.
advice-track-saved = Przegrywasz o { $short }, ale zachowujesz +{ $strength } na inną walkę.
advice-again = Jeszcze jedna runda: { $odds }, a przegrana męczy.
advice-retreat = Musisz się wycofać: idąc tędy, masz zmęczenie { $fatigue }.
