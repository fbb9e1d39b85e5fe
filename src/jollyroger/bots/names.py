"""Names for bots, as players see them."""

BOT_NAMES = (
    "Long Tom",
    "Red Meg",
    "Salty Pete",
    "Black Ann",
    "Peg Perkins",
    "Old Barnacle",
    "Squint Mary",
    "Gunpowder Jim",
    "Lucky Flo",
    "One-Ear Hal",
    "Mad Morgan",
    "Silent Sue",
)
