# Was an der Vorbereitung einer Partie nicht stimmt.

wrong-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }.
wrong-option = { $game } hat keine Option „{ $option }“; es gibt: { $options }.
wrong-option-value = Option { $option }: „{ $value }“ gibt es nicht, nur { $values }.
wrong-temperament = { $game } hat kein Temperament „{ $temperament }“ für Bots; es gibt: { $known }.
wrong-temperament-none = keins
