# Was groß über dem Tisch gezeigt wird.

scene-bids = Die Gebote für { $card }
    .verdict = Zuerst kommen die Aktionskarten
scene-won-auction = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $card }
scene-won-only-bid = Das einzige Gebot
scene-won-rum = Rum schlägt jedes Gebot ohne Rum
scene-won-rum-value = Rum auf beiden Seiten: { $value } gegen { $next }
scene-won-value = { $value } gegen { $next }
scene-tied = Gleichstand um { $card }
    .verdict = Noch einmal bieten: { $names }
scene-auction-lost = Niemand gewinnt { $card }
scene-auction-lost-worthless = Kein Gebot ist etwas wert
scene-auction-lost-no-bids = Alle Beteiligten sind ausgestiegen
scene-played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $card }
scene-gave = { $who } gibt dir { $card }
scene-snatched = { $who } zieht { $cards } aus deiner Hand
scene-called = { $who-is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { FORM($captain, case: "accusative") } des Schummelns!
scene-caught = Stimmt: { $captain-is ->
    [you] Du hältst
   *[other] { $captain } hält
} { $held } Karten. { $who-is ->
    [you] Du darfst
   *[other] { $who } darf
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen und eine behalten.
scene-cleared = Falsch: { $captain-is ->
    [you] Du hältst
   *[other] { $captain } hält
} höchstens { $limit } Karten. { $captain-is ->
    [you] Du ziehst
   *[other] { $captain } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aus { $who-is ->
    [you] deiner Hand
   *[other] der Hand von { $who }
}.
scene-hand-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} den Durchgang mit { won-with }
scene-scored = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-part-ranks = Ränge
scene-part-doubled = verdoppelt
scene-part-before = vorher
scene-part-this-hand = dieser Durchgang
