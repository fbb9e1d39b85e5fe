# Ein Satz für jedes Ereignis.

event-hand-began = Durchgang { $number } beginnt. { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
}.
event-dealt = Du bekommst { $cards }.
event-skipped-brawled = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} keine Karte: Schlägerei.
event-skipped = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} keine Karte: Es ist keine mehr da.
event-turned-up = Zur Auktion steht: { $card }.
event-turned-up-none = Es ist keine Karte mehr da, um die man bieten kann.
event-renewed = Der Nachziehstapel ist leer: Der Abwurfstapel wird neu gemischt.
event-passed = { $who-is ->
    [you] Du passt
   *[other] { $who } passt
}.
event-passed-brawled = { $who-is ->
    [you] Du steckst in einer Schlägerei und kannst
   *[other] { $who } steckt in einer Schlägerei und kann
} nicht bieten.
event-passed-no-cards = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} keine Karten zum Bieten.
event-sealed = { $who-is ->
    [you] Du bietest
   *[other] { $who } bietet
} verdeckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-forfeited = { $who-is ->
    [you] Du steigst
   *[other] { $who } steigt
} aus der Auktion aus.
event-forfeited-no-cards = { $who-is ->
    [you] Du steigst
   *[other] { $who } steigt
} aus der Auktion aus: keine Karten mehr.
event-revealed-bid = { $who-is ->
    [you] dein Gebot
   *[other] Gebot von { $who }
}: { $cards }
event-nobody-bid = Niemand bietet: { $card } wird abgeworfen.
event-caught = { $who-is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { FORM($captain, case: "accusative") } zu Recht: { $held } Karten, { $count } zu viel.
event-cleared = { $who-is ->
    [you] Du beschuldigst
   *[other] { $who } beschuldigt
} { FORM($captain, case: "accusative") } zu Unrecht: Das kostet { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-kept = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} { $card }.
event-kept-only = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} { $card }, die einzige Karte.
event-kept-unseen = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} eine Karte.
event-kept-unseen-only = { $who-is ->
    [you] Du behältst
   *[other] { $who } behält
} eine Karte, die einzige.
event-discarded = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $cards } ab.
event-played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} { $card }.
event-no-effect = { $card } hat keine Wirkung.
event-was-cut = { $who-is ->
    [you] Du kappst
   *[other] { $who } kappt
} { $card } aus { $owner-is ->
    [you] deinem Gebot
   *[other] dem Gebot von { $owner }
}.
event-spared = { $who-is ->
    [you] Du kappst
   *[other] { $who } kappt
} nichts.
event-docked = Platsch! Die Auktion fällt ins Wasser: Alle Gebote werden abgeworfen.
event-plundered = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $card } vom Abwurfstapel.
event-claimed = { $who-is ->
    [you] Du beanspruchst
   *[other] { $who } beansprucht
} { $card } aus { $owner-is ->
    [you] deinem Gebot
   *[other] dem Gebot von { $owner }
}.
event-claimed-only = Nur ein Zug ist möglich: { $who-is ->
    [you] Du beanspruchst
   *[other] { $who } beansprucht
} { $card } aus { $owner-is ->
    [you] deinem Gebot
   *[other] dem Gebot von { $owner }
}.
event-gave = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} { FORM($taker, case: "dative") } { $card }.
event-gave-unseen = { $who-is ->
    [you] Du gibst
   *[other] { $who } gibt
} { FORM($taker, case: "dative") } eine Karte.
event-snatched = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $cards } aus { $captain-is ->
    [you] deiner Hand
   *[other] der Hand von { $captain }
}.
event-snatched-unseen = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aus { $captain-is ->
    [you] deiner Hand
   *[other] der Hand von { $captain }
}.
event-brawled = { $who-is ->
    [you] Du fängst
   *[other] { $who } fängt
} mit { FORM($captain, case: "dative") } eine Schlägerei an: nächste Runde keine Karte und kein Gebot.
event-tied = Gleichstand zwischen { FORM($names, case: "dative") }: Es wird noch einmal geboten.
event-won-auction = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} { $card }.
event-auction-lost = Kein Gebot ist etwas wert: { $card } wird abgeworfen.
event-auction-lost-no-bids = Niemand bietet weiter: { $card } wird abgeworfen.
event-took-claim = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} die beanspruchte Karte: { $card }.
event-hand-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} den Durchgang mit { won-with }: { $runs }.
event-hand-drawn = Der Durchgang wird abgebrochen: Niemand gewinnt ihn.
event-scored = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: insgesamt { $total }.
