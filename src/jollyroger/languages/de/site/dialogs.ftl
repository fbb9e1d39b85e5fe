# Die Fenster eines Tisches: Nachrichten, ein Platz, Links zum Teilen, der Tisch selbst.

dialog-one-moment = Einen Moment …
dialog-as-host = Als Gastgeber

dialog-notify-title = Sag mir, wenn ich dran bin
dialog-notify-about = Schließ die Seite ruhig: Du hörst von uns, wenn du eine Minute weg bist und der Tisch auf dich wartet.
dialog-notify-nothing = Dieser Server verschickt keine Nachrichten. Wer ihn betreibt, kann sie mit <code>--public-url</code> einschalten.
dialog-notify-open-tab = Solange diese Seite in einem Tab offen ist, machen ihr Titel und eine Glocke dich aufmerksam; siehe <settings>Einstellungen</settings>.
dialog-notify-active = Für dich an
dialog-notify-this-device = Dieses Gerät
dialog-notify-another-device = Ein anderes Gerät
dialog-notify-mail = Mail
dialog-notify-chat = Chat
dialog-notify-mail-to = Mail an { $destination }
dialog-notify-chat-at = Chat bei { $destination }
dialog-notify-for = für { $name }
dialog-notify-unconfirmed = Öffne zuerst den Link in der Mail.
dialog-notify-quiet = Ruhe von { $start } bis { $end }
dialog-notify-test = Testen
dialog-notify-test-which = Testen: { $which }
dialog-notify-test-sent = Eine Testnachricht ist unterwegs.
dialog-notify-stop = Ausschalten
dialog-notify-stop-which = Ausschalten: { $which }
dialog-notify-stopped = Ausgeschaltet.
dialog-notify-push-button = Für dieses Gerät einschalten
dialog-notify-push-done = Ab jetzt sagt dir dieses Gerät Bescheid.
dialog-notify-mail-button = Bestätigungslink schicken
dialog-notify-mail-done = Eine Mail ist unterwegs. Öffne den Link darin, dann bekommst du Bescheid.
dialog-notify-chat-button = Meine Züge dort melden
dialog-notify-chat-done = Ab jetzt werden deine Züge dort gemeldet.
dialog-notify-seat = Für den Platz von
dialog-notify-how = Wie
dialog-notify-no-mail = Dieser Server verschickt keine Mails. Nimm einen anderen Weg, oder frag beim Betreiber nach.
dialog-notify-no-chat = Dieser Server meldet nichts in Chats. Wer ihn betreibt, kann eine Adresse erlauben, etwa discord.com.
dialog-notify-no-push = Dieser Server schickt nichts an Browser.
dialog-notify-address = Mailadresse
dialog-notify-address-kept = Wir behalten sie, solange du hier sitzt, und noch eine Woche nach dem Spiel, falls ihr weiterspielt.
dialog-notify-webhook = Webhook-Adresse
dialog-notify-webhook-about = Hier erlaubt: { $hosts }. In Discord: Kanaleinstellungen, Integrationen, Webhooks, URL kopieren.
dialog-notify-game-over = Auch melden, wenn das Spiel vorbei ist

dialog-quiet-hours = Ruhezeit
dialog-quiet-from = von
dialog-quiet-to = bis
dialog-quiet-about = Was in dieser Zeit anfällt, kommt danach. Deine Zeitzone: { $zone }.

dialog-seat-free = Dieser Platz ist frei.
dialog-seat-bot = Hier sitzt ein Bot: { $bot }.
dialog-seat-substituted = Abwesend; ein Bot springt ein.
dialog-seat-yours = Das ist dein Platz.
dialog-seat-here = Da.
dialog-seat-away = Abwesend.
dialog-seat-play-as = Als { $name } spielen
dialog-seat-back = Ich bin wieder da
dialog-seat-leave = Platz verlassen
dialog-seat-other-device = Auf einem anderen Gerät weiterspielen
dialog-seat-link-about = Dieser Link ist dein Platz. Wer ihn hat, spielt in deinem Namen{ $host ->
    [yes] {" "}und ist Gastgeber
   *[no] {""}
}.
dialog-seat-link = Link zu deinem Platz
dialog-seat-link-qr = Der Link zu deinem Platz als QR-Code
dialog-seat-renew-link = Neuer Link statt des alten
dialog-seat-mute = Stummschalten
dialog-seat-unmute = Wieder hören
dialog-seat-let-talk = Wieder reden lassen
dialog-seat-which-bot = Welcher Bot
dialog-seat-strength-of = des Bots
dialog-seat-put-bot = Bot hinsetzen
dialog-seat-send-away = Wegschicken, Platz freimachen
dialog-seat-free-it = Platz freimachen
dialog-seat-make-host = Zum Gastgeber machen
dialog-seat-new-link = Neuer Link für diesen Platz
dialog-seat-new-link-at = { $name } kann bis { $time } zurückkommen. Danach kannst du hier den neuen Link erstellen.
dialog-seat-send-link = Schick das an die Person auf diesem Platz; ihr alter Link gilt nicht mehr.
dialog-seat-new-link-label = Neuer Link zum Platz

dialog-share-title = Diesen Tisch teilen
dialog-share-invite = Zum Mitspielen einladen
dialog-share-join-about = Schick diesen Link. Wer ihn öffnet, tippt einen Namen und ist dabei.
dialog-share-full = Gerade sind alle Plätze besetzt.
dialog-share-local = Dieser Link funktioniert nur auf diesem Computer. Damit andere hereinkommen, starte den Server mit <code>--host 0.0.0.0</code> und öffne die Seite mit der Adresse dieses Computers in deinem Netz.
dialog-share-join-link = Link zum Mitspielen
dialog-share-join-text = Spiel { $game } mit mir!
dialog-share-join-button = Einladung teilen
dialog-share-join-qr = Der Link zum Mitspielen als QR-Code
dialog-share-watch = Andere zuschauen lassen
dialog-share-watch-about = { $watch ->
    [all] Alle dürfen zuschauen.
   *[link] Wer diesen Link hat, darf zuschauen.
} Wer zuschaut, sieht keine verdeckten Karten.
dialog-share-watch-link = Link zum Zuschauen
dialog-share-watch-text = Schau uns bei { $game } zu!
dialog-share-watch-button = Zuschauerlink teilen

dialog-table-seats = Wähl einen Platz, um ihn zu verlassen oder jemanden stummzuschalten{ $host ->
    [yes] {" "}oder wegzuschicken
   *[no] {""}
}.
dialog-table-undo = Zurücknehmen
dialog-table-clock = Uhr
dialog-table-absent = Abwesende
dialog-table-watching = Zuschauen
dialog-table-pace = Tempo der Bots
dialog-table-practice = Übung
dialog-table-practice-on = Tipps sind erlaubt
dialog-table-daily = Spiel des Tages
dialog-table-cloned = Kopie von
dialog-table-cloned-from = einem anderen Tisch
dialog-table-sealed = Das Glück dieses Tisches wurde vor dem Spiel versiegelt: <code>{ $commitment }…</code> <fair>Wie das geprüft wird</fair>
dialog-table-resume = Weiter
dialog-table-pause = Spiel anhalten
dialog-table-rewind-to = Zurück zu Moment
dialog-table-rewind = Zurückspulen
dialog-table-rewind-about = Was seitdem gewählt wurde, ist weg; das Glück bleibt, wie es ist. Die anderen werden vorher gefragt. Die Nummern der Momente stehen im Logbuch.
dialog-table-play-on = Ab dem letzten Zug weiterspielen
dialog-table-clone = Tisch kopieren, wie er steht
dialog-table-clone-later = Solange andere spielen, würde eine Kopie zeigen, was sie haben; deshalb wartet sie bis zum Ende.
dialog-table-save = In Datei speichern
