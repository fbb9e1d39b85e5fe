# Terminy: deckhand = majtek, crew(man) = załoga, załogant, guard = strażnik, trapdoor = zapadnia, keg = beczka,
# Treasure = Skarb, Cutlass = Kordelas, fatigue = zmęczenie, battle strength = siła bojowa, Dinghy = Szalupa,
# boats = łodzie, Skelit's Revenge = Zemsta Skelita, revenge card = karta zemsty, supply = zapas, token = żeton,
# action = akcja, item = przedmiot, strike down = powalić, train = trenować, rest = odpocząć.

# --- Pomieszczenia. 'in': gdzie, 'into': dokąd, 'in-start': na początku zdania. ---

place-start-centre = { $case ->
    [genitive] Pokładu Głównego
    [accusative] Pokład Główny
    [in] na Pokładzie Głównym
    [in-start] Na Pokładzie Głównym
    [into] na Pokład Główny
   *[name] Pokład Główny
}
place-start-left = { $case ->
    [genitive] Baterii Lewej Burty
    [accusative] Baterię Lewej Burty
    [in] w Baterii Lewej Burty
    [in-start] W Baterii Lewej Burty
    [into] do Baterii Lewej Burty
   *[name] Bateria Lewej Burty
}
place-start-right = { $case ->
    [genitive] Baterii Prawej Burty
    [accusative] Baterię Prawej Burty
    [in] w Baterii Prawej Burty
    [in-start] W Baterii Prawej Burty
    [into] do Baterii Prawej Burty
   *[name] Bateria Prawej Burty
}
place-start-top = { $case ->
    [genitive] Głównego Luku
    [accusative] Główny Luk
    [in] przy Głównym Luku
    [in-start] Przy Głównym Luku
    [into] do Głównego Luku
   *[name] Główny Luk
}
place-room-01 = { $case ->
    [genitive] Prochowni
    [accusative] Prochownię
    [in] w Prochowni
    [in-start] W Prochowni
    [into] do Prochowni
   *[name] Prochownia
}
place-room-02 = { $case ->
    [genitive] Wielkiej Kajuty
    [accusative] Wielką Kajutę
    [in] w Wielkiej Kajucie
    [in-start] W Wielkiej Kajucie
    [into] do Wielkiej Kajuty
   *[name] Wielka Kajuta
}
place-room-03 = { $case ->
    [genitive] Galerii Kapitana
    [accusative] Galerię Kapitana
    [in] w Galerii Kapitana
    [in-start] W Galerii Kapitana
    [into] do Galerii Kapitana
   *[name] Galeria Kapitana
}
place-room-04 = { $case ->
    [genitive] Aresztu
    [accusative] Areszt
    [in] w Areszcie
    [in-start] W Areszcie
    [into] do Aresztu
   *[name] Areszt
}
place-room-05 = { $case ->
    [genitive] Kambuza
    [accusative] Kambuz
    [in] w Kambuzie
    [in-start] W Kambuzie
    [into] do Kambuza
   *[name] Kambuz
}
place-room-06 = { $case ->
    [genitive] Składu Rumu
    [accusative] Skład Rumu
    [in] w Składzie Rumu
    [in-start] W Składzie Rumu
    [into] do Składu Rumu
   *[name] Skład Rumu
}
place-room-07 = { $case ->
    [genitive] Kabiny Nawigacyjnej
    [accusative] Kabinę Nawigacyjną
    [in] w Kabinie Nawigacyjnej
    [in-start] W Kabinie Nawigacyjnej
    [into] do Kabiny Nawigacyjnej
   *[name] Kabina Nawigacyjna
}
place-room-08 = { $case ->
    [genitive] Składu Kul
    [accusative] Skład Kul
    [in] w Składzie Kul
    [in-start] W Składzie Kul
    [into] do Składu Kul
   *[name] Skład Kul
}
place-room-09 = { $case ->
    [genitive] Mesy Kanonierów
    [accusative] Mesę Kanonierów
    [in] w Mesie Kanonierów
    [in-start] W Mesie Kanonierów
    [into] do Mesy Kanonierów
   *[name] Mesa Kanonierów
}
place-room-10 = { $case ->
    [genitive] Lazaretu
    [accusative] Lazaret
    [in] w Lazarecie
    [in-start] W Lazarecie
    [into] do Lazaretu
   *[name] Lazaret
}
place-room-11 = { $case ->
    [genitive] Komory Lin
    [accusative] Komorę Lin
    [in] w Komorze Lin
    [in-start] W Komorze Lin
    [into] do Komory Lin
   *[name] Komora Lin
}
place-room-12 = { $case ->
    [genitive] Wroniej Komórki
    [accusative] Wronią Komórkę
    [in] we Wroniej Komórce
    [in-start] We Wroniej Komórce
    [into] do Wroniej Komórki
   *[name] Wronia Komórka
}
place-room-13 = { $case ->
    [genitive] Zęzy
    [accusative] Zęzę
    [in] w Zęzie
    [in-start] W Zęzie
    [into] do Zęzy
   *[name] Zęza
}
place-room-14 = { $case ->
    [genitive] Żaglowni
    [accusative] Żaglownię
    [in] w Żaglowni
    [in-start] W Żaglowni
    [into] do Żaglowni
   *[name] Żaglownia
}
place-room-15 = { $case ->
    [genitive] Przejścia Cieśli
    [accusative] Przejście Cieśli
    [in] w Przejściu Cieśli
    [in-start] W Przejściu Cieśli
    [into] do Przejścia Cieśli
   *[name] Przejście Cieśli
}
place-room-16 = { $case ->
    [genitive] Dolnego Pokładu
    [accusative] Dolny Pokład
    [in] na Dolnym Pokładzie
    [in-start] Na Dolnym Pokładzie
    [into] na Dolny Pokład
   *[name] Dolny Pokład
}
place-room-17 = { $case ->
    [genitive] Długiego Korytarza
    [accusative] Długi Korytarz
    [in] w Długim Korytarzu
    [in-start] W Długim Korytarzu
    [into] do Długiego Korytarza
   *[name] Długi Korytarz
}
place-room-18 = { $case ->
    [genitive] Spiżarni
    [accusative] Spiżarnię
    [in] w Spiżarni
    [in-start] W Spiżarni
    [into] do Spiżarni
   *[name] Spiżarnia
}
place-room-19 = { $case ->
    [genitive] Lampowni
    [accusative] Lampownię
    [in] w Lampowni
    [in-start] W Lampowni
    [into] do Lampowni
   *[name] Lampownia
}
place-room-20 = { $case ->
    [genitive] Korytarza Towarowego
    [accusative] Korytarz Towarowy
    [in] w Korytarzu Towarowym
    [in-start] W Korytarzu Towarowym
    [into] do Korytarza Towarowego
   *[name] Korytarz Towarowy
}
place-off-ship = { $case ->
    [genitive] łodzi
    [accusative] łodzie
    [in] w łodziach
    [in-start] W łodziach
    [into] do łodzi
   *[name] łodzie
}
# Pomieszczenie z własną nazwą, z pliku właściciela.
place-named = { $case ->
    [genitive] „{ $name }”
    [accusative] „{ $name }”
    [in] w „{ $name }”
    [in-start] W „{ $name }”
    [into] do „{ $name }”
   *[name] { $name }
}

# --- Strony pomieszczeń i wyjścia. ---

side-north = { $case ->
    [door] drzwi północne
    [at-door] przy północnych drzwiach
    [in] na północy
    [to] na północ
   *[name] północ
}
side-east = { $case ->
    [door] drzwi wschodnie
    [at-door] przy wschodnich drzwiach
    [in] na wschodzie
    [to] na wschód
   *[name] wschód
}
side-south = { $case ->
    [door] drzwi południowe
    [at-door] przy południowych drzwiach
    [in] na południu
    [to] na południe
   *[name] południe
}
side-west = { $case ->
    [door] drzwi zachodnie
    [at-door] przy zachodnich drzwiach
    [in] na zachodzie
    [to] na zachód
   *[name] zachód
}
way-entrance = { $case ->
    [door] drzwi wejściowe
    [at-door] przy drzwiach wejściowych
    [in] przy wejściu
    [to] do wejścia
   *[name] wejście
}
way-dinghy = { $case ->
    [door] drzwi do Szalupy
    [at-door] przy drzwiach do Szalupy
    [in] przy Szalupie
    [to] do Szalupy
   *[name] Szalupa
}
way-here = tutaj

where-room = { FORM($room, case: "in") }
where-way = { FORM($way, case: "in") }
to-room = { FORM($room, case: "into") }
to-boats = do łodzi
to-way = { FORM($way, case: "to") }

# --- Wrogowie. 'with' to narzędnik z przyimkiem. ---

foe-guard = { $case ->
    [start] Strażnik
    [new-start] Strażnik
    [genitive] strażnika
    [accusative] strażnika
    [with] ze strażnikiem
   *[nominative] strażnik
}
foe-crew = { $case ->
    [start] Załogant
    [new-start] Załogant
    [genitive] załoganta
    [accusative] załoganta
    [with] z załogantem
   *[nominative] załogant
}
foe-fromm = { $case ->
    [start] Kapitan Fromm
    [new-start] Kapitan Fromm
    [genitive] kapitana Fromma
    [accusative] kapitana Fromma
    [with] z kapitanem Frommem
   *[nominative] kapitan Fromm
}
foe-some = { $case ->
    [start] Wróg
    [genitive] wroga
    [accusative] wroga
    [with] z wrogiem
   *[nominative] wróg
}
foe-some-crew = { $case ->
    [start] Załoga
   *[nominative] załoga
}
foe-strong = { $case ->
    [start] { FORM($foe, case: "start") } ({ $strength })
    [new-start] { FORM($foe, case: "new-start") } ({ $strength })
    [genitive] { FORM($foe, case: "genitive") } ({ $strength })
    [accusative] { FORM($foe, case: "accusative") } ({ $strength })
    [with] { FORM($foe, case: "with") } ({ $strength })
   *[nominative] { $foe } ({ $strength })
}

# --- Łupy. ---

goods-treasure = { $case ->
    [start] Skarb
    [name] Skarb
    [genitive] Skarbu
   *[nominative] Skarb
}
goods-cutlass = { $case ->
    [start] Kordelas
    [name] Kordelas
    [genitive] Kordelasa
   *[nominative] Kordelas
}
goods-grog-4 = { $case ->
    [start] Grog
    [name] Grog
    [genitive] Grogu
   *[nominative] Grog
}
goods-grog-5 = { $case ->
    [start] Mocny Grog
    [name] Mocny Grog
    [genitive] mocnego Grogu
   *[nominative] mocny Grog
}

# --- Przedmioty. '.about' stoi po dwukropku lub w nawiasie. ---

item-blanket = { $case ->
    [genitive] Koca
    [instrumental] Kocem
    [with] z Kocem
   *[name] Koc
}
    .about = obniża ogień tam, gdzie jesteś, o 2, raz na turę
item-bucket = { $case ->
    [genitive] Wiadra
    [instrumental] Wiadrem
    [with] z Wiadrem
   *[name] Wiadro
}
    .about = obniża ogień obok o 1, raz na turę
item-compass = { $case ->
    [genitive] Kompasu
    [instrumental] Kompasem
    [with] z Kompasem
   *[name] Kompas
}
    .about = pozwala raz na turę przejść lub przebiec za darmo
item-dagger = { $case ->
    [genitive] Sztyletu
    [instrumental] Sztyletem
    [with] ze Sztyletem
   *[name] Sztylet
}
    .about = pozwala raz na turę powalić majtka za darmo
item-pistol = { $case ->
    [genitive] Pistoletu
    [instrumental] Pistoletem
    [with] z Pistoletem
   *[name] Pistolet
}
    .about = strzela bez ryzyka do wroga obok, raz na turę
item-rum = { $case ->
    [genitive] Rumu
    [instrumental] Rumem
    [with] z Rumem
   *[name] Rum
}
    .about = pozwala raz na turę odpocząć za darmo
item-sword = { $case ->
    [genitive] Miecza
    [instrumental] Mieczem
    [with] z Mieczem
   *[name] Miecz
}
    .about = daje +1 w każdej walce

# --- Postacie. '.about' stoi w nawiasie po imieniu. ---

character-black-gus-garrett = Black Gus Garrett
    .about = odsyła załogę, zamiast z nią walczyć
character-cobalt-kallen = Cobalt Kallen
    .about = nosi Skarby, jakby nic nie ważyły
character-crimson-flynn = Crimson Flynn
    .about = gasi też ogień obok
character-five-fingered-titian = Five-Fingered Titian
    .about = ogląda dwie karty zemsty i wybiera jedną
character-jade = Jade
    .about = powala dwóch majtków naraz
character-lydia-lamore = Lydia Lamore
    .about = ma 6 akcji
character-whitebeard = Whitebeard
    .about = męczy się o 1 mniej, ale nie w walce

# --- Co robi karta zemsty. ---

card-fires = { $level ->
    [0] pomieszczenia bez ognia zajmują się ogniem
   *[other] ognie na { $level } rosną
}
card-red-fires = { $level ->
    [0] czerwone pomieszczenia bez ognia zajmują się ogniem
   *[other] czerwone ognie na { $level } rosną
}
card-yellow-fires = { $level ->
    [0] żółte pomieszczenia bez ognia zajmują się ogniem
   *[other] żółte ognie na { $level } rosną
}
card-add = majtkowie wychodzą na górę
card-spread = majtkowie się rozchodzą
card-crew = załoga się rusza
card-and = { $first }, { $second }

# --- Liczby i szanse. ---

colour-red = { $case ->
    [fire] czerwony
    [room] czerwone
    [on] czerwonym
   *[name] czerwony
}
colour-yellow = { $case ->
    [fire] żółty
    [room] żółte
    [on] żółtym
   *[name] żółty
}
percent = { $share }%
percent-tiny = <1%
count-deckhands = { $count ->
    [one] { $count } majtek
    [few] { $count } majtków
    [many] { $count } majtków
   *[other] { $count } majtków
}
count-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
quoted = „{ $words }”
