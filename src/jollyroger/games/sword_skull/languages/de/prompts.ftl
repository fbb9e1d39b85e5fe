# Die Frage, die gestellt wird.

prompt-over = Das Spiel ist vorbei.
prompt-roll = Du bist dran. Würfeln, oder erst eine Karte spielen?
prompt-place = Setz eine deiner Figuren auf ein freies Feld.
prompt-order = Pasch: Beide Figuren sind gezogen. Welche handelt zuerst?
prompt-hire = Wen heuerst du an?
prompt-cards = Welche Karte zuerst?
prompt-mutiny = Meuterei! Wer verlässt dich?
prompt-bridge = Die Tränenbrücke: Von wem nimmst du?
prompt-bargain = Vor dem Ende deines Zugs noch ein Räuberhandel?
prompt-end = Zug beenden?
prompt-way = Welchen Weg nimmt dein { $role }?
prompt-weapons = Dein { $role } kann zwei Waffen tragen. Welche verkaufst du?
prompt-pardon = Du schuldest { $debts }. Zahlen, oder eine Karte spielen?
prompt-sell = Dir fehlen { $gold } Gold. Welchen Gegenstand verkaufst du?
prompt-home = Dein { $role } muss zurück: aufs Schiff, oder mit dem Beiboot in den Hafen?
prompt-before-roll = { $attacker } greift { FORM($defender, case: "accusative") } an. Vor dem Wurf eine Karte spielen?
prompt-after-roll = { $standing ->
    [winning] Du gewinnst
   *[losing] Du verlierst
} mit { $own } zu { $other }. Eine Karte spielen?
prompt-after-blank = { $standing ->
    [winning] Du gewinnst
   *[losing] Du verlierst
} durch einen leeren Würfel. Eine Karte spielen?
prompt-after-tie = { $standing ->
    [winning] Du gewinnst
   *[losing] Du verlierst
}: Bei Gleichstand siegt, wer angreift. Eine Karte spielen?
prompt-fight = Gegen wen kämpft dein { $role } zuerst?
prompt-fight-next = Gegen wen kämpft dein { $role } als Nächstes?
prompt-spoils = Du hast { FORM($figure, case: "accusative") } besiegt! Was nimmst du?
prompt-lantern = { $enemy }! Kämpfen, oder mit der Laterne vorbeischleichen?
prompt-king = Dem Piratenkönig { $price } Gold zahlen, oder kämpfen?
prompt-take-crew = Die Tränenbrücke: Wen nimmst du { $who-is ->
    [you] dir
   *[other] { $who }
} weg?
prompt-move-anywhere = Zweimal leer: Setz eine Figur irgendwo auf den Außenweg.
prompt-move-nobody = Keine deiner Figuren kann ziehen.
prompt-move = Wer zieht { $total }: dein { $role } oder dein { $role2 }?
prompt-move-one = Zieh { $total } mit deinem { FORM($role, case: "dative") }.
prompt-move-doubles-one = Pasch, aber nur dein { $role } kann ziehen: { $total }.
prompt-move-doubles = Pasch! Beide Figuren ziehen { $total }.
prompt-bid = In der Auktion: { $item }. Bietest du?
prompt-bid-more = { $who } bietet { $gold } für { FORM($item, case: "accusative") }. Mehr?
