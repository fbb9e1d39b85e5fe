# Dlaczego teraz czegoś nie można zrobić.

refusal-sell = Przedmioty sprzedajesz tylko, żeby spłacić dług, albo gdy masz trzecią broń dla tej samej figury.
refusal-no-card = Nie masz karty „{ $card }”.
refusal-when = Kartę „{ $card }” zagrywa się { $when }.
refusal-roll-first = Najpierw rzut: kostki mówią, jak daleko idziesz.
refusal-doubles = Dublet: najpierw zostaw rzut, potem idą obie figury.
refusal-reroll-same = Obie kostki pokazują to samo: rzuć ponownie pierwszą.
refusal-reroll = Tylko Kompas pozwala rzucić ponownie jedną kostką, i tylko raz na turę.
refusal-place-outside = Figurę stawia się na zewnętrznej ścieżce, nigdzie indziej.
refusal-place-taken = Tam już stoi figura.
refusal-other-figure = Teraz idzie twój { $role }.
refusal-ship = Figura trafia na swój Statek tylko wtedy, gdy coś ją tam odsyła.
refusal-lake = Znad Ognistego Jeziora można iść tylko do Kryjówki.
refusal-move = Ruch o { $total } tam się nie kończy.
refusal-stuck = W tej turze grzęźnie w Ruchomych Piaskach.
refusal-fight-all = Trzeba walczyć ze wszystkimi, w dowolnej kolejności.
refusal-strongbox = Kasetka chroni { $who-is ->
    [you] twoje złoto
   *[other] złoto gracza { $who }
}.
refusal-crew = { $who-is ->
    [you] Nie masz
   *[other] { $who } nie ma
} większej załogi niż ty.
refusal-pay = Brakuje ci { $gold } złota: sprzedawaj przedmioty, aż będzie cię stać.
refusal-no-item = Nie masz tego przedmiotu.
refusal-bid-low = Daj więcej niż { $gold } złota albo spasuj.
refusal-bid-high = Masz tylko { $gold } złota.
refusal-sell-weapon = Sprzedaj jedną z trzech broni swojego { FORM($role, case: "genitive") }.
refusal-too-dear = To kosztuje { $price } złota, a masz { $gold }.
refusal-no-weapon = Nikt inny nie ma tej broni.
