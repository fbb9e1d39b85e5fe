# Co ustala się przed grą i czego się po niej spodziewać.

game-about = Każdy ma Oficera i Pirata: werbuj załogę, walcz, licytuj i przekup albo pokonaj Króla Piratów w jego wulkanie.
setup-start_gold = Złoto na początku
    .about = Ile ma każdy na starcie. Mając 20, szybciej uzbierasz na cenę Króla Piratów i gra jest krótsza.
setup-start_gold-10 = 10 złota, jak w oryginale
setup-start_gold-20 = 20 złota, krótsza gra
setup-reveal_odds = Pokazuj szanse
    .about = Czy przed wyborem widać szanse w walce i na cenę Króla.
setup-reveal_odds-on = Pokazuj
setup-reveal_odds-off = Ukrywaj
forecast = Około { $minutes } minut. Gdy grają boty, na 10 partii { $bought } kończy się przekupieniem Króla Piratów, a pozostałe jego pokonaniem.
