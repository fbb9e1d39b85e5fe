# Die Bildertafel: eine Überschrift und ein paar Worte zu jedem Bild.

help-goal = Schnapp dir den Piratenkönig
    .text = Bring deinen Offizier oder deinen Piraten in sein Versteck. Wer ihn dort als Erstes besiegt oder seinen Preis zahlt, gewinnt.
help-turn-roll = Beide Würfel werfen
    .text = Sie zeigen 1 bis 5 oder nichts: Leer zählt 0.
help-turn-move = Eine Figur ziehen
    .text = Dein Offizier oder dein Pirat geht genau so weit, im Uhrzeigersinn. Bei einem Pasch ziehen beide.
help-turn-space = Das Feld ausführen
    .text = Tu, was es sagt: Crew anheuern, gegen einen Gegner kämpfen, um einen Gegenstand bieten, Gold finden.
help-turn-rivals = Gegen Rivalen kämpfen
    .text = Dann kämpf gegen alle fremden Figuren auf deinem Feld. Wer gewinnt, nimmt 2 Gold, oder eine Crewkarte von einer größeren Crew.
help-example-tie = Gleichstand
    .text = Du greifst an: 1 und Stärke 2 sind 3. Dein Rivale hat 3 und keine Stärke. Bei Gleichstand gewinnt, wer angreift.
help-example-blank = Leer verliert
    .text = Stärke 12 ist mehr als die 11 des Königs, aber dein Würfel ist leer: Er gewinnt.
help-example-settlement = Anheuern, dann zahlen
    .text = In Klarwasser heuerst du einen Seesoldaten an. Dann zahlst du 1 Gold an den Rivalen mit einem Händler von dort.
help-example-fork = In den Vulkan
    .text = Ein Zug von 3 ab der Burg führt an der Höhle vorbei. Er endet im Hafen oder biegt zum Götzenbild ab.
help-example-auction = Alle bieten einmal
    .text = Links von dir wird 2 geboten, daneben gepasst. Du kommst zuletzt und nimmst den Entersäbel für 3.
help-example-price = Der Preis des Königs
    .text = Du wirfst 3, und 3 Spielende machen 6: Er will 40 Gold. Mit 38 musst du gegen ihn kämpfen.
