# Jak skończyła się gra, co ją rozstrzygnęło, i bilans.

ending-win = Wygrana! Skarby są w łodziach i wszyscy opuścili statek.
ending-explosion = Przegrana: { $most }. eksplozja rozrywa statek.
ending-overwhelmed = Przegrana: miał przyjść kolejny majtek, a żadnego już nie było. Tłum was zalewa.
ending-trapped = Przegrana: nowe pomieszczenie nigdzie nie pasuje. Jesteście w pułapce.
ending-untimely-death = Przegrana: ktoś ginie, choć wszystkie Skarby są już w łodziach.
ending-no-more-pirates = Przegrana: ktoś zginął i nie ma już nikogo na jego miejsce.
ending-lost-treasure = Przegrana: zbyt wiele Skarbów poszło z dymem.
ending-dead-pirate = Przegrana: ktoś zginął, a w tej grze nikt nie może zginąć.
ending-blocked = Przegrana: nie ma już drogi ze statku, a na pokładzie są piraci.
ending-burnt-out = Przegrana: zostaliście za długo. Statek się wypalił.

number-explosions = { $count ->
    [one] { $count } eksplozja
    [few] { $count } eksplozje
    [many] { $count } eksplozji
   *[other] { $count } eksplozji
}
number-rooms = { $count ->
    [one] { $count } pomieszczenie
    [few] { $count } pomieszczenia
    [many] { $count } pomieszczeń
   *[other] { $count } pomieszczenia
}
number-kegs = { $count ->
    [one] { $count } beczka
    [few] { $count } beczki
    [many] { $count } beczek
   *[other] { $count } beczki
}
number-trapdoors = { $count ->
    [one] { $count } zapadnia
    [few] { $count } zapadnie
    [many] { $count } zapadni
   *[other] { $count } zapadni
}
number-treasures = { $count ->
    [one] { $count } Skarb
    [few] { $count } Skarby
    [many] { $count } Skarbów
   *[other] { $count } Skarbu
}
number-pirates = { $count ->
    [one] { $count } pirat
    [few] { $count } piratów
    [many] { $count } piratów
   *[other] { $count } piratów
}

cause-win = Trwało to { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}. Do przegranej zabrakło: { $left }.
cause-explosion = Wyleciało w powietrze: { $lost }{ $early ->
    [yes] , poza tym, co liczono od początku
   *[no] {""}
}. Ostatnia karta: { $card }.
cause-overwhelmed = Majtków na statku: { $deckhands }, zajęte: { $rooms }. { $source ->
    [trapdoor] Wtedy otworzyła się nowa zapadnia
    [spread] Wtedy rozeszło się ich więcej (otwarte: { $doors })
   *[add] Wtedy wyszło ich więcej (otwarte: { $doors })
}.
cause-trapped = Nie było już drzwi, do których pasowałoby to pomieszczenie: { $room }.
cause-lost-treasure = Zniszczono { $gone } z { $all }; potrzeba było { $goal }, a w łodziach było { $looted }.
cause-exhaustion = { $who-is ->
    [you] Padasz
   *[other] { $who } pada
} z wyczerpania jako { $character } { FORM($room, case: "in") }.
cause-in-explosion = { $who-is ->
    [you] Giniesz
   *[other] { $who } ginie
} jako { $character } w wybuchu { FORM($room, case: "in") }.
cause-cut-off = { $who-is ->
    [you] Nie masz
   *[other] { $who } nie ma
} już wyjścia jako { $character } { FORM($room, case: "in") }.
cause-no-way-out = Nie było już żadnego wyjścia.
cause-died-before = Wcześniej zginęło: { $pirates }.
cause-blocked = Nadal na pokładzie: { $pirates }.
cause-burnt-out = Statek płonął { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}.

tally-treasures = Skarby w łodziach
tally-destroyed = Zniszczone Skarby
tally-explosions = Eksplozje
tally-deckhands = Majtkowie w zapasie
tally-rooms = Znalezione pomieszczenia
tally-turns = Tury
tally-lost-pirates = Straceni piraci
tally-pirate = Postać
tally-fatigue = Zmęczenie
tally-where = Gdzie
tally-has = Ma
tally-of = { $count } z { $all }
tally-place = { $room }
tally-name = { $name }
tally-goods = { FORM($goods, case: "name") }
tally-nothing = nic
