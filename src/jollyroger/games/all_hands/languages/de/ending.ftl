# Wie das Spiel ausging.

outcome-drawn = Der Durchgang wurde abgebrochen: Niemand gewinnt.
outcome-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { won-with }.
outcome-points = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} nach Punkten: { $scores }.
outcome-points-shared = Der Sieg nach Punkten wird geteilt von { FORM($names, case: "dative") }: { $scores }.
outcome-score = { $who } { $points }

cause-cards-out = Die Karten gingen aus, bevor jemand eine Gewinnhand hatte.
cause-runs = { $runs }. { $nearest }
cause-nearest = { $who-is ->
    [you] Du warst
   *[other] { $who } war
} noch { cards-in-words } vom Sieg entfernt.
cause-nearest-several = Am nächsten dran: { $names }, noch { cards-in-words } vom Sieg entfernt.
cause-reached = { $target } Punkte erreicht: { $names }; { $how }.
cause-played = { $hands ->
    [one] { $hands } Durchgang wurde
   *[other] { $hands } Durchgänge wurden
} gespielt; { $how }.
cause-equal = die besten Summen und ihre letzten Durchgänge sind gleich
cause-last-hand = bei gleicher Summe zählt der bessere letzte Durchgang
cause-lead = der Vorsprung beträgt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

tally-points = Punkte
tally-short = Karten bis zum Sieg
tally-won = gewonnen
tally-run = { $crew } in Folge
tally-cards = Karten auf der Hand
