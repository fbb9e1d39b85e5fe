page-not-found = Tu żyją smoki
page-not-found-about = Pod tym adresem nic nie ma. <lobby>Wróć do lobby</lobby>

page-learn = Ucz się, grając
page-learn-setting = Rozkładamy grę…

page-stop-title = Koniec wiadomości
page-confirm-title = Mail, gdy twoja kolej
page-link-incomplete = Ten link jest niepełny. Otwórz go jeszcze raz, w całości.
page-stop-done = Gotowe. O tej grze nie przyjdzie już żadna wiadomość.
page-stop-again = Wiadomości włączysz znowu przy stole, dzwonkiem.
page-confirm-done = Gotowe: przyjdzie mail, gdy będzie twoja kolej, a ciebie nie będzie przy stole.
page-confirm-ask = Czy na ten adres mają przychodzić maile, gdy będzie twoja kolej? W każdym jest link, który to kończy.
page-confirm-yes = Tak, poproszę
page-to-table = Do stołu
page-to-lobby = Do lobby
page-one-moment = Chwileczkę…

page-table-silent = Serwer jeszcze nie odpowiada; próbujemy dalej.
page-table-opening = Otwieramy stół…

page-fair-embedded = Tutaj kośćmi rzuca twoja własna przeglądarka, więc oszukać cię możesz tylko ty. Mimo to los jest zapieczętowany tak, jak robi to serwer: przed grą losuje się sekret i pokazuje jego skrót, <em>pieczęć</em>. Sekret i sól decydują o każdym rzucie i każdym tasowaniu. Po grze sekret jest ujawniany i wszystko można wyliczyć od nowa i porównać. Możesz tu sprawdzić także plik z serwera znajomych.
page-fair-server = Przed grą serwer losuje sekret i pokazuje jego skrót, <em>pieczęć</em>: od tej chwili sekretu nie da się zmienić. Każdy, kto siada do stołu, dodaje szczyptę własnego szczęścia, <em>sól</em>, której serwer nie mógł wcześniej znać. Sekret i sól razem decydują o każdym rzucie i każdym tasowaniu. Po grze sekret jest ujawniany i każdy może wszystko wyliczyć od nowa i porównać.
page-fair-checking = Rzucamy wszystko od nowa…
page-fair-this-table = Ten stół
page-fair-commitment = Pieczęć
page-fair-salts = Sól
page-fair-salt = { $name }: { $salt }
page-fair-salt-none = brak
page-fair-salts-later = zbierana na początku gry
page-fair-salts-seed = brak: los pochodzi ze znanego ziarna
page-fair-secret = Sekret
page-fair-secret-day = zostanie ujawniony, gdy minie dzień
page-fair-secret-game = zostanie ujawniony po grze
page-fair-check-table = Sprawdź każdy rzut tej gry
page-fair-a-file = Zapisana gra
page-fair-check-file = Sprawdź zapisaną grę
page-fair-file-about = Każdą zakończoną grę można zapisać w pliku przy jej stole. To samo sprawdzenie działa też bez tej strony: <code>jollyroger verify PLIK</code>
page-fair-file = Plik z zapisem

page-replay = Powtórka
page-replay-title = Powtórka: { $table }
page-replay-seen-by = Widok
page-replay-view-of = Widok: { $name }
page-replay-view-spectator = Widok widza
page-replay-scenes = Sceny
page-replay-text = Tekst
page-replay-fair = Czy kości były uczciwe?
page-replay-numbers = Liczby
page-replay-loading = Wczytujemy grę…
page-replay-side = Dziennik i liczby
page-replay-beside = Obok planszy
page-replay-log = Dziennik
page-replay-parts = Części powtórki
page-replay-board = Plansza
page-replay-table = Stół
