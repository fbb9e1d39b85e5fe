# O co pytany jest kapitan.

prompt-waiting = { $bidder } przygotowuje ofertę.
prompt-bid = Ile dajesz za kartę { $card }?
prompt-bid-more = Dokładasz kartę czy składasz ofertę?
prompt-rebid = Remis! Dokładasz kartę czy odpuszczasz?
prompt-rebid-more = Remis! Dokładasz jeszcze kartę czy składasz ofertę?
prompt-last-call = Wszystkie oferty złożone. Odkrywamy?
prompt-last-call-suspects = Wszystkie oferty złożone. Czy ktoś ma więcej niż { $limit } kart?
prompt-keep = Którą kartę zatrzymujesz?
prompt-keep-up-to = Zatrzymujesz { $most ->
    [one] jedną
    [few] najwyżej dwie
    [many] najwyżej dwie
   *[other] najwyżej dwie
} z nich?
prompt-discard = Chcesz odrzucić jakieś karty?
prompt-discard-more = Odrzucasz te czy jeszcze więcej?
prompt-discard-down = Odrzuć karty, żeby zostało { $limit }.
prompt-resolve = Którą kartę akcji zagrywasz teraz?
prompt-cut = Rzezimieszek: którą kartę wycinasz?
prompt-claim = Talary: którą kartę zaklepujesz?
prompt-plunder = Ukryty łup: którą kartę bierzesz?
prompt-shady-deal = Ciemny interes: kto oddaje ci kartę?
prompt-give = Ciemny interes! Którą kartę oddajesz?
prompt-brawl = Bójka w tawernie: z kim?
prompt-tribute = Król piratów chce od ciebie karty. Którą oddajesz?
prompt-over = Gra skończona.
