# Co boty mówią o swoich wyborach, dla wszystkich.

reason-pay-king = Oto twoje { $price } złota, Królu!
reason-fight-king = Wolę walczyć z Królem.
reason-pardon = Królewskie ułaskawienie oszczędza mi { $gold } złota.
reason-rob-gold = { $who } ma najwięcej złota.
reason-rob-crew = { $who } ma największą załogę.
reason-spoils = Wystarczy mi { $gold } złota od gracza { $who }.
reason-lair-first = Najpierw Kryjówka: to może rozstrzygnąć wszystko.
reason-dismiss = Bez tej karty się obejdę: { $crew }.
reason-sell = Bez tego się obejdę: { $item }.
reason-buy-tool = { $item } się przyda, za { $gold } złota.
reason-buy-equal = { $item } nie ustępuje mojej broni, za { $gold } złota.
reason-buy-weapon = { $item } podnosi Siłę mojego { FORM($role, case: "genitive") } do { $might }, za { $gold } złota.
reason-bid-tool = { $item } się przyda.
reason-bid-equal = { $item } nie ustępuje mojej broni.
reason-bid-weapon = { $item } podnosi Siłę mojego { FORM($role, case: "genitive") } do { $might }.
reason-no-bid = Obejdę się bez tego: { $item }.
reason-too-dear = { $item } to dla mnie za duży wydatek.
reason-good-news = Najpierw dobra wiadomość.
reason-bad-news = Miejmy to za sobą.
reason-weakest = Najpierw najsłabszy.
reason-fight-all = I tak muszę walczyć ze wszystkimi.
reason-rethink-own = Moją kostką trzeba rzucić jeszcze raz.
reason-rethink-other = Tą kostką trzeba rzucić jeszcze raz.
reason-reroll = Żaden z tych ruchów mi nie pasuje.
reason-fight-enemy = { $enemy }? Dam radę!
reason-shun = { $enemy }? Nie: następny może być słabszy.
reason-docks-home = Z Przystani jest o krok bliżej.
reason-ship-home = Na Statku nikt mnie nie zaatakuje.
reason-two-blanks = Dwie puste: mogę iść, dokąd chcę.
reason-doubles = Dublet rusza obie moje figury.
reason-lucky = Moja kostka to teraz { $face }.
reason-peace = Wolę uniknąć tej walki.
reason-guide = Dobrze wiem, gdzie chcę być.
reason-crew = { $crew } { $gains }.
reason-gain-might = podnosi Siłę mojego { FORM($role, case: "genitive") } do { $might }
reason-gain-gold = daje mi złoto { FORM($settlement, case: "at") } i w Zamku
reason-only-move = Nie mam innego ruchu.
reason-lair = Mój { $role } idzie na Króla!
reason-lair-odds = Mój { $role } idzie na Króla ({ $chance }%)!
reason-mate = Mój { $role } wyzywa Bosmana.
reason-mate-odds = Mój { $role } wyzywa Bosmana ({ $chance }%).
reason-foe = Mój { $role } może tam pokonać { FORM($figure, case: "accusative") } ({ $chance }%).
reason-worse = Inne moje ruchy wyglądają gorzej.
reason-castle = Zamek płaci mi { $gold } złota.
reason-hire = Jest kogo werbować { FORM($settlement, case: "at") }.
reason-gold = Mój { $role } zgarnia tam { $gold } złota.
reason-cave = Mój { $role } próbuje sił z następnym wrogiem.
reason-cave-odds = Mój { $role } próbuje sił z następnym wrogiem ({ $chance }%).
reason-bridge-crew = Mój { $role } zabiera kartę załogi temu, kto ma ich najwięcej.
reason-bridge-gold = Mój { $role } zabiera złoto temu, kto ma go najwięcej.
reason-lava-tubes = Tunele Lawowe niosą mojego { FORM($role, case: "accusative") } dalej.
reason-docks = Przyda mi się karta Losu.
reason-church = W Kościele czekają na mnie karty Losu.
reason-tavern = W Tawernie czekają na mnie karty Losu.
reason-trading-post = W Faktorii licytuję na końcu.
reason-idol = Bożek może mieć dla mnie złoto.
reason-buried-treasure = Tam jest zakopane złoto.

# Rada dla pytanego gracza.

advice-both = { $first } { $second }
advice-rob-gold = Nikt nie ma więcej złota niż { $who }.
advice-rob-crew = Nikt nie ma większej załogi niż { $who }.
advice-dismiss = { $crew } ({ $symbols }): bez tej karty się obejdziesz.
advice-gain-first = Najpierw zysk: może pokryć stratę z drugiej karty.
advice-loss-first = Miej to za sobą; druga karta jeszcze przyjdzie.
advice-docks = Przystań jest o krok dalej niż Statek.
advice-ship = Na Statku nikt nie zaatakuje twojej figury.
advice-pardon = Królewskie ułaskawienie oszczędza ci { $gold } złota.
advice-keep-pardon = To { $gold } złota: zachowaj Królewskie ułaskawienie na większy rachunek.
advice-no-pardon = Żadna z twoich kart nie ratuje przed tym długiem.
advice-wait = Twoje karty są na inne okazje.
advice-keep-guide = Żadne wolne pole nie jest teraz warte Miejscowego przewodnika: zachowaj go.
advice-keep-cards = Zachowaj karty na czas, gdy dadzą więcej.
advice-guide = Zamiast rzucać, twój { $role } może iść prosto { FORM($place, case: "to") }: { $brings }.
advice-reroll = Żaden z tych ruchów nie daje wiele: nowy rzut może.
advice-reroll-maybe = Nowy rzut może zaprowadzić w lepsze miejsce.
advice-two-blanks = Dwie puste to prezent: postaw figurę, gdzie chcesz.
advice-doubles = Dublet rusza obie figury: dwa pola w jednej turze.
advice-doubles-one = Dublet, ale jedna figura grzęźnie: idzie druga.
advice-nobody = Nikt nie może się ruszyć: przeczekaj Ruchome Piaski.

# Części zdań poniżej.
clause-chance = masz { $chance }% szans
clause-might = masz Siłę { $own } przeciw { $other }
advice-attack-weakest = Najpierw najsłabszy: z { FORM($figure, case: "instrumental") } { $said }.
advice-attack = I tak trzeba walczyć ze wszystkimi: z { FORM($figure, case: "instrumental") } { $said }.
advice-peace = W walce { $said }; „Pokój na morzu” ją odwołuje.
advice-no-card-before = Żadna z twoich kart nie działa przed rzutem.
advice-keep-peace = Tutaj { $said }: zachowaj kartę na gorszą walkę.
advice-risk = Tutaj { $said }: zaryzykuj i zachowaj kartę.
advice-winning = Już wygrywasz: oszczędzaj karty.
advice-losing-no-card = Przegrywasz, ale żadna z twoich kart nie działa po rzucie.
advice-losing = Przegrywasz, ale oszczędzaj karty na ważniejszą walkę.
advice-rethink-own = Rzuć ponownie swoją kostką: wygrywasz przy { $wins } z { $faces } ścianek.
advice-rethink-other = Rzuć ponownie drugą kostką: wygrywasz przy { $wins } z { $faces } ścianek.
advice-lucky = Gdy twoja kostka liczy się jako { $face }, wygrywasz.
advice-lucky-still = Gdy twoja kostka liczy się jako { $face }, nadal wygrywasz.
advice-lucky-not-enough = Twoja kostka liczy się wtedy jako { $face }; to jeszcze za mało.
advice-spoils-crew = { $gain } A { $who-is ->
    [you] tracisz
   *[other] { $who } traci
} tę kartę.
advice-spoils-poor = { $who-is ->
    [you] Masz
   *[other] { $who } ma
} tylko { $gold } złota: to znaczy sprzedaż przedmiotów albo powrót figury na Statek.
advice-spoils-gold = { $gold } złota więcej dla ciebie, { $gold } mniej dla { $who-is ->
    [you] ciebie
   *[other] gracza { $who }
}.
advice-spoils-none = Możesz oszczędzić { $who-is ->
    [you] siebie
   *[other] gracza { $who }
}, ale złoto nigdy nie zawadza.
advice-spoils-no-crew = Większa załoga wzmacnia wrogów w jaskiniach.
advice-enemy = { $enemy }: { $said }, nagroda { $reward }.
advice-enemy-next = { $enemy }: { $said }, z następnym wrogiem { $chance }%.
advice-shun = { $enemy }: { $said }.
advice-fight-king = W walce { $said }; zapłata od razu daje zwycięstwo.
advice-pay-king = Zapłać { $price } ze swoich { $gold } złota, a wygrasz.

gain-might = podnosi Siłę twojego { FORM($role, case: "genitive") } do { $might }
gain-gold = daje ci { $gold } złota od każdego rywala, który przyjdzie { FORM($settlement, case: "to") }
gain-gold-castle = daje ci { $gold } złota w Zamku i od każdego rywala, który przyjdzie { FORM($settlement, case: "to") }
advice-crew = { $crew } { $gains }.
advice-crew-mate = { $crew } { $gains }: { $after }% z Bosmanem zamiast { $before }%.
advice-crew-king = { $crew } { $gains }: { $after }% z Królem zamiast { $before }%.
item-tool = { $item }: { $about }
item-equal = Twój { $role } ma już dwie bronie nie gorsze niż { $item }
item-weapon = { $item } podnosi Siłę twojego { FORM($role, case: "genitive") } z { $before } do { $after }
advice-pass = { $gain }. To nie jest warte { $gold } złota: zachowaj złoto dla Króla.
advice-bid-last = { $gain }. Licytujesz na końcu: wystarczy { $gold } złota.
advice-bid-enough = { $gain }. Nikt po tobie nie da więcej niż { $gold } złota.
advice-bid-try = { $gain }. Licytujesz tylko raz: { $gold } złota to warta próba, zostaje ci { $left }.
advice-bid-dear = { $gain }. Licytujesz tylko raz: { $gold } złota podbija cenę innym, zostaje ci { $left }.
advice-buy = { $gain }; kosztuje { $gold } złota.
advice-sell-tool = { $item } nie daje Siły, a przynosi { $gold } złota.
advice-sell = { $item } daje { $might } Siły, a przynosi { $gold } złota.
advice-sell-weakest = { $item } daje tylko { $might } Siły, a przynosi { $gold } złota.

advice-castle = Zamek płaci po drodze { $gold } złota.
advice-foe = Twój { $role } walczy tam z { FORM($figure, case: "instrumental") }, Siła { $might }.
advice-foe-odds = Twój { $role } walczy tam z { FORM($figure, case: "instrumental") }: szansa na wygraną { $chance }%.
advice-foe-odds-cards = Twój { $role } walczy tam z { FORM($figure, case: "instrumental") }: szansa na wygraną { $chance }% bez kart.
advice-gold = Do wzięcia jest tam { $gold } złota.
advice-cards = Twój { $role } ciągnie tam { $count ->
    [one] { $count } kartę Losu
    [few] { $count } karty Losu
    [many] { $count } kart Losu
   *[other] { $count } kart Losu
}.
advice-hire = Możesz tam zwerbować { FORM($crew, case: "accusative") } ({ $symbols }).
advice-hire-pay = Możesz tam zwerbować { FORM($crew, case: "accusative") } ({ $symbols }), za { $gold } złota dla innych.
advice-cave = W jaskini przegrana nic nie kosztuje.
advice-cave-odds = Twój { $role } pokona następnego wroga z szansą { $chance }%, a przegrana nic nie kosztuje.
advice-mate = Pokonaj tam Bosmana, a następny ruch to Kryjówka.
advice-mate-odds = Twój { $role } pokona Bosmana z szansą { $chance }%; następny ruch to Kryjówka.
advice-lair = W Kryjówce możesz od razu wygrać.
advice-lair-odds = W Kryjówce masz { $chance }% szans na zwycięstwo, złotem albo walką.
advice-bridge-crew = Twój Oficer zabiera kartę załogi temu, kto ma ich najwięcej.
advice-bridge-gold = Twój Pirat zabiera do { $gold } złota najbogatszemu.
advice-trading-post = Przedmiot idzie tam na aukcję, a ty licytujesz na końcu.
advice-idol = Bożek daje tyle złota, ile kostka; tylko pusta ścianka odsyła na Statek.
advice-buried-treasure = Zakopane jest tam tyle złota, ile na obu kostkach, średnio 5.
advice-lava-tubes = Tunele Lawowe niosą twoją figurę dalej o jeszcze jedną kostkę.
advice-only-move = To twój jedyny ruch: { $note }.
advice-nearer = To zbliża twojego { FORM($role, case: "accusative") } do Króla: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroków
} do Ognistego Jeziora.
advice-least-bad = Żaden ruch nie jest tu dobry; ten kosztuje najmniej: { $note }.
advice-note = { FORM($note, case: "start") }.
advice-other-quicksand = Twój { $role } ugrzązłby w Ruchomych Piaskach.
advice-other-geyser = Gejzer odrzuciłby twojego { FORM($role, case: "accusative") } na Statek.
advice-other-thieves-den = Twój { $role } płaciłby myto w Melinie Złodziei.
advice-lair-first = Najpierw Kryjówka: jeśli tam wygrasz, reszta się nie liczy.
advice-crew-first = Najpierw załoga: będzie się już liczyć, gdy działa twój { $role }.
advice-gold-first = Najpierw złoto: może pokryć to, co spotka twojego { FORM($role, case: "accusative") }.
advice-cards-first = Najpierw karty Losu: mogą pomóc twojemu { FORM($role, case: "dative") }.
advice-prize-first = Najpierw nagroda: może już pomóc twojemu { FORM($role, case: "dative") }.
advice-first = Najpierw to: { $note }. Potem twój { $role }.
