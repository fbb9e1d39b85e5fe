verdict-proven = Bewiesen: { $rolls ->
    [0] Es wurde nichts gewürfelt
    [one] Der einzige Wurf folgt aus dem am Anfang versiegelten Geheimnis
   *[other] Alle { $rolls } Würfe folgen aus dem am Anfang versiegelten Geheimnis
}, und { $choices ->
    [0] noch ist nichts entschieden
    [one] die einzige Entscheidung ist erlaubt
   *[other] alle { $choices } Entscheidungen sind erlaubt
}.
verdict-unproven = Erlaubt, aber nicht bewiesen: { $choices ->
    [0] noch ist nichts entschieden
    [one] die einzige Entscheidung ist erlaubt
   *[other] alle { $choices } Entscheidungen sind erlaubt
}{ $rolls ->
    [0] { "" }
    [one] , wenn der eine Wurf der Aufzeichnung stimmt
   *[other] , wenn die { $rolls } Würfe der Aufzeichnung stimmen
}.
verdict-parts = { $outcome ->
    [proven] Bewiesen
   *[unproven] Erlaubt, aber nicht bewiesen
}: { $choices ->
    [0] noch ist nichts entschieden
    [one] die einzige Entscheidung ist erlaubt
   *[other] alle { $choices } Entscheidungen sind erlaubt
}.
part-none-chosen = Seitdem ist nichts entschieden worden.
part-none-rolled = In den Entscheidungen danach wurde nichts gewürfelt ({ $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}).
part-follows = { $rolls ->
    [one] Der eine Wurf danach ({ $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}) folgt
   *[other] Die { $rolls } Würfe danach ({ $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}) folgen
} aus dem am Anfang versiegelten Geheimnis.
part-unchecked = { $rolls ->
    [one] Der eine Wurf danach ({ $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}) lässt
   *[other] Die { $rolls } Würfe danach ({ $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}) lassen
} sich nicht prüfen.
part-taken = { $what ->
    [nothing] Nichts wurde
    [deal] Das Austeilen wurde
    [choice] Entscheidung { $last } wurde
    [choices] Die Entscheidungen { $first } bis { $last } wurden
    [deal-choice] Das Austeilen und Entscheidung { $last } wurden
   *[deal-choices] Das Austeilen und die Entscheidungen { $first } bis { $last } wurden
} aus einem anderen Spiel übernommen; { $finding ->
    [none] dort wurde nichts gewürfelt
    [unchecked] die Würfe dort ({ $rolls }) lassen sich nicht prüfen, weil die Aufzeichnung das Geheimnis jenes Spiels nicht enthält
    [not-noted] die Würfe dort ({ $rolls }) folgen aus dem Geheimnis jenes Spiels, aber sein Siegel ist keins der notierten
    [too-few] die Würfe dort ({ $rolls }) folgen aus dem Geheimnis jenes Spiels, aber so wenige könnten passend gemacht sein
   *[follow] die Würfe dort ({ $rolls }) folgen aus dem Geheimnis jenes Spiels
}.
unproven-nothing-sealed = Am Anfang wurde nichts versiegelt, was die Würfe beweisen könnte.
unproven-not-over = Die Würfe lassen sich prüfen, wenn das Spiel vorbei und sein Geheimnis bekannt ist.
unproven-no-secret = Die Aufzeichnung enthält das Geheimnis nicht, das die Würfe beweisen würde.
luck-seeded = Das Glück stand durch eine Startzahl fest, also konnte es vorher bekannt sein.
luck-seeded-before = Das Glück eines Spiels, das hier fortgesetzt wurde, stand durch eine Startzahl fest, also konnte es vorher bekannt sein.
luck-without-salt = Niemand hat etwas Eigenes (Salz) beigetragen, also konnte, wer das Geheimnis zog, die Würfe vorher kennen.
luck-own-part = Jedes Geheimnis beweist nur seinen eigenen Teil.
