analysis-pass = Przepuść
analysis-chose = { $who }: „{ $label }”.
analysis-luck-player = { $what } { $kind ->
    [good] Szczęście
   *[bad] Pech
}: { $who }. To warte około { $games } gier na 100 ({ $least } do { $most }).
analysis-luck-crew = { $what } { $kind ->
    [good] Szczęście
   *[bad] Pech
} załogi: warte około { $games } gier na 100 ({ $least } do { $most }).
analysis-mistake = { $who } wybiera „{ $label }”. Kapitan wybrałby „{ $better }” i wygrałby około { $games } gier na 100 więcej ({ $least } do { $most }).
analysis-advice = W turze { $turn } Kapitan wybrałby „{ $better }” zamiast „{ $label }”: to wygrywa około { $games } gier na 100 więcej ({ $least } do { $most }).
