# Pytania do graczy.

prompt-turn = Twoja tura. Co robisz?
prompt-no-actions = Nie masz już akcji.
prompt-place = Gdzie kładziesz { FORM($tile, case: "accusative") }?
prompt-place-unknown = Gdzie to kładziesz?
prompt-enemies = Wrogowie! Z kim walczysz?
prompt-face = { FORM($foe, case: "start") }! Walczysz czy odsyłasz wroga?
prompt-face-many = Wrogowie! Z kim najpierw?
prompt-aim = Do kogo strzelasz?
prompt-track = { $total } przeciw { $strength }. Dodać siłę bojową?
prompt-lost = Przegrana walka { FORM($foe, case: "with") }. Co teraz?
prompt-clash = Wrogowie { FORM($room, case: "in") }! Kto walczy?
prompt-hunt = Dokąd idzie { $foe }?
prompt-moor = Gdzie czeka Szalupa?
prompt-strike = Powalić drugiego majtka?
prompt-robbed = Twój przedmiot ma teraz { $who }. Co bierzesz w zamian?
prompt-foresight = Która karta ma zadziałać? Druga wraca na wierzch.
prompt-over = Gra skończona.
prompt-with-votes = { $prompt } { $votes }
votes = { $count ->
    [1] Jeden głos
    [2] Dwa głosy
    [3] Trzy głosy
    [4] Cztery głosy
   *[5] Pięć głosów
}: { $choice }.
choice-pirate = { $who }
choice-room = { $room }
choice-stay = zostać
choice-door = { FORM($side, case: "door") }
