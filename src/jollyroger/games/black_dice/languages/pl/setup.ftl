game-about = Wypełnijcie kolumny, zanim czarne kości zatopią was wszystkich; na ocalałym statku wygrywa najbogatszy pirat.

setup-quest = Wyprawa
    .about = Na jaką wyprawę wypływacie. Każda ma własny cel, nagrody i niebezpieczeństwa.
setup-quest-value = { $number }. { $name }{ $quest ->
    [pirate-island] {" "}(najprostsza)
    [kraken] {" "}(najbezpieczniejsza)
    [dutchman] {" "}(najbardziej zabójcza)
   *[other] {""}
}
setup-campaign = Kampania
    .about = Wszystkie wyprawy po kolei. Złoto się sumuje; jeśli choć jedna wyprawa się nie powiedzie, przegrywają wszyscy.
setup-campaign-off = Jedna wyprawa
setup-campaign-on = Wszystkie wyprawy po kolei ({ $count })
setup-pirates = Piraci w załodze
    .about = Piraci, którzy pracują za rum. Wylosujcie ich albo wybierzcie tylu, ilu trzeba: { $sizes } osób.
setup-crew-size = { $pirates } dla { $seats }
setup-pirates-random = Wylosowani
setup-no-such-pirate = Nie ma pirata „{ $pirate }”; podaj random albo wybierz, łącząc znakiem +, spośród: { $pirates }.
setup-wrong-crew = Załoga dla { $seats } osób liczy tylu różnych piratów: { $needed }, a nie { $count }.
setup-layout = Gdzie stoją kary
    .about = Nikt nie umiał nam powiedzieć, która kara jest w której kolumnie, więc wybierzcie, czyjemu domysłowi ufacie. Armada ma tylko jeden układ, Wyspa Piratów tylko dwa.
setup-layout-usual = Nasz najlepszy domysł
setup-layout-full = Żadnej kolumny bez kary (trudniej)
    .inside = żadnej kolumny bez kary (trudniej)
setup-layout-shifted = Inne puste kolumny
    .inside = inne puste kolumny

forecast = Około { $minutes } minut. { $crews }
forecast-campaign = Około { $minutes } minut, jeśli przejdziecie wszystkie wyprawy; załodze Matów udaje się to { $share }.
forecast-campaign-other = Około { $minutes } minut, jeśli przejdziecie wszystkie wyprawy; załodze Matów udaje się to { $share }. Z innymi karami jest to mniej pewne.
forecast-mates = Załoga Matów doprowadza statek do portu { $mates }.
forecast-captains = Załoga Matów doprowadza statek do portu { $mates }, załoga Kapitanów { $captains }.
share-game = w { $count ->
    [one] { $count } grze
    [few] { $count } grach
    [many] { $count } grach
   *[other] { $count } grach
} na { $of }
share-campaign = w { $count ->
    [one] { $count } kampanii
    [few] { $count } kampaniach
    [many] { $count } kampaniach
   *[other] { $count } kampaniach
} na { $of }
