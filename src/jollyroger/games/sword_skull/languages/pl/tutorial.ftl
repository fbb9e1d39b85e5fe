# Pierwsza gra z przewodnikiem i to, co wyjaśnia się później za pierwszym razem.

tutorial-step-1 = O to chodzi: pokonaj Króla Piratów albo zapłać jego cenę. Kto zrobi to pierwszy, wygrywa.
tutorial-step-2 = Masz dwie figury: twój Oficer zaczyna tutaj, twój Pirat na drugim Statku. Złoto i załoga służą obu.
tutorial-step-3 = Wypadło 5: jedna figura idzie dokładnie o tyle. Wyślij swojego Pirata do Obozu Najemników, żeby kogoś zwerbować.
tutorial-step-4 = Zwerbuj Muszkietera. Jego szabla daje twojemu Oficerowi 1 Siły, bez względu na to, która figura go zwerbowała.
tutorial-step-5 = W Czystej Wodzie stoi rywal. Wyślij swojego Oficera: najpierw kogoś tam zwerbujesz, potem obaj walczą.
tutorial-step-6 = Zwerbuj Strażnika: 1 Siły więcej w walce. Tutejszy Kupiec twojego rywala kosztuje cię 1 złota.
tutorial-step-7 = 3 do 3, a remis wygrywa atakujący: ty! Zwycięzca bierze od przegranego 2 złota.
tutorial-step-8 = W Faktorii przedmiot idzie na aukcję. Twój Oficer może tam dojść: idź zobaczyć, co to.
tutorial-step-9 = Pistolet dla twojego Oficera! Każdy licytuje raz, a ty na końcu: wystarczy 2 złota.
tutorial-step-10 = Twój Pirat ugrzązłby w Ruchomych Piaskach. Zaprowadź Oficera do Tawerny i pociągnij kartę Losu.
tutorial-step-11 = Misja od Królowej podnosi Siłę do 4. Teraz śmiało do Jaskini: masz 76% szans, a przegrana nic nie kosztuje.
tutorial-step-12 = Topór jest twój! Tutaj czeka Król, za swoim Bosmanem. Zbierz siły albo bogactwo i przyjdź.
concept-doubles = Dublet rusza obie twoje figury. Ta, którą teraz wybierzesz, kończy swoje pole i walki, zanim zacznie druga.
concept-two-blanks = Dwie puste albo Miejscowy przewodnik przenoszą figurę na dowolne wolne pole zewnętrznej ścieżki. Od razu je rozpatruje.
concept-fortune-cards = Masz kartę Losu. Widzisz ją tylko ty; jest na niej napisane, kiedy można ją zagrać. Jeśli to nie ta chwila, po prostu rzuć.
concept-stronger-enemies = Im większa załoga, tym silniejsi wrogowie: rosną przy 3, 6 i 9 kartach załogi. Broń się nie liczy.
concept-stuck = Figura w Ruchomych Piaskach nie może się ruszyć w następnej turze. Musi iść druga.
concept-volcano-for-the-officer = Tu twój Oficer może skręcić do wulkanu. Jest tam złoto, Gejzer, który odrzuca na Statek, i droga do Króla.
concept-volcano-for-the-pirate = Tu twój Pirat może skręcić do wulkanu. Jest tam złoto, Gejzer, który odrzuca na Statek, i droga do Króla.
concept-thrown-into-the-den = Kto przegra z Bosmanem albo Królem, ląduje w Melinie Złodziei i płaci myto. Ogniste Jezioro jest o krok stąd.
concept-price = O cenę Króla rzuca się na nowo przy każdej wizycie. Mając tyle złota, możesz zapłacić i wygrać; przedmioty się nie liczą.
concept-selling = Przedmioty sprzedaje się tylko na spłatę długu albo gdy figura dostaje trzecią broń. Zachowaj to, co daje najwięcej Siły.
