you = { $case ->
    [genitive] ciebie
    [dative] tobie
    [accusative] ciebie
    [instrumental] tobą
    [locative] tobie
   *[nominative] ty
}
list-none = nic
list-more = { $first }, { $second }
list-last = { $first } i { $second }
