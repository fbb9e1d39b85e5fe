"""Tells people who are away that it is their turn: by browser push, mail or webhook, as they chose for their seat."""
