# Why a bot does what everybody sees it do, in its own words.

# What failing a column does, after 'it will' or 'it would'.
harm-sunk = sink us
harm-crew-lost = be the end of our crew
harm-damage = cost us { $n } damage
harm-standard = send its black dice on to other columns
harm-throw-pirate = cost us a pirate
harm-more-black = bring more black dice
harm-rum-on-pirates = fill up our pirates
harm-lose-die = cost everyone a die
harm-lose-gold = cost us gold

reason-fills = That fills the { $column }; otherwise it would { $harm }.
reason-fills-move-die = That fills the { $column }, and if nobody follows I may move a die.
reason-fills-rum = That fills the { $column }, and there is rum for everyone.
reason-fills-gold = That fills the { $column }, and { $n ->
    [one] { $n } gold token is
   *[other] { $n } gold tokens are
} mine.
reason-fills-token = That fills the { $column } and brings us a { $token }.
reason-fills-gold-and-token = That fills the { $column }: gold for me, and a { $token } for all of us.
reason-fills-hit = That fills the { $column } and hits { $enemy }.
reason-fills-unlock = That fills the { $column } and unlocks the flag.
reason-fills-fewer-black = That fills the { $column } and rids us of some black dice.
reason-fills-spoils-if-unlocked = That fills the { $column }, and if the rum barrel holds, there is gold and a hit in it.
reason-fills-unlocked = That fills the { $column } and hits { $enemy }, with gold for me.
reason-inactive = No black die lies on the { $column }, so I can roll it again.
reason-share-gold = The { $column } is full, and with a die there I share its gold.
reason-nearly-filled = That leaves the { $column } only { $missing } short; if it fails, it will { $harm }.
reason-still-short = The { $column } is still { $missing } short; if it fails, it will { $harm }.
reason-rank = The { $column } is full, but dice there still count for { $rank ->
    [captain] captain
   *[sea-wolf] sea wolf
}.
reason-rank-ahead = The { $column } is full, but dice there keep me ahead for { $rank ->
    [captain] captain
   *[sea-wolf] sea wolf
}.
reason-reroll = These dice fit nowhere, and to roll them again is free.
reason-drink = I drink for a better roll: { $missing ->
    [one] { $missing } die is
   *[other] { $missing } dice are
} still missing.
reason-drink-nothing-fits = None of my dice fit, so I drink and roll again.
reason-drink-all-filled = Every column is filled, so I drink for a roll that pays me more.
reason-drink-no-gap = None of my dice fills a gap, so I drink and roll again.
reason-done-keep-rum = None of my dice fit, and I would rather keep my rum.
reason-done-no-rum = None of my dice fit, and I have no rum for another roll.
reason-pick-any = Of my dice, I can best do without { $count ->
    [one] this
   *[other] one
} { $die }.
reason-pick-opposite = This { $old } helps me more as { FORM($new, case: "indefinite") }.
reason-put-away = On the { $column } it is less in my way.
reason-stay = My die does more good on the anchor than anywhere else.
reason-pardon = I use my pardon: otherwise it would { $harm }.
reason-keep-pardon = I keep my pardon for something worse.
reason-keep-pardon-for = I keep my pardon: the { $column } is short too.
reason-swap = { $most } on the { $more } and { $least } on the { $fewer }: better the other way round.
reason-swap-equal = Both lines are as long, so this changes nothing.
reason-storm = The { $column } is full, but let us see where the wind takes its dice.
reason-storm-short = The { $column } is { $missing } short, so let the wind take some of its dice.
reason-haul = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on the { $column } can do more good elsewhere.
reason-take = That die does more good elsewhere than on the { $column }.
reason-take-spare = The { $column } has more dice than it needs.
reason-throw = Of this crew, we can best spare { FORM($title, case: "accusative") }.
reason-throw-last = There is nobody else left to throw.
reason-load = { $title } is the one we need least.
reason-load-room = { $title } has room for more after that.
reason-toss = I have to lose one, so I take the one I miss least.
reason-refill = All pirates are full, and we need them again.

# Why a bot pays a pirate.
reason-to-sails = Next round each of us has one more die.
reason-turn-die = One of my dice is worth a rum to me with another face.
reason-course = The { $column } is { $missing } short; a shorter line there would help.
reason-course-not-short = No column is short now, but I like these lines better the other way round.
reason-use-storm = The { $column } is { $missing } short; a storm may blow some of its dice away.
reason-use-storm-not-short = No column is short now, but the wind may turn that line to my liking.
reason-keelhauling-not-short = No column is short, so I want these dice where they pay me.
reason-on-board-spare = The { $column } is { $missing } short, and another column can spare a die.
reason-on-board-not-short = No column is short, so I want that die where it serves me better.
reason-dice-idle = The { $column } is { $missing } short, and some dice lie where they do little.
reason-overboard = If the { $column } fails, it will { $harm }; with him gone I can ignore that.
reason-overboard-last = He is the last of us, and it is all over.
reason-overboard-not-short = Whatever fails now, we can ignore one penalty.

# Advice to the reader: why a good player would choose this.

# $start is 'only' if no other die fits.
advice-column-inactive = { $start ->
    [only] Only this one fits: no
   *[any] No
} black die lies on the { $column }, so it could not be placed.
advice-column-short = { $start ->
    [only] Only this one fits: the
   *[any] The
} { $column } is only { $short } short then; if it fails: { $cost }.
advice-column-fills = { $start ->
    [only] Only this one fits: it
   *[any] It
} fills the { $column }; failed, it would mean: { $cost }.
advice-column-pays = { $start ->
    [only] Only this one fits: it
   *[any] It
} fills the { $column } and pays: { $reward }; failed, it would mean: { $cost }.
advice-column-share = { $start ->
    [only] Only this one fits: the
   *[any] The
} { $column } is filled already, and with a die there you share its reward: { $reward }.
advice-column-filled = { $start ->
    [only] Only this one fits: the
   *[any] The
} { $column } is filled already, but dice there still count for the { $half ->
    [left] left
   *[right] right
} half.
advice-reroll = It is free, and dice of a column without black dice are of no use.
advice-drink = All columns are filled; a new roll may bring your dice to where they pay you.
advice-drink-gaps = { $gaps ->
    [one] { $gaps } gap is
   *[other] { $gaps } gaps are
} still open, and a new roll may fit them better than these dice.
advice-drink-nothing-fits = Nothing that you show can be placed; a new roll may change that.
advice-done-keep-rum = Nothing that you show can be placed, and your rum is worth more later.
advice-done-no-rum = Nothing that you show can be placed, and you have no rum for a new roll.
advice-pick-no-better = There is no better face for it, but the die can be placed as well with another.
advice-stay = On the anchor your die counts for the left half, and whoever has most there is the next captain.
advice-stay-fills-none = No column is short by just one die, so moving yours would fill none.
advice-cancel = No later column is short yet, so this is the penalty to ignore.
advice-cancel-worst = No later column that is short has a worse penalty.
advice-cancel-not-worst = It spares us { $penalty }, but the { $column } may cost more.
advice-cancel-fatal = Otherwise { $fatal }, and everyone loses.
advice-suffer = You would keep the right for later columns, but suffer { $penalty }.
advice-suffer-for = Keep the right for the { $column }, which is short: { $penalty }.
advice-suffer-fatal = Beware: { $fatal }, and everyone loses.
advice-throw = The crew goes on with { $left ->
    [one] { $left } pirate
   *[other] { $left } pirates
}, without { FORM($pirate, case: "inside") }.
advice-throw-least = Of this crew, { FORM($pirate, case: "inside") } is usually missed least.
advice-throw-last = He is the last of the crew, so the game is lost.
advice-load = He is full then.
advice-load-least = He is full then, but of those with room he is usually missed least.
advice-load-room = He can still be paid { $count ->
    [one] { $count } time
   *[other] { $count } times
} after that.
advice-toss = A token worth { $worth } would cost you less.
advice-toss-smallest = It is your smallest token.
advice-refill = All pirates are full; for a token worth { $worth } everybody can pay them again.
advice-storm = The { $column } needs nothing; a storm re-rolls its black dice, so that some may leave.
advice-storm-short = The { $column } is { $short } short; a storm re-rolls its black dice, so that some may leave.
advice-take = A die of the { $column } may be worth more elsewhere, though it will be missing there.
advice-take-spare = The { $column } has { $count ->
    [one] { $count } die
   *[other] { $count } dice
} more than it needs.
advice-swap = The { $column } needs only { $needed } then, so this is less likely: { $penalty }.
advice-swap-closes = It closes { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}: the { $column } needs only { $needed } then.
advice-swap-equal = Both lines have as many dice, so this changes nothing.
advice-haul = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} from the { $column } can be placed anew; { $gaps ->
    [one] { $gaps } gap is
   *[other] { $gaps } gaps are
} open elsewhere.
advice-haul-inactive = The { $column } pays nothing any more, and { $count ->
    [one] { $count } die
   *[other] { $count } dice
} can be placed anew.

# Why to pay a pirate.
advice-overboard = The { $column } is short; if it fails ({ $cost }), you may ignore that.
advice-overboard-last = He is the last of the crew: everyone would lose at once.
advice-overboard-not-short = You may ignore one penalty of this settlement, whatever comes.
advice-turn = One of your dice may be more useful with another face.
advice-turn-fill = Turn one of your dice from the { $old } to the { $new }: { $count ->
    [one] it
   *[other] { $count } dice together
} would fill the { $new }.
advice-turn-short = Turn one of your dice from the { $old } to the { $new }: { $count ->
    [one] it
   *[other] { $count } dice together
} would leave the { $new } { $short } short.
advice-turn-join = Turn one of your dice from the { $old } to the { $new }: { $count ->
    [one] it
   *[other] { $count } dice together
} would join the { $new }.
advice-to-sails = Next round everyone has one more die: { $seats } dice more against the black ones.
advice-course = The { $column } is { $missing } short ({ $penalty }); a shorter line would help it.
advice-course-not-short = No column is short, so no swap is needed.
advice-use-storm = The { $column } is { $missing } short; a storm may blow its black dice elsewhere.
advice-use-storm-not-short = No column is short; a storm would only move the danger about.
advice-keelhauling = { $gaps ->
    [one] { $gaps } gap is
   *[other] { $gaps } gaps are
} open; dice that lie where they help little could be placed anew.
advice-keelhauling-not-short = No gap is open, but dice could be placed anew where they pay you.
advice-on-board = It moves a placed die to a column where it may be worth more to you.
advice-on-board-spare = The { $spare } can spare a die, and the { $short } is short.
advice-on-board-short = The { $column } is short, and a die from elsewhere may be worth more there.
