# Zdanie dla każdego zdarzenia. Pierwsza litera staje się wielka.

event-turn = Tura { $turn }: { $who-is ->
    [you] twój ruch
   *[other] gra { $who }
}.
event-first = { $who-is ->
    [you] Zaczynasz ty
   *[other] Zaczyna { $who }
}.
event-rolled = { $who-is ->
    [you] Wyrzucasz
   *[other] { $who } wyrzuca
}: { $dice }.
event-doubles = { $who-is ->
    [you] Wyrzucasz dublet
   *[other] { $who } wyrzuca dublet
}: { $dice }!
event-walked = { $figure } idzie { FORM($place, case: "to") }.
event-only-move = Jest tylko jeden ruch: { $figure } idzie { FORM($place, case: "to") }.
event-only-way = Jest tylko jedna droga: { $figure } idzie { FORM($place, case: "to") }.
event-set-down = { $figure } trafia { FORM($place, case: "to") }.
event-cannot-move = { $who-is ->
    [you] Nie masz figury, która może
   *[other] { $who } nie ma figury, która może
} się ruszyć.
event-to-docks = { $figure } płynie Szalupą do swojej Przystani.
event-to-ship = { $figure } wraca na swój Statek.
event-to-den = { $figure } ląduje w Melinie Złodziei.
event-stuck = { $figure } grzęźnie w Ruchomych Piaskach na jedną turę.
event-rope = Lina ratuje: { $figure } jest bezpieczny.
event-earned-nothing = { $who-is ->
    [you] Nie znajdujesz
   *[other] { $who } nie znajduje
} tam złota.
event-earned = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $gold } złota { $source ->
    [castle] w Zamku
    [chest] ze Skrzyni Skarbów
    [idol] od Bożka
    [treasure-trove] ze Skarbca
    [buried-treasure] z Zakopanego Skarbu
   *[enemy] w nagrodę
}.
event-earned-card = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $gold } złota dzięki karcie „{ $card }”.
event-hired = { $who-is ->
    [you] Werbujesz
   *[other] { $who } werbuje
} { FORM($crew, case: "accusative") }.
event-hired-only = Został tylko jeden stos: { $who-is ->
    [you] werbujesz
   *[other] { $who } werbuje
} { FORM($crew, case: "accusative") }.
event-nobody-to-hire = Nie ma już kogo werbować.
event-mutiny = Bunt! { $who-is ->
    [you] Tracisz
   *[other] { $who } traci
} { FORM($crew, case: "accusative") }.
debt-to = { $gold } złota { $who-is ->
    [you] tobie
   *[other] graczowi { $who }
}
debt-to-trove = { $gold } złota do Skarbca
event-owed = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} do zapłaty: { $debts }.
event-settled = { $who-is ->
    [you] Płacisz
   *[other] { $who } płaci
} { $debts }.
event-bankrupt = Bankructwo! { $who-is ->
    [you] Płacisz
   *[other] { $who } płaci
} { $debts }, ale { $short } musi dołożyć bank.
event-took-gold = { $loser-is ->
    [you] { $who } zabiera ci { $gold } złota
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { $gold } złota graczowi { $loser }
}.
event-took-crew = { $loser-is ->
    [you] { $who } zabiera ci { FORM($crew, case: "accusative") }
   *[other] { $who-is ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { FORM($crew, case: "accusative") } graczowi { $loser }
}.
event-took-nothing = { $loser-is ->
    [you] { $who } nic ci nie zabiera
   *[other] { $who-is ->
        [you] Nic nie zabierasz
       *[other] { $who } nic nie zabiera
    } graczowi { $loser }
}.
event-bridge-spared = Nikt nie ma więcej niż { $who }: Most Łez nic nie daje.
event-met = { $figure } spotyka { FORM($enemy, case: "accusative") }, Siła { $might }.
event-shunned = { $who-is ->
    [you] Z Latarnią omijasz
   *[other] { $who } z Latarnią omija
} { FORM($enemy, case: "accusative") }.
event-challenged = { $attacker } atakuje { FORM($defender, case: "accusative") }.
event-clashed-blanks = Obie kostki są puste, więc obie strony rzucają jeszcze raz.
event-clashed = { $figure }: { $die } + { $might }, { $foe }: { $die2 } + { $might2 }.
event-won = { $figure } pokonuje { FORM($foe, case: "accusative") }.
event-won-blank = { $figure } pokonuje { FORM($foe, case: "accusative") }: pusta kostka zawsze przegrywa.
event-lost = { $figure } przegrywa z { FORM($foe, case: "instrumental") }.
event-lost-blank = { $figure } przegrywa z { FORM($foe, case: "instrumental") }: pusta kostka zawsze przegrywa.
event-priced = Król Piratów żąda od { $who-is ->
    [you] ciebie
   *[other] gracza { $who }
} { $price } złota.
event-priced-short = Król Piratów żąda od { $who-is ->
    [you] ciebie { $price } złota, ale masz
   *[other] gracza { $who } { $price } złota, ale { $who } ma
} tylko { $gold }.
event-paid-king = { $who-is ->
    [you] Płacisz
   *[other] { $who } płaci
} Królowi Piratów { $price } złota.
event-drew = { $who-is ->
    [you] Ciągniesz
   *[other] { $who } ciągnie
} kartę Losu.
event-drew-openly = { $who-is ->
    [you] Ciągniesz
   *[other] { $who } ciągnie
} kartę „{ $card }”. { $about }
event-drew-secretly = { $who-is ->
    [you] Ciągniesz i trzymasz
   *[other] { $who } ciągnie i trzyma
} w tajemnicy kartę „{ $card }”. { $about }
event-no-fortune-cards = { $who-is ->
    [you] Nic nie ciągniesz
   *[other] { $who } nic nie ciągnie
}: nie ma już kart Losu.
event-played = { $who-is ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę „{ $card }”.
event-compass = { $who-is ->
    [you] Rzucasz
   *[other] { $who } rzuca
} ponownie jedną kostką dzięki Kompasowi, teraz jest: { $dice }.
event-no-items = Nie ma już przedmiotów.
event-on-offer = Aukcja: { $item }. { $about }
event-bid = { $who-is ->
    [you] Dajesz
   *[other] { $who } daje
} { $gold } złota.
event-passed = { $who-is ->
    [you] Pasujesz
   *[other] { $who } pasuje
}.
event-cannot-bid = { $who-is ->
    [you] Nie możesz
   *[other] { $who } nie może
} przebić.
event-no-bids = Nikt nie licytuje: { $item } trafia na stos odrzuconych.
event-got-item = { $who-is ->
    [you] Dostajesz
   *[other] { $who } dostaje
} { FORM($item, case: "accusative") } za { $price } złota.
event-got-reward = { $who-is ->
    [you] Dostajesz
   *[other] { $who } dostaje
} { FORM($item, case: "accusative") } w nagrodę.
event-bargained = Zbójecki targ: { $who-is ->
    [you] kupujesz
   *[other] { $who } kupuje
} { FORM($item, case: "accusative") } od { $owner-is ->
    [you] ciebie
   *[other] gracza { $owner }
} za { $price } złota.
event-sold = { $who-is ->
    [you] Sprzedajesz
   *[other] { $who } sprzedaje
} { FORM($item, case: "accusative") } za { $price } złota.
event-game-won = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
}: Król Piratów jest { $ending ->
    [gold] przekupiony
   *[might] pokonany
}!
