# Odpowiedzi na pytanie: pełne teksty, krótkie przyciski, uwagi, nagłówki i ostrzeżenia.

option-move = { $role } { FORM($place, case: "to") }: { $brings }
option-first = Najpierw { $role }, { FORM($place, case: "at") }: { $brings }
option-reroll = Rzuć ponownie { $die ->
    [1] pierwszą
   *[2] drugą
} kostką ({ $face }) dzięki Kompasowi
option-reroll-unknown = Rzuć ponownie { $die ->
    [1] pierwszą
   *[2] drugą
} kostką dzięki Kompasowi
option-play = Zagraj „{ $card }”: { $about }
option-rethink-own = Zagraj „Szybki refleks”: rzuć ponownie swoją kostką
option-rethink-other = Zagraj „Szybki refleks”: rzuć ponownie drugą kostką
option-buy = Zbójecki targ: kup { FORM($item, case: "accusative") } od { $owner-is ->
    [you] ciebie
   *[other] gracza { $owner }
} za { $price } złota
option-resolve = { $card }: { $about }
option-hire = Zwerbuj { FORM($crew, case: "accusative") } ({ $symbols })
option-take = Zabierz { FORM($crew, case: "accusative") } ({ $symbols })
option-dismiss = Strać { FORM($crew, case: "accusative") } ({ $symbols })
option-rob = Zabierz { $who-is ->
    [you] sobie
   *[other] graczowi { $who }
}
option-attack = Walcz z { FORM($figure, case: "instrumental") } (Siła { $might })
option-attack-nobody = Walcz z { FORM($role, case: "instrumental") } kogoś, kogo tu nie ma
option-bid = Daj { $gold } złota
option-sell = Sprzedaj { FORM($item, case: "accusative") } za { $price } złota
option-pay-king = Zapłać { $price } złota i wygraj
option-fight-king = Walcz z Królem Piratów
option-fight-enemy = Walcz z { FORM($enemy, case: "instrumental") }
option-pay-debt = Zapłać { $gold } złota
option-end-turn = Zakończ turę
option-no-card = Bez karty
option-roll = Rzuć kostkami
option-keep = Zostaw ten rzut
option-pass = Pasuj
option-pay = Zapłać
option-fight = Walcz
option-shun = Omiń go z Latarnią i walcz z następnym wrogiem
option-take-gold = Zabierz { $gold } złota
option-take-nothing = Nic nie zabieraj
option-to-ship = Z powrotem na Statek
option-to-docks = Szalupą do Przystani

button-first = Najpierw { $role }
button-reroll = Rzuć ponownie
button-play = Zagraj
button-rethink-own = Swoją kostką
button-rethink-other = Drugą kostką
button-buy = Kup
button-resolve = Najpierw ta
button-hire = Zwerbuj
button-take = Zabierz
button-dismiss = Zwolnij
button-rob = Zabierz stąd
button-sell = Sprzedaj
button-move = Tu idzie { $role }
button-attack = Walcz z { FORM($figure, case: "instrumental") }
button-bid = Daj { $gold }
button-shun = Omiń go
button-to-ship = Tutaj
button-to-docks = Tutaj Szalupą

group-first = Najpierw
group-compass = Kompas
group-fortune = Karty Losu
group-bargain = Zbójecki targ
group-hire = Werbunek
group-take = Zabierz
group-dismiss = Strata
group-rob = Komu zabrać
group-sell = Sprzedaż
group-fight = Walka
group-bid = Licytacja

note-once = raz na turę
note-now = teraz { $face }
note-buy = { $about } · { $gold } złota dla { $who-is ->
    [you] ciebie
   *[other] gracza { $who }
}
note-left = { $symbols } · zostało { $count }
note-might = Siła { $own } przeciw { $other }
note-might-chance = Siła { $own } przeciw { $other } · wygrana { $chance }%
note-might-chance-cards = Siła { $own } przeciw { $other } · wygrana { $chance }% bez kart
note-chance-cards = wygrana { $chance }% bez kart
note-leaves = zostaje ci { $gold }
note-leaves-enough = zostaje ci { $gold } · nikt nie przebije
note-short = brakuje { $gold } złota
note-have = masz { $gold }
note-reward = Siła { $might } · nagroda { $reward }
note-reward-chance = Siła { $might } · nagroda { $reward } · wygrana { $chance }%
note-next = z następnym wygrana { $chance }%
note-to-ship = następny ruch zaczyna się o krok wcześniej

risk-debt = Trzeba będzie zapłacić { $owed } złota, a masz tylko { $gold }: sprzedasz przedmioty albo twój { $role } wróci na Statek.
risk-mate = Pokonasz Bosmana z szansą { $chance }%. Jeśli nie, lądujesz w Melinie Złodziei i tam płacisz.
risk-foe = Czeka cię walka z { FORM($figure, case: "instrumental") }, a szansa na wygraną to tylko { $chance }%.
risk-king = Możesz zapłacić { $price } złota i od razu wygrać. Jeśli on cię pokona, lądujesz w Melinie Złodziei.
