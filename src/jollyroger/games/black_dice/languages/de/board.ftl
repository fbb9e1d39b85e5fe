face-anchor = Anker
face-rum = Rum
face-sword = Säbel
face-map = Karte
face-ship = Schiff
face-flag = Flagge

board-title = Abenteuer { $number }, { $quest }
board-title-layout = Abenteuer { $number }, { $quest } (Strafen: { $layout })
board-round = Runde { $round }
board-ship = Schiff { $damage }/{ $bears } Schaden
board-tokens = { FORM($token, case: "plural") } { $found }/{ $needed }
board-enemy = { $enemy } { $hits }/{ $needed } Treffer
board-gold = { $count } Goldmarker { $place ->
    [pool] im Vorrat
   *[chest] in der Truhe
}
board-hold = { $rum } Rum im Laderaum
board-black = schwarz
board-dice = Würfel
board-to-fill = Stand
board-effects = Belohnung / Strafe (* rekonstruiert)
board-state = { $state ->
    [completed] gefüllt
    [failed] gescheitert
    [blocked] gesperrt
    [inactive] inaktiv
   *[filled] gefüllt
}
board-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
board-black-out = { $count ->
    [one] { $count } schwarzer Würfel
   *[other] { $count } schwarze Würfel
} raus für die Runde
board-to-place = { $count } zu legen
board-rum = { $rum } Rum
board-gold-tokens = { $count } Goldmarker
board-worth = Wert { $values }
board-banked = Gold im Wert von { $worth } aus früheren Abenteuern
board-captain = Schiffskapitän
board-pardon = darf eine Strafe ignorieren
board-crew = Crew
board-full = (voll)
board-overboard = über Bord: { $pirates }
board-last-round = Runde { $round }: { $fates }.
board-last-round-none = Runde { $round }: nichts abzurechnen.
board-past-column = { $face } { $ours }/{ $black } { $fate }
board-rolled = { $who-is ->
    [you] Dein Wurf:
   *[other] Wurf von { $who }:
}
board-rolled-again = neu gewürfelt:
board-out = raus:

next-round = Nächste Runde: { $changes }.
coming-more-black = { $count ->
    [one] { $count } schwarzer Würfel
   *[other] { $count } schwarze Würfel
} mehr
coming-fewer-black = { $count ->
    [one] { $count } schwarzer Würfel
   *[other] { $count } schwarze Würfel
} weniger
coming-die-more = ein Würfel mehr für alle
coming-die-less = ein Würfel weniger für alle

hint-dice = { $dice } Würfel für { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}.
hint-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}; wenn sie scheitert: { $cost }
hint-surplus = Überschuss: { $count } neu würfeln
hint-no-cost = nichts
hint-settled = Alle Spalten sind abgerechnet.
hint-captain = Linke Hälfte, nächster Schiffskapitän: { $leaders }.
hint-sea-wolf = Rechte Hälfte, Seewolf, 1 Goldmarker: { $leaders }.
leaders = { $kind ->
    [you] du führst
    [one] { $names } führt
   *[many] Gleichstand von { FORM($names, case: "dative") }
}
leaders-none = noch niemand

goal-chest = Truhe leeren, am meisten Gold haben
goal-chest-left = noch { $count } Goldmarker
goal-tokens = { $tokens } { FORM($token, case: "plural") }, { $hits } Treffer gegen { FORM($enemy, case: "accusative") } und das meiste Gold
goal-found = { $found } von { $needed } gefunden
goal-enemy = { $hits } Treffer gegen { FORM($enemy, case: "accusative") } und das meiste Gold
goal-hits = { $hits } von { $needed }
goal-damage = Schaden { $damage } von { $bears }

describe-end = Das Ende
describe-you = Du
describe-roll = Der Wurf
describe-columns = Die Spalten
describe-others = Die anderen
describe-players = Alle am Tisch
describe-crew = Die Crew
describe-quest = Das Abenteuer

describe-lost = Das Abenteuer ist verloren: { $cause }.
describe-won = { $cause }. { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
}. Das Gold war wert: { $gold }.
describe-round = Es ist Runde { $round }.
describe-captain = Du bist Schiffskapitän.
describe-own = Du hast { $dice } Würfel zu legen, { $rum } Rum und { $gold }.
describe-purse = { $count } Goldmarker
describe-purse-worth = { $count } Goldmarker im Wert von { $worth } ({ $gold })
describe-pardon = Du darfst eine Strafe dieser Abrechnung ignorieren.
describe-rolled = { $who-is ->
    [you] Deine Würfel
   *[other] Die Würfel von { $who }
} zeigen { $dice }.
describe-rolled-out = Raus für diesen Wurf: { $dice }.
describe-closed = { $column }: { $state ->
    [blocked] gesperrt
   *[inactive] keine schwarzen Würfel
}.
describe-closed-ours = { $column }: { $state ->
    [blocked] gesperrt
   *[inactive] keine schwarzen Würfel
}, dazu Spielerwürfel: { $dice }.
describe-column = { $column }: { $black ->
    [one] { $black } schwarzer Würfel
   *[other] { $black } schwarze Würfel
}. { $state }. Gefüllt: { $reward }. Gescheitert: { $penalty }.
describe-column-ours = { $column }: { $black ->
    [one] { $black } schwarzer Würfel
   *[other] { $black } schwarze Würfel
}, dazu Spielerwürfel: { $dice }. { $state }. Gefüllt: { $reward }. Gescheitert: { $penalty }.
describe-state = { $state ->
    [failed] Sie ist gescheitert
    [inactive] Sie ist inaktiv
    [short] Es { $count ->
        [one] fehlt
       *[other] fehlen
    } noch { $count }
   *[completed] Sie ist gefüllt
}
describe-dice-left = { $dice ->
    [one] { $dice } Würfel ist
   *[other] { $dice } Würfel sind
} noch da für { $gaps ->
    [one] { $gaps } Lücke
   *[other] { $gaps } Lücken
}.
describe-player = { $who }{ $rank ->
    [captain] , Schiffskapitän,
   *[none] {""}
} hat { $dice } Würfel zu legen, { $rum } Rum und { $gold }{ $pardon ->
    [yes] {" "}und darf eine Strafe ignorieren
   *[no] {""}
}.
describe-pirate = { $title } ({ $pirate }): { $about } { $rum } von { $limit } Rum intus{ $full ->
    [yes] , also voll
   *[no] {""}
}.
describe-overboard = Über Bord: { $pirates }.
describe-goal = Abenteuer { $number }, { $quest }. { $goal }
describe-damage = Das Schiff hat { $damage } Schaden und sinkt bei { $bears }.
describe-hits = { FORM($enemy, case: "start") } hat { $hits } von { $needed } Treffern abbekommen.
describe-tokens = { FORM($token, case: "plural-start") }: { $found } von { $needed }.
describe-stores = { $count } Goldmarker { $place ->
    [pool] im Vorrat
   *[chest] in der Truhe
}, { $rum } Rum im Laderaum.
