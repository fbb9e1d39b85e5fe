# Plansza jako tekst, podpowiedzi, opis stołu i skutki ruchu.

landing-none = nic się nie dzieje
landing-then = { $first }, potem { $second }
landing-castle = zbierz { $gold } złota w Zamku
landing-idle-most = nic, bo nikt nie ma więcej niż ty
landing-idle-rope = nic, dzięki twojej Linie
landing-hire = zwerbuj { FORM($first, case: "accusative") }
landing-hire-two = zwerbuj { FORM($first, case: "accusative") } albo { FORM($second, case: "accusative") }
landing-hire-none = nie ma już kogo werbować
landing-pay = zapłać { $gold } złota
landing-gold = weź { $gold } złota
landing-gold-none = nic, bo nie leży tam złoto
landing-enemy = walcz z wrogiem
landing-enemy-odds = walcz z wrogiem (szansa { $chance }%)
landing-mate = walcz z Bosmanem, a w razie porażki do Meliny Złodziei
landing-mate-odds = walcz z Bosmanem (szansa { $chance }%), a w razie porażki do Meliny Złodziei
landing-king = zapłać cenę Króla Piratów albo z nim walcz
landing-king-odds = zapłać cenę Króla Piratów albo z nim walcz (szansa { $chance }%)
landing-cards = pociągnij { $count ->
    [one] { $count } kartę Losu
    [few] { $count } karty Losu
    [many] { $count } kart Losu
   *[other] { $count } kart Losu
}
landing-foe = walcz z { FORM($figure, case: "instrumental") } (Siła { $might })
landing-foe-odds = walcz z { FORM($figure, case: "instrumental") } (Siła { $might }, szansa { $chance }%)
landing-foe-odds-cards = walcz z { FORM($figure, case: "instrumental") } (Siła { $might }, szansa { $chance }% bez kart)

note-none = { $case ->
    [start] Nic się nie dzieje
   *[other] nic się nie dzieje
}
note-and = { $case ->
    [start] { FORM($first, case: "start") }
   *[other] { $first }
} · { $second }
note-castle = Zamek +{ $gold } złota
note-hire = { $case ->
    [start] Werbunek
   *[other] werbunek
}
note-hire-none = { $case ->
    [start] Nie ma kogo werbować
   *[other] nie ma kogo werbować
}
note-pay = { $case ->
    [start] Płacisz
   *[other] płacisz
} { $gold } złota
note-gold = +{ $gold } złota
note-gold-none = { $case ->
    [start] Nie ma tam złota
   *[other] nie ma tam złota
}
note-enemy = { $case ->
    [start] Walka z wrogiem
   *[other] walka z wrogiem
}
note-enemy-odds = { $case ->
    [start] Wygrana
   *[other] wygrana
} z wrogiem { $chance }%
note-mate = { $case ->
    [start] Walka z Bosmanem
   *[other] walka z Bosmanem
}
note-mate-odds = { $case ->
    [start] Wygrana
   *[other] wygrana
} z Bosmanem { $chance }%
note-king = { $case ->
    [start] Spotkanie z Królem Piratów
   *[other] spotkanie z Królem Piratów
}
note-win = { $case ->
    [start] Wygrana
   *[other] wygrana
} w grze { $chance }%
note-cards = { $count ->
    [one] { $count } karta Losu
    [few] { $count } karty Losu
    [many] { $count } kart Losu
   *[other] { $count } kart Losu
}
note-take-crew = { $case ->
    [start] Zabierasz kartę załogi
   *[other] zabierasz kartę załogi
}
note-take-gold = { $case ->
    [start] Zabierasz
   *[other] zabierasz
} { $gold } złota
note-trading-post = { $case ->
    [start] Aukcja
   *[other] aukcja
}
note-quicksand = { $case ->
    [start] Grzęźnie na turę
   *[other] grzęźnie na turę
}
note-idol = { $case ->
    [start] Rzut o złoto
   *[other] rzut o złoto
}
note-lava-tubes = { $case ->
    [start] Rzut i dalej
   *[other] rzut i dalej
}
note-geyser = { $case ->
    [start] Z powrotem na Statek
   *[other] z powrotem na Statek
}
note-thieves-den = { $case ->
    [start] Rzut i tyle do zapłaty
   *[other] rzut i tyle do zapłaty
}
note-buried-treasure = { $case ->
    [start] Rzut dwiema kostkami o złoto
   *[other] rzut dwiema kostkami o złoto
}
note-foe = { $case ->
    [start] Walka
   *[other] walka
} z { FORM($figure, case: "instrumental") }
note-foe-odds = { $case ->
    [start] Wygrana
   *[other] wygrana
} z { FORM($figure, case: "instrumental") } { $chance }%
note-foe-odds-cards = { $case ->
    [start] Wygrana
   *[other] wygrana
} z { FORM($figure, case: "instrumental") } { $chance }% bez kart

fortune-cards = { $count ->
    [one] { $count } karta Losu
    [few] { $count } karty Losu
    [many] { $count } kart Losu
   *[other] { $count } kart Losu
}
percent = { $chance }%
board-turn = Tura { $turn }: { $who }.
board-turn-roll = Tura { $turn }: { $who }. Ostatni rzut: { $dice }.
board-outer-path = Zewnętrzna ścieżka, zgodnie z zegarem (O0 to Oficer gracza { $who }, P0 jego Pirat; ! grzęźnie)
board-volcano = Wulkan
board-ships = Statki
board-legend = † rekonstrukcja: nasze przypuszczenie, nie z pudełka.
board-figure = { $role } Siła { $might } { FORM($space, case: "at") }
board-number = na { $number }
board-crew = Załoga ({ $count }): { $crew }
board-items = Przedmioty: { $items }
board-face-up = Odkryte karty Losu: { $cards }
board-enemy = Odkryty wróg: { $enemy }. Siła { $might }, nagroda { $reward }.
board-lot = Na aukcji: { $item }. { $about }
board-aside = Do rozpatrzenia: { $cards }.
board-price = Król Piratów żąda { $price } złota.
board-no-hand = Nie masz kart Losu.
board-hand = Masz kartę { $card }: { $when }. { $about }
board-held = Karty Losu, które ma { $who }: { $cards }.
board-held-none = { $who } nie ma kart Losu.

hint-price = Cena Króla Piratów: { $prices }; masz { $gold } złota.
hint-enough = To wystarczy przy { $rolls } z 6 rzutów.
hint-no-odds = Ten stół nie pokazuje szans.
hint-figure = Twój { $role } ma Siłę { $might }.
hint-figure-odds = Twój { $role } ma Siłę { $might }. Szanse: następny wróg { $enemy }%, Bosman { $mate }, Król Piratów { $king }.
hint-move = { $role } { FORM($place, case: "to") }: { $brings }.
hint-fight = { $figure } atakuje z Siłą { $might } przeciw { $other }.
hint-fight-odds = { $figure } atakuje z Siłą { $might } przeciw { $other }, szansa na wygraną { $odds }.
odds = { $chance }% ({ $wins } na { $cases })
price = { $price } ({ $faces })

goal = Pokonaj Króla Piratów (Siła { $king }) albo zapłać mu { $least }–{ $most } złota
goal-you = Pokonaj Króla Piratów (Siła { $king }) albo zapłać mu { $least }–{ $most } złota · ty: { $gold } złota, Siła { $might }

title-now = Teraz
title-you = Ty
title-king = Król Piratów
title-crew = Załoga do zwerbowania
title-gold = Złoto na planszy
title-island = Wyspa
title-volcano = Wulkan
describe-over = Koniec gry: { $who-is ->
    [you] wygrywasz
   *[other] wygrywa { $who }
}.
describe-turn = { $who-is ->
    [you] Twoja tura
   *[other] Gra { $who }
}, tura { $turn }.
describe-dice = Kostki pokazują: { $dice }.
describe-enemy = Odkryty wróg: { $enemy }, Siła { $might }.
describe-enemy-reward = Odkryty wróg: { $enemy }, Siła { $might }, nagroda { $reward }.
describe-fight = { $figure } walczy: Siła { $might } przeciw { $other }.
describe-duel = { $figure } walczy z { FORM($foe, case: "instrumental") }: Siła { $might } przeciw { $other }.
describe-auction = Na aukcji: { $item }. { $about } Na razie nikt nie licytuje.
describe-auction-bid = Na aukcji: { $item }. { $about } Na razie { $who-is ->
    [you] dajesz
   *[other] { $who } daje
} { $gold }.
describe-debt = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} do zapłaty { $gold } złota.
describe-aside = Jeszcze do rozpatrzenia: { $cards }.
describe-hand = Na ręce: { $cards }
describe-card = { $card }, do zagrania { $when }: { $about }
describe-player = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold } złota. Figury: { $figures }.
describe-figure = { $role } z Siłą { $might } { FORM($place, case: "at") }
describe-figure-stuck = { $role } z Siłą { $might } { FORM($place, case: "at") } (grzęźnie)
describe-crew = Załoga: { $crew }.
describe-no-crew = Brak załogi.
describe-crew-card = { $count ->
    [1] { $crew } ({ $symbols })
   *[other] { $count } razy { $crew } (po { $symbols })
}
describe-fortune = { $count ->
    [one] { $count } karta Losu
    [few] { $count } karty Losu
    [many] { $count } kart Losu
   *[other] { $count } karty Losu
} na ręce.
describe-open-hand = To: { $cards }.
describe-king = Król Piratów ma Siłę { $king }, jego Bosman nad Ognistym Jeziorem { $mate }. Cena Króla według kostki: { $prices }.
describe-town = { $name }: { $piles }.
describe-pile = { $count } × { $crew } ({ $symbols })
describe-chest = { $gold } { FORM($place, case: "at") }
describe-gold = Skrzynie Skarbów: { $chests }. Skarbiec: { $trove }.
describe-path = Ścieżka prowadzi dookoła wyspy: { $names } i z powrotem { FORM($start, case: "to") }.
describe-entrance = Na tym polu odchodzi ścieżka do wulkanu: { $place }.
describe-ship = { $ship } stoi { FORM($place, case: "at") }
describe-ships = { $ships }.
describe-volcano = Ścieżka przez wulkan: { $names } i na zewnątrz { FORM($exit, case: "to") }. Z Meliny Złodziei inna droga prowadzi nad Ogniste Jezioro, a stamtąd do Kryjówki Króla Piratów.
