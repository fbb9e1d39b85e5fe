you = { $case ->
    [accusative] dich
    [dative] dir
   *[nominative] du
}
list-none = nichts
list-more = { $first }, { $second }
list-last = { $first } und { $second }
