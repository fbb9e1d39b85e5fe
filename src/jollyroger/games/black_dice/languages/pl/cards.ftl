# Słowa: column = kolumna (z dopełniaczem: kolumna kotwicy), black die = czarna kość, gap = luka, to fill = wypełnić,
# to fail = przepaść, surplus = nadmiar, to settle = rozliczyć (rozliczenie), reward = nagroda, penalty = kara,
# ship's captain = kapitan statku, sea wolf = wilk morski, gold token = żeton złota, purse = sakiewka, pool = pula,
# chest = skrzynia, hold = ładownia, crew = załoga, damage = uszkodzenie, hit = trafienie, quest = wyprawa,
# to re-roll = przerzucić, short = brakuje, pardon = ułaskawienie, out = odpada, rum = kubek rumu.

column-anchor = Kotwica
    .inside = kotwica
column-rum = Beczka rumu
    .inside = beczka rumu
column-sword = Szabla i hak
    .inside = szabla i hak
column-map = Mapa skarbów
    .inside = mapa skarbów
column-ship = Statek
    .inside = statek
column-flag = Piracka flaga
    .inside = piracka flaga

symbol-anchor = { $case ->
    [start] Kotwica
    [genitive] kotwicy
    [accusative] kotwicę
    [locative] kotwicy
    [instrumental] kotwicą
    [indefinite] kotwica
   *[plain] kotwica
}
symbol-rum = { $case ->
    [start] Beczka rumu
    [genitive] beczki rumu
    [accusative] beczkę rumu
    [locative] beczce rumu
    [instrumental] beczką rumu
    [indefinite] beczka rumu
   *[plain] beczka rumu
}
symbol-sword = { $case ->
    [start] Szabla
    [genitive] szabli
    [accusative] szablę
    [locative] szabli
    [instrumental] szablą
    [indefinite] szabla
   *[plain] szabla
}
symbol-map = { $case ->
    [start] Mapa skarbów
    [genitive] mapy skarbów
    [accusative] mapę skarbów
    [locative] mapie skarbów
    [instrumental] mapą skarbów
    [indefinite] mapa skarbów
   *[plain] mapa skarbów
}
symbol-ship = { $case ->
    [start] Statek
    [genitive] statku
    [accusative] statek
    [locative] statku
    [instrumental] statkiem
    [indefinite] statek
   *[plain] statek
}
symbol-flag = { $case ->
    [start] Flaga
    [genitive] flagi
    [accusative] flagę
    [locative] fladze
    [instrumental] flagą
    [indefinite] flaga
   *[plain] flaga
}

dice-anchor = { $count ->
    [one] { $count } kotwica
    [few] { $count } kotwice
    [many] { $count } kotwic
   *[other] { $count } kotwicy
}
dice-rum = { $count ->
    [one] { $count } beczka rumu
    [few] { $count } beczki rumu
    [many] { $count } beczek rumu
   *[other] { $count } beczki rumu
}
dice-sword = { $count ->
    [one] { $count } szabla
    [few] { $count } szable
    [many] { $count } szabel
   *[other] { $count } szabli
}
dice-map = { $count ->
    [one] { $count } mapa skarbów
    [few] { $count } mapy skarbów
    [many] { $count } map skarbów
   *[other] { $count } mapy skarbów
}
dice-ship = { $count ->
    [one] { $count } statek
    [few] { $count } statki
    [many] { $count } statków
   *[other] { $count } statku
}
dice-flag = { $count ->
    [one] { $count } flaga
    [few] { $count } flagi
    [many] { $count } flag
   *[other] { $count } flagi
}
owned-dice = { $who-is ->
    [you] twoje
   *[other] { $who }
}: { $count }

reward-none = nic
reward-move-die = przesunięcie kości z kotwicy
reward-rum = po { $n } rumu, inni po 1
reward-gold = po { $n ->
    [one] { $n } żetonie
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} złota
reward-token = { $token }
reward-gold-and-token = po { $n ->
    [one] { $n } żetonie
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} złota i { $token }
reward-hit = trafienie: { $enemy }
reward-unlock = odblokowuje flagę
reward-fewer-black = o { $n ->
    [one] { $n } czarną kość
    [few] { $n } czarne kości
    [many] { $n } czarnych kości
   *[other] { $n } czarnej kości
} mniej
reward-spoils-if-unlocked = po { $n ->
    [one] { $n } żetonie
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} złota i trafienie, jeśli odblokowane
reward-spoils-if-more = po { $n ->
    [one] { $n } żetonie
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
} złota i trafienie, jeśli mamy więcej kości

penalty-standard = przerzut nadmiaru
penalty-throw-pirate = pirat wylatuje za burtę
penalty-more-black = o jedną czarną kość więcej na osobę
penalty-damage = { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
    [many] { $n } uszkodzeń
   *[other] { $n } uszkodzenia
}
penalty-rum-on-pirates = { $n } rumu dla piratów
penalty-lose-die = o jedną kość mniej dla każdego
penalty-lose-gold = strata 1 żetonu złota, inni tracą 2
penalty-surplus = przerzut nadmiaru

pirate-overboard = Za burtę z nim!
    .about = Odchodzi na zawsze; możesz zignorować jedną karę najbliższego rozliczenia.
    .does = odchodzi na zawsze; możesz zignorować jedną karę najbliższego rozliczenia
pirate-bullseye = W dziesiątkę
    .about = Obróć jedną ze swoich rzuconych kości na dowolną ściankę.
    .does = obróć jedną ze swoich rzuconych kości na dowolną ściankę
pirate-jibe = Zwrot przez rufę!
    .about = Obróć jedną ze swoich rzuconych kości na przeciwną ściankę.
    .does = obróć jedną ze swoich rzuconych kości na przeciwną ściankę
pirate-to-sails = Na żagle!
    .about = W następnej rundzie każdy ma o kość więcej.
    .does = w następnej rundzie każdy ma o kość więcej
pirate-change-of-course = Zmiana kursu
    .about = Zamień miejscami dwa rzędy czarnych kości.
    .does = zamień miejscami dwa rzędy czarnych kości
pirate-storm = Sztorm
    .about = Przerzuć rząd czarnych kości.
    .does = przerzuć rząd czarnych kości
pirate-keelhauling = Przeciąganie pod kilem
    .about = Wszystkie kości graczy z jednej kolumny wracają do właścicieli.
    .does = wszystkie kości graczy z jednej kolumny wracają do właścicieli
pirate-on-board = Na pokład!
    .about = Przesuń położoną kość dowolnego gracza między aktywnymi kolumnami, z wyjątkiem kotwicy.
    .does = przesuń położoną kość dowolnego gracza między aktywnymi kolumnami, z wyjątkiem kotwicy

pirate-overboard-title = { $case ->
    [accusative] pasażera na gapę
   *[plain] Pasażer na gapę
}
pirate-bullseye-title = { $case ->
    [accusative] kanoniera
   *[plain] Kanonier
}
pirate-jibe-title = { $case ->
    [accusative] sternika
   *[plain] Sternik
}
pirate-to-sails-title = { $case ->
    [accusative] bosmana
   *[plain] Bosman
}
pirate-change-of-course-title = { $case ->
    [accusative] nawigatora
   *[plain] Nawigator
}
pirate-storm-title = { $case ->
    [accusative] zaklinaczkę pogody
   *[plain] Zaklinaczka pogody
}
pirate-keelhauling-title = { $case ->
    [accusative] kwatermistrza
   *[plain] Kwatermistrz
}
pirate-on-board-title = { $case ->
    [accusative] abordażystę
   *[plain] Abordażysta
}

quest-pirate-island = Skarb Wyspy Piratów
    .goal = Opróżnijcie skrzynię i utrzymajcie się na wodzie.
quest-kraken = Polowanie na Krakena
    .goal = Zbierzcie 2 żetony przywołania, a potem trafcie Krakena 3 razy.
quest-armada = Hiszpańska Armada
    .goal = Trafcie Armadę 3 razy: wypełnijcie beczkę rumu i flagę w jednym rozliczeniu.
quest-dutchman = Latający Holender
    .goal = Znajdźcie 2 fragmenty mapy, a potem trafcie Holendra 3 razy, mając na fladze więcej kości niż czarnych.

quest-kraken-enemy = { $case ->
    [start] Kraken
    [accusative] Krakena
   *[plain] Kraken
}
quest-armada-enemy = { $case ->
    [start] Armada
    [accusative] Armadę
   *[plain] Armada
}
quest-dutchman-enemy = { $case ->
    [start] Holender
    [accusative] Holendra
   *[plain] Holender
}
quest-kraken-token = { $case ->
    [plural] żetony przywołania
    [plural-start] Żetony przywołania
   *[plain] żeton przywołania
}
quest-dutchman-token = { $case ->
    [plural] fragmenty mapy
    [plural-start] Fragmenty mapy
   *[plain] fragment mapy
}
