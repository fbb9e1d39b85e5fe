# Das geführte erste Spiel, Schritt für Schritt: höchstens 20 Wörter.

tutorial-step-1 = Ahoi! Dein Ziel: sieben in Folge von einer Crew, oder drei in Folge von allen dreien.
tutorial-step-2 = Das ist deine Hand nach Crew und Rang. Gestrichelte Ränge brauchst du noch.
tutorial-step-3 = Diese Karte steht zur Auktion. Seesäbel 4 passt zu deiner 5 und 6: drei in Folge!
tutorial-step-4 = Du zahlst mit Karten. Seesäbel zählt jetzt doppelt, also ist deine zweite 6 ganze 12 wert. Leg sie.
tutorial-step-5 = Aktionskarten wirken beim Aufdecken. Deine Meerjungfrau zieht von allen eine Karte: Leg sie dazu.
tutorial-step-6 = Die anderen sehen nur, wie viele Karten du bietest. Ein abgegebenes Gebot ist endgültig. Gib es ab!
tutorial-step-7 = Wer mehr als 12 Karten hält, kann beschuldigt werden. Diese Fächer sind schmal: Noch schummelt niemand.
tutorial-step-8 = Also gibt es niemanden zu beschuldigen, und alle haben geboten. Deck auf!
tutorial-step-9 = Deine Meerjungfrau hat zwei Karten gezogen. Behalte Seesäbel 2: Sie bringt dich der Siebenerreihe näher.
tutorial-step-10 = Du gewinnst die Auktion mit 12 zu 10! Gebote sind immer weg. Behalte den Rest: Wirf nichts ab.
tutorial-step-11 = Du hast Seesäbel 1 bekommen! Sturmsegel 4 hilft deiner Reihe nicht, also passe und spare Karten.
tutorial-step-12 = Deck die Gebote auf und spiel weiter: Mit Seesäbel 3 und 7 hast du sieben in Folge. Guten Wind!

# Was erklärt wird, wenn es zum ersten Mal vorkommt: höchstens 30 Wörter.
concept-rum = Rum schlägt jedes Gebot ohne Rum, und sei es noch so hoch. Spar ihn für eine Karte, die du unbedingt willst.
concept-monkey = Auf der Hand steht der Affe für jeden Matrosen, der dir fehlt. In einem Gebot ist er verschenkt, also behalte ihn.
concept-tie = Die besten Gebote sind gleich. Alle Beteiligten legen eine Karte dazu oder steigen aus, dann werden die ganzen Gebote neu verglichen.
concept-cutpurse = Dein Beutelschneider wirft eine beliebige gebotene Karte weg. Kappe, was das stärkste Gebot stark macht: Rum, oder den höchsten Matrosen.
concept-claim = Piaster beanspruchen eine Karte aus einem beliebigen Gebot. Sie zählt noch in diesem Gebot und kommt dann auf deine Hand.
concept-gift = Eine Aktionskarte verlangt eine Karte von dir, aber welche, bestimmst du. Gib her, was deine Reihen am wenigsten brauchen.
concept-dock = Jemand ist vom Kai gestürzt: Die Auktionskarte und alle Gebote sind verloren, und niemand gewinnt.
concept-brawl = Wer in einer Schlägerei steckt, bekommt nächste Runde keine Karte und kann nicht bieten.
concept-caught = Da hielt jemand mehr als 12 Karten. Wer beschuldigt hat, zieht alle über 12 und darf eine davon behalten.
concept-false-call = Die Beschuldigung war falsch: 12 Karten oder weniger. Sie kostet zwei Karten, und eine davon behält, wer beschuldigt wurde.
