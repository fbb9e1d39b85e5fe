# Ekran w przeglądarce.

screen-panel = Załogi
screen-map = Mapa wyspy
screen-tile-king = Król: { $king } albo { $least }–{ $most } złota
screen-tile-mate = Bosman: { $mate }
screen-tile-docks = Przystań
screen-tile-tax = Poborca
screen-stuck = grzęźnie
screen-gold = złoto
screen-crew = załoga
screen-players = Gracze
screen-change = { $gold } złota
screen-your-choice = wybierasz
screen-choosing = wybiera…
screen-cards-in-hand = Karty Losu na ręce
screen-decks = W taliach:
screen-reconstructed = To nasza rekonstrukcja.
screen-played = Do zagrania: { $when }.
screen-played-short = Do zagrania: { $when }
screen-left = zostało
screen-left-to-hire = Do zwerbowania: { $count }.
screen-has-it = { $who-is ->
    [you] To masz ty
   *[other] Ma to { $who }
}.
screen-seat = { $gold } złota, załoga: { $crew }.
screen-spoils = Złoto od przegranego; jeśli nie wystarczy, sprzedaje przedmioty.
screen-die = Kostka: { $face ->
    [0] pusta
   *[other] { $face }
}
screen-face = { $face ->
    [0] Pusta
   *[other] Rzut { $face }
}
screen-effects = Oficer: { $officer } Pirat: { $pirate }
screen-figure = { $figure } (Siła { $might })
screen-figure-stuck = { $figure } (Siła { $might }, grzęźnie)
screen-gold-here = Leży tu { $gold } złota.
screen-here = Tutaj: { $figures }.
screen-sells-for = Sprzedaż: { $gold }.
screen-sells-for-gold = Sprzedaż: { $gold } złota.
screen-no-bid-yet = Nikt jeszcze nie licytował.
screen-bid-by = { $who-is ->
    [you] Dajesz
   *[other] { $who } daje
} { $gold }.
screen-still-to-bid = Licytują jeszcze: { $bidders }.
screen-bidder = { $who-is ->
    [you] ty
   *[other] { $who }
} ({ $gold } złota)
screen-auction = Aukcja: { $item }
screen-mark-bid = daje { $gold }
screen-mark-no-bid = bez oferty
screen-out = odpada
screen-bids-now = licytuje
screen-to-come = czeka
screen-master = Przeciwnik
screen-weapon-of = { $item } ({ $owner-is ->
    [you] ty
   *[other] { $owner }
})
screen-for-officer = +{ $might } dla Oficera
screen-for-pirate = +{ $might } dla Pirata
screen-gold-symbols = { $gold } złota
screen-in-hand = Na ręce:
screen-nothing-yet = Na razie bez załogi i przedmiotów.
screen-your-cards = Twoje karty Losu
screen-no-cards = Brak. Ciągniesz je w Przystaniach, w Kościele i w Tawernie.
screen-owes = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} do zapłaty { $gold } złota
screen-to = dla { $who-is ->
    [you] ciebie
   *[other] gracza { $who }
}
screen-to-trove = do Skarbca
screen-debt-enough = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold } złota.
screen-debt-short = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold } złota: brakuje { $short }. Najpierw sprzedaje się przedmioty; jeśli to nie wystarczy, figura wraca na swój Statek.
screen-king-gold = { $who-is ->
    [you] Masz
   *[other] Najwięcej ma { $who }:
} { $gold } złota.
screen-king-enough = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold } złota: wystarczy przy każdym rzucie.
screen-king-rolls = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} { $gold } złota: wystarczy przy { $rolls } z { $faces } rzutów.
screen-king-lacking = { $who-is ->
    [you] Brakuje ci jeszcze { $gold } złota
   *[other] Najwięcej ma { $who }, ale brakuje jeszcze { $gold } złota
} nawet do najniższej ceny.
screen-chance-to-beat = Szansa na pokonanie
screen-an-enemy = wroga
screen-the-mate = Bosmana ({ $might })
screen-the-king = Króla ({ $might })
screen-masters = Jego Siła to { $king }, a jego Bosmana { $mate }.
screen-help-or = albo
screen-help-pass = pasuje
screen-help-hire = werbuj
screen-help-fight = walcz
screen-help-bid = licytuj
screen-help-blank = 4 + pusta = 4

# Znaczki na polach: najwyżej dziewięć liter.
badge-win = wygr. { $n }%
badge-fight = walka
badge-nothing = nic
badge-pay = płać { $n }
badge-gold = +{ $n }
badge-empty = pusto
badge-hire = werbuj
badge-nobody = nikogo
badge-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
badge-auction = aukcja
badge-take = zabierz
badge-stuck = grzęźnie
badge-roll = rzut
badge-roll-on = dalej
badge-to-ship = na Statek
badge-toll = myto
badge-two-dice = 2 kostki
