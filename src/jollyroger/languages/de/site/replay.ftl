# Die Leiste einer Wiederholung.

replay-label = Wiederholung
replay-beginning = Zum Anfang
replay-turn-before = Voriger Zug
replay-turn-before-key = Der Zug davor (Bild auf)
replay-back = Einen zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Einen weiter
replay-next-turn = Nächster Zug
replay-next-turn-key = Der nächste Zug (Bild ab)
replay-end = Zum Ende
replay-speed = Tempo
replay-leave = Zurück zum Spiel
replay-play-on = Weiterspielen
replay-from-here = ab hier
replay-rewind = Tisch bis hierher zurückspulen
replay-share = Teilen:
replay-this-moment = diesen Moment
replay-link = Link zu diesem Moment
replay-turn = Zug { $turn }
