# Die Fragen an die Spieler.

prompt-turn = Du bist am Zug. Was tust du?
prompt-no-actions = Du hast keine Aktionen mehr.
prompt-place = Wohin kommt { FORM($tile, case: "nominative") }?
prompt-place-unknown = Wohin kommt der Raum?
prompt-enemies = Gegner! Gegen wen kämpfst du?
prompt-face = { FORM($foe, case: "new-start") }! Kämpfst du, oder schickst du den Gegner weg?
prompt-face-many = Gegner! Wem stellst du dich zuerst?
prompt-aim = Auf wen schießt du?
prompt-track = { $total } gegen { $strength }. Kampfstärke einsetzen?
prompt-lost = Du hast gegen { FORM($foe, case: "accusative") } verloren. Was nun?
prompt-clash = Gegner { FORM($room, case: "in") }! Wer kämpft?
prompt-hunt = Wohin geht { $foe }?
prompt-moor = Wo wartet die Jolle?
prompt-strike = Noch einen zweiten Matrosen niederstrecken?
prompt-robbed = { $who } hat dir deinen Gegenstand genommen. Welchen nimmst du dafür?
prompt-foresight = Welche Karte gilt? Die andere kommt zurück auf den Stapel.
prompt-over = Das Spiel ist vorbei.
prompt-with-votes = { $prompt } { $votes }
votes = { $count ->
    [1] Eine Stimme
    [2] Zwei Stimmen
    [3] Drei Stimmen
    [4] Vier Stimmen
   *[5] Fünf Stimmen
} für { $choice }.
choice-pirate = { FORM($who, case: "accusative") }
choice-room = { FORM($room, case: "accusative") }
choice-stay = Bleiben
choice-door = die { FORM($side, case: "door") }
