face-anchor = kotwica
face-rum = rum
face-sword = szabla
face-map = mapa
face-ship = statek
face-flag = flaga

board-title = Wyprawa { $number }, { $quest }
board-title-layout = Wyprawa { $number }, { $quest } (kary: { $layout })
board-round = Runda { $round }
board-ship = uszkodzenia statku { $damage }/{ $bears }
board-tokens = { FORM($token, case: "plural") } { $found }/{ $needed }
board-enemy = { $enemy } – trafienia { $hits }/{ $needed }
board-gold = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota w { $place ->
    [pool] puli
   *[chest] skrzyni
}
board-hold = rum w ładowni: { $rum }
board-black = czarne
board-dice = kości
board-to-fill = stan
board-effects = nagroda / kara (* rekonstrukcja)
board-state = { $state ->
    [completed] wypełniona
    [failed] przepadła
    [blocked] zablokowana
    [inactive] nieaktywna
   *[filled] wypełniona
}
board-short = brakuje { $count }
board-black-out = { $count ->
    [one] { $count } czarna kość odpada
    [few] { $count } czarne kości odpadają
    [many] { $count } czarnych kości odpada
   *[other] { $count } czarnej kości odpada
} na tę rundę
board-to-place = do położenia: { $count }
board-rum = rum: { $rum }
board-gold-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota
board-worth = wartość { $values }
board-banked = złoto z wcześniejszych wypraw warte { $worth }
board-captain = kapitan statku
board-pardon = może zignorować karę
board-crew = Załoga
board-full = (ma dość)
board-overboard = za burtą: { $pirates }
board-last-round = Runda { $round }: { $fates }.
board-last-round-none = Runda { $round }: nic do rozliczenia.
board-past-column = { $face } { $ours }/{ $black } { $fate }
board-rolled = { $who-is ->
    [you] Twój rzut:
   *[other] Rzut gracza { $who }:
}
board-rolled-again = przerzucone:
board-out = odpada:

next-round = Następna runda: { $changes }.
coming-more-black = o { $count ->
    [one] { $count } czarną kość
    [few] { $count } czarne kości
    [many] { $count } czarnych kości
   *[other] { $count } czarnej kości
} więcej
coming-fewer-black = o { $count ->
    [one] { $count } czarną kość
    [few] { $count } czarne kości
    [many] { $count } czarnych kości
   *[other] { $count } czarnej kości
} mniej
coming-die-more = o jedną kość więcej dla każdego
coming-die-less = o jedną kość mniej dla każdego

hint-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
} na { $gaps ->
    [one] { $gaps } lukę
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
}.
hint-short = brakuje { $count }; jeśli przepadnie: { $cost }
hint-surplus = nadmiar do przerzucenia: { $count }
hint-no-cost = nic
hint-settled = Wszystkie kolumny są rozliczone.
hint-captain = Lewa połowa, następny kapitan statku: { $leaders }.
hint-sea-wolf = Prawa połowa, wilk morski, 1 żeton złota: { $leaders }.
leaders = { $kind ->
    [you] prowadzisz ty
    [one] prowadzi { $names }
   *[many] remis, prowadzą { $names }
}
leaders-none = jeszcze nikt

goal-chest = Pusta skrzynia i najwięcej złota
goal-chest-left = zostało: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota
goal-tokens = { $tokens } { FORM($token, case: "plural") }, { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
} w { FORM($enemy, case: "accusative") } i najwięcej złota
goal-found = znalezione: { $found } z { $needed }
goal-enemy = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
} w { FORM($enemy, case: "accusative") } i najwięcej złota
goal-hits = { $hits } z { $needed }
goal-damage = uszkodzenia { $damage } z { $bears }

describe-end = Koniec
describe-you = Ty
describe-roll = Rzut
describe-columns = Kolumny
describe-others = Pozostali
describe-players = Gracze
describe-crew = Załoga
describe-quest = Wyprawa

describe-lost = Wyprawa przegrana: { $cause }.
describe-won = { $cause }. { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
}. Wartość złota: { $gold }.
describe-round = Trwa runda { $round }.
describe-captain = Jesteś kapitanem statku.
describe-own = Kości do położenia: { $dice }, rum: { $rum }, złoto: { $gold }.
describe-purse = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
describe-purse-worth = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} o wartości { $worth } ({ $gold })
describe-pardon = Możesz zignorować jedną karę tego rozliczenia.
describe-rolled = { $who-is ->
    [you] Twoje kości pokazują
   *[other] Kości gracza { $who } pokazują
}: { $dice }.
describe-rolled-out = Odpada do następnego rzutu: { $dice }.
describe-closed = { $column }: { $state ->
    [blocked] zablokowana
   *[inactive] brak czarnych kości
}.
describe-closed-ours = { $column }: { $state ->
    [blocked] zablokowana
   *[inactive] brak czarnych kości
}, kości graczy: { $dice }.
describe-column = { $column }: { $black ->
    [one] { $black } czarna kość
    [few] { $black } czarne kości
    [many] { $black } czarnych kości
   *[other] { $black } czarnej kości
}. { $state }. Wypełniona: { $reward }. Gdy przepadnie: { $penalty }.
describe-column-ours = { $column }: { $black ->
    [one] { $black } czarna kość
    [few] { $black } czarne kości
    [many] { $black } czarnych kości
   *[other] { $black } czarnej kości
}, kości graczy: { $dice }. { $state }. Wypełniona: { $reward }. Gdy przepadnie: { $penalty }.
describe-state = { $state ->
    [failed] Kolumna przepadła
    [inactive] Kolumna jest nieaktywna
    [short] Brakuje jeszcze { $count }
   *[completed] Kolumna jest wypełniona
}
describe-dice-left = Kości do położenia: { $dice }, luki: { $gaps }.
describe-player = { $who }{ $rank ->
    [captain] {" "}(kapitan statku)
   *[none] {""}
}: kości do położenia: { $dice }, rum: { $rum }, złoto: { $gold }{ $pardon ->
    [yes] , może zignorować jedną karę
   *[no] {""}
}.
describe-pirate = { $title } ({ $pirate }): { $about } Wypite: { $rum } z { $limit } rumu{ $full ->
    [yes] , więc ma dość
   *[no] {""}
}.
describe-overboard = Za burtą: { $pirates }.
describe-goal = Wyprawa { $number }, { $quest }. { $goal }
describe-damage = Statek ma uszkodzenia: { $damage }, tonie przy { $bears }.
describe-hits = { FORM($enemy, case: "start") }: trafienia { $hits } z { $needed }.
describe-tokens = { FORM($token, case: "plural-start") }: mamy { $found } z { $needed }.
describe-stores = Złoto w { $place ->
    [pool] puli
   *[chest] skrzyni
}: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}, rum w ładowni: { $rum }.
