settings-title = Ustawienia
settings-kept-here = Tylko w tej przeglądarce.
settings-language = Język
settings-language-browser = Jak w przeglądarce
settings-nickname = Pseudonim
settings-light = Światło
settings-light-system = jak w systemie
settings-light-day = dzień: pergamin i atrament
settings-light-night = noc: morze i latarnia
settings-text-size = Wielkość tekstu
settings-text-size-normal = normalna
settings-text-size-large = duża
settings-text-size-largest = największa
settings-motion = Ruch
settings-motion-system = jak w systemie
settings-motion-lively = pionki się ruszają
settings-motion-still = nic się nie rusza
settings-speed = Tempo rzutów i walk
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-step = Krok po kroku
settings-speed-off = Bez scen
settings-drawer = Lista wszystkich opcji
settings-drawer-auto = otwarta, gdy gram klawiaturą
settings-drawer-open = zawsze otwarta
settings-drawer-closed = zamknięta
settings-sound = Dźwięk
    .about = Dzwonek, gdy przychodzi twoja kolej, i trochę stukania.
settings-notify = Powiadomienia
    .about = Gdy przychodzi twoja kolej, a strony nie widać.
settings-notify-denied = Przeglądarka nie pozwala na to pod tym adresem.
settings-confirm = Potwierdzaj ryzykowne ruchy
    .about = Pyta jeszcze raz, zanim coś zaryzykujesz.
settings-one-click = Ruchy jednym kliknięciem
    .about = Gdzie jest tylko jedno sensowne wyjście, wystarczy kliknąć.
settings-tips = Wskazówki
    .about = Objaśniają rzeczy, które widzisz po raz pierwszy.
settings-aids = Pomoc przy kolorach
    .about = Litery i desenie obok kolorów, gdzie tylko jest miejsce.
settings-curtain = Kurtyna
    .about = Między ruchami, gdy na tym urządzeniu gra kilka osób.

move-title = Graj na innym urządzeniu
move-about = Twoje miejsca są zapisane w tej przeglądarce{ $count ->
    [0] {""}
    [one] : teraz { $count } stół
    [few] : teraz { $count } stoły
    [many] : teraz { $count } stołów
   *[other] : teraz { $count } stołu
}. Jeden link zabierze je wszystkie, razem z twoim dorobkiem, na telefon albo inny komputer. Tutaj też zostaną.
move-warning = Otwórz to na drugim urządzeniu; masz na to { $minutes } min. Działa tylko raz. Kto otworzy link, gra w twoim imieniu, więc wyślij go tylko do siebie.
move-link = Link do przeniesienia miejsc
move-link-code = Link do przeniesienia miejsc jako kod QR
move-make-link = Utwórz link
move-make-new-link = Utwórz nowy link
move-save-file = Zapisz miejsca w pliku
move-load-file = Wczytaj miejsca z pliku
move-file-secret = W pliku są klucze do twoich miejsc. Zachowaj go dla siebie.
move-file-too-large = Ten plik jest za duży jak na zapis miejsc.
move-added = { $count ->
    [one] Doszedł { $count } stół.
    [few] Doszły { $count } stoły.
    [many] Doszło { $count } stołów.
   *[other] Doszło { $count } stołu.
}
move-bad-link = Ten link jest niepełny. Skopiuj go jeszcze raz w całości albo utwórz nowy na drugim urządzeniu.
move-bad-file = W tym pliku nie ma miejsc z Jolly Rogera.
move-insecure = Przeglądarki szyfrują tylko na bezpiecznych stronach (https). Zamiast tego zapisz miejsca w pliku.
move-bring = Przenieś tu moje miejsca
move-bring-ask = Przenieść tu moje miejsca?
move-bring-about = Ta przeglądarka dostanie wszystkie twoje miejsca i dorobek, obok tego, co już ma. Link działa tylko raz.
move-not-now = Nie teraz
move-welcome = Witaj na pokładzie
move-came = { $count ->
    [one] { $count } stół jest
    [few] { $count } stoły są
    [many] { $count } stołów jest
   *[other] { $count } stołu jest
} teraz w tej przeglądarce.
move-my-tables = Moje stoły
move-how = Na drugim urządzeniu otwórz <strong>Ustawienia</strong>, potem <strong>Graj na innym urządzeniu</strong>, a tutaj otwórz link, który tam powstanie.

stored-title = Twoje gry
stored-about = Są w tej przeglądarce i nigdzie indziej{ $megabytes ->
    [none] {""}
   *[other] ; razem ze stroną zajmują { $megabytes } MB
}. Jeśli wyczyścisz dane tego adresu, przepadną; w oknie prywatnym wystarczy, że je zamkniesz. Grę, na której ci zależy, zapiszesz w pliku z menu jej stołu.
stored-kept = Przeglądarka obiecała je zachować, nawet gdy dysk będzie pełny.
stored-not-kept = Gdy dysk będzie pełny, przeglądarka może je usunąć.
stored-keep = Poproś, żeby je zachowała
