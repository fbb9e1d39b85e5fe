side-player = { $who-is ->
    [you] Ty
   *[other] { $who }
}
side-black = Czarne kości
scene-rolled = { $who-is ->
    [you] Rzucasz
   *[other] { $who } rzuca
} { $count ->
    [one] { $count } kością
    [few] { $count } kośćmi
    [many] { $count } kośćmi
   *[other] { $count } kości
}
scene-rerolled = { $who-is ->
    [you] Przerzucasz
   *[other] { $who } przerzuca
}: { $dice }
scene-rerolled-out = Odpada do następnego rzutu: { $dice }
scene-drank = { $who-is ->
    [you] Pijesz rum i przerzucasz kości
   *[other] { $who } pije rum i przerzuca kości
}
scene-roll-all = { $count ->
    [one] Można ją położyć
    [few] Wszystkie można położyć
    [many] Wszystkie można położyć
   *[other] Wszystkie można położyć
}
scene-roll-none = { $count ->
    [one] Nie można jej położyć
    [few] Żadnej nie można położyć
    [many] Żadnej nie można położyć
   *[other] Żadnej nie można położyć
}
scene-roll-inactive = Nieaktywne: { $dice }
scene-black-rolled = Runda { $round }: czarne kości
scene-black-most = Najwięcej czarnych kości: { $columns } ({ $count })
scene-black-none = Żadna kolumna nie jest aktywna
scene-blocked-rerolled = { $count ->
    [one] { $count } zablokowana, przerzut
    [few] { $count } zablokowane, przerzut
    [many] { $count } zablokowanych, przerzut
   *[other] { $count } zablokowanej, przerzut
}: { $dice }{ $out ->
    [0] {""}
   *[other] , odpada { $out }
}
scene-blocked-moved = zablokowane: { $dice } – { $count ->
    [one] idzie
    [few] idą
    [many] idzie
   *[other] idzie
} do kolumny { FORM($columns, case: "genitive") }
scene-storm = Sztorm w kolumnie { FORM($column, case: "genitive") }
scene-storm-stay = W kolumnie { FORM($column, case: "genitive") } { $count ->
    [one] zostaje { $count } kość
    [few] zostają { $count } kości
    [many] zostaje { $count } kości
   *[other] zostaje { $count } kości
}
scene-spilled = Nadmiar kolumny { FORM($column, case: "genitive") }
scene-spilled-on = Do dalszych kolumn: { $dice }
scene-spilled-die = +{ $count } { $column }
scene-spilled-none = Wszystkie odłożone
scene-duel = Pojedynek o tytuł { $rank ->
    [captain] kapitana statku
   *[sea-wolf] wilka morskiego
}
scene-duel-tie = Remis, rzucają jeszcze raz: { $names }
scene-duel-won = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
}: { $die }
scene-settled = { FORM($column, case: "start") }: czarne { $black }, nasze { $ours }
scene-filled = Wypełniona: { $reward }
scene-failed = Przepada: brakuje { $count }
scene-punished = Kolumna { FORM($column, case: "genitive") } przepada
scene-took-gold = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota
scene-took-gold-worth = Wartość: { $worth }
scene-thrown = { $title } ({ $pirate })
scene-thrown-left = Za burtę: zostaje { $left ->
    [one] { $left } pirat
    [few] { $left } piratów
    [many] { $left } piratów
   *[other] { $left } pirata
}
scene-only-move = Tylko jeden możliwy ruch
scene-gold-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota
scene-quest-won = { $quest } – udało się!
scene-purses-opened = Otwieramy sakiewki
scene-find = Znalezisko!
scene-hit = Trafienie!
scene-locked = Flaga jest zablokowana
scene-sea-wolf = Wilk morski
scene-captain = Kapitan statku
scene-sank = Statek tonie
scene-crew-lost = Nie ma już załogi
