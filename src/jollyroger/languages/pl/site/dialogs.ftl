# Okna stołu: powiadomienia, miejsce, linki do udostępnienia, sam stół.

dialog-one-moment = Chwileczkę…
dialog-as-host = Jako gospodarz

dialog-notify-title = Daj znać, gdy będzie moja kolej
dialog-notify-about = Zamknij stronę i zajmij się swoimi sprawami: odezwiemy się, gdy nie będzie cię od minuty, a stół będzie na ciebie czekał.
dialog-notify-nothing = Ten serwer nie wysyła wiadomości. Operator może je włączyć opcją <code>--public-url</code>.
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
dialog-notify-mail-done = Mail jest w drodze. Otwórz link, który w nim jest, a będziemy pisać, gdy przyjdzie twoja kolej.
dialog-notify-chat-button = Pisz tam, gdy moja kolej
dialog-notify-chat-done = Od teraz piszemy tam, gdy przychodzi twoja kolej.
dialog-notify-seat = Dla miejsca
dialog-notify-how = Jak
dialog-notify-no-mail = Ten serwer nie wysyła maili. Wybierz inny sposób albo zapytaj operatora.
dialog-notify-no-chat = Ten serwer nie pisze na czatach. Operator może dopuścić adres, na przykład discord.com.
dialog-notify-no-push = Ten serwer nic nie wysyła do przeglądarek.
dialog-notify-address = Adres e-mail
dialog-notify-address-kept = Przechowujemy go, dopóki zajmujesz to miejsce, i jeszcze tydzień po grze, na wypadek następnej.
dialog-notify-webhook = Adres webhooka
dialog-notify-webhook-about = Dozwolone tutaj: { $hosts }. W Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj URL.
dialog-notify-game-over = Daj też znać, gdy gra się skończy

dialog-quiet-hours = Godziny ciszy
dialog-quiet-from = od
dialog-quiet-to = do
dialog-quiet-about = To, co wtedy czeka, przyjdzie później. Twoja strefa czasowa: { $zone }.

dialog-seat-free = To miejsce jest wolne.
dialog-seat-bot = Siedzi tu bot: { $bot }.
dialog-seat-substituted = Offline; zastępuje bot.
dialog-seat-yours = To twoje miejsce.
dialog-seat-here = Przy stole.
dialog-seat-away = Offline.
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
dialog-seat-unmute = Wyłącz wyciszenie
dialog-seat-let-talk = Pozwól znów pisać
dialog-seat-which-bot = Który bot
dialog-seat-strength-of = bota
dialog-seat-put-bot = Posadź tu bota
dialog-seat-send-away = Wyproś i zwolnij miejsce
dialog-seat-free-it = Zwolnij miejsce dla kogoś
dialog-seat-make-host = Przekaż rolę gospodarza
dialog-seat-new-link = Nowy link do tego miejsca
dialog-seat-new-link-at = { $name } może wrócić do: { $time }. Potem możesz tu zrobić nowy link.
dialog-seat-send-link = Wyślij to osobie z tego miejsca; jej stary link już nie działa.
dialog-seat-new-link-label = Nowy link do miejsca

dialog-share-title = Udostępnij ten stół
dialog-share-invite = Zaproś graczy
dialog-share-join-about = Wyślij ten link. Znajomi wpisują imię i już są w grze.
dialog-share-full = Na wszystkich miejscach siedzą teraz ludzie.
dialog-share-local = Ten link działa tylko na tym komputerze. Żeby wpuścić innych, uruchom serwer z <code>--host 0.0.0.0</code> i otwórz stronę pod adresem, jaki ten komputer ma w twojej sieci.
dialog-share-join-link = Link do dołączenia
dialog-share-join-text = Zagraj ze mną w { $game }!
dialog-share-join-button = Udostępnij zaproszenie
dialog-share-join-qr = Link do dołączenia jako kod QR
dialog-share-watch = Pozwól oglądać
dialog-share-watch-about = { $watch ->
    [all] Oglądać może każdy.
   *[link] Oglądać może każdy, kto ma ten link.
} Widzowie nie widzą zakrytych kart.
dialog-share-watch-link = Link do oglądania
dialog-share-watch-text = Zobacz naszą grę w { $game }!
dialog-share-watch-button = Udostępnij link do oglądania

dialog-table-seats = Wybierz miejsce, żeby je opuścić albo kogoś wyciszyć{ $host ->
    [yes] {" "}lub wyprosić
   *[no] {""}
}.
dialog-table-undo = Cofanie
dialog-table-clock = Zegar
dialog-table-absent = Nieobecni
dialog-table-watching = Oglądanie
dialog-table-pace = Tempo botów
dialog-table-practice = Trening
dialog-table-practice-on = podpowiedzi dozwolone
dialog-table-daily = Gra dnia
dialog-table-cloned = Klon
dialog-table-cloned-from = innego stołu
dialog-table-sealed = Los tego stołu zapieczętowano przed grą: <code>{ $commitment }…</code> <fair>Jak to sprawdzić</fair>
dialog-table-resume = Wznów
dialog-table-pause = Wstrzymaj grę
dialog-table-rewind-to = Cofnij do momentu
dialog-table-rewind = Cofnij
dialog-table-rewind-about = Późniejsze decyzje przepadają, los zostaje ten sam. Najpierw pytamy pozostałych. Numery momentów są w dzienniku.
dialog-table-play-on = Graj dalej od ostatniej decyzji
dialog-table-clone = Sklonuj stół w tym stanie
dialog-table-clone-later = Dopóki inni grają, klon pokazałby, co mają, więc musi poczekać do końca.
dialog-table-save = Zapisz w pliku
