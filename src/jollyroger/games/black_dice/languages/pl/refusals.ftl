refusal-not-your-turn = Poczekaj na swoją kolej: teraz wybiera { $who }.
refusal-pirate-overboard = Ten pirat wypadł za burtę na dobre.
refusal-pirate-not-in-crew = Tego pirata nie ma w tej załodze.
refusal-pirate-full = Ma już dość rumu.
refusal-no-such-gold = Nie masz żetonu o tej wartości.
refusal-use-no-rum = Chce rumu, a ty go nie masz.
refusal-use-no-seventh-die = W następnej rundzie każdy ma już o kość więcej, a siódmej nie ma.
refusal-use-no-target = Na stole nie ma dla niego nic do roboty.
refusal-turn-out = Ta kość odpada do następnego rzutu i nie można jej obrócić.
refusal-turn-same = Kość już to pokazuje.
refusal-swap-empty = W obu rzędach muszą leżeć czarne kości.
refusal-storm-empty = W tym rzędzie nie ma czarnej kości.
refusal-storm-only-laid = Wyprawa zostawia tam jedną czarną kość, a innej nie ma.
refusal-haul-empty = Nie leży tam kość żadnego gracza.
refusal-move-inactive = Kość może trafić tylko do aktywnej kolumny.
refusal-place-closed = Nie leży tam żadna czarna kość: kolumna jest { $state ->
    [blocked] zablokowana
   *[inactive] nieaktywna
}.
refusal-place-out = Ta kość dwa razy była nieaktywna: odpada do następnego rzutu.
refusal-place-not-shown = Żadna z twoich kości tego nie pokazuje.
refusal-drink-no-rum = Nie masz już rumu.
refusal-done-must-place = Jeden z twoich symboli jest aktywny, więc musisz położyć kości.
refusal-reroll-active = Za darmo można przerzucić tylko kości z nieaktywnymi symbolami.
refusal-reroll-too-many = Nie masz tylu kości do przerzucenia.
refusal-refill-room = Niektórzy piraci mogą jeszcze wypić.
refusal-refill-no-such-gold = Nie masz takiego żetonu złota do wyrzucenia.
