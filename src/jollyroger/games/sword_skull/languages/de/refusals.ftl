# Warum etwas jetzt nicht geht.

refusal-sell = Gegenstände verkaufst du nur, um Schulden zu zahlen, oder bei einer dritten Waffe für dieselbe Figur.
refusal-no-card = Du hast die Karte „{ $card }“ nicht.
refusal-when = „{ $card }“ spielst du { $when }.
refusal-roll-first = Erst würfeln: Die Würfel sagen, wie weit du ziehst.
refusal-doubles = Pasch: Behalte erst den Wurf, dann ziehen beide Figuren.
refusal-reroll-same = Beide Würfel zeigen dasselbe: Wirf den ersten neu.
refusal-reroll = Nur mit dem Kompass wirfst du einen Würfel neu, und nur einmal pro Zug.
refusal-place-outside = Eine Figur wird auf den Außenweg gesetzt, sonst nirgends hin.
refusal-place-taken = Dort steht schon eine Figur.
refusal-other-figure = Jetzt zieht dein { $role }.
refusal-ship = Auf ihr Schiff kommt eine Figur nur, wenn etwas sie dorthin schickt.
refusal-lake = Vom Feuersee geht es nur ins Versteck weiter.
refusal-move = Ein Zug von { $total } endet dort nicht.
refusal-stuck = Sie steckt in diesem Zug im Treibsand fest.
refusal-fight-all = Du musst gegen alle kämpfen, in beliebiger Reihenfolge.
refusal-strongbox = Eine Geldkassette schützt das Gold von { $who-is ->
    [you] dir
   *[other] { $who }
}.
refusal-crew = { $who-is ->
    [you] Du hast
   *[other] { $who } hat
} nicht mehr Crew als du.
refusal-pay = Dir fehlen { $gold } Gold: Verkaufe Gegenstände, bis du zahlen kannst.
refusal-no-item = Diesen Gegenstand hast du nicht.
refusal-bid-low = Biete mehr als { $gold } Gold, oder passe.
refusal-bid-high = Du hast nur { $gold } Gold.
refusal-sell-weapon = Verkaufe eine der drei Waffen für deinen { FORM($role, case: "accusative") }.
refusal-too-dear = Das kostet { $price } Gold, und du hast { $gold }.
refusal-no-weapon = Sonst hat niemand diese Waffe.
