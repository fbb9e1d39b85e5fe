# Ekran w przeglądarce.

screen-panel = Ręka
screen-you = Ty
screen-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
screen-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na ręce.
screen-hand-size = { $thickness ->
    [1] Do 6 kart na ręce.
    [2] Od 7 do 11 kart na ręce.
   *[3] 12 kart lub więcej na ręce.
}
screen-thickness = { $thickness ->
    [1] cienka ręka
    [2] spora garść
   *[3] gruba garść: dość, by kantować
}
screen-deck = Co rundę każdy dostaje z niej kartę.
screen-deck-label = talia
screen-discards-label = odrzucone
screen-discards-empty = Jest pusty.
screen-discards-top = Stos odrzuconych, na wierzchu { $card }
screen-top = Na wierzchu: { $card }.
screen-card-worth = W ofercie warta { $rank } albo { $double }, jeśli jej załoga liczy się podwójnie.
screen-rank-several = { $card }, { $count } ×
screen-new = nowa
screen-picked = wybrane: { $count }

screen-up = Na aukcji: { $card }
screen-auction-none = Żadna karta nie jest na aukcji.
screen-doubles = { $crew } liczy się podwójnie w każdej ofercie.
screen-doubles-none = { $about } Żadna załoga nie liczy się podwójnie.
screen-nobody-bid = Nikt nie licytował.
screen-nobody-wins = Nikt jej nie wygrywa.
screen-won = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} ją.
screen-bid-of = { $who-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $who }
}
screen-your-bid = Twoja oferta: { $worth }
screen-worth-rum = Rum { $value }
screen-laid = { $card }{ $marks ->
   *[none] { "" }
    [played] , zagrana
    [claimed] , zaklepane: { $claimer }
    [both] , zagrana, zaklepane: { $claimer }
}
screen-face-down = zakryte: { $count }
screen-invite = Dotknij kart na ręce, by je licytować.
screen-brawled = Bijesz się w tawernie: w tej rundzie bez licytacji.
screen-you-pass = Pasujesz.
screen-you-bid = Licytujesz

screen-points = { $points } pkt
screen-brawl-next = zaraz bójka
screen-cheat = kant?
screen-immune = immunitet
screen-bids = daje { $count }
screen-passes = pasuje
screen-took = bierze ją
screen-choosing = wybiera…

screen-cards-of-limit = { $count } z { $limit } kart
screen-cards-over-limit = { $count } z { $limit } kart: o { $excess } za dużo, jeśli ktoś cię oskarży
screen-auction-wins = Karta na aukcji wygrywa!
screen-auction-wins-hand = Karta na aukcji daje ci wygraną!
screen-distance-without = bez karty { $card } { $distance }
screen-distance-after = potem { $distance }
screen-without = Bez karty { $card }: { $distance }
screen-hand-empty = Brak kart na ręce. Następna przyjdzie w nowej rundzie.
screen-aside = Oglądasz te karty
screen-pile = Stos odrzuconych
screen-you-deal = rozdajesz
screen-over = Gra skończona: wszystkie ręce są odkryte
screen-watching = Oglądasz: wszystkie ręce są ukryte

screen-hand-by-crew = Twoja ręka według załóg
screen-auction-card-wins = Karta na aukcji daje ci wygraną!
screen-winning = Wygrywa jedna karta: { $cards }
screen-with-auction = Z kartą { $card }: { $distance }.
screen-monkey = Małpa wypełnia jedną wybraną lukę.
screen-actions = Twoje karty akcji
screen-captains = Kapitanowie
screen-brawl-next-round = bójka w następnej rundzie
screen-all-actions = Dziesięć kart akcji
screen-seven-needs = Siedem po kolei: brakuje { $ranks }
screen-seven-complete = Siedem po kolei: komplet
screen-three-needs = Trzy po kolei: brakuje { $ranks }
screen-three-complete = Trzy po kolei: komplet

screen-hand-of = { $who-is ->
    [you] Twoja ręka
   *[other] Ręka gracza { $who }
}
screen-wins = { $who-is ->
    [you] wygrywasz!
   *[other] wygrywa!
}
screen-no-cards = Brak kart na ręce

picture-or = albo
picture-each = po +1
picture-bids = daje { $count }
picture-passes = pasuje
picture-worth = warta { $value }
picture-over = ponad { $limit }:
picture-cheat = kant?
picture-wins = wygrywa
picture-monkey = zamiast { $rank }
picture-seven = siedem po kolei!
picture-cards = { $count } kart
picture-keep = weź { $count }
picture-then-yours = potem twoja
