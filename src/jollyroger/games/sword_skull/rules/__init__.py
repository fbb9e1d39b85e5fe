"""The rules, one module per chapter: turns and movement, spaces, fights, debts and cards."""
