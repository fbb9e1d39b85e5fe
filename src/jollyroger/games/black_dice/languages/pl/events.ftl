event-quest-began = { $quest }. { $goal } Wasza załoga: { $crew }
duel-roll = { $who }: { $die } ({ $roll })
event-duelled = Pojedynek o tytuł { $rank ->
    [captain] kapitana statku
   *[sea-wolf] wilka morskiego
}: { $rolls }.
event-became-captain = { $who-is ->
    [you] Kapitanem statku jesteś teraz ty.
   *[other] Kapitanem statku jest teraz { $who }.
}
event-stayed-captain = { $who-is ->
    [you] Kapitanem statku jesteś nadal ty.
   *[other] Kapitanem statku jest nadal { $who }.
}
event-black-rolled = Runda { $round }. Czarne kości pokazują: { $dice }{ $out ->
    [0] .
    [one] ; { $out } kość odpada na tę rundę.
    [few] ; { $out } kości odpadają na tę rundę.
    [many] ; { $out } kości odpada na tę rundę.
   *[other] ; { $out } kości odpada na tę rundę.
}
event-black-rolled-laid = Runda { $round }. Czarne kości pokazują: { $dice } ({ $laid }: jedna leżała już przed rzutem){ $out ->
    [0] .
    [one] ; { $out } kość odpada na tę rundę.
    [few] ; { $out } kości odpadają na tę rundę.
    [many] ; { $out } kości odpada na tę rundę.
   *[other] ; { $out } kości odpada na tę rundę.
}
event-rolled = { $who-is ->
    [you] Rzucasz
   *[other] { $who } rzuca
}: { $dice }.
event-rerolled = { $who-is ->
    [you] Przerzucasz
   *[other] { $who } przerzuca
}: { $old }. Wynik: { $new }.
event-drank = { $who-is ->
    [you] Pijesz rum i rzucasz
   *[other] { $who } pije rum i rzuca
}: { $dice }.
event-only-move = Tylko jeden możliwy ruch: { $move }.
only-place = twoje kości idą do kolumny { FORM($column, case: "genitive") }
only-done = żadnej z twoich kości nie można położyć
only-pick = obracasz kość, która pokazuje { FORM($die, case: "accusative") }
only-swap = czarne kości kolumn { FORM($one, case: "genitive") } i { FORM($other, case: "genitive") } zamieniają się miejscami
only-storm = sztorm uderza w kolumnę { FORM($column, case: "genitive") }
only-haul = wszystkie kości opuszczają kolumnę { FORM($column, case: "genitive") }
only-take = kość pochodzi z kolumny { FORM($column, case: "genitive") }
only-put = kość idzie do kolumny { FORM($column, case: "genitive") }
only-toss = tracisz żeton złota o wartości { $worth }
only-throw = ostatni pirat wylatuje za burtę
only-load = tylko jeden pirat może jeszcze wypić
event-placed = { $who-is ->
    [you] Kładziesz
   *[other] { $who } kładzie
} { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
} w kolumnie { FORM($column, case: "genitive") }.
event-placed-nothing = { $who-is ->
    [you] Nic nie kładziesz
   *[other] { $who } nic nie kładzie
}.
event-used = { $who-is ->
    [you] Płacisz
   *[other] { $who } płaci
} rumem: { $pirate }
event-turned = { $who-is ->
    [you] Obracasz
   *[other] { $who } obraca
} kość: { $old } → { $new }.
event-swapped = Czarne kości kolumn { FORM($one, case: "genitive") } i { FORM($other, case: "genitive") } zamieniają się miejscami.
event-stormed = Sztorm w kolumnie { FORM($column, case: "genitive") }: { $which ->
    [but-one] wszystkie czarne kości prócz jednej
   *[all] czarne kości
} pokazują teraz: { $dice }{ $out ->
    [0] .
    [one] ; { $out } kość odpada na tę rundę.
    [few] ; { $out } kości odpadają na tę rundę.
    [many] ; { $out } kości odpada na tę rundę.
   *[other] ; { $out } kości odpada na tę rundę.
}
event-hauled = Wszystkie kości opuszczają kolumnę { FORM($column, case: "genitive") } ({ $dice }).
event-die-moved = { $who-is ->
    [you] Przesuwasz
   *[other] { $who } przesuwa
} kość z kolumny { FORM($old, case: "genitive") } do kolumny { FORM($new, case: "genitive") }.
event-die-moved-of = { $who-is ->
    [you] Przesuwasz
   *[other] { $who } przesuwa
} { $owner-is ->
    [you] { $who-is ->
        [you] swoją kość
       *[other] twoją kość
    }
   *[other] kość gracza { $owner }
} z kolumny { FORM($old, case: "genitive") } do kolumny { FORM($new, case: "genitive") }.
event-stayed = { $who-is ->
    [you] Nie przesuwasz
   *[other] { $who } nie przesuwa
} żadnej kości.
event-refilled = { $who-is ->
    [you] Wyrzucasz
   *[other] { $who } wyrzuca
} żeton złota za burtę: cały rum z kart piratów wraca do ładowni.
event-refilled-worth = { $who-is ->
    [you] Wyrzucasz
   *[other] { $who } wyrzuca
} żeton złota o wartości { $worth } za burtę: cały rum z kart piratów wraca do ładowni.
event-tossed = { $who-is ->
    [you] Tracisz
   *[other] { $who } traci
} żeton złota.
event-tossed-worth = { $who-is ->
    [you] Tracisz
   *[other] { $who } traci
} żeton złota o wartości { $worth }.
event-completed = Kolumna { FORM($column, case: "genitive") } wypełniona, nasze kości: { $ours }, czarne: { $black }. Nagroda: { $reward }.
event-failed = Kolumna { FORM($column, case: "genitive") } przepada, nasze kości: { $ours }, czarne: { $black }.
event-punished = Kara kolumny { FORM($column, case: "genitive") }: { $penalty }.
event-pardoned = { $who-is ->
    [you] Odwołujesz
   *[other] { $who } odwołuje
} karę kolumny { FORM($column, case: "genitive") }: { $penalty }.
event-spilled = Przerzut nadmiaru kolumny { FORM($column, case: "genitive") }, { $dice }. Do dalszych kolumn { $count ->
    [one] trafia
    [few] trafiają
    [many] trafia
   *[other] trafia
}: { $joined }.
event-spilled-none = Przerzut nadmiaru kolumny { FORM($column, case: "genitive") }, { $dice }: żadna kość nie trafia do dalszych kolumn.
event-took-rum = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $count ->
    [one] { $count } kubek
    [few] { $count } kubki
    [many] { $count } kubków
   *[other] { $count } kubka
} rumu.
event-took-gold = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota.
event-took-gold-worth = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota o wartości: { $worth }.
event-pool-renewed = Złoto się skończyło: wyrzucone żetony tworzą nową pulę.
event-found-token = Znalezione: { $token }! Mamy { $count } z { $needed }.
event-enemy-hit = Trafienie! { FORM($enemy, case: "start") } – trafienia: { $hits } z { $needed }.
event-ship-hit = Nasz statek oberwał: uszkodzenia { $damage } z { $bears }.
event-unlocked = Walka o flagę otwarta.
event-locked = Ale walka o flagę nie była odblokowana: ani złota, ani trafienia.
event-thrown = { $title } ({ $pirate }) wylatuje za burtę. Zostaje { $left ->
    [one] { $left } pirat
    [few] { $left } piratów
    [many] { $left } piratów
   *[other] { $left } pirata
}.
event-rum-loaded = { $who-is ->
    [you] Poisz
   *[other] { $who } poi
} rumem { FORM($title, case: "accusative") } ({ $pirate })
event-sea-wolf = { $who-is ->
    [you] Wilkiem morskim jesteś ty
   *[other] Wilkiem morskim jest { $who }
}: najwięcej kości na prawej połowie.
event-no-sea-wolf = Nikt nie ma kości na prawej połowie: nie ma wilka morskiego.
event-crew-lost = W rundzie { $round } odchodzi ostatni z załogi: nie ma kto żeglować.
event-adrift = Po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
    [many] { $rounds } rundach
   *[other] { $rounds } rundach
} zapasy są puste i wyprawa kończy się niczym.
open-purse = { $who }: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota o wartości { $worth }
event-quest-won = { $quest } – udało się! Otwieramy sakiewki: { $purses }.
