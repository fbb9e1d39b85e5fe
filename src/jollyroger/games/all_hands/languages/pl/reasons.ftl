# Dlaczego bot robi to, co wszyscy widzą, jego własnymi słowami.

reason-resolve-king = Płaćcie: Król piratów bierze kartę od każdego.
reason-resolve-mermaid = Najpierw Syrena przyniesie mi kartę.
reason-resolve-plunder = Zobaczmy, co leży na stosie odrzuconych.
reason-resolve-shady-deal = Kto dał najniższego marynarza, jest mi winien kartę.
reason-resolve-pieces-of-eight = Jedna z tych kart popłynie ze mną.
reason-resolve-brawl = Ktoś przegapi następną aukcję.
reason-resolve-cutpurse = Mój Rzezimieszek bierze się do pracy, zanim porównamy oferty.
reason-resolve-dock = Jak nie ja, to nikt.
reason-before-dock = Najpierw { $card }, zanim wszystko wpadnie do wody.
reason-cut-before-plunder = Najpierw wycinam, potem mogę to sobie wziąć jako łup.
reason-claim = Karta { $card } płynie ze mną, ktokolwiek wygra.
reason-take = Ze stosu najbardziej przyda mi się karta { $card }.
reason-call-counted = Liczę karty: { $captain } ma ich więcej niż { $limit }.
reason-call-guess = To mi wygląda na więcej niż { $limit } kart, { $captain }.
reason-cut-own = Wolę, żeby karta { $card } zniknęła ze stołu.
reason-cut-rum = Bez Rumu { $owner } musi wygrać marynarzami.
reason-cut-action = Karta { $card } to za dużo dobrego dla gracza { $owner }.
reason-cut-rival = Ta oferta gracza { $owner } stała między mną a kartą { $card }.
reason-cut-smaller = Teraz oferta gracza { $owner } jest mniej warta.
reason-spare = Zostawiam oferty, jak są.
reason-spare-nothing = Nie ma czego wycinać.
reason-ask = { $captain } ma w ofercie najniższego marynarza: { $rank }.
reason-brawl-alone = Gdy { $captain } się bije, następna aukcja jest tylko moja.
reason-brawl-most-cards = { $captain } ma najwięcej kart i może rundę odpocząć.
reason-brawl-captain = { $captain } może rundę odpocząć.

# Rada dla ciebie: dlaczego warto to wybrać.

advice-call = Licz karty: { $captain } ma ich więcej niż { $limit }.
advice-call-wrong = Licz karty: { $captain } nie ma ich więcej niż { $limit }, a oskarżenie kosztuje cię { $stake ->
    [one] { $stake } kartę
    [few] { $stake } karty
    [many] { $stake } kart
   *[other] { $stake } karty
}.
advice-agree = Błędne oskarżenie kosztuje cię { $stake ->
    [one] { $stake } kartę
    [few] { $stake } karty
    [many] { $stake } kart
   *[other] { $stake } karty
}; odkrycie ofert nic nie kosztuje.
advice-agree-no-suspects = Nikt, kogo możesz oskarżyć, nie ma { $limit } kart lub więcej: zobacz oferty.
advice-agree-no-cheat = Licz karty: nikt, kogo możesz oskarżyć, nie ma ich więcej niż { $limit }.

advice-drop-below-limit = Nie musisz odrzucać karty { $card }: masz { $held ->
    [one] { $held } kartę
    [few] { $held } karty
    [many] { $held } kart
   *[other] { $held } karty
}, a limit to { $limit }.
advice-drop-at-limit = Masz { $limit } kart, a jedna więcej to za dużo. { $loss }
advice-drop-above-limit = Masz { $held ->
    [one] { $held } kartę
    [few] { $held } karty
    [many] { $held } kart
   *[other] { $held } karty
}, o { $count } za dużo. { $loss }
advice-done-room = Zatrzymujesz { $count } z { $limit } kart: jest jeszcze miejsce, a każdą kartą można płacić na aukcji.
advice-done-full = Możesz zatrzymać najwyżej { $limit } kart.
advice-done-cheat = Powyżej { $limit } kart można cię oskarżyć o kant, ale tylko jeśli ktoś to zauważy.
advice-loss = Twój najbliższy sekwens nie potrzebuje karty { $card }.
advice-loss-least = Najmniej szkoda ci będzie karty { $card }.
advice-loss-needed = Potrzebujesz karty { $card } do najbliższego sekwensu.
advice-loss-only = Nie masz innej karty.

advice-gain = Karta { $card } nie przybliża cię do wygranej, ale można nią zapłacić na późniejszej aukcji.
advice-gain-wins = Karta { $card } daje ci wygraną w rozdaniu!
advice-gain-nearer = Z kartą { $card }: { $distance }.
advice-gain-action = Warto mieć: { $about }
advice-gain-best = Karta { $card } najlepiej pasuje do twojej ręki.
advice-enough = Każda zatrzymana karta liczy się do limitu { $limit }.
advice-enough-exposed = Jeszcze jedna karta i masz ponad { $limit }, a można cię teraz oskarżyć.

advice-resolve-dock = Upadek z pomostu od razu kończy aukcję, więc twoje inne akcje przepadną.
advice-resolve-before-dock = Zagraj kartę { $card }, zanim twój Upadek z pomostu skończy aukcję.
advice-resolve-cut-first = Najpierw wytnij: Ukryty łup weźmie potem to, co wycięte.
advice-action-king = Król piratów bierze kartę od każdego, kto ją ma, ktokolwiek wygra aukcję.
advice-action-mermaid = Syrena wyciąga kartę z każdej innej ręki, ktokolwiek wygra aukcję.
advice-action-plunder = Ukryty łup daje ci najlepszą kartę ze stosu odrzuconych, jeśli nie jest pusty.
advice-action-shady-deal = Ciemny interes: kto da najniższego marynarza, oddaje ci kartę.
advice-action-pieces-of-eight = Talary mogą dać ci kartę z czyjejś oferty, ktokolwiek wygra aukcję.
advice-action-brawl = Bójka w tawernie wyklucza jednego rywala z następnej aukcji.
advice-action-cutpurse = Rzezimieszek może wyciąć najlepszą kartę z oferty rywala, zanim porównacie oferty.
advice-action-monkey = W ofercie małpa nic nie robi; na ręce zastępuje dowolnego marynarza.
advice-cut = { $owner-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $owner }
} bez karty { $card } spada z { $before } na { $after }.
advice-cut-rum = { $owner-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $owner }
} bez Rumu to nic wielkiego: ma wtedy wartość { $after }.
advice-cut-same = { $owner-is ->
    [you] Twoja oferta
   *[other] Oferta gracza { $owner }
} traci kartę { $card }, ale jest warta tyle samo.
advice-spare = Możesz zostawić wszystkie oferty, jak są.
advice-spare-best = Twoja oferta i tak jest najlepsza.
advice-spare-nothing = Żadna inna oferta nie ma wartości, więc nie ma czego wycinać.
advice-ask = { $captain } ma w ofercie najniższego marynarza ({ $rank }) i musi ci oddać kartę.
advice-brawl = { $captain } nie dostanie karty w następnej rundzie i nie może licytować.
advice-brawl-most-cards = { $captain } ma najwięcej kart, a w następnej rundzie żadnej nie dostanie i nie może licytować.
advice-brawl-already = { $captain } już się bije, więc kolejna bójka nic nie zmienia.

advice-lay = Karta { $card } daje { $value }, { $spare ->
    [needed] choć jej potrzebujesz
   *[spare] a możesz się bez niej obyć
}; { $wish }.
advice-lay-doubled = Karta { $card } daje { $value } (podwojone), { $spare ->
    [needed] choć jej potrzebujesz
   *[spare] a możesz się bez niej obyć
}; { $wish }.
advice-lay-rum = Rum bije każdą ofertę bez Rumu; { $wish }.
advice-lay-dock = Z Upadkiem z pomostu nikt nie dostanie karty { $card }.
advice-lay-dock-others = Z Upadkiem z pomostu nikt nie dostanie karty { $card }, a { $count ->
    [one] { $count } karta z innych ofert wyląduje
    [few] { $count } karty z innych ofert wylądują
    [many] { $count } kart z innych ofert wyląduje
   *[other] { $count } karty z innych ofert wyląduje
} za burtą.
advice-seal = Oferta o wartości { $value } wystarczy za kartę { $card }: resztę zachowaj na sekwensy.
advice-seal-rum = Tę ofertę może przebić tylko inny Rum, więc nie trzeba płacić więcej.
advice-seal-monkey = Małpa w ofercie nie jest nic warta: lepiej ją mieć na ręce.
advice-seal-action = Twoja akcja zadziała bez płacenia marynarzami za kartę { $card }.
advice-pass = Karta { $card } nie przybliża cię do wygranej: oszczędzaj karty.
advice-pass-helps = Karta { $card } by pomogła, ale bardziej pomaga ci to, czym trzeba by zapłacić.
advice-pass-action = { $card } to dobra karta, ale nie za tę cenę.
advice-forfeit = Karta { $card } nie jest warta kolejnej karty z twojej ręki.

wish-wins = karta { $card } daje ci wygraną w rozdaniu
wish-nearer = z kartą { $card } { $distance }
wish-action = karta { $card } przyda się później
wish-new-ways = karta { $card } otwiera nowe drogi do wygranej
wish-pays-later = kolejną kartą { $card } można zapłacić na późniejszej aukcji
