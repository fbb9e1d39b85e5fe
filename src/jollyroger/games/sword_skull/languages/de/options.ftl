# Die Antworten auf eine Frage: ganze Texte, kurze Knöpfe, Anmerkungen, Überschriften und Warnungen.

option-move = { $role } { FORM($place, case: "to") }: { $brings }
option-first = { $role } zuerst, { FORM($place, case: "at") }: { $brings }
option-reroll = Den { $die ->
    [1] ersten
   *[2] zweiten
} Würfel ({ $face }) mit dem Kompass neu werfen
option-reroll-unknown = Den { $die ->
    [1] ersten
   *[2] zweiten
} Würfel mit dem Kompass neu werfen
option-play = „{ $card }“ spielen: { $about }
option-rethink-own = „Geistesblitz“ spielen: deinen Würfel neu werfen
option-rethink-other = „Geistesblitz“ spielen: den anderen Würfel neu werfen
option-buy = Räuberhandel: { $owner-is ->
    [you] dir
   *[other] { $owner }
} { FORM($item, case: "accusative") } für { $price } Gold abkaufen
option-resolve = { $card }: { $about }
option-hire = { $crew } anheuern ({ $symbols })
option-take = { $crew } nehmen ({ $symbols })
option-dismiss = { $crew } verlieren ({ $symbols })
option-rob = Von { $who-is ->
    [you] dir
   *[other] { $who }
} nehmen
option-attack = Gegen { FORM($figure, case: "accusative") } kämpfen (Stärke { $might })
option-attack-nobody = Gegen den { FORM($role, case: "accusative") } von jemandem kämpfen, der nicht da ist
option-bid = { $gold } Gold bieten
option-sell = { $item } für { $price } Gold verkaufen
option-pay-king = { $price } Gold zahlen und gewinnen
option-fight-king = Gegen den Piratenkönig kämpfen
option-fight-enemy = Gegen { FORM($enemy, case: "accusative") } kämpfen
option-pay-debt = { $gold } Gold zahlen
option-end-turn = Zug beenden
option-no-card = Keine Karte spielen
option-roll = Würfeln
option-keep = Wurf behalten
option-pass = Passen
option-pay = Zahlen
option-fight = Kämpfen
option-shun = Mit der Laterne vorbeischleichen und gegen den nächsten Gegner kämpfen
option-take-gold = { $gold } Gold nehmen
option-take-nothing = Nichts nehmen
option-to-ship = Zurück aufs Schiff
option-to-docks = Mit dem Beiboot in den Hafen

button-first = { $role } zuerst
button-reroll = Neu werfen
button-play = Spielen
button-rethink-own = Deinen Würfel neu
button-rethink-other = Anderen Würfel neu
button-buy = Kaufen
button-resolve = Diese zuerst
button-hire = Anheuern
button-take = Nehmen
button-dismiss = Ziehen lassen
button-rob = Hier nehmen
button-sell = Verkaufen
button-move = { $role } hierher
button-attack = Gegen { FORM($figure, case: "accusative") }
button-bid = { $gold } bieten
button-shun = Vorbeischleichen
button-to-ship = Hierher
button-to-docks = Per Beiboot hierher

group-first = Zuerst
group-compass = Kompass
group-fortune = Schicksalskarten
group-bargain = Räuberhandel
group-hire = Anheuern
group-take = Nehmen
group-dismiss = Verlieren
group-rob = Nehmen von
group-sell = Verkaufen
group-fight = Kampf
group-bid = Bieten

note-once = einmal pro Zug
note-now = jetzt { $face }
note-buy = { $about } · { $gold } Gold an { $who-is ->
    [you] dich
   *[other] { $who }
}
note-left = { $symbols } · noch { $count }
note-might = Stärke { $own } gegen { $other }
note-might-chance = Stärke { $own } gegen { $other } · Siegchance { $chance } %
note-might-chance-cards = Stärke { $own } gegen { $other } · Siegchance { $chance } % vor Karten
note-chance-cards = Siegchance { $chance } % vor Karten
note-leaves = danach hast du { $gold }
note-leaves-enough = danach hast du { $gold } · niemand kann mehr bieten
note-short = { $gold } Gold fehlen
note-have = du hast { $gold }
note-reward = Stärke { $might } · Belohnung { $reward }
note-reward-chance = Stärke { $might } · Belohnung { $reward } · Siegchance { $chance } %
note-next = Siegchance { $chance } % gegen den nächsten
note-to-ship = der nächste Zug beginnt ein Feld weiter hinten

risk-debt = Du müsstest { $owed } Gold zahlen und hast nur { $gold }: Du verkaufst Gegenstände, oder dein { $role } geht zurück aufs Schiff.
risk-mate = Du besiegst den Ersten Maat zu { $chance } %. Sonst landest du im Diebesnest und zahlst dort.
risk-foe = Du müsstest gegen { FORM($figure, case: "accusative") } kämpfen und gewinnst nur zu { $chance } %.
risk-king = Du könntest { $price } Gold zahlen und sofort gewinnen. Wenn er dich besiegt, landest du im Diebesnest.
