# Das Bilderblatt: ein Titel und ein paar Worte zu jedem Bild.

help-goal = Mach deine Crew komplett
    .text = Sammle sieben in Folge von einer Crew, oder drei in Folge von allen dreien. Wer das zuerst hat, gewinnt sofort.
help-turn-deal = Eine Karte für alle
    .text = Alle bekommen eine Karte. Eine weitere wird zur Auktion aufgedeckt: In Geboten zählt ihre Crew doppelt.
help-turn-bid = Verdeckt bieten
    .text = Leg reihum beliebig viele Handkarten verdeckt aus, oder passe. Die anderen sehen nur, wie viele.
help-turn-reveal = Alle aufdecken
    .text = Zuerst wirken die Aktionskarten. Dann nimmt das Gebot mit dem höchsten Wert die Auktionskarte, außer es ist Rum dabei.
help-turn-discard = Gebote sind weg
    .text = Alle Gebote werden abgeworfen, gewonnen oder nicht. Wirf mehr ab, wenn du willst: Über 12 Karten kannst du beschuldigt werden.
help-example-claim = Ein beanspruchter Rum
    .text = Piaster beanspruchen einen fremden Rum. Er gewinnt diesem Gebot noch die Auktion und kommt danach auf deine Hand.
help-example-double = Die doppelte Crew
    .text = Sturmsegel 5 steht zur Auktion, also zählt Sturmsegel 4 doppelt: 8. Mit Seesäbel 6 sind das 14 und schlagen 10 und 3.
help-example-rum = Rum schlägt alles
    .text = Ein einziger Rum gewinnt gegen vier Erste Maate im Wert von 40, denn bei ihnen ist kein Rum.
help-example-caught = Mit 15 erwischt
    .text = Wer beschuldigt, zieht drei Karten verdeckt und darf eine behalten. Die anderen zwei werden abgeworfen, 12 bleiben.
help-example-monkey = Ein Affe hilft
    .text = Sturmsegel 2 bis 4 und 6 bis 8 gewinnen mit einem Affen, der für die 5 steht.
help-example-score = Punkte für Reihen
    .text = Die besten drei von Sturmsegel 2 bis 5 zählen 12, Schwarzviper 6 bis 8 zählt 21: zusammen 33.
