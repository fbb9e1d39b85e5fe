# Das geführte erste Spiel. Wer liest, ist Jade.

tutorial-step-1 = Ahoi, Jade! Skelits Schiff brennt. Tragt zu zweit 4 Schätze in die Boote, vor der 7. Explosion.
tutorial-step-2 = Zuerst durchsuchst du das Schiff: Leg den neuen Raum hierher. Tür muss an Tür stoßen.
tutorial-step-3 = In neuen Räumen warten Skelette: Das hier ist Crew. Dein erster Zug bringt einen zweiten Raum. Leg ihn hierher.
tutorial-step-4 = Wächter sitzen auf Schätzen. Renn in die Backbordbatterie: zwei Räume für eine Aktion, aber Feuer und Rennen erschöpfen.
tutorial-step-5 = Hier brennt es auf 3, und bei 6 explodiert ein Raum. Bekämpfe das Feuer.
tutorial-step-6 = Eine 5 oder 6 besiegt den Wächter: Dein Schwert gibt +1. Riskant, aber heute hast du Glück. Geh hinein!
tutorial-step-7 = Besiegt! Nimm den Schatz auf. Mit ihm kannst du nur gehen und rasten, und jedes Feuer erschöpft dich.
tutorial-step-8 = Deine übrige Aktion bekommt dein Maat. Beende deinen Zug: Dann rächt sich Skelit mit einer Karte.
tutorial-step-9 = Skelits Karte erhöhte rote Feuer auf 3, auch deins. Ein neuer Zug, ein neuer Raum: Leg ihn hierher.
tutorial-step-10 = Jetzt trag den Schatz heim. Er ist schwer: Du zahlst das ganze Feuer jedes Raums, hier 2.
tutorial-step-11 = Dein Maat hat das Feuer auf dem Hauptdeck gelöscht, also kostet dieser Schritt nichts.
tutorial-step-12 = Von Bord damit! In den Booten halbiert sich deine Erschöpfung, und dein Zug endet.

concept-training = Wächter sind stark. Trainiere vorher: Jede Aktion gibt +1 im nächsten Kampf, bis 4. Der Knopf am Raum zeigt deine Chancen.
concept-deckhands = Matrosen kommen aus Falltüren und breiten sich aus. Strecke sie nieder, auch von nebenan: Drei sperren einen Raum, und ist der Vorrat leer, verliert ihr.
concept-room-explodes = Ein Raum ist explodiert, mit allem darin. Feuer nebenan steigen und können auch explodieren. Bei der siebten Explosion ist alles verloren.
concept-keg-explodes = Ein Pulverfass ist hochgegangen. Das zählt als Explosion, und das Feuer hinter seiner Tür steigt. Jedes Fass geht nur einmal hoch.
concept-hunting = Die Crew jagt die nächste Figur. Kommt sie in deinen Raum, kämpfst du sofort, und vorher lässt du deinen Schatz fallen.
concept-steering = Mehrere Wege sind gleich kurz, also wählt ihr den Schritt der Crew. Lenkt sie zu jemand Starkem, oder weg vom Schatz.
concept-lost-battle = Verloren: Du erschöpfst dich um den Unterschied. Dann entscheidet ein Würfel, wer weicht: bei 1 oder 2 der Gegner, bei 3 oder 4 du, 5 weiterkämpfen, 6 du wählst.
concept-battle-strength = Eingesetzte Kampfstärke ist weg, bis auf das, was Entermesser halten. Setz sie ein, wenn sie den Kampf gewinnt; sonst spar sie auf.
concept-death = Für einen toten Piraten springt eine andere Figur ein, ausgeruht in den Booten. Ist keine mehr in Reserve, verliert der nächste Tod das Spiel.
concept-second-exit = Der letzte Raum ist gefunden. Dort wartet die Jolle als zweiter Ausgang: vielleicht ein kürzerer Weg. Neue Räume kommen keine mehr.
