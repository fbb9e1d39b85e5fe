# Figury, załoga, wrogowie, przedmioty i karty Losu.
#
# Terminy: Might = Siła, Fortune card = karta Losu, item = przedmiot, weapon = broń, crew = załoga, hire = zwerbować,
# enemy = wróg (w jaskiniach), rival = rywal, gold = złoto ('3 złota'), blank = pusta (ścianka), doubles = dublet,
# Pirate King = Król Piratów, First Mate = Bosman, Lair = Kryjówka, Lake of Fire = Ogniste Jezioro,
# Thieves' Den = Melina Złodziei, Treasure Trove = Skarbiec, outer path = zewnętrzna ścieżka, bank = bank.
# Imiona graczy się nie odmieniają: 'Oficer gracza Anne'.

role-officer = { $case ->
    [genitive] Oficera
    [accusative] Oficera
    [dative] Oficerowi
    [instrumental] Oficerem
   *[nominative] Oficer
}
role-pirate = { $case ->
    [genitive] Pirata
    [accusative] Pirata
    [dative] Piratowi
    [instrumental] Piratem
   *[nominative] Pirat
}
figure = { $case ->
    [accusative] { $owner-is ->
        [you] twojego { FORM($role, case: "accusative") }
       *[other] { FORM($role, case: "accusative") } gracza { $owner }
    }
    [instrumental] { $owner-is ->
        [you] twoim { FORM($role, case: "instrumental") }
       *[other] { FORM($role, case: "instrumental") } gracza { $owner }
    }
   *[nominative] { $owner-is ->
        [you] twój { $role }
       *[other] { $role } gracza { $owner }
    }
}
the-enemy = { $case ->
    [accusative] { FORM($enemy, case: "accusative") }
    [instrumental] { FORM($enemy, case: "instrumental") }
   *[nominative] { $enemy }
}
the-mate = { $case ->
    [accusative] Bosmana
    [instrumental] Bosmanem
   *[nominative] Bosman
}
the-king = { $case ->
    [accusative] Króla Piratów
    [instrumental] Królem Piratów
   *[nominative] Król Piratów
}

crew-clearwater-marine = { $case ->
    [accusative] Strażnika z Czystej Wody
   *[nominative] Strażnik z Czystej Wody
}
    .short = Strażnik
crew-clearwater-merchant = { $case ->
    [accusative] Kupca z Czystej Wody
   *[nominative] Kupiec z Czystej Wody
}
    .short = Kupiec
crew-rum-reef-brawler = { $case ->
    [accusative] Zabijakę z Rumowej Rafy
   *[nominative] Zabijaka z Rumowej Rafy
}
    .short = Zabijaka
crew-rum-reef-fence = { $case ->
    [accusative] Pasera z Rumowej Rafy
   *[nominative] Paser z Rumowej Rafy
}
    .short = Paser
crew-hired-musketeer = { $case ->
    [accusative] Najemnego Muszkietera
   *[nominative] Najemny Muszkieter
}
    .short = Muszkieter
crew-hired-cutthroat = { $case ->
    [accusative] Najemnego Zbira
   *[nominative] Najemny Zbir
}
    .short = Zbir
crew-smuggler-gunner = { $case ->
    [accusative] Kanoniera Przemytników
   *[nominative] Kanonier Przemytników
}
    .short = Kanonier
crew-smuggler-boss = { $case ->
    [accusative] Szefa Przemytników
   *[nominative] Szef Przemytników
}
    .short = Szef
crew-fort-rock-captain = { $case ->
    [accusative] Kapitana z Fortu Skała
   *[nominative] Kapitan z Fortu Skała
}
    .short = Kapitan
crew-fort-rock-governors-agent = { $case ->
    [accusative] Agenta Gubernatora
   *[nominative] Agent Gubernatora
}
    .short = Agent

symbol-might = { $role } +{ $might }
symbol-gold = { $gold } złota
symbols-both = { $first }, { $second }

enemy-cave-bats = { $case ->
    [accusative] Jaskiniowe Nietoperze
    [instrumental] Jaskiniowymi Nietoperzami
   *[nominative] Jaskiniowe Nietoperze
}
enemy-giant-crab = { $case ->
    [accusative] Wielkiego Kraba
    [instrumental] Wielkim Krabem
   *[nominative] Wielki Krab
}
enemy-mad-hermit = { $case ->
    [accusative] Szalonego Pustelnika
    [instrumental] Szalonym Pustelnikiem
   *[nominative] Szalony Pustelnik
}
enemy-marooned-mutineer = { $case ->
    [accusative] Porzuconego Buntownika
    [instrumental] Porzuconym Buntownikiem
   *[nominative] Porzucony Buntownik
}
enemy-drowned-sailor = { $case ->
    [accusative] Topielca
    [instrumental] Topielcem
   *[nominative] Topielec
}
enemy-swamp-crocodile = { $case ->
    [accusative] Krokodyla Bagiennego
    [instrumental] Krokodylem Bagiennym
   *[nominative] Krokodyl Bagienny
}
enemy-giant-spider = { $case ->
    [accusative] Wielkiego Pająka
    [instrumental] Wielkim Pająkiem
   *[nominative] Wielki Pająk
}
enemy-cave-bear = { $case ->
    [accusative] Niedźwiedzia Jaskiniowego
    [instrumental] Niedźwiedziem Jaskiniowym
   *[nominative] Niedźwiedź Jaskiniowy
}
enemy-skeleton-crew = { $case ->
    [accusative] Załogę Szkieletów
    [instrumental] Załogą Szkieletów
   *[nominative] Załoga Szkieletów
}
enemy-bandit-chief = { $case ->
    [accusative] Herszta Bandytów
    [instrumental] Hersztem Bandytów
   *[nominative] Herszt Bandytów
}
enemy-headhunter = { $case ->
    [accusative] Łowcę Głów
    [instrumental] Łowcą Głów
   *[nominative] Łowca Głów
}
enemy-cyclops = { $case ->
    [accusative] Cyklopa
    [instrumental] Cyklopem
   *[nominative] Cyklop
}
enemy-ghost-captain = { $case ->
    [accusative] Kapitana Widmo
    [instrumental] Kapitanem Widmo
   *[nominative] Kapitan Widmo
}
enemy-sea-witch = { $case ->
    [accusative] Morską Wiedźmę
    [instrumental] Morską Wiedźmą
   *[nominative] Morska Wiedźma
}
enemy-giant-octopus = { $case ->
    [accusative] Wielką Ośmiornicę
    [instrumental] Wielką Ośmiornicą
   *[nominative] Wielka Ośmiornica
}
enemy-sea-serpent = { $case ->
    [accusative] Węża Morskiego
    [instrumental] Wężem Morskim
   *[nominative] Wąż Morski
}

weapon-about = { $role } +{ $might }
item-cutlass = { $case ->
    [accusative] Kordelas
   *[nominative] Kordelas
}
item-rapier = { $case ->
    [accusative] Rapier
   *[nominative] Rapier
}
item-flintlock-pistol = { $case ->
    [accusative] Pistolet skałkowy
   *[nominative] Pistolet skałkowy
}
item-musket = { $case ->
    [accusative] Muszkiet
   *[nominative] Muszkiet
}
item-blunderbuss = { $case ->
    [accusative] Garłacz
   *[nominative] Garłacz
}
item-boarding-axe = { $case ->
    [accusative] Topór abordażowy
   *[nominative] Topór abordażowy
}
item-dagger = { $case ->
    [accusative] Sztylet
   *[nominative] Sztylet
}
item-hook = { $case ->
    [accusative] Hak
   *[nominative] Hak
}
item-spyglass = { $case ->
    [accusative] Lunetę
   *[nominative] Luneta
}
    .about = po rzucie bez dubletu możesz iść o { $n } pole dalej albo bliżej, co najmniej o 1
item-compass = { $case ->
    [accusative] Kompas
   *[nominative] Kompas
}
    .about = raz na turę możesz przed ruchem rzucić ponownie jedną ze swoich dwóch kostek
item-longboat = { $case ->
    [accusative] Szalupę
   *[nominative] Szalupa
}
    .about = gdy twoja figura ma wrócić na swój Statek, możesz ją zamiast tego postawić w tamtejszej Przystani
item-rope = { $case ->
    [accusative] Linę
   *[nominative] Lina
}
    .about = Ruchome Piaski i Gejzer nic nie robią twoim figurom
item-treasure-map = { $case ->
    [accusative] Mapę skarbów
   *[nominative] Mapa skarbów
}
    .about = weź dodatkowo { $n } złota przy Zakopanym Skarbie i przy Skrzyni Skarbów, w której leży złoto
item-strongbox = { $case ->
    [accusative] Kasetkę
   *[nominative] Kasetka
}
    .about = kto pokona twoją figurę, nie może zabrać ci złota
item-lantern = { $case ->
    [accusative] Latarnię
   *[nominative] Latarnia
}
    .about = w Jaskini możesz odrzucić pierwszego odkrytego wroga, ale musisz walczyć z następnym
item-royal-seal = { $case ->
    [accusative] Królewską pieczęć
   *[nominative] Królewska pieczęć
}
    .about = weź dodatkowo { $n } złota za każdym razem, gdy zbierasz złoto w Zamku

fortune-keep-the-peace = Pokój na morzu
    .when = przed rzutem w walce między graczami
    .about = ta walka się nie odbędzie
fortune-lucky-blow = Szczęśliwy cios
    .when = po rzucie w twojej walce
    .about = twoja kostka liczy się jako { $n }, nawet jeśli była pusta
fortune-quick-thinking = Szybki refleks
    .when = po rzucie w twojej walce
    .about = jedna z dwóch kostek, twoja albo druga, jest rzucana ponownie
fortune-local-guide = Miejscowy przewodnik
    .when = w twojej turze, zamiast rzutu
    .about = postaw jedną ze swoich figur na wolnym polu zewnętrznej ścieżki i rozpatrz to pole
fortune-bandits-bargain = Zbójecki targ
    .when = w twojej turze, przed rzutem albo na końcu
    .about = kup od innego gracza broń za cenę jej sprzedaży; nie może odmówić
fortune-auction = Aukcja
    .when = od razu
    .about = następny przedmiot idzie na aukcję; kto dobiera tę kartę, licytuje na końcu
fortune-royal-pardon = Królewskie ułaskawienie
    .when = gdy pole albo cudza załoga każe ci płacić
    .about = tym razem nic nie płać
fortune-fair-wind = Pomyślny wiatr
    .when = po twoim rzucie na ruch
    .about = rzuć ponownie obiema kostkami
fortune-queens-commission = Misja od Królowej
    .when = od razu i zostaje na stole
    .about = Oficer ma o { $n } Siły więcej
fortune-fearsome-reputation = Groźna sława
    .when = od razu i zostaje na stole
    .about = Pirat ma o { $n } Siły więcej
fortune-lost-purse = Zgubiona sakiewka
    .when = od razu
    .about = weź { $n } złota z banku
fortune-sunken-galleon = Zatopiony galeon
    .when = od razu
    .about = weź { $n } złota z banku
fortune-volunteer = Ochotnik
    .when = od razu
    .about = weź kartę załogi z Czystej Wody albo Rumowej Rafy i nikomu nie płać
fortune-mutiny = Bunt
    .when = od razu
    .about = odłóż jedną ze swoich kart załogi na jej stos
fortune-pickpocket = Kieszonkowiec
    .when = od razu
    .about = wpłać { $n } złota do Skarbca
fortune-press-ganged = Przymusowy zaciąg
    .when = od razu
    .about = figura, która pociągnęła tę kartę, wraca na swój Statek
fortune-tribute = Danina
    .when = od razu
    .about = każdy inny gracz płaci ci { $n } złota

reward = { $parts }
reward-gold = { $gold } złota
reward-items = { $items ->
    [one] { $items } przedmiot
    [few] { $items } przedmioty
    [many] { $items } przedmiotów
   *[other] { $items } przedmiotów
}
die-face = { $face ->
    [0] pusta
   *[other] { $face }
}
