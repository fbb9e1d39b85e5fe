# Dlaczego czegoś nie można zrobić.

refusal-lay-none-left = Nie masz już karty { $card } do wyłożenia.
refusal-lay-laid = Nie masz już karty { $card } do wyłożenia. „Cofnij” zabierze z powrotem to, co leży.
refusal-bid-brawled = Bijesz się w tawernie i w tej rundzie nie możesz licytować.
refusal-pass-laid = Masz już wyłożone karty. Najpierw to cofnij, jeśli chcesz spasować.
refusal-seal-empty = Oferta to co najmniej jedna karta: najpierw wyłóż kartę albo spasuj.
refusal-bid-turn = Każdy licytuje raz, po kolei. Teraz licytuje { $bidder }.
refusal-rebid-turn = Ponownie licytują tylko kapitanowie, którzy remisują, po kolei.
refusal-forfeit-laid = Masz już wyłożone karty. Najpierw to cofnij, jeśli chcesz odpuścić.
refusal-rebid-empty = Dołóż co najmniej jedną kartę albo odpuść.
refusal-rebid-pass = Przy remisie nie można spasować: dołóż co najmniej jedną kartę albo odpuść.
refusal-bids-final = Wszystkie oferty są złożone i nie można ich zmienić.
refusal-call-self = Oskarżyć możesz tylko innego kapitana przy tym stole.
refusal-call-off = Kantowanie jest wyłączone: nikt nie zatrzymuje więcej niż { $limit } kart.
refusal-call-closed = Od odkrycia ofert do następnego rozdania kart nikogo nie można oskarżyć.
refusal-call-stake = Potrzebujesz na ręce co najmniej jednej karty, żeby kogoś oskarżyć.
refusal-call-immune = { $captain } ma immunitet do następnego rozdania kart: oskarżenie było błędne.
refusal-call-settling = Oskarżenia rozstrzyga się po kolei; to jeszcze trwa.
refusal-keep-one = Musisz zatrzymać jedną z nich.
refusal-resolve-played = Ta karta jest już zagrana.
refusal-cut-itself = Rzezimieszek nie może wyciąć samego siebie.
refusal-claim-itself = Talary nie mogą zaklepać samych siebie.
refusal-claim-claimed = Ta karta jest już zaklepana { $claimer-is ->
    [you] przez ciebie
   *[other] przez gracza { $claimer }
}.
refusal-take-missing = Tej karty nie ma na stosie odrzuconych.
refusal-ask-other = Kartę oddaje tylko ktoś inny, kto dał najniższą kartę załogi i ma karty na ręce.
refusal-brawl-self = Nie możesz wszcząć bójki ze sobą.
refusal-discard-chosen = Twój wybór już zapadł; inni jeszcze wybierają.
refusal-discard-down = Kantowanie jest wyłączone: odrzuć karty, żeby zostało { $limit }.
refusal-discard-none-left = Nie masz już karty { $card } do odrzucenia. „Cofnij” zabierze z powrotem to, co wybrane.
