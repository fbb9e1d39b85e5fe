# Ein Satz für jedes Ereignis. Der erste Buchstabe wird groß geschrieben.

event-turn = Zug { $turn }: { $who-is ->
    [you] Du bist
   *[other] { $who } ist
} dran.
event-first = { $who-is ->
    [you] Du fängst
   *[other] { $who } fängt
} an.
event-rolled = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $dice }.
event-doubles = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $dice }: Pasch!
event-walked = { $figure } geht { FORM($place, case: "to") }.
event-only-move = Nur ein Zug ist möglich: { FORM($figure, case: "start") } geht { FORM($place, case: "to") }.
event-only-way = Es gibt nur einen Weg: { FORM($figure, case: "start") } geht { FORM($place, case: "to") }.
event-set-down = { $figure } kommt { FORM($place, case: "to") }.
event-cannot-move = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} keine Figur, die ziehen kann.
event-to-docks = { $figure } nimmt das Beiboot in den Hafen.
event-to-ship = { $figure } geht zurück aufs Schiff.
event-to-den = { $figure } wird ins Diebesnest geworfen.
event-stuck = { $figure } steckt für einen Zug im Treibsand fest.
event-rope = Ein Seil rettet { FORM($figure, case: "accusative") }.
event-earned-nothing = { $who-is ->
    [you] Du findest
   *[other] { $who } findet
} dort kein Gold.
event-earned = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $gold } Gold { $source ->
    [castle] bei der Burg
    [chest] aus der Schatztruhe
    [idol] vom Götzenbild
    [treasure-trove] aus der Schatzkammer
    [buried-treasure] vom Vergrabenen Schatz
   *[enemy] als Belohnung
}.
event-earned-card = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $gold } Gold dank „{ $card }“.
event-hired = { $who-is ->
    [you] Du heuerst
   *[other] { $who } heuert
} { FORM($crew, case: "accusative") } an.
event-hired-only = Nur ein Stapel ist übrig: { $who-is ->
    [you] Du heuerst
   *[other] { $who } heuert
} { FORM($crew, case: "accusative") } an.
event-nobody-to-hire = Hier ist niemand mehr anzuheuern.
event-mutiny = Meuterei! { $who-is ->
    [you] Du verlierst
   *[other] { $who } verliert
} { FORM($crew, case: "accusative") }.
debt-to = { $gold } Gold an { $who-is ->
    [you] dich
   *[other] { $who }
}
debt-to-trove = { $gold } Gold an die Schatzkammer
event-owed = { $who-is ->
    [you] Du schuldest:
   *[other] { $who } schuldet:
} { $debts }.
event-settled = { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $debts }.
event-bankrupt = Pleite! { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} { $debts }, aber { $short } davon muss die Bank dazulegen.
event-took-gold = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $gold } Gold von { $loser-is ->
    [you] dir
   *[other] { $loser }
}.
event-took-crew = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { FORM($crew, case: "accusative") } von { $loser-is ->
    [you] dir
   *[other] { $loser }
}.
event-took-nothing = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} nichts von { $loser-is ->
    [you] dir
   *[other] { $loser }
}.
event-bridge-spared = Niemand hat mehr als { $who }: Die Tränenbrücke bringt nichts.
event-met = { $figure } trifft auf { FORM($enemy, case: "accusative") }, Stärke { $might }.
event-shunned = { $who-is ->
    [you] Du schleichst dich
   *[other] { $who } schleicht sich
} mit der Laterne vorbei: { $enemy }.
event-challenged = { $attacker } greift { FORM($defender, case: "accusative") } an.
event-clashed-blanks = Beide Würfel sind leer, also wird neu gewürfelt.
event-clashed = { $figure } hat { $die } + { $might }, { $foe } { $die2 } + { $might2 }.
event-won = { $figure } besiegt { FORM($foe, case: "accusative") }.
event-won-blank = { $figure } besiegt { FORM($foe, case: "accusative") }: Ein leerer Würfel verliert immer.
event-lost = { $figure } verliert gegen { FORM($foe, case: "accusative") }.
event-lost-blank = { $figure } verliert gegen { FORM($foe, case: "accusative") }: Ein leerer Würfel verliert immer.
event-priced = Der Piratenkönig verlangt { $price } Gold von { $who-is ->
    [you] dir
   *[other] { $who }
}.
event-priced-short = Der Piratenkönig verlangt { $price } Gold von { $who-is ->
    [you] dir, aber du hast
   *[other] { $who }, aber da sind
} nur { $gold }.
event-paid-king = { $who-is ->
    [you] Du zahlst
   *[other] { $who } zahlt
} dem Piratenkönig { $price } Gold.
event-drew = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} eine Schicksalskarte.
event-drew-openly = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} „{ $card }“: { $about }
event-drew-secretly = { $who-is ->
    [you] Du ziehst „{ $card }“ und hältst
   *[other] { $who } zieht „{ $card }“ und hält
} es geheim: { $about }
event-no-fortune-cards = { $who-is ->
    [you] Du ziehst
   *[other] { $who } zieht
} nichts: Es ist keine Schicksalskarte mehr da.
event-played = { $who-is ->
    [you] Du spielst
   *[other] { $who } spielt
} „{ $card }“.
event-compass = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} mit dem Kompass einen Würfel neu: Jetzt sind es { $dice }.
event-no-items = Es ist kein Gegenstand mehr da.
event-on-offer = Auktion: { $item }. { $about }
event-bid = { $who-is ->
    [you] Du bietest
   *[other] { $who } bietet
} { $gold } Gold.
event-passed = { $who-is ->
    [you] Du passt
   *[other] { $who } passt
}.
event-cannot-bid = { $who-is ->
    [you] Du kannst
   *[other] { $who } kann
} nicht mehr bieten.
event-no-bids = Niemand bietet: { $item } wird abgelegt.
event-got-item = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { FORM($item, case: "accusative") } für { $price } Gold.
event-got-reward = { $who-is ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { FORM($item, case: "accusative") } als Belohnung.
event-bargained = Räuberhandel: { $who-is ->
    [you] Du kaufst
   *[other] { $who } kauft
} { $owner-is ->
    [you] dir
   *[other] { $owner }
} { FORM($item, case: "accusative") } für { $price } Gold ab.
event-sold = { $who-is ->
    [you] Du verkaufst
   *[other] { $who } verkauft
} { FORM($item, case: "accusative") } für { $price } Gold.
event-game-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}: Der Piratenkönig ist { $ending ->
    [gold] gekauft
   *[might] besiegt
}!
