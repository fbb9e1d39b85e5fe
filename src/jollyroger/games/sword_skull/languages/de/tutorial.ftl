# Das geführte erste Spiel, und was danach beim ersten Mal erklärt wird.

tutorial-step-1 = Darum geht es: Besiege den Piratenkönig oder zahle seinen Preis. Wer das zuerst schafft, gewinnt.
tutorial-step-2 = Du hast zwei Figuren: Dein Offizier beginnt hier, dein Pirat auf dem anderen Schiff. Gold und Crew nützen beiden.
tutorial-step-3 = Du hast 5 geworfen: Eine Figur geht genau so weit. Schick deinen Piraten ins Söldnerlager, um jemanden anzuheuern.
tutorial-step-4 = Heuere den Musketier an. Sein Säbel gibt deinem Offizier 1 Stärke, egal welche Figur ihn angeheuert hat.
tutorial-step-5 = In Klarwasser steht ein Rivale. Schick deinen Offizier: Erst heuerst du dort jemanden an, dann kämpfen die beiden.
tutorial-step-6 = Heuere den Seesoldaten an: 1 Stärke mehr für den Kampf. Der Händler deines Rivalen von hier kostet dich 1 Gold.
tutorial-step-7 = 3 gegen 3, und bei Gleichstand gewinnt, wer angreift: du! Wer gewinnt, nimmt 2 Gold von der anderen Seite.
tutorial-step-8 = Beim Handelsposten wird ein Gegenstand versteigert. Dein Offizier kommt hin: Geh nachsehen, was es ist.
tutorial-step-9 = Eine Pistole für deinen Offizier! Alle bieten einmal, und du kommst zuletzt: 2 Gold reichen.
tutorial-step-10 = Dein Pirat würde im Treibsand stecken bleiben. Geh mit deinem Offizier in die Taverne und zieh eine Schicksalskarte.
tutorial-step-11 = Der Auftrag der Königin macht daraus Stärke 4. Nun wag dich in die Höhle: Du gewinnst zu 76 %, und Verlieren kostet nichts.
tutorial-step-12 = Du hast ein Beil gewonnen! Hier wartet der König, hinter seinem Ersten Maat. Werde stark oder reich, dann komm.
concept-doubles = Ein Pasch bewegt beide Figuren. Die du jetzt wählst, beendet ihr Feld und ihre Kämpfe, bevor die andere beginnt.
concept-two-blanks = Zweimal leer oder ein Ortskundiger hebt eine Figur auf ein freies Feld des Außenwegs. Sie führt dieses Feld sofort aus.
concept-fortune-cards = Du hast eine Schicksalskarte. Nur du siehst sie; darauf steht, wann du sie spielen kannst. Passt es jetzt nicht, würfle einfach.
concept-stronger-enemies = Je mehr Crew du hast, desto stärker die Gegner: Sie wachsen bei 3, 6 und 9 Crewkarten. Waffen zählen nicht.
concept-stuck = Eine Figur im Treibsand kann im nächsten Zug nicht ziehen. Die andere muss gehen.
concept-volcano-for-the-officer = Hier kann dein Offizier in den Vulkan abbiegen. Dort gibt es Gold, einen Geysir, der dich heimwirft, und den Weg zum König.
concept-volcano-for-the-pirate = Hier kann dein Pirat in den Vulkan abbiegen. Dort gibt es Gold, einen Geysir, der dich heimwirft, und den Weg zum König.
concept-thrown-into-the-den = Wer gegen den Ersten Maat oder den König verliert, landet im Diebesnest und zahlt Zoll. Der Feuersee ist einen Schritt entfernt.
concept-price = Der Preis des Königs wird bei jedem Besuch neu gewürfelt. Mit so viel Gold darfst du zahlen und gewinnst; Gegenstände zählen nicht.
concept-selling = Gegenstände werden nur verkauft, um Schulden zu zahlen oder wenn eine Figur eine dritte Waffe bekommt. Behalte, was dir am meisten Stärke gibt.
