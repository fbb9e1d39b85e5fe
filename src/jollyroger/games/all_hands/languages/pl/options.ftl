# Co można zrobić: pełnym zdaniem; na przycisku przy karcie; jako nagłówek nad kilkoma.

option-lay = Wyłóż kartę { $card }
    .button = Wyłóż
    .group = Wyłóż
option-drop = Odrzuć kartę { $card }
    .button = Odrzuć
    .group = Odrzuć
option-give = Oddaj kartę { $card }
    .button = Oddaj
    .group = Oddaj
option-keep = Zatrzymaj kartę { $card }
    .button = Zatrzymaj
    .group = Zatrzymaj
option-take = Weź kartę { $card }
    .button = Weź
    .group = Weź
option-resolve = Zagraj kartę { $card }
    .button = Zagraj
    .group = Zagraj teraz
option-cut = Wytnij kartę { $card }
    .button = Wytnij
    .group = Wytnij
option-claim = Zaklep kartę { $card }
    .button = Zaklep
    .group = Zaklep
option-call = Oskarż o kant: { $captain }
    .button = Oskarż o kant
    .group = Oskarż o kant
option-ask = Zażądaj karty: { $captain }
    .button = Zażądaj karty
option-brawl = Wszcznij bójkę: { $captain }
    .button = Wszcznij bójkę
option-seal = Złóż ofertę
option-pass = Pasuj
option-forfeit = Odpuść
option-spare = Nie wycinaj nic
option-agree = Odkryj oferty
option-done = { $count ->
    [0] Nie odrzucaj nic
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
option-enough = Nie zatrzymuj żadnej
option-enough-more = Nie zatrzymuj więcej

table-card = { $card } ({ $owner-is ->
    [you] twoja
   *[other] { $owner }
})
table-card-marked = { $card } ({ $owner-is ->
    [you] twoja
   *[other] { $owner }
}; { $marks ->
    [played] już zagrana
    [claimed] zaklepane: { $claimer }
    [claimed-numbered] zaklepane: { $claimer }, numer { $number }
    [claimed-played] zaklepane: { $claimer }, już zagrana
   *[claimed-numbered-played] zaklepane: { $claimer }, numer { $number }, już zagrana
})
table-card-missing = (nie ma jej)

note-needed = potrzebujesz jej
note-lay-rum = bije każdą ofertę bez Rumu
note-lay-monkey = w ofercie nic nie robi
note-lay-action = wartość 0, działa po odkryciu ofert
note-worth = wartość { $value }
note-worth-doubled = wartość { $value }, podwojona
note-worth-rum = Rum i { $value }
note-part-needed = potrzebujesz jej; potem { $distance }
note-gain-wins = wygrywa rozdanie!
note-gain = potem { $distance }
note-cut-rum = w tej ofercie nie zostanie Rum
note-cut = ta oferta spada z { $before } na { $after }
note-cut-same = ta oferta pozostaje warta tyle samo
note-call = ma { $limit } lub więcej
note-call-wrong = ma mniej niż { $limit }: oskarżenie byłoby błędne
note-ask = najniższa karta w ofercie
note-brawl = bez karty i licytacji w następnej rundzie
note-brawl-already = już w bójce
note-keep-cards = zachowaj karty
note-over-limit = { $count } ponad limit: można cię oskarżyć
note-rest-discarded = reszta zostaje odrzucona
note-nobody-called = bez oskarżeń

risk-call = Jeśli { $captain } ma więcej niż { $limit } kart, wyciągasz nadmiar i możesz zatrzymać jedną. Jeśli nie, { $captain } wyciąga { $stake ->
    [one] { $stake } kartę
    [few] { $stake } karty
    [many] { $stake } kart
   *[other] { $stake } karty
} z twojej ręki i zatrzymuje jedną.
risk-call-wrong = { $captain } ma mniej niż { $limit } kart, więc oskarżenie jest błędne: { $captain } wyciąga { $stake ->
    [one] { $stake } kartę
    [few] { $stake } karty
    [many] { $stake } kart
   *[other] { $stake } karty
} z twojej ręki i zatrzymuje jedną.
risk-discard = Potrzebujesz tego, co odrzucasz. Potem: { $distance }.
risk-seal = Karta na aukcji dałaby ci wygraną, ale nie bez kart z tej oferty.
