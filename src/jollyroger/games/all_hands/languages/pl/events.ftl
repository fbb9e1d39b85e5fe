# Zdanie o każdym zdarzeniu.

event-hand-began = Zaczyna się rozdanie { $number }. { $who-is ->
    [you] Rozdajesz.
   *[other] Rozdaje { $who }.
}
event-dealt = Dostajesz: { $cards }.
event-skipped-brawled = { $who-is ->
    [you] Nie dostajesz
   *[other] { $who } nie dostaje
} karty: bójka w tawernie.
event-skipped = { $who-is ->
    [you] Nie dostajesz
   *[other] { $who } nie dostaje
} karty: żadnej już nie ma.
event-turned-up = Na aukcji: { $card }.
event-turned-up-none = Nie ma już karty, o którą można licytować.
event-renewed = Talia się skończyła: odrzucone karty tworzą nową, przetasowaną.
event-passed = { $who-is ->
    [you] Pasujesz
   *[other] { $who } pasuje
}.
event-passed-brawled = { $who-is ->
    [you] Bijesz się w tawernie i nie możesz
   *[other] { $who } bije się w tawernie i nie może
} licytować.
event-passed-no-cards = { $who-is ->
    [you] Nie masz
   *[other] { $who } nie ma
} kart do licytacji.
event-sealed = { $who-is ->
    [you] Licytujesz
   *[other] { $who } licytuje
}: { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}.
event-forfeited = { $who-is ->
    [you] Odpuszczasz
   *[other] { $who } odpuszcza
} aukcję.
event-forfeited-no-cards = { $who-is ->
    [you] Odpuszczasz
   *[other] { $who } odpuszcza
} aukcję: brak kart.
event-revealed-bid = { $who-is ->
    [you] twoja oferta
   *[other] oferta gracza { $who }
}: { $cards }
event-nobody-bid = Nikt nie licytuje: karta { $card } zostaje odrzucona.
event-caught = { $captain-is ->
    [you] { $who } słusznie cię oskarża
   *[other] { $who-is ->
        [you] Słusznie oskarżasz gracza { $captain }
       *[other] { $who } słusznie oskarża gracza { $captain }
    }
} o kant: { $held ->
    [one] { $held } karta
    [few] { $held } karty
    [many] { $held } kart
   *[other] { $held } karty
}, o { $count } za dużo.
event-cleared = { $captain-is ->
    [you] { $who } niesłusznie cię oskarża
   *[other] { $who-is ->
        [you] Niesłusznie oskarżasz gracza { $captain }
       *[other] { $who } niesłusznie oskarża gracza { $captain }
    }
} o kant: to kosztuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-kept = { $who-is ->
    [you] Zatrzymujesz
   *[other] { $who } zatrzymuje
} kartę { $card }.
event-kept-only = { $who-is ->
    [you] Zatrzymujesz
   *[other] { $who } zatrzymuje
} jedyną kartę: { $card }.
event-kept-unseen = { $who-is ->
    [you] Zatrzymujesz
   *[other] { $who } zatrzymuje
} jedną kartę.
event-kept-unseen-only = { $who-is ->
    [you] Zatrzymujesz
   *[other] { $who } zatrzymuje
} jedyną kartę.
event-discarded = { $who-is ->
    [you] Odrzucasz
   *[other] { $who } odrzuca
}: { $cards }.
event-played = { $who-is ->
    [you] Zagrywasz
   *[other] { $who } zagrywa
} kartę { $card }.
event-no-effect = Karta { $card } nie działa.
event-was-cut = { $who-is ->
    [you] Wycinasz
   *[other] { $who } wycina
} kartę { $card } { $owner-is ->
    [you] { $who-is ->
        [you] ze swojej oferty
       *[other] z twojej oferty
    }
   *[other] z oferty gracza { $owner }
}.
event-spared = { $who-is ->
    [you] Niczego nie wycinasz
   *[other] { $who } niczego nie wycina
}.
event-docked = Plusk! Aukcja przepada: wszystkie oferty zostają odrzucone.
event-plundered = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} kartę { $card } ze stosu odrzuconych.
event-claimed = { $who-is ->
    [you] Zaklepujesz
   *[other] { $who } zaklepuje
} kartę { $card } { $owner-is ->
    [you] { $who-is ->
        [you] ze swojej oferty
       *[other] z twojej oferty
    }
   *[other] z oferty gracza { $owner }
}.
event-claimed-only = Tylko jeden ruch jest możliwy: { $who-is ->
    [you] zaklepujesz
   *[other] { $who } zaklepuje
} kartę { $card } { $owner-is ->
    [you] { $who-is ->
        [you] ze swojej oferty
       *[other] z twojej oferty
    }
   *[other] z oferty gracza { $owner }
}.
event-gave = { $taker-is ->
    [you] { $who } daje ci
   *[other] { $who-is ->
        [you] Gracz { $taker } dostaje od ciebie
       *[other] { $taker } dostaje od gracza { $who }
    }
} kartę { $card }.
event-gave-unseen = { $taker-is ->
    [you] { $who } daje ci
   *[other] { $who-is ->
        [you] Gracz { $taker } dostaje od ciebie
       *[other] { $taker } dostaje od gracza { $who }
    }
} kartę.
event-snatched = { $who-is ->
    [you] Wyciągasz
   *[other] { $who } wyciąga
} z { $captain-is ->
    [you] twojej ręki
   *[other] ręki gracza { $captain }
}: { $cards }.
event-snatched-unseen = { $who-is ->
    [you] Wyciągasz
   *[other] { $who } wyciąga
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} z { $captain-is ->
    [you] twojej ręki
   *[other] ręki gracza { $captain }
}.
event-brawled = { $captain-is ->
    [you] { $who } wciąga cię
   *[other] { $who-is ->
        [you] Wciągasz gracza { $captain }
       *[other] { $who } wciąga gracza { $captain }
    }
} w bójkę: w następnej rundzie bez karty i bez licytacji.
event-tied = Remis! Licytują ponownie: { $names }.
event-won-auction = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} kartę { $card }.
event-auction-lost = Żadna oferta nie ma wartości: karta { $card } zostaje odrzucona.
event-auction-lost-no-bids = Nikt nie licytuje dalej: karta { $card } zostaje odrzucona.
event-took-claim = { $who-is ->
    [you] Bierzesz
   *[other] { $who } bierze
} zaklepaną kartę { $card }.
event-hand-won = { $who-is ->
    [you] Wygrywasz
   *[other] { $who } wygrywa
} rozdanie, mając { won-with }: { $runs }.
event-hand-drawn = Rozdanie przerwane: nikt go nie wygrywa.
event-scored = { $who-is ->
    [you] Zdobywasz
   *[other] { $who } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: razem { $total }.
