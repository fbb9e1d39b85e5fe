# table = stół, seat = miejsce, host = gospodarz, lobby = lobby, hint = podpowiedź, undo = cofanie,
# replay = powtórka, bot = bot, house rules = zasady domowe, daily game = gra dnia, par = poprzeczka, curtain = kurtyna,
# log = dziennik, record = zapis gry, choice = decyzja, moment = moment, clone = klon, luck = los, seed = ziarno losu,
# commitment = pieczęć, practice = trening, let it pass = nie reagować, operator = operator. Na kogoś: „Czekamy na: …”.

shell-skip = Przejdź do treści
shell-navigation = Nawigacja
shell-back-to-lobby = Wróć do lobby
shell-fair-dice = Uczciwe kości
shell-settings = Ustawienia
shell-help = Pomoc
shell-offline = Nie masz połączenia. Gry potoczą się dalej, gdy sieć wróci.
shell-page-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i wczytaj ją ponownie.
shell-no-javascript = Jolly Roger potrzebuje JavaScriptu, żeby rysować stoły. Można też grać w terminalu: <code>jollyroger play</code>
shell-your-turn = Twoja kolej
shell-close = Zamknij
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-copied-what = Skopiowano: { $what }
shell-choose-file = Wybierz plik…
shell-zoom-in = Powiększ
shell-zoom-out = Pomniejsz
shell-whole-board = Cała plansza
shell-try-again = Spróbuj ponownie

error-no-answer = Serwer nie odpowiada. Czy działa i czy masz połączenie?
error-status = Serwer nie mógł tego zrobić ({ $status }). Spróbuj za chwilę.
error-here = Coś poszło nie tak. Wczytaj stronę od nowa i spróbuj jeszcze raz.
error-file-too-large = Ten plik jest za duży jak na grę.
