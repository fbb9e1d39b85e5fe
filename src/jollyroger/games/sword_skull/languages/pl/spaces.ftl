# Pola: mianownik, 'dokąd', 'gdzie' i narzędnik.

space-castle = { $case ->
    [to] do Zamku
    [at] w Zamku
    [instrumental] Zamkiem
   *[nominative] Zamek
}
space-cave = { $case ->
    [to] do Jaskini
    [at] w Jaskini
    [instrumental] Jaskinią
   *[nominative] Jaskinia
}
space-navy-docks = { $case ->
    [to] do Przystani Floty
    [at] w Przystani Floty
    [instrumental] Przystanią Floty
   *[nominative] Przystań Floty
}
space-pirate-docks = { $case ->
    [to] do Przystani Piratów
    [at] w Przystani Piratów
    [instrumental] Przystanią Piratów
   *[nominative] Przystań Piratów
}
space-church = { $case ->
    [to] do Kościoła
    [at] w Kościele
    [instrumental] Kościołem
   *[nominative] Kościół
}
space-tavern = { $case ->
    [to] do Tawerny
    [at] w Tawernie
    [instrumental] Tawerną
   *[nominative] Tawerna
}
space-trading-post = { $case ->
    [to] do Faktorii
    [at] w Faktorii
    [instrumental] Faktorią
   *[nominative] Faktoria
}
space-chest = { $case ->
    [to] do Skrzyni Skarbów
    [at] przy Skrzyni Skarbów
    [instrumental] Skrzynią Skarbów
   *[nominative] Skrzynia Skarbów
}
space-tax = { $case ->
    [to] do Królewskiego Poborcy
    [at] u Królewskiego Poborcy
    [instrumental] Królewskim Poborcą
   *[nominative] Królewski Poborca
}
space-bridge = { $case ->
    [to] na Most Łez
    [at] na Moście Łez
    [instrumental] Mostem Łez
   *[nominative] Most Łez
}
space-quicksand = { $case ->
    [to] w Ruchome Piaski
    [at] w Ruchomych Piaskach
    [instrumental] Ruchomymi Piaskami
   *[nominative] Ruchome Piaski
}
space-idol = { $case ->
    [to] do Bożka
    [at] przy Bożku
    [instrumental] Bożkiem
   *[nominative] Bożek
}
space-lava-tubes = { $case ->
    [to] do Tuneli Lawowych
    [at] w Tunelach Lawowych
    [instrumental] Tunelami Lawowymi
   *[nominative] Tunele Lawowe
}
space-smoky-cave = { $case ->
    [to] do Zadymionej Jaskini
    [at] w Zadymionej Jaskini
    [instrumental] Zadymioną Jaskinią
   *[nominative] Zadymiona Jaskinia
}
space-geyser = { $case ->
    [to] do Gejzeru
    [at] przy Gejzerze
    [instrumental] Gejzerem
   *[nominative] Gejzer
}
space-thieves-den = { $case ->
    [to] do Meliny Złodziei
    [at] w Melinie Złodziei
    [instrumental] Meliną Złodziei
   *[nominative] Melina Złodziei
}
space-treasure-trove = { $case ->
    [to] do Skarbca
    [at] w Skarbcu
    [instrumental] Skarbcem
   *[nominative] Skarbiec
}
space-buried-treasure = { $case ->
    [to] do Zakopanego Skarbu
    [at] przy Zakopanym Skarbie
    [instrumental] Zakopanym Skarbem
   *[nominative] Zakopany Skarb
}
space-lake-of-fire = { $case ->
    [to] nad Ogniste Jezioro
    [at] nad Ognistym Jeziorem
    [instrumental] Ognistym Jeziorem
   *[nominative] Ogniste Jezioro
}
space-lair = { $case ->
    [to] do Kryjówki Króla Piratów
    [at] w Kryjówce Króla Piratów
    [instrumental] Kryjówką Króla Piratów
   *[nominative] Kryjówka Króla Piratów
}
space-navy-ship = { $case ->
    [to] na Statek Floty
    [at] na Statku Floty
    [instrumental] Statkiem Floty
   *[nominative] Statek Floty
}
space-pirate-ship = { $case ->
    [to] na Statek Piratów
    [at] na Statku Piratów
    [instrumental] Statkiem Piratów
   *[nominative] Statek Piratów
}

# Osady. Litera oznacza je na mapie.
settlement-fort-rock = { $case ->
    [to] do Fortu Skała
    [at] w Forcie Skała
    [instrumental] Fortem Skała
   *[nominative] Fort Skała
}
    .letter = F
settlement-clearwater = { $case ->
    [to] do Czystej Wody
    [at] w Czystej Wodzie
    [instrumental] Czystą Wodą
   *[nominative] Czysta Woda
}
    .letter = C
settlement-rum-reef = { $case ->
    [to] na Rumową Rafę
    [at] na Rumowej Rafie
    [instrumental] Rumową Rafą
   *[nominative] Rumowa Rafa
}
    .letter = R
settlement-mercenary-camp = { $case ->
    [to] do Obozu Najemników
    [at] w Obozie Najemników
    [instrumental] Obozem Najemników
   *[nominative] Obóz Najemników
}
    .letter = O
settlement-smugglers-cove = { $case ->
    [to] do Zatoki Przemytników
    [at] w Zatoce Przemytników
    [instrumental] Zatoką Przemytników
   *[nominative] Zatoka Przemytników
}
    .letter = Z

# Nazwa z pliku z elementami.
space-own = { $case ->
    [to] na pole { $name }
    [at] na polu { $name }
    [instrumental] polem { $name }
   *[nominative] { $name }
}

# Pole, którego jest kilka.
place-past = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} za { FORM($landmark, case: "instrumental") }
place-before = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} przed { FORM($landmark, case: "instrumental") }
place-number = { $case ->
    [to] { FORM($name, case: "to") }
    [at] { FORM($name, case: "at") }
   *[nominative] { $name }
} numer { $number }

# Co robią pola, jako część zdania.
effect-castle = weź { $n } złota i jeszcze 1 za każdy symbol złota w twojej załodze; także przechodząc obok
effect-settlement = zwerbuj 1 kartę załogi z tej osady, a potem zapłać każdemu innemu graczowi 1 złota za każdy symbol złota w jego tutejszej załodze
effect-cave = walcz z następnym wrogiem
effect-docks = { $n ->
    [one] pociągnij { $n } kartę Losu
    [few] pociągnij { $n } karty Losu
    [many] pociągnij { $n } kart Losu
   *[other] pociągnij { $n } kart Losu
}
effect-church = { $n ->
    [one] pociągnij { $n } kartę Losu
    [few] pociągnij { $n } karty Losu
    [many] pociągnij { $n } kart Losu
   *[other] pociągnij { $n } kart Losu
}
effect-tavern = { $n ->
    [one] pociągnij { $n } kartę Losu
    [few] pociągnij { $n } karty Losu
    [many] pociągnij { $n } kart Losu
   *[other] pociągnij { $n } kart Losu
}
effect-trading-post = następny przedmiot idzie na aukcję
effect-chest = weź złoto, które tu leży; potem na każdą inną Skrzynię Skarbów trafia { $n } złota
effect-tax = wpłać { $n } złota do Skarbca
effect-bridge = { $n ->
    [one] zabierz { $n } wybraną kartę załogi temu, kto ma ich najwięcej
    [few] zabierz { $n } wybrane karty załogi temu, kto ma ich najwięcej
    [many] zabierz { $n } wybranych kart załogi temu, kto ma ich najwięcej
   *[other] zabierz { $n } wybranych kart załogi temu, kto ma ich najwięcej
}
effect-bridge-pirate = zabierz { $n } złota najbogatszemu graczowi, a jeśli ma mniej, to wszystko
effect-quicksand = grzęźnie: ta figura nie rusza się w twojej następnej turze
effect-idol = rzuć kostką i weź tyle złota; jeśli wypadnie pusta ścianka, ta figura wraca na swój Statek
effect-lava-tubes = rzuć kostką i idź dalej o tyle pól; jeśli wypadnie pusta ścianka, zostań
effect-smoky-cave = walcz z następnym wrogiem; jeśli wygrasz, weź dodatkowo { $n } złota
effect-geyser = ta figura wraca na swój Statek
effect-thieves-den = rzuć obiema kostkami i wpłać tyle złota do Skarbca
effect-treasure-trove = weź całe złoto, które tu leży
effect-buried-treasure = rzuć obiema kostkami i weź tyle złota
effect-lake-of-fire = walcz z Bosmanem, Siła { $n }; jeśli przegrasz, trafiasz do Meliny Złodziei
effect-lair = rzuć kostką, dodaj liczbę graczy i zapłać tę cenę, żeby wygrać; albo walcz z Królem Piratów, Siła { $n }: wygraj grę albo wyląduj w Melinie Złodziei
effect-ship = tu nic się nie dzieje
