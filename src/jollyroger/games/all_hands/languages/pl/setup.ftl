# Co ustala się przed grą i ile to potrwa.

game-about = Ukryte ręce, co rundę aukcja w ciemno i limit kart, który możesz łamać, dopóki ktoś cię nie oskarży.

setup-length = Długość
    .about = Decyduje jedno rozdanie albo zbiera się punkty, aż ktoś zdobędzie 250 lub minie pięć rozdań.
setup-length-single-hand = Jedno rozdanie
setup-length-long-game = Długa gra
setup-overlap = Sekwensy z 3 i 7 w jednej załodze
    .about = Czy załoga z siedmioma po kolei punktuje też za swoje najlepsze trzy?
setup-overlap-both = Liczą się oba
setup-overlap-better-only = Liczy się tylko lepszy
setup-cheating = Kantowanie
    .about = Czy możesz mieć więcej niż 12 kart, dopóki ktoś cię nie oskarży?
setup-cheating-on = Dozwolone
setup-cheating-off = Niedozwolone

forecast = { $length ->
    [long] Prawie zawsze wszystkie pięć rozdań
   *[single] Jedno rozdanie, około { $rounds } rund
}: { $alone } min z botami, { $together } min w gronie { $seats } osób. Sześć rozdań na siedem wygrywają trzy po kolei ze wszystkich trzech załóg.
