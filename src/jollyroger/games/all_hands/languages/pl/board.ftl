# Cel, stół w zdaniach, stół jako tekst i podpowiedzi.

goal-runs = { $long } po kolei z jednej załogi albo { $short } po kolei ze wszystkich trzech
goal-missing = { $count ->
    [one] brakuje { $count } karty
    [few] brakuje { $count } kart
    [many] brakuje { $count } kart
   *[other] brakuje { $count } karty
}
goal-hand = rozdanie { $number } z { $hands }
goal-points = { $points } z { $target } punktów

describe-hand = Twoja ręka
describe-hand-none = Nie masz kart na ręce.
describe-hand-size = Masz na ręce { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; limit to { $limit }.
describe-crew = { $crew }: { $ranks }.
describe-crew-none = { $crew }: brak.
describe-rank-several = { $rank } ({ $count } ×)
describe-actions = Karty akcji: { $cards }.
describe-distance = Brakuje { FORM($seven, case: "short") } albo { FORM($three, case: "short") }.
describe-distance-monkey = Brakuje { FORM($seven, case: "short") } albo { FORM($three, case: "short") }, licząc z małpą.
describe-choice = Przed tobą
describe-laid = Do oferty wykładasz: { $cards }.
describe-picked = Do odrzucenia wybierasz: { $cards }.
describe-bid = Twoja oferta leży zakryta: { $cards }.
describe-aside = Oglądasz: { $cards }.
describe-pile = Przeglądasz stos odrzuconych: { $cards }.
describe-auction = Aukcja
describe-auction-none = Teraz żadna karta nie jest na aukcji.
describe-auction-crew = Na aukcji: { $card }. { $crew } liczy się podwójnie.
describe-auction-action = Na aukcji: { $card }. { $about } Żadna załoga nie liczy się podwójnie.
describe-worth = { $who-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $who }
} ma wartość { $value }: { $cards }.
describe-worth-rum = { $who-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $who }
} ma Rum i wartość { $value }: { $cards }.
describe-card-marked = { $card } ({ $marks ->
    [played] już zagrana
    [claimed] zaklepane: { $claimer }
   *[both] już zagrana, zaklepane: { $claimer }
})
describe-open-hand = Odkryta ręka: { $cards }.
describe-open-hand-wins = Odkryta ręka: { $cards }. Wygrywa, mając: { $runs }.
describe-holds = Ma { $size }.
describe-deals = Rozdaje.
describe-has-bid = Licytuje: { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}.
describe-passed = Nie licytuje.
describe-brawled = W tej rundzie bije się w tawernie.
describe-brawled-next = W następnej rundzie będzie się bić w tawernie.
describe-chosen = Wybór już zapadł.
describe-points = Ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
describe-piles = Stosy
describe-you-deal = Rozdajesz.
describe-deck = Talia: { $deck }. Stos odrzuconych: { $discard }.
describe-deck-top = Talia: { $deck }. Stos odrzuconych: { $discard }, na wierzchu { $card }.

board-auction = Aukcja   { $card }
board-auction-none = Aukcja   brak
board-deck = Talia    { $deck }; stos odrzuconych: { $discard }
board-deck-top = Talia    { $deck }; stos odrzuconych: { $discard }, na wierzchu { $card }
board-bid = na stole: { $card }
board-card = { $card } ({ $owner-is ->
    [you] twoja
   *[other] { $owner }
}){ $marks ->
   *[none] { "" }
    [played] , zagrana
    [claimed] , zaklepane: { $claimer }
    [both] , zagrana, zaklepane: { $claimer }
}
board-aside = Oglądasz: { $cards }.
board-pile = Stos odrzuconych: { $cards }.
board-deals = rozdaje
board-holds = ma { $size }
board-you-hold = masz { $count }
board-bids = licytuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-brawled = w bójce
board-brawled-next = w bójce w następnej rundzie
board-chosen = już po wyborze
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-shows = pokazuje: { $cards }
board-actions = Akcje
board-actions-none = brak
board-distance = Brakuje { FORM($seven, case: "short") } albo { FORM($three, case: "short") }
board-distance-monkey = Brakuje { FORM($seven, case: "short") } albo { FORM($three, case: "short") }, licząc z małpą

hint-distance = Twoja ręka: { $distance }.
hint-winning = Jedna z tych kart wygrywa rozdanie: { $cards }.
hint-winning-card = { $card } (jeszcze niewidziane: { $unseen })
hint-auction = Karta na aukcji wygrywa!
