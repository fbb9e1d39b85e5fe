verdict-proven = Proven: { $rolls ->
    [0] nothing was rolled
    [one] the only roll follows from the secret sealed at the start
   *[other] all { $rolls } rolls follow from the secret sealed at the start
}, and { $choices ->
    [0] nothing has been chosen yet
    [one] the only choice is legal
   *[other] all { $choices } choices are legal
}.
verdict-unproven = Legal but not proven: { $choices ->
    [0] nothing has been chosen yet
    [one] the only choice is legal
   *[other] all { $choices } choices are legal
}{ $rolls ->
    [0] { "" }
    [one] , given the { $rolls } roll in the record
   *[other] , given the { $rolls } rolls in the record
}.
verdict-parts = { $outcome ->
    [proven] Proven
   *[unproven] Legal but not proven
}: { $choices ->
    [0] nothing has been chosen yet
    [one] the only choice is legal
   *[other] all { $choices } choices are legal
}.
part-none-chosen = Nothing has been chosen since.
part-none-rolled = Nothing was rolled in the { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} after that.
part-follows = The { $rolls ->
    [one] { $rolls } roll of the { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} after that follows
   *[other] { $rolls } rolls of the { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} after that follow
} from the secret sealed at the start.
part-unchecked = The { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
} of the { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} after that cannot be checked.
part-taken = { $what ->
    [nothing] Nothing was taken over
    [deal] The deal was taken over
    [choice] Choice { $last } was taken over
    [choices] Choices { $first } to { $last } were taken over
    [deal-choice] The deal and choice { $last } were taken over
   *[deal-choices] The deal and choices { $first } to { $last } were taken over
} from another game, and { $finding ->
    [none] nothing was rolled there
    [unchecked] the { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } there cannot be checked, as the record does not hold the secret of that game
    [not-noted] the { $rolls ->
        [one] { $rolls } roll there follows
       *[other] { $rolls } rolls there follow
    } from the secret of that game, but its commitment is none of those noted
    [too-few] the { $rolls ->
        [one] { $rolls } roll there follows
       *[other] { $rolls } rolls there follow
    } from the secret of that game, but so few could have been made to fit
   *[follow] the { $rolls ->
        [one] { $rolls } roll there follows
       *[other] { $rolls } rolls there follow
    } from the secret of that game
}.
unproven-nothing-sealed = Nothing was sealed at the start that could prove the rolls.
unproven-not-over = The rolls can be checked when the game is over and its secret is published.
unproven-no-secret = The record does not hold the secret that would prove the rolls.
luck-seeded = The luck was fixed by a seed, so it could be known in advance.
luck-seeded-before = The luck of a game that it was played on from was fixed by a seed, so it could be known in advance.
luck-without-salt = No player added a salt, so whoever drew the secret could know the rolls in advance.
luck-own-part = Each secret proves its own part only.
