# Crews, cards and runs.

crew-stormsail = Stormsail
crew-sea-sabre = Sea Sabre
crew-black-viper = Black Viper

# A crew card: 'Stormsail 8'. The attribute is what is printed on it: 'First Mate of the Stormsail.'
crew-card = { $crew } { $rank }
crew-card-about = { $title } of the { $crew }.
rank-1 = Cabin Boy
rank-2 = Swabbie
rank-3 = Cook
rank-4 = Rigger
rank-5 = Carpenter
rank-6 = Surgeon
rank-7 = Navigator
rank-8 = Gunner
rank-9 = Quartermaster
rank-10 = First Mate

card-cutpurse = Cutpurse
    .about = You may send any one other bid card on the table to the discard pile.
card-fall-off-the-dock = Fall off the Dock
    .about = The auction is off: its card and every bid go to the discard pile.
card-hidden-plunder = Hidden Plunder
    .about = Search the discard pile and take one card.
card-mermaid = Mermaid
    .about = Draw a card unseen from every other captain, keep one, discard the rest.
card-pieces-of-eight = Pieces of Eight
    .about = Claim one bid card on the table: it comes to your hand when the auction is over.
card-pirate-monkey = Pirate Monkey
    .about = In your hand it stands for any crew card, worth 0 points. In a bid it does nothing.
card-rum = Rum
    .about = Wins the auction against every bid without Rum.
card-shady-deal = Shady Deal
    .about = Whoever bid the lowest crew card gives you a card from hand, of their choice.
card-tavern-brawl = Tavern Brawl
    .about = Another captain is dealt no card next round and may not bid in it.
card-pirate-king = Pirate King
    .about = Every other captain gives you a card of their choice: keep up to two, discard the rest.

# Several equal cards in a list.
counted-card = { $count } { $card }

# A complete run; with Monkeys in its gaps.
run = { $crew } { $first } to { $last }
run-with-monkeys = { $crew } { $first } to { $last } ({ $count ->
    [one] a Monkey
   *[other] Monkeys
} for the { $gaps })

# A list alone.
listed = { $things }

# What a hand lacks. A hand never lacks more than nine cards.
cards-in-words = { $count ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
   *[9] nine cards
}
distance-won = a winning hand
distance-seven = { cards-in-words } from seven in a row
distance-three = { cards-in-words } from three of each crew

# How a hand is won: '… wins the hand with …'.
won-with = { $ending ->
    [points] the most points
    [crew-of-seven] seven in a row of one crew
   *[three-crews] three in a row of all three crews
}

# How large hands and piles look.
thickness-1 = up to { $most } cards
thickness-2 = { $least } to { $most } cards
thickness-3 = { $least } cards or more
height-0 = none left
height-1 = a few cards
height-2 = a low pile
height-3 = a fair pile
height-4 = a high pile
height-5 = a very high pile
height-6 = nearly all
