# Pierwsza gra z przewodnikiem. Czyta ją Jade.

tutorial-step-1 = Ahoj, Jade! Statek Skelita płonie. Zanieście we dwoje 4 Skarby do łodzi przed 7. eksplozją.
tutorial-step-2 = Najpierw przeszukujesz statek: połóż tu nowe pomieszczenie. Drzwi muszą stykać się z drzwiami.
tutorial-step-3 = W nowych pomieszczeniach czekają szkielety: to jest załoga. Pierwsza tura daje drugie pomieszczenie. Połóż je tutaj.
tutorial-step-4 = Strażnicy pilnują Skarbów. Biegnij do Baterii Lewej Burty: dwa pomieszczenia za akcję, ale ogień i bieg męczą.
tutorial-step-5 = Tu ogień ma 3, a przy 6 pomieszczenie wybucha. Gaś ogień.
tutorial-step-6 = Strażnika pokona 5 albo 6: Miecz dodaje 1. To ryzyko, ale szczęście ci sprzyja. Wchodź!
tutorial-step-7 = Pokonany! Podnieś Skarb. Z nim możesz tylko chodzić i odpoczywać, a każdy ogień cię męczy.
tutorial-step-8 = Wolną akcję dostanie twój kompan. Zakończ turę: wtedy Skelit zemści się kartą.
tutorial-step-9 = Karta Skelita podniosła czerwone ognie na 3, twój też. Nowa tura, nowe pomieszczenie: połóż je tutaj.
tutorial-step-10 = Teraz zanieś Skarb. Jest ciężki: męczy cię cały ogień każdego pomieszczenia, tutaj 2.
tutorial-step-11 = Kompan ugasił ogień na Pokładzie Głównym, więc ten krok nic nie kosztuje.
tutorial-step-12 = Ze statku z nim! W łodziach twoje zmęczenie spada o połowę, a tura się kończy.

concept-training = Strażnicy są silni. Najpierw trenuj: każda akcja daje 1 do następnej walki, najwyżej 4. Przycisk pomieszczenia pokazuje twoje szanse.
concept-deckhands = Majtkowie wychodzą z zapadni i się rozchodzą. Powalaj ich, także z sąsiedztwa: trzech zamyka pomieszczenie, a gdy zabraknie ich w zapasie, przegrywacie.
concept-room-explodes = Pomieszczenie wybuchło ze wszystkim, co w nim było. Ognie obok rosną i też mogą wybuchnąć. Przy siódmej eksplozji wszystko stracone.
concept-keg-explodes = Wybuchła beczka prochu. To też eksplozja, a ogień za jej drzwiami rośnie. Każda beczka wybucha tylko raz.
concept-hunting = Załoga ściga najbliższego pirata. Jeśli wejdzie do ciebie, walczysz od razu, a najpierw upuszczasz Skarb.
concept-steering = Kilka dróg jest równie krótkich, więc krok załogi wybieracie wy. Skierujcie ją do kogoś silnego albo z dala od Skarbu.
concept-lost-battle = Przegrana: zmęczenie rośnie o różnicę. Potem kość decyduje, kto ustępuje: 1 lub 2 wróg, 3 lub 4 ty, 5 walczysz dalej, 6 wybierasz.
concept-battle-strength = Dodana siła bojowa się zużywa, oprócz tego, co trzymają Kordelasy. Dodaj ją, jeśli da wygraną; inaczej ją zachowaj.
concept-death = Miejsce zabitego pirata zajmuje inna postać, wypoczęta, w łodziach. Gdy w rezerwie nie ma nikogo, następna śmierć to przegrana.
concept-second-exit = Znaleziono ostatnie pomieszczenie. Szalupa czeka tam jako drugie wyjście: może to krótsza droga. Nowych pomieszczeń już nie będzie.
