# Die Bilderhilfe.

help-goal = Schätze in die Boote
    .text = Tragt genug Schätze vom brennenden Schiff und bringt alle von Bord, vor der siebten Explosion. Ihr gewinnt alle, oder niemand.
help-turn-search = Finde einen Raum
    .text = Leg den neuen Raum Tür an Tür. Darin wartet ein Skelett oder eine Falltür.
help-turn-act = Nutze deine Aktionen
    .text = Gehen, rennen, löschen, Matrosen niederstrecken, aufnehmen, rasten, trainieren. Was übrig bleibt, bekommt, wer als Nächstes dran ist.
help-turn-fight = Kämpfe, wenn du jemanden triffst
    .text = In einem Raum mit einem Gegner kämpfst du sofort: Würfel und Boni müssen seine Zahl erreichen.
help-turn-revenge = Skelits Rache
    .text = Eine Karte beendet deinen Zug: Feuer mit ihrer Zahl steigen, dann kommen Matrosen, oder die Crew zieht.
help-example-walk = In einen heißeren Raum
    .text = Von Feuer 2 in Feuer 4: Erschöpfung +2. Der Rückweg kostet nichts, außer du trägst einen Schatz.
help-example-leave = Von Bord
    .text = Dein Schatz ist sicher, aus Erschöpfung 13 wird 6, dein Zug endet, und übrige Aktionen gehen weiter.
help-example-battle = Eins zu wenig
    .text = Du würfelst 3, das Schwert gibt 1 und deine Kampfstärke 2: 6 gegen 7. Du verlierst, und die Erschöpfung steigt um 1.
help-example-keg = Ein Fass geht hoch
    .text = Das Feuer steigt auf 4, die Zahl des Fasses: Das ist eine Explosion, und der Raum hinter seiner Tür steigt.
help-example-explosion = Ein Raum explodiert
    .text = Ein Feuer von 5 steigt: Der Raum ist weg mit allem darin, und die Räume nebenan steigen.
help-example-spread = Matrosen breiten sich aus
    .text = Von einer Falltür mit zweien kommen sie in den Raum mit einem, aber nicht in den mit zweien.
