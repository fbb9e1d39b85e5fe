format-nobody = nikt
format-seat = Miejsce { $seat }
format-seat-inside = miejsce { $seat }
format-hours = { $hours } godz. { $minutes } min
format-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} { $hours } godz.
format-left-moment = jeszcze niecała minuta
format-left-minutes = jeszcze { $count } min
format-left-hours = jeszcze { $count } godz.
format-left-days = jeszcze { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
format-just-now = przed chwilą
format-percent = { $percent }%
format-percent-least = < 1%
format-percent-most = > 99%
