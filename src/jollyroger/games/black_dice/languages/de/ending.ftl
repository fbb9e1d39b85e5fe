cause-sunk = Gesunken in Runde { $round }: { $damage }
cause-sunk-earlier = Gesunken in Runde { $round }: { $damage }; davor hatte das Schiff schon { $earlier } abbekommen
damage-done = { FORM($column, case: "nominative") } brachte { $n } Schaden
damage-more = { $before }, { FORM($column, case: "nominative") } { $n }
damage-earlier = { $n } in Runde { $round } ({ $column })
cause-crew-lost = Der Letzte der Crew ging in Runde { $round } über Bord
cause-adrift = Das Abenteuer war nach { $round } Runden nicht geschafft
cause-chest = Die Truhe war nach Runde { $round } leer
cause-hits = { FORM($enemy, case: "start") } bekam in Runde { $round } den letzten von { $hits } Treffern ab

outcome-lost = { $ending ->
    [sunk] Das Schiff ist gesunken: Alle verlieren.
    [crew-lost] Die Crew ist weg: Alle verlieren.
   *[adrift] Das Abenteuer dauerte zu lange und wurde aufgegeben: Alle verlieren.
}
outcome-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $ending ->
    [most-gold] mit dem meisten Gold
    [fewest-tokens] mit gleich viel Gold in weniger Markern
   *[captain] als Schiffskapitän der letzten Runde, denn Gold und Marker waren gleich
}: { $gold }.
worth-of = { $who } { $worth }

tally-worth = Wert des Goldes
tally-worth-all = Wert allen Goldes
tally-worth-earlier = Wert aus früheren Abenteuern
tally-worth-quest = Wert des Goldes aus diesem Abenteuer
tally-gold-tokens = Goldmarker
tally-rum = Rum übrig
tally-rounds = Runden
tally-hits = Treffer gegen { FORM($enemy, case: "accusative") }
tally-chest = Goldmarker noch in der Truhe
tally-tokens = { FORM($token, case: "plural-start") } gefunden
tally-damage = Schaden am Schiff
tally-pirates = Piraten übrig
tally-part = { $count } von { $whole }
