# Das Ziel, der Tisch in Sätzen, der Tisch als Textbild, und die Hinweise.

goal-runs = { $long } in Folge von einer Crew oder { $short } von allen dreien
goal-missing = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
goal-hand = Durchgang { $number } von { $hands }
goal-points = { $points } von { $target } Punkten

describe-hand = Deine Hand
describe-hand-none = Du hast keine Karten auf der Hand.
describe-hand-size = Du hast { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand; das Limit ist { $limit }.
describe-crew = { $crew }: { $ranks }.
describe-crew-none = { $crew }: keine.
describe-rank-several = { $rank } ({ $count }-mal)
describe-actions = Aktionskarten: { $cards }.
describe-distance = Bis zum Sieg: { $seven } oder { $three }.
describe-distance-monkey = Bis zum Sieg: { $seven } oder { $three }; der Affe ist mitgezählt.
describe-choice = Vor dir
describe-laid = Du hast für dein Gebot gelegt: { $cards }.
describe-picked = Du hast zum Abwerfen gewählt: { $cards }.
describe-bid = Dein Gebot liegt verdeckt: { $cards }.
describe-aside = Du siehst dir an: { $cards }.
describe-pile = Du durchsuchst den Abwurfstapel: { $cards }.
describe-auction = Die Auktion
describe-auction-none = Gerade steht keine Karte zur Auktion.
describe-auction-crew = { $card } steht zur Auktion. { $crew } zählt doppelt.
describe-auction-action = { $card } steht zur Auktion. { $about } Keine Crew zählt doppelt.
describe-worth = { $who-is ->
    [you] Dein Gebot
   *[other] Das Gebot von { $who }
} hat den Wert { $value }: { $cards }.
describe-worth-rum = { $who-is ->
    [you] Dein Gebot
   *[other] Das Gebot von { $who }
} hat Rum und den Wert { $value }: { $cards }.
describe-card-marked = { $card } ({ $marks ->
    [played] schon gespielt
    [claimed] beansprucht von { FORM($claimer, case: "dative") }
   *[both] schon gespielt, beansprucht von { FORM($claimer, case: "dative") }
})
describe-open-hand = Die offene Hand: { $cards }.
describe-open-hand-wins = Die offene Hand: { $cards }. Sie gewinnt mit { $runs }.
describe-holds = Hält { $size }.
describe-deals = Gibt.
describe-has-bid = Hat verdeckt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} geboten.
describe-passed = Bietet nicht.
describe-brawled = Steckt diese Runde in einer Schlägerei.
describe-brawled-next = Steckt nächste Runde in einer Schlägerei.
describe-chosen = Hat gewählt.
describe-points = Hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
describe-piles = Die Stapel
describe-you-deal = Du gibst.
describe-deck = Nachziehstapel: { $deck }. Abwurfstapel: { $discard }.
describe-deck-top = Nachziehstapel: { $deck }. Abwurfstapel: { $discard }, obenauf { $card }.

board-auction = Auktion  { $card }
board-auction-none = Auktion  nichts
board-deck = Stapel   { $deck }; Abwurfstapel: { $discard }
board-deck-top = Stapel   { $deck }; Abwurfstapel: { $discard }, obenauf { $card }
board-bid = auf dem Tisch: { $card }
board-card = { $card } von { FORM($owner, case: "dative") }{ $marks ->
   *[none] { "" }
    [played] , gespielt
    [claimed] , beansprucht von { FORM($claimer, case: "dative") }
    [both] , gespielt, beansprucht von { FORM($claimer, case: "dative") }
}
board-aside = Du siehst dir an: { $cards }.
board-pile = Der Abwurfstapel: { $cards }.
board-deals = gibt
board-holds = hält { $size }
board-you-hold = du hältst { $count }
board-bids = bietet { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-brawled = prügelt sich
board-brawled-next = prügelt sich nächste Runde
board-chosen = hat gewählt
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-shows = zeigt { $cards }
board-actions = Aktionen
board-actions-none = keine
board-distance = Bis zum Sieg: { $seven } oder { $three }
board-distance-monkey = Bis zum Sieg: { $seven } oder { $three }; der Affe ist mitgezählt

hint-distance = Deine Hand: { $distance }.
hint-winning = Eine dieser Karten gewinnt den Durchgang: { $cards }.
hint-winning-card = { $card } (noch { $unseen } ungesehen)
hint-auction = Die Auktionskarte gewinnt ihn!
