# Okna stołu: powiadomienia, miejsce, linki do udostępnienia, sam stół.

dialog-one-moment = Chwileczkę …
dialog-as-host = Jako gospodarz

dialog-notify-title = Daj znać, gdy będzie moja kolej
dialog-notify-about = Zamknij stronę i zajmij się swoimi sprawami: odezwiemy się, gdy nie będzie cię od minuty, a stół będzie na ciebie czekał.
dialog-notify-nothing = Ten serwer nie wysyła wiadomości. Prowadzący może je włączyć opcją <code>--public-url</code>.
dialog-notify-open-tab = Dopóki ta strona jest otwarta w karcie, dadzą ci znać jej tytuł i dzwonek; zobacz <settings>Ustawienia</settings>.
dialog-notify-active = Włączone dla ciebie
dialog-notify-this-device = To urządzenie
dialog-notify-another-device = Inne urządzenie
dialog-notify-mail = Mail
dialog-notify-chat = Czat
dialog-notify-mail-to = Mail na { $destination }
dialog-notify-chat-at = Czat na { $destination }
dialog-notify-for = gra: { $name }
dialog-notify-unconfirmed = Najpierw otwórz link z maila.
dialog-notify-quiet = cisza od { $start } do { $end }
dialog-notify-test = Wypróbuj
dialog-notify-test-which = Wypróbuj: { $which }
dialog-notify-test-sent = Wiadomość próbna jest w drodze.
dialog-notify-stop = Wyłącz
dialog-notify-stop-which = Wyłącz: { $which }
dialog-notify-stopped = Wyłączone.
dialog-notify-push-button = Włącz na tym urządzeniu
dialog-notify-push-done = Od teraz to urządzenie da ci znać.
dialog-notify-mail-button = Wyślij mi link do potwierdzenia
dialog-notify-mail-done = Mail jest w drodze. Otwórz link, który w nim jest, a będziemy pisać o twoich turach.
dialog-notify-chat-button = Pisz tam o moich turach
dialog-notify-chat-done = Od teraz piszemy tam o twoich turach.
dialog-notify-seat = Dla miejsca
dialog-notify-how = Jak
dialog-notify-no-mail = Ten serwer nie wysyła maili. Wybierz inny sposób albo zapytaj prowadzącego.
dialog-notify-no-chat = Ten serwer nie pisze na czatach. Prowadzący może dopuścić adres, na przykład discord.com.
dialog-notify-no-push = Ten serwer nic nie wysyła do przeglądarek.
dialog-notify-address = Adres mailowy
dialog-notify-address-kept = Przechowujemy go, dopóki zajmujesz to miejsce, i tydzień po grze, na wypadek następnej.
dialog-notify-webhook = Adres webhooka
dialog-notify-webhook-about = Dozwolone tutaj: { $hosts }. W Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj URL.
dialog-notify-game-over = Daj też znać, gdy gra się skończy

dialog-quiet-hours = Godziny ciszy
dialog-quiet-from = od
dialog-quiet-to = do
dialog-quiet-about = Co wtedy czeka, przyjdzie później. Twoja strefa czasowa: { $zone }.

dialog-seat-free = To miejsce jest wolne.
dialog-seat-bot = Siedzi tu bot: { $bot }.
dialog-seat-substituted = Poza stołem; zastępuje bot.
dialog-seat-yours = To twoje miejsce.
dialog-seat-here = Przy stole.
dialog-seat-away = Poza stołem.
dialog-seat-play-as = Graj jako { $name }
dialog-seat-back = Już jestem
dialog-seat-leave = Opuść miejsce
dialog-seat-other-device = Graj dalej na innym urządzeniu
dialog-seat-link-about = Ten link to twoje miejsce. Kto go ma, gra w twoim imieniu{ $host ->
    [yes] {" "}i jest gospodarzem
   *[no] {""}
}.
dialog-seat-link = Link do twojego miejsca
dialog-seat-link-qr = Link do twojego miejsca jako kod QR
dialog-seat-renew-link = Nowy link zamiast starego
dialog-seat-mute = Wycisz
dialog-seat-unmute = Przestań wyciszać
dialog-seat-let-talk = Pozwól znów mówić
dialog-seat-which-bot = Który bot
dialog-seat-strength-of = bota
dialog-seat-put-bot = Posadź tu bota
dialog-seat-send-away = Odeślij i zwolnij miejsce
dialog-seat-free-it = Zwolnij dla kogoś miejsce
dialog-seat-make-host = Uczyń gospodarzem
dialog-seat-new-link = Nowy link do tego miejsca
dialog-seat-new-link-at = { $name } może wrócić do: { $time }. Potem zrób tu nowy link.
dialog-seat-send-link = Wyślij to osobie na tym miejscu; jej stary link już nie działa.
dialog-seat-new-link-label = Nowy link do miejsca

dialog-share-title = Udostępnij ten stół
dialog-share-invite = Zaproś graczy
dialog-share-join-about = Wyślij ten link. Znajomi wpisują imię i już grają.
dialog-share-full = Wszystkie miejsca są teraz zajęte przez ludzi.
dialog-share-local = Ten link działa tylko na tym komputerze. Żeby wpuścić innych, uruchom serwer z <code>--host 0.0.0.0</code> i otwórz stronę pod adresem tego komputera w twojej sieci.
dialog-share-join-link = Link do gry
dialog-share-join-text = Zagraj ze mną w { $game }!
dialog-share-join-button = Udostępnij zaproszenie
dialog-share-join-qr = Link do gry jako kod QR
dialog-share-watch = Pozwól oglądać
dialog-share-watch-about = { $watch ->
    [all] Oglądać może każdy.
   *[link] Oglądać może każdy, kto ma ten link.
} Widzowie nie widzą zakrytych kart.
dialog-share-watch-link = Link do oglądania
dialog-share-watch-text = Zobacz naszą grę w { $game }!
dialog-share-watch-button = Udostępnij link do oglądania

dialog-table-seats = Wybierz miejsce, żeby je opuścić albo kogoś wyciszyć{ $host ->
    [yes] {" "}lub odesłać
   *[no] {""}
}.
dialog-table-undo = Cofanie
dialog-table-clock = Zegar
dialog-table-absent = Nieobecni
dialog-table-watching = Oglądanie
dialog-table-pace = Tempo botów
dialog-table-practice = Ćwiczenie
dialog-table-practice-on = podpowiedzi dozwolone
dialog-table-daily = Gra dnia
dialog-table-cloned = Kopia
dialog-table-cloned-from = innego stołu
dialog-table-sealed = Los tego stołu zapieczętowano przed grą: <code>{ $commitment }…</code> <fair>Jak to sprawdzić</fair>
dialog-table-resume = Wznów
dialog-table-pause = Wstrzymaj grę
dialog-table-rewind-to = Cofnij do chwili
dialog-table-rewind = Cofnij
dialog-table-rewind-about = Późniejsze wybory znikają, los zostaje, jaki był. Inni są najpierw pytani. Numery chwil są w dzienniku.
dialog-table-play-on = Graj dalej od ostatniego wyboru
dialog-table-clone = Skopiuj stół, jak stoi
dialog-table-clone-later = Dopóki inni grają, kopia pokazałaby, co mają, więc czeka do końca.
dialog-table-save = Zapisz do pliku
