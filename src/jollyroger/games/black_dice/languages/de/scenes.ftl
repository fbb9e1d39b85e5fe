side-player = { $who-is ->
    [you] Du
   *[other] { $who }
}
side-black = Schwarze Würfel
scene-rolled = { $who-is ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $count } Würfel
scene-rerolled = { $who-is ->
    [you] Du würfelst neu
   *[other] { $who } würfelt neu
}: { $dice }
scene-rerolled-out = Raus für diesen Wurf: { $dice }
scene-drank = { $who-is ->
    [you] Du trinkst einen Rum und würfelst neu
   *[other] { $who } trinkt einen Rum und würfelt neu
}
scene-roll-all = { $count ->
    [one] Er kann gelegt werden
   *[other] Alle können gelegt werden
}
scene-roll-none = { $count ->
    [one] Er kann nicht gelegt werden
   *[other] Keiner kann gelegt werden
}
scene-roll-inactive = Inaktiv: { $dice }
scene-black-rolled = Runde { $round }: die schwarzen Würfel
scene-black-most = Die meisten schwarzen Würfel: { $columns } ({ $count })
scene-black-none = Keine Spalte ist aktiv
scene-blocked-rerolled = { $count } gesperrt, neu gewürfelt: { $dice }{ $out ->
    [0] {""}
   *[other] , { $out } raus
}
scene-blocked-moved = gesperrt: { $dice } { $count ->
    [one] geht
   *[other] gehen
} auf { FORM($columns, case: "accusative") }
scene-storm = Sturm auf { FORM($column, case: "dative") }
scene-storm-stay = { $count ->
    [one] { $count } Würfel bleibt
   *[other] { $count } Würfel bleiben
} auf { FORM($column, case: "dative") }
scene-spilled = Überschuss { FORM($column, case: "genitive") }
scene-spilled-on = In spätere Spalten: { $dice }
scene-spilled-die = +{ $count } { $column }
scene-spilled-none = Alle weggelegt
scene-duel = Duell: Wer wird { $rank ->
    [captain] Schiffskapitän
   *[sea-wolf] Seewolf
}?
scene-duel-tie = Gleichstand: Neuer Wurf für { FORM($names, case: "accusative") }
scene-duel-won = { $who-is ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} mit { FORM($die, case: "dative") }
scene-settled = { $column }: { $black } schwarze, { $ours } von uns
scene-filled = Gefüllt: { $reward }
scene-failed = Gescheitert: { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
scene-punished = { FORM($column, case: "start") } ist gescheitert
scene-took-gold = { $who-is ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $count } Goldmarker
scene-took-gold-worth = Wert: { $worth }
scene-thrown = { $title } ({ $pirate })
scene-thrown-left = Über Bord: noch { $left ->
    [one] { $left } Pirat ist
   *[other] { $left } Piraten sind
} da
scene-only-move = Nur ein Zug möglich
scene-gold-tokens = { $count } Goldmarker
scene-quest-won = { $quest } – geschafft!
scene-purses-opened = Die Beutel werden geöffnet
scene-find = Ein Fund!
scene-hit = Treffer!
scene-locked = Die Flagge ist nicht freigegeben
scene-sea-wolf = Seewolf
scene-captain = Der Schiffskapitän
scene-sank = Das Schiff geht unter
scene-crew-lost = Keine Crew mehr
