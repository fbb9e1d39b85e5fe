# Przed grą: o czym jest, ustawienia i czego się spodziewać.

game-about = Razem przeciw płonącemu statkowi: walczcie z ogniem i szkieletami, wynieście Skarby, zanim wszystko wybuchnie.

setup-difficulty = Trudność
    .about = Ile Skarbów musicie wynieść ze statku.
setup-difficulty-scurvy-dog = Parszywy pies (najłatwiej)
setup-difficulty-buccaneer = Bukanier (trudno)
setup-difficulty-admiral = Admirał (najtrudniej)
setup-level = { $name }: { $few ->
    [one] { $few } Skarb
    [few] { $few } Skarby
    [many] { $few } Skarbów
   *[other] { $few } Skarbu
}{ $more ->
    [treasures] , od czterech piratów { $many }
    [crew] , od czterech piratów też cała załoga pokonana
    [both] , od czterech piratów { $many } i cała załoga pokonana
   *[nothing] {""}
}

setup-captain_fromm = Kapitan Fromm
    .about = Trudniej: ściga was kapitan o sile 4 lub 8 i nie wygracie, dopóki jest na pokładzie.
setup-captain_fromm-off = Nie ma go na pokładzie
setup-captain_fromm-on = Krąży po statku

setup-deckhands_set_aside = Majtkowie w zapasie
    .about = Im mniej, tym trudniej: przegrywacie, gdy ma przyjść majtek, a żadnego już nie ma.
setup-deckhands = { $fewer ->
    [0] Wszyscy: { $all }
   *[other] o { $fewer } mniej
}

setup-extra_double_tiles = Pomieszczenia parami
    .about = Po pierwszej turze każdego pomieszczenia przychodzą po jednym. Z większą liczbą par statek zapełnia się szybciej.
setup-double-tiles = { $more ->
    [0] Tylko w pierwszych turach
   *[other] o { $more } więcej
}

setup-marker_start = Eksplozje przed waszym przybyciem
    .about = Im dalej na początku stoi znacznik eksplozji, tym trudniej.
setup-explosions = { $counted ->
    [0] Żadna
   *[other] { $counted }
}: jeszcze { $left } i przegrana

setup-dead_pirate_loses = Gdy ktoś zginie
    .about = Zwykle miejsce zabitego zajmuje inny pirat, dopóki jacyś są.
setup-dead_pirate_loses-off = Zastępuje go inny pirat
setup-dead_pirate_loses-on = Gra jest przegrana (trudniej)

setup-edition = Zasady
    .about = Różnią się szczegółami: odwroty, beczki, zabrane przedmioty i pomieszczenia przy dziurze.
setup-edition-rulebook = Instrukcja z 2015 roku
setup-edition-reference = Późniejszy podręcznik

setup-group_choice = Wspólne decyzje
    .about = Dokąd idzie ścigająca załoga, kto z nią walczy i gdzie czeka Szalupa.
setup-group_choice-vote = Wszyscy głosują
setup-group_choice-active-player = Decyduje ten, czyja jest tura

forecast = Około { $minutes } minut. { $crews }{ $varied ->
    [yes] {" "}(bez wybranych wariantów)
   *[no] {""}
}.
forecast-mates = Drużyna Matów { $games ->
    [0] prawie nigdy nie wygrywa
   *[other] wygrywa około { $wins ->
        [one] { $wins } gry
        [few] { $wins } gier
        [many] { $wins } gier
       *[other] { $wins } gry
    } na { $games }
}
forecast-captains = { $mates }, drużyna Kapitanów { $games ->
    [0] prawie nigdy nie wygrywa
   *[other] wygrywa około { $wins } na { $games }
}
