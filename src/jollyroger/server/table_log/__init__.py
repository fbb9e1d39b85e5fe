"""What a table's log holds: its entries, what the rules made of them, and the record that follows from them."""
