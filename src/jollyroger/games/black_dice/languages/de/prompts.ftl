prompt-place = Du bist dran. Welche Würfel legst du?
prompt-nothing-to-place = Keiner deiner Würfel lässt sich legen. Was machst du?
prompt-pick-any = Volltreffer: Welchen Würfel drehst du?
prompt-pick-opposite = Klar zur Halse! Welchen Würfel drehst du?
prompt-turn = Volltreffer: Worauf drehst du { FORM($die, case: "accusative") }?
prompt-put = An Bord! Wohin kommt { $owner-is ->
    [you] dein Würfel
   *[other] der Würfel von { $owner }
} { FORM($column, case: "from") }?
prompt-pardon = { FORM($column, case: "start") } ist gescheitert: { $penalty }. Diese Strafe ignorieren?
prompt-load = Strafe: Gib den Piraten noch { $count } Rum. Wer bekommt den nächsten?
prompt-toss = Du verlierst { $count } Goldmarker. Welcher geht?
prompt-swap = Kurswechsel: Welche zwei Reihen schwarzer Würfel tauschen die Plätze?
prompt-storm = Sturm: Welche schwarzen Würfel werden neu gewürfelt?
prompt-haul = Kielholen: Aus welcher Spalte gehen alle Spielerwürfel zurück?
prompt-take = An Bord! Wessen Würfel versetzt du?
prompt-move-die = Anker gefüllt: Du darfst einen deiner Würfel von dort versetzen. Wohin?
prompt-throw = Strafe: Ein Pirat geht für immer über Bord. Wer?
prompt-over = Das Spiel ist vorbei.
