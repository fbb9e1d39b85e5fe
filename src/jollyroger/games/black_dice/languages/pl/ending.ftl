cause-sunk = Statek zatonął w rundzie { $round }: { $damage }
cause-sunk-earlier = Statek zatonął w rundzie { $round }: { $damage }; wcześniejsze uszkodzenia: { $earlier }
damage-done = uszkodzenia – { $column } { $n }
damage-more = { $before }, { $column } { $n }
damage-earlier = { $n } w rundzie { $round } ({ $column })
cause-crew-lost = Ostatni z załogi wypadł za burtę w rundzie { $round }
cause-adrift = Po { $round ->
    [one] { $round } rundzie
    [few] { $round } rundach
    [many] { $round } rundach
   *[other] { $round } rundy
} wyprawa wciąż nie jest ukończona
cause-chest = Skrzynia była pusta po rundzie { $round }
cause-hits = { FORM($enemy, case: "start") } – ostatnie z trafień ({ $hits }) w rundzie { $round }

outcome-lost = { $ending ->
    [sunk] Statek zatonął: wszyscy przegrywają.
    [crew-lost] Nie ma już załogi: wszyscy przegrywają.
   *[adrift] Wyprawa trwała za długo i została porzucona: wszyscy przegrywają.
}
outcome-won = { $who-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $who }
}, { $ending ->
    [most-gold] mając najwięcej złota
    [fewest-tokens] mając tyle samo złota w mniejszej liczbie żetonów
   *[captain] jako kapitan statku z ostatniej rundy, bo złota i żetonów było po równo
}: { $gold }.
worth-of = { $who } { $worth }

tally-worth = Wartość złota
tally-worth-all = Wartość całego złota
tally-worth-earlier = Wartość z wcześniejszych wypraw
tally-worth-quest = Wartość złota z tej wyprawy
tally-gold-tokens = Żetony złota
tally-rum = Pozostały rum
tally-rounds = Rundy
tally-hits = Trafienia: { $enemy }
tally-chest = Żetony złota w skrzyni
tally-tokens = { FORM($token, case: "plural-start") }
tally-damage = Uszkodzenia statku
tally-pirates = Pozostali piraci
tally-part = { $count } z { $whole }
