# Was Bots zu ihren Entscheidungen sagen, für alle.

reason-pay-king = Hier sind deine { $price } Gold, König!
reason-fight-king = Ich kämpfe lieber gegen den König.
reason-pardon = Die Königliche Begnadigung spart mir { $gold } Gold.
reason-rob-gold = { $who } hat am meisten Gold.
reason-rob-crew = { $who } hat die größte Crew.
reason-spoils = { $gold } Gold von { $who } reichen mir.
reason-lair-first = Erst das Versteck: Das kann alles entscheiden.
reason-dismiss = Auf { FORM($crew, case: "accusative") } kann ich verzichten.
reason-sell = Auf { FORM($item, case: "accusative") } kann ich verzichten.
reason-buy-tool = { FORM($item, case: "start") } kommt mir gelegen, für { $gold } Gold.
reason-buy-equal = { FORM($item, case: "start") } ist so gut wie meine Waffen, für { $gold } Gold.
reason-buy-weapon = { FORM($item, case: "start") } bringt meinen { FORM($role, case: "accusative") } auf Stärke { $might }, für { $gold } Gold.
reason-bid-tool = { FORM($item, case: "start") } kommt mir gelegen.
reason-bid-equal = { FORM($item, case: "start") } ist so gut wie meine Waffen.
reason-bid-weapon = { FORM($item, case: "start") } bringt meinen { FORM($role, case: "accusative") } auf Stärke { $might }.
reason-no-bid = Ohne { FORM($item, case: "accusative") } komme ich aus.
reason-too-dear = { FORM($item, case: "start") } ist mir zu teuer.
reason-good-news = Erst die gute Nachricht.
reason-bad-news = Bringen wir es hinter uns.
reason-weakest = Erst gegen die schwächste Figur.
reason-fight-all = Ich muss ohnehin gegen alle kämpfen.
reason-rethink-own = Mein Würfel muss neu geworfen werden.
reason-rethink-other = Dieser Würfel muss neu geworfen werden.
reason-reroll = Keiner dieser Züge ist, was ich will.
reason-fight-enemy = Ich kann { FORM($enemy, case: "accusative") } besiegen.
reason-shun = { $enemy }? Lieber nicht: Der nächste Gegner ist vielleicht schwächer.
reason-docks-home = Vom Hafen aus ist es ein Schritt weniger.
reason-ship-home = Auf dem Schiff kann mich niemand angreifen.
reason-two-blanks = Zweimal leer: Ich kann hin, wohin ich will.
reason-doubles = Ein Pasch bewegt beide meine Figuren.
reason-lucky = Mein Würfel ist jetzt eine { $face }.
reason-peace = Auf diesen Kampf verzichte ich lieber.
reason-guide = Ich weiß genau, wo ich hinwill.
reason-crew = Ein { $crew } { $gains }.
reason-gain-might = bringt meinen { FORM($role, case: "accusative") } auf Stärke { $might }
reason-gain-gold = bringt mir Gold { FORM($settlement, case: "at") } und bei der Burg
reason-only-move = Ich habe keinen anderen Zug.
reason-lair = Mein { $role } geht auf den König los!
reason-lair-odds = Mein { $role } geht auf den König los ({ $chance } %)!
reason-mate = Mein { $role } nimmt es mit dem Ersten Maat auf.
reason-mate-odds = Mein { $role } nimmt es mit dem Ersten Maat auf ({ $chance } %).
reason-foe = Mein { $role } kann dort { FORM($figure, case: "accusative") } besiegen ({ $chance } %).
reason-worse = Meine anderen Züge sehen schlechter aus.
reason-castle = Die Burg zahlt mir { $gold } Gold.
reason-hire = Ich kann { FORM($settlement, case: "at") } Crew anheuern.
reason-gold = Mein { $role } sammelt dort { $gold } Gold ein.
reason-cave = Mein { $role } versucht es mit dem nächsten Gegner.
reason-cave-odds = Mein { $role } versucht es mit dem nächsten Gegner ({ $chance } %).
reason-bridge-crew = Mein { $role } nimmt eine Crewkarte von der größten Crew.
reason-bridge-gold = Mein { $role } nimmt Gold von dort, wo am meisten ist.
reason-lava-tubes = Die Lavaröhren tragen meinen { FORM($role, case: "accusative") } weiter.
reason-docks = Eine Schicksalskarte käme mir gelegen.
reason-church = In der Kirche gibt es Schicksalskarten für mich.
reason-tavern = In der Taverne gibt es Schicksalskarten für mich.
reason-trading-post = Beim Handelsposten biete ich zuletzt.
reason-idol = Das Götzenbild hat vielleicht Gold für mich.
reason-buried-treasure = Dort liegt Gold vergraben.

# Rat für die Person, die gefragt ist.

advice-both = { $first } { $second }
advice-rob-gold = Niemand hat mehr Gold als { $who }.
advice-rob-crew = Niemand hat mehr Crew als { $who }.
advice-dismiss = Auf { FORM($crew, case: "accusative") } ({ $symbols }) kannst du am ehesten verzichten.
advice-gain-first = Erst der Gewinn: Er kann die andere Karte bezahlen.
advice-loss-first = Bring es hinter dich; die andere Karte kommt noch.
advice-docks = Der Hafen ist ein Feld weiter als das Schiff.
advice-ship = Auf dem Schiff kann niemand deine Figur angreifen.
advice-pardon = Die Königliche Begnadigung spart dir { $gold } Gold.
advice-keep-pardon = Es sind { $gold } Gold: Heb die Königliche Begnadigung für eine größere Rechnung auf.
advice-no-pardon = Keine deiner Karten bewahrt dich vor dieser Schuld.
advice-wait = Deine Karten sind für andere Momente.
advice-keep-guide = Kein freies Feld ist jetzt deinen Ortskundigen wert: Behalte ihn.
advice-keep-cards = Behalte deine Karten, bis sie mehr bringen.
advice-guide = Statt zu würfeln, kann dein { $role } direkt { FORM($place, case: "to") }: { $brings }.
advice-reroll = Keiner dieser Züge bringt viel: Ein neuer Wurf vielleicht schon.
advice-reroll-maybe = Ein neuer Wurf führt vielleicht weiter.
advice-two-blanks = Zweimal leer ist ein Geschenk: Setz eine Figur, wohin du willst.
advice-doubles = Ein Pasch bewegt beide Figuren: zwei Felder in einem Zug.
advice-doubles-one = Pasch, aber eine Figur steckt fest: Die andere zieht.
advice-nobody = Niemand kann ziehen: Warte den Treibsand ab.

# Teile der Sätze darunter.
clause-chance = gewinnst du zu { $chance } %
clause-might = steht es Stärke { $own } gegen { $other }
advice-attack-weakest = Erst die schwächste Figur: Gegen { FORM($figure, case: "accusative") } { $said }.
advice-attack = Du musst ohnehin gegen alle kämpfen: Gegen { FORM($figure, case: "accusative") } { $said }.
advice-peace = Wenn du kämpfst, { $said }; „Burgfrieden“ sagt den Kampf ab.
advice-no-card-before = Keine deiner Karten ist für den Moment vor dem Wurf.
advice-keep-peace = Hier { $said }: Heb die Karte für einen schlechteren Kampf auf.
advice-risk = Hier { $said }: Wag es und behalte die Karte.
advice-winning = Du gewinnst schon: Spar deine Karten.
advice-losing-no-card = Du verlierst, aber keine deiner Karten hilft nach dem Wurf.
advice-losing = Du verlierst, aber spar deine Karten für einen wichtigeren Kampf.
advice-rethink-own = Wirf deinen Würfel neu: Du gewinnst bei { $wins } von { $faces } Seiten.
advice-rethink-other = Wirf den anderen Würfel neu: Du gewinnst bei { $wins } von { $faces } Seiten.
advice-lucky = Mit einer { $face } statt deines Würfels gewinnst du.
advice-lucky-still = Auch mit einer { $face } statt deines Würfels gewinnst du.
advice-lucky-not-enough = Dein Würfel wird eine { $face }; das reicht noch nicht.
advice-spoils-crew = { $gain } Und { $who-is ->
    [you] du verlierst
   *[other] { $who } verliert
} diese Karte.
advice-spoils-poor = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} nur { $gold } Gold: Dann müssen Gegenstände verkauft werden, oder eine Figur muss heim.
advice-spoils-gold = { $gold } Gold mehr für dich, { $gold } weniger für { $who-is ->
    [you] dich
   *[other] { $who }
}.
advice-spoils-none = Du darfst { $who-is ->
    [you] dich
   *[other] { $who }
} verschonen, aber Gold schadet nie.
advice-spoils-no-crew = Mehr Crew macht die Gegner in den Höhlen stärker.
advice-enemy = Gegen { FORM($enemy, case: "accusative") } { $said }, für { $reward }.
advice-enemy-next = Gegen { FORM($enemy, case: "accusative") } { $said }, gegen den nächsten Gegner zu { $chance } %.
advice-shun = Gegen { FORM($enemy, case: "accusative") } { $said }.
advice-fight-king = Wenn du kämpfst, { $said }; zahlen gewinnt sofort.
advice-pay-king = Zahl { $price } von deinen { $gold } Gold, und du hast gewonnen.

gain-might = bringt deinen { FORM($role, case: "accusative") } auf Stärke { $might }
gain-gold = bringt dir { $gold } Gold von allen, die { FORM($settlement, case: "to") } kommen
gain-gold-castle = bringt dir { $gold } Gold bei der Burg und von allen, die { FORM($settlement, case: "to") } kommen
advice-crew = Ein { $crew } { $gains }.
advice-crew-mate = Ein { $crew } { $gains }; { $after } % statt { $before } % gegen den Ersten Maat.
advice-crew-king = Ein { $crew } { $gains }; { $after } % statt { $before } % gegen den König.
item-tool = { $item }: { $about }
item-equal = Dein { $role } hat schon zwei Waffen, die so gut sind: { $item }
item-weapon = { FORM($item, case: "start") } bringt deinen { FORM($role, case: "accusative") } von Stärke { $before } auf { $after }
advice-pass = { $gain }. Das ist keine { $gold } Gold wert: Heb dein Gold für den König auf.
advice-bid-last = { $gain }. Du bietest zuletzt: { $gold } Gold reichen.
advice-bid-enough = { $gain }. Niemand nach dir kann mehr als { $gold } Gold bieten.
advice-bid-try = { $gain }. Du bietest nur einmal: { $gold } Gold sind einen Versuch wert, danach hast du { $left }.
advice-bid-dear = { $gain }. Du bietest nur einmal: { $gold } Gold machen es den anderen teuer, danach hast du { $left }.
advice-buy = { $gain }; das kostet { $gold } Gold.
advice-sell-tool = { FORM($item, case: "start") } gibt keine Stärke und bringt { $gold } Gold.
advice-sell = { FORM($item, case: "start") } gibt { $might } Stärke und bringt { $gold } Gold.
advice-sell-weakest = { FORM($item, case: "start") } gibt nur { $might } Stärke und bringt { $gold } Gold.

advice-castle = Die Burg zahlt unterwegs { $gold } Gold.
advice-foe = Dein { $role } kämpft dort gegen { FORM($figure, case: "accusative") }, Stärke { $might }.
advice-foe-odds = Dein { $role } kämpft dort gegen { FORM($figure, case: "accusative") } und gewinnt zu { $chance } %.
advice-foe-odds-cards = Dein { $role } kämpft dort gegen { FORM($figure, case: "accusative") } und gewinnt zu { $chance } % vor Karten.
advice-gold = Dort liegen { $gold } Gold für dich.
advice-cards = Dein { $role } zieht dort { $count ->
    [one] { $count } Schicksalskarte
   *[other] { $count } Schicksalskarten
}.
advice-hire = Dort kannst du { FORM($crew, case: "accusative") } anheuern ({ $symbols }).
advice-hire-pay = Dort kannst du { FORM($crew, case: "accusative") } anheuern ({ $symbols }), für { $gold } Gold an andere.
advice-cave = In einer Höhle kostet Verlieren nichts.
advice-cave-odds = Dein { $role } besiegt den nächsten Gegner zu { $chance } %, und Verlieren kostet nichts.
advice-mate = Besiege dort den Ersten Maat, und der nächste Zug führt ins Versteck.
advice-mate-odds = Dein { $role } besiegt den Ersten Maat zu { $chance } %; der nächste Zug führt ins Versteck.
advice-lair = Im Versteck kannst du sofort gewinnen.
advice-lair-odds = Im Versteck gewinnst du das Spiel zu { $chance } %, mit Gold oder im Kampf.
advice-bridge-crew = Dein Offizier nimmt eine Crewkarte von der größten Crew.
advice-bridge-gold = Dein Pirat nimmt bis zu { $gold } Gold dort, wo am meisten ist.
advice-trading-post = Dort wird ein Gegenstand versteigert, und du bietest zuletzt.
advice-idol = Das Götzenbild gibt einen Würfel Gold; nur eine leere Seite schickt dich heim.
advice-buried-treasure = Dort liegen zwei Würfel Gold vergraben, im Schnitt 5.
advice-lava-tubes = Die Lavaröhren tragen deine Figur um einen weiteren Würfel voran.
advice-only-move = Es ist dein einziger Zug: { $note }.
advice-nearer = Das bringt deinen { FORM($role, case: "accusative") } näher zum König: noch { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} bis zum Feuersee.
advice-least-bad = Kein Zug ist hier gut; dieser kostet am wenigsten: { $note }.
advice-note = { FORM($note, case: "start") }.
advice-other-quicksand = Dein { $role } würde im Treibsand stecken bleiben.
advice-other-geyser = Ein Geysir würde deinen { FORM($role, case: "accusative") } heimwerfen.
advice-other-thieves-den = Dein { $role } würde im Diebesnest Zoll zahlen.
advice-lair-first = Erst das Versteck: Wenn du dort gewinnst, ist alles andere egal.
advice-crew-first = Zuerst angeheuerte Crew zählt schon, wenn dein { $role } handelt.
advice-gold-first = Zuerst genommenes Gold kann bezahlen, was deinem { FORM($role, case: "dative") } begegnet.
advice-cards-first = Zuerst gezogene Schicksalskarten können deinem { FORM($role, case: "dative") } helfen.
advice-prize-first = Was du zuerst gewinnst, kann deinem { FORM($role, case: "dative") } schon helfen.
advice-first = Zuerst das: { $note }. Danach kommt dein { $role }.
