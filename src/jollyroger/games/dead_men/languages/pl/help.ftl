# Pomoc w obrazkach.

help-goal = Skarby do łodzi
    .text = Wynieście dość Skarbów z płonącego statku i zabierzcie wszystkich przed siódmą eksplozją. Wygrywacie wszyscy albo nikt.
help-turn-search = Znajdź pomieszczenie
    .text = Połóż je tak, by drzwi stykały się z drzwiami. Czeka w nim szkielet albo zapadnia.
help-turn-act = Wykorzystaj akcje
    .text = Chodź, biegaj, gaś, powalaj majtków, podnoś, odpoczywaj, trenuj. Niewykorzystane akcje dostaje następny gracz.
help-turn-fight = Walcz z tym, kogo spotkasz
    .text = W pomieszczeniu z wrogiem walczysz od razu: kość i premie muszą dać jego liczbę.
help-turn-revenge = Zemsta Skelita
    .text = Turę kończy karta: ognie z jej liczbą rosną, potem przychodzą majtkowie albo rusza się załoga.
help-example-walk = Do gorętszego pomieszczenia
    .text = Z ognia 2 do ognia 4: zmęczenie +2. Powrót nic nie kosztuje, chyba że niesiesz Skarb.
help-example-leave = Ze statku
    .text = Twój Skarb jest bezpieczny, zmęczenie 13 spada do 6, tura się kończy, a wolne akcje przechodzą dalej.
help-example-battle = O jeden za mało
    .text = Wyrzucasz 3, Miecz dodaje 1, a siła bojowa 2: 6 przeciw 7. Przegrywasz i zmęczenie rośnie o 1.
help-example-keg = Beczka wybucha
    .text = Ogień rośnie do 4, liczby na beczce: to eksplozja, a ogień za jej drzwiami rośnie.
help-example-explosion = Pomieszczenie wybucha
    .text = Ogień 5 rośnie: pomieszczenie przepada ze wszystkim, co w nim było, a ognie obok rosną.
help-example-spread = Majtkowie się rozchodzą
    .text = Z zapadni z dwoma wchodzą tam, gdzie jest jeden, ale nie tam, gdzie jest dwóch.
