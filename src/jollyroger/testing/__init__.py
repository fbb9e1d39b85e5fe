"""For the tests of a game, here or elsewhere: play by ids, count positions, keep golden records, spoil component files.

It is handed a `Game` and knows none.
"""
