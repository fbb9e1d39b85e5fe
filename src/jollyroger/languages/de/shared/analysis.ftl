analysis-pass = Verzichten
analysis-chose = { $who }: „{ $label }“.
analysis-luck-player = { $what } { $kind ->
    [good] Glück
   *[bad] Pech
} für { $who }: etwa { $games } von 100 Spielen wert ({ $least } bis { $most }).
analysis-luck-crew = { $what } { $kind ->
    [good] Glück
   *[bad] Pech
} für die Crew: etwa { $games } von 100 Spielen wert ({ $least } bis { $most }).
analysis-mistake = { $who } hat „{ $label }“ gewählt. Der Kapitän würde „{ $better }“ wählen und etwa { $games } von 100 Spielen mehr gewinnen ({ $least } bis { $most }).
analysis-advice = In Zug { $turn } würde der Kapitän „{ $better }“ statt „{ $label }“ wählen: Das gewinnt etwa { $games } von 100 Spielen mehr ({ $least } bis { $most }).
