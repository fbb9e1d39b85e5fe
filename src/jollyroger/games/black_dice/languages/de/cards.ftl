# Wörter: column = Spalte, black die = schwarzer Würfel, gap = Lücke, to fill = füllen, to fail = scheitern,
# surplus = Überschuss, to settle = abrechnen (die Abrechnung), reward = Belohnung, penalty = Strafe,
# ship's captain = Schiffskapitän, sea wolf = Seewolf, gold token = Goldmarker, purse = Beutel, pool = Vorrat,
# chest = Truhe, hold = Laderaum, crew = Crew, damage = Schaden, hit = Treffer, quest = Abenteuer,
# to re-roll = neu würfeln, short = fehlt, pardon = Freibrief, out = raus.

column-anchor = Anker
    .inside = Anker
column-rum = Rumfass
    .inside = Rumfass
column-sword = Säbel & Haken
    .inside = Säbel & Haken
column-map = Schatzkarte
    .inside = Schatzkarte
column-ship = Schiff
    .inside = Schiff
column-flag = Piratenflagge
    .inside = Piratenflagge

symbol-anchor = { $case ->
    [from] vom Anker
    [from-start] Vom Anker
    [start] Der Anker
    [nominative] der Anker
    [accusative] den Anker
    [dative] dem Anker
    [genitive] des Ankers
    [indefinite] Anker
   *[plain] Anker
}
symbol-rum = { $case ->
    [from] vom Rumfass
    [from-start] Vom Rumfass
    [start] Das Rumfass
    [nominative] das Rumfass
    [accusative] das Rumfass
    [dative] dem Rumfass
    [genitive] des Rumfasses
    [indefinite] Rumfass
   *[plain] Rumfass
}
symbol-sword = { $case ->
    [from] vom Säbel
    [from-start] Vom Säbel
    [start] Der Säbel
    [nominative] der Säbel
    [accusative] den Säbel
    [dative] dem Säbel
    [genitive] des Säbels
    [indefinite] Säbel
   *[plain] Säbel
}
symbol-map = { $case ->
    [from] von der Schatzkarte
    [from-start] Von der Schatzkarte
    [start] Die Schatzkarte
    [nominative] die Schatzkarte
    [accusative] die Schatzkarte
    [dative] der Schatzkarte
    [genitive] der Schatzkarte
    [indefinite] Schatzkarte
   *[plain] Schatzkarte
}
symbol-ship = { $case ->
    [from] vom Schiff
    [from-start] Vom Schiff
    [start] Das Schiff
    [nominative] das Schiff
    [accusative] das Schiff
    [dative] dem Schiff
    [genitive] des Schiffs
    [indefinite] Schiff
   *[plain] Schiff
}
symbol-flag = { $case ->
    [from] von der Flagge
    [from-start] Von der Flagge
    [start] Die Flagge
    [nominative] die Flagge
    [accusative] die Flagge
    [dative] der Flagge
    [genitive] der Flagge
    [indefinite] Flagge
   *[plain] Flagge
}

dice-anchor = { $count } Anker
dice-rum = { $count ->
    [one] { $count } Rumfass
   *[other] { $count } Rumfässer
}
dice-sword = { $count } Säbel
dice-map = { $count ->
    [one] { $count } Schatzkarte
   *[other] { $count } Schatzkarten
}
dice-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
dice-flag = { $count ->
    [one] { $count } Flagge
   *[other] { $count } Flaggen
}
owned-dice = { $count } von { $who-is ->
    [you] dir
   *[other] { $who }
}

reward-none = nichts
reward-move-die = einen Anker-Würfel versetzen
reward-rum = je { $n } Rum, die anderen 1
reward-gold = je { $n } Goldmarker
reward-token = 1 { $token }
reward-gold-and-token = je { $n } Goldmarker und 1 { $token }
reward-hit = ein Treffer gegen { FORM($enemy, case: "accusative") }
reward-unlock = gibt die Flagge frei
reward-fewer-black = { $n ->
    [one] { $n } schwarzer Würfel
   *[other] { $n } schwarze Würfel
} weniger
reward-spoils-if-unlocked = je { $n } Goldmarker und ein Treffer, falls freigegeben
reward-spoils-if-more = je { $n } Goldmarker, und ein Treffer, falls wir mehr Würfel haben

penalty-standard = Überschuss neu würfeln
penalty-throw-pirate = ein Pirat geht über Bord
penalty-more-black = ein schwarzer Würfel mehr pro Person
penalty-damage = { $n } Schaden
penalty-rum-on-pirates = { $n } Rum auf Piraten
penalty-lose-die = ein Würfel weniger für alle
penalty-lose-gold = 1 Goldmarker verlieren, die anderen 2
penalty-surplus = der Wurf des Überschusses

pirate-overboard = Über Bord mit ihm!
    .about = Er geht für immer; du darfst eine Strafe der kommenden Abrechnung ignorieren.
    .does = er geht für immer; du darfst eine Strafe der kommenden Abrechnung ignorieren
pirate-bullseye = Volltreffer
    .about = Drehe einen deiner gewürfelten Würfel auf eine beliebige Seite.
    .does = drehe einen deiner gewürfelten Würfel auf eine beliebige Seite
pirate-jibe = Klar zur Halse!
    .about = Drehe einen deiner gewürfelten Würfel auf die Gegenseite.
    .does = drehe einen deiner gewürfelten Würfel auf die Gegenseite
pirate-to-sails = An die Segel!
    .about = Alle haben nächste Runde einen Würfel mehr.
    .does = alle haben nächste Runde einen Würfel mehr
pirate-change-of-course = Kurswechsel
    .about = Tausche zwei Reihen schwarzer Würfel.
    .does = tausche zwei Reihen schwarzer Würfel
pirate-storm = Sturm
    .about = Würfle eine Reihe schwarzer Würfel neu.
    .does = würfle eine Reihe schwarzer Würfel neu
pirate-keelhauling = Kielholen
    .about = Alle Spielerwürfel einer Spalte gehen an ihre Besitzer zurück.
    .does = alle Spielerwürfel einer Spalte gehen an ihre Besitzer zurück
pirate-on-board = An Bord!
    .about = Versetze einen beliebigen gelegten Würfel zwischen aktiven Spalten, außer dem Anker.
    .does = versetze einen beliebigen gelegten Würfel zwischen aktiven Spalten, außer dem Anker

pirate-overboard-title = { $case ->
    [accusative] den Blinden Passagier
    [dative] dem Blinden Passagier
   *[plain] Der Blinde Passagier
}
pirate-bullseye-title = { $case ->
    [accusative] den Kanonier
    [dative] dem Kanonier
   *[plain] Der Kanonier
}
pirate-jibe-title = { $case ->
    [accusative] den Steuermann
    [dative] dem Steuermann
   *[plain] Der Steuermann
}
pirate-to-sails-title = { $case ->
    [accusative] den Bootsmann
    [dative] dem Bootsmann
   *[plain] Der Bootsmann
}
pirate-change-of-course-title = { $case ->
    [accusative] den Navigator
    [dative] dem Navigator
   *[plain] Der Navigator
}
pirate-storm-title = { $case ->
    [accusative] die Wetterhexe
    [dative] der Wetterhexe
   *[plain] Die Wetterhexe
}
pirate-keelhauling-title = { $case ->
    [accusative] den Quartiermeister
    [dative] dem Quartiermeister
   *[plain] Der Quartiermeister
}
pirate-on-board-title = { $case ->
    [accusative] den Enterer
    [dative] dem Enterer
   *[plain] Der Enterer
}

quest-pirate-island = Der Schatz der Pirateninsel
    .goal = Leert die Truhe und bleibt über Wasser.
quest-kraken = Die Jagd auf den Kraken
    .goal = Sammelt 2 Beschwörungsmarker, dann trefft den Kraken 3-mal.
quest-armada = Die Spanische Armada
    .goal = Trefft die Armada 3-mal: Füllt Rumfass und Flagge in derselben Abrechnung.
quest-dutchman = Der Fliegende Holländer
    .goal = Findet 2 Kartenstücke, dann trefft den Holländer 3-mal mit mehr eigenen als schwarzen Würfeln auf der Flagge.

quest-kraken-enemy = { $case ->
    [start] Der Krake
    [accusative] den Kraken
   *[plain] der Krake
}
quest-armada-enemy = { $case ->
    [start] Die Armada
    [accusative] die Armada
   *[plain] die Armada
}
quest-dutchman-enemy = { $case ->
    [start] Der Holländer
    [accusative] den Holländer
   *[plain] der Holländer
}
quest-kraken-token = Beschwörungsmarker
quest-dutchman-token = { $case ->
    [plural] Kartenstücke
    [plural-start] Kartenstücke
   *[plain] Kartenstück
}
