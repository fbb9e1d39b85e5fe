refusal-daily-fixed = Das Spiel des Tages ist für alle gleich: ohne Optionen und ohne Startzahl.
refusal-daily-one-person = Das Spiel des Tages ist für eine Person: Das Glück ist an jedem Tisch gleich. Auf den anderen Plätzen sitzen Bots.
refusal-day-over = Der Tag dieses Spiels ist vorbei und sein Glück bekannt. Kopiere den Tisch, um mit neuem Glück weiterzuspielen.
refusal-long-clock-substitute = Mit einer Uhr von Stunden oder Tagen wartet das Spiel auf Abwesende, bis ihre Zeit um ist: Kein Bot springt früher ein. Setze 'substitute_after' auf null.
refusal-fewer-choices = Es gibt erst { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}.
refusal-clone-over = Dort ist das Spiel schon vorbei. Wähle einen Moment vor dem Ende.
refusal-clone-seats = Das Spiel hat { $seats } Plätze, nicht { $asked }.
refusal-replace-bot = Nur ein Bot kann durch einen anderen Bot ersetzt werden.
refusal-bot-stands-in = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refusal-stale-choice = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin und wähle neu.
refusal-host-nobody = Dort sitzt niemand, der Gastgeber werden könnte.
refusal-link-old = Dieser Link gilt nicht mehr. Bitte den Gastgeber um den richtigen.
refusal-seats-taken = Alle Plätze sind besetzt.
refusal-seat-of-bot = Auf Platz { $seat } spielt ein Bot. Bitte den Gastgeber, ihn für dich freizumachen.
refusal-second-hand = Du hast schon einen Platz an diesem Tisch und darfst keine zweiten Handkarten sehen.
refusal-name-taken = Hier heißt schon jemand { $name }. Nimm einen anderen Namen.
refusal-no-seat = Platz { $seat } gibt es an diesem Tisch mit { $seats } Plätzen nicht.
refusal-not-your-seat = Das ist nicht dein Platz. Öffne seinen Link, um ihn zu nehmen.
refusal-host-only = Das kann nur der Gastgeber.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-host-only-now = Solange das Spiel läuft, kann das nur der Gastgeber.
refusal-copy-shows-hands = Das Spiel läuft noch, und eine Kopie würde fremde Karten zeigen. Warte, bis es vorbei ist.
refusal-play-to-end = Das Spiel ist noch nicht vorbei. Spielt es erst zu Ende.
refusal-again-own-only = Nur wer an diesem Tisch saß, kann noch einmal spielen.
refusal-undo-off = Zurücknehmen ist an diesem Tisch aus.
refusal-stale = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin.
refusal-chat-rate = Du schreibst schneller, als die anderen lesen können. Warte einen Moment.
refusal-muted = Der Gastgeber hat dich stummgeschaltet.
refusal-point = Nur wer hier sitzt oder zuschaut, kann auf etwas zeigen.
refusal-rewound-too-often = Dieses Spiel ist zu oft zurückgegangen. Spielt weiter, oder kopiert den Tisch nach dem Ende.
refusal-rewind-off = Zurücknehmen ist an diesem Tisch aus, also geht das Spiel nicht zurück.
refusal-others-vote = Darüber stimmen die anderen ab, nicht der Gastgeber.
refusal-link-nobody = Dort sitzt niemand. Nimm den Link zum Mitspielen.
refusal-link-present = Die Person ist da: Bitte sie, sich selbst einen neuen Link zu machen.
refusal-link-wait = Du kannst den neuen Link in { $unit ->
    [hours] { $count ->
        [one] einer Stunde
       *[other] { $count } Stunden
    }
   *[minutes] { $count ->
        [one] einer Minute
       *[other] { $count } Minuten
    }
} machen, wenn die Person wegbleibt.
refusal-name-characters = Ein Name besteht aus Buchstaben, Ziffern, Zeichen und Emoji: ohne Steuerzeichen, und ohne Leerzeichen am Anfang oder Ende.
refusal-name-marks = In diesem Namen hat ein Buchstabe zu viele Zeichen über sich.
refusal-name-invisible = Ein Name hat mindestens ein sichtbares Zeichen.
refusal-name-long = Ein Name hat höchstens { $most } Zeichen.
refusal-no-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
refusal-record-when-over = Das Spiel ist noch nicht vorbei. Die Aufzeichnung gibt es danach.
refusal-table-open = Der Tisch ist schon eröffnet.
refusal-game-not-over = Das Spiel ist noch nicht vorbei.
refusal-next-open = Das nächste Spiel ist schon eröffnet.
refusal-seat-taken = Platz { $seat } ist besetzt.
refusal-begun = Das Spiel hat schon begonnen.
refusal-seat-free = Platz { $seat } ist frei: Warte auf jemanden, oder setz einen Bot hin.
refusal-over-clone = Das Spiel ist vorbei und sein Geheimnis bekannt. Kopiere den Tisch, um von einem seiner Momente weiterzuspielen.
refusal-back-start = Dieses Spiel beginnt nach Entscheidung { $choice }, weiter zurück geht es nicht.
refusal-back-only = Du kannst nur zurückgehen; es gibt erst { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}.
refusal-undo-asked = Jemand möchte schon etwas zurücknehmen. Warte die Abstimmung ab.
refusal-nothing-chosen = Du hast noch nichts entschieden.
refusal-no-undo-asked = Niemand möchte etwas zurücknehmen.
refusal-no-vote = Du stimmst hier nicht mit ab.
refusal-paused = Das Spiel macht Pause.
refusal-move-first = Nur wer allein gegen Bots spielt, kann sich den ersten Zug wünschen, und nicht im Spiel des Tages.
refusal-no-guided = Für { $game } gibt es keine geführte erste Partie.
refusal-guided-fixed = Die geführte Partie legt alles selbst fest: Schick nur das Spiel und einen Namen.
refusal-hint-rivals = Wer gegeneinander spielt, bekommt Tipps nur an Übungstischen.
refusal-hint-turn = Einen Tipp gibt es, wenn du dran bist.
refusal-hint-log-full = Das Logbuch dieses Tisches ist voll: Es gibt keine Tipps mehr.
refusal-hint-stale = Am Tisch hat sich inzwischen etwas geändert. Frag noch einmal.
refusal-log-full = Das Logbuch dieses Tisches ist voll: Das Spiel kann noch zu Ende gespielt werden, mehr nicht.
refusal-pointing-rate = Nicht so schnell: Die anderen schauen noch.
refusal-analysis-when-over = Das Spiel läuft noch. Analysiert wird es danach.
refusal-no-analyses = Hier werden keine Spiele analysiert.
refusal-not-saved = Das ließ sich gerade nicht speichern. Nichts ist verloren, versuch es noch einmal.
refusal-device-full = Auf diesem Gerät ist kein Platz mehr, um das zu speichern. Nichts ist verloren: Schaff etwas Platz und versuch es noch einmal.
refusal-unreachable = Die Tische sind gerade nicht erreichbar. Nichts ist verloren, versuch es gleich noch einmal.
refusal-watch-link-only = Diesem Tisch kann man nur mit seinem Link zuschauen.
refusal-too-many-messages = Zu viele Nachrichten, etwas langsamer bitte.
refusal-too-many-bad-messages = Zu viele Nachrichten, auf die es keine Antwort gibt.
refusal-message-unreadable = Die Nachricht ist nicht lesbar: { $error }
refusal-no-hello = Es kam keine Begrüßung (hello).
refusal-hello-first = Die erste Nachricht muss eine Begrüßung (hello) sein.
refusal-expelled = Deinen Platz hat jetzt jemand anderes.
refusal-record-long = Die Aufzeichnung ist zu lang: Weiterspielen geht bis { $most } kB.
refusal-record-choices = Die Aufzeichnung ist zu lang: Weiterspielen geht bis { $most } Entscheidungen.
refusal-record-components = Gespielt wurde mit anderem Spielmaterial, das es hier nicht gibt.
refusal-log-without-rolls = Im Logbuch dieses Tisches fehlen die Würfe, also lässt sich die Aufzeichnung hier nicht lesen.
refusal-never-started = Das Spiel an diesem Tisch hat nie begonnen, also gibt es keine Aufzeichnung.
