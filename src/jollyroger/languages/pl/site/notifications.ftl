push-denied = Ta przeglądarka blokuje wiadomości z tej strony. Zezwól na nie w ustawieniach przeglądarki dla tego adresu i wróć tutaj.
push-insecure = Przeglądarki przyjmują wiadomości tylko ze stron z https.
push-install = Na iPhonie lub iPadzie dodaj najpierw tę stronę do ekranu początkowego („Udostępnij”, potem „Do ekranu początkowego”) i otwórz ją stamtąd.
push-unsupported = Ta przeglądarka nie odbiera wiadomości. Mail działa wszędzie.
push-unreachable = Przeglądarka nie może połączyć się ze swoją usługą push. Spróbuj ponownie albo wybierz mail.
