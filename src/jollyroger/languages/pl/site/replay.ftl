# Pasek powtórki.

replay-label = Powtórka
replay-beginning = Na początek
replay-turn-before = Poprzednia tura
replay-turn-before-key = Poprzednia tura (Page Up)
replay-back = Krok wstecz
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-on = Krok dalej
replay-next-turn = Następna tura
replay-next-turn-key = Następna tura (Page Down)
replay-end = Na koniec
replay-speed = Tempo
replay-leave = Wróć do gry
replay-play-on = Graj dalej
replay-from-here = od tego momentu
replay-rewind = Cofnij stół do tego momentu
replay-share = Udostępnij
replay-this-moment = ten moment
replay-link = Link do tego momentu
replay-turn = tura { $turn }
