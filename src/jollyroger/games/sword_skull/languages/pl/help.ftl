# Tablica z obrazkami: tytuł i kilka słów do każdego obrazka.

help-goal = Dopadnij Króla Piratów
    .text = Zaprowadź swojego Oficera albo Pirata do jego Kryjówki. Kto pierwszy go tam pokona albo zapłaci jego cenę, wygrywa.
help-turn-roll = Rzuć obiema kostkami
    .text = Pokazują od 1 do 5 albo nic: pusta liczy się jako 0.
help-turn-move = Rusz jedną figurę
    .text = Twój Oficer albo Pirat idzie dokładnie o tyle pól, zgodnie z zegarem. Przy dublecie idą obaj.
help-turn-space = Rozpatrz pole
    .text = Zrób, co nakazuje: werbuj załogę, walcz z wrogiem, licytuj przedmiot, znajdź złoto.
help-turn-rivals = Walcz z rywalami
    .text = Potem walcz z każdą figurą rywali na swoim polu. Zwycięzca bierze 2 złota albo kartę załogi od większej załogi.
help-example-tie = Remis
    .text = Atakujesz: 1 i Siła 2 to razem 3. Twój rywal wyrzuca 3 i ma Siłę 0. Remis wygrywa atakujący.
help-example-blank = Pusta przegrywa
    .text = Siła 12 to więcej niż 11 Króla, ale twoja kostka jest pusta: wygrywa on.
help-example-settlement = Zwerbuj, potem zapłać
    .text = W Czystej Wodzie werbujesz Strażnika. Potem płacisz 1 złota rywalowi, który ma stamtąd Kupca.
help-example-fork = Do wulkanu
    .text = Ruch o 3 od Zamku mija Jaskinię. Kończy się w Przystani albo skręca do Bożka.
help-example-auction = Jedna oferta na gracza
    .text = Gracz po twojej lewej daje 2, następny pasuje. Licytujesz na końcu i bierzesz Kordelas za 3.
help-example-price = Cena Króla
    .text = Wyrzucasz 3, a 3 graczy daje razem 6: Król chce 40 złota. Mając 38, musisz z nim walczyć.
