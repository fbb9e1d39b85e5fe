analysis-pass = Nie reaguj
analysis-chose = { $who }: „{ $label }”.
analysis-luck-player = { $what } { $kind ->
    [good] Szczęście
   *[bad] Pech
}: { $who }. Różnica w wygranych: około { $games } na 100 gier (od { $least } do { $most }).
analysis-luck-crew = { $what } { $kind ->
    [good] Szczęście
   *[bad] Pech
} załogi. Różnica w wygranych: około { $games } na 100 gier (od { $least } do { $most }).
analysis-mistake = { $who } wybiera „{ $label }”. Kapitan wybrałby „{ $better }” i na 100 gier wygrałby około { $games } więcej (od { $least } do { $most }).
analysis-advice = W turze { $turn } Kapitan wybrałby „{ $better }” zamiast „{ $label }” i na 100 gier wygrałby około { $games } więcej (od { $least } do { $most }).
