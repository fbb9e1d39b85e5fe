# Vor dem Spiel: worum es geht, die Optionen, und was zu erwarten ist.

game-about = Gemeinsam gegen ein brennendes Schiff: Bekämpft Feuer und Skelette, tragt die Schätze von Bord, bevor alles explodiert.

setup-difficulty = Schwierigkeit
    .about = Wie viele Schätze ihr von Bord tragen müsst.
setup-difficulty-scurvy-dog = Räudiger Hund (am leichtesten)
setup-difficulty-buccaneer = Freibeuter (schwer)
setup-difficulty-admiral = Admiral (am schwersten)
setup-level = { $name }: { $few } Schätze{ $more ->
    [treasures] , ab vier Figuren { $many }
    [crew] , ab vier Figuren auch die ganze Crew besiegen
    [both] , ab vier Figuren { $many } und die ganze Crew besiegen
   *[nothing] {""}
}

setup-captain_fromm = Käpt’n Fromm
    .about = Schwerer: Ein Kapitän mit Stärke 4 oder 8 jagt euch, und ihr könnt nicht gewinnen, solange er an Bord ist.
setup-captain_fromm-off = Nicht an Bord
setup-captain_fromm-on = Geht auf dem Schiff um

setup-deckhands_set_aside = Matrosen im Vorrat
    .about = Weniger macht es schwerer: Ihr verliert, wenn ein Matrose kommen soll und keiner übrig ist.
setup-deckhands = { $fewer ->
    [0] Alle { $all }
   *[other] { $fewer } weniger
}

setup-extra_double_tiles = Räume zu zweit
    .about = Nach der ersten Runde kommt ein Raum pro Zug. Mit mehr Paaren füllt sich das Schiff schneller.
setup-double-tiles = { $more ->
    [0] Nur in der ersten Runde
   *[other] { $more } mehr
}

setup-marker_start = Explosionen vor eurer Ankunft
    .about = Je weiter der Zeiger am Anfang steht, desto schwerer.
setup-explosions = { $counted ->
    [0] Keine
   *[other] { $counted }
}: noch { $left } bis zur Niederlage

setup-dead_pirate_loses = Wenn jemand stirbt
    .about = Normalerweise springt eine andere Figur ein, solange es welche gibt.
setup-dead_pirate_loses-off = Eine andere Figur springt ein
setup-dead_pirate_loses-on = Das Spiel ist verloren (schwerer)

setup-edition = Regeln
    .about = Sie unterscheiden sich in Einzelheiten: Rückzüge, Fässer, geraubte Gegenstände und Räume neben einem Loch.
setup-edition-rulebook = Regelheft von 2015
setup-edition-reference = Späteres Reference Manual

setup-group_choice = Gemeinsame Entscheidungen
    .about = Wohin die jagende Crew geht, wer gegen sie kämpft, und wo die Jolle wartet.
setup-group_choice-vote = Alle stimmen ab
setup-group_choice-active-player = Wer am Zug ist, entscheidet

forecast = Etwa { $minutes } Minuten. { $crews }{ $varied ->
    [yes] {" "}(ohne die gewählten Varianten)
   *[no] {""}
}.
forecast-mates = Eine Crew aus Maaten gewinnt { $games ->
    [0] so gut wie nie
   *[other] etwa { $wins } von { $games } Partien
}
forecast-captains = { $mates }, eine aus Kapitänen { $games ->
    [0] so gut wie nie
   *[other] etwa { $wins } von { $games }
}
