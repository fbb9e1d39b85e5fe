prompt-place = Twoja kolej. Które kości kładziesz?
prompt-nothing-to-place = Żadnej z twoich kości nie można położyć. Co robisz?
prompt-pick-any = W dziesiątkę: którą kość obracasz?
prompt-pick-opposite = Zwrot przez rufę! Którą kość obracasz?
prompt-turn = W dziesiątkę: na co obracasz { FORM($die, case: "accusative") }?
prompt-put = Na pokład! Dokąd idzie { $owner-is ->
    [you] twoja kość
   *[other] kość gracza { $owner }
} z kolumny { FORM($column, case: "genitive") }?
prompt-pardon = Kolumna { FORM($column, case: "genitive") } przepada: { $penalty }. Zignorować tę karę?
prompt-load = Kara: piraci muszą wypić jeszcze tyle rumu: { $count }. Kto dostaje następny?
prompt-toss = Tracisz { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} złota. Który?
prompt-swap = Zmiana kursu: które dwa rzędy czarnych kości zamieniasz?
prompt-storm = Sztorm: które czarne kości przerzucasz?
prompt-haul = Przeciąganie pod kilem: z której kolumny wracają wszystkie kości graczy?
prompt-take = Na pokład! Czyją kość przesuwasz?
prompt-move-die = Kotwica wypełniona: możesz przesunąć stamtąd jedną swoją kość. Dokąd?
prompt-throw = Kara: jeden pirat wylatuje za burtę na zawsze. Kto?
prompt-over = Gra skończona.
