# Wie das Spiel ausging.

outcome = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: Der Piratenkönig ist { $ending ->
    [gold] gekauft
   *[might] besiegt
}.
cause-price = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} dem König { $price } Gold gezahlt, { $left ->
    [0] bis zur letzten Münze
   *[other] und { $left } sind übrig
}.
cause-both = Beide Figuren { $who-is ->
    [you] von dir
   *[other] von { $who }
} standen in seinem Versteck.
cause-fight = { $figure } hat den Piratenkönig besiegt, { $total } gegen { $other }: nach den Würfeln eine Chance von { $chance } %.
cause-fight-blank = { $figure } hat den Piratenkönig besiegt, dessen Würfel leer war: nach den Würfeln eine Chance von { $chance } %.
cause-close = { $figures } { $count ->
    [one] stand
   *[other] standen
} am Feuersee, einen Zug entfernt.
tally-gold = Gold
tally-officer = Stärke des Offiziers
tally-pirate = Stärke des Piraten
tally-chance = Chance gegen den König
tally-crew = Crew
tally-items = Gegenstände
tally-fortune = Übrige Schicksalskarten
tally-none = keine
