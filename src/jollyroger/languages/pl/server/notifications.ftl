tell-over-title = Gra skończona
tell-turn-title = Twoja kolej
tell-reminder-title = Wciąż twoja kolej
tell-test-title = Wiadomość testowa
tell-over = { $company ->
    [none] Gra { $game } się skończyła. Zobacz, jak.
   *[some] Gra { $game } się skończyła (grali też: { $names }). Zobacz, jak.
}
tell-turn = { $company ->
    [none] Twoja kolej: { $game }
   *[some] Twoja kolej: { $game } (grają też: { $names })
}
tell-reminder = { $company ->
    [none] Wciąż twoja kolej: { $game }
   *[some] Wciąż twoja kolej: { $game } (grają też: { $names })
}
tell-test = { $company ->
    [none] Tak dowiesz się o swojej kolei w grze { $game }.
   *[some] Tak dowiesz się o swojej kolei w grze { $game } (grają też: { $names }).
}
tell-others = { $count ->
    [one] jeszcze { $count } osoba
    [few] jeszcze { $count } osoby
    [many] jeszcze { $count } osób
   *[other] jeszcze { $count } osoby
}
tell-left = { $text } · pozostało: { $time }
tell-time = { $unit ->
    [days] { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
    [hours] { $count } godz.
   *[minutes] { $count } min
}
tell-somebody = ktoś
tell-confirm-subject = Dawać znać, gdy przyjdzie twoja kolej?
tell-confirm = Ktoś przy stole gry { $game } chce dostawać tu maile, gdy przyjdzie jego kolej.

    Jeśli to ty, otwórz ten link w ciągu trzech dni:
    { $link }

    Jeśli nie, nic nie rób: więcej maili nie przyjdzie.
tell-stop = Wyłącz te wiadomości: { $link }
tell-stop-button = Koniec wiadomości
tell-stop-mails = Koniec maili o tej grze: { $link }
tell-stopped = Te wiadomości są już wyłączone.
tell-none-here = Ten serwer nie wysyła wiadomości.
tell-link-old = Ten link już nie działa. Poproś przy stole o nowego maila.
tell-zone = Ten serwer nie zna twojej strefy czasowej.
tell-game-over = Gra się skończyła, więcej tur już nie będzie.
tell-most = Można mieć do { $most } sposobów naraz. Najpierw któryś wyłącz.
tell-confirm-first = Otwórz link z pierwszego maila; do tego czasu nic więcej nie wyślemy.
tell-keys = Nie da się odczytać kluczy przeglądarki.
tell-no-mail = Ten serwer nie wysyła maili.
tell-no-address = To nie jest adres e-mail.
tell-enough-mails = Dziś wysłano tam już dość maili. Spróbuj jutro.
tell-too-many = Za dużo wiadomości w ciągu godziny. Spróbuj później.
tell-no-answer = Odbiorca nie odpowiada.
tell-refused = Odbiorca odrzucił wiadomość ({ $status }).
tell-mail-refused-address = Serwer poczty odrzucił ten adres.
tell-mail-refused = Serwer poczty odrzucił maila.
tell-mail-no-answer = Serwer poczty nie odpowiada.
tell-not-web = To nie jest adres internetowy.
tell-https = Adres musi zaczynać się od https://.
tell-host = Ten serwer nie wysyła nic do { $host }; operator może na to pozwolić.
tell-private = Ten adres jest w sieci prywatnej.
