"""The rules of The Curse of the Black Dice as tests, each citing the rule it is about."""
