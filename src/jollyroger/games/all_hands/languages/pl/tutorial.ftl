# Pierwsza gra z przewodnikiem, krok po kroku: najwyżej 20 słów.

tutorial-step-1 = Ahoj! Twój cel: siedem po kolei z jednej załogi albo trzy po kolei ze wszystkich trzech.
tutorial-step-2 = To twoja ręka według załóg i rang. Rangi w przerywanych ramkach są jeszcze potrzebne.
tutorial-step-3 = Ta karta jest na aukcji. Szabla 4 pasuje do twojej 5 i 6: trzy po kolei!
tutorial-step-4 = Płacisz kartami. Szabla liczy się teraz podwójnie, więc twoja druga 6 jest warta 12. Wyłóż ją.
tutorial-step-5 = Karty akcji działają po odkryciu ofert. Twoja Syrena weźmie po karcie od każdego: też ją wyłóż.
tutorial-step-6 = Inni zobaczą tylko, ile kart licytujesz. Złożonej oferty nie można zmienić. Złóż ją!
tutorial-step-7 = Kto ma więcej niż 12 kart, tego można oskarżyć. Te wachlarze są cienkie: nikt jeszcze nie kantuje.
tutorial-step-8 = Nie ma więc kogo oskarżyć, a wszystkie oferty są złożone. Odkryj je!
tutorial-step-9 = Twoja Syrena wyciągnęła dwie karty. Zatrzymaj Szablę 2: przybliża cię do siedmiu po kolei.
tutorial-step-10 = Wygrywasz aukcję 12 do 10! Oferty zawsze przepadają. Resztę zachowaj: nie odrzucaj nic.
tutorial-step-11 = Dostajesz kartę Szabla 1! Sztorm 4 nie pomaga twojemu sekwensowi, więc spasuj i oszczędzaj karty.
tutorial-step-12 = Odkryj oferty i graj dalej: Szabla 3 i 7 dadzą siedem po kolei. Pomyślnych wiatrów!

# Co wyjaśnia się przy pierwszym spotkaniu: najwyżej 30 słów.
concept-rum = Rum w ofercie bije każdą ofertę bez Rumu, choćby najwyższą. Zachowaj go na kartę, na której bardzo ci zależy.
concept-monkey = Na ręce małpa zastępuje dowolnego marynarza, którego ci brakuje. W ofercie się marnuje, więc ją zachowaj.
concept-tie = Najlepsze oferty remisują. Każdy remisujący kapitan dokłada kartę albo odpuszcza, potem porównuje się znowu całe oferty.
concept-cutpurse = Twój Rzezimieszek wyrzuca dowolną kartę z ofert. Wytnij to, co daje siłę najmocniejszej ofercie: Rum albo najwyższego marynarza.
concept-claim = Talary zaklepują jedną kartę z dowolnej oferty. Nadal liczy się w tej ofercie, a potem trafia na twoją rękę.
concept-gift = Czyjaś karta akcji żąda od ciebie karty, ale wybierasz ty. Oddaj to, czego twoje sekwensy potrzebują najmniej.
concept-dock = Ktoś spadł z pomostu: karta z aukcji i wszystkie oferty przepadają, a nikt nie wygrywa.
concept-brawl = Po bójce w tawernie wskazany kapitan nie dostaje karty w następnej rundzie i nie może licytować.
concept-caught = Ten kapitan miał więcej niż 12 kart. Oskarżyciel wyciąga wszystkie ponad 12 i może zatrzymać jedną z nich.
concept-false-call = Oskarżenie było błędne: 12 kart lub mniej. Kosztuje oskarżyciela dwie karty, a jedną z nich zatrzymuje oskarżony.
