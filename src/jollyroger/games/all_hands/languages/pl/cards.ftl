# Słownictwo: hand (karty) = ręka; hand (część gry) = rozdanie; crew = załoga; sailor = marynarz; in a row = po kolei;
# run = sekwens; bid = oferta, licytować; lay = wyłożyć; seal = złożyć ofertę; discard = odrzucić; discard pile = stos
# odrzuconych; deck = talia; auction = aukcja; cut = wyciąć; claim = zaklepać; call a cheat = oskarżyć; cheat = kantować,
# kant; give up = odpuścić; tie = remis; deal = rozdawać; worth = wartość; captain = kapitan (imię: gracz).
# Nazwy kart i imiona stoją w mianowniku: 'kartę Rum', 'gracza Anne'.

crew-stormsail = Sztorm
crew-sea-sabre = Szabla
crew-black-viper = Żmija

crew-card = { $crew } { $rank }
crew-card-about = { $title } z załogi { $crew }.
rank-1 = Chłopiec okrętowy
rank-2 = Majtek
rank-3 = Kuk
rank-4 = Takielarz
rank-5 = Cieśla
rank-6 = Chirurg
rank-7 = Nawigator
rank-8 = Kanonier
rank-9 = Kwatermistrz
rank-10 = Pierwszy oficer

card-cutpurse = Rzezimieszek
    .about = Możesz odrzucić dowolną inną kartę z ofert na stole.
card-fall-off-the-dock = Upadek z pomostu
    .about = Aukcja przepada: jej karta i wszystkie oferty idą na stos odrzuconych.
card-hidden-plunder = Ukryty łup
    .about = Przeszukaj stos odrzuconych i weź jedną kartę.
card-mermaid = Syrena
    .about = Weź w ciemno kartę od każdego innego kapitana, zatrzymaj jedną, resztę odrzuć.
card-pieces-of-eight = Talary
    .about = Zaklep jedną kartę z ofert na stole: po aukcji trafi na twoją rękę.
card-pirate-monkey = Piracka małpa
    .about = Na ręce zastępuje dowolną kartę załogi, warta 0 punktów. W ofercie nic nie robi.
card-rum = Rum
    .about = Wygrywa aukcję z każdą ofertą bez Rumu.
card-shady-deal = Ciemny interes
    .about = Kto dał najniższą kartę załogi, oddaje ci wybraną przez siebie kartę z ręki.
card-tavern-brawl = Bójka w tawernie
    .about = Inny kapitan nie dostaje karty w następnej rundzie i nie może w niej licytować.
card-pirate-king = Król piratów
    .about = Każdy inny kapitan oddaje ci wybraną przez siebie kartę: zatrzymaj najwyżej dwie, resztę odrzuć.

counted-card = { $count } × { $card }

run = { $crew } od { $first } do { $last }
run-with-monkeys = { $crew } od { $first } do { $last } ({ $count ->
    [one] małpa
    [few] małpy
    [many] małpy
   *[other] małpy
} zamiast: { $gaps })

# Sama lista.
listed = { $things }

# Po słowie 'brakuje'.
cards-in-words = { $count ->
    [0] zera kart
    [1] jednej karty
    [2] dwóch kart
    [3] trzech kart
    [4] czterech kart
    [5] pięciu kart
    [6] sześciu kart
    [7] siedmiu kart
    [8] ośmiu kart
   *[9] dziewięciu kart
}
# Po dwukropku: 'Twoja ręka: brakuje czterech kart do siedmiu po kolei.'
distance-won = wygrywa
distance-seven = { $case ->
    [short] { cards-in-words } do siedmiu po kolei
   *[full] brakuje { cards-in-words } do siedmiu po kolei
}
distance-three = { $case ->
    [short] { cards-in-words } do trzech po kolei w każdej załodze
   *[full] brakuje { cards-in-words } do trzech po kolei w każdej załodze
}

# Po słowie 'mając'.
won-with = { $ending ->
    [points] najwięcej punktów
    [crew-of-seven] siedem po kolei z jednej załogi
   *[three-crews] trzy po kolei ze wszystkich trzech załóg
}

thickness-1 = do { $most } kart
thickness-2 = od { $least } do { $most } kart
thickness-3 = { $least } kart lub więcej
height-0 = brak kart
height-1 = kilka kart
height-2 = niski stos
height-3 = średni stos
height-4 = wysoki stos
height-5 = bardzo wysoki stos
height-6 = prawie wszystkie karty
