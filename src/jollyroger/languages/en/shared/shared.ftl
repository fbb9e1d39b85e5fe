# What all catalogues share.

you = you
list-none = nothing
list-more = { $first }, { $second }
list-last = { $first } and { $second }
