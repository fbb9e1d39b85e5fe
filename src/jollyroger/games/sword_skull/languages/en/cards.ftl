# Figures, crew, enemies, items and Fortune cards.

role-officer = Officer
role-pirate = Pirate
# A figure of a player: 'your Officer'.
figure = { $owner-is ->
    [you] your
   *[other] { $owner }'s
} { $role }
the-enemy = the { $enemy }
the-mate = the First Mate
the-king = the Pirate King

# The crew. 'short' is the name where the settlement is shown beside it.
crew-clearwater-marine = Clearwater Marine
    .short = Marine
crew-clearwater-merchant = Clearwater Merchant
    .short = Merchant
crew-rum-reef-brawler = Rum Reef Brawler
    .short = Brawler
crew-rum-reef-fence = Rum Reef Fence
    .short = Fence
crew-hired-musketeer = Hired Musketeer
    .short = Hired Musketeer
crew-hired-cutthroat = Hired Cutthroat
    .short = Hired Cutthroat
crew-smuggler-gunner = Smuggler Gunner
    .short = Smuggler Gunner
crew-smuggler-boss = Smuggler Boss
    .short = Smuggler Boss
crew-fort-rock-captain = Fort Rock Captain
    .short = Captain
crew-fort-rock-governors-agent = Fort Rock Governor's Agent
    .short = Governor's Agent

# The symbols of a crew card: 'Pirate +1, 2 gold'.
symbol-might = { $role } +{ $might }
symbol-gold = { $gold } gold
symbols-both = { $first }, { $second }

enemy-cave-bats = Cave Bats
enemy-giant-crab = Giant Crab
enemy-mad-hermit = Mad Hermit
enemy-marooned-mutineer = Marooned Mutineer
enemy-drowned-sailor = Drowned Sailor
enemy-swamp-crocodile = Swamp Crocodile
enemy-giant-spider = Giant Spider
enemy-cave-bear = Cave Bear
enemy-skeleton-crew = Skeleton Crew
enemy-bandit-chief = Bandit Chief
enemy-headhunter = Headhunter
enemy-cyclops = Cyclops
enemy-ghost-captain = Ghost Captain
enemy-sea-witch = Sea Witch
enemy-giant-octopus = Giant Octopus
enemy-sea-serpent = Sea Serpent

# The items. What they do, and what the Fortune cards do, is a part of a sentence.
weapon-about = { $role } +{ $might }
item-cutlass = Cutlass
item-rapier = Rapier
item-flintlock-pistol = Flintlock Pistol
item-musket = Musket
item-blunderbuss = Blunderbuss
item-boarding-axe = Boarding Axe
item-dagger = Dagger
item-hook = Hook
item-spyglass = Spyglass
    .about = after a roll that is no double you may move { $n } space more or less, at least 1
item-compass = Compass
    .about = once a turn you may roll one of your two dice again before you move
item-longboat = Longboat
    .about = when a figure of yours would return to its Ship, you may put it on the Docks there instead
item-rope = Rope
    .about = quicksand and Geyser do nothing to your figures
item-treasure-map = Treasure Map
    .about = take { $n } gold extra at the Buried Treasure, and at a Treasure Chest with gold on it
item-strongbox = Strongbox
    .about = whoever beats a figure of yours cannot take gold from you
item-lantern = Lantern
    .about = in a Cave you may discard the first enemy turned up, and must fight the next
item-royal-seal = Royal Seal
    .about = take { $n } gold extra each time you collect at the Castle

fortune-keep-the-peace = Keep the Peace
    .when = before the dice of a fight between players are rolled
    .about = that fight does not take place
fortune-lucky-blow = Lucky Blow
    .when = after the dice of a fight of yours are rolled
    .about = your die counts as { $n }, even if it was blank
fortune-quick-thinking = Quick Thinking
    .when = after the dice of a fight of yours are rolled
    .about = one of the two dice, yours or the other, is rolled again
fortune-local-guide = Local Guide
    .when = on your turn, instead of rolling
    .about = set one of your figures on an outer space where no figure stands, and encounter it
fortune-bandits-bargain = Bandit's Bargain
    .when = on your turn, before the roll or at the end
    .about = buy a weapon from another player for its sell cost; the owner cannot refuse
fortune-auction = Auction
    .when = at once
    .about = the next item is auctioned; whoever drew this bids last
fortune-royal-pardon = Royal Pardon
    .when = when a space or other players' crew make you pay
    .about = pay nothing this time
fortune-fair-wind = Fair Wind
    .when = after you have rolled to move
    .about = roll both dice again
fortune-queens-commission = Queen's Commission
    .when = at once, and it stays
    .about = the Officer has { $n } Might more
fortune-fearsome-reputation = Fearsome Reputation
    .when = at once, and it stays
    .about = the Pirate has { $n } Might more
fortune-lost-purse = Lost Purse
    .when = at once
    .about = take { $n } gold from the bank
fortune-sunken-galleon = Sunken Galleon
    .when = at once
    .about = take { $n } gold from the bank
fortune-volunteer = Volunteer
    .when = at once
    .about = take a crew card of Clearwater or Rum Reef, and pay nobody
fortune-mutiny = Mutiny
    .when = at once
    .about = put one of your crew cards back on its pile
fortune-pickpocket = Pickpocket
    .when = at once
    .about = pay { $n } gold to the Treasure Trove
fortune-press-ganged = Press-Ganged
    .when = at once
    .about = the figure that drew this returns to its Ship
fortune-tribute = Tribute
    .when = at once
    .about = each other player pays you { $n } gold

# The reward for an enemy: '1 gold and 1 item'.
reward = { $parts }
reward-gold = { $gold } gold
reward-items = { $items ->
    [one] { $items } item
   *[other] { $items } items
}
die-face = { $face ->
    [0] blank
   *[other] { $face }
}
