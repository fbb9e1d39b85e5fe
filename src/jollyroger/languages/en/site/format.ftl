# Names, durations, times and numbers.

format-nobody = nobody
format-seat = Seat { $seat }
format-seat-inside = seat { $seat }
format-hours = { $hours } h { $minutes } min
format-days = { $days } d { $hours } h
format-left-moment = less than a minute left
format-left-minutes = { $count } min left
format-left-hours = { $count } h left
format-left-days = { $count } days left
format-just-now = just now
format-percent = { $percent } %
format-percent-least = < 1 %
format-percent-most = > 99 %
