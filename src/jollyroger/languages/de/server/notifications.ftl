tell-over-title = Das Spiel ist vorbei
tell-turn-title = Du bist dran
tell-reminder-title = Du bist immer noch dran
tell-test-title = Eine Testnachricht
tell-over = { $company ->
    [none] Deine Partie { $game } ist vorbei. Schau, wie es ausging.
   *[some] Deine Partie { $game } mit { $names } ist vorbei. Schau, wie es ausging.
}
tell-turn = { $company ->
    [none] Du bist dran: { $game }
   *[some] Du bist dran: { $game } mit { $names }
}
tell-reminder = { $company ->
    [none] Du bist immer noch dran: { $game }
   *[some] Du bist immer noch dran: { $game } mit { $names }
}
tell-test = { $company ->
    [none] So erfährst du, wann du bei { $game } dran bist.
   *[some] So erfährst du, wann du bei { $game } mit { $names } dran bist.
}
tell-others = { $count ->
    [one] { $count } weiteren Person
   *[other] { $count } weiteren
}
tell-left = { $text } · noch { $time }
tell-time = { $unit ->
    [days] { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
    [hours] { $count } Std.
   *[minutes] { $count } Min.
}
tell-somebody = jemand
tell-confirm-subject = Bescheid sagen, wenn du dran bist?
tell-confirm = Jemand an einem Tisch von { $game } möchte an diese Adresse eine Mail, sobald ein Zug ansteht.

    Wenn du das bist, öffne diesen Link innerhalb von drei Tagen:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.
tell-stop = Diese Nachrichten abbestellen: { $link }
tell-stop-button = Nachrichten beenden
tell-stop-mails = Keine Mails mehr zu diesem Spiel: { $link }
tell-stopped = Diese Nachrichten sind schon abbestellt.
tell-none-here = Dieser Server verschickt keine Nachrichten.
tell-link-old = Dieser Link gilt nicht mehr. Bitte am Tisch um eine neue Mail.
tell-zone = Dieser Server kennt deine Zeitzone nicht.
tell-game-over = Das Spiel ist vorbei, niemand ist mehr dran.
tell-most = Höchstens { $most } Wege gleichzeitig. Schalte erst einen aus.
tell-confirm-first = Öffne den Link in der ersten Mail; bis dahin wird nichts weiter verschickt.
tell-keys = Die Schlüssel des Browsers sind nicht lesbar.
tell-no-mail = Dieser Server verschickt keine Mails.
tell-no-address = Das ist keine Mailadresse.
tell-enough-mails = Heute wurden schon genug Mails dorthin geschickt. Versuch es morgen wieder.
tell-too-many = Zu viele Nachrichten in einer Stunde. Versuch es später noch einmal.
tell-no-answer = Der Empfänger antwortet nicht.
tell-refused = Der Empfänger hat die Nachricht abgelehnt ({ $status }).
tell-mail-refused-address = Der Mailserver hat diese Adresse abgelehnt.
tell-mail-refused = Der Mailserver hat die Mail abgelehnt.
tell-mail-no-answer = Der Mailserver antwortet nicht.
tell-not-web = Das ist keine Webadresse.
tell-https = Die Adresse muss mit https:// beginnen.
tell-host = Dieser Server schickt nichts an { $host }; sein Betreiber kann das erlauben.
tell-private = Diese Adresse liegt in einem privaten Netz.
