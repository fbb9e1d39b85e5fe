# Arkusz z obrazkami: tytuł i kilka słów do każdego.

help-goal = Zbierz swoją załogę
    .text = Zbierz siedem po kolei z jednej załogi albo trzy po kolei ze wszystkich trzech. Kto ma je pierwszy, od razu wygrywa.
help-turn-deal = Każdemu po karcie
    .text = Każdy dostaje kartę. Jeszcze jedna trafia odkryta na aukcję: w ofertach jej załoga liczy się podwójnie.
help-turn-bid = Licytuj w ciemno
    .text = W swojej kolejce wyłóż zakryte dowolne karty z ręki albo spasuj. Inni widzą tylko, ile ich jest.
help-turn-reveal = Odkryj oferty
    .text = Najpierw działają karty akcji. Potem najwięcej warta oferta bierze kartę z aukcji, chyba że jest Rum.
help-turn-discard = Oferty przepadają
    .text = Wszystkie oferty zostają odrzucone, także wygrane. Możesz odrzucić więcej: powyżej 12 kart można cię oskarżyć o kant.
help-example-claim = Zaklepany Rum
    .text = Talary zaklepują czyjś Rum. Nadal wygrywa tamtej ofercie aukcję, a potem trafia na rękę właściciela Talarów.
help-example-double = Podwójna załoga
    .text = Na aukcji jest Sztorm 5, więc Sztorm 4 liczy się jako 8. Z Szablą 6 daje 14 i bije 10 i 3.
help-example-rum = Rum bije wszystko
    .text = Jeden Rum wygrywa z czterema pierwszymi oficerami o wartości 40, bo nie ma wśród nich Rumu.
help-example-caught = Kant z 15 kartami
    .text = Oskarżyciel wyciąga w ciemno trzy karty i może zatrzymać jedną. Dwie pozostałe zostają odrzucone, a 12 zostaje na ręce.
help-example-monkey = Małpa pomaga
    .text = Sztorm od 2 do 4 i od 6 do 8 wygrywa z małpą, która zastępuje 5.
help-example-score = Punkty za sekwensy
    .text = Najlepsze trzy ze Sztormu od 2 do 5 dają 12, Żmija od 6 do 8 daje 21: razem 33.
