# Zdanie w czasie przyszłym: 'jeśli przepadnie, …' albo 'inaczej …'.
harm-sunk = zatoniemy
harm-crew-lost = będzie po naszej załodze
harm-damage = dostaniemy { $n ->
    [one] { $n } uszkodzenie
    [few] { $n } uszkodzenia
    [many] { $n } uszkodzeń
   *[other] { $n } uszkodzenia
}
harm-standard = jej czarne kości pójdą do innych kolumn
harm-throw-pirate = stracimy pirata
harm-more-black = przybędzie czarnych kości
harm-rum-on-pirates = nasi piraci się upiją
harm-lose-die = każdy straci kość
harm-lose-gold = stracimy złoto

reason-fills = To wypełnia kolumnę { FORM($column, case: "genitive") }; inaczej { $harm }.
reason-fills-move-die = To wypełnia kolumnę { FORM($column, case: "genitive") }, a jeśli nikt nie dołoży, mogę przesunąć kość.
reason-fills-rum = To wypełnia kolumnę { FORM($column, case: "genitive") } i jest rum dla wszystkich.
reason-fills-gold = To wypełnia kolumnę { FORM($column, case: "genitive") }, a { $n ->
    [one] { $n } żeton złota jest mój
    [few] { $n } żetony złota są moje
    [many] { $n } żetonów złota jest moich
   *[other] { $n } żetonu złota jest moje
}.
reason-fills-token = To wypełnia kolumnę { FORM($column, case: "genitive") } i daje nam { $token }.
reason-fills-gold-and-token = To wypełnia kolumnę { FORM($column, case: "genitive") }: złoto dla mnie, a { $token } dla nas wszystkich.
reason-fills-hit = To wypełnia kolumnę { FORM($column, case: "genitive") } i trafia { FORM($enemy, case: "accusative") }.
reason-fills-unlock = To wypełnia kolumnę { FORM($column, case: "genitive") } i odblokowuje flagę.
reason-fills-fewer-black = To wypełnia kolumnę { FORM($column, case: "genitive") } i ubywa nam czarnych kości.
reason-fills-spoils-if-unlocked = To wypełnia kolumnę { FORM($column, case: "genitive") }, a jeśli beczka rumu wytrzyma, będzie złoto i trafienie.
reason-fills-unlocked = To wypełnia kolumnę { FORM($column, case: "genitive") } i trafia { FORM($enemy, case: "accusative") }, a złoto jest dla mnie.
reason-inactive = W kolumnie { FORM($column, case: "genitive") } nie ma czarnej kości, więc mogę rzucić jeszcze raz.
reason-share-gold = Kolumna { FORM($column, case: "genitive") } jest pełna, a kość położona tam da mi udział w złocie.
reason-nearly-filled = W kolumnie { FORM($column, case: "genitive") } brakuje już tylko { $missing }; jeśli przepadnie, { $harm }.
reason-still-short = W kolumnie { FORM($column, case: "genitive") } brakuje jeszcze { $missing }; jeśli przepadnie, { $harm }.
reason-rank = Kolumna { FORM($column, case: "genitive") } jest pełna, ale kości tam wciąż liczą się do tytułu { $rank ->
    [captain] kapitana
   *[sea-wolf] wilka morskiego
}.
reason-rank-ahead = Kolumna { FORM($column, case: "genitive") } jest pełna, ale kości tam dają mi przewagę w walce o tytuł { $rank ->
    [captain] kapitana
   *[sea-wolf] wilka morskiego
}.
reason-reroll = Te kości nigdzie nie pasują, a przerzut jest za darmo.
reason-drink = Piję za lepszy rzut: { $missing ->
    [one] brakuje jeszcze { $missing } kości
    [few] brakuje jeszcze { $missing } kości
    [many] brakuje jeszcze { $missing } kości
   *[other] brakuje jeszcze { $missing } kości
}.
reason-drink-nothing-fits = Żadna z moich kości nie pasuje, więc piję i rzucam jeszcze raz.
reason-drink-all-filled = Wszystkie kolumny są wypełnione, więc piję za rzut, który da mi więcej.
reason-drink-no-gap = Żadna z moich kości nie wypełnia luki, więc piję i rzucam jeszcze raz.
reason-done-keep-rum = Żadna z moich kości nie pasuje, a rum wolę zachować.
reason-done-no-rum = Żadna z moich kości nie pasuje, a na kolejny rzut nie mam rumu.
reason-pick-any = Z moich kości najmniej potrzebna jest mi { $count ->
    [one] ta
    [few] jedna taka
    [many] jedna taka
   *[other] jedna taka
}: { $die }.
reason-pick-opposite = Ta kość bardziej mi się przyda odwrócona: { $old } → { $new }.
reason-put-away = W kolumnie { FORM($column, case: "genitive") } mniej mi przeszkadza.
reason-stay = Moja kość na kotwicy przyda się bardziej niż gdzie indziej.
reason-pardon = Korzystam z ułaskawienia: inaczej { $harm }.
reason-keep-pardon = Zachowuję ułaskawienie na coś gorszego.
reason-keep-pardon-for = Zachowuję ułaskawienie: w kolumnie { FORM($column, case: "genitive") } też brakuje kości.
reason-swap = { FORM($more, case: "start") } ma { $most }, a { $fewer } { $least }: lepiej na odwrót.
reason-swap-equal = Oba rzędy są równie długie, więc to nic nie zmienia.
reason-storm = Kolumna { FORM($column, case: "genitive") } jest pełna, ale zobaczmy, dokąd wiatr zaniesie jej kości.
reason-storm-short = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }, więc niech wiatr porwie parę kości.
reason-haul = { $count ->
    [one] { $count } kość z kolumny { FORM($column, case: "genitive") } może
    [few] { $count } kości z kolumny { FORM($column, case: "genitive") } mogą
    [many] { $count } kości z kolumny { FORM($column, case: "genitive") } może
   *[other] { $count } kości z kolumny { FORM($column, case: "genitive") } może
} gdzie indziej przydać się bardziej.
reason-take = Ta kość przyda się gdzie indziej bardziej niż w kolumnie { FORM($column, case: "genitive") }.
reason-take-spare = W kolumnie { FORM($column, case: "genitive") } jest więcej kości, niż trzeba.
reason-throw = Z tej załogi najłatwiej oddać { FORM($title, case: "accusative") }.
reason-throw-last = Nie ma już kogo innego wyrzucić.
reason-load = { $title }: bez tej osoby obejdziemy się najłatwiej.
reason-load-room = { $title } wypije potem jeszcze więcej.
reason-toss = Któryś muszę stracić, więc oddaję ten, którego mi najmniej szkoda.
reason-refill = Wszyscy piraci mają dość, a znów ich potrzebujemy.

reason-to-sails = W następnej rundzie każdy z nas ma o kość więcej.
reason-turn-die = Warto zapłacić rumem: jedna z moich kości bardziej przyda mi się z inną ścianką.
reason-course = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }; krótszy rząd by tam pomógł.
reason-course-not-short = Nigdzie teraz nie brakuje kości, ale te rzędy wolę na odwrót.
reason-use-storm = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }; sztorm może zdmuchnąć parę kości.
reason-use-storm-not-short = Nigdzie teraz nie brakuje kości, ale wiatr może obrócić ten rząd po mojej myśli.
reason-keelhauling-not-short = Nigdzie nie brakuje kości, więc chcę mieć te kości tam, gdzie coś mi dadzą.
reason-on-board-spare = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }, a inna kolumna może oddać kość.
reason-on-board-not-short = Nigdzie nie brakuje kości, więc chcę mieć tę kość tam, gdzie lepiej mi służy.
reason-dice-idle = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }, a niektóre kości leżą tam, gdzie mało dają.
reason-overboard = Jeśli kolumna { FORM($column, case: "genitive") } przepadnie, { $harm }; gdy go zabraknie, mogę to zignorować.
reason-overboard-last = To ostatni z nas, i już po wszystkim.
reason-overboard-not-short = Cokolwiek teraz przepadnie, jedną karę możemy zignorować.

advice-column-inactive = { $start ->
    [only] Tylko to pasuje: w
   *[any] W
} kolumnie { FORM($column, case: "genitive") } nie ma czarnej kości, więc nie można by jej położyć.
advice-column-short = { $start ->
    [only] Tylko to pasuje: w
   *[any] W
} kolumnie { FORM($column, case: "genitive") } będzie wtedy brakować tylko { $short }; jeśli przepadnie: { $cost }.
advice-column-fills = { $start ->
    [only] Tylko to pasuje: wypełnia
   *[any] Wypełnia
} kolumnę { FORM($column, case: "genitive") }; gdyby przepadła: { $cost }.
advice-column-pays = { $start ->
    [only] Tylko to pasuje: wypełnia
   *[any] Wypełnia
} kolumnę { FORM($column, case: "genitive") }, co daje: { $reward }; gdyby przepadła: { $cost }.
advice-column-share = { $start ->
    [only] Tylko to pasuje: kolumna
   *[any] Kolumna
} { FORM($column, case: "genitive") } jest już wypełniona, ale kość położona tam da ci udział w nagrodzie: { $reward }.
advice-column-filled = { $start ->
    [only] Tylko to pasuje: kolumna
   *[any] Kolumna
} { FORM($column, case: "genitive") } jest już wypełniona, ale kości tam wciąż liczą się dla { $half ->
    [left] lewej
   *[right] prawej
} połowy.
advice-reroll = To nic nie kosztuje, a kości kolumny bez czarnych kości są bezużyteczne.
advice-drink = Wszystkie kolumny są wypełnione; nowy rzut może zaprowadzić twoje kości tam, gdzie coś dadzą.
advice-drink-gaps = Luki do wypełnienia: { $gaps }; nowy rzut może pasować lepiej niż te kości.
advice-drink-nothing-fits = Niczego z tego rzutu nie można położyć; nowy rzut może to zmienić.
advice-done-keep-rum = Niczego z tego rzutu nie można położyć, a rum przyda się bardziej później.
advice-done-no-rum = Niczego z tego rzutu nie można położyć, a na nowy rzut nie masz rumu.
advice-pick-no-better = Lepszej ścianki dla niej nie ma, ale kość można położyć także z inną.
advice-stay = Na kotwicy twoja kość liczy się dla lewej połowy, a kto ma tam najwięcej, będzie kapitanem.
advice-stay-fills-none = W żadnej kolumnie nie brakuje dokładnie jednej kości, więc twoja żadnej by nie wypełniła.
advice-cancel = W dalszych kolumnach jeszcze niczego nie brakuje, więc tę karę warto zignorować.
advice-cancel-worst = Żadna dalsza kolumna, w której brakuje kości, nie ma gorszej kary.
advice-cancel-not-worst = To oszczędza nam karę ({ $penalty }), ale kolumna { FORM($column, case: "genitive") } może kosztować więcej.
advice-cancel-fatal = Inaczej { $fatal } i wszyscy przegrywają.
advice-suffer = Zachowujesz to prawo na dalsze kolumny, ale ponosisz karę: { $penalty }.
advice-suffer-for = Zachowaj to prawo na kolumnę { FORM($column, case: "genitive") }, w której brakuje kości: { $penalty }.
advice-suffer-fatal = Uwaga: { $fatal } i wszyscy przegrywają.
advice-throw = W załodze zostaje { $left ->
    [one] { $left } pirat
    [few] { $left } piratów
    [many] { $left } piratów
   *[other] { $left } pirata
}, bez karty „{ $pirate }”.
advice-throw-least = W tej załodze „{ $pirate }” to zwykle najmniejsza strata.
advice-throw-last = To ostatni z załogi, więc gra jest przegrana.
advice-load = Potem ma dość.
advice-load-least = Potem ma dość, ale spośród tych, którzy mogą pić, to zwykle najmniejsza strata.
advice-load-room = Potem można mu zapłacić jeszcze { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}.
advice-toss = Żeton o wartości { $worth } kosztowałby cię mniej.
advice-toss-smallest = To twój najmniejszy żeton.
advice-refill = Wszyscy piraci mają dość; za żeton o wartości { $worth } każdy może im znów płacić.
advice-storm = W kolumnie { FORM($column, case: "genitive") } niczego nie brakuje; sztorm przerzuca czarne kości, więc część może odejść.
advice-storm-short = W kolumnie { FORM($column, case: "genitive") } brakuje { $short }; sztorm przerzuca czarne kości, więc część może odejść.
advice-take = Kość z kolumny { FORM($column, case: "genitive") } może być gdzie indziej warta więcej, choć tam jej zabraknie.
advice-take-spare = W kolumnie { FORM($column, case: "genitive") } jest o { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
} więcej, niż trzeba.
advice-swap = Kolumna { FORM($column, case: "genitive") } potrzebuje wtedy tylko { $needed }, więc maleje groźba: { $penalty }.
advice-swap-closes = Zamyka { $gaps ->
    [one] { $gaps } lukę
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
}: kolumna { FORM($column, case: "genitive") } potrzebuje wtedy tylko { $needed }.
advice-swap-equal = Oba rzędy mają tyle samo kości, więc to nic nie zmienia.
advice-haul = Kości z kolumny { FORM($column, case: "genitive") } do ponownego położenia: { $count }; luki gdzie indziej: { $gaps }.
advice-haul-inactive = Kolumna { FORM($column, case: "genitive") } już nic nie da, a kości do ponownego położenia: { $count }.

advice-overboard = W kolumnie { FORM($column, case: "genitive") } brakuje kości; jeśli przepadnie ({ $cost }), możesz to zignorować.
advice-overboard-last = To ostatni z załogi: wszyscy od razu by przegrali.
advice-overboard-not-short = Możesz zignorować jedną karę tego rozliczenia, cokolwiek się zdarzy.
advice-turn = Jedna z twoich kości może przydać się bardziej z inną ścianką.
advice-turn-fill = Obróć jedną ze swoich kości ({ $old } → { $new }): { $count ->
    [one] wypełni
    [few] razem { $count } kości wypełnią
    [many] razem { $count } kości wypełni
   *[other] razem { $count } kości wypełni
} kolumnę { FORM($new, case: "genitive") }.
advice-turn-short = Obróć jedną ze swoich kości ({ $old } → { $new }): z { $count ->
    [one] nią
    [few] { $count } kośćmi
    [many] { $count } kośćmi
   *[other] { $count } kości
} będzie tam brakować { $short }.
advice-turn-join = Obróć jedną ze swoich kości ({ $old } → { $new }): { $count ->
    [one] dołączy
    [few] razem { $count } kości dołączą
    [many] razem { $count } kości dołączy
   *[other] razem { $count } kości dołączy
} do kolumny { FORM($new, case: "genitive") }.
advice-to-sails = W następnej rundzie każdy ma o kość więcej: razem o { $seats ->
    [one] { $seats } kość
    [few] { $seats } kości
    [many] { $seats } kości
   *[other] { $seats } kości
} więcej przeciw czarnym.
advice-course = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing } ({ $penalty }); krótszy rząd by pomógł.
advice-course-not-short = Nigdzie nie brakuje kości, więc zamiana nie jest potrzebna.
advice-use-storm = W kolumnie { FORM($column, case: "genitive") } brakuje { $missing }; sztorm może zdmuchnąć czarne kości gdzie indziej.
advice-use-storm-not-short = Nigdzie nie brakuje kości; sztorm tylko przesunąłby niebezpieczeństwo.
advice-keelhauling = Luki do wypełnienia: { $gaps }; kości, które mało pomagają, można by położyć na nowo.
advice-keelhauling-not-short = Nie ma żadnej luki, ale kości można by położyć na nowo tam, gdzie coś ci dadzą.
advice-on-board = Przesuwa położoną kość do kolumny, gdzie może być dla ciebie warta więcej.
advice-on-board-spare = Kolumna { FORM($spare, case: "genitive") } może oddać kość, a w kolumnie { FORM($short, case: "genitive") } jej brakuje.
advice-on-board-short = W kolumnie { FORM($column, case: "genitive") } brakuje kości, a ta z innej może być tam warta więcej.
