format-nobody = niemand
format-seat = Platz { $seat }
format-seat-inside = Platz { $seat }
format-hours = { $hours } Std. { $minutes } Min.
format-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } Std.
format-left-moment = noch weniger als eine Minute
format-left-minutes = noch { $count } Min.
format-left-hours = noch { $count } Std.
format-left-days = noch { $count } Tage
format-just-now = gerade eben
format-percent = { $percent } %
format-percent-least = < 1 %
format-percent-most = > 99 %
